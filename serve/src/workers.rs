//! The workers: a few threads that answer, and a queue before them that has an end.
//!
//! Connections cost little and are many; answers cost a processor each and are few. So nothing is computed where connections
//! are looked after, and a question for which there is no room is refused at once instead of being kept for later.

use api::{Host, Progress};
use rayon::ThreadPoolBuilder;
use serde_json::Value;
use solver::Stop;
use std::any::Any;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::{io, thread};
use tokio::sync::oneshot;

/// Function that answers a request; it ends early once it is stopped.
pub type Answerer = Arc<dyn Fn(Value, &Stop) -> Value + Send + Sync>;

/// Stack of a worker: that of a main thread, for which the crates below are made.
const STACK: usize = 8 << 20;

/// Result of a worker.
#[derive(Debug)]
pub(crate) enum Done {
    /// The answer.
    Answer(Value),
    /// It has panicked with this text.
    Panic(String),
}

/// There is no room in the queue.
#[derive(Debug)]
pub(crate) struct Full;

/// Counts of a server's work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Questions that wait for a worker.
    pub waiting: u64,
    /// Questions that are worked on.
    pub busy: u64,
    /// Questions that a worker has answered.
    pub answered: u64,
    /// Questions whose client left before they were answered.
    pub left: u64,
    /// Questions for which there was no room.
    pub refused: u64,
    /// Questions at which a worker has panicked.
    pub panicked: u64,
}

#[derive(Debug, Default)]
struct Counters {
    waiting: AtomicU64,
    busy: AtomicU64,
    answered: AtomicU64,
    left: AtomicU64,
    refused: AtomicU64,
    panicked: AtomicU64,
}

/// The workers and their queue.
#[derive(Clone, Debug)]
pub(crate) struct Workers {
    queue: SyncSender<Job>,
    counters: Arc<Counters>,
}

#[derive(Debug)]
struct Job {
    request: Value,
    state: Arc<State>,
    answer: oneshot::Sender<Done>,
}

#[derive(Debug, Default)]
struct State {
    stop: Stop,
    begun: AtomicBool,
}

/// A question that was handed in. Dropping it cancels the question.
#[derive(Debug)]
pub(crate) struct Ticket {
    /// Receiver of the answer.
    pub(crate) answer: oneshot::Receiver<Done>,
    state: Arc<State>,
    counters: Arc<Counters>,
    is_over: bool,
}

impl Workers {
    /// Starts the workers.
    pub(crate) fn start(n: usize, queue: usize, answerer: &Answerer) -> io::Result<Self> {
        let (sender, receiver) = sync_channel(queue.max(1));
        let receiver = Arc::new(Mutex::new(receiver));
        let counters = Arc::new(Counters::default());
        for number in 1..=n.max(1) {
            let (receiver, counters) = (Arc::clone(&receiver), Arc::clone(&counters));
            let answerer = Arc::clone(answerer);
            let thread = thread::Builder::new().name(format!("worker {number}")).stack_size(STACK);
            thread.spawn(move || alone(|| work(&receiver, &counters, &answerer)))?;
        }
        Ok(Self { queue: sender, counters })
    }

    /// Puts a question into the queue.
    pub(crate) fn submit(&self, request: Value) -> Result<Ticket, Full> {
        let (sender, answer) = oneshot::channel();
        let state = Arc::new(State::default());
        let job = Job { request, state: Arc::clone(&state), answer: sender };
        // Before it is there, so that no worker takes it away before it is counted.
        self.counters.waiting.fetch_add(1, Ordering::SeqCst);
        if self.queue.try_send(job).is_err() {
            self.counters.waiting.fetch_sub(1, Ordering::SeqCst);
            self.counters.refused.fetch_add(1, Ordering::SeqCst);
            return Err(Full);
        }
        Ok(Ticket { answer, state, counters: Arc::clone(&self.counters), is_over: false })
    }

    /// Returns how much was done.
    pub(crate) fn counts(&self) -> Counts {
        let read = |counter: &AtomicU64| counter.load(Ordering::SeqCst);
        Counts {
            waiting: read(&self.counters.waiting),
            busy: read(&self.counters.busy),
            answered: read(&self.counters.answered),
            left: read(&self.counters.left),
            refused: read(&self.counters.refused),
            panicked: read(&self.counters.panicked),
        }
    }
}

impl Ticket {
    /// Returns whether a worker has begun.
    pub(crate) fn has_begun(&self) -> bool {
        self.state.begun.load(Ordering::SeqCst)
    }

    /// Lets the work end early; the findings at that point are the answer.
    pub(crate) fn stop(&self) {
        self.state.stop.set();
    }

    /// Says that its client has got an answer.
    pub(crate) fn close(&mut self) {
        self.is_over = true;
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.stop();
        if !self.is_over {
            self.counters.left.fetch_add(1, Ordering::SeqCst);
        }
    }
}

/// Works on this thread alone, whatever would else be done on all of them: one request has one worker.
fn alone(work: impl FnOnce()) {
    let pool = ThreadPoolBuilder::new().num_threads(1).use_current_thread().build();
    // It lives as long as the work.
    let _pool = pool.expect("a pool that starts no thread");
    work();
}

/// Answers what comes, until nothing can come any more.
fn work(queue: &Mutex<Receiver<Job>>, counters: &Counters, answerer: &Answerer) {
    loop {
        // No thread panics with the lock in hand: it is held while waiting only.
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Job { request, state, answer }) = next else { return };
        counters.busy.fetch_add(1, Ordering::SeqCst);
        counters.waiting.fetch_sub(1, Ordering::SeqCst);
        state.begun.store(true, Ordering::SeqCst);
        // A client that has left needs no answer.
        let done = (!state.stop.is_set()).then(|| done(request, &state.stop, answerer));
        let counter = match &done {
            Some(Done::Panic(_)) => Some(&counters.panicked),
            Some(Done::Answer(_)) => Some(&counters.answered),
            None => None,
        };
        if let Some(counter) = counter {
            counter.fetch_add(1, Ordering::SeqCst);
        }
        counters.busy.fetch_sub(1, Ordering::SeqCst);
        if let Some(done) = done {
            // The client may have gone.
            let _ = answer.send(done);
        }
    }
}

fn done(request: Value, stop: &Stop, answerer: &Answerer) -> Done {
    // What a panic leaves behind belongs to this one request and is thrown away with it.
    match catch_unwind(AssertUnwindSafe(|| answerer(request, stop))) {
        Ok(answer) => Done::Answer(answer),
        Err(panic) => Done::Panic(text_of(&*panic)),
    }
}

fn text_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

/// Returns the one who answers by the crate `api`.
pub(crate) fn api_answerer() -> Answerer {
    Arc::new(|request, stop| api::answer_for(request, &mut Stoppable(stop)))
}

/// A host whose questions end once it is stopped.
struct Stoppable<'a>(&'a Stop);

impl Host for Stoppable<'_> {
    fn progress(&mut self, _: &Progress) -> ControlFlow<()> {
        if self.0.is_set() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn stop(&self) -> Stop {
        self.0.clone()
    }
}
