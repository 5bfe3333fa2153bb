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

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    folder: PathBuf,

    #[arg(long)]
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
