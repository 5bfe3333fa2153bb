//! The rule book as tests: one per paragraph, worked example or option, tables of cases over repeated code.

mod announcements;
mod bock;
mod game_vectors;
mod games;
mod house_calls;
mod house_points;
mod order;
mod parties;
mod play;
mod reservations;
mod results;
mod rounds;
mod said;
mod scores;
mod vectors;
