//! `doko analyse`: what the decisions of a played game were worth.

use crate::advice::{self, Effort, Place, Which};
use crate::audience::WhenGone;
use crate::misuse::{Wrong, number};
use crate::progress;
use crate::session::{Exit, Format, Output, Session};
use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::Failure;
use api::Answer as _;
use api::analyse::{Answer, DecisionAnswer, Manner, Titled, end_rows, expected_mistake, page, title};
use api::game_record::Given;
use api::paint::{BOLD, styled};
use api::records::Refused;
use clap::{Args, ValueEnum};
use game::record::Record;
use game::{Play, Rules};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::Write;
use std::ops::ControlFlow;

/// With so many tricks left hindsight is exact if nothing else is said.
const HINDSIGHT: u8 = 7;

/// So many points a mistake gives away at least if nothing else is said.
const MISTAKE: f64 = 0.3;

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

/// Whether the table plays with calls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Calls {
    // It does if anybody has called in any game of the file.
    #[default]
    Auto,
    // It does.
    Yes,
    // It does not, or calls were not written down.
    No,
}

impl Calls {
    pub(crate) const fn asked(self) -> api::analyse::Calls {
        match self {
            Self::Auto => api::analyse::Calls::Auto,
            Self::Yes => api::analyse::Calls::Yes,
            Self::No => api::analyse::Calls::No,
        }
    }
}

fn parse_mistake(text: &str) -> Result<f64, Wrong> {
    // A German keyboard has a comma beside its numbers.
    let points = text.replace(',', ".").parse::<f64>().ok().filter(|points| points.is_finite() && 0.0 <= *points);
    points.ok_or_else(|| expected_mistake().into())
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
    let mut exit = Exit::Done;
    let mut priced = Vec::new();
    for given in games.asked {
        let answered = given.and_then(|given| {
            let answer = api::analyse::answer(&given.game, &manner, || {
                session.progress.inc(1);
                ControlFlow::Continue(())
            });
            Ok((given.place, answer.map_err(|trouble| Refused::unreadable(given.place.line, trouble))?))
        });
        match answered {
            Ok((place, answer)) => {
                let bar = session.progress.clone();
                bar.suspend(|| write(session, format, place, &answer, games.n_games))?;
                priced.push((place, answer));
            }
            Err(Refused { line, errors, .. }) => {
                exit = Exit::BadInput;
                session.tell_all(&errors, line, format)?;
            }
        }
    }
    session.progress.finish_and_clear();
    if format == Format::Text && !priced.is_empty() {
        let answers: Vec<&Answer> = priced.iter().map(|(_, answer)| answer).collect();
        session.write_rows(&end_rows(session.lang, &answers))?;
    }
    if let Some(target) = html.filter(|_| !priced.is_empty()) {
        let titled = |(place, answer): &'_ (Place, Answer)| (place.number, place.line, answer.clone());
        let games: Vec<(usize, usize, Answer)> = priced.iter().map(titled).collect();
        let games: Vec<Titled<'_>> =
            games.iter().map(|(number, line, answer)| Titled { number: *number, line: *line, answer }).collect();
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

/// Writes what the decisions of a game were worth.
fn write(
    session: &mut Session,
    format: Format,
    Place { number, line }: Place,
    answer: &Answer,
    n_games: usize,
) -> Result<(), Failure> {
    match format {
        Format::Json => {
            let lines = answer.decisions.iter().map(|decision| DecisionLine { game: number, line, decision });
            lines.into_iter().try_for_each(|line| session.write_json(&line))
        }
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
