//! One game as an environment steps it, for what is written in Python on top of it.

use crate::error::{illegal, invalid};
use crate::read;
use crate::released::released;
use crate::tables::{legal_actions, rules_of};
use bots::Draw;
use env::layout::{FEATURES, LAYOUT_VERSION, LEN};
use env::{Action, N_ACTIONS, Single, perfect};
use game::{BySeat, Card, Deal, Hand, Seat, SeatSet};
use notation::rules_file::to_json;
use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// One game, decision by decision. The environments for PettingZoo and OpenSpiel stand on it.
///
/// Args:
///     hands: The cards of north, east, south, west by number.
///     rules: A published rule set, the text of a rule file, or the JSON of a rule set.
///     scope: ``"everything"`` or ``"cards"``.
///     dealer: 0 to 3 for north, east, south, west.
///
/// Raises:
///     ValueError: The cards are not a deal, or another argument is not valid.
#[pyclass(module = "doppelkopf._engine")]
pub(crate) struct Episode {
    single: Single,
}

#[pymethods]
impl Episode {
    #[new]
    #[pyo3(signature = (hands, *, rules="ddv", scope="everything", dealer=3))]
    fn new(hands: Vec<Vec<usize>>, rules: &str, scope: &str, dealer: usize) -> PyResult<Self> {
        let (rules, scope) = (rules_of(rules)?, read::scope(scope)?);
        let cards = hands.iter().map(|hand| hand.iter().map(|&card| card_of(card)).collect::<PyResult<Vec<Card>>>());
        let cards = cards.collect::<PyResult<Vec<_>>>()?;
        let given = cards.len();
        let cards: [Vec<Card>; 4] = cards.try_into().map_err(|_| invalid(&format!("{given} hands; expected four")))?;
        let deal = Deal::from_cards(&rules, seat_of(dealer)?, &BySeat(cards));
        let deal = deal.map_err(|error| invalid(&error.to_string()))?;
        read::check_scope(scope, &deal)?;
        Ok(Self { single: Single::new(rules, scope, deal, SeatSet::EMPTY) })
    }

    /// Deals a game: the same seed and index give the same cards, and who deals goes round with the index.
    #[staticmethod]
    #[pyo3(signature = (*, rules="ddv", scope="everything", seed=0, index=0))]
    fn deal(
        rules: &str,
        scope: &str,
        #[pyo3(from_py_with = read::seed)] seed: u64,
        #[pyo3(from_py_with = read::count)] index: u64,
    ) -> PyResult<Self> {
        let (rules, scope) = (rules_of(rules)?, read::scope(scope)?);
        let dealer = Seat::from_index((index % 4) as usize);
        let deal = Draw::new(seed, index).deal_for(&rules, dealer, scope);
        let deal = deal.map_err(|error| invalid(&error.to_string()))?;
        Ok(Self { single: Single::new(rules, scope, deal, SeatSet::EMPTY) })
    }

    /// The seat to act, 0 to 3; ``None`` when the game is over.
    fn seat(&self) -> Option<usize> {
        self.single.seat().map(Seat::index)
    }

    #[doc = concat!(" The number of actions: ", card_actions!(), " or ", all_actions!(), ".")]
    #[getter]
    fn n_actions(&self) -> usize {
        self.single.n_actions()
    }

    /// The legal actions, in rising order; none when the game is over.
    fn legal(&self) -> Vec<usize> {
        let mask = self.mask_bytes();
        (0..mask.len()).filter(|&at| mask[at] == 1).collect()
    }

