//! The studies of the guide: their pages are those that the program makes, and the guide states their results.

use crate::support::{folder, run, told};
use std::fs;
use std::path::{Path, PathBuf};

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs")
}

fn page(name: &str) -> String {
    fs::read_to_string(docs().join("studies").join(name)).expect("it is committed")
}

/// The other two are made by the same bots, and take ten times as long.
#[test]
#[ignore = "slow"]
fn the_page_about_claims_is_what_its_command_makes() {
    let made = folder("studies", "claims").join("claims.html");
    let study = docs().join("studies/claims.toml");
    let output = run(&["study", crate::support::text(&study), "--html", crate::support::text(&made), "--lang", "en"]);
    assert_eq!(output.status.code(), Some(0), "{}", told(&output));
    let is_same = fs::read_to_string(&made).expect("it is written") == page("claims.html");
    assert!(is_same, "the pages are old: make all three anew, as docs/STUDIES.md says, and read its figures again");
}

#[test]
fn every_figure_that_the_guide_tells_stands_on_a_page() {
    let pages = ["claims.html", "hochzeit.html", "solo-value.html"].map(page).concat().replace(" %", "");
    let guide = fs::read_to_string(docs().join("STUDIES.md")).expect("it is committed");
    let (_, found) = guide.split_once("What they found").expect("what they found is told");
    let words: Vec<&str> = found.split_whitespace().collect();
    let figures: Vec<String> = words
        .windows(2)
        .filter(|pair| pair[1].starts_with('±'))
        .map(|pair| format!("{} {}", pair[0].trim_start_matches('('), pair[1].trim_end_matches([')', ',', '.', ';'])))
        .collect();
    assert!(15 < figures.len(), "{figures:?}");
    for figure in figures {
        assert!(pages.contains(&figure), "{figure} stands on no page");
    }
}
