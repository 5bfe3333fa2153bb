//! All tests from outside the crate, in one program.

mod conditional;
mod guest;
mod guest_fuzz;
mod guide;
mod net;
mod remote;
mod rules_of_thumb;
mod sample;
mod search;
mod sides;
mod spec;
mod styles;
mod veil;
