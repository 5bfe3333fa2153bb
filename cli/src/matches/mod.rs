//! `doko match`: who plays better, and by how much.

pub(crate) mod bot_list;
mod csv;
mod records;
mod shard;
mod strangers;
mod text;

use self::records::RecordFile;
use crate::interrupt;
use crate::progress;
use crate::session::{Exit, Session};
use crate::shard::Shard;
use crate::stream::Threads;
use crate::target::{Kind, OutFolder, OutPath, Overwrite, Target};
use crate::trouble::{Failure, Trouble};
use ::text::{Arg, Language, Localized, Message, Sign, Texts, message};
use api::arguments::{number, value};
use clap::{Args, ValueEnum};
use game::Scope;
use indicatif::ProgressBar;
use sim::matches::{
    Control, Deaths, ForeignTable, LineUp, Match, MatchError, Records, Report, Seatings, Tally, Unit, UnitLine,
};
use sim::stats::{Decision, Sprt};
use sim::{Entrant, Interrupted, Journal};
use std::cell::Cell;
use std::fmt::Write as _;
use std::io::Write;
use std::ops::ControlFlow;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long, required = true)]
    bots: Vec<String>,

    #[arg(short, long, default_value_t = 1000, value_parser = number::<u64>(1..))]
    n: u64,

    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[arg(long, value_enum, default_value_t = LineUpName::Mixed)]
    lineup: LineUpName,

    #[arg(long, conflicts_with_all = ["lineup", "round", "open_cards"])]
    table: Option<String>,

    #[arg(long, value_enum, default_value_t = SeatingsName::Rotations)]
    seatings: SeatingsName,

    #[arg(long, value_enum, default_value_t = ScopeName::Everything)]
    scope: ScopeName,

    #[arg(long)]
    round: bool,

    #[arg(long, num_args = 0..=1, default_missing_value = "16",
        value_parser = number::<u64>(1..=10_000))]
    open_cards: Option<u64>,

    #[arg(long, num_args = 1..=4)]
    sprt: Vec<String>,

    #[arg(long)]
    out: Option<OutFolder>,

    #[arg(long, value_parser = value::<Shard>, requires = "out",
        conflicts_with_all = ["sprt", "html", "records", "json", "csv"])]
    shard: Option<Shard>,

    #[arg(long)]
    html: Option<OutPath>,

    #[arg(long)]
    records: Option<OutPath>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[arg(long)]
    keep_going: bool,

    #[arg(long)]
    json: bool,

    #[arg(long, conflicts_with = "json")]
    csv: bool,

    #[command(flatten)]
    threads: Threads,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LineUpName {
    Mixed,
    OneVsThree,
    TwoVsTwo,
    Strangers,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum SeatingsName {
    One,
    Rotations,
    All,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ScopeName {
    Everything,
    Cards,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let sprt = read_sprt(&arguments.sprt)?;
    let plan = plan(session, &arguments)?;
    plan.check().map_err(|error| Trouble::of(&error))?;
    if let (Some(shard), Some(folder)) = (arguments.shard, &arguments.out) {
        return shard::play(session, &arguments, &plan, (folder, shard));
    }
    let targets = Targets::open(&arguments)?;
    let stop = interrupt::flag()?;
    let mut tally = Tally::of(&plan, sprt);
    let records = arguments.records.as_ref().map(|path| RecordFile::begin(path, arguments.overwrite));
    let mut records = records.transpose()?;
    let mut journal = resume(&plan, &arguments, &mut tally, &mut records)?;
    let n_kept = tally.n_units();
    if n_kept != 0 {
        let there = message!("match-going-on", n = n_kept, units = units(&plan, n_kept));
        let _ = writeln!(anstream::stderr(), "{}", there.text(session.lang));
    }
    let bar = progress::games(arguments.n);
    bar.set_position(n_kept);
    let mut kept = Ok(());
    let rest = if is_decided(&tally) { n_kept..n_kept } else { n_kept..arguments.n };
    let end = plan.play(arguments.threads.count(), rest, stop, |line| {
        kept = journal.as_mut().map_or(Ok(()), |journal| journal.write(&line)).map_err(|error| Trouble::of(&error));
        if let (Some(records), Ok(())) = (&mut records, &kept) {
            kept = records.add(&line);
        }
        if kept.is_err() {
            return ControlFlow::Break(());
        }
        tally.push(&line);
        show_progress(session.lang, &bar, &plan, &tally);
        if is_decided(&tally) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    bar.finish_and_clear();
    kept?;
    journal.as_ref().map_or(Ok(()), Journal::sync).map_err(|error| Trouble::of(&error))?;
    records.map_or(Ok(()), RecordFile::finish)?;
    let end = end.map_err(|error| trouble_of_end(&error, &plan, &arguments, &tally))?;
    write_report(session, &arguments, &targets, &Report::new(&plan, &tally))?;
    if end == Interrupted::Yes {
        session.show(&interrupted(&arguments, &plan, &tally));
        return Ok(Exit::No);
    }
    Ok(match tally.decision() {
        None | Some(Decision::AcceptB) => Exit::Done,
        Some(Decision::AcceptA | Decision::Open) => Exit::No,
    })
}

/// Opens what was played before, and counts it: in the folder of the match, and what shards have played there after it.
fn resume(
    plan: &Match,
    arguments: &Arguments,
    tally: &mut Tally,
    records: &mut Option<RecordFile>,
) -> Result<Option<Journal>, Trouble> {
    let Some(folder) = arguments.out.as_ref().map(OutFolder::path) else { return Ok(None) };
    let mut kept = Ok(());
    let n_units = Cell::new(0);
    let mut count = |line: &UnitLine| {
        n_units.set(line.unit + 1);
        if tally.n_units() == arguments.n || is_decided(tally) {
            return;
        }
        tally.push(line);
        if let (Some(records), Ok(())) = (records.as_mut(), &kept) {
            kept = records.add(line);
        }
    };
    let journal = plan.open_journal(folder, |line| count(&line));
    let mut journal = journal.map_err(|error| Trouble::of(&error))?;
    let shards = plan.take_shards(folder, n_units.get(), |line| {
        journal.write(&line)?;
        count(&line);
        Ok(())
    });
    shards.map_err(|error| Trouble::of(&error))?;
    kept?;
    Ok(Some(journal))
}

fn plan(session: &Session, arguments: &Arguments) -> Result<Match, Trouble> {
    let specs = bot_list::parse_all(&arguments.bots)?;
    Ok(Match {
        rules: session.rules(),
        entrants: specs.iter().map(Entrant::of).collect(),
        scope: match arguments.scope {
            ScopeName::Everything => Scope::Everything,
            ScopeName::Cards => Scope::Cards,
        },
        unit: if arguments.round { Unit::Round } else { Unit::Deal },
        line_up: match arguments.lineup {
            _ if arguments.table.is_some() => LineUp::Table,
            LineUpName::Mixed => LineUp::Mixed,
            LineUpName::OneVsThree => LineUp::OneVsThree,
            LineUpName::TwoVsTwo => LineUp::TwoVsTwo,
            LineUpName::Strangers => LineUp::Strangers,
        },
        table: arguments.table.as_deref().map(table).transpose()?,
        seatings: match arguments.seatings {
            SeatingsName::One => Seatings::One,
            SeatingsName::Rotations => Seatings::Rotations,
            SeatingsName::All => Seatings::All,
        },
        control: arguments.open_cards.map_or(Control::None, |openings| Control::OpenCards { openings }),
        deaths: if arguments.keep_going { Deaths::Count } else { Deaths::Stop },
        records: if arguments.records.is_some() { Records::Kept } else { Records::None },
        seed: arguments.seed,
    })
}

/// Reads the command line of a table, with parameters or without.
fn table(command: &str) -> Result<ForeignTable, Trouble> {
    let has_parameters = command.starts_with("cmd:") || command.starts_with("cmd(");
    let text = if has_parameters { command.to_owned() } else { format!("cmd:{command}") };
    text.parse().map(|spec| ForeignTable::of(&spec)).map_err(|error: bots::SpecError| Trouble::of(&error))
}

fn read_sprt(words: &[String]) -> Result<Option<Sprt>, Trouble> {
    if words.is_empty() {
        return Ok(None);
    }
    words.join(" ").parse().map(Some).map_err(|error: sim::stats::SprtError| Trouble::of(&error))
}

fn is_decided(tally: &Tally) -> bool {
    matches!(tally.decision(), Some(Decision::AcceptA | Decision::AcceptB))
}

fn show_progress(language: Language, bar: &ProgressBar, plan: &Match, tally: &Tally) {
    bar.inc(1);
    // Many deals are over in the time it takes to draw a line.
    if bar.is_hidden() || (64 < tally.n_units() && !tally.n_units().is_multiple_of(16)) {
        return;
    }
    let seconds = bar.elapsed().as_secs_f64().max(1e-3);
    let texts = Texts::of(language);
    let speed = Arg::decimal(tally.n_games() as f64 / seconds, 0);
    let mut line = message!("match-speed", n = speed).text(language);
    for (entrant, mean) in plan.entrants.iter().zip(tally.means()) {
        if let Some(mean) = mean {
            let half = mean.half.map(|half| format!(" ±{}", texts.decimal(half, 2, Sign::Minus))).unwrap_or_default();
            let _ = write!(line, "  {} {}{half}", entrant.name(), texts.decimal(mean.mean, 2, Sign::Both));
        }
    }
    bar.set_message(::text::visible(&line).into_owned());
}

/// The files that are written.
struct Targets {
    json: Option<Target>,
    csv: Option<Target>,
    pages: Vec<Target>,
}

impl Targets {
    fn open(arguments: &Arguments) -> Result<Self, Trouble> {
        const REPORT: Kind = Kind::Json(&["setup", "units", "games", "bots", "pairs"]);
        let in_folder = |name, kind| {
            let folder = arguments.out.as_ref();
            folder.map(|folder| Target::open_in(folder, name, kind, arguments.overwrite)).transpose()
        };
        let json = in_folder("report.json", REPORT)?;
        let csv = in_folder("report.csv", Kind::Table(csv::HEAD))?;
        let page = Kind::Page("match");
        let html = arguments.html.as_ref().map(|path| Target::open(path, page, arguments.overwrite)).transpose()?;
        Ok(Self { json, csv, pages: in_folder("report.html", page)?.into_iter().chain(html).collect() })
    }

    fn write(&self, report: &Report, json: &str, language: Language) -> Result<(), Trouble> {
        self.json.as_ref().map_or(Ok(()), |target| target.write(&format!("{json}\n")))?;
        self.csv.as_ref().map_or(Ok(()), |target| target.write(&csv::table(report)))?;
        self.pages.iter().try_for_each(|target| target.write(&page(report, language)?))
    }
}

fn write_report(
    session: &mut Session,
    arguments: &Arguments,
    targets: &Targets,
    report: &Report,
) -> Result<(), Failure> {
    report.check().map_err(|error| {
        Trouble::new(message!("match-report-wrong", why = error.message()))
            .with_help(message!("match-report-wrong.help"))
    })?;
    let json = serde_json::to_string(report).map_err(std::io::Error::from)?;
    // A file that cannot be written does not keep the report from those who read it here.
    let written = targets.write(report, &json, session.lang);
    if arguments.json {
        writeln!(session.out, "{json}")?;
    } else if arguments.csv {
        write!(session.out, "{}", csv::table(report))?;
    } else {
        write!(session.out, "{}", self::text::report(report, session.lang))?;
    }
    Ok(written?)
}

fn page(report: &Report, language: Language) -> Result<String, Trouble> {
    sim::report::match_page(report, language).map_err(|error| Trouble::of(&error))
}

/// Returns the text for `n` deals or rounds.
fn units(plan: &Match, n: u64) -> Message {
    match plan.unit {
        Unit::Deal => message!("count-deals", n),
        Unit::Round => message!("count-rounds", n),
    }
}

fn interrupted(arguments: &Arguments, plan: &Match, tally: &Tally) -> Trouble {
    let help = match &arguments.out {
        Some(folder) => message!("kept-in", folder = folder.path().display().to_string()),
        None => message!("nothing-kept"),
    };
    let units = units(plan, tally.n_units());
    Trouble::new(message!("match-interrupted", units, of = arguments.n)).with_help(help)
}

fn trouble_of_end(error: &MatchError, plan: &Match, arguments: &Arguments, tally: &Tally) -> Trouble {
    let trouble = Trouble::of(error);
    let units = units(plan, tally.n_units());
    match (error, &arguments.out) {
        (MatchError::Died { .. } | MatchError::NoResult { .. }, Some(folder)) => {
            trouble.with_help(kept_units(error, units, folder))
        }
        (MatchError::Died { .. }, None) => trouble.with_help(message!("match-died-lost")),
        (MatchError::NoResult { .. }, None) => trouble.with_help(message!("match-table-lost")),
        _ => trouble,
    }
}

/// Returns that the units before an error are kept, and how to go on.
fn kept_units(error: &MatchError, units: Message, folder: &OutFolder) -> Message {
    let folder = folder.path().display().to_string();
    match error {
        MatchError::NoResult { .. } => message!("match-table-kept", units, folder),
        _ => message!("match-died-kept", units, folder),
    }
}
