//! Holders of the unseen cards, as seen from the seat at turn.

use game::{Card, Play, Seat};

/// Returns a number for each card: the copies that the left neighbour of the seat at turn holds, plus three times those
/// of the seat opposite, plus nine times those of the right neighbour.
pub(super) fn holders(state: &Play) -> impl Iterator<Item = u8> {
    let seat = state.actor().expect("somebody plays a card");
    let hands = [1, 2, 3].map(|steps| state.hands()[Seat::plus(seat, steps)]);
    Card::all().map(move |card| hands.iter().rev().fold(0, |number, hand| number * 3 + hand.count(card) as u8))
}
