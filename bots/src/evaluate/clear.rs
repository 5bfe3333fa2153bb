//! Looking at more worlds until it is clear which decision is best.

use super::ahead::cards_ahead;
use super::world::{cards_in, value_with};
use super::{AHEAD_ROUND, FIRST, Judged, Search, as_first_steps, raise_to_decided};
use crate::posterior::Posterior;
use crate::sample::NoWorld;
use crate::worth::{Basis, Sample, Worth};
use game::{Call, Card, Play, View};
use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::ControlFlow;

/// Number of worlds to examine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Number of worlds at first.
    pub first: usize,
    /// Twice as many again and again while it is not clear what is best, up to this number.
    pub most: usize,
}

impl Budget {
    /// Returns the budget of exactly `worlds` worlds.
    #[must_use]
    pub const fn exactly(worlds: usize) -> Self {
        Self { first: worlds, most: worlds }
    }
}

/// Receives the number of worlds examined and the greatest number, and returns whether to continue.
pub type Heed<'a> = dyn FnMut(usize, usize) -> ControlFlow<()> + 'a;

/// Means that differ by no more differ by how they were added up.
const ROUNDING: f64 = 1e-9;

/// The decisions that may be the best one, as far as the worlds tell.
#[derive(Clone, Debug, PartialEq)]
pub struct Contenders<D> {
    /// The decision with the best average, the first of equals.
    pub first: D,
    /// Decisions that may be better than it, or bring just as much.
    pub others: Vec<D>,
}

impl<D: Copy + PartialEq> Contenders<D> {
    /// Returns the decisions that may be best; `None` if `judged` is empty.
    ///
    /// A decision is out if it was worse by more standard errors than chance explains in 95 of 100 cases, for all decisions
    /// together: with more of them it takes more errors.
    #[must_use]
    pub fn among(judged: &[Judged<D>]) -> Option<Self> {
        let mean = |judged: &Judged<D>| judged.worth.mean();
        let first = judged.iter().reduce(|best, other| if mean(best) < mean(other) { other } else { best })?;
        let errors = errors_needed(judged.len() - 1);
        let may_be_best = |other: &&Judged<D>| {
            let (lead, error) = first.worth.lead_over(&other.worth);
            other.decision != first.decision && lead <= errors * error + ROUNDING
        };
        let others = judged.iter().filter(may_be_best).map(|other| other.decision).collect();
        Some(Self { first: first.decision, others })
    }

    /// Returns whether this decision may be the best one.
    #[must_use]
    pub fn contains(&self, decision: D) -> bool {
        self.first == decision || self.others.contains(&decision)
    }
}

/// Returns the number of standard errors by which a decision must differ so that chance explains one such difference
/// among `n_comparisons` in at most 5 of 100 cases. The tail of the normal distribution falls so fast that it is at
/// most one n-th there.
#[must_use]
pub fn errors_needed(n_comparisons: usize) -> f64 {
    (1.96_f64 * 1.96 + 2.0 * (n_comparisons.max(1) as f64).ln()).sqrt()
}

/// If there are at most this number of worlds, all are examined, even if the budget is smaller: nothing is left to
/// chance, and it takes no longer than drawing some if there are more.
const FEW: usize = 2000;

/// Returns what every legal card of the seat at turn is worth; nothing off turn.
///
/// # Errors
/// No world may be found, or `heed` may want to stop.
pub fn judge_cards_likely(
    view: &View<'_>,
    search: &Search,
    budget: Budget,
    worlds: &mut Posterior<'_>,
    heed: &mut Heed<'_>,
) -> Result<Vec<Judged<Card>>, NoWorld> {
    let cards: Vec<Card> = view.legal().iter().collect();
    // Later cards that are chosen by a part of the worlds are a little too good for these.
    let is_ahead = view.hand().len() <= search.ahead;
    let few = if is_ahead { usize::MAX } else { FEW };
    let stop = worlds.stop().clone();
    let kept = RefCell::new(Vec::new());
    let judged = judge(&cards, (budget, few), (worlds, heed), |worlds| {
        let mut kept = kept.borrow_mut();
        if kept.len() < FIRST {
            kept.extend(worlds.iter().take(FIRST).map(|(world, _)| world.clone()));
        }
        if is_ahead {
            let worlds: Vec<(&Play, f64)> = worlds.iter().map(|(world, weight)| (world, *weight)).collect();
            cards_ahead(&worlds, &cards, search)
        } else {
            search.threads.map(worlds, |_, (world, _)| cards_in(world, &cards, search))
        }
    })?;
    Ok(if is_ahead { judged } else { raise_to_decided(judged, &kept.into_inner(), &stop) })
}

