//! Near cards: one card that has failed answers for others of its class.

use crate::bitboard::Trick;
use crate::bound::{Bound, Won};
use crate::dependencies::{Deal, Dependencies};
use crate::machine::Machine;
use crate::move_generation::MoveList;
use crate::observe::Observer;
use crate::tree::Tree;
use std::hint::select_unpredictable;

/// What follows from the cards that were tried at a choice and have not decided it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failed {
    pub(crate) best: Bound,
    pub(crate) deps: Dependencies,
}

impl Failed {
    /// Returns what follows before a card was tried, a bound that is better than none for the side to play.
    pub(crate) const fn none_yet(bound: i32) -> Self {
        Self { best: Bound::none_yet(bound), deps: Dependencies::NONE }
    }
}

impl<M: Machine, O: Observer> Tree<'_, M, O> {
    /// Adds a card that has failed, and drops those that fail for the same reason: a card that could have been played in its
    /// place and it later, if all comparisons come out the same and the two do not count too differently.
    #[inline(always)]
    #[expect(clippy::too_many_arguments, reason = "they are what is at hand in the middle of a choice")]
    pub(crate) fn add_failed(
        &self,
        deal: &Deal<'_>,
        table: &Trick,
        bit: usize,
        alike: u64,
        found: &Bound,
        deps: &mut Dependencies,
        threshold: i32,
        moves: &mut MoveList,
        failed: &mut Failed,
    ) {
        let is_upper = found.bound < threshold;
        if self.config.switches.sibling_pruning.is_on() && alike != 0 && moves.is_left() {
            let near = alike & self.layout.class[bit & 63];
            moves.drop(|other| {
                if near >> other & 1 == 0 {
                    return false;
                }
                let exchanged_bound = self.exchanged_bound(found, bit, other, is_upper);
                let fails = (exchanged_bound.bound < threshold) == is_upper
                    && failed.deps.add_exchange(deal, table, deps, bit, other);
                if fails {
                    failed.best.merge_failed(&exchanged_bound, is_upper);
                }
                fails
            });
        }
        deps.played(deal, table, bit);
        failed.best.merge_failed(found, is_upper);
        failed.deps.and(deps);
    }

    /// Returns what follows if another card is played in place of this one, and this one in its place later.
    #[inline(always)]
    fn exchanged_bound(&self, found: &Bound, bit: usize, other: usize, is_upper: bool) -> Bound {
        let augen = |bit: usize| i32::from(self.layout.augen[bit & 63]);
        let more = augen(other) - augen(bit);
        let (in_may, in_must) = select_unpredictable((0 < more) == is_upper, (bit, other), (other, bit));
        let worse = if is_upper { more.abs() } else { -more.abs() };
        let change = |won: Won| worse * ((won.possible >> in_may & 1) as i32 - (won.certain >> in_must & 1) as i32);
        let exchanged = |cards: u64| {
            let differ = (cards >> bit ^ cards >> other) & 1;
            cards ^ (differ << bit | differ << other)
        };
        let of_critical = if self.config.switches.critical_lines.is_on() { found.critical } else { found.won };
        let changed = found.changed(change(of_critical), change(found.won), !is_upper);
        let volle = exchanged(changed.volle);
        let exchanged = |won: Won| Won { possible: exchanged(won.possible), certain: exchanged(won.certain) };
        Bound { won: exchanged(changed.won), critical: exchanged(changed.critical), volle, ..changed }
    }

    /// Cards that were not tried because a neighbour stands for them: their lines are those of the neighbour with the
    /// two cards exchanged. So what is true of one card of such a run is true of all.
    #[inline(never)]
    pub(crate) fn exchange(&self, deal: &Deal<'_>, hands: &[u64; 4], table: &Trick, merged: u64, failed: &mut Failed) {
        let Failed { best: found, deps } = failed;
        for run in table.runs_of(&self.layout, hands, merged) {
            deps.merge_run(deal, table.turn(), run);
            for won in [&mut found.won, &mut found.critical] {
                if won.possible & run != 0 {
                    won.possible |= run;
                }
                if run & !won.certain != 0 {
                    won.certain &= !run;
                }
            }
            if found.volle & run != 0 {
                found.volle |= run;
            }
        }
    }
}
