//! Whatever Python gives as a bot, as a player of our tables: one place for matches, batches and questions.

use crate::bot::{Mind, PythonBot, Table, bot_error, spec_of};
use crate::error::invalid;
use bots::Spec;
use env::layout::LEN;
use env::{Player, Policy, Rows};
use game::Scope;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use text::{Localized, Message};

/// A bot that Python gives.
#[derive(Clone)]
pub(crate) enum Seated {
    /// One of ours.
    Ours(Spec),
    /// One of Python's, of which every seat has an object of its own.
    Own { name: String, make: Arc<Py<PyAny>>, scope: Option<Scope> },
    /// One of Python's that decides for all its seats together.
    Together(Arc<Desk>),
}

impl Seated {
    /// Reads a bot: a name, or what `doppelkopf._bots.seated` understands.
    ///
    /// # Errors
    /// Returns an error if it is no bot.
    pub(crate) fn read(given: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(name) = given.cast::<PyString>() {
            return spec_of(name.to_str()?).map(Self::Ours);
        }
        let bots = given.py().import("doppelkopf._bots")?;
        type Told = (String, Option<Py<PyAny>>, Option<Py<PyAny>>, Option<String>);
        let (name, make, decide, scope): Told = bots.call_method1("seated", (given,))?.extract()?;
        let scope = scope.as_deref().map(crate::read::scope).transpose()?;
        match (make, decide) {
            (Some(make), _) => Ok(Self::Own { name, make: Arc::new(make), scope }),
            (None, Some(decide)) => Ok(Self::Together(Arc::new(Desk::new(name, decide, scope)))),
            (None, None) => spec_of(&name).map(Self::Ours),
        }
    }

    pub(crate) fn name(&self) -> String {
        match self {
            Self::Ours(spec) => spec.to_string(),
            Self::Own { name, .. } => name.clone(),
            Self::Together(desk) => desk.name.clone(),
        }
    }

    /// Makes a bot for one seat.
    pub(crate) fn make(&self, table: &Table) -> Result<Box<dyn bots::Bot>, Message> {
        let mind = match self {
            Self::Ours(spec) => return spec.build().map_err(|error| error.message()),
            Self::Own { make, .. } => Mind::own(Arc::clone(make)),
            Self::Together(desk) => Mind::Together(Arc::clone(desk)),
        };
        Ok(Box::new(PythonBot::new(self.name(), mind, self.scope(), table.clone())))
    }

    /// Returns the player of a batch.
    pub(crate) fn player(&self, table: &Table) -> Player {
        match self {
            Self::Ours(spec) => Player::of(spec.clone()),
            Self::Own { .. } => {
                let (bot, table) = (self.clone(), table.clone());
                Player::Bot(Arc::new(move || bot.make(&table)))
            }
            Self::Together(desk) => Player::Policy(Arc::new(AtDesk { desk: Arc::clone(desk), table: table.clone() })),
        }
    }

    /// Returns what the bot decides, if it says so.
    fn scope(&self) -> Option<Scope> {
        match self {
            Self::Ours(_) => None,
            Self::Own { scope, .. } => *scope,
            Self::Together(desk) => desk.scope,
        }
    }

    pub(crate) const fn is_together(&self) -> bool {
        matches!(self, Self::Together(_))
    }
}

/// A bot that decides for many seats together. The first thread to ask while it is idle asks for all that have come meanwhile.
pub(crate) struct Desk {
    name: String,
    decide: Py<PyAny>,
    scope: Option<Scope>,
    queue: Mutex<Queue>,
    answered: Condvar,
}

#[derive(Default)]
struct Queue {
    rows: Rows,
    /// The number of the question of each row.
    numbers: Vec<u64>,
    n_asked: u64,
    is_busy: bool,
    answers: HashMap<u64, PyResult<i64>>,
}

impl Desk {
    fn new(name: String, decide: Py<PyAny>, scope: Option<Scope>) -> Self {
        Self { name, decide, scope, queue: Mutex::default(), answered: Condvar::new() }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks for one row, together with others that wait.
    ///
    /// # Errors
    /// What the bot raises.
    pub(crate) fn ask(&self, observation: &[u8], mask: &[u8]) -> PyResult<i64> {
        let mut queue = self.queue();
        let number = queue.n_asked;
        queue.n_asked += 1;
        queue.numbers.push(number);
        queue.rows.n_actions = mask.len();
        queue.rows.observations.extend_from_slice(observation);
        queue.rows.masks.extend_from_slice(mask);
        loop {
            if let Some(answer) = queue.answers.remove(&number) {
                return answer;
            }
            if queue.is_busy {
                queue = self.answered.wait(queue).unwrap_or_else(PoisonError::into_inner);
                continue;
            }
            queue.is_busy = true;
            let (rows, numbers) = (std::mem::take(&mut queue.rows), std::mem::take(&mut queue.numbers));
            drop(queue);
            let answers = answers(self.call(&rows), numbers.len());
            queue = self.queue();
            queue.answers.extend(numbers.into_iter().zip(answers));
            queue.is_busy = false;
            self.answered.notify_all();
        }
    }

    /// Asks for these rows.
    ///
    /// # Errors
    /// What the bot raises, or that it has not returned a number for each row.
    pub(crate) fn call(&self, rows: &Rows) -> PyResult<Vec<i64>> {
        Python::attach(|py| {
            let n = rows.observations.len() / LEN;
            let observations = PyArray1::from_slice(py, &rows.observations).reshape([n, LEN])?;
            let masks = PyArray1::from_slice(py, &rows.masks).reshape([n, rows.n_actions])?;
            let given = self.decide.call1(py, (observations, masks))?;
            let numpy = py.import("numpy")?;
            let array = numpy.call_method1("asarray", (given,))?;
            let dtype = array.getattr("dtype")?;
            if !matches!(dtype.getattr("kind")?.extract::<String>()?.as_str(), "i" | "u") {
                let text = format!("decide returned actions of dtype {dtype}; expected integers, such as int64");
                return Err(PyTypeError::new_err(text));
            }
            let shape: Vec<usize> = array.getattr("shape")?.extract()?;
            if shape != [n] {
                return Err(invalid(&format!(
                    "decide returned shape {shape:?}; expected [{n}], an action for each row"
                )));
            }
            numpy.call_method1("ascontiguousarray", (array, "int64"))?.extract()
        })
    }
}

fn answers(called: PyResult<Vec<i64>>, n: usize) -> Vec<PyResult<i64>> {
    match called {
        Ok(actions) => actions.into_iter().map(Ok).collect(),
        Err(error) => Python::attach(|py| (0..n).map(|_| Err(error.clone_ref(py))).collect()),
    }
}

/// A desk as the policy of a batch, with the place for what it raises.
struct AtDesk {
    desk: Arc<Desk>,
    table: Table,
}

impl Policy for AtDesk {
    fn scope(&self) -> Option<Scope> {
        self.desk.scope
    }

    fn decide(&self, rows: &Rows) -> Result<Vec<i64>, Message> {
        self.desk.call(rows).map_err(|error| {
            let error = Python::attach(|py| bot_error(py, &self.desk.name, None, &error));
            self.table.troubles.add(error)
        })
    }
}
