//! `doko generate verify`: are the files what was written?

use super::{open, trouble};
use crate::session::{Exit, Session};
use crate::trouble::Failure;
use clap::Args;
use sim::generate::{ShardState, verify, verify_file};
use std::io::Write;
use std::path::PathBuf;

/// Check a data set: checksums, rows, numbers of games, and some games by playing them again.
///
/// Examples:
///   doko generate verify out/random              all shards, 3 games of each played again
///   doko generate verify out/random --again 0    only what is in the files
///   doko generate verify datasets/games/ladder.parquet   a merged file, against the receipt beside it
///
/// A line for each shard; the exit code is 0 if all are good, 1 if not.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The folder of a data set, or a merged file.
    path: PathBuf,

    /// How many games of each shard are played again; they must come out the same.
    #[arg(long, value_name = "GAMES", default_value_t = 3)]
    again: u64,
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
    folder.check_program().map_err(|error| trouble(&error))?;
    let checked = verify(&folder, arguments.again).map_err(|error| trouble(&error))?;
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

/// Returns how many decisions had to be made for bots, if any.
fn faults(receipt: &sim::Receipt) -> String {
    if receipt.faults == 0 { String::new() } else { format!(", {} decisions made for bots", receipt.faults) }
}
