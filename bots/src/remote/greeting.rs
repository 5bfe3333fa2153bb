//! The first lines between us and a program.

use crate::remote::lines::Line;
use crate::remote::message::PROTOCOL;
use crate::remote::pipe::{Pipe, PipeError, in_words};
use crate::remote::seat::{MOST_STRAYS, WHY_CHARS, shorten, shorten_to};
use serde::Serialize;
use std::time::{Duration, Instant};
use text::{Localized, message};

/// Starts a program, says hello, and returns the line that it answers.
pub(super) fn greet(command: &[String], hello: &impl Serialize, within: Duration) -> Result<(Pipe, String), PipeError> {
    let mut pipe = Pipe::start(command)?;
    pipe.send(hello, within)?;
    let line = first_line(&mut pipe, within).map_err(|error| match error {
        PipeError::Late(limit) => {
            PipeError::NotStarted(message!("hello-late", limit = in_words(limit), tip = message!("fault-flush")))
        }
        other => other,
    })?;
    Ok((pipe, line))
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
