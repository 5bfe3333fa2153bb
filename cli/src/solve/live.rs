//! One heavy position: a line that says how far the search is, and Ctrl-C, which ends it with what is known.

use super::budget::Limit;
use crate::lang::Lang;
use crate::session::Session;
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

/// How a position is searched.
pub(super) struct Effort {
    pub(super) config: Config,
    /// What stops the search.
    stop: Option<&'static AtomicBool>,
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
    /// One of many positions: nothing is shown, and Ctrl-C ends the program.
    pub(super) fn quiet() -> Self {
        Self { config: Config::default(), stop: None, live: None }
    }

    /// The only position, on so many threads, until the flag is set.
    pub(super) fn shown(
        bar: ProgressBar,
        lang: Lang,
        tricks_left: usize,
        threads: Threads,
        stop: Option<&'static AtomicBool>,
    ) -> Self {
        let several = if threads.count() == 1 { solver::Threads::One } else { solver::Threads::POOL };
        let live = Live { bar, lang, tricks_left, start: Instant::now(), question: String::new(), nodes: 0 };
        Self { config: Config { threads: several, ..Config::default() }, stop, live: Some(live) }
    }

    /// Returns the budget of a search that begins now and can be stopped.
    pub(super) fn budget(&self, limit: Limit) -> Budget<'static> {
        Budget { stop: self.stop, ..limit.budget() }
    }
}

/// Says that what follows is what was known when the search was stopped.
pub(super) fn tell(session: &Session) {
    let text =
        session.lang.say("abgebrochen: das sind Grenzen, nicht der Wert", "stopped: these are bounds, not the value");
    // Nobody may be listening there, and that is no reason to stop.
    let _ = writeln!(anstream::stderr(), "{text}");
}

impl Observer for Effort {
    fn node(&mut self) {
        if let Some(live) = &mut self.live {
            live.nodes += 1;
            if live.nodes.is_multiple_of(LOOK_EVERY) {
                live.write();
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
    fn write(&self) {
        if self.start.elapsed() < PATIENCE {
            return;
        }
        let millions = self.nodes as f64 / 1e6;
        let Self { tricks_left, question, .. } = self;
        self.bar.set_message(match self.lang {
            Lang::De => format!("{tricks_left} Stiche  {question}  {millions:.1} Mio. Karten (Strg-C: Grenzen)"),
            Lang::En => format!("{tricks_left} tricks  {question}  {millions:.1} M cards (Ctrl-C: bounds)"),
        });
    }
}
