//! Choosing a card: the one whose features are worth most.

use crate::rules::feature::{Sink, Worth};
use crate::rules::follow::Follow;
use crate::rules::lead::Lead;
use crate::rules::memory::Memory;
use crate::rules::null;
use crate::rules::sight::Sight;
use crate::rules::weights::{Place, Role, Turn, Weights, phase};
use game::{Card, CardSet, Hand, Order, Public, Seat, Solo, Trick};

/// The facts from which the features of a card are made.
#[derive(Debug)]
enum Common {
    Lead(Lead),
    Follow(Follow),
}

/// A seat that has to play a card.
#[derive(Debug)]
pub(crate) struct Decision<'a> {
    sight: Sight<'a>,
    common: Common,
    pub(crate) place: Place,
}

impl<'a> Decision<'a> {
    /// Takes the order as the seat knows it.
    pub(crate) fn new(
        (public, order): (&'a Public, &'a Order),
        memory: &'a Memory,
        trick: &'a Trick,
        (seat, hand): (Seat, Hand),
    ) -> Self {
        let sight = Sight::new((public.rules(), order), memory, trick, (seat, hand));
        let role = Role::of(public, memory, seat, hand);
        let n_tricks = public.rules().n_tricks();
        let phase = phase(n_tricks - hand.len(), n_tricks);
        let (common, turn) = match Follow::new(&sight) {
            Some(follow) => (Common::Follow(follow), Turn::Follow),
            None => (Common::Lead(Lead::new(&sight)), Turn::Lead),
        };
        Self { sight, common, place: Place { turn, role, phase } }
    }

    /// Puts the features of a card.
    pub(crate) fn features(&self, card: Card, sink: &mut impl Sink) {
        match &self.common {
            Common::Lead(lead) => lead.features(&self.sight, card, sink),
            Common::Follow(follow) => follow.features(&self.sight, card, sink),
        }
    }

    /// Returns what each legal card is worth, in Points but for what is the same for all of them.
    pub(crate) fn worths(&self, legal: CardSet, weights: &Weights) -> Vec<(Card, f32)> {
        if self.is_null() {
            return legal.iter().map(|card| (card, null::worth(&self.sight, card))).collect();
        }
        let weights = weights.at(self.place);
        let worth = |card| {
            let mut worth = Worth { weights, sum: 0.0 };
            self.features(card, &mut worth);
            (card, worth.sum)
        };
        legal.iter().map(worth).collect()
    }

    /// Returns the legal card that is worth most, the first of equals.
    pub(crate) fn best(&self, legal: CardSet, weights: &Weights) -> Option<Card> {
        let is_null = self.is_null();
        let weights = weights.at(self.place);
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for card in legal {
            let mut worth = Worth { weights, sum: 0.0 };
            if is_null {
                worth.sum = null::worth(&self.sight, card);
            } else {
                self.features(card, &mut worth);
            }
            if most < worth.sum {
                (best, most) = (Some(card), worth.sum);
            }
        }
        best
    }

    /// Returns whether Augen do not count, so that weights learned from other games are meaningless.
    fn is_null(&self) -> bool {
        self.sight.order.solo() == Some(Solo::Null)
    }
}

/// Returns the card to play.
///
/// # Panics
/// Panics if there is no legal card.
pub(crate) fn choose(
    (public, order): (&Public, &Order),
    memory: &Memory,
    trick: &Trick,
    (seat, hand): (Seat, Hand),
    legal: CardSet,
    weights: &Weights,
) -> Card {
    let only = if legal.len() == 1 { legal.first() } else { None };
    only.or_else(|| Decision::new((public, order), memory, trick, (seat, hand)).best(legal, weights))
        .expect("a seat at turn has a legal card")
}
