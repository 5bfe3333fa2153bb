//! All tests from outside the crate, in one program.

#![expect(clippy::fn_params_excessive_bools, reason = "a bool is a case of a test")]

mod cases;
#[cfg(feature = "serde")]
mod computed;
#[cfg(feature = "serde")]
mod coverage;
mod from_records;
mod injector;
mod laws;
mod search;
#[cfg(feature = "serde")]
mod sentences;
mod settlement;
mod shortening;
mod support;
mod texts;
#[cfg(feature = "serde")]
mod vectors;
