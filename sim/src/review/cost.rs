//! Whom a decision costs, and whom it helps.

use game::{BySeat, Play, Seat};

/// Returns how many points each seat gets more on average after the decision than after the better one, which is better by `loss` for
/// `seat`, in deals with their weights and both results of `seat`; `None` while it is open who plays with whom.
pub(super) fn shift(seat: Seat, loss: f64, deals: &[(Play, f64, [f64; 2])]) -> Option<BySeat<f64>> {
    let mut parts = BySeat::<f64>::default();
    let mut total = 0.0;
    for (deal, weight, [done, best]) in deals {
        let parties = deal.parties()?;
        let own = parties.members(parties.team_of(seat));
        let n_own = own.iter().count() as f64;
        let lost = weight * (best - done);
        total += lost;
        for of in Seat::ALL {
            // Whatever a side loses the other one wins, each of its players the same.
            parts[of] += if own.contains(of) { -lost } else { lost * n_own / (4.0 - n_own) };
        }
    }
    (0.0 < total).then(|| BySeat::from_fn(|of| loss * (parts[of] / total)))
}
