//! Likelihood of the play of a seat whose player type is unknown.
//!
//! A model that expects everybody to play alike is confidently wrong: among other players its view of the sides from
//! the cards is worse than counting. So a seat is taken to be one of a few player types, each with its share of all
//! players. One plays any card, one nearly always the best card by the rules of thumb, one often. The likelihood of all
//! its cards is the mean over the types, each with all the cards so far. So the cards reveal the type little by little,
//! and they are evidence about the hand only as far as the type is one whose cards are evidence. As there are more
//! types of players than these, only a part of all evidence is believed; the same holds for the differences between
//! cards of the careless types.
//!
//! To whom the numbers were fitted, and how good they are: `docs/BELIEFS.md`.
//!
//! See: P. Grünwald and T. van Ommen, "Inconsistency of Bayesian Inference for Misspecified Linear Models, and a Proposal for
//! Repairing It", 2017, for likelihoods with an exponent below 1.

use game::Card;

/// Share of the players who play any card.
const ANY: f64 = 0.17;

/// A kind of players who look for the best card.
#[derive(Clone, Copy, Debug)]
struct Sort {
    /// Share of the players of this type, 0 to 1.
    share: f64,
    /// The share of cards that they play without thinking.
    error: f32,
    /// Weight of the evidence of a card against no evidence, 0 to 1.
    trust: f64,
}

/// The players who nearly always play the best card by the rules of thumb, and those who often do.
const SORTS: [Sort; 2] =
    [Sort { share: 0.19, error: 0.01, trust: 1.0 }, Sort { share: 0.64, error: 0.05, trust: 0.55 }];

/// Loss of a card in Points at which those who often play the best play it e times less often.
const TEMPERATURE: f32 = 0.4;

/// Divisor of that for those who nearly always do; a power is quicker than an exponential.
const COLDER: i32 = 8;

/// Weight of the evidence of all cards of a seat as long as they are few, 0 to 1.
const TRUST: f64 = 0.36;

/// How much it grows with each card, up to 1: the more of them fit a type, the more is told by the rest.
const TRUST_OF_CARD: f64 = 0.035;

/// The share of players who play a solo, or not, without thinking.
pub(crate) const SOLO_ERROR: f32 = 0.1;

/// Evidence of the cards of one seat, one after the other, about a hand that it may have held.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strangers {
    /// The probability of all its cards if any card would do. None of these is too small: a game has few cards.
    any: f64,
    /// The same for each kind.
    sorts: [f64; SORTS.len()],
    /// Weight of the evidence, 0 to 1.
    trust: f64,
}

impl Strangers {
    /// Returns what is thought of a seat before this number of cards is looked at.
    pub(crate) fn new(n_cards: usize) -> Self {
        let trust = (TRUST + TRUST_OF_CARD * n_cards as f64).min(1.0);
        Self { any: 1.0, sorts: [1.0; SORTS.len()], trust }
    }

    /// Records the next card, chosen from cards with these values by the rules of thumb; nothing where there are none.
    pub(crate) fn add(&mut self, worths: &[(Card, f32)], card: Card) {
        if worths.is_empty() {
            return;
        }
        let most = worths.iter().map(|(_, worth)| *worth).fold(f32::NEG_INFINITY, f32::max);
        let (mut sums, mut own) = ([0.0; SORTS.len()], [0.0; SORTS.len()]);
        for &(other, worth) in worths {
            let often = ((worth - most) / TEMPERATURE).exp();
            let parts = [often.powi(COLDER), often];
            sums.iter_mut().zip(parts).for_each(|(sum, part)| *sum += part);
            if other == card {
                own = parts;
            }
        }
        let any = 1.0 / worths.len() as f32;
        self.any *= f64::from(any);
        for (at, Sort { error, .. }) in SORTS.iter().enumerate() {
            self.sorts[at] *= f64::from((1.0 - error) * own[at] / sums[at] + error * any);
        }
    }

    /// Returns the logarithm of the probability of all its cards, all of it believed.
    pub(crate) fn log_of_all(&self) -> f64 {
        (ANY * self.any + self.sorts.iter().zip(SORTS).map(|(own, sort)| sort.share * own).sum::<f64>()).ln()
    }

    /// Returns the logarithm of how likely the hand makes all of them. It can only become less.
    pub(crate) fn log(&self) -> f64 {
        let sorts = self.sorts.iter().zip(SORTS).map(|(likelihood, Sort { share, trust, .. })| {
            let told = if trust == 1.0 { *likelihood } else { likelihood.powf(trust) * self.any.powf(1.0 - trust) };
            share * told
        });
        self.trust * (ANY * self.any + sorts.sum::<f64>()).ln()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORTHS: [(Card, f32); 3] = [(Card::CA, 0.5), (Card::CT, -0.1), (Card::HT, -0.4)];

    fn after(card: Card, times: usize) -> f64 {
        let mut strangers = Strangers::new(12);
        (0..times).for_each(|_| strangers.add(&WORTHS, card));
        strangers.log()
    }

    #[test]
    fn the_shares_are_parts_of_one() {
        let sum: f64 = ANY + SORTS.iter().map(|sort| sort.share).sum::<f64>();
        assert!((sum - 1.0).abs() < 1e-9, "{sum}");
        assert!(Strangers::new(12).log().abs() < 1e-9);
    }

    #[test]
    fn good_cards_are_likelier_and_the_log_can_only_become_less() {
        for times in 1..12 {
            assert!(after(Card::HT, times) < after(Card::CT, times));
            assert!(after(Card::CT, times) < after(Card::CA, times));
            assert!([Card::CA, Card::HT].into_iter().all(|card| after(card, times) < after(card, times - 1)));
        }
    }

    #[test]
    fn bad_cards_without_end_are_not_without_end_unlikely() {
        // A player of absurd cards is of the type that plays anything, and further ones prove no more.
        let loss = |times: usize| after(Card::HT, times) - after(Card::HT, times - 1);
        assert!((loss(12) + (TRUST + 12.0 * TRUST_OF_CARD) * 3.0_f64.ln()).abs() < 0.05, "{}", loss(12));
    }
}
