//! What was found of a position, as words that threads share: a bound, what goes to Re, and which cards have to beat which.

use crate::bound::Won;
use crate::canonical::{MOST_CARDS, MOST_TRICKS, SHORT, needs_len};
use crate::machine::fold;
use crate::special_cards::SpecialRanks;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// How many words a record takes besides those for its cards, two bytes each: one of short hands, which lies in one cache line, and
/// any.
const SHORT_HAUL: usize = 4;
pub(super) const HAUL_WORDS: usize = 8;

/// Returns how many they are with so many tricks.
pub(super) const fn haul_len(n_tricks: usize) -> usize {
    if n_tricks <= SHORT { SHORT_HAUL } else { HAUL_WORDS }
}

/// Returns how many words a record takes in all with so many tricks.
pub(super) const fn record_len(n_tricks: usize) -> usize {
    haul_len(n_tricks) + needs_len(n_tricks)
}

/// Returns whether a record with so many words is one of short hands.
const fn is_short(len: usize) -> bool {
    len <= SHORT_HAUL + SHORT
}

pub(super) const MOST_RECORD: usize = record_len(MOST_TRICKS);

/// How many bits a line of a short record takes, and the bits of a word of another that are about cards.
const SHORT_LINE: u32 = 4 * SHORT as u32;
const CARDS: u64 = (1 << MOST_CARDS) - 1;

/// What a record says of the cards, each line as [`CardValues`] has it.
pub(super) struct Haul {
    pub(super) value_bits: [u64; 3],
    pub(super) won: Won,
    pub(super) critical: Won,
    pub(super) volle: u64,
    pub(super) bound: i32,
    pub(super) slack: i32,
    pub(super) above: SpecialRanks,
    pub(super) captures_jack: bool,
}

/// How special cards have to compare stands in a short record above the line of Volle, and in any other above what its last two words
/// say of cards; what has no room there above the gap, which takes eight bits.
const SHORT_ABOVE_SHIFT: u32 = SHORT_LINE;
const REST_SHIFT: u32 = MOST_CARDS as u32 + 8;
const REST: u64 = 0b11_1111;

/// SpecialRanks that it stands whether a jack of clubs is captured.
const CAPTURES_SHIFT: u32 = 63;

/// In which word of a short record its seal lies, and in which words of any other, 16 bits each, above what they say of the cards.
const SHORT_SEAL: usize = 3;
const SEALED: std::ops::Range<usize> = 2..6;

impl Haul {
    /// Reads the first words of a record that has so many.
    #[inline(always)]
    pub(super) fn read(words: &[u64; HAUL_WORDS], len: usize) -> Self {
        if is_short(len) {
            let [value_bits_of, wons, rest, ..] = *words;
            let line = |word: u64, i: u32| word >> (SHORT_LINE * i) & ((1 << SHORT_LINE) - 1);
            Self {
                value_bits: [0, 1, 2].map(|i| line(value_bits_of, i)),
                won: Won { possible: line(wons, 0), certain: line(wons, 1) },
                critical: Won { possible: line(wons, 2), certain: line(wons, 3) },
                volle: line(rest, 0),
                bound: (value_bits_of >> MOST_CARDS) as i32,
                slack: (rest >> MOST_CARDS) as i32 & 0xff,
                above: rest >> SHORT_ABOVE_SHIFT & 0xffff_ffff | (rest >> REST_SHIFT & REST) << 32,
                captures_jack: rest >> CAPTURES_SHIFT == 1,
            }
        } else {
            let [a, b, c, possible, certain, closest_may, closest_must, volle] = words.map(|word| word & CARDS);
            Self {
                value_bits: [a, b, c],
                won: Won { possible, certain },
                critical: Won { possible: closest_may, certain: closest_must },
                volle,
                bound: (words[0] >> MOST_CARDS) as i32,
                slack: (words[1] >> MOST_CARDS) as i32 & 0xff,
                above: words[6] >> MOST_CARDS | words[7] >> MOST_CARDS << 16 | (words[1] >> REST_SHIFT & REST) << 32,
                captures_jack: words[1] >> CAPTURES_SHIFT == 1,
            }
        }
    }

