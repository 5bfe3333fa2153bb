//! One shard of a match: its units go into a file beside those of the match, which takes them in later.

use super::{Arguments, kept_units, units};
use crate::generate::language_of_lines;
use crate::interrupt;
use crate::progress;
use crate::session::{Exit, Session};
use crate::shard::Shard;
use crate::target::OutFolder;
use crate::trouble::{Failure, Trouble};
use sim::Interrupted;
use sim::matches::Match;
use std::io::Write;
use std::ops::ControlFlow;
use text::message;

/// Plays a shard, or goes on with it.
pub(super) fn play(
    session: &mut Session,
    arguments: &Arguments,
    plan: &Match,
    (folder, shard): (&OutFolder, Shard),
) -> Result<Exit, Failure> {
    let range = shard.units(arguments.n);
    let stop = interrupt::flag()?;
    let mut n_there = 0;
    let journal = plan.open_shard(folder.path(), &range, |_| n_there += 1);
    let mut journal = journal.map_err(|error| Trouble::of(&error))?;
    let bar = progress::games(range.end - range.start);
    bar.set_position(n_there);
    let mut kept = Ok(());
    let end = plan.play(arguments.threads.count(), range.start + n_there..range.end, stop, |line| {
        kept = journal.write(&line).map_err(|error| Trouble::of(&error));
        n_there += 1;
        bar.inc(1);
        if kept.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    bar.finish_and_clear();
    kept?;
    journal.sync().map_err(|error| Trouble::of(&error))?;
    let end = end.map_err(|error| Trouble::of(&error).with_help(kept_units(&error, units(plan, n_there), folder)))?;
    let (word, exit) = if end == Interrupted::Yes {
        (message!("run-interrupted"), Exit::No)
    } else {
        (message!("run-finished"), Exit::Done)
    };
    let language = language_of_lines(session);
    let (word, units) = (word.text(language), units(plan, n_there).text(language));
    writeln!(session.out, "{}/{} {word} {units}", shard.number, shard.of)?;
    Ok(exit)
}
