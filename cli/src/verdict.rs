//! `doko verdict`: does a side take all remaining tricks anyway?

use crate::claim::ClaimArguments;
use crate::input::Input;
use crate::session::{Exit, Format, Numbered, Output, Session};
use crate::stream::Threads;
use crate::trouble::{Failure, Source};
use api::Answer;
use api::paint::{DIM, styled};
use api::verdict::{Details, answer};
use clap::Args;
use game::Position;
use std::io::Write;
use text::message;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[command(flatten)]
    claim: ClaimArguments,

    #[arg(long)]
    explain: bool,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let input = Input::open(&arguments.input, message!("positions-help", command = "verdict"))?;
    let format = if arguments.explain { arguments.output.format_for_people() } else { arguments.output.format() };
    let details = if arguments.explain { Details::Explained } else { Details::Plain };
    let language = session.lang;
    let find = move |position: &Position, source: &Source| {
        let claim = arguments.claim.claim(position, source)?;
        Ok(answer(position, claim, details, language))
    };
    session.answer_positions(input, format, arguments.threads, find, |session, _, line, answer| {
        match format {
            Format::Json => session.write_json(&Numbered { line, answer: &answer })?,
            Format::Text => {
                let mut rows = answer.rows(session.lang);
                if let Some(line) = line {
                    rows[0] = format!("{} {}", styled(&format!("{line}:"), DIM), rows[0]);
                    rows.push(String::new());
                }
                session.write_rows(&rows)?;
            }
            Format::Auto | Format::Lines => writeln!(session.out, "{}", answer.line())?,
        }
        Ok(if answer.holds { Exit::Done } else { Exit::No })
    })
}
