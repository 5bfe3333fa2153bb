//! `doko verify`: is this line of play really an answer to a claim?

use crate::claim::ClaimArguments;
use crate::input::Input;
use crate::session::{Exit, Format, Numbered, Output, Session};
use crate::stream::Threads;
use crate::trouble::{Failure, Source};
use api::Answer;
use api::cards::read_cards;
use api::verify::answer;
use clap::Args;
use game::{Card, Position};
use std::io::Write;
use text::message;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[arg(long)]
    line: String,

    #[command(flatten)]
    claim: ClaimArguments,

    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let line: Vec<Card> = read_cards(&arguments.line, "--line")?.into_iter().map(|(card, _)| card).collect();
    let input = Input::open(&arguments.input, message!("positions-help", command = "verify"))?;
    let format = arguments.output.format();
    let find = move |position: &Position, source: &Source| {
        let claim = arguments.claim.claim(position, source)?;
        Ok(answer(position, &claim, line.clone()))
    };
    session.answer_positions(input, format, Threads::ONE, find, |session, _, line, answer| {
        match format {
            Format::Json => session.write_json(&Numbered { line, answer: &answer })?,
            Format::Text => session.write_rows(&answer.rows(session.lang))?,
            Format::Auto | Format::Lines => writeln!(session.out, "{}", answer.line())?,
        }
        Ok(if answer.refutes { Exit::Done } else { Exit::No })
    })
}
