//! The sides, as a still smaller network estimates them from the view of a seat.
//!
//! The rules of thumb know what a card reveals of a player who plays by them. This network was learned from games among
//! players of many types, so it knows what a card reveals of any player. It estimates nothing but the sides, so it is
//! small enough for the page.

use super::layers::Layers;
use super::looking;
use crate::rules::Scene;
use game::View;
use std::sync::LazyLock;

/// Number of outputs of the first layer.
const FIRST: usize = 16;
/// Number of outputs of the second layer.
const SECOND: usize = 16;

/// Probability of each set of partners of the viewer: one of the others, none, or two of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sides([f32; Self::COUNT]);

impl Sides {
    /// Number of splits of the sides.
    pub const COUNT: usize = 7;

    /// Weight of [`seen`](Self::seen) in beliefs, 0 to 1; the model of the players has the remaining weight.
    pub const TRUST: f64 = 0.3;

    /// Returns how probable each way is, by the logarithms that a network says of them.
    pub(super) fn of(log: impl Fn(usize) -> f32) -> Self {
        let logs: [f32; Self::COUNT] = std::array::from_fn(log);
        let most = logs.into_iter().fold(f32::NEG_INFINITY, f32::max);
        let parts = logs.map(|log| (log - most).exp());
        let sum: f32 = parts.iter().sum();
        Self(parts.map(|part| part / sum))
    }

    /// Returns the network's estimate of the sides; `None` for a named solo, which it has not learned.
    #[must_use]
    pub fn seen(view: &View<'_>) -> Option<Self> {
        looking(view, Self::thought)
    }

    fn thought(scene: &Scene<'_>) -> Self {
        static LAYERS: LazyLock<Layers<FIRST, SECOND>> =
            LazyLock::new(|| Layers::read(include_bytes!("sides.bin"), Sides::COUNT));
        let mut layer = LAYERS.nothing();
        LAYERS.update(&mut layer, &scene.features(scene.slots()));
        let second = LAYERS.second(&layer);
        Self::of(|way| LAYERS.output(&second, way))
    }

    /// Returns the number of a split: `with` states for each of the others, from the left neighbour on, whether it
    /// plays with the seat.
    pub(crate) const fn number(with: [bool; 3]) -> usize {
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

    /// Returns how probable the way with this number is.
    pub(crate) const fn of_way(&self, way: usize) -> f32 {
        self.0[way]
    }

    /// Returns how probable it is that these of the others play with the seat, from the left neighbour on.
    #[must_use]
    pub const fn probability(&self, with: [bool; 3]) -> f32 {
        self.of_way(Self::number(with))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_plays_with_whom_is_one_of_seven_ways() {
        let sides = Sides::of(|way| way as f32 / 3.0);
        assert!((sides.0.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        let all = (0..7).map(|bits| [bits & 1 != 0, bits & 2 != 0, bits & 4 != 0]);
        let sum: f32 = all.map(|with| sides.probability(with)).sum();
        assert!((sum - 1.0).abs() < 1e-5, "{sum}");
    }
}
