//! Matches that many machines play, each some of the units in a file of its own beside those of the match.
//!
//! Units do not depend on each other and their lines are sealed by the setup alone, so the lines of all shards in their
//! order are the match as one machine would have written it.

use super::{Match, UnitLine};
use crate::io_reason::io_reason;
use crate::journal::{Journal, JournalError, shown};
use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use text::{Localized, Message, english_errors, message};

/// The units of a shard, in a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ShardFile {
    path: PathBuf,
    units: Range<u64>,
}

/// Reason why shards are not the next part of a match.
#[derive(Debug)]
#[non_exhaustive]
pub enum ShardError {
    /// The folder cannot be read.
    Folder(PathBuf, io::Error),
    /// The units of a shard cannot be read, or those of the match not be written.
    Units(JournalError),
    /// Nobody has played these units, but some behind them.
    Missing(Range<u64>),
    /// A shard is not finished.
    Unfinished {
        /// Its file.
        path: PathBuf,
        /// Number of units that are there.
        n: u64,
        /// Number of units that it is to have.
        of: u64,
    },
}

impl Localized for ShardError {
    fn message(&self) -> Message {
        match self {
            Self::Folder(path, error) => message!("journal-io", path = shown(path), error = io_reason(error)),
            Self::Units(error) => error.message(),
            Self::Missing(units) => message!("match-shard-missing", first = units.start, last = units.end - 1),
            Self::Unfinished { path, n, of } => {
                message!("match-shard-unfinished", path = shown(path), n = *n, of = *of)
            }
        }
    }

    fn help(&self) -> Option<Message> {
        match self {
            Self::Folder(path, _) => Some(message!("journal-io.help", path = shown(path))),
            Self::Units(error) => error.help(),
            Self::Missing(_) | Self::Unfinished { .. } => Some(message!("match-shard-unfinished.help")),
        }
    }
}

english_errors!(ShardError);

impl Match {
    /// Opens the file of a shard of these `units` in a folder, and hands over those that are there in their order.
    ///
    /// # Errors
    /// Returns why they cannot be read, or that they are not of this match.
    pub fn open_shard(
        &self,
        folder: &Path,
        units: &Range<u64>,
        take: impl FnMut(UnitLine),
    ) -> Result<Journal, JournalError> {
        self.open_units(folder, &file_name(units), units.start, take)
    }

    /// Hands over the units that shards in a folder have played and that come after the first `n_units`, in their order.
    ///
    /// # Errors
    /// Returns which units are missing between those that are there, why they cannot be read, and what `take` returns.
    pub fn take_shards(
        &self,
        folder: &Path,
        mut n_units: u64,
        mut take: impl FnMut(UnitLine) -> Result<(), JournalError>,
    ) -> Result<(), ShardError> {
        for ShardFile { path, units } in shard_files(folder)? {
            if units.end <= n_units {
                continue;
            }
            if n_units < units.start {
                return Err(ShardError::Missing(n_units..units.start));
            }
            let mut lines = Vec::new();
            self.open_shard(folder, &units, |line| lines.push(line)).map_err(ShardError::Units)?;
            let (n, of) = (lines.len() as u64, units.end - units.start);
            if n < of {
                return Err(ShardError::Unfinished { path, n, of });
            }
            let rest = lines.into_iter().skip_while(|line| line.unit < n_units);
            rest.take(of as usize).try_for_each(&mut take).map_err(ShardError::Units)?;
            n_units = units.end;
        }
        Ok(())
    }
}

fn file_name(units: &Range<u64>) -> String {
    format!("units-{}-{}.jsonl", units.start, units.end)
}

/// Returns the files of shards in a folder, those with the first units first.
fn shard_files(folder: &Path) -> Result<Vec<ShardFile>, ShardError> {
    let failed = |error| ShardError::Folder(folder.to_owned(), error);
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if let Some(units) = path.file_name().and_then(|name| units_of(name.to_str()?)) {
            found.push(ShardFile { path, units });
        }
    }
    found.sort_by_key(|shard| (shard.units.start, shard.units.end));
    Ok(found)
}

/// Returns the units of the shard in a file of this name, if it is one.
fn units_of(name: &str) -> Option<Range<u64>> {
    let (start, end) = name.strip_prefix("units-")?.strip_suffix(".jsonl")?.split_once('-')?;
    let units = start.parse().ok()?..end.parse().ok()?;
    (units.start < units.end).then_some(units)
}
