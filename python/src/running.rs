//! A running game.

use crate::cards::Card;
use crate::deal::Deal;
use crate::dict::by_seat;
use crate::error::{illegal, invalid};
use crate::outcome;
use crate::position::Position;
use crate::read::{self, wrong_type};
use crate::record::Record;
use crate::released::caught;
use crate::rules::Rules;
use crate::view::View;
use env::{Action, Ending, N_ACTIONS, Single, layout, perfect};
use game::{Ask, Scope};
use game::{Play, Seat, SeatSet};
use notation::{parse_call, parse_card};
use numpy::PyArray1;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use serde::{Deserialize, Serialize};
use std::sync::{Mutex, MutexGuard, PoisonError};
use text::Localized;
use text::brief;

/// A running game, decision by decision: whose turn it is, what is legal, ``step``, what each seat sees, and what comes of it.
///
/// Copies (``copy.copy``) go on for themselves, so a copy made before a step takes it back. A decision is a number (see
/// ``docs/OBSERVATION.md``), a word such as ``"HT"``, ``"re!"``, ``"gesund"``, ``"-"`` for silence, or a ``Card``. With
/// ``scope="cards"`` only cards are decided: no hand has both queens of clubs, all seats are gesund, and there are only mandatory calls.
///
/// Args:
///     rules: The rule set; that of the deal if one is given.
///     deal: The cards; ``Deal.random(seed, number, scope=scope)`` if absent.
///     seed: The seed of a random deal; chosen by chance if absent.
///     number: Which of the deals of this seed.
///     dealer: Who deals a random deal.
///     scope: What is decided: ``"everything"`` or ``"cards"``.
///     pflichtsolo_open: The seats that have to play a Pflichtsolo yet.
#[pyclass(frozen, module = "doppelkopf")]
pub(crate) struct Game {
    deal: Deal,
    single: Mutex<Single>,
}

/// A game as JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    deal: serde_json::Value,
    scope: String,
    pflichtsolo_open: Vec<Seat>,
    actions: Vec<String>,
}

/// Reads an action: its number, its word, or a card.
///
/// # Errors
/// Returns an error if it is not an action.
pub(crate) fn action(value: &Bound<'_, PyAny>) -> PyResult<Action> {
    if let Ok(card) = value.cast::<Card>() {
        return Ok(Action::Card(card.get().0));
    }
    if let Ok(text) = value.cast::<PyString>() {
        return action_of(text.to_str()?);
    }
    let number = value.call_method0("__index__");
    let number = number.map_err(|_| wrong_type("an action: a number, a word, or a Card", value))?;
    let action = number.extract().ok().and_then(Action::from_index);
    let none = || {
        let number = number.to_string();
        illegal(&format!("there is no action {}; expected 0 to {}", brief(&number), N_ACTIONS - 1))
    };
    action.ok_or_else(none)
}

fn action_of(text: &str) -> PyResult<Action> {
    let word = text.trim();
    let mut all = (0..N_ACTIONS).filter_map(Action::from_index);
    if let Some(action) = all.find(|action| action.to_string().eq_ignore_ascii_case(word)) {
        return Ok(action);
    }
    let card = parse_card(word).map(Action::Card);
    let call = || parse_call(word.trim_end_matches('!')).map(Action::Call);
    let expected = "expected a card such as HT, a call such as re!, - for silence, or a word such as gesund";
    card.or_else(|_| call()).map_err(|_| invalid(&format!("{:?} is no action; {expected}", brief(text))))
}

fn legal(game: &Single) -> Vec<Action> {
    let mut legal = Vec::new();
    game.episode().for_each_legal(|action| legal.push(action));
    legal
}

fn play(game: &Single) -> PyResult<&Play> {
    let course = game.episode().course();
    course.play().ok_or_else(|| match course.redeal() {
        Some(_) => invalid("the cards are dealt again, so there is no game"),
        None => invalid("the game is still being found"),
    })
}

