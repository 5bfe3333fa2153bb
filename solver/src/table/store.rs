//! Words that are handed out one after the other, and taken from the system as they are wanted.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

/// How many words lie in a cache line.
pub(super) const LINE: usize = 8;

/// How many words are fetched from the system at once, at first and at most.
pub(super) const LEAST_SEGMENT: usize = 1 << 9;
pub(super) const MOST_SEGMENT: usize = 1 << 20;

/// A number that threads often change. It has its cache line, and the next, which some processors fetch with it, to
/// itself, for what lies beside it is only read.
#[derive(Debug, Default)]
#[repr(align(128))]
pub(super) struct Counter(pub(super) AtomicUsize);

/// Words that are handed out one after the other.
#[derive(Debug)]
pub(super) struct Store {
    /// Each twice as large as the one before, up to a size.
    pub(super) segments: Vec<OnceLock<Segment>>,
    n_handed_out: AtomicUsize,
}

/// Words of which the first lies at the beginning of a cache line.
#[derive(Debug)]
pub(super) struct Segment {
    words: Vec<AtomicU64>,
    n_skipped: usize,
}

impl Segment {
    fn new(len: usize) -> Self {
        let words: Vec<AtomicU64> = empty(len + LINE - 1);
        let n_skipped = words.as_ptr().align_offset(LINE * size_of::<u64>());
        Self { words, n_skipped: if n_skipped < LINE { n_skipped } else { 0 } }
    }

    /// Returns how many words may be handed out.
    pub(super) const fn len(&self) -> usize {
        self.words.len() - (LINE - 1)
    }
}

impl Default for Store {
    fn default() -> Self {
        // The first line is never handed out, for its place is zero.
        Self { segments: Vec::new(), n_handed_out: AtomicUsize::new(LINE) }
    }
}

/// How many segments grow.
pub(super) const N_GROWING: usize = (MOST_SEGMENT / LEAST_SEGMENT).ilog2() as usize;

/// Where the first segment begins that is as large as any.
pub(super) const GROWN: usize = MOST_SEGMENT - LEAST_SEGMENT;

/// Returns in which segment a word lies, where this begins and how large it is.
#[inline(always)]
pub(super) const fn segment_of(word: usize) -> (usize, usize, usize) {
    if word < GROWN {
        let n = (word / LEAST_SEGMENT + 1).ilog2() as usize;
        (n, (LEAST_SEGMENT << n) - LEAST_SEGMENT, LEAST_SEGMENT << n)
    } else {
        let n = (word - GROWN) / MOST_SEGMENT;
        (N_GROWING + n, GROWN + n * MOST_SEGMENT, MOST_SEGMENT)
    }
}

pub(super) fn empty<T: Default>(n: usize) -> Vec<T> {
    std::iter::repeat_with(T::default).take(n).collect()
}

impl Store {
    /// Returns one with room for so many segments.
    pub(super) fn with_segments(n: usize) -> Self {
        Self { segments: empty(n), ..Self::default() }
    }

    /// Returns so many words from a place on; nothing if they were never handed out together.
    #[inline(always)]
    pub(super) fn words(&self, from: usize, n: usize) -> Option<&[AtomicU64]> {
        let (segment, begin, _) = segment_of(from);
        let segment = self.segments.get(segment)?.get()?;
        segment.words[segment.n_skipped..].get(from - begin..)?.get(..n)
    }

    /// Hands out the same words again, which are not zero any more, if no more could be handed out. Returns whether it does; not
    /// if somebody else has begun to meanwhile.
    pub(super) fn begin_again(&self) -> bool {
        let n = self.n_handed_out.load(Relaxed);
        let is_there =
            |from: usize| self.segments.get(segment_of(from).0).is_some_and(|segment| segment.get().is_some());
        is_there(LINE) && !is_there(n) && self.n_handed_out.compare_exchange(n, LINE, Relaxed, Relaxed).is_ok()
    }

    /// Hands out so many words, which are zero unless they were handed out before, from the beginning of a cache line on. Nothing
    /// if there is no room for them.
    pub(super) fn hand_out(&self, n: usize, n_words: &Counter, most_words: usize) -> Option<usize> {
        let n = n.next_multiple_of(LINE);
        loop {
            let from = self.n_handed_out.fetch_add(n, Relaxed);
            let (segment, begin, len) = segment_of(from);
            if begin + len < from + n {
                // It would lie in two segments.
                self.n_handed_out.fetch_max(begin + len, Relaxed);
                if MOST_SEGMENT < n {
                    return None;
                }
                continue;
            }
            let words = self.segments.get(segment)?;
            if words.get().is_none() {
                if most_words < n_words.0.load(Relaxed) + len {
                    return None;
                }
                words.get_or_init(|| {
                    n_words.0.fetch_add(len, Relaxed);
                    Segment::new(len)
                });
            }
            return Some(from);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn words_are_handed_out_once() {
        let mut rng = ChaCha8Rng::seed_from_u64(6);
        let store = Store::with_segments(40);
        let n_words = Counter::default();
        let mut end = LINE;
        // A few segments that grow are enough where it takes long.
        let (all, longest) = if cfg!(miri) { (8 * LEAST_SEGMENT, 200) } else { (3 * MOST_SEGMENT, 20_000) };
        while end < all {
            let most = if rng.random_bool(0.1) { longest } else { 40 };
            let n = rng.random_range(1..=most);
            let from = store.hand_out(n, &n_words, usize::MAX).expect("there is memory");
            assert!(end <= from && from.is_multiple_of(LINE));
            let words = store.words(from, n).expect("they were handed out");
            assert!(words.as_ptr().addr().is_multiple_of(LINE * size_of::<u64>()));
            assert!(words.iter().all(|word| word.load(Relaxed) == 0));
            words.iter().for_each(|word| word.store(1, Relaxed));
            end = from + n;
        }
        assert!(end <= n_words.0.load(Relaxed) + longest);
    }
}
