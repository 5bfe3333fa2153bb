//! What every decision of a seat is worth, over worlds that it holds possible.
//!
//! The search bots and all advice stand on this. Worlds are drawn for a view; in each of them every decision is made and
//! the game goes on: by the rules of thumb, with which every seat looks at its own hand only, and, with few tricks left,
//! by the exact solver for Points with all cards open. What the rules of thumb think of a card counts as much as some
//! worlds, which saves worlds where cards are about as good.
//!
//! What comes out depends on the seed and, if the time is not limited, on nothing else.

mod race;
mod round;
mod world;

pub use race::Judged;
pub use round::{Plan, judge_acts, judge_plans};

use crate::belief::{Belief, Source};
use crate::rules::{Imagined, Weights};
use crate::sample::NoWorld;
use crate::threads::Threads;
use game::{Call, Card, Play, View};
use race::race;
use std::time::Duration;
use world::{cards_in, value_of};

/// How much is looked at, and how it is judged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Search {
    /// The most worlds.
    pub worlds: usize,
    /// The most time; `None` without limit. With one, the result depends on the speed of the machine.
    pub time: Option<Duration>,
    /// How likely the worlds are.
    pub belief: Belief,
    /// With so many tricks left, the running one included, each card is solved with all cards open.
    pub solve: usize,
    /// With so many tricks left, a game that the rules of thumb have played on is solved to its end; at 0 they play to
    /// the end.
    pub finish: usize,
    /// The most cards that the solver plays in its tree for one question; what it has not answered by then, the rules
    /// of thumb play on. `None` without limit.
    pub nodes: Option<u64>,
    /// How many worlds the opinion of the rules of thumb counts for.
    pub prior: f64,
    /// A decision that is so many standard errors worse than the best one is not looked at any more; `None` looks at
    /// all of them in all worlds.
    pub drop: Option<f64>,
    /// On how many threads.
    pub threads: Threads,
}

/// Returns what every legal card of the seat is worth, in the order of the kinds; nothing off turn.
///
/// # Errors
/// There may be no world that fits what was seen.
pub fn judge_cards(view: &View<'_>, search: &Search, seed: u64) -> Result<Vec<Judged<Card>>, NoWorld> {
    let cards: Vec<Card> = view.legal().iter().collect();
    let mut source = Source::new(view, search.belief, seed, search.threads)?;
    // No other hand is looked at, so any world will do.
    let thoughts = Imagined::of(&source.draw(1)[0]).thoughts(Weights::learned());
    let thought = |card| thoughts.iter().find(|(other, _)| *other == card).map_or(0.0, |&(_, worth)| f64::from(worth));
    Ok(race(cards.iter().map(|&card| (card, thought(card))), search, |n, open| {
        let worlds = source.draw(n);
        search.threads.map(&worlds, |_, world| cards_in(world, open, search))
    }))
}

/// Returns what it is worth to make one of these calls, or none, which comes first. The others do not call any more.
///
/// # Errors
/// There may be no world that fits what was seen.
pub fn judge_calls(
    view: &View<'_>,
    calls: &[Call],
    search: &Search,
    seed: u64,
) -> Result<Vec<Judged<Option<Call>>>, NoWorld> {
    let mut source = Source::new(view, search.belief, seed, search.threads)?;
    let seat = view.seat();
    let value_with = |world: &Play, call: Option<Call>| {
        let mut world = world.clone();
        if let Some(call) = call {
            world.call(seat, call).expect("a call that is legal for the viewer is legal in a world");
        }
        value_of(&world, seat, search)
    };
    let options = [None].into_iter().chain(calls.iter().copied().map(Some)).map(|call| (call, 0.0));
    Ok(race(options, search, |n, open| {
        let worlds = source.draw(n);
        search.threads.map(&worlds, |_, world| open.iter().map(|&call| value_with(world, call)).collect())
    }))
}
