//! Positions that Python gives, thousands at once.

use crate::deal::Deal;
use crate::error::input_error;
use crate::position::Position as Object;
use crate::read::{MOST_TEXT, check_length, wrong_type};
use crate::running::Game;
use api::{Context, Source};
use game::Position;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use text::{Language, Message};

/// A position that may still have to be read.
pub(crate) enum GivenPosition {
    /// It was one already.
    Read(Box<Position>),
    /// Its text.
    Text(String),
}

impl GivenPosition {
    fn of(given: &Bound<'_, PyAny>, at: usize) -> PyResult<Self> {
        if let Some(position) = object_of(given)? {
            return Ok(Self::Read(Box::new(position)));
        }
        if let Ok(text) = given.cast::<PyString>() {
            let text = text.to_str()?;
            check_length(text, MOST_TEXT)?;
            return Ok(Self::Text(text.to_owned()));
        }
        Err(wrong_type(&format!("positions[{at}] to be a Position, a Deal, a Game or the text of a position"), given))
    }

    /// Reads the position with this number.
    pub(crate) fn read(self, at: usize) -> Result<Position, api::Error> {
        let position = match self {
            Self::Read(position) => *position,
            Self::Text(text) => {
                let read = Context::new(Language::English).position(&Source::of_question(text));
                read.map_err(|error| error.at(place(at)))?
            }
        };
        if position.cards().is_over() {
            return Err(over().at(place(at)));
        }
        Ok(position)
    }
}

fn over() -> api::Error {
    api::Error::new(Message::verbatim("all cards are played, so there is nothing to solve"))
}

/// Says which of many positions is meant.
pub(crate) fn place(at: usize) -> Message {
    Message::verbatim(format!("positions[{at}]"))
}

/// Returns the position that an object is, of a deal that before the first card of a normal game, of a game the one now; `None` if it
/// is a text, or nothing of the kind.
fn object_of(given: &Bound<'_, PyAny>) -> PyResult<Option<Position>> {
    if let Ok(position) = given.cast::<Object>() {
        return Ok(Some(position.get().position.clone()));
    }
    if given.cast::<Deal>().is_err() && given.cast::<Game>().is_err() {
        return Ok(None);
    }
    let position = given.call_method0("position")?;
    Ok(Some(position.cast::<Object>()?.get().position.clone()))
}

/// Returns the position that Python gives.
pub(crate) fn position_of(given: &Bound<'_, PyAny>) -> PyResult<Position> {
    let position = match object_of(given)? {
        Some(position) => position,
        None => Object::read(given, None)?.position,
    };
    if position.cards().is_over() { Err(input_error(&over())) } else { Ok(position) }
}

/// Most positions in one call.
const MOST_POSITIONS: usize = 1_000_000;

/// Returns the positions that Python gives, not yet read: a list, a tuple, an array, anything else with items.
pub(crate) fn positions_of(given: &Bound<'_, PyAny>) -> PyResult<Vec<GivenPosition>> {
    const EXPECTED: &str = "positions to be a sequence of positions";
    if given.cast::<PyString>().is_ok() {
        let text = format!("expected {EXPECTED}, got one text; text.splitlines() is one");
        return Err(PyTypeError::new_err(text));
    }
    let n = given.len().map_err(|_| wrong_type(EXPECTED, given))?;
    if MOST_POSITIONS < n {
        let text = format!("expected at most {MOST_POSITIONS} positions at once, got {n}; ask in several parts");
        return Err(PyValueError::new_err(text));
    }
    let mut positions = Vec::with_capacity(n);
    for (at, item) in given.try_iter()?.enumerate() {
        positions.push(GivenPosition::of(&item?, at)?);
    }
    Ok(positions)
}
