//! Learning in which order the solver tries cards.
//!
//! The order only changes how long a search takes, never what it finds. A card has a few simple features; each has a
//! weight, and the card with the largest sum of weights is tried first. A [`Trainer`] listens to searches, samples some
//! of the choices, and sees how every card there turns out and how large its tree is. The weights are fitted so that
//! cards that decide their choice with a small tree get the largest sums, and then refined until what it costs to try
//! the first card first is least.
//!
//! The jobs `train-order`, `train-forcing`, `train-points` and `train-trumps` learn the orders that the solver comes with, and rest
//! on each other in this order: `cargo run --release -p doko-lab -- train-order 7 solver/src/order.bin`. The first argument is the
//! seed; with the search it is run with, it decides the result. The last is the file to write.

mod almost_forced;
mod positions;
#[cfg(test)]
mod tests;
mod trainer;

pub(crate) use almost_forced::almost_forced;
pub use almost_forced::with_better_card;
pub(crate) use positions::{Games, random_position, together};
pub(crate) use trainer::Trainer;

use crate::whole_number;
use std::error::Error;

/// Returns the seed, the first of the arguments, and those after it.
pub(crate) fn seeded(arguments: &[String]) -> Result<(u64, &[String]), Box<dyn Error>> {
    let (seed, others) = arguments.split_first().ok_or("the first argument is the seed")?;
    Ok((whole_number(seed)?, others))
}
