//! One heavy position: a line that says how far the search is, and Ctrl-C, which ends it with what is known.

use super::budget::Limit;
use crate::lang::Lang;
use crate::progress;
use crate::stream::Threads;
use indicatif::ProgressBar;
use solver::{Budget, Config, Observer};
use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// After how many cards in the tree the line is written anew.
const LOOK_EVERY: u64 = 1 << 16;

/// Before that nobody waits.
const PATIENCE: Duration = Duration::from_millis(400);

/// How a position is searched, and what may still be spent on it.
pub(crate) struct Effort {
    pub(super) config: Config,
    budget: Budget<'static>,
    /// How many cards its searches have played in the tree.
    nodes: u64,
    live: Option<Live>,
}

/// The line on the terminal.
struct Live {
    bar: ProgressBar,
    lang: Lang,
    tricks_left: usize,
    start: Instant,
    question: String,
    nodes: u64,
}

impl Effort {
    /// One of many positions, from now on: nothing is shown, and Ctrl-C ends the program.
    pub(super) fn quiet(limit: Limit) -> Self {
        Self { config: Config::default(), budget: limit.budget(), nodes: 0, live: None }
    }

    /// The only position, from now on, on so many threads, until the flag is set.
    pub(super) fn shown(
        bar: ProgressBar,
        lang: Lang,
        tricks_left: usize,
        threads: Threads,
        limit: Limit,
        stop: Option<&'static AtomicBool>,
    ) -> Self {
        let several = if threads.count() == 1 { solver::Threads::One } else { solver::Threads::POOL };
        let live = Live::new(bar, lang, tricks_left);
        let config = Config { threads: several, ..Config::default() };
        Self { config, budget: Budget { stop, ..limit.budget() }, nodes: 0, live: Some(live) }
    }

    /// One position of a walk, on one thread, until the flag is set.
    pub(crate) fn of_step(lang: Lang, tricks_left: usize, limit: Limit, stop: &'static AtomicBool) -> Self {
        Self::shown(progress::line(), lang, tricks_left, Threads::ONE, limit, Some(stop))
    }

    /// Takes the line off the terminal.
    pub(crate) fn clear(&self) {
        if let Some(live) = &self.live {
            live.bar.finish_and_clear();
        }
    }

    /// Returns what is left for the next search.
    pub(crate) fn budget(&self) -> Budget<'static> {
        self.budget.less(self.nodes)
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
pub(crate) fn tell_of_stop(lang: Lang) {
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
            if live.nodes.is_multiple_of(LOOK_EVERY) {
                // Without a flag Ctrl-C ends the program.
                live.write(self.budget.stop.is_some());
            }
        }
    }

    fn asking(&mut self, threshold: i32, lower: i32, upper: i32) {
        if let Some(live) = &mut self.live {
            live.question = match live.lang {
                Lang::De => format!("{lower}..{upper}, mindestens {threshold}?"),
                Lang::En => format!("{lower}..{upper}, at least {threshold}?"),
            };
        }
    }
}

impl Live {
    fn new(bar: ProgressBar, lang: Lang, tricks_left: usize) -> Self {
        Self { bar, lang, tricks_left, start: Instant::now(), question: String::new(), nodes: 0 }
    }

    fn write(&self, can_stop: bool) {
        if self.start.elapsed() < PATIENCE {
            return;
        }
        let millions = self.nodes as f64 / 1e6;
        let Self { tricks_left, question, .. } = self;
        let hint = match self.lang {
            _ if !can_stop => "",
            Lang::De => " (Strg-C: was feststeht)",
            Lang::En => " (Ctrl-C: what is certain)",
        };
        self.bar.set_message(match self.lang {
            Lang::De => format!("{tricks_left} Stiche  {question}  {millions:.1} Mio. Karten{hint}"),
            Lang::En => format!("{tricks_left} tricks  {question}  {millions:.1} M cards{hint}"),
        });
    }
}
