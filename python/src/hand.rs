//! A hand: cards, some of them twice.

use crate::cards::{Hand, object, tuple, written};
use crate::error::invalid;
use crate::position::order_of;
use crate::read;
use numpy::{PyArray1, PyReadonlyArray1};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyString, PyTuple};

#[pymethods]
impl Hand {
    #[new]
    #[pyo3(signature = (cards = None))]
    fn new(cards: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        cards.map_or(Ok(game::Hand::EMPTY), read::hand).map(Self)
    }

    /// Returns the hand with these counts.
    ///
    /// Args:
    ///     counts: 24 numbers 0, 1 or 2 (``uint8``), in the order of the cards.
    #[staticmethod]
    fn from_counts(counts: PyReadonlyArray1<'_, u8>) -> PyResult<Self> {
        let counts = counts.as_array();
        if counts.len() != game::Card::COUNT || counts.iter().any(|&count| 2 < count) {
            return Err(invalid("expected 24 numbers 0, 1 or 2"));
        }
        let copies = game::Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(counts[card.index()])));
        Ok(Self(copies.collect()))
    }

    /// Returns the number of copies of each card: ``uint8`` of shape (24,), in the order of the cards.
    fn counts<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        PyArray1::from_iter(py, game::Card::all().map(|card| self.0.count(card) as u8))
    }

    /// The distinct cards.
    #[getter]
    fn kinds<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        tuple(py, self.0.kinds())
    }

    /// The cards as a player holds them, trumps first, each class from the highest to the lowest: in a position, or in a game of a
    /// rule set: ``hand.sorted("ddv", game="damensolo")``.
    #[pyo3(signature = (of = None, game = "normal"))]
    fn sorted<'py>(&self, py: Python<'py>, of: Option<Bound<'py, PyAny>>, game: &str) -> PyResult<Bound<'py, PyTuple>> {
        let of = of.unwrap_or_else(|| PyString::new(py, "ddv").into_any());
        tuple(py, order_of(&of, game)?.arranged(self.0))
    }

    /// The Augen of all cards, 0 to 240.
    #[getter]
    fn augen(&self) -> u16 {
        self.0.augen().0
    }

    /// Returns the number of copies of a card: 0, 1 or 2.
    fn count(&self, card: &Bound<'_, PyAny>) -> PyResult<usize> {
        Ok(self.0.count(read::card(card)?))
    }

    fn __contains__(&self, card: &Bound<'_, PyAny>) -> PyResult<bool> {
        Ok(self.0.contains(read::card(card)?))
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        tuple(py, self.0.cards())?.try_iter()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: isize) -> PyResult<Bound<'py, PyAny>> {
        let at = if index < 0 { index + self.0.len() as isize } else { index };
        let card = usize::try_from(at).ok().and_then(|at| self.0.cards().nth(at));
        let gone = || PyIndexError::new_err(format!("there are {} cards in this hand", self.0.len()));
        object(py, card.ok_or_else(gone)?)
    }

    fn __add__(&self, cards: &Bound<'_, PyAny>) -> PyResult<Self> {
        let mut hand = self.0;
        for card in read::cards(cards)? {
            if hand.count(card) == 2 {
                return Err(read::third(card));
            }
            hand.add(card);
        }
        Ok(Self(hand))
    }

    fn __sub__(&self, cards: &Bound<'_, PyAny>) -> PyResult<Self> {
        let mut hand = self.0;
        for card in read::cards(cards)? {
            if !hand.contains(card) {
                return Err(invalid(&format!("{card} is not in {}", written(self.0.cards()))));
            }
            hand.remove(card);
        }
        Ok(Self(hand))
    }

    fn __str__(&self) -> String {
        written(self.0.cards())
    }

    fn __repr__(&self) -> String {
        format!("Hand('{}')", self.__str__())
    }

    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        crate::html::of(slf, "hand")
    }

    /// The cards as a JSON list.
    #[expect(clippy::wrong_self_convention, reason = "Python lends what it owns")]
    fn to_json(&self) -> String {
        serde_json::Value::from_iter(self.0.cards().map(|card| card.to_string())).to_string()
    }

    /// The hand that ``to_json`` wrote.
    #[staticmethod]
    fn from_json(text: &str) -> PyResult<Self> {
        let cards: Vec<game::Card> =
            serde_json::from_value(read::json(text)?).map_err(|error| invalid(&error.to_string()))?;
        game::Hand::try_of(&cards).map(Self).map_err(read::third)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((slf.get_type().into_any(), (slf.get().__str__(),)))
    }
}
