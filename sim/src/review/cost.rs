//! Whom a decision costs, and whom it helps.

use game::{BySeat, Play, Seat};

/// Returns how many points each seat gets more on average after the decision than after the better one, in deals with their weights and
/// both results of `seat`; `None` while it is open who plays with whom.
pub(super) fn shift(seat: Seat, deals: &[(Play, f64, [f64; 2])]) -> Option<BySeat<f64>> {
    let total: f64 = deals.iter().map(|(_, weight, _)| weight).sum();
    let mut shift = BySeat::<f64>::default();
    for (deal, weight, [done, best]) in deals {
        let parties = deal.parties()?;
        let own = parties.members(parties.team_of(seat));
        let n_own = own.iter().count() as f64;
        for of in Seat::ALL {
            // Whatever a side loses the other one wins, each of its players the same.
            let part = if own.contains(of) { 1.0 } else { -n_own / (4.0 - n_own) };
            shift[of] += weight / total * part * (done - best);
        }
    }
    (0.0 < total).then_some(shift)
}
