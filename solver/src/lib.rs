//! Exact answers about positions with all cards open.

mod bits;
pub mod brute;
mod claim;
mod config;
mod counterline;
mod forced;
mod observe;
mod search;
mod slot;
mod structure;
mod transposition;
mod verdict;

pub use claim::{Claim, ClaimError, Manner};
pub use config::{Config, Switch};
pub use counterline::{LineError, check_counter_line};
pub use forced::forced;
pub use observe::{Observer, Stats};
pub use search::{card_values, line, value, value_observed};
pub use verdict::{Verdict, verdict};
