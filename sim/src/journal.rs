//! Long work on disk: a line for every unit, written as soon as the unit is taken.
//!
//! The file begins with a line that says what is played; it is only continued by the same work of the same version.
//! Everything else follows from the units, so nothing else has to be kept. A line whose end is missing was interrupted
//! and is played again.

use serde::Serialize;
use serde_json::Value;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The units of a match or a study in a folder, which no other program writes meanwhile.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
}

/// Why units cannot be kept or read.
#[derive(Debug)]
#[non_exhaustive]
pub enum JournalError {
    /// The file cannot be read or written.
    Io(PathBuf, io::Error),
    /// Another program writes it.
    InUse(PathBuf),
    /// It belongs to something else; this is what differs.
    Other(PathBuf, String),
    /// A line is no unit, or not the one that comes next.
    Broken {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: u64,
        /// What is wrong with it.
        why: String,
    },
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(path, error) => write!(f, "cannot write {}: {error}", path.display()),
            Self::InUse(path) => write!(f, "{} is being written by another doko", path.display()),
            Self::Other(path, what) => write!(f, "{} belongs to something else: {what} differs", path.display()),
            Self::Broken { path, line, why } => write!(f, "line {line} of {} is no unit: {why}", path.display()),
        }
    }
}

impl std::error::Error for JournalError {}

impl JournalError {
    /// Returns what to do about it.
    #[must_use]
    pub fn help(&self) -> String {
        match self {
            Self::Io(path, _) => {
                format!("make room or choose another folder; what is in {} stays good", path.display())
            }
            Self::InUse(_) => "wait until it is done, or choose another folder".to_owned(),
            Self::Other(..) => "go on with the same command as before, or choose another folder".to_owned(),
            Self::Broken { path, line, .. } => {
                format!("delete line {line} and all after it from {}; they are played again", path.display())
            }
        }
    }
}

impl Journal {
    /// Opens the units in a folder and hands over those that are there in their order, with their numbers from 0 and as
    /// they are written; `take` says if one is not what it should be.
    ///
    /// # Errors
    /// Returns why they cannot be read, or that they belong to something else than the first line says.
    pub fn open(
        folder: &Path,
        name: &str,
        header: &Value,
        mut take: impl FnMut(u64, &[u8]) -> Result<(), String>,
    ) -> Result<Self, JournalError> {
        let path = folder.join(name);
        let failed = |error| JournalError::Io(path.clone(), error);
        fs::create_dir_all(folder).map_err(failed)?;
        let mut options = OpenOptions::new();
        let mut file = options.read(true).write(true).create(true).truncate(false).open(&path).map_err(failed)?;
        if file.try_lock().is_err() {
            return Err(JournalError::InUse(path));
        }
        let mut reader = BufReader::new(file.try_clone().map_err(failed)?);
        let mut bytes = Vec::new();
        let is_new = file.metadata().map_err(failed)?.len() == 0;
        let mut end = if is_new { 0 } else { reader.read_until(b'\n', &mut bytes).map_err(failed)? as u64 };
        if bytes.last() != Some(&b'\n') {
            // Nothing was written, or not even the first line.
            if !is_new {
                file.set_len(0).map_err(failed)?;
                file.seek(SeekFrom::Start(0)).map_err(failed)?;
            }
            file.write_all(format!("{header}\n").as_bytes()).map_err(failed)?;
            return Ok(Self { path, file });
        }
        compare(&bytes, header).map_err(|what| JournalError::Other(path.clone(), what))?;
        for number in 0.. {
            bytes.clear();
            let n_bytes = reader.read_until(b'\n', &mut bytes).map_err(failed)?;
            if bytes.pop() != Some(b'\n') {
                break;
            }
            take(number, &bytes).map_err(|why| JournalError::Broken { path: path.clone(), line: number + 2, why })?;
            end += n_bytes as u64;
        }
        file.set_len(end).map_err(failed)?;
        file.seek(SeekFrom::Start(end)).map_err(failed)?;
        Ok(Self { path, file })
    }

    /// Adds a unit.
    ///
    /// # Errors
    /// Returns why it cannot be written; what was written before stays good.
    pub fn write(&mut self, line: &impl Serialize) -> Result<(), JournalError> {
        let mut text =
            serde_json::to_string(line).map_err(|error| JournalError::Io(self.path.clone(), error.into()))?;
        text.push('\n');
        self.file.write_all(text.as_bytes()).map_err(|error| JournalError::Io(self.path.clone(), error))
    }

    /// Sees to it that everything is on the disk.
    ///
    /// # Errors
    /// Returns why it is not.
    pub fn sync(&self) -> Result<(), JournalError> {
        self.file.sync_data().map_err(|error| JournalError::Io(self.path.clone(), error))
    }
}

/// Returns what differs between two first lines, if anything.
fn compare(found: &[u8], expected: &Value) -> Result<(), String> {
    let found: Value = serde_json::from_slice(found).map_err(|_| "its first line".to_owned())?;
    let parts = |value: &Value| -> Vec<(String, Value)> {
        let outer = value.as_object().into_iter().flatten().filter(|(key, _)| *key != "setup");
        let inner = value["setup"].as_object().into_iter().flatten().filter(|(key, _)| *key != "options");
        inner.chain(outer).map(|(key, value)| (key.clone(), value.clone())).collect()
    };
    let (found, expected) = (parts(&found), parts(expected));
    match expected.iter().find(|part| !found.contains(part)) {
        Some((what, _)) => Err(what.clone()),
        None => Ok(()),
    }
}
