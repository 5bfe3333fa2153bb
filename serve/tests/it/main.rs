//! All tests from outside the crate, in one program; but `budget.rs`, which measures the memory of its process.

mod answers;
mod fuzz;
mod limits;
mod openapi;
mod page;
mod stopping;
mod support;
