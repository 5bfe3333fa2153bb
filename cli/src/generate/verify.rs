//! `doko generate verify`: are the files what was written?

use super::{games_and_bytes, language_of_lines, open};
use crate::foreign::{self, RunCommands};
use crate::session::{Exit, Session};
use crate::trouble::{Failure, Trouble};
use clap::Args;
use sim::generate::{Again, Folder, ShardState, verify, verify_file};
use std::io::Write;
use std::path::PathBuf;
use text::{Language, Localized, Message, message};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    path: PathBuf,

    #[arg(long, default_value_t = 3)]
    again: u64,

    #[command(flatten)]
    run_commands: RunCommands,
}

pub(crate) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    if arguments.path.is_file() {
        let receipt = match verify_file(&arguments.path) {
            Ok(receipt) => receipt,
            Err(error) => {
                writeln!(
                    session.out,
                    "{}",
                    message!("verify-bad", what = error.message()).text(language_of_lines(session))
                )?;
                return Ok(Exit::No);
            }
        };
        let (size, faults) = (games_and_bytes(&receipt), faults(&receipt));
        let good = message!("verify-good", size, faults, sha256 = &receipt.sha256);
        writeln!(session.out, "{}", good.text(language_of_lines(session)))?;
        return Ok(Exit::Done);
    }
    let folder = open(&arguments.path)?;
    let again = again(&folder, arguments, session.lang)?;
    let checked = verify(&folder, again).map_err(|error| Trouble::of(&error))?;
    let n_shards = checked.shards.len();
    for (number, state) in (1..).zip(&checked.shards) {
        let said = match state {
            ShardState::Missing => message!("verify-missing"),
            ShardState::Begun(n) => message!("verify-begun", games = message!("count-games", n)),
            ShardState::Good(receipt) => {
                message!("verify-good-shard", size = games_and_bytes(receipt), faults = faults(receipt))
            }
            ShardState::Bad(what) => message!("verify-bad", what),
        };
        writeln!(session.out, "{number}/{n_shards} {}", said.text(language_of_lines(session)))?;
    }
    if checked.shards.iter().any(|state| matches!(state, ShardState::Bad(_))) {
        writeln!(session.out, "{}", message!("verify-remove").text(language_of_lines(session)))?;
    }
    Ok(if checked.is_good() { Exit::Done } else { Exit::No })
}

/// Returns which games are played again: none if that would run programs that the user has not allowed.
fn again(folder: &Folder, arguments: &Arguments, language: Language) -> Result<Again, Trouble> {
    let commands = folder.commands();
    if commands.is_empty() || arguments.run_commands.is_given() {
        arguments.run_commands.allow(&commands, &arguments.path.display().to_string(), language)?;
        folder.check_program().map_err(|error| Trouble::of(&error))?;
        return Ok(Again::Some(arguments.again));
    }
    let told = message!("verify-not-again", commands = foreign::list(&commands)).text(language);
    let help = message!("foreign-refused.help").text(language);
    // The stream may be closed, which is no reason to stop.
    let _ = writeln!(anstream::stderr(), "{told}\n{help}");
    Ok(Again::None)
}

/// Returns how many decisions had to be made for bots, if any.
fn faults(receipt: &sim::Receipt) -> Message {
    if receipt.faults == 0 { Message::verbatim("") } else { message!("verify-faults", n = receipt.faults) }
}
