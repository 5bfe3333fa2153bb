//! Bots: ours for Python, and Python's for our tables.

use crate::card::object;
use crate::error::{invalid, refused};
use crate::rules::Rules;
use crate::view::View;
use crate::watched::watched;
use bots::{Fault, FaultKind, Spec, fallback, fallback_card};
use game::{Act, Asked, Call, Card, Choice, Due, Seat};
use game::{Ask, LegalCalls, Replies, Reply};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
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
    fn new(name: &str, seed: u64) -> PyResult<Self> {
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
    fn begin(&self, seed: u64) -> PyResult<()> {
        self.lock()?.begin(seed);
        Ok(())
    }

    /// Decides what the seat is asked, or, of a record, whether it calls, and else the card.
    fn decide(&self, py: Python<'_>, view: &Bound<'_, PyAny>) -> PyResult<String> {
        let (view, is_asked) = view_of(view)?;
        let mut bot = self.lock()?;
        let bot = &mut **bot;
        let (reply, faults) = watched(py, None, 0, |_| {
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
        let (card, faults) = watched(py, None, 0, |_| (card(bot, &view), bot.take_faults()))?;
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
    fn add(&self, error: PyErr) -> usize {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.push(error);
        all.len() - 1
    }

    /// Takes out the one with the number that a fault names.
    pub(crate) fn take(&self, what: &Message) -> Option<PyErr> {
        let number: usize = what.text(Language::English).parse().ok()?;
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if number < all.len() { Some(all.swap_remove(number)) } else { None }
    }
}

/// A bot that is written in Python. When it fails it does not decide any more in this game, and the fault names what happened.
pub(crate) struct PythonBot {
    name: String,
    /// Makes an object that decides.
    make: Py<PyAny>,
    rules: Rules,
    troubles: Troubles,
    mind: Option<Py<PyAny>>,
    seed: u64,
    fault: Option<Fault>,
    has_failed: bool,
}

impl PythonBot {
    pub(crate) fn new(name: String, make: Py<PyAny>, rules: Rules, troubles: Troubles) -> Self {
        Self { name, make, rules, troubles, mind: None, seed: 0, fault: None, has_failed: false }
    }

    /// Asks for a reply; nothing once it has failed.
    fn reply(&mut self, view: View) -> Option<Reply> {
        if self.has_failed {
            return None;
        }
        let (seat, place) = (view.seat_of(), view.clone());
        let asked = Python::attach(|py| {
            let reply = self.ask(py, view);
            reply.map_err(|error| bot_error(py, &self.name, &place, &error))
        });
        asked.map_err(|error| self.fail(seat, error)).ok()
    }

    fn ask(&mut self, py: Python<'_>, view: View) -> PyResult<Reply> {
        let mind = match &self.mind {
            Some(mind) => mind,
            None => {
                let made = self.make.call0(py)?;
                made.call_method1(py, "begin", (self.seed,))?;
                self.mind.insert(made)
            }
        };
        let replies = view.question().1.to_vec();
        let word = mind.call_method1(py, "decide", (view,))?.extract::<String>(py)?;
        let reply = replies.iter().copied().find(|reply| reply.to_string() == word);
        reply.ok_or_else(|| {
            let legal = replies.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            PyValueError::new_err(format!("replied {word:?}; legal is {legal}"))
        })
    }

    fn fail(&mut self, seat: Seat, error: PyErr) {
        let number = self.troubles.add(error);
        self.has_failed = true;
        self.fault = Some(Fault { seat, kind: FaultKind::Died, what: Message::verbatim(number.to_string()) });
    }
}

/// Returns the exception that a bot has failed, with what it knew then.
fn bot_error(py: Python<'_>, name: &str, view: &View, cause: &PyErr) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let made = CLASS.import(py, "doppelkopf._match", "BotError").and_then(|class| {
        let text = cause.value(py).str()?.to_string();
        let kind = cause.get_type(py).name()?.to_string();
        class.call1((name, format!("{kind}: {text}"), view.__str__()))
    });
    match made {
        Ok(made) => {
            let error = PyErr::from_value(made);
            error.set_cause(py, Some(cause.clone_ref(py)));
            error
        }
        Err(error) => error,
    }
}

impl bots::Bot for PythonBot {
    fn begin(&mut self, seed: u64) {
        // What it may say about the beginning is said when it is asked first.
        (self.seed, self.has_failed, self.mind) = (seed, false, None);
    }

    fn decide(&mut self, asked: &Asked<'_>, _due: Due) -> Act {
        match self.reply(View::finding(&self.rules, asked)) {
            Some(Reply::Act(act)) => act,
            _ => fallback(asked),
        }
    }

    fn call(&mut self, view: &game::View<'_>, calls: &[Call]) -> Option<Call> {
        match self.reply(View::playing(&self.rules, view).asked_for(Ask::Call, replies_to_call(calls))) {
            Some(Reply::Call(call)) => Some(call),
            _ => None,
        }
    }

    fn pflichtansage(&mut self, view: &game::View<'_>, due: Call) -> Call {
        let calls = view.calls().into_iter().filter(|call| due.level() <= call.level()).map(Reply::Call).collect();
        match self.reply(View::playing(&self.rules, view).asked_for(Ask::Pflichtansage(due), calls)) {
            Some(Reply::Call(call)) => call,
            _ => due,
        }
    }

    fn choose(&mut self, view: &game::View<'_>, choice: Choice) -> Act {
        let answers = choice.options().iter().copied().map(Reply::Act).collect();
        match self.reply(View::playing(&self.rules, view).asked_for(Ask::Choice(choice), answers)) {
            Some(Reply::Act(act)) => act,
            _ => choice.modest(),
        }
    }

    fn card(&mut self, view: &game::View<'_>) -> Card {
        match self.reply(View::playing(&self.rules, view)) {
            Some(Reply::Card(card)) => card,
            _ => fallback_card(view.legal()),
        }
    }

    fn take_faults(&mut self) -> Vec<Fault> {
        self.fault.take().into_iter().collect()
    }
}
