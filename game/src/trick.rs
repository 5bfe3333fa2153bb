//! A trick: up to four cards and who is winning it.

use crate::card::{Augen, Card};
use crate::hand::Hand;
use crate::order::Order;
use crate::seat::Seat;
use crate::set::CardSet;

/// The cards of a trick in the order they were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trick {
    cards: [Card; 4],
    len: u8,
    leader: Seat,
    winner: Seat,
    best: Card,
}

impl Trick {
    /// Returns the trick to which this seat is about to lead.
    #[must_use]
    pub const fn led_by(leader: Seat) -> Self {
        Self { cards: [Card::CA; 4], len: 0, leader, winner: leader, best: Card::CA }
    }

    /// Returns the trick with these cards, at most four.
    #[must_use]
    pub fn of(order: &Order, leader: Seat, cards: &[Card]) -> Self {
        let mut trick = Self::led_by(leader);
        for &card in cards {
            trick.push(order, card);
        }
        trick
    }

    /// Returns the last trick of a deal with these cards, at most four.
    #[must_use]
    pub fn last_of(order: &Order, leader: Seat, cards: &[Card]) -> Self {
        let mut trick = Self::led_by(leader);
        for &card in cards {
            trick.push_last(order, card);
        }
        trick
    }

    /// Adds the card of the seat to play. The trick must not be complete, and others have to follow.
    pub const fn push(&mut self, order: &Order, card: Card) {
        if self.len == 0 || order.beats(card, self.best) {
            self.take(card);
        }
        self.add(card);
    }

    /// Adds the last card of the seat to play.
    pub const fn push_last(&mut self, order: &Order, card: Card) {
        if self.len == 0 || order.beats_in_last_trick(card, self.best) {
            self.take(card);
        }
        self.add(card);
    }

    const fn take(&mut self, card: Card) {
        self.best = card;
        self.winner = self.to_play();
    }

    const fn add(&mut self, card: Card) {
        debug_assert!(self.len < 4);
        self.cards[(self.len & 3) as usize] = card;
        self.len += 1;
    }

    /// Returns the seat that leads or has led.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// Returns the cards so far, the led one first.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// Returns each card with the seat that played it.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> {
        self.leader.clockwise().zip(self.cards().iter().copied())
    }

    /// Returns the led card, or `None` before the lead.
    #[must_use]
    pub const fn led(&self) -> Option<Card> {
        if self.len == 0 { None } else { Some(self.cards[0]) }
    }

    /// Returns the card that is winning, or `None` before the lead.
    #[must_use]
    pub const fn best(&self) -> Option<Card> {
        if self.len == 0 { None } else { Some(self.best) }
    }

    /// Returns the seat that is winning, or `None` before the lead.
    #[must_use]
    pub const fn owner(&self) -> Option<Seat> {
        if self.len == 0 { None } else { Some(self.winner) }
    }

    /// Returns the number of cards so far, 0 to 4.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns whether nothing was led yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns whether all four cards lie.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.len == 4
    }

    /// Returns the seat that plays the next card; the leader again once the trick is complete.
    #[must_use]
    pub const fn to_play(&self) -> Seat {
        self.leader.plus(self.len as usize)
    }

    /// Returns the cards of this hand that may be played now (DDV A.4.3, BSV 5.2); none only if the hand is empty.
    #[must_use]
    pub fn legal(&self, order: &Order, hand: Hand) -> CardSet {
        let kinds = hand.kinds();
        let following = self.led().map_or(kinds, |led| kinds & order.follow(led));
        if following.is_empty() { kinds } else { following }
    }

    /// Returns what the cards so far count.
    #[must_use]
    pub fn augen(&self) -> Augen {
        self.cards().iter().map(|card| card.augen()).sum()
    }
}
