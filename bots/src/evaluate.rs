//! The value of every decision of a seat, over worlds that it holds possible.
//!
//! The search bots and all advice are built on this. Worlds are drawn for a view. In each world every decision is tried
//! and the game is played out by the rules of thumb, with which every seat sees its own hand only. With few tricks left
//! the seat chooses its later cards, too, or the exact solver for Points takes over with all cards open. The opinion of
//! the rules of thumb about a card has the weight of a few worlds, which saves worlds if cards are about equally good.
//!
//! What comes out depends on the seed and, if the time is not limited, on nothing else.

mod ahead;
mod clear;
mod decided;
mod race;
mod round;
mod steps;
mod world;

pub use clear::{Budget, Contenders, Heed, errors_needed, judge_calls_likely, judge_cards_likely, until_clear};
pub use race::Judged;
pub use round::{Plan, found_by, judge_acts, judge_plans};
pub use steps::{reached, rivals};

use crate::belief::{Belief, Source};
use crate::number::TRICKS;
use crate::parameter::Parameter;
use crate::rules::RulesBot;
use crate::sample::NoWorld;
use crate::talk::Talk;
use crate::threads::Threads;
use ahead::cards_ahead;
use decided::{is_solo, raise_to_decided};
use game::{Call, Card, Play, View};
use race::{ROUND, race};
use solver::Stop;
use std::time::Duration;
use steps::as_first_steps;
use world::{cards_in, value_with};

/// Limits and methods of an evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct Search {
    /// The most worlds.
    pub worlds: usize,
    /// The most time; `None` without limit. With one, the result depends on the speed of the machine.
    pub time: Option<Duration>,
    /// Model of the probabilities of the worlds.
    pub belief: Belief,
    /// Number of last tricks, the current one included, in which each card is solved with all cards open.
    pub solve: usize,
    /// Number of last tricks, the current one included, in which the seat's later cards are searched, too: one card for
    /// all worlds it cannot tell apart by then. Takes precedence over `solve`.
    pub ahead: usize,
    /// Number of last tricks that are solved exactly at the end of a playout; at 0 the rules of thumb play to the end.
    pub finish: usize,
    /// The most cards that the solver plays in its tree for one question; what it has not answered by then, the rules
    /// of thumb play on. `None` without limit.
    pub nodes: Option<u64>,
    /// Weight of the opinion of the rules of thumb, in worlds.
    pub prior: f64,
    /// A decision worse than the best one by this number of standard errors is dropped; `None` evaluates all of them in
    /// all worlds.
    pub drop: Option<f64>,
    /// Threads of the search.
    pub threads: Threads,
    /// Bot that makes the calls during playouts.
    pub talk: Talk,
    /// Token that stops the search: the answer is what was found by then, or [`NoWorld::Stopped`] if that is nothing.
    pub stop: Stop,
}

impl Search {
    /// Returns the search of advice: `worlds` equally likely worlds, its later cards searched in the last four tricks,
    /// and playouts by the rules of thumb in which all seats call; on all threads.
    #[must_use]
    pub const fn of_advice(worlds: usize) -> Self {
        Self {
            worlds,
            time: None,
            belief: Belief::Uniform,
            solve: 0,
            ahead: 4,
            finish: 0,
            nodes: None,
            prior: 0.0,
            drop: None,
            threads: Threads::All,
            talk: Talk::Rules,
            stop: Stop::NEVER,
        }
    }

    /// The parameter for [`solve`](Self::solve).
    pub(crate) const fn solve_parameter(default: &'static str) -> Parameter {
        Parameter::number("solve", default, TRICKS, "with so many tricks left every card is solved")
    }

    /// The parameter for [`ahead`](Self::ahead).
    pub(crate) const AHEAD: Parameter =
        Parameter::number("ahead", "4", TRICKS, "with so many tricks left the own later cards are chosen, too");

    /// The parameter for [`finish`](Self::finish).
    pub(crate) const FINISH: Parameter =
        Parameter::number("finish", "0", TRICKS, "with so many tricks left a game played on is solved");
}

/// Worlds per round if later cards of the seat are searched. More worlds leave fewer choices that rest on hidden cards.
const AHEAD_ROUND: usize = 200;

/// Returns what every legal card of the seat is worth, in the order of the kinds; nothing off turn.
///
/// # Errors
/// There may be no world that fits what was seen.
pub fn judge_cards(view: &View<'_>, search: &Search, seed: u64) -> Result<Vec<Judged<Card>>, NoWorld> {
    let mut source = Source::new(view, search.belief, search.threads, search.stop.clone(), seed)?;
    unless_stopped(judge_cards_in(view, search, |n| source.draw(n)), search)
}

