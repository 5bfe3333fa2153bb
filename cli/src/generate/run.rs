//! `doko generate run`: makes shards, or goes on with them.

use super::{open, trouble};
use crate::foreign::RunCommands;
use crate::interrupt;
use crate::session::{Exit, Session};
use crate::stream::Threads;
use crate::target::OutFolder;
use crate::trouble::{Failure, Trouble};
use clap::Args;
use sim::generate::{Folder, GenerateError, Made, Progress};
use sim::matches::Deaths;
use std::io::Write;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    folder: OutFolder,

    #[arg(long)]
    shard: Option<Shard>,

    #[arg(long)]
    keep_going: bool,

    #[command(flatten)]
    run_commands: RunCommands,

    #[command(flatten)]
    threads: Threads,
}

/// One shard of so many.
#[derive(Clone, Copy, Debug)]
struct Shard {
    number: u32,
    of: u32,
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let shard = text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match shard {
            Some((number, of)) if (1..=of).contains(&number) => Ok(Self { number, of }),
            _ => Err("write K/N, from 1/N to N/N".to_owned()),
        }
    }
}

pub(crate) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    let folder = open(arguments.folder.path())?;
    if !folder.is_planned_here() {
        arguments.run_commands.allow(&folder.commands(), &arguments.folder.path().display().to_string())?;
    }
    folder.check_program().map_err(|error| trouble(&error))?;
    let n_shards = folder.plan().shards;
    let shards = match arguments.shard {
        None => 1..=n_shards,
        Some(Shard { number, of }) if of == n_shards => number..=number,
        Some(Shard { of, .. }) => {
            let help = format!("write --shard K/{n_shards}");
            return Err(Trouble::new(format!("the plan has {n_shards} shards, not {of}")).with_help(help).into());
        }
    };
    let stop = interrupt::flag()?;
    let mut exit = Exit::Done;
    let deaths = if arguments.keep_going { Deaths::Count } else { Deaths::Stop };
    for shard in shards {
        let made = match make(session, &folder, shard, (deaths, arguments.threads), stop) {
            Err(GenerateError::Busy(path)) if arguments.shard.is_none() => {
                exit = Exit::No;
                writeln!(session.out, "{shard}/{n_shards} busy {}", path.display())?;
                continue;
            }
            made => made.map_err(|error| trouble(&error))?,
        };
        let word = match made {
            Made::Now => "finished",
            Made::Before => "there",
            Made::Interrupted => "interrupted",
        };
        writeln!(session.out, "{shard}/{n_shards} {word} {}", folder.finished_path(shard).display())?;
        session.out.flush()?;
        if made == Made::Interrupted {
            let folder = arguments.folder.path().display();
            // Nobody may be listening there, and that is no reason to stop.
            let _ = writeln!(anstream::stderr(), "what was made is kept; `doko generate run {folder}` goes on");
            return Ok(Exit::No);
        }
    }
    Ok(exit)
}

fn make(
    session: &mut Session,
    folder: &Folder,
    shard: u32,
    (deaths, threads): (Deaths, Threads),
    stop: &AtomicBool,
) -> Result<Made, GenerateError> {
    let range = folder.plan().range(shard);
    session.begin(Some(range.end - range.start), "games");
    let bar = session.progress.clone();
    let mut is_told = false;
    let see = |progress: Progress| {
        if 0 < progress.kept && !is_told {
            // Nobody may be listening there, and that is no reason to stop.
            let _ = writeln!(anstream::stderr(), "shard {shard}: {} games are there already, going on", progress.kept);
        }
        is_told = true;
        bar.set_position(progress.made);
    };
    let made = sim::generate::run(folder, shard, deaths, threads.count(), stop, see);
    session.progress.finish_and_clear();
    made
}
