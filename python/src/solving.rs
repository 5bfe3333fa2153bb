//! The solver: one that is kept, and many positions at once.

use crate::cards::{object, tuple};
use crate::error::input_error;
use crate::given::{GivenPosition, place, position_of, positions_of};
use crate::read;
use crate::watched::{n_threads, time_of, watched};
use api::solve::earned;
use game::rules::Sonderpunkt;
use game::{Augen, Card, Points, Position, Team};
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use solver::{
    BestAugen, BestPoints, BestTricks, Bounds, Completion, Config, Limits, Threads, Tricks, ValueAnswer, ask_all,
};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Mutex, MutexGuard, TryLockError};

/// The counted quantity.
#[derive(Clone, Debug)]
enum Unit {
    Augen,
    Points(Vec<(Sonderpunkt, Team)>),
    Tricks(Team),
}

impl Unit {
    fn of(unit: &str, party: &str, special: &[String]) -> PyResult<Self> {
        Ok(match unit {
            "augen" => Self::Augen,
            "points" => {
                let read = special.iter().map(|text| earned(text).map_err(api::Error::new));
                Self::Points(read.collect::<Result<_, _>>().map_err(|error| input_error(&error))?)
            }
            "tricks" => Self::Tricks(team_of(party)?),
            _ => return Err(PyValueError::new_err(format!("unit: expected augen, points or tricks, got {unit:?}"))),
        })
    }
}

fn team_of(party: &str) -> PyResult<Team> {
    let team = Team::ALL.into_iter().find(|team| team.name() == party);
    team.ok_or_else(|| PyValueError::new_err(format!("party: expected re or kontra, got {party:?}")))
}

/// The requested details.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Detail {
    Value,
    AtLeast(i32),
    EachCard,
    Line,
}

/// The known results.
#[derive(Clone, Debug)]
struct Found {
    bounds: (i32, i32),
    cards: Vec<(Card, (i32, i32))>,
    line: Vec<Card>,
    nodes: u64,
    is_finished: bool,
}

/// A number with its unit.
trait Number: Copy {
    fn number(self) -> i32;
}

impl Number for Augen {
    fn number(self) -> i32 {
        self.0.into()
    }
}

impl Number for Points {
    fn number(self) -> i32 {
        self.0
    }
}

impl Number for Tricks {
    fn number(self) -> i32 {
        self.0.into()
    }
}

impl<V: Number> From<ValueAnswer<V>> for Found {
    fn from(answer: ValueAnswer<V>) -> Self {
        let numbers = |bounds: Bounds<V>| (bounds.lower.number(), bounds.upper.number());
        Self {
            bounds: numbers(answer.bounds),
            cards: answer.cards.into_iter().map(|(card, bounds)| (card, numbers(bounds))).collect(),
            line: answer.line,
            nodes: answer.nodes,
            is_finished: answer.completion == Completion::Finished,
        }
    }
}

/// More Augen, tricks or Points than there can be; what is asked beyond is as good as that.
const MOST: i32 = 10_000;

fn augen(detail: Detail) -> BestAugen {
    match detail {
        Detail::Value => BestAugen::value(),
        Detail::AtLeast(least) => BestAugen::at_least(Augen(least.clamp(0, MOST) as u16)),
        Detail::EachCard => BestAugen::each_card(),
        Detail::Line => BestAugen::line(),
    }
}

fn points(detail: Detail, special: &[(Sonderpunkt, Team)]) -> BestPoints<'_> {
    let question = match detail {
        Detail::Value => BestPoints::value(),
        Detail::AtLeast(least) => BestPoints::at_least(Points(least.clamp(-MOST, MOST))),
        Detail::EachCard => BestPoints::each_card(),
        Detail::Line => BestPoints::line(),
    };
    question.with_earned(special)
}

