//! The committed data sets are those that were made.

use sha2::{Digest, Sha256};
use solver::{BestAugen, Limits, Solver};
use std::fs;
use std::path::Path;

#[test]
fn every_committed_file_has_its_checksum() {
    for folder in ["endgames", "games"] {
        let folder = Path::new("../datasets").join(folder);
        let sums = fs::read_to_string(folder.join("SHA256SUMS")).expect("checksums");
        let mut named = Vec::new();
        for line in sums.lines() {
            let (expected, name) = line.split_once("  ").expect("a checksum and a name");
            let hash = Sha256::digest(fs::read(folder.join(name)).expect("the file is there"));
            let found: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
            assert_eq!(found, expected, "{name}");
            named.push(name.to_owned());
        }
        let there = fs::read_dir(&folder).expect("a folder").flatten().map(|entry| entry.file_name());
        let mut there: Vec<String> = there.filter_map(|name| name.into_string().ok()).collect();
        there.retain(|name| name != "SHA256SUMS");
        there.sort();
        assert_eq!(named, there);
    }
}

/// Every fifth endgame, solved again: the value and what each card is worth.
#[test]
fn endgames_are_worth_what_they_say() {
    let mut n_checked = 0;
    for file in fs::read_dir("../datasets/endgames").expect("a folder").flatten() {
        if file.path().extension().is_none_or(|ending| ending != "txt") {
            continue;
        }
        for line in fs::read_to_string(file.path()).expect("positions").lines().step_by(5) {
            let (position, values) = line.split_once(" # value=").expect("a position and its values");
            let position = notation::position(position).unwrap_or_else(|error| panic!("{line}: {error}"));
            let answer = Solver::default().ask(&position, BestAugen::each_card(), Limits::NONE);
            let mut found = answer.exact().to_string();
            for (card, augen) in answer.exact_cards() {
                found += &format!(" {card}={augen}");
            }
            assert_eq!(found, values, "{line}");
            n_checked += 1;
        }
    }
    assert_eq!(n_checked, 16 * 20);
}

/// A receipt says the same as the checksums, and the bytes of a receipt are what `doko generate merge` writes.
#[cfg(feature = "parquet")]
#[test]
fn committed_games_are_whole() {
    let mut n_files = 0;
    for file in fs::read_dir("../datasets/games").expect("a folder").flatten() {
        if file.path().extension().is_some_and(|ending| ending == "parquet") {
            let receipt = doko_sim::generate::verify_file(&file.path()).unwrap_or_else(|error| panic!("{error}"));
            let name = file.file_name().into_string().expect("a name");
            let is_small = name == "exact-bsv.parquet";
            assert_eq!(receipt.games, if is_small { 100 } else { 1000 }, "{name}");
            n_files += 1;
        }
    }
    assert_eq!(n_files, 3);
}
