//! All tests from outside the crate, in one program.

mod advice;
mod claims;
mod cmd;
mod generate;
mod german;
mod library;
mod long_work;
mod matches;
mod outputs;
mod outside;
mod pipes;
mod play;
mod problems;
mod programs;
mod referee;
mod schemas;
mod seats;
mod serve;
mod shared;
mod sheet;
mod support;
mod tables;
