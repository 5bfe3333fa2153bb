//! Check of reports: numbers that are not finite are found and named before publication.

use super::Estimate;
use text::{Localized, Message, english_errors, message};

/// A number of a report that is not finite.
#[derive(Clone, Debug, PartialEq)]
pub struct NotFinite(Message);

impl Localized for NotFinite {
    fn message(&self) -> Message {
        message!("not-finite", what = &self.0)
    }
}

english_errors!(NotFinite);

/// Returns whether all of these are numbers, and else what they should be.
pub(crate) fn check_numbers(what: &Message, numbers: impl IntoIterator<Item = f64>) -> Result<(), NotFinite> {
    if numbers.into_iter().all(f64::is_finite) { Ok(()) } else { Err(NotFinite(what.clone())) }
}

/// Returns whether the means and intervals are numbers, and else what they should be.
pub(crate) fn check_estimates<'a>(
    what: &Message,
    estimates: impl IntoIterator<Item = &'a Estimate>,
) -> Result<(), NotFinite> {
    check_numbers(what, estimates.into_iter().flat_map(|estimate| [Some(estimate.mean), estimate.half]).flatten())
}
