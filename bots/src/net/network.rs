//! The network: two layers and what they say, in whole numbers.
//!
//! First layer: one row of weights for each feature; the rows of the true ones are added up. It is kept between decisions and
//! only changed where features have. Between layers numbers are cut to 0..=127. All weights stand for so many
//! [`ONE`]ths, and all sums are exact, so every machine gets the same.

use super::features::{FEATURES, Features, GROUPS, Scene, Slots};
use game::{Card, CardSet};

/// What 1 is in weights and between layers.
const ONE: f32 = 64.0;
/// By how many bits sums of products are brought back to it.
const SHIFT: u32 = 6;
/// The largest number between layers.
const MOST: i16 = 127;
/// How many numbers the first layer gives.
pub(super) const FIRST: usize = 192;
/// How many the second gives.
pub(super) const SECOND: usize = 32;

/// What the network says, one after the other.
const CARDS: usize = 0;
const SIDES: usize = CARDS + Card::COUNT;
const VALUE: usize = SIDES + Sides::COUNT;
const WIN: usize = VALUE + 1;
const PLACES: usize = WIN + 1;
const OUTPUTS: usize = PLACES + 3 * Card::COUNT;

/// Who plays with the seat that looks: one of the others, nobody, or all but one of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sides([f32; Self::COUNT]);

impl Sides {
    /// How many ways there are.
    pub const COUNT: usize = 7;

    /// Returns the number of a way: whether each of the others, from the left neighbour on, plays with the seat.
    pub(super) fn number(with: [bool; 3]) -> usize {
        match with {
            [true, false, false] => 0,
            [false, true, false] => 1,
            [false, false, true] => 2,
            [false, true, true] => 4,
            [true, false, true] => 5,
            [true, true, false] => 6,
            // All four are never on one side.
            [false, false, false] | [true, true, true] => 3,
        }
    }

    /// Returns how probable it is that these of the others play with the seat, from the left neighbour on.
    #[must_use]
    pub fn probability(&self, with: [bool; 3]) -> f32 {
        self.0[Self::number(with)]
    }
}

/// The numbers of the first layer, and the features they were made of.
#[derive(Clone, Debug)]
pub(super) struct Accumulator {
    features: Features,
    sums: [i16; FIRST],
}

/// The weights.
#[derive(Debug)]
pub(super) struct Network {
    first: Box<[[i8; FIRST]]>,
    first_bias: [i16; FIRST],
    second: Box<[[i16; FIRST]]>,
    second_bias: [i32; SECOND],
    last: Box<[[i16; SECOND]]>,
    last_bias: [i32; OUTPUTS],
}

/// How a file of weights begins.
const MAGIC: &[u8; 8] = b"dokonet1";

impl Network {
    /// Reads weights.
    ///
    /// # Panics
    /// Panics if they are none, or were learned for other features.
    pub(super) fn read(bytes: &[u8]) -> Self {
        let mut rest = bytes;
        assert_eq!(take(&mut rest, 8), MAGIC, "weights of the network");
        let sizes: Vec<usize> = (0..4).map(|_| i32_of(&mut rest) as usize).collect();
        assert_eq!(sizes, [FEATURES, FIRST, SECOND, OUTPUTS], "the sizes of the network");
        assert_eq!(i32_of(&mut rest) as u32, fingerprint(), "weights that were learned for these features");
        let first = (0..FEATURES).map(|_| std::array::from_fn(|_| i8_of(&mut rest))).collect();
        let first_bias = std::array::from_fn(|_| i32_of(&mut rest).try_into().expect("a bias of 16 bits"));
        let second = (0..SECOND).map(|_| std::array::from_fn(|_| i8_of(&mut rest).into())).collect();
        let second_bias = std::array::from_fn(|_| i32_of(&mut rest));
        let last = (0..OUTPUTS).map(|_| std::array::from_fn(|_| i8_of(&mut rest).into())).collect();
        let last_bias = std::array::from_fn(|_| i32_of(&mut rest));
        assert!(rest.is_empty(), "nothing behind the weights");
        Self { first, first_bias, second, second_bias, last, last_bias }
    }

