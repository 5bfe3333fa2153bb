//! `doko bot`: a bot of ours as a program for the tables of others.

use crate::session::{Exit, Session};
use crate::trouble::{Failure, Trouble};
use bots::Spec;
use bots::remote::{Guest, Reply};
use clap::Args;
use std::io::{self, BufRead, Write};

/// Take a seat at somebody else's table: hear the messages of the protocol, answer with decisions.
///
/// Examples:
///   doko bot rules
///   doko bot doko:worlds=80,threads=one
///   doko protocol check 'doko bot rules'
///
/// Messages come on the standard input, a line each, and answers go to the standard output, as
/// docs/PROTOCOL.md describes it. So programs and tournaments that speak the protocol can seat any
/// bot of ours. For a seed a bot decides as it does at our own tables.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The bot, with its parameters.
    #[arg(value_name = "BOT")]
    bot: String,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let trouble = |error: bots::SpecError| Trouble::new(error.to_string());
    let spec: Spec = arguments.bot.parse().map_err(trouble)?;
    let mut guest = Guest::new(spec.to_string(), spec.build().map_err(trouble)?);
    for (number, line) in (1..).zip(io::stdin().lock().lines()) {
        let line = line.map_err(|error| Trouble::new(format!("cannot read line {number}: {error}")))?;
        if line.trim().is_empty() {
            continue;
        }
        match guest.hear(&line).map_err(|error| Trouble::new(format!("line {number}: {error}")))? {
            Reply::None => {}
            Reply::Say(answer) => {
                session.write_json(&answer)?;
                session.out.flush()?;
            }
            Reply::Leave => break,
        }
    }
    Ok(Exit::Done)
}
