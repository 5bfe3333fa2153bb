//! `doko bot`: a bot of ours as a program for the tables of others.

use crate::session::{Exit, Session};
use crate::trouble::{Failure, Trouble};
use bots::Spec;
use bots::remote::{FromBot, Guest, Line, Lines, Reply};
use clap::Args;
use std::io::{self, Write};

/// Take a seat at somebody else's table: hear the messages of the protocol, answer with decisions.
///
/// Examples:
///   doko bot rules
///   doko bot doko:worlds=80,threads=one
///   doko protocol check 'doko bot rules'
///
/// Messages come on the standard input, a line each, and answers go to the standard output, as
/// docs/PROTOCOL.md describes it. So programs and tournaments that speak the protocol can seat any
/// bot of ours. For a seed a bot decides as it does at our own tables, unless the hello of the table
/// says how long a decision may take and the bot would take longer. A message that makes no sense is
/// answered by one that says why; then the exit code is 2 in the end.
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
    let mut lines = Lines::new(io::stdin().lock());
    let mut exit = Exit::Done;
    for number in 1_u64.. {
        let line = lines.read().map_err(|error| Trouble::new(format!("cannot read line {number}: {error}")))?;
        let reply = match line {
            None => break,
            Some(Line::Text(line)) if line.is_empty() => continue,
            Some(Line::Text(line)) => {
                guest.hear(&line).map_err(|error| (Guest::complaint(&line, &error), error.to_string()))
            }
            Some(Line::Unreadable(why)) => Err((FromBot::Error { id: None, text: why.to_owned() }, why.to_owned())),
        };
        match reply {
            Ok(Reply::None) => {}
            Ok(Reply::Say(answer)) => {
                session.write_json(&answer)?;
                session.out.flush()?;
            }
            Ok(Reply::Leave) => break,
            // The table is told, so that it can go on without this decision; whoever set it up is told, too.
            Err((complaint, why)) => {
                exit = Exit::BadInput;
                session.show(&Trouble::new(format!("line {number}: {why}")));
                session.write_json(&complaint)?;
                session.out.flush()?;
            }
        }
    }
    Ok(exit)
}
