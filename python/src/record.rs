//! A game record.

use crate::cards::{object, tuple};
use crate::error::{hash, input_error, invalid};
use crate::outcome;
use crate::position::Position;
use crate::read::{self, MOST_FILE};
use crate::released::caught;
use crate::rules::Rules;
use crate::view::View;
use api::Context;
use api::fields::with_options;
use api::game_record::{Given, rules_of};
use api::records::{self, Written};
use game::Seat;
use notation::import::Hints;
use notation::record::{Breaches, check, replay};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use std::path::PathBuf;
use text::{Language, Localized, Message};

/// A whole game written down: rule set, dealer, hands, what was said, calls, cards (``docs/notation.md``). It may break rules; see
/// ``breaches``.
///
/// Args:
///     text: The record as text or as JSON.
///     rules: A club's rule set, which the record may name; one that names none means it.
///
/// Raises:
///     InputError: If it cannot be read.
#[pyclass(frozen, eq, module = "doppelkopf")]
#[derive(Clone)]
pub(crate) struct Record {
    pub(crate) record: notation::Record,
    pub(crate) rules: Rules,
    /// Assumptions that were made when it was read.
    pub(crate) assumed: Vec<Message>,
}

/// Two records are the same game however they were read.
impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        self.record == other.record && self.rules == other.rules
    }
}

impl Eq for Record {}

impl Record {
    fn of_written(written: Written, context: &Context) -> PyResult<Self> {
        let assumed = written.assumed().to_vec();
        let (record, options) = written.record.map_err(|refused| {
            let error = refused.errors.into_iter().next();
            error.map_or_else(|| invalid("this is no record"), |error| input_error(&error))
        })?;
        let rules = rules_of(&record, context).and_then(|rules| with_options(&rules, &options));
        Ok(Self { record, rules: Rules::of(&rules.map_err(|error| input_error(&error))?), assumed })
    }

    fn context(rules: Option<&Bound<'_, PyAny>>) -> PyResult<Context> {
        Ok(Context { book: Rules::book(rules)?, ..Context::new(Language::English) })
    }

    fn all_of(text: &str, name: &str, rules: Option<&Bound<'_, PyAny>>, format: Option<&str>) -> PyResult<Vec<Self>> {
        read::check_length(text, MOST_FILE)?;
        let format = format.map(api::import::format).transpose().map_err(|error| input_error(&error))?;
        let hints = Hints { format, ..Hints::default() };
        let context = Self::context(rules)?;
        let source = api::Source { name: name.to_owned(), line: 1, text: text.to_owned() };
        records::records(&source, &context, &hints)
            .into_iter()
            .map(|written| Self::of_written(written, &context))
            .collect()
    }

    /// Reads a record or its text.
    ///
    /// # Errors
    /// Returns an error if it is not a record, or several.
    pub(crate) fn read(value: &Bound<'_, PyAny>, rules: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        if let Ok(record) = value.cast::<Self>() {
            return Ok(record.get().clone());
        }
        let Ok(text) = value.cast::<PyString>() else {
            return Err(read::wrong_type("a record: a Record, or its text", value));
        };
        let text = text.to_str()?;
        read::check_length(text, MOST_FILE)?;
        let context = Self::context(rules)?;
        let written = records::only(text.into(), &context).map_err(|error| input_error(&error))?;
        Self::of_written(written, &context)
    }

    /// Returns a record that was parsed, with the rule set that it names.
    ///
    /// # Errors
    /// There is no such rule set.
    pub(crate) fn of_parsed(record: notation::Record, rules: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let found = rules_of(&record, &Self::context(rules)?).map_err(|error| input_error(&error))?;
        Ok(Self { record, rules: Rules::of(&found), assumed: Vec::new() })
    }

    /// Returns the game at a moment.
    ///
    /// # Errors
    /// There is no such moment, or the record is no game.
    pub(crate) fn given(&self, moment: Option<&Bound<'_, PyAny>>) -> PyResult<Given> {
        let moment = moment.map(|moment| match moment.extract::<u64>() {
            Ok(card) => Ok(card.to_string()),
            Err(_) => moment.extract::<String>().map_err(|_| read::wrong_type("a moment: 17, or \"5.1\"", moment)),
        });
        let moment = moment.transpose()?;
        let given = || Given::new(self.record.clone(), self.rules.rules.as_ref().clone(), moment.as_deref());
        caught(given)?.map_err(|error| input_error(&error))
    }
}

