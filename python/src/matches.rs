//! Matches: who plays better.

use crate::bot::{Table, Troubles};
use crate::error::refused;
use crate::read;
use crate::rules::Rules;
use crate::seated::Seated;
use crate::watched::{n_threads, watched};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use sim::matches::{Control, Deaths, LineUp, Match, MatchError, Records, Report, Seatings, Tally, Unit, UnitLine};
use sim::{Entrant, Who};
use std::ops::ControlFlow;
use std::sync::atomic::Ordering::Relaxed;

/// Returns the value of a word in a list of words, or an error with all of them.
fn one_of<T: Copy>(name: &str, word: &str, words: &[(&str, T)]) -> PyResult<T> {
    let found = words.iter().find(|(known, _)| *known == word).map(|(_, value)| *value);
    found.ok_or_else(|| {
        let known: Vec<&str> = words.iter().map(|(known, _)| *known).collect();
        PyValueError::new_err(format!("{name}: expected one of {}, got {word:?}", known.join(", ")))
    })
}

const LINE_UPS: [(&str, LineUp); 4] = [
    ("mixed", LineUp::Mixed),
    ("one-vs-three", LineUp::OneVsThree),
    ("two-vs-two", LineUp::TwoVsTwo),
    ("strangers", LineUp::Strangers),
];
const SEATINGS: [(&str, Seatings); 3] =
    [("one", Seatings::One), ("rotations", Seatings::Rotations), ("all", Seatings::All)];
const UNITS: [(&str, Unit); 2] = [("deal", Unit::Deal), ("round", Unit::Round)];

/// Number of tables at once where a bot decides for all of them together.
const TOGETHER: usize = 64;

/// Plays a match, and returns its report as JSON, and a dictionary of arrays.
#[pyfunction]
#[pyo3(signature = (bots, n, rules, scope, unit, lineup, seatings, open_cards, seed, threads, progress))]
#[expect(clippy::too_many_arguments, reason = "they have names where they are given")]
pub(crate) fn play_match<'py>(
    py: Python<'py>,
    bots: Vec<Bound<'py, PyAny>>,
    #[pyo3(from_py_with = read::count)] n: u64,
    rules: &Bound<'py, PyAny>,
    scope: &str,
    unit: &str,
    lineup: &str,
    seatings: &str,
    #[pyo3(from_py_with = read::some_count)] open_cards: Option<u64>,
    #[pyo3(from_py_with = read::seed)] seed: u64,
    #[pyo3(from_py_with = read::some_size)] threads: Option<usize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<(String, Bound<'py, PyDict>)> {
    let table = Table { rules: Rules::read(rules)?, scope: read::scope(scope)?, troubles: Troubles::default() };
    let bots: Vec<Seated> = bots.iter().map(Seated::read).collect::<PyResult<_>>()?;
    let plan = Match {
        rules: table.rules.rules.as_ref().clone(),
        entrants: bots.iter().map(|bot| entrant(bot, &table)).collect(),
        scope: table.scope,
        unit: one_of("unit", unit, &UNITS)?,
        line_up: one_of("lineup", lineup, &LINE_UPS)?,
        table: None,
        seatings: one_of("seatings", seatings, &SEATINGS)?,
        control: open_cards.map_or(Control::None, |openings| Control::OpenCards { openings }),
        deaths: Deaths::Stop,
        records: Records::None,
        seed,
    };
    let together = bots.iter().any(Seated::is_together).then_some(TOGETHER);
    let threads = n_threads(threads.or(together))?;
    let (ended, tally, lines) = watched(py, progress, n, |gauge| {
        let mut tally = Tally::of(&plan, None);
        let mut lines = Vec::new();
        let ended = plan.check().and_then(|()| {
            plan.play(threads, 0..n, &gauge.stop, |line| {
                tally.push(&line);
                lines.push(line);
                gauge.done.fetch_add(1, Relaxed);
                ControlFlow::Continue(())
            })
        });
        (ended, tally, lines)
    })?;
    ended.map_err(|error| match &error {
        MatchError::Died { what, .. } => table.troubles.take(what).unwrap_or_else(|| match_error(&error)),
        _ => match_error(&error),
    })?;
    let report = Report::new(&plan, &tally);
    let report = serde_json::to_string(&report).map_err(|error| PyValueError::new_err(error.to_string()))?;
    Ok((report, arrays(py, &plan, &lines)?))
}

fn match_error(error: &MatchError) -> PyErr {
    refused(error)
}

fn entrant(bot: &Seated, table: &Table) -> Entrant {
    if let Seated::Ours(spec) = bot {
        return Entrant::of(spec);
    }
    let (made, table) = (bot.clone(), table.clone());
    Entrant::new(bot.name(), move || made.make(&table))
}

/// Returns what there is for each unit and each game.
fn arrays<'py>(py: Python<'py>, plan: &Match, lines: &[UnitLine]) -> PyResult<Bound<'py, PyDict>> {
    let n_bots = plan.entrants.len();
    let who = || (0..n_bots as u8).map(Who);
    let means: Vec<Vec<Option<f64>>> = lines.iter().map(|line| plan.means_of(line)).collect();
    let pairs: Vec<(Who, Who)> =
        who().flat_map(|one| who().filter(move |other| one < *other).map(move |other| (one, other))).collect();
    let units = lines.iter().zip(&means);
    let differences = units.flat_map(|(line, means)| {
        pairs.iter().map(move |&(one, other)| plan.difference(line, means, one, other).unwrap_or(f64::NAN))
    });
    let differences: Vec<f64> = differences.collect();
    let means: Vec<f64> = means.iter().flatten().map(|mean| mean.unwrap_or(f64::NAN)).collect();
    let games = || lines.iter().flat_map(|line| line.games.iter().map(move |game| (line.unit, game)));
    let dict = PyDict::new(py);
    dict.set_item("points", shaped(py, means, n_bots)?)?;
    dict.set_item("differences", shaped(py, differences, pairs.len())?)?;
    dict.set_item("game_unit", PyArray1::from_iter(py, games().map(|(unit, _)| unit as i64)))?;
    dict.set_item("game_seats", shaped(py, games().flat_map(|(_, game)| game.seats).collect(), 4)?)?;
    dict.set_item("game_points", shaped(py, games().flat_map(|(_, game)| game.points).collect(), 4)?)?;
    dict.set_item("game_re", PyArray1::from_iter(py, games().map(|(_, game)| game.re)))?;
    dict.set_item("game_augen", PyArray1::from_iter(py, games().map(|(_, game)| game.augen)))?;
    Ok(dict)
}

fn shaped<T: numpy::Element>(py: Python<'_>, cells: Vec<T>, width: usize) -> PyResult<Bound<'_, PyArray2<T>>> {
    let n = cells.len().checked_div(width).unwrap_or(0);
    PyArray1::from_vec(py, cells).reshape([n, width])
}
