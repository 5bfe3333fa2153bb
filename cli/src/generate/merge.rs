//! `doko generate merge`: one file of all shards.

use super::{open, trouble};
use crate::session::{Exit, Session};
use crate::trouble::Failure;
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
    out: PathBuf,
}

pub(crate) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    let folder = open(&arguments.folder)?;
    let merged = merge(&folder, &arguments.out).map_err(|error| trouble(&error))?;
    let sim::Receipt { games, bytes, sha256, .. } = merged.receipt;
    writeln!(session.out, "{}: {games} games, {bytes} bytes, SHA-256 {sha256}", arguments.out.display())?;
    Ok(Exit::Done)
}
