//! `doko referee`: rulings of the referees' handbook.

mod catalogue;
mod occasion;
mod protocol;
mod rule;
pub(crate) mod shown;
mod wizard;

use crate::session::{Exit, Session};
use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::{Failure, Trouble};
use ::referee::{Language, Problem, Texts};
use clap::{Args, Subcommand};

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,

    #[arg(long)]
    position: Option<String>,

    #[arg(long)]
    protocol: Option<OutPath>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[command(flatten)]
    occasion: occasion::Occasion,
}

#[derive(Debug, Subcommand)]
enum Command {
    Rule(Box<rule::Arguments>),
    Catalogue(catalogue::Arguments),
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    match arguments.command {
        None => {
            let protocol = protocol_target(arguments.protocol.as_ref(), arguments.overwrite)?;
            wizard::run(session, arguments.position.as_deref(), protocol.as_ref(), arguments.occasion)
        }
        Some(Command::Rule(arguments)) => rule::run(session, &arguments),
        Some(Command::Catalogue(arguments)) => catalogue::run(session, &arguments),
    }
}

/// Opens the page that is to be written, if one is.
fn protocol_target(path: Option<&OutPath>, overwrite: Overwrite) -> Result<Option<Target>, Trouble> {
    path.map(|path| Target::open(path, Kind::Page("referee"), overwrite)).transpose()
}

/// Returns the texts in the language of the session.
fn texts(session: &Session) -> &'static Texts {
    texts_in(session.lang)
}

/// Returns the referee's texts.
pub(crate) fn texts_in(lang: Language) -> &'static Texts {
    Texts::of(lang)
}

/// Returns what is wrong with a question to the referee.
pub(crate) fn trouble(lang: Language, problem: &Problem) -> Trouble {
    Trouble::new(problem.text(lang))
}
