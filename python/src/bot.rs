//! Bots: ours for Python, and Python's for our tables.

use crate::cards::object;
use crate::error::{invalid, refused};
use crate::read;
use crate::rules::Rules;
use crate::seated::Desk;
use crate::view::View;
use crate::watched::watched;
use bots::{Fault, FaultKind, Spec, fallback, fallback_card};
use env::layout::LEN;
use env::{Action, Meaning, n_actions};
use game::{Act, Asked, Call, Card, Choice, Due, Scope, Seat};
use game::{Ask, LegalCalls, Replies, Reply};
use pyo3::exceptions::{PyException, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use text::{Language, Localized, Message};

/// One of our bots.
#[pyclass(frozen, module = "doppelkopf._engine")]
pub(crate) struct Bot {
    name: String,
    bot: Mutex<Box<dyn bots::Bot>>,
}

pub(crate) fn spec_of(name: &str) -> PyResult<Spec> {
    name.parse().map_err(|error: bots::SpecError| refused(&error))
}

impl Bot {
    fn lock(&self) -> PyResult<MutexGuard<'_, Box<dyn bots::Bot>>> {
        match self.bot.try_lock() {
            Ok(bot) => Ok(bot),
            // It restarts each game, so the state after a panic does no harm.
            Err(TryLockError::Poisoned(broken)) => Ok(broken.into_inner()),
            Err(TryLockError::WouldBlock) => {
                Err(PyRuntimeError::new_err("this Bot decides something else; use one Bot for each thread"))
            }
        }
    }
}

#[pymethods]
impl Bot {
    #[new]
    fn new(name: &str, #[pyo3(from_py_with = read::seed)] seed: u64) -> PyResult<Self> {
        let spec = spec_of(name)?;
        let mut bot = spec.build().map_err(|error| refused(&error))?;
        bot.begin(seed);
        Ok(Self { name: spec.to_string(), bot: Mutex::new(bot) })
    }

    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// Forgets the last game and begins another one.
    fn begin(&self, #[pyo3(from_py_with = read::seed)] seed: u64) -> PyResult<()> {
        self.lock()?.begin(seed);
        Ok(())
    }

    /// Decides what the seat is asked, or, of a record, whether it calls, and else the card.
    fn decide(&self, py: Python<'_>, view: &Bound<'_, PyAny>) -> PyResult<String> {
        let (view, is_asked) = view_of(view)?;
        let mut bot = self.lock()?;
        let bot = &mut **bot;
        let (reply, faults) = watched(py, None, 0, |gauge| {
            bot.hurry(&gauge.stop);
            let reply = match decide(bot, &view) {
                Some(Reply::Silence) if !is_asked => card(bot, &view).map(Reply::Card).or(Some(Reply::Silence)),
                reply => reply,
            };
            (reply, bot.take_faults())
        })?;
        no_faults(&faults)?;
        let reply = reply.ok_or_else(|| nothing_to_decide(&view))?;
        Ok(reply.to_string())
    }

    /// Chooses a card.
    fn card<'py>(&self, py: Python<'py>, view: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let view = View::read(view, None)?;
        let mut bot = self.lock()?;
        let bot = &mut **bot;
        let (card, faults) = watched(py, None, 0, |gauge| {
            bot.hurry(&gauge.stop);
            (card(bot, &view), bot.take_faults())
        })?;
        no_faults(&faults)?;
        object(py, card.ok_or_else(|| nothing_to_decide(&view))?)
    }
}

/// Returns the view that Python gives. A record does not say whether its seat was asked for a call already, so it is.
fn view_of(given: &Bound<'_, PyAny>) -> PyResult<(View, bool)> {
    let view = View::read(given, None)?;
    let is_asked = given.cast::<View>().is_ok();
    let calls = view.of_play().map_or_else(LegalCalls::new, |view| view.calls());
    if is_asked || calls.is_empty() {
        return Ok((view, is_asked));
    }
    Ok((view.asked_for(Ask::Call, replies_to_call(&calls)), is_asked))
}

fn replies_to_call(calls: &[Call]) -> Replies {
    [Reply::Silence].into_iter().chain(calls.iter().copied().map(Reply::Call)).collect()
}

fn nothing_to_decide(view: &View) -> PyErr {
    invalid(&format!("{} has nothing to decide here", view.seat_of()))
}

