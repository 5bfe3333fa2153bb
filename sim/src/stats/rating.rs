//! Ratings: one number for each bot, from who had more points in which unit.
//!
//! Two ways are shown side by side. Glicko-2 goes from rating period to rating period as on a games server. The other
//! takes all units at once: strengths under which what happened is most likely, by the model of Bradley and Terry, a tie
//! being half a win. Its intervals come from units drawn again with replacement, so they allow for several pairs meeting
//! in one unit.
//!
//! Glicko-2 takes the results of a bot in a period for independent, but who has luck in a unit is better than all others
//! there. If every unit were a period, that would look like strength that comes and goes: the volatility would grow from
//! unit to unit, and after some thousand units the ratings would be astronomic. In long periods luck evens out.
//!
//! See: M. Glickman, "Example of the Glicko-2 system", 2012; R. Bradley and M. Terry, "Rank analysis of incomplete block
//! designs", 1952; D. Hunter, "MM algorithms for generalized Bradley-Terry models", 2004.

use super::moments::quantile;
use bots::Draw;
use schemars::JsonSchema;
use serde::Serialize;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, confidence_interval, glicko2_rating_period};

/// Number of bootstrap replicates.
const REPLICATES: usize = 200;

/// Units of a rating period of Glicko-2.
const PERIOD: u64 = 64;

/// Constant for the change of volatility in Glicko-2; the author recommends 0.3 to 1.2.
const TAU: f64 = 0.3;

/// Results of pairs, and the ratings that follow from them.
#[derive(Clone, Debug)]
pub struct Ratings {
    n_entrants: usize,
    /// The ratings before this period.
    glicko: Vec<Glicko2Rating>,
    /// Number of units in all.
    n_in_all: u64,
    /// Number of units of this period, and their results.
    n_units: u64,
    period: Vec<(usize, usize, Outcomes)>,
    /// Wins of the row over the column, the first as it happened, the others drawn again.
    wins: Vec<Vec<f64>>,
}

/// The rating of a bot. The mean of all is 1500 where they are the most likely, and near 1500 with Glicko-2.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Rating {
    /// The most likely strength, 400 to ten times the odds.
    pub fitted: f64,
    /// The ends of its interval of 95 %.
    pub fitted_interval: (f64, f64),
    /// The rating of Glicko-2.
    pub glicko: f64,
    /// The ends of its interval of 95 %.
    pub glicko_interval: (f64, f64),
}

impl Ratings {
    /// Returns the ratings of `n_entrants` bots that have not met.
    #[must_use]
    pub fn new(n_entrants: usize) -> Self {
        let wins = vec![vec![0.0; n_entrants * n_entrants]; REPLICATES + 1];
        let glicko = vec![Glicko2Rating::new(); n_entrants];
        Self { n_entrants, glicko, n_in_all: 0, n_units: 0, period: Vec::new(), wins }
    }

    /// Adds a unit: the differences of the pairs that have met in it.
    pub fn push(&mut self, unit: u64, differences: &[(usize, usize, f64)]) {
        let mut draw = Draw::new(0xb007, unit);
        let weights: Vec<f64> = (0..REPLICATES).map(|_| poisson(&mut draw)).collect();
        for &(one, other, difference) in differences {
            let score = if difference == 0.0 { 0.5 } else { f64::from(u8::from(0.0 < difference)) };
            for (wins, weight) in self.wins.iter_mut().zip([1.0].iter().chain(&weights)) {
                wins[one * self.n_entrants + other] += weight * score;
                wins[other * self.n_entrants + one] += weight * (1.0 - score);
            }
            let outcome = match score {
                1.0 => Outcomes::WIN,
                0.0 => Outcomes::LOSS,
                _ => Outcomes::DRAW,
            };
            self.period.push((one, other, outcome));
        }
        self.n_in_all += 1;
        self.n_units += 1;
        if self.n_units == PERIOD {
            self.glicko = self.glicko_now();
            self.n_units = 0;
            self.period.clear();
        }
    }

