//! Iterative widening: what a side reaches with its most promising cards alone, it reaches.
//!
//! Most of the work of a hard question goes into cards that are tried in vain: before one decides, others are refuted, and to refute
//! a card takes all that its side could play later. So it is first tried whether the side that is likely to be right is right even
//! if it plays nothing but its two most promising cards at each choice. If it is, that is proved, for the other side played whatever
//! it wanted. If not, nothing is known, and it is tried with three and with four, and at last with all.
//!
//! Which side is likely to be right, a search says in which both play promising cards only. It proves nothing, but takes a small part
//! of the work. So the [driver](crate::driver) guesses values by such searches, too.
//!
//! What rests on cards that were left out is provisional. It is remembered under keys of its own, and asked for only by those who
//! leave out as many.
//!
//! See: Tristan Cazenave, "Iterative Widening", IJCAI 2001.

use crate::bound::Bound;
use crate::dependencies::Dependencies;
use crate::goals::Goal;
use crate::machine::Machine;
use crate::observe::Observer;
use crate::search::Search;
use crate::trick::Trick;

/// How many cards are tried at a choice where not all are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MoveLimit {
    width: u8,
}

impl MoveLimit {
    /// Returns that of so many cards.
    pub(crate) const fn to(width: u8) -> Self {
        Self { width }
    }
}

/// By how much a card may be less promising than the best, in thousandths of e-folds of the size of its tree.
const MARGIN: i32 = 2_000;

/// For how many tricks after those with which widening begins cards are still left out. With fewer tricks left all are tried: to
/// refute them takes little.
const DEPTH: u32 = 3;

/// With which cards a side is tried to be right, and the value guessed.
pub(crate) static MOVE_LIMITS: [MoveLimit; 3] = [MoveLimit::to(2), MoveLimit::to(3), MoveLimit::to(4)];

/// With which cards both are, to find out which is likely to be right.
const OF_BOTH: MoveLimit = MoveLimit::to(3);

/// Who plays promising cards only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LimitedSides {
    /// A mask of seats.
    seats: u8,
    limit: MoveLimit,
    /// With fewer tricks left, the running one included, all cards are tried.
    least_tricks: u32,
}

impl LimitedSides {
    /// Returns that of a mask of seats where widening begins with so many tricks left.
    const fn new(seats: u8, limit: MoveLimit, from_tricks: u32) -> Self {
        Self { seats, limit, least_tricks: from_tricks.saturating_sub(DEPTH) }
    }

    /// Returns whether cards are left out with so many tricks left.
    pub(crate) const fn is_on(&self, n_tricks: u32) -> bool {
        self.least_tricks <= n_tricks
    }

    /// Returns whether a seat leaves cards out with so many tricks left.
    pub(crate) const fn binds(&self, seat: usize, n_tricks: u32) -> bool {
        self.seats >> seat & 1 == 1 && self.is_on(n_tricks)
    }

    /// Returns how many cards are tried after the first.
    pub(crate) fn n_others(&self) -> usize {
        usize::from(self.limit.width) - 1
    }

    /// Returns the least score of a card that is tried where this is the score of the first.
    pub(crate) const fn least_score(&self, first: i32) -> i32 {
        first - MARGIN
    }

    /// Returns by what its keys differ from those of others.
    pub(crate) const fn key_perturbation(&self) -> u64 {
        let MoveLimit { width } = self.limit;
        let number = self.seats as u64 | (width as u64) << 8 | (self.least_tricks as u64) << 16 | (MARGIN as u64) << 24;
        (number | 1 << 56).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

impl<M: Machine, O: Observer> Search<'_, M, O> {
    /// Searches from any point of a trick, if many are left with few cards of one side first.
    #[inline(always)]
    pub(crate) fn widen<G: Goal<M>>(
        &mut self,
        goal: &G,
        hands: &mut [u64; 4],
        trick: &Trick,
        ask: G::Ask,
        deps: &mut Dependencies,
    ) -> Bound {
        let n_tricks = self.machine.count(hands[trick.turn()]);
        // In soli it does not pay: what the three can do is seldom done with a few cards.
        let widens = self.limited.is_none() && self.widening_from <= n_tricks && self.maximizers.count_ones() == 2;
        if widens {
            self.widen_step_by_step(goal, hands, trick, ask, deps)
        } else {
            self.play(goal, hands, trick, ask, deps)
        }
    }

    #[inline(never)]
    fn widen_step_by_step<G: Goal<M>>(
        &mut self,
        goal: &G,
        hands: &mut [u64; 4],
        trick: &Trick,
        ask: G::Ask,
        deps: &mut Dependencies,
    ) -> Bound {
        let bound = self.limiting(0b1111, OF_BOTH, |search| search.play(goal, hands, trick, ask, deps));
        if self.limits.is_spent() || !bound.is_provisional {
            return bound;
        }
        let likely = if goal.is_reached(ask, &bound) { self.maximizers } else { !self.maximizers & 0b1111 };
        for limit in MOVE_LIMITS {
            let bound = self.limiting(likely, limit, |search| search.play(goal, hands, trick, ask, deps));
            if self.limits.is_spent() || !bound.is_provisional {
                return bound;
            }
        }
        self.play(goal, hands, trick, ask, deps)
    }

    /// Searches as if these seats had no more than so many cards at a choice.
    pub(crate) fn limiting<T>(&mut self, seats: u8, limit: MoveLimit, ask: impl FnOnce(&mut Self) -> T) -> T {
        self.limited = Some(LimitedSides::new(seats, limit, self.widening_from));
        let found = ask(self);
        self.limited = None;
        found
    }
}