/// Returns the question about tricks: the number or a threshold; there is no answer for each card, and no line.
fn tricks(detail: Detail, team: Team, position: &Position) -> BestTricks {
    match detail {
        Detail::AtLeast(least) => {
            // Of more than there are it is enough to know that.
            let most = i32::from(Tricks::left_in(position).0) + 1;
            BestTricks::at_least(team, Tricks(least.clamp(0, most) as u8))
        }
        _ => BestTricks::of(team),
    }
}

fn find(
    solver: &mut solver::Solver,
    position: &Position,
    unit: &Unit,
    detail: Detail,
    limits: Limits<'_>,
) -> Result<Found, api::Error> {
    Ok(match unit {
        Unit::Augen => solver.ask(position, augen(detail), limits).into(),
        Unit::Points(special) => {
            solver.ask(position, points(detail, special), limits).map_err(|error| api::Error::of(&error))?.into()
        }
        Unit::Tricks(team) => solver.ask(position, tricks(detail, *team, position), limits).into(),
    })
}

/// Asks for each of several things, until together they have spent what there is. One table serves them all.
fn find_all(
    solver: &mut solver::Solver,
    position: &Position,
    unit: &Unit,
    details: &[Detail],
    limits: Limits<'_>,
) -> Result<Found, api::Error> {
    let mut whole: Option<Found> = None;
    for &detail in details {
        let spent = whole.as_ref().map_or(0, |found| found.nodes);
        let found = find(solver, position, unit, detail, limits.less(spent))?;
        whole = Some(match whole {
            None => found,
            Some(before) => Found {
                bounds: (before.bounds.0.max(found.bounds.0), before.bounds.1.min(found.bounds.1)),
                cards: if before.cards.is_empty() { found.cards } else { before.cards },
                line: if before.line.is_empty() { found.line } else { before.line },
                nodes: before.nodes + found.nodes,
                is_finished: before.is_finished && found.is_finished,
            },
        });
    }
    Ok(whole.expect("something is asked"))
}

/// Lower, upper; each card with its bounds; the line; the cards played in the tree; whether all is known.
type Told<'py> = (i32, i32, Vec<(Bound<'py, PyAny>, i32, i32)>, Bound<'py, PyTuple>, u64, bool);

impl Found {
    fn told(self, py: Python<'_>) -> PyResult<Told<'_>> {
        let card = |(card, (lower, upper)): (Card, (i32, i32))| Ok((object(py, card)?, lower, upper));
        let cards = self.cards.into_iter().map(card).collect::<PyResult<_>>()?;
        Ok((self.bounds.0, self.bounds.1, cards, tuple(py, self.line)?, self.nodes, self.is_finished))
    }
}

/// A solver that remembers what it has found. One thread at a time may ask it.
#[pyclass(frozen, module = "doppelkopf._engine")]
pub(crate) struct Solver {
    /// Nothing is in it once it is closed.
    kept: Mutex<Option<Kept>>,
}

struct Kept {
    solver: solver::Solver,
    /// Pool of the helping threads, if it is not alone.
    pool: Option<ThreadPool>,
}

impl Kept {
    fn within<T: Send>(&mut self, work: impl FnOnce(&mut solver::Solver) -> T + Send) -> T {
        let Self { solver, pool } = self;
        match pool {
            Some(pool) => pool.install(|| work(solver)),
            None => work(solver),
        }
    }
}

fn bytes_of(mebibytes: usize) -> PyResult<usize> {
    /// A tebibyte.
    const MOST_MEBIBYTES: usize = 1 << 20;
    if (1..=MOST_MEBIBYTES).contains(&mebibytes) {
        return Ok(mebibytes << 20);
    }
    let text = format!("memory: expected 1 to {MOST_MEBIBYTES} MiB, got {mebibytes}");
    Err(PyValueError::new_err(text))
}

pub(crate) fn pool_of(threads: usize) -> PyResult<ThreadPool> {
    let none = |error: rayon::ThreadPoolBuildError| PyRuntimeError::new_err(error.to_string());
    ThreadPoolBuilder::new().num_threads(threads).build().map_err(none)
}

impl Solver {
    fn lock(&self) -> PyResult<MutexGuard<'_, Option<Kept>>> {
        match self.kept.try_lock() {
            Ok(kept) => Ok(kept),
            // A panic may have left anything in it.
            Err(TryLockError::Poisoned(broken)) => {
                let mut kept = broken.into_inner();
                *kept = None;
                Ok(kept)
            }
            Err(TryLockError::WouldBlock) => {
                let text = "this Solver is at work on another question; use one Solver for each thread";
                Err(PyRuntimeError::new_err(text))
            }
        }
    }
}

