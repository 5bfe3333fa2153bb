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
    /// Giver, taker and given cards of a Trumpfabgabe in which nothing has been returned yet.
    given: Option<(Seat, Seat, Hand)>,
}

impl Words {
    /// Returns whether every seat could have said its words with the cards it holds and has played; without their
    /// exchange, partners are not checked.
    pub(crate) fn allow(&self, hands: &BySeat<Hand>, played: &BySeat<Hand>, exchange: Option<Exchange>) -> bool {
        let mut dealt = *hands;
        for (seat, played) in played.iter() {
            played.cards().for_each(|card| dealt[seat].add(card));
        }
        let mut pass = |from: Seat, to: Seat, cards: Hand| {
            cards.cards().for_each(|card| dealt[from].remove(card));
            cards.cards().for_each(|card| dealt[to].add(card));
        };
        if let Some(Exchange { giver, taker, given, returned }) = exchange.or(self.exchange) {
            pass(giver, taker, returned);
            pass(taker, giver, given);
        }
        if let Some((giver, taker, given)) = self.given {
            pass(taker, giver, given);
        }
        let is_partner = |seat: &Seat| self.partners.is_some_and(|(giver, taker)| *seat == giver || *seat == taker);
        let fits = |seat: Seat| self.told.allows(&self.rules, seat, &Eligibility::of(&self.rules, dealt[seat]));
        self.seats.iter().filter(|seat| exchange.is_some() || !is_partner(seat)).all(fits)
    }
}

impl Facts<'_> {
    /// Returns the words of the round that are evidence about hidden hands.
    pub(crate) fn words(&self) -> Words {
        let (exchange, given) = match self.swap {
            Swap::Known(exchange) => (Some(exchange), None),
            Swap::Taken { giver, given } => (None, self.viewer.map(|(taker, _)| (giver, taker, given))),
            _ => (None, None),
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
            given,
        }
    }
}
