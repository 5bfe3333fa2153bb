//! Near cards: one card that has failed answers for others of its class.

use crate::bits::Machine;
use crate::candidates::Moves;
use crate::found::{Found, Won};
use crate::observe::Observer;
use crate::slot::{Table, below};
use crate::tree::Tree;
use std::hint::select_unpredictable;

impl<M: Machine, O: Observer> Tree<'_, M, O> {
    /// Near: a card that could have been played in place of one that has failed fails too, unless it counts too
    /// differently. It could if it is a neighbour in rank, or if neither rank has mattered. Drops such of these cards, and
    /// returns those that only neighbours stand for.
    #[inline(always)]
    #[expect(clippy::too_many_arguments, reason = "they are what is at hand in the middle of a choice")]
    pub(crate) fn drop_near(
        &self,
        hands: &[u64; 4],
        table: &Table,
        bit: usize,
        alike: u64,
        found: &Found,
        threshold: i32,
        moves: &mut Moves,
        best: &mut Found,
    ) -> u64 {
        let is_upper = found.bound < threshold;
        let unranked = self.unranked(found, bit);
        let near = alike & (unranked | table.run_of(&self.layout, hands, bit));
        if (near & hands[table.turn()] & !(1 << bit) == 0) | !moves.is_left() {
            return 0;
        }
        let dropped = moves.drop(|other| {
            if near >> other & 1 == 0 {
                return false;
            }
            let instead = self.instead(found, bit, other, is_upper);
            let fails = (instead.bound < threshold) == is_upper;
            if fails {
                best.also_fails(&instead, is_upper);
            }
            fails
        });
        dropped & !unranked
    }

    /// Returns the cards of the class of a card that was played whose rank has not mattered, if its own has not.
    #[inline(always)]
    fn unranked(&self, found: &Found, bit: usize) -> u64 {
        let class = self.layout.class[bit & 63];
        let below = class & below(found.ranks & class);
        if below >> bit & 1 == 1 { below } else { 0 }
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
    /// two cards exchanged. So if a rank inside such a run has mattered, all of the run does, and what is true of one
    /// card of it is true of all.
    #[inline(never)]
    pub(crate) fn exchange(&self, hands: &[u64; 4], table: &Table, merged: u64, found: &mut Found) {
        let mut left = merged;
        while left != 0 {
            let bit = left.trailing_zeros() as usize;
            let run = table.run_of(&self.layout, hands, bit);
            left &= !run;
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
            let below = below(found.ranks & self.layout.class[bit & 63]);
            if run & below != 0 && run & !below != 0 {
                found.ranks |= run & below;
            }
        }
    }
}
