//! All tests from outside the crate, in one program.

mod batch;
mod guide;
mod laws;
mod quick;
mod saved;
mod seen;
