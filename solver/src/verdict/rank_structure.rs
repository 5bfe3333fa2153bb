//! Canonical keys: what of a position decides who can win which trick.
//!
//! Only the order of the remaining cards inside each class matters, not which cards they are. So the key says who owns
//! the lowest, second lowest, .. remaining card of every class and which neighbours are a split pair.

use crate::bitboard::{Layout, pairs};
use crate::machine::Machine;

/// The rank structure of some hands. Equal for two positions only if every line of play of the one is, card for card,
/// a line of the other with the same winners; Augen are not in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct RankStructure {
    /// The low and high bit of the owner of each remaining card.
    owner: [u64; 2],
    /// The remaining cards that are half of a split pair, its lower bit.
    split: u64,
    /// Number of cards left in each class, and the split pair, from below, whose second copy wins or of which the other
    /// wins the last trick.
    shape: u64,
}

impl RankStructure {
    /// Returns the structure of these hands at the start of a trick. An empty hand is left out of the picture.
    #[inline]
    pub(super) fn of<M: Machine>(machine: M, layout: &Layout, hands: &[u64; 4]) -> Self {
        let all = hands[0] | hands[1] | hands[2] | hands[3];
        let mut split = pairs(all);
        for &hand in hands {
            split &= !pairs(hand);
        }
        let uncertain = split & layout.uncertain;
        let mut shape =
            if uncertain == 0 { 0 } else { u64::from(machine.count(split & (uncertain | (uncertain - 1)))) };
        for class in layout.classes {
            shape = shape << 6 | u64::from(machine.count(all & class));
        }
        let owner = [machine.pext(hands[1] | hands[3], all), machine.pext(hands[2] | hands[3], all)];
        Self { owner, split: machine.pext(split, all), shape }
    }
}
