//! Random games of all rule sets, from the deal to the list, with everything that can be said on the way.

mod club_files;
mod clubs;
pub(crate) mod driver;
mod laws;
mod positions;
mod records;
mod recount;
mod results;
mod score_recount;
