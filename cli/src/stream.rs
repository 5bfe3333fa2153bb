//! Many questions on many threads, answered in their order.
//!
//! The lines of an input are read ahead as far as the threads need them, so memory stays bounded however long the input
//! is. Each answer is written as soon as those before it are, so a program that waits for every answer before it asks
//! again is served, too. If the output is gone, the program ends a moment later.

use crate::input::Input;
use crate::trouble::{Failure, Source, Trouble};
use api::arguments::number;
use clap::Args;
use rayon::ThreadPoolBuilder;
use std::io::ErrorKind;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Instant;
use text::message;

/// Number of questions that are read ahead for each thread, so that none is idle while one question takes long.
const AHEAD: usize = 64;

// On how many threads to work.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Threads {
    // Far more threads than cores would only hinder one another.
    #[arg(long, value_parser = number::<u16>(1..=1024))]
    threads: Option<u16>,
}

impl Threads {
    /// One thread.
    pub(crate) const ONE: Self = Self { threads: Some(1) };

    /// Returns how many threads.
    pub(crate) fn count(self) -> usize {
        match self.threads {
            Some(count) => usize::from(count),
            None => thread::available_parallelism().map_or(1, NonZeroUsize::get),
        }
    }
}

/// Calls `take` with the answer to each line of the input and its number, in the order of the input, until the deadline if
/// there is one by then.
pub(crate) fn in_order<A: Send + 'static>(
    threads: Threads,
    mut input: Input,
    deadline: impl Fn() -> Option<Instant>,
    answer: impl Fn(Result<Source, Trouble>) -> A + Send + Sync + 'static,
    mut take: impl FnMut(usize, A) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let no_threads =
        |error: &dyn std::error::Error| Trouble::new(message!("threads-cannot-start", reason = error.to_string()));
    let n_threads = threads.count();
    let workers = ThreadPoolBuilder::new().num_threads(n_threads).build().map_err(|error| no_threads(&error))?;
    let answer = Arc::new(answer);
    let (queue, answers) = sync_channel::<Result<(usize, Receiver<A>), Trouble>>(AHEAD * n_threads);
    let read = move || {
        loop {
            let next = match input.next_line() {
                Ok(None) => return,
                Ok(Some(line)) => {
                    let (sender, receiver) = sync_channel(1);
                    let answer = Arc::clone(&answer);
                    workers.spawn(move || {
                        // If the answer has no receiver, the program is about to end.
                        let _ = sender.send(answer(line));
                    });
                    Ok((input.line_number(), receiver))
                }
                Err(trouble) => Err(trouble),
            };
            let is_over = next.is_err();
            if queue.send(next).is_err() || is_over {
                return;
            }
        }
    };
    thread::Builder::new().spawn(read).map_err(|error| no_threads(&error))?;
    while let Some(next) = receive(&answers, deadline())? {
        let (number, answer) = next?;
        take(number, receive(&answer, deadline())?.expect("a question that was read is answered"))?;
    }
    Ok(())
}

/// Returns what comes next, or nothing if nothing comes any more.
fn receive<T>(from: &Receiver<T>, deadline: Option<Instant>) -> Result<Option<T>, Failure> {
    let Some(deadline) = deadline else { return Ok(from.recv().ok()) };
    match from.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
        Ok(next) => Ok(Some(next)),
        Err(RecvTimeoutError::Disconnected) => Ok(None),
        Err(RecvTimeoutError::Timeout) => Err(Failure::Output(ErrorKind::BrokenPipe.into())),
    }
}
