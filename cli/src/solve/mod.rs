//! `doko solve`: what is the best play worth?

mod answer;
mod budget;
mod live;
mod question;
mod text;

use crate::audience::WhenGone;
use crate::claim::parse_team;
use crate::input::Input;
use crate::interrupt;
use crate::memory::Memory;
use crate::out_file::OutFile;
use crate::progress;
use crate::session::{Exit, Format, Output, Session, no_position};
use crate::stream::Threads;
use crate::target::{OutPath, Overwrite};
use crate::trouble::{Failure, Source, Trouble};
pub(crate) use answer::{Answer, is_answer};
pub(crate) use budget::Limit;
use clap::{Args, ValueEnum};
use game::rules::Sonderpunkt;
use game::{Augen, ItemKind, Position, Team};
pub(crate) use live::{Effort, tell_of_stop};
use question::{Details, Found, Question};
use std::io::Write;
use std::sync::atomic::Ordering;
pub(crate) use text::{line_rows, shown};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[arg(long, value_enum, default_value_t)]
    ask: Ask,

    #[arg(long, value_parser = parse_team)]
    party: Option<Team>,

    #[arg(long)]
    at_least: Option<usize>,

    #[arg(long, conflicts_with = "ask", value_parser = parse_threshold)]
    threshold: Option<u16>,

    #[arg(long, value_delimiter = ',', value_parser = parse_earned)]
    earned: Vec<(Sonderpunkt, Team)>,

    #[arg(long)]
    budget: Option<Limit>,

    #[command(flatten)]
    memory: Memory,

    #[command(flatten)]
    threads: Threads,

    #[arg(long, conflicts_with = "format")]
    out: Option<OutPath>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[command(flatten)]
    output: Output,
}

/// A question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Ask {
    // The Augen that Re still gets.
    #[default]
    Value,
    // That, and what Re gets after each card that may be played.
    Moves,
    // That, and a line of best play.
    Line,
    // What the game is worth to Re if all play for the score; after the first trick the position says what was won (won=).
    Points,
    // Whether the party can force all remaining tricks.
    Forced,
    // How many of them it can force.
    Tricks,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let mut input = Input::open(
        &arguments.input,
        "give a position in quotes, a file, or positions on the standard input; `doko solve --help` has examples",
    )?;
    let format = if arguments.out.is_some() { Format::Json } else { arguments.output.format(false) };
    let question = question(&arguments, format)?;
    let limit = arguments.budget.unwrap_or_default();
    let mut file = match &arguments.out {
        Some(path) => {
            // How much memory there is changes nothing but what is known when a budget is spent.
            let memory = arguments.budget.map_or_else(String::new, |_| format!(" {:?}", arguments.memory));
            let asked = format!("solve {question:?} {limit:?}{memory}");
            Some(OutFile::open(path, arguments.overwrite, &OutFile::header(session, &asked))?)
        }
        None => None,
    };
    let lang = session.lang;
    let threads = arguments.threads;
    let is_alone = file.is_none() && input.is_alone();
    let mut config = arguments.memory.config();
    if is_alone && threads.count() != 1 {
        config.threads = solver::Threads::POOL;
    }
    let bar = is_alone.then(progress::line);
    let stop = if is_alone { Some(interrupt::flag()?) } else { None };
    let line = bar.clone();
    let find = move |position: &Position, _: &Source| {
        let mut effort = match &line {
            Some(bar) => Effort::shown(bar.clone(), lang, position.cards().tricks_left(), config.clone(), limit, stop),
            None => Effort::quiet(config.clone(), limit),
        };
        let found = Found::new(position, &question, limit, &mut effort);
        found.map_err(|error| Trouble::of(&error))
    };
    let mut exit = None;
    if let Some(file) = &mut file {
        exit = file.resume(session, &mut input, &find, answer::exit_of_json)?;
    } else {
        session.audience.when_gone(WhenGone::Hurry);
    }
    let name = input.name().to_owned();
    let found = session.answer_rest(input, format, threads, find, |session, position, line, found| {
        if let Some(bar) = &bar {
            bar.finish_and_clear();
        }
        if stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) && found.is_open(position) {
            live::tell_of_stop(session.lang);
        }
        match format {
            Format::Json => session.write_json(&found.answer(position, line))?,
            Format::Text => found.write_text(session, position)?,
            Format::Auto | Format::Lines => writeln!(session.out, "{}", found.line(position))?,
        }
        Ok(found.exit())
    })?;
    let Some(exit) = exit.max(found) else {
        file.map_or(Ok(()), OutFile::discard)?;
        return Err(no_position(&name).into());
    };
    if let Some(file) = file {
        file.finish(session)?;
    }
    Ok(exit)
}

fn question(arguments: &Arguments, format: Format) -> Result<Question, Trouble> {
    let refusal = |option: &str, goes_with: &str| {
        Err(Trouble::new(format!("{option} goes with {goes_with} only")).with_help("leave it out, or ask that"))
    };
    let ask = if arguments.threshold.is_some() { None } else { Some(arguments.ask) };
    if arguments.at_least.is_some() && ask != Some(Ask::Forced) {
        return refusal("--at-least", "--ask forced");
    }
    if arguments.party.is_some() && !matches!(ask, Some(Ask::Forced | Ask::Tricks)) {
        return refusal("--party", "--ask forced and --ask tricks");
    }
    if !arguments.earned.is_empty() && !matches!(ask, Some(Ask::Points | Ask::Moves)) {
        return refusal("--earned", "--ask points and --ask moves");
    }
    let team = arguments.party.unwrap_or(Team::Re);
    Ok(match (arguments.threshold, arguments.ask) {
        (Some(augen), _) => Question::Reaches(Augen(augen)),
        (None, Ask::Value) => Question::Value,
        (None, Ask::Points) => Question::Points(arguments.earned.clone()),
        (None, Ask::Moves) if matches!(format, Format::Text | Format::Json) => {
            Question::Moves(Details::Wanted(arguments.earned.clone()))
        }
        (None, Ask::Moves) => Question::Moves(Details::Unwanted),
        (None, Ask::Line) => Question::Line,
        (None, Ask::Forced) => Question::Forced(team, arguments.at_least),
        (None, Ask::Tricks) => Question::Tricks(team),
    })
}

fn parse_threshold(text: &str) -> Result<u16, String> {
    let augen = text.parse().ok().filter(|&augen| augen <= Augen::DECK.0);
    augen.ok_or_else(|| format!("write a number of Augen from 0 to {}", Augen::DECK))
}

fn parse_earned(text: &str) -> Result<(Sonderpunkt, Team), String> {
    // What only the last trick or the winner earns was not earned before.
    const POINTS: [Sonderpunkt; 3] = [Sonderpunkt::Doppelkopf, Sonderpunkt::Fuchs, Sonderpunkt::Herzstich];
    let (point, party) = text.split_once(':').unwrap_or((text, ""));
    let point = POINTS.into_iter().find(|&known| ItemKind::Sonder(known).name() == point);
    let team = Team::ALL.into_iter().find(|team| team.name() == party);
    let expected = "write doppelkopf, fuchs or herzstich and whose it is, such as fuchs:re";
    point.zip(team).ok_or_else(|| expected.to_owned())
}
