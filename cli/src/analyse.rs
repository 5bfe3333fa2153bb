//! `doko analyse`: what the decisions of a played game were worth.

use crate::advice::{self, Effort, Place, Which};
use crate::audience::WhenGone;
use crate::misuse::number;
use crate::played::{Calls, parse_mistake, tell_each, write_text};
use crate::progress;
use crate::session::{Exit, Format, Output, Session};
use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::Failure;
use api::Answer as _;
use api::analyse::{Answer, DecisionAnswer, HINDSIGHT, MISTAKE, Manner, Titled, end_rows, page};
use api::game_record::Given;
use clap::Args;
use game::record::Record;
use game::{Play, Rules};
use schemars::JsonSchema;
use serde::Serialize;
use std::ops::ControlFlow;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[command(flatten)]
    which: Which,

    #[arg(long)]
    html: Option<OutPath>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[arg(long, default_value_t = HINDSIGHT, value_parser = number::<u8>(0..=12))]
    hindsight: u8,

    #[arg(long, default_value_t = MISTAKE, value_parser = parse_mistake)]
    mistake: f64,

    #[arg(long, value_enum, default_value_t)]
    calls: Calls,

    #[command(flatten)]
    effort: Effort,

    #[command(flatten)]
    output: Output,
}

/// A decision of a game of a file, as JSON.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct DecisionLine<'a> {
    /// The number of the game in the file, from 1.
    game: usize,
    /// The number of the line on which it begins, from 1.
    line: usize,
    #[serde(flatten)]
    decision: &'a DecisionAnswer,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let games = advice::read_games(session, &arguments.input, arguments.which)?;
    let html = arguments.html.as_ref().map(|path| Target::open(path, Kind::Page("analyse"), arguments.overwrite));
    let html = html.transpose()?;
    if html.is_none() {
        session.audience.when_gone(WhenGone::Hurry);
    }
    let format = arguments.output.format(true);
    let Arguments { hindsight, mistake, calls, .. } = arguments;
    let silence = calls.asked().silence(games.n_calls);
    let manner = Manner { effort: arguments.effort.asked(), hindsight, mistake, silence };
    let n_cards = games.asked.iter().flatten().map(|given| given.game.play.public().cards_played() as u64).sum();
    // Nothing is written before a game is priced, so the bar is worth its place on the terminal of the answers, too.
    session.progress = progress::bar(Some(n_cards), "cards");
    let answer = |session: &Session, given: &advice::Given| {
        api::analyse::answer(&given.game, &manner, || {
            session.progress.inc(1);
            ControlFlow::Continue(())
        })
    };
    let n_games = games.n_games;
    let (exit, priced) = tell_each(session, games.asked, format, answer, |session, place, answer| match format {
        Format::Json => write_decisions(session, place, answer),
        _ => write_text(session, format, place, answer, n_games),
    })?;
    if format == Format::Text && !priced.is_empty() {
        let answers: Vec<&Answer> = priced.iter().map(|(_, answer)| answer).collect();
        session.write_rows(&end_rows(session.lang, &answers))?;
    }
    if let Some(target) = html.filter(|_| !priced.is_empty()) {
        let games: Vec<Titled<'_>> =
            priced.iter().map(|(place, answer)| Titled { number: place.number, line: place.line, answer }).collect();
        target.write(&page(session.lang, &games))?;
    }
    Ok(exit)
}

/// Analyses a game that was just played, as `doko analyse` does with a file that holds nothing else.
pub(crate) fn show_game(
    session: &mut Session,
    rules: &Rules,
    record: Record,
    play: Play,
    worlds: Option<u32>,
) -> Result<(), Failure> {
    let silence = Calls::Auto.asked().silence(record.announcements.len());
    let effort = api::advice::Effort { worlds, ..api::advice::Effort::default() };
    let manner = Manner { effort, hindsight: HINDSIGHT, mistake: MISTAKE, silence };
    let n_cards = play.public().cards_played() as u64;
    let given = Given { record, rules: rules.clone(), play, viewer: None };
    session.progress = progress::bar(Some(n_cards), "cards");
    let answer = api::analyse::answer(&given, &manner, || {
        session.progress.inc(1);
        ControlFlow::Continue(())
    });
    session.progress.finish_and_clear();
    let answer = answer?;
    session.write_rows(&answer.rows(session.lang))?;
    session.write_rows(&end_rows(session.lang, &[&answer]))
}

/// Writes what the decisions of a game were worth, each as JSON.
fn write_decisions(session: &mut Session, Place { number, line }: Place, answer: &Answer) -> Result<(), Failure> {
    let lines = answer.decisions.iter().map(|decision| DecisionLine { game: number, line, decision });
    lines.into_iter().try_for_each(|line| session.write_json(&line))
}
