//! A position with all cards open.

use crate::cards::{hands_dict, tuple, written};
use crate::dict::by_team;
use crate::error::{hash, illegal, invalid, marked, refused};
use crate::read::{self, MOST_TEXT};
use crate::rules::Rules;
use game::{ByTeam, Card, Level, Order, Seat};
use notation::{RuleBook, parse_position};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use serde_json::json;

/// A position with all cards open (``docs/notation.md``).
///
/// ``Position("rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA")``. It never changes; ``play`` returns another.
///
/// Args:
///     text: The position in one line.
///     rules: A club's rule set, which the text may name; one that names none means it.
///
/// Raises:
///     InputError: If the text is no position, with carets below what is wrong.
#[pyclass(frozen, module = "doppelkopf")]
#[derive(Clone)]
pub(crate) struct Position {
    pub(crate) position: game::Position,
    /// The position before the last card of all, and that card; what is over cannot be written as a text.
    before: Option<(Box<game::Position>, Card)>,
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position
    }
}

/// Returns the order of the cards in a position, or in a game of a rule set; whatever is no named solo has that of the normal game.
///
/// # Errors
/// It is neither.
pub(crate) fn order_of(of: &Bound<'_, PyAny>, game: &str) -> PyResult<Order> {
    match of.cast::<Position>() {
        Ok(position) => Ok(position.get().position.order().clone()),
        Err(_) => Rules::read(of)?.order(game),
    }
}

impl Position {
    pub(crate) fn of(position: game::Position) -> Self {
        Self { position, before: None }
    }

    /// Reads a position or its text.
    ///
    /// # Errors
    /// Returns an error if it is not a position.
    pub(crate) fn read(value: &Bound<'_, PyAny>, rules: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        if let Ok(position) = value.cast::<Self>() {
            return Ok(position.get().clone());
        }
        let Ok(text) = value.cast::<PyString>() else {
            return Err(read::wrong_type(
                "a position: a Position, or its text; solve and values take a Deal and a Game, too",
                value,
            ));
        };
        let text = text.to_str()?;
        read::check_length(text, MOST_TEXT)?;
        Self::parse(text, &Rules::book(rules)?)
    }

    fn parse(line: &str, book: &RuleBook) -> PyResult<Self> {
        let position = parse_position(line, book).map_err(|error| marked(&error, line, &error.labels))?;
        Ok(Self::of(position))
    }

    fn rules_of(&self) -> Rules {
        Rules::of(self.position.rules())
    }

    fn is_over(&self) -> bool {
        self.position.cards().is_over()
    }

    fn after(&self, card: Card) -> PyResult<Self> {
        let legal = self.position.cards().legal(self.position.order());
        let Some(next) = self.position.after(card) else {
            if self.is_over() {
                return Err(illegal(&format!("{card} cannot be played: all cards are played")));
            }
            let (turn, legal) = (self.position.cards().turn(), written(legal));
            return Err(illegal(&format!("{turn} cannot play {card}; expected one of {legal}")));
        };
        let before = next.cards().is_over().then(|| (Box::new(self.position.clone()), card));
        Ok(Self { position: next, before })
    }
}

