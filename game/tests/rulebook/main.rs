//! The rule book as tests: one per paragraph, worked example or option, tables of cases over repeated code.

mod announcements;
mod reservations;
mod scores;
mod vectors;
