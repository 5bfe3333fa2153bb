//! Counting lines of play: a quick, complete test of the rules of play (See: chess programming, "Perft").

use crate::cardplay::CardPlay;
use crate::order::Order;

/// Returns the number of sequences of `depth` legal cards; the two copies of a card are the same card.
///
/// # Examples
/// ```
/// use doko_game::{Position, perft};
///
/// let position = notation::position("rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA")?;
/// assert_eq!((0..4).map(|depth| perft(position.order(), position.cards(), depth)).collect::<Vec<_>>(), [1, 2, 2, 4]);
/// # Ok::<(), notation::NotationError>(())
/// ```
#[must_use]
pub fn perft(order: &Order, play: &CardPlay, depth: usize) -> u64 {
    match depth {
        0 => 1,
        1 => play.legal(order).len() as u64,
        _ => {
            let after = |card| {
                let mut next = *play;
                next.play(order, card);
                perft(order, &next, depth - 1)
            };
            play.legal(order).iter().map(after).fold(0, u64::saturating_add)
        }
    }
}
