//! A program that is written to and read from within bounds of time and memory.
//!
//! One thread writes to it, one reads its output and one its error stream. What they hand over is bounded: a program that
//! does not read is noticed when it should read more, a program that writes without end has to wait.

use crate::remote::group::{self, Group};
use crate::remote::lines::{Line, Lines};
use crate::remote::seat::shorten_to;
use serde::Serialize;
use std::collections::VecDeque;
use std::io::{Read, Write};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use text::{Arg, Localized, Message, english_errors, message};

/// Number of lines that may wait to be written or read.
const WAITING: usize = 8;
/// Number of lines of the error stream that are kept to be quoted, and the length of each.
const KEPT_LINES: usize = 5;
const KEPT_CHARS: usize = 200;
/// Time for a program to end on request.
const PATIENCE: Duration = Duration::from_millis(500);
/// Interval at which a waiting reader checks whether the program still runs.
const GLANCE: Duration = Duration::from_millis(50);
/// Time for the last lines of a program that has ended to arrive.
const LAST_LINES: Duration = Duration::from_millis(200);
/// Time between two tries.
const MOMENT: Duration = Duration::from_millis(1);

/// Error of a program.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PipeError {
    /// It cannot be started.
    NotStarted(Message),
    /// It did not answer in time.
    Late(Duration),
    /// It has ended, or closed its output; with the end of what it wrote to its error stream.
    Gone(String),
    /// It did not read for so long that nothing more could be written.
    Deaf(Duration),
}

impl Localized for PipeError {
    fn message(&self) -> Message {
        match self {
            Self::NotStarted(why) => message!("pipe-not-started", why),
            Self::Late(limit) => message!("pipe-late", limit = in_words(*limit)),
            Self::Gone(why) if why.is_empty() => message!("pipe-gone"),
            Self::Gone(words) => message!("pipe-gone-with-words", words),
            Self::Deaf(limit) => message!("pipe-deaf", limit = in_words(*limit)),
        }
    }
}

english_errors!(PipeError);

/// Returns a time as it is written in a [`Spec`](crate::Spec), with the decimal sign of the language.
pub(super) fn in_words(time: Duration) -> Message {
    let text = format!("{time:?}");
    let is_number = |c: char| c.is_ascii_digit() || c == '.';
    let (number, unit) = text.split_at(text.find(|c| !is_number(c)).unwrap_or(text.len()));
    let n_decimals = number.split_once('.').map_or(0, |(_, decimals)| decimals.len());
    let number = Arg::decimal(number.parse().unwrap_or_default(), n_decimals as u8);
    message!("pipe-time", number, unit)
}

/// A running program.
#[derive(Debug)]
pub struct Pipe {
    group: Group,
    /// Lines to be written; closed after the last one.
    input: Option<SyncSender<Vec<u8>>>,
    lines: Receiver<Line>,
    last_words: Arc<Mutex<VecDeque<String>>>,
    /// Is closed once the last of them are heard.
    heard_all: Receiver<()>,
}

impl Pipe {
    /// Starts a program; only this pipe reads from it and writes to it.
    ///
    /// # Errors
    /// Returns why it cannot be started.
    pub fn start(command: &[String]) -> Result<Self, PipeError> {
        let (program, arguments) =
            command.split_first().ok_or_else(|| PipeError::NotStarted(message!("pipe-unnamed")))?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut group = Group::start(&mut command)
            .map_err(|error| PipeError::NotStarted(message!("pipe-program", program, error = error.to_string())))?;
        let child = group.child();
        let input = child.stdin.take().ok_or_else(|| PipeError::NotStarted(message!("pipe-no-input")))?;
        let output = child.stdout.take().ok_or_else(|| PipeError::NotStarted(message!("pipe-no-output")))?;
        let errors = child.stderr.take().ok_or_else(|| PipeError::NotStarted(message!("pipe-no-errors")))?;
        let last_words = Arc::new(Mutex::new(VecDeque::new()));
        let heard_all = keep_last_words(errors, Arc::clone(&last_words));
        Ok(Self { group, input: Some(write_to(input)), lines: read_from(output), last_words, heard_all })
    }

    /// Sends a line; it is written as soon as the program reads it.
    ///
    /// # Errors
    /// Returns that the program has read none of the last lines within this time, or its end as far as it is known.
    pub fn send(&mut self, message: &impl Serialize, within: Duration) -> Result<(), PipeError> {
        let mut line = serde_json::to_vec(message).expect("messages are JSON");
        line.push(b'\n');
        let start = Instant::now();
        loop {
            let Some(input) = &self.input else { return Err(self.gone()) };
            match input.try_send(line) {
                Ok(()) => return Ok(()),
                Err(TrySendError::Disconnected(_)) => return Err(self.gone()),
                Err(TrySendError::Full(_)) if self.group.ended().is_some() => return Err(self.gone()),
                Err(TrySendError::Full(_)) if within <= start.elapsed() => return Err(PipeError::Deaf(within)),
                Err(TrySendError::Full(back)) => line = back,
            }
            thread::sleep(MOMENT);
        }
    }

