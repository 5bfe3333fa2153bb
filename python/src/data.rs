//! Data sets: made shard by shard, and their rows as what was played.

use crate::error::{input_error, refused};
use crate::position::Position;
use crate::read;
use crate::record::Record;
use crate::rules::Rules as Object;
use crate::watched::{n_threads, watched};
use game::Rules;
use notation::rules_file::parse_rules;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use sim::generate::{Folder, GenerateError, Made, Progress};
use sim::matches::Deaths;
use sim::{FileFormat, GameRow, Label, Plan, Wanted};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering::Relaxed;
use text::Localized;

/// Returns what is wrong with a data set: the system's errors are those of Python.
fn data_error(error: &GenerateError) -> PyErr {
    match error {
        GenerateError::Io(path, reason) => match reason.raw_os_error() {
            Some(code) => pyo3::exceptions::PyOSError::new_err((code, reason.to_string(), path.clone())),
            None => pyo3::exceptions::PyOSError::new_err(error.to_string()),
        },
        _ => refused(error),
    }
}

fn read_each<T: std::str::FromStr<Err: Localized>>(texts: &[String]) -> PyResult<Vec<T>> {
    let read = |text: &String| text.parse::<T>().map_err(|error| refused(&error));
    texts.iter().map(read).collect()
}

/// Plans a data set in a folder, or takes it up where it was left, and makes what is missing. Returns the finished files.
#[pyfunction]
#[pyo3(signature = (folder, rules, bots, scope, seed, games, shards, file, labels, from_trick, threads, progress))]
#[expect(clippy::too_many_arguments, reason = "they have names where they are given")]
pub(crate) fn generate(
    py: Python<'_>,
    folder: PathBuf,
    rules: &Bound<'_, PyAny>,
    bots: Vec<String>,
    scope: &str,
    #[pyo3(from_py_with = crate::read::seed)] seed: u64,
    #[pyo3(from_py_with = crate::read::count)] games: u64,
    shards: u32,
    file: &str,
    labels: Vec<String>,
    from_trick: u8,
    #[pyo3(from_py_with = crate::read::some_size)] threads: Option<usize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Vec<PathBuf>> {
    let mut labels: Vec<Label> = read_each(&labels)?;
    labels.sort_unstable();
    labels.dedup();
    let plan = Plan {
        rules: Object::read(rules)?.rules.as_ref().clone(),
        bots: read_each(&bots)?,
        scope: read::scope(scope)?,
        seed,
        games,
        shards,
        file: file.parse::<FileFormat>().map_err(|error| refused(&error))?,
        wanted: Wanted { labels, from_trick },
    };
    let threads = n_threads(threads)?;
    let made = watched(py, progress, games, |gauge| {
        let folder = sim::generate::plan(&folder, &plan)?;
        folder.check_program()?;
        let mut before = 0;
        for shard in 1..=shards {
            let see = |progress: Progress| gauge.done.store(before + progress.made, Relaxed);
            if sim::generate::run(&folder, shard, Deaths::Stop, threads, &gauge.stop, see)? == Made::Interrupted {
                break;
            }
            let range = plan.range(shard);
            before += range.end - range.start;
            gauge.done.store(before, Relaxed);
        }
        Ok::<_, GenerateError>(folder)
    })?;
    made.map(|folder| files(&folder)).map_err(|error| data_error(&error))
}

fn files(folder: &Folder) -> Vec<PathBuf> {
    (1..=folder.plan().shards).map(|shard| folder.finished_path(shard)).collect()
}

/// Returns the finished files of a data set: all of its shards.
#[pyfunction]
pub(crate) fn data_files(folder: PathBuf) -> PyResult<Vec<PathBuf>> {
    let folder = Folder::open(&folder).map_err(|error| data_error(&error))?;
    let missing = files(&folder).into_iter().zip(1..).filter(|(file, _)| !file.exists());
    let missing: Vec<u32> = missing.map(|(_, shard)| shard).collect();
    if missing.is_empty() { Ok(files(&folder)) } else { Err(data_error(&GenerateError::Unfinished(missing))) }
}

/// Writes all shards of a data set into one file.
#[pyfunction]
pub(crate) fn merge(py: Python<'_>, folder: PathBuf, path: PathBuf) -> PyResult<()> {
    let merged = watched(py, None, 0, |_| sim::generate::merge(&Folder::open(&folder)?, &path))?;
    merged.map(drop).map_err(|error| data_error(&error))
}

/// Returns the games of a wire file as the bytes of a Parquet file.
#[pyfunction]
pub(crate) fn wire_as_parquet(py: Python<'_>, path: PathBuf) -> PyResult<Py<PyBytes>> {
    let bytes = watched(py, None, 0, |_| sim::generate::wire_to_parquet(Path::new(&path), Vec::new()))?;
    bytes.map(|bytes| PyBytes::new(py, &bytes).unbind()).map_err(|error| data_error(&error))
}

/// Reads rows as JSON, one a line.
fn rows_of(rows: &str) -> PyResult<Vec<GameRow>> {
    let wrong = |error: serde_json::Error| PyValueError::new_err(format!("rows: no games of a data set: {error}"));
    rows.lines().map(|line| serde_json::from_str(line).map_err(wrong)).collect()
}

/// Returns the rules that a manifest names or has.
fn rules_of(text: &str) -> PyResult<Rules> {
    let read = || parse_rules(text, "manifest").map_err(|error| refused(&error));
    Rules::named(text).map_or_else(read, Ok)
}

/// Returns the games of rows as records.
#[pyfunction]
pub(crate) fn row_records(py: Python<'_>, rows: &str, rules: &str) -> PyResult<Vec<Record>> {
    let (rows, rules) = (rows_of(rows)?, rules_of(rules)?);
    let records = watched(py, None, 0, |_| {
        let record = |row: &GameRow| row.play(&rules).map(|play| notation::Record::of(&play));
        rows.iter().map(record).collect::<Result<Vec<_>, _>>()
    })?;
    let (records, rules) = (records.map_err(|what| input_error(&api::Error::new(what)))?, Object::of(&rules));
    Ok(records.into_iter().map(|record| Record { assumed: Vec::new(), record, rules: rules.clone() }).collect())
}

/// Returns the position before each of these cards of each of these rows; none before it is decided who plays with whom.
#[pyfunction]
pub(crate) fn row_positions(
    py: Python<'_>,
    rows: &str,
    rules: &str,
    at: Vec<Vec<usize>>,
) -> PyResult<Vec<Vec<Option<Position>>>> {
    let (rows, rules) = (rows_of(rows)?, rules_of(rules)?);
    let positions = watched(py, None, 0, |_| {
        let of_row = |(row, at): (&GameRow, &Vec<usize>)| row.positions(&rules, at);
        rows.iter().zip(&at).map(of_row).collect::<Result<Vec<_>, _>>()
    })?;
    let positions = positions.map_err(|what| input_error(&api::Error::new(what)))?;
    Ok(positions
        .into_iter()
        .map(|of_row| of_row.into_iter().map(|position| position.map(Position::of)).collect())
        .collect())
}
