//! The folder of a data set.

use super::maker::probe;
use super::{GenerateError, io_error, own};
use crate::journal::no_json;
use crate::manifest::{Manifest, ManifestError, Plan, Receipt};
use crate::new_file::{Appeared, NewFile};
use bots::Spec;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use text::{Localized, Message, english_errors, message};

/// A folder with its manifest.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
    manifest: Manifest,
    plan: Plan,
}

/// Plans a data set: writes the manifest into a folder, which is made if it is not there. If the same is planned there
/// already, that is fine.
///
/// # Errors
/// Returns why that cannot be, such as another data set in the folder.
pub fn plan(path: &Path, plan: &Plan) -> Result<Folder, GenerateError> {
    let file = manifest_path(path);
    plan.check().map_err(|error| GenerateError::Manifest(file.clone(), error))?;
    fs::create_dir_all(path).map_err(io_error(path))?;
    let probe = probe(plan).map_err(|error| GenerateError::Game(error.0))?;
    let manifest = plan.manifest(probe);
    let write = || {
        let mut new = NewFile::begin(&file)?;
        new.file().write_all(manifest.text().as_bytes())?;
        new.appear_first()
    };
    let appeared = write().map_err(io_error(&file))?;
    let folder = Folder::open(path)?;
    if appeared == Appeared::No && folder.manifest != manifest {
        return Err(GenerateError::OtherPlan(file));
    }
    if !folder.commands().is_empty() {
        own::mark(&file)?;
    }
    Ok(folder)
}

impl Folder {
    /// Opens the folder of a data set that was planned.
    ///
    /// # Errors
    /// Returns why its manifest cannot be used.
    pub fn open(path: &Path) -> Result<Self, GenerateError> {
        let file = manifest_path(path);
        let refuse = |error: ManifestError| GenerateError::Manifest(file.clone(), error);
        let text = read_text(&file).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => refuse(ManifestError::NoManifest(message!("io-not-found"))),
            io::ErrorKind::InvalidData => refuse(ManifestError::NoManifest(not_text(&error))),
            _ => GenerateError::Io(file.clone(), error),
        })?;
        let manifest = Manifest::parse(&text).map_err(refuse)?;
        let plan = manifest.plan().map_err(refuse)?;
        Ok(Self { path: path.to_owned(), manifest, plan })
    }

    /// Returns the manifest.
    #[must_use]
    pub const fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// Returns what is to be made.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Refuses to go on if this program plays other games than the one that planned them.
    ///
    /// # Errors
    /// Returns that, or why the first game cannot be played.
    pub fn check_program(&self) -> Result<(), GenerateError> {
        let probe = probe(&self.plan).map_err(|error| GenerateError::Game(error.0))?;
        if probe.to_string() == self.manifest.probe {
            Ok(())
        } else {
            Err(GenerateError::OtherGames(manifest_path(&self.path)))
        }
    }

    /// Returns the commands that making or repeating games would run: those of bots that are programs.
    #[must_use]
    pub fn commands(&self) -> Vec<&str> {
        self.plan.bots.iter().filter_map(Spec::command).collect()
    }

    /// Returns whether this user has planned it here, so that the commands are his own.
    #[must_use]
    pub fn is_planned_here(&self) -> bool {
        own::is_marked(&manifest_path(&self.path))
    }

    /// Returns whether this file is, or would be, one of the data set's own: its manifest, a shard, a receipt, a journal.
    pub(super) fn is_own_file(&self, path: &Path) -> bool {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let is_here =
            fs::canonicalize(parent).ok().is_some_and(|parent| fs::canonicalize(&self.path).ok() == Some(parent));
        is_here && (name.starts_with("shard-") || name.starts_with("manifest.json"))
    }

    /// Returns the name of a file of a shard; the first shard is 1.
    pub(super) fn shard_path(&self, shard: u32, ending: &str) -> PathBuf {
        self.path.join(format!("shard-{shard:04}-of-{:04}.{ending}", self.plan.shards))
    }

    /// Returns the name of a finished shard.
    #[must_use]
    pub fn finished_path(&self, shard: u32) -> PathBuf {
        self.shard_path(shard, self.plan.file.ending())
    }

    /// Returns the names of all files that belong to it: the manifest, and those of each shard, as far as there are any.
    #[must_use]
    pub fn files(&self) -> Vec<PathBuf> {
        let of_shard =
            |shard: u32| [self.finished_path(shard), self.shard_path(shard, "json"), self.shard_path(shard, "part")];
        std::iter::once(manifest_path(&self.path)).chain((1..=self.plan.shards).flat_map(of_shard)).collect()
    }

    /// Returns the receipt of a shard, if it is finished.
    pub(super) fn receipt(&self, shard: u32) -> Result<Option<Receipt>, GenerateError> {
        read_receipt(&self.shard_path(shard, "json"))
    }
}

fn manifest_path(path: &Path) -> PathBuf {
    path.join("manifest.json")
}

pub(super) fn read_receipt(path: &Path) -> Result<Option<Receipt>, GenerateError> {
    let no_receipt = |what: Message| GenerateError::Damaged(path.to_owned(), message!("receipt-none", what));
    let text = match read_text(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => return Err(no_receipt(not_text(&error))),
        Err(error) => return Err(GenerateError::Io(path.to_owned(), error)),
    };
    serde_json::from_str(&text).map(Some).map_err(|error| no_receipt(no_json(&error)))
}

/// A manifest or a receipt has more than a mebibyte.
#[derive(Debug)]
struct TooLarge;

impl Localized for TooLarge {
    fn message(&self) -> Message {
        message!("file-mebibyte")
    }
}

english_errors!(TooLarge);

/// Returns the error that a file is not readable text.
fn not_text(error: &io::Error) -> Message {
    let is_too_large = error.get_ref().is_some_and(<dyn std::error::Error + Send + Sync>::is::<TooLarge>);
    if is_too_large { TooLarge.message() } else { message!("file-no-text") }
}

/// Reads a manifest or a receipt, which are small.
fn read_text(path: &Path) -> io::Result<String> {
    const MOST_BYTES: u64 = 1 << 20;
    let mut text = String::new();
    let n_bytes = File::open(path)?.take(MOST_BYTES + 1).read_to_string(&mut text)? as u64;
    if MOST_BYTES < n_bytes {
        return Err(io::Error::new(io::ErrorKind::InvalidData, TooLarge));
    }
    Ok(text)
}

/// Writes a file that appears under its name when it is whole and safe.
pub(super) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), GenerateError> {
    let write = || {
        let mut new = NewFile::begin(path)?;
        new.file().write_all(bytes)?;
        new.appear().map(drop)
    };
    write().map_err(io_error(path))
}
