//! `doko generate merge`: one file of all shards.

use super::{open, trouble};
use crate::reads;
use crate::session::{Exit, Session};
use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::{Failure, Trouble};
use clap::Args;
use sim::generate::merge;
use std::io::Write;
use std::path::PathBuf;

/// Write the games of all shards into one file, with a receipt beside it.
///
/// Examples:
///   doko generate merge out/random --out random.parquet
///   doko generate merge out/random --out random.wire      the same games in the other format
///
/// The bytes do not depend on how many shards there were. `doko generate verify FILE` checks it.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The folder of the data set.
    folder: PathBuf,

    /// The file; its ending, .parquet or .wire, says how it is written.
    #[arg(long, value_name = "FILE")]
    out: OutPath,

    #[command(flatten)]
    overwrite: Overwrite,
}

pub(crate) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    let folder = open(&arguments.folder)?;
    let receipt = arguments.out.beside("json");
    for path in [&arguments.out, &receipt] {
        if let Some(part) = reads::find_same(path.path(), folder.files()) {
            let message = format!("cannot write {}: it is {}, which is read", path.path().display(), part.display());
            return Err(Trouble::new(message).with_help("choose another --out").into());
        }
    }
    let target = Target::open(&arguments.out, Kind::Games, arguments.overwrite)?;
    Target::open(&receipt, Kind::Receipt, arguments.overwrite)?;
    let merged = merge(&folder, target.path()).map_err(|error| trouble(&error))?;
    let sim::Receipt { games, bytes, sha256, .. } = merged.receipt;
    writeln!(session.out, "{}: {games} games, {bytes} bytes, SHA-256 {sha256}", target.path().display())?;
    Ok(Exit::Done)
}
