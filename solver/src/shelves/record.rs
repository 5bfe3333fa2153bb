//! What was found of a position, as words that threads share: a bound, what goes to Re, and which cards have to beat which.

use crate::bits::fold;
use crate::found::Won;
use crate::line_up::MOST_CARDS;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// How many words a record takes besides those for its cards, two bytes each.
pub(super) const RECORD_WORDS: usize = 8;

pub(super) const MOST_RECORD: usize = RECORD_WORDS + MOST_CARDS / 4;

/// The bits of a word of a record that are about cards.
pub(super) const CARDS: u64 = (1 << MOST_CARDS) - 1;

/// What a record says of the cards, each line as [`Counts`] has it.
pub(super) struct Haul {
    pub(super) grade: [u64; 3],
    pub(super) won: Won,
    pub(super) closest: Won,
    pub(super) volle: u64,
    pub(super) bound: i32,
    pub(super) gap: i32,
}

/// In which words of a record its seal lies, 16 bits each, above what they say of the cards.
pub(super) const SEALED: std::ops::Range<usize> = 2..6;

impl Haul {
    #[inline(always)]
    pub(super) fn read(words: &[u64; RECORD_WORDS]) -> Self {
        let [a, b, c, may, must, closest_may, closest_must, volle] = words.map(|word| word & CARDS);
        Self {
            grade: [a, b, c],
            won: Won { may, must },
            closest: Won { may: closest_may, must: closest_must },
            volle,
            bound: (words[0] >> MOST_CARDS) as i32,
            gap: (words[1] >> MOST_CARDS) as i32,
        }
    }

    pub(super) const fn words(&self) -> [u64; RECORD_WORDS] {
        let [a, b, c] = self.grade;
        let (won, closest) = (self.won, self.closest);
        let (bound, gap) = ((self.bound as u64) << MOST_CARDS, (self.gap as u64) << MOST_CARDS);
        [a | bound, b | gap, c, won.may, won.must, closest.may, closest.must, self.volle]
    }
}

/// Returns a hash of all that a record says, and of the shelf on which it is.
#[inline(always)]
pub(super) fn seal(record: &[u64], shelf: u64) -> u64 {
    let is_sealed = |i: usize| SEALED.contains(&i);
    let said = |i: usize| if is_sealed(i) { record[i] & CARDS } else { record[i] };
    (0..record.len() / 2).fold(shelf, |seal: u64, i| {
        seal.rotate_left(9) ^ fold(said(2 * i) ^ 0x9e37_79b9_7f4a_7c15, said(2 * i + 1) ^ 0xa076_1d64_78bd_642f)
    })
}

/// Writes a record with its seal.
pub(super) fn write(record: &[AtomicU64], words: &[u64], shelf: u64) {
    let seal = seal(words, shelf);
    for (i, (place, &word)) in record.iter().zip(words).enumerate() {
        let piece = if SEALED.contains(&i) { seal >> (16 * (i - SEALED.start)) << MOST_CARDS } else { 0 };
        place.store(word | piece, Relaxed);
    }
}

/// Returns whether all words of a record were written together, for this shelf.
#[inline(always)]
pub(super) fn is_whole(record: &[u64], shelf: u64) -> bool {
    let seal = seal(record, shelf);
    SEALED.enumerate().all(|(i, place)| record[place] >> MOST_CARDS == seal >> (16 * i) & 0xffff)
}
