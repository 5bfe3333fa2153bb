//! `doko generate plan`: which games, by which bots, with which labels.

use super::trouble;
use crate::matches::bot_list;
use crate::session::{Exit, Session};
use crate::target::OutFolder;
use crate::trouble::{Failure, Trouble};
use clap::{Args, ValueEnum};
use sim::{FileFormat, Label, Plan, Scope, Wanted};
use std::io::Write;
use std::num::{NonZeroU32, NonZeroU64};

/// Write down what a data set is to consist of.
///
/// Examples:
///   doko generate plan out/random -n 1000000 --bots random --shards 16
///   doko generate plan out/ladder -n 2000 --bots random --bots rules --labels legal,thoughts
///   doko generate plan out/exact -n 1000 --bots rules --labels augen,points --from-trick 6 --rules bsv
///
/// Who plays in each seat is drawn anew for every game. Exact values of whole deals take long;
/// --from-trick leaves the first tricks out.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The folder of the data set; made if it is not there.
    folder: OutFolder,

    /// How many games.
    #[arg(short, long)]
    n: NonZeroU64,

    /// The bots, separated by commas or given one after another: rules,pimc:worlds=40.
    #[arg(long, value_name = "BOT,..", required = true)]
    bots: Vec<String>,

    /// The seed; the same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// In how many shards; some hundred megabytes of games each are handy.
    #[arg(long, default_value = "1")]
    shards: NonZeroU32,

    /// How the shards are written: parquet for pandas, polars and others, wire for other programs of ours; parquet if this
    /// doko was built with it.
    #[arg(long, value_name = "parquet|wire")]
    file: Option<FileFormat>,

    /// What to learn from: legal, holders (who holds what), augen and points (exact values), thoughts (of the bots).
    #[arg(long, value_name = "LABELS", value_delimiter = ',')]
    labels: Vec<Label>,

    /// The first trick, from 1, of which exact values are computed; the fifth if not given.
    #[arg(long, value_name = "TRICK")]
    from_trick: Option<u8>,

    /// What the bots decide: everything, or only cards, where nobody calls and everybody is gesund who may be.
    #[arg(long, value_enum, default_value_t)]
    scope: ScopeName,
}

/// What the bots decide.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum ScopeName {
    /// Everything the rules leave to them.
    #[default]
    Everything,
    /// Only cards.
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
