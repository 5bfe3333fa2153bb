//! The Trumpfabgabe: trumps that a hand with few of them gives to a partner (Recklinghausen, Trumpfabgabe).

use crate::card::Card;
use crate::hand::Hand;
use crate::order::normal_trumps;
use crate::rules::{OfferTold, Rules, TrumpsTold};
use crate::seat::{BySeat, Seat};
use std::ops::RangeInclusive;

/// The exchange of a Trumpfabgabe.
///
/// # Information
/// Only the giver and the taker know the cards; public are their number and what was said of the trumps among the
/// returned ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Exchange {
    /// Seat that gave its trumps.
    pub giver: Seat,
    /// Seat that took them.
    pub taker: Seat,
    /// The giver's trumps, and what he had to add to them.
    pub given: Hand,
    /// Cards that the taker gave back.
    pub returned: Hand,
}

impl Exchange {
    /// Returns the cards that a seat was dealt, of which it has `hand` after the exchange.
    ///
    /// # Panics
    /// Panics if the seat cannot have this hand then.
    #[must_use]
    pub fn before(&self, seat: Seat, mut hand: Hand) -> Hand {
        // Returned cards go back first, as they may be the very ones that were given.
        if seat == self.taker {
            self.returned.cards().for_each(|card| hand.add(card));
            self.given.cards().for_each(|card| hand.remove(card));
        } else if seat == self.giver {
            self.returned.cards().for_each(|card| hand.remove(card));
            self.given.cards().for_each(|card| hand.add(card));
        }
        hand
    }
}

/// The public part of the exchange of a Trumpfabgabe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeenExchange {
    /// Seat that gave its trumps.
    pub giver: Seat,
    /// Seat that took them.
    pub taker: Seat,
    /// Number of given cards, which is that of returned ones.
    pub cards: usize,
    /// Number of trumps among the given cards, if it was stated.
    pub trumps_given: Option<usize>,
    /// Statement about trumps among the returned cards: their number; 0 or 1 if only their presence is stated; `None`
    /// if nothing is.
    pub trumps_returned: Option<usize>,
}

impl SeenExchange {
    /// Returns the public part of this exchange.
    #[must_use]
    pub fn of(rules: &Rules, exchange: &Exchange) -> Self {
        let trumps = exchange.returned.count_in(normal_trumps(rules));
        Self {
            giver: exchange.giver,
            taker: exchange.taker,
            cards: exchange.given.len(),
            trumps_given: match rules.trumpfabgabe.offer {
                OfferTold::Cards => None,
                OfferTold::Trumps => Some(exchange.given.count_in(normal_trumps(rules))),
            },
            trumps_returned: match rules.trumpfabgabe.told {
                TrumpsTold::Number => Some(trumps),
                TrumpsTold::Whether => Some(trumps.min(1)),
                TrumpsTold::Nothing => None,
            },
        }
    }

    /// Returns how many trumps can be among the returned cards.
    #[must_use]
    pub fn can_be_trumps(&self, rules: &Rules) -> RangeInclusive<usize> {
        match (rules.trumpfabgabe.told, self.trumps_returned) {
            (TrumpsTold::Whether, Some(1)) => 1..=self.cards,
            (TrumpsTold::Number | TrumpsTold::Whether, Some(trumps)) => trumps..=trumps,
            (TrumpsTold::Nothing, _) | (_, None) => 0..=self.cards,
        }
    }
}

/// Returns the hands after the exchange.
#[must_use]
pub fn hands_after(dealt: &BySeat<Hand>, exchange: Option<&Exchange>) -> BySeat<Hand> {
    let mut hands = *dealt;
    if let Some(Exchange { giver, taker, given, returned }) = exchange {
        for (from, to, cards) in [(*giver, *taker, given), (*taker, *giver, returned)] {
            for card in cards.cards() {
                hands[from].remove(card);
                hands[to].add(card);
            }
        }
    }
    hands
}

/// Returns the partner of a seat by the queens of clubs, as it counts in a Trumpfabgabe: the holder of the other one;
/// for a seat without one, a seat with both or else with none. A seat with both has none, and its left neighbour stands
/// in.
#[must_use]
pub fn partner_of(hands: &BySeat<Hand>, seat: Seat) -> Seat {
    let queens = |seat: Seat| hands[seat].count(Card::CQ);
    let others = || Seat::ALL.into_iter().filter(move |&other| other != seat);
    let with = |n: usize| others().find(|&other| queens(other) == n);
    let partner = match queens(seat) {
        0 => with(2).or_else(|| with(0)),
        1 => with(1),
        _ => None,
    };
    partner.unwrap_or(seat.next())
}

impl Rules {
    /// Returns whether a hand with this many trumps, among them `aces` aces and `nines` nines of diamonds, may offer
    /// them.
    #[must_use]
    pub fn are_few_to_offer(&self, trumps: u8, aces: u8, nines: u8) -> bool {
        let counted = self.trumpfabgabe.fuechse.counted(trumps, aces);
        let with_nine = self.trumpfabgabe.max_with_nine.filter(|_| 0 < nines);
        (self.trumpfabgabe.min..=self.trumpfabgabe.max.max(with_nine.unwrap_or(0))).contains(&counted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_dealt_follows_from_the_hands_after_an_exchange() {
        let hand = |cards: &[Card]| Hand::of(cards);
        let dealt = BySeat([
            hand(&[Card::HA, Card::HA, Card::DQ]),
            hand(&[Card::CQ, Card::CA, Card::SA]),
            hand(&[Card::SQ, Card::CA, Card::SA]),
            hand(&[Card::SQ, Card::DQ, Card::HT]),
        ]);
        // The giver gets back one of the aces that he gave, the taker keeps nothing of them, or all.
        for returned in [[Card::HA, Card::CA], [Card::HA, Card::DQ], [Card::CA, Card::SA]] {
            let given = hand(&[Card::HA, Card::DQ]);
            let exchange = Exchange { giver: Seat::N, taker: Seat::E, given, returned: hand(&returned) };
            let after = hands_after(&dealt, Some(&exchange));
            assert_eq!(BySeat::from_fn(|seat| exchange.before(seat, after[seat])), dealt);
        }
    }
}
