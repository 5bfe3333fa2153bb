//! `greedy`: considers only the current trick.
//!
//! Leads the Fehl ace of its shortest suit, otherwise its lowest trump or lowest card. Smears to a publicly known
//! partner who is winning. Takes a trick of ten or more with the cheapest card that wins, before the last seat with
//! Fehl if it can; takes less only in the last seat, if that card is a trump. Otherwise plays the card with the fewest
//! Augen. Says gesund if allowed and never calls.

use crate::bot::Bot;
use game::{Card, CardSet, Class, Due, Hand, Order, Rank, Seat, Trick, View};

/// A bot that sees no further than the trick.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot for Greedy {
    fn begin(&mut self, _seed: u64) {}

    fn card(&mut self, view: &View<'_>) -> Card {
        let public = view.public();
        let is_friend = |owner: Seat| view.team().is_some() && public.known()[owner] == view.team();
        choose(view.order(), public.trick(), view.hand(), is_friend)
    }

    fn looks_back(&self, _due: Option<Due>) -> bool {
        false
    }
}

/// Returns the card of the seat at turn; `is_friend` returns whether a seat is publicly known to play with it.
///
/// # Panics
/// Panics if the hand is empty.
pub(crate) fn choose(order: &Order, trick: &Trick, hand: Hand, is_friend: impl FnOnce(Seat) -> bool) -> Card {
    let legal = trick.legal(order, hand);
    let card = match (trick.best(), trick.owner()) {
        (Some(best), Some(owner)) if is_friend(owner) => smear(order, legal, best),
        (Some(best), Some(_)) => follow(order, trick, legal, best),
        _ => lead(order, hand, legal),
    };
    card.expect("a seat at turn has a legal card")
}

fn lead(order: &Order, hand: Hand, legal: CardSet) -> Option<Card> {
    let length = |card: Card| hand.count_in(order.members(order.class_of(card)));
    let aces = (legal & CardSet::rank(Rank::Ace)) - order.trumps();
    let shortest = aces.iter().min_by_key(|&card| length(card));
    let trumps = legal & order.trumps();
    shortest.or_else(|| lowest(order, if trumps.is_empty() { legal } else { trumps }))
}

fn smear(order: &Order, legal: CardSet, best: Card) -> Option<Card> {
    let winners = order.beaten_by(best);
    legal.iter().max_by_key(|card| (card.augen(), !winners.contains(*card)))
}

fn follow(order: &Order, trick: &Trick, legal: CardSet, best: Card) -> Option<Card> {
    let winners = legal & order.beaten_by(best);
    let is_last = trick.len() == 3;
    let cheap =
        if is_last { lowest(order, winners) } else { highest_fehl(order, winners).or_else(|| lowest(order, winners)) };
    let is_rich = 10 <= trick.augen().0;
    match cheap {
        Some(card) if is_rich || is_last && order.class_of(card) == Class::Trump => Some(card),
        _ => lowest(order, legal),
    }
}

/// Returns the card that counts least, of those the weakest.
fn lowest(order: &Order, cards: CardSet) -> Option<Card> {
    cards.iter().min_by_key(|&card| (card.augen(), usize::MAX - order.beaten_by(card).len()))
}

fn highest_fehl(order: &Order, cards: CardSet) -> Option<Card> {
    (cards - order.trumps()).iter().min_by_key(|&card| order.beaten_by(card).len())
}
