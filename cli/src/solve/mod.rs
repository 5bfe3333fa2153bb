//! `doko solve`: what is the best play worth?

mod budget;
mod live;

use crate::audience::WhenGone;
use crate::input::Input;
use crate::interrupt;
use crate::lang;
use crate::memory::Memory;
use crate::out_file::OutFile;
use crate::progress;
use crate::session::{Exit, Format, Numbered, Output, Session, no_position};
use crate::stream::Threads;
use crate::target::{OutPath, Overwrite};
use crate::trouble::{Failure, Source, Trouble};
use api::Answer as _;
use api::solve::{Ask, Details, SolveAnswer, SolveQuestion, What};
pub(crate) use budget::Limit;
use clap::{Args, ValueEnum};
use game::Position;
pub(crate) use live::{Effort, tell_of_stop};
use serde_json::Value;
use solver::{Stop, Watching};
use std::io::Write;
use text::message;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[command(flatten)]
    question: SolveQuestion,

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

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let mut input = Input::open(&arguments.input, message!("positions-help", command = "solve"))?;
    let format = if arguments.out.is_some() { Format::Json } else { arguments.output.format() };
    let ask = ask(&arguments.question, format)?;
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
        let tricks_left = position.cards().tricks_left();
        let mut effort = line.as_ref().map(|bar| Effort::shown(bar.clone(), tricks_left));
        let stop = limit.stop(stop);
        let mut watching = effort.as_mut().map_or_else(Watching::none, |effort| Watching::new(effort, &stop));
        api::solve::answer(position, &ask, &config, limit.limits(&stop), &mut watching)
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

fn ask(question: &SolveQuestion, format: Format) -> Result<Ask, Trouble> {
    let what = if question.threshold.is_some() { What::Threshold } else { question.what };
    let question = SolveQuestion { what, ..question.clone() };
    if let Some((field, kinds)) = question.unasked() {
        let option = format!("--{}", field.replace('_', "-"));
        let names = kinds.iter().filter_map(What::to_possible_value);
        let with: Vec<String> = names.map(|kind| format!("--ask {}", kind.get_name())).collect();
        let with = with.join(&format!(" {} ", message!("and").text(lang::language())));
        return Err(Trouble::new(message!("solve-option-unasked", option, with))
            .with_help(message!("solve-option-unasked.help")));
    }
    Ok(match question.ask()? {
        Ask::Moves(_) if !matches!(format, Format::Text | Format::Json) => Ask::Moves(Details::Unwanted),
        ask => ask,
    })
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
