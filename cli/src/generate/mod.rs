//! `doko generate`: data sets of labelled games.

mod merge;
mod plan;
mod run;
mod verify;

use crate::session::{Exit, Session};
use crate::trouble::{Failure, Trouble};
use clap::{Args, Subcommand};
use sim::generate::{Folder, GenerateError};
use std::path::Path;

/// Make data sets of labelled games, shard by shard.
///
/// Examples:
///   doko generate plan out/random -n 100000 --bots random --shards 8
///   doko generate run out/random                       make what is not there yet
///   doko generate run out/random --shard 3/8           one shard, for a job of a cluster
///   doko generate verify out/random                    are all shards what was written?
///   doko generate merge out/random --out games.parquet
///
/// The same plan gives the same bytes whoever makes which shard, on how many threads, and however
/// often it is interrupted. The columns are described in datasets/README.md, clusters in
/// docs/CLUSTER.md.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
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
    Folder::open(path).map_err(|error| trouble(&error))
}

fn trouble(error: &GenerateError) -> Trouble {
    Trouble::new(error.to_string()).with_help(error.help())
}
