//! What the bot `net` sees and thinks, and what it was taught.

use crate::cards::object;
use crate::error::invalid;
use crate::view::View as Object;
use bots::net::{GROUPS, Judgement, LESSON_BYTES, Learner};
use game::Card;
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Games between two looks for Ctrl-C.
const LOOK_EVERY: u64 = 16;

/// Most games of one call: some gigabytes.
const MOST_GAMES: u64 = 1_000_000;

fn of_view<T>(view: &Bound<'_, PyAny>, look: impl FnOnce(&game::View<'_>) -> T) -> PyResult<T> {
    let view = Object::read(view, None)?;
    let seen = view
        .of_play()
        .ok_or_else(|| invalid("the game is still being found; expected a view of a game that is played"))?;
    Ok(look(&seen))
}

/// The groups of the features of the network: name, number of features, what they say.
#[pyfunction]
pub(crate) fn net_groups() -> Vec<(&'static str, usize, &'static str)> {
    GROUPS.iter().map(|group| (group.name, group.len, group.about)).collect()
}

/// The numbers of the features that are true of a view; ``None`` of a named solo.
#[pyfunction]
pub(crate) fn net_features<'py>(
    py: Python<'py>,
    view: &Bound<'py, PyAny>,
) -> PyResult<Option<Bound<'py, PyArray1<i64>>>> {
    let features = of_view(view, bots::net::features)?;
    Ok(features.map(|features| features.iter().map(|number| number as i64).collect::<Vec<_>>().into_pyarray(py)))
}

/// What the network thinks of a view: the value of each legal card, the Points, the probability to win, and the copies of each card at the
/// others; ``None`` of a named solo.
#[pyfunction]
#[expect(clippy::type_complexity, reason = "Python makes an object of it")]
pub(crate) fn net_judgement<'py>(
    py: Python<'py>,
    view: &Bound<'py, PyAny>,
) -> PyResult<Option<(Bound<'py, PyDict>, f32, f32, Bound<'py, PyArray2<f32>>)>> {
    let Some(judgement) = of_view(view, Judgement::of)? else { return Ok(None) };
    let cards = PyDict::new(py);
    for (card, value) in judgement.cards {
        cards.set_item(object(py, card)?, value)?;
    }
    let held = judgement.held.concat().into_pyarray(py).reshape([3, Card::COUNT])?;
    Ok(Some((cards, judgement.value, judgement.win, held)))
}

/// The lessons of some games, a row of bytes for each.
#[pyfunction]
pub(crate) fn net_lessons(py: Python<'_>, seed: u64, first: u64, games: u64) -> PyResult<Bound<'_, PyArray2<u8>>> {
    if games > MOST_GAMES || first.checked_add(games).is_none() {
        return Err(invalid(&format!("{games} games; expected at most {MOST_GAMES}")));
    }
    let mut bytes = Vec::new();
    for start in (first..first + games).step_by(LOOK_EVERY as usize) {
        let end = (start + LOOK_EVERY).min(first + games);
        py.detach(|| {
            let lessons = (start..end).flat_map(|index| bots::net::lessons(seed, index, Learner::RULES));
            lessons.for_each(|lesson| lesson.write(&mut bytes));
        });
        py.check_signals()?;
    }
    let rows = bytes.len() / LESSON_BYTES;
    bytes.into_pyarray(py).reshape([rows, LESSON_BYTES])
}
