//! The sheet of an evening: a text that a person writes and repairs, a line for each game, and what it adds up to.
//!
//! [`Sheet::read`] reads the text ([docs/SHEET.md](../../docs/SHEET.md)); [`evening`] goes through its rows with the
//! rules: dealers and players who sit out, the points of each game, the totals with their checks, and what comes next.
//! A row that does not fit is reported and passed over, so that the others stay as correct as possible until it is
//! corrected.

mod between;
mod edit;
mod ended;
mod evening;
mod export;
mod money;
mod penalty;
mod question;
mod rank;
mod show;
mod written;

pub use edit::{Begin, begin, with_fixed, with_line, with_moved, with_row, with_row_before, without};
pub use evening::{Evening, Row, evening};
pub use export::{csv, html};
pub use money::{Payment, PointWorth, payments};
pub use question::{RowAnswer, SheetAnswer, SheetQuestion};
pub use rank::{Ranked, rank, rank_rows};
pub use show::rows;
pub use written::{Entry, Sheet};

#[cfg(test)]
mod tests;
