//! One heavy position: a line that says how far the search is, and Ctrl-C, which ends it with what is known.

use crate::lang;
use crate::progress;
use indicatif::ProgressBar;
use solver::Stop;
use solver::Watch;
use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use text::{Arg, Language, message};

/// Number of cards in the tree between two updates of the line.
const TELL_EVERY: u64 = 1 << 16;

/// Time before the line appears.
const PATIENCE: Duration = Duration::from_millis(400);

/// Watcher of the effort for a position.
pub(crate) struct Effort {
    live: Option<Live>,
}

/// The line on the terminal, as the search sees it.
struct Live {
    bar: ProgressBar,
    language: Language,
    nodes: u64,
    known: Arc<Mutex<LiveLine>>,
}

/// Content of the line: the search writes it and the clock of the line reads it.
#[derive(Default)]
struct LiveLine {
    question: String,
    nodes: u64,
    /// Number of cards that helping threads have played.
    helpers: Vec<Arc<AtomicU64>>,
}

impl Effort {
    /// One of many positions, from now on: nothing is shown, and Ctrl-C ends the program.
    pub(super) const QUIET: Self = Self { live: None };

    /// Shows the effort for the only position, from now on, until `stop` is set.
    pub(super) fn shown(bar: ProgressBar, tricks_left: usize, stop: Option<&Stop>) -> Self {
        Self { live: Some(Live::new(bar, lang::language(), tricks_left, stop.is_some())) }
    }

    /// Shows the effort for one position of a walk, on one thread, until `stop` is set.
    pub(crate) fn of_step(tricks_left: usize, stop: &Stop) -> Self {
        Self::shown(progress::line(), tricks_left, Some(stop))
    }

    /// Takes the line off the terminal.
    pub(crate) fn clear(&self) {
        if let Some(live) = &self.live {
            live.bar.finish_and_clear();
        }
    }
}

/// Says that what follows is what was known when the search was stopped.
pub(crate) fn tell_of_stop() {
    let text = message!("solve-stopped").text(lang::language());
    // The stream may be closed, which is no reason to stop.
    let _ = writeln!(anstream::stderr(), "{text}");
}

impl Watch for Effort {
    fn node(&mut self) {
        if let Some(live) = &mut self.live {
            live.nodes += 1;
            if live.nodes.is_multiple_of(TELL_EVERY) {
                live.known().nodes = live.nodes;
            }
        }
    }

    fn asking(&mut self, threshold: i32, lower: i32, upper: i32) {
        if let Some(live) = &self.live {
            let question = message!("solve-live-question", lower, upper, threshold).text(live.language);
            live.known().question = question;
        }
    }

    fn helped(&mut self, cards: &Arc<AtomicU64>) {
        if let Some(live) = &self.live {
            live.known().helpers.push(Arc::clone(cards));
        }
    }
}

impl Live {
    fn new(bar: ProgressBar, language: Language, tricks_left: usize, can_stop: bool) -> Self {
        let known: Arc<Mutex<LiveLine>> = Arc::default();
        let live = Self { bar, language, nodes: 0, known: Arc::clone(&known) };
        progress::say(&live.bar, move |elapsed| {
            if elapsed < PATIENCE { None } else { lock(&known).line(language, tricks_left, can_stop) }
        });
        live
    }

    fn known(&self) -> MutexGuard<'_, LiveLine> {
        lock(&self.known)
    }
}

impl LiveLine {
    /// Returns what there is to say, if there is a question yet.
    fn line(&self, language: Language, tricks_left: usize, can_stop: bool) -> Option<String> {
        let Self { question, nodes, helpers } = self;
        if question.is_empty() {
            return None;
        }
        let of_helpers: u64 = helpers.iter().map(|cards| cards.load(Ordering::Relaxed)).sum();
        let millions = Arg::decimal((nodes + of_helpers) as f64 / 1e6, 1);
        let tricks = message!("count-tricks", n = tricks_left);
        let line = message!("solve-live", tricks, question, millions);
        // Without a flag Ctrl-C ends the program.
        let line = if can_stop { message!("solve-live-stoppable", line) } else { line };
        Some(line.text(language))
    }
}

fn lock(known: &Mutex<LiveLine>) -> MutexGuard<'_, LiveLine> {
    known.lock().expect("who writes does not fail")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_counts_the_cards_of_all_who_help() {
        let mut effort = Effort::shown(ProgressBar::hidden(), 9, None);
        let line =
            |effort: &Effort| effort.live.as_ref().and_then(|live| live.known().line(Language::English, 9, false));
        assert_eq!(line(&effort), None);
        effort.asking(100, 90, 120);
        for _ in 0..2 * TELL_EVERY {
            effort.node();
        }
        assert_eq!(line(&effort).as_deref(), Some("9 tricks  90..120, at least 100?  0.1 M cards"));
        let cards = [Arc::new(AtomicU64::new(1_000_000)), Arc::default()];
        cards.iter().for_each(|cards| effort.helped(cards));
        cards[1].store(2_000_000, Ordering::Relaxed);
        assert_eq!(line(&effort).as_deref(), Some("9 tricks  90..120, at least 100?  3.1 M cards"));
    }
}