/// Returns the value of every legal card of the seat in these worlds. `worlds` is called with a number of worlds until
/// it returns none. They must fit the view; the belief of [`Search`] is not used.
pub fn judge_cards_in(view: &View<'_>, search: &Search, worlds: impl FnMut(usize) -> Vec<Play>) -> Vec<Judged<Card>> {
    judge_cards_thought(view, &RulesBot::new().thoughts_of(view), search, worlds)
}

/// Returns the same as [`judge_cards_in`] for the cards in `thoughts`, with prior values by another model than the
/// rules of thumb: in Points, up to a constant that is the same for all of them.
pub fn judge_cards_thought(
    view: &View<'_>,
    thoughts: &[(Card, f32)],
    search: &Search,
    mut worlds: impl FnMut(usize) -> Vec<Play>,
) -> Vec<Judged<Card>> {
    let thoughts = thoughts.iter().map(|&(card, worth)| (card, f64::from(worth)));
    if view.hand().len() <= search.ahead {
        return race(thoughts, AHEAD_ROUND, search, |n, open| {
            in_runs(&worlds(n), |runs| {
                let counted: Vec<(&Play, f64)> = runs.iter().map(|run| (&run[0], run.len() as f64)).collect();
                cards_ahead(&counted, open, search)
            })
        });
    }
    let mut first = Vec::new();
    let judged = race(thoughts, ROUND, search, |n, open| {
        let worlds = worlds(n);
        // Only in soli a card can be decided, and nothing else is worth a copy.
        first.extend(worlds.iter().filter(|world| is_solo(world)).take(FIRST - first.len()).cloned());
        in_runs(&worlds, |runs| search.threads.map(runs, |_, run| cards_in(&run[0], open, search)))
    });
    raise_to_decided(judged, &first, &search.stop)
}

/// Worlds that are kept to look for cards that are worth the same in all of them.
const FIRST: usize = 30;

/// Returns what was judged before it was stopped, if that is anything.
fn unless_stopped<D>(judged: Vec<Judged<D>>, search: &Search) -> Result<Vec<Judged<D>>, NoWorld> {
    let is_nothing = search.stop.is_set() && judged.iter().all(|judged| judged.worth.worlds() == 0);
    if is_nothing { Err(NoWorld::Stopped) } else { Ok(judged) }
}

/// Judges worlds that are alike and stand one behind the other only once.
fn in_runs(worlds: &[Play], judge: impl FnOnce(&[&[Play]]) -> Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let are_alike = |a: &Play, b: &Play| a.hands() == b.hands() && a.exchange() == b.exchange();
    let runs: Vec<&[Play]> = worlds.chunk_by(are_alike).collect();
    let values = judge(&runs);
    runs.iter().zip(values).flat_map(|(run, values)| std::iter::repeat_n(values, run.len())).collect()
}

/// Returns what every legal card of the seat at turn is worth to it with all cards open, exactly; `None` while a
/// Hochzeiter has no partner, after the last card, with more tricks left than `search.solve`, and once it was stopped.
///
/// # Information
/// Sees all hands: for judging a game afterwards, not for playing it.
#[must_use]
pub fn solve_cards(game: &Play, search: &Search) -> Option<Vec<(Card, f64)>> {
    if search.solve < game.cards().tricks_left() || game.parties().is_none() {
        return None;
    }
    let cards: Vec<Card> = game.legal().iter().collect();
    let search = Search { nodes: None, ..search.clone() };
    let values = cards_in(game, &cards, &search);
    let is_known = |cards: &Vec<_>| !cards.is_empty() && !search.stop.is_set();
    Some(cards.into_iter().zip(values).collect()).filter(is_known)
}

/// Returns what it is worth to make none of these calls, which comes first, or one of them, as the first step of the best of
/// those that can still follow it.
///
/// # Errors
/// There may be no world that fits what was seen.
pub fn judge_calls(
    view: &View<'_>,
    calls: &[Call],
    search: &Search,
    seed: u64,
) -> Result<Vec<Judged<Option<Call>>>, NoWorld> {
    let mut source = Source::new(view, search.belief, search.threads, search.stop.clone(), seed)?;
    unless_stopped(judge_calls_in(view, calls, search, |n| source.draw(n)), search)
}

/// Returns what calls are worth in these worlds, as [`judge_cards_in`] does for cards.
pub fn judge_calls_in(
    view: &View<'_>,
    calls: &[Call],
    search: &Search,
    mut worlds: impl FnMut(usize) -> Vec<Play>,
) -> Vec<Judged<Option<Call>>> {
    let seat = view.seat();
    let options = [None].into_iter().chain(calls.iter().copied().map(Some)).map(|call| (call, 0.0));
    let judged = race(options, ROUND, search, |n, open| {
        search
            .threads
            .map(&worlds(n), |_, world| open.iter().map(|&call| value_with(world, (seat, call), search)).collect())
    });
    as_first_steps(view, &judged)
}
