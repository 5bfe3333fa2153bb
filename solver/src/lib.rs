//! Exact answers about positions with all cards open.
//!
//! One door: a [`Solver`] is [asked](Solver::ask) a question about a position, within [`Limits`], and says what is then known.
//! There are four questions:
//! - [`BestAugen`]: how many Augen does Re still get with best play of both sides?
//! - [`BestPoints`]: how many Points is the game worth if both sides play for the score?
//! - [`BestTricks`]: how many of the remaining tricks can a side force?
//! - a [`Claim`]: does a side make all of them *zwangslaeufig*, in every legal line? With a proof either way.
//!
//! The first three ask for the value, whether it reaches a number, what each card is worth, or a line of best play. If the limits
//! are spent before, the [`ValueAnswer`] holds bounds, never a guess. A solver that is kept remembers what it has found;
//! [`ask_all`] asks about many positions at once. [`brute`] says what a position is worth in a few lines and slowly: the
//! specification of all answers.
//!
//! ```
//! use game::{Augen, Card, Position, Seat, Team};
//! use doko_solver::{BestAugen, Claim, Config, Limits, Manner, Solver};
//!
//! let position = notation::position("rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA")?;
//! let mut solver = Solver::new(&Config::default());
//! assert_eq!(solver.ask(&position, BestAugen::value(), Limits::NONE).exact(), Augen(42));
//!
//! let top_first = Claim::new(&position, Team::Re, Manner::TopFirst { claimant: Seat::N })?;
//! assert!(solver.ask(&position, &top_first, Limits::NONE).exact().holds());
//! let any_order = Claim::new(&position, Team::Re, Manner::EveryOrder)?;
//! assert!(!solver.ask(&position, &any_order, Limits::NONE).exact().holds());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

//!
//! # Glossary
//! Where the literature has a word, it is used; words of our own are marked with a star.
//! - *transposition table* (`table`): what was found before. It is a *partition table*: an entry answers for every position in which
//!   all that its proof depends on is the same.
//! - *bucket, entry, filter, probe*: the entries under one key; one of them; a test that rejects an entry without
//!   reading it; looking for an answer.
//! - *canonical form* (`canonical`): the cards in the order in which positions with the same key correspond card by card.
//! - *relative ranks*: only the order of the remaining cards of a class matters, not which cards they are.
//! - *dependencies* (`dependencies`): the comparisons of cards that a proof depends on. Positions in which they come out the same
//!   have the same proof.
//! - *bound* (`bound`): a lower or an upper one, with the cards that the maximizing side wins *possibly* and *certainly*, the
//!   *critical lines*, in which it comes closest to failing, and their *slack*, the distance of all others.
//! - *goal* (`goal`, `goals`): Augen, Points or tricks; *null window, cut, move generation, move ordering, dominance*: as in a chess
//!   engine.
//! - *quick tricks* (`quick_tricks`): tricks that a side is certain of without playing on.
//! - *interchangeable cards, sibling pruning* (`siblings`): one failed card answers for others of its class. *Special cards* are not
//!   interchangeable, for special points hang on them.
//! - *any taker*\* (`takers`): a proof that holds for each of several takers of a trick.
//! - *iterative widening, move limit* (`widening`, `move_limits`): a side is tried with its most promising cards first. What
//!   rests on cards that were left out is *provisional* and stored under *perturbed keys*.
//! - *driver* (`mtd`): which null windows are searched, from a *first guess*.
//! - *split point, helpers* (`split`, `helpers`): the young brothers wait concept; *limits, stop token* (`limits`, `stop`).
//! - *Volle*\*: an ace or ten, four of which make a Doppelkopf.

// In the search a bool says who plays and which bound is meant, and it is compared and counted with; and each step hands on all
// that it has at hand.
#![expect(
    clippy::fn_params_excessive_bools,
    clippy::too_many_arguments,
    reason = "they are data in the loop of the search"
)]

mod alpha_beta;
mod answer;
mod batch;
mod bitboard;
mod bound;
pub mod brute;
mod canonical;
mod config;
mod dependencies;
mod driver;
mod engine;
pub mod experiment;
mod goal;
mod goals;
mod helpers;
mod kind;
mod limits;
mod machine;
mod move_generation;
mod move_limits;
mod move_ordering;
mod mtd;
mod node;
mod observe;
mod playout;
mod problem;
pub mod proof;
mod question;
mod quick_tricks;
mod root;
mod search;
mod setup;
mod siblings;
mod solver;
mod special_cards;
mod split;
mod stop;
mod table;
mod takers;
#[doc(hidden)]
pub mod training_hooks;
mod trick;
mod verdict;
mod watch;
mod weights;
mod widening;

pub use answer::{Bounds, Completion, Tricks, Unit, ValueAnswer, VerdictAnswer};
pub use batch::ask_all;
pub use config::{Config, Threads};
pub use goals::PointsError;
pub use limits::Limits;
pub use observe::{Observer, Stats};
pub use playout::Playouts;
pub use question::{AugenOfLeaders, BestAugen, BestPoints, BestTricks, SolverQuestion};
pub use solver::Solver;
pub use stop::Stop;
pub use verdict::{
    Claim, ClaimError, Explanation, ForcedSpecial, LineError, Manner, Step, Threat, Verdict, check_counter_line,
    explain, forced_special, takes_with_any,
};
pub use watch::{CardProgress, SearchProgress, Watch, Watching};
