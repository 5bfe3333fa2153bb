//! Doppelkopf as an environment for learners: numbered actions, what one seat observes, many games at once.

#![forbid(unsafe_code)]

pub mod action;
mod around;
mod batch;
mod episode;
mod error;
pub mod layout;
mod observer;
pub mod perfect;
mod player;
mod question;
mod quick;
mod saved;
mod single;
mod table;
mod together;
mod write;

pub use action::{Action, N_ACTIONS, N_CARDS, n_actions};
pub use batch::{AutoReset, Batch, Buffers, Config, Look, NOBODY, never, write_mask};
pub use episode::{Ending, Episode};
pub use error::{BatchError, IllegalAction};
pub use observer::Observer;
pub use player::{Player, Policy, Rows};
pub use question::{LearnerQuestion, Meaning, Seen};
pub use single::Single;
