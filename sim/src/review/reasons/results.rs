//! How a decision and the better one end; asked only if nothing else in the catalogue holds. One of the three always does.

use super::{Fact, Found, Group, Reason, percent, results};
use bots::{Sample, Worth};

/// Results of a decision and of the better one in the same deals.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    /// Results of what was done.
    pub done: Worth,
    /// Results of the better decision.
    pub best: Worth,
}

/// **Fewer gains.** The better decision gains more often.
pub(super) const FEWER: Reason = results("gains_less_often", Group::Other, "review-gains-less-often", |results| {
    let (gains, other) = (results.done.probability_of_gain(), results.best.probability_of_gain());
    let is_seldom = percent(gains) < percent(other) || (results.dearer().is_none() && gains < other);
    is_seldom.then(|| all(&[("gains", Fact::Share(gains)), ("other", Fact::Share(other))]))
});

/// **Smaller gains.** It gains as often, and the gains are smaller on average.
pub(super) const SMALLER: Reason = results("gains_less", Group::Other, "review-gains-less", |results| {
    let (Dearer::Gains, [points, other]) = results.dearer()? else { return None };
    Some(all(&[("points", Fact::Points(points)), ("other", Fact::Points(other))]))
});

/// **Greater losses.** It gains as often, and where it does not it is worse on average.
pub(super) const GREATER: Reason = results("loses_more", Group::Other, "review-loses-more", |results| {
    let (Dearer::Losses, [points, other]) = results.dearer()? else { return None };
    Some(all(&[("points", Fact::Points(points)), ("other", Fact::Points(other))]))
});

fn all(facts: &[(&'static str, Fact)]) -> Found {
    Found { facts: facts.to_vec(), explains: 1.0 }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Dearer {
    Gains,
    Losses,
}

impl Results {
    /// Returns how much better the better decision is on average.
    #[must_use]
    pub fn loss(&self) -> f64 {
        self.best.mean() - self.done.mean()
    }

    /// Returns which of the two differ more for the worse, and the means of what was done and of the better decision.
    fn dearer(&self) -> Option<(Dearer, [f64; 2])> {
        let both = |is: fn(f64) -> bool| {
            let (done, best) = (mean_where(&self.done, is)?, mean_where(&self.best, is)?);
            Some(((done.0.min(best.0)) * (best.1 - done.1), [done.1, best.1]))
        };
        let (gains, losses) = (both(|points| 0.0 < points), both(|points| points <= 0.0));
        let worse = |(what, found): (Dearer, Option<(f64, [f64; 2])>)| {
            found.filter(|&(difference, _)| 0.0 < difference).map(|(difference, means)| (difference, what, means))
        };
        [(Dearer::Gains, gains), (Dearer::Losses, losses)]
            .into_iter()
            .filter_map(worse)
            .max_by(|one, other| one.0.total_cmp(&other.0))
            .map(|(_, what, means)| (what, means))
    }
}

/// Returns the share of such results and their mean; `None` if there are none.
fn mean_where(worth: &Worth, is: fn(f64) -> bool) -> Option<(f64, f64)> {
    let weight = |of: &[Sample]| of.iter().map(|sample| sample.weight).sum::<f64>();
    let such: Vec<Sample> = worth.samples().iter().copied().filter(|sample| is(sample.points)).collect();
    let own = weight(&such);
    let sum: f64 = such.iter().map(|sample| sample.weight * sample.points).sum();
    (0.0 < own).then(|| (own / weight(worth.samples()), sum / own))
}
