//! The report of `doko analyse`, and that advice uses nothing its seat cannot know.

use std::path::Path;
use std::process::{Command, Output};

fn doko(arguments: &[&str]) -> Output {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd/advice.in");
    Command::new(env!("CARGO_BIN_EXE_doko")).args(arguments).current_dir(folder).output().expect("doko runs")
}

fn stdout(arguments: &[&str]) -> String {
    let output = doko(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_report_is_one_page_that_needs_nothing_else() {
    let path = std::env::temp_dir().join(format!("doko-report-{}.html", std::process::id()));
    let name = path.to_str().expect("a name");
    let rows = stdout(&["analyse", "game.txt", "--worlds", "10", "--hindsight", "4", "--json", "--html", name]);
    let page = std::fs::read_to_string(&path).expect("the report");
    std::fs::remove_file(&path).expect("it was there");
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
    assert!(page.contains("<svg") && page.contains("<polyline") && page.contains("♥10"));
    assert!(!page.contains("http") && !page.contains("<script") && !page.contains("<link"));
    let decisions: Vec<serde_json::Value> =
        rows.lines().map(|row| serde_json::from_str(row).expect("a line of JSON")).collect();
    assert!(30 < decisions.len());
    let count = |kind: &str| decisions.iter().filter(|decision| decision["kind"] == kind).count();
    assert!(4 <= count("vorbehalt") && 4 <= count("call"), "{rows}");
    let is_missed = |decision: &serde_json::Value| decision["kind"] == "call" && decision["done"] == "-";
    assert!(decisions.iter().any(is_missed), "{rows}");
    for decision in &decisions {
        assert!(0.0 <= decision["loss"].as_f64().expect("a number"), "{decision}");
        let is_late = 32 <= decision["cards_played"].as_u64().expect("a number");
        let is_known = decision["hindsight_loss"].is_i64();
        match decision["kind"].as_str().expect("a word") {
            "card" => assert_eq!(is_known, is_late, "{decision}"),
            "vorbehalt" => assert!(!is_known, "{decision}"),
            // What others said afterwards may not have been possible without it.
            kind => assert_eq!(kind, "call"),
        }
        assert!(0 <= decision["hindsight_loss"].as_i64().unwrap_or(0), "{decision}");
    }
}

#[test]
fn a_view_and_the_whole_game_give_the_same_advice() {
    let game = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd/advice.in/game.txt"))
        .expect("the game");
    // An Absage of a hidden hand has to say for which side it is, so this game goes without calls.
    let is_no_call = |word: &&str| !word.ends_with('!');
    let silent: String = game
        .lines()
        .map(|line| format!("{}\n", line.split(' ').filter(is_no_call).collect::<Vec<_>>().join(" ")))
        .collect();
    let hidden: String = silent
        .lines()
        .map(|line| match line.get(..2) {
            Some("N:" | "S:" | "W:") => format!("{} ?\n", &line[..2]),
            _ => format!("{line}\n"),
        })
        .collect();
    let advice_on = |name: &str, text: &str| {
        let path = std::env::temp_dir().join(format!("doko-{name}-{}.txt", std::process::id()));
        std::fs::write(&path, text).expect("a file");
        let moment = format!("{}@5.1", path.to_str().expect("a name"));
        let advice = stdout(&["suggest", &moment, "--seat", "E", "--worlds", "10", "--json"]);
        std::fs::remove_file(&path).expect("it was there");
        advice
    };
    let (of_view, of_game) = (advice_on("view", &hidden), advice_on("game", &silent));
    assert_eq!(of_view, of_game);
}

#[test]
fn what_makes_no_sense_is_refused_before_the_analysis() {
    for (option, text) in [("--hindsight", "99"), ("--mistake", "nan"), ("--mistake", "-1")] {
        let output = doko(&["analyse", "game.txt", &format!("{option}={text}")]);
        assert_eq!(output.status.code(), Some(2), "{option} {text}");
        let error = String::from_utf8(output.stderr).expect("text");
        assert!(error.contains(text) && error.contains(option), "{error}");
    }
}
