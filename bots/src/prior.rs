//! The probability that a seat is Re, before the play is weighed.

use crate::condition::Condition;
use crate::sample::{Conditional, NoWorld};
use game::{Named, Seat, SeatSet, Team, View};

/// Weight of the prior knowledge in draws, so that few draws never give certainty.
pub(crate) const PRIOR_DRAWS: f64 = 2.0;

/// Returns the share of possible deals in which a seat is Re.
pub(crate) fn prior_of(view: &View<'_>, condition: &Condition, deals: &Conditional<'_>, seat: Seat) -> Option<f64> {
    let certain = |team: Team| if team == Team::Re { 1.0 } else { 0.0 };
    if view.public().game().named != Named::Normal {
        return view.public().known()[seat].map(certain);
    }
    if seat == view.seat() {
        return view.team().map(certain);
    }
    let is_re = Condition::Dealt { seats: SeatSet::only(seat), least: 1, most: u16::MAX };
    match Conditional::of_view(view, &Condition::All(vec![condition.clone(), is_re]), deals.stop()) {
        Ok(re) => Some(re.count()? as f64 / deals.count()? as f64),
        Err(NoWorld::Impossible) => Some(0.0),
        Err(NoWorld::TooEntangled | NoWorld::Stopped) => None,
    }
}