/// Returns what it is worth to make none of these calls, which comes first, or one of them, as the first step of the best of
/// those that can still follow it; nothing without calls.
///
/// # Errors
/// No world may be found, or `heed` may want to stop.
pub fn judge_calls_likely(
    view: &View<'_>,
    calls: &[Call],
    search: &Search,
    budget: Budget,
    worlds: &mut Posterior<'_>,
    heed: &mut Heed<'_>,
) -> Result<Vec<Judged<Option<Call>>>, NoWorld> {
    let silence = calls.first().map(|_| None);
    let decisions: Vec<Option<Call>> = silence.into_iter().chain(calls.iter().copied().map(Some)).collect();
    let judged = judge(&decisions, (budget, FEW), (worlds, heed), |worlds| {
        let values =
            |world: &Play| decisions.iter().map(|&call| value_with(world, (view.seat(), call), search)).collect();
        search.threads.map(worlds, |_, (world, _)| values(world))
    })?;
    Ok(as_first_steps(view, &judged))
}

/// Judges decisions in all worlds if they are at most `few`, and else in more and more that are drawn. `values` returns, for each of
/// these worlds with their weights, what every decision is worth in it.
fn judge<D: Copy + PartialEq>(
    decisions: &[D],
    (budget, few): (Budget, usize),
    (worlds, heed): (&mut Posterior<'_>, &mut Heed<'_>),
    values: impl Fn(&[(Play, f64)]) -> Vec<Vec<f64>>,
) -> Result<Vec<Judged<D>>, NoWorld> {
    if decisions.is_empty() {
        return Ok(Vec::new());
    }
    if let Some(all) = worlds.all(budget.most.max(few)) {
        let values = values(&all);
        if worlds.stop().is_set() {
            return Err(NoWorld::Stopped);
        }
        let samples = |at: usize| {
            let points = values.iter().map(|values| values[at]);
            points.zip(&all).map(|(points, &(_, weight))| Sample { points, weight }).collect()
        };
        let judged = |(at, &decision)| Judged::new(decision, Worth::new(samples(at), Basis::All));
        return Ok(decisions.iter().enumerate().map(judged).collect());
    }
    let mut worths = vec![Worth::default(); decisions.len()];
    let (mut n_drawn, mut n_wanted) = (0, budget.first.clamp(1, budget.most.max(1)));
    loop {
        for first in (n_drawn..n_wanted).step_by(AHEAD_ROUND) {
            if heed(first, budget.most).is_break() {
                return Err(NoWorld::Stopped);
            }
            let round = worlds.drawn(first..n_wanted.min(first + AHEAD_ROUND))?;
            let values = once_each(&round, &values);
            if worlds.stop().is_set() {
                return Err(NoWorld::Stopped);
            }
            for points in values {
                worths.iter_mut().zip(points).for_each(|(worth, points)| worth.push(Sample { points, weight: 1.0 }));
            }
        }
        n_drawn = n_wanted;
        n_wanted = (2 * n_drawn).min(budget.most);
        let judged: Vec<Judged<D>> =
            decisions.iter().zip(&worths).map(|(&decision, worth)| Judged::new(decision, worth.clone())).collect();
        let is_clear = Contenders::among(&judged).is_none_or(|contenders| contenders.others.is_empty());
        if is_clear || n_wanted <= n_drawn {
            return Ok(judged);
        }
    }
}

