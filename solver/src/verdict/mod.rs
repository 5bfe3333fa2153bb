//! Whether a side makes all remaining tricks *zwangslaeufig*: whatever everybody plays.
//!
//! The question is one of reachability, not of best play: is there any line, legal and within the manner of the
//! claim, in which an opponent wins a trick? So all four seats look for it together, one way for one opponent to win a
//! trick after the other ([`Chance`]), and for the shortest line first ([`Reach`]).

mod attempt;
mod claim;
mod count_search;
mod counter_line;
mod counts;
mod earliest_win;
mod explanation;
mod forced_special;
mod rank_structure;
mod reachability;
mod restriction;

pub use claim::{Claim, ClaimError, Manner};
pub use counter_line::{LineError, check_counter_line};
pub use explanation::{Explanation, Step, Threat, explain};
pub use forced_special::{ForcedSpecial, forced_special};

use crate::bitboard::{Layout, each, highest_of_each, lowest_of_each, members};
use crate::limits::{LimitCounter, Limits};
use crate::machine::{Machine, Portable};
use crate::trick::State;
use attempt::Chance;
use counts::counts;
use game::{Card, Position};
use reachability::{Line, Reach, Stage};
use restriction::Bound;

/// Whether a claim holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No line of play gives the opponents a trick.
    Holds {
        /// How many positions were looked at to prove it, whole or in outline.
        positions: u64,
    },
    /// The opponents can come to a trick.
    Fails {
        /// The plays from the position to the end of the first trick that they win; no other line wins one earlier.
        line: Vec<Card>,
    },
}

impl Verdict {
    /// Returns whether the claim holds.
    #[must_use]
    pub const fn holds(&self) -> bool {
        matches!(self, Self::Holds { .. })
    }
}

/// Returns whether the claim holds in the position, with a proof.
pub(crate) fn verdict(position: &Position, claim: &Claim) -> Verdict {
    try_verdict(position, claim, Limits::NONE).0.expect("an unlimited search ends with an answer")
}

/// Returns whether the claim holds, or `None` if the budget was spent before that was known, and how many cards were
/// played in the tree.
pub(crate) fn try_verdict(position: &Position, claim: &Claim, budget: Limits) -> (Option<Verdict>, u64) {
    #[cfg(target_arch = "x86_64")]
    if let Some(machine) = crate::machine::Native::detect() {
        return Walk::new(machine, position, claim, budget).verdict();
    }
    Walk::new(Portable, position, claim, budget).verdict()
}

struct Walk<'a, M> {
    start: State,
    reach: Reach<'a, M>,
    /// What the opponents' chance was in the line that was found.
    chance: Option<Chance>,
    line: Line,
}

impl<'a, M: Machine> Walk<'a, M> {
    fn new(machine: M, position: &Position, claim: &Claim, budget: Limits<'a>) -> Self {
        let layout = Layout::new(position.order());
        let start = State::new(&layout, position);
        let bound = Bound::new(&layout, &start, claim.manner());
        let party = members(position, claim.team());
        let reach = Reach::new(machine, layout, bound, party, LimitCounter::new(budget));
        Self { start, reach, chance: None, line: Line::new() }
    }

    fn verdict(mut self) -> (Option<Verdict>, u64) {
        let start = self.start;
        // The shortest line is looked for first: one trick, two tricks, ..
        for n_tricks in 1..=MOST_TRICKS {
            self.reach.cut_short = false;
            if self.can_lose(&start, n_tricks) {
                let line = self.whole_line(n_tricks);
                return (Some(Verdict::Fails { line }), self.reach.meter.nodes());
            }
            if !self.reach.cut_short || self.reach.meter.is_spent() {
                break;
            }
        }
        let meter = &self.reach.meter;
        ((!meter.is_spent()).then_some(Verdict::Holds { positions: self.reach.positions() }), meter.nodes())
    }

