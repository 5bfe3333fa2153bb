//! Success of one opponent's attempt: an exact search over positions.

use super::FOREVER;
use super::attempt::Attempt;
use super::count_search::{CountSearch, CountTable};
use super::counts::{Comparisons, CountState, Counts, class_of, counts};
use super::rank_structure::RankStructure;
use super::restriction::Restriction;
use crate::bitboard::{Layout, each, lowest_of_each};
use crate::limits::LimitCounter;
use crate::machine::Machine;
use crate::trick::Trick;
use ahash::AHashMap;

/// A position in which the side leads, as far as it matters to one opponent's attempt.
#[derive(Clone, Copy)]
pub(super) struct AttemptState {
    pub(super) attempt: Attempt,
    /// The hands of the seats that can win tricks, and the opponent's card.
    pub(super) hands: [u64; 4],
    /// Counts of the opponent's cards.
    pub(super) held: Counts,
    pub(super) leader: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct AttemptKey {
    structure: RankStructure,
    leader: u8,
    attempt: Attempt,
    held: Counts,
    /// The hand of a claimant whose order is given by cards, not by ranks.
    named: u64,
}

/// Search for reachable positions in a claim.
pub(super) struct Reachability<'a, M> {
    machine: M,
    pub(super) layout: Layout,
    pub(super) restriction: Restriction,
    /// The side that is to make all tricks, as a mask of seats.
    pub(super) party: u8,
    pub(super) limits: LimitCounter<'a>,
    /// The plays of the line that was found as far as they matter, seats and bits, the last one first.
    pub(super) line: Vec<(usize, usize)>,
    /// Number of positions examined.
    pub(super) looked: u64,
    /// Number of tricks for which each state is known to be safe.
    safe: AHashMap<AttemptKey, u8>,
    counts: CountTable,
}

impl<'a, M: Machine> Reachability<'a, M> {
    pub(super) fn new(
        machine: M,
        layout: Layout,
        restriction: Restriction,
        party: u8,
        limits: LimitCounter<'a>,
    ) -> Self {
        let (safe, counts) = (AHashMap::new(), CountTable::new());
        Self { machine, layout, restriction, party, limits, line: Vec::new(), looked: 0, safe, counts }
    }

    /// Returns the number of positions examined, count states included.
    pub(super) fn positions(&self) -> u64 {
        self.looked + self.counts.len() as u64
    }

    /// Returns for how many tricks the attempt cannot succeed from here; fewer than asked for if it can, and then the line
    /// is noted.
    pub(super) fn safe_for(&mut self, state: &AttemptState, n_tricks: u8) -> u8 {
        let leader = usize::from(state.leader);
        if state.hands[leader] == 0 || self.limits.is_spent() {
            return FOREVER;
        }
        if n_tricks == 0 {
            return 0;
        }
        let leaders = self.possible_leaders(&state.hands, 1 << leader);
        // Static proof: every card that may ever be led is above the opponent's.
        if self.beaters(&state.hands, leaders) >> state.attempt.card & 1 == 0 {
            self.looked += 1;
            return FOREVER;
        }
        // Irrelevant: what is played by the other opponents and by a seat that can never win a trick.
        let mut state = *state;
        let relevant = leaders | 1 << state.attempt.opponent;
        for seat in (0..4).filter(|seat| relevant >> seat & 1 == 0) {
            state.hands[seat] = 0;
        }
        let key = self.key(&state);
        let mut safe = self.safe.get(&key).copied().unwrap_or(0);
        if n_tricks <= safe {
            return safe;
        }
        self.looked += 1;
        safe = safe.max(self.safe_by_counts(&state, leaders, n_tricks));
        if safe < n_tricks {
            safe = if n_tricks == 1 {
                self.safe_now(&state)
            } else {
                self.play(&state, Trick::led_by(state.leader), n_tricks)
            };
        }
        if n_tricks <= safe && !self.limits.is_spent() {
            self.safe.insert(key, safe);
        }
        safe
    }

    /// Relaxation: returns the same as far as numbers of cards tell.
    fn safe_by_counts(&mut self, state: &AttemptState, leaders: u8, n_tricks: u8) -> u8 {
        let mut held = state.hands.map(|hand| counts(&self.layout, hand));
        held[usize::from(state.attempt.opponent)] = state.held;
        let (layout, restriction) = (&self.layout, &self.restriction);
        let comparisons = Comparisons::new(layout, restriction, &state.hands, state.attempt, leaders);
        let mut search = CountSearch::new(layout, restriction, &mut self.limits, &comparisons, &mut self.counts);
        search.safe_for(&CountState { held, leader: state.leader }, n_tricks)
    }

