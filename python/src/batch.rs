//! Many games at once, written into numpy arrays.

use crate::bot::{Table, Troubles};
use crate::error::{illegal, invalid, refused};
use crate::read;
use crate::running::Game;
use crate::tables::{
    auto_reset_of, batch_error, flags, legal_actions, number_of_games, players_of, rules_given, worked,
};
use crate::tensor::Kept;
use env::layout::LEN;
use env::{AutoReset, BatchError, Buffers, Config, Look, NOBODY, Player, perfect};
use game::Scope;
use numpy::{PyArray1, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use solver::Stop;
use std::sync::{Mutex, MutexGuard, TryLockError};

/// Many games at once, stepped together and written in place into numpy arrays.
///
/// Each game waits for the decision of one seat. ``step`` takes one action for each game, and ``seats`` says whose turn it
/// is then. It is written for Gymnasium's vector API: the order of what ``step`` returns, the reset modes and ``reset_mask``
/// are those of ``gymnasium.vector``. The lock of the interpreter is free while games are stepped.
///
/// Args:
///     games: How many games, 1 to 262144.
///     rules: A ``Rules``, the name of a published rule set (``"ddv"``, the default, ``"tsr"``, ``"bsv"``, ``"recklinghausen"``), or the
///         text of a rule file.
#[doc = concat!("     scope: ``\"everything\"`` decisions (", all_actions!(), " actions) or ``\"cards\"`` only (", card_actions!(), " actions; no hand has both queens of clubs).")]
///     seed: Where deals and the bots' choices come from; equal seeds give equal games.
///     auto_reset: What becomes of a game that is over: ``"NEXT_STEP"``, ``"SAME_STEP"`` or ``"DISABLED"``, or a member of
///         ``gymnasium.vector.AutoresetMode``.
///     opponents: For north, east, south, west the bot that sits there, such as ``"rules"`` or ``"doko:worlds=20"`` or one of
///         yours, as ``match`` takes it, or ``None`` where you decide. One with ``decide(observations, masks)`` decides at all
///         tables at once.
///
/// Attributes:
#[doc = concat!("     observations: ``(games, ", row!(), ")`` uint8, of the seat that is asked; ``docs/OBSERVATION.md`` says what each byte means.")]
///     masks: ``(games, n_actions)`` uint8, 1 for each legal action; all 0 when a game is over.
///     seats: ``(games,)`` uint8, who is asked: 0 to 3 for north, east, south, west; 255 when a game is over.
///     rewards: ``(games, 4)`` float32, the Points that north, east, south, west got in the last step.
///     terminations: ``(games,)`` bool, whether a game ended in the last step.
///     truncations: ``(games,)`` bool, always false: games end by themselves.
///
/// The arrays are read only, and always the same objects: copy what you want to keep. They stay valid without the batch.
///
/// Raises:
///     ValueError: An argument is not valid; the text says what was expected.
///     BotError: A bot fails before the first decision.
#[pyclass(frozen, module = "doppelkopf")]
pub(crate) struct Batch {
    games: usize,
    n_actions: usize,
    setup: Setup,
    running: Mutex<env::Batch>,
    observations: Kept<u8>,
    masks: Kept<u8>,
    seats: Kept<u8>,
    rewards: Kept<f32>,
    terminations: Kept<u8>,
    truncations: Kept<u8>,
    /// With open cards; written when it is asked for.
    open_observations: PyOnceLock<Kept<u8>>,
}

/// What stays the same in a batch, and in its copies.
#[derive(Clone)]
struct Setup {
    scope: Scope,
    auto_reset: AutoReset,
    /// Stops the bots; they have their own thread, so that Ctrl-C is seen.
    stop: Stop,
    has_bots: bool,
    names: [String; 4],
    troubles: Troubles,
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (games, *, rules=None, scope="everything", seed=0, auto_reset=None, opponents=None))]
    fn new(
        py: Python<'_>,
        games: &Bound<'_, PyAny>,
        rules: Option<&Bound<'_, PyAny>>,
        scope: &str,
        #[pyo3(from_py_with = read::seed)] seed: u64,
        auto_reset: Option<&Bound<'_, PyAny>>,
        opponents: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let (rules, scope, stop) = (rules_given(rules)?, read::scope(scope)?, Stop::new());
        let (games, auto_reset, troubles) = (number_of_games(games)?, auto_reset_of(auto_reset)?, Troubles::default());
        let table = Table { rules: crate::rules::Rules::of(&rules), scope, troubles: troubles.clone() };
        let (names, players) = players_of(opponents, &table)?;
        let has_bots = players.iter().any(|player| matches!(player, Player::Bot(_)));
        let config = Config { rules, scope, games, seed, auto_reset, players, stop: stop.clone() };
        let batch = worked(py, &stop, has_bots, |look| env::Batch::new(config, look))?;
        let batch = batch.map_err(|error| batch_error(py, &names, &troubles, &error))?;
        Self::of(py, batch, Setup { scope, auto_reset, stop, has_bots, names, troubles })
    }

    /// Restarts games.
    ///
    /// Args:
    ///     seed: Where the deals come from now; ``None`` goes on with the next deals of the last seed.
    ///     options: ``{"reset_mask": array}`` of ``(games,)`` bool restarts only the games that it marks.
    ///
    /// Returns:
    ///     ``(observations, infos)``.
    ///
    /// Raises:
    ///     ValueError: The mask has not one value for each game, or comes with a seed.
    #[pyo3(signature = (*, seed=None, options=None))]
    fn reset<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = read::some_seed)] seed: Option<u64>,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let mask = options.and_then(|options| options.get_item("reset_mask").transpose()).transpose()?;
        let which = mask.map(|mask| flags(&mask)).transpose()?;
        if let (Some(_), Some(_)) = (seed, &which) {
            return Err(invalid("a seed begins all games anew; expected it without reset_mask"));
        }
        let games = self.games;
        self.begun(py, |batch, look| match seed {
            Some(seed) => batch.reset(seed, look),
            None => batch.reset_some(&which.unwrap_or_else(|| vec![true; games]), look),
        })
    }

    /// Does in each game what its seat has decided.
    ///
    /// Args:
    ///     actions: ``(games,)`` integers (int64 is the fastest), the number of a legal action for each game. For a game that
    ///         is over any number does.
    ///
    /// Returns:
    ///     ``(observations, rewards, terminations, truncations, infos)``: the arrays of this batch; ``infos`` has
    ///     ``"action_mask"`` and ``"seat"``.
    ///
    /// Raises:
    ///     TypeError: The actions are no integers.
    ///     ValueError: There is not one for each game, or all games are over and nothing restarts them. Nothing has changed then.
    ///     IllegalAction: One is not legal; it is a ``ValueError``, too. Nothing has changed then.
    ///     BotError: A bot fails. The games have to be reset then, as after Ctrl-C.
    ///     RuntimeError: Another thread is stepping this batch.
    fn step<'py>(&self, py: Python<'py>, actions: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
        let actions = self.integers(actions)?;
        let actions = actions.readonly();
        let actions = actions.as_slice().map_err(|error| invalid(&error.to_string()))?;
        let stays_over = self.setup.auto_reset == AutoReset::Disabled;
        self.write(py, |batch, out, look| {
            if stays_over && out.seats.iter().all(|&seat| seat == NOBODY) {
                return Err(Refused::AllOver);
            }
            batch.step(actions, out, look).map_err(Refused::from)
        })?;
        let kept = [&self.observations.seen, &self.rewards.seen, &self.terminations.seen, &self.truncations.seen];
        let kept = kept.into_iter().map(|array| array.bind(py).clone());
        PyTuple::new(py, kept.chain([self.infos(py)?.into_any()]).collect::<Vec<_>>())
    }

    /// Returns a game as it stands now, as a ``Game`` of its own with all hands.
    ///
    /// Raises:
    ///     IndexError: The number is too large.
    ///     InputError: Cards are being handed over, or are dealt again.
    fn game(&self, number: usize) -> PyResult<Game> {
        if self.games <= number {
            return Err(PyIndexError::new_err(format!("game {number}; expected 0 to {}", self.games - 1)));
        }
        let single = self.lock()?.single(number);
        single
            .map(Game::of)
            .ok_or_else(|| invalid("cards are being handed over, or are dealt again; expected a later step"))
    }

    /// Returns the state of all games as bytes, for ``restore``: which game each table plays, and what was decided in it.
    ///
    /// Raises:
    ///     ValueError: The last step was stopped or failed.
    fn save<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let mut running = self.lock()?;
        let batch = &mut *running;
        let saved = py.detach(move || batch.save());
        saved.map(|bytes| PyBytes::new(py, &bytes)).map_err(|error| refused(&error))
    }

    /// Goes on where a batch with the same setup was saved. Bots are asked again for what they decided in the games that are not over.
    ///
    /// Args:
    ///     state: What ``save`` returned.
    ///
    /// Returns:
    ///     ``(observations, infos)``.
    ///
    /// Raises:
    ///     ValueError: The bytes are not those of a batch, are damaged, or belong to one with another setup, or a bot decides otherwise
    ///         than before. Nothing has changed then.
    ///     BotError: A bot fails. Nothing has changed then.
    fn restore<'py>(&self, py: Python<'py>, state: &[u8]) -> PyResult<Bound<'py, PyTuple>> {
        self.begun(py, |batch, look| batch.restore(state, look))
    }

    /// Returns a batch with the same games, which goes its own way.
    ///
    /// Raises:
    ///     ValueError: The last step was stopped or failed, or a bot decides otherwise than before.
    ///     BotError: A bot fails.
    fn copy(&self, py: Python<'_>) -> PyResult<Self> {
        let setup = Setup { stop: Stop::new(), ..self.setup.clone() };
        let mut running = self.lock()?;
        let (batch, stop) = (&mut *running, setup.stop.clone());
        let copy = worked(py, &setup.stop, setup.has_bots, move |look| batch.copy(stop, look))?;
        let copy = copy.map_err(|error| batch_error(py, &setup.names, &setup.troubles, &error))?;
        Self::of(py, copy, setup)
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Self> {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.copy(py)
    }

    #[doc = concat!(" Returns ``(games, ", open_row!(), ")`` uint8: what the seat that is asked would see with open cards, for a critic")]
    /// (``docs/OBSERVATION.md``). It is always the same read-only array, which each call overwrites.
    fn open_observations(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let kept =
            self.open_observations.get_or_try_init(py, || Kept::new(py, &[self.games, perfect::LEN], "uint8"))?;
        let mut running = self.lock()?;
        let batch = &mut *running;
        let mut rows = kept.open(py)?;
        let rows = rows.as_slice_mut().map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
        py.detach(move || batch.observe_openly(rows));
        Ok(kept.seen(py))
    }

    /// Returns the arrays by their names for ``from_dlpack`` of PyTorch, JAX and others, which share their memory: each step overwrites
    /// them. With ``open_observations`` once that was called.
    fn tensors<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tensors = PyDict::new(py);
        tensors.set_item("observations", self.observations.tensor(py))?;
        tensors.set_item("masks", self.masks.tensor(py))?;
        tensors.set_item("seats", self.seats.tensor(py))?;
        tensors.set_item("rewards", self.rewards.tensor(py))?;
        tensors.set_item("terminations", self.terminations.tensor(py))?;
        if let Some(open) = self.open_observations.get(py) {
            tensors.set_item("open_observations", open.tensor(py))?;
        }
        Ok(tensors)
    }

    fn __len__(&self) -> usize {
        self.games
    }

    /// The number of games.
    #[getter]
    fn games(&self) -> usize {
        self.games
    }

    #[doc = concat!(" The number of actions: ", card_actions!(), " or ", all_actions!(), ".")]
    #[getter]
    fn n_actions(&self) -> usize {
        self.n_actions
    }

    /// The decisions in the game: ``"everything"`` or ``"cards"``.
    #[getter]
    fn scope(&self) -> &'static str {
        self.setup.scope.name()
    }

    /// The treatment of a game that is over.
    #[getter]
    fn auto_reset(&self) -> &'static str {
        match self.setup.auto_reset {
            AutoReset::NextStep => "NEXT_STEP",
            AutoReset::SameStep => "SAME_STEP",
            AutoReset::Disabled => "DISABLED",
        }
    }

    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyAny> {
        self.observations.seen(py)
    }

    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyAny> {
        self.masks.seen(py)
    }

    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyAny> {
        self.seats.seen(py)
    }

    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyAny> {
        self.rewards.seen(py)
    }

    #[getter]
    fn terminations(&self, py: Python<'_>) -> Py<PyAny> {
        self.terminations.seen(py)
    }

    #[getter]
    fn truncations(&self, py: Python<'_>) -> Py<PyAny> {
        self.truncations.seen(py)
    }

    fn __repr__(&self) -> String {
        format!("Batch({}, scope={:?}, auto_reset={:?})", self.games, self.scope(), self.auto_reset())
    }
}

