//! What came of a game, as the data class of the package.

use crate::position::level_name;
use game::{BySeat, Points, Redeal, Seat, Team};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyTuple, PyType};

fn class(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    CLASS.import(py, "doppelkopf._outcome", "Outcome")
}

/// Returns what each seat gets as a dictionary.
pub(crate) fn points<'py>(py: Python<'py>, points: &BySeat<Points>) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for (seat, points) in points.iter() {
        dict.set_item(seat.to_string(), points.0)?;
    }
    Ok(dict)
}

/// Returns that the cards are dealt again.
pub(crate) fn redeal<'py>(py: Python<'py>, redeal: Redeal) -> PyResult<Bound<'py, PyAny>> {
    let fields = PyDict::new(py);
    fields.set_item("points", points(py, &BySeat::from_fn(|_| Points(0)))?)?;
    fields.set_item("redeal", redeal.kind.name())?;
    class(py)?.call((), Some(&fields))
}

/// Returns what came of a game that was played.
pub(crate) fn played<'py>(py: Python<'py>, outcome: &game::Outcome) -> PyResult<Bound<'py, PyAny>> {
    let fields = PyDict::new(py);
    let by_team = |of: &dyn Fn(Team) -> Py<PyAny>| -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for team in Team::ALL {
            dict.set_item(team.name(), of(team))?;
        }
        Ok(dict)
    };
    let number = |number: u16| number.into_pyobject(py).map_or_else(|never| match never {}, |n| n.into_any().unbind());
    let seats = outcome.parties.re.iter().map(Seat::letter);
    let items = outcome.score.items.iter().map(|item| (item.kind.name(), item.team.name(), item.points.0));
    fields.set_item("points", points(py, &outcome.score.points)?)?;
    fields.set_item("redeal", py.None())?;
    fields.set_item("game", outcome.scored_as.name())?;
    fields.set_item("re", PyTuple::new(py, seats.collect::<Vec<_>>())?)?;
    fields.set_item("augen", by_team(&|team| number(outcome.won[team].augen.0))?)?;
    fields.set_item("tricks", by_team(&|team| number(u16::from(outcome.won[team].tricks)))?)?;
    fields.set_item("calls", by_team(&|team| word(py, level_name(outcome.levels[team])))?)?;
    fields.set_item("winner", outcome.score.winner.map(Team::name))?;
    fields.set_item("items", PyTuple::new(py, items.collect::<Vec<_>>())?)?;
    class(py)?.call((), Some(&fields))
}

fn word(py: Python<'_>, word: Option<&str>) -> Py<PyAny> {
    word.map_or_else(|| py.None(), |word| pyo3::types::PyString::new(py, word).into_any().unbind())
}
