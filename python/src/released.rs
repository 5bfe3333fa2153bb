//! Long work without the lock of the interpreter: Ctrl-C stops it, progress is reported, a panic is an exception.

use crate::error::internal;
use api::{Host, Progress};
use pyo3::prelude::*;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// Interval between two checks of Python for Ctrl-C.
pub(crate) const LOOK_EVERY: Duration = Duration::from_millis(50);

/// Works without the lock of the interpreter.
///
/// # Errors
/// A panic is an `InternalError`, for nobody expects exceptions that are no `Exception`.
pub(crate) fn released<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    let done = py.detach(|| catch_unwind(AssertUnwindSafe(work)).map_err(told));
    done.map_err(|panic| internal(&panic))
}

/// Works with the lock of the interpreter, for what is over at once.
///
/// # Errors
/// A panic is an exception, as [`released`] makes it.
pub(crate) fn caught<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| internal(&told(panic)))
}

fn told(panic: Box<dyn Any + Send>) -> String {
    let text = panic.downcast_ref::<&str>().map(|&text| text.to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

/// Python while it waits for an answer.
pub(crate) struct Caller {
    /// Is called with what is done.
    progress: Option<Py<PyAny>>,
    looked: Cell<Instant>,
    /// Exception that it has raised; the work ends.
    thrown: RefCell<Option<PyErr>>,
}

impl Caller {
    /// Returns the caller, with its function for reports of progress, if there is one.
    pub(crate) fn new(progress: Option<Py<PyAny>>) -> Self {
        Self { progress, looked: Cell::new(Instant::now()), thrown: RefCell::new(None) }
    }

    /// Looks for Ctrl-C, if the last look is a while ago, and returns whether to stop.
    #[expect(clippy::redundant_closure_for_method_calls, reason = "the method is that of one lifetime, not of any")]
    pub(crate) fn stops(&self) -> bool {
        if self.thrown.borrow().is_none() && self.looked.get().elapsed() >= LOOK_EVERY {
            self.thrown.replace(Python::attach(|py| py.check_signals()).err());
            self.looked.set(Instant::now());
        }
        self.thrown.borrow().is_some()
    }

    /// Calls the function for progress with the JSON text `of` and returns whether to stop.
    pub(crate) fn tell(&self, of: impl FnOnce() -> String) -> bool {
        self.call(|py, progress| progress.call1(py, (of(),)))
    }

    /// Calls the function for progress with how many of how many are done and returns whether to stop.
    pub(crate) fn count(&self, done: u64, of: u64) -> bool {
        self.call(|py, progress| progress.call1(py, (done, of)))
    }

    fn call(&self, call: impl FnOnce(Python<'_>, &Py<PyAny>) -> PyResult<Py<PyAny>>) -> bool {
        let has_thrown = self.thrown.borrow().is_some();
        if let (Some(progress), false) = (&self.progress, has_thrown) {
            let called = Python::attach(|py| call(py, progress));
            self.thrown.replace(called.err());
        }
        self.stops()
    }

    /// Ends the work.
    ///
    /// # Errors
    /// What was thrown while it lasted.
    pub(crate) fn end(self) -> PyResult<()> {
        self.thrown.into_inner().map_or(Ok(()), Err)
    }
}

impl Host for Caller {
    fn progress(&mut self, progress: &Progress) -> ControlFlow<()> {
        match self.tell(|| serde_json::to_string(progress).unwrap_or_default()) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    fn is_stopped(&self) -> bool {
        self.stops()
    }
}
