//! Random games of all rule sets, from the deal to the list, with everything that can be said on the way.

// The notation has this name in every other crate, and so in the files that their tests share.
extern crate doko_notation as notation;

mod club_files;
mod clubs;
mod driver;
mod laws;
mod positions;
#[path = "../support/random_rules.rs"]
mod random_rules;
mod records;
mod recount;
mod results;
mod score_recount;
