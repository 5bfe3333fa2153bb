//! Positions whose values other programs have found.

use doko_solver::{BestAugen, Limits, Solver};
use std::fs;

/// Solves the first positions of a file and compares them with the value in the comment.
fn check(name: &str, n_positions: usize) {
    let path = format!("{}/../datasets/positions/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    for line in text.lines().take(n_positions) {
        let position = notation::position(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let (_, comment) = line.split_once("# value=").expect("the value is given");
        let expected = comment.split_whitespace().next().expect("the value is given");
        let found = Solver::default().ask(&position, BestAugen::value(), Limits::NONE).exact();
        assert_eq!(found.to_string(), expected, "{line}");
    }
}

#[test]
fn six_tricks() {
    for game in ["normal", "damensolo", "fleischlos"] {
        check(&format!("values-{game}-06.txt"), usize::MAX);
    }
}

#[test]
fn seven_tricks() {
    for game in ["normal", "damensolo", "fleischlos"] {
        check(&format!("values-{game}-07.txt"), usize::MAX);
    }
}

#[test]
fn eight_tricks() {
    for game in ["normal", "damensolo", "fleischlos"] {
        check(&format!("values-{game}-08.txt"), 20);
    }
}
