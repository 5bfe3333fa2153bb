//! Sixteen entries that lie together, read and written by any number of threads.
//!
//! Nothing is locked and no order of memory is asked for. What the tags, bounds and kinds say is a hint where to look;
//! what is true of an entry stands in its own words, and those are sealed. So the worst that a race can do is that an
//! entry is not found.

use crate::bits::lanes_with;
use crate::entry::{Entry, Kind};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// How many entries share a bucket.
pub(crate) const WAYS: usize = 16;

/// What is needed of an entry to pass it over: 12 bits of its key, and whose the next card of the longest class is after
/// those that the shelf goes by, if that has mattered.
#[inline(always)]
pub(crate) const fn tag(key: u64, next: u64) -> u16 {
    (key << 4 | next) as u16
}

/// Sixteen entries, and in one more cache line what is needed to choose among them.
#[derive(Debug, Default)]
#[repr(C, align(64))]
pub(crate) struct Bucket {
    /// Four tags a word.
    tags: [AtomicU64; WAYS / 4],
    /// Eight bounds a word.
    bounds: [AtomicU64; WAYS / 8],
    kinds: [AtomicU64; WAYS / 8],
    entries: [[AtomicU64; 8]; WAYS],
}

const _: () = assert!(size_of::<Bucket>() == 64 * (1 + WAYS));

impl Bucket {
    /// Returns the line that is looked at first.
    #[inline(always)]
    pub(crate) const fn head(&self) -> &[AtomicU64; WAYS / 4] {
        &self.tags
    }

    /// Returns the entries that have one of two tags, as a set.
    #[inline(always)]
    pub(crate) fn with_tags(&self, tags: [u16; 2]) -> u32 {
        let [a, b, c, d] = &self.tags;
        lanes_with([a.load(Relaxed), b.load(Relaxed), c.load(Relaxed), d.load(Relaxed)], tags)
    }

    #[inline(always)]
    pub(crate) fn kind(&self, way: usize) -> Kind {
        Kind((self.kinds[way / 8].load(Relaxed) >> (8 * (way % 8))) as u8)
    }

    #[inline(always)]
    pub(crate) fn bound(&self, way: usize) -> i32 {
        (self.bounds[way / 8].load(Relaxed) >> (8 * (way % 8)) & 0xff) as i32
    }

    pub(crate) fn tag(&self, way: usize) -> u16 {
        (self.tags[way / 4].load(Relaxed) >> (16 * (way % 4))) as u16
    }

    /// Returns the first place where no entry is.
    pub(crate) fn free(&self) -> Option<usize> {
        const BYTES: u64 = 0x0101_0101_0101_0101;
        let [low, high] = self.kinds.each_ref().map(|kinds| {
            let kinds = kinds.load(Relaxed);
            kinds.wrapping_sub(BYTES) & !kinds & (128 * BYTES)
        });
        match (low, high) {
            (0, 0) => None,
            (0, high) => Some(8 + high.trailing_zeros() as usize / 8),
            (low, _) => Some(low.trailing_zeros() as usize / 8),
        }
    }

    /// Returns the line of an entry.
    #[inline(always)]
    pub(crate) const fn line(&self, way: usize) -> &[AtomicU64; 8] {
        &self.entries[way]
    }

    /// Returns the entry that was there, or parts of several.
    #[inline(always)]
    pub(crate) fn entry(&self, way: usize) -> Entry {
        let words = &self.entries[way];
        Entry(std::array::from_fn(|i| words[i].load(Relaxed)))
    }

    pub(crate) fn set(&self, way: usize, tag: u16, entry: &Entry) {
        let put = |word: &AtomicU64, lane: usize, mask: u64, value: u64| {
            word.store(word.load(Relaxed) & !(mask << lane) | value << lane, Relaxed);
        };
        for (word, value) in self.entries[way].iter().zip(entry.0) {
            word.store(value, Relaxed);
        }
        put(&self.tags[way / 4], 16 * (way % 4), 0xffff, u64::from(tag));
        put(&self.bounds[way / 8], 8 * (way % 8), 0xff, entry.bound() as u64);
        put(&self.kinds[way / 8], 8 * (way % 8), 0xff, u64::from(entry.kind().0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    /// Returns an entry that differs from those with other numbers in few bits, many of them in two words alike.
    fn entry(number: u64) -> Entry {
        Entry([number, number, 7, number, number << 3, 0, number ^ 1, number | 3 << 56]).sealed(key(number))
    }

    const fn key(number: u64) -> u64 {
        number.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    #[test]
    fn the_first_free_place_is_found() {
        let bucket = Bucket::default();
        let first_free = || (0..WAYS).find(|&way| bucket.kind(way) == Kind::EMPTY);
        for i in 0..=WAYS {
            assert_eq!(bucket.free(), first_free());
            if i < WAYS {
                bucket.set(7 * i % WAYS, 0, &entry(i as u64));
            }
        }
        assert_eq!(bucket.free(), None);
    }

    #[test]
    fn an_entry_with_words_of_another_does_not_have_its_key() {
        let (one, other) = (entry(5), entry(6));
        assert_eq!((one.key(), other.key()), (key(5), key(6)));
        for mixture in 1..255 {
            let words = std::array::from_fn(|i| if mixture >> i & 1 == 1 { one.0[i] } else { other.0[i] });
            let mixed = Entry(words);
            if mixed != one && mixed != other {
                assert!(mixed.key() != key(5) && mixed.key() != key(6), "{mixture}");
            }
        }
    }

    #[test]
    fn what_threads_read_while_others_write_is_whole_or_not_believed() {
        const N_NUMBERS: u64 = 8;
        let bucket = Bucket::default();
        let n_rounds = if cfg!(miri) { 100 } else { 20_000 };
        let n_whole = AtomicU64::new(0);
        let work = |thread: u64| {
            for round in 0..n_rounds {
                let number = 1 + (round * 5 + thread) % N_NUMBERS;
                bucket.set((round % 3) as usize, tag(key(number), 0), &entry(number));
                for way in 0..4 {
                    let read = bucket.entry(way);
                    if let Some(number) = (1..=N_NUMBERS).find(|&number| read.key() == key(number)) {
                        assert_eq!(read, entry(number));
                        n_whole.fetch_add(1, Relaxed);
                    }
                }
            }
        };
        thread::scope(|scope| {
            for thread in 0..4 {
                scope.spawn(move || work(thread));
            }
        });
        assert!(0 < n_whole.load(Relaxed));
        assert_eq!(bucket.entry(3), Entry([0; 8]));
    }
}
