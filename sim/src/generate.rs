//! Data sets: planned once, made shard by shard, on one machine or on many, interrupted and resumed, checked, merged.
//!
//! A shard is a range of games. Each game depends on its number alone, so it does not matter who makes which shard, on
//! how many threads, or how often it is interrupted: the files have the same bytes. While a shard is being made its games
//! are in a journal, `shard-0003-of-0016.part`, from which the next run goes on; a finished shard appears under its name
//! in one step, and beside it a receipt with its checksum.
//!
//! ```text
//! manifest.json                     what is to be made, see Manifest
//! shard-0003-of-0016.parquet        a finished shard
//! shard-0003-of-0016.json           its receipt
//! shard-0003-of-0016.part           the journal of a shard that is not finished
//! planned-here                      where bots are programs: the mark that this user has planned it
//! ```

mod file;
mod folder;
pub(crate) mod maker;
mod merge;
mod own;
mod shard;
mod verify;

pub use folder::{Folder, plan};
pub use merge::{Merged, merge};
pub use shard::{Made, Progress, run};
pub use verify::{Again, Checked, ShardState, verify, verify_file};

use crate::manifest::ManifestError;
use crate::wire::WireError;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// Why a data set cannot be made, read or checked.
#[derive(Debug)]
#[non_exhaustive]
pub enum GenerateError {
    /// The system says no.
    Io(PathBuf, io::Error),
    /// There is no usable manifest.
    Manifest(PathBuf, ManifestError),
    /// Another data set is planned there.
    OtherPlan(PathBuf),
    /// Somebody else is working on it.
    Busy(PathBuf),
    /// The file is not what it should be.
    Damaged(PathBuf, String),
    /// The file belongs to something else.
    Foreign(PathBuf),
    /// The file is one of the data set itself, so nothing else can be written there.
    OwnFile(PathBuf),
    /// This program would play other games than the one that planned them.
    OtherGames(PathBuf),
    /// A game cannot be played.
    Game(String),
    /// There is no such shard.
    NoShard(String),
    /// A shard is not there, or not finished.
    Unfinished(Vec<u32>),
    /// The name of a file does not say how it is to be written.
    NoFormat(PathBuf, String),
    /// This program was built without Parquet.
    NoParquet,
}

impl GenerateError {
    /// Returns what to do about it.
    #[must_use]
    pub fn help(&self) -> String {
        match self {
            Self::Io(_, error) if error.kind() == io::ErrorKind::StorageFull || error.raw_os_error() == Some(27) => {
                "make room and run it again: finished games are kept".to_owned()
            }
            Self::Io(..) => "run it again when that is put right: finished games are kept".to_owned(),
            Self::Manifest(_, ManifestError::NoManifest(_)) => {
                "plan a data set there first: `doko generate plan`".to_owned()
            }
            Self::Manifest(_, ManifestError::Bad(_)) => "plan what can be made, in another folder".to_owned(),
            Self::Manifest(..) => "games of different programs are never mixed".to_owned(),
            Self::OtherPlan(path) => format!("choose another folder, or delete {} with all its shards", path.display()),
            Self::Busy(_) => "wait until it is done, or make another shard".to_owned(),
            Self::Damaged(path, _) => format!("delete {} and run the shard again", path.display()),
            Self::Foreign(path) => format!("delete {} to begin the shard anew", path.display()),
            Self::OwnFile(_) => "choose another name, or another folder".to_owned(),
            Self::OtherGames(_) => "use the program that planned it, or plan anew in another folder".to_owned(),
            Self::Game(_) => {
                "run it again when that is put right, or with --keep-going: finished games are kept".to_owned()
            }
            Self::NoShard(_) => "write --shard K/N with the number N of shards of the plan".to_owned(),
            Self::Unfinished(_) => "run them first: `doko generate run`".to_owned(),
            Self::NoFormat(..) => "let its name end in .parquet or .wire".to_owned(),
            Self::NoParquet => "build it with `--features parquet`, or choose `--file wire`".to_owned(),
        }
    }
}

impl fmt::Display for GenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Manifest(path, error) => write!(f, "{}: {error}", path.display()),
            Self::OtherPlan(path) => write!(f, "{} plans another data set", path.display()),
            Self::Busy(path) => write!(f, "{} is being written by another doko", path.display()),
            Self::Damaged(path, what) | Self::NoFormat(path, what) => write!(f, "{}: {what}", path.display()),
            Self::Foreign(path) => write!(f, "{} belongs to another data set", path.display()),
            Self::OwnFile(path) => write!(f, "{} is a file of the data set itself", path.display()),
            Self::OtherGames(path) => {
                write!(f, "{}: the first game is another one than when it was planned", path.display())
            }
            Self::Game(what) => f.write_str(what),
            Self::NoShard(what) => f.write_str(what),
            Self::Unfinished(shards) => {
                let shards: Vec<String> = shards.iter().map(u32::to_string).collect();
                write!(f, "not finished: shard {}", shards.join(", "))
            }
            Self::NoParquet => f.write_str("this doko was built without Parquet"),
        }
    }
}

impl std::error::Error for GenerateError {}

fn io_error(path: &Path) -> impl Fn(io::Error) -> GenerateError + '_ {
    |error| GenerateError::Io(path.to_owned(), error)
}

fn wire_error(path: &Path) -> impl Fn(WireError) -> GenerateError + '_ {
    |error| match error {
        WireError::Io(error) => GenerateError::Io(path.to_owned(), error),
        WireError::Foreign => GenerateError::Foreign(path.to_owned()),
        other => GenerateError::Damaged(path.to_owned(), other.to_string()),
    }
}

#[cfg(test)]
pub(crate) mod tests;
