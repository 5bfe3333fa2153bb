//! The network of the bot `net`, and what its numbers mean.

use super::features::Slots;
use super::layers::{self, Layers};
use super::sides::Sides;
use crate::rules::Scene;
use game::{Card, CardSet};
use std::sync::LazyLock;

/// Number of outputs of the first layer.
pub(super) const FIRST: usize = 192;
/// Number of outputs of the second layer.
pub(super) const SECOND: usize = 32;

/// Places of the outputs of the network.
const CARDS: usize = 0;
const SIDES: usize = CARDS + Card::COUNT;
const VALUE: usize = SIDES + Sides::COUNT;
const WIN: usize = VALUE + 1;
const PLACES: usize = WIN + 1;
const OUTPUTS: usize = PLACES + 3 * Card::COUNT;

/// The first layer.
pub(super) type Accumulator = layers::Accumulator<FIRST>;

/// The weights.
#[derive(Debug)]
pub(super) struct Network(Layers<FIRST, SECOND>);

impl Network {
    /// Reads weights.
    ///
    /// # Panics
    /// Panics if the bytes are not weights, or were learned for other features.
    pub(super) fn read(bytes: &[u8]) -> Self {
        Self(Layers::read(bytes, OUTPUTS))
    }

    /// Returns the network of the bot.
    pub(super) fn learned() -> &'static Self {
        static NETWORK: LazyLock<Network> = LazyLock::new(|| Network::read(include_bytes!("weights.bin")));
        &NETWORK
    }

    /// Returns the first layer where nothing is true.
    pub(super) fn nothing(&self) -> Accumulator {
        self.0.nothing()
    }

    /// Returns what the network thinks of a decision; the first layer comes to what it has to be, whatever it was.
    pub(super) fn look(&self, layer: &mut Accumulator, scene: &Scene<'_>) -> Thought<'_> {
        let slots = scene.slots();
        self.0.update(layer, &scene.features(slots));
        Thought { layers: &self.0, slots, second: self.0.second(layer) }
    }
}

/// Evaluation of a decision by the network.
pub(super) struct Thought<'a> {
    layers: &'a Layers<FIRST, SECOND>,
    slots: Slots,
    second: [i16; SECOND],
}

impl Thought<'_> {
    fn sum(&self, output: usize) -> i32 {
        self.layers.sum(&self.second, output)
    }

    fn output(&self, output: usize) -> f32 {
        self.layers.output(&self.second, output)
    }

    /// Returns the best of the cards, the first of equals; `None` if `cards` is empty.
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
        Sides::of(|way| self.output(SIDES + way))
    }

    /// Returns the expected number of copies, 0 to 2, of each card type in the hand of the seat `steps` to the left.
    pub(super) fn held(&self, steps: usize) -> [f32; Card::COUNT] {
        let first = PLACES + Card::COUNT * (steps - 1);
        let held = |card| 2.0 / (1.0 + (-self.output(first + self.slots.card(card))).exp());
        std::array::from_fn(|at| Card::from_index(at).map_or(0.0, held))
    }
}
