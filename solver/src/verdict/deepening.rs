//! The shortest line in which an opponent wins a trick, by iterative deepening.

use super::attempt::Attempt;
use super::counts::counts;
use super::reachability::{AttemptState, Reachability};
use super::restriction::Restriction;
use super::{Claim, FOREVER, Verdict};
use crate::bitboard::{Layout, each, highest_of_each, lowest_of_each, members};
use crate::limits::{LimitCounter, Limits};
use crate::machine::Machine;
use crate::trick::State;
use game::{Card, Position};

/// Iterative deepening from one position.
pub(super) struct Deepening<'a, M> {
    start: State,
    reachability: Reachability<'a, M>,
    /// Attempt that succeeds in the line that was found.
    attempt: Option<Attempt>,
}

impl<'a, M: Machine> Deepening<'a, M> {
    pub(super) fn new(machine: M, position: &Position, claim: &Claim, limits: Limits<'a>) -> Self {
        let layout = Layout::new(position.order());
        let start = State::new(&layout, position);
        let restriction = Restriction::new(&layout, &start, position, claim.manner());
        let party = members(position, claim.team());
        let reachability = Reachability::new(machine, layout, restriction, party, LimitCounter::new(limits));
        Self { start, reachability, attempt: None }
    }

    /// Returns the verdict, unless the limits end the search, and how many cards were played in the tree.
    pub(super) fn verdict(mut self) -> (Option<Verdict>, u64) {
        let start = self.start;
        let mut n_tricks = 1;
        let verdict = loop {
            let safe = self.safe_for(&start, n_tricks);
            if safe < n_tricks {
                break Some(Verdict::Fails { line: self.whole_line() });
            }
            if self.reachability.limits.is_spent() {
                break None;
            }
            if safe == FOREVER {
                break Some(Verdict::Holds { positions: self.reachability.positions() });
            }
            n_tricks = safe + 1;
        };
        (verdict, self.reachability.limits.nodes())
    }

    /// Returns for how many tricks no opponent can win one; fewer than asked for if one can, and then the line is noted.
    fn safe_for(&mut self, state: &State, n_tricks: u8) -> u8 {
        if state.is_over() || self.reachability.limits.is_spent() {
            return FOREVER;
        }
        if n_tricks == 0 {
            return 0;
        }
        let opponents = !self.reachability.party & 15;
        if state.trick.len != 0 || opponents >> state.trick.leader & 1 == 1 {
            // The trick was begun before the question, or an opponent is to lead.
            self.reachability.looked += 1;
            return self.play(state, n_tricks);
        }
        // Independence: opponents do not lead before they win a trick, so the legal cards of one depend on his own
        // cards and the led ones alone. They need not be searched together; one of them finds a trick, or none does.
        let mut safe = FOREVER;
        for opponent in each(u64::from(opponents)) {
            let hand = state.hands[opponent];
            for attempt in Attempt::all(&self.reachability.layout, opponent, hand) {
                let mut hands = state.hands;
                hands[opponent] = 1 << attempt.card;
                let held = counts(&self.reachability.layout, hand);
                let state = AttemptState { attempt, hands, held, leader: state.trick.leader };
                safe = safe.min(self.reachability.safe_for(&state, n_tricks));
                if safe < n_tricks {
                    self.attempt = Some(attempt);
                    return safe;
                }
            }
        }
        safe
    }

    /// Returns the same for the running trick, in which all seats are searched together.
    fn play(&mut self, state: &State, n_tricks: u8) -> u8 {
        let seat = state.trick.turn();
        let mut safe = FOREVER;
        for bit in each(self.choices(state)) {
            self.reachability.limits.count_node();
            let (next, complete) = state.after(&self.reachability.layout, bit);
            safe = safe.min(match complete {
                None => self.play(&next, n_tricks),
                Some(trick) if self.reachability.party >> trick.owner & 1 == 0 => 0,
                Some(_) => self.safe_for(&next, n_tricks - 1).saturating_add(1),
            });
            if safe < n_tricks {
                self.reachability.line.push((seat, bit));
                break;
            }
        }
        safe
    }

    /// Returns the cards that have to be tried.
    fn choices(&self, state: &State) -> u64 {
        let Reachability { layout, restriction, party, .. } = &self.reachability;
        let (seat, legal) = (state.trick.turn(), state.legal());
        if party >> seat & 1 == 0 {
            // Opponents keep what is high: a higher card of the same class wins whenever the lower one would have won.
            // So they play their lowest card of a class, or their highest if it takes this trick.
            let is_lead = state.trick.len == 0;
            let winning = if is_lead { legal } else { legal & layout.higher[usize::from(state.trick.best)] };
            lowest_of_each(layout, legal) | (highest_of_each(layout, legal) & winning)
        } else if restriction.seat() == Some(seat) {
            restriction.allowed_in(layout, state)
        } else {
            layout.distinct_ranks(legal, state.others())
        }
    }

    /// Returns the line with what the others play, whose cards do not matter.
    fn whole_line(&self) -> Vec<Card> {
        let Reachability { layout, restriction, party, line, .. } = &self.reachability;
        let mut state = self.start;
        let mut chosen = line.iter().rev().peekable();
        let mut cards = Vec::new();
        loop {
            let seat = state.trick.turn();
            let attempt = self.attempt.filter(|attempt| usize::from(attempt.opponent) == seat);
            let bit = match (chosen.next_if(|(turn, _)| *turn == seat), attempt) {
                (Some(&(_, bit)), _) => bit,
                (None, Some(attempt)) => attempt.plays(layout, state.hands[seat], state.trick.follow),
                (None, None) => restriction.allowed_in(layout, &state).trailing_zeros() as usize,
            };
            cards.push(layout.card(bit));
            let (next, complete) = state.after(layout, bit);
            if complete.is_some_and(|trick| party >> trick.owner & 1 == 0) {
                return cards;
            }
            state = next;
        }
    }
}
