//! The share of cases in which something is so.

use super::{Estimate, Moments};

/// Standard errors from the mean to the end of an interval of 95 % of a normal distribution.
const ERRORS: f64 = 1.96;

/// Returns the mean of numbers that are 0 or 1, with an interval that is right for few of them, too, and for shares near
/// 0 and 1: where ten of ten cases were so, it need not always be so.
///
/// The interval reaches as far to both sides as that of Wilson does to the farther one (See: E. Wilson, "Probable Inference, the
/// Law of Succession, and Statistical Inference", 1927).
#[must_use]
pub(crate) fn share(cases: &Moments) -> Option<Estimate> {
    let (n, mean) = (cases.n() as f64, cases.mean()?);
    let square = ERRORS * ERRORS;
    let middle = (mean + square / (2.0 * n)) / (1.0 + square / n);
    let half = ERRORS / (1.0 + square / n) * (mean * (1.0 - mean) / n + square / (4.0 * n * n)).sqrt();
    Some(Estimate { n: cases.n(), mean, half: Some((middle - mean).abs() + half) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Draw;

    #[test]
    fn what_always_was_so_is_not_certain() {
        let mut cases = Moments::default();
        (0..10).for_each(|_| cases.push(1.0));
        let estimate = share(&cases).expect("cases");
        // Wilson: from 72.2 % on.
        assert!((estimate.low() - 0.722).abs() < 1e-3, "{estimate:?}");
    }

    #[test]
    fn rare_and_common_things_are_held_as_often_as_promised() {
        for truth in [0.01, 0.05, 0.3, 0.5, 0.9, 0.99] {
            for n in [10, 100] {
                let holds = |case: &u64| {
                    let mut draw = Draw::new(71, *case);
                    let mut cases = Moments::default();
                    (0..n).for_each(|_| cases.push(f64::from(u8::from(draw.unit() < truth))));
                    let estimate = share(&cases).expect("cases");
                    (estimate.low()..=estimate.high()).contains(&truth)
                };
                let held = (0..1000).filter(holds).count();
                // With ten cases there are only eleven shares: the interval of Wilson itself holds 92 % there.
                let promised = if n == 10 { 900 } else { 925 };
                assert!(promised <= held, "{held} of 1000 at {truth} with {n}");
            }
        }
    }
}
