//! All tests from outside the crate, in one program.

mod datasets;
mod endings;
mod fair;
mod fast_bots;
mod foreign;
mod judged;
mod matches;
mod problems;
mod review;
mod search;
mod strangers;
mod study;
mod truth;
