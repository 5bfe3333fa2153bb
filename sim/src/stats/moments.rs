//! Mean and variance of numbers that come in one after another.

use schemars::JsonSchema;
use serde::Serialize;
use statrs::distribution::{ContinuousCDF, StudentsT};
use text::{Language, Sign, Texts};

/// Number, mean and sum of squared deviations (See: B. P. Welford, "Note on a method for calculating corrected sums of
/// squares and products", 1962).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Moments {
    n: u64,
    mean: f64,
    squares: f64,
}

impl Moments {
    /// Adds a number.
    pub fn push(&mut self, number: f64) {
        self.n += 1;
        let before = number - self.mean;
        self.mean += before / self.n as f64;
        self.squares += before * (number - self.mean);
    }

    /// Returns how many there are.
    #[must_use]
    pub const fn n(&self) -> u64 {
        self.n
    }

    /// Returns the mean; nothing without numbers.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        (self.n != 0).then_some(self.mean)
    }

    /// Returns the estimated variance of one number; nothing of fewer than two.
    #[must_use]
    pub fn variance(&self) -> Option<f64> {
        (2 <= self.n).then(|| self.squares / (self.n - 1) as f64)
    }

    /// Returns the estimated variance of the mean; nothing of fewer than two.
    #[must_use]
    pub fn variance_of_mean(&self) -> Option<f64> {
        self.variance().map(|variance| variance / self.n as f64)
    }

    /// Returns the mean with its interval; nothing without numbers.
    #[must_use]
    pub fn estimate(&self) -> Option<Estimate> {
        self.mean().map(|mean| Estimate::new(self.n, mean, self.variance_of_mean()))
    }
}

/// A mean with the interval that holds the true one in 95 of 100 cases, by Student's distribution.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Estimate {
    /// Number of independent values that are averaged.
    pub n: u64,
    /// The mean.
    pub mean: f64,
    /// Half of the width of the interval; absent if it is the mean of one number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub half: Option<f64>,
}

/// Returns a mean with its interval as text, such as `+0.10 ±0.04`; `-` for `None`.
#[must_use]
pub fn interval(estimate: Option<Estimate>, decimals: u8, language: Language) -> String {
    let Some(Estimate { mean, half, .. }) = estimate else { return "-".to_owned() };
    let texts = Texts::of(language);
    let mean = texts.decimal(mean, decimals, Sign::Both);
    half.map_or_else(|| mean.clone(), |half| format!("{mean} ±{}", texts.decimal(half, decimals, Sign::Minus)))
}

impl Estimate {
    /// Returns the estimate with this variance of the mean.
    #[must_use]
    pub fn new(n: u64, mean: f64, variance_of_mean: Option<f64>) -> Self {
        let half = variance_of_mean.map(|variance| quantile(n) * variance.max(0.0).sqrt());
        Self { n, mean, half }
    }

    /// Returns the lower end of the interval, or the mean without an interval.
    #[must_use]
    pub fn low(&self) -> f64 {
        self.mean - self.half.unwrap_or(0.0)
    }

    /// Returns the upper end of the interval, or the mean without an interval.
    #[must_use]
    pub fn high(&self) -> f64 {
        self.mean + self.half.unwrap_or(0.0)
    }

    /// Returns whether the interval is known and holds no zero.
    #[must_use]
    pub fn is_significant(&self) -> bool {
        self.half.is_some_and(|half| half < self.mean.abs())
    }
}

/// Returns how many standard errors an interval of 95 % reaches to each side.
pub(crate) fn quantile(n: u64) -> f64 {
    let freedom = n.saturating_sub(1).max(1) as f64;
    StudentsT::new(0.0, 1.0, freedom).map_or(f64::NAN, |student| student.inverse_cdf(0.975))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Draw;

    fn moments(numbers: impl IntoIterator<Item = f64>) -> Moments {
        let mut moments = Moments::default();
        numbers.into_iter().for_each(|number| moments.push(number));
        moments
    }

    #[test]
    fn a_textbook_sample_has_its_interval() {
        // Mean 5, variance 32/7, t(7; 0.975) = 2.3646.
        let estimate = moments([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]).estimate().expect("numbers");
        assert_eq!(estimate.mean, 5.0);
        assert!((estimate.half.expect("eight numbers") - 2.3646 * (32.0_f64 / 7.0 / 8.0).sqrt()).abs() < 1e-4);
    }

    #[test]
    fn few_numbers_claim_nothing() {
        assert_eq!(Moments::default().estimate(), None);
        assert_eq!(moments([3.0]).estimate(), Some(Estimate { n: 1, mean: 3.0, half: None }));
        assert!(!moments([3.0]).estimate().expect("a number").is_significant());
    }

    #[test]
    fn the_interval_holds_the_truth_in_95_of_100_cases() {
        let holds = |case: &u64| {
            let mut draw = Draw::new(11, *case);
            let estimate = moments((0..12).map(|_| draw.unit())).estimate().expect("numbers");
            (estimate.low()..=estimate.high()).contains(&0.5)
        };
        let share = (0..4000).filter(holds).count() as f64 / 4000.0;
        assert!((0.935..0.965).contains(&share), "{share}");
    }
}
