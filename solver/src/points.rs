//! What a position is worth in Points: best play of both sides for the score itself.
//!
//! Whoever has 151 Augen safe and cannot reach 181 plays for the fox, and a side that has lost anyway saves the next
//! level. So the line that is best for the Augen need not be best for the score. Here both sides play for what is
//! written down: who wins under the calls in force, the levels, the special points still to be earned, schwarz, gegen
//! die Alten, and what Ansagen multiply. [`game::score`] and [`game::special_points`] say what that is.
//!
//! # What the position must say
//! The score counts the whole game, so after the first trick the position must say what was won (`won=`).
//!
//! SpecialCards points of earlier tricks are in no position; the caller passes them as `earned`. Mostly they are a constant
//! and need not be known to find the best card; but where Ansagen multiply the whole value and both sides may fail what
//! they called, the same special points count more in a game that somebody wins.
//!
//! # What a value is
//! The value of the game seen from Re, before a soloist's factor; [`game::points_of_seats`] shares it out.

mod brute;
mod score_table;
mod search;
mod siblings;
mod special_points;
mod target;
mod tree;

pub use brute::points_brute;
pub use score_table::PointsError;
pub(crate) use search::{Engine, best_line, bounds_of, bounds_of_cards, explore, with_memory};
pub use search::{
    PointsBounds, points_bounds, points_card_bounds, points_cards, points_line, points_line_within, points_value,
};
