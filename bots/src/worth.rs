//! The results of a decision in the worlds examined.

use std::collections::BTreeMap;

/// Result of a decision in one world.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// Points of the deciding seat.
    pub points: f64,
    /// Weight of the world, relative to the others.
    pub weight: f64,
}

/// The choice of the worlds examined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Basis {
    /// Some, each drawn for itself.
    #[default]
    Drawn,
    /// All there are, so that nothing is left to chance.
    All,
}

/// Results of a decision, world by world; two decisions that were judged together have the same worlds at the same
/// places.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Worth {
    samples: Vec<Sample>,
    basis: Basis,
}

impl Worth {
    /// Returns the worth made of these samples.
    #[must_use]
    pub const fn new(samples: Vec<Sample>, basis: Basis) -> Self {
        Self { samples, basis }
    }

    /// Returns how the worlds were chosen.
    #[must_use]
    pub const fn basis(&self) -> Basis {
        self.basis
    }

    /// Returns what it brought in each world.
    #[must_use]
    pub fn samples(&self) -> &[Sample] {
        &self.samples
    }

    /// Adds a world.
    pub fn push(&mut self, sample: Sample) {
        self.samples.push(sample);
    }

    /// Adds the worlds of another one.
    pub fn append(&mut self, other: &Self) {
        self.samples.extend_from_slice(&other.samples);
    }

    /// Returns the number of worlds.
    #[must_use]
    pub fn worlds(&self) -> usize {
        self.samples.len()
    }

    /// Returns how many worlds of equal weight would tell as much.
    #[must_use]
    pub fn effective_worlds(&self) -> f64 {
        let sum: f64 = self.samples.iter().map(|sample| sample.weight).sum();
        let squares: f64 = self.samples.iter().map(|sample| sample.weight * sample.weight).sum();
        if squares == 0.0 { 0.0 } else { sum * sum / squares }
    }

    /// Returns the expected points; 0 without a world.
    #[must_use]
    pub fn mean(&self) -> f64 {
        mean(self.samples.iter().map(|sample| (sample.points, sample.weight)))
    }

    /// Returns the standard error of [`mean`](Self::mean): 0 if all worlds were examined, infinite with less than two.
    #[must_use]
    pub fn standard_error(&self) -> f64 {
        self.error_of(self.samples.iter().map(|sample| (sample.points, sample.weight)))
    }

    /// Returns how much better this is than another decision judged in the same worlds, and the standard error of
    /// that, which is smaller than the errors of the two because the worlds are the same.
    #[must_use]
    pub fn lead_over(&self, other: &Self) -> (f64, f64) {
        let pairs = || self.samples.iter().zip(&other.samples).map(|(a, b)| (a.points - b.points, a.weight));
        (mean(pairs()), self.error_of(pairs()))
    }

    fn error_of(&self, samples: impl Iterator<Item = (f64, f64)> + Clone) -> f64 {
        if self.basis == Basis::All { 0.0 } else { standard_error(samples) }
    }

    /// Returns the probability of each result in whole points, lowest first.
    #[must_use]
    pub fn distribution(&self) -> BTreeMap<i32, f64> {
        let sum: f64 = self.samples.iter().map(|sample| sample.weight).sum();
        let mut parts = BTreeMap::new();
        for sample in &self.samples {
            *parts.entry(sample.points.round() as i32).or_insert(0.0) += sample.weight / sum;
        }
        parts
    }

    /// Returns the probability of writing down more than nothing.
    #[must_use]
    pub fn probability_of_gain(&self) -> f64 {
        mean(self.samples.iter().map(|sample| (f64::from(u8::from(0.0 < sample.points)), sample.weight)))
    }
}

fn mean(samples: impl Iterator<Item = (f64, f64)>) -> f64 {
    let (sum, weights) =
        samples.fold((0.0, 0.0), |(sum, weights), (value, weight)| (sum + value * weight, weights + weight));
    if weights == 0.0 { 0.0 } else { sum / weights }
}

fn standard_error(samples: impl Iterator<Item = (f64, f64)> + Clone) -> f64 {
    let mean = mean(samples.clone());
    let (mut squares, mut weights, mut weights_squared) = (0.0, 0.0, 0.0);
    for (value, weight) in samples {
        squares += weight * (value - mean) * (value - mean);
        weights += weight;
        weights_squared += weight * weight;
    }
    let effective = weights * weights / weights_squared;
    if effective.is_nan() || effective <= 1.0 { f64::INFINITY } else { (squares / weights / (effective - 1.0)).sqrt() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(points: &[f64]) -> Worth {
        Worth::new(points.iter().map(|&points| Sample { points, weight: 1.0 }).collect(), Basis::Drawn)
    }

    #[test]
    fn worlds_of_equal_weight_give_the_usual_mean_and_error() {
        let worth = worth(&[1.0, 2.0, 3.0, 4.0]);
        assert_eq!(worth.mean(), 2.5);
        // The deviation is sqrt(5/3), the error half of it.
        assert!((worth.standard_error() - (5.0_f64 / 3.0).sqrt() / 2.0).abs() < 1e-12);
        assert_eq!(worth.effective_worlds(), 4.0);
        assert_eq!(worth.distribution().into_iter().collect::<Vec<_>>(), [(1, 0.25), (2, 0.25), (3, 0.25), (4, 0.25)]);
        assert_eq!(worth.probability_of_gain(), 1.0);
    }

    #[test]
    fn a_likelier_world_counts_more() {
        let samples = vec![Sample { points: 4.0, weight: 3.0 }, Sample { points: 0.0, weight: 1.0 }];
        let worth = Worth::new(samples, Basis::Drawn);
        assert_eq!(worth.mean(), 3.0);
        assert_eq!(worth.effective_worlds(), 1.6);
    }

    #[test]
    fn a_lead_in_the_same_worlds_is_surer_than_two_means() {
        let (low, high) = (worth(&[1.0, -3.0, 5.0]), worth(&[2.0, -2.0, 6.0]));
        assert_eq!(high.lead_over(&low), (1.0, 0.0));
        assert!(1.0 < high.standard_error());
    }

    #[test]
    fn nothing_is_known_without_worlds() {
        assert_eq!(worth(&[]).mean(), 0.0);
        assert_eq!(worth(&[3.0]).standard_error(), f64::INFINITY);
    }
}
