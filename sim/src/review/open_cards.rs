//! Test whether a card is as good as any with open cards: then the player is not blamed for it.
//!
//! A loss rests on playouts by the rules of thumb, also in the seat of the player. If they lose the value of the card,
//! that is no fault of his. The solver decides, with best play of all from there.

use super::counter::earned_by;
use game::{Card, Play};
use solver::{BestPoints, Config, Limits, Solver};

/// Cards that the solver may play in its tree for one suspect; what it does not know by then contradicts nothing.
const NODES: u64 = 1_000_000;

/// Returns whether a card of the seat at turn is worth as much as the best one in every one of these deals; `false` if there is no
/// deal, and if it takes too long to say.
pub(super) fn is_as_good_as_any(card: Card, deals: &[Play]) -> bool {
    let mut limits = Limits { nodes: Some(NODES), ..Limits::NONE };
    !deals.is_empty() && deals.iter().all(|deal| is_best(card, deal, &mut limits) == Some(true))
}

/// Returns the same for one deal; `None` if it is not known. What it took is taken from the limits.
fn is_best(card: Card, deal: &Play, limits: &mut Limits<'_>) -> Option<bool> {
    let position = deal.position()?;
    let mut earned = deal.public().earned(deal.parties()?);
    let mut solver = Solver::new(&Config::default().with_table_bytes(32 << 20));
    let before = solver.ask(&position, BestPoints::value().with_earned(&earned), *limits).ok()?;
    *limits = limits.less(before.nodes);
    earned.extend(earned_by(&position, card));
    let after = solver.ask(&position.after(card)?, BestPoints::value().with_earned(&earned), *limits).ok()?;
    *limits = limits.less(after.nodes);
    Some(before.value()? == after.value()?)
}