#[pymethods]
impl Record {
    #[new]
    #[pyo3(signature = (text, rules = None))]
    fn new(text: &Bound<'_, PyAny>, rules: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        Self::read(text, rules)
    }

    /// All records of a text: as text one after another, as JSON a line each or a list; also games as others write them down
    /// (``docs/IMPORT.md``), whose ``format`` is recognised if none is given: ``list``, ``report``, ``freedoko``.
    #[staticmethod]
    #[pyo3(signature = (text, rules = None, *, format = None))]
    fn parse_all(text: &str, rules: Option<&Bound<'_, PyAny>>, format: Option<&str>) -> PyResult<Vec<Self>> {
        Self::all_of(text, "", rules, format)
    }

    /// All records of a file.
    ///
    /// Raises:
    ///     InputError: If one of them cannot be read.
    ///     OSError: If the file cannot be read.
    #[staticmethod]
    #[pyo3(signature = (path, rules = None, *, format = None))]
    fn from_file(path: PathBuf, rules: Option<&Bound<'_, PyAny>>, format: Option<&str>) -> PyResult<Vec<Self>> {
        let length = std::fs::metadata(&path)?.len();
        if MOST_FILE as u64 <= length {
            return Err(invalid(&format!("this file has {length} bytes; the most that is read is {MOST_FILE}")));
        }
        Self::all_of(&std::fs::read_to_string(&path)?, &path.to_string_lossy(), rules, format)
    }

    /// The rule set.
    #[getter]
    fn rules(&self) -> Rules {
        self.rules.clone()
    }

    /// The dealer.
    #[getter]
    fn dealer(&self) -> char {
        self.record.dealer.letter()
    }

