//! `greedy`: looks at the running trick and no further.
//!
//! Leads the Fehl ace of its shortest suit, otherwise its lowest trump or lowest card; smears to a partner whom
//! everybody knows and who is winning; takes a trick of ten or more with the cheapest card that wins, before the last seat
//! with Fehl if it can; takes less only in the last seat, if that card is a trump; otherwise plays what counts least. Says
//! gesund where it may and never calls.

use crate::bot::Bot;
use game::{Card, CardSet, Class, Due, Rank, View};

/// A bot that sees no further than the trick.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot for Greedy {
    fn begin(&mut self, _seed: u64) {}

    fn card(&mut self, view: &View<'_>) -> Card {
        let legal = view.legal();
        let card = match view.public().trick().best() {
            None => lead(view, legal),
            Some(best) => follow(view, legal, best),
        };
        card.expect("a seat at turn has a legal card")
    }

    fn looks_back(&self, _due: Option<Due>) -> bool {
        false
    }
}

fn lead(view: &View<'_>, legal: CardSet) -> Option<Card> {
    let order = view.public().order();
    let length = |card: Card| view.hand().count_in(order.members(order.class_of(card)));
    let aces = (legal & CardSet::rank(Rank::Ace)) - order.trumps();
    let shortest = aces.iter().min_by_key(|&card| length(card));
    let trumps = legal & order.trumps();
    shortest.or_else(|| lowest(view, if trumps.is_empty() { legal } else { trumps }))
}

fn follow(view: &View<'_>, legal: CardSet, best: Card) -> Option<Card> {
    let public = view.public();
    let trick = public.trick();
    let winners = legal & public.order().beaten_by(best);
    let owner = trick.owner()?;
    let is_friend = view.team().is_some() && public.known()[owner] == view.team();
    if is_friend {
        return legal.iter().max_by_key(|card| (card.augen(), !winners.contains(*card)));
    }
    let is_last = trick.len() == 3;
    let cheap =
        if is_last { lowest(view, winners) } else { highest_fehl(view, winners).or_else(|| lowest(view, winners)) };
    let is_rich = 10 <= trick.augen().0;
    match cheap {
        Some(card) if is_rich || is_last && public.order().class_of(card) == Class::Trump => Some(card),
        _ => lowest(view, legal),
    }
}

/// Returns the card that counts least, of those the weakest.
fn lowest(view: &View<'_>, cards: CardSet) -> Option<Card> {
    let order = view.public().order();
    cards.iter().min_by_key(|&card| (card.augen(), usize::MAX - order.beaten_by(card).len()))
}

fn highest_fehl(view: &View<'_>, cards: CardSet) -> Option<Card> {
    let order = view.public().order();
    (cards - order.trumps()).iter().min_by_key(|&card| order.beaten_by(card).len())
}