    /// ``(n_actions,)`` uint8, 1 for each legal action.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        self.mask_bytes().into_pyarray(py)
    }

    #[doc = concat!(" ``(", row!(), ",)`` uint8, what this seat sees.")]
    fn observation<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let mut bytes = vec![0; LEN];
        self.single.observe(seat_of(seat)?, &mut bytes);
        Ok(bytes.into_pyarray(py))
    }

    #[doc = concat!(" ``(", open_row!(), ",)`` uint8, what this seat would see with open cards.")]
    fn perfect_information<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let mut bytes = vec![0; perfect::LEN];
        self.single.observe_perfectly(seat_of(seat)?, &mut bytes);
        Ok(bytes.into_pyarray(py))
    }

    /// Does what the seat that is asked has decided.
    ///
    /// Raises:
    ///     IllegalAction: The action is not legal, or the game is over. Nothing has changed then.
    fn step(&mut self, action: i64) -> PyResult<()> {
        self.single.step(action).map_err(|error| match self.single.seat() {
            Some(_) => {
                let legal = legal_actions(&self.mask_bytes());
                illegal(&format!("action {action}: {error}; expected one of {legal}"))
            }
            None => illegal(&format!("action {action}: the game is over; expected a new one")),
        })
    }

    /// Returns whether the game is over.
    fn is_over(&self) -> bool {
        self.single.seat().is_none()
    }

    /// The Points of north, east, south, west once the game is over; zeros where the cards are dealt again, ``None`` before.
    fn points(&self) -> Option<[i32; 4]> {
        self.single.ended().map(|ending| ending.points().0.map(|points| points.0))
    }

    /// The numbers of all actions so far.
    fn actions(&self) -> Vec<u32> {
        self.single.actions().iter().map(|&action| u32::from(action)).collect()
    }

    /// The dealer, 0 to 3.
    #[getter]
    fn dealer(&self) -> usize {
        self.single.deal().dealer().index()
    }

    /// ``"everything"`` or ``"cards"``.
    #[getter]
    fn scope(&self) -> &'static str {
        self.single.scope().name()
    }

    /// The rule set as JSON.
    #[getter]
    fn rules(&self) -> String {
        to_json(self.single.rules()).to_string()
    }

    /// The cards that were dealt to north, east, south, west, by number.
    fn dealt(&self) -> Vec<Vec<usize>> {
        self.single.deal().hands().0.map(numbers).to_vec()
    }

    /// The cards that north, east, south, west hold now, by number.
    fn hands(&self) -> Vec<Vec<usize>> {
        let hands = self.single.episode().course().hands().copied();
        hands.unwrap_or_default().0.map(numbers).to_vec()
    }

    /// The game as this seat may imagine it: another deal of the cards that it does not see, each as likely as any other.
    ///
    /// Raises:
    ///     ValueError: No deal fits what has happened.
    fn imagine(&self, py: Python<'_>, seat: usize, #[pyo3(from_py_with = read::seed)] seed: u64) -> PyResult<Self> {
        let seat = seat_of(seat)?;
        let single = released(py, || self.single.imagine(seat, &mut Draw::new(seed, 0)))?;
        single.map(|single| Self { single }).map_err(|error| invalid(&error.to_string()))
    }

    /// A copy that goes its own way.
    fn copy(&self) -> Self {
        Self { single: self.single.clone() }
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let this = slf.borrow();
        let state =
            (this.dealt(), this.rules(), this.scope(), this.dealer(), this.actions()).into_pyobject(slf.py())?;
        let again = slf.get_type().getattr("_again")?;
        PyTuple::new(slf.py(), [again, state.into_any()])
    }

    #[staticmethod]
    fn _again(hands: Vec<Vec<usize>>, rules: &str, scope: &str, dealer: usize, actions: Vec<i64>) -> PyResult<Self> {
        let mut episode = Self::new(hands, rules, scope, dealer)?;
        actions.into_iter().try_for_each(|action| episode.step(action))?;
        Ok(episode)
    }

    fn __repr__(&self) -> String {
        let name = &self.single.rules().name;
        format!("<Episode {name}, {} actions, {:?}>", self.single.actions().len(), self.scope())
    }
}

impl Episode {
    fn mask_bytes(&self) -> Vec<u8> {
        let mut mask = vec![0; self.single.n_actions()];
        self.single.write_mask(&mut mask);
        mask
    }
}

fn numbers(hand: Hand) -> Vec<usize> {
    hand.cards().map(Card::index).collect()
}

fn card_of(number: usize) -> PyResult<Card> {
    Card::from_index(number)
        .ok_or_else(|| invalid(&format!("card {number}; expected a number from 0 to {}", Card::COUNT - 1)))
}

fn seat_of(seat: usize) -> PyResult<Seat> {
    if seat < Seat::ALL.len() {
        return Ok(Seat::from_index(seat));
    }
    Err(invalid(&format!("seat {seat}; expected 0 to 3 for north, east, south, west")))
}

/// The features of an observation: name, first byte, number of bytes, highest value, what it says.
#[pyfunction]
pub(crate) fn features() -> Vec<(&'static str, usize, usize, u8, &'static str)> {
    let mut at = 0;
    let told = FEATURES.iter().map(|feature| {
        let start = at;
        at += feature.len;
        (feature.name, start, feature.len, feature.max, feature.about)
    });
    told.collect()
}

/// The words of all actions, by number.
#[pyfunction]
pub(crate) fn action_names() -> Vec<String> {
    (0..N_ACTIONS).filter_map(Action::from_index).map(|action| action.to_string()).collect()
}

/// The versions of the layout of an observation, and of that with open cards.
#[pyfunction]
pub(crate) fn layout_versions() -> (u32, u32) {
    (LAYOUT_VERSION, perfect::LAYOUT_VERSION)
}
