//! The positions that were asked about last.
//!
//! Half of all positions at the start of a trick were met before card by card, most of them not long ago. To recognise
//! those takes one look at a small memory, a pattern several looks at a large one.

use crate::bits::fold;
use crate::found::{Found, Won};

/// A bound of a position.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
struct Slot {
    /// The upper bits of the position's key, the side of the bound, and the bound.
    key_and_bound: u64,
    ranks: u64,
    won: Won,
}

const NOTHING: Won = Won { may: 0, must: 0 };
const EMPTY: Slot = Slot { key_and_bound: 0, ranks: 0, won: NOTHING };

/// The lowest bits of a word, in which the bound and its side lie.
const BOUND: u64 = 0x1ff;
const IS_LOWER: u64 = 0x100;

/// How many positions are remembered: more do not fit into the nearest caches.
const N_SLOTS: usize = 1 << 11;

/// The memory.
#[derive(Clone, Debug)]
pub(crate) struct Recent {
    slots: Vec<Slot>,
}

impl Recent {
    /// Returns an empty memory.
    pub(crate) fn new() -> Self {
        Self { slots: vec![EMPTY; N_SLOTS] }
    }

    /// Returns the key of a position.
    #[inline(always)]
    pub(crate) fn key(hands: &[u64; 4], leader: usize, re: u8) -> u64 {
        let first = fold(hands[0] ^ 0x9e37_79b9_7f4a_7c15, hands[1] ^ 0xa076_1d64_78bd_642f);
        let second = fold(hands[2] ^ 0xe703_7ed1_a0b4_28db, hands[3] ^ 0x8ebc_6af0_9c88_c6e3);
        fold(first ^ (leader as u64 | u64::from(re) << 2) << 58, second ^ 0x5899_65cc_7537_4cc3)
    }

    #[inline(always)]
    const fn place(key: u64) -> usize {
        key as usize & (N_SLOTS - 1)
    }

    /// Returns a bound that answers the threshold, if the position is remembered with one.
    #[inline(always)]
    pub(crate) fn find(&self, key: u64, threshold: i32) -> Option<Found> {
        let slot = &self.slots[Self::place(key)];
        let bound = (slot.key_and_bound & 0xff) as i32;
        let is_lower = slot.key_and_bound & IS_LOWER != 0;
        ((slot.key_and_bound ^ key) & !BOUND == 0 && is_lower == (threshold <= bound))
            .then_some(Found::of_won(bound, slot.ranks, slot.won))
    }

    /// Remembers a bound in the place of another one.
    #[inline(always)]
    pub(crate) fn store(&mut self, key: u64, threshold: i32, found: Found) {
        debug_assert!(0 <= found.bound && found.bound < 256);
        let is_lower = if threshold <= found.bound { IS_LOWER } else { 0 };
        self.slots[Self::place(key)] =
            Slot { key_and_bound: key & !BOUND | is_lower | found.bound as u64, ranks: found.ranks, won: found.won };
    }
}
