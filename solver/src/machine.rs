//! Gathering, scattering and counting bits, with the processor's own instructions where it has them.
//!
//! The search asks for a [`Machine`] once and is compiled for each of them; the results are equal. An intrinsic is inlined only
//! into a function that is compiled for its instruction. So each hot function that is not inlined itself wraps its body in
//! [`Machine::vectorize`]: what is inlined there is compiled for the processor at hand, counts bits with one instruction, and its
//! loops over words look at several words at once. This is the only module of the crate with unsafe code.
//!
//! See: the crate `pulp`, which does the same for floating-point numbers.

/// Bit operations that a processor may or may not have as one instruction.
pub(crate) trait Machine: Copy + Send + Sync {
    /// Runs a function that is compiled for this processor, with all that is inlined into it.
    fn vectorize<R>(self, f: impl FnOnce() -> R) -> R;
    /// Moves the bits of `word` that are under `mask` together, lowest first.
    fn pext(self, word: u64, mask: u64) -> u64;
    /// Moves the low bits of `word` to the places of `mask`, lowest first.
    fn pdep(self, word: u64, mask: u64) -> u64;
    /// Counts the bits that are set.
    #[inline(always)]
    fn count(self, word: u64) -> u32 {
        word.count_ones()
    }
    /// Counts the bits that are set, which are not none, and returns the place of one of them: with `random` uniform
    /// over all words, each is equally likely. What is left of the random number is returned for the next choice.
    #[inline(always)]
    fn choose(self, word: u64, random: u64) -> (usize, u64) {
        let product = u128::from(random) * u128::from(self.count(word));
        let n = (product >> 64) as u32;
        (self.pdep(1 << n, word).trailing_zeros() as usize, product as u64)
    }
}

/// Plain Rust, on every processor.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Portable;

impl Machine for Portable {
    #[inline(always)]
    fn vectorize<R>(self, f: impl FnOnce() -> R) -> R {
        f()
    }

    // See: Henry S. Warren, Hacker's Delight, 2nd edition 2012, "Compress, or generalized extract".
    #[inline]
    fn pext(self, word: u64, mask: u64) -> u64 {
        let mut x = word & mask;
        let mut m = mask;
        let mut zeros_right = !mask << 1;
        for i in 0..6 {
            let parity = prefix_parity(zeros_right);
            let moving = parity & m;
            m = (m ^ moving) | (moving >> (1 << i));
            let t = x & moving;
            x = (x ^ t) | (t >> (1 << i));
            zeros_right &= !parity;
        }
        x
    }

    #[inline]
    fn pdep(self, word: u64, mask: u64) -> u64 {
        let mut moves = [0; 6];
        let mut m = mask;
        let mut zeros_right = !mask << 1;
        for (i, slot) in moves.iter_mut().enumerate() {
            let parity = prefix_parity(zeros_right);
            let moving = parity & m;
            *slot = moving;
            m = (m ^ moving) | (moving >> (1 << i));
            zeros_right &= !parity;
        }
        let mut x = word;
        for i in (0..6).rev() {
            let t = x << (1 << i);
            x = (x & !moves[i]) | (t & moves[i]);
        }
        x & mask
    }

    // See: Sebastiano Vigna, "Broadword implementation of rank/select queries", 2008.
    #[inline(always)]
    fn choose(self, word: u64, random: u64) -> (usize, u64) {
        const BYTES: u64 = 0x0101_0101_0101_0101;
        let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
        let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        // Byte for byte, the bits set up to here.
        let sums = ((nibbles + (nibbles >> 4)) & (15 * BYTES)).wrapping_mul(BYTES);
        let product = u128::from(random) * u128::from(sums >> 56);
        let n = (product >> 64) as u64;
        let full_bytes = (((n * BYTES) | (128 * BYTES)) - sums) & (128 * BYTES);
        let place = ((full_bytes >> 7).wrapping_mul(BYTES) >> 53) as u32 & 56;
        let rest = n - ((sums << 8) >> place & 0xff);
        let byte = word >> place & 0xff;
        let within = NTH_IN_BYTE[(byte | rest << 8) as usize & 2047];
        (place as usize + usize::from(within), product as u64)
    }
}

