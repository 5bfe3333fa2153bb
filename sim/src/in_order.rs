//! Many units on many threads, taken in their order: the outermost loop of everything here.
//!
//! Memory stays bounded for any number of units: no thread begins a unit that is too far ahead of the first unfinished
//! one. The results, and their order, do not depend on the number of threads.

use rayon::{ThreadPoolBuildError, ThreadPoolBuilder};
use solver::Stop;
use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::mpsc::sync_channel;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use text::{Message, message};

/// Number of units that a thread may be ahead, so that none is idle while one unit takes long.
const AHEAD: u64 = 64;

/// Whether the work was interrupted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Interrupted {
    /// All units were taken, or the taker wanted no more.
    No,
    /// The work was stopped on request.
    Yes,
}

/// Works on these units on `threads` threads and passes the results to `take` in the order of the units.
///
/// Every thread makes a worker of its own. `work` may give a unit up by returning `None` once `stop` is set; a unit that
/// was begun and not given up is still taken if all before it are. `take` runs on the calling thread and may break off.
///
/// # Errors
/// Returns why threads cannot be started.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use solver::Stop;
///
/// let mut squares = Vec::new();
/// doko_sim::in_order(3, 0..5, &Stop::NEVER, || (), |(), unit| Some(unit * unit), |_, square| {
///     squares.push(square);
///     ControlFlow::Continue(())
/// })?;
/// assert_eq!(squares, [0, 1, 4, 9, 16]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn in_order<W, R: Send>(
    threads: usize,
    units: Range<u64>,
    stop: &Stop,
    make_worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, u64) -> Option<R> + Sync,
    mut take: impl FnMut(u64, R) -> ControlFlow<()> + Send,
) -> Result<Interrupted, ThreadPoolBuildError> {
    let threads = threads.max(1);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
    let queue = Queue::new(units.clone(), threads as u64);
    let (sender, results) = sync_channel(threads);
    Ok(pool.in_place_scope(|scope| {
        for _ in 0..threads {
            let (sender, queue, make_worker, work) = (sender.clone(), &queue, &make_worker, &work);
            scope.spawn(move |_| {
                let _closer = Closer(queue);
                let mut worker = make_worker();
                while let Some(unit) = queue.next(stop) {
                    let Some(result) = work(&mut worker, unit) else { return };
                    if sender.send((unit, result)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        // A thread that still sends when no results are taken any more must not wait either.
        let results = results;
        // Whatever happens to the taker, no thread must wait for it.
        let _closer = Closer(&queue);
        let mut early = BTreeMap::new();
        let mut next = units.start;
        while let Ok((unit, result)) = results.recv() {
            early.insert(unit, result);
            while let Some(result) = early.remove(&next) {
                next += 1;
                if take(next - 1, result).is_break() {
                    return Interrupted::No;
                }
                queue.took(next);
            }
        }
        if next < units.end { Interrupted::Yes } else { Interrupted::No }
    }))
}

/// Lets no thread begin or wait for another unit when it goes: its owner has finished, given up, or panicked.
struct Closer<'a>(&'a Queue);

impl Drop for Closer<'_> {
    fn drop(&mut self) {
        self.0.close();
    }
}

/// State of the distribution: next unit, and limits of how far ahead it may be.
struct Queue {
    state: Mutex<State>,
    changed: Condvar,
    most_ahead: u64,
}

struct State {
    next: u64,
    end: u64,
    taken: u64,
    is_closed: bool,
}

impl Queue {
    fn new(units: Range<u64>, threads: u64) -> Self {
        let state = State { next: units.start, end: units.end, taken: units.start, is_closed: false };
        Self { state: Mutex::new(state), changed: Condvar::new(), most_ahead: AHEAD * threads }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the next unit, once it is not too far ahead.
    fn next(&self, stop: &Stop) -> Option<u64> {
        let mut state = self.lock();
        loop {
            if state.is_closed || state.end <= state.next || stop.is_set() {
                return None;
            }
            if state.next < state.taken + self.most_ahead {
                state.next += 1;
                return Some(state.next - 1);
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn took(&self, taken: u64) {
        self.lock().taken = taken;
        self.changed.notify_all();
    }

    fn close(&self) {
        self.lock().is_closed = true;
        self.changed.notify_all();
    }
}

/// Returns the reason why there are no workers: the threads cannot be started.
pub(crate) fn no_threads(error: &ThreadPoolBuildError) -> Message {
    message!("no-threads", error = error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicU64;
    use std::sync::atomic::Ordering;

    fn taken(threads: usize, most: usize) -> Vec<u64> {
        let mut all = Vec::new();
        let work = |worker: &mut u64, unit: u64| {
            // Some units take longer than others.
            *worker = (0..unit % 7 * 1000).fold(*worker, |sum, n| sum.wrapping_mul(31).wrapping_add(n));
            Some(unit * unit)
        };
        let end = in_order(
            threads,
            3..1000,
            &Stop::NEVER,
            || 0,
            work,
            |unit, square| {
                assert_eq!(square, unit * unit);
                all.push(unit);
                if all.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            },
        );
        assert_eq!(end.expect("threads"), Interrupted::No);
        all
    }

    #[test]
    fn units_are_taken_in_order_on_any_number_of_threads() {
        let all: Vec<u64> = (3..1000).collect();
        for threads in [1, 2, 8] {
            assert_eq!(taken(threads, usize::MAX), all);
            assert_eq!(taken(threads, 10), all[..10]);
        }
    }

    #[test]
    fn nobody_runs_far_ahead() {
        let furthest = AtomicU64::new(0);
        let work = |_: &mut (), unit: u64| {
            furthest.fetch_max(unit, Ordering::Relaxed);
            Some(())
        };
        let end = in_order(
            2,
            0..5000,
            &Stop::NEVER,
            || (),
            work,
            |unit, ()| {
                // What is taken, what the channel holds, and what the threads hold is finished.
                assert!(furthest.load(Ordering::Relaxed) <= unit + 2 * AHEAD + 1);
                ControlFlow::Continue(())
            },
        );
        assert_eq!(end.expect("threads"), Interrupted::No);
    }

    #[test]
    fn a_stop_keeps_what_was_finished_in_order() {
        let stop = Stop::new();
        let mut all = Vec::new();
        let work = |_: &mut (), unit: u64| if unit == 50 { None } else { Some(unit) };
        let end = in_order(
            4,
            0..1000,
            &stop,
            || (),
            work,
            |unit, _| {
                all.push(unit);
                if unit == 20 {
                    stop.set();
                }
                ControlFlow::Continue(())
            },
        );
        assert_eq!(end.expect("threads"), Interrupted::Yes);
        assert_eq!(all, (0..all.len() as u64).collect::<Vec<_>>());
        assert!((21..=50).contains(&all.len()), "{}", all.len());
    }

    #[test]
    #[should_panic(expected = "unit 5")]
    fn a_panic_ends_everything() {
        let work = |_: &mut (), unit: u64| {
            assert!(unit != 5, "unit 5");
            Some(unit)
        };
        let _ = in_order(2, 0..1000, &Stop::NEVER, || (), work, |_, _| ControlFlow::Continue(()));
    }
}
