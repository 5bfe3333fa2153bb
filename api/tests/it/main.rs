//! All tests from outside the crate, in one program.

mod board;
mod claims;
mod host;
mod import;
mod numbers;
mod replay;
mod sheet;
mod table;
mod tournament;
mod values;
mod wall;
