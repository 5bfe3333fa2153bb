//! The words heard, as constraints on a whole hand.
//!
//! If the words allow too many types of hands to count, deals are tried: drawn without regard to the words until one
//! fits them.

use crate::constraint::{Facts, Swap};
use game::{BySeat, Eligibility, Exchange, Hand, Rules, Seat, SeatSet, Told};

/// Facts that are counted; the others are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counted {
    /// All of them.
    All,
    /// All but what was said in the round of Vorbehalte.
    AllButWords,
}

/// Words of the round of Vorbehalte, as a test of a deal.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    rules: Rules,
    told: Told,
    /// Seats whose dealt hands are known well enough to be checked.
    seats: SeatSet,
    exchange: Option<Exchange>,
    /// Between whom cards went to and fro that the viewer has only seen from outside.
    partners: Option<(Seat, Seat)>,
}

impl Words {
    /// Returns whether every seat could have said its words with the cards it holds and has played; without their
    /// exchange, partners are not checked.
    pub(crate) fn allow(&self, hands: &BySeat<Hand>, played: &BySeat<Hand>, exchange: Option<Exchange>) -> bool {
        let undone = exchange.or(self.exchange);
        let is_partner = |seat: &Seat| self.partners.is_some_and(|(giver, taker)| *seat == giver || *seat == taker);
        let fits = |seat: Seat| {
            let dealt = dealt(seat, hands, played, undone.as_ref());
            self.told.allows(&self.rules, seat, &Eligibility::of(&self.rules, dealt))
        };
        self.seats.iter().filter(|seat| exchange.is_some() || !is_partner(seat)).all(fits)
    }
}

/// Returns the cards that a seat was dealt: those that it holds and has played, and its exchange undone.
pub(crate) fn dealt(seat: Seat, hands: &BySeat<Hand>, played: &BySeat<Hand>, exchange: Option<&Exchange>) -> Hand {
    let mut hand = hands[seat];
    played[seat].cards().for_each(|card| hand.add(card));
    exchange.map_or(hand, |exchange| exchange.before(seat, hand))
}

impl Facts<'_> {
    /// Returns the words of the round that are evidence about hidden hands.
    pub(crate) fn words(&self) -> Words {
        let exchange = match self.swap {
            Swap::Known(exchange) => Some(exchange),
            Swap::Taken { giver, given } => {
                self.viewer.map(|(taker, _)| Exchange { giver, taker, given, returned: Hand::EMPTY })
            }
            _ => None,
        };
        let is_asked = |seat: &Seat| {
            let is_viewer = self.viewer.is_some_and(|(viewer, _)| viewer == *seat);
            !is_viewer && !self.is_unknown(*seat) && self.told.tells_of(*seat)
        };
        Words {
            rules: self.rules.clone(),
            told: self.told.clone(),
            seats: Seat::ALL.into_iter().filter(is_asked).collect(),
            exchange,
            partners: self.partners(),
        }
    }
}
