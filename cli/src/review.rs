//! `doko review`: where games were lost, and why.

use crate::advice::{self, Given, Place, Which};
use crate::audience::WhenGone;
use crate::progress;
use crate::session::{Exit, Format, Output, Session};
use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::Failure;
use api::Answer as _;
use api::arguments::{Wrong, within};
use api::game_record::Given as Game;
use api::numbers;
use api::paint::{BOLD, styled};
use api::records::Refused;
use api::review::{
    HINDSIGHT, MISTAKE, Manner, ReviewAnswer, Round, Titled, WORLDS, decision_rows, end_rows, page, title,
};
use bots::Acquaintance;
use clap::{Args, ValueEnum};
use game::{BySeat, Play, Rules, Seat};
use notation::record::Record;
use schemars::JsonSchema;
use serde::Serialize;
use std::io::Write;
use std::ops::ControlFlow;
use text::Localized;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[command(flatten)]
    which: Which,

    #[arg(long, value_parser = api::arguments::parse_seat)]
    seat: Option<Seat>,

    #[arg(long)]
    all: bool,

    #[arg(long)]
    round: bool,

    #[arg(long)]
    html: Option<OutPath>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[arg(long, default_value_t = HINDSIGHT, value_parser = within::<u8>(numbers::HINDSIGHT))]
    hindsight: u8,

    #[arg(long, default_value_t = MISTAKE, value_parser = parse_mistake)]
    mistake: f64,

    #[arg(long, value_enum, default_value_t)]
    calls: Calls,

    #[arg(long, default_value_t = WORLDS, value_parser = within::<u32>(numbers::REVIEW_WORLDS))]
    worlds: u32,

    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    output: Output,
}

/// Whether the table plays with calls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Calls {
    // It does if anybody has called in any game of the file.
    #[default]
    Auto,
    // It does.
    Yes,
    // It does not, or calls were not written down.
    No,
}

impl Calls {
    const fn asked(self) -> api::review::Calls {
        match self {
            Self::Auto => api::review::Calls::Auto,
            Self::Yes => api::review::Calls::Yes,
            Self::No => api::review::Calls::No,
        }
    }
}

/// A game of a file, as JSON.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct GameLine<'a> {
    /// The number of the game in the file, from 1.
    game: usize,
    /// The number of the line on which it begins, from 1.
    line: usize,
    #[serde(flatten)]
    review: &'a ReviewAnswer,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let games = advice::read_games(session, &arguments.input, arguments.which)?;
    let html = arguments.html.as_ref().map(|path| Target::open(path, Kind::Page("review"), arguments.overwrite));
    let html = html.transpose()?;
    if html.is_none() {
        session.audience.when_gone(WhenGone::Hurry);
    }
    let format = arguments.output.format_for_people();
    let Arguments { seat, all, worlds, seed, hindsight, mistake, calls, .. } = arguments;
    let silence = calls.asked().silence(games.n_calls);
    let manner = Manner { seat, worlds, seed, hindsight, mistake, silence, known: BySeat::default() };
    let mut round = arguments.round.then(Round::default);
    for (number, written) in games.before {
        if let (Some(round), Ok(given)) = (&mut round, advice::given(session, number, written, None)) {
            round.see(&given.game);
        }
    }
    let n_cards = |given: &Given| given.game.play.public().cards_played() as u64;
    session.progress = progress::bar(Some(games.asked.iter().flatten().map(n_cards).sum()), "cards");
    let mut before = 0;
    let mut answer = |session: &Session, given: &Given| {
        let n = n_cards(given);
        let known = round.as_ref().map(|round| round.known(&given.game)).unwrap_or_default();
        let answer = api::review::answer(&given.game, &Manner { known, ..manner }, &session.context(), |done, of| {
            session.progress.set_position(before + n * done as u64 / of.max(1) as u64);
            ControlFlow::Continue(())
        });
        before += n;
        if let Some(round) = &mut round {
            round.see(&given.game);
        }
        answer
    };
    let several = 1 < games.n_games;
    let mut exit = Exit::Done;
    let mut told: Vec<(Place, ReviewAnswer)> = Vec::new();
    for given in games.asked {
        let answered = given.and_then(|given| {
            let answer = answer(session, &given);
            Ok((given.place, answer.map_err(|trouble| Refused::unreadable(given.place.line, trouble))?))
        });
        match answered {
            Ok((place, answer)) => {
                let bar = session.progress.clone();
                bar.suspend(|| match format {
                    Format::Json => {
                        session.write_json(&GameLine { game: place.number, line: place.line, review: &answer })
                    }
                    Format::Lines => Ok(writeln!(session.out, "{} {}", place.number, answer.line())?),
                    Format::Auto | Format::Text => session.write_rows(&rows(session, place, &answer, (several, all))),
                })?;
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
        let answers: Vec<&ReviewAnswer> = told.iter().map(|(_, answer)| answer).collect();
        session.write_rows(&end_rows(session.lang, &answers))?;
    }
    if let Some(target) = html.filter(|_| !told.is_empty()) {
        let games: Vec<Titled<'_>> =
            told.iter().map(|(place, answer)| Titled { number: place.number, line: place.line, answer }).collect();
        target.write(&page(session.lang, &games))?;
    }
    Ok(exit)
}

/// Returns a game as people read it: with a title where there are several, and with every decision where that is asked for.
fn rows(
    session: &Session,
    Place { number, line }: Place,
    answer: &ReviewAnswer,
    (several, all): (bool, bool),
) -> Vec<String> {
    let mut rows = answer.rows(session.lang);
    if several {
        rows.splice(0..0, [styled(&title(number, line).text(session.lang), BOLD), String::new()]);
    }
    if all {
        rows.push(String::new());
        rows.extend(decision_rows(session.lang, answer));
    }
    if several {
        rows.push(String::new());
    }
    rows
}

/// Reads how many points a mistake gives away at least.
fn parse_mistake(text: &str) -> Result<f64, Wrong> {
    // A German keyboard has a comma beside its numbers.
    let points = numbers::MISTAKE.numbers.read_real(&text.replace(',', "."));
    points.ok_or_else(|| numbers::MISTAKE.numbers.message().into())
}

/// Reviews a game that `own` has just played, as `doko review --seat` does with a file that holds nothing else.
pub(crate) fn show_game(
    session: &mut Session,
    rules: &Rules,
    (record, play): (Record, Play),
    own: Seat,
    (worlds, known): (Option<u32>, BySeat<Acquaintance>),
) -> Result<(), Failure> {
    let silence = Calls::Auto.asked().silence(record.announcements.len());
    let worlds = worlds.unwrap_or(WORLDS);
    let manner = Manner { seat: Some(own), worlds, seed: 1, hindsight: HINDSIGHT, mistake: MISTAKE, silence, known };
    let game = Game { record, rules: rules.clone(), play, viewer: None };
    session.progress = progress::bar(None, "cards");
    let answer = api::review::answer(&game, &manner, &session.context(), |done, of| {
        session.progress.set_length(of as u64);
        session.progress.set_position(done as u64);
        ControlFlow::Continue(())
    });
    session.progress.finish_and_clear();
    let answer = answer?;
    session.write_rows(&answer.rows(session.lang))?;
    session.write_rows(&end_rows(session.lang, &[&answer]))
}
