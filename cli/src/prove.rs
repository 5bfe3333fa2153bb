//! `doko prove`: a certificate that others can check.

use crate::input::Input;
use crate::session::{Exit, Format, Output, Session};
use crate::stream::Threads;
use crate::trouble::{Failure, Source};
use api::Answer;
use api::prove::{Ask, answer};
use clap::{Args, ValueEnum};
use game::{Position, Team};
use std::io::Write;
use text::message;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[arg(long, value_enum, default_value_t = What::Value)]
    ask: What,

    #[arg(long, value_parser = api::arguments::parse_team)]
    party: Option<Team>,

    #[command(flatten)]
    output: Output,
}

/// What is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum What {
    Value,
    Tricks,
    Verdict,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let input = Input::open(&arguments.input, message!("positions-help", command = "prove"))?;
    let format = arguments.output.format();
    let ask = match arguments.ask {
        What::Value => Ask::Value,
        What::Tricks => Ask::Tricks,
        What::Verdict => Ask::Verdict(arguments.party.unwrap_or(Team::Re)),
    };
    let find = move |position: &Position, _: &Source| answer(position, ask);
    session.answer_positions(input, format, Threads::ONE, find, |session, _, _, answer| {
        match format {
            Format::Text => session.write_rows(&answer.rows(session.lang))?,
            // A certificate is for programs: one JSON object a line.
            Format::Json | Format::Auto | Format::Lines => writeln!(session.out, "{}", answer.line())?,
        }
        Ok(Exit::Done)
    })
}
