//! The bare play of the cards: the hands, the current trick, the turn.
//!
//! This is the hot loop of everything that plays games. It is 48 bytes, copied rather than allocated, and knows only
//! the [`Order`]; calls, sides and scores are in [`Play`](crate::Play).

use crate::card::{Augen, Card};
use crate::hand::Hand;
use crate::order::Order;
use crate::seat::{BySeat, Seat};
use crate::set::CardSet;
use crate::trick::Trick;

/// The hands, the current trick, and the turn.
///
/// # Information
/// Shows all hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardPlay {
    hands: BySeat<Hand>,
    trick: Trick,
}

/// State that [`CardPlay::undo`] needs to take the last card back.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    trick: Trick,
    card: Card,
}

impl CardPlay {
    /// Returns the state before this seat leads.
    #[must_use]
    pub const fn new(hands: BySeat<Hand>, leader: Seat) -> Self {
        Self { hands, trick: Trick::led_by(leader) }
    }

    /// Returns the state with these cards on the table; the hands are what is left.
    ///
    /// The trick must not be complete and the hands must fit it; [`Position`](crate::Position) checks that.
    #[must_use]
    pub const fn with_trick(hands: BySeat<Hand>, trick: Trick) -> Self {
        debug_assert!(!trick.is_complete());
        Self { hands, trick }
    }

    /// Returns what each seat holds.
    #[must_use]
    pub const fn hands(&self) -> &BySeat<Hand> {
        &self.hands
    }

    /// Returns the cards on the table, fewer than four.
    #[must_use]
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// Returns the seat to play.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.trick.to_play()
    }

    /// Returns whether the last card is played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.hands[self.turn()].is_empty()
    }

    /// Returns the number of tricks still to be completed, the running one included.
    #[must_use]
    pub fn tricks_left(&self) -> usize {
        self.hands[self.turn()].len()
    }

    /// Returns what all cards in the hands and on the table count.
    #[must_use]
    pub fn augen_left(&self) -> Augen {
        self.hands.0.iter().map(|hand| hand.augen()).sum::<Augen>() + self.trick.augen()
    }

    /// Returns the cards the seat to play may play (DDV A.4.3, BSV 5.2); empty only when the play is over.
    #[must_use]
    pub fn legal(&self, order: &Order) -> CardSet {
        self.trick.legal(order, self.hands[self.turn()])
    }

    /// Plays a legal card. Returns the trick if it is now complete; its owner leads next.
    pub fn play(&mut self, order: &Order, card: Card) -> Option<Trick> {
        debug_assert!(self.legal(order).contains(card));
        self.play_held(order, card)
    }

    /// Plays a card that the seat to play holds, whether or not it follows suit: an unclaimed breach is a valid move
    /// (DDV G.7.2).
    pub fn play_held(&mut self, order: &Order, card: Card) -> Option<Trick> {
        let seat = self.turn();
        self.hands[seat].remove(card);
        if self.hands[seat].is_empty() {
            self.trick.push_last(order, card);
        } else {
            self.trick.push(order, card);
        }
        if !self.trick.is_complete() {
            return None;
        }
        let complete = self.trick;
        self.trick = Trick::led_by(complete.owner().expect("a complete trick has an owner"));
        Some(complete)
    }

    /// Plays a legal card like [`play`](Self::play) and returns how to take it back.
    pub fn make(&mut self, order: &Order, card: Card) -> (Undo, Option<Trick>) {
        let undo = Undo { trick: self.trick, card };
        (undo, self.play(order, card))
    }

    /// Takes back the last card made and not yet undone.
    pub const fn undo(&mut self, undo: Undo) {
        self.trick = undo.trick;
        self.hands.0[self.trick.to_play().index()].add(undo.card);
    }
}

const _: () = assert!(size_of::<CardPlay>() <= 48);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{Contract, Schweine};
    use crate::rules::Rules;

    fn two_each() -> CardPlay {
        let hands = BySeat([
            Hand::of(&[Card::HT, Card::CA]),
            Hand::of(&[Card::DA, Card::C9]),
            Hand::of(&[Card::CK, Card::SK]),
            Hand::of(&[Card::D9, Card::HA]),
        ]);
        CardPlay::new(hands, Seat::N)
    }

    #[test]
    fn a_hand_follows_if_it_can() {
        let order = Order::new(&Rules::DDV, Contract::Normal, Schweine::None);
        let mut play = two_each();
        assert_eq!(play.legal(&order), CardSet::of(&[Card::HT, Card::CA]));
        play.play(&order, Card::CA);
        assert_eq!(play.legal(&order), CardSet::only(Card::C9));
        play.play(&order, Card::C9);
        play.play(&order, Card::CK);
        assert_eq!(play.legal(&order), CardSet::of(&[Card::D9, Card::HA]));
        let trick = play.play(&order, Card::D9).expect("four cards lie");
        assert_eq!((trick.owner(), trick.augen(), play.turn()), (Some(Seat::W), Augen(15), Seat::W));
    }

    #[test]
    fn undo_restores() {
        let order = Order::new(&Rules::DDV, Contract::Normal, Schweine::None);
        let start = two_each();
        let mut play = start;
        let mut undos = Vec::new();
        while !play.is_over() {
            let card = play.legal(&order).first().expect("a hand with cards has a move");
            undos.push(play.make(&order, card).0);
        }
        for undo in undos.into_iter().rev() {
            play.undo(undo);
        }
        assert_eq!(play, start);
    }
}
