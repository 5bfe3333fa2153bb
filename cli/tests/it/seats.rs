//! People and programs at the table.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn doko(arguments: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_doko"));
    command.args(arguments).env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("doko starts");
    // The program does not read on after the last game.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("doko ends")
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("doko writes UTF-8")
}

/// Types nothing and every number again and again, so that each question is answered some time.
fn typing() -> String {
    let round: String = (1..=12).map(|number| format!("\n{number}\n")).collect();
    round.repeat(1500)
}

fn temporary(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn a_person_plays_a_game_and_sees_the_score_sheet() {
    let output = doko(&["play", "--bots", "random,random,random", "--seed", "3", "--lang", "en"], &typing());
    let text = text(&output);
    assert_eq!(output.status.code(), Some(0));
    for part in ["Trick 12 · normal game", "Your card or a call?", "│♦Q │", "value for Re", "Game 1   N "] {
        assert!(text.contains(part), "{part} is missing in {text}");
    }
}

#[test]
fn what_is_no_card_is_quoted_and_q_ends_the_game() {
    let typed = "gesund\n14\nherz as\n?\nq\n";
    let output = doko(&["play", "--bots", "random,random,random", "--seed", "3", "--lang", "de"], typed);
    let text = text(&output);
    assert_eq!(output.status.code(), Some(0));
    for wrong in [
        "„14“ ist hier nicht möglich",
        "„♥A“ ist hier nicht möglich: die Karte ist nicht im Blatt",
        "  möglich: ",
        "♦D, ♣B, ",
    ] {
        assert!(text.contains(wrong), "{wrong} is missing in {text}");
    }
    assert!(!text.contains("Spielwert"), "{text}");
}

#[test]
fn an_evening_that_is_interrupted_goes_on_as_if_it_had_not_been() {
    let (whole, parts) = (temporary("whole.jsonl"), temporary("parts.jsonl"));
    let play = |file: &PathBuf, typed: &str| {
        let file = file.display().to_string();
        let bots = ["--bots", "random,random,random:says=anything", "--rules", "recklinghausen", "--lang", "en"];
        doko(&[&["play", "--round", "--seed", "5", "--record", &file], &bots[..]].concat(), typed)
    };
    let typed = typing();
    assert!(text(&play(&whole, &typed)).contains("Game 24 of 24"));
    let interrupted = text(&play(&parts, &typed[..1500]));
    assert!(interrupted.contains("The same command goes on with game "), "{interrupted}");
    let n_games = fs::read_to_string(&parts).expect("some games are written").lines().count();
    assert!(0 < n_games && n_games < 24, "{n_games}");
    let rest = text(&play(&parts, &typed));
    assert!(rest.contains(&format!("Game {} of 24", n_games + 1)) && rest.contains("Game 24 of 24"), "{rest}");
    assert_eq!(fs::read_to_string(&parts).expect("written").lines().count(), 24);
    // The file is a file of records like any other.
    let scored = doko(&["score", &parts.display().to_string()], "");
    assert_eq!((scored.status.code(), text(&scored).lines().count()), (Some(0), 24));
}

#[test]
fn a_file_that_is_no_evening_is_left_alone() {
    let path = temporary("other.jsonl");
    fs::write(&path, "{\"seed\": 1}\n").expect("the test can write");
    let output = doko(&["play", "--record", &path.display().to_string()], "");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read_to_string(&path).expect("still there"), "{\"seed\": 1}\n");
}

#[test]
fn a_program_that_cannot_start_is_no_bot() {
    let output = doko(&["protocol", "check", "./no/such/program"], "");
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).expect("doko writes UTF-8");
    assert!(error.contains("'./no/such/program'") && error.contains("cannot be started"), "{error}");
}

#[test]
fn a_program_that_only_repeats_what_it_reads_is_told_so() {
    let output = doko(&["protocol", "check", "cat", "--lang", "en", "--time", "1s", "-n", "1"], "");
    assert_eq!(output.status.code(), Some(1));
    let text = text(&output);
    assert!(text.contains("nonsense   3") && text.contains("not ok"), "{text}");
}

/// Returns what came of each deal of a match, without the names of the bots and the checks that depend on them.
fn units(folder: &str, bots: &str) -> Vec<serde_json::Value> {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(folder);
    let _ = fs::remove_dir_all(&path);
    let out = path.display().to_string();
    let output = doko(&["match", "--bots", bots, "--rules", "bsv", "-n", "4", "--out", &out], "");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let lines = fs::read_to_string(path.join("units.jsonl")).expect("the match is kept");
    let unit = |line: &str| {
        let mut unit: serde_json::Value = serde_json::from_str(line).expect("a line is JSON");
        assert!(unit.as_object_mut().expect("an object").remove("check").is_some());
        unit
    };
    lines.lines().skip(1).map(unit).collect()
}

#[test]
fn a_bot_behind_the_protocol_plays_the_same_games() {
    let there = format!("cmd:'{}' bot rules,random:says=anything", env!("CARGO_BIN_EXE_doko"));
    let here = units("here", "rules,random:says=anything");
    assert_eq!((here.len(), units("there", &there)), (4, here));
}

#[test]
fn a_bot_at_another_table_says_what_it_cannot_read() {
    let hello = r#"{"type":"hello","protocol":1,"program":"a club","time_ms":500}"#;
    let output = doko(&["bot", "greedy"], &format!("{hello}\n{{\"type\":\"bye\"}}\n"));
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text(&output), "{\"type\":\"hello\",\"protocol\":1,\"name\":\"greedy\"}\n");
    let output = doko(&["bot", "greedy"], &format!("{hello}\nyour turn\n"));
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).expect("doko writes UTF-8");
    assert!(error.contains("line 2: 'your turn' is not a message"), "{error}");
    assert_eq!(doko(&["bot", "gredy"], "").status.code(), Some(2));
}