    /// Writes the first words of a record, but for its seal.
    pub(super) fn write(&self, record: &mut [u64]) {
        let [a, b, c] = self.value_bits;
        let (won, critical) = (self.won, self.critical);
        let bound = (self.bound as u64) << MOST_CARDS;
        let captures_jack = u64::from(self.captures_jack) << CAPTURES_SHIFT;
        let slack = (self.slack as u64) << MOST_CARDS | self.above >> 32 << REST_SHIFT | captures_jack;
        if is_short(record.len()) {
            let lines = |lines: [u64; 4]| lines.iter().rev().fold(0, |word, line| word << SHORT_LINE | line);
            record[0] = lines([a, b, c, 0]) | bound;
            record[1] = lines([won.possible, won.certain, critical.possible, critical.certain]);
            record[2] = self.volle | (self.above & 0xffff_ffff) << SHORT_ABOVE_SHIFT | slack;
        } else {
            let certain = critical.certain | (self.above & 0xffff) << MOST_CARDS;
            let volle = self.volle | (self.above >> 16 & 0xffff) << MOST_CARDS;
            let words = [a | bound, b | slack, c, won.possible, won.certain, critical.possible, certain, volle];
            record[..HAUL_WORDS].copy_from_slice(&words);
        }
    }
}

/// Returns which bits of a word of a record that has so many belong to its seal.
#[inline(always)]
const fn of_seal(len: usize, i: usize) -> u64 {
    if is_short(len) {
        if i == SHORT_SEAL { u64::MAX } else { 0 }
    } else if SEALED.start <= i && i < SEALED.end {
        !CARDS
    } else {
        0
    }
}

/// Returns a hash of all that a record says, and of the shelf on which it is.
#[inline(always)]
fn seal(record: &[u64], shelf: u64) -> u64 {
    let said = |i: usize| record[i] & !of_seal(record.len(), i);
    (0..record.len() / 2).fold(shelf, |seal: u64, i| {
        seal.rotate_left(9) ^ fold(said(2 * i) ^ 0x9e37_79b9_7f4a_7c15, said(2 * i + 1) ^ 0xa076_1d64_78bd_642f)
    })
}

/// Writes a record with its seal.
pub(super) fn write(record: &[AtomicU64], words: &[u64], shelf: u64) {
    let seal = seal(words, shelf);
    for (i, (place, &word)) in record.iter().zip(words).enumerate() {
        let bits = of_seal(words.len(), i);
        let piece = if bits == !CARDS { seal >> (16 * (i - SEALED.start)) << MOST_CARDS } else { seal & bits };
        place.store(word | piece, Relaxed);
    }
}

/// Returns whether all words of a record were written together, for this shelf.
#[inline(always)]
pub(super) fn is_whole(record: &[u64], shelf: u64) -> bool {
    let seal = seal(record, shelf);
    if is_short(record.len()) {
        record[SHORT_SEAL] == seal
    } else {
        SEALED.enumerate().all(|(i, place)| record[place] >> MOST_CARDS == seal >> (16 * i) & 0xffff)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn what_was_written_is_read() {
        let mut rng = ChaCha8Rng::seed_from_u64(13);
        for n in 0..if cfg!(miri) { 60 } else { 6_000 } {
            let n_tricks = 1 + n % MOST_TRICKS;
            let mut line = || rng.random::<u64>() & ((1 << (4 * n_tricks)) - 1);
            let value_bits = [line(), line(), line()];
            let [won, critical] = [(); 2].map(|()| Won { possible: line(), certain: line() });
            let volle = line();
            let haul = Haul {
                value_bits,
                won,
                critical,
                volle,
                bound: rng.random_range(0..=255),
                slack: rng.random_range(0..=255),
                above: rng.random_range(0..1 << 38),
                captures_jack: rng.random(),
            };
            let mut words = vec![0; record_len(n_tricks)];
            haul.write(&mut words);
            words[haul_len(n_tricks)..].fill_with(|| rng.random());
            let record: Vec<AtomicU64> = words.iter().map(|_| AtomicU64::new(0)).collect();
            write(&record, &words, rng.random());
            let first = std::array::from_fn(|i| record.get(i).map_or(0, |word| word.load(Relaxed)));
            let said = |haul: Haul| {
                let Haul { value_bits, won, critical, volle, bound, slack, above, captures_jack } = haul;
                (value_bits, won, critical, volle, [bound, slack], above, captures_jack)
            };
            assert_eq!(said(Haul::read(&first, words.len())), said(haul), "{n_tricks} tricks");
        }
    }
}
