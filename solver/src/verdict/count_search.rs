//! Feasibility of an attempt by numbers of cards: a search over count states.

use super::FOREVER;
use super::counts::{Comparisons, CountState, Counts};
use super::earliest_win::earliest_win;
use super::restriction::Restriction;
use crate::bitboard::{Layout, each};
use crate::limits::LimitCounter;
use ahash::AHashMap;

/// Results for the count states of a claim.
pub(super) struct CountTable {
    /// The number of each set of comparisons that was met.
    numbers: AHashMap<Comparisons, u32>,
    entries: AHashMap<u128, CountEntry>,
}

/// Result for a count state.
#[derive(Clone, Copy)]
struct CountEntry {
    /// Number of tricks for which the state is safe.
    safe: u8,
    /// Within how many tricks one may be lost.
    uncertain: u8,
}

impl CountTable {
    pub(super) fn new() -> Self {
        Self { numbers: AHashMap::new(), entries: AHashMap::new() }
    }

    /// Returns the number of count states examined.
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }
}

/// A search over the count states that share their comparisons.
pub(super) struct CountSearch<'a, 'b> {
    layout: &'a Layout,
    restriction: &'a Restriction,
    limits: &'a mut LimitCounter<'b>,
    comparisons: &'a Comparisons,
    number: u32,
    entries: &'a mut AHashMap<u128, CountEntry>,
}

/// A trick in numbers that is being played.
#[derive(Clone, Copy)]
struct CountTrick {
    /// Hands of the seats before it, as counts.
    before: [Counts; 4],
    held: [Counts; 4],
    leader: usize,
    class: usize,
    /// Number of cards played.
    n_played: u8,
    /// Seats that have followed, among those who can win.
    followers: u8,
    /// Seats that have trumped.
    trumpers: u8,
}

impl<'a, 'b> CountSearch<'a, 'b> {
    pub(super) fn new(
        layout: &'a Layout,
        restriction: &'a Restriction,
        limits: &'a mut LimitCounter<'b>,
        comparisons: &'a Comparisons,
        table: &'a mut CountTable,
    ) -> Self {
        let next = table.numbers.len() as u32;
        let number = match table.numbers.get(comparisons) {
            Some(&number) => number,
            None => *table.numbers.entry(comparisons.clone()).or_insert(next),
        };
        Self { layout, restriction, limits, comparisons, number, entries: &mut table.entries }
    }

    /// Returns for how many tricks the attempt cannot succeed from here; fewer than asked for if it may.
    pub(super) fn safe_for(&mut self, state: &CountState, n_tricks: u8) -> u8 {
        let key = state.word() << 32 | u128::from(self.number);
        let leader = usize::from(state.leader);
        let choice = self.restriction.free_classes(self.layout, leader, &state.held[leader]);
        let known = *self.entries.entry(key).or_insert_with(|| {
            let safe = earliest_win(state, self.comparisons, choice).map_or(FOREVER, |n| n - 1);
            CountEntry { safe, uncertain: FOREVER }
        });
        if n_tricks <= known.safe || known.uncertain <= n_tricks || self.limits.is_spent() {
            return known.safe;
        }
        let found = self.search(state, choice, n_tricks);
        if !self.limits.is_spent() {
            let known = self.entries.get_mut(&key).expect("it was inserted");
            match found {
                Some(safe) => known.safe = safe,
                None => known.uncertain = n_tricks,
            }
        }
        found.unwrap_or(known.safe)
    }

    /// Returns for how many tricks the state is safe, or `None` if one of the next tricks may be lost.
    fn search(&mut self, state: &CountState, choice: u8, n_tricks: u8) -> Option<u8> {
        let leader = usize::from(state.leader);
        let attempt = self.comparisons.attempt;
        if choice >> attempt.class & 1 == 1 && self.may_succeed_now(state) {
            return None;
        }
        if state.held[leader].iter().sum::<u8>() == 1 {
            return Some(FOREVER);
        }
        if n_tricks == 1 {
            return Some(1);
        }
        let mut safe = FOREVER;
        let opponent = usize::from(attempt.opponent);
        for class in each(u64::from(choice)) {
            let Some(held) = attempt.after(&state.held[opponent], class) else { continue };
            let before = state.held;
            let mut trick = CountTrick { before, held: before, leader, class, n_played: 0, followers: 0, trumpers: 0 };
            trick.held[opponent] = held;
            let least = self.play(&trick, n_tricks - 1);
            if least < n_tricks - 1 {
                return None;
            }
            safe = safe.min(least.saturating_add(1));
        }
        Some(safe)
    }

    /// Returns whether the attempt may succeed in the next trick, if its class is led.
    fn may_succeed_now(&self, state: &CountState) -> bool {
        let leader = usize::from(state.leader);
        let attempt = &self.comparisons.attempt;
        let class = usize::from(attempt.class);
        if attempt.is_ruff() && state.held[usize::from(attempt.opponent)][class] != 0 {
            return false;
        }
        each(u64::from(self.comparisons.leaders)).all(|seat| {
            let held = &state.held[seat];
            let yields = |n: u8| self.comparisons.lets_win(seat, leader) >> n & 1 == 1;
            if held[class] != 0 {
                return attempt.is_ruff() || yields(held[class]);
            }
            let may_trump_low = attempt.is_ruff() && yields(held[0]);
            class == 0 || may_trump_low || 1 < self.restriction.free_classes(self.layout, seat, held)
        })
    }

    /// Returns for how many of the next tricks all that can follow on the running one is safe.
    fn play(&mut self, trick: &CountTrick, n_tricks: u8) -> u8 {
        if trick.n_played == 4 {
            return self.finish(trick, n_tricks);
        }
        let seat = (trick.leader + usize::from(trick.n_played)) & 3;
        let mut next = CountTrick { n_played: trick.n_played + 1, ..*trick };
        if self.comparisons.leaders >> seat & 1 == 0 {
            return self.play(&next, n_tricks);
        }
        if trick.held[seat][trick.class] != 0 {
            next.held[seat][trick.class] -= 1;
            next.followers |= 1 << seat;
            return self.play(&next, n_tricks);
        }
        let mut least = FOREVER;
        for class in each(u64::from(self.restriction.free_classes(self.layout, seat, &trick.held[seat]))) {
            let mut next = next;
            next.held[seat][class] -= 1;
            next.trumpers |= u8::from(class == 0) << seat;
            least = least.min(self.play(&next, n_tricks));
            if least < n_tricks {
                break;
            }
        }
        least
    }

    /// Returns the same when all have played, for every seat that may have won.
    fn finish(&mut self, trick: &CountTrick, n_tricks: u8) -> u8 {
        let CountTrick { before, held, leader, .. } = *trick;
        let (class, takers) = if trick.trumpers == 0 { (trick.class, trick.followers) } else { (0, trick.trumpers) };
        let mut least = FOREVER;
        for seat in each(u64::from(takers)) {
            if self.comparisons.may_win(seat, class, takers, leader, &before) {
                self.limits.count_node();
                least = least.min(self.safe_for(&CountState { held, leader: seat as u8 }, n_tricks));
                if least < n_tricks {
                    break;
                }
            }
        }
        least
    }
}