    /// Returns the rating of every bot, in the order of the list.
    #[must_use]
    pub fn all(&self) -> Vec<Rating> {
        let fits: Vec<Vec<f64>> = self.wins.iter().map(|wins| fit(wins, self.n_entrants)).collect();
        let glicko = self.glicko_now();
        // Units drawn again from few differ less than new ones would, and few tell less well how much they differ.
        let n = self.n_in_all.max(2) as f64;
        let wider = quantile(self.n_in_all) / 1.96 * (n / (n - 1.0)).sqrt();
        let ratings = glicko.iter().enumerate().map(|(at, glicko)| {
            let mut again: Vec<f64> = fits[1..].iter().map(|fit| fit[at]).collect();
            again.sort_by(f64::total_cmp);
            // Of 200 the middle 190.
            let ends = (again[REPLICATES / 40], again[REPLICATES - 1 - REPLICATES / 40]);
            let fitted = fits[0][at];
            let end = |end: f64| fitted + wider * (end - fitted);
            Rating {
                fitted,
                fitted_interval: (end(ends.0), end(ends.1)),
                glicko: glicko.rating,
                glicko_interval: confidence_interval(glicko),
            }
        });
        ratings.collect()
    }

    /// Returns the ratings of Glicko-2 if this period ended now.
    fn glicko_now(&self) -> Vec<Glicko2Rating> {
        let mut results: Vec<Vec<(Glicko2Rating, Outcomes)>> = vec![Vec::new(); self.n_entrants];
        for &(one, other, outcome) in &self.period {
            let mirrored = match outcome {
                Outcomes::WIN => Outcomes::LOSS,
                Outcomes::LOSS => Outcomes::WIN,
                Outcomes::DRAW => Outcomes::DRAW,
            };
            results[one].push((self.glicko[other], outcome));
            results[other].push((self.glicko[one], mirrored));
        }
        let config = Glicko2Config { tau: TAU, ..Glicko2Config::new() };
        let rated = |(rating, results): (&Glicko2Rating, &Vec<_>)| match results.is_empty() {
            true => *rating,
            false => glicko2_rating_period(rating, results, &config),
        };
        self.glicko.iter().zip(&results).map(rated).collect()
    }
}

/// Returns a number with the Poisson distribution of mean 1.
fn poisson(draw: &mut Draw) -> f64 {
    let (mut rest, mut n, mut share) = (draw.unit(), 0.0, (-1.0_f64).exp());
    while share <= rest && n < 12.0 {
        rest -= share;
        n += 1.0;
        share /= n;
    }
    n
}