    /// Returns the same for one trick: the opponent wins it if all others play their lowest card, Fehl rather than
    /// trump.
    fn safe_now(&mut self, state: &AttemptState) -> u8 {
        let attempt = state.attempt;
        let is_last = state.hands[usize::from(state.leader)].count_ones() == 1;
        let safe = if is_last { FOREVER } else { 1 };
        if attempt.is_ruff() && state.held[usize::from(attempt.class)] != 0 {
            return safe;
        }
        let mut trick = Trick::led_by(state.leader);
        let mut plays = Vec::new();
        while trick.len < 4 {
            let seat = trick.turn();
            if state.hands[seat] == 0 {
                trick.len += 1;
                continue;
            }
            let mut allowed = self.restriction.allowed(&self.layout, seat, trick.legal(state.hands[seat]));
            if seat == usize::from(attempt.opponent) {
                allowed = 1 << attempt.card;
            } else if trick.len == 0 {
                allowed &= self.layout.classes[usize::from(attempt.class)];
            }
            if allowed == 0 {
                return safe;
            }
            let bit = allowed.trailing_zeros() as usize;
            plays.push((seat, bit));
            trick = if is_last { trick.with_last(&self.layout, bit) } else { trick.with(&self.layout, bit) };
        }
        if trick.owner != attempt.opponent {
            return safe;
        }
        self.line.extend(plays.into_iter().rev());
        0
    }

    /// Returns the same for all that can follow on the running trick, in which the attempt does not succeed.
    fn play(&mut self, state: &AttemptState, mut trick: Trick, n_tricks: u8) -> u8 {
        let opponent = usize::from(state.attempt.opponent);
        while trick.len < 4 && (trick.turn() == opponent || state.hands[trick.turn()] == 0) {
            trick.len += 1;
        }
        if trick.len == 4 {
            return self.safe_for(&AttemptState { leader: trick.owner, ..*state }, n_tricks - 1).saturating_add(1);
        }
        let seat = trick.turn();
        let mut safe = FOREVER;
        for bit in each(self.choices(state, &trick)) {
            self.limits.count_node();
            let mut state = *state;
            if trick.len == 0 {
                match state.attempt.after(&state.held, class_of(&self.layout, bit)) {
                    Some(held) => state.held = held,
                    None => continue,
                }
            }
            state.hands[seat] ^= 1 << bit;
            safe = safe.min(self.play(&state, trick.with(&self.layout, bit), n_tricks));
            if safe < n_tricks {
                self.line.push((seat, bit));
                break;
            }
        }
        safe
    }

    /// Returns the cards of a seat of the side that have to be tried: of cards without another's between them, one.
    fn choices(&self, state: &AttemptState, trick: &Trick) -> u64 {
        let seat = trick.turn();
        let legal = trick.legal(state.hands[seat]);
        if self.restriction.seat() == Some(seat) {
            return self.restriction.allowed(&self.layout, seat, legal);
        }
        let others = (0..4).filter(|&other| other != seat);
        self.layout.distinct_ranks(legal, others.fold(trick.best_bit(), |all, other| all | state.hands[other]))
    }

    /// Returns the seats of the side that can ever win a trick as long as the side makes all: those in `leaders`, and
    /// the holders of cards that beat a card of one of them.
    fn possible_leaders(&self, hands: &[u64; 4], mut leaders: u8) -> u8 {
        loop {
            let beaters = self.beaters(hands, leaders);
            let more = each(u64::from(self.party)).filter(|&seat| hands[seat] & beaters != 0);
            let all = more.fold(leaders, |all, seat| all | 1 << seat);
            if all == leaders {
                return leaders;
            }
            leaders = all;
        }
    }

    /// Returns the cards that beat some card of these seats.
    fn beaters(&self, hands: &[u64; 4], seats: u8) -> u64 {
        let held = each(u64::from(seats)).fold(0, |held, seat| held | hands[seat]);
        each(lowest_of_each(&self.layout, held)).fold(0, |beaters, bit| beaters | self.layout.higher_at_any_time(bit))
    }

    fn key(&self, state: &AttemptState) -> AttemptKey {
        let named = match &self.restriction {
            Restriction::InOrder { seat, .. } => state.hands[*seat],
            Restriction::None | Restriction::TopFirst { .. } => 0,
        };
        let structure = RankStructure::of(self.machine, &self.layout, &state.hands);
        AttemptKey { structure, leader: state.leader, attempt: state.attempt, held: state.held, named }
    }
}
