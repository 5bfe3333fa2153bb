//! Who holds what, as the seat at turn would like to know it.

use game::{Card, Play, Seat};

/// Returns a number for each card: how many copies the left neighbour of the seat at turn holds, plus three times as many
/// as the seat opposite holds, plus nine times as many as the right neighbour holds.
pub(super) fn holders(state: &Play) -> impl Iterator<Item = u8> {
    let seat = state.actor().expect("somebody plays a card");
    let hands = [1, 2, 3].map(|steps| state.hands()[Seat::plus(seat, steps)]);
    Card::all().map(move |card| hands.iter().rev().fold(0, |number, hand| number * 3 + hand.count(card) as u8))
}
