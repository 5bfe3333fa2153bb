//! The knowledge of one seat.

use crate::cards::{Hand, object, tuple, written};
use crate::dict::by_seat;
use crate::error::{hash, invalid};
use crate::question::{Written, WrittenQuestion, WrittenRound};
use crate::read;
use crate::record::Record;
use crate::rules::Rules;
use env::layout::{FEATURES, LEN};
use env::{LearnerQuestion, Seen, n_actions};
use game::{Acts, Due, Exchange, Public, Seat, SeatSet, SeenExchange, Team};
use game::{Ask, Replies, Reply};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

/// The knowledge of one seat about a game: its own hand, and all that is public. There is no way from here to another
/// hand.
///
/// ``game.view("N")``, ``record.view("N", "5.1")``, or the text of a record with one hand: ``View("rules=ddv .. N: HT .. E: ? ..")``.
///
/// Raises:
///     InputError: If the text is not a record with one hand, or no game fits it.
#[pyclass(frozen, module = "doppelkopf")]
#[derive(Clone)]
pub(crate) struct View {
    rules: Rules,
    known: KnownState,
    ask: Option<Ask>,
    replies: Replies,
    /// The cards that it has chosen to hand over so far.
    chosen: game::Hand,
}

#[derive(Clone)]
enum KnownState {
    Asked(Box<Heard>),
    Playing { seat: Seat, hand: game::Hand, public: Box<Public>, exchange: Option<Exchange> },
}

/// Knowledge of a seat while the game is being found.
#[derive(Clone)]
pub(crate) struct Heard {
    pub(crate) seat: Seat,
    pub(crate) hand: game::Hand,
    pub(crate) dealer: Seat,
    pub(crate) pflichtsolo_open: SeatSet,
    pub(crate) heard: game::Heard,
    pub(crate) exchange: Option<Exchange>,
    pub(crate) seen: Option<SeenExchange>,
    pub(crate) taken: Option<game::Hand>,
    pub(crate) due: Option<Due>,
    pub(crate) options: Acts,
}

impl View {
    /// Returns what a seat knows of the play.
    pub(crate) fn playing(rules: &Rules, view: &game::View<'_>) -> Self {
        let public = Box::new(view.public().clone());
        let known =
            KnownState::Playing { seat: view.seat(), hand: view.hand(), public, exchange: view.exchange().copied() };
        let replies: Replies = view.legal().iter().map(Reply::Card).collect();
        let ask = if replies.is_empty() { None } else { Some(Ask::Card) };
        Self { rules: rules.clone(), known, ask, replies, chosen: game::Hand::EMPTY }
    }

    /// Returns what a seat knows while the game is being found.
    pub(crate) fn finding(rules: &Rules, asked: &game::Asked<'_>) -> Self {
        let heard = Heard {
            seat: asked.seat(),
            hand: asked.hand(),
            dealer: asked.dealer(),
            pflichtsolo_open: asked.pflichtsolo_open(),
            heard: asked.heard().into(),
            exchange: asked.exchange().copied(),
            seen: asked.seen_exchange().copied(),
            taken: asked.taken(),
            due: asked.due(),
            options: asked.options().into(),
        };
        Self::heard(rules, heard)
    }

    /// Returns what a seat knows that has heard this.
    #[expect(clippy::redundant_closure_for_method_calls, reason = "the method is that of one lifetime, not of any")]
    pub(crate) fn heard(rules: &Rules, heard: Heard) -> Self {
        let ask = heard.due.map(Ask::Act);
        let options = if ask.is_some() { heard.options.as_slice() } else { &[] };
        let replies = options.iter().copied().map(Reply::Act).collect();
        let (rules, known, chosen) = (rules.clone(), KnownState::Asked(Box::new(heard)), game::Hand::EMPTY);
        let view = Self { rules, known, ask, replies, chosen };
        let chosen = view.asked_by(|question| question.chosen_at_first());
        view.with_chosen(chosen)
    }

    /// Returns the view of a seat that has chosen these cards to hand over.
    pub(crate) fn with_chosen(self, chosen: game::Hand) -> Self {
        Self { chosen, ..self }
    }

