//! Other weights, made of those that were learned.

use crate::rules::{Place, Role, Turn, Weights};
use std::ops::Range;

/// Players to whom a change applies.
#[derive(Clone, Copy, Debug)]
pub(super) enum Who {
    Everybody,
    /// Re, with a partner, in search of one, or alone with the trumps of the normal game.
    Re,
    /// Kontra, and players who may still become it.
    Kontra,
}

impl Who {
    const fn is(self, role: Role) -> bool {
        match role {
            Role::Re | Role::Hochzeiter | Role::TrumpSoloist => matches!(self, Self::Everybody | Self::Re),
            Role::Kontra | Role::Suitor | Role::TrumpDefender => matches!(self, Self::Everybody | Self::Kontra),
            _ => false,
        }
    }
}

/// Change of a weight.
#[derive(Clone, Copy, Debug)]
enum By {
    Adding(f32),
    Times(f32),
}

/// A block of features that counts otherwise.
#[derive(Clone, Debug)]
pub(super) struct Change {
    turn: Turn,
    block: &'static str,
    only: Option<(usize, usize)>,
    by: By,
    who: Who,
}

/// Adds `points` to the value of each feature of a block.
pub(super) const fn add(turn: Turn, block: &'static str, points: f32) -> Change {
    Change { turn, block, only: None, by: By::Adding(points), who: Who::Everybody }
}

/// Multiplies the value of each feature of a block by `factor`.
pub(super) const fn times(turn: Turn, block: &'static str, factor: f32) -> Change {
    Change { turn, block, only: None, by: By::Times(factor), who: Who::Everybody }
}

impl Change {
    /// Changes only features with these numbers of the block.
    pub(super) const fn only(self, features: Range<usize>) -> Self {
        Self { only: Some((features.start, features.end)), ..self }
    }

    /// Changes only how these play.
    pub(super) const fn by(self, who: Who) -> Self {
        Self { who, ..self }
    }

    fn apply(&self, weights: &mut Weights, place: Place) {
        let block = weights.block_mut(place, self.block).expect("a block of the rules of thumb");
        let (start, end) = self.only.unwrap_or((0, block.len()));
        for weight in &mut block[start..end] {
            *weight = match self.by {
                By::Adding(points) => *weight + points,
                By::Times(factor) => *weight * factor,
            };
        }
    }
}

/// Returns the weights with these changes.
///
/// # Panics
/// Panics if a change names no block of features; changes are part of the program.
pub(super) fn changed(weights: &Weights, changes: &[Change]) -> Weights {
    let mut weights = weights.clone();
    for change in changes {
        for place in Place::all().filter(|place| place.turn == change.turn && change.who.is(place.role)) {
            change.apply(&mut weights, place);
        }
    }
    weights
}