fn no_faults(faults: &[Fault]) -> PyResult<()> {
    let told = |fault: &Fault| PyRuntimeError::new_err(fault.text(Language::English));
    faults.first().map_or(Ok(()), |fault| Err(told(fault)))
}

fn decide(bot: &mut dyn bots::Bot, view: &View) -> Option<Reply> {
    if let Some(asked) = view.of_finding() {
        return bots::act(bot, &asked).map(Reply::Act);
    }
    let seen = view.of_play()?;
    Some(match view.question().0? {
        Ask::Call => bot.call(&seen, &seen.calls()).map_or(Reply::Silence, Reply::Call),
        Ask::Pflichtansage(due) => Reply::Call(bot.pflichtansage(&seen, due)),
        Ask::Card => Reply::Card(bot.card(&seen)),
        Ask::Choice(choice) => Reply::Act(bot.choose(&seen, choice)),
        Ask::Act(_) => return None,
    })
}

fn card(bot: &mut dyn bots::Bot, view: &View) -> Option<Card> {
    let seen = view.of_play()?;
    if seen.legal().is_empty() { None } else { Some(bot.card(&seen)) }
}

/// Exceptions of bots written in Python; each has a number.
#[derive(Clone, Debug, Default)]
pub(crate) struct Troubles(Arc<Mutex<Vec<PyErr>>>);

impl Troubles {
    /// Keeps an exception, and returns the message that names it.
    pub(crate) fn add(&self, error: PyErr) -> Message {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.push(error);
        Message::verbatim((all.len() - 1).to_string())
    }

    /// Returns the exception that a message names.
    pub(crate) fn take(&self, what: &Message) -> Option<PyErr> {
        let number: usize = what.text(Language::English).parse().ok()?;
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Python::attach(|py| all.get(number).map(|error| error.clone_ref(py)))
    }
}

/// What bots of Python are told of the tables at which they sit.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) rules: Rules,
    pub(crate) scope: Scope,
    pub(crate) troubles: Troubles,
}

/// What decides for a bot of Python.
pub(crate) enum Mind {
    /// An object of its own, once it is made.
    Own { make: Arc<Py<PyAny>>, made: Option<Py<PyAny>> },
    /// One for many.
    Together(Arc<Desk>),
}

impl Mind {
    pub(crate) const fn own(make: Arc<Py<PyAny>>) -> Self {
        Self::Own { make, made: None }
    }
}

/// A decision of a bot of Python.
#[derive(FromPyObject)]
enum Decision {
    #[pyo3(transparent)]
    Word(String),
    #[pyo3(transparent)]
    Number(i64),
}

/// A bot that is written in Python. When it fails it does not decide any more in this game, and the fault names what happened.
pub(crate) struct PythonBot {
    name: String,
    mind: Mind,
    /// What it decides; other decisions are the default ones.
    scope: Scope,
    table: Table,
    seed: u64,
    fault: Option<Fault>,
    has_failed: bool,
}

impl PythonBot {
    pub(crate) fn new(name: String, mind: Mind, scope: Option<Scope>, table: Table) -> Self {
        let scope = scope.unwrap_or(table.scope);
        Self { name, mind, scope, table, seed: 0, fault: None, has_failed: false }
    }

    /// Asks for a reply; nothing once it has failed, and where it does not decide.
    fn reply(&mut self, view: View) -> Option<Reply> {
        if self.has_failed || self.scope == Scope::Cards && view.question().0 != Some(Ask::Card) {
            return None;
        }
        let (seat, place) = (view.seat_of(), view.clone());
        let asked =
            self.ask(view).map_err(|error| Python::attach(|py| bot_error(py, &self.name, Some(&place), &error)));
        asked.map_err(|error| self.fail(seat, error)).ok()
    }

    fn ask(&mut self, mut view: View) -> PyResult<Reply> {
        loop {
            let decision = self.decision(&view)?;
            match meaning(&view, &decision)? {
                Meaning::Reply(reply) => return Ok(reply),
                // Cards are handed over one by one.
                Meaning::Chosen(chosen) => view = view.with_chosen(chosen),
            }
        }
    }

    fn decision(&mut self, view: &View) -> PyResult<Decision> {
        match &mut self.mind {
            Mind::Own { make, made } => Python::attach(|py| {
                let mind = match made {
                    Some(mind) => mind,
                    None => {
                        let mind = make.call0(py)?;
                        mind.call_method1(py, "begin", (self.seed,))?;
                        made.insert(mind)
                    }
                };
                mind.call_method1(py, "decide", (view.clone(),))?.extract(py)
            }),
            Mind::Together(desk) => {
                let (mut observation, mut mask) = (vec![0; LEN], vec![0; n_actions(self.scope)]);
                view.asked_by(|question| {
                    question.observe(&mut observation);
                    question.write_mask(&mut mask);
                });
                desk.ask(&observation, &mask).map(Decision::Number)
            }
        }
    }

