//! Sets of kinds of card as 24-bit masks.

use crate::card::{Card, Rank, Suit};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

/// A set of kinds of card. Legal cards, follow masks and trumps are sets; a [`Hand`](crate::Hand) is not.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u32);

impl CardSet {
    /// The set without cards.
    pub const EMPTY: Self = Self(0);
    /// All 24 kinds.
    pub const ALL: Self = Self((1 << Card::COUNT) - 1);

    /// Returns the set of one card.
    #[must_use]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.index())
    }

    /// Returns the set of these cards.
    #[must_use]
    pub const fn of(cards: &[Card]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < cards.len() {
            bits |= 1 << cards[i].index();
            i += 1;
        }
        Self(bits)
    }

    /// Returns the six cards printed with this suit.
    #[must_use]
    pub const fn suit(suit: Suit) -> Self {
        Self(0b11_1111 << (6 * suit as u32))
    }

    /// Returns the four cards printed with this rank.
    #[must_use]
    pub const fn rank(rank: Rank) -> Self {
        Self(0b1_000001_000001_000001 << rank as u32)
    }

    /// Returns the set whose bit `i` says whether the card with index `i` is in it; bits above 23 are dropped.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Returns the mask with bit `i` set if the card with index `i` is in the set.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Returns whether the card is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 != 0
    }

    /// Returns the set with the card added.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.index())
    }

    /// Returns the set with the card left out.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.index()))
    }

    /// Returns the cards of both sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the cards of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns whether every card of this set is in the other.
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Returns whether no card is in both sets.
    #[must_use]
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// Returns whether the set has no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of kinds in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the card with the lowest index, or `None` if the set is empty.
    #[must_use]
    pub const fn first(self) -> Option<Card> {
        Card::from_index(self.0.trailing_zeros() as usize)
    }

    /// Returns the card with exactly `n` cards of the set before it in index order, or `None` if there are not that
    /// many.
    #[must_use]
    pub fn nth(self, n: usize) -> Option<Card> {
        let mut bits = self.0;
        for _ in 0..n {
            bits &= bits.wrapping_sub(1);
        }
        Card::from_index(bits.trailing_zeros() as usize)
    }

    /// Returns the cards in the order of their index.
    #[must_use]
    pub const fn iter(self) -> Iter {
        Iter(self)
    }
}

/// Iterator over the cards of a [`CardSet`].
#[derive(Clone, Debug)]
pub struct Iter(CardSet);

impl Iterator for Iter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = self.0.first()?;
        self.0 = self.0.without(card);
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Iter;
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl BitAnd for CardSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for CardSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOr for CardSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Sub for CardSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self.minus(other)
    }
}

impl Not for CardSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_cards_once_in_index_order() {
        let set = CardSet::of(&[Card::D9, Card::CA, Card::HT, Card::CA]);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Card::CA, Card::HT, Card::D9]);
        assert_eq!(set.len(), 3);
        assert_eq!(set.nth(1), Some(Card::HT));
        assert_eq!(set.nth(3), None);
    }

    #[test]
    fn suits_and_ranks_cross_in_one_card() {
        for card in Card::all() {
            assert_eq!(CardSet::suit(card.suit()) & CardSet::rank(card.rank()), CardSet::only(card));
        }
        assert_eq!(!CardSet::EMPTY, CardSet::ALL);
    }
}
