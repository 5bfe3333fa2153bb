//! How long a search may take.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// How long a search may take. What it has found until then is still true.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget<'a> {
    /// The most cards to play in the tree; `None` without limit. On one thread the result depends on nothing else.
    pub nodes: Option<u64>,
    /// When to stop.
    pub deadline: Option<Instant>,
    /// A flag that another thread may set to stop the search.
    pub stop: Option<&'a AtomicBool>,
}

impl Budget<'_> {
    /// No limit.
    pub const UNLIMITED: Budget<'static> = Budget { nodes: None, deadline: None, stop: None };
}

/// Counts a budget down.
#[derive(Debug)]
pub(crate) struct Meter<'a> {
    budget: Budget<'a>,
    nodes: u64,
    next_look: u64,
    is_spent: bool,
}

/// After how many cards the clock and the flag are looked at.
const LOOK_EVERY: u64 = 1 << 14;

impl<'a> Meter<'a> {
    pub(crate) fn new(budget: Budget<'a>) -> Self {
        let mut meter = Self { budget, nodes: 0, next_look: 0, is_spent: false };
        meter.look();
        meter
    }

    /// Returns how many cards were played.
    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns whether the search must end; once it must, it always must.
    pub(crate) const fn is_spent(&self) -> bool {
        self.is_spent
    }

    /// Counts one card.
    #[inline(always)]
    pub(crate) fn count(&mut self) {
        self.nodes += 1;
        if self.next_look <= self.nodes {
            self.look();
        }
    }

    #[cold]
    fn look(&mut self) {
        let over_nodes = self.budget.nodes.is_some_and(|most| most <= self.nodes);
        let over_time = self.budget.deadline.is_some_and(|deadline| deadline <= Instant::now());
        let stopped = self.budget.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        self.is_spent |= over_nodes || over_time || stopped;
        self.next_look = (self.nodes + LOOK_EVERY).min(self.budget.nodes.unwrap_or(u64::MAX).max(self.nodes + 1));
    }
}
