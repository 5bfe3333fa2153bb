//! The page that `doko referee rule --protocol` writes.

use std::fs;
use std::process::{Command, Output};

fn rule(page: &std::path::Path, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_doko"))
        .args(["referee", "rule", "--lang", "de", "--entry", "3.8.1", "--offender", "E", "--protocol"])
        .arg(page)
        .args(more)
        .output()
        .expect("doko starts")
}

#[test]
fn a_protocol_names_the_game_of_the_tournament_and_is_said_to_be_written() {
    let page = std::env::temp_dir().join(format!("doko-ruling-{}.html", std::process::id()));
    let names = ["--players", "Anna,Bernd <b>,Carla,Dirk", "--table", "7", "--round", "2", "--game-number", "13"];
    let done = rule(&page, &names);
    assert_eq!(done.status.code(), Some(0));
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(said.contains("Protokoll geschrieben") && said.contains("doko-ruling-"), "{said}");
    let html = fs::read_to_string(&page).expect("the page");
    fs::remove_file(&page).expect("it was there");
    for row in [
        "Nord</th><td>Anna",
        "Ost</th><td>Bernd &lt;b&gt;",
        "Tisch</th><td>7",
        "Runde</th><td>2",
        "Spiel Nr.</th><td>13",
    ] {
        assert!(html.contains(row), "{row} is not on the page");
    }
}

#[test]
fn a_ruling_comes_with_certificates_if_there_is_a_position() {
    let page = std::env::temp_dir().join(format!("doko-proof-{}.html", std::process::id()));
    let proof = page.with_extension("jsonl");
    let wanted = ["--proof", proof.to_str().expect("a name")];
    let refused = rule(&page, &wanted);
    assert_eq!(refused.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&refused.stderr).contains("mit --position angeben")
            && !page.exists()
            && !proof.exists()
    );
    let position = "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,DA S=SQ,D9 W=DJ,SA";
    let done = rule(&page, &[&wanted[..], &["--position", position]].concat());
    assert_eq!(done.status.code(), Some(0), "{}", String::from_utf8_lossy(&done.stderr));
    let (html, lines) = (fs::read_to_string(&page).expect("the page"), fs::read_to_string(&proof).expect("the proof"));
    for file in [&page, &proof] {
        fs::remove_file(file).expect("it was there");
    }
    assert!(html.contains(&format!("scripts/check_proof.py doko-proof-{}.jsonl", std::process::id())));
    assert!(lines.lines().count() == 2 && lines.lines().all(|line| line.starts_with("{\"proof\":1,")), "{lines}");
}

#[test]
fn names_that_cannot_stand_on_a_protocol_are_refused_before_it_is_written() {
    let page = std::env::temp_dir().join(format!("doko-no-ruling-{}.html", std::process::id()));
    for names in ["Anna,Bernd,Carla", "Anna,,Carla,Dirk", "Anna,B\u{1b}[2Jernd,Carla,Dirk"] {
        let done = rule(&page, &["--players", names]);
        assert_eq!(done.status.code(), Some(2), "{names}");
        assert!(!page.exists());
    }
}
