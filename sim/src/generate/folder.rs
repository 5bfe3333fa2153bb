//! The folder of a data set.

use super::maker::probe;
use super::{GenerateError, io_error};
use crate::manifest::{Manifest, ManifestError, Plan, Receipt};
use crate::new_file::NewFile;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

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
    fs::create_dir_all(path).map_err(io_error(path))?;
    let probe = probe(plan).map_err(|error| GenerateError::Game(error.to_string()))?;
    let manifest = plan.manifest(probe);
    let file = manifest_path(path);
    if file.exists() {
        let there = Folder::open(path)?;
        return if there.manifest == manifest { Ok(there) } else { Err(GenerateError::OtherPlan(file)) };
    }
    write_whole(&file, manifest.text().as_bytes())?;
    Folder::open(path)
}

impl Folder {
    /// Opens the folder of a data set that was planned.
    ///
    /// # Errors
    /// Returns why its manifest cannot be used.
    pub fn open(path: &Path) -> Result<Self, GenerateError> {
        let file = manifest_path(path);
        let refuse = |error: ManifestError| GenerateError::Manifest(file.clone(), error);
        let text = fs::read_to_string(&file).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => refuse(ManifestError::NoManifest("there is no such file".to_owned())),
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
        let probe = probe(&self.plan).map_err(|error| GenerateError::Game(error.to_string()))?;
        if probe.to_string() == self.manifest.probe {
            Ok(())
        } else {
            Err(GenerateError::OtherGames(manifest_path(&self.path)))
        }
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
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(GenerateError::Io(path.to_owned(), error)),
    };
    let receipt = serde_json::from_str(&text);
    receipt.map(Some).map_err(|error| GenerateError::Damaged(path.to_owned(), format!("this is no receipt: {error}")))
}

/// Writes a file that appears under its name when it is whole and safe.
pub(super) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), GenerateError> {
    let write = || {
        let mut new = NewFile::begin(path)?;
        new.file().write_all(bytes)?;
        new.appear()
    };
    write().map_err(io_error(path))
}
