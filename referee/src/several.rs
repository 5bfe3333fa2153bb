//! The choice among several breaches (TSR 9.6.6; 002 3.9.5).

use crate::claim::{Claimed, order};
use crate::ruling::Class;

/// Returns the places of the breaches that are judged, in their order: the one claimed first, of those claimed at once the one
/// committed first, and the next ones as long as none before them was serious, for that ends the game (TSR 9.4.2).
#[must_use]
pub fn judged(breaches: &[(Claimed, Class)]) -> Vec<usize> {
    let claimed: Vec<Claimed> = breaches.iter().map(|&(claimed, _)| claimed).collect();
    let order = order(&claimed);
    let serious = order.iter().position(|&place| breaches[place].1 == Class::Serious);
    order.into_iter().take(serious.map_or(usize::MAX, |place| place + 1)).collect()
}
