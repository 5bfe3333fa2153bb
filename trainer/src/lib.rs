//! Learning in which order the solver tries cards.
//!
//! The order only changes how long a search takes, never what it finds. A card has a few simple features; each has a
//! weight, and the card with the largest sum of weights is tried first. A [`Trainer`] listens to searches, samples some
//! of the choices, and sees how every card there turns out and how large its tree is. The weights are fitted so that
//! cards that decide their choice with a small tree get the largest sums, and then refined until what it costs to try
//! the first card first is least.
//!
//! The program `train` learns the orders that the solver comes with:
//! `cargo run --release -p doko-trainer -- order 7 solver/src/order.bin`.

mod almost_forced;
mod positions;
mod trainer;

pub use almost_forced::{almost_forced, with_better_card};
pub use positions::{Games, random_position, together};
pub use trainer::Trainer;
