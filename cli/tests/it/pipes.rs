//! How `doko` behaves in a pipe, on streams and about colours.

use crate::support::commands_below;
use std::io::Write;
use std::process::{Command, Output, Stdio};

const POSITION: &str = "rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA";

fn doko(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_doko"));
    command.args(arguments).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE").env("LC_ALL", "C");
    command
}

fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut command = doko(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("doko starts");
    child.stdin.take().expect("a pipe").write_all(input).expect("doko reads");
    child.wait_with_output().expect("doko ends")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("doko writes UTF-8")
}

#[test]
fn answers_come_in_the_order_of_the_input() {
    let lines = format!("{POSITION}\n\n# nothing\nnonsense\n  {POSITION} # again\r\n");
    let output = run(&["verdict"], lines.as_bytes());
    let no = "no line=N:D9,E:HQ,S:DJ,W:SJ";
    assert_eq!(stdout(&output), format!("{no}\nerror: line 4: \"nonsense\" is not a key=value field\n{no}\n"));
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_line_that_is_no_text_is_an_error_in_its_place() {
    let lines = [b"\xff\n# \"K\xe4rtchen\" as Latin-1 has them: K\xe4\n".as_slice(), POSITION.as_bytes()].concat();
    let output = run(&["solve", "-"], &lines);
    let no_text = [
        "error: line 1: this line is not UTF-8 text: its byte 1 is 0xff",
        "error: line 2: this line is not UTF-8 text: its byte 5 is 0xe4, after \"# \"K\"",
        "42",
    ];
    assert_eq!(stdout(&output).lines().collect::<Vec<_>>(), no_text);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_file_that_is_no_text_is_quoted_up_to_the_byte_that_is_none() {
    let output = run(&["score"], b"rules=ddv\n\nK\xe4rtchen\nand more\n");
    let error = String::from_utf8_lossy(&output.stderr);
    for part in ["its byte 2 is 0xe4, after \"K\"", "[stdin:3:2]", "K\u{fffd}rtchen"] {
        assert!(error.contains(part), "{part} is not in {error}");
    }
    assert!(!error.contains("and more"), "{error}");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn json_has_a_line_for_every_line() {
    let output = run(&["solve", "--json"], format!("{POSITION}\nN=XX\n").as_bytes());
    let lines: Vec<serde_json::Value> =
        stdout(&output).lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect();
    assert_eq!((&lines[0]["augen"], &lines[0]["line"]), (&42.into(), &1.into()));
    assert_eq!(lines[1]["line"], 2);
    assert!(lines[1]["error"].is_string());
}

#[test]
fn nothing_to_do_is_no_success() {
    let commands: [&[&str]; 9] = [
        &["verdict"],
        &["solve"],
        &["verify", "--line", "D9 HQ DJ SJ"],
        &["perft"],
        &["score"],
        &["conform"],
        &["review"],
        &["suggest"],
        &["referee", "rule", "--record", "-"],
    ];
    for command in commands {
        for (text, format) in [("", None), ("\n\n", Some("--json")), ("# only a remark\n", None)] {
            let arguments: Vec<&str> = command.iter().copied().chain(format).collect();
            let output = run(&arguments, text.as_bytes());
            let told = String::from_utf8_lossy(&output.stderr);
            assert_eq!((stdout(&output).as_str(), output.status.code()), ("", Some(2)), "{command:?} {text:?}");
            assert!(told.contains("there is no"), "{command:?} {text:?}: {told}");
        }
    }
    for nothing in ["deal -n 0", "play-random -n 0", "play -n 0", "match --bots rules,random -n 0"] {
        assert_eq!(run(&nothing.split(' ').collect::<Vec<_>>(), b"").status.code(), Some(2), "{nothing}");
    }
    let vectors = std::fs::read("../datasets/rulebook/games.jsonl").expect("the vectors are there");
    let output = run(&["conform", "--kind", "decided"], &vectors);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(2) && told.contains("is of a kind that is asked for"), "{told}");
}

/// Runs a command whose output has no reader, and returns its exit code and its messages.
fn unread(arguments: &[&str], input: &[u8]) -> (Option<i32>, String) {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let mut command = doko(arguments);
    command.stdin(Stdio::piped()).stdout(writer).stderr(Stdio::piped());
    let mut child = command.spawn().expect("doko starts");
    drop(command);
    // It may end before it has read all.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    let output = child.wait_with_output().expect("doko ends");
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn a_closed_pipe_is_no_error_and_makes_no_failure_a_success() {
    let sure = "rules=ddv game=normal re=NS leader=N N=HT E=HQ S=SQ W=DJ";
    let (yes, no) = (format!("{sure}\n{sure}\n"), format!("{sure}\n{POSITION}\n"));
    let wrong = format!("{sure}\nnonsense\n");
    let game = run(&["play-random"], b"").stdout;
    let vector = r#"{"id":"X","ruleset":"ddv","kind":"trick_winner","input":{"game":"normal","lead":"N","cards":["CA","C9","CK","CT"]},"expected":{"winner":"E"}}"#;
    let cases: [(&[&str], &[u8], i32); 17] = [
        (&["rules", "--json", "ddv", "bsv"], b"", 0),
        (&["schema", "verdict"], b"", 0),
        (&["completions", "bash"], b"", 0),
        (&["deal", "-n", "1000000000"], b"", 0),
        (&["play-random", "-n", "1000000000"], b"", 0),
        (&["referee", "catalogue"], b"", 0),
        (&["referee", "catalogue", "zzzzzz"], b"", 1),
        (&["verdict"], yes.as_bytes(), 0),
        (&["verdict"], no.as_bytes(), 1),
        (&["verdict", POSITION], b"", 1),
        (&["solve"], yes.as_bytes(), 0),
        (&["solve", "--json"], wrong.as_bytes(), 2),
        (&["perft", "--depth", "2"], wrong.as_bytes(), 2),
        (&["score"], &game, 0),
        (&["score"], b"rules=ddv\nnonsense\n", 2),
        (&["conform"], vector.as_bytes(), 1),
        (&["match", "--bots", "random,rules", "-n", "40", "--sprt", "a=5", "b=6"], b"", 1),
    ];
    for (arguments, input, code) in cases {
        let (ended, told) = unread(arguments, input);
        assert_eq!(ended, Some(code), "{arguments:?}: {told}");
        assert!(code == 2 || told.is_empty(), "{arguments:?}: {told}");
    }
}

#[test]
fn who_is_gone_waits_for_nothing_and_what_was_left_is_no_success() {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let mut command = doko(&["verdict"]);
    let mut child = command.stdin(Stdio::piped()).stdout(writer).spawn().expect("doko starts");
    let mut input = child.stdin.take().expect("a pipe");
    // The question is answered, and the next one never comes.
    writeln!(input, "rules=ddv game=normal re=NS leader=N N=HT E=HQ S=SQ W=DJ").expect("doko reads");
    assert_eq!(child.wait().expect("doko ends").code(), Some(141));
    drop(input);
}

#[test]
fn colour_is_for_those_who_want_it() {
    let colourful = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = doko(&["verdict", POSITION, "--format", "text"]);
        let output = command.args(arguments).envs(variables.iter().copied()).output().expect("doko runs");
        output.stdout.contains(&0x1b)
    };
    assert!(!colourful(&[], &[]));
    assert!(colourful(&["--color", "always"], &[]));
    assert!(colourful(&["--color", "always"], &[("NO_COLOR", "1")]));
    assert!(!colourful(&["--color", "never"], &[("CLICOLOR_FORCE", "1")]));
    assert!(!colourful(&[], &[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")]));
}

#[test]
fn every_command_begins_its_help_with_examples() {
    let commands = commands_below(&[]);
    assert!(20 < commands.len(), "{commands:?}");
    for command in commands {
        let help = stdout(&run(&[&command, "--help"], b""));
        let examples = help.find("Examples:").unwrap_or_else(|| panic!("{command}: {help}"));
        assert!(examples < help.find("Usage:").expect("clap tells the usage"), "{command}");
    }
}

#[test]
fn schemas_and_completions_are_printed() {
    for schema in [
        "verdict",
        "solve",
        "verify",
        "score",
        "record",
        "perft",
        "bench",
        "rules",
        "to-bot",
        "from-bot",
        "to-table",
        "from-table",
        "protocol",
        "conform",
        "referee",
        "referee-case",
        "suggest",
        "hand",
        "match",
        "study",
        "manifest",
        "receipt",
    ] {
        let text = stdout(&run(&["schema", schema], b""));
        assert!(serde_json::from_str::<serde_json::Value>(&text).is_ok_and(|schema| schema.is_object()), "{schema}");
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(stdout(&run(&["completions", shell], b"")).contains("verdict"), "{shell}");
    }
}

#[test]
fn random_games_are_legal_and_score_to_zero() {
    for rules in ["ddv", "bsv", "recklinghausen"] {
        let text = run(&["play-random", "-n", "150", "--rules", rules], b"").stdout;
        let json = run(&["play-random", "-n", "150", "--rules", rules, "--json"], b"").stdout;
        let from_text = stdout(&run(&["score"], &text));
        assert_eq!(from_text, stdout(&run(&["score"], &json)));
        assert_eq!(from_text.lines().count(), 150);
        for line in from_text.lines() {
            let points = line.split_whitespace().skip(1).take(4).filter_map(|points| points[2..].parse::<i32>().ok());
            assert_eq!(points.sum::<i32>(), 0, "{line}");
        }
    }
}
