//! How likely the play of a seat is of which nobody knows what kind of player it is.
//!
//! Whoever takes everybody for a player like himself is certain of much that is not so: among players of other minds what the
//! cards "tell" of the parties is worse than counting. So a seat is thought to be one of a few kinds, each with its share
//! of all players: one plays any card, one plays nearly always what the rules of thumb think best, one often. The
//! likelihood of all its cards is the mean over the kinds, each with the cards from the first to the last, so that its
//! cards tell by and by which it is, and what they tell of its hand counts for as much as it is of a kind that tells
//! something. And as there are more kinds of players than these, only a part of all evidence is believed; so are the
//! differences that the careless kinds make.
//!
//! To whom the numbers were fitted, and how good they are: `docs/BELIEFS.md`.
//!
//! See: P. Grünwald and T. van Ommen, "Inconsistency of Bayesian Inference for Misspecified Linear Models, and a Proposal for
//! Repairing It", 2017, for likelihoods with an exponent below 1.

use game::Card;

/// How many players play any card.
const ANY: f64 = 0.17;

/// A kind of players who look for the best card.
#[derive(Clone, Copy, Debug)]
struct Sort {
    /// How many of all players are of this kind, out of 1.
    share: f64,
    /// The share of cards that they play without thinking.
    error: f32,
    /// How much is believed that a card tells, beside a card that tells nothing; out of 1.
    trust: f64,
}

/// Those who nearly always play what the rules of thumb think best, and those who often do.
const SORTS: [Sort; 2] =
    [Sort { share: 0.19, error: 0.01, trust: 1.0 }, Sort { share: 0.64, error: 0.05, trust: 0.55 }];

/// How many Points worse a card may be to be still played e times less often by those who often play the best.
const TEMPERATURE: f32 = 0.4;

/// How many times less that is for those who nearly always do; a power is quicker than an exponential.
const COLDER: i32 = 8;

/// How much of what all cards of a seat tell is believed, out of 1.
const TRUST: f64 = 0.36;

/// The share of players who play a solo, or not, without thinking.
pub(crate) const SOLO_ERROR: f32 = 0.1;

/// What the cards of one seat, one after the other, say about a hand that it may have held.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strangers {
    /// The probability of all its cards if any card would do. None of these is too small: a game has few cards.
    any: f64,
    /// The same for each kind.
    sorts: [f64; SORTS.len()],
}

impl Strangers {
    /// Returns what is thought of a seat that has not played yet.
    pub(crate) const fn new() -> Self {
        Self { any: 1.0, sorts: [1.0; SORTS.len()] }
    }

    /// Takes in the next card, of cards that were worth so much by the rules of thumb.
    pub(crate) fn add(&mut self, worths: &[(Card, f32)], card: Card) {
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

    /// Returns the logarithm of how likely the hand makes all of them. It can only become less.
    pub(crate) fn log(&self) -> f64 {
        let sorts = self.sorts.iter().zip(SORTS).map(|(likelihood, Sort { share, trust, .. })| {
            let told = if trust == 1.0 { *likelihood } else { likelihood.powf(trust) * self.any.powf(1.0 - trust) };
            share * told
        });
        TRUST * (ANY * self.any + sorts.sum::<f64>()).ln()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORTHS: [(Card, f32); 3] = [(Card::CA, 0.5), (Card::CT, -0.1), (Card::HT, -0.4)];

    fn after(card: Card, times: usize) -> f64 {
        let mut strangers = Strangers::new();
        (0..times).for_each(|_| strangers.add(&WORTHS, card));
        strangers.log()
    }

    #[test]
    fn the_shares_are_parts_of_one() {
        let sum: f64 = ANY + SORTS.iter().map(|sort| sort.share).sum::<f64>();
        assert!((sum - 1.0).abs() < 1e-9, "{sum}");
        assert!(Strangers::new().log().abs() < 1e-9);
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
        // Whoever plays what nobody would is of the kind that plays anything, and tells no more.
        let loss = |times: usize| after(Card::HT, times) - after(Card::HT, times - 1);
        assert!((loss(12) + TRUST * 3.0_f64.ln()).abs() < 0.05, "{}", loss(12));
    }
}
