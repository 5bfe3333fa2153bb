//! What the commands that judge played games share.

use crate::advice::{Given, Place};
use crate::misuse::Wrong;
use crate::session::{Exit, Format, Session};
use crate::trouble::Failure;
use api::paint::{BOLD, styled};
use api::records::Refused;
use api::review::{expected_mistake, title};
use clap::ValueEnum;
use std::io::Write;

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
    pub(crate) const fn asked(self) -> api::review::Calls {
        match self {
            Self::Auto => api::review::Calls::Auto,
            Self::Yes => api::review::Calls::Yes,
            Self::No => api::review::Calls::No,
        }
    }
}

/// Reads how many points a mistake gives away at least.
pub(crate) fn parse_mistake(text: &str) -> Result<f64, Wrong> {
    // A German keyboard has a comma beside its numbers.
    let points = text.replace(',', ".").parse::<f64>().ok().filter(|points| points.is_finite() && 0.0 <= *points);
    points.ok_or_else(|| expected_mistake().into())
}

/// Answers each game and writes it, with the bar of the session put aside; tells of each that cannot be read. Returns the
/// answers.
pub(crate) fn tell_each<A>(
    session: &mut Session,
    asked: Vec<Result<Given, Refused>>,
    format: Format,
    mut answer: impl FnMut(&Session, &Given) -> Result<A, api::Error>,
    write: impl Fn(&mut Session, Place, &A) -> Result<(), Failure>,
) -> Result<(Exit, Vec<(Place, A)>), Failure> {
    let mut exit = Exit::Done;
    let mut told = Vec::new();
    for given in asked {
        let answered = given.and_then(|given| {
            let answer = answer(session, &given);
            Ok((given.place, answer.map_err(|trouble| Refused::unreadable(given.place.line, trouble))?))
        });
        match answered {
            Ok((place, answer)) => {
                let bar = session.progress.clone();
                bar.suspend(|| write(session, place, &answer))?;
                told.push((place, answer));
            }
            Err(Refused { line, errors, .. }) => {
                exit = Exit::BadInput;
                session.tell_all(&errors, line, format)?;
            }
        }
    }
    session.progress.finish_and_clear();
    Ok((exit, told))
}

/// Writes an answer for people: as a line, or as rows, with a title where there are several games.
pub(crate) fn write_text(
    session: &mut Session,
    format: Format,
    Place { number, line }: Place,
    answer: &impl api::Answer,
    n_games: usize,
) -> Result<(), Failure> {
    if format == Format::Lines {
        return Ok(writeln!(session.out, "{number} {}", answer.line())?);
    }
    let mut rows = answer.rows(session.lang);
    if 1 < n_games {
        rows.splice(0..0, [styled(&title(number, line).text(session.lang), BOLD), String::new()]);
        rows.push(String::new());
    }
    session.write_rows(&rows)
}
