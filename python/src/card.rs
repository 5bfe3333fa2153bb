//! A card.

use crate::cards::{Card, object, tuple};
use crate::error::invalid;
use crate::position::order_of;
use crate::read;
use game::words::card_short;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use text::{Language, Localized};

#[pymethods]
impl Card {
    #[new]
    fn new(card: &Bound<'_, PyAny>) -> PyResult<Self> {
        read::card(card).map(Self)
    }

    /// All 24, in their order.
    #[staticmethod]
    fn all(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
        tuple(py, game::Card::all())
    }

    /// The card with this number, 0 to 23.
    #[staticmethod]
    fn from_index(py: Python<'_>, index: i64) -> PyResult<Bound<'_, PyAny>> {
        let card = usize::try_from(index).ok().and_then(game::Card::from_index);
        object(py, card.ok_or_else(|| invalid(&format!("{index} is no card; expected 0 to 23")))?)
    }

    /// Its number in observations and actions, 0 to 23.
    #[getter]
    fn index(&self) -> usize {
        self.0.index()
    }

    fn __index__(&self) -> usize {
        self.0.index()
    }

    /// The printed suit: ``C``, ``S``, ``H`` or ``D``.
    #[getter]
    fn suit(&self) -> char {
        self.0.suit().letter()
    }

    /// The printed rank: ``A``, ``T``, ``K``, ``Q``, ``J`` or ``9``.
    #[getter]
    fn rank(&self) -> char {
        self.0.rank().letter()
    }

    /// The Augen of the card: 11 for an ace, 0 for a nine.
    #[getter]
    fn augen(&self) -> u16 {
        self.0.augen().0
    }

    /// The card as tables show it: ``♥10``.
    #[getter]
    fn symbol(&self) -> String {
        card_short(self.0).text(Language::English)
    }

    /// Returns the name of the card: ``ten of hearts``, or ``Herz Zehn`` with ``lang="de"``.
    #[pyo3(signature = (lang = "en"))]
    fn name(&self, lang: &str) -> PyResult<String> {
        let language = read::language(lang)?;
        Ok(self.0.message().text(language))
    }

    /// Returns whether it is a trump in a position, or in a game of a rule set: ``card.is_trump("ddv",
    /// game="damensolo")``.
    #[pyo3(signature = (of, game = "normal"))]
    fn is_trump(&self, of: &Bound<'_, PyAny>, game: &str) -> PyResult<bool> {
        Ok(order_of(of, game)?.trumps().contains(self.0))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Card('{}')", self.0)
    }

    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        crate::html::of(slf, "card")
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((slf.get_type().into_any(), (slf.get().__str__(),)))
    }
}