/// Returns the values in each of these worlds, of which those that are alike are judged only once.
fn once_each(drawn: &[Play], values: impl Fn(&[(Play, f64)]) -> Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let mut places = HashMap::new();
    let mut different: Vec<(Play, f64)> = Vec::new();
    let mut place_of = Vec::with_capacity(drawn.len());
    for world in drawn {
        let place = *places.entry((*world.hands(), world.exchange())).or_insert(different.len());
        match different.get_mut(place) {
            Some((_, copies)) => *copies += 1.0,
            None => different.push((world.clone(), 1.0)),
        }
        place_of.push(place);
    }
    let values = values(&different);
    place_of.into_iter().map(|place| values[place].clone()).collect()
}

/// Judges decisions in growing numbers of worlds until the best one is clear. `judge` judges in the given number of
/// worlds; the first of them are always the same.
///
/// # Errors
/// There may be no world.
pub fn until_clear<D: Copy + PartialEq>(
    budget: Budget,
    judge: impl Fn(usize) -> Result<Vec<Judged<D>>, NoWorld>,
) -> Result<Vec<Judged<D>>, NoWorld> {
    let mut n_worlds = budget.first;
    loop {
        let judged = judge(n_worlds)?;
        let is_clear = Contenders::among(&judged).is_none_or(|contenders| contenders.others.is_empty());
        if is_clear || budget.most <= n_worlds {
            return Ok(judged);
        }
        n_worlds = (2 * n_worlds).min(budget.most);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(decision: char, points: &[f64], basis: Basis) -> Judged<char> {
        let samples = points.iter().map(|&points| Sample { points, weight: 1.0 }).collect();
        Judged::new(decision, Worth::new(samples, basis))
    }

    #[test]
    fn who_looks_more_often_needs_more() {
        assert!((errors_needed(1) - 1.96).abs() < 1e-9);
        // Twenty looks at five of a hundred together: 3.02 errors by the normal distribution, so this is a little more.
        assert!((3.02..3.2).contains(&errors_needed(20)), "{}", errors_needed(20));
    }

    #[test]
    fn what_chance_explains_leaves_several_contenders() {
        let close =
            [judged('a', &[1.0, 3.0, 2.0, 2.0], Basis::Drawn), judged('b', &[3.0, 1.0, 1.0, 2.0], Basis::Drawn)];
        let contenders = Contenders::among(&close).expect("decisions");
        assert_eq!((contenders.first, &contenders.others[..]), ('a', &['b'][..]));
        assert!(contenders.contains('b') && !contenders.contains('c'));
    }

    #[test]
    fn where_all_worlds_were_looked_at_the_best_mean_is_best() {
        let close = [judged('a', &[1.0, 3.0, 2.0, 2.0], Basis::All), judged('b', &[3.0, 1.0, 1.0, 2.0], Basis::All)];
        assert_eq!(Contenders::among(&close), Some(Contenders { first: 'a', others: Vec::new() }));
        let same = [judged('a', &[1.0, 3.0], Basis::All), judged('b', &[3.0, 1.0], Basis::All)];
        assert_eq!(Contenders::among(&same), Some(Contenders { first: 'a', others: vec!['b'] }));
        assert_eq!(Contenders::<char>::among(&[]), None);
    }

    #[test]
    fn more_worlds_are_looked_at_only_while_it_is_not_clear() {
        let worlds_used = |gap: f64| {
            let judge = |n: usize| {
                let noise = |world: usize| if world.is_multiple_of(2) { 1.0 } else { -1.0 };
                let one: Vec<f64> = (0..n).map(noise).collect();
                let other: Vec<f64> = (0..n).map(|world| gap + noise(world / 2)).collect();
                Ok(vec![judged('a', &one, Basis::Drawn), judged('b', &other, Basis::Drawn)])
            };
            let judged = until_clear(Budget { first: 20, most: 100 }, judge).expect("worlds");
            judged[0].worth.worlds()
        };
        assert_eq!([worlds_used(5.0), worlds_used(0.0)], [20, 100]);
    }
}
