//! `doko library`: the library of solved deals, made, checked, joined and read.

mod making;
mod reading;

use crate::memory::parse_bytes;
use crate::session::{Exit, Session};
use crate::stream::Threads;
use crate::trouble::{Failure, Trouble};
use clap::{Args, Subcommand};
use sim::library::{Library, LibraryError, Resources};
use std::path::Path;
use text::message;

pub(crate) use making::StatusLine;
pub(crate) use reading::{CheckLine, DealValues, FactLine};

// What may be used to solve deals: most of 48 cards need no more memory.
#[derive(Clone, Copy, Debug, Args)]
struct Allowed {
    #[command(flatten)]
    threads: Threads,

    #[arg(long, default_value = "2GiB", value_parser = parse_bytes)]
    memory: usize,
}

impl Allowed {
    fn resources(self) -> Resources {
        Resources { threads: self.threads.count(), table_bytes: self.memory }
    }
}

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Make(making::Arguments),
    Status(making::StatusArguments),
    Verify(reading::VerifyArguments),
    Merge(reading::MergeArguments),
    Show(reading::ShowArguments),
    Stats(reading::StatsArguments),
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    match arguments.command {
        Command::Make(arguments) => making::run(session, &arguments),
        Command::Status(arguments) => making::status(session, &arguments),
        Command::Verify(arguments) => reading::verify(session, &arguments),
        Command::Merge(arguments) => reading::merge(session, &arguments),
        Command::Show(arguments) => reading::show(session, &arguments),
        Command::Stats(arguments) => reading::stats(session, &arguments),
    }
}

/// Reads a library that has values.
fn open(folder: &Path) -> Result<Library, Trouble> {
    let library = Library::open(folder).map_err(|error| Trouble::of(&error))?;
    if library.files().is_empty() {
        let nothing = LibraryError::Nothing(folder.to_owned(), message!("library-nothing"));
        return Err(Trouble::of(&nothing));
    }
    Ok(library)
}
