//! `doko generate plan`: which games, by which bots, with which labels.

use super::language_of_lines;
use crate::matches::bot_list;
use crate::session::{Exit, Session};
use crate::target::OutFolder;
use crate::trouble::{Failure, Trouble};
use api::arguments::{number, value};
use clap::{Args, ValueEnum};
use game::Scope;
use sim::{FileFormat, Label, Plan, Wanted};
use std::io::Write;
use std::num::{NonZeroU32, NonZeroU64};
use text::message;

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

    #[arg(long, value_parser = value::<FileFormat>)]
    file: Option<FileFormat>,

    #[arg(long, value_delimiter = ',', value_parser = value::<Label>)]
    labels: Vec<Label>,

    #[arg(long, value_parser = number::<u8>(1..=12))]
    from_trick: Option<u8>,

    #[arg(long, value_enum, default_value_t)]
    scope: ScopeName,
}

/// Decisions of the bots.
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
        let help = message!("plan-no-trick.help", n = rules.n_tricks());
        return Err(Trouble::new(message!("plan-no-trick", trick = from_trick)).with_help(help).into());
    }
    if arguments.n.get() < u64::from(arguments.shards.get()) {
        let games = message!("count-games", n = arguments.n.get());
        let message = message!("plan-shards", shards = arguments.shards.get(), games);
        return Err(Trouble::new(message).with_help(message!("plan-shards.help")).into());
    }
    if Plan::MOST_BOTS < bots.len() {
        return Err(Trouble::new(message!("too-many-bots", n = bots.len(), most = Plan::MOST_BOTS)).into());
    }
    let mut labels = arguments.labels;
    labels.sort_unstable();
    labels.dedup();
    if arguments.from_trick.is_some() && !labels.iter().any(|label| [Label::Augen, Label::Points].contains(label)) {
        return Err(Trouble::new(message!("plan-from-trick")).with_help(message!("plan-from-trick.help")).into());
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
    sim::generate::plan(arguments.folder.path(), &plan).map_err(|error| Trouble::of(&error))?;
    let manifest = arguments.folder.path().join("manifest.json").display().to_string();
    let (games, shards) = (message!("count-games", n = plan.games), message!("count-shards", n = plan.shards));
    writeln!(session.out, "{}", message!("plan-done", games, shards, manifest).text(language_of_lines(session)))?;
    Ok(Exit::Done)
}
