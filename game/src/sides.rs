//! The sides, as far as they are decided.

use crate::card::Card;
use crate::hand::Hand;
use crate::seat::{BySeat, Parties, Seat, SeatSet};
use crate::spielfindung::{Game, Named};

/// The sides, as far as they are decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sides {
    /// It is decided.
    Settled(Parties),
    /// The Hochzeiter has no partner yet.
    Searching(Seat),
}

impl Sides {
    /// Returns the sides before the first card; the hands are those after any exchange.
    pub(crate) fn of(game: &Game, hands: &BySeat<Hand>) -> Self {
        match game.named {
            // Rule DDV A.5: the holders of the queens of clubs are Re.
            Named::Normal => Self::Settled(Parties {
                re: Seat::ALL.into_iter().filter(|&seat| hands[seat].contains(Card::CQ)).collect(),
            }),
            Named::Hochzeit { hochzeiter, .. } => Self::Searching(hochzeiter),
            Named::Trumpfabgabe { giver, taker } => Self::Settled(Parties { re: SeatSet::only(giver).with(taker) }),
            Named::Solo { soloist, .. } => Self::Settled(Parties { re: SeatSet::only(soloist) }),
        }
    }
}
