//! All tests from outside the crate, in one program.

#![expect(clippy::fn_params_excessive_bools, reason = "a bool is a case of a test")]

// The notation has this name in every other crate, and so in the files that their tests share.
extern crate doko_notation as notation;

mod draft;
mod german;
mod import;
mod mutations;
mod playthroughs;
mod position_lines;
mod rules_file;
mod support;
mod writers;
