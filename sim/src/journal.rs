//! Long work on disk: a line for every unit, written as soon as the unit is taken.
//!
//! The file begins with a line that says what is played; it is only continued by the same work of the same version.
//! Everything else follows from the units, so nothing else has to be kept. Every line carries a checksum of itself and
//! of the first line, see [`Seal`]. A last line whose end is missing was interrupted and is played again; any other
//! changed line is refused, because other changes are possible, too.

use crate::io_reason::io_reason;
use crate::locked_file::{IfLocked, lock_file};
use crate::paced_sync::PacedSync;
use crate::seal::{Seal, SealError};
use serde::Serialize;
use serde_json::Value;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use text::{Localized, Message, english_errors, message};

/// More than any line has, so that a file without ends of lines does not fill the memory.
const MOST_BYTES: u64 = 1 << 28;

/// The units of a match or a study in a folder, which no other program writes meanwhile.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    seal: Seal,
    sync: PacedSync,
}

/// Reason why units cannot be kept or read.
#[derive(Debug)]
#[non_exhaustive]
pub enum JournalError {
    /// The file cannot be read or written.
    Io(PathBuf, io::Error),
    /// Another program writes it.
    InUse(PathBuf),
    /// It belongs to something else; this is what differs.
    Other(PathBuf, Differs),
    /// It was written before lines had checksums.
    Older(PathBuf),
    /// A line is not what was written, or not the one that comes next.
    Broken {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: u64,
        /// Description of the error.
        why: Message,
    },
}

/// Part of a first line that differs from the expected one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Differs {
    /// All of it: it may be anybody's.
    Line,
    /// The value of this key.
    Key(String),
}

impl Localized for JournalError {
    fn message(&self) -> Message {
        match self {
            Self::Io(path, error) => message!("journal-io", path = shown(path), error = io_reason(error)),
            Self::InUse(path) => message!("journal-in-use", path = shown(path)),
            Self::Other(path, Differs::Line) => message!("journal-other-line", path = shown(path)),
            Self::Other(path, Differs::Key(key)) => message!("journal-other", path = shown(path), key),
            Self::Older(path) => message!("journal-older", path = shown(path)),
            Self::Broken { path, line, why } => message!("journal-broken", path = shown(path), line, why),
        }
    }

    fn help(&self) -> Option<Message> {
        Some(match self {
            Self::Io(path, _) => message!("journal-io.help", path = shown(path)),
            Self::InUse(_) => message!("journal-in-use.help"),
            Self::Other(..) => message!("journal-other.help"),
            Self::Older(path) => message!("journal-older.help", path = shown(path)),
            Self::Broken { path, line: 1, .. } => message!("journal-broken-first", path = shown(path)),
            Self::Broken { path, line, .. } => message!("journal-broken.help", path = shown(path), line),
        })
    }
}

english_errors!(JournalError);

/// Returns a path as it is shown.
pub(crate) fn shown(path: &Path) -> String {
    path.display().to_string()
}

impl Journal {
    /// Opens the units in a folder and hands over those that are there in their order, with their numbers from 0 and as
    /// they were written; `take` says if one is not what it should be.
    ///
    /// # Errors
    /// Returns why they cannot be read, or that they belong to something else than the first line says.
    pub fn open(
        folder: &Path,
        name: &str,
        header: &Value,
        mut take: impl FnMut(u64, &str) -> Result<(), Message>,
    ) -> Result<Self, JournalError> {
        let path = folder.join(name);
        let failed = |error| JournalError::Io(path.clone(), error);
        let broken = |line, why| JournalError::Broken { path: path.clone(), line, why };
        fs::create_dir_all(folder).map_err(failed)?;
        let Some(file) = lock_file(&path, IfLocked::Leave).map_err(failed)? else {
            return Err(JournalError::InUse(path));
        };
        let mut reader = BufReader::new(file.try_clone().map_err(failed)?);
        let mut bytes = Vec::new();
        let mut end = read_line(&mut reader, &mut bytes).map_err(failed)?;
        let own = header_seal().close(&header.to_string()) + "\n";
        if bytes.last() != Some(&b'\n') {
            // Nothing was written, or not even the first line; what a power cut leaves of it may be zeros.
            let n_begun = bytes.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
            if !own.as_bytes().starts_with(&bytes[..n_begun]) {
                return Err(JournalError::Other(path, Differs::Line));
            }
            return Self::begin(&path, file, &own).map_err(failed);
        }
        let first = check_header(&path, &bytes, header)?;
        let seal = Seal::of(&first);
        for number in 0.. {
            bytes.clear();
            let n_bytes = read_line(&mut reader, &mut bytes).map_err(failed)?;
            if bytes.pop_if(|last| *last == b'\n').is_none() {
                if n_bytes == MOST_BYTES {
                    return Err(broken(number + 2, message!("journal-no-end")));
                }
                break;
            }
            let line = std::str::from_utf8(&bytes).map_err(|_| broken(number + 2, message!("journal-no-text")))?;
            let line = seal.open(line).map_err(|error| broken(number + 2, error.message()))?;
            take(number, &line).map_err(|why| broken(number + 2, why))?;
            end += n_bytes;
        }
        let mut journal = Self { path: path.clone(), file, seal, sync: PacedSync::new() };
        journal.cut(end).map_err(failed)?;
        Ok(journal)
    }