    /// Returns what `read` makes of the question to the seat.
    pub(crate) fn asked_by<T>(&self, read: impl FnOnce(&LearnerQuestion<'_>) -> T) -> T {
        let question = |seen| LearnerQuestion { seen, ask: self.ask, replies: &self.replies, chosen: self.chosen };
        match (self.of_finding(), self.of_play()) {
            (Some(asked), _) => read(&question(Seen::Finding(&asked))),
            (None, Some(view)) => read(&question(Seen::Playing(&view))),
            (None, None) => unreachable!("a game is being found or played"),
        }
    }

    /// Returns the view of a seat that is asked something else than what it sees by itself: whether it calls.
    pub(crate) fn asked_for(self, ask: Ask, replies: Replies) -> Self {
        Self { ask: Some(ask), replies, ..self }
    }

    /// Returns the view of a seat that is asked for nothing.
    pub(crate) fn unasked(self) -> Self {
        Self { ask: None, replies: Replies::new(), ..self }
    }

    /// Returns the question as it is written down.
    pub(crate) fn question_written(&self) -> WrittenQuestion {
        WrittenQuestion::of(self.ask, &self.replies, self.chosen)
    }

    /// Returns what the seat is asked for, and everything that it may reply.
    pub(crate) fn question(&self) -> (Option<Ask>, &[Reply]) {
        (self.ask, &self.replies)
    }

    /// Returns whose view it is.
    pub(crate) fn seat_of(&self) -> Seat {
        match &self.known {
            KnownState::Asked(heard) => heard.seat,
            KnownState::Playing { seat, .. } => *seat,
        }
    }

    /// Returns the view of the play; `None` while the game is being found.
    pub(crate) fn of_play(&self) -> Option<game::View<'_>> {
        match &self.known {
            KnownState::Playing { seat, hand, public, exchange } => {
                Some(game::View::new(*seat, *hand, public).with_exchange(exchange.as_ref()))
            }
            KnownState::Asked(_) => None,
        }
    }

    /// Returns what the seat knows while the game is being found; `None` afterwards.
    pub(crate) fn of_finding(&self) -> Option<game::Asked<'_>> {
        let KnownState::Asked(heard) = &self.known else { return None };
        Some(game::Asked::new(game::AskedParts {
            seat: heard.seat,
            hand: heard.hand,
            dealer: heard.dealer,
            rules: &self.rules.rules,
            pflichtsolo_open: heard.pflichtsolo_open,
            heard: heard.heard.clone(),
            exchange: heard.exchange,
            seen: heard.seen,
            taken: heard.taken,
            due: heard.due,
            options: heard.options.clone(),
        }))
    }

    fn observed(&self) -> Vec<u8> {
        let mut row = vec![0; LEN];
        self.asked_by(|question| question.observe(&mut row));
        row
    }

    fn written(&self) -> Written {
        let (record, finding) = match &self.known {
            KnownState::Asked(heard) => (None, Some(WrittenRound::of(&self.rules, heard))),
            KnownState::Playing { .. } => (self.of_play().map(|view| notation::Record::of_view(&view)), None),
        };
        Written { record, finding, question: self.question_written() }
    }

    fn record_of(&self) -> PyResult<Record> {
        let view = self.of_play();
        let none = || invalid("the game is still being found, and a record has one");
        Ok(Record {
            assumed: Vec::new(),
            record: notation::Record::of_view(&view.ok_or_else(none)?),
            rules: self.rules.clone(),
        })
    }

    /// Reads a view, or the text of a record with one hand.
    ///
    /// # Errors
    /// Returns an error if it is not a view.
    pub(crate) fn read(value: &Bound<'_, PyAny>, rules: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        if let Ok(view) = value.cast::<Self>() {
            return Ok(view.get().clone());
        }
        let record = Record::read(value, rules)?;
        let given = record.given(None)?;
        let seat = given.viewer.ok_or_else(|| invalid("expected a record with one hand, the others written as ?"))?;
        Ok(Self::playing(&record.rules, &given.play.view(seat)))
    }
}

