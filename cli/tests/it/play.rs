//! A person at the table: what is typed, and what is shown. A pipe is a terminal here.

use crate::support::{doko, folder, stdout, told};
use std::fs;
use std::io::Write;
use std::process::{Output, Stdio};

/// Plays with these arguments at a terminal with `columns` columns.
fn play_in(columns: usize, arguments: &[&str], typed: &str) -> Output {
    let mut command = doko(&[&["play"], arguments].concat());
    command.env("COLUMNS", columns.to_string());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("doko starts");
    // The program does not read on after the last game.
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
    assert_eq!(text.matches("„Re“ ansagen? (j/n)").count(), 3, "{text}");
    assert!(text.contains("„14“ ist hier nicht möglich"), "{text}");
    assert!(text.contains("„vielleicht“ ist hier nicht möglich"), "{text}");
    assert!(text.contains("du bist Re · Re angesagt"), "{text}");
    // What all have heard cannot be taken back, and that is why.
    assert!(text.contains("Eine Ansage haben alle gehört") && !text.contains("Zurücknehmen geht nur"), "{text}");
    let text = german(1, "gesund\nKeine 60\nNein\nq\n");
    assert!(text.contains("„Keine 60“ ansagen? (j/n)") && !text.contains("Re: keine 60"), "{text}");
    // Off turn: before another's card.
    let output = play_in(80, &["--seed", "1", "--lang", "de", "--every-call"], "1\n2\n\nq\n");
    let text = stdout(&output);
    assert!(text.contains("Sagst du etwas an? (Enter: nein) 2\n"), "{text}");
    assert!(text.contains("„2“ ist hier nicht möglich"), "{text}");
}

#[test]
fn yes_and_no_are_a_letter_too() {
    for (no, yes) in [("n", "j"), ("N", "J"), ("nein", "y")] {
        let text = german(1, &format!("gesund\nre\n{no}\nre\n{yes}\nq\n"));
        assert_eq!(text.matches("„Re“ ansagen? (j/n)").count(), 2, "{text}");
        assert!(text.contains("du bist Re · Re angesagt") && !text.contains("nicht möglich"), "{text}");
    }
    // Off turn no call is a no.
    for no in ["n", "nein", "-"] {
        let output = play_in(80, &["--seed", "1", "--lang", "de", "--every-call"], &format!("1\n{no}\n1\nq\n"));
        let text = stdout(&output);
        assert!(text.contains(&format!("Sagst du etwas an? (Enter: nein) {no}\n")), "{text}");
        assert!(text.contains("Stich 1 · Normalspiel") && !text.contains("nicht möglich"), "{text}");
    }
}

#[test]
fn whoever_leaves_a_game_that_has_begun_is_told_what_it_costs() {
    let file = folder("play", "leaves").join("evening.jsonl");
    let name = crate::support::text(&file);
    let play = |typed: &str| stdout(&play_in(80, &["--seed", "1", "--lang", "de", "--record", name], typed));
    const ASKED: &str = "Das laufende Spiel wird nicht aufgehoben. Trotzdem aufhören? (j/n)";
    // Nothing is lost before the first card.
    let text = play("q\n");
    assert!(
        !text.contains(ASKED) && text.contains("Mit demselben Befehl geht es später mit Spiel 1 weiter."),
        "{text}"
    );
    let text = play("gesund\n1\n1\nq\nn\n?\nq\nj\n");
    assert_eq!((text.matches(ASKED).count(), text.matches("Karten: ihre Nummer").count()), (2, 1), "{text}");
    assert!(text.ends_with("(j/n) j\nMit demselben Befehl geht es später mit Spiel 1 weiter.\n"), "{text}");
    assert!(!file.exists(), "no game was finished");
}

#[test]
fn a_trumpfabgabe_shows_its_cards_and_says_what_was_asked() {
    let play = |seed: &str, typed: &str| {
        let arguments = ["--rules", "recklinghausen", "--seed", seed, "--lang", "de"];
        stdout(&play_in(80, &arguments, typed))
    };
    // South takes the trumps.
    let text = play("50", "gesund\nj\n1\n");
    assert!(text.contains("Nimmt jemand die 3 Trümpfe von Nord?   O: nein"), "{text}");
    let taken = "Nord gibt dir ♠D ♥D ♥B.\n  Welche 3 Karten gibst du Nord zurück?\n";
    assert!(text.contains(taken) && text.contains("Karte 2 von 3 für Nord?"), "{text}");
    // South gives them away.
    let text = play("25", "kleiner Vorbehalt\nTrumpfabgabe\n");
    assert!(text.contains("Nimmt jemand die 3 Trümpfe von Süd?   W: nein   N: ja"), "{text}");
    assert!(text.contains("N: gibt zurück: ♦K ♠A ♥A"), "{text}");
    assert!(text.contains("Schweine (zweimal Karo Ass)?   O: nein"), "{text}");
}