/// Returns the most likely strengths on the scale of Elo around 1500. Half a win and half a loss are added to every
/// pair, so that a bot that has never lost is not infinitely strong.
fn fit(wins: &[f64], n: usize) -> Vec<f64> {
    const ROUNDS: usize = 2000;
    let met = |a: usize, b: usize| wins[a * n + b] + wins[b * n + a] + 1.0;
    let mut strengths = vec![1.0_f64; n];
    for _ in 0..ROUNDS {
        let others = |a: usize| (0..n).filter(move |&b| b != a);
        let next: Vec<f64> = (0..n)
            .map(|a| {
                let won: f64 = others(a).map(|b| wins[a * n + b] + 0.5).sum();
                let weight: f64 = others(a).map(|b| met(a, b) / (strengths[a] + strengths[b])).sum();
                if weight == 0.0 { 1.0 } else { won / weight }
            })
            .collect();
        let scale = (next.iter().map(|strength| strength.ln()).sum::<f64>() / n as f64).exp();
        let next: Vec<f64> = next.into_iter().map(|strength| strength / scale).collect();
        let moved = next.iter().zip(&strengths).map(|(new, old)| (new / old - 1.0).abs()).fold(0.0, f64::max);
        strengths = next;
        if moved < 1e-9 {
            break;
        }
    }
    strengths.into_iter().map(|strength| 1500.0 + 400.0 * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three bots of these strengths meet in every unit.
    fn played(strengths: [f64; 3], n_units: u64) -> Vec<Rating> {
        let mut ratings = Ratings::new(3);
        for unit in 0..n_units {
            let mut draw = Draw::new(41, unit);
            let meet = |(one, other): (usize, usize)| {
                let chance = 1.0 / (1.0 + 10.0_f64.powf((strengths[other] - strengths[one]) / 400.0));
                (one, other, if draw.unit() < chance { 1.0 } else { -1.0 })
            };
            let differences: Vec<_> = [(0, 1), (0, 2), (1, 2)].map(meet).to_vec();
            ratings.push(unit, &differences);
        }
        ratings.all()
    }

    #[test]
    fn strengths_are_found_again() {
        let truth = [1400.0, 1500.0, 1600.0];
        let ratings = played(truth, 3000);
        for (rating, truth) in ratings.iter().zip(truth) {
            let (low, high) = rating.fitted_interval;
            assert!((low..=high).contains(&rating.fitted) && high - low < 40.0, "{rating:?}");
            assert!((rating.fitted - truth).abs() < 20.0, "{rating:?}");
            assert!((rating.glicko - truth).abs() < 60.0, "{rating:?}");
        }
    }

    #[test]
    fn intervals_hold_the_truth_mostly() {
        for n_units in [20, 150] {
            let held = (0..400_u64).filter(|case| {
                let mut ratings = Ratings::new(2);
                for unit in 0..n_units {
                    let mut draw = Draw::new(43 + case, unit);
                    ratings.push(case * 1000 + unit, &[(0, 1, draw.unit() - 0.36)]);
                }
                // Who wins 64 of 100 is 100 better.
                let (low, high) = ratings.all()[0].fitted_interval;
                (low..=high).contains(&1550.0)
            });
            let held = held.count();
            assert!((368..=392).contains(&held), "{held} of 400 with {n_units} units");
        }
    }

    #[test]
    fn who_never_lost_is_not_infinitely_strong() {
        let mut ratings = Ratings::new(2);
        (0..50).for_each(|unit| ratings.push(unit, &[(0, 1, 2.0)]));
        assert!(ratings.all().iter().all(|rating| rating.fitted.is_finite() && rating.glicko.is_finite()));
        assert!(Ratings::new(3).all().iter().all(|rating| rating.fitted == 1500.0));
    }

    /// A bot with luck in a unit is better than all others there.
    #[test]
    fn luck_that_is_shared_by_a_unit_does_not_blow_ratings_up() {
        let mut ratings = Ratings::new(6);
        let pairs: Vec<_> = (0..6).flat_map(|one| (0..one).map(move |other| (one, other))).collect();
        for unit in 0..10_000 {
            let mut draw = Draw::new(47, unit);
            let luck: Vec<f64> = (0..6).map(|_| draw.unit()).collect();
            let differences: Vec<_> = pairs.iter().map(|&(one, other)| (one, other, luck[one] - luck[other])).collect();
            ratings.push(unit, &differences);
        }
        for rating in ratings.all() {
            let (low, high) = rating.glicko_interval;
            assert!((rating.glicko - 1500.0).abs() < 100.0 && high - low < 100.0, "{rating:?}");
        }
    }

    #[test]
    fn poisson_numbers_have_mean_and_variance_1() {
        let mut draw = Draw::new(1, 1);
        let numbers: Vec<f64> = (0..20_000).map(|_| poisson(&mut draw)).collect();
        let mean = numbers.iter().sum::<f64>() / 20_000.0;
        let variance = numbers.iter().map(|n| (n - mean) * (n - mean)).sum::<f64>() / 20_000.0;
        assert!((mean - 1.0).abs() < 0.03 && (variance - 1.0).abs() < 0.05, "{mean} {variance}");
    }
}
