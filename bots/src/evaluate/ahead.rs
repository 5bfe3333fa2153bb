//! Search of the seat's later cards, one card for all worlds that the seat cannot tell apart by then.
//!
//! The others play by the rules of thumb, each with its own hand. Worlds in which they play the same look the same to
//! the seat, and in all of these it must choose the same next card; it chooses the one that is best on average. So
//! hidden cards never raise the value of a card, but what the following cards reveal does.
//!
//! See: I. Frank and D. Basin, "Search in Games with Incomplete Information: A Case Study Using Bridge Card Play", 1998, for
//! strategies that are one for all worlds; T. Cazenave and V. Ventos, "The αμ Search Algorithm for the Game of Bridge", 2019.

use super::Search;
use crate::belief::Belief;
use crate::rules::{Imagined, Weights};
use game::{Card, Play, Seat};
use solver::Stop;

/// A world in which the seat is at turn, its number, and what the seat has seen since its last card.
#[derive(Clone)]
struct World<'a> {
    number: usize,
    seen: u64,
    game: Imagined<'a>,
}

/// The constants of a search.
struct Ahead {
    seat: Seat,
    /// Weight of each world.
    weights: Vec<f64>,
    prior: f64,
    stop: Stop,
    belief: Belief,
}

/// Returns for each weighted world the value of the `cards` of the seat at turn, if the seat continues as is best for
/// all worlds. The values are meaningless once the search was stopped.
pub(super) fn cards_ahead(worlds: &[(&Play, f64)], cards: &[Card], search: &Search) -> Vec<Vec<f64>> {
    let games = worlds.iter().map(|&(world, _)| Imagined::of(world).calling(search.talk.calls()));
    let group: Vec<World<'_>> = games.enumerate().map(|(number, game)| World { number, seen: 0, game }).collect();
    let mut values = vec![vec![0.0; cards.len()]; worlds.len()];
    let Some(seat) = group.first().and_then(|world| world.game.turn()) else { return values };
    let weights = worlds.iter().map(|&(_, weight)| weight).collect();
    let ahead = Ahead { seat, weights, prior: search.prior, stop: search.stop.clone(), belief: search.belief };
    for (at, points) in search.threads.map(cards, |_, &card| ahead.after(&group, card)).into_iter().enumerate() {
        for (number, points) in points {
            values[number][at] = points;
        }
    }
    values
}

impl Ahead {
    /// Returns what a card brings in each world of a group.
    fn after(&self, group: &[World<'_>], card: Card) -> Vec<(usize, f64)> {
        let mut values = Vec::with_capacity(group.len());
        let mut open = Vec::new();
        for world in group {
            if self.stop.is_set() {
                return values;
            }
            let mut world = world.clone();
            world.game.play(card);
            world.seen = self.let_others_play(&mut world.game);
            if world.game.turn().is_none() {
                values.push((world.number, world.game.points()[self.seat].0.into()));
            } else {
                open.push(world);
            }
        }
        open.sort_by_key(|world| (world.seen, world.number));
        for alike in open.chunk_by(|a, b| a.seen == b.seen) {
            values.extend(self.best(alike));
        }
        values
    }

    /// Lets the others play until the seat is at turn again, and returns what it has seen: at
    /// most six cards, and what was called.
    fn let_others_play(&self, game: &mut Imagined<'_>) -> u64 {
        let mut seen = 1;
        while let Some(other) = game.turn().filter(|&turn| turn != self.seat) {
            let card = game.choice(self.belief.weights(other));
            seen = seen << 8 | card.index() as u64;
            game.play(card);
        }
        seen << 14 | game.heard()
    }

    /// Returns what the best card brings in each world of a group that looks all the same to the seat. What the rules of
    /// thumb think of a card counts as for the first one.
    fn best(&self, group: &[World<'_>]) -> Vec<(usize, f64)> {
        let game = &group[0].game;
        let legal = game.legal();
        if let (Some(only), 1) = (legal.first(), legal.len()) {
            return self.after(group, only);
        }
        let mut best = (f64::NEG_INFINITY, Vec::new());
        for (card, thought) in game.thoughts(Weights::learned()) {
            let values = self.after(group, card);
            let sum: f64 = values.iter().map(|&(number, points)| self.weights[number] * points).sum();
            let worth = sum + self.prior * f64::from(thought);
            if best.0 < worth {
                best = (worth, values);
            }
        }
        best.1
    }
}
