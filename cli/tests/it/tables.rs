//! `doko match --table`: our bots at the table of another program, with `scripts/table.py` as that.

#![cfg(unix)]

use crate::programs::{CHOOSY, program};
use crate::support::{doko, run, stdout, text, told};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The table, for a shell and for us; its path has no blanks or quotes.
const TABLE: &str = concat!("python3 ", env!("CARGO_MANIFEST_DIR"), "/../scripts/table.py");

/// Returns an empty folder of this test.
fn folder(name: &str) -> PathBuf {
    crate::support::folder("tables", name)
}

/// Plays card play at a table.
fn play(table: &str, arguments: &[&str]) -> Output {
    run(&[&["match", "--table", table, "--scope", "cards"], arguments].concat())
}

/// Returns a table whose output goes through another program.
fn through(filter: &str) -> String {
    format!("sh -c '{TABLE} | {filter}'")
}

/// Returns the points of the games in which the first bot is alone, by unit and seat.
fn alone(folder: &Path) -> Vec<(u64, usize, Value)> {
    let mut found = Vec::new();
    for line in fs::read_to_string(folder.join("units.jsonl")).expect("units").lines().skip(1) {
        // A checksum stands behind the unit.
        let end = line.rfind('}').expect("an object");
        let unit: Value = serde_json::from_str(&line[..=end]).expect("JSON");
        for game in unit["games"].as_array().expect("games") {
            let seats = game["seats"].as_array().expect("seats");
            let own: Vec<usize> = (0..4).filter(|&seat| seats[seat] == 0).collect();
            if let [seat] = own[..] {
                found.push((unit["unit"].as_u64().expect("a number"), seat, game["points"].clone()));
            }
        }
    }
    found.sort_by_key(|(unit, seat, _)| (*unit, *seat));
    found
}

