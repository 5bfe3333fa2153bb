//! `doko problems verify`: is a problem what it says?

use super::{Which, rules_of};
use crate::interrupt;
use crate::progress;
use crate::session::{Exit, Format, Output, Session};
use crate::stream::Threads;
use crate::trouble::{Failure, Trouble};
use api::arguments::number;
use clap::Args;
use game::Rules;
use schemars::JsonSchema;
use serde::Serialize;
use sim::problems::{Deals, Problem, Unsound, verify};
use sim::{Interrupted, in_order, problems};
use std::io::Write;
use std::ops::ControlFlow;
use text::{Localized, message};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    which: Which,

    #[arg(short, long, value_parser = number::<usize>(1..))]
    n: Option<usize>,

    #[arg(long)]
    fresh: Option<u64>,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    output: Output,
}

/// Result of a problem, as JSON.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Answer")]
pub(crate) struct ProblemCheck<'a> {
    /// The name of the problem.
    id: &'a str,
    /// Its kind.
    kind: problems::Kind,
    /// Whether the problem is sound.
    sound: bool,
    /// Error of the problem, in the requested language.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

pub(crate) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    let mut problems = arguments.which.read()?;
    if let Some(n) = arguments.n {
        sample(&mut problems, n);
    }
    let rules = problems.iter().map(|problem| rules_of(session, problem)).collect::<Result<Vec<Rules>, Trouble>>()?;
    let deals = arguments.fresh.map_or(Deals::Same, Deals::Others);
    let format = arguments.output.format();
    let stop = interrupt::flag()?;
    session.progress = progress::bar(Some(problems.len() as u64), "problems");
    let bar = session.progress.clone();
    let mut found: Vec<Result<(), Unsound>> = Vec::new();
    let work = |(): &mut (), at: u64| Some(verify(&problems[at as usize], &rules[at as usize], deals));
    let threads = arguments.threads.count();
    let all = 0..problems.len() as u64;
    let end = in_order(
        threads,
        all,
        stop,
        || (),
        work,
        |at, checked| {
            bar.set_position(at + 1);
            found.push(checked);
            ControlFlow::Continue(())
        },
    )
    .map_err(|error| Trouble::new(message!("no-threads", error = error.to_string())))?;
    session.progress.finish_and_clear();
    tell(session, format, &problems, &found)?;
    if end == Interrupted::Yes {
        let what = message!("problems-verified-part", n = found.len(), of = problems.len());
        session.show(&Trouble::new(what));
    }
    let is_good = end == Interrupted::No && found.iter().all(Result::is_ok);
    Ok(if is_good { Exit::Done } else { Exit::No })
}

/// Keeps `n` problems, one of each stretch of the list.
fn sample(problems: &mut Vec<Problem>, n: usize) {
    let step = problems.len().div_ceil(n).max(1);
    let mut at = 0;
    problems.retain(|_| {
        at += 1;
        (at - 1) % step == 0
    });
}

fn tell(
    session: &mut Session,
    format: Format,
    problems: &[Problem],
    found: &[Result<(), Unsound>],
) -> Result<(), Failure> {
    let lang = session.lang;
    for (problem, checked) in problems.iter().zip(found) {
        let error = checked.as_ref().err().map(|error| error.message().text(lang));
        match format {
            Format::Json => {
                let answer = ProblemCheck { id: &problem.id, kind: problem.kind, sound: error.is_none(), error };
                session.write_json(&answer)?;
            }
            Format::Lines => match error {
                None => writeln!(session.out, "{} yes", problem.id)?,
                Some(error) => writeln!(session.out, "{} no {error}", problem.id)?,
            },
            Format::Auto | Format::Text => {
                if let Some(error) = error {
                    writeln!(session.out, "{}  {error}", problem.id)?;
                }
            }
        }
    }
    let good = found.iter().filter(|checked| checked.is_ok()).count();
    if format == Format::Text {
        session.write_rows(&[message!("problems-verified", good, of = found.len()).text(lang)])?;
    }
    Ok(())
}
