//! A bucket: all entries that may answer the same question about a position, those with lower bounds and those with upper ones.

use super::entry::{entry_words, needed_ranks};
use super::filter::{N_PAIRS, choose, word_again, word_of};

/// Least number of places with comparisons for the [filter](super::filter), and the number of entries they are chosen
/// from.
const LEAST_CHOSEN: usize = 16;
const N_SAMPLED: usize = 64;

/// Places at first, and at most. Most buckets never hold more than two entries in questions about Points.
const LEAST_PLACES: usize = 2;
pub(super) const MOST_PLACES: usize = 1 << 16;

/// Overhead of an allocation, in bytes.
const ALLOCATION_BYTES: usize = 16;

/// The entries for one question, those with upper bounds and those with lower ones.
#[derive(Debug, Default)]
pub(super) struct Bucket {
    pub(super) sides: [Entries; 2],
}

/// Entries that lie side by side, the one that has answered or come last at the end: first the chosen comparisons, then the filter
/// words, then the entries.
#[derive(Debug, Default)]
pub(super) struct Entries {
    words: Box<[u64]>,
    len: u32,
    n_places: u32,
}

/// Returns the number of comparisons chosen for `n_places` places.
const fn n_chosen(n_places: usize) -> usize {
    if n_places < LEAST_CHOSEN { 0 } else { N_PAIRS }
}

/// Returns the bytes that `n_places` places take.
const fn bytes(n_places: usize, n_tricks: usize) -> usize {
    if n_places == 0 {
        return 0;
    }
    let n_words = n_chosen(n_places) + n_places * (1 + entry_words(n_tricks));
    n_words * size_of::<u64>() + ALLOCATION_BYTES
}

impl Entries {
    pub(super) const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns how many bytes they take.
    pub(super) const fn bytes(&self, n_tricks: usize) -> usize {
        bytes(self.n_places as usize, n_tricks)
    }

    /// Returns the bytes after the next growth, if the bucket is full and may grow.
    pub(super) const fn bytes_if_larger(&self, n_tricks: usize) -> Option<usize> {
        if self.len < self.n_places || self.n_places as usize == MOST_PLACES {
            return None;
        }
        Some(bytes(self.next_places(), n_tricks))
    }

    const fn next_places(&self) -> usize {
        if self.n_places == 0 { LEAST_PLACES } else { 2 * self.n_places as usize }
    }

    /// Returns the chosen comparisons.
    #[inline(always)]
    pub(super) fn chosen(&self) -> &[u64] {
        &self.words[..n_chosen(self.n_places as usize)]
    }

    /// Returns the filter words.
    #[inline(always)]
    pub(super) fn filters(&self) -> &[u64] {
        &self.words[n_chosen(self.n_places as usize)..][..self.len as usize]
    }

    /// Returns where the words of an entry begin.
    #[inline(always)]
    const fn place(&self, n: usize, n_tricks: usize) -> usize {
        let n_places = self.n_places as usize;
        n_chosen(n_places) + n_places + n * entry_words(n_tricks)
    }

    /// Returns the words of an entry.
    #[inline(always)]
    pub(super) fn entry(&self, n: usize, n_tricks: usize) -> &[u64] {
        &self.words[self.place(n, n_tricks)..][..entry_words(n_tricks)]
    }

    /// Moves an entry half the distance to the position that is probed first: an entry that answered is likely to
    /// answer soon again.
    #[inline(always)]
    pub(super) fn move_to_front(&mut self, n: usize, n_tricks: usize) {
        let to = n + (self.len() - n) / 2;
        if to != n {
            let filters = n_chosen(self.n_places as usize);
            self.words.swap(filters + n, filters + to);
            let (a, b) = (self.place(n, n_tricks), self.place(to, n_tricks));
            let (before, after) = self.words.split_at_mut(b);
            before[a..][..entry_words(n_tricks)].swap_with_slice(&mut after[..entry_words(n_tricks)]);
        }
    }

    /// Adds an entry with such a bound.
    pub(super) fn push(&mut self, entry: &[u64], bound: i32, is_lower: bool, n_tricks: usize) {
        if self.len == self.n_places {
            self.make_room(n_tricks);
        }
        let n = self.len();
        let word = word_of(self.chosen(), needed_ranks(entry, n_tricks), bound, is_lower);
        self.words[n_chosen(self.n_places as usize) + n] = word;
        let place = self.place(n, n_tricks);
        self.words[place..][..entry.len()].copy_from_slice(entry);
        self.len += 1;
    }

    /// Forgets the half that has not answered for long.
    pub(super) fn forget_half(&mut self, n_tricks: usize) {
        let (n, half) = (self.len(), self.len() / 2);
        let (filters, entries) = (n_chosen(self.n_places as usize), self.place(0, n_tricks));
        self.words.copy_within(filters + half..filters + n, filters);
        self.words.copy_within(self.place(half, n_tricks)..self.place(n, n_tricks), entries);
        self.len = (n - half) as u32;
    }

    /// Doubles the number of places, or forgets half of the entries if the limit is reached.
    #[cold]
    fn make_room(&mut self, n_tricks: usize) {
        let (n_old, n_places) = (self.n_places as usize, self.next_places());
        if MOST_PLACES < n_places {
            self.forget_half(n_tricks);
            return;
        }
        let n_words = n_chosen(n_places) + n_places * (1 + entry_words(n_tricks));
        let larger = Self { words: vec![0; n_words].into(), len: self.len, n_places: n_places as u32 };
        let old = std::mem::replace(self, larger);
        let entries = self.place(0, n_tricks);
        self.words[entries..][..n_old * entry_words(n_tricks)].copy_from_slice(&old.words[old.place(0, n_tricks)..]);
        let filters = n_chosen(n_places);
        // Chosen again each time the number of entries has quadrupled.
        if filters == 0 || !n_places.ilog2().is_multiple_of(2) {
            self.words[..filters].copy_from_slice(&old.words[..filters]);
            self.words[filters..][..n_old].copy_from_slice(old.filters());
            return;
        }
        let needs = |n| needed_ranks(old.entry(n, n_tricks), n_tricks);
        let sample: Vec<&[u64]> = (0..n_old).step_by(n_old.div_ceil(N_SAMPLED)).map(needs).collect();
        let chosen = choose(&sample, 4 * n_tricks);
        self.words[..filters].copy_from_slice(&chosen);
        for (n, &word) in old.filters().iter().enumerate() {
            self.words[filters + n] = word_again(&chosen, needs(n), word);
        }
    }
}
