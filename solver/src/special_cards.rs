//! Cards that correspond to none but their own kind, and how others compare with them.
//!
//! In two positions with the same lines of play the cards of a hand correspond in the order of their ranks. With
//! special points on some cards, each of these corresponds to one of its own type instead, wherever it lies in its
//! hand, and the others to one another. So a card that beats a card of a hand need not beat a special one that lies
//! lower there; in the other position it may lie higher. As special cards have the same rank in every position, it is
//! enough to store which cards have to lie above them. Higher cards of the same hand lie above it, too; so that is a
//! number.

use crate::machine::Machine;

/// The cards of kinds that correspond to none but their own, both of each, the higher kind first. They are trumps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SpecialCards {
    pub(crate) kinds: [u64; 2],
}

impl SpecialCards {
    pub(crate) const NONE: Self = Self { kinds: [0, 0] };

    #[inline(always)]
    pub(crate) const fn cards(&self) -> u64 {
        self.kinds[0] | self.kinds[1]
    }

    /// Returns which kind a card is of, if it is special.
    #[inline(always)]
    pub(crate) fn kind_of(&self, bit: usize) -> Option<usize> {
        if self.cards() >> bit & 1 == 0 { None } else { Some(usize::from(self.kinds[1] >> bit & 1 == 1)) }
    }
}

/// The comparisons that special cards need. For each hand, the number of its ordinary cards above the special ones of
/// each kind: four bits each, hand by hand, the first kind lowest. Above them the bits that hold wherever these cards
/// lie, but not for a card played in place of one: for each card of the first kind whether it has to beat special cards
/// of both kinds, for each of the second whether it has to beat those of its own.
pub(crate) type SpecialRanks = u64;

/// Returns whether as many lie above as is needed.
#[inline(always)]
pub(crate) const fn is_above(needs: SpecialRanks, has: SpecialRanks) -> bool {
    // Every other number, so that there is room for a guard above each.
    const OTHERS: u32 = 0x0f0f_0f0f;
    const GUARDS: u32 = 0x1010_1010;
    let (needs, has) = (needs as u32, has as u32);
    let even = ((has & OTHERS) | GUARDS) - (needs & OTHERS);
    let odd = ((has >> 4 & OTHERS) | GUARDS) - (needs >> 4 & OTHERS);
    even & odd & GUARDS == GUARDS
}

/// Returns where the number for a hand and a kind lies.
const fn above_shift(seat: usize, kind: usize) -> usize {
    16 * kind + 4 * (seat & 3)
}

/// Returns where it lies whether the cards of a kind have to beat such of this, which is no higher.
const fn among_shift(kind: usize, beaten: usize) -> usize {
    32 + 2 * (kind + beaten)
}

/// Both cards of a kind, the first in the order of the seats lowest.
const BOTH: u64 = 3;

/// Hands with their special cards apart from the others.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SplitHands {
    pub(crate) kinds: SpecialCards,
    pub(crate) special: [u64; 4],
    pub(crate) others: [u64; 4],
    n_others: [u32; 4],
}

impl SplitHands {
    #[inline(always)]
    pub(crate) fn new<M: Machine>(machine: M, hands: &[u64; 4], kinds: SpecialCards) -> Self {
        let mut split = Self { kinds, ..Self::default() };
        for (seat, hand) in hands.iter().enumerate() {
            split.special[seat] = hand & kinds.cards();
            split.others[seat] = hand & !kinds.cards();
            split.n_others[seat] = machine.count(split.others[seat]);
        }
        split
    }

    /// Gathers the cards of a set in a hand, the special ones above the others.
    #[inline(always)]
    pub(crate) fn pext<M: Machine>(&self, machine: M, seat: usize, cards: u64) -> u64 {
        machine.pext(cards, self.others[seat]) | machine.pext(cards, self.special[seat]) << self.n_others[seat]
    }

    /// Returns the cards of a hand that were gathered.
    #[inline(always)]
    pub(crate) fn pdep<M: Machine>(&self, machine: M, seat: usize, gathered: u64) -> u64 {
        machine.pdep(gathered, self.others[seat]) | machine.pdep(gathered >> self.n_others[seat], self.special[seat])
    }

    /// Returns how special cards compare.
    #[inline(always)]
    pub(crate) fn above<M: Machine>(&self, machine: M) -> SpecialRanks {
        // They beat one another wherever they lie.
        let mut above = BOTH << among_shift(0, 0) | BOTH << among_shift(0, 1) | BOTH << among_shift(1, 1);
        for (kind, cards) in self.kinds.kinds.into_iter().enumerate() {
            let higher = if cards == 0 { 0 } else { !(u64::MAX >> cards.leading_zeros()) };
            for (seat, others) in self.others.into_iter().enumerate() {
                above |= u64::from(machine.count(others & higher)) << above_shift(seat, kind);
            }
        }
        above
    }

    /// Returns how they have to, if these cards have to beat such of each kind.
    pub(crate) fn written<M: Machine>(&self, machine: M, over: [u64; 2]) -> SpecialRanks {
        let mut above = 0;
        for (beaten, over) in over.into_iter().enumerate() {
            for (seat, others) in self.others.into_iter().enumerate() {
                let lowest = others & over & (others & over).wrapping_neg();
                if lowest != 0 {
                    let n_as_high = machine.count(others & lowest.wrapping_neg());
                    above |= u64::from(n_as_high) << above_shift(seat, beaten);
                }
            }
            for (kind, cards) in self.kinds.kinds.into_iter().enumerate().take(beaten + 1) {
                above |= (cards & over) >> (cards.trailing_zeros() & 63) << among_shift(kind, beaten);
            }
        }
        above
    }

    /// Returns which cards have to beat such of each kind if that was written.
    #[inline(always)]
    pub(crate) fn read<M: Machine>(&self, machine: M, above: SpecialRanks) -> [u64; 2] {
        let mut over = [0; 2];
        for (beaten, over) in over.iter_mut().enumerate() {
            for seat in 0..4 {
                let n_above = above >> above_shift(seat, beaten) & 15;
                let n_not = u64::from(self.n_others[seat]).saturating_sub(n_above);
                *over |= self.others[seat] ^ machine.pdep((1 << n_not) - 1, self.others[seat]);
            }
            for (kind, cards) in self.kinds.kinds.into_iter().enumerate().take(beaten + 1) {
                *over |= (above >> among_shift(kind, beaten) & BOTH) << (cards.trailing_zeros() & 63) & cards;
            }
        }
        over
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn as_many_lie_above_as_is_needed_in_every_hand() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut n_so = 0;
        for _ in 0..50_000 {
            // Most often no less than is needed.
            let needs: [u64; 8] = std::array::from_fn(|_| rng.random_range(0..16));
            let has = needs.map(|need| if rng.random_bool(0.1) { rng.random_range(0..16) } else { 15.min(need + 1) });
            let word = |numbers: [u64; 8]| numbers.into_iter().rev().fold(0b01_1010, |word, number| word << 4 | number);
            let is_so = needs.iter().zip(has).all(|(&need, has)| need <= has);
            assert_eq!(is_above(word(needs), word(has) ^ 0b11 << 40), is_so, "{needs:?} {has:?}");
            n_so += usize::from(is_so);
        }
        assert!(10_000 < n_so && n_so < 40_000, "{n_so}");
    }
}