#[test]
fn nobody_is_asked_for_schweine_that_he_cannot_have() {
    let rules = folder("play", "schweine").join("club.toml");
    fs::write(&rules, "extends = \"ddv\"\nname = \"club\"\nschweine = \"before_play\"\n").expect("written");
    let play = |seed: &str, typed: &str| {
        let arguments = ["--rules", crate::support::text(&rules), "--seed", seed, "--lang", "de"];
        stdout(&play_in(80, &arguments, typed))
    };
    const ASKED: &str = "Sagst du Schweine an, zweimal Karo Ass?";
    let (with_both, without) = (play("1", "gesund\nj\n"), play("2", "gesund\n"));
    assert!(with_both.contains(ASKED) && with_both.contains("Stich 1 · "), "{with_both}");
    assert!(!without.contains(ASKED) && without.contains("Stich 1 · "), "{without}");
    assert!(without.contains("Schweine (zweimal Karo Ass)?   O: nein   W: nein"), "{without}");
}

#[test]
fn a_round_says_which_game_it_is_and_who_is_made_to_play_his_pflichtsolo() {
    let arguments = ["--round", "--seed", "5", "--bots", "random,random,random", "--lang", "de"];
    let typed = typing().repeat(30);
    let text = stdout(&play_in(80, &arguments, &typed));
    for said in [
        "Spiel 21 von 24\n  Vorführen: Ost spielt jetzt das Pflichtsolo.\n",
        "Spiel 22 von 24\n  Du wirst vorgeführt: Jetzt spielst du dein Pflichtsolo.\n  Geber ist Ost.",
        "Spiel 24 von 24\n  Vorführen: Nord spielt jetzt das Pflichtsolo.\n",
    ] {
        assert!(text.contains(said), "{said} is not in {text}");
    }
    assert_eq!(text.matches("Vorführen: ").count() + text.matches("vorgeführt: ").count(), 4, "{text}");
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
#[ignore = "slow"]
fn after_a_game_it_is_reviewed_as_doko_review_does() {
    let folder = folder("play", "analysis");
    let record = folder.join("game.jsonl");
    let name = crate::support::text(&record);
    let arguments = ["--seed", "3", "--lang", "de", "--worlds", "2", "--record", name];
    // No Enter, which would leave the game that is over.
    let cards = typing().replace("\n\n", "\n-\n");
    let output = play_in(80, &arguments, &(String::from("gesund\n-") + &cards + "a\nq\n"));
    let shown = stdout(&output);
    assert_eq!(output.status.code(), Some(0), "{}", told(&output));
    let reviewed = stdout(&crate::support::run(&["review", name, "--seat", "S", "--worlds", "2", "--lang", "de"]));
    assert!(4 < reviewed.lines().count(), "{reviewed}");
    assert!(shown.contains(&reviewed), "{reviewed}\nis not in\n{shown}");
}

#[test]
fn where_no_game_can_be_written_down_none_is_begun() {
    let folder = folder("play", "records");
    let missing = folder.join("missing").join("evening.jsonl");
    let (sealed, taken) = (folder.join("sealed.jsonl"), folder.join("taken.jsonl"));
    let game = stdout(&crate::support::run(&["play-random", "--json"]));
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
        let output = play_in(80, &["--lang", "de", "--record", crate::support::text(path)], "gesund\n");
        assert_eq!((output.status.code(), stdout(&output)), (Some(2), String::new()), "{}", told(&output));
        assert!(told(&output).contains(says), "{}", told(&output));
    }
}

#[test]
fn a_game_goes_by_the_rules_in_force_and_an_evening_that_has_begun_by_its_own() {
    let folder = folder("play", "rules");
    let (new, old, other) = (folder.join("new.jsonl"), folder.join("old.jsonl"), folder.join("other.jsonl"));
    fs::write(&old, stdout(&crate::support::run(&["play-random", "--json"]))).expect("the test can write");
    for (path, rules, named) in [(&new, "tsr", &[][..]), (&old, "ddv", &[]), (&other, "bsv", &["--rules", "bsv"])] {
        let arguments = ["--bots", "random,random,random", "--seed", "3", "--record", crate::support::text(path)];
        let output = play_in(80, &[&arguments[..], named].concat(), &typing());
        assert_eq!(output.status.code(), Some(0), "{}", told(&output));
        let file = fs::read_to_string(path).expect("it is there");
        let last: serde_json::Value = serde_json::from_str(file.lines().last().expect("a game")).expect("a record");
        assert_eq!(last["rules"], rules);
    }
}
