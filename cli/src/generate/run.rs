//! `doko generate run`: makes shards, or goes on with them.

use super::{language_of_lines, open};
use crate::foreign::RunCommands;
use crate::interrupt;
use crate::progress;
use crate::session::{Exit, Session};
use crate::shard::Shard;
use crate::stream::Threads;
use crate::target::OutFolder;
use crate::trouble::{Failure, Trouble};
use api::arguments::value;
use clap::Args;
use sim::generate::{Folder, GenerateError, Made, Progress};
use sim::matches::Deaths;
use solver::Stop;
use std::io::Write;
use text::message;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    folder: OutFolder,

    #[arg(long, value_parser = value::<Shard>)]
    shard: Option<Shard>,

    #[arg(long)]
    keep_going: bool,

    #[command(flatten)]
    run_commands: RunCommands,

    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    let folder = open(arguments.folder.path())?;
    if !folder.is_planned_here() {
        arguments.run_commands.allow(
            &folder.commands(),
            &arguments.folder.path().display().to_string(),
            session.lang,
        )?;
    }
    folder.check_program().map_err(|error| Trouble::of(&error))?;
    let n_shards = folder.plan().shards;
    let shards = match arguments.shard {
        None => 1..=n_shards,
        Some(Shard { number, of }) if of == n_shards => number..=number,
        Some(Shard { of, .. }) => {
            let message = message!("run-other-shards", shards = message!("count-shards", n = n_shards), of);
            return Err(Trouble::new(message).with_help(message!("run-other-shards.help", n = n_shards)).into());
        }
    };
    let stop = interrupt::flag()?;
    let mut exit = Exit::Done;
    let deaths = if arguments.keep_going { Deaths::Count } else { Deaths::Stop };
    for shard in shards {
        let made = match make(session, &folder, shard, (deaths, arguments.threads), stop) {
            Err(GenerateError::Busy(path)) if arguments.shard.is_none() => {
                exit = Exit::No;
                let busy = message!("run-busy").text(language_of_lines(session));
                writeln!(session.out, "{shard}/{n_shards} {busy} {}", path.display())?;
                continue;
            }
            made => made.map_err(|error| Trouble::of(&error))?,
        };
        let word = match made {
            Made::Now => message!("run-finished"),
            Made::Before => message!("run-there"),
            Made::Interrupted => message!("run-interrupted"),
        };
        let word = word.text(language_of_lines(session));
        writeln!(session.out, "{shard}/{n_shards} {word} {}", folder.finished_path(shard).display())?;
        session.out.flush()?;
        if made == Made::Interrupted {
            let kept = message!("run-kept", folder = arguments.folder.path().display().to_string());
            // The stream may be closed, which is no reason to stop.
            let _ = writeln!(anstream::stderr(), "{}", kept.text(session.lang));
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
    stop: &Stop,
) -> Result<Made, GenerateError> {
    let range = folder.plan().range(shard);
    // A shard takes long, and its line comes only when it is done.
    session.progress = progress::bar(Some(range.end - range.start), "games");
    let (bar, language) = (session.progress.clone(), session.lang);
    let mut is_told = false;
    let see = |progress: Progress| {
        if 0 < progress.kept && !is_told {
            // The stream may be closed, which is no reason to stop.
            let there =
                message!("run-going-on", n = progress.kept, shard, games = message!("count-games", n = progress.kept));
            let _ = writeln!(anstream::stderr(), "{}", there.text(language));
        }
        is_told = true;
        bar.set_position(progress.made);
    };
    let made = sim::generate::run(folder, shard, deaths, threads.count(), stop, see);
    session.progress.finish_and_clear();
    made
}
