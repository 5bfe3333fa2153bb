//! A deal.

use crate::cards::{Hand, hands_dict, written};
use crate::error::{invalid, refused};
use crate::position::Position;
use crate::read;
use crate::rules::{Rules, contract};
use bots::Draw;
use game::{BySeat, Card, Contract, PositionParts, Scope, Seat};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::{Deserialize, Serialize};

/// The hands of all seats, and the dealer.
///
/// ``Deal.random(seed=1)`` is the first deal of ``doko deal --seed 1``.
///
/// Args:
///     hands: A mapping from seats to hands, or four hands in the order north, east, south, west.
///     dealer: Who deals; his left neighbour is asked and leads first.
///     rules: The rule set, whose deck is dealt.
///
/// Raises:
///     InputError: If the hands do not share out the deck evenly.
#[pyclass(frozen, eq, module = "doppelkopf")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Deal {
    pub(crate) deal: game::Deal,
    pub(crate) rules: Rules,
}

/// A deal in the words of a game record.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    rules: Option<String>,
    dealer: Seat,
    hands: BySeat<Vec<Card>>,
}

impl Deal {
    fn of(rules: Rules, dealer: Seat, hands: &BySeat<Vec<Card>>) -> PyResult<Self> {
        let deal = game::Deal::from_cards(&rules.rules, dealer, hands);
        Ok(Self { deal: deal.map_err(|error| refused(&error))?, rules })
    }

    /// Returns a random deal; in games of the DDV and dealt by west unless it is said.
    ///
    /// # Errors
    /// There are no such rules, or no such seat.
    pub(crate) fn drawn(
        (seed, number): (u64, u64),
        scope: Scope,
        rules: Option<&Bound<'_, PyAny>>,
        dealer: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let rules = Rules::read_or_ddv(rules)?;
        let dealer = dealer.map_or(Ok(Seat::W), read::seat)?;
        let deal = Draw::new(seed, number).deal_for(&rules.rules, dealer, scope);
        Ok(Self { deal: deal.map_err(|error| refused(&error))?, rules })
    }

    fn written(&self, seat: Seat) -> String {
        written(self.deal.hands()[seat].cards())
    }

    /// Returns the hands, a line each.
    pub(crate) fn text(&self) -> String {
        Seat::ALL.map(|seat| format!("{seat}: {}", self.written(seat))).join("\n")
    }

    /// Returns the deal in the words of a game record.
    pub(crate) fn json(&self) -> String {
        let hands = BySeat::from_fn(|seat| self.deal.hands()[seat].cards().collect());
        let written = Written { rules: Some(self.rules.rules.name.to_string()), dealer: self.deal.dealer(), hands };
        serde_json::to_string(&written).unwrap_or_default()
    }

    /// Reads what [`json`](Self::json) wrote.
    ///
    /// # Errors
    /// It is no deal.
    pub(crate) fn of_json(text: &str, rules: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let written: Written =
            serde_json::from_value(read::json(text)?).map_err(|error| invalid(&error.to_string()))?;
        let rules = match &written.rules {
            Some(name) => Rules::known(name, rules)?,
            None => Rules::read_or_ddv(rules)?,
        };
        Self::of(rules, written.dealer, &written.hands)
    }
}

#[pymethods]
impl Deal {
    #[new]
    #[pyo3(signature = (hands, dealer = None, rules = None))]
    fn new(
        hands: &Bound<'_, PyAny>,
        dealer: Option<&Bound<'_, PyAny>>,
        rules: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let dealer = dealer.map_or(Ok(Seat::W), read::seat)?;
        Self::of(Rules::read_or_ddv(rules)?, dealer, &read::by_seat(hands, read::cards)?)
    }

    /// A random deal: that of ``doko deal`` with this seed and number.
    ///
    /// Args:
    ///     seed: The same seed and number give the same deal.
    ///     number: Which of the deals of this seed, from 0.
    ///     rules: The rule set.
    ///     dealer: Who deals.
    ///     scope: ``"cards"`` for the cards of games in which only cards are decided: no hand has both queens of clubs.
    #[staticmethod]
    #[pyo3(signature = (seed, number = 0, *, rules = None, dealer = None, scope = "everything"))]
    fn random(
        #[pyo3(from_py_with = read::seed)] seed: u64,
        #[pyo3(from_py_with = read::count)] number: u64,
        rules: Option<&Bound<'_, PyAny>>,
        dealer: Option<&Bound<'_, PyAny>>,
        scope: &str,
    ) -> PyResult<Self> {
        Self::drawn((seed, number), read::scope(scope)?, rules, dealer)
    }

    /// The hands by seat.
    #[getter]
    fn hands<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        hands_dict(py, self.deal.hands())
    }

    /// The dealer.
    #[getter]
    fn dealer(&self) -> char {
        self.deal.dealer().letter()
    }

    /// The rule set.
    #[getter]
    fn rules(&self) -> Rules {
        self.rules.clone()
    }

    /// The hand of a seat.
    fn __getitem__(&self, seat: &Bound<'_, PyAny>) -> PyResult<Hand> {
        Ok(Hand(self.deal.hands()[read::seat(seat)?]))
    }

    /// The position before the first card, with all cards open.
    ///
    /// Args:
    ///     game: ``normal`` or a solo. In a normal game the holders of the queens of clubs are Re; who holds both plays alone.
    ///     soloist: Who plays the solo.
    ///
    /// Raises:
    ///     InputError: If there is no such game, or a solo has no soloist.
    #[pyo3(signature = (game = "normal", soloist = None))]
    fn position(&self, game: &str, soloist: Option<&Bound<'_, PyAny>>) -> PyResult<Position> {
        let contract = contract(game)?;
        let solo = match (contract, soloist) {
            (Contract::Solo(solo), Some(soloist)) => Some((read::seat(soloist)?, solo)),
            (Contract::Solo(_), None) => return Err(invalid("a solo needs a soloist, such as soloist=\"N\"")),
            (_, Some(_)) => {
                return Err(invalid("only a solo has a soloist; expected game=\"damensolo\" or another solo"));
            }
            (_, None) => None,
        };
        let parts = PositionParts { contract, ..PositionParts::of_deal(&self.rules.rules, &self.deal, solo) };
        let position = game::Position::new(parts).map_err(|error| refused(&error))?;
        Ok(Position::of(position))
    }

    /// The deal in the words of a game record.
    fn to_json(&self) -> String {
        self.json()
    }

    /// The deal that ``to_json`` wrote; a club's rule set is given as ``rules``.
    #[staticmethod]
    #[pyo3(signature = (text, rules = None))]
    fn from_json(text: &str, rules: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        Self::of_json(text, rules)
    }

    fn __repr__(&self) -> String {
        let hands = Seat::ALL.map(|seat| format!("'{seat}': '{}'", self.written(seat))).join(", ");
        let rules = match self.rules.is_published() {
            true => format!("'{}'", self.rules.rules.name),
            false => self.rules.__repr__(),
        };
        format!("Deal({{{hands}}}, dealer='{}', rules={rules})", self.deal.dealer())
    }

    fn __str__(&self) -> String {
        self.text()
    }

    fn __hash__(&self) -> u64 {
        crate::error::hash(&(self.deal, &self.rules.rules.name))
    }

    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        crate::html::of(slf, "deal")
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String, Rules))> {
        Ok((slf.get_type().getattr("from_json")?, (slf.get().to_json(), slf.get().rules.clone())))
    }
}
