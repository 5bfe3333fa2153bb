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
use crate::goal::Goal;
use crate::machine::Machine;
use crate::move_limits::{LimitedSides, MOVE_LIMITS, MoveLimit};
use crate::observe::Observer;
use crate::search::Search;
use crate::trick::Trick;

/// Limit of a choice for both sides, to find out which answer is likely to be right.
const OF_BOTH: MoveLimit = MoveLimit::to(3);

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

    /// Searches as if `seats` had no more cards at a choice than `limit`.
    pub(crate) fn limiting<T>(&mut self, seats: u8, limit: MoveLimit, ask: impl FnOnce(&mut Self) -> T) -> T {
        self.limited = Some(LimitedSides::new(seats, limit, self.widening_from));
        let found = ask(self);
        self.limited = None;
        found
    }
}
