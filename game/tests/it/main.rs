//! All tests from outside the crate, in one program.

mod imagine;
mod perft;
mod rulebook;
mod spielfindung;
mod tsr;
