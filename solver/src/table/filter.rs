//! A word for each entry that rejects most of those that do not answer.
//!
//! A bucket may hold thousands of entries. So comparisons of cards are chosen that some of them need and others do not.
//! A word holds those that an entry needs, and its bound. An entry whose word shows that it does not answer is not
//! read.

use crate::canonical::{GUARD, GUARDS, Ranks, ranks_of};
use std::array;
use std::cmp::Reverse;

/// Most by which a bound is likely to improve if cards count differently.
const BETTER: i32 = 12;

/// Number of pairs of cards for which the filter keeps how they have to rank among each of the other hands.
pub(super) const N_PAIRS: usize = 8;

/// Chosen part of a pair of cards: in each half the three bytes of a card, and the place of the card above them.
const PAIR: u64 = 0x007f_7f7f_007f_7f7f;
const PAIR_GUARDS: u64 = PAIR + 0x0001_0101_0001_0101;
const PLACE_SHIFT: u32 = 24;

/// More than any card needs.
const NEVER: u32 = 0x7f7f_7f7f & PAIR as u32;

/// The comparisons of all pairs, the guards of each one bit lower than those of the pair before, and above them the worth.
const COMPARISONS: u64 = 0x00ff_ffff_00ff_ffff;
const WORTH_SHIFT: u32 = 56;

/// Bits that the filter of an entry that answers has, and those that it has not.
#[derive(Clone, Copy)]
pub(super) struct Filter {
    /// The chosen comparisons that come out otherwise.
    missing: u64,
    /// Least value of the bound, unless cards that count differently improve it by much.
    least: u64,
}

impl Filter {
    /// Returns the filter for a question about a position with these ranks.
    #[inline(always)]
    pub(super) fn new(chosen: &[u64], ranks: &Ranks, threshold: i32, is_lower: bool) -> Self {
        let worth = if is_lower { threshold } else { 256 - threshold };
        Self { missing: !outcomes(chosen, ranks) & COMPARISONS, least: in_filter(worth - BETTER) }
    }

    /// Returns whether an entry with this word may answer.
    #[inline(always)]
    const fn passes(&self, word: u64) -> bool {
        (word & self.missing == 0) & (self.least <= word)
    }

    /// Returns the last of several words that passes.
    #[inline(always)]
    pub(super) fn last_passing(&self, words: &[u64]) -> Option<usize> {
        let (first, blocks) = words.as_rchunks::<8>();
        for (n, block) in blocks.iter().enumerate().rev() {
            // Without a branch for each, so that the processor tests several at once.
            if block.iter().fold(false, |any, &word| any | self.passes(word)) {
                let last = block.iter().rposition(|&word| self.passes(word))?;
                return Some(first.len() + 8 * n + last);
            }
        }
        first.iter().rposition(|&word| self.passes(word))
    }
}

/// Returns the word of an entry with such a bound that needs these ranks.
pub(super) fn word_of(chosen: &[u64], needs: &[u64], bound: i32, is_lower: bool) -> u64 {
    let mut ranks = [GUARD; size_of::<Ranks>()];
    for (bytes, word) in ranks.as_chunks_mut().0.iter_mut().zip(needs) {
        *bytes = (word | GUARDS).to_le_bytes();
    }
    // The ranks that meet just the needs have no more than that.
    outcomes(chosen, &ranks) | in_filter(if is_lower { bound } else { 255 - bound })
}

/// Returns the word of an entry for other comparisons than before.
pub(super) fn word_again(chosen: &[u64], needs: &[u64], word: u64) -> u64 {
    word_of(chosen, needs, (word >> WORTH_SHIFT) as i32, true)
}

fn in_filter(worth: i32) -> u64 {
    (worth.clamp(0, 255) as u64) << WORTH_SHIFT
}

/// Returns which of the chosen comparisons come out so, by ranks with guards.
#[inline(always)]
fn outcomes(chosen: &[u64], ranks: &Ranks) -> u64 {
    chosen.iter().enumerate().fold(0, |so, (i, &pair)| {
        let card = |pair: u64| u64::from(ranks_of(ranks, (pair >> PLACE_SHIFT) as usize & 0xff)) & 0xff_ffff;
        let has = card(pair) | card(pair >> 32) << 32;
        // A byte that is larger than that below it leaves no guard.
        so | ((has - (pair & PAIR)) & PAIR_GUARDS) >> i
    })
}

/// Chooses the comparisons that separate most entries: those that about half of several entries need. `entries` are the
/// words of their ranks.
pub(super) fn choose(entries: &[&[u64]], n_cards: usize) -> [u64; N_PAIRS] {
    // For each card, of each hand the two ranks that most are on different sides of.
    let mut scored = Vec::with_capacity(2 * n_cards);
    for place in 0..n_cards {
        let mut chosen = [(0, NEVER), (0, NEVER)];
        for n in 0..3 {
            let byte = 3 * place + n;
            let mut n_with = [0_u8; 32];
            for ranks in entries {
                n_with[(ranks[byte / 8] >> (8 * (byte % 8)) & 31) as usize] += 1;
            }
            let (mut n_needing, mut best) = (0, [(0, 0); 2]);
            for least in (1..32).rev().filter(|&least| n_with[least] != 0) {
                n_needing += usize::from(n_with[least]);
                let one = (n_needing * (entries.len() - n_needing), least as u32);
                if best[0].0 < one.0 {
                    best = [one, best[0]];
                } else if best[1].0 < one.0 {
                    best[1] = one;
                }
            }
            for ((score, ranks), (of_hand, least)) in chosen.iter_mut().zip(best) {
                if 0 < of_hand {
                    *score += of_hand;
                    *ranks = *ranks & !(0x7f << (8 * n)) | least << (8 * n);
                }
            }
        }
        scored.extend(chosen.map(|(score, ranks)| (score, place as u32, ranks)));
    }
    scored.sort_unstable_by_key(|&(score, place, ranks)| (Reverse(score), place, ranks));
    let one = |i: usize| {
        let (_, place, ranks) = scored.get(i).copied().unwrap_or((0, 0, NEVER));
        u64::from(ranks | place << PLACE_SHIFT)
    };
    array::from_fn(|i| one(2 * i) | one(2 * i + 1) << 32)
}
