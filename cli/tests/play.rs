//! A person at the table: what is typed, and what is shown. A pipe is a terminal here.

mod support;

use std::fs;
use std::io::Write;
use std::process::{Output, Stdio};
use support::{doko, folder, stdout, told};

/// Plays with these arguments at a terminal of so many columns.
fn play_in(columns: usize, arguments: &[&str], typed: &str) -> Output {
    let mut command = doko(&[&["play"], arguments].concat());
    command.env("COLUMNS", columns.to_string());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("doko starts");
    // Whoever has finished a game does not read on.
    let _ = child.stdin.take().expect("a pipe").write_all(typed.as_bytes());
    child.wait_with_output().expect("doko ends")
}

/// Plays a game of one seed in German, and returns what was shown.
fn german(seed: u64, typed: &str) -> String {
    let output = play_in(80, &["--seed", &seed.to_string(), "--lang", "de"], typed);
    assert_eq!(output.status.code(), Some(0), "{}", told(&output));
    stdout(&output)
}

/// Types nothing and every number again and again, so that each question is answered some time.
fn typing() -> String {
    let round: String = (1..=12).map(|number| format!("\n{number}\n")).collect();
    round.repeat(40)
}

#[test]
fn a_call_is_confirmed_and_is_never_a_number() {
    // South is Re, and on turn with all cards possible.
    let text = german(1, "gesund\n14\nRe\nnein\nre\nvielleicht\nJa\nu\nq\n");
    assert_eq!(text.matches("„Re“ ansagen? (ja/nein)").count(), 3, "{text}");
    assert!(text.contains("„14“ ist hier nicht möglich"), "{text}");
    assert!(text.contains("„vielleicht“ ist hier nicht möglich"), "{text}");
    assert!(text.contains("du bist Re · Re angesagt"), "{text}");
    // What all have heard cannot be taken back.
    assert!(text.contains("Zurücknehmen geht nur"), "{text}");
    let text = german(1, "gesund\nKeine 60\nNein\nq\n");
    assert!(text.contains("„Keine 60“ ansagen? (ja/nein)") && !text.contains("Re: keine 60"), "{text}");
    // Off turn: before another's card.
    let output = play_in(80, &["--seed", "1", "--lang", "de", "--every-call"], "1\n2\n\nq\n");
    let text = stdout(&output);
    assert!(text.contains("Sagst du etwas an? (Enter: nein) 2\n"), "{text}");
    assert!(text.contains("„2“ ist hier nicht möglich"), "{text}");
}

#[test]
fn a_forced_card_is_played_on_request_and_no_other_is() {
    for typed in ["gesund\n\nq\n", "gesund\n!\nq\n"] {
        let text = german(2, typed);
        assert!(text.contains("Nur ♠K ist möglich. Enter spielt sie, oder eine Ansage:"), "{text}");
        assert!(text.contains("Gespielt: ♠K, die einzige mögliche Karte"), "{text}");
        assert!(text.contains("S ♠K") && text.contains("Stich 2"), "{text}");
    }
    let text = german(1, "gesund\n!\n\nq\n");
    assert!(text.contains("Du hast die Wahl.") && text.contains("  möglich: Re, keine 90, "), "{text}");
    assert!(!text.contains("Gespielt"), "{text}");
}

#[test]
fn a_card_is_taken_back_before_the_next_one_is_seen() {
    let output = play_in(80, &["--seed", "1", "--lang", "de", "--wait"], "gesund\n1\nu\nherz neun\n\nq\n");
    let text = stdout(&output);
    assert!(text.contains("Enter: weiter · u: zurücknehmen u\n  Zurückgenommen."), "{text}");
    assert!(text.contains("S ♥9") && !text.contains("S ♥10"), "{text}");
    let text = german(1, "gesund\n1\nu\nq\n");
    assert!(text.contains("S ♥10") && text.contains("  Zurücknehmen geht nur, solange danach niemand"), "{text}");
}

#[test]
fn a_game_in_german_stays_in_its_columns_and_has_no_english_word() {
    for columns in [80, 60] {
        let arguments = ["--seed", "3", "--lang", "de"];
        let output = play_in(columns, &arguments, &(String::from("gesund\n?\nhilfe\n") + &typing()));
        let text = stdout(&output);
        assert!(text.contains("Stich 12 · Normalspiel") && text.contains("Spiel 1   N "), "{text}");
        for row in text.lines() {
            assert!(row.chars().count() <= columns, "{columns}: {row}");
        }
        let game = text.split(" gewinnt ").next().expect("there is a beginning");
        let words = game.split(|c: char| !c.is_alphabetic());
        let english =
            ["trick", "Trick", "card", "cards", "call", "calls", "you", "your", "game", "Game", "normal", "E"];
        let found: Vec<&str> = words.filter(|word| english.contains(word)).collect();
        assert_eq!(found, Vec::<&str>::new(), "{text}");
    }
}

#[test]
fn after_a_game_it_is_reviewed_as_doko_review_does() {
    let folder = folder("play", "analysis");
    let record = folder.join("game.jsonl");
    let name = support::text(&record);
    let arguments = ["--seed", "3", "--lang", "de", "--worlds", "2", "--record", name];
    // No Enter, which would leave the game that is over.
    let cards = typing().replace("\n\n", "\n-\n");
    let output = play_in(80, &arguments, &(String::from("gesund\n-") + &cards + "a\nq\n"));
    let shown = stdout(&output);
    assert_eq!(output.status.code(), Some(0), "{}", told(&output));
    let reviewed = stdout(&support::run(&["review", name, "--worlds", "2", "--lang", "de"]));
    assert!(4 < reviewed.lines().count(), "{reviewed}");
    assert!(shown.contains(&reviewed), "{reviewed}\nis not in\n{shown}");
}

#[test]
fn where_no_game_can_be_written_down_none_is_begun() {
    let folder = folder("play", "records");
    let missing = folder.join("missing").join("evening.jsonl");
    let (sealed, taken) = (folder.join("sealed.jsonl"), folder.join("taken.jsonl"));
    let game = stdout(&support::run(&["play-random", "--json"]));
    for path in [&sealed, &taken] {
        fs::write(path, &game).expect("the test can write");
    }
    let mut rights = fs::metadata(&sealed).expect("it is there").permissions();
    rights.set_readonly(true);
    fs::set_permissions(&sealed, rights).expect("the test can seal its file");
    // Another one plays into it.
    let other = fs::File::open(&taken).expect("it is there");
    other.lock().expect("nobody else does");
    for (path, says) in [(&missing, "missing"), (&sealed, "sealed"), (&taken, "schreibt gerade ein anderes doko")] {
        let output = play_in(80, &["--lang", "de", "--record", support::text(path)], "gesund\n");
        assert_eq!((output.status.code(), stdout(&output)), (Some(2), String::new()), "{}", told(&output));
        assert!(told(&output).contains(says), "{}", told(&output));
    }
}
