//! Drawing deals and choices from a seed.
//!
//! Every deal has a stream of its own, so that deal 7 is the same however many are drawn. How numbers are made into
//! cards is written out here and does not depend on a library, so a seed keeps its deals.

use game::{Card, Deal, DealError, Hand, Rules, Seat};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The random numbers of one deal.
#[derive(Debug)]
pub(crate) struct Draw(ChaCha8Rng);

impl Draw {
    /// Returns the numbers of the deal with this index.
    pub(crate) fn new(seed: u64, index: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(index);
        Self(rng)
    }

    /// Returns a number below `n`, each with the same probability (See: D. Lemire, "Fast random integer generation in
    /// an interval", 2019).
    pub(crate) fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        let unfair = n.wrapping_neg() % n;
        loop {
            let wide = u128::from(self.0.next_u64()) * u128::from(n);
            if unfair <= wide as u64 {
                return (wide >> 64) as usize;
            }
        }
    }

    /// Returns one of the things, or `None` if there is none.
    pub(crate) fn choice<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        if things.is_empty() { None } else { Some(things[self.below(things.len())]) }
    }

    /// Returns so many cards of a hand, or all if there are fewer.
    pub(crate) fn some_of(&mut self, hand: Hand, n_cards: usize) -> Hand {
        let mut rest = hand;
        while n_cards < rest.len() {
            let cards: Vec<Card> = rest.cards().collect();
            rest.remove(cards[self.below(cards.len())]);
        }
        rest
    }

    /// Shuffles the deck and lets this seat deal it.
    pub(crate) fn deal(&mut self, rules: &Rules, dealer: Seat) -> Result<Deal, DealError> {
        let mut deck: Vec<Card> = rules.deck().cards().collect();
        for last in (1..deck.len()).rev() {
            deck.swap(last, self.below(last + 1));
        }
        Deal::from_deck(rules, dealer, &deck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_keeps_its_deals() {
        let deal = Draw::new(1, 7).deal(&Rules::DDV, Seat::W).expect("a whole deck");
        assert_eq!(Draw::new(1, 7).deal(&Rules::DDV, Seat::W), Ok(deal));
        assert_ne!(Draw::new(1, 8).deal(&Rules::DDV, Seat::W), Ok(deal));
        assert_ne!(Draw::new(2, 7).deal(&Rules::DDV, Seat::W), Ok(deal));
    }

    #[test]
    fn every_number_comes_as_often() {
        let mut draw = Draw::new(3, 0);
        let mut counts = [0; 3];
        for _ in 0..3000 {
            counts[draw.below(3)] += 1;
        }
        assert!(counts.iter().all(|&count| (900..1100).contains(&count)), "{counts:?}");
    }
}
