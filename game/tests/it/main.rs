//! All tests from outside the crate, in one program.

#![expect(clippy::fn_params_excessive_bools, reason = "a bool is a case of a test")]

mod imagine;
mod perft;
mod rulebook;
mod spielfindung;
mod tsr;
