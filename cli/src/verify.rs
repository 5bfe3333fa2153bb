//! `doko verify`: is this line of play really an answer to a claim?

use crate::claim::ClaimArguments;
use crate::input::Input;
use crate::lang::Say;
use crate::session::{Exit, Format, Output, Session};
use crate::stream::Threads;
use crate::trouble::{Failure, Source, Trouble};
use api::paint::{BAD, GOOD, styled};
use api::plays;
use clap::Args;
use game::Position;
use schemars::JsonSchema;
use serde::Serialize;
use solver::check_counter_line;
use std::io::Write;

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
    let line = plays::parse_line(&arguments.line).map_err(|error| Trouble::of(&error))?;
    let input = Input::open(
        &arguments.input,
        "give a position in quotes, a file, or positions on the standard input; `doko verify --help` has examples",
    )?;
    let format = arguments.output.format(false);
    let asked = line.clone();
    let find = move |position: &Position, source: &Source| {
        let claim = arguments.claim.claim(position, source)?;
        Ok(check_counter_line(position, &claim, &asked).err().map(|problem| problem.to_string()))
    };
    session.answer_positions(input, format, Threads::ONE, find, |session, position, _, problem| {
        match (format, &problem) {
            (Format::Json, _) => {
                let position = position.to_string();
                session.write_json(&Answer { position, refutes: problem.is_none(), problem: problem.clone() })?;
            }
            (Format::Text, None) => {
                let answer = styled(session.lang.say("JA", "YES"), GOOD);
                let text = session.lang.say("die Zugfolge widerlegt den Anspruch", "the line refutes the claim");
                writeln!(session.out, "{answer}  {text}")?;
                for row in plays::rows(session.lang, position, &line) {
                    writeln!(session.out, "  {row}")?;
                }
            }
            (Format::Text, Some(problem)) => {
                let answer = styled(session.lang.say("NEIN", "NO"), BAD);
                writeln!(session.out, "{answer}  {problem}")?;
            }
            (Format::Auto | Format::Lines, None) => writeln!(session.out, "yes")?,
            (Format::Auto | Format::Lines, Some(problem)) => writeln!(session.out, "no {problem}")?,
        }
        Ok(if problem.is_none() { Exit::Done } else { Exit::No })
    })
}

/// The answer of `doko verify`.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Answer {
    /// The position in its canonical form.
    position: String,
    /// Whether the line refutes the claim.
    refutes: bool,
    /// What is wrong with the line.
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<String>,
}