    /// Returns the first layer where nothing is true.
    pub(super) fn nothing(&self) -> Accumulator {
        Accumulator { features: Features::NONE, sums: self.first_bias }
    }

    /// Returns what the network thinks of a decision; the first layer comes to what it has to be, whatever it was.
    pub(super) fn look(&self, layer: &mut Accumulator, scene: &Scene<'_>) -> Thought<'_> {
        let slots = scene.slots();
        self.update(layer, &scene.features(slots));
        self.think(layer, slots)
    }

    /// Brings the first layer to these features.
    fn update(&self, layer: &mut Accumulator, features: &Features) {
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
    fn think(&self, layer: &Accumulator, slots: Slots) -> Thought<'_> {
        let cut: [i16; FIRST] = std::array::from_fn(|at| layer.sums[at].clamp(0, MOST));
        let second = std::array::from_fn(|at| {
            let sum = self.second_bias[at] + dot(&self.second[at], &cut);
            (sum >> SHIFT).clamp(0, MOST.into()) as i16
        });
        Thought { network: self, slots, second }
    }
}

/// What the network thinks of a decision.
pub(super) struct Thought<'a> {
    network: &'a Network,
    slots: Slots,
    second: [i16; SECOND],
}

impl Thought<'_> {
    fn sum(&self, output: usize) -> i32 {
        self.network.last_bias[output] + dot(&self.network.last[output], &self.second)
    }

    fn output(&self, output: usize) -> f32 {
        self.sum(output) as f32 / (ONE * ONE)
    }

    /// Returns the best of the cards, the first of equals; `None` if there is none.
    pub(super) fn best(&self, cards: CardSet) -> Option<Card> {
        cards
            .iter()
            .map(|card| (card, self.sum(CARDS + self.slots.card(card))))
            .reduce(|best, other| if best.1 < other.1 { other } else { best })
            .map(|best| best.0)
    }

    /// Returns what a card is worth in Points, but for what is the same for all cards.
    pub(super) fn worth(&self, card: Card) -> f32 {
        self.output(CARDS + self.slots.card(card))
    }

    /// Returns how many Points the seat gets.
    pub(super) fn value(&self) -> f32 {
        self.output(VALUE)
    }

    /// Returns how probable it is that the side of the seat wins.
    pub(super) fn win(&self) -> f32 {
        1.0 / (1.0 + (-self.output(WIN)).exp())
    }

    /// Returns who plays with the seat.
    pub(super) fn sides(&self) -> Sides {
        let logs: [f32; Sides::COUNT] = std::array::from_fn(|at| self.output(SIDES + at));
        let most = logs.into_iter().fold(f32::NEG_INFINITY, f32::max);
        let parts = logs.map(|log| (log - most).exp());
        let sum: f32 = parts.iter().sum();
        Sides(parts.map(|part| part / sum))
    }

    /// Returns how many copies of each kind a seat so many steps to the left holds, 0 to 2, in the mean.
    pub(super) fn held(&self, steps: usize) -> [f32; Card::COUNT] {
        let first = PLACES + Card::COUNT * (steps - 1);
        let held = |card| 2.0 / (1.0 + (-self.output(first + self.slots.card(card))).exp());
        std::array::from_fn(|at| Card::from_index(at).map_or(0.0, held))
    }
}

fn dot<const N: usize>(weights: &[i16; N], numbers: &[i16; N]) -> i32 {
    weights.iter().zip(numbers).map(|(weight, number)| i32::from(*weight) * i32::from(*number)).sum()
}

/// Grows whenever a feature means something else.
const MEANING: u64 = 1;

