//! Playing worse on purpose: not always the best card, and now and then any card.

use crate::draw::Draw;
use crate::parameter::{Options, SpecError};
use game::Card;

/// The noise of a player: how often another card than the best one is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Noise {
    /// The Points by which a card may be worse to be played e times less often; 0: always the best one.
    temperature: f32,
    /// The share of cards that are played without thinking.
    error: f32,
    /// The seed of chance in this game.
    seed: u64,
}

impl Noise {
    /// The best card, always.
    pub(crate) const NONE: Self = Self { temperature: 0.0, error: 0.0, seed: 0 };

    /// Returns how often, with what chance depends on.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) const fn new(temperature: f32, error: f32, seed: u64) -> Self {
        Self { temperature, error, seed }
    }

    /// Reads the parameters.
    pub(crate) fn of(options: &Options<'_>) -> Result<Self, SpecError> {
        /// Colder players choose the same cards, and exponents need not stay finite.
        const COLDEST: f64 = 0.001;
        let temperature = options.real("temperature")?;
        if temperature != 0.0 && temperature < COLDEST {
            return Err(options.bad("temperature", "spec-warmth"));
        }
        Ok(Self { temperature: temperature as f32, error: options.real("error")? as f32, seed: 0 })
    }

    /// Begins a game.
    pub(crate) fn begin(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Returns whether the best card is always played.
    pub(crate) fn is_none(&self) -> bool {
        self.temperature == 0.0 && self.error == 0.0
    }

    /// Chooses one of the cards, each with what it is worth; the cards played before give every decision a draw of its own.
    ///
    /// # Panics
    /// Panics if there is no card.
    pub(crate) fn card(&self, n_played: usize, worths: &[(Card, f32)]) -> Card {
        let mut draw = Draw::new(self.seed, n_played as u64);
        if draw.unit() < f64::from(self.error) {
            return worths[draw.below(worths.len())].0;
        }
        let best = worths.iter().copied().reduce(|best, other| if best.1 < other.1 { other } else { best });
        let (best, most) = best.expect("a seat at turn has a legal card");
        if self.temperature == 0.0 {
            return best;
        }
        let parts: Vec<f64> =
            worths.iter().map(|&(_, worth)| f64::from((worth - most) / self.temperature).exp()).collect();
        let mut rest = draw.unit() * parts.iter().sum::<f64>();
        for (&(card, _), part) in worths.iter().zip(parts) {
            rest -= part;
            if rest < 0.0 {
                return card;
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORTHS: [(Card, f32); 3] = [(Card::CA, 0.3), (Card::CT, -0.7), (Card::HT, 0.3)];

    fn shares(noise: Noise) -> [f64; 3] {
        let mut counts = [0; 3];
        for seed in 0..6000 {
            let card = Noise { seed, ..noise }.card(seed as usize % 40, &WORTHS);
            counts[WORTHS.iter().position(|(other, _)| *other == card).expect("one of them")] += 1;
        }
        counts.map(|count| f64::from(count) / 6000.0)
    }

    fn is_near(shares: [f64; 3], expected: [f64; 3]) {
        assert!(shares.iter().zip(expected).all(|(share, expected)| (share - expected).abs() < 0.03), "{shares:?}");
    }

    #[test]
    fn cards_come_as_often_as_temperature_and_error_say() {
        let none = Noise::NONE;
        is_near(shares(none), [1.0, 0.0, 0.0]);
        let part = (-1.0_f64).exp();
        is_near(shares(Noise { temperature: 1.0, ..none }), [1.0, part, 1.0].map(|it| it / (2.0 + part)));
        is_near(shares(Noise { error: 0.6, ..none }), [0.6, 0.2, 0.2]);
    }
}
