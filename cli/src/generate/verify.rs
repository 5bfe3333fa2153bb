//! `doko generate verify`: are the files what was written?

use super::{open, trouble};
use crate::foreign::{self, RunCommands};
use crate::session::{Exit, Session};
use crate::trouble::{Failure, Trouble};
use clap::Args;
use sim::generate::{Again, Folder, ShardState, verify, verify_file};
use std::io::Write;
use std::path::PathBuf;

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
                writeln!(session.out, "bad: {error}")?;
                return Ok(Exit::No);
            }
        };
        let sim::Receipt { games, bytes, sha256, .. } = &receipt;
        writeln!(session.out, "good: {games} games, {bytes} bytes{}, SHA-256 {sha256}", faults(&receipt))?;
        return Ok(Exit::Done);
    }
    let folder = open(&arguments.path)?;
    let again = again(&folder, arguments)?;
    let checked = verify(&folder, again).map_err(|error| trouble(&error))?;
    let n_shards = checked.shards.len();
    for (number, state) in (1..).zip(&checked.shards) {
        match state {
            ShardState::Missing => writeln!(session.out, "{number}/{n_shards} missing")?,
            ShardState::Begun(games) => writeln!(session.out, "{number}/{n_shards} begun, {games} games")?,
            ShardState::Good(receipt) => {
                let faults = faults(receipt);
                writeln!(
                    session.out,
                    "{number}/{n_shards} good, {} games, {} bytes{faults}",
                    receipt.games, receipt.bytes
                )?;
            }
            ShardState::Bad(what) => writeln!(session.out, "{number}/{n_shards} bad: {what}")?,
        }
    }
    if checked.shards.iter().any(|state| matches!(state, ShardState::Bad(_))) {
        writeln!(session.out, "remove the bad files; `doko generate run` makes them again, with the same bytes")?;
    }
    Ok(if checked.is_good() { Exit::Done } else { Exit::No })
}

/// Returns which games are played again: none if that would run programs that the user has not allowed.
fn again(folder: &Folder, arguments: &Arguments) -> Result<Again, Trouble> {
    let commands = folder.commands();
    if commands.is_empty() || arguments.run_commands.is_given() {
        arguments.run_commands.allow(&commands, &arguments.path.display().to_string())?;
        folder.check_program().map_err(|error| trouble(&error))?;
        return Ok(Again::Some(arguments.again));
    }
    let told = format!("no game is played again, since the plan names programs: {}", foreign::list(&commands));
    // Nobody may be listening there, and that is no reason to stop.
    let _ = writeln!(anstream::stderr(), "{told}\nlook at them, and add --run-commands if you trust them");
    Ok(Again::None)
}

/// Returns how many decisions had to be made for bots, if any.
fn faults(receipt: &sim::Receipt) -> String {
    if receipt.faults == 0 { String::new() } else { format!(", {} decisions made for bots", receipt.faults) }
}
