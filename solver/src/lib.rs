//! Exact answers about positions with all cards open.
//!
//! [`brute`] says what a position is worth, in a few lines and slowly; everything else gives the same answers faster.
//! There are four questions:
//! - How many Augen does Re still get with best play of both sides? [`value()`], [`card_values()`],
//!   [`line()`]; does it get so many? [`reaches()`]; within a budget? [`bounds()`].
//! - How many Points is the game worth if both sides play for the score? [`points_value()`], [`points_cards()`],
//!   [`points_line()`].
//! - Can a side force all remaining tricks? [`forced()`]; how many can it force? [`forced_tricks()`].
//! - Does a side make them *zwangslaeufig*, whatever everybody plays? [`verdict()`], with a proof either way.
//!
//! Each has a form with a [`Limits`] of cards, time or a flag that another thread sets: [`try_reaches()`],
//! [`card_bounds()`], [`line_within()`], [`points_bounds()`], [`points_card_bounds()`], [`points_line_within()`],
//! [`try_forces()`], [`trick_bounds()`], [`try_verdict()`]. What it has found by then are bounds, never a guess. A
//! [`Solver`] keeps what it has found from one question to the next.
//!
//! ```
//! use game::{Augen, Position, Seat, Team};
//! use solver::{Claim, Config, Manner};
//!
//! let position: Position = "rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA".parse()?;
//! assert_eq!(solver::value(&position, &Config::default()), Augen(42));
//!
//! let top_first = Claim::new(&position, Team::Re, Manner::TopFirst { claimant: Seat::N })?;
//! assert!(solver::verdict(&position, &top_first).holds());
//! let any_order = Claim::new(&position, Team::Re, Manner::EveryOrder)?;
//! assert!(!solver::verdict(&position, &any_order).holds());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bitboard;
mod bound;
pub mod brute;
mod canonical;
mod config;
mod dependencies;
mod driver;
mod engine;
pub mod experiment;
mod goals;
mod kind;
mod legacy;
mod limits;
mod machine;
mod move_generation;
mod move_ordering;
mod mtd;
mod observe;
mod playout;
mod quick_tricks;
mod root;
mod search;
mod siblings;
mod solver;
mod special_cards;
mod split;
mod table;
mod takers;
pub mod training;
mod verdict;
mod widening;

pub use config::{Config, Threads};
pub use goals::{PointsError, points_brute};
pub use legacy::*;
pub use limits::Limits;
pub use observe::{Observer, Stats};
pub use playout::Playouts;
pub use solver::Solver;
pub use verdict::{
    Claim, ClaimError, Explanation, ForcedSpecial, LineError, Manner, Step, Threat, Verdict, check_counter_line,
    explain, forced_special, try_verdict, verdict,
};
