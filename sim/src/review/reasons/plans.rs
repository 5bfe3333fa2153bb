//! Games that were said, or not. A game that is played in less than half of the deals, because another player has
//! announced a Vorbehalt, gets no reason.

use super::{Group, MOSTLY, Reason, Words, percent, said};
use crate::analysis::Choice;
use bots::evaluate::Plan;
use game::Vorbehalt;

/// **Solo not worth it.** A solo where another game is better, which wins more often.
pub(super) const SOLO_WEAK: Reason = said("solo_weak", Group::Game, "review-solo-weak", |words| {
    let (done, _) = plans(words)?;
    let is_weak = done.is_solo() && percent(words.done_gains) < percent(words.best_gains);
    if is_weak && MOSTLY <= words.done_comes { words.found() } else { None }
});

/// **Solo missed.** Another game where a solo is better, which wins in at least half of the deals.
pub(super) const SOLO_MISSED: Reason = said("solo_missed", Group::Game, "review-solo-missed", |words| {
    let (done, best) = plans(words)?;
    let is_missed = best.is_solo() && !done.is_solo() && 0.5 <= words.best_gains;
    if is_missed && MOSTLY <= words.best_comes { words.found() } else { None }
});

/// **Hochzeit not said.** Both queens of clubs were kept quiet where a Hochzeit is better and wins more often.
pub(super) const HOCHZEIT_MISSED: Reason = said("hochzeit_missed", Group::Game, "review-hochzeit-missed", |words| {
    let (done, best) = plans(words)?;
    let is_missed = is_hochzeit(best) && done == Plan::Gesund && percent(words.done_gains) < percent(words.best_gains);
    if is_missed && MOSTLY <= words.best_comes.min(words.done_comes) { words.found() } else { None }
});

/// **Hochzeit said.** A Hochzeit where a stilles Solo is better, which wins in at least half of the deals.
pub(super) const HOCHZEIT_SAID: Reason = said("hochzeit_said", Group::Game, "review-hochzeit-said", |words| {
    let (done, best) = plans(words)?;
    let is_said = is_hochzeit(done) && best == Plan::Gesund && 0.5 <= words.best_gains;
    if is_said && MOSTLY <= words.best_comes { words.found() } else { None }
});

fn is_hochzeit(plan: Plan) -> bool {
    matches!(plan, Plan::Vorbehalt(_, Vorbehalt::Hochzeit { .. }))
}

fn plans(words: &Words) -> Option<(Plan, Plan)> {
    match (words.done, words.best) {
        (Choice::Plan(done), Choice::Plan(best)) => Some((done, best)),
        _ => None,
    }
}
