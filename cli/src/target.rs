//! Targets: files that a command writes, for all commands.
//!
//! A target is opened before the work begins: what is read, what `doko` did not write, and what cannot be written is
//! refused then. The file appears as a whole when its content is there. A file that is empty, or that holds what the
//! command would write there, may be written again; any other only with `--force`.

use crate::input::{PACKED, cannot_read, text_of};
use crate::reads;
use crate::session::Numbered;
use crate::trouble::Trouble;
use api::ErrorAnswer;
use clap::Args;
use flate2::read::MultiGzDecoder;
use schemars::schema_for;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use sim::io_reason;
use sim::problems::Problem;
use sim::{IfLocked, NewFile, Receipt, lock_file};
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use text::{Message, message};

/// The name of a file that a command writes, as an argument.
#[derive(Clone, Debug)]
pub(crate) struct OutPath(PathBuf);

/// The name of a folder in which a command writes files, as an argument.
#[derive(Clone, Debug)]
pub(crate) struct OutFolder(PathBuf);

// Whether files of others may be written over.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct Overwrite {
    #[arg(long)]
    force: bool,
}

/// Content of a file, by which it is recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A page of the command with this name.
    Page(&'static str),
    /// The answers of `doko solve`, a line each.
    Answers,
    /// A JSON object with these fields among others.
    Json(&'static [&'static str]),
    /// A table that begins with this line.
    Table(&'static str),
    /// Games of a data set, with a receipt beside them.
    Games,
    /// The receipt of such a file.
    Receipt,
    /// A rule file.
    Rules,
    /// Records of games or rows of a sheet, to which more are added; the caller checks them.
    Records,
    /// Records of `doko import`.
    Imported,
    /// Records of `doko match`.
    Played,
    /// Certificates, a line each.
    Proof,
    /// Problems to solve, a line each, packed or not.
    Problems,
    /// A sheet, of which nothing is written over.
    Sheet,
}

/// A file that is to be written.
#[derive(Clone, Debug)]
pub(crate) struct Target {
    path: PathBuf,
    kind: Kind,
    overwrite: Overwrite,
}

impl From<OsString> for OutPath {
    fn from(name: OsString) -> Self {
        Self(PathBuf::from(name))
    }
}

impl From<OsString> for OutFolder {
    fn from(name: OsString) -> Self {
        Self(PathBuf::from(name))
    }
}

impl OutPath {
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Returns the name of a file beside it.
    pub(crate) fn beside(&self, ending: &str) -> Self {
        Self(beside(&self.0, ending))
    }
}

