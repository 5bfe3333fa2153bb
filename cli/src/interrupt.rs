//! Ctrl-C: long work ends at the next good place; a second time, or when nothing is done, at once.

use crate::trouble::Trouble;
use solver::Stop;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use text::message;

static STOP: LazyLock<Stop> = LazyLock::new(Stop::new);
/// Whether some work checks the flag.
static IS_LOOKED_AT: AtomicBool = AtomicBool::new(false);
/// Whether the handler of Ctrl-C is installed already.
static IS_LISTENING: AtomicBool = AtomicBool::new(false);

/// Returns a flag that is set when the user wants the program to end.
pub(crate) fn flag() -> Result<&'static Stop, Trouble> {
    IS_LOOKED_AT.store(true, Ordering::Relaxed);
    leave_no_programs()?;
    Ok(&STOP)
}

/// Makes Ctrl-C end the programs that take a seat, too, and then `doko` if no work checks the flag.
pub(crate) fn leave_no_programs() -> Result<(), Trouble> {
    if IS_LISTENING.swap(true, Ordering::Relaxed) {
        return Ok(());
    }
    let handler = || {
        let is_second = STOP.is_set();
        STOP.set();
        // The answers of programs are not needed any more, however long they may take. The flag is set before, so that
        // no game counts in which a program was ended.
        bots::remote::end_all();
        if is_second || !IS_LOOKED_AT.load(Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler)
        .map_err(|error| Trouble::new(message!("interrupt-cannot-listen", reason = error.to_string())))
}

/// Work in steps, with a person thinking between them: Ctrl-C ends the step, or the program if none is being taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps {
    stop: &'static Stop,
}

impl Steps {
    pub(crate) fn new() -> Result<Self, Trouble> {
        let stop = flag()?;
        stop.set();
        Ok(Self { stop })
    }

    /// Takes a step that checks the flag, and returns whether Ctrl-C has ended it.
    pub(crate) fn take<T>(self, step: impl FnOnce(&'static Stop) -> T) -> (T, bool) {
        self.stop.take();
        let done = step(self.stop);
        let is_stopped = self.stop.is_set();
        self.stop.set();
        (done, is_stopped)
    }
}
