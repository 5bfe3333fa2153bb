//! Breaches of the rules and their rulings: the handbook of the referees as data, its procedure as code.
//!
//! A [`Case`] says which entry of the handbook is asked, in which game, about whom, with which [`Facts`]. [`rule`] answers
//! with a [`Ruling`]: class, points for all four, how the game goes on, who decides, and the reasons, each with its
//! paragraph. What is said to people is in [`text`], as messages of the one catalogue.
//!
//! ```
//! use game::{Rules, Seat};
//! use doko_referee::{Case, Facts, Game, SoloKind, rule};
//!
//! // North plays a solo and has called two Absagen; east does not follow suit.
//! let game = Game::solo(Seat::N, SoloKind::Lust);
//! let case = Case::new(&Rules::DDV, "3.8.2", game, Some(Seat::E), 2, Facts::new())?;
//! let ruling = rule(&case)?;
//! assert_eq!(ruling.points[Seat::E], -18);
//! assert_eq!(ruling.points[Seat::N], 18);
//! assert_eq!(ruling.game.name(), "stop_solo_counts");
//! # Ok::<(), doko_referee::Problem>(())
//! ```

pub mod action;
mod announced;
pub mod case;
pub mod catalogue;
mod checked;
mod cite;
pub mod claim;
mod computed;
mod consistency;
pub mod entry;
mod evidence;
pub mod fact;
mod facts;
pub mod finding;
mod implied;
mod interview;
#[cfg(feature = "serde")]
pub mod json;
pub mod penalty;
mod played;
mod problem;
mod procedure;
mod questions;
pub mod repetition;
mod ruling;
mod search;
pub mod settlement;
pub mod several;
mod special;
pub mod text;
mod topic;
pub mod written;

pub use announced::{Announced, MannerName, Said, SaidError};
pub use case::{Case, KnownGame};
pub use catalogue::MOST_LETTERS;
pub use claim::{Claims, Judged};
pub use computed::can_win;
pub use evidence::Evidence;
pub use facts::Facts;
pub use finding::Finding;
pub use interview::{Interview, NextQuestion};
pub use played::{Game, GameKind, SoloKind};
pub use problem::Problem;
pub use procedure::rule;
pub use ruling::{Appeal, Class, Consequence, Continuation, Decider, Rest, Ruling, Says, Step};
pub use search::{Found, search};
pub use settlement::{Settled, Settlement, settle};
pub use topic::Topic;
