//! Hidden hands: counted, drawn, weighed.

use crate::error::{invalid, marked, refused};
use crate::read;
use crate::solving::pool_of;
use crate::view::View as Object;
use crate::watched::{Gauge, n_threads, watched};
use bots::{Acceptance, Condition, Conditional, Draw, Model, NoWorld, Posterior, Threads};
use game::{BySeat, Card, Hand, Seat, View};
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;
use std::sync::atomic::Ordering::Relaxed;

/// Number of cells of the hands of a deal.
const CELLS: usize = Seat::ALL.len() * Card::COUNT;

/// Most deals of one call: a gigabyte.
const MOST_DEALS: usize = 10_000_000;

/// Deals between two checks whether to stop.
const PART: usize = 256;

fn condition_of(text: Option<&str>) -> PyResult<Condition> {
    let Some(text) = text else { return Ok(Condition::All(Vec::new())) };
    text.parse::<Condition>().map_err(|error| marked(&error, text, std::slice::from_ref(&error.label)))
}

/// Returns the view that Python gives, which must be one of a game that was found.
fn view_of(given: &Bound<'_, PyAny>) -> PyResult<Object> {
    let view = Object::read(given, None)?;
    if view.of_play().is_none() {
        return Err(invalid("the game is still being found; hidden hands are drawn once it is"));
    }
    Ok(view)
}

fn play(view: &Object) -> View<'_> {
    view.of_play().expect("the game is found")
}

fn no_world(error: NoWorld) -> PyErr {
    refused(&error)
}

/// Returns how many deals fit what a seat has seen and the condition; `None` if they are too many to be counted exactly.
#[pyfunction]
#[pyo3(signature = (view, constraints))]
pub(crate) fn count_deals(
    py: Python<'_>,
    view: &Bound<'_, PyAny>,
    constraints: Option<&str>,
) -> PyResult<Option<u128>> {
    let (seen, condition) = (view_of(view)?, condition_of(constraints)?);
    let deals = watched(py, None, 0, |gauge| {
        Conditional::of_view(&play(&seen), &condition, &gauge.stop).map(|deals| deals.count())
    })?;
    match deals {
        Ok(count) => Ok(count),
        Err(NoWorld::Impossible) if constraints.is_some() => Ok(Some(0)),
        Err(error) => Err(no_world(error)),
    }
}

/// Returns hands as an array of (n, 4, 24): how many copies of a card each seat holds.
fn array_of<'py>(py: Python<'py>, cells: Vec<u8>) -> PyResult<Bound<'py, PyArrayDyn<u8>>> {
    let n = cells.len() / CELLS;
    PyArray1::from_vec(py, cells).reshape(vec![n, Seat::ALL.len(), Card::COUNT])
}

fn write(hands: &BySeat<Hand>, cells: &mut [u8]) {
    for (hand, cells) in hands.0.iter().zip(cells.chunks_exact_mut(Card::COUNT)) {
        hand.cards().for_each(|card| cells[card.index()] += 1);
    }
}

/// Draws `n` deals consistent with the view of a seat, each possible one with the same probability, or as likely as the
/// play of the others makes it.
#[pyfunction]
#[pyo3(signature = (view, n, seed, constraints, likely, threads, progress))]
#[expect(clippy::too_many_arguments, reason = "they have names where they are given")]
pub(crate) fn sample<'py>(
    py: Python<'py>,
    view: &Bound<'py, PyAny>,
    #[pyo3(from_py_with = read::size)] n: usize,
    #[pyo3(from_py_with = read::seed)] seed: u64,
    constraints: Option<&str>,
    likely: bool,
    #[pyo3(from_py_with = read::some_size)] threads: Option<usize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyArrayDyn<u8>>> {
    if MOST_DEALS < n {
        let text = format!("n: expected at most {MOST_DEALS} deals at once, got {n}; draw them in several parts");
        return Err(PyValueError::new_err(text));
    }
    let (seen, condition) = (view_of(view)?, condition_of(constraints)?);
    let pool = pool_of(n_threads(threads)?)?;
    let cells = watched(py, progress, n as u64, |gauge| {
        let view = play(&seen);
        pool.install(|| match likely {
            true => drawn_likely(&view, &condition, n, seed, gauge),
            false => drawn(&view, &condition, n, seed, gauge),
        })
    })?;
    array_of(py, cells.map_err(no_world)?)
}

