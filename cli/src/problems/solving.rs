//! `doko problems play`: a person solves problems.

use super::progress_file::{Answered, ProgressFile};
use super::{Which, posed};
use crate::play::prompt::{self, Command, Typed};
use crate::session::{Exit, Session};
use crate::target::OutPath;
use crate::trouble::{Failure, Trouble};
use api::arguments::{Wrong, number};
use api::layout::sentence;
use api::paint::{BOLD, DIM, styled};
use api::problems::{Posed, heading, question};
use bots::Draw;
use chrono::{DateTime, NaiveDate};
use clap::Args;
use sim::problems::Problem;
use std::io::IsTerminal;
use std::time::{SystemTime, UNIX_EPOCH};
use text::{Message, message};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    which: Which,

    #[arg(short, long, default_value_t = 10, value_parser = number::<usize>(1..))]
    n: usize,

    #[arg(long)]
    all: bool,

    #[arg(long)]
    seed: Option<u64>,

    #[arg(long)]
    progress: Option<OutPath>,

    #[arg(long, value_parser = parse_day)]
    today: Option<NaiveDate>,
}

fn parse_day(text: &str) -> Result<NaiveDate, Wrong> {
    text.parse().map_err(|_| message!("problems-bad-day").into())
}

/// The score of a sitting.
#[derive(Clone, Copy, Debug, Default)]
struct Score {
    right: usize,
    of: usize,
    hints: usize,
}

/// Result of a problem.
enum Done {
    Answered(Answered),
    Later,
    Quit,
}

pub(crate) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    let problems = arguments.which.read()?;
    let today = arguments.today.unwrap_or_else(today);
    let mut progress = ProgressFile::open(arguments.progress.as_ref(), today)?;
    let seed = arguments.seed.unwrap_or_else(rand::random);
    let chosen = chosen(&problems, &progress, arguments, seed);
    if chosen.is_empty() {
        let none = Trouble::new(message!("problems-none-left"));
        return Err(none.with_help(message!("problems-none-left.help")).into());
    }
    let mut score = Score::default();
    for (number, problem) in (1..).zip(&chosen) {
        let posed = posed(session, problem)?;
        match pose(session, &posed, (number, chosen.len()), &mut score)? {
            Done::Answered(answered) => {
                score.of += 1;
                score.right += usize::from(answered != Answered::Wrong);
                progress.note(&problem.id, answered)?;
                if number < chosen.len() && !goes_on(session)? {
                    break;
                }
            }
            Done::Later => session.write_rows(&[styled(&said(session, "problems-later"), DIM)])?,
            Done::Quit => break,
        }
    }
    let Score { right, of, hints } = score;
    let told = message!("problems-score", right, of, hints).text(session.lang);
    session.write_rows(&[String::new(), styled(&told, BOLD)])?;
    let due = problems.iter().filter(|problem| progress.is_known(&problem.id) && progress.is_due(&problem.id)).count();
    if 0 < due {
        session.write_rows(&[message!("problems-due", n = due).text(session.lang)])?;
    }
    Ok(Exit::Done)
}

/// Returns the day that it is, in Greenwich.
fn today() -> NaiveDate {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    DateTime::from_timestamp(i64::try_from(seconds).unwrap_or(0), 0).unwrap_or_default().date_naive()
}

/// Returns the problems that are posed: those first that are due again, then new ones, each in an order by chance.
fn chosen<'a>(problems: &'a [Problem], progress: &ProgressFile, arguments: &Arguments, seed: u64) -> Vec<&'a Problem> {
    let mut all: Vec<&Problem> = problems.iter().collect();
    Draw::new(seed, 0).shuffle(&mut all);
    all.retain(|problem| arguments.all || progress.is_due(&problem.id));
    all.sort_by_key(|problem| !progress.is_known(&problem.id));
    all.truncate(arguments.n);
    all
}

fn said(session: &Session, id: &'static str) -> String {
    Message::new(id).text(session.lang)
}

/// Poses a problem until it is answered.
fn pose(session: &mut Session, posed: &Posed<'_>, place: (usize, usize), score: &mut Score) -> Result<Done, Failure> {
    let (lang, columns) = (session.lang, prompt::columns());
    let mut rows = vec![heading(lang, posed.problem, place.0, place.1), String::new()];
    rows.extend(posed.table(lang, columns));
    rows.push(String::new());
    rows.extend(sentence(&question(posed.problem).text(lang), 2).into_iter().map(|row| styled(&row, BOLD)));
    rows.extend(posed.listed(lang, columns));
    session.write_rows(&rows)?;
    let hints = posed.hints();
    let mut n_told = 0;
    loop {
        let text = match prompt::ask(session, &message!("problems-prompt"))? {
            Typed::Command(Command::Quit) => return Ok(Done::Quit),
            Typed::Command(_) => {
                session.write_rows(&prompt::folded(&said(session, "problems-help")))?;
                continue;
            }
            Typed::Nothing => return solved(session, posed, None, n_told),
            Typed::Text(text) => text,
        };
        match text.to_lowercase().as_str() {
            "t" | "tip" | "tipp" | "hint" => {
                let hint =
                    hints.get(n_told).map_or_else(|| said(session, "problems-no-more-hints"), |hint| hint.text(lang));
                if n_told < hints.len() {
                    n_told += 1;
                    score.hints += 1;
                }
                session.write_rows(&prompt::folded(&hint))?;
            }
            "s" | "skip" | "später" | "spaeter" => return Ok(Done::Later),
            _ => match posed.read(&text) {
                Ok(given) => return solved(session, posed, Some(&given), n_told),
                Err(error) => prompt::refuse(session, &error)?,
            },
        }
    }
}

/// Waits on a terminal until the solution has been read; returns whether another problem is wanted.
fn goes_on(session: &mut Session) -> Result<bool, Failure> {
    if !std::io::stdin().is_terminal() {
        return Ok(true);
    }
    let typed = prompt::ask(session, &message!("problems-next"))?;
    Ok(!matches!(typed, Typed::Command(Command::Quit)))
}

/// Shows the solution.
fn solved(session: &mut Session, posed: &Posed<'_>, given: Option<&str>, n_hints: usize) -> Result<Done, Failure> {
    let mut rows = posed.solution(session.lang, given);
    rows.push(String::new());
    session.write_rows(&rows)?;
    let is_right = given == Some(posed.problem.right.as_str());
    Ok(Done::Answered(match (is_right, n_hints) {
        (true, 0) => Answered::Right,
        (true, _) => Answered::WithHints,
        (false, _) => Answered::Wrong,
    }))
}