#[pymethods]
impl Solver {
    /// Makes a solver with `memory` mebibytes for its table and `threads` threads for each question.
    #[new]
    #[pyo3(signature = (memory, threads))]
    fn new(
        #[pyo3(from_py_with = read::size)] memory: usize,
        #[pyo3(from_py_with = read::some_size)] threads: Option<usize>,
    ) -> PyResult<Self> {
        let threads = n_threads(threads)?;
        let config = Config::default().with_table_bytes(bytes_of(memory)?);
        let alone = threads == 1;
        let config = if alone { config } else { config.with_threads(Threads::POOL) };
        let pool = if alone { None } else { Some(pool_of(threads)?) };
        Ok(Self { kept: Mutex::new(Some(Kept { solver: solver::Solver::new(&config), pool })) })
    }

    /// Answers a question: what is counted, for whom, with which special points before; what is wanted; the limits.
    #[pyo3(signature = (position, unit, party, special, wanted, at_least, nodes, seconds))]
    #[expect(clippy::too_many_arguments, reason = "they have names where they are given")]
    fn ask<'py>(
        &self,
        py: Python<'py>,
        position: &Bound<'py, PyAny>,
        unit: &str,
        party: &str,
        special: Vec<String>,
        wanted: Vec<String>,
        at_least: Option<i32>,
        #[pyo3(from_py_with = read::some_count)] nodes: Option<u64>,
        seconds: Option<f64>,
    ) -> PyResult<Told<'py>> {
        let position = position_of(position)?;
        let unit = Unit::of(unit, party, &special)?;
        let details = details_of(&wanted, at_least)?;
        let time = seconds.map(time_of).transpose()?;
        let mut guard = self.lock()?;
        let kept = guard.as_mut().ok_or_else(|| PyValueError::new_err("this Solver is closed"))?;
        let found = watched(py, None, 0, |gauge| {
            let stop = time.map_or_else(|| gauge.stop.clone(), |time| gauge.stop.clone().within(time));
            let limits = Limits { nodes, stop: Some(&stop) };
            kept.within(|solver| find_all(solver, &position, &unit, &details, limits))
        })?;
        found.map_err(|error| input_error(&error))?.told(py)
    }

    /// Forgets all and gives the memory back.
    fn forget(&self) -> PyResult<()> {
        if let Some(kept) = self.lock()?.as_mut() {
            kept.solver.forget();
        }
        Ok(())
    }

    /// Ends it.
    fn close(&self) -> PyResult<()> {
        *self.lock()? = None;
        Ok(())
    }

    /// Whether it is closed.
    #[getter]
    fn closed(&self) -> PyResult<bool> {
        Ok(self.lock()?.is_none())
    }
}

fn details_of(wanted: &[String], at_least: Option<i32>) -> PyResult<Vec<Detail>> {
    if let Some(least) = at_least {
        return Ok(vec![Detail::AtLeast(least)]);
    }
    let detail = |wanted: &String| match wanted.as_str() {
        "value" => Ok(Detail::Value),
        "cards" => Ok(Detail::EachCard),
        "line" => Ok(Detail::Line),
        _ => Err(PyValueError::new_err(format!("wanted: expected value, cards or line, got {wanted:?}"))),
    };
    wanted.iter().map(detail).collect()
}

