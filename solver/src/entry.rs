//! One pattern and its bound, in eight words.
//!
//! Threads read and write entries without waiting for each other, so a reader may see words of two of them. Therefore
//! an entry carries its key mixed with all that it says: what was not written together does not add up to the key that
//! was asked for, and is passed over like the entry of another key.

use crate::bits::fold;
use crate::picture::Picture;

const FIELD: u64 = (1 << 48) - 1;

/// What depends on how the cards lie in the hands, three fields of 48 bits for the grades, and the cards that may and
/// that must go to Re. Twelve bits a hand, lowest card first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Haul {
    pub(crate) grade: [u64; 3],
    pub(crate) may: u64,
    pub(crate) must: u64,
}

impl Haul {
    /// The cards of all hands.
    pub(crate) const ALL: u64 = FIELD;
}

/// What a bound is about: the tricks left, its side, and when it was found. Zero if there is no entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kind(pub(crate) u8);

/// By how much a bound is likely to become better at most where cards count differently.
const BETTER: i32 = 12;

impl Kind {
    pub(crate) const EMPTY: Self = Self(0);

    pub(crate) const fn new(n_tricks: u32, is_lower: bool) -> Self {
        Self((n_tricks << 1) as u8 | is_lower as u8)
    }

    pub(crate) const fn n_tricks(self) -> u8 {
        self.0 >> 1
    }

    pub(crate) const fn is_lower(self) -> bool {
        self.0 & 1 == 1
    }

    /// Returns whether such a bound may answer a threshold. Cards that Re must win may make it a little better.
    #[inline(always)]
    pub(crate) const fn may_answer(self, bound: i32, threshold: i32) -> bool {
        if self.is_lower() { threshold <= bound + BETTER } else { bound - BETTER < threshold }
    }
}

/// A pattern in one cache line: eight fields of 48 bits, and in the high ends of the words another field, the key, the
/// kind and the bound.
///
/// Fields: owner low, owner high, split, mask of the ranks that matter, grades of the Augen, cards that may go to Re;
/// in the high ends those that must.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry(pub(crate) [u64; 8]);

impl Entry {
    pub(crate) fn new(picture: &Picture, mask: u64, haul: Haul, kind: Kind, bound: u8, key: u64) -> Self {
        let fields = [
            picture.owner[0] & mask,
            picture.owner[1] & mask,
            picture.split & mask,
            mask,
            haul.grade[0],
            haul.grade[1],
            haul.grade[2],
            haul.may,
        ];
        let says = u64::from(kind.0) << 8 | u64::from(bound);
        let high = [haul.must, haul.must >> 16, haul.must >> 32, 0, 0, 0, 0, says];
        Self(std::array::from_fn(|i| fields[i] | high[i] << 48)).sealed(key)
    }

    /// Writes the key, mixed with all that the entry says, into the high ends of four words.
    pub(crate) fn sealed(mut self, key: u64) -> Self {
        let sealed = key ^ self.seal();
        for (i, word) in self.0[3..7].iter_mut().enumerate() {
            *word = *word & FIELD | sealed >> (16 * i) << 48;
        }
        self
    }

    #[inline(always)]
    pub(crate) const fn mask(&self) -> u64 {
        self.0[3] & FIELD
    }

    /// Returns the key, or another number if the words were not written together.
    #[inline(always)]
    pub(crate) const fn key(&self) -> u64 {
        let sealed = self.0[3] >> 48 | self.0[4] >> 48 << 16 | self.0[5] >> 48 << 32 | self.0[6] >> 48 << 48;
        sealed ^ self.seal()
    }

    /// Mixes all that the entry says.
    #[inline(always)]
    const fn seal(&self) -> u64 {
        let words = &self.0;
        let first = fold(words[0] ^ 0x9e37_79b9_7f4a_7c15, words[1] ^ 0xa076_1d64_78bd_642f);
        let second = fold(words[2] ^ 0xe703_7ed1_a0b4_28db, words[3] & FIELD ^ 0x8ebc_6af0_9c88_c6e3);
        let third = fold(words[4] & FIELD ^ 0x5899_65cc_7537_4cc3, words[5] & FIELD ^ 0x1d8e_4e27_c47d_124f);
        let fourth = fold(words[6] & FIELD ^ 0xeb44_acca_b455_d165, words[7] ^ 0xbe34_a2a1_f5f4_6c9d);
        first ^ second.rotate_left(16) ^ third.rotate_left(32) ^ fourth.rotate_left(48)
    }

    pub(crate) const fn kind(&self) -> Kind {
        Kind((self.0[7] >> 56) as u8)
    }

    #[inline(always)]
    pub(crate) const fn bound(&self) -> i32 {
        (self.0[7] >> 48 & 0xff) as i32
    }

    #[inline(always)]
    pub(crate) const fn haul(&self) -> Haul {
        Haul {
            grade: [self.0[4] & FIELD, self.0[5] & FIELD, self.0[6] & FIELD],
            may: self.0[7] & FIELD,
            must: self.0[0] >> 48 | self.0[1] >> 48 << 16 | self.0[2] >> 48 << 32,
        }
    }

    /// Returns whether it says the same about the same pattern, perhaps for other reasons or with another bound.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        (0..7).all(|i| (self.0[i] ^ other.0[i]) & FIELD == 0)
    }

    #[inline(always)]
    pub(crate) const fn fits(&self, picture: &Picture) -> bool {
        let differing = (self.0[0] ^ picture.owner[0]) | (self.0[1] ^ picture.owner[1]) | (self.0[2] ^ picture.split);
        differing & self.mask() == 0
    }
}
