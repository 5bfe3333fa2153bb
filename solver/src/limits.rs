//! The limits of a search.

use crate::stop::Stop;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// Limits of a search. Its results until then are still true.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits<'a> {
    /// The most cards to play in the tree; `None` without limit. On one thread the result depends on nothing else.
    pub nodes: Option<u64>,
    /// Token that stops it; `None` if never.
    pub stop: Option<&'a Stop>,
}

impl<'a> Limits<'a> {
    /// No limit.
    pub const NONE: Limits<'static> = Limits { nodes: None, stop: None };

    /// Returns the limits of a search that goes on until it is stopped.
    #[must_use]
    pub const fn until(stop: &'a Stop) -> Self {
        Self { nodes: None, stop: Some(stop) }
    }

    /// Returns the limits left after `nodes` cards: one question after another may spend them.
    #[must_use]
    pub const fn less(self, nodes: u64) -> Self {
        let left = match self.nodes {
            Some(most) => Some(most.saturating_sub(nodes)),
            None => None,
        };
        Self { nodes: left, ..self }
    }

    /// Returns whether it limits anything.
    pub(crate) fn may_end(&self) -> bool {
        self.nodes.is_some() || self.stop.is_some_and(|stop| *stop != Stop::NEVER)
    }

    /// Returns the moment at which the search is stopped, if there is one.
    #[must_use]
    pub fn deadline(&self) -> Option<Instant> {
        self.stop?.deadline()
    }

    /// Returns whether the limits are spent after `nodes` cards.
    pub(crate) fn is_spent_after(&self, nodes: u64) -> bool {
        let over_nodes = self.nodes.is_some_and(|most| most <= nodes);
        over_nodes || self.stop.is_some_and(Stop::is_set)
    }
}

/// Says to searches that help one another that they are to stop, for the answer is known.
#[derive(Debug, Default)]
pub(crate) struct StopToken {
    is_set: AtomicBool,
    /// Helpers with a part of a question stop with those who work on the whole.
    above: Option<Arc<Self>>,
}

impl StopToken {
    pub(crate) fn under(above: Option<Arc<Self>>) -> Self {
        Self { is_set: AtomicBool::new(false), above }
    }

    pub(crate) fn set(&self) {
        self.is_set.store(true, Ordering::Relaxed);
    }

    fn is_set(&self) -> bool {
        self.is_set.load(Ordering::Relaxed) || self.above.as_ref().is_some_and(|above| above.is_set())
    }
}

/// Whether a search may be ended before the value is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Urgency {
    /// The search may not be ended.
    None,
    /// The search may be ended, but the caller most likely waits for the value.
    Little,
    /// The search has a fixed limit.
    Much,
}

/// Counts limits down.
#[derive(Debug)]
pub(crate) struct LimitCounter<'a> {
    whole: Limits<'a>,
    /// Share of one of several questions.
    limits: Limits<'a>,
    /// Deadline of that question.
    deadline: Option<Instant>,
    token: Option<Arc<StopToken>>,
    /// Sum of the cards of all helpers.
    total: Option<Arc<AtomicU64>>,
    /// Number of the cards that are already in the total.
    n_told: u64,
    /// Number of cards after which to pause.
    pause_at: u64,
    nodes: u64,
    next_look: u64,
    is_spent: bool,
}

/// Part of the limits that a guess may cost, and the most cards if the number of cards is not limited.
const GUESS_PART: u64 = 16;
const GUESS_MOST: u64 = 1 << 16;

/// Cards between two checks of the clock and the flags; the second number holds if others may stop the search.
const LOOK_EVERY: u64 = 1 << 11;
const LOOK_EVERY_TOGETHER: u64 = 1 << 7;

impl<'a> LimitCounter<'a> {
    pub(crate) fn new(limits: Limits<'a>) -> Self {
        let mut counter = Self {
            whole: limits,
            limits,
            deadline: limits.deadline(),
            token: None,
            total: None,
            n_told: 0,
            pause_at: u64::MAX,
            nodes: 0,
            next_look: 0,
            is_spent: false,
        };
        counter.look();
        counter
    }

