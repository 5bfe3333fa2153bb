//! `doko solve`: what is the best play worth?

mod budget;
mod live;

use crate::audience::WhenGone;
use crate::claim::parse_team;
use crate::input::Input;
use crate::interrupt;
use crate::lang;
use crate::memory::Memory;
use crate::misuse::Wrong;
use crate::out_file::OutFile;
use crate::progress;
use crate::session::{Exit, Format, Numbered, Output, Session, no_position};
use crate::stream::Threads;
use crate::target::{OutPath, Overwrite};
use crate::trouble::{Failure, Source, Trouble};
use api::Answer as _;
use api::solve::{Ask, Details, SolveAnswer};
pub(crate) use budget::Limit;
use clap::{Args, ValueEnum};
use game::rules::Sonderpunkt;
use game::{Augen, Position, Team};
pub(crate) use live::{Effort, tell_of_stop};
use serde_json::Value;
use solver::Stop;
use std::io::Write;
use text::message;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[arg(long, value_enum, default_value_t)]
    ask: What,

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
enum What {
    // The Augen that Re still gets.
    #[default]
    Value,
    // That, and what Re gets after each card that may be played.
    Moves,
    // That, and a line of best play.
    Line,
    // What the game is worth to Re if all play for the score; after the first trick the position says what was won (won=).
    Points,
    // Whether the side can force all remaining tricks.
    Forced,
    // How many of them it can force.
    Tricks,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let mut input = Input::open(&arguments.input, message!("positions-help", command = "solve"))?;
    let format = if arguments.out.is_some() { Format::Json } else { arguments.output.format(false) };
    let ask = ask(&arguments, format)?;
    let mut file = open_file(session, &arguments, &ask)?;
    let (threads, limit) = (arguments.threads, arguments.budget.unwrap_or_default());
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
            Some(bar) => Effort::shown(bar.clone(), position.cards().tricks_left(), stop),
            None => Effort::QUIET,
        };
        let stop = limit.stop(stop);
        api::solve::answer(position, &ask, &config, limit.limits(&stop), &mut effort)
    };
    let mut exit = None;
    if let Some(file) = &mut file {
        exit = file.resume(session, &mut input, &find, exit_of_json)?;
    } else {
        session.audience.when_gone(WhenGone::Hurry);
    }
    let name = input.name().to_owned();
    let found = session.answer_rest(input, format, threads, find, |session, _, line, answer| {
        if let Some(bar) = &bar {
            bar.finish_and_clear();
        }
        if stop.is_some_and(Stop::is_set) && answer.is_open() {
            tell_of_stop();
        }
        match format {
            Format::Json => session.write_json(&Numbered { line, answer: &answer })?,
            Format::Text => session.write_rows(&answer.rows(session.lang))?,
            Format::Auto | Format::Lines => writeln!(session.out, "{}", answer.line())?,
        }
        Ok(exit_of(&answer))
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

/// Opens the file of answers, if one is wanted.
fn open_file(session: &Session, arguments: &Arguments, ask: &Ask) -> Result<Option<OutFile>, Trouble> {
    let Some(path) = &arguments.out else { return Ok(None) };
    // How much memory there is changes nothing but what is known when a budget is spent.
    let memory = arguments.budget.map_or_else(String::new, |_| format!(" {:?}", arguments.memory));
    let asked = format!("solve {ask:?} {:?}{memory}", arguments.budget.unwrap_or_default());
    OutFile::open(path, arguments.overwrite, &OutFile::header(session, &asked)).map(Some)
}

fn ask(arguments: &Arguments, format: Format) -> Result<Ask, Trouble> {
    let refusal = |option: &str, with: &str| {
        Err(Trouble::new(message!("solve-option-unasked", option, with))
            .with_help(message!("solve-option-unasked.help")))
    };
    let what = if arguments.threshold.is_some() { None } else { Some(arguments.ask) };
    if arguments.at_least.is_some() && what != Some(What::Forced) {
        return refusal("--at-least", "--ask forced");
    }
    let both = |one: &str, other: &str| format!("--ask {one} {} --ask {other}", message!("and").text(lang::language()));
    if arguments.party.is_some() && !matches!(what, Some(What::Forced | What::Tricks)) {
        return refusal("--party", &both("forced", "tricks"));
    }
    if !arguments.earned.is_empty() && !matches!(what, Some(What::Points | What::Moves)) {
        return refusal("--earned", &both("points", "moves"));
    }
    let team = arguments.party.unwrap_or(Team::Re);
    Ok(match (arguments.threshold, arguments.ask) {
        (Some(augen), _) => Ask::Reaches(Augen(augen)),
        (None, What::Value) => Ask::Value,
        (None, What::Points) => Ask::Points(arguments.earned.clone()),
        (None, What::Moves) if matches!(format, Format::Text | Format::Json) => {
            Ask::Moves(Details::Wanted(arguments.earned.clone()))
        }
        (None, What::Moves) => Ask::Moves(Details::Unwanted),
        (None, What::Line) => Ask::Line,
        (None, What::Forced) => Ask::Forced(team, arguments.at_least),
        (None, What::Tricks) => Ask::Tricks(team),
    })
}

fn parse_threshold(text: &str) -> Result<u16, Wrong> {
    let augen = text.parse().ok().filter(|&augen| augen <= Augen::DECK.0);
    augen.ok_or_else(|| api::solve::expected_threshold().into())
}

fn parse_earned(text: &str) -> Result<(Sonderpunkt, Team), Wrong> {
    api::solve::earned(text).map_err(Wrong::from)
}

fn exit_of(answer: &SolveAnswer) -> Exit {
    if answer.asks_yes_or_no() && answer.yes_or_no() != Some(true) { Exit::No } else { Exit::Done }
}

/// Returns how the program ends after an answer that was found before.
fn exit_of_json(answer: &Value) -> Exit {
    let is_no = answer["forced"] == false || answer["reaches"] == false;
    // An open question with yes or no has no bounds.
    let is_yes_or_no = !answer["threshold"].is_null() || !answer["party"].is_null() && answer["lo"].is_null();
    let is_open = answer["finished"] == false && is_yes_or_no;
    if is_no || is_open { Exit::No } else { Exit::Done }
}