#[test]
fn a_table_of_first_cards_has_the_figures_of_such_bots_at_ours() {
    let folder = folder("figures");
    let [theirs, ours] = ["theirs", "ours"].map(|name| folder.join(name));
    let output = play(TABLE, &["--bots", "rules", "-n", "3", "--out", text(&theirs)]);
    assert_eq!(output.status.code(), Some(0), "{}", told(&output));
    let bots = format!("rules,cmd:{}", program(&folder, CHOOSY));
    let arguments = ["match", "--bots", &bots, "--lineup", "one-vs-three", "--scope", "cards", "-n", "3"];
    let output = run(&[&arguments[..], &["--out", text(&ours)]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", told(&output));
    assert_eq!(alone(&theirs).len(), 12);
    assert_eq!(alone(&theirs), alone(&ours));
}

/// Returns the report in a folder without times.
fn report(folder: &Path) -> Value {
    let text = fs::read_to_string(folder.join("report.json")).expect("a report");
    let mut report: Value = serde_json::from_str(&text).expect("JSON");
    report["bots"].as_array_mut().expect("bots").iter_mut().for_each(|bot| bot["time"] = Value::Null);
    report["table"]["time"] = Value::Null;
    report
}

#[test]
fn a_match_at_a_table_goes_on_and_ends_with_the_same_figures() {
    let folder = folder("goes-on");
    let [whole, parts, other] = ["whole", "parts", "other"].map(|name| folder.join(name));
    let table = format!("{TABLE} random");
    let play = |folder: &Path, n: &str, seed: &str| {
        let bots = ["--bots", "rules,greedy", "-n", n, "--seed", seed, "--threads", "2", "--out", text(folder)];
        let output = play(&table, &bots);
        assert_eq!(output.status.code(), Some(0), "{}", told(&output));
    };
    play(&whole, "5", "3");
    play(&parts, "2", "3");
    play(&parts, "5", "3");
    play(&other, "5", "4");
    assert_eq!(report(&parts), report(&whole));
    assert_ne!(report(&other)["bots"], report(&whole)["bots"]);
    assert_eq!(report(&whole)["games"], 40);
    assert_eq!(report(&whole)["table"]["program"], "scripts/table.py");
    // It is no match without the table, nor with another one.
    let output = run(&["match", "--bots", "rules,greedy", "--scope", "cards", "--out", text(&whole)]);
    assert_eq!(output.status.code(), Some(2));
    let output = run(&[
        "match",
        "--table",
        TABLE,
        "--bots",
        "rules,greedy",
        "--seed",
        "3",
        "--scope",
        "cards",
        "--out",
        text(&whole),
    ]);
    assert!(told(&output).contains("table differs"), "{}", told(&output));
}

#[test]
fn a_table_that_does_anything_wrong_is_told_and_nothing_is_counted() {
    let hello = r#"echo "{\"type\":\"hello\",\"protocol\":1}""#;
    let cases = [
        (
            through(r#"sed -u "s/\"points\": {.*}/\"points\": {\"N\": 9, \"E\": 9, \"S\": 9, \"W\": -27}}/""#),
            "it counts N 9, E 9, S 9, W -27, by our rules these are N",
        ),
        (through(r#"sed -u "s/\"cards\": \[\"..\"/\"cards\": [\"HT\"/""#), "in seat"),
        (
            through(r#"sed -u "s/\"what\": \"card\"/\"what\": \"call\"/""#),
            "it asks for \"call\", but only cards are played",
        ),
        (through(r#"sed -u "s/\"legal\": \[/\"legal\": [\"H9\", /""#), "it asks what cannot be asked"),
        (through(r#"sed -u "s/\"dealer\": \"W\"/\"dealer\": \"E\"/""#), "it asks what cannot be asked"),
        (through("{ sed -u 3q; kill 0; }"), "the program has ended"),
        (
            format!("sh -c '{hello}; read a; read b; echo hello world; exec sleep 3000'"),
            "'hello world' is not a message",
        ),
        (format!("sh -c '{hello}; exec yes \"\"'"), "floods its output"),
        (format!("cmd(time=200ms):sh -c '{hello}; exec sleep 3000'"), "no answer within 200ms"),
        (format!("sh -c '{hello}; exit 3'"), "the program has ended"),
        ("sh -c 'echo good day'".to_owned(), "expected a hello, got 'good day'"),
        ("cmd(start=200ms):sleep 3000".to_owned(), "no hello within 200ms"),
        ("/nowhere/table".to_owned(), "cannot be started"),
    ];
    for (table, expected) in cases {
        let output = play(&table, &["--bots", "rules", "-n", "1", "--threads", "1"]);
        assert_eq!(output.status.code(), Some(2), "{table}: {}", told(&output));
        let is_told = told(&output).contains(expected) && told(&output).contains("has no valid result in unit 0");
        assert!(is_told, "{table}: {}", told(&output));
        assert!(stdout(&output).is_empty(), "{table}: {}", stdout(&output));
    }
}

#[test]
fn what_a_table_does_not_play_is_told() {
    let said = |arguments: &[&str]| {
        let output = run(&[&["match", "--bots", "rules", "-n", "1", "--table", TABLE], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{}", told(&output));
        told(&output)
    };
    assert!(said(&[]).contains("its scopes are cards, not everything"), "{}", said(&[]));
    let rules = said(&["--scope", "cards", "--rules", "bsv"]);
    assert!(rules.contains("it plays by ddv, not by bsv"), "{rules}");
    for other in [&["--lineup", "mixed"][..], &["--round"], &["--open-cards"]] {
        assert!(said(other).contains("cannot be used with"), "{}", said(other));
    }
}

#[test]
fn what_was_played_before_a_table_died_is_kept() {
    let folder = folder("dies");
    let out = folder.join("out");
    let play = |table: &str| play(table, &["--bots", "rules", "-n", "3", "--threads", "1", "--out", text(&out)]);
    // A hello, then 13 lines for each of the four games of a unit. The table is ended, as it may not notice that nobody reads.
    let output = play(&format!("cmd(name=mine):{}", through("{ sed -u 80q; kill 0; }")));
    assert_eq!(output.status.code(), Some(2));
    let kept = told(&output);
    assert!(kept.contains("in unit 1 with 'rules'") && kept.contains("the 1 deal before are kept in"), "{kept}");
    let output = play(&format!("cmd(name=mine):{TABLE}"));
    assert_eq!(output.status.code(), Some(0), "{}", told(&output));
    assert!(told(&output).contains("1 deal is there already"), "{}", told(&output));
    assert!(stdout(&output).contains("3 deals, 12 games"), "{}", stdout(&output));
}

#[test]
fn ctrl_c_ends_a_table_that_hangs() {
    let folder = folder("hangs");
    let hello = r#"echo '{"type":"hello","protocol":1}'"#;
    let script = format!("{hello}; read a; read b; touch {}/hangs; exec sleep 3000", text(&folder));
    let table = format!("cmd(time=3600s):{}", program(&folder, &script));
    let mut command = doko(&["match", "--table", &table, "--bots", "rules", "-n", "4", "--threads", "1"]);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("doko starts");
    while !folder.join("hangs").exists() {
        std::thread::yield_now();
    }
    let signalled = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
    assert!(signalled.success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(1), "{}", told(&output));
    assert!(told(&output).contains("interrupted after 0 deals"), "{}", told(&output));
}
