//! The cards of one seat: up to two copies of each.

use crate::card::{Augen, Card, Rank};
use crate::set::CardSet;
use std::fmt;

/// The cards of one seat.
///
/// Two masks in one word: the low half says which kinds are held at least once, the high half which are held twice.
/// So the distinct cards, which are the moves, cost nothing to get, and counting is a population count.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Hand(u64);

impl Hand {
    /// The hand without cards.
    pub const EMPTY: Self = Self(0);

    /// Returns the hand of these cards.
    ///
    /// # Errors
    /// Returns the card that would be in the hand a third time.
    pub fn try_of(cards: &[Card]) -> Result<Self, Card> {
        let mut hand = Self::EMPTY;
        for &card in cards {
            if hand.count(card) == 2 {
                return Err(card);
            }
            hand.add(card);
        }
        Ok(hand)
    }

    /// Returns the hand of these cards.
    ///
    /// # Panics
    /// Panics if a card is listed three times; see [`try_of`](Self::try_of).
    #[must_use]
    pub fn of(cards: &[Card]) -> Self {
        Self::try_of(cards).expect("a kind exists twice")
    }

    /// Returns the hand that holds `singles` at least once and `doubles` twice; `doubles` must be a part of `singles`.
    #[must_use]
    pub const fn from_sets(singles: CardSet, doubles: CardSet) -> Self {
        debug_assert!(doubles.is_subset(singles));
        Self(singles.bits() as u64 | (doubles.bits() as u64) << 32)
    }

    /// Returns both copies of every card of the set.
    #[must_use]
    pub const fn both_of(set: CardSet) -> Self {
        Self::from_sets(set, set)
    }

    /// Returns the distinct cards.
    #[must_use]
    pub const fn kinds(self) -> CardSet {
        CardSet::from_bits(self.0 as u32)
    }

    /// Returns the cards held twice.
    #[must_use]
    pub const fn pairs(self) -> CardSet {
        CardSet::from_bits((self.0 >> 32) as u32)
    }

    /// Returns the number of copies held: 0, 1 or 2.
    #[must_use]
    pub const fn count(self, card: Card) -> usize {
        self.count_in(CardSet::only(card))
    }

    /// Returns the number of cards, copies counted, that belong to the set.
    #[must_use]
    pub const fn count_in(self, set: CardSet) -> usize {
        self.part(set).len()
    }

    /// Returns the cards that belong to the set, with their copies.
    #[must_use]
    pub const fn part(self, set: CardSet) -> Self {
        Self(self.0 & (set.bits() as u64 | (set.bits() as u64) << 32))
    }

    /// Returns whether at least one copy is held.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.kinds().contains(card)
    }

    /// Returns whether it has all these cards.
    #[must_use]
    pub fn holds(self, cards: Self) -> bool {
        cards.kinds().is_subset(self.kinds()) && cards.pairs().is_subset(self.pairs())
    }

    /// Returns the number of cards, copies counted.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether no card is held.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns what the cards count together.
    #[must_use]
    pub fn augen(self) -> Augen {
        Rank::ALL.into_iter().map(|rank| rank.augen() * self.count_in(CardSet::rank(rank)) as u16).sum()
    }

    /// Adds one copy, which must not be the third.
    pub const fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 2);
        let bit = 1 << card.index();
        self.0 |= bit | (self.0 & bit) << 32;
    }

    /// Removes one copy, which must be held.
    pub const fn remove(&mut self, card: Card) {
        debug_assert!(self.count(card) > 0);
        let bit = 1 << card.index();
        let second = self.0 & bit << 32;
        self.0 ^= second | (bit & !(second >> 32));
    }

    /// Returns every copy, in the order of the card index, pairs side by side.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.kinds().iter().flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }
}

impl FromIterator<Card> for Hand {
    /// Collects cards into a hand.
    ///
    /// # Panics
    /// Panics if a card comes three times.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        for card in cards {
            assert!(hand.count(card) < 2, "{card} comes three times");
            hand.add(card);
        }
        hand
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_counts_copies() {
        let mut hand = Hand::of(&[Card::HT, Card::DA, Card::HT]);
        assert_eq!((hand.len(), hand.count(Card::HT), hand.count(Card::DA)), (3, 2, 1));
        assert_eq!(hand.augen(), Augen(31));
        assert_eq!(hand.pairs(), CardSet::only(Card::HT));
        hand.remove(Card::HT);
        assert_eq!(hand.kinds(), CardSet::of(&[Card::HT, Card::DA]));
        hand.remove(Card::HT);
        assert!(!hand.contains(Card::HT));
        hand.add(Card::DA);
        assert_eq!(hand, Hand::of(&[Card::DA, Card::DA]));
    }

    #[test]
    fn a_third_copy_is_refused() {
        assert_eq!(Hand::try_of(&[Card::HT, Card::HT, Card::C9, Card::HT]), Err(Card::HT));
    }
}
