//! `doko generate merge`: one file of all shards.

use super::{games_and_bytes, language_of_lines, open};
use crate::reads;
use crate::session::{Exit, Session};
use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::{Failure, Trouble};
use clap::Args;
use sim::generate::merge;
use std::io::Write;
use std::path::PathBuf;
use text::message;

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
            let (path, part) = (path.path().display().to_string(), part.display().to_string());
            let message = message!("merge-is-read", path, part);
            return Err(Trouble::new(message).with_help(message!("merge-is-read.help")).into());
        }
    }
    let target = Target::open(&arguments.out, Kind::Games, arguments.overwrite)?;
    Target::open(&receipt, Kind::Receipt, arguments.overwrite)?;
    let merged = merge(&folder, target.path()).map_err(|error| Trouble::of(&error))?;
    let (size, sha256) = (games_and_bytes(&merged.receipt), &merged.receipt.sha256);
    let said = message!("merge-done", path = target.path().display().to_string(), size, sha256);
    writeln!(session.out, "{}", said.text(language_of_lines(session)))?;
    Ok(Exit::Done)
}