/// The place of the n-th bit of a byte, for index `byte + 256 * n`.
static NTH_IN_BYTE: [u8; 2048] = {
    let mut places = [0; 2048];
    let mut i = 0;
    while i < 2048 {
        let mut byte = i & 255;
        let mut n = i >> 8;
        while 0 < n && byte != 0 {
            byte &= byte - 1;
            n -= 1;
        }
        places[i] = if byte == 0 { 0 } else { byte.trailing_zeros() as u8 };
        i += 1;
    }
    places
};

/// Multiplies two words and folds the product into one: a hash if neither is zero.
// See: Wang Yi, wyhash, 2019.
#[inline(always)]
pub(crate) const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

/// Each bit becomes the parity of itself and all bits to its right.
#[inline]
const fn prefix_parity(word: u64) -> u64 {
    let mut p = word;
    let mut shift = 1;
    while shift < 64 {
        p ^= p << shift;
        shift *= 2;
    }
    p
}

/// A processor with the instructions of x86-64-v3; exists only where they were found.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Native(());

#[cfg(target_arch = "x86_64")]
#[expect(unsafe_code, reason = "the instructions are not in the baseline of x86-64")]
mod native {
    use super::{Machine, Native};
    use std::arch::x86_64::{_pdep_u64, _pext_u64};

    impl Native {
        /// Returns the machine if this processor has the instructions.
        pub(crate) fn detect() -> Option<Self> {
            let found = std::is_x86_feature_detected!("avx2")
                && std::is_x86_feature_detected!("bmi1")
                && std::is_x86_feature_detected!("bmi2")
                && std::is_x86_feature_detected!("lzcnt")
                && std::is_x86_feature_detected!("popcnt");
            found.then_some(Self(()))
        }
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn with_features<R>(f: impl FnOnce() -> R) -> R {
        f()
    }

    impl Machine for Native {
        #[inline(always)]
        fn vectorize<R>(self, f: impl FnOnce() -> R) -> R {
            // SAFETY: a `Native` exists only where `detect` has found all of these features.
            unsafe { with_features(f) }
        }

        #[inline(always)]
        fn pext(self, word: u64, mask: u64) -> u64 {
            // SAFETY: a `Native` exists only where `detect` has found BMI2.
            unsafe { _pext_u64(word, mask) }
        }

        #[inline(always)]
        fn pdep(self, word: u64, mask: u64) -> u64 {
            // SAFETY: a `Native` exists only where `detect` has found BMI2.
            unsafe { _pdep_u64(word, mask) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    const N_ROUNDS: usize = if cfg!(miri) { 100 } else { 10_000 };

    fn naive_gather(word: u64, mask: u64) -> u64 {
        let places = (0..64).filter(|i| mask >> i & 1 == 1);
        places.enumerate().fold(0, |sum, (to, from)| sum | (word >> from & 1) << to)
    }

    fn check(machine: impl Machine) {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..N_ROUNDS {
            let (word, mask): (u64, u64) = (rng.random(), rng.random::<u64>() | rng.random::<u64>());
            let gathered = machine.pext(word, mask);
            assert_eq!(gathered, naive_gather(word, mask));
            assert_eq!(machine.pdep(gathered, mask), word & mask);
            assert_eq!(machine.count(word), word.count_ones());
            let n = rng.random_range(0..word.count_ones());
            // The smallest number whose share of the range is the n-th.
            let random = ((u128::from(n) << 64).div_ceil(u128::from(word.count_ones()))) as u64;
            let (place, _) = machine.choose(word, random);
            assert_eq!((word >> place & 1, (word & ((1 << place) - 1)).count_ones()), (1, n));
        }
    }

    #[test]
    fn the_portable_machine_gathers_scatters_and_chooses() {
        check(Portable);
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn the_native_machine_gathers_scatters_and_chooses() {
        if let Some(machine) = Native::detect() {
            check(machine);
        }
    }
}