/// Entry of an array for a card that cannot be played.
const UNPLAYABLE: i16 = i16::MIN;

/// Returns bounds of many positions as an array of (n, 2), or of every card in them as one of (n, 24, 2). Each position has a
/// table of its own.
#[pyfunction]
#[pyo3(signature = (positions, unit, party, each_card, nodes, threads, memory, progress))]
#[expect(clippy::too_many_arguments, reason = "they have names where they are given")]
pub(crate) fn bounds_of_many<'py>(
    py: Python<'py>,
    positions: &Bound<'py, PyAny>,
    unit: &str,
    party: &str,
    each_card: bool,
    #[pyo3(from_py_with = read::some_count)] nodes: Option<u64>,
    #[pyo3(from_py_with = read::some_size)] threads: Option<usize>,
    #[pyo3(from_py_with = read::size)] memory: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyArrayDyn<i16>>> {
    let given = positions_of(positions)?;
    let unit = Unit::of(unit, party, &[])?;
    let detail = if each_card { Detail::EachCard } else { Detail::Value };
    let threads = n_threads(threads)?;
    // Each thread has the same memory, however many there are, so that limited searches find the same.
    let config = Config::default().with_table_bytes(bytes_of(memory)?.saturating_mul(threads));
    let pool = pool_of(threads)?;
    let n = given.len();
    let found = watched(py, progress, n as u64, |gauge| {
        pool.install(|| {
            let positions = read(given)?;
            let limits = Limits { nodes, stop: Some(&gauge.stop) };
            let told = |n_answers: usize| {
                gauge.done.fetch_max(n_answers as u64, Relaxed);
            };
            find_many(&positions, &config, &unit, detail, limits, told)
        })
    })?;
    let found = found.map_err(|error| input_error(&error))?;
    let cells = if each_card { cells_of_cards(&found) } else { cells_of_values(&found) };
    let shape = if each_card { vec![n, Card::COUNT, 2] } else { vec![n, 2] };
    PyArray1::from_vec(py, cells).reshape(shape)
}

/// Reads positions on all threads.
fn read(given: Vec<GivenPosition>) -> Result<Vec<Position>, api::Error> {
    given.into_par_iter().enumerate().map(|(at, given)| given.read(at)).collect()
}

fn find_many(
    positions: &[Position],
    config: &Config,
    unit: &Unit,
    detail: Detail,
    limits: Limits<'_>,
    told: impl Fn(usize) + Sync,
) -> Result<Vec<Found>, api::Error> {
    Ok(match unit {
        Unit::Augen => ask_all(positions, config, augen(detail), limits, told).into_iter().map(Into::into).collect(),
        Unit::Points(_) => {
            let answers = ask_all(positions, config, points(detail, &[]), limits, told).into_iter().enumerate();
            let answers = answers
                .map(|(at, answer)| answer.map(Into::into).map_err(|error| api::Error::of(&error).at(place(at))));
            answers.collect::<Result<_, _>>()?
        }
        Unit::Tricks(team) => {
            let question = BestTricks::of(*team);
            ask_all(positions, config, question, limits, told).into_iter().map(Into::into).collect()
        }
    })
}

fn cells_of_values(found: &[Found]) -> Vec<i16> {
    found.iter().flat_map(|found| [found.bounds.0 as i16, found.bounds.1 as i16]).collect()
}

fn cells_of_cards(found: &[Found]) -> Vec<i16> {
    let mut cells = vec![UNPLAYABLE; found.len() * Card::COUNT * 2];
    for (found, cells) in found.iter().zip(cells.chunks_exact_mut(Card::COUNT * 2)) {
        for &(card, (lower, upper)) in &found.cards {
            cells[2 * card.index()] = lower as i16;
            cells[2 * card.index() + 1] = upper as i16;
        }
    }
    cells
}
