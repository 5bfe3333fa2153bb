//! One heavy position: a line that says how far the search is, and Ctrl-C, which ends it with what is known.

use super::budget::Limit;
use crate::lang::Say;
use crate::progress;
use indicatif::ProgressBar;
use solver::{Config, Limits, Observer};
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use text::Language;

/// After how many cards in the tree the line is told of them.
const TELL_EVERY: u64 = 1 << 16;

/// Before that nobody waits.
const PATIENCE: Duration = Duration::from_millis(400);

/// How a position is searched, and what may still be spent on it.
pub(crate) struct Effort {
    pub(super) config: Config,
    limits: Limits<'static>,
    /// How many cards its searches have played in the tree.
    nodes: u64,
    live: Option<Live>,
}

/// The line on the terminal, as the search sees it.
struct Live {
    bar: ProgressBar,
    lang: Language,
    nodes: u64,
    known: Arc<Mutex<Known>>,
}

/// What the line says, for the search writes it and the clock of the line reads it.
#[derive(Default)]
struct Known {
    question: String,
    nodes: u64,
    /// How many cards the threads that help have played.
    helpers: Vec<Arc<AtomicU64>>,
}

impl Effort {
    /// One of many positions, from now on: nothing is shown, and Ctrl-C ends the program.
    pub(super) fn quiet(config: Config, limit: Limit) -> Self {
        Self { config, limits: limit.limits(), nodes: 0, live: None }
    }

    /// The only position, from now on, until the flag is set.
    pub(super) fn shown(
        bar: ProgressBar,
        lang: Language,
        tricks_left: usize,
        config: Config,
        limit: Limit,
        stop: Option<&'static AtomicBool>,
    ) -> Self {
        let live = Live::new(bar, lang, tricks_left, stop.is_some());
        Self { config, limits: Limits { stop, ..limit.limits() }, nodes: 0, live: Some(live) }
    }

    /// One position of a walk, on one thread, until the flag is set.
    pub(crate) fn of_step(lang: Language, tricks_left: usize, limit: Limit, stop: &'static AtomicBool) -> Self {
        Self::shown(progress::line(), lang, tricks_left, Config::default(), limit, Some(stop))
    }

    /// Takes the line off the terminal.
    pub(crate) fn clear(&self) {
        if let Some(live) = &self.live {
            live.bar.finish_and_clear();
        }
    }

    /// Returns what is left for the next search.
    pub(crate) fn limits(&self) -> Limits<'static> {
        self.limits.less(self.nodes)
    }

    /// Takes note of what a search has spent.
    pub(super) const fn spend(&mut self, nodes: u64) {
        self.nodes += nodes;
    }

    /// Returns how many cards were played in the tree.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// Says that what follows is what was known when the search was stopped.
pub(crate) fn tell_of_stop(lang: Language) {
    let text = lang.say(
        "abgebrochen: was bis dahin feststand, nicht die ganze Antwort",
        "stopped: this is what is certain by now, not the whole answer",
    );
    // Nobody may be listening there, and that is no reason to stop.
    let _ = writeln!(anstream::stderr(), "{text}");
}

impl Observer for Effort {
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
            live.known().question = match live.lang {
                Language::German => format!("{lower}..{upper}, mindestens {threshold}?"),
                Language::English => format!("{lower}..{upper}, at least {threshold}?"),
            };
        }
    }

    fn helped(&mut self, cards: &Arc<AtomicU64>) {
        if let Some(live) = &self.live {
            live.known().helpers.push(Arc::clone(cards));
        }
    }
}

impl Live {
    fn new(bar: ProgressBar, lang: Language, tricks_left: usize, can_stop: bool) -> Self {
        let known: Arc<Mutex<Known>> = Arc::default();
        let live = Self { bar, lang, nodes: 0, known: Arc::clone(&known) };
        progress::say(&live.bar, move |elapsed| {
            if elapsed < PATIENCE { None } else { lock(&known).line(lang, tricks_left, can_stop) }
        });
        live
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        lock(&self.known)
    }
}

impl Known {
    /// Returns what there is to say, if there is a question yet.
    fn line(&self, lang: Language, tricks_left: usize, can_stop: bool) -> Option<String> {
        let Self { question, nodes, helpers } = self;
        if question.is_empty() {
            return None;
        }
        let of_helpers: u64 = helpers.iter().map(|cards| cards.load(Ordering::Relaxed)).sum();
        let millions = (nodes + of_helpers) as f64 / 1e6;
        let hint = match lang {
            // Without a flag Ctrl-C ends the program.
            _ if !can_stop => "",
            Language::German => " (Strg-C: was feststeht)",
            Language::English => " (Ctrl-C: what is certain)",
        };
        Some(match lang {
            Language::German => format!("{tricks_left} Stiche  {question}  {millions:.1} Mio. Karten{hint}"),
            Language::English => format!("{tricks_left} tricks  {question}  {millions:.1} M cards{hint}"),
        })
    }
}

fn lock(known: &Mutex<Known>) -> MutexGuard<'_, Known> {
    known.lock().expect("who writes does not fail")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_counts_the_cards_of_all_who_help() {
        let limit = Limit::default();
        let mut effort = Effort::shown(ProgressBar::hidden(), Language::English, 9, Config::default(), limit, None);
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