#[pymethods]
impl View {
    #[new]
    #[pyo3(signature = (text, rules = None))]
    fn new(text: &Bound<'_, PyAny>, rules: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        Self::read(text, rules)
    }

    /// The seat of the view.
    #[getter]
    fn seat(&self) -> char {
        self.seat_of().letter()
    }

    /// The rule set.
    #[getter]
    fn rules(&self) -> Rules {
        self.rules.clone()
    }

    /// The cards the seat holds.
    #[getter]
    fn hand(&self) -> Hand {
        Hand(match &self.known {
            KnownState::Asked(heard) => heard.hand,
            KnownState::Playing { hand, .. } => *hand,
        })
    }

    /// The dealer.
    #[getter]
    fn dealer(&self) -> char {
        match &self.known {
            KnownState::Asked(heard) => heard.dealer.letter(),
            KnownState::Playing { public, .. } => public.dealer().letter(),
        }
    }

    /// The game; ``None`` while it is being found.
    #[getter]
    fn game(&self) -> Option<String> {
        self.of_play().map(|view| view.public().game().contract().to_string())
    }

    /// The seat to play; ``None`` after the last card, and while the game is being found.
    #[getter]
    fn turn(&self) -> Option<char> {
        self.of_play()?.public().turn().map(Seat::letter)
    }

