//! The goals of the search: Augen, Points or tricks, behind [one trait](crate::goal).

mod points;
mod sum;
mod tricks;

pub use points::PointsError;
pub(crate) use points::{PointsProblem, won_before};
pub(crate) use sum::{AugenProblem, OF_AUGEN, TricksProblem};
