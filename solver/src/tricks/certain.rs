//! Tricks that a side is certain of, and what that rests on.

use super::proofs::Proof;
use super::search::TrickTree;
use crate::bitboard::{below, each};
use crate::dependencies::{RankNeeds, above};
use crate::machine::Machine;
use crate::observe::Observer;
use crate::quick_tricks::{certain, top_trumps, whatever_it_plays};
use crate::special_cards::SpecialCards;

impl<M: Machine, O: Observer> TrickTree<'_, M, O> {
    /// Finds an answer that follows from the tricks that a side is certain of. Returns whether there is one.
    #[inline(always)]
    pub(super) fn quick_trick_bound(
        &self,
        hands: &[u64; 4],
        leader: usize,
        n_left: u32,
        spare: u32,
        proof: &mut Proof,
    ) -> bool {
        let (machine, layout) = (self.machine, &self.layout);
        for (party, n_tricks) in [(!self.party & 0b1111, spare + 1), (self.party, n_left - spare)] {
            let holds = party == self.party;
            let of_longer = self.longer_trumps(hands, party, n_tricks);
            let of_kept = || if n_tricks == 1 { self.kept_trump(hands, leader, party) } else { None };
            if let Some(high) = of_longer.or_else(of_kept) {
                *proof = Proof::of_numbers(holds);
                self.add_no_more_trumps(hands, !party & 0b1111, high, &mut proof.deps.needs);
                return true;
            }
            let leads = party >> leader & 1 == 1;
            if !leads && machine.count(u64::from(party)) != 2 {
                // That has been looked at: no member has so many more trumps.
                continue;
            }
            let whatever = whatever_it_plays(machine, layout, hands, party);
            let certain = if leads {
                certain(machine, layout, hands, leader, party, whatever)
            } else {
                top_trumps(machine, layout, hands, party, whatever)
            };
            if n_tricks <= certain.n_tricks {
                *proof = Proof::of_numbers(holds);
                proof.deps.needs.add_order(layout, hands, party, certain.ranks, SpecialCards::NONE);
                return true;
            }
        }
        false
    }

    /// Returns the trumps from some rank on of a member of a side who makes so many tricks because he has so many more of them
    /// than all of the other side, for each of theirs beats one of his at most; nothing if no member has.
    fn longer_trumps(&self, hands: &[u64; 4], party: u8, n_more: u32) -> Option<u64> {
        let trumps = self.layout.classes[0];
        let rivals = !party & 0b1111;
        let theirs = each(u64::from(rivals)).fold(0, |all, seat| all | hands[seat & 3]) & trumps;
        for seat in each(u64::from(party)) {
            let own = hands[seat & 3] & trumps;
            let mut left = if self.machine.count(own) < n_more { 0 } else { own };
            while left != 0 {
                let high = !below(1 << (63 - left.leading_zeros()));
                left &= !high;
                if self.machine.count(theirs & high) + n_more <= self.machine.count(own & high) {
                    return Some(own & high);
                }
            }
        }
        None
    }

    /// Returns the trumps from some rank on, the high ones, of a member of a side who makes a trick with one of them, for he keeps
    /// one until the other side has spent its own; nothing if no member is certain of that.
    ///
    /// There are at least as many tricks in which he can play a trump as he has trumps. If nobody of the other side who has a
    /// high one comes after him in such a trick, one of them has to have played it, and he plays a low one; else he takes the
    /// trick. If somebody comes after him, he plays a high one, unless it is his last, and one of theirs has to beat it. So each
    /// costs them one, and he makes a trick if they have fewer than he has trumps, and not too often one of them comes after
    /// him. For that, somebody in the right place must lead: at first, or because he took a trick in which another class had to be
    /// followed, or one of those above, with a high trump.
    fn kept_trump(&self, hands: &[u64; 4], leader: usize, party: u8) -> Option<u64> {
        let trumps = self.layout.classes[0];
        let rivals = !party & 0b1111;
        let count = |cards: u64| self.machine.count(cards);
        for seat in each(u64::from(party)) {
            let own = hands[seat & 3] & trumps;
            let n_others = count(hands[seat & 3] & !trumps);
            // Who leads and has nothing else has to lead one.
            let n_own = count(own).saturating_sub(u32::from(leader == seat && n_others == 0));
            let mut left = own;
            while left != 0 {
                let high = !below(1 << (63 - left.leading_zeros()));
                left &= !high;
                // How many high ones those of the other side have, by how many places later they come.
                let theirs: [u32; 4] = std::array::from_fn(|n| {
                    let rival = (seat + n) & 3;
                    if rivals >> rival & 1 == 1 { count(hands[rival] & trumps & high) } else { 0 }
                });
                if n_own <= theirs.iter().sum() {
                    break;
                }
                // Of those who come so many places later and more, one has to lead, so that one who has a high one comes after him.
                let from = (1..3).find(|&n| theirs[n] != 0).map_or(4, |n| n + 1);
                let leads_now = rivals >> leader & 1 == 0 || from <= (leader + 4 - seat) & 3;
                let n_after = u32::from(leads_now) + n_others + theirs[from..].iter().sum::<u32>();
                if from == 4 || n_after < count(own & high) {
                    return Some(own & high);
                }
            }
        }
        None
    }

    /// Adds what it rests on that these seats have no more trumps than they have that are at least as high as the lowest of some.
    fn add_no_more_trumps(&self, hands: &[u64; 4], rivals: u8, cards: u64, needs: &mut RankNeeds) {
        let lowest = cards.trailing_zeros() as usize;
        for rival in each(u64::from(rivals)) {
            let beaten = hands[rival & 3] & self.layout.classes[0] & below(cards);
            if beaten != 0 {
                needs.add(lowest, rival, above(63 - beaten.leading_zeros() as usize));
            }
        }
    }
}