    /// Writes the first line of a file that has none.
    fn begin(path: &Path, mut file: File, header: &str) -> io::Result<Self> {
        // A device cannot be cut, and need not.
        if file.metadata()?.len() != 0 {
            file.set_len(0)?;
            file.seek(SeekFrom::Start(0))?;
        }
        file.write_all(header.as_bytes())?;
        file.sync_data()?;
        sync_folder_of(path);
        Ok(Self { path: path.to_owned(), file, seal: Seal::of(header.trim_end()), sync: PacedSync::new() })
    }

    /// Cuts off what was being written when the work was interrupted.
    fn cut(&mut self, end: u64) -> io::Result<()> {
        self.file.set_len(end)?;
        self.file.seek(SeekFrom::Start(end)).map(|_| ())
    }

    /// Adds a unit. Unless units come without pause it is on the disk then.
    ///
    /// # Errors
    /// Returns why it cannot be written; what was written before stays good.
    pub fn write(&mut self, line: &impl Serialize) -> Result<(), JournalError> {
        let failed = |error| JournalError::Io(self.path.clone(), error);
        let object = serde_json::to_string(line).map_err(|error| failed(error.into()))?;
        let text = self.seal.close(&object) + "\n";
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.sync.after_write(&self.file));
        written.map_err(failed)
    }

    /// Sees to it that everything is on the disk.
    ///
    /// # Errors
    /// Returns why it is not.
    pub fn sync(&self) -> Result<(), JournalError> {
        self.file.sync_data().map_err(|error| JournalError::Io(self.path.clone(), error))
    }
}

/// Returns why something is not the JSON it should be; the details are those of the library.
pub(crate) fn no_json(error: &serde_json::Error) -> Message {
    message!("no-json", error = error.to_string())
}

/// Returns the seal of first lines.
fn header_seal() -> Seal {
    Seal::of("doko journal")
}

/// Reads a line with its end, or what there is of it.
fn read_line(reader: &mut impl BufRead, bytes: &mut Vec<u8>) -> io::Result<u64> {
    reader.by_ref().take(MOST_BYTES).read_until(b'\n', bytes).map(|n_bytes| n_bytes as u64)
}

/// Sees to it that the name of a new file is on the disk, too; where folders cannot be synced there is nothing to do.
pub(crate) fn sync_folder_of(path: &Path) {
    if let Some(Ok(folder)) = path.parent().map(File::open) {
        let _ = folder.sync_all();
    }
}

/// Returns the first line of a file if it is whole and says that the file belongs to this.
fn check_header(path: &Path, bytes: &[u8], expected: &Value) -> Result<String, JournalError> {
    let line = String::from_utf8_lossy(bytes.trim_ascii_end());
    let sealed = header_seal().open(&line);
    if sealed == Err(SealError::Missing) {
        let found = serde_json::from_str::<Value>(&line).map_err(|_| Differs::Line);
        return Err(match found.and_then(|found| compare(&found, expected)) {
            Ok(()) => JournalError::Older(path.to_owned()),
            Err(what) => JournalError::Other(path.to_owned(), what),
        });
    }
    let broken = |why: Message| JournalError::Broken { path: path.to_owned(), line: 1, why };
    let header = sealed.map_err(|error| broken(error.message()))?;
    let found: Value = serde_json::from_str(&header).map_err(|error| broken(no_json(&error)))?;
    compare(&found, expected).map_err(|what| JournalError::Other(path.to_owned(), what))?;
    Ok(line.into_owned())
}

