//! The threads that help a search at its [split points](crate::split).

use crate::move_generation::MoveList;
use std::sync::Arc;
use std::sync::atomic::{AtomicIsize, AtomicU64, Ordering::Relaxed};

/// Least number of tricks left, this one included, to split a choice. With fewer there is too little work.
const LEAST_TRICKS: u32 = 7;

/// Whether there can be other threads. A page has none, and does not download code for them.
pub(crate) const HAS_THREADS: bool = !cfg!(target_family = "wasm");

/// The threads that help a search.
#[derive(Debug)]
pub(crate) struct Helpers {
    /// Number of cards they have played.
    pub(crate) nodes: Arc<AtomicU64>,
    /// Number of idle ones. For a moment it may be negative: a thread that has waited for others does not wait to go
    /// on.
    pub(crate) n_idle: AtomicIsize,
}

impl Helpers {
    pub(crate) fn new(n_helpers: usize) -> Self {
        Self { nodes: Arc::default(), n_idle: AtomicIsize::new(n_helpers as isize) }
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Returns how many threads come to help with the cards that are left to try.
    #[inline(always)]
    pub(crate) fn join(&self, n_tricks: u32, moves: &MoveList) -> usize {
        if !HAS_THREADS || n_tricks < LEAST_TRICKS || self.n_idle.load(Relaxed) <= 0 {
            0
        } else {
            self.take(moves.n_left())
        }
    }

    /// Takes as many of those who are idle as can do something, besides the one who is at it.
    #[cold]
    fn take(&self, n_cards: usize) -> usize {
        let most = n_cards.saturating_sub(1) as isize;
        let taken = |n_idle: isize| n_idle.clamp(0, most);
        let before = self.n_idle.fetch_update(Relaxed, Relaxed, |n_idle| Some(n_idle - taken(n_idle)));
        before.map_or(0, |n_idle| taken(n_idle) as usize)
    }
}
