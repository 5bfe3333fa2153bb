//! The folder of a library.

use super::{CHUNK, LibraryError, Part, Values, io_error};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use text::message;

/// The values that are in a folder.
#[derive(Clone, Debug)]
pub struct Library {
    files: Vec<(PathBuf, Values)>,
    /// Names of the journals of chunks that are not finished.
    begun: Vec<String>,
}

impl Library {
    /// Reads the files of values of a folder; one that is not there has none.
    ///
    /// # Errors
    /// Returns which file is not what it should be, or that two have the same deals.
    pub fn open(folder: &Path) -> Result<Self, LibraryError> {
        let mut files: Vec<(PathBuf, Values)> = Vec::new();
        let mut begun = Vec::new();
        if folder.exists() {
            for entry in fs::read_dir(folder).map_err(io_error(folder))? {
                let path = entry.map_err(io_error(folder))?.path();
                match path.extension().and_then(OsStr::to_str) {
                    Some("values") => {
                        let values = Values::read(&path)?;
                        files.push((path, values));
                    }
                    Some("part") => begun.extend(path.file_name().and_then(OsStr::to_str).map(str::to_owned)),
                    _ => {}
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
        Ok(Self { files, begun })
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

    /// Returns the number of chunks of a part that are begun and not finished.
    #[must_use]
    pub fn n_begun(&self, part: &Part) -> usize {
        self.begun.iter().filter(|name| name.starts_with(&format!("{}-", part.name))).count()
    }

    /// Returns whether a chunk of a part is there.
    #[must_use]
    pub fn has_chunk(&self, part: &Part, chunk: u64) -> bool {
        let deals = chunk * CHUNK..(chunk + 1) * CHUNK;
        self.of_part(part).any(|values| values.first <= deals.start && deals.end <= values.deals().end)
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
