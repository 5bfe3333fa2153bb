//! Test whether a card is as good as the better one with open cards: then the player is not blamed for it.
//!
//! A loss rests on playouts by the rules of thumb, also in the seat of the player. If they lose the value of the card,
//! that is no fault of his. The solver decides, with best play of all from there.

use super::counter::earned_by;
use game::{Card, Play};
use solver::{BestPoints, Config, Limits, Solver, Stop};

/// Cards that the solver may play in its tree for one suspect; what it does not know by then contradicts nothing.
const NODES: u64 = 500_000;

/// Number of deals that have to be known, unless there are fewer.
const LEAST: usize = 20;

/// Returns whether `done`, a card of the seat at turn, is worth as much as `best` on average with all cards open in these
/// deals, each with its weight; `false` if too few of them are known.
pub(super) fn is_as_good((done, best): (Card, Card), deals: &[(Play, f64)], stop: &Stop) -> bool {
    let mut limits = Limits { nodes: Some(NODES), ..Limits::until(stop) };
    let known: Vec<f64> =
        deals.iter().map_while(|(deal, weight)| Some(weight * loss((done, best), deal, &mut limits)?)).collect();
    !known.is_empty() && LEAST.min(deals.len()) <= known.len() && known.iter().sum::<f64>() <= 0.0
}

/// Returns how much better the second card is in a deal; `None` if it is not known. What it took is taken from the limits.
fn loss((done, best): (Card, Card), deal: &Play, limits: &mut Limits<'_>) -> Option<f64> {
    let mut solver = Solver::new(&Config::default().with_table_bytes(32 << 20));
    let [done, best] = [done, best].map(|card| after(&mut solver, card, deal, limits));
    Some(best? - done?)
}

/// Returns what a card brings the player.
fn after(solver: &mut Solver, card: Card, deal: &Play, limits: &mut Limits<'_>) -> Option<f64> {
    let (position, parties) = (deal.position()?, deal.parties()?);
    let mut earned = deal.public().earned(parties);
    earned.extend(earned_by(&position, card));
    let answer = solver.ask(&position.after(card)?, BestPoints::value().with_earned(&earned), *limits).ok()?;
    *limits = limits.less(answer.nodes);
    let points = game::points_of_seats(parties, answer.value()?);
    Some(f64::from(points[deal.actor()?].0))
}
