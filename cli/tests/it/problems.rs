//! Problems: they are posed, scored and brought back; each is what it says, and one that is not is found.

use crate::support::{doko, folder, run, stdout, text, told};
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::process::{Output, Stdio};

/// Returns `n` built-in problems of a kind.
fn built_in(kind: &str, n: usize) -> Vec<Value> {
    let output = run(&["problems", "export", "--as", "jsonl", "--kind", kind, "-n", &n.to_string()]);
    assert_eq!(output.status.code(), Some(0), "{}", told(&output));
    stdout(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn word<'a>(problem: &'a Value, field: &str) -> &'a str {
    problem[field].as_str().expect("a word")
}

/// Solves a problem in German, typing this.
fn solve(id: &str, progress: &str, day: &str, typed: &str) -> Output {
    let mut command = doko(&["--lang", "de", "problems", "play", "--id", id, "--progress", progress, "--today", day]);
    command.env("COLUMNS", "80").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("doko starts");
    child.stdin.take().expect("a pipe").write_all(typed.as_bytes()).expect("it reads");
    child.wait_with_output().expect("doko ends")
}

#[test]
fn what_is_missed_comes_back_at_once_and_what_is_solved_later() {
    let folder = folder("problems", "play");
    let progress = folder.join("progress.txt");
    let problems = built_in("proof", 2);
    let (first, second) = (word(&problems[0], "id"), word(&problems[1], "id"));
    let right = |problem: &Value| format!("{}\n", word(problem, "right"));
    let wrong =
        problems[1]["answers"].as_array().expect("answers").iter().find(|answer| **answer != problems[1]["right"]);
    let wrong = format!("nonsense\n{}\n", wrong.and_then(Value::as_str).expect("a wrong answer"));

    let output = solve(first, text(&progress), "2026-11-27", &right(&problems[0]));
    assert_eq!(output.status.code(), Some(0), "{}", told(&output));
    let shown = stdout(&output);
    assert!(shown.contains("Richtig: ") && shown.contains("1 von 1 richtig, ohne Tipps"), "{shown}");
    assert!(shown.lines().all(|row| row.chars().count() <= 80), "{shown}");
    let output = solve(second, text(&progress), "2026-11-27", &wrong);
    let shown = stdout(&output);
    assert!(shown.contains("„nonsense“ ist hier keine Antwort") && shown.contains("Nein. Richtig ist: "), "{shown}");
    assert!(shown.contains("reicht vielleicht nicht"), "{shown}");

    let kept = fs::read_to_string(&progress).expect("it is kept");
    assert!(kept.contains(&format!("{first} 1 2026-11-28 1 0\n")), "{kept}");
    assert!(kept.contains(&format!("{second} 0 2026-11-27 0 1\n")), "{kept}");
    // Not due before the day.
    let output = solve(first, text(&progress), "2026-11-27", "");
    assert_eq!(output.status.code(), Some(2), "{}", stdout(&output));
    assert!(told(&output).contains("heute dran ist"), "{}", told(&output));
    // With a hint it stays in its box; who stops leaves everything as it is.
    solve(first, text(&progress), "2026-11-28", "q\n");
    let output = solve(first, text(&progress), "2026-11-28", &format!("t\n{}", right(&problems[0])));
    assert!(stdout(&output).contains("mit einem Tipp"), "{}", stdout(&output));
    let kept = fs::read_to_string(&progress).expect("it is kept");
    assert!(kept.contains(&format!("{first} 1 2026-11-29 2 0\n")), "{kept}");
}

#[test]
fn a_sample_of_the_collection_is_what_it_says() {
    for (kind, n) in [("proof", "8"), ("claim", "8"), ("judgement", "2")] {
        let output = run(&["problems", "verify", "--kind", kind, "-n", n]);
        assert_eq!(output.status.code(), Some(0), "{kind}: {}", stdout(&output));
        assert!(1 < stdout(&output).lines().count() && stdout(&output).lines().all(|line| line.ends_with(" yes")));
    }
}

#[test]
fn a_problem_that_is_not_what_it_says_is_found() {
    let folder = folder("problems", "spoiled");
    let check = |problem: &Value| {
        let file = folder.join("spoiled.jsonl");
        fs::write(&file, format!("{problem}\n")).expect("written");
        let output = run(&["problems", "verify", text(&file)]);
        (output.status.code(), stdout(&output))
    };
    let proof = &built_in("proof", 1)[0];
    assert_eq!(check(proof).0, Some(0));
    let spoiled = |spoil: &dyn Fn(&mut Value)| {
        let mut problem = proof.clone();
        spoil(&mut problem);
        let (code, said) = check(&problem);
        assert_eq!(code, Some(1), "{said}");
        said
    };
    let other = proof["answers"].as_array().expect("answers").iter().find(|answer| **answer != proof["right"]);
    let other = other.expect("a wrong answer").clone();
    spoiled(&|problem| problem["right"] = other.clone());
    assert!(spoiled(&|problem| problem["themes"] = Value::Array(Vec::new())).contains("themes"));
    assert!(spoiled(&|problem| problem["id"] = Value::from("0123456789abcdef")).contains("id"));
    assert!(spoiled(&|problem| problem["evidence"]["deals"] = Value::from(1)).contains("deals"));
    assert!(spoiled(&|problem| problem["evidence"]["refuted"] = Value::Array(Vec::new())).contains("refutes"));
    // One more refutation than there are wrong cards.
    assert!(
        spoiled(&|problem| {
            let refuted = problem["evidence"]["refuted"].as_array_mut().expect("a list");
            refuted.push(refuted[0].clone());
        })
        .contains("refuted")
    );
    assert!(spoiled(&|problem| problem["missed"] = Value::from(vec!["nobody"])).contains("missed"));
    let claim = built_in("claim", 30).into_iter().find(|claim| claim["right"] != "every").expect("one that fails");
    let mut problem = claim;
    problem["evidence"]["broken"][0]["line"] = Value::Array(Vec::new());
    let (code, said) = check(&problem);
    assert!(code == Some(1) && said.contains("break"), "{said}");
}

