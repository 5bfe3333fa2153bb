//! The library of solved deals: what deals are worth with open cards.
//!
//! A [`deal`] is a function of its number, and its values do not depend on who finds them, so anybody can make any part of the library,
//! in any order, on any machine, and compare. A [`Part`] says what is valued under which rules. A library is a folder of files of values:
//!
//! ```text
//! augen-40.values            a part as far as it is made: the first deals
//! augen-40-00000512.values   a chunk of 64 deals, from number 512 on
//! augen-40-00000576.part     the journal of a chunk that is not finished
//! ```
//!
//! A file of values is a line of JSON, its [`Header`], and behind it a record of some bytes for each deal. [`merge`] makes one file of
//! the chunks of a part.

mod chunk;
mod deal;
mod file;
mod folder;
mod merge;
mod part;
mod stats;
mod verify;

pub use chunk::{CHUNK, Progress, Resources, make};
pub use deal::deal;
pub use file::{Header, Values};
pub use folder::Library;
pub use merge::{Merged, merge};
pub use part::{Deck, LEVELS, NoPart, PARTS, Part, Value};
pub use stats::{Row, rows};
pub use verify::{Checked, is_in_sample, verify};

use crate::io_reason::io_reason;
use crate::journal::{JournalError, shown};
use std::io;
use std::path::{Path, PathBuf};
use text::{Localized, Message, english_errors, message};

/// Reason why a library cannot be made, read or checked.
#[derive(Debug)]
#[non_exhaustive]
pub enum LibraryError {
    /// The system says no.
    Io(PathBuf, io::Error),
    /// The journal of a chunk cannot be used.
    Journal(JournalError),
    /// The file is not what it should be.
    Damaged(PathBuf, Message),
    /// Threads cannot be started.
    Threads(Message),
    /// The folder has no values of this part from its first deal on.
    Nothing(PathBuf, Message),
}

impl Localized for LibraryError {
    fn message(&self) -> Message {
        match self {
            Self::Io(path, error) => message!("file-and-what", path = shown(path), what = io_reason(error)),
            Self::Journal(error) => error.message(),
            Self::Damaged(path, what) => message!("file-and-what", path = shown(path), what),
            Self::Threads(what) => what.clone(),
            Self::Nothing(path, what) => message!("file-and-what", path = shown(path), what),
        }
    }

    fn help(&self) -> Option<Message> {
        match self {
            Self::Io(..) => Some(message!("library-io.help")),
            Self::Journal(error) => error.help(),
            Self::Damaged(path, _) => Some(message!("library-damaged.help", path = shown(path))),
            Self::Threads(_) => None,
            Self::Nothing(..) => Some(message!("library-nothing.help")),
        }
    }
}

english_errors!(LibraryError);

fn io_error(path: &Path) -> impl Fn(io::Error) -> LibraryError + '_ {
    |error| LibraryError::Io(path.to_owned(), error)
}

#[cfg(test)]
mod tests;
