//! Progress of a search for a caller that waits.

use crate::observe::Observer;
use crate::stop::Stop;
use game::Card;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Progress of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SearchProgress {
    /// Number of cards played in the tree, with those of all threads.
    pub nodes: u64,
    /// Lower bound of the value of the position; `None` as long as nothing is known.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub lower: Option<i32>,
    /// Upper bound of that value.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub upper: Option<i32>,
    /// The same of the position after legal cards, as far as the running question has come to them.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub cards: Vec<CardProgress>,
    /// Null window of the running search: whether Re gets at least the first number, which is between the others.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub window: Option<(i32, i32, i32)>,
}

/// Bounds of the position after a card while a search runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CardProgress {
    /// The card.
    pub card: Card,
    /// Lower bound of the value after the card.
    pub lower: i32,
    /// Upper bound of that value.
    pub upper: i32,
}

/// A caller that waits for a search.
pub trait Watch {
    /// Receives the progress now and then. [`ControlFlow::Break`] stops the search.
    fn progress(&mut self, progress: &SearchProgress) -> ControlFlow<()>;

    /// Returns whether the search is to stop; called more often than there is progress to report.
    fn is_stopped(&self) -> bool {
        false
    }
}

/// Number of cards between two checks whether to stop, and between two reports of progress.
const LOOK_EVERY: u64 = 1 << 12;
const TELL_EVERY: u64 = 1 << 18;

/// Watches searches, one after the other, for a caller. Watched searches are compiled with the solver instead of with
/// every crate that asks.
pub struct Watching<'a> {
    caller: Option<(&'a mut dyn Watch, &'a Stop)>,
    /// Cards that this thread has played.
    nodes: u64,
    /// Cards that other threads have played.
    helped: Option<Arc<AtomicU64>>,
    progress: SearchProgress,
    /// Whether more is known than was reported.
    has_news: bool,
}

impl<'a> Watching<'a> {
    /// Watches for nobody.
    #[must_use]
    pub fn none() -> Self {
        let progress = SearchProgress::default();
        Self { caller: None, nodes: 0, helped: None, progress, has_news: false }
    }

    /// Watches for `caller`, who can stop the searches through `stop`.
    pub fn new(caller: &'a mut dyn Watch, stop: &'a Stop) -> Self {
        let watching = Self { caller: Some((caller, stop)), ..Self::none() };
        watching.look();
        watching
    }

    fn look(&self) {
        if let Some((caller, stop)) = &self.caller
            && caller.is_stopped()
        {
            stop.set();
        }
    }

    fn tell(&mut self) {
        let helped = self.helped.as_ref().map_or(0, |cards| cards.load(Ordering::Relaxed));
        self.progress.nodes = self.nodes + helped;
        self.has_news = false;
        if let Some((caller, stop)) = &mut self.caller
            && caller.progress(&self.progress).is_break()
        {
            stop.set();
        }
    }
}

impl std::fmt::Debug for Watching<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Watching").field("progress", &self.progress).finish_non_exhaustive()
    }
}

impl Observer for Watching<'_> {
    fn node(&mut self) {
        self.nodes += 1;
        if !self.nodes.is_multiple_of(LOOK_EVERY) {
            return;
        }
        self.look();
        // Tighter bounds are worth telling at once, after some work that they have cost.
        if self.nodes.is_multiple_of(TELL_EVERY) || self.has_news {
            self.tell();
        }
    }

    fn asking(&mut self, threshold: i32, lower: i32, upper: i32) {
        self.progress.window = Some((threshold, lower, upper));
    }

    fn beginning(&mut self) {
        self.progress = SearchProgress { window: self.progress.window, ..SearchProgress::default() };
    }

    fn knowing(&mut self, after: Option<Card>, lower: i32, upper: i32) {
        let SearchProgress { lower: known_lower, upper: known_upper, cards, .. } = &mut self.progress;
        match after {
            None => {
                self.has_news |= (*known_lower, *known_upper) != (Some(lower), Some(upper));
                (*known_lower, *known_upper) = (Some(lower), Some(upper));
            }
            Some(card) => {
                let known = CardProgress { card, lower, upper };
                match cards.iter_mut().find(|other| other.card == card) {
                    Some(before) if *before == known => {}
                    Some(before) => (*before, self.has_news) = (known, true),
                    None => {
                        cards.push(known);
                        self.has_news = true;
                    }
                }
            }
        }
    }

    fn helped(&mut self, cards: &Arc<AtomicU64>) {
        self.helped = Some(Arc::clone(cards));
    }
}
