//! One heavy position: a line that says how far the search is, and Ctrl-C, which ends it with what is known.

use crate::lang;
use crate::progress;
use indicatif::ProgressBar;
use solver::{SearchProgress, Watch};
use std::io::Write;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use text::{Arg, Language, message};

/// Time before the line appears.
const PATIENCE: Duration = Duration::from_millis(400);

/// Line on the terminal that shows the effort for a position.
pub(crate) struct Effort {
    bar: ProgressBar,
    /// Content of the line: the search writes it and the clock of the line reads it.
    known: Arc<Mutex<SearchProgress>>,
}

impl Effort {
    /// Shows the effort for the only position, from now on; Ctrl-C ends the search.
    pub(super) fn shown(bar: ProgressBar, tricks_left: usize) -> Self {
        let (known, language) = (Arc::<Mutex<SearchProgress>>::default(), lang::language());
        let shared = Arc::clone(&known);
        progress::say(
            &bar,
            move |elapsed| {
                if elapsed < PATIENCE { None } else { line(&lock(&shared), language, tricks_left) }
            },
        );
        Self { bar, known }
    }

    /// Shows the effort for one position of a walk.
    pub(crate) fn of_step(tricks_left: usize) -> Self {
        Self::shown(progress::line(), tricks_left)
    }

    /// Takes the line off the terminal.
    pub(crate) fn clear(&self) {
        self.bar.finish_and_clear();
    }
}

/// Says that what follows is what was known when the search was stopped.
pub(crate) fn tell_of_stop() {
    let text = message!("solve-stopped").text(lang::language());
    // The stream may be closed, which is no reason to stop.
    let _ = writeln!(anstream::stderr(), "{text}");
}

impl Watch for Effort {
    fn progress(&mut self, progress: &SearchProgress) -> ControlFlow<()> {
        lock(&self.known).clone_from(progress);
        ControlFlow::Continue(())
    }
}

/// Returns what there is to say, if there is a question yet.
fn line(progress: &SearchProgress, language: Language, tricks_left: usize) -> Option<String> {
    let (threshold, lower, upper) = progress.window?;
    let question = message!("solve-live-question", lower, upper, threshold);
    let millions = Arg::decimal(progress.nodes as f64 / 1e6, 1);
    let tricks = message!("count-tricks", n = tricks_left);
    let line = message!("solve-live", tricks, question, millions);
    Some(message!("solve-live-stoppable", line).text(language))
}

fn lock(known: &Mutex<SearchProgress>) -> MutexGuard<'_, SearchProgress> {
    known.lock().expect("who writes does not fail")
}
