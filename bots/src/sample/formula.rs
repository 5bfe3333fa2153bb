//! Conditions on sums over the cards of some hands.

/// A condition on counters, each of which adds up something over the cards of some hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Formula {
    /// The counter with this number is from `least` to `most`.
    Test {
        counter: usize,
        least: u16,
        most: u16,
    },
    All(Vec<Formula>),
    Any(Vec<Formula>),
}

impl Formula {
    /// Returns whether it holds, as far as the ranges in which the counters will end tell it.
    pub(crate) fn decide(&self, ranges: &[(u16, u16)]) -> Option<bool> {
        match self {
            &Self::Test { counter, least, most } => {
                let (low, high) = ranges[counter];
                if least <= low && high <= most {
                    Some(true)
                } else if high < least || most < low {
                    Some(false)
                } else {
                    None
                }
            }
            Self::All(formulas) => decide_all(formulas, true, ranges),
            Self::Any(formulas) => decide_all(formulas, false, ranges),
        }
    }

    /// Calls `visit` for every test.
    pub(crate) fn for_each_test(&self, visit: &mut impl FnMut(usize, u16, u16)) {
        match self {
            &Self::Test { counter, least, most } => visit(counter, least, most),
            Self::All(formulas) | Self::Any(formulas) => {
                for formula in formulas {
                    formula.for_each_test(visit);
                }
            }
        }
    }
}

#[expect(clippy::fn_params_excessive_bools, reason = "it is a truth value of logic")]
/// All of them if `unless` is true, any of them if it is false.
fn decide_all(formulas: &[Formula], unless: bool, ranges: &[(u16, u16)]) -> Option<bool> {
    let mut all = Some(unless);
    for formula in formulas {
        match formula.decide(ranges) {
            Some(holds) if holds != unless => return Some(!unless),
            Some(_) => {}
            None => all = None,
        }
    }
    all
}
