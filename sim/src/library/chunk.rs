//! Makes a chunk of the library, or goes on with it.

use super::folder::{chunk_name, journal_name};
use super::{LibraryError, Part, Values, io_error};
use crate::in_order::{Interrupted, in_order, no_threads};
use crate::journal::{Journal, no_json};
use serde::{Deserialize, Serialize};
use serde_json::json;
use solver::{Config, Stop};
use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use text::message;

/// Number of deals of a chunk.
pub const CHUNK: u64 = 64;

/// What may be used to solve deals; the values do not depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resources {
    /// Number of threads.
    pub threads: usize,
    /// Most bytes of the table of each thread: 48 cards need some gigabytes now and then.
    pub table_bytes: usize,
}

/// Progress of a chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Number of deals that an earlier run has solved.
    pub kept: u64,
    /// Number of deals solved so far.
    pub solved: u64,
}

/// A line of the journal.
#[derive(Debug, Serialize, Deserialize)]
struct Line {
    deal: u64,
    values: Vec<i16>,
}

/// Solves the deals of a chunk of a part, or goes on with it, and writes its file. What is finished when it is stopped is kept.
///
/// # Errors
/// Returns why it cannot be made, such as that another run is at it.
pub fn make(
    folder: &Path,
    part: &Part,
    chunk: u64,
    resources: Resources,
    stop: &Stop,
    mut see: impl FnMut(Progress) + Send,
) -> Result<Interrupted, LibraryError> {
    let deals = chunk * CHUNK..(chunk + 1) * CHUNK;
    let mut values = Values::new(*part, deals.start);
    let header =
        json!({ "part": part.name, "values": part.about(), "rules": values.header().rules, "first": deals.start });
    let name = journal_name(part, chunk);
    let mut journal = Journal::open(folder, &name, &header, |number, line| {
        let line: Line = serde_json::from_str(line).map_err(|error| no_json(&error))?;
        if line.deal != deals.start + number || !part.is_possible(&line.values) {
            return Err(message!("library-impossible", number = line.deal));
        }
        values.push(&line.values);
        Ok(())
    })
    .map_err(LibraryError::Journal)?;
    let kept = values.n_deals();
    see(Progress { kept, solved: kept });
    let config = Config::default().with_table_bytes(resources.table_bytes);
    let mut problem = None;
    let end = in_order(
        resources.threads,
        values.deals().end..deals.end,
        stop,
        || (),
        |(), number| part.solve(number, &config, stop),
        |deal, found| {
            values.push(&found);
            if let Err(error) = journal.write(&Line { deal, values: found }) {
                problem = Some(error);
                return ControlFlow::Break(());
            }
            see(Progress { kept, solved: deal + 1 - deals.start });
            ControlFlow::Continue(())
        },
    );
    if let Some(problem) = problem {
        return Err(LibraryError::Journal(problem));
    }
    let end = end.map_err(|error| LibraryError::Threads(no_threads(&error)))?;
    if end == Interrupted::No {
        values.write(&folder.join(chunk_name(part, chunk)))?;
        let path = folder.join(name);
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(io_error(&path)(error)),
            _ => {}
        }
    }
    Ok(end)
}
