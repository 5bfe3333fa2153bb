//! A position at the start of a trick, as the table of patterns sees it.
//!
//! # Where an entry is
//! Most proofs use some ranks of the longest class, in most games trump, and few others. So an entry lies under the
//! lengths of the hands, the owners of its top 0, 2, 4, .. cards of the longest class, and those of the top 2 of every
//! other class of which 2 mattered: on a shelf. A shelf has a number, a position has a key for each of them.

use crate::bits::{Machine, fold};
use crate::slot::{Layout, both, pairs};

/// How many top cards of the longest class the places go by.
pub(crate) const LEVELS: [u32; 8] = [0, 2, 4, 6, 8, 10, 12, 14];

/// The first of every three bits, for sixteen cards.
const THIRDS: u64 = 0x2492_4924_9249;

/// For each set of classes besides the longest, the first shelf of each part of it.
static OTHERS: [[u64; 2]; 16] = {
    let mut sets = [[0; 2]; 16];
    let mut i = 0;
    while i < 256 {
        let (set, part) = (i / 16, i % 16);
        if part & !set == 0 {
            sets[set][part / 8] |= 1 << (8 * (part % 8));
        }
        i += 1;
    }
    sets
};

/// A position at the start of a trick, as the table sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Picture {
    pub(crate) all: u64,
    /// The low and high bit of the owner of each remaining card, lowest card first, and the halves of split pairs.
    pub(crate) owner: [u64; 2],
    pub(crate) split: u64,
    /// Three bits for each of the top sixteen cards of the longest class, both of its owner and whether it is half of a
    /// split pair; the highest card lies in the highest bits of the word.
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
        // Of the last hand and the last class there is what is left.
        let mut counts = 0;
        for (i, class) in layout.classes[..4].iter().enumerate() {
            for (n, hand) in hands[..3].iter().enumerate() {
                counts |= u64::from(machine.count(hand & class)) << (12 * i + 4 * n);
            }
        }
        let rules = u64::from(re) << 3 | (leader as u64) << 1 | u64::from(split & layout.second_wins != 0);
        let lens = len.iter().fold(0, |lens, len| lens << 6 | u64::from(*len));
        let owner = [machine.gather(hands[1] | hands[3], all), machine.gather(hands[2] | hands[3], all)];
        let split = machine.gather(both(split), all);
        let class = ((1 << len[longest]) - 1) << from[longest];
        let [low, high, halves] =
            [owner[0], owner[1], split].map(|cards| (cards & class) << 16 >> (from[longest] + len[longest]));
        let tops =
            machine.scatter(low, THIRDS) | machine.scatter(high, THIRDS << 1) | machine.scatter(halves, THIRDS << 2);
        Self {
            all,
            owner,
            split,
            tops: tops << 16,
            lengths: mix(counts | rules << 48, lens),
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
    pub(crate) fn salted(self, question: u64) -> Self {
        Self { is_about_augen: false, ..self.with_salt(question) }
    }

    /// Returns the picture for the same question asked in another way.
    pub(crate) fn with_salt(&self, way: u64) -> Self {
        Self { lengths: mix(self.lengths, way), ..*self }
    }

    /// Returns the shelves whose cards this position has, as a set in two words.
    #[inline(always)]
    pub(crate) fn fitting(&self) -> [u64; 2] {
        let n_levels = 1 + self.len[self.longest].min(14) / 2;
        let mut long = 0;
        for (i, &len) in self.len.iter().enumerate() {
            long |= usize::from(2 <= len) << i;
        }
        // The first class takes the place of the longest.
        let others = match self.longest {
            0 => long >> 1,
            longest => long >> 1 & !(1 << (longest - 1)) | (long & 1) << (longest - 1),
        };
        OTHERS[others & 15].map(|first| first * (0xff >> (8 - n_levels)))
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
        let longest = self.tops & !(u64::MAX >> (3 * LEVELS[shelf as usize & 7]));
        let mut others = 0u64;
        let mut left = shelf >> 3;
        while left != 0 {
            others = others.rotate_left(16) ^ self.top_two(self.other_class(left.trailing_zeros()));
            left &= left - 1;
        }
        hash(self.lengths ^ others, longest ^ u64::from(shelf).wrapping_mul(0x8ebc_6af0_9c88_c6e3))
    }

    /// Returns whose the next card of the longest class is after those that the shelf goes by, if there is one; never zero.
    #[inline(always)]
    pub(crate) fn next(&self, shelf: u32) -> u64 {
        1 + (self.tops << (3 * LEVELS[shelf as usize & 7]) >> 61)
    }

    /// Returns the n-th class besides the longest.
    #[inline(always)]
    const fn other_class(&self, n: u32) -> usize {
        let class = 1 + n as usize;
        if class == self.longest { 0 } else { class }
    }
}

/// Hashes two words, one of which is a hash already, or for more to be added.
#[inline(always)]
const fn hash(a: u64, b: u64) -> u64 {
    fold(a ^ 0x9e37_79b9_7f4a_7c15, b ^ 0xa076_1d64_78bd_642f)
}

/// Hashes two words.
#[inline(always)]
const fn mix(a: u64, b: u64) -> u64 {
    hash(hash(a, b) ^ b.rotate_left(32), a ^ 0xe703_7ed1_a0b4_28db)
}
