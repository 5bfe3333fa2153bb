//! Every row of the handbook has a vector.

use doko_referee::catalogue::entries;
use doko_referee::rule;
use game::Rules;
use serde_json::Value;
use std::collections::BTreeSet;

const VECTORS: [&str; 3] = [
    include_str!("../../../datasets/rulebook/cases.jsonl"),
    include_str!("../../../datasets/rulebook/referee.jsonl"),
    include_str!("../../../datasets/rulebook/referee-second-reading.jsonl"),
];

/// Returns the rows, by entry and name, that a vector ends in.
fn rows_with_a_vector() -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    let lines = VECTORS.iter().flat_map(|text| text.lines());
    for vector in lines.map(|line| serde_json::from_str::<Value>(line).unwrap()) {
        if vector["kind"] != "referee" {
            continue;
        }
        if vector["expected"].get("asks").is_some() {
            continue;
        }
        let rules = Rules::named(vector["ruleset"].as_str().unwrap()).unwrap();
        let ruling = rule(&doko_referee::json::case(&rules, &vector["input"]).unwrap()).unwrap();
        found.insert((ruling.entry.to_owned(), ruling.row.to_owned()));
    }
    found
}

#[test]
fn every_row_of_the_handbook_has_a_vector() {
    let found = rows_with_a_vector();
    let without: Vec<String> = entries()
        .flat_map(|entry| entry.rows.iter().map(move |row| (entry.number.to_owned(), row.name.to_owned())))
        .filter(|place| !found.contains(place))
        .map(|(entry, row)| format!("{entry} {row}"))
        .collect();
    assert!(without.is_empty(), "{} rows without a vector:\n{}", without.len(), without.join("\n"));
}