impl Game {
    /// Returns the game; no Python runs while it is held.
    fn single(&self) -> MutexGuard<'_, Single> {
        self.single.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the row of `len` bytes that `write` writes with the eyes of a seat; of that at turn if none is given, of north after the end.
    fn row<'py>(
        &self,
        (py, seat): (Python<'py>, Option<&Bound<'py, PyAny>>),
        len: usize,
        write: impl FnOnce(&Single, Seat, &mut [u8]),
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = seat.map(read::seat).transpose()?;
        let single = self.single();
        let mut row = vec![0; len];
        write(&single, seat.or_else(|| single.seat()).unwrap_or(Seat::N), &mut row);
        Ok(PyArray1::from_vec(py, row))
    }

    fn begin(deal: Deal, scope: Scope, pflichtsolo_open: SeatSet) -> PyResult<Self> {
        read::check_scope(scope, &deal.deal)?;
        let single = Single::new(deal.rules.rules.as_ref().clone(), scope, deal.deal, pflichtsolo_open);
        Ok(Self { deal, single: Mutex::new(single) })
    }

    /// Returns a game that was begun elsewhere.
    pub(crate) fn of(single: Single) -> Self {
        let deal = Deal { deal: *single.deal(), rules: Rules::of(single.rules()) };
        Self { deal, single: Mutex::new(single) }
    }

    fn again(&self) -> Self {
        Self { deal: self.deal.clone(), single: Mutex::new(self.single().clone()) }
    }

    fn asked_now(&self) -> Option<(Seat, Ask)> {
        self.single().episode().asked()
    }

    fn actions_of(&self) -> Vec<u8> {
        self.single().actions().to_vec()
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (rules = None, deal = None, *, seed = None, number = 0, dealer = None, scope = "everything", pflichtsolo_open = None))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn new(
        py: Python<'_>,
        rules: Option<&Bound<'_, PyAny>>,
        deal: Option<&Bound<'_, PyAny>>,
        #[pyo3(from_py_with = read::some_seed)] seed: Option<u64>,
        #[pyo3(from_py_with = read::count)] number: u64,
        dealer: Option<&Bound<'_, PyAny>>,
        scope: &str,
        pflichtsolo_open: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let scope = read::scope(scope)?;
        let open = pflichtsolo_open.map_or(Ok(SeatSet::EMPTY), read::seats)?;
        if let Some(deal) = deal {
            let deal = deal.cast::<Deal>().map_err(|_| wrong_type("a Deal", deal))?.get();
            if seed.is_some() || dealer.is_some() || number != 0 {
                return Err(invalid("a deal is given; seed, number and dealer are for a random one"));
            }
            if let Some(rules) = rules
                && Rules::read(rules)? != deal.rules
            {
                return Err(invalid("the deal has another rule set; expected rules to be absent or those of the deal"));
            }
            return Self::begin(deal.clone(), scope, open);
        }
        let chance = || py.import("secrets")?.call_method1("randbits", (64,))?.extract();
        let deal = Deal::drawn((seed.map_or_else(chance, Ok)?, number), scope, rules, dealer)?;
        Self::begin(deal, scope, open)
    }

    /// The rule set.
    #[getter]
    fn rules(&self) -> Rules {
        self.deal.rules.clone()
    }

    /// The cards as they were dealt.
    #[getter]
    fn deal(&self) -> Deal {
        self.deal.clone()
    }

    /// The decisions in the game: ``everything`` or ``cards``.
    #[getter]
    fn scope(&self) -> &'static str {
        self.single().scope().name()
    }

    /// The seat to decide; ``None`` when the game is over.
    #[getter]
    fn turn(&self) -> Option<char> {
        self.asked_now().map(|(seat, _)| seat.letter())
    }

    /// The same as a number: 0 to 3 for north, east, south, west, or ``None``.
    #[getter]
    fn turn_index(&self) -> Option<usize> {
        self.asked_now().map(|(seat, _)| seat.index())
    }

    /// The kind of decision that is due: ``say``, ``answer``, ``name``, ``bid``, ``take``, ``give``, ``return``,
    /// ``schweine``, ``call``, ``pflichtansage`` or ``card``; ``None`` when the game is over.
    #[getter]
    fn asked(&self) -> Option<&'static str> {
        self.asked_now().map(|(_, ask)| ask.name())
    }

    /// Whether no decision is due any more.
    #[getter]
    fn is_over(&self) -> bool {
        self.asked_now().is_none()
    }

    /// Returns the legal decisions as words; none when the game is over.
    fn legal(&self) -> Vec<String> {
        legal(&self.single()).iter().map(Action::to_string).collect()
    }

    /// Returns the legal decisions as numbers in ascending order; none when the game is over.
    fn legal_actions(&self) -> Vec<usize> {
        let mut legal: Vec<usize> = legal(&self.single()).into_iter().filter_map(Action::index).collect();
        legal.sort_unstable();
        legal
    }

    #[doc = concat!(" Returns the mask of the legal decisions: ``uint8`` of shape (", all_actions!(), ",), or (", card_actions!(), ",) if only cards are decided, with")]
    /// ones and zeros; all zeros when the game is over.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        let single = self.single();
        let mut mask = vec![0; single.n_actions()];
        single.write_mask(&mut mask);
        PyArray1::from_vec(py, mask)
    }

    #[doc = concat!(" The number of actions: ", all_actions!(), ", or ", card_actions!(), " if only cards are decided.")]
    #[getter]
    fn n_actions(&self) -> usize {
        self.single().n_actions()
    }

    /// The word of an action.
    #[staticmethod]
    fn action_name(action: &Bound<'_, PyAny>) -> PyResult<String> {
        self::action(action).map(|action| action.to_string())
    }

    /// The number of an action.
    #[staticmethod]
    fn action_number(action: &Bound<'_, PyAny>) -> PyResult<usize> {
        let action = self::action(action)?;
        action.index().ok_or_else(|| invalid("cards are handed over one by one"))
    }

    /// Applies a decision of the seat at turn.
    ///
    /// Raises:
    ///     IllegalAction: If it is not legal now; nothing changes then.
    fn step(&self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let action = self::action(action)?;
        let mut single = self.single();
        let Err(error) = caught(|| single.decide(action))? else { return Ok(()) };
        let legal: Vec<String> = legal(&single).iter().map(Action::to_string).collect();
        drop(single);
        let message = error.message().text(text::Language::English);
        Err(match legal.is_empty() {
            true => illegal(&message),
            false => illegal(&format!("{message}; expected one of {}", legal.join(" "))),
        })
    }

    /// The decisions so far, as numbers; with scope="cards" only the cards.
    #[getter]
    fn actions(&self) -> Vec<usize> {
        self.actions_of().into_iter().map(usize::from).collect()
    }

    /// Returns the knowledge of one seat.
    fn view(&self, seat: &Bound<'_, PyAny>) -> PyResult<View> {
        let seat = read::seat(seat)?;
        let single = self.single();
        let course = single.episode().course();
        if let Some(round) = course.finding() {
            let view = View::finding(&self.deal.rules, &round.view(seat));
            let is_asked = single.seat() == Some(seat);
            return Ok(if is_asked { view.with_chosen(single.episode().chosen()) } else { view });
        }
        let view = View::playing(&self.deal.rules, &play(&single)?.view(seat));
        Ok(match course.asked() {
            Some((asked, ask)) if asked == seat => view.asked_for(ask, course.replies()),
            // Before a card other seats may still be asked whether they call.
            Some(_) | None => view.unasked(),
        })
    }

    #[doc = concat!(" Returns the observation of a seat, for a learner (``docs/OBSERVATION.md``): ``uint8`` of shape (", row!(), ",).")]
    ///
    /// Args:
    ///     seat: Whose eyes; those of the seat at turn if absent, or of north after the end.
    #[pyo3(signature = (seat = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        self.row((py, seat), layout::LEN, Single::observe)
    }

    #[doc = concat!(" Returns what a seat would see with open cards, for a critic (``docs/OBSERVATION.md``): ``uint8`` of shape (", open_row!(), ",).")]
    ///
    /// Args:
    ///     seat: Whose eyes; those of the seat at turn if absent, or of north after the end.
    #[pyo3(signature = (seat = None))]
    fn open_observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        self.row((py, seat), perfect::LEN, Single::observe_perfectly)
    }

    /// The position with all cards open.
    ///
    /// Raises:
    ///     InputError: While the game is being found, while a Hochzeiter has no partner, while Schweine can still change the order
    ///         of the cards, and when the game is over.
    fn position(&self) -> PyResult<Position> {
        let single = self.single();
        let play = play(&single)?;
        let none = || {
            invalid(
                "there is no position here: a Hochzeiter has no partner yet, Schweine can still change the \
                 order of the cards or what is called, or the game is over",
            )
        };
        play.position().map(Position::of).ok_or_else(none)
    }

    /// The hands with all cards open, as they are now.
    #[getter]
    fn hands<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let now = self.single().episode().course().hands().copied();
        let hands = now.unwrap_or(*self.deal.deal.hands());
        crate::cards::hands_dict(py, &hands)
    }

    /// The Points of each seat, which add up to 0, by seat; all 0 if the cards are dealt again; ``None`` while the game
    /// goes on.
    #[getter]
    fn points<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let points = self.single().ended().map(Ending::points);
        points.map(|points| by_seat(py, |seat| points[seat].0)).transpose()
    }

    /// The outcome of the game; ``None`` while it goes on.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let ended = self.single().episode().course().ended();
        match ended {
            None => Ok(None),
            Some(game::Ended::Redeal(redeal)) => outcome::redeal(py, redeal).map(Some),
            Some(game::Ended::Played(outcome, _)) => outcome::played(py, &outcome).map(Some),
        }
    }

    /// The game written down as far as it was played.
    ///
    /// Raises:
    ///     InputError: While the game is being found, and if the cards are dealt again.
    fn record(&self) -> PyResult<Record> {
        Ok(Record {
            assumed: Vec::new(),
            record: notation::Record::of(play(&self.single())?),
            rules: self.deal.rules.clone(),
        })
    }

    fn __copy__(&self) -> Self {
        self.again()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.again()
    }

    /// The game as a JSON object: its deal and what was decided.
    fn to_json(&self) -> String {
        let single = self.single();
        let names = single.actions().iter().filter_map(|&number| Action::from_index(number.into()));
        let written = Written {
            deal: serde_json::from_str(&self.deal.json()).unwrap_or_default(),
            scope: single.scope().name().to_owned(),
            pflichtsolo_open: single.pflichtsolo_open().iter().collect(),
            actions: names.map(|action| action.to_string()).collect(),
        };
        serde_json::to_string(&written).unwrap_or_default()
    }

    /// The game that ``to_json`` wrote; a club's rule set is given as ``rules``.
    #[staticmethod]
    #[pyo3(signature = (text, rules = None))]
    fn from_json(text: &str, rules: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let written: Written =
            serde_json::from_value(read::json(text)?).map_err(|error| invalid(&error.to_string()))?;
        let deal = Deal::of_json(&written.deal.to_string(), rules)?;
        let open = written.pflichtsolo_open.into_iter().fold(SeatSet::EMPTY, SeatSet::with);
        let game = Self::begin(deal, read::scope(&written.scope)?, open)?;
        let mut single = game.single();
        for (number, word) in (1..).zip(&written.actions) {
            let action = action_of(word)?;
            single.decide(action).map_err(|error| illegal(&format!("action {number}, {word}: {error}")))?;
        }
        drop(single);
        Ok(game)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Self>() else { return false };
        let other = other.get();
        let state = |game: &Self| {
            let single = game.single();
            (single.scope(), single.pflichtsolo_open(), single.actions().to_vec())
        };
        self.deal == other.deal && state(self) == state(other)
    }

    fn __hash__(&self) -> PyResult<u64> {
        Err(PyTypeError::new_err("a Game changes, so it has no hash; its to_json() has one"))
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let this = slf.get();
        let json = PyString::new(slf.py(), &this.to_json()).repr()?;
        Ok(format!("Game.from_json({json}{})", this.deal.rules.argument()))
    }

    fn __str__(&self) -> String {
        let asked = self.asked_now();
        let over = || "the game is over".to_owned();
        let now = asked.map_or_else(over, |(seat, ask)| format!("{seat} decides: {}", ask.name()));
        match self.record() {
            Ok(record) => format!("{}\n# {now}", record.record.to_string().trim_end()),
            Err(_) => format!("{}\n# {now}", self.deal.text()),
        }
    }

    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        crate::html::of(slf, "game")
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String, Rules))> {
        Ok((slf.get_type().getattr("from_json")?, (slf.get().to_json(), slf.get().deal.rules.clone())))
    }
}
