//! Near cards: one card that has failed answers for others of its class.

use crate::bits::Machine;
use crate::candidates::Moves;
use crate::found::{Found, Won};
use crate::needs::{Basis, Deal};
use crate::observe::Observer;
use crate::slot::Table;
use crate::tree::Tree;
use std::hint::select_unpredictable;

/// What follows from the cards that were tried at a choice and have not decided it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failed {
    pub(crate) best: Found,
    pub(crate) basis: Basis,
}

impl Failed {
    /// Returns what follows before a card was tried, a bound that is better than none for the side to play.
    pub(crate) const fn none_yet(bound: i32) -> Self {
        Self { best: Found::none_yet(bound), basis: Basis::NONE }
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
        table: &Table,
        bit: usize,
        alike: u64,
        found: &Found,
        basis: &mut Basis,
        threshold: i32,
        moves: &mut Moves,
        failed: &mut Failed,
    ) {
        let is_upper = found.bound < threshold;
        if self.config.near.is_on() && alike != 0 && moves.is_left() {
            let near = alike & self.layout.class[bit & 63];
            moves.drop(|other| {
                if near >> other & 1 == 0 {
                    return false;
                }
                let instead = self.instead(found, bit, other, is_upper);
                let fails =
                    (instead.bound < threshold) == is_upper && failed.basis.add_near(deal, table, basis, bit, other);
                if fails {
                    failed.best.also_fails(&instead, is_upper);
                }
                fails
            });
        }
        basis.played(deal, table, bit);
        failed.best.also_fails(found, is_upper);
        failed.basis.and(basis);
    }

    /// Returns what follows if another card is played in place of this one, and this one in its place later.
    #[inline(always)]
    fn instead(&self, found: &Found, bit: usize, other: usize, is_upper: bool) -> Found {
        let augen = |bit: usize| i32::from(self.layout.augen[bit & 63]);
        let more = augen(other) - augen(bit);
        let (in_may, in_must) = select_unpredictable((0 < more) == is_upper, (bit, other), (other, bit));
        let worse = if is_upper { more.abs() } else { -more.abs() };
        let change = |won: Won| worse * ((won.may >> in_may & 1) as i32 - (won.must >> in_must & 1) as i32);
        let exchanged = |cards: u64| {
            let differ = (cards >> bit ^ cards >> other) & 1;
            cards ^ (differ << bit | differ << other)
        };
        let of_closest = if self.config.closest.is_on() { found.closest } else { found.won };
        let changed = found.changed(change(of_closest), change(found.won), !is_upper);
        let volle = exchanged(changed.volle);
        let exchanged = |won: Won| Won { may: exchanged(won.may), must: exchanged(won.must) };
        Found { won: exchanged(changed.won), closest: exchanged(changed.closest), volle, ..changed }
    }

    /// Cards that were not tried because a neighbour stands for them: their lines are those of the neighbour with the
    /// two cards exchanged. So what is true of one card of such a run is true of all.
    #[inline(never)]
    pub(crate) fn exchange(&self, deal: &Deal<'_>, hands: &[u64; 4], table: &Table, merged: u64, failed: &mut Failed) {
        let Failed { best: found, basis } = failed;
        for run in table.runs_of(&self.layout, hands, merged) {
            basis.equate(deal, table.turn(), run);
            for won in [&mut found.won, &mut found.closest] {
                if won.may & run != 0 {
                    won.may |= run;
                }
                if run & !won.must != 0 {
                    won.must &= !run;
                }
            }
            if found.volle & run != 0 {
                found.volle |= run;
            }
        }
    }
}