#[test]
fn what_cannot_be_read_is_told() {
    let folder = folder("problems", "bad");
    let file = folder.join("bad.jsonl");
    fs::write(&file, "{\"version\":1}\n").expect("written");
    for (arguments, expected) in [
        (vec!["problems", "list", text(&file)], "line 1 is not a problem"),
        (vec!["problems", "list", "none.jsonl"], "none.jsonl"),
        (vec!["problems", "list", "--kind", "puzzle"], "'puzzle' is not a kind of problem"),
        (vec!["problems", "list", "--theme", "luck"], "'luck' is not a theme"),
        (vec!["problems", "list", "--id", "zz"], "no problem begins with 'zz'"),
        (vec!["problems", "play", "--today", "today"], "expected a day such as 2026-11-27"),
    ] {
        let output = run(&arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(told(&output).contains(expected), "{arguments:?}: {}", told(&output));
    }
    fs::write(&file, [0x1f, 0x8b, 8, 0]).expect("written");
    let output = run(&["problems", "list", text(&file)]);
    assert!(output.status.code() == Some(2) && told(&output).contains("cannot be unpacked"), "{}", told(&output));
    let progress = folder.join("progress.txt");
    fs::write(&progress, "once upon a time\n").expect("written");
    let output = run(&["problems", "play", "--progress", text(&progress)]);
    assert!(output.status.code() == Some(2) && told(&output).contains("is not valid progress"), "{}", told(&output));
    assert_eq!(fs::read_to_string(&progress).expect("it is there"), "once upon a time\n");
}

#[test]
fn calls_stand_where_they_fell() {
    let progress = folder("problems", "calls").join("progress.txt");
    let calls = |problem: &Value| problem["record"]["announcements"].as_array().cloned().unwrap_or_default();
    let trick_of = |call: &Value| call["before_card"].as_u64().expect("a number") / 4;
    let n_tricks = |problem: &Value| problem["record"]["tricks_played"].as_array().map_or(0, Vec::len) as u64;
    // A complete trick lies before the last call, and one behind it.
    let is_late = |problem: &&Value| {
        calls(problem).last().is_some_and(|call| 0 < trick_of(call) && trick_of(call) + 1 < n_tricks(problem))
    };
    let problems = built_in("judgement", 1000);
    let late: Vec<&Value> = problems.iter().filter(is_late).take(3).collect();
    assert_eq!(late.len(), 3, "the collection has problems with calls");
    for problem in late {
        let shown = stdout(&solve(word(problem, "id"), text(&progress), "2026-11-27", "q\n"));
        let (mut told, mut n_complete) = (Vec::new(), 0);
        for row in shown.lines() {
            n_complete += u64::from(row.trim_start().starts_with(&format!("{}.  ", n_complete + 1)));
            told.extend(row.contains(" sagt").then_some(n_complete));
        }
        assert_eq!(told, calls(problem).iter().map(trick_of).collect::<Vec<_>>(), "{shown}");
        let in_trick =
            calls(problem).iter().filter(|call| call["before_card"].as_u64().expect("a number") % 4 != 0).count();
        assert_eq!(shown.matches(" sagt vor der ").count(), in_trick, "{shown}");
    }
}

#[test]
fn whoever_wants_no_problem_has_nothing_to_mine() {
    let file = folder("problems", "nothing").join("none.jsonl");
    let nothing = ["--judgement", "0", "--proof", "0", "--claim", "0"];
    let output = run(&[&["problems", "mine", "--out", text(&file)], &nothing[..]].concat());
    assert_eq!((output.status.code(), file.exists()), (Some(2), false), "{}", told(&output));
    assert!(told(&output).contains("no problem of any kind is asked for"), "{}", told(&output));
}

#[test]
fn problems_go_to_paper_and_to_anki() {
    let export = |form: &str| {
        let output = run(&["problems", "export", "--as", form, "--kind", "claim", "-n", "3"]);
        assert_eq!(output.status.code(), Some(0), "{}", told(&output));
        stdout(&output)
    };
    let page = export("html");
    assert!(page.starts_with("<!doctype html>") && page.contains("id=\"p3\"") && page.contains("id=\"s3\""), "{page}");
    let notes = export("anki");
    let notes: Vec<&str> = notes.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(notes.len(), 3);
    assert!(notes.iter().all(|note| note.split('\t').count() == 4), "{notes:?}");
    let proofs = export("proof");
    let proofs: Vec<Value> = proofs.lines().map(|line| serde_json::from_str(line).expect("a certificate")).collect();
    let is_whole = |proof: &Value| proof["proof"] == 1 && proof["problem"].is_string() && proof["position"].is_string();
    assert!(3 <= proofs.len() && proofs.iter().all(is_whole), "{proofs:?}");
    // What is exported can be read again.
    let mut command = doko(&["problems", "list", "-", "--json"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("doko starts");
    child.stdin.take().expect("a pipe").write_all(export("jsonl").as_bytes()).expect("it reads");
    assert_eq!(stdout(&child.wait_with_output().expect("doko ends")), export("jsonl"));
}
