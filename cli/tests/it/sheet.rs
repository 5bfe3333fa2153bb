//! The sheet of an evening is written after every game, as a whole, and nothing of it is ever lost.

use crate::support::{folder, run, stdout, text, told};
use std::fs;
use std::path::Path;

fn begun(name: &str) -> std::path::PathBuf {
    let file = folder("sheet", name).join("evening.txt");
    let output = run(&["sheet", "new", text(&file), "--players", "Anna,Bert,Cora,Dirk", "--cents", "5"]);
    assert!(output.status.success(), "{}", told(&output));
    file
}

fn content(file: &Path) -> String {
    fs::read_to_string(file).expect("it is there")
}

#[test]
fn games_are_added_and_corrected_and_notes_stay() {
    let file = begun("kept");
    let add = |row: &str| run(&["sheet", "add", text(&file), row]);
    assert!(add("Re Anna+Bert 145 Augen, Re announced").status.success());
    fs::write(&file, content(&file) + "# a note of Bert's\n").expect("written");
    assert!(add("Re Cora+Dirk 130").status.success());
    let output = run(&["sheet", "fix", text(&file), "1", "Re Anna+Cora 145 Augen"]);
    assert!(output.status.success(), "{}", told(&output));
    let now = content(&file);
    assert!(now.ends_with("1  Re Anna+Cora 145 Augen\n# a note of Bert's\n2  Re Cora+Dirk 130\n"), "{now}");
    let json = stdout(&run(&["sheet", text(&file), "--json"]));
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["totals"], serde_json::json!([0, -2, 2, 0]));
    assert_eq!(fs::read_dir(file.parent().expect("a folder")).expect("a folder").count(), 1);
}

#[test]
fn what_does_not_fit_or_cannot_be_read_is_never_written() {
    let file = begun("spared");
    let before = content(&file);
    for row in ["Re Anna+Bert 241 Augen", "Re Anna+Berta 145", "- maybe", ""] {
        let output = run(&["sheet", "add", text(&file), row]);
        assert_eq!((output.status.code(), content(&file)), (Some(2), before.clone()), "{row}");
    }
    assert_eq!(run(&["sheet", "new", text(&file), "--players", "A,B,C,D"]).status.code(), Some(2));
    assert_eq!(content(&file), before);
    fs::write(&file, "shopping: milk\n").expect("written");
    let output = run(&["sheet", "add", text(&file), "Re Anna+Bert 145"]);
    assert_eq!((output.status.code(), content(&file)), (Some(2), "shopping: milk\n".to_owned()));
    assert!(told(&output).contains("there is no \"shopping\" in the head"), "{}", told(&output));
}

#[test]
fn a_sheet_from_another_editor_is_added_to() {
    let file = begun("editor");
    let players = "\u{feff}players: Jo\u{308}rg, Anna Lena, Cora, Dirk\n";
    fs::write(&file, players).expect("written");
    let output = run(&["sheet", "add", text(&file), "Re Jörg+Anna Lena 131 Augen"]);
    assert!(output.status.success(), "{}", told(&output));
    assert_eq!(content(&file), "players: Jörg, Anna Lena, Cora, Dirk\n1  Re Jörg+Anna Lena 131 Augen\n");
    let ranked = stdout(&run(&["sheet", "rank", text(&file), text(&file), "--json"]));
    let ranked: serde_json::Value = serde_json::from_str(&ranked).expect("JSON");
    assert_eq!((ranked.as_array().map(Vec::len), &ranked[0]["points"]), (Some(4), &serde_json::json!(2)));
}

#[test]
fn a_list_that_cannot_be_right_is_the_answer_no() {
    let file = begun("odd");
    fs::write(&file, content(&file) + "1 Re Anna+Bert 145\n- penalty N(3) Anna\n").expect("written");
    assert_eq!(run(&["sheet", text(&file)]).status.code(), Some(0));
    fs::write(&file, content(&file) + "2 Solo Cora 130, penalty S(5) Anna\n").expect("written");
    let output = run(&["sheet", text(&file), "--lang", "de"]);
    assert_eq!(output.status.code(), Some(1), "{}", stdout(&output));
    let told = stdout(&output).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        told.contains("Spiel 2 ist verdächtig: nach jedem Spiel sind die Stände alle gerade oder alle ungerade"),
        "{told}"
    );
}

#[test]
fn a_result_is_scored_from_a_line_and_from_arguments() {
    let points = |arguments: &[&str]| {
        let output = run(arguments);
        assert!(output.status.success(), "{}", told(&output));
        let answer: serde_json::Value = serde_json::from_str(&stdout(&output)).expect("JSON");
        answer["points"].clone()
    };
    let line = points(&["score", "Re N+O 155 Augen, Re angesagt, keine 90, Fuchs für Kontra", "--json"]);
    assert_eq!(line, serde_json::json!({"N": 4, "E": 4, "S": -4, "W": -4}));
    let words = ["score", "--re", "NO", "--augen", "155", "--re-calls", "Re, keine 90", "--special", "Fuchs Kontra"];
    assert_eq!(points(&[&words[..], &["--json"]].concat()), line);
    for wrong in [
        &["score", "--augen", "241"][..],
        &["score", "Damensolo N 155 Augen, Fuchs für N"],
        &["score", "Re N+O 145 Augen, Re angesagt mit 9 Karten"],
        &["score", "Re N+O 145 Augn"],
        &["score", "/dev/null", "--augen", "145"],
    ] {
        assert_eq!(run(wrong).status.code(), Some(2), "{wrong:?}");
    }
    let late = ["score", "Re N+O 145 Augen, Re angesagt mit 9 Karten", "--count-breaches", "--json"];
    assert_eq!(points(&late), serde_json::json!({"N": 3, "E": 3, "S": -3, "W": -3}));
}

#[test]
fn a_new_sheet_goes_by_the_rules_in_force_and_one_that_names_no_rules_by_those_of_1994() {
    let folder = folder("sheet", "rules");
    let (new, old) = (folder.join("new.txt"), folder.join("old.txt"));
    let output = run(&["sheet", "new", text(&new), "--players", "Anna,Bert,Cora,Dirk,Emil", "--minutes", "110"]);
    assert!(output.status.success(), "{}", told(&output));
    assert_eq!(content(&new), "# Doppelkopf\nrules: tsr\nplayers: Anna, Bert, Cora, Dirk, Emil\nminutes: 110\n\n");
    fs::write(&old, "players: Anna, Bert, Cora, Dirk\n").expect("written");
    assert!(stdout(&run(&["sheet", text(&old)])).starts_with("Doppelkopf by ddv\n"));
    assert!(stdout(&run(&["sheet", text(&old), "--rules", "bsv"])).starts_with("Doppelkopf by bsv\n"));
}
