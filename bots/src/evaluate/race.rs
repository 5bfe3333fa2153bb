//! Judging decisions in more and more worlds, until one of them is left or the budget is spent.

use super::Search;
use crate::time::Countdown;
use crate::worth::{Sample, Worth};
use std::time::Duration;

/// A decision and what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged<D> {
    /// The decision.
    pub decision: D,
    /// The results in the worlds examined; fewer than for others if the decision was dropped.
    pub worth: Worth,
    /// Final value: the mean, moved towards the opinion of the rules of thumb.
    pub value: f64,
    pub(super) thought: f64,
}

impl<D> Judged<D> {
    /// Returns a decision that nothing is thought of beforehand.
    pub(super) fn new(decision: D, worth: Worth) -> Self {
        let value = worth.mean();
        Self { decision, worth, value, thought: 0.0 }
    }

    /// Returns the best decision, the first of equals; `None` if `judged` is empty.
    #[must_use]
    pub fn best(judged: &[Self]) -> Option<&Self> {
        let most = judged.iter().map(|judged| judged.worth.worlds()).max()?;
        let in_the_race = judged.iter().filter(|judged| judged.worth.worlds() == most);
        in_the_race.reduce(|best, other| if best.value < other.value { other } else { best })
    }
}

/// Worlds per round, if worlds are judged one by one. The clock and the dropping of decisions are checked after each
/// round.
pub(super) const ROUND: usize = 20;

/// Judges the decisions, each with its prior value, in rounds of `round` worlds. `values` receives a number of new
/// worlds and the open decisions, and returns their values in each of these worlds.
pub(super) fn race<D: Copy + PartialEq>(
    decisions: impl Iterator<Item = (D, f64)>,
    round: usize,
    search: &Search,
    mut values: impl FnMut(usize, &[D]) -> Vec<Vec<f64>>,
) -> Vec<Judged<D>> {
    let judged = decisions.map(|(decision, thought)| Judged { decision, worth: Worth::default(), value: 0.0, thought });
    let mut judged: Vec<Judged<D>> = judged.collect();
    let mut open: Vec<usize> = (0..judged.len()).collect();
    let countdown = Countdown::of(search.time);
    let mut n_worlds = 0;
    while n_worlds < search.worlds.max(1) {
        let n = round.min(search.worlds.max(1) - n_worlds);
        let n = countdown.taken().map_or(n, |(taken, time)| n.min(fitting(n_worlds, taken, time)));
        if n == 0 {
            break;
        }
        let decisions: Vec<D> = open.iter().map(|&at| judged[at].decision).collect();
        let points_in_worlds = values(n, &decisions);
        // What was interrupted is no value.
        if points_in_worlds.is_empty() || search.stop.is_set() {
            break;
        }
        n_worlds += points_in_worlds.len();
        for points in points_in_worlds {
            for (&at, points) in open.iter().zip(points) {
                judged[at].worth.push(Sample { points, weight: 1.0 });
            }
        }
        weigh(&mut judged, &open, search.prior);
        // The few first worlds of a limited time are too few to tell what is hopeless.
        if let Some(errors) = search.drop.filter(|_| round <= n_worlds) {
            drop_hopeless(&judged, &mut open, errors, search.prior);
        }
        if open.len() <= 1 || countdown.is_over() {
            break;
        }
    }
    judged
}

/// Returns how many more worlds the time suffices for, if those before them have taken so long; a few of the first ones
/// tell how long that is.
fn fitting(n_before: usize, taken: Duration, time: Duration) -> usize {
    const FIRST: usize = 2;
    if n_before == 0 {
        return FIRST;
    }
    let of_one = taken.as_secs_f64() / n_before as f64;
    // What does not fit into a number is more than anybody asks for.
    (time.saturating_sub(taken).as_secs_f64() / of_one.max(1e-9)) as usize
}

/// Mixes the means with what was thought beforehand, which says nothing about the level.
fn weigh<D>(judged: &mut [Judged<D>], open: &[usize], prior: f64) {
    let average =
        |value: &dyn Fn(&Judged<D>) -> f64| open.iter().map(|&at| value(&judged[at])).sum::<f64>() / open.len() as f64;
    let level = average(&|judged| judged.worth.mean()) - average(&|judged| judged.thought);
    for &at in open {
        let judged = &mut judged[at];
        let n = judged.worth.worlds() as f64;
        judged.value = (n * judged.worth.mean() + prior * (judged.thought + level)) / (n + prior);
    }
}

/// Drops what is clearly worse than the best.
fn drop_hopeless<D>(judged: &[Judged<D>], open: &mut Vec<usize>, errors: f64, prior: f64) {
    let best =
        open.iter().copied().reduce(|best, other| if judged[best].value < judged[other].value { other } else { best });
    let Some(best) = best else { return };
    open.retain(|&at| {
        let (_, error) = judged[best].worth.lead_over(&judged[at].worth);
        let n = judged[at].worth.worlds() as f64;
        at == best || judged[best].value - judged[at].value <= errors * error * n / (n + prior)
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::threads::Threads;

    fn search(prior: f64, drop: Option<f64>) -> Search {
        Search { ahead: 0, prior, drop, threads: Threads::One, ..Search::of_advice(100) }
    }

    /// Judges three decisions of which the first is worth 1, the second 0 or 2 by turns, the third -1.
    fn judged(search: &Search) -> Vec<Judged<char>> {
        let mut world = 0;
        race([('a', 0.0), ('b', 0.5), ('c', -0.5)].into_iter(), ROUND, search, |n, open| {
            let value = |world: usize, decision: char| match decision {
                'a' => 1.0,
                'b' => 2.0 * (world % 2) as f64,
                _ => -1.0 + 0.1 * (world % 2) as f64,
            };
            world += n;
            (world - n..world).map(|world| open.iter().map(|&decision| value(world, decision)).collect()).collect()
        })
    }

    #[test]
    fn all_are_judged_in_all_worlds_unless_they_may_be_dropped() {
        let all = judged(&search(0.0, None));
        assert!(all.iter().all(|judged| judged.worth.worlds() == 100));
        assert!(all.iter().all(|judged| (judged.value - judged.worth.mean()).abs() < 1e-12));
        let some = judged(&search(0.0, Some(3.0)));
        assert_eq!(some.iter().map(|judged| judged.worth.worlds()).collect::<Vec<_>>(), [100, 100, ROUND]);
    }

    #[test]
    fn a_limited_time_drops_nothing_by_its_first_few_worlds() {
        let long = Some(Duration::from_secs(3600));
        let judged = judged(&Search { time: long, ..search(0.0, Some(3.0)) });
        assert_eq!(judged.iter().map(|judged| judged.worth.worlds()).collect::<Vec<_>>(), [100, 100, 2 + ROUND]);
    }

    #[test]
    fn in_a_limited_time_so_many_worlds_are_looked_at_as_fit() {
        let ms = Duration::from_millis;
        assert_eq!(fitting(0, ms(0), ms(0)), 2);
        assert_eq!(fitting(10, ms(20), ms(50)), 15);
        assert_eq!(fitting(10, ms(50), ms(50)), 0);
        assert_eq!(fitting(10, ms(49), ms(50)), 0);
        assert!(1_000_000 < fitting(10, ms(0), ms(50)));
    }

    #[test]
    fn what_is_thought_beforehand_decides_between_equals() {
        let judged = judged(&search(10.0, None));
        assert_eq!(judged[0].worth.mean(), judged[1].worth.mean());
        assert_eq!(Judged::best(&judged).map(|judged| judged.decision), Some('b'));
    }
}
