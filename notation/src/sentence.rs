//! The known facts of a game in one line, as people say it.
//!
//! ```text
//! Re N+O 145 Augen, Re angesagt, Fuchs für Kontra, Charlie Re
//! Damensolo Ost, 110 Augen, Kontra angesagt mit 10 Karten
//! ```
//!
//! Commas part the line into clauses. Each says who (a side, seats, players by name) and what: a number of Augen or tricks,
//! calls, special points, a game. What is said of nobody belongs to whom the clause before spoke of, if it says the same kind
//! of thing; otherwise it is refused, as everything is that can be two things. So a line in which commas were forgotten says
//! the same as with them, or is refused.

mod clause;
mod error;
mod parts;
mod tokens;
mod write;

pub use error::{ResultError, ResultProblem};
pub use tokens::is_taken;
pub use write::write_result;

use crate::result::Facts;
use game::Seat;

/// The names that stand for the seats in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names<'a> {
    /// The seats themselves: `N`, `Ost`.
    Seats,
    /// Players by name, with the seat of each; `None` for who sits out.
    Players(&'a [(String, Option<Seat>)]),
}

/// A line that is longer, in bytes, is none that somebody says.
const LONGEST: usize = 2000;

/// Reads what people know of a game.
///
/// # Examples
/// ```
/// use doko_notation::{Names, parse_result};
/// use doko_notation::record::Breaches;
/// use doko_notation::result::reckon;
/// use game::{Points, Rules, Seat};
///
/// let facts = parse_result("Re N+O 145 Augen, Re angesagt, Fuchs für Kontra", &Names::Seats)?;
/// let reckoned = reckon(&Rules::DDV, &facts, Breaches::Refuse).expect("that can be");
/// assert_eq!(reckoned.score.points[Seat::N], Points(2));
/// # Ok::<(), doko_notation::ResultError>(())
/// ```
///
/// # Errors
/// Returns what is not understood, and where.
pub fn parse_result(text: &str, names: &Names<'_>) -> Result<Facts, ResultError> {
    if LONGEST < text.len() {
        return Err(ResultError::whole(ResultProblem::TooLong(LONGEST)));
    }
    read(text, names).map_err(|error| error.quoting(text))
}

fn read(text: &str, names: &Names<'_>) -> Result<Facts, ResultError> {
    let clauses = tokens::clauses(text, names)?;
    if clauses.is_empty() {
        return Err(ResultError::whole(ResultProblem::Empty));
    }
    let mut reader = clause::Reader::default();
    for clause in &clauses {
        reader.take(clause)?;
    }
    reader.finish()
}

#[cfg(test)]
mod tests;
