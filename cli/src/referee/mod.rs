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

/// Rule on a breach: class, points, how play goes on, and why.
///
/// Examples:
///   doko referee                                          asks its way through, question by question
///   doko referee --protocol ruling.html                   and writes a page to print and sign
///   doko referee --position 'rules=ddv game=normal ..'    and asks only what the cards do not tell
///   doko referee catalogue vorgeworfen                    which entries are about it
///   doko referee rule --entry 3.8.1 --offender E          a ruling without questions
///   doko referee rule --entry 3.6.2 --offender S --facts '{"lead_right_changes": true}'
///   doko referee rule --record game.txt --claim N@17      finds the breach in a game written down
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, args_conflicts_with_subcommands = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,

    /// The position immediately before the breach, in one line, or a file with it: what the cards tell is not asked.
    #[arg(long, value_name = "LINE|FILE")]
    position: Option<String>,

    /// Write the ruling as one printable page.
    #[arg(long, value_name = "FILE.html")]
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
