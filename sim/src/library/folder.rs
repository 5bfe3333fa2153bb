//! The folder of a library.

use super::{CHUNK, LibraryError, Part, Values, io_error};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use text::message;

/// The values that are in a folder.
#[derive(Clone, Debug)]
pub struct Library {
    folder: PathBuf,
    files: Vec<(PathBuf, Values)>,
}

/// State of a chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Nothing of it is there.
    Missing,
    /// A run has begun it.
    Begun,
    /// It is there.
    Done,
}

impl Library {
    /// Reads the files of values of a folder; one that is not there has none.
    ///
    /// # Errors
    /// Returns which file is not what it should be, or that two have the same deals.
    pub fn open(folder: &Path) -> Result<Self, LibraryError> {
        let mut files: Vec<(PathBuf, Values)> = Vec::new();
        if folder.exists() {
            for entry in fs::read_dir(folder).map_err(io_error(folder))? {
                let path = entry.map_err(io_error(folder))?.path();
                if path.extension() == Some(OsStr::new("values")) {
                    let values = Values::read(&path)?;
                    files.push((path, values));
                }
            }
        }
        files.sort_by_key(|(_, values)| (values.part.name, values.first));
        for pair in files.windows(2) {
            let [(_, before), (path, after)] = pair else { continue };
            if before.part == after.part && after.first < before.deals().end {
                return Err(LibraryError::Damaged(path.clone(), message!("library-twice", number = after.first)));
            }
        }
        Ok(Self { folder: folder.to_owned(), files })
    }

    /// Returns its files with their values, those of a part together and in their order.
    #[must_use]
    pub fn files(&self) -> &[(PathBuf, Values)] {
        &self.files
    }

    /// Returns the values of a deal of a part, if they are there.
    #[must_use]
    pub fn of(&self, part: &Part, number: u64) -> Option<Vec<i16>> {
        self.of_part(part).find_map(|values| values.of(number))
    }

    /// Returns the values of a part, file by file.
    pub fn of_part(&self, part: &Part) -> impl Iterator<Item = &Values> {
        self.files.iter().map(|(_, values)| values).filter(move |values| values.part == *part)
    }

    /// Returns the values of a part from its first deal up to the first that is missing, if there are any.
    #[must_use]
    pub fn joined(&self, part: &Part) -> Option<Values> {
        let mut joined = Values::new(*part, 0);
        for values in self.of_part(part) {
            if values.first != joined.deals().end {
                break;
            }
            joined.extend(values);
        }
        (!joined.deals().is_empty()).then_some(joined)
    }

    /// Returns the state of a chunk of a part.
    #[must_use]
    pub fn state(&self, part: &Part, chunk: u64) -> State {
        let deals = chunk * CHUNK..(chunk + 1) * CHUNK;
        let is_done = self.of_part(part).any(|values| {
            let there = values.deals();
            there.start <= deals.start && deals.end <= there.end
        });
        match is_done {
            true => State::Done,
            false if self.folder.join(journal_name(part, chunk)).exists() => State::Begun,
            false => State::Missing,
        }
    }
}

/// Returns the name of the file of a chunk.
pub(super) fn chunk_name(part: &Part, chunk: u64) -> String {
    format!("{}-{:08}.values", part.name, chunk * CHUNK)
}

/// Returns the name of the journal of a chunk.
pub(super) fn journal_name(part: &Part, chunk: u64) -> String {
    format!("{}-{:08}.part", part.name, chunk * CHUNK)
}
