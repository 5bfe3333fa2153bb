//! A program whose lines are read with a time limit.

use serde::Serialize;
use std::collections::VecDeque;
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line that is read; a longer one is nonsense.
const LONGEST_LINE: u64 = 1 << 20;
/// How many lines of the error stream are kept to be quoted.
const KEPT_LINES: usize = 5;
/// How long a program may take to end when it is asked to.
const PATIENCE: Duration = Duration::from_millis(500);

/// What is wrong with a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PipeError {
    /// It cannot be started.
    NotStarted(String),
    /// It did not answer in time.
    Late(Duration),
    /// It has ended, or closed its output; with the end of what it wrote to its error stream.
    Gone(String),
}

impl fmt::Display for PipeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted(why) => write!(f, "cannot be started: {why}"),
            Self::Late(limit) => write!(f, "no answer within {limit:?}"),
            Self::Gone(why) if why.is_empty() => f.write_str("the program has ended"),
            Self::Gone(why) => write!(f, "the program has ended; its last words: {why}"),
        }
    }
}

impl std::error::Error for PipeError {}

/// A running program.
#[derive(Debug)]
pub struct Pipe {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    last_words: Arc<Mutex<VecDeque<String>>>,
    /// Is closed once the last of them are heard.
    heard_all: Receiver<()>,
}

impl Pipe {
    /// Starts a program; nobody but this pipe reads from it or writes to it.
    ///
    /// # Errors
    /// Returns why it cannot be started.
    pub fn start(command: &[String]) -> Result<Self, PipeError> {
        let not_started = |why: &dyn fmt::Display| PipeError::NotStarted(why.to_string());
        let (program, arguments) = command.split_first().ok_or_else(|| not_started(&"no program is named"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| not_started(&format!("'{program}': {error}")))?;
        let input = child.stdin.take();
        let output = child.stdout.take().ok_or_else(|| not_started(&"its output cannot be read"))?;
        let errors = child.stderr.take().ok_or_else(|| not_started(&"its errors cannot be read"))?;
        let (sender, lines) = channel();
        thread::spawn(move || {
            read_lines(output, |line| sender.send(line).is_ok());
        });
        let last_words = Arc::new(Mutex::new(VecDeque::new()));
        let kept = Arc::clone(&last_words);
        let (still_open, heard_all) = channel();
        thread::spawn(move || {
            read_lines(errors, |line| {
                let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                if kept.len() == KEPT_LINES {
                    kept.pop_front();
                }
                kept.push_back(line);
                true
            });
            drop(still_open);
        });
        Ok(Self { child, input, lines, last_words, heard_all })
    }

    /// Sends a line.
    ///
    /// # Errors
    /// Returns what is known of the end of the program.
    pub fn send(&mut self, message: &impl Serialize) -> Result<(), PipeError> {
        let mut line = serde_json::to_vec(message).expect("messages are JSON");
        line.push(b'\n');
        let written = self.input.as_mut().map(|input| input.write_all(&line).and_then(|()| input.flush()));
        if matches!(written, Some(Ok(()))) { Ok(()) } else { Err(self.gone()) }
    }

    /// Returns the next line.
    ///
    /// # Errors
    /// Returns that there was none within this time, or will never be one.
    pub fn receive(&mut self, within: Duration) -> Result<String, PipeError> {
        match self.lines.recv_timeout(within) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(PipeError::Late(within)),
            Err(RecvTimeoutError::Disconnected) => Err(self.gone()),
        }
    }

    /// Waits for the program to end after its input was closed, and ends it if it does not. Returns whether it ended
    /// by itself, without an error.
    pub fn close(&mut self) -> bool {
        self.input = None;
        let until = Instant::now() + PATIENCE;
        // Its output ends with the program; what it still says is not wanted any more.
        while let Some(left) = until.checked_duration_since(Instant::now()) {
            match self.lines.recv_timeout(left) {
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => {
                    while Instant::now() < until {
                        if let Ok(Some(status)) = self.child.try_wait() {
                            return status.success();
                        }
                        thread::yield_now();
                    }
                    break;
                }
            }
        }
        // It may have ended in this moment; then there is nothing to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
        false
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

/// Hands over the lines of a stream until it ends or they are not wanted any more.
fn read_lines(stream: impl Read, mut take: impl FnMut(String) -> bool) {
    let mut reader = BufReader::new(stream);
    loop {
        let mut line = Vec::new();
        match (&mut reader).take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {
                let text = String::from_utf8_lossy(&line).trim_end().to_owned();
                if !take(text) {
                    return;
                }
            }
        }
    }
}
