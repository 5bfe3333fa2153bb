//! A position at the start of a trick, as the table of patterns sees it.
//!
//! # Where an entry is
//! Most proofs use some ranks of the longest class, in most games trump, and few others. So an entry lies under the
//! lengths of the hands, the owners of its top 0, 2, 4, .. cards of the longest class, and those of the top 2 of every
//! other class of which 2 mattered: on a shelf. A shelf has a number, a position has a key for each of them.

use crate::bits::Machine;
use crate::slot::{Layout, both, pairs};

/// How many top cards of the longest class the places go by.
pub(crate) const LEVELS: [u32; 8] = [0, 2, 4, 6, 8, 10, 12, 14];

/// Where the owners of so many top cards stand in [`Picture::tops`].
const TOPS: [u64; 8] = {
    let mut tops = [0; 8];
    let mut i = 0;
    while i < 8 {
        tops[i] = 0x0001_0001_0001 * (0xffff & !(0xffff >> LEVELS[i]));
        i += 1;
    }
    tops
};

/// A position at the start of a trick, as the table sees it.
pub(crate) struct Picture {
    pub(crate) all: u64,
    /// The low and high bit of the owner of each remaining card, lowest card first, and the halves of split pairs.
    pub(crate) owner: [u64; 2],
    pub(crate) split: u64,
    /// Both bits of the owner of each of the top sixteen cards of the longest class, and the halves of split pairs, in
    /// three fields with the highest card in the highest bit.
    tops: u64,
    /// A hash of the parties, the leader and the number of cards of each class in each hand.
    pub(crate) lengths: u64,
    /// Which class is the longest, in most games trump.
    pub(crate) longest: usize,
    /// The place of each class among the remaining cards, and its length.
    from: [u32; 5],
    len: [u32; 5],
    pub(crate) n_tricks: u32,
    /// Whether nothing matters but ranks, the numbers of cards and what they count.
    pub(crate) is_about_augen: bool,
}

impl Picture {
    #[inline(always)]
    pub(crate) fn of<M: Machine>(machine: M, layout: &Layout, hands: &[u64; 4], leader: usize, re: u8) -> Self {
        let all = hands[0] | hands[1] | hands[2] | hands[3];
        let whole = pairs(hands[0]) | pairs(hands[1]) | pairs(hands[2]) | pairs(hands[3]);
        let split = pairs(all) & !whole;
        let mut from = [0; 5];
        let mut len = [0; 5];
        let mut longest = 0;
        let mut below = 0;
        // Trump, the first class, lies highest.
        for i in [4, 3, 2, 1, 0] {
            from[i] = below;
            len[i] = machine.count(all & layout.classes[i]);
            below += len[i];
            if len[longest] < len[i] {
                longest = i;
            }
        }
        let parties = u64::from(re) << 56;
        let mut words = [parties | leader as u64 | u64::from(split & layout.second_wins != 0) << 2, 0x5f];
        for (i, class) in layout.classes.iter().enumerate() {
            let mut counts = 0;
            for hand in hands {
                counts = counts << 4 | u64::from(machine.count(hand & class));
            }
            words[i / 3] |= counts << (16 * (i % 3) + 3);
        }
        let owner = [machine.gather(hands[1] | hands[3], all), machine.gather(hands[2] | hands[3], all)];
        let split = machine.gather(both(split), all);
        let class = ((1 << len[longest]) - 1) << from[longest];
        let [low, high, halves] =
            [owner[0], owner[1], split].map(|cards| (cards & class) << 16 >> (from[longest] + len[longest]));
        Self {
            all,
            owner,
            split,
            tops: low & 0xffff | (high & 0xffff) << 16 | (halves & 0xffff) << 32,
            lengths: mix(words[0], words[1]),
            longest,
            from,
            len,
            n_tricks: machine.count(hands[0]),
            is_about_augen: true,
        }
    }

    /// Returns the picture for another question, which only entries for the same question answer. It may be about the
    /// places of cards in the hands.
    #[inline(always)]
    pub(crate) fn salted(mut self, question: u64) -> Self {
        self.lengths = mix(self.lengths, question);
        self.is_about_augen = false;
        self
    }

    /// Returns the shelves whose cards this position has, as a set.
    #[inline(always)]
    pub(crate) fn fitting(&self) -> u128 {
        let mut levels = 0;
        for (i, &level) in LEVELS.iter().enumerate() {
            levels |= u128::from(level <= self.len[self.longest]) << i;
        }
        let mut set = levels;
        for n in 0..4 {
            if 2 <= self.len[self.other_class(n)] {
                set |= set << (8 << n);
            }
        }
        set
    }

    /// Returns the owners of the top two cards of a class.
    #[inline(always)]
    fn top_two(&self, class: usize) -> u64 {
        let shift = self.from[class] + self.len[class] - 2;
        (self.owner[0] >> shift & 3) | (self.owner[1] >> shift & 3) << 14 | (self.split >> shift & 3) << 28
    }

    /// Returns the hash for the entries of a shelf.
    #[inline(always)]
    pub(crate) fn key(&self, shelf: u32) -> u64 {
        let longest = self.tops & TOPS[shelf as usize & 7];
        let mut others = 0u64;
        let mut left = shelf >> 3;
        while left != 0 {
            others = others.rotate_left(16) ^ self.top_two(self.other_class(left.trailing_zeros()));
            left &= left - 1;
        }
        mix(self.lengths ^ others, longest | u64::from(shelf) << 48)
    }

    /// Returns whose the next card of the longest class is after those that the shelf goes by; zero if there is none.
    #[inline(always)]
    pub(crate) fn next(&self, shelf: u32) -> u64 {
        let level = LEVELS[shelf as usize & 7];
        if level == self.len[self.longest] {
            return 0;
        }
        let next = self.tops >> (15 - level);
        1 + (next & 1 | next >> 15 & 2 | next >> 30 & 4)
    }

    /// Returns the n-th class besides the longest.
    #[inline(always)]
    const fn other_class(&self, n: u32) -> usize {
        let class = 1 + n as usize;
        if class == self.longest { 0 } else { class }
    }
}

#[inline(always)]
fn mix(a: u64, b: u64) -> u64 {
    let first = u128::from(a ^ 0x9e37_79b9_7f4a_7c15) * u128::from(b ^ 0xa076_1d64_78bd_642f);
    let second =
        u128::from(first as u64 ^ b.rotate_left(32)) * u128::from((first >> 64) as u64 ^ 0xe703_7ed1_a0b4_28db);
    second as u64 ^ (second >> 64) as u64
}
