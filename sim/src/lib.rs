//! Many games: bots at tables, and everything that repeats, seeds, records and averages.
//!
//! # Examples
//! ```
//! use bots::Draw;
//! use game::{BySeat, Rules, Seat, SeatSet};
//! use game::{Ended, Scope, Setup};
//! use doko_sim::Table;
//!
//! let spec: bots::Spec = "random".parse()?;
//! let mut table = Table::new(BySeat([spec.build()?, spec.build()?, spec.build()?, spec.build()?]));
//! let deal = Draw::new(7, 0).deal(&Rules::DDV, Seat::W)?;
//! let (pflichtsolo_open, forced) = (SeatSet::EMPTY, None);
//! let setup = Setup { rules: &Rules::DDV, deal, pflichtsolo_open, forced, scope: Scope::Everything };
//! if let Ended::Played(outcome, _) = table.play(&setup, 7).ended {
//!     assert_eq!(outcome.score.points.iter().map(|(_, points)| points.0).sum::<i32>(), 0);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod analysis;
mod compliance;
mod entrant;
pub mod generate;
mod in_order;
mod io_reason;
mod journal;
mod label;
pub mod library;
mod locked_file;
mod manifest;
pub mod matches;
mod new_file;
mod open_cards;
mod oracle;
mod paced_sync;
#[cfg(feature = "parquet")]
mod parquet;
pub mod problems;
pub mod report;
pub mod review;
mod round;
mod seal;
mod seat_clock;
mod seed;
pub mod stats;
pub mod study;
mod table;
mod wire;

pub use analysis::{Analysis, Certainty, Choice, Decision, Price, Silence, analyse};
pub use compliance::{Compliance, compliance};
pub use entrant::{Bench, Entrant, Who};
pub use in_order::{Interrupted, in_order};
pub use io_reason::io_reason;
pub use journal::{Differs, Journal, JournalError};
pub use label::{GameRow, Label, Wanted};
pub use locked_file::{IfLocked, lock_file};
pub use manifest::{DATA_FORMAT, FileFormat, Manifest, ManifestError, NoFormat, Plan, Receipt, units_of_shard};
pub use new_file::NewFile;
pub use oracle::Oracle;
pub use paced_sync::PacedSync;
pub use round::{GameOfRound, TableRound};
pub use seal::{Seal, SealError};
pub use seat_clock::Clock;
pub use seed::{ConfigHash, FORMAT, ParseHashError, Seeds};
pub use table::{MOST_REDEALS, Table, TableGame, play_on, seeds};
pub use wire::{Header, WIRE_VERSION, WireError, WireReader, WireWriter};
