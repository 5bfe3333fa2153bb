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

/// Check with the rules alone that a line of play refutes a claim.
///
/// Examples:
///   doko verify --line N:D9,E:HQ,S:DJ,W:SJ 'rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA'
///   doko verify --line 'D9 HQ DJ SJ' position.txt
///   doko verify --claimant N --line 'HT HQ CQ SA' position.txt
///
/// Every card must be legal, the claimant's must be played as he claims (see `doko verdict --help`),
/// and the other party must win the last trick of the line. No search takes part. The exit code is 0
/// if the line refutes the claim, 1 if not, 2 if something cannot be read.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The position, a file with a position a line, or - for the standard input.
    #[arg(value_name = "POSITION|FILE|-")]
    input: Vec<String>,

    /// The cards in the order they are played, with or without their seats.
    #[arg(long, value_name = "CARDS")]
    line: String,

    #[command(flatten)]
    claim: ClaimArguments,

    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let line = plays::parse_line(&arguments.line)
        .map_err(|error| Trouble::new(format!("--line: {error}")).with_help(error.help()))?;
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
