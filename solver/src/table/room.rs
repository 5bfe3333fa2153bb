//! A room: the shelves for positions with the same number of tricks, and under which names they are found.

use super::store::{Segment, Store, empty};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering::Relaxed};

/// How many words a name takes.
pub(super) const NAME_WORDS: usize = size_of::<Name>() / size_of::<u64>();

/// How many places a directory has at first.
const LEAST_DIRECTORY: usize = 1 << 5;

/// What is known of positions with the same number of tricks.
#[derive(Debug, Default)]
pub(super) struct Room {
    /// A power of two of names of shelves, at the place that the key says or after it, or none.
    pub(super) directory: Vec<Name>,
    n_names: AtomicUsize,
    /// Whether there was no place for another name.
    pub(super) is_crowded: AtomicBool,
    /// Whether a larger directory would take too much of the memory.
    pub(super) is_largest: bool,
    pub(super) store: Store,
}

/// Where the shelves for the same question are, that for upper bounds and that for lower ones.
#[derive(Debug, Default)]
pub(super) struct Name {
    /// Zero as long as the place in the directory is free.
    key: AtomicU64,
    /// The place of the shelf, and in the lowest bits the logarithm of how many records it has room for. Zero as long as there is
    /// none.
    pub(super) shelves: [AtomicU64; 2],
    /// How many records were put there.
    pub(super) n_records: [AtomicU32; 2],
}

impl Room {
    /// Goes through the places for names, from that on which a key names.
    #[inline(always)]
    fn places(&self, key: u64) -> impl Iterator<Item = &Name> {
        let (n, first) = (self.directory.len(), (key >> 32) as usize);
        (0..n).map(move |i| &self.directory[first.wrapping_add(i) & (n - 1)])
    }

    /// Returns the name of a shelf, if it has one.
    #[inline(always)]
    pub(super) fn name(&self, key: u64) -> Option<&Name> {
        for name in self.places(key) {
            let found = name.key.load(Relaxed);
            if found == key {
                return Some(name);
            }
            if found == 0 {
                return None;
            }
        }
        None
    }

    /// Returns the name of a shelf, which is new if there was none; nothing if the directory is full.
    pub(super) fn name_or_new(&self, key: u64) -> Option<&Name> {
        let known = self.name(key);
        if known.is_some() {
            return known;
        }
        if self.directory.len() <= 2 * self.n_names.load(Relaxed) {
            self.is_crowded.store(true, Relaxed);
            return None;
        }
        // It is counted before it is there, for as soon as it is there somebody may forget it.
        self.n_names.fetch_add(1, Relaxed);
        for name in self.places(key) {
            match name.key.compare_exchange(0, key, Relaxed, Relaxed) {
                Ok(_) => return Some(name),
                Err(found) if found == key => {
                    self.n_names.fetch_sub(1, Relaxed);
                    return Some(name);
                }
                Err(_) => {}
            }
        }
        self.n_names.fetch_sub(1, Relaxed);
        None
    }

    /// Returns how many places the directory will have that comes after this one.
    pub(super) fn larger_directory(&self) -> usize {
        (8 * self.directory.len()).max(LEAST_DIRECTORY)
    }

    /// Makes the directory so large.
    pub(super) fn grow_directory(&mut self, len: usize) {
        let old = std::mem::replace(&mut self.directory, empty(len));
        self.n_names = AtomicUsize::new(0);
        for name in old {
            let key = name.key.into_inner();
            if key != 0
                && let Some(new) = self.name_or_new(key)
            {
                for (new, old) in new.shelves.iter().zip(name.shelves) {
                    new.store(old.into_inner(), Relaxed);
                }
                for (new, old) in new.n_records.iter().zip(name.n_records) {
                    new.store(old.into_inner(), Relaxed);
                }
            }
        }
    }

    /// Forgets all while others look at it, so that the memory is used again from the beginning. What they have found, and still
    /// write, is no more on a shelf or not whole.
    #[cold]
    pub(super) fn forget(&self) {
        if !self.store.begin_again() {
            return;
        }
        for name in &self.directory {
            name.n_records.iter().for_each(|n| n.store(0, Relaxed));
            name.shelves.iter().for_each(|shelf| shelf.store(0, Relaxed));
            if name.key.swap(0, Relaxed) != 0 {
                self.n_names.fetch_sub(1, Relaxed);
            }
        }
    }

    /// Forgets all and gives the memory back, but for the places for names. Returns how much that was.
    pub(super) fn clear(&mut self) -> usize {
        let fresh = Store::with_segments(self.store.segments.len());
        let segments = std::mem::replace(&mut self.store, fresh).segments;
        self.directory.fill_with(Name::default);
        self.n_names = AtomicUsize::new(0);
        segments.iter().filter_map(OnceLock::get).map(Segment::len).sum()
    }
}
