//! `net`: a small neural network that plays without searching.
//!
//! It sees what one seat knows as yes-or-no [`features`](GROUPS) and says what each card is worth, who plays with it, and
//! where the unseen cards lie. It was learned from games among players of many kinds ([`lessons`]) by `scripts/train/net.py`.
//! The named soli it has not learned; they are played by the rules of thumb, and so are calls and Vorbehalte decided.

mod bot;
mod features;
mod lesson;
mod network;
mod player;

pub(crate) use bot::PARAMETERS;
pub use bot::{Judgement, Net, features};
pub(crate) use features::Scene;
pub use features::{FEATURES, Features, GROUPS, Group};
pub use lesson::{Gain, LESSON_BYTES, Learner, Lesson, gain, lessons, tables};
pub use network::{Sides, fingerprint};
pub use player::Player;

use network::Network;
use std::sync::LazyLock;

/// Returns the network.
fn network() -> &'static Network {
    static NETWORK: LazyLock<Network> = LazyLock::new(|| Network::read(include_bytes!("weights.bin")));
    &NETWORK
}
