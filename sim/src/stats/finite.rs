//! Numbers that are none are found and named before they are published.

use super::Estimate;
use std::fmt;

/// A number of a report that is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotFinite(String);

impl fmt::Display for NotFinite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a finite number", self.0)
    }
}

impl std::error::Error for NotFinite {}

/// Returns whether all of these are numbers, and else what they should be.
pub(crate) fn check_numbers(what: &str, numbers: impl IntoIterator<Item = f64>) -> Result<(), NotFinite> {
    if numbers.into_iter().all(f64::is_finite) { Ok(()) } else { Err(NotFinite(what.to_owned())) }
}

/// Returns whether the means and intervals are numbers, and else what they should be.
pub(crate) fn check_estimates<'a>(
    what: &str,
    estimates: impl IntoIterator<Item = &'a Estimate>,
) -> Result<(), NotFinite> {
    check_numbers(what, estimates.into_iter().flat_map(|estimate| [Some(estimate.mean), estimate.half]).flatten())
}
