//! All tests from outside the crate, in one program.

#![expect(clippy::fn_params_excessive_bools, reason = "a bool is a case of a test")]

mod agree;
mod anytime;
mod clubs;
mod golden;
mod kept;
mod laws;
mod nodes;
mod optional;
mod playout;
mod points;
mod proof;
mod support;
mod vectors;
mod verdict;
