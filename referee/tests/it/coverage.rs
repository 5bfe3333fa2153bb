//! The table of entries, rows and vectors in `docs/REFEREE.md`. UPDATE=1 writes it anew.

use crate::support::check_table;
use doko_referee::catalogue::entries;
use doko_referee::rule;
use doko_referee::text::{row, title};
use game::Rules;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;
use text::Language;

const VECTORS: [&str; 3] = [
    include_str!("../../../datasets/rulebook/cases.jsonl"),
    include_str!("../../../datasets/rulebook/referee.jsonl"),
    include_str!("../../../datasets/rulebook/referee-second-reading.jsonl"),
];

/// Returns the vectors of each row, by entry and row.
fn vectors_by_row() -> BTreeMap<(String, String), Vec<String>> {
    let mut found: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
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
        let place = (ruling.entry.to_owned(), ruling.row.to_owned());
        found.entry(place).or_default().push(vector["id"].as_str().unwrap().to_owned());
    }
    found
}

fn table() -> String {
    let vectors = vectors_by_row();
    let mut table = String::from("| entry | row | decision | vectors |\n|---|---|---|---|\n");
    for entry in entries() {
        writeln!(table, "| **{}** | | **{}** | |", entry.number, title(entry.number).text(Language::English)).unwrap();
        for decided in entry.rows {
            let place = (entry.number.to_owned(), decided.name.to_owned());
            let ids = vectors.get(&place).map(|ids| listed(ids)).unwrap_or_default();
            let says = row(&Rules::DDV, entry.number, decided.name).text(Language::English);
            writeln!(table, "| {} | {} | {says} | {ids} |", entry.number, decided.name).unwrap();
        }
    }
    table
}

/// Names the vectors of a row; those of the second reading are many, so they are counted.
fn listed(ids: &[String]) -> String {
    let (second, mut named): (Vec<String>, Vec<String>) = ids.iter().cloned().partition(|id| id.starts_with("SR-"));
    if !second.is_empty() {
        named.push(format!("SR: {}", second.len()));
    }
    named.join(", ")
}

#[test]
fn every_row_of_the_handbook_has_a_vector() {
    let vectors = vectors_by_row();
    let without: Vec<String> = entries()
        .flat_map(|entry| entry.rows.iter().map(move |row| (entry.number.to_owned(), row.name.to_owned())))
        .filter(|place| !vectors.contains_key(place))
        .map(|(entry, row)| format!("{entry} {row}"))
        .collect();
    assert!(without.is_empty(), "{} rows without a vector:\n{}", without.len(), without.join("\n"));
}

#[test]
fn the_table_in_the_documentation_is_up_to_date() {
    check_table("table", &table());
}
