//! Two layers of a network, in whole numbers.
//!
//! First layer: one row of weights for each feature; the rows of the true ones are added up. The sum is kept between
//! decisions and only updated for features that have changed. Between layers numbers are cut to 0..=127. All weights
//! are numbers of [`ONE`]ths, and all sums are exact, so every machine gets the same.

use super::features::{FEATURES, Features, GROUPS};

/// Value of 1 in weights and between layers.
const ONE: f32 = 64.0;
/// Right shift in bits that rescales sums of products to [`ONE`]ths.
const SHIFT: u32 = 6;
/// The largest number between layers.
const MOST: i16 = 127;

/// Beginning of a file of weights.
const MAGIC: &[u8; 8] = b"dokonet1";

/// The numbers of the first layer, and the features they were made of.
#[derive(Clone, Debug)]
pub(super) struct Accumulator<const FIRST: usize> {
    features: Features,
    sums: [i16; FIRST],
}

/// The weights of a network whose first layer gives `FIRST` numbers and whose second gives `SECOND`.
#[derive(Debug)]
pub(super) struct Layers<const FIRST: usize, const SECOND: usize> {
    first: Box<[[i8; FIRST]]>,
    first_bias: [i16; FIRST],
    second: Box<[[i16; FIRST]]>,
    second_bias: [i32; SECOND],
    last: Box<[[i16; SECOND]]>,
    last_bias: Box<[i32]>,
}

impl<const FIRST: usize, const SECOND: usize> Layers<FIRST, SECOND> {
    /// Reads the weights of a network with `outputs` outputs.
    ///
    /// # Panics
    /// Panics if the bytes are not weights, have another size, or were learned for other features.
    pub(super) fn read(bytes: &[u8], outputs: usize) -> Self {
        let mut rest = bytes;
        assert_eq!(take(&mut rest, 8), MAGIC, "weights of the network");
        let sizes: Vec<usize> = (0..4).map(|_| i32_of(&mut rest) as usize).collect();
        assert_eq!(sizes, [FEATURES, FIRST, SECOND, outputs], "the sizes of the network");
        assert_eq!(i32_of(&mut rest) as u32, fingerprint(), "weights that were learned for these features");
        let first = (0..FEATURES).map(|_| std::array::from_fn(|_| i8_of(&mut rest))).collect();
        let first_bias = std::array::from_fn(|_| i32_of(&mut rest).try_into().expect("a bias of 16 bits"));
        let second = (0..SECOND).map(|_| std::array::from_fn(|_| i8_of(&mut rest).into())).collect();
        let second_bias = std::array::from_fn(|_| i32_of(&mut rest));
        let last = (0..outputs).map(|_| std::array::from_fn(|_| i8_of(&mut rest).into())).collect();
        let last_bias = (0..outputs).map(|_| i32_of(&mut rest)).collect();
        assert!(rest.is_empty(), "nothing behind the weights");
        Self { first, first_bias, second, second_bias, last, last_bias }
    }

    /// Returns the first layer where nothing is true.
    pub(super) fn nothing(&self) -> Accumulator<FIRST> {
        Accumulator { features: Features::NONE, sums: self.first_bias }
    }

    /// Brings the first layer to these features, whatever it was.
    pub(super) fn update(&self, layer: &mut Accumulator<FIRST>, features: &Features) {
        for feature in features.changed(&layer.features).iter() {
            let row = &self.first[feature];
            if features.contains(feature) {
                layer.sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += i16::from(*weight));
            } else {
                layer.sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum -= i16::from(*weight));
            }
        }
        layer.features = *features;
    }

    /// Returns what the second layer makes of the first.
    pub(super) fn second(&self, layer: &Accumulator<FIRST>) -> [i16; SECOND] {
        let cut: [i16; FIRST] = std::array::from_fn(|at| layer.sums[at].clamp(0, MOST));
        std::array::from_fn(|at| {
            let sum = self.second_bias[at] + dot(&self.second[at], &cut);
            (sum >> SHIFT).clamp(0, MOST.into()) as i16
        })
    }

    /// Returns what the network says in one of its places, in the whole numbers in which it is exact.
    pub(super) fn sum(&self, second: &[i16; SECOND], output: usize) -> i32 {
        self.last_bias[output] + dot(&self.last[output], second)
    }

    /// Returns the same as it is meant.
    pub(super) fn output(&self, second: &[i16; SECOND], output: usize) -> f32 {
        self.sum(second, output) as f32 / (ONE * ONE)
    }
}

