//! `doko bot`: a bot of ours as a program for the tables of others.

use crate::session::{Exit, Session};
use crate::trouble::{Failure, Trouble};
use bots::Spec;
use bots::remote::{FromBot, Guest, Line, Lines, Reply};
use clap::Args;
use sim::io_reason;
use std::io::{self, Write};
use text::{Localized, message};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    bot: String,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let trouble = |error: bots::SpecError| Trouble::of(&error);
    let spec: Spec = arguments.bot.parse().map_err(trouble)?;
    let mut guest = Guest::new(spec.to_string(), spec.build().map_err(trouble)?);
    let mut lines = Lines::new(io::stdin().lock());
    let mut exit = Exit::Done;
    for number in 1_u64.. {
        let line = lines
            .read()
            .map_err(|error| Trouble::new(message!("bot-cannot-read", line = number, error = io_reason(&error))))?;
        let reply = match line {
            None => break,
            Some(Line::Text(line)) if line.is_empty() => continue,
            Some(Line::Text(line)) => {
                guest.hear(&line).map_err(|error| (Guest::complaint(&line, &error), error.message()))
            }
            Some(Line::Unreadable(why)) => Err((FromBot::Error { id: None, text: why.to_string() }, why.message())),
        };
        match reply {
            Ok(Reply::None) => {}
            Ok(Reply::Say(answer)) => {
                session.write_json(&answer)?;
                session.out.flush()?;
            }
            Ok(Reply::Leave) => break,
            // The table gets the complaint, so that it can go on without this decision; so does the user.
            Err((complaint, why)) => {
                exit = Exit::BadInput;
                session.show(&Trouble::new(message!("bot-line", line = number, why)));
                session.write_json(&complaint)?;
                session.out.flush()?;
            }
        }
    }
    Ok(exit)
}