/// Deal number i depends on the seed and i alone.
fn drawn(view: &View<'_>, condition: &Condition, n: usize, seed: u64, gauge: &Gauge) -> Result<Vec<u8>, NoWorld> {
    let deals = Conditional::of_view(view, condition, &gauge.stop)?;
    let mut cells = vec![0; n * CELLS];
    let parts = cells.par_chunks_mut(PART * CELLS).enumerate();
    parts.try_for_each(|(part, cells)| {
        if gauge.stop.is_set() {
            return Err(NoWorld::Stopped);
        }
        for (number, cells) in cells.chunks_exact_mut(CELLS).enumerate() {
            let mut draw = Draw::new(seed, (part * PART + number) as u64);
            let hands = deals.draw(&mut draw, &mut Acceptance::default()).ok_or(NoWorld::TooEntangled)?;
            write(&hands, cells);
        }
        gauge.done.fetch_add((cells.len() / CELLS) as u64, Relaxed);
        Ok(())
    })?;
    Ok(cells)
}

fn drawn_likely(
    view: &View<'_>,
    condition: &Condition,
    n: usize,
    seed: u64,
    gauge: &Gauge,
) -> Result<Vec<u8>, NoWorld> {
    let mut worlds = Posterior::new(view, condition, Model::default(), seed, (Threads::All, &gauge.stop))?;
    let mut cells = vec![0; n * CELLS];
    for (part, cells) in cells.chunks_mut(PART * CELLS).enumerate() {
        if gauge.stop.is_set() {
            return Err(NoWorld::Stopped);
        }
        let first = part * PART;
        let plays = worlds.drawn(first..first + cells.len() / CELLS)?;
        plays.iter().zip(cells.chunks_exact_mut(CELLS)).for_each(|(play, cells)| write(play.hands(), cells));
        gauge.done.fetch_add(plays.len() as u64, Relaxed);
    }
    Ok(cells)
}

/// Returns all possible deals, the likeliest first, with their weights; `None` if there are more than `most`.
#[pyfunction]
#[pyo3(signature = (view, most, constraints))]
#[expect(clippy::type_complexity, reason = "two arrays")]
pub(crate) fn weighted_deals<'py>(
    py: Python<'py>,
    view: &Bound<'py, PyAny>,
    #[pyo3(from_py_with = read::size)] most: usize,
    constraints: Option<&str>,
) -> PyResult<Option<(Bound<'py, PyArrayDyn<u8>>, Bound<'py, PyArray1<f64>>)>> {
    let (seen, condition) = (view_of(view)?, condition_of(constraints)?);
    let all = watched(py, None, 0, |gauge| {
        let worlds = Posterior::new(&play(&seen), &condition, Model::default(), 1, (Threads::One, &gauge.stop))?;
        Ok::<_, NoWorld>(worlds.all(most))
    })?;
    let Some(all) = all.map_err(no_world)? else { return Ok(None) };
    let mut cells = vec![0; all.len() * CELLS];
    all.iter().zip(cells.chunks_exact_mut(CELLS)).for_each(|((play, _), cells)| write(play.hands(), cells));
    let weights = PyArray1::from_iter(py, all.iter().map(|(_, weight)| *weight));
    Ok(Some((array_of(py, cells)?, weights)))
}

/// For N, E, S, W.
type OfSeats = [Option<f64>; 4];

/// Returns the probabilities that each seat is Re: by `n` deals that are as likely as the play makes them, and if all
/// deals are equally probable.
#[pyfunction]
#[pyo3(signature = (view, n, seed, constraints))]
pub(crate) fn re_probabilities(
    py: Python<'_>,
    view: &Bound<'_, PyAny>,
    #[pyo3(from_py_with = read::size)] n: usize,
    #[pyo3(from_py_with = read::seed)] seed: u64,
    constraints: Option<&str>,
) -> PyResult<(OfSeats, OfSeats)> {
    if !(1..=MOST_DEALS).contains(&n) {
        return Err(PyValueError::new_err(format!("worlds: expected 1 to {MOST_DEALS}, got {n}")));
    }
    let (seen, condition) = (view_of(view)?, condition_of(constraints)?);
    let found = watched(py, None, 0, |gauge| {
        let mut worlds = Posterior::new(&play(&seen), &condition, Model::default(), seed, (Threads::All, &gauge.stop))?;
        for first in (0..n).step_by(PART) {
            if gauge.stop.is_set() {
                return Err(NoWorld::Stopped);
            }
            worlds.drawn(first..n.min(first + PART))?;
        }
        let counted = Seat::ALL.map(|seat| worlds.re_counted(&condition, seat));
        let judged = Seat::ALL.map(|seat| worlds.re_probability(seat, counted[seat.index()]));
        Ok((judged, counted))
    })?;
    found.map_err(no_world)
}