/// Returns the word for how far a side has called.
pub(crate) const fn level_name(level: Level) -> Option<&'static str> {
    match level {
        Level::None => None,
        Level::Ansage => Some("ansage"),
        Level::Keine90 => Some("k90"),
        Level::Keine60 => Some("k60"),
        Level::Keine30 => Some("k30"),
        Level::Schwarz => Some("schwarz"),
    }
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (text, rules = None))]
    fn new(text: &Bound<'_, PyAny>, rules: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        Self::read(text, rules)
    }

    /// The rule set.
    #[getter]
    fn rules(&self) -> Rules {
        self.rules_of()
    }

    /// The game: ``normal``, ``damensolo``, ``farbsolo_C``, ..
    #[getter]
    fn game(&self) -> String {
        self.position.parts().contract.to_string()
    }

    /// The seats of Re.
    #[getter]
    fn re<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.position.parties().re.iter().map(Seat::letter).collect::<Vec<_>>())
    }

    /// The seat that plays alone, named or silent; ``None`` in a game of two against two.
    #[getter]
    fn soloist(&self) -> Option<char> {
        self.position.parties().soloist().map(Seat::letter)
    }

    /// The leader of the current trick.
    #[getter]
    fn leader(&self) -> char {
        self.position.cards().trick().leader().letter()
    }

    /// The seat to play; ``None`` after the last card.
    #[getter]
    fn turn(&self) -> Option<char> {
        (!self.is_over()).then(|| self.position.cards().turn().letter())
    }

    /// The cards on the table, the led one first.
    #[getter]
    fn trick<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        tuple(py, self.position.cards().trick().cards().iter().copied())
    }

    /// The hands by seat; what lies on the table is in no hand.
    #[getter]
    fn hands<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        hands_dict(py, self.position.cards().hands())
    }

    /// The number of tricks that are not complete yet.
    #[getter]
    fn tricks_left(&self) -> usize {
        self.position.cards().tricks_left()
    }

    /// The trumps.
    #[getter]
    fn trumps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        tuple(py, self.position.order().trumps())
    }

    /// The Augen that each side has in complete tricks, ``{"re": 110, "kontra": 77}``; ``None`` if they are not known.
    #[getter]
    fn augen<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        self.position.won().map(|won| by_team(py, |team| won[team].augen.0)).transpose()
    }

    /// The number of complete tricks of each side; ``None`` if that is not known.
    #[getter]
    fn tricks_won<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        self.position.won().map(|won| by_team(py, |team| won[team].tricks)).transpose()
    }

    /// The highest call of each side: ``None``, ``ansage``, ``k90``, ``k60``, ``k30`` or ``schwarz``.
    #[getter]
    fn calls<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let calls: ByTeam<Level> = self.position.parts().calls;
        by_team(py, |team| level_name(calls[team]))
    }

    /// The cards that may be played now, in the order of the cards; none after the last one.
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let cards = self.position.cards();
        let legal = if self.is_over() { game::CardSet::EMPTY } else { cards.legal(self.position.order()) };
        tuple(py, legal)
    }

    /// The position after this card.
    ///
    /// Raises:
    ///     IllegalAction: If it may not be played.
    fn play(&self, card: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.after(read::card(card)?)
    }

    /// The position as a request has it: its line, and the rules it follows.
    fn to_json(&self) -> PyResult<String> {
        if self.before.is_some() {
            return Err(invalid("all cards are played, and no text says so; write down the position before"));
        }
        Ok(json!({ "position": self.position.to_string(), "rules": self.rules_of().asked() }).to_string())
    }

    /// The position that ``to_json`` wrote.
    #[staticmethod]
    fn from_json(text: &str) -> PyResult<Self> {
        let value = read::json(text)?;
        let Some(line) = value["position"].as_str() else {
            return Err(invalid("expected {\"position\": .., \"rules\": ..}"));
        };
        let book = RuleBook::published();
        let book = match value["rules"]["toml"].as_str() {
            Some(toml) => {
                let rules = notation::rules_file::parse_rules(toml, "club");
                book.with_default(rules.map_err(|error| refused(&error))?)
            }
            None => book,
        };
        Self::parse(line, &book)
    }

    fn __str__(&self) -> String {
        self.position.to_string()
    }

    fn __repr__(&self) -> String {
        let (of, after) = match &self.before {
            Some((before, card)) => (before.as_ref(), format!(".play('{card}')")),
            None => (&self.position, String::new()),
        };
        format!("Position('{of}'{}){after}", Rules::of(of.rules()).argument())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self == other.get())
    }

    fn __hash__(&self) -> u64 {
        hash(&self.position.to_string())
    }

    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        crate::html::of(slf, "position")
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let (py, this) = (slf.py(), slf.get());
        if let Some((before, card)) = &this.before {
            let before = Bound::new(py, Self::of(before.as_ref().clone()))?;
            let play = slf.get_type().getattr("play")?;
            return (play, (before, card.to_string())).into_pyobject(py);
        }
        (slf.get_type(), (this.position.to_string(), this.rules_of())).into_pyobject(py)
    }
}
