//! Control variates whose coefficients are fitted on other units than those they are used on.
//!
//! What the cards of a seat are worth has the mean zero over the seats of a table, and the seats are drawn by lot, so it
//! can be subtracted times any number that is fixed beforehand without a bias. The best number is not known beforehand.
//! So the units are dealt out into folds, and in each fold the number is used that was best in all others: given those,
//! it is fixed, and the mean stays unbiased.
//!
//! See: N. Burch, M. Schmid, M. Moravcik, D. Morrill, M. Bowling, "AIVAT: a new variance reduction technique for agent
//! evaluation in imperfect information games", 2018. The only chance event here is the deal, its heuristic value that of
//! the open cards. Choices of the bots are not corrected, because their probabilities are not known.

use super::moments::Estimate;

/// Number of folds.
const FOLDS: usize = 10;

/// A mean from which a control variate is subtracted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CrossFit {
    folds: [Sums; FOLDS],
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Sums {
    n: f64,
    y: f64,
    c: f64,
    yy: f64,
    cc: f64,
    yc: f64,
}

impl Sums {
    const fn plus(self, other: Self) -> Self {
        Self {
            n: self.n + other.n,
            y: self.y + other.y,
            c: self.c + other.c,
            yy: self.yy + other.yy,
            cc: self.cc + other.cc,
            yc: self.yc + other.yc,
        }
    }

    /// Returns the number times which the control variate takes most variance out.
    fn slope(self) -> f64 {
        let (variance, covariance) = (self.cc - self.c * self.c / self.n, self.yc - self.y * self.c / self.n);
        if 0.0 < variance { covariance / variance } else { 0.0 }
    }
}

impl CrossFit {
    /// Adds a unit: its result and its control variate, whose true mean is zero.
    pub fn push(&mut self, unit: u64, result: f64, control: f64) {
        let one =
            Sums { n: 1.0, y: result, c: control, yy: result * result, cc: control * control, yc: result * control };
        let fold = &mut self.folds[(unit % FOLDS as u64) as usize];
        *fold = fold.plus(one);
    }

    /// Returns the mean without what the control variate explains; nothing of fewer than two units a fold.
    #[must_use]
    pub fn estimate(&self) -> Option<Estimate> {
        if self.folds.iter().any(|fold| fold.n < 2.0) {
            return None;
        }
        let all = self.folds.into_iter().fold(Sums::default(), Sums::plus);
        let (mut sum, mut squares) = (0.0, 0.0);
        for fold in self.folds {
            let minus = |a: f64, b: f64| a - b;
            let others = Sums {
                n: minus(all.n, fold.n),
                y: minus(all.y, fold.y),
                c: minus(all.c, fold.c),
                yy: minus(all.yy, fold.yy),
                cc: minus(all.cc, fold.cc),
                yc: minus(all.yc, fold.yc),
            };
            let slope = others.slope();
            sum += fold.y - slope * fold.c;
            squares += fold.yy - 2.0 * slope * fold.yc + slope * slope * fold.cc;
        }
        let mean = sum / all.n;
        let variance = (squares / all.n - mean * mean).max(0.0) / (all.n - 1.0);
        Some(Estimate::new(all.n as u64, mean, Some(variance)))
    }

    /// Returns the number times which the control variate is subtracted, fitted on all units.
    #[must_use]
    pub fn slope(&self) -> f64 {
        self.folds.into_iter().fold(Sums::default(), Sums::plus).slope()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::Moments;
    use bots::Draw;

    /// A bot that is better by 0.3 than another, in deals whose luck counts much more and is only roughly known.
    fn simulated(case: u64, n_units: u64) -> (CrossFit, Moments) {
        let mut draw = Draw::new(23, case);
        let (mut fit, mut plain) = (CrossFit::default(), Moments::default());
        for unit in 0..n_units {
            let luck = 6.0 * (draw.unit() - 0.5);
            // Known only in steps, and it counts more for those who have it.
            let control = luck.round();
            let result = 0.3 + luck + 0.2 * luck * draw.unit() + 2.0 * (draw.unit() - 0.5);
            fit.push(unit, result, control);
            plain.push(result);
        }
        (fit, plain)
    }

    #[test]
    fn the_mean_is_unbiased_and_its_interval_honest() {
        let (mut means, mut held) = (Moments::default(), 0);
        for case in 0..2000 {
            let estimate = simulated(case, 30).0.estimate().expect("three units a fold");
            means.push(estimate.mean);
            held += u32::from((estimate.low()..=estimate.high()).contains(&0.3));
        }
        let all = means.estimate().expect("cases");
        // Two thousand small matches: the mean of the means is known to a hundredth.
        assert!(all.half.expect("cases") < 0.01, "{all:?}");
        assert!((all.low()..=all.high()).contains(&0.3), "{all:?}");
        assert!((1850..1960).contains(&held), "{held} of 2000");
    }

    #[test]
    fn fitting_on_the_same_units_would_be_biased_where_the_control_is_skewed() {
        // What cross-fitting is for: results that bend with a skewed control variate.
        let (mut crossed, mut same) = (Moments::default(), Moments::default());
        for case in 0..4000 {
            let mut draw = Draw::new(29, case);
            let (mut fit, mut plain) = (CrossFit::default(), Moments::default());
            for unit in 0..20 {
                let control = -(1.0 - draw.unit()).ln() - 1.0;
                let result = control * control - 1.0;
                fit.push(unit, result, control);
                plain.push(result);
            }
            let all = fit.folds.into_iter().fold(Sums::default(), Sums::plus);
            crossed.push(fit.estimate().expect("two units a fold").mean);
            same.push((all.y - all.slope() * all.c) / all.n);
        }
        let (crossed, same) = (crossed.estimate().expect("cases"), same.estimate().expect("cases"));
        assert!((crossed.low()..=crossed.high()).contains(&0.0), "{crossed:?}");
        assert!(same.high() < 0.0, "{same:?}");
    }

    #[test]
    fn luck_that_is_known_is_taken_out() {
        let (fit, plain) = simulated(0, 5000);
        let controlled = fit.estimate().expect("many units").half.expect("many units");
        let uncontrolled = plain.estimate().expect("many units").half.expect("many units");
        assert!(controlled * 2.0 < uncontrolled, "{controlled} {uncontrolled}");
        assert!((1.0..1.2).contains(&fit.slope()), "{}", fit.slope());
    }

    #[test]
    fn a_control_that_says_nothing_changes_nothing() {
        let (mut fit, mut plain) = (CrossFit::default(), Moments::default());
        for unit in 0..40 {
            let result = (unit * unit % 7) as f64;
            fit.push(unit, result, 0.0);
            plain.push(result);
        }
        let (controlled, plain) = (fit.estimate().expect("units"), plain.estimate().expect("units"));
        assert!((controlled.mean - plain.mean).abs() < 1e-12);
        assert!((controlled.half.expect("units") - plain.half.expect("units")).abs() < 1e-12);
        assert_eq!(simulated(0, 19).0.estimate(), None);
    }
}
