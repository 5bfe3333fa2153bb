//! `doko generate`: data sets of labelled games.

mod merge;
mod plan;
mod run;
mod verify;

use crate::session::{Exit, Session};
use crate::trouble::{Failure, Trouble};
use clap::{Args, Subcommand};
use sim::Receipt;
use sim::generate::Folder;
use std::io::{self, IsTerminal};
use std::path::Path;
use text::{Language, Message, message};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Plan(plan::Arguments),
    #[command(visible_alias = "resume")]
    Run(run::Arguments),
    Verify(verify::Arguments),
    Merge(merge::Arguments),
}

impl Arguments {
    /// Returns whether a rule set can be asked for; what was planned has one.
    pub(crate) const fn takes_rules(&self) -> bool {
        matches!(self.command, Command::Plan(_))
    }
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    crate::interrupt::leave_no_programs()?;
    match arguments.command {
        Command::Plan(arguments) => plan::run(session, arguments),
        Command::Run(arguments) => run::run(session, &arguments),
        Command::Verify(arguments) => verify::run(session, &arguments),
        Command::Merge(arguments) => merge::run(session, &arguments),
    }
}

fn open(path: &Path) -> Result<Folder, Trouble> {
    Folder::open(path).map_err(|error| Trouble::of(&error))
}

/// Returns the language of the lines about shards and files. In a pipe programs read them, so there they are always the same.
pub(crate) fn language_of_lines(session: &Session) -> Language {
    if io::stdout().is_terminal() { session.lang } else { Language::English }
}

/// Returns the text for the games and bytes of a receipt.
fn games_and_bytes(receipt: &Receipt) -> Message {
    message!("generate-size", games = message!("count-games", n = receipt.games), bytes = receipt.bytes.to_string())
}
