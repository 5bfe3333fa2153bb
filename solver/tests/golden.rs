//! Positions whose values other programs have found.

use game::Position;
use solver::{Config, value};
use std::fs;

/// Solves the first positions of a file and compares them with the value in the comment.
fn check(name: &str, n_positions: usize) {
    let path = format!("{}/../datasets/positions/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    for line in text.lines().take(n_positions) {
        let position: Position = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        let (_, comment) = line.split_once("# value=").expect("the value is given");
        let expected = comment.split_whitespace().next().expect("the value is given");
        assert_eq!(value(&position, &Config::default()).to_string(), expected, "{line}");
    }
}

#[test]
fn six_tricks_of_a_normal_game() {
    check("values-normal-06.txt", 40);
}

#[test]
fn six_tricks_of_a_damensolo() {
    check("values-damensolo-06.txt", 40);
}

#[test]
fn six_tricks_of_a_fleischloser() {
    check("values-fleischlos-06.txt", 40);
}
