//! Cards shown without a word by a soloist who is not to lead (TSR 5.4.4, 5.4.5).
//!
//! He takes the running trick with any card that can take it, so that each of them must do (decision OP-85): he throws nothing
//! off, and does not need the highest. Once he leads, he plays from the top.

use super::Manner;
use game::{Book, CardPlay, CardSet, Order, Position, SeatSet};

/// Returns whether the claimant takes the running trick with any card that can take it, before he plays from the top.
#[must_use]
pub fn takes_with_any(position: &Position, manner: &Manner) -> bool {
    let Manner::TopFirst { claimant } = *manner else { return false };
    let trick = position.cards().trick();
    let is_soloist = position.parties().re == SeatSet::only(claimant);
    let has_laid = trick.plays().any(|(seat, _)| seat == claimant);
    position.rules().book == Book::Tsr && is_soloist && trick.leader() != claimant && !has_laid
}

/// Returns the legal cards with which the seat to play takes the running trick, as far as it has got.
pub(super) fn takers(order: &Order, play: &CardPlay, legal: CardSet) -> CardSet {
    let takes = |card: &game::Card| {
        let mut next = *play;
        let complete = next.play(order, *card);
        complete.map_or_else(|| next.trick().owner(), |trick| trick.owner()) == Some(play.turn())
    };
    legal.iter().filter(takes).collect()
}
