//! Hooks for the trainer of the move ordering only. Not stable.

use crate::bitboard::Layout;
use crate::config::Config;
use crate::engine::Engine;
use crate::goals::PointsError;
use crate::limits::Limits;
use crate::move_ordering;
use crate::observe::Observer;
use crate::root;
use crate::setup::{Ordering, Setup, Task, run};
use crate::table::Memory;
use crate::weights::padded;
use game::{Position, Team};

/// Number of weights of an order.
pub const N_WEIGHTS: usize = move_ordering::N_WEIGHTS;

/// The weights whose sum is that of a card.
pub type FeatureRows = move_ordering::FeatureRows;

/// Subject of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// The value in Augen.
    Augen,
    /// The value in Points, without special points of earlier tricks.
    Points,
    /// Whether the side can force all remaining tricks.
    AllTricks(Team),
}

/// Bytes of the table.
const TABLE_BYTES: usize = 64 << 20;

/// Searches in the order of these weights with all cards, none left out first, so that the observer may
/// [sample](Observer::sample) how they turn out.
///
/// # Errors
/// Returns what the position does not say.
///
/// # Panics
/// If there are not [`N_WEIGHTS`].
pub fn explore(
    position: &Position,
    goal: Lesson,
    weights: &[i16],
    limits: Limits<'_>,
    observer: &mut impl Observer,
) -> Result<(), PointsError> {
    assert_eq!(weights.len(), N_WEIGHTS);
    let weights = padded(weights.iter().copied());
    let config = Config::default().with_table_bytes(TABLE_BYTES);
    let layout = Layout::new(position.order());
    let ordering = Ordering::to_learn_from(&weights);
    let setup = Setup { position, layout: &layout, config: &config, ordering, limits, observer };
    let (task, least) = match goal {
        Lesson::Augen => (Task::Augen, None),
        Lesson::Points => (Task::Points(&[]), None),
        Lesson::AllTricks(team) => (Task::Tricks(team), Some(position.cards().tricks_left() as i32)),
    };
    let ask = |engine: &mut dyn Engine| match least {
        Some(least) => root::at_least(engine, least),
        None => root::value(engine),
    };
    run(setup, task, &mut Memory::new(&config), ask).map(|_| ())
}
