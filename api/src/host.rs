//! The host waits for an answer: it receives the progress, may stop the work, and sets limits.

use crate::error::Error;
use game::Card;
use schemars::JsonSchema;
use serde::Serialize;
use solver::{Limits, Stop, Watch};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Progress {
    /// Progress of a search.
    Search {
        /// Name of the question, such as `solve`.
        ask: &'static str,
        /// Number of cards played in the tree.
        nodes: u64,
        /// Lower bound of the value of the position; absent as long as nothing is known.
        #[serde(skip_serializing_if = "Option::is_none")]
        lower: Option<i32>,
        /// It is no more.
        #[serde(skip_serializing_if = "Option::is_none")]
        upper: Option<i32>,
        /// The same of the position after legal cards, as far as the running question has come to them.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        cards: Vec<CardProgress>,
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

/// Bounds of the position after a card while a search runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CardProgress {
    /// The card.
    pub card: Card,
    /// Lower bound of the value after the card.
    pub lower: i32,
    /// It is no more.
    pub upper: i32,
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
    search: impl FnOnce(Limits<'_>, &mut dyn Watch) -> T,
) -> T {
    let limits = Limits { nodes, stop: Some(stop) };
    if !host.listens() {
        return search(limits, &mut ());
    }
    let mut watching =
        Watching { host, ask, stop, nodes: 0, helped: None, known: KnownBounds::default(), has_news: false };
    watching.look();
    search(limits, &mut watching)
}

/// Watches searches for a host.
struct Watching<'a> {
    host: &'a mut dyn Host,
    ask: &'static str,
    stop: &'a Stop,
    nodes: u64,
    /// Cards that other threads have played.
    helped: Option<Arc<AtomicU64>>,
    known: KnownBounds,
    /// Whether more is known than was reported.
    has_news: bool,
}

/// Bounds known in the current question.
#[derive(Debug, Default)]
struct KnownBounds {
    bounds: Option<(i32, i32)>,
    cards: Vec<CardProgress>,
}

/// Number of cards between two checks whether to stop, and between two reports of progress.
const LOOK_EVERY: u64 = 1 << 12;
const TELL_EVERY: u64 = 1 << 18;

impl Watching<'_> {
    fn tell(&mut self) {
        let helped = self.helped.as_ref().map_or(0, |cards| cards.load(Ordering::Relaxed));
        let (lower, upper) = self.known.bounds.unzip();
        let (nodes, cards) = (self.nodes + helped, self.known.cards.clone());
        let progress = Progress::Search { ask: self.ask, nodes, lower, upper, cards };
        self.has_news = false;
        if self.host.progress(&progress).is_break() {
            self.stop.set();
        }
    }

    fn look(&self) {
        if self.host.is_stopped() {
            self.stop.set();
        }
    }
}

impl Watch for Watching<'_> {
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

    fn beginning(&mut self) {
        self.known = KnownBounds::default();
    }

    fn knowing(&mut self, after: Option<Card>, lower: i32, upper: i32) {
        let KnownBounds { bounds, cards } = &mut self.known;
        match after {
            None => {
                self.has_news |= *bounds != Some((lower, upper));
                *bounds = Some((lower, upper));
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
