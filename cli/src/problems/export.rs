//! `doko problems export`: problems for other programs, for paper, for Anki.

use super::{Which, posed};
use crate::session::{Exit, Session};
use crate::trouble::{Failure, Trouble};
use api::arguments::number;
use api::problems::{Posed, anki, of_problem, page};
use clap::{Args, ValueEnum};
use std::io::Write;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    which: Which,

    #[arg(long = "as", value_enum)]
    form: Form,

    #[arg(short, long, value_parser = number::<usize>(1..))]
    n: Option<usize>,
}

/// Format of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    // A JSON object a line.
    Jsonl,
    // A page to be printed, with the solutions behind the problems.
    Html,
    // A text file that Anki imports.
    Anki,
    // The certificates of docs/PROOFS.md.
    Proof,
}

pub(crate) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    let mut problems = arguments.which.read()?;
    problems.truncate(arguments.n.unwrap_or(usize::MAX));
    if arguments.form == Form::Jsonl {
        problems.iter().try_for_each(|problem| session.write_json(problem))?;
        return Ok(Exit::Done);
    }
    let posed: Vec<Posed<'_>> =
        problems.iter().map(|problem| posed(session, problem)).collect::<Result<_, Trouble>>()?;
    if arguments.form == Form::Proof {
        for problem in &posed {
            of_problem(problem, &session.book)?.iter().try_for_each(|proof| session.write_json(proof))?;
        }
        return Ok(Exit::Done);
    }
    let text = if arguments.form == Form::Html { page(session.lang, &posed) } else { anki(session.lang, &posed) };
    session.out.write_all(text.as_bytes())?;
    Ok(Exit::Done)
}
