//! Small neural networks that do not search.
//!
//! The knowledge of one seat is a set of yes-or-no [`features`](GROUPS). The network of the bot `net` estimates the
//! value of each card, the sides, and where the unseen cards lie ([`Judgement`]). A smaller one estimates the sides
//! alone ([`Sides::seen`]), and all beliefs use it. Both were learned from games among players of many types
//! ([`lessons`]) by `lab/train/net.py` and `lab/train/sides.py`. They have not learned the named soli; `net`
//! plays those, and decides calls and Vorbehalte, by the rules of thumb.

#[cfg(not(target_family = "wasm"))]
mod bot;
mod features;
mod layers;
#[cfg(not(target_family = "wasm"))]
mod lesson;
#[cfg(not(target_family = "wasm"))]
mod network;
#[cfg(not(target_family = "wasm"))]
mod player;
mod sides;

#[cfg(not(target_family = "wasm"))]
pub(crate) use bot::PARAMETERS;
#[cfg(not(target_family = "wasm"))]
pub use bot::{Judgement, Net};
pub use features::{FEATURES, Features, GROUPS, Group};
pub use layers::fingerprint;
#[cfg(not(target_family = "wasm"))]
pub use lesson::{Gain, LESSON_BYTES, Learner, Lesson, gain, lessons, tables};
#[cfg(not(target_family = "wasm"))]
pub use player::Player;
pub use sides::Sides;

use crate::rules::{Memory, Scene};
use game::View;

/// Returns what a network sees; `None` of a named solo, which none has learned.
#[must_use]
pub fn features(view: &View<'_>) -> Option<Features> {
    looking(view, |scene| scene.features(scene.slots()))
}

fn looking<T>(view: &View<'_>, look: impl FnOnce(&Scene<'_>) -> T) -> Option<T> {
    let public = view.public();
    let memory = Memory::of(public);
    let (seat, hand) = (view.seat(), view.hand());
    let scene = Scene { public, memory: &memory, tricks: public.tricks(), trick: public.trick(), seat, hand };
    scene.is_learned().then(|| look(&scene))
}
