//! An entry: what was found of a position, in its canonical form.

use crate::bound::Won;
use crate::canonical::{MOST_TRICKS, Ranks, rank_words};
use crate::special_cards::SpecialRanks;

/// An entry without the ranks that it needs. What it records of cards is in
/// [lines](crate::canonical::CanonicalForm::line).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) value_bits: [u64; 3],
    pub(super) won: Won,
    pub(super) critical: Won,
    pub(super) volle: u64,
    pub(super) bound: i32,
    pub(super) slack: i32,
    pub(super) above: SpecialRanks,
    pub(super) captures_jack: bool,
}

/// Position of the slack in the first word of an entry, above the bound, and of the fields above it.
const SLACK_SHIFT: u32 = 8;
const CAPTURES_SHIFT: u32 = 16;
const ABOVE_SHIFT: u32 = 17;

/// Returns how many words eight lines take, one directly after the other.
const fn line_words(n_tricks: usize) -> usize {
    n_tricks.div_ceil(2)
}

/// Returns how many words an entry takes: one, those of the lines, and those of the ranks.
pub(super) const fn entry_words(n_tricks: usize) -> usize {
    1 + line_words(n_tricks) + rank_words(n_tricks)
}

pub(super) const MOST_ENTRY_WORDS: usize = entry_words(MOST_TRICKS);

/// Returns the ranks that an entry needs.
#[inline(always)]
pub(super) fn needed_ranks(words: &[u64], n_tricks: usize) -> &[u64] {
    &words[1 + line_words(n_tricks)..]
}

/// Returns a line of an entry. A word after it is there, for the ranks follow.
#[inline(always)]
fn line(words: &[u64], n_tricks: usize, n: usize) -> u64 {
    let from = 4 * n_tricks * n;
    let (word, shift) = (1 + from / 64, from % 64);
    (words[word] >> shift | words[word + 1] << 1 << (63 - shift)) & ((1 << (4 * n_tricks)) - 1)
}

impl Entry {
    #[inline(always)]
    pub(super) fn read(words: &[u64], n_tricks: usize) -> Self {
        let line = |n| line(words, n_tricks, n);
        let first = words[0];
        Self {
            value_bits: [line(0), line(1), line(2)],
            won: Won { possible: line(3), certain: line(4) },
            critical: Won { possible: line(5), certain: line(6) },
            volle: line(7),
            bound: first as i32 & 0xff,
            slack: (first >> SLACK_SHIFT) as i32 & 0xff,
            above: first >> ABOVE_SHIFT,
            captures_jack: first >> CAPTURES_SHIFT & 1 == 1,
        }
    }

    /// Returns the entry with the ranks that it needs, in [`entry_words`] many words.
    #[inline(always)]
    pub(super) fn written(&self, ranks: &Ranks, n_tricks: usize) -> [u64; MOST_ENTRY_WORDS] {
        let mut words = [0; MOST_ENTRY_WORDS];
        words[0] = self.bound as u64
            | (self.slack as u64) << SLACK_SHIFT
            | u64::from(self.captures_jack) << CAPTURES_SHIFT
            | self.above << ABOVE_SHIFT;
        let Self { value_bits: [a, b, c], won, critical, volle, .. } = *self;
        let lines = [a, b, c, won.possible, won.certain, critical.possible, critical.certain, volle];
        for (n, line) in lines.into_iter().enumerate() {
            let from = 4 * n_tricks * n;
            let (word, shift) = (1 + from / 64, from % 64);
            words[word] |= line << shift;
            words[word + 1] |= line >> 1 >> (63 - shift);
        }
        let (eights, _) = ranks.as_chunks();
        for (word, &eight) in words[1 + line_words(n_tricks)..entry_words(n_tricks)].iter_mut().zip(eights) {
            *word = u64::from_le_bytes(eight);
        }
        words
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
            let entry = Entry {
                value_bits,
                won,
                critical,
                volle,
                bound: rng.random_range(0..=255),
                slack: rng.random_range(0..=255),
                above: rng.random_range(0..1 << 38),
                captures_jack: rng.random(),
            };
            let mut ranks = [0; size_of::<Ranks>()];
            ranks[..12 * n_tricks].fill_with(|| rng.random_range(0..25));
            let words = &entry.written(&ranks, n_tricks)[..entry_words(n_tricks)];
            assert_eq!(Entry::read(words, n_tricks), entry, "{n_tricks} tricks");
            let bytes: Vec<u8> = needed_ranks(words, n_tricks).iter().flat_map(|word| word.to_le_bytes()).collect();
            assert!(ranks.starts_with(&bytes));
        }
    }
}
