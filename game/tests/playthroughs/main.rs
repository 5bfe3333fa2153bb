//! Random games of all rule sets, from the deal to the list, with everything that can be said on the way.

// The rules have this name in every other crate, and so in the files that their tests share.
extern crate doko_game as game;

#[cfg(feature = "serde")]
mod club_files;
#[cfg(feature = "serde")]
mod clubs;
mod driver;
mod laws;
mod positions;
#[cfg(feature = "serde")]
#[path = "../support/random_rules.rs"]
mod random_rules;
mod records;
#[cfg(feature = "serde")]
mod recount;
mod results;
#[cfg(feature = "serde")]
mod score_recount;
