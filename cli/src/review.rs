//! `doko review`: where games were lost, and why.

use crate::advice::{self, Given, Which};
use crate::audience::WhenGone;
use crate::misuse::number;
use crate::played::{Calls, parse_mistake, tell_each, write_text};
use crate::progress;
use crate::session::{Exit, Format, Output, Session};
use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::Failure;
use api::Answer as _;
use api::game_record::Given as Game;
use api::review::{Answer, HINDSIGHT, MISTAKE, MOST_HINDSIGHT, Manner, Titled, WORLDS, decision_rows, end_rows, page};
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
    all: bool,

    #[arg(long)]
    html: Option<OutPath>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[arg(long, default_value_t = HINDSIGHT, value_parser = number::<u8>(0..=MOST_HINDSIGHT.into()))]
    hindsight: u8,

    #[arg(long, default_value_t = MISTAKE, value_parser = parse_mistake)]
    mistake: f64,

    #[arg(long, value_enum, default_value_t)]
    calls: Calls,

    #[arg(long, default_value_t = WORLDS, value_parser = number::<u32>(1..=1_000_000))]
    worlds: u32,

    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    output: Output,
}

/// A game of a file, as JSON.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct GameLine<'a> {
    /// The number of the game in the file, from 1.
    game: usize,
    /// The number of the line on which it begins, from 1.
    line: usize,
    #[serde(flatten)]
    review: &'a Answer,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let games = advice::read_games(session, &arguments.input, arguments.which)?;
    let html = arguments.html.as_ref().map(|path| Target::open(path, Kind::Page("review"), arguments.overwrite));
    let html = html.transpose()?;
    if html.is_none() {
        session.audience.when_gone(WhenGone::Hurry);
    }
    let format = arguments.output.format(true);
    let Arguments { all, worlds, seed, hindsight, mistake, calls, .. } = arguments;
    let manner = Manner { worlds, seed, hindsight, mistake, silence: calls.asked().silence(games.n_calls) };
    let n_cards = |given: &Given| given.game.play.public().cards_played() as u64;
    session.progress = progress::bar(Some(games.asked.iter().flatten().map(n_cards).sum()), "cards");
    let mut before = 0;
    let answer = |session: &Session, given: &Given| {
        let n = n_cards(given);
        let answer = api::review::answer(&given.game, &manner, session.lang, |done, of| {
            session.progress.set_position(before + n * done as u64 / of.max(1) as u64);
            ControlFlow::Continue(())
        });
        before += n;
        answer
    };
    let n_games = games.n_games;
    let (exit, told) = tell_each(session, games.asked, format, answer, |session, place, answer| match format {
        Format::Json => session.write_json(&GameLine { game: place.number, line: place.line, review: answer }),
        _ => {
            write_text(session, format, place, answer, n_games)?;
            if all && format == Format::Text {
                let mut rows = decision_rows(session.lang, answer);
                rows.insert(0, String::new());
                session.write_rows(&rows)?;
            }
            Ok(())
        }
    })?;
    if format == Format::Text && !told.is_empty() {
        let answers: Vec<&Answer> = told.iter().map(|(_, answer)| answer).collect();
        session.write_rows(&end_rows(session.lang, &answers))?;
    }
    if let Some(target) = html.filter(|_| !told.is_empty()) {
        let games: Vec<Titled<'_>> =
            told.iter().map(|(place, answer)| Titled { number: place.number, line: place.line, answer }).collect();
        target.write(&page(session.lang, &games))?;
    }
    Ok(exit)
}

/// Reviews a game that was just played, as `doko review` does with a file that holds nothing else.
pub(crate) fn show_game(
    session: &mut Session,
    rules: &Rules,
    record: Record,
    play: Play,
    worlds: Option<u32>,
) -> Result<(), Failure> {
    let silence = Calls::Auto.asked().silence(record.announcements.len());
    let worlds = worlds.unwrap_or(WORLDS);
    let manner = Manner { worlds, seed: 1, hindsight: HINDSIGHT, mistake: MISTAKE, silence };
    let game = Game { record, rules: rules.clone(), play, viewer: None };
    session.progress = progress::bar(None, "cards");
    let answer = api::review::answer(&game, &manner, session.lang, |done, of| {
        session.progress.set_length(of as u64);
        session.progress.set_position(done as u64);
        ControlFlow::Continue(())
    });
    session.progress.finish_and_clear();
    let answer = answer?;
    session.write_rows(&answer.rows(session.lang))?;
    session.write_rows(&end_rows(session.lang, &[&answer]))
}