    /// Returns the line with what the others play, whose cards do not matter.
    fn whole_line(&self, n_tricks: u8) -> Vec<Card> {
        let mut state = self.start;
        let mut chosen = self.line.iter().rev().peekable();
        let mut cards = Vec::new();
        let mut tricks_left = n_tricks;
        loop {
            let seat = state.trick.turn();
            let chance = self.chance.filter(|chance| usize::from(chance.opponent) == seat);
            let bit = match (chosen.next_if(|(turn, _)| *turn == seat), chance) {
                (Some(&(_, bit)), _) => bit,
                (None, Some(chance)) if tricks_left == 1 => usize::from(chance.card),
                (None, Some(chance)) => chance.plays(&self.reach.layout, state.hands[seat], state.trick.follow),
                (None, None) => self.reach.allowed(seat, state.legal()).trailing_zeros() as usize,
            };
            cards.push(self.reach.layout.card(bit));
            let (next, complete) = state.after(&self.reach.layout, bit);
            state = next;
            if complete.is_some_and(|trick| self.reach.party >> trick.owner & 1 == 0) {
                return cards;
            }
            tricks_left -= u8::from(complete.is_some());
        }
    }

    /// Returns whether the opponents can win one of the next tricks.
    fn can_lose(&mut self, state: &State, n_tricks: u8) -> bool {
        if state.is_over() || self.reach.meter.is_spent() {
            return false;
        }
        if n_tricks == 0 {
            self.reach.cut_short = true;
            return false;
        }
        if state.trick.len != 0 || self.reach.party >> state.trick.leader & 1 == 0 {
            // The trick was begun before the question, or an opponent is to lead.
            self.reach.looked += 1;
            return self.can_lose_begun(state, n_tricks);
        }
        // Independence: opponents do not lead before they win a trick, so what one of them may play depends on his own
        // cards and the led ones alone. They need not be looked at together; one of them finds a trick, or none does.
        let party = self.reach.party;
        for opponent in (0..4).filter(|seat| party >> seat & 1 == 0) {
            let hand = state.hands[opponent];
            let chances: Vec<Chance> = Chance::all(&self.reach.layout, opponent, hand).collect();
            for chance in chances {
                let mut hands = state.hands;
                hands[opponent] = 1 << chance.card;
                let held = counts(&self.reach.layout, hand);
                let stage = Stage { chance, hands, held, leader: state.trick.leader };
                if self.reach.can_come_true(&stage, n_tricks, &mut self.line) {
                    self.chance = Some(chance);
                    return true;
                }
            }
        }
        false
    }

    fn can_lose_begun(&mut self, state: &State, n_tricks: u8) -> bool {
        let seat = state.trick.turn();
        let legal = state.legal();
        let choices = if self.reach.party >> seat & 1 == 0 {
            // Opponents keep what is high: a higher card of the same class wins whenever the lower one would have won.
            // So they play their lowest card of a class, or their highest if it takes this trick.
            let winning = if state.trick.len == 0 {
                legal
            } else {
                legal & self.reach.layout.higher[usize::from(state.trick.best)]
            };
            lowest_of_each(&self.reach.layout, legal) | (highest_of_each(&self.reach.layout, legal) & winning)
        } else if self.reach.bound.seat() == Some(seat) {
            self.reach.allowed(seat, legal)
        } else {
            self.reach.layout.distinct_ranks(legal, state.others())
        };
        each(choices).any(|bit| {
            self.reach.meter.count_node();
            let (next, complete) = state.after(&self.reach.layout, bit);
            let loses = match complete {
                None => self.can_lose_begun(&next, n_tricks),
                Some(trick) if self.reach.party >> trick.owner & 1 == 0 => true,
                Some(_) => self.can_lose(&next, n_tricks - 1),
            };
            if loses {
                self.line.push((seat, bit));
            }
            loses
        })
    }
}

/// More than the tricks of a deal.
const MOST_TRICKS: u8 = 13;
