//! Problems to solve: the best card, call or game; a card that wins against all deals; a claim of the remaining tricks.
//!
//! A [`Problem`] shows what one seat sees and asks one question that has one right answer. There are three kinds ([`Kind`]):
//! - *judgement*: the right answer is better by at least [`LEAST_LEAD`] Points and [`ERRORS`] standard errors, under
//!   three models of the others ([`judgement`](mod@judgement));
//! - *proof*: the right card reaches the goal whatever the others hold and play, and for each wrong card there is a deal in
//!   which it does not, not even with open cards ([`proof`](mod@proof)). No bot has an opinion there;
//! - *claim*: whether the remaining tricks are the claimant's in all deals that he cannot exclude
//!   ([`claim`](mod@claim)).
//!
//! They are [mined](mine()) from generated games, distinguished by a canonical form, sorted by [themes](Theme) and by
//! the number of bots that miss them, and can be [checked](verify()) again from scratch.

mod canonical;
pub mod claim;
mod ending;
mod grade;
pub mod judgement;
mod kept;
mod mine;
mod problem;
pub mod proof;
mod renew;
mod seen;
mod theme;
mod verify;

pub use canonical::id_of;
pub use grade::{CLAIM_JUDGES, GRADES, LADDER};
pub use judgement::{ERRORS, LEAST_LEAD};
pub use mine::{MineError, Mined, Plan, Wanted, mine};
pub use problem::{Broken, Evidence, Kind, Lead, Made, Model, NoKind, Problem, ProblemQuestion, Refuted, VERSION};
pub use renew::renew;
pub use seen::{Seen, Unseen};
pub use theme::{NoTheme, Theme};
pub use verify::{Deals, Unsound, verify};
