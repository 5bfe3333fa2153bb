//! Ctrl-C: long work ends at the next good place; a second time, or when nothing is done, at once.

use crate::trouble::Trouble;
use std::sync::atomic::{AtomicBool, Ordering};

static STOP: AtomicBool = AtomicBool::new(false);

/// Returns a flag that is set when somebody wants the program to end.
pub(crate) fn flag() -> Result<&'static AtomicBool, Trouble> {
    let handler = || {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler).map_err(|error| Trouble::new(format!("cannot listen to Ctrl-C: {error}")))?;
    Ok(&STOP)
}

/// Work in steps between which somebody thinks: Ctrl-C ends the step, or the program if none is being taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps {
    stop: &'static AtomicBool,
}

impl Steps {
    pub(crate) fn new() -> Result<Self, Trouble> {
        let stop = flag()?;
        stop.store(true, Ordering::Relaxed);
        Ok(Self { stop })
    }

    /// Takes a step that looks at the flag, and says whether Ctrl-C has ended it.
    pub(crate) fn take<T>(self, step: impl FnOnce(&'static AtomicBool) -> T) -> (T, bool) {
        self.stop.store(false, Ordering::Relaxed);
        let done = step(self.stop);
        (done, self.stop.swap(true, Ordering::Relaxed))
    }
}
