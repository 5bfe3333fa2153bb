//! `doko review`: where games were lost, and why.

use crate::advice::{self, Place, Which};
use crate::audience::WhenGone;
use crate::misuse::{Wrong, number};
use crate::progress;
use crate::session::{Exit, Format, Output, Session};
use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::Failure;
use api::Answer as _;
use api::analyse::expected_mistake;
use api::paint::{BOLD, styled};
use api::records::Refused;
use api::review::{Answer, HINDSIGHT, MISTAKE, MOST_HINDSIGHT, Manner, Titled, WORLDS, end_rows, page, title};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::io::Write;
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

    #[arg(long, default_value_t = HINDSIGHT, value_parser = number::<u8>(0..=MOST_HINDSIGHT.into()))]
    hindsight: u8,

    #[arg(long, default_value_t = MISTAKE, value_parser = parse_mistake)]
    mistake: f64,

    #[arg(long, value_enum, default_value_t)]
    calls: crate::analyse::Calls,

    #[arg(long, default_value_t = WORLDS, value_parser = number::<u32>(1..=1_000_000))]
    worlds: u32,

    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    output: Output,
}

fn parse_mistake(text: &str) -> Result<f64, Wrong> {
    // A German keyboard has a comma beside its numbers.
    let points = text.replace(',', ".").parse::<f64>().ok().filter(|points| points.is_finite() && 0.0 <= *points);
    points.ok_or_else(|| expected_mistake().into())
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
    let Arguments { worlds, seed, hindsight, mistake, calls, .. } = arguments;
    let manner = Manner { worlds, seed, hindsight, mistake, silence: calls.asked().silence(games.n_calls) };
    // A game is told in parts of a hundred, whatever its length.
    session.progress = progress::bar(Some(100 * games.asked.len() as u64), "cards");
    let mut exit = Exit::Done;
    let mut told = Vec::new();
    for (before, given) in (0..).zip(games.asked) {
        let answered = given.and_then(|given| {
            let answer = api::review::answer(&given.game, &manner, session.lang, |done, of| {
                session.progress.set_position(100 * before + 100 * done as u64 / of.max(1) as u64);
                ControlFlow::Continue(())
            });
            Ok((given.place, answer.map_err(|trouble| Refused::unreadable(given.place.line, trouble))?))
        });
        match answered {
            Ok((place, answer)) => {
                let bar = session.progress.clone();
                bar.suspend(|| write(session, format, place, &answer, games.n_games))?;
                told.push((place, answer));
            }
            Err(Refused { line, errors, .. }) => {
                exit = Exit::BadInput;
                session.tell_all(&errors, line, format)?;
            }
        }
    }
    session.progress.finish_and_clear();
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

/// Writes where a game was lost.
fn write(
    session: &mut Session,
    format: Format,
    Place { number, line }: Place,
    answer: &Answer,
    n_games: usize,
) -> Result<(), Failure> {
    match format {
        Format::Json => session.write_json(&GameLine { game: number, line, review: answer }),
        Format::Lines => Ok(writeln!(session.out, "{number} {}", answer.line())?),
        Format::Auto | Format::Text => {
            let mut rows = answer.rows(session.lang);
            if 1 < n_games {
                rows.splice(0..0, [styled(&title(number, line).text(session.lang), BOLD), String::new()]);
                rows.push(String::new());
            }
            session.write_rows(&rows)
        }
    }
}
