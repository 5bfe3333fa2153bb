//! Cards and hands as objects; what they can do stands in `card.rs` and `hand.rs`.

use crate::dict::by_seat;
use game::BySeat;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyTuple};

/// One of the 24 kinds of card.
///
/// Every kind exists twice in the deck; the two copies are indistinguishable. ``Card("HT")`` is the ten of hearts, and
/// so are
/// ``Card("Herz 10")``, ``Card("♥10")`` and ``Card("Dulle")``. Cards are ordered as in observations and actions: CA CT CK CQ CJ C9 SA
/// .. D9.
///
/// Raises:
///     InputError: If the text is no card, or could be two.
#[pyclass(frozen, eq, ord, hash, module = "doppelkopf")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Card(pub(crate) game::Card);

/// Returns the object of a card; there is one for each, which is never made twice.
pub(crate) fn object(py: Python<'_>, card: game::Card) -> PyResult<Bound<'_, PyAny>> {
    static ALL: PyOnceLock<Py<PyTuple>> = PyOnceLock::new();
    let all = ALL.get_or_try_init(py, || {
        let cards = game::Card::all().map(|card| Bound::new(py, Card(card))).collect::<PyResult<Vec<_>>>()?;
        PyTuple::new(py, cards).map(Bound::unbind)
    })?;
    all.bind(py).get_item(card.index())
}

/// Returns the objects of these cards.
pub(crate) fn tuple(py: Python<'_>, cards: impl IntoIterator<Item = game::Card>) -> PyResult<Bound<'_, PyTuple>> {
    let cards = cards.into_iter().map(|card| object(py, card)).collect::<PyResult<Vec<_>>>()?;
    PyTuple::new(py, cards)
}

/// Cards of one seat: each kind not at all, once or twice.
///
/// ``Hand("HT,CQ DA")``, ``Hand([Card("HT"), "CQ"])``. It never changes: ``hand + "HT"`` and ``hand - "HT"`` are other hands. Iterated it
/// gives every copy in the order of the cards.
///
/// Raises:
///     InputError: If a card is not valid, or comes a third time.
#[pyclass(frozen, eq, hash, module = "doppelkopf")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Hand(pub(crate) game::Hand);

/// Writes cards with blanks between them; no card is `-`.
pub(crate) fn written(cards: impl IntoIterator<Item = game::Card>) -> String {
    let codes: Vec<String> = cards.into_iter().map(|card| card.to_string()).collect();
    if codes.is_empty() { "-".to_owned() } else { codes.join(" ") }
}

/// Returns what each seat holds as a dictionary.
pub(crate) fn hands_dict<'py>(py: Python<'py>, hands: &BySeat<game::Hand>) -> PyResult<Bound<'py, PyDict>> {
    by_seat(py, |seat| Hand(hands[seat]))
}
