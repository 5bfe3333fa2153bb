//! A table of positions that were met before, with what is known about their value.

/// What is known about a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) lower: u8,
    pub(crate) upper: u8,
}

impl Bounds {
    /// Nothing is known.
    pub(crate) const OPEN: Self = Self { lower: 0, upper: u8::MAX };
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    check: u64,
    bounds: Bounds,
}

const _: () = assert!(size_of::<Entry>() == 16);

/// A table of fixed size; of two positions with the same place the later one stays.
#[derive(Debug)]
pub(crate) struct Transpositions {
    entries: Vec<Entry>,
}

impl Transpositions {
    /// Returns a table of at most this size, but of one entry at least.
    pub(crate) fn with_bytes(bytes: usize) -> Self {
        let fitting = (bytes / size_of::<Entry>()).max(1);
        let n_entries = 1 << fitting.ilog2();
        Self { entries: vec![Entry { check: 0, bounds: Bounds::OPEN }; n_entries] }
    }

    /// Returns what is known about the position with this hash.
    pub(crate) fn get(&self, hash: Hash) -> Option<Bounds> {
        let entry = &self.entries[self.place(hash)];
        (entry.check == hash.check).then_some(entry.bounds)
    }

    /// Remembers what is known about the position with this hash.
    pub(crate) fn put(&mut self, hash: Hash, bounds: Bounds) {
        let place = self.place(hash);
        self.entries[place] = Entry { check: hash.check, bounds };
    }

    const fn place(&self, hash: Hash) -> usize {
        hash.place as usize & (self.entries.len() - 1)
    }
}

/// 128 bits that stand for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hash {
    place: u64,
    check: u64,
}

impl Hash {
    /// Mixes the words of a key.
    pub(crate) fn of(words: &[u64]) -> Self {
        let mut place = 0x9e37_79b9_7f4a_7c15u64;
        let mut check = 0xd1b5_4a32_d192_ed03u64;
        for &word in words {
            place = fold(place ^ word, 0xa076_1d64_78bd_642f);
            check = fold(check ^ word.rotate_left(29), 0xe703_7ed1_a0b4_28db);
        }
        // No position has the check of an empty entry.
        Self { place, check: check | 1 }
    }
}

/// Multiplies to 128 bits and folds the halves together.
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}
