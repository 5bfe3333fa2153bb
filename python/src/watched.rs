//! Long counted work: it is done on other threads, while the calling thread reports progress to Python and checks for
//! Ctrl-C.

use crate::released::{Caller, LOOK_EVERY, released};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use solver::Stop;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

/// Progress of the work, and whether it is to stop.
#[derive(Debug, Default)]
pub(crate) struct Gauge {
    pub(crate) done: AtomicU64,
    pub(crate) stop: Stop,
}

/// Works without the lock of the interpreter. `progress` is called with how many of how many are done; what it throws, and
/// Ctrl-C, stop the work.
///
/// # Errors
/// What was thrown; a panic is an `InternalError`.
pub(crate) fn watched<T: Send>(
    py: Python<'_>,
    progress: Option<Py<PyAny>>,
    of: u64,
    work: impl FnOnce(&Gauge) -> T + Send,
) -> PyResult<T> {
    stopped_by(py, Stop::new(), progress, of, work)
}

/// Works as [`watched`] does, with a token that stops the work.
///
/// # Errors
/// What was thrown; a panic is an `InternalError`.
pub(crate) fn stopped_by<T: Send>(
    py: Python<'_>,
    stop: Stop,
    progress: Option<Py<PyAny>>,
    of: u64,
    work: impl FnOnce(&Gauge) -> T + Send,
) -> PyResult<T> {
    let gauge = Gauge { stop, ..Gauge::default() };
    let (result, caller) = released(py, || {
        let caller = Caller::new(progress);
        let result = beside(&caller, gauge, of, work);
        (result, caller)
    })?;
    caller.end()?;
    Ok(result)
}

fn beside<T: Send>(caller: &Caller, gauge: Gauge, of: u64, work: impl FnOnce(&Gauge) -> T + Send) -> T {
    let (end, ended) = sync_channel::<()>(1);
    let (result, told) = thread::scope(|scope| {
        let gauge = &gauge;
        let worker = scope.spawn(move || {
            // It is dropped with the end of the work, whichever way that comes.
            let _end = end;
            work(gauge)
        });
        let mut told = 0;
        while ended.recv_timeout(LOOK_EVERY) == Err(RecvTimeoutError::Timeout) {
            let done = gauge.done.load(Relaxed);
            let stops = if done == told { caller.stops() } else { caller.count(done, of) };
            told = done;
            if stops {
                gauge.stop.set();
            }
        }
        (worker.join().unwrap_or_else(|panic| resume_unwind(panic)), told)
    });
    let done = gauge.done.into_inner();
    if done != told {
        caller.count(done, of);
    }
    result
}

/// Most threads.
const MOST_THREADS: usize = 1024;

/// Returns the number of threads; the number of processors by default.
///
/// # Errors
/// Returns an error for 0 and for too many.
pub(crate) fn n_threads(threads: Option<usize>) -> PyResult<usize> {
    match threads {
        None => Ok(thread::available_parallelism().map_or(1, usize::from)),
        Some(threads) if (1..=MOST_THREADS).contains(&threads) => Ok(threads),
        Some(threads) => {
            let text = format!("threads: expected 1 to {MOST_THREADS}, got {threads}");
            Err(PyValueError::new_err(text))
        }
    }
}

/// Returns a time given in seconds.
///
/// # Errors
/// Returns an error if the number is not a time.
pub(crate) fn time_of(seconds: f64) -> PyResult<Duration> {
    let wrong = |_| PyValueError::new_err(format!("seconds: expected a time such as 0.5, got {seconds}"));
    Duration::try_from_secs_f64(seconds).map_err(wrong)
}
