//! What came of a game, as the data class of the package.

use crate::dict::{by_seat, by_team};
use crate::position::level_name;
use game::{Redeal, Seat, Team};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyTuple, PyType};

fn class(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    CLASS.import(py, "doppelkopf._outcome", "Outcome")
}

/// Returns that the cards are dealt again.
pub(crate) fn redeal<'py>(py: Python<'py>, redeal: Redeal) -> PyResult<Bound<'py, PyAny>> {
    let fields = PyDict::new(py);
    fields.set_item("points", by_seat(py, |_| 0)?)?;
    fields.set_item("redeal", redeal.kind.name())?;
    class(py)?.call((), Some(&fields))
}

/// Returns what came of a game that was played.
pub(crate) fn played<'py>(py: Python<'py>, outcome: &game::Outcome) -> PyResult<Bound<'py, PyAny>> {
    let fields = PyDict::new(py);
    let seats = outcome.parties.re.iter().map(Seat::letter);
    let items = outcome.score.items.iter().map(|item| (item.kind.name(), item.team.name(), item.points.0));
    fields.set_item("points", by_seat(py, |seat| outcome.score.points[seat].0)?)?;
    fields.set_item("redeal", py.None())?;
    fields.set_item("game", outcome.scored_as.name())?;
    fields.set_item("re", PyTuple::new(py, seats.collect::<Vec<_>>())?)?;
    fields.set_item("augen", by_team(py, |team| outcome.won[team].augen.0)?)?;
    fields.set_item("tricks", by_team(py, |team| outcome.won[team].tricks)?)?;
    fields.set_item("calls", by_team(py, |team| level_name(outcome.levels[team]))?)?;
    fields.set_item("winner", outcome.score.winner.map(Team::name))?;
    fields.set_item("items", PyTuple::new(py, items.collect::<Vec<_>>())?)?;
    class(py)?.call((), Some(&fields))
}