impl OutFolder {
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Target {
    /// Opens a file that is to be written.
    pub(crate) fn open(path: &OutPath, kind: Kind, overwrite: Overwrite) -> Result<Self, Trouble> {
        let target = Self { path: path.0.clone(), kind, overwrite };
        target.check()?;
        check_writable(&target.path)?;
        Ok(target)
    }

    /// Opens a file in a folder, which may not be there yet.
    pub(crate) fn open_in(folder: &OutFolder, name: &str, kind: Kind, overwrite: Overwrite) -> Result<Self, Trouble> {
        let target = Self { path: folder.0.join(name), kind, overwrite };
        if folder.0.exists() {
            target.check()?;
            check_writable(&target.path)?;
        }
        Ok(target)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes a text as the file.
    pub(crate) fn write(&self, text: &str) -> Result<(), Trouble> {
        self.write_locked(text).map(drop)
    }

    /// Writes a text as the file, and returns the file, which is locked until it is dropped.
    pub(crate) fn write_locked(&self, text: &str) -> Result<File, Trouble> {
        self.put(|file| file.write_all(text.as_bytes()))
    }

    /// Puts into the file what `change` makes of its text, and returns its other result. No other program changes the
    /// file in between, so nothing that two write at the same time is lost. A missing file counts as empty.
    pub(crate) fn change<T, E: From<Trouble>>(
        &self,
        change: impl FnOnce(String) -> Result<(String, T), E>,
    ) -> Result<T, E> {
        let is_new = !self.path.exists();
        let lock = self.lock(IfLocked::Wait)?;
        let changed = self.text_in(lock.as_ref()).map_err(E::from).and_then(change);
        let written = changed.and_then(|(text, found)| Ok((self.write(&text)?, found).1));
        if is_new && written.is_err() && fs::metadata(&self.path).is_ok_and(|data| data.len() == 0) {
            // Only to be locked was it made.
            let _ = fs::remove_file(&self.path);
        }
        written
    }

    /// Locks the file; `None` if another program has it and `if_locked` says not to wait.
    pub(crate) fn lock(&self, if_locked: IfLocked) -> Result<Option<File>, Trouble> {
        lock_file(&self.path, if_locked).map_err(|error| cannot_write(&self.path, io_reason(&error)))
    }

    /// Begins the file, which appears with [`finish`](Self::finish).
    pub(crate) fn begin(&self) -> Result<NewFile, Trouble> {
        self.check()?;
        NewFile::begin(&self.path).map_err(|error| cannot_write(&self.path, io_reason(&error)))
    }

    /// Lets a file that was begun appear.
    pub(crate) fn finish(&self, new: NewFile) -> Result<(), Trouble> {
        // Much may have happened since the work began.
        self.check()?;
        new.appear().map(drop).map_err(|error| self.no_room(&error))
    }

    /// Returns why what was begun cannot be written to its end.
    pub(crate) fn no_room(&self, error: &io::Error) -> Trouble {
        cannot_write(&self.path, io_reason(error)).with_help(message!("output-make-room"))
    }

    /// Writes the file.
    pub(crate) fn write_with(&self, fill: impl FnOnce(&mut File) -> io::Result<()>) -> Result<(), Trouble> {
        self.put(fill).map(drop)
    }

    fn put(&self, fill: impl FnOnce(&mut File) -> io::Result<()>) -> Result<File, Trouble> {
        // Much may have happened since the work began.
        self.check()?;
        let put = || -> io::Result<File> {
            let mut new = NewFile::begin(&self.path)?;
            fill(new.file())?;
            new.appear()
        };
        put().map_err(|error| self.no_room(&error))
    }

    /// Refuses a place where something else is.
    fn check(&self) -> Result<(), Trouble> {
        let refuse = |why: Message, help: Message| Err(cannot_write(&self.path, why).with_help(help));
        check_place(&self.path)?;
        if let Some(why) = reads::use_of(&self.path) {
            return refuse(why, message!("output-would-be-lost"));
        }
        let Ok(data) = fs::metadata(&self.path) else { return Ok(()) };
        if self.overwrite.force || data.len() == 0 {
            return Ok(());
        }
        if !self.kind.is_in(&self.path) {
            return refuse(message!("output-foreign", kind = self.kind.name()), message!("output-use-force"));
        }
        if data.permissions().readonly() {
            return refuse(message!("output-read-only"), message!("output-use-force"));
        }
        Ok(())
    }
}

impl Kind {
    fn name(self) -> Message {
        Message::new(match self {
            Self::Page(_) => "output-kind-page",
            Self::Answers => "output-kind-answers",
            Self::Json(_) => "output-kind-report",
            Self::Table(_) => "output-kind-table",
            Self::Games => "output-kind-games",
            Self::Receipt => "output-kind-receipt",
            Self::Rules => "output-kind-rules",
            Self::Records | Self::Imported | Self::Played => "output-kind-records",
            Self::Proof => "output-kind-proof",
            Self::Problems => "output-kind-problems",
            Self::Sheet => "output-kind-sheet",
        })
    }

    /// Returns whether a file is what would be written there.
    fn is_in(self, path: &Path) -> bool {
        match self {
            Self::Page(command) => is_page(command, path),
            Self::Answers => first_line(path).is_some_and(|line| is_answer(&line)),
            Self::Json(fields) => {
                let value: Value = read_json(path).unwrap_or_default();
                fields.iter().all(|field| value.get(field).is_some())
            }
            Self::Table(head) => first_line(path).is_some_and(|line| line == head),
            Self::Games => {
                let receipt: Option<Receipt> = read_json(&beside(path, "json"));
                receipt.is_some_and(|receipt| fs::metadata(path).is_ok_and(|data| data.len() == receipt.bytes))
            }
            Self::Receipt => read_json::<Receipt>(path).is_some(),
            // A club may have put much of its own into it.
            Self::Rules => false,
            Self::Imported => first_line(path).is_some_and(|line| {
                let is_game =
                    |line: &str| serde_json::from_str::<Value>(line).is_ok_and(|game| game.get("assumed").is_some());
                line.starts_with(IMPORTED) || is_game(&line)
            }),
            Self::Played => first_line(path).is_some_and(|line| line.starts_with(PLAYED)),
            Self::Records => true,
            Self::Proof => first_line(path).is_some_and(|line| line.starts_with("{\"proof\":")),
            Self::Problems => holds_problems(path),
            // Even one of ours holds an evening.
            Self::Sheet => false,
        }
    }
}

impl Target {
    /// Returns what is in the file; nothing if it is not there.
    pub(crate) fn text(&self) -> Result<String, Trouble> {
        let name = self.path().display().to_string();
        match fs::read(self.path()) {
            Ok(bytes) => text_of(&name, bytes),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(String::new()),
            Err(error) => Err(cannot_read(&name, &error)),
        }
    }

    /// Returns what is in the file that is open.
    fn text_in(&self, file: Option<&File>) -> Result<String, Trouble> {
        let name = self.path().display().to_string();
        let mut bytes = Vec::new();
        match file.map_or(Ok(0), |mut file| file.read_to_end(&mut bytes)) {
            Ok(_) => text_of(&name, bytes),
            Err(error) => Err(cannot_read(&name, &error)),
        }
    }
}

/// Bytes of a file that are read to recognise it.
const LOOKED_AT: u64 = 1 << 16;

/// Beginning of the first line of the records of `doko import`.
pub(crate) const IMPORTED: &str = "# doko import";

/// How a file of records of a match begins.
pub(crate) const PLAYED: &str = "# doko match";

fn is_page(command: &str, path: &Path) -> bool {
    let mut start = Vec::new();
    let is_read = File::open(path).and_then(|file| file.take(LOOKED_AT).read_to_end(&mut start)).is_ok();
    let start = String::from_utf8_lossy(&start);
    is_read && start.starts_with("<!doctype html>") && start.contains(&sim::report::generator(command))
}

/// Returns whether a line of a file is an answer of `doko solve`, or its error, by the names of its fields.
fn is_answer(line: &str) -> bool {
    let fields = |schema: &Value, value: &Value| {
        let known = &schema["properties"];
        value.as_object().is_some_and(|object| object.keys().all(|name| known.get(name).is_some()))
    };
    let is_one = |value: &Value| {
        value["position"].is_string() && fields(&json!(schema_for!(Numbered<'static, api::solve::SolveAnswer>)), value)
            || value["error"].is_string() && fields(&json!(schema_for!(ErrorAnswer)), value)
    };
    serde_json::from_str(line).is_ok_and(|value| is_one(&value))
}

/// Returns whether a file holds problems, packed or not, by its first line.
pub(crate) fn holds_problems(path: &Path) -> bool {
    let Ok(file) = File::open(path) else { return false };
    let mut start = BufReader::new(file);
    let is_packed = start.fill_buf().is_ok_and(|bytes| bytes.starts_with(&PACKED));
    let content: Box<dyn Read> = if is_packed { Box::new(MultiGzDecoder::new(start)) } else { Box::new(start) };
    let mut line = String::new();
    let is_read = BufReader::new(content.take(LOOKED_AT)).read_line(&mut line).is_ok();
    is_read && serde_json::from_str::<Problem>(&line).is_ok()
}

fn first_line(path: &Path) -> Option<String> {
    let mut line = String::new();
    BufReader::new(File::open(path).ok()?.take(LOOKED_AT)).read_line(&mut line).ok()?;
    line.truncate(line.trim_end().len());
    Some(line)
}

fn read_json<T: DeserializeOwned>(path: &Path) -> Option<T> {
    serde_json::from_slice(&fs::read(path).ok()?).ok()
}

/// Refuses a place where no file can be.
fn check_place(path: &Path) -> Result<(), Trouble> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let why = match folder {
        _ if path.as_os_str() == "-" => message!("output-is-dash"),
        _ if path.file_name().is_none() => message!("output-no-name"),
        _ if path.is_dir() => message!("io-is-a-directory"),
        // A device or a pipe: no file is put in its place.
        _ if path.exists() && !path.is_file() => message!("output-no-file"),
        _ if path.is_symlink() && !path.exists() => message!("output-dead-link"),
        Some(folder) if !folder.is_dir() => message!("output-no-folder", folder = folder.display().to_string()),
        _ => return Ok(()),
    };
    Err(cannot_write(path, why).with_help(message!("output-other-place")))
}

/// Refuses a place where this user cannot make a file.
fn check_writable(path: &Path) -> Result<(), Trouble> {
    let refuse = |error| cannot_write(path, io_reason(&error)).with_help(message!("output-not-writable"));
    NewFile::begin(path).map(drop).map_err(refuse)
}

/// Says that a file cannot be written, and why.
pub(crate) fn cannot_write(path: &Path, reason: Message) -> Trouble {
    Trouble::new(message!("output-cannot-write-file", file = path.display().to_string(), reason))
}

/// Returns the name of a file beside another: `answers.jsonl.part`.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}
