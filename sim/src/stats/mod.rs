//! Means with intervals, tests that stop by themselves, ratings: numbers that come in one after another.
//!
//! Everything here is added up in the order of the units, one number from each, so results do not depend on threads.

mod clusters;
mod crossfit;
mod finite;
mod moments;
mod rating;
mod share;
mod sprt;

pub use clusters::Clusters;
pub use crossfit::CrossFit;
pub use finite::NotFinite;
pub(crate) use finite::{check_estimates, check_numbers};
pub use moments::{Estimate, Moments, interval};
pub use rating::{Rating, Ratings};
pub(crate) use share::share;
pub use sprt::{Decision, Sprt, SprtError};
