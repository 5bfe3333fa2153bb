//! Random games of all rule sets, from the deal to the list, with everything that can be said on the way.

#[cfg(feature = "serde")]
mod clubs;
mod driver;
mod laws;
mod positions;
mod records;
