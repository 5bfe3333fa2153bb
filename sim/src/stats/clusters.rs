//! The mean of numbers that come in clusters, such as the games of one deal: within a cluster they are not independent.

use super::Estimate;

/// Sums over clusters, of which each has any number of numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Clusters {
    n_clusters: u64,
    n: f64,
    sum: f64,
    /// Sums of the squares of the clusters' sums and sizes, and of their products.
    sums_squared: f64,
    sizes_squared: f64,
    products: f64,
}

impl Clusters {
    /// Adds a cluster of `n` numbers with sum `sum`; nothing if `n` is 0.
    pub fn push(&mut self, sum: f64, n: u64) {
        if n == 0 {
            return;
        }
        let n = n as f64;
        self.n_clusters += 1;
        self.n += n;
        self.sum += sum;
        self.sums_squared += sum * sum;
        self.sizes_squared += n * n;
        self.products += sum * n;
    }

    /// Returns the mean of all numbers with its interval; nothing without numbers.
    ///
    /// The mean is a ratio of two sums over clusters, and what a cluster adds to its variance is the square of what its sum
    /// differs from what its size makes expect (See: W. Cochran, "Sampling Techniques", 1977, 2.11).
    #[must_use]
    pub fn estimate(&self) -> Option<Estimate> {
        if self.n_clusters == 0 {
            return None;
        }
        let (clusters, mean) = (self.n_clusters as f64, self.sum / self.n);
        let squares = self.sums_squared - 2.0 * mean * self.products + mean * mean * self.sizes_squared;
        let variance = (2 <= self.n_clusters).then(|| squares * clusters / (clusters - 1.0) / (self.n * self.n));
        Some(Estimate::new(self.n_clusters, mean, variance))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::Moments;
    use bots::Draw;

    #[test]
    fn clusters_of_one_are_independent_numbers() {
        let (mut clusters, mut moments) = (Clusters::default(), Moments::default());
        for number in [2.0, 4.0, 4.0, 5.0, 7.0, 9.0] {
            clusters.push(number, 1);
            moments.push(number);
        }
        let (clusters, moments) = (clusters.estimate().expect("numbers"), moments.estimate().expect("numbers"));
        assert!((clusters.mean - moments.mean).abs() < 1e-12);
        assert!((clusters.half.expect("numbers") - moments.half.expect("numbers")).abs() < 1e-9);
    }

    #[test]
    fn the_interval_allows_for_numbers_that_share_their_luck() {
        // Soli: most deals have none, some have the same one in up to four seatings, with the luck of the deal in common.
        let (mut held, mut held_if_independent) = (0, 0);
        for case in 0..2000 {
            let mut draw = Draw::new(61, case);
            let (mut clusters, mut moments) = (Clusters::default(), Moments::default());
            for _ in 0..60 {
                let (luck, n) = (draw.unit() - 0.5, draw.below(5) as u64);
                let numbers: Vec<f64> = (0..n).map(|_| 4.0 * luck + draw.unit() - 0.5).collect();
                numbers.iter().for_each(|&number| moments.push(number));
                clusters.push(numbers.iter().sum(), n);
            }
            let holds = |estimate: Estimate| u32::from((estimate.low()..=estimate.high()).contains(&0.0));
            held += holds(clusters.estimate().expect("numbers"));
            held_if_independent += holds(moments.estimate().expect("numbers"));
        }
        assert!((1860..1950).contains(&held), "{held} of 2000");
        assert!(held_if_independent < 1700, "{held_if_independent} of 2000");
    }
}
