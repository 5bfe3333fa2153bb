//! Places of the buckets, and what is forgotten when there is no more memory.
//!
//! Positions with the same number of tricks left share a table of that depth, because those with few are the cheapest
//! to find again. Each table is distributed over shards by the key, each behind a lock.

use super::bucket::Bucket;
use crate::canonical::MOST_TRICKS;
use crate::config::Threads;
use ahash::AHashMap;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard};

/// Number of shards of a shared table: with this many, threads rarely want the same one at once. A small table has
/// fewer, because forgetting takes one lock after the other.
const N_SHARED: usize = 64;
const LEAST_SHARD_BYTES: usize = 1 << 12;

/// A part of the buckets of a depth, by their keys.
type Shard = AHashMap<u64, Bucket>;

/// All buckets.
#[derive(Debug)]
pub(super) struct Shards {
    /// The shards of each depth.
    depths: [Vec<Mutex<Shard>>; MOST_TRICKS + 1],
    n_bytes: AtomicUsize,
    most_bytes: usize,
    /// Held by who forgets: what two have no room for is forgotten once.
    forgetting: Mutex<()>,
}

/// Returns the bytes of the directory of a shard with room for `capacity` buckets.
fn directory_bytes(capacity: usize) -> usize {
    // Seven of eight places are taken at most, one of few is free.
    let n_places = if capacity == 0 { 0 } else { (capacity + capacity.div_ceil(7)).next_power_of_two().max(4) };
    n_places * (size_of::<(u64, Bucket)>() + 1)
}

impl Shards {
    /// Returns empty shards that take at most `most_bytes` bytes.
    pub(super) fn new(most_bytes: usize, threads: Threads) -> Self {
        let n_shards = match threads {
            Threads::One => 1,
            Threads::Pool { .. } => (most_bytes / LEAST_SHARD_BYTES + 1).next_power_of_two().min(N_SHARED),
        };
        let depth = |_| std::iter::repeat_with(|| Mutex::new(Shard::new())).take(n_shards).collect();
        Self {
            depths: std::array::from_fn(depth),
            n_bytes: AtomicUsize::new(0),
            most_bytes,
            forgetting: Mutex::default(),
        }
    }

    /// Returns the shard of a key, locked.
    #[inline(always)]
    pub(super) fn lock(&self, n_tricks: usize, key: u64) -> MutexGuard<'_, Shard> {
        let shards = &self.depths[n_tricks];
        // The directory of the shard goes by the lowest bits and the highest.
        let shard = &shards[(key >> 32) as usize & (shards.len() - 1)];
        shard.lock().expect("nobody fails who holds it")
    }

    /// Adds an entry. If there is no more memory, something is forgotten for it.
    pub(super) fn add(&self, n_tricks: usize, key: u64, entry: &[u64], bound: i32, is_lower: bool) {
        if self.try_to_add(n_tricks, key, entry, bound, is_lower) {
            return;
        }
        self.forget();
        if self.try_to_add(n_tricks, key, entry, bound, is_lower) {
            return;
        }
        // A bucket that is too large to grow forgets half of its own.
        if let Some(bucket) = self.lock(n_tricks, key).get_mut(&key) {
            let side = &mut bucket.sides[usize::from(is_lower)];
            if 0 < side.len() {
                side.forget_half(n_tricks);
                side.push(entry, bound, is_lower, n_tricks);
            }
        }
    }

    /// Adds an entry. Returns whether there was memory for it.
    fn try_to_add(&self, n_tricks: usize, key: u64, entry: &[u64], bound: i32, is_lower: bool) -> bool {
        let mut shard = self.lock(n_tricks, key);
        if shard.len() == shard.capacity() && !shard.contains_key(&key) {
            let before = directory_bytes(shard.capacity());
            let after = directory_bytes(shard.capacity() + 1);
            if !self.take(after) {
                return false;
            }
            shard.reserve(1);
            debug_assert_eq!(after, directory_bytes(shard.capacity()));
            self.give(before);
        }
        let side = &mut shard.entry(key).or_default().sides[usize::from(is_lower)];
        let before = side.bytes(n_tricks);
        if let Some(after) = side.bytes_if_larger(n_tricks) {
            if !self.take(after) {
                return false;
            }
            side.push(entry, bound, is_lower, n_tricks);
            self.give(before);
        } else {
            side.push(entry, bound, is_lower, n_tricks);
        }
        true
    }

    /// Reserves `n_bytes` bytes and returns whether they were available.
    fn take(&self, n_bytes: usize) -> bool {
        let more = |before: usize| before.checked_add(n_bytes).filter(|&after| after <= self.most_bytes);
        self.n_bytes.fetch_update(Relaxed, Relaxed, more).is_ok()
    }

    fn give(&self, n_bytes: usize) {
        self.n_bytes.fetch_sub(n_bytes, Relaxed);
    }

    /// Forgets the buckets with the fewest tricks left until half of the memory is free.
    #[cold]
    pub(super) fn forget(&self) {
        let _alone = self.forgetting.lock().expect("nobody fails who holds it");
        for (n_tricks, shards) in self.depths.iter().enumerate() {
            for shard in shards {
                if self.n_bytes.load(Relaxed) <= self.most_bytes / 2 {
                    return;
                }
                let mut shard = shard.lock().expect("nobody fails who holds it");
                let shard = std::mem::replace(&mut *shard, Shard::new());
                self.give(bytes_of(&shard, n_tricks));
            }
        }
    }

    /// Returns the memory in use, counted again, and the limit.
    #[cfg(test)]
    pub(super) fn counted_bytes(&self) -> (usize, usize) {
        let of_depth = |(n_tricks, shards): (usize, &Vec<Mutex<Shard>>)| {
            shards.iter().map(|shard| bytes_of(&shard.lock().expect("nobody fails"), n_tricks)).sum::<usize>()
        };
        let counted = self.depths.iter().enumerate().map(of_depth).sum();
        assert_eq!(counted, self.n_bytes.load(Relaxed));
        (counted, self.most_bytes)
    }
}

fn bytes_of(shard: &Shard, n_tricks: usize) -> usize {
    let of_bucket = |bucket: &Bucket| bucket.sides.iter().map(|side| side.bytes(n_tricks)).sum::<usize>();
    directory_bytes(shard.capacity()) + shard.values().map(of_bucket).sum::<usize>()
}