    /// Returns the counter of a helper, whose cards are not counted here, but added to `total`.
    pub(crate) fn of_helper(&self, token: Arc<StopToken>, total: Arc<AtomicU64>) -> Self {
        let (total, deadline) = (Some(total), self.deadline);
        let mut counter = Self { total, deadline, ..Self::new(Limits { nodes: None, ..self.limits }) };
        counter.heed(Some(token));
        counter
    }

    /// Lets the first of `n_questions` questions spend its share of the remaining limits. The clock is read only if
    /// there is a deadline.
    pub(crate) fn share_among(&mut self, n_questions: u32) {
        let nodes = self.whole.nodes.map(|most| self.nodes + most.saturating_sub(self.nodes) / u64::from(n_questions));
        self.deadline = self.whole.deadline().map(|end| {
            let now = Instant::now();
            now + end.saturating_duration_since(now) / n_questions
        });
        self.limits = Limits { nodes, ..self.whole };
        self.resume(u64::MAX, None);
    }

    /// Returns whether the search may be ended before the value is known.
    pub(crate) fn urgency(&self) -> Urgency {
        if self.limits.nodes.is_some() || self.deadline.is_some() {
            Urgency::Much
        } else if self.limits.may_end() {
            Urgency::Little
        } else {
            Urgency::None
        }
    }

    /// Returns after how many cards it should be known about what the value is, if there is no time for more.
    pub(crate) fn guess_until(&self) -> Option<u64> {
        let nodes = self.limits.nodes.map(|most| most.saturating_sub(self.nodes) / GUESS_PART);
        let guess = if self.deadline.is_some() { Some(nodes.unwrap_or(u64::MAX).min(GUESS_MOST)) } else { nodes };
        guess.map(|guess| self.nodes + guess)
    }

    /// Returns whether the number of cards is limited.
    pub(crate) const fn counts_nodes(&self) -> bool {
        self.limits.nodes.is_some()
    }

    /// Returns how many cards were played.
    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns whether the search must end; once it must, it always must, unless it is resumed.
    pub(crate) const fn is_spent(&self) -> bool {
        self.is_spent
    }

    /// Continues within the limits, until `pause_at` cards were played in all or `token` is set.
    pub(crate) fn resume(&mut self, pause_at: u64, token: Option<Arc<StopToken>>) {
        self.pause_at = pause_at;
        self.heed(token);
    }

    /// Goes on, if nothing else is against it, until this token is set.
    pub(crate) fn heed(&mut self, token: Option<Arc<StopToken>>) {
        self.token = token;
        self.is_spent = self.is_exceeded();
        self.next_look = 0;
    }

    /// Stops.
    pub(crate) const fn stop(&mut self) {
        self.is_spent = true;
    }

    /// Returns what stops this search.
    pub(crate) fn stop_token(&self) -> Option<Arc<StopToken>> {
        self.token.clone()
    }

    /// Counts one card.
    #[inline(always)]
    pub(crate) fn count_node(&mut self) {
        self.nodes += 1;
        if self.next_look <= self.nodes {
            self.look();
        }
    }

    /// Adds to the total what is not in it yet.
    pub(crate) fn tell(&mut self) {
        if let Some(total) = &self.total {
            total.fetch_add(self.nodes - self.n_told, Ordering::Relaxed);
            self.n_told = self.nodes;
        }
    }

    #[cold]
    fn look(&mut self) {
        self.tell();
        let is_stopped = self.token.as_ref().is_some_and(|flag| flag.is_set());
        self.is_spent |= self.is_exceeded() || is_stopped || self.pause_at <= self.nodes;
        let stop_at = self.limits.nodes.unwrap_or(u64::MAX).min(self.pause_at);
        let look_every = if self.token.is_some() { LOOK_EVERY_TOGETHER } else { LOOK_EVERY };
        self.next_look = (self.nodes + look_every).min(stop_at.max(self.nodes + 1));
    }

    /// Returns whether the limits are exceeded, whatever others do.
    pub(crate) fn is_exceeded(&self) -> bool {
        let is_late = self.deadline.is_some_and(|deadline| deadline <= Instant::now());
        is_late || self.limits.is_spent_after(self.nodes)
    }
}
