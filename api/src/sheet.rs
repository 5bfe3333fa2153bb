//! The sheet of an evening: a text that a person writes and repairs, a line for each game, and what it adds up to.
//!
//! [`Sheet::read`] reads the text ([docs/SHEET.md](../../docs/SHEET.md)); [`evening`] goes through its rows with the rules:
//! who deals and who sits out, what each game counts, the totals with their checks, and what comes next. A row that does not
//! fit is told and passed over, so that after a correction everything behind it says what it still can.

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

pub use edit::{begin, with_fixed, with_line, with_moved, with_row, with_row_before, without};
pub use evening::{Evening, Row, evening};
pub use export::{csv, html};
pub use money::{Payment, payments};
pub use question::{Answer, Question, RowAnswer};
pub use rank::{Ranked, rank, rank_rows};
pub use show::rows;
pub use written::{Entry, Sheet};

#[cfg(test)]
mod tests;
