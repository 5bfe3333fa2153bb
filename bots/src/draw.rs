//! Random choices from a seed.
//!
//! Every deal has a stream of its own, so that deal 7 is the same however many are drawn. How numbers are made into
//! cards is written out here and does not depend on a library, so a seed keeps its deals.

use game::{Card, Deal, DealError, Hand, Rules, Scope, Seat};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The random numbers of one deal, or of one bot in one game.
#[derive(Clone, Debug)]
pub struct Draw(ChaCha8Rng);

impl Draw {
    /// Returns the numbers with this index; other indices of the same seed have nothing to do with them.
    #[must_use]
    pub fn new(seed: u64, index: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(index);
        Self(rng)
    }

    /// Returns the random numbers of stream `index` of the 256-bit key, for callers that derive keys from more than a
    /// number.
    #[must_use]
    pub fn keyed(key: [u8; 32], index: u64) -> Self {
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(index);
        Self(rng)
    }

    /// Returns 64 random bits, such as the seed of something else.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Returns a number from 0 up to 1, 1 excluded, in steps of 2^-53.
    pub fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Returns a number below `n`, which is not 0, each with the same probability (See: D. Lemire, "Fast random integer generation in
    /// an interval", 2019).
    pub fn below(&mut self, n: usize) -> usize {
        self.below_long(n as u64) as usize
    }

    /// Returns a number below `n`, which is not 0, as [`below`](Self::below) does; for counts of deals.
    pub fn below_wide(&mut self, n: u128) -> u128 {
        if let Ok(n) = u64::try_from(n) {
            return u128::from(self.below_long(n));
        }
        let mask = u128::MAX >> (n - 1).leading_zeros();
        loop {
            let bits = (u128::from(self.0.next_u64()) << 64 | u128::from(self.0.next_u64())) & mask;
            if bits < n {
                return bits;
            }
        }
    }

    fn below_long(&mut self, n: u64) -> u64 {
        loop {
            let wide = u128::from(self.0.next_u64()) * u128::from(n);
            // What is unfair is less than n, and dividing to know it is slow.
            if n <= wide as u64 || n.wrapping_neg() % n <= wide as u64 {
                return (wide >> 64) as u64;
            }
        }
    }

    /// Returns how often each of things with these weights is chosen out of `n` times, by equal steps through the sum of the weights
    /// (systematic resampling).
    pub fn chosen(&mut self, weights: &[f64], n: usize) -> Vec<usize> {
        let step = weights.iter().sum::<f64>() / n as f64;
        let (mut at, mut sum, mut left) = (step * self.unit(), 0.0, n);
        let times = |weight: &f64| {
            sum += weight;
            let before = left;
            while at < sum && 0 < left {
                at += step;
                left -= 1;
            }
            before - left
        };
        weights.iter().map(times).collect()
    }

    /// Returns one of the things at random, or `None` if `things` is empty.
    pub fn choice<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        if things.is_empty() { None } else { Some(things[self.below(things.len())]) }
    }

    /// Returns `n_cards` random cards of a hand, or all if there are fewer.
    pub fn some_of(&mut self, hand: Hand, n_cards: usize) -> Hand {
        let mut rest = hand;
        while n_cards < rest.len() {
            let cards: Vec<Card> = rest.cards().collect();
            rest.remove(cards[self.below(cards.len())]);
        }
        rest
    }

    /// Puts the things into an order, each with the same probability.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }

    /// Shuffles the deck and lets this seat deal it.
    ///
    /// # Errors
    /// Returns what is wrong with the deck of a rule set that has no proper one.
    pub fn deal(&mut self, rules: &Rules, dealer: Seat) -> Result<Deal, DealError> {
        // On the stack: an environment deals a game for every fifty cards.
        let (mut deck, mut n_cards) = ([Card::CA; 2 * Card::COUNT], 0);
        for card in rules.deck().cards() {
            deck[n_cards] = card;
            n_cards += 1;
        }
        self.shuffle(&mut deck[..n_cards]);
        Deal::from_deck(rules, dealer, &deck[..n_cards])
    }

    /// Deals until the cards are some [that are dealt](Scope::deals) in the scope.
    ///
    /// # Errors
    /// Returns what is wrong with the deck of a rule set that has no proper one.
    pub fn deal_for(&mut self, rules: &Rules, dealer: Seat, scope: Scope) -> Result<Deal, DealError> {
        loop {
            let deal = self.deal(rules, dealer)?;
            if scope.deals(&deal) {
                return Ok(deal);
            }
        }
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
    fn things_are_chosen_as_often_as_their_weights_say() {
        let mut draw = Draw::new(5, 0);
        for n in [1, 8, 80] {
            let chosen = draw.chosen(&[1.0, 0.0, 5.0, 2.0], n);
            assert_eq!((chosen.iter().sum::<usize>(), chosen[1]), (n, 0));
            for (times, share) in chosen.iter().zip([0.125, 0.0, 0.625, 0.25]) {
                assert!((*times as f64 - n as f64 * share).abs() <= 1.0, "{chosen:?}");
            }
        }
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