    fn fail(&mut self, seat: Seat, error: PyErr) {
        let what = self.table.troubles.add(error);
        self.has_failed = true;
        self.fault = Some(Fault { seat, kind: FaultKind::Died, what });
    }
}

/// Returns what a decision means.
fn meaning(view: &View, decision: &Decision) -> PyResult<Meaning> {
    let replies = view.question().1;
    let (said, found) = match decision {
        Decision::Word(word) => {
            let reply = replies.iter().copied().find(|reply| reply.to_string() == *word);
            (format!("{word:?}"), reply.map(Meaning::Reply))
        }
        Decision::Number(number) => {
            let action = usize::try_from(*number).ok().and_then(Action::from_index);
            let said = action.map_or_else(|| number.to_string(), |action| format!("{number} ({action})"));
            (said, action.and_then(|action| view.asked_by(|question| question.meaning(action))))
        }
    };
    found.ok_or_else(|| {
        let legal = replies.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        PyValueError::new_err(format!("replied {said}; legal is {legal}"))
    })
}

/// Returns the exception that a bot has failed, with what it knew then. What is no `Exception` passes as it is.
pub(crate) fn bot_error(py: Python<'_>, name: &str, view: Option<&View>, cause: &PyErr) -> PyErr {
    if !cause.is_instance_of::<PyException>(py) {
        return cause.clone_ref(py);
    }
    let made = cause.value(py).str().and_then(|text| {
        let kind = cause.get_type(py).name()?.to_string();
        bot_error_of(py, name, &format!("{kind}: {text}"), view)
    });
    made.map_or_else(
        |error| error,
        |error| {
            error.set_cause(py, Some(cause.clone_ref(py)));
            error
        },
    )
}

/// Returns the exception that this has happened to a bot.
///
/// # Errors
/// The package is broken.
pub(crate) fn bot_error_of(py: Python<'_>, name: &str, what: &str, view: Option<&View>) -> PyResult<PyErr> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let class = CLASS.import(py, "doppelkopf._bots", "BotError")?;
    class.call1((name, what, view.map(View::__str__))).map(PyErr::from_value)
}

impl bots::Bot for PythonBot {
    fn begin(&mut self, seed: u64) {
        // What it may say about the beginning is said when it is asked first.
        (self.seed, self.has_failed) = (seed, false);
        if let Mind::Own { made, .. } = &mut self.mind {
            *made = None;
        }
    }

    fn decide(&mut self, asked: &Asked<'_>, _due: Due) -> Act {
        match self.reply(View::finding(&self.table.rules, asked)) {
            Some(Reply::Act(act)) => act,
            _ => fallback(asked),
        }
    }

    fn call(&mut self, view: &game::View<'_>, calls: &[Call]) -> Option<Call> {
        match self.reply(View::playing(&self.table.rules, view).asked_for(Ask::Call, replies_to_call(calls))) {
            Some(Reply::Call(call)) => Some(call),
            _ => None,
        }
    }

    fn pflichtansage(&mut self, view: &game::View<'_>, due: Call) -> Call {
        let calls = view.calls().into_iter().filter(|call| due.level() <= call.level()).map(Reply::Call).collect();
        match self.reply(View::playing(&self.table.rules, view).asked_for(Ask::Pflichtansage(due), calls)) {
            Some(Reply::Call(call)) => call,
            _ => due,
        }
    }

    fn choose(&mut self, view: &game::View<'_>, choice: Choice) -> Act {
        let answers = choice.options().iter().copied().map(Reply::Act).collect();
        match self.reply(View::playing(&self.table.rules, view).asked_for(Ask::Choice(choice), answers)) {
            Some(Reply::Act(act)) => act,
            _ => choice.modest(),
        }
    }

    fn card(&mut self, view: &game::View<'_>) -> Card {
        match self.reply(View::playing(&self.table.rules, view)) {
            Some(Reply::Card(card)) => card,
            _ => fallback_card(view.legal()),
        }
    }

    fn take_faults(&mut self) -> Vec<Fault> {
        self.fault.take().into_iter().collect()
    }
}
