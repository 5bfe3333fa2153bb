//! How a program is started, and the first lines between us and it.

use crate::parameter::{Options, SpecError};
use crate::remote::command_line::{BACKSLASH, words};
use crate::remote::lines::Line;
use crate::remote::message::PROTOCOL;
use crate::remote::pipe::{Pipe, PipeError, in_words};
use crate::remote::seat::{MOST_STRAYS, WHY_CHARS, shorten, shorten_to};
use serde::Serialize;
use std::time::{Duration, Instant};
use text::{Localized, message};

/// The command line of a program, and how long it may take.
#[derive(Debug)]
pub(crate) struct Launch {
    command: Vec<String>,
    /// Time limit of an answer.
    pub(super) time: Duration,
    /// Time limit of its hello.
    start: Duration,
}

impl Launch {
    /// Reads the command line and the parameters.
    ///
    /// # Errors
    /// Returns what is wrong with the command line or a parameter.
    pub(crate) fn new(command: &str, options: &Options<'_>) -> Result<Self, SpecError> {
        let words = words(command, BACKSLASH).filter(|words| !words.is_empty());
        Ok(Self {
            command: words.ok_or_else(|| SpecError::Command(command.to_owned()))?,
            time: options.duration("time")?,
            start: options.duration("start")?,
        })
    }

    /// Starts the program, says hello, and returns the line that it answers.
    pub(super) fn greet(&self, hello: &impl Serialize) -> Result<(Pipe, String), PipeError> {
        let mut pipe = Pipe::start(&self.command)?;
        pipe.send(hello, self.start)?;
        let line = first_line(&mut pipe, self.start).map_err(|error| match error {
            PipeError::Late(limit) => {
                PipeError::NotStarted(message!("hello-late", limit = in_words(limit), tip = message!("fault-flush")))
            }
            other => other,
        })?;
        Ok((pipe, line))
    }
}

/// Returns that a program speaks another version of the protocol.
pub(super) fn other_version(version: u32) -> PipeError {
    PipeError::NotStarted(message!("hello-version", version, expected = PROTOCOL))
}

/// Returns that the first line of a program is no hello, and why it cannot be read, if it cannot.
pub(super) fn no_hello(line: &str, error: Option<&serde_json::Error>) -> PipeError {
    let line = shorten(line);
    PipeError::NotStarted(match error {
        None => message!("hello-other", line),
        Some(error) => message!("hello-unreadable", line, why = shorten_to(&error.to_string(), WHY_CHARS)),
    })
}

/// Returns the first line that is not blank.
fn first_line(pipe: &mut Pipe, within: Duration) -> Result<String, PipeError> {
    let start = Instant::now();
    for _ in 0..MOST_STRAYS {
        let left = within.saturating_sub(start.elapsed());
        match pipe.receive(left) {
            Ok(Line::Text(line)) if line.is_empty() => {}
            Ok(Line::Text(line)) => return Ok(line),
            Ok(Line::Unreadable(why)) => {
                return Err(PipeError::NotStarted(message!("hello-no-text", why = why.message())));
            }
            Err(PipeError::Late(_)) => return Err(PipeError::Late(within)),
            Err(other) => return Err(other),
        }
    }
    Err(PipeError::NotStarted(message!("hello-blank")))
}
