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

#[cfg(feature = "parquet")]
mod convert;
mod file;
mod folder;
pub(crate) mod maker;
mod merge;
mod own;
mod shard;
mod verify;

#[cfg(feature = "parquet")]
pub use convert::wire_to_parquet;
pub use folder::{Folder, plan};
pub use merge::{Merged, merge};
pub use shard::{Made, Progress, run};
pub use verify::{Again, Checked, ShardState, verify, verify_file};

use crate::io_reason::io_reason;
use crate::journal::shown;
use crate::manifest::{ManifestError, NoFormat};
use crate::wire::WireError;
use std::io;
use std::path::{Path, PathBuf};
use text::{Arg, Join, Localized, Message, english_errors, message};

/// Reason why a data set cannot be made, read or checked.
#[derive(Debug)]
#[non_exhaustive]
pub enum GenerateError {
    /// The system says no.
    Io(PathBuf, io::Error),
    /// There is no usable manifest.
    Manifest(PathBuf, ManifestError),
    /// Another data set is planned there.
    OtherPlan(PathBuf),
    /// Another run is working on it.
    Busy(PathBuf),
    /// The file is not what it should be.
    Damaged(PathBuf, Message),
    /// The file belongs to something else.
    Foreign(PathBuf),
    /// The file is one of the data set itself, so nothing else can be written there.
    OwnFile(PathBuf),
    /// This program would play other games than the one that planned them.
    OtherGames(PathBuf),
    /// A game cannot be played.
    Game(Message),
    /// There is no such shard.
    NoShard {
        /// The shard that was asked for.
        shard: u32,
        /// Number of shards.
        of: u32,
    },
    /// A shard is not there, or not finished.
    Unfinished(Vec<u32>),
    /// The name of a file does not say how it is to be written.
    NoFormat(PathBuf, NoFormat),
    /// This program was built without Parquet.
    NoParquet,
}

impl Localized for GenerateError {
    fn message(&self) -> Message {
        let about = |path: &Path, what: Message| message!("file-and-what", path = shown(path), what);
        match self {
            Self::Io(path, error) => about(path, io_reason(error)),
            Self::Manifest(path, error) => about(path, error.message()),
            Self::OtherPlan(path) => message!("generate-other-plan", path = shown(path)),
            Self::Busy(path) => message!("generate-busy", path = shown(path)),
            Self::Damaged(path, what) => about(path, what.clone()),
            Self::NoFormat(path, what) => about(path, what.message()),
            Self::Foreign(path) => message!("generate-foreign", path = shown(path)),
            Self::OwnFile(path) => message!("generate-own-file", path = shown(path)),
            Self::OtherGames(path) => message!("generate-other-games", path = shown(path)),
            Self::Game(what) => what.clone(),
            Self::NoShard { shard, of } => message!("generate-no-shard", shard, of),
            Self::Unfinished(shards) => {
                message!("generate-unfinished", shards = Arg::list(shards.iter().copied(), Join::Comma))
            }
            Self::NoParquet => message!("generate-no-parquet"),
        }
    }

    fn help(&self) -> Option<Message> {
        Some(match self {
            Self::Io(_, error) if error.kind() == io::ErrorKind::StorageFull || error.raw_os_error() == Some(27) => {
                message!("generate-full.help")
            }
            Self::Io(..) => message!("generate-io.help"),
            Self::Manifest(_, ManifestError::NoManifest(_)) => message!("manifest-none.help"),
            Self::Manifest(_, ManifestError::Bad(_)) => message!("manifest-bad.help"),
            Self::Manifest(..) => message!("manifest-version.help"),
            Self::OtherPlan(path) => message!("generate-other-plan.help", path = shown(path)),
            Self::Busy(_) => message!("generate-busy.help"),
            Self::Damaged(path, _) => message!("generate-damaged.help", path = shown(path)),
            Self::Foreign(path) => message!("generate-foreign.help", path = shown(path)),
            Self::OwnFile(_) => message!("generate-own-file.help"),
            Self::OtherGames(_) => message!("generate-other-games.help"),
            Self::Game(_) => message!("generate-game.help"),
            Self::NoShard { .. } => message!("generate-no-shard.help"),
            Self::Unfinished(_) => message!("generate-unfinished.help"),
            Self::NoFormat(..) => message!("format-none.help"),
            Self::NoParquet => message!("generate-no-parquet.help"),
        })
    }
}

english_errors!(GenerateError);

fn io_error(path: &Path) -> impl Fn(io::Error) -> GenerateError + '_ {
    |error| GenerateError::Io(path.to_owned(), error)
}

fn wire_error(path: &Path) -> impl Fn(WireError) -> GenerateError + '_ {
    |error| match error {
        WireError::Io(error) => GenerateError::Io(path.to_owned(), error),
        WireError::Foreign => GenerateError::Foreign(path.to_owned()),
        other => GenerateError::Damaged(path.to_owned(), other.message()),
    }
}

#[cfg(test)]
pub(crate) mod tests;
