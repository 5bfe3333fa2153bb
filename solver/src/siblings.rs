//! Sibling pruning by exchange: one card that has failed answers for others of its class.
//!
//! # Theorem
//! A seat is to play and has two cards of one class, `a` and `b`. Playing `a` was proved to fail, with these dependencies: which
//! card has to beat which, and which cards the maximizing side wins in the lines of the proof. If every comparison of the proof
//! comes out the same with `a` and `b` exchanged, playing `b` fails as well, by a bound that is worse by no more than `a` and `b`
//! count differently in the lines where one of them is won and the other is not.
//!
//! *Proof.* Take the proof for `a` and exchange the names of `a` and `b` in it: where it plays `a` now, play `b`, and where `b` is
//! played later, play `a`. Every line stays legal, since both cards are of one class and in one hand, so that the seat follows, and
//! lacks the class, in the same tricks. Every trick has the same winner, since who wins it is decided by comparisons of which each
//! comes out the same. So the same side wins the same tricks with the same cards, but for `a` and `b`, which have changed places. A
//! line in which the maximizing side wins both or none of them is worth the same; one in which it wins one of them changes by the
//! difference of what they count. The bound holds for all lines with the worst of these changes.
//!
//! Cards that are not tried at all because a neighbour in rank stands for them are the same theorem with nothing between `a` and `b`
//! that could compare otherwise: what is true of one card of the run is true of all ([`Search::merge_runs`]).
//!
//! What lies is foreign only if it is winning the trick. But a card that does not win may stand for one that does in a proof for which
//! it does not matter [who of a side takes the trick](crate::takers), and then it has to beat what lies. A neighbour that does not is
//! tried itself: what it would depend on is not so, and what is found would answer nothing again.
//!
//! A card of the pair of which another copy wins the last trick than the tricks before is exchanged with none: there it is not rank alone
//! that decides. Nor is one of it merged with a neighbour while two hands have one each, for a half of a split pair is alone.
//!
//! Where special points hang on cards, [`Goal::answers_for`] says for which cards one may answer besides.
//!
//! See: the same idea for neighbours in rank is "equivalent cards" in bridge solvers; M. Ginsberg, "GIB: Imperfect information in a
//! computationally challenging game", 2001, keeps for a position which cards mattered as a set of ranks, this keeps comparisons.

use crate::bound::{Bound, Won};
use crate::dependencies::Dependencies;
use crate::goal::Goal;
use crate::machine::Machine;
use crate::move_generation::{Distinctions, MoveList};
use crate::observe::Observer;
use crate::search::Search;
use crate::trick::Trick;
use std::hint::select_unpredictable;

/// Consequences of the cards that were tried at a choice and have not decided it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failed {
    /// The best of their bounds for the side to play.
    pub(crate) bound: Bound,
    /// Dependencies of all of them.
    pub(crate) deps: Dependencies,
}

impl Failed {
    /// Returns what follows before a card was tried: a bound that is worse than any for the side to play.
    pub(crate) const fn none_yet(value: i32) -> Self {
        Self { bound: Bound::none_yet(value), deps: Dependencies::NONE }
    }
}

impl<M: Machine, O: Observer> Search<'_, M, O> {
    /// Adds a card that has failed, and takes those of the moves that fail for the same reason.
    #[inline(always)]
    pub(crate) fn add_failed<G: Goal<M>>(
        &self,
        goal: &G,
        place: (&[u64; 4], &Trick, Distinctions),
        bit: usize,
        ask: G::Ask,
        bound: &Bound,
        deps: &mut Dependencies,
        moves: &mut MoveList,
        failed: &mut Failed,
    ) {
        let (deal, (_, trick, _)) = (self.deal(goal), place);
        let is_upper = !goal.is_reached(ask, bound);
        if self.config.switches.sibling_pruning.is_on() && moves.is_left() {
            let turned = self.layout.turned;
            let alike = if turned >> bit & 1 == 1 { 0 } else { self.layout.class[bit & 63] & !turned };
            let siblings = goal.answers_for(self, place, bound, bit) & alike;
            moves.remove(|other| {
                if siblings >> other & 1 == 0 {
                    return false;
                }
                let exchanged = self.exchanged(bound, bit, other, is_upper);
                let fails = goal.is_reached(ask, &exchanged) != is_upper
                    && failed.deps.add_exchange(&deal, trick, deps, bit, other);
                if fails {
                    failed.bound.merge_failed(&exchanged, is_upper);
                }
                fails
            });
        }
        deps.played(&deal, trick, bit);
        failed.bound.merge_failed(bound, is_upper);
        failed.deps.and(deps);
    }

    /// Returns what follows if another card is played in place of this one, and this one in its place later.
    #[inline(always)]
    fn exchanged(&self, bound: &Bound, bit: usize, other: usize, is_upper: bool) -> Bound {
        let augen = |bit: usize| i32::from(self.layout.augen[bit & 63]);
        let more = augen(other) - augen(bit);
        let (if_possible, if_certain) = select_unpredictable((0 < more) == is_upper, (bit, other), (other, bit));
        let worse = if is_upper { more.abs() } else { -more.abs() };
        let change =
            |won: Won| worse * ((won.possible >> if_possible & 1) as i32 - (won.certain >> if_certain & 1) as i32);
        let exchange = |cards: u64| {
            let differ = (cards >> bit ^ cards >> other) & 1;
            cards ^ (differ << bit | differ << other)
        };
        let exchange_won = |won: Won| Won { possible: exchange(won.possible), certain: exchange(won.certain) };
        let of_critical = if self.config.switches.critical_lines.is_on() { bound.critical } else { bound.won };
        let changed = bound.changed(change(of_critical), change(bound.won), !is_upper);
        let (won, critical) = (exchange_won(changed.won), exchange_won(changed.critical));
        Bound { won, critical, volle: exchange(changed.volle), ..changed }
    }

    /// Returns those of the merged cards for which no neighbour can stand, see [`Dependencies::apart`].
    #[inline(never)]
    pub(crate) fn apart<G: Goal<M>>(
        &self,
        goal: &G,
        hands: &[u64; 4],
        trick: &Trick,
        merged: u64,
        failed: &Failed,
    ) -> u64 {
        failed.deps.apart(&self.deal(goal), trick, trick.runs_of(&self.layout, hands, merged))
    }

    /// Makes the cards of each run without a foreign card in it, of which one was tried, stand for one another. Those that are
    /// [apart](Dependencies::apart) were tried themselves.
    #[inline(never)]
    pub(crate) fn merge_runs<G: Goal<M>>(
        &self,
        goal: &G,
        hands: &[u64; 4],
        trick: &Trick,
        merged: u64,
        failed: &mut Failed,
    ) {
        let machine = self.machine;
        machine.vectorize(|| self.merge_each_run(goal, hands, trick, merged, failed));
    }

    #[inline(always)]
    fn merge_each_run<G: Goal<M>>(&self, goal: &G, hands: &[u64; 4], trick: &Trick, merged: u64, failed: &mut Failed) {
        let Failed { bound, deps } = failed;
        for run in trick.runs_of(&self.layout, hands, merged) {
            deps.merge_run(&self.deal(goal), trick, run);
            for won in [&mut bound.won, &mut bound.critical] {
                if won.possible & run != 0 {
                    won.possible |= run;
                }
                if run & !won.certain != 0 {
                    won.certain &= !run;
                }
            }
            if bound.volle & run != 0 {
                bound.volle |= run;
            }
        }
    }
}
