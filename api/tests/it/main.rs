//! All tests from outside the crate, in one program.

mod board;
mod host;
mod import;
mod numbers;
mod replay;
mod table;
mod values;
mod wall;
