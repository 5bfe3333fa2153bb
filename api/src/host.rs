//! Who waits for an answer: he is told how far it is, may stop it, and says how much may be asked of him.

use crate::error::Error;
use schemars::JsonSchema;
use serde::Serialize;
use solver::{Limits, Watch};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use text::message;

/// Somebody who waits for an answer.
pub trait Host {
    /// Is told now and then how far a long question is. [`ControlFlow::Break`] stops it: what is known then is the answer, or the
    /// answer is the error `stopped`.
    fn progress(&mut self, progress: &Progress) -> ControlFlow<()>;

    /// Returns whether it is to stop; asked more often than there is progress to tell.
    fn is_stopped(&self) -> bool {
        false
    }

    /// Returns how much may be asked.
    fn most(&self) -> Most {
        Most::ANY
    }

    /// Returns whether anybody listens; if not, nothing is told and nothing is paid for it.
    fn listens(&self) -> bool {
        true
    }
}

/// A host who listens to nothing and waits for the end.
#[derive(Clone, Copy, Debug)]
pub struct Nobody;

impl Host for Nobody {
    fn progress(&mut self, _: &Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn listens(&self) -> bool {
        false
    }
}

/// How far a long question is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Progress {
    /// Of a search.
    Search {
        /// What was asked, such as `solve`.
        ask: &'static str,
        /// How many cards were played in the tree.
        nodes: u64,
        /// What is looked for in the running search is no less; absent as long as nothing is known.
        #[serde(skip_serializing_if = "Option::is_none")]
        lower: Option<i32>,
        /// It is no more.
        #[serde(skip_serializing_if = "Option::is_none")]
        upper: Option<i32>,
    },
    /// Of what is counted: deals, or the cards of a game.
    Counted {
        /// What was asked, such as `suggest`.
        ask: &'static str,
        /// So many are done.
        done: usize,
        /// Of at most so many.
        of: usize,
    },
}

/// The most that may be asked; `None` without limit. A search ends there with what it knows; more deals, worlds or tricks
/// are refused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Most {
    /// Cards that a search plays in its tree.
    pub nodes: Option<u64>,
    /// Possible deals that advice, or a bot for one decision, looks at.
    pub worlds: Option<u64>,
    /// Random deals in one answer.
    pub deals: Option<u64>,
    /// Tricks left with which deals are solved, or looked at to their end, by advice, an analysis or a bot.
    pub tricks: Option<u64>,
}

impl Most {
    /// Everything may be asked.
    pub const ANY: Self = Self { nodes: None, worlds: None, deals: None, tricks: None };

    /// Returns how many cards a search may play that was asked to play so many.
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

/// Searches for a host. If nobody listens it is as if there was none.
pub(crate) fn search<T>(
    ask: &'static str,
    nodes: Option<u64>,
    host: &mut dyn Host,
    search: impl FnOnce(Limits<'_>, &mut dyn Watch) -> T,
) -> T {
    let limits = Limits { nodes, ..Limits::NONE };
    if !host.listens() {
        return search(limits, &mut ());
    }
    let stop = AtomicBool::new(host.is_stopped());
    let mut watching = Watching { host, ask, stop: &stop, nodes: 0, helped: None, bounds: None, told: None };
    search(Limits { stop: Some(&stop), ..limits }, &mut watching)
}

/// Watches searches for a host.
struct Watching<'a> {
    host: &'a mut dyn Host,
    ask: &'static str,
    stop: &'a AtomicBool,
    nodes: u64,
    /// What other threads have played.
    helped: Option<Arc<AtomicU64>>,
    bounds: Option<(i32, i32)>,
    /// The bounds that were told last.
    told: Option<(i32, i32)>,
}

/// After so many cards the host is asked whether to stop, and after so many he is told how far it is.
const LOOK_EVERY: u64 = 1 << 12;
const TELL_EVERY: u64 = 1 << 18;

impl Watching<'_> {
    fn tell(&mut self) {
        let helped = self.helped.as_ref().map_or(0, |cards| cards.load(Ordering::Relaxed));
        let (lower, upper) = self.bounds.unzip();
        let progress = Progress::Search { ask: self.ask, nodes: self.nodes + helped, lower, upper };
        self.told = self.bounds;
        if self.host.progress(&progress).is_break() {
            self.stop.store(true, Ordering::Relaxed);
        }
    }
}

impl Watch for Watching<'_> {
    fn node(&mut self) {
        self.nodes += 1;
        if !self.nodes.is_multiple_of(LOOK_EVERY) {
            return;
        }
        if self.host.is_stopped() {
            self.stop.store(true, Ordering::Relaxed);
        }
        // Tighter bounds are worth telling at once, after some work that they have cost.
        if self.nodes.is_multiple_of(TELL_EVERY) || self.told != self.bounds {
            self.tell();
        }
    }

    fn asking(&mut self, _: i32, lower: i32, upper: i32) {
        self.bounds = Some((lower, upper));
    }

    fn helped(&mut self, cards: &Arc<AtomicU64>) {
        self.helped = Some(Arc::clone(cards));
    }
}

/// Tells a host how much of something that is counted is done, and returns whether to go on.
pub(crate) fn counted(host: &mut dyn Host, ask: &'static str, done: usize, of: usize) -> ControlFlow<()> {
    if !host.listens() {
        return ControlFlow::Continue(());
    }
    if host.is_stopped() {
        return ControlFlow::Break(());
    }
    host.progress(&Progress::Counted { ask, done: done.min(of), of })
}