fn dot<const N: usize>(weights: &[i16; N], numbers: &[i16; N]) -> i32 {
    weights.iter().zip(numbers).map(|(weight, number)| i32::from(*weight) * i32::from(*number)).sum()
}

/// Grows whenever a feature means something else.
const MEANING: u64 = 1;

/// Returns a hash of the names, sizes and meanings of the features (FNV-1a), which differs between versions of them.
#[must_use]
pub fn fingerprint() -> u32 {
    let sizes = GROUPS.iter().flat_map(|group| group.name.bytes().chain((group.len as u64).to_le_bytes()));
    let words = sizes.chain(MEANING.to_le_bytes());
    words.fold(0x811C_9DC5, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

fn take<'a>(rest: &mut &'a [u8], n: usize) -> &'a [u8] {
    let (taken, left) = rest.split_at(n);
    *rest = left;
    taken
}

fn i8_of(rest: &mut &[u8]) -> i8 {
    take(rest, 1)[0] as i8
}

fn i32_of(rest: &mut &[u8]) -> i32 {
    i32::from_le_bytes(take(rest, 4).try_into().expect("four bytes"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::Draw;

    /// Weights as large as they can be, and any features.
    fn any(sizes: [usize; 3], draw: &mut Draw) -> (Vec<u8>, Vec<usize>) {
        let [first, second, outputs] = sizes;
        let mut bytes = MAGIC.to_vec();
        [FEATURES, first, second, outputs].iter().for_each(|&size| bytes.extend((size as i32).to_le_bytes()));
        bytes.extend(fingerprint().to_le_bytes());
        let weight = |draw: &mut Draw| (draw.below(255) as i32 - 127) as i8 as u8;
        let mut put = |weights: usize, biases: usize| {
            bytes.extend((0..weights).map(|_| weight(draw)));
            (0..biases).for_each(|_| bytes.extend((draw.below(4001) as i32 - 2000).to_le_bytes()));
        };
        put(FEATURES * first, first);
        put(second * first, second);
        put(outputs * second, outputs);
        // No seat sees more: 208 were the most in 5,000 lessons.
        (bytes, (0..230).map(|_| draw.below(FEATURES)).collect())
    }

    /// Returns the output of the network, computed number by number from its file.
    fn slowly(bytes: &[u8], [n_first, n_second, outputs]: [usize; 3], features: &[usize]) -> Vec<i64> {
        let byte = |at: usize| i64::from(bytes[at] as i8);
        let number = |at: usize| i64::from(i32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes")));
        let (first, first_bias) = (28, 28 + FEATURES * n_first);
        let (second, second_bias) = (first_bias + 4 * n_first, first_bias + 4 * n_first + n_second * n_first);
        let (last, last_bias) = (second_bias + 4 * n_second, second_bias + 4 * n_second + outputs * n_second);
        let sum = |at: usize| features.iter().map(|feature| byte(first + n_first * feature + at)).sum::<i64>();
        let one: Vec<i64> = (0..n_first).map(|at| (number(first_bias + 4 * at) + sum(at)).clamp(0, 127)).collect();
        let two: Vec<i64> = (0..n_second)
            .map(|to| {
                let sum: i64 = (0..n_first).map(|at| byte(second + n_first * to + at) * one[at]).sum();
                (number(second_bias + 4 * to) + sum).div_euclid(64).clamp(0, 127)
            })
            .collect();
        let out = |to: usize| (0..n_second).map(|at| byte(last + n_second * to + at) * two[at]).sum::<i64>();
        (0..outputs).map(|to| number(last_bias + 4 * to) + out(to)).collect()
    }

    fn sums_are_exact<const FIRST: usize, const SECOND: usize>(outputs: usize) {
        let sizes = [FIRST, SECOND, outputs];
        for index in 0..6 {
            let mut draw = Draw::new(33, index);
            let (bytes, mut features) = any(sizes, &mut draw);
            features.sort_unstable();
            features.dedup();
            let layers = Layers::<FIRST, SECOND>::read(&bytes, outputs);
            let mut layer = layers.nothing();
            layers.update(&mut layer, &features.iter().copied().collect());
            let second = layers.second(&layer);
            let said: Vec<i64> = (0..outputs).map(|output| layers.sum(&second, output).into()).collect();
            assert_eq!(said, slowly(&bytes, sizes, &features), "{index}");
        }
    }

    #[test]
    fn all_sums_are_exact() {
        sums_are_exact::<192, 32>(105);
        sums_are_exact::<16, 16>(7);
    }
}