/// Returns a number by which features of other names, sizes or meanings are told apart (FNV-1a).
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
    fn any(draw: &mut Draw) -> (Vec<u8>, Vec<usize>) {
        let mut bytes = MAGIC.to_vec();
        [FEATURES, FIRST, SECOND, OUTPUTS].iter().for_each(|&size| bytes.extend((size as i32).to_le_bytes()));
        bytes.extend(fingerprint().to_le_bytes());
        let weight = |draw: &mut Draw| (draw.below(255) as i32 - 127) as i8 as u8;
        let mut put = |weights: usize, biases: usize| {
            bytes.extend((0..weights).map(|_| weight(draw)));
            (0..biases).for_each(|_| bytes.extend((draw.below(4001) as i32 - 2000).to_le_bytes()));
        };
        put(FEATURES * FIRST, FIRST);
        put(SECOND * FIRST, SECOND);
        put(OUTPUTS * SECOND, OUTPUTS);
        // No seat sees more: 208 were the most in 5,000 lessons.
        (bytes, (0..230).map(|_| draw.below(FEATURES)).collect())
    }

    /// What the network says, worked out number by number from its file.
    fn slowly(bytes: &[u8], features: &[usize]) -> Vec<i64> {
        let byte = |at: usize| i64::from(bytes[at] as i8);
        let number = |at: usize| i64::from(i32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes")));
        let (first, first_bias) = (28, 28 + FEATURES * FIRST);
        let (second, second_bias) = (first_bias + 4 * FIRST, first_bias + 4 * FIRST + SECOND * FIRST);
        let (last, last_bias) = (second_bias + 4 * SECOND, second_bias + 4 * SECOND + OUTPUTS * SECOND);
        let sum = |at: usize| features.iter().map(|feature| byte(first + FIRST * feature + at)).sum::<i64>();
        let one: Vec<i64> = (0..FIRST).map(|at| (number(first_bias + 4 * at) + sum(at)).clamp(0, 127)).collect();
        let two: Vec<i64> = (0..SECOND)
            .map(|to| {
                let sum: i64 = (0..FIRST).map(|at| byte(second + FIRST * to + at) * one[at]).sum();
                (number(second_bias + 4 * to) + sum).div_euclid(64).clamp(0, 127)
            })
            .collect();
        let out = |to: usize| (0..SECOND).map(|at| byte(last + SECOND * to + at) * two[at]).sum::<i64>();
        (0..OUTPUTS).map(|to| number(last_bias + 4 * to) + out(to)).collect()
    }

    #[test]
    fn all_sums_are_exact() {
        for index in 0..6 {
            let mut draw = Draw::new(33, index);
            let (bytes, mut features) = any(&mut draw);
            features.sort_unstable();
            features.dedup();
            let network = Network::read(&bytes);
            let mut layer = network.nothing();
            network.update(&mut layer, &features.iter().copied().collect());
            let thought = network.think(&layer, Slots::of(&ORDER, game::Hand::EMPTY));
            let said: Vec<i64> = (0..OUTPUTS).map(|output| thought.sum(output).into()).collect();
            assert_eq!(said, slowly(&bytes, &features), "{index}");
        }
    }

    static ORDER: std::sync::LazyLock<game::Order> =
        std::sync::LazyLock::new(|| game::Order::new(&game::Rules::DDV, game::Contract::Normal, game::Schweine::None));

    #[test]
    fn who_plays_with_whom_is_one_of_seven_ways() {
        let thought = crate::net::network();
        let sides = thought.think(&thought.nothing(), Slots::of(&ORDER, game::Hand::EMPTY)).sides();
        assert!((sides.0.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        let all = (0..7).map(|bits| [bits & 1 != 0, bits & 2 != 0, bits & 4 != 0]);
        let sum: f32 = all.map(|with| sides.probability(with)).sum();
        assert!((sum - 1.0).abs() < 1e-5, "{sum}");
    }
}