    /// The game that is played: ``normal``, ``hochzeit``, ``damensolo``, ..
    #[getter]
    fn game(&self) -> &'static str {
        self.record.game.name()
    }

    /// The soloist of a named solo; ``None`` in other games.
    #[getter]
    fn soloist(&self) -> Option<char> {
        self.record.soloist.map(Seat::letter)
    }

    /// The dealt hand of each seat, as it is written; a hand that is not known is empty.
    #[getter]
    fn hands<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (seat, cards) in self.record.hands.iter() {
            dict.set_item(seat.to_string(), tuple(py, cards.iter().copied())?)?;
        }
        Ok(dict)
    }

    /// Every card that was played: the number of its trick from 1, the seat, the card.
    #[getter]
    fn plays<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let plays = self.record.plays().map(|(trick, seat, card)| {
            (trick, seat.letter(), object(py, card)?).into_pyobject(py).map(Bound::into_any)
        });
        PyTuple::new(py, plays.collect::<PyResult<Vec<_>>>()?)
    }

    /// The points in the game at which it can be examined: before each card, ``"1.1"`` the first of the first trick,
    /// and the last one after all of them.
    #[getter]
    fn moments<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let n_cards = self.record.plays().count();
        PyTuple::new(py, (0..n_cards + 1).map(|card| format!("{}.{}", card / 4 + 1, card % 4 + 1)))
    }

    /// Returns the assumptions about what its text does not say, sentence by sentence; empty for a record in our own
    /// notation.
    #[pyo3(signature = (lang = "en"))]
    fn assumed(&self, lang: &str) -> PyResult<Vec<String>> {
        let language = read::language(lang)?;
        Ok(self.assumed.iter().map(|message| message.text(language)).collect())
    }

    /// Every breach of a rule, in a sentence with its paragraph; an early end of the game is not one.
    #[pyo3(signature = (lang = "en"))]
    fn breaches(&self, lang: &str) -> PyResult<Vec<String>> {
        let language = read::language(lang)?;
        let breaches = caught(|| check(&self.record, &self.rules.rules))?;
        Ok(breaches.iter().map(|breach| breach.message().text(language)).collect())
    }

    /// The record as it was before a card: ``17``, the seventeenth card, or ``"5.1"``, the first card of the fifth trick.
    fn at(&self, moment: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(Self { record: self.given(Some(moment))?.record, rules: self.rules.clone(), assumed: self.assumed.clone() })
    }

    /// The position with all cards open at a moment, or at the end of what is written.
    ///
    /// Raises:
    ///     InputError: If there is no such moment, or a Hochzeiter has no partner yet, or Schweine can still change the order of the
    ///         cards, or not all hands are written.
    #[pyo3(signature = (moment = None))]
    fn position(&self, moment: Option<&Bound<'_, PyAny>>) -> PyResult<Position> {
        let given = self.given(moment)?;
        if let Some(viewer) = given.viewer {
            return Err(invalid(&format!("only the hand of {viewer} is written; a position has all four")));
        }
        let position = given.play.position();
        let none = || {
            invalid(
                "there is no position with all cards open here: a Hochzeiter has no partner yet, Schweine can still \
                 change the order of the cards or what is called, or all cards are played",
            )
        };
        position.map(Position::of).ok_or_else(none)
    }

    /// Returns the view of one seat at a point in the game, or at the end of the record. With only one hand, the seat
    /// is its own.
    ///
    /// Raises:
    ///     InputError: If there is no such moment, or the hand of the seat is not written.
    #[pyo3(signature = (seat = None, moment = None))]
    fn view(&self, seat: Option<&Bound<'_, PyAny>>, moment: Option<&Bound<'_, PyAny>>) -> PyResult<View> {
        let given = self.given(moment)?;
        let seat = match (seat, given.viewer) {
            (Some(seat), _) => read::seat(seat)?,
            (None, Some(viewer)) => viewer,
            (None, None) => return Err(invalid("whose view? expected a seat, for all hands are written")),
        };
        if let Some(viewer) = given.viewer.filter(|&viewer| viewer != seat) {
            return Err(invalid(&format!("{seat} has no view here: only the hand of {viewer} is written")));
        }
        Ok(View::playing(&self.rules, &given.play.view(seat)))
    }

    /// Returns the outcome of the game. Unclaimed breaches count as valid moves.
    ///
    /// Raises:
    ///     InputError: If the game is not over, or cannot have happened.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let outcome =
            caught(|| replay(&self.record, &self.rules.rules, Breaches::CountAsValid))?.map_err(|breaches| {
                breaches.first().map_or_else(|| invalid("this game is not over"), |breach| invalid(&breach.to_string()))
            })?;
        outcome::played(py, &outcome)
    }

    /// The record as a JSON object.
    fn to_json(&self) -> String {
        serde_json::to_string(&self.record).unwrap_or_default()
    }

    /// The record that ``to_json`` wrote; a club's rule set is given as ``rules``.
    #[staticmethod]
    #[pyo3(signature = (text, rules = None))]
    fn from_json(text: &str, rules: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let value = read::json(text)?;
        let context = Self::context(rules)?;
        let written = records::only(value, &context).map_err(|error| input_error(&error))?;
        Self::of_written(written, &context)
    }

    fn __str__(&self) -> String {
        self.record.to_string()
    }

    fn __repr__<'py>(slf: &Bound<'py, Self>) -> PyResult<String> {
        let text = PyString::new(slf.py(), &slf.get().__str__()).repr()?;
        Ok(format!("Record({text}{})", slf.get().rules.argument()))
    }

    fn __hash__(&self) -> u64 {
        hash(&self.record.to_string())
    }

    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        crate::html::of(slf, "record")
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String, Rules))> {
        Ok((slf.get_type().getattr("from_json")?, (slf.get().to_json(), slf.get().rules.clone())))
    }
}