/// Reason why a batch was not written.
enum Refused {
    Batch(BatchError),
    AllOver,
}

impl From<BatchError> for Refused {
    fn from(error: BatchError) -> Self {
        Self::Batch(error)
    }
}

impl Batch {
    fn of(py: Python<'_>, batch: env::Batch, setup: Setup) -> PyResult<Self> {
        let (games, n_actions) = (batch.games(), batch.n_actions());
        let made = Self {
            games,
            n_actions,
            setup,
            running: Mutex::new(batch),
            observations: Kept::new(py, &[games, LEN], "uint8")?,
            masks: Kept::new(py, &[games, n_actions], "uint8")?,
            seats: Kept::new(py, &[games], "uint8")?,
            rewards: Kept::new(py, &[games, 4], "float32")?,
            terminations: Kept::new(py, &[games], "bool")?,
            truncations: Kept::new(py, &[games], "bool")?,
            open_observations: PyOnceLock::new(),
        };
        made.write(py, |batch, out, _| {
            batch.observe(out);
            Ok(())
        })?;
        Ok(made)
    }

    /// Returns what a restart returns.
    fn seen_again<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, [self.observations.seen.bind(py).clone(), self.infos(py)?.into_any()])
    }

    fn lock(&self) -> PyResult<MutexGuard<'_, env::Batch>> {
        self.running.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => PyRuntimeError::new_err(
                "another thread is stepping this batch; expected one thread at a time, or a batch for each",
            ),
            TryLockError::Poisoned(_) => PyRuntimeError::new_err("this batch has failed before; expected a new one"),
        })
    }

    /// Lets games begin elsewhere, and returns what is seen there, before any step.
    fn begun<'py>(
        &self,
        py: Python<'py>,
        begin: impl FnOnce(&mut env::Batch, Look<'_>) -> Result<(), BatchError> + Send,
    ) -> PyResult<Bound<'py, PyTuple>> {
        self.write(py, |batch, out, look| {
            begin(batch, look)?;
            out.rewards.fill(0.0);
            out.terminated.fill(0);
            batch.observe(out);
            Ok(())
        })?;
        self.seen_again(py)
    }

    /// Works on the games and writes the arrays, without the lock of the interpreter.
    fn write(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut env::Batch, &mut Buffers<'_>, Look<'_>) -> Result<(), Refused> + Send,
    ) -> PyResult<()> {
        let mut running = self.lock()?;
        let (mut observations, mut masks, mut seats) =
            (self.observations.open(py)?, self.masks.open(py)?, self.seats.open(py)?);
        let (mut rewards, mut terminated) = (self.rewards.open(py)?, self.terminations.open(py)?);
        let one_piece = "the arrays of a batch are in one piece";
        let mut out = Buffers {
            observations: observations.as_slice_mut().expect(one_piece),
            masks: masks.as_slice_mut().expect(one_piece),
            seats: seats.as_slice_mut().expect(one_piece),
            rewards: rewards.as_slice_mut().expect(one_piece),
            terminated: terminated.as_slice_mut().expect(one_piece),
        };
        let batch = &mut *running;
        match worked(py, &self.setup.stop, self.setup.has_bots, |look| work(batch, &mut out, look))? {
            Ok(()) => Ok(()),
            Err(Refused::AllOver) => Err(invalid("all games are over; expected reset() before another step")),
            Err(Refused::Batch(error @ (BatchError::Illegal { game, .. } | BatchError::NoSuchAction { game, .. }))) => {
                let legal = legal_actions(&out.masks[game * self.n_actions..][..self.n_actions]);
                Err(illegal(&format!("{error}; expected one of {legal}")))
            }
            Err(Refused::Batch(error)) => Err(batch_error(py, &self.setup.names, &self.setup.troubles, &error)),
        }
    }

    fn infos<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let infos = PyDict::new(py);
        infos.set_item("action_mask", &self.masks.seen)?;
        infos.set_item("seat", &self.seats.seen)?;
        Ok(infos)
    }

    /// Returns actions as the array that can be read in one piece.
    fn integers<'py>(&self, actions: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        if let Ok(array) = actions.cast::<PyArray1<i64>>()
            && array.is_contiguous()
        {
            return Ok(array.clone());
        }
        let numpy = actions.py().import("numpy")?;
        let array = numpy.call_method1("asarray", (actions,))?;
        let dtype = array.getattr("dtype")?;
        if !matches!(dtype.getattr("kind")?.extract::<String>()?.as_str(), "i" | "u") {
            return Err(PyTypeError::new_err(format!("actions of dtype {dtype}; expected integers, such as int64")));
        }
        let shape: Vec<usize> = array.getattr("shape")?.extract()?;
        if shape != [self.games] {
            let games = self.games;
            return Err(invalid(&format!("actions of shape {shape:?}; expected [{games}], one for each game")));
        }
        let array = numpy.call_method1("ascontiguousarray", (array, "int64"))?;
        array.cast_into::<PyArray1<i64>>().map_err(PyErr::from)
    }
}