/// Returns what differs between two first lines, if anything.
fn compare(found: &Value, expected: &Value) -> Result<(), Differs> {
    let parts = |value: &Value| -> Vec<(String, Value)> {
        let outer = value.as_object().into_iter().flatten().filter(|(key, _)| *key != "setup");
        let inner = value["setup"].as_object().into_iter().flatten().filter(|(key, _)| *key != "options");
        inner.chain(outer).map(|(key, value)| (key.clone(), value.clone())).collect()
    };
    let (found, expected) = (parts(found), parts(expected));
    match expected.iter().find(|part| !found.contains(part)) {
        Some((key, _)) => Err(Differs::Key(key.clone())),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Returns an empty folder of this test.
    fn place(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("doko-journal-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        path
    }

    fn header() -> Value {
        json!({ "setup": { "seed": 1, "options": {} }, "version": "1" })
    }

    /// Opens the journal and returns the numbers in it.
    fn open(folder: &Path, header: &Value) -> Result<(Journal, Vec<u64>), JournalError> {
        let mut numbers = Vec::new();
        let journal = Journal::open(folder, "units.jsonl", header, |number, line| {
            let value: Value = serde_json::from_str(line).map_err(|error| no_json(&error))?;
            if value["unit"] != number {
                return Err(message!("unit-other", found = value["unit"].as_u64().unwrap_or_default(), number));
            }
            numbers.push(number);
            Ok(())
        })?;
        Ok((journal, numbers))
    }

    fn write(journal: &mut Journal, units: std::ops::Range<u64>) {
        units.for_each(|unit| journal.write(&json!({ "unit": unit, "points": [3, -3] })).expect("written"));
    }

    /// Writes a journal of five units and returns its bytes.
    fn five(folder: &Path) -> Vec<u8> {
        let (mut journal, _) = open(folder, &header()).expect("a new one");
        write(&mut journal, 0..5);
        fs::read(folder.join("units.jsonl")).expect("a file")
    }

    #[test]
    fn a_file_that_ends_anywhere_goes_on_behind_its_last_whole_line() {
        let folder = place("cut");
        let whole = five(&folder);
        let path = folder.join("units.jsonl");
        for end in 0..=whole.len() {
            // What a power cut leaves behind the end may be zeros.
            for zeros in [0, 3] {
                fs::write(&path, [&whole[..end], &vec![0; zeros]].concat()).expect("written");
                let (mut journal, numbers) = open(&folder, &header()).expect("the same work");
                let n_lines = whole[..end].iter().filter(|&&byte| byte == b'\n').count() as u64;
                assert_eq!(numbers.len() as u64, n_lines.saturating_sub(1), "{end}");
                write(&mut journal, numbers.len() as u64..5);
                assert_eq!(fs::read(&path).expect("a file"), whole);
            }
        }
        fs::remove_dir_all(folder).expect("a folder");
    }

    #[test]
    fn a_changed_byte_is_refused_with_its_line() {
        let folder = place("changed");
        let whole = five(&folder);
        let path = folder.join("units.jsonl");
        for at in 0..whole.len() - 1 {
            let mut changed = whole.clone();
            changed[at] ^= 1;
            fs::write(&path, &changed).expect("written");
            let error = open(&folder, &header()).expect_err("it was changed");
            let line = 1 + whole[..at].iter().filter(|&&byte| byte == b'\n').count() as u64;
            match &error {
                JournalError::Broken { line: found, .. } => assert_eq!(*found, line, "{at}: {error}"),
                // A first line without its check may be that of anything.
                JournalError::Other(..) | JournalError::Older(_) => assert_eq!(line, 1, "{at}: {error}"),
                JournalError::Io(..) | JournalError::InUse(_) => panic!("{error}"),
            }
            assert_eq!(fs::read(&path).expect("a file"), changed, "nothing is cut off");
        }
        fs::remove_dir_all(folder).expect("a folder");
    }

    #[test]
    fn lines_of_another_journal_or_in_another_order_are_refused() {
        let (folder, other) = (place("swapped"), place("swapped-other"));
        let text = String::from_utf8(five(&folder)).expect("text");
        let lines: Vec<&str> = text.lines().collect();
        let (mut journal, _) = open(&other, &json!({ "setup": { "seed": 2 } })).expect("a new one");
        write(&mut journal, 0..5);
        let foreign = fs::read_to_string(other.join("units.jsonl")).expect("a file");
        let refused = |lines: &[&str], expected: &str| {
            fs::write(folder.join("units.jsonl"), lines.join("\n") + "\n").expect("written");
            let error = open(&folder, &header()).expect_err("other lines").to_string();
            assert!(error.contains(expected), "{error}");
        };
        refused(&[lines[0], foreign.lines().nth(1).expect("a line")], "line 2");
        refused(&[lines[0], lines[2], lines[1]], "it is unit 1 instead of 0");
        refused(&[lines[0], lines[1], lines[1]], "it is unit 0 instead of 1");
        refused(&[lines[0], lines[1], "", lines[2]], "line 3");
        for folder in [folder, other] {
            fs::remove_dir_all(folder).expect("a folder");
        }
    }

    #[test]
    fn what_an_older_doko_or_somebody_else_wrote_is_refused_and_left_as_it_is() {
        let folder = place("older");
        fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("units.jsonl");
        let other = json!({ "setup": { "seed": 1 }, "version": "9" });
        for (text, expected) in [
            (format!("{}\n{{\"unit\":0}}\n", header()), "by an older doko"),
            (format!("{other}\n"), "version differs"),
            (header_seal().close(&other.to_string()) + "\n", "version differs"),
            ("notes of mine\n".to_owned(), "its first line differs"),
            ("notes without an end".to_owned(), "its first line differs"),
        ] {
            fs::write(&path, &text).expect("written");
            let error = open(&folder, &header()).expect_err("not ours").to_string();
            assert!(error.contains(expected), "{error}");
            assert_eq!(fs::read_to_string(&path).expect("a file"), text);
        }
        fs::remove_dir_all(folder).expect("a folder");
    }
}
