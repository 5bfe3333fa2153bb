//! The host waits for an answer: it receives the progress, may stop the work, and sets limits.

use crate::error::Error;
use serde::Serialize;
use solver::{Limits, SearchProgress, Stop, Watch, Watching};
use std::ops::ControlFlow;
use text::message;

/// A host that waits for an answer.
pub trait Host {
    /// Receives the progress of a long question now and then. [`ControlFlow::Break`] stops it: the answer is then what
    /// is known, or the error `stopped`.
    fn progress(&mut self, progress: &Progress) -> ControlFlow<()>;

    /// Returns the token that stops the work; every loop that may be long checks it. It is called once, before the work
    /// begins.
    fn stop(&self) -> Stop {
        Stop::new()
    }

    /// Returns whether it is to stop, for a host who has to look himself; asked more often than there is progress to tell.
    fn is_stopped(&self) -> bool {
        false
    }

    /// Returns how much may be asked.
    fn most(&self) -> Most {
        Most::ANY
    }

    /// Returns whether the host listens; if not, it gets no reports, which cost nothing then.
    fn listens(&self) -> bool {
        true
    }
}

/// A host who listens to nothing and waits for the end.
#[derive(Clone, Copy, Debug)]
pub struct Nobody;

impl Host for Nobody {
    fn stop(&self) -> Stop {
        Stop::NEVER
    }

    fn progress(&mut self, _: &Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn listens(&self) -> bool {
        false
    }
}

/// Progress of a long question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Progress {
    /// Progress of a search.
    Search {
        /// Name of the question, such as `solve`.
        ask: &'static str,
        /// Progress of the search.
        #[serde(flatten)]
        progress: SearchProgress,
    },
    /// Progress of counted work: deals, or the cards of a game.
    Counted {
        /// Name of the question, such as `suggest`.
        ask: &'static str,
        /// Number done.
        done: usize,
        /// Greatest number.
        of: usize,
    },
}

/// The most that may be asked; `None` without limit. A search ends there with what it knows; more deals, worlds or tricks
/// are refused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Most {
    /// Cards that a search plays in its tree.
    pub nodes: Option<u64>,
    /// Possible deals that advice, or a bot for one decision, examines.
    pub worlds: Option<u64>,
    /// Random deals in one answer.
    pub deals: Option<u64>,
    /// Tricks left with which advice, an analysis or a bot solves deals, or searches them to their end.
    pub tricks: Option<u64>,
}

impl Most {
    /// Everything may be asked.
    pub const ANY: Self = Self { nodes: None, worlds: None, deals: None, tricks: None };

    /// Returns the smaller of the limit of cards of a search and `asked`, the requested one.
    #[must_use]
    pub fn nodes_of(&self, asked: Option<u64>) -> Option<u64> {
        [self.nodes, asked].into_iter().flatten().min()
    }
}

/// Refuses what is more than the host allows; `field` is where it was asked.
pub(crate) fn check_most(field: &'static str, asked: u64, most: Option<u64>) -> Result<(), Error> {
    match most.filter(|&most| most < asked) {
        Some(most) => Err(Error::new(message!("host-too-much", field, asked, most)).with_code("too_much")),
        None => Ok(()),
    }
}

/// Returns the error that an answer was stopped of which no part makes sense.
pub(crate) fn stopped() -> Error {
    Error::new(message!("host-stopped")).with_code("stopped")
}

/// Searches for a host; without reports if it does not listen.
pub(crate) fn search<T>(
    ask: &'static str,
    (nodes, stop): (Option<u64>, &Stop),
    host: &mut dyn Host,
    search: impl FnOnce(Limits<'_>, &mut Watching<'_>) -> T,
) -> T {
    let limits = Limits { nodes, stop: Some(stop) };
    if !host.listens() {
        return search(limits, &mut Watching::none());
    }
    search(limits, &mut Watching::new(&mut Waiting { host, ask }, stop))
}

/// A host that waits for a search.
struct Waiting<'a> {
    host: &'a mut dyn Host,
    ask: &'static str,
}

impl Watch for Waiting<'_> {
    fn progress(&mut self, progress: &SearchProgress) -> ControlFlow<()> {
        self.host.progress(&Progress::Search { ask: self.ask, progress: progress.clone() })
    }

    fn is_stopped(&self) -> bool {
        self.host.is_stopped()
    }
}

/// Reports to a host that `done` of `of` steps are done, and returns whether to go on.
pub(crate) fn counted(host: &mut dyn Host, ask: &'static str, done: usize, of: usize) -> ControlFlow<()> {
    if !host.listens() {
        return ControlFlow::Continue(());
    }
    if host.is_stopped() {
        return ControlFlow::Break(());
    }
    host.progress(&Progress::Counted { ask, done: done.min(of), of })
}
