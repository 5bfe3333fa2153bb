//! `doko generate plan`: which games, by which bots, with which labels.

use super::trouble;
use crate::matches::bot_list;
use crate::misuse::number;
use crate::session::{Exit, Session};
use crate::target::OutFolder;
use crate::trouble::{Failure, Trouble};
use clap::{Args, ValueEnum};
use sim::{FileFormat, Label, Plan, Scope, Wanted};
use std::io::Write;
use std::num::{NonZeroU32, NonZeroU64};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    folder: OutFolder,

    #[arg(short, long)]
    n: NonZeroU64,

    #[arg(long, required = true)]
    bots: Vec<String>,

    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[arg(long, default_value = "1")]
    shards: NonZeroU32,

    #[arg(long)]
    file: Option<FileFormat>,

    #[arg(long, value_delimiter = ',')]
    labels: Vec<Label>,

    #[arg(long, value_parser = number::<u8>(1..=12))]
    from_trick: Option<u8>,

    #[arg(long, value_enum, default_value_t)]
    scope: ScopeName,
}

/// What the bots decide.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum ScopeName {
    // Everything the rules leave to them.
    #[default]
    Everything,
    // Only cards.
    Cards,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let built_with = if cfg!(feature = "parquet") { FileFormat::Parquet } else { FileFormat::Wire };
    let rules = session.rules();
    let bots = bot_list::parse_all(&arguments.bots)?;
    let from_trick = arguments.from_trick.unwrap_or(5);
    if !(1..=rules.n_tricks()).contains(&usize::from(from_trick)) {
        let help = format!("a game of this rule set has {} tricks", rules.n_tricks());
        return Err(Trouble::new(format!("there is no trick {from_trick}")).with_help(help).into());
    }
    if arguments.n.get() < u64::from(arguments.shards.get()) {
        let message = format!("{} shards are too many for {} games", arguments.shards, arguments.n);
        return Err(Trouble::new(message).with_help("plan a game for each shard at least").into());
    }
    if Plan::MOST_BOTS < bots.len() {
        let message = format!("{} bots are too many, at most {} can take part", bots.len(), Plan::MOST_BOTS);
        return Err(Trouble::new(message).into());
    }
    let mut labels = arguments.labels;
    labels.sort_unstable();
    labels.dedup();
    if arguments.from_trick.is_some() && !labels.iter().any(|label| [Label::Augen, Label::Points].contains(label)) {
        let message = "--from-trick goes with exact values only";
        return Err(Trouble::new(message).with_help("leave it out, or ask for --labels augen or points").into());
    }
    let plan = Plan {
        rules,
        bots,
        scope: match arguments.scope {
            ScopeName::Everything => Scope::Everything,
            ScopeName::Cards => Scope::Cards,
        },
        seed: arguments.seed,
        games: arguments.n.get(),
        shards: arguments.shards.get(),
        file: arguments.file.unwrap_or(built_with),
        wanted: Wanted { labels, from_trick },
    };
    sim::generate::plan(arguments.folder.path(), &plan).map_err(|error| trouble(&error))?;
    let manifest = arguments.folder.path().join("manifest.json");
    writeln!(session.out, "planned: {} games in {} shards, {}", plan.games, plan.shards, manifest.display())?;
    Ok(Exit::Done)
}
