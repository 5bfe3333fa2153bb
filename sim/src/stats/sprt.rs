//! A test that stops as soon as it is decided: is a bot better by `b` points a game rather than by `a`?
//!
//! The sequential probability ratio test of Wald, generalised to a mean whose variance is not known: the likelihoods are
//! those of a normal mean with the variance that was estimated so far (See: M. Van den Bergh, "A practical introduction
//! to the GSPRT", 2019). One number comes from each unit, and the test looks after each of them in their order, so where
//! it stops does not depend on threads.

use super::moments::Moments;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use text::{Localized, Message, english_errors, message};

/// The two hypotheses and how often the test may be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sprt {
    a: f64,
    b: f64,
    alpha: f64,
    beta: f64,
}

/// Result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// The difference is rather `a`.
    AcceptA,
    /// The difference is rather `b`.
    AcceptB,
    /// No decision yet.
    Open,
}

impl Sprt {
    /// Units before the test looks for the first time, so that there is a variance to speak of.
    pub const FIRST_LOOK: u64 = 30;
    /// The most points a game that are tested, more than any game is worth.
    const MOST_POINTS: f64 = 1000.0;
    /// Least distance of the two hypotheses. Closer ones would take too many games.
    const LEAST_GAP: f64 = 1e-6;
    /// Least share of wrong decisions; the greatest is a half.
    const LEAST_SHARE: f64 = 1e-9;

    /// Returns the test of `b` against `a`, each of which is rejected wrongly in at most five of a hundred cases.
    ///
    /// # Errors
    /// Returns what is wrong with the numbers.
    pub fn new(a: f64, b: f64) -> Result<Self, SprtError> {
        Self { a, b, alpha: 0.05, beta: 0.05 }.checked()
    }

    fn checked(self) -> Result<Self, SprtError> {
        if !(self.a.is_finite() && self.b.is_finite() && self.a < self.b) {
            return Err(SprtError::Order { a: self.a, b: self.b });
        }
        if Self::MOST_POINTS < self.a.abs().max(self.b.abs()) || self.b - self.a < Self::LEAST_GAP {
            return Err(SprtError::Points { a: self.a, b: self.b });
        }
        match [self.alpha, self.beta].into_iter().find(|share| !(Self::LEAST_SHARE <= *share && *share < 0.5)) {
            Some(share) => Err(SprtError::Share(share)),
            None => Ok(self),
        }
    }

    /// Returns the log of the likelihood of `b` over that of `a`.
    #[must_use]
    pub fn log_ratio(&self, differences: &Moments) -> f64 {
        let (Some(mean), Some(variance)) = (differences.mean(), differences.variance_of_mean()) else { return 0.0 };
        let evidence = (self.b - self.a) * (mean - f64::midpoint(self.a, self.b));
        // Differences that never differ leave no doubt.
        if 0.0 < variance { evidence / variance } else { evidence * 1e9 }
    }

    /// Returns the log ratios at which `a` and `b` are accepted.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// Returns what the differences say.
    #[must_use]
    pub fn decide(&self, differences: &Moments) -> Decision {
        let (lower, upper) = self.bounds();
        match self.log_ratio(differences) {
            _ if differences.n() < Self::FIRST_LOOK => Decision::Open,
            ratio if ratio <= lower => Decision::AcceptA,
            ratio if upper <= ratio => Decision::AcceptB,
            _ => Decision::Open,
        }
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a={} b={} alpha={} beta={}", self.a, self.b, self.alpha, self.beta)
    }
}

impl FromStr for Sprt {
    type Err = SprtError;

    /// Reads `a=0 b=0.1`, with `alpha=` and `beta=` if they are not 0.05; commas do as well as spaces.
    fn from_str(text: &str) -> Result<Self, SprtError> {
        let mut given: [Option<f64>; 4] = [None; 4];
        for part in text.split([' ', ',']).filter(|part| !part.is_empty()) {
            let wrong = || SprtError::Part(part.to_owned());
            let (key, value) = part.split_once('=').ok_or_else(wrong)?;
            let place = ["a", "b", "alpha", "beta"].iter().position(|known| *known == key).ok_or_else(wrong)?;
            let value: f64 = value.parse().map_err(|_| wrong())?;
            if given[place].replace(value).is_some() {
                return Err(SprtError::Twice(key.to_owned()));
            }
        }
        let [a, b, alpha, beta] = given;
        let missing = || SprtError::Part(text.to_owned());
        let (a, b) = (a.ok_or_else(missing)?, b.ok_or_else(missing)?);
        Self { a, b, alpha: alpha.unwrap_or(0.05), beta: beta.unwrap_or(0.05) }.checked()
    }
}

