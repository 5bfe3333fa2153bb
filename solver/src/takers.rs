//! Any taker: often it does not matter who of those who have played the class that takes a trick is higher.
//!
//! A proof has to say what it depends on, and the plain thing to say of a trick is that the card that takes it beats each other
//! card of its class. But if the answer is the same when another of these cards takes the trick, the proof holds whichever of the two
//! is higher: it depends on what is found for each of the two instead. So it is asked what would follow. Of partners that is likely;
//! of the other side it is so if the side that is right does without the trick, for most often it would not mind having it.
//!
//! That is sound unless a side, in this trick, has left out cards because it was certain that it would take it
//! ([`Trick::leaving_out`]): these are no worse only as long as it does.
//!
//! See: M. Ginsberg, "Partition Search", AAAI 1996, for sets of positions that one proof answers.

use crate::bound::Bound;
use crate::dependencies::Dependencies;
use crate::goal::{Goal, TakerDepths};
use crate::machine::Machine;
use crate::observe::Observer;
use crate::search::Search;
use crate::trick::Trick;

impl<M: Machine, O: Observer> Search<'_, M, O> {
    /// Adds to what a bound depends on that this card takes the complete trick, as far as it matters.
    #[inline(always)]
    pub(crate) fn add_takers<G: Goal<M>>(
        &mut self,
        goal: &G,
        hands: &mut [u64; 4],
        trick: &Trick,
        ask: G::Ask,
        bound: &mut Bound,
        deps: &mut Dependencies,
    ) {
        if self.deal(goal).rivals(trick) != 0 {
            let machine = self.machine;
            machine.vectorize(|| self.compare_takers(goal, hands, trick, ask, bound, deps));
        }
    }

    #[inline(always)]
    fn compare_takers<G: Goal<M>>(
        &mut self,
        goal: &G,
        hands: &mut [u64; 4],
        trick: &Trick,
        ask: G::Ask,
        bound: &mut Bound,
        deps: &mut Dependencies,
    ) {
        let reaches = goal.is_reached(ask, bound);
        let max_wins = self.is_max(usize::from(trick.owner));
        let rivals = self.deal(goal).rivals(trick) & !self.turned_rival(hands, trick);
        let is_asked = self.config.switches.any_taker.is_on() && self.asks_for_takers(hands, trick, &G::TAKERS);
        // The side that is right although it does not take the trick.
        let is_right = max_wins != reaches;
        let with_rivals = self.with_rivals && is_right && trick.leaving_out >> u8::from(max_wins) & 1 == 0;
        let mut of_other = None;
        for seat in 0..4 {
            if rivals & self.held[seat] == 0 {
                continue;
            }
            // What a search has found that had to end is nothing, and it must not go on.
            if self.limits.is_spent() {
                return;
            }
            if is_asked && (with_rivals || self.is_max(seat) == max_wins) {
                let of_other = of_other.get_or_insert(Dependencies::NONE);
                // As if the side that the bound is bad for chose who takes it.
                if let Some(other) = goal.if_taken_by(self, hands, trick, ask, seat, of_other)
                    && goal.is_reached(ask, &other) == reaches
                {
                    bound.merge_failed(&other, !reaches);
                    deps.and(of_other);
                    continue;
                }
            }
            deps.wins_against(trick, seat);
        }
    }

    /// Returns the pair of which the other wins the last trick than the tricks before, if one of it takes the last trick: which of
    /// them does is certain as long as the same seats have them.
    #[inline(always)]
    fn turned_rival(&self, hands: &[u64; 4], trick: &Trick) -> u64 {
        let turned = self.layout.turned;
        if turned >> (trick.best & 63) & 1 == 1 && hands.iter().all(|&hand| hand == 0) { turned } else { 0 }
    }

    /// Returns whether it pays to ask. With many tricks left to look that up takes longer than it saves; and that one of the highest
    /// cards takes a trick is so in most positions with the same key anyway.
    #[inline(always)]
    fn asks_for_takers(&self, hands: &[u64; 4], trick: &Trick, depths: &TakerDepths) -> bool {
        let left = hands[0] | hands[1] | hands[2] | hands[3];
        let n_tricks = self.machine.count(left) / 4;
        let higher = left & self.layout.class[usize::from(trick.best) & 63] & !(u64::MAX >> (63 - trick.best));
        n_tricks <= depths.searched || n_tricks <= depths.looked_up && depths.n_highest < self.machine.count(higher)
    }
}
