//! `doko perft`: how many lines of play there are.

use crate::input::Input;
use crate::session::Format;
use crate::session::{Exit, Output, Session};
use crate::stream::Threads;
use crate::trouble::{Failure, Source, Trouble};
use api::arguments::number;
use clap::Args;
use game::{Position, perft};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::Write;
use text::message;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[arg(long, default_value_t = 6, value_parser = number::<u8>(1..=48))]
    depth: u8,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    if arguments.depth == 0 {
        return Err(Trouble::new(message!("perft-nothing")).with_help(message!("perft-nothing.help")).into());
    }
    let input = Input::open(&arguments.input, message!("positions-help", command = "perft"))?;
    let format = arguments.output.format();
    let find = move |position: &Position, _: &Source| {
        let counts = (1..=usize::from(arguments.depth)).map(|depth| perft(position.order(), position.cards(), depth));
        Ok(counts.collect::<Vec<u64>>())
    };
    session.answer_positions(input, format, arguments.threads, find, |session, position, _, counts| {
        match format {
            Format::Json => {
                session.write_json(&PerftAnswer { position: position.to_string(), counts })?;
            }
            Format::Auto | Format::Text | Format::Lines => {
                let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
                writeln!(session.out, "{}", counts.join(" "))?;
            }
        }
        Ok(Exit::Done)
    })
}

/// The answer of `doko perft`.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Answer")]
pub(crate) struct PerftAnswer {
    /// The position in its canonical form.
    position: String,
    /// The number of sequences of 1, 2, .. cards.
    counts: Vec<u64>,
}