    /// Returns the next line.
    ///
    /// # Errors
    /// Returns that there was none within this time, or will never be one.
    pub fn receive(&mut self, within: Duration) -> Result<Line, PipeError> {
        let start = Instant::now();
        let mut ended: Option<Instant> = None;
        loop {
            let left = within.saturating_sub(start.elapsed());
            match self.lines.recv_timeout(left.min(GLANCE)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
                Err(RecvTimeoutError::Timeout) => {}
            }
            // A helper may keep the output open after the program has ended.
            if ended.is_none() && self.group.ended().is_some() {
                ended = Some(Instant::now());
            }
            if ended.is_some_and(|ended| LAST_LINES <= ended.elapsed()) {
                return Err(self.gone());
            }
            if left.is_zero() {
                return Err(PipeError::Late(within));
            }
        }
    }

    /// Returns a line that is there already, if there is one.
    pub(super) fn waiting(&mut self) -> Option<Line> {
        self.lines.try_recv().ok()
    }

    /// Returns whether the program has ended; helpers of it may go on.
    pub fn has_ended(&mut self) -> bool {
        self.group.ended().is_some()
    }

    /// Returns the processor time that the program and its helpers have used; `None` where the system does not tell.
    #[must_use]
    pub fn cpu_time(&self) -> Option<Duration> {
        self.group.cpu_time()
    }

    /// Closes the input of the program, waits for it to end and ends it if it does not; then whatever it has started.
    /// Returns whether it ended by itself, without an error.
    pub fn close(&mut self) -> bool {
        self.input = None;
        let start = Instant::now();
        let mut status = self.group.ended();
        while status.is_none() && start.elapsed() < PATIENCE && !group::is_ending() {
            // What it still says is not wanted any more, but must not keep it from ending.
            if let Err(RecvTimeoutError::Disconnected) = self.lines.recv_timeout(MOMENT) {
                thread::sleep(MOMENT);
            }
            status = self.group.ended();
        }
        self.group.end();
        status.is_some_and(|status| status.success())
    }

    fn gone(&mut self) -> PipeError {
        // Nothing is ever sent; this waits until the error stream ends.
        let _ = self.heard_all.recv_timeout(PATIENCE);
        let words = self.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        PipeError::Gone(words.iter().cloned().collect::<Vec<_>>().join(" / "))
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        self.close();
    }
}

/// Writes lines to a program until it closes its input, or there are no more lines.
fn write_to(mut input: ChildStdin) -> SyncSender<Vec<u8>> {
    let (sender, lines) = sync_channel::<Vec<u8>>(WAITING);
    thread::spawn(move || {
        for line in lines {
            if input.write_all(&line).and_then(|()| input.flush()).is_err() {
                return;
            }
        }
    });
    sender
}

/// Reads the lines of a program until there are no more, or the receiver is dropped.
fn read_from(output: impl Read + Send + 'static) -> Receiver<Line> {
    let (sender, lines) = sync_channel(WAITING);
    thread::spawn(move || {
        let mut output = Lines::new(output);
        while let Ok(Some(line)) = output.read() {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

/// Keeps the last lines of an error stream; what is returned is closed when the stream ends.
fn keep_last_words(errors: impl Read + Send + 'static, kept: Arc<Mutex<VecDeque<String>>>) -> Receiver<()> {
    let (still_open, heard_all) = channel();
    thread::spawn(move || {
        let mut errors = Lines::new(errors);
        while let Ok(Some(line)) = errors.read() {
            let words = match line {
                Line::Text(text) if text.is_empty() => continue,
                Line::Text(text) => shorten_to(&text, KEPT_CHARS),
                Line::Unreadable(why) => format!("({why})"),
            };
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            if kept.len() == KEPT_LINES {
                kept.pop_front();
            }
            kept.push_back(words);
        }
        drop(still_open);
    });
    heard_all
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn start(script: &str) -> Pipe {
        Pipe::start(&["sh", "-c", script].map(str::to_owned)).expect("there is a shell")
    }

    #[test]
    fn a_program_that_does_not_read_is_noticed_and_ended() {
        let mut pipe = start("exec sleep 3000");
        let line = "x".repeat(10_000);
        let limit = Duration::from_millis(20);
        // The system keeps some of them.
        let refused = (0..1000).find_map(|_| pipe.send(&line, limit).err());
        assert_eq!(refused, Some(PipeError::Deaf(limit)));
        assert!(!pipe.close());
    }

    #[test]
    fn a_program_that_writes_without_end_is_ended() {
        let mut pipe = start("exec yes");
        assert_eq!(pipe.receive(Duration::from_secs(60)), Ok(Line::Text("y".to_owned())));
        assert!(!pipe.close());
    }

    #[test]
    fn a_program_that_has_ended_is_not_waited_for_though_a_helper_keeps_its_output_open() {
        let mut pipe = start("sleep 3000 & echo last words >&2; echo one; exit 0");
        let hour = Duration::from_secs(3600);
        assert_eq!(pipe.receive(hour), Ok(Line::Text("one".to_owned())));
        assert_eq!(pipe.receive(hour), Err(PipeError::Gone("last words".to_owned())));
        assert!(pipe.close());
    }
}