/// Error of a test.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SprtError {
    /// Something that is no part of a test, or no test at all.
    Part(String),
    /// `b` must be more than `a`.
    Order {
        /// The lesser.
        a: f64,
        /// The greater.
        b: f64,
    },
    /// The hypotheses are not finite, or too close together to be told apart.
    Points {
        /// The lesser.
        a: f64,
        /// The greater.
        b: f64,
    },
    /// A part is given twice.
    Twice(String),
    /// A share of wrong decisions that makes no sense.
    Share(f64),
}

impl Localized for SprtError {
    fn message(&self) -> Message {
        // As many decimals as were written.
        let plain = |number: f64| number.to_string();
        match self {
            Self::Part(part) => message!("sprt-part", part),
            Self::Order { a, b } => message!("sprt-order", a = plain(*a), b = plain(*b)),
            Self::Points { a, b } => {
                let (most, gap) = (plain(Sprt::MOST_POINTS), plain(Sprt::LEAST_GAP));
                message!("sprt-points", a = plain(*a), b = plain(*b), most, gap)
            }
            Self::Twice(part) => message!("sprt-twice", part),
            Self::Share(share) => message!("sprt-share", share = plain(*share), least = plain(Sprt::LEAST_SHARE)),
        }
    }
}

english_errors!(SprtError);

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Draw;

    /// Returns what the test says of numbers with this mean, and after how many.
    fn run(mean: f64, case: u64) -> (Decision, u64) {
        let sprt = Sprt::new(0.0, 0.2).expect("a test");
        let (mut draw, mut differences) = (Draw::new(31, case), Moments::default());
        for _ in 0..100_000 {
            // Far from normal: mostly nothing, sometimes much.
            let luck = if draw.unit() < 0.2 { 10.0 * (draw.unit() - 0.5) } else { 0.0 };
            differences.push(mean + luck);
            let decision = sprt.decide(&differences);
            if decision != Decision::Open {
                return (decision, differences.n());
            }
        }
        (Decision::Open, differences.n())
    }

    #[test]
    fn the_test_is_wrong_as_rarely_as_it_promises() {
        for (mean, wrong) in [(0.0, Decision::AcceptB), (0.2, Decision::AcceptA)] {
            let errors = (0..400).filter(|&case| run(mean, case).0 == wrong).count();
            assert!(errors <= 32, "{errors} of 400 at {mean}");
            assert!((0..400).all(|case| run(mean, case).0 != Decision::Open));
        }
    }

    #[test]
    fn a_large_difference_is_decided_sooner() {
        let mean_length = |mean| (0..100).map(|case| run(mean, case).1).sum::<u64>() / 100;
        assert!(mean_length(1.0) * 3 < mean_length(0.1));
    }

    #[test]
    fn a_test_is_read_as_it_is_written() {
        let sprt: Sprt = "a=0 b=0.1".parse().expect("a test");
        assert_eq!(sprt.to_string().parse(), Ok(sprt));
        assert_eq!("a=0,b=0.1,alpha=0.05".parse(), Ok(sprt));
        let error = |text: &str| text.parse::<Sprt>().expect_err("no test").to_string();
        assert_eq!(error("a=1 b=0"), "a test needs a below b, not a=1 and b=0");
        assert_eq!(error("a=0 b=NaN"), "a test needs a below b, not a=0 and b=NaN");
        assert_eq!(
            error("a=0 b=1 alpha=2"),
            "a test cannot be wrong in 2 of all cases; expected a share from 0.000000001 to below 0.5"
        );
        for odd in ["a=-1e308 b=1e308", "a=0 b=1e-320", "a=1000 b=1001", "a=0 b=0.0000001"] {
            assert!(error(odd).contains("cannot be tested"), "{odd}");
        }
        for odd in ["0", "1e-320", "0.5", "-0.1", "NaN", "inf"] {
            assert!(error(&format!("a=0 b=1 alpha={odd}")).contains("cannot be wrong in"), "{odd}");
            assert!(error(&format!("a=0 b=1 beta={odd}")).contains("cannot be wrong in"), "{odd}");
        }
        assert_eq!(error("a=0 a=1 b=2"), "'a' is given twice");
        assert!(error("a=0 c=1").starts_with("'c=1' is not a test"));
        assert!(error("a=0").starts_with("'a=0' is not a test"));
    }
}
