//! Files that several programs write at the same time: what a command reports as written is in the file, whatever
//! others write, and also if others are killed in the middle.

use crate::support::{doko, folder, run, stdout, text, told};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Output, Stdio};

fn started(arguments: &[&str], typed: &str) -> Child {
    let mut command = doko(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("doko starts");
    // A refused program reads nothing.
    let _ = child.stdin.take().expect("a pipe").write_all(typed.as_bytes());
    child
}

fn ended(children: Vec<Child>) -> Vec<Output> {
    children.into_iter().map(|child| child.wait_with_output().expect("doko ends")).collect()
}

fn sheet(name: &str) -> PathBuf {
    let file = folder("shared", name).join("evening.txt");
    assert!(run(&["sheet", "new", text(&file), "--players", "Anna,Bert,Cora,Dirk"]).status.success());
    file
}

fn row(n: usize) -> String {
    format!("Re Anna+Bert {} Augen", 121 + n)
}

/// Returns the numbers that rows have, and what they say.
fn rows(file: &Path) -> Vec<(usize, String)> {
    let content = fs::read_to_string(file).expect("it is there");
    assert!(content.starts_with('#') && content.ends_with('\n'), "half a sheet: {content}");
    let games = content.lines().filter_map(|line| line.split_once("  "));
    games.map(|(number, row)| (number.parse().expect("a number"), row.to_owned())).collect()
}

fn names(file: &Path) -> Vec<String> {
    let entries = fs::read_dir(file.parent().expect("a folder")).expect("a folder").flatten();
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

#[test]
fn every_row_that_is_added_at_the_same_time_is_in_the_sheet() {
    for n_at_once in [2, 12] {
        let file = sheet(&format!("rows-{n_at_once}"));
        let mut expected = Vec::new();
        for round in 0..12 / n_at_once {
            let added: Vec<String> = (0..n_at_once).map(|n| row(round * n_at_once + n)).collect();
            let mut children: Vec<Child> =
                added.iter().map(|row| started(&["sheet", "add", text(&file), row], "")).collect();
            expected.extend(added);
            // A reader meanwhile sees a whole sheet.
            while children.iter_mut().any(|child| child.try_wait().expect("it can be asked").is_none()) {
                rows(&file);
            }
            for output in ended(children) {
                assert!(output.status.success(), "{}", told(&output));
            }
        }
        let (numbers, mut found): (Vec<usize>, Vec<String>) = rows(&file).into_iter().unzip();
        found.sort();
        expected.sort();
        assert_eq!(found, expected);
        assert!(numbers.into_iter().eq(1..=12));
        assert_eq!(names(&file), ["evening.txt"]);
    }
}

#[test]
fn a_program_that_is_killed_keeps_nobody_out_and_loses_nothing_of_others() {
    let file = sheet("killed");
    let rows_of: Vec<String> = (0..12).map(row).collect();
    let mut children: Vec<Child> = rows_of.iter().map(|row| started(&["sheet", "add", text(&file), row], "")).collect();
    // In the middle of it: some rows are there and others are not.
    while rows(&file).len() < 2 && children.iter_mut().any(|child| child.try_wait().expect("asked").is_none()) {}
    children.iter_mut().step_by(2).for_each(|child| child.kill().expect("it can be killed"));
    let outputs = ended(children);
    let found: Vec<String> = rows(&file).into_iter().map(|(_, row)| row).collect();
    for (n, output) in outputs.iter().enumerate() {
        let n_found = found.iter().filter(|found| **found == rows_of[n]).count();
        assert!(n_found <= 1 && (n_found == 1 || !output.status.success()), "{n}: {}", told(output));
        assert!(output.status.success() || n % 2 == 0, "{}", told(output));
    }
    let output = run(&["sheet", "add", text(&file), &row(12)]);
    assert!(output.status.success(), "{}", told(&output));
    assert_eq!(rows(&file).len(), found.len() + 1);
    assert_eq!(names(&file), ["evening.txt"], "what was left is gone");
}

#[test]
fn of_two_who_begin_the_same_sheet_one_is_refused() {
    let file = folder("shared", "begun").join("evening.txt");
    let players = ["Anna,Bert,Cora,Dirk", "Emil,Fred,Gerd,Hans"];
    let begin = |players: &&str| started(&["sheet", "new", text(&file), "--players", players], "");
    let codes: Vec<Option<i32>> =
        ended(players.iter().map(begin).collect()).iter().map(|output| output.status.code()).collect();
    let first = codes.iter().position(|&code| code == Some(0)).expect("somebody begins it");
    assert_eq!(codes[1 - first], Some(2));
    let content = fs::read_to_string(&file).expect("it is there");
    assert!(content.contains(&players[first].replace(',', ", ")), "{content}");
}

#[test]
fn a_row_may_begin_with_a_dash_and_options_stand_behind_it() {
    let file = sheet("dash");
    for row in [&["- redeal"][..], &["-", "redeal"], &["- penalty N(3) Anna", "--lang", "de"]] {
        let output = run(&[&["sheet", "add", text(&file)], row].concat());
        assert!(output.status.success(), "{row:?}: {}", told(&output));
    }
    let content = fs::read_to_string(&file).expect("it is there");
    assert!(content.ends_with("- redeal\n- redeal\n- penalty N(3) Anna\n"), "{content}");
    assert!(run(&["sheet", "add", text(&file), &row(1)]).status.success());
    let output = run(&["sheet", "fix", text(&file), "1", "-5 Augen", "--lang", "en"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("nothing that happens between games"), "{}", told(&output));
}

#[cfg(unix)]
#[test]
fn a_link_stays_one_and_the_permissions_stay() {
    use std::os::unix::fs::PermissionsExt;
    let file = sheet("link");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o660)).expect("changed");
    let link = folder("shared", "link-to").join("link.txt");
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    let paths = [&file, &link, &file, &link];
    let add = |(n, path): (usize, &&PathBuf)| started(&["sheet", "add", text(path), &row(n)], "");
    for output in ended(paths.iter().enumerate().map(add).collect()) {
        assert!(output.status.success(), "{}", told(&output));
    }
    assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
    assert_eq!(fs::metadata(&file).expect("it is there").permissions().mode() & 0o777, 0o660);
    assert_eq!(rows(&file).len(), 4);
}

/// Returns what a file of progress says of each problem: how often it was right.
fn right(progress: &Path) -> BTreeMap<String, u32> {
    let content = fs::read_to_string(progress).expect("it is kept");
    let lines = content.lines().skip(1).map(|line| line.split(' ').collect::<Vec<_>>());
    lines.map(|words| (words[0].to_owned(), words[3].parse().expect("a number"))).collect()
}

#[test]
#[ignore = "slow"]
fn what_is_solved_at_the_same_time_is_all_noted() {
    let problems = stdout(&run(&["problems", "export", "--as", "jsonl", "--kind", "judgement", "-n", "12"]));
    let problems: Vec<Value> = problems.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(problems.len(), 12);
    let word = |problem: &Value, field: &str| problem[field].as_str().expect("a word").to_owned();
    // Twelve solve a problem each, and two the same one.
    for solved in [(0..12).collect::<Vec<usize>>(), vec![3, 3]] {
        let progress = folder("shared", &format!("progress-{}", solved.len())).join("progress.txt");
        let solve = |&n: &usize| {
            let id = word(&problems[n], "id");
            let arguments = ["problems", "play", "--id", &id, "--all", "--progress", text(&progress)];
            started(&arguments, &(word(&problems[n], "right") + "\n"))
        };
        for output in ended(solved.iter().map(solve).collect()) {
            assert!(output.status.success(), "{}", told(&output));
        }
        let mut expected = BTreeMap::new();
        solved.iter().for_each(|&n| *expected.entry(word(&problems[n], "id")).or_insert(0) += 1);
        assert_eq!(right(&progress), expected);
    }
}

#[test]
fn a_journal_is_continued_by_one_at_a_time_and_ends_as_if_nobody_else_had_been_there() {
    let play = |folder: &str| {
        ["match", "--bots", "greedy,random", "-n", "60", "--seed", "7", "--out", folder].map(str::to_owned)
    };
    let started = |folder: &Path| {
        let arguments = play(text(folder));
        started(&arguments.each_ref().map(String::as_str), "")
    };
    let whole = folder("shared", "whole");
    assert!(ended(vec![started(&whole)])[0].status.success());
    for n_at_once in [2, 12] {
        let torn = folder("shared", &format!("torn-{n_at_once}"));
        let mut children: Vec<Child> = (0..n_at_once).map(|_| started(&torn)).collect();
        children[0].kill().expect("it can be killed");
        for output in ended(children).iter().skip(1) {
            let is_refused = told(output).contains("being written by another doko");
            assert!(output.status.success() || is_refused, "{}", told(output));
        }
        let output = &ended(vec![started(&torn)])[0];
        assert!(output.status.success(), "{}", told(output));
        let units = |folder: &Path| fs::read(folder.join("units.jsonl")).expect("units");
        assert_eq!(units(&torn), units(&whole));
    }
}