    /// The words before the first card, without cards that were exchanged: seat and word.
    #[getter]
    fn said<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let heard: game::Heard = match &self.known {
            KnownState::Asked(heard) => heard.heard.clone(),
            KnownState::Playing { public, .. } => {
                public.heard().iter().copied().filter(|(_, act)| !act.is_secret()).collect()
            }
        };
        PyTuple::new(py, heard.into_iter().map(|(seat, act)| (seat.letter(), act.to_string())))
    }

    /// The calls: how many cards had been played, the seat, the call.
    #[getter]
    fn calls<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let calls = self.of_play().map_or_else(Vec::new, |view| view.public().calls().to_vec());
        PyTuple::new(py, calls.iter().map(|call| (call.before_card, call.seat.letter(), call.call.name())))
    }

    /// The cards on the table, the led one first.
    #[getter]
    fn trick<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let cards = self.of_play().map_or_else(Vec::new, |view| view.public().trick().cards().to_vec());
        tuple(py, cards)
    }

    /// Every card that was played, in order: the seat and the card.
    #[getter]
    fn plays<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let plays: Vec<_> = self.of_play().map_or_else(Vec::new, |view| view.public().plays().collect());
        let plays = plays.into_iter().map(|(seat, card)| (seat.letter(), object(py, card)?).into_pyobject(py));
        PyTuple::new(py, plays.collect::<PyResult<Vec<_>>>()?)
    }

    /// The cards that the seat may play now; none off turn.
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        tuple(py, self.of_play().map_or(game::CardSet::EMPTY, |view| view.legal()))
    }

    /// The kind of decision that is due: ``say``, ``answer``, ``name``, ``bid``, ``take``, ``give``, ``return``,
    /// ``schweine``, ``call``, ``pflichtansage`` or ``card``; ``None`` if none is.
    #[getter]
    fn asked(&self) -> Option<&'static str> {
        self.ask.map(Ask::name)
    }

    /// Everything that it may reply, as words: ``"gesund"``, ``"re!"``, ``"-"`` for silence, ``"HT"``. Of the sets of cards to give back
    /// only the first thousand are listed.
    fn replies(&self) -> Vec<String> {
        self.replies.iter().map(ToString::to_string).collect()
    }

    /// The side of the seat, ``re`` or ``kontra``; ``None`` while it is open.
    #[getter]
    fn team(&self) -> Option<&'static str> {
        self.of_play()?.team().map(Team::name)
    }

    /// The publicly known sides, by seat; ``None`` for those that are open.
    #[getter]
    fn known_teams<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let known = self.of_play().map(|view| view.public().known());
        by_seat(py, |seat| known.as_ref().and_then(|known| known[seat]).map(Team::name))
    }

    /// The Augen in the complete tricks of each seat.
    #[getter]
    fn augen<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let augen = self.of_play().map(|view| view.public().augen());
        by_seat(py, |seat| augen.as_ref().map_or(0, |augen| augen[seat].0))
    }

    /// The view as a record with one hand.
    ///
    /// Raises:
    ///     InputError: If the game is still being found.
    fn record(&self) -> PyResult<Record> {
        self.record_of()
    }

    #[doc = concat!(" Returns the observation of the seat, for a learner (``docs/OBSERVATION.md``): ``uint8`` of shape (", row!(), ",).")]
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        PyArray1::from_vec(py, self.observed())
    }

    /// Returns the mask of the legal actions; all zeros if the seat is asked for nothing.
    ///
    /// Args:
    #[doc = concat!("     scope: ``\"everything\"`` for a mask of all ", all_actions!(), " actions, ``\"cards\"`` for one of the ", card_actions!(), " cards only.")]
    #[pyo3(signature = (scope = "everything"))]
    fn mask<'py>(&self, py: Python<'py>, scope: &str) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let mut mask = vec![0; n_actions(read::scope(scope)?)];
        self.asked_by(|question| question.write_mask(&mut mask));
        Ok(PyArray1::from_vec(py, mask))
    }

    /// Returns the features of the observation by their names (``docs/OBSERVATION.md``).
    fn features<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (row, features) = (self.observed(), PyDict::new(py));
        let mut rest = row.as_slice();
        for feature in FEATURES {
            let (bytes, behind) = rest.split_at(feature.len);
            features.set_item(feature.name, PyArray1::from_slice(py, bytes))?;
            rest = behind;
        }
        Ok(features)
    }

    /// The cards that the seat has chosen to hand over so far, in a Trumpfabgabe.
    #[getter]
    fn chosen(&self) -> Hand {
        Hand(self.chosen)
    }

    /// The view as a JSON object: the record with one hand, or what was heard, and the question to the seat.
    fn to_json(&self) -> String {
        serde_json::to_string(&self.written()).unwrap_or_default()
    }

    /// The view that ``to_json`` wrote; a club's rule set is given as ``rules``.
    ///
    /// Raises:
    ///     InputError: If no seat can know this, or be asked this.
    #[staticmethod]
    #[pyo3(signature = (text, rules = None))]
    fn from_json(text: &str, rules: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let written: Written =
            serde_json::from_value(read::json(text)?).map_err(|error| invalid(&error.to_string()))?;
        let view = match (written.record, written.finding) {
            (Some(record), None) => {
                let record = Record::of_parsed(record, rules)?;
                let given = record.given(None)?;
                let seat = given.viewer.ok_or_else(|| invalid("expected a record with one hand"))?;
                Self::playing(&record.rules, &given.play.view(seat))
            }
            (None, Some(round)) => round.view(&written.question, rules)?,
            _ => return Err(invalid("expected either a record or what was heard while the game was being found")),
        };
        written.question.asked_in(view)
    }

    pub(crate) fn __str__(&self) -> String {
        match self.record_of() {
            Ok(record) => record.record.to_string(),
            Err(_) => {
                let said = self.of_finding().map_or_else(Vec::new, |asked| asked.heard().into());
                let said: Vec<String> = said.iter().map(|(seat, act)| format!("{seat}:{act}")).collect();
                format!("{}: {}\nvorbehalte {}", self.seat(), written(self.hand().0.cards()), said.join(" "))
            }
        }
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let json = pyo3::types::PyString::new(slf.py(), &slf.get().to_json()).repr()?;
        Ok(format!("View.from_json({json}{})", slf.get().rules.argument()))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Self>() else { return false };
        let other = other.get();
        self.rules == other.rules && self.to_json() == other.to_json()
    }

    fn __hash__(&self) -> u64 {
        hash(&self.to_json())
    }

    // What never changes need not be copied.
    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }

    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        crate::html::of(slf, "view")
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String, Rules))> {
        Ok((slf.get_type().getattr("from_json")?, (slf.get().to_json(), slf.get().rules.clone())))
    }
}
