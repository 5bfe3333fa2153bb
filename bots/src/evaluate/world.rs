//! The value of a decision in one world.

use super::Search;
use crate::exact::Exact;
use crate::rules::{Imagined, Weights};
use game::{Call, Card, Play, Seat};
use solver::{Config, Limits};

/// Returns what these cards of the seat at turn are worth to it; once it was stopped, anything.
pub(super) fn cards_in(world: &Play, cards: &[Card], search: &Search) -> Vec<f64> {
    let start = Imagined::of(world).calling(search.talk.calls());
    let Some(seat) = start.turn().filter(|_| !search.stop.is_set()) else { return vec![0.0; cards.len()] };
    if start.cards_in_hand() <= search.solve
        && search.nodes.is_none()
        && let Some(exact) = Exact::new(&start)
    {
        let values = exact.cards(seat, &config(), &mut Limits::until(&search.stop));
        let value =
            |card: &Card| values.iter().find(|(other, _)| other == card).map_or(0.0, |(_, points)| points.0.into());
        return cards.iter().map(value).collect();
    }
    let solve = if start.cards_in_hand() <= search.solve { search.solve } else { search.finish };
    let value = |&card: &Card| {
        let mut next = start.clone();
        next.play(card);
        play_on(next, seat, solve, search)
    };
    cards.iter().map(value).collect()
}

/// Returns what a world is worth to a seat.
pub(super) fn value_of(world: &Play, seat: Seat, search: &Search) -> f64 {
    value_at(Imagined::of(world), seat, search)
}

/// Returns what a world is worth to a seat that makes this call, or lets the next moment pass at which it could not
/// call any later.
pub(super) fn value_with(world: &Play, (seat, call): (Seat, Option<Call>), search: &Search) -> f64 {
    let Some(call) = call else { return value_at(Imagined::of(world).silent(seat), seat, search) };
    let mut world = world.clone();
    world.call(seat, call).expect("a call that is legal for the viewer is legal in a world");
    value_of(&world, seat, search)
}

fn value_at(start: Imagined<'_>, seat: Seat, search: &Search) -> f64 {
    let mut start = start.calling(search.talk.calls());
    start.before_card();
    let solve = if start.cards_in_hand() <= search.solve { search.solve } else { search.finish };
    play_on(start, seat, solve, search)
}

/// Plays on by the rules of thumb until the solver can take over.
fn play_on(mut game: Imagined<'_>, seat: Seat, solve: usize, search: &Search) -> f64 {
    let limits = Limits { nodes: search.nodes, stop: Some(&search.stop) };
    // What the limits did not suffice for is asked again with the next trick, not with the next card.
    let mut is_to_be_asked = true;
    while game.turn().is_some() && !search.stop.is_set() {
        if game.cards_in_hand() <= solve
            && is_to_be_asked
            && let Some(points) = Exact::new(&game).and_then(|exact| exact.value(seat, &config(), limits))
        {
            return points.0.into();
        }
        let other = game.turn().filter(|&turn| turn != seat);
        let weights = other.map_or_else(Weights::learned, |other| search.belief.weights(other));
        game.play(game.choice(weights));
        is_to_be_asked = search.nodes.is_none() || game.game().cards().trick().is_empty();
    }
    game.points()[seat].0.into()
}

/// The solver's memory begins small, and what is solved here needs little.
fn config() -> Config {
    Config::default().with_table_bytes(32 << 20)
}
