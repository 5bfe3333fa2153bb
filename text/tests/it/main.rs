//! All tests from outside the crate, in one program.

mod catalogue;
mod floors;
