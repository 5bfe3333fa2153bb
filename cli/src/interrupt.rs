//! Ctrl-C: long work ends at the next good place; a second time, at once.

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
