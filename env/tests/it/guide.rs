//! `docs/OBSERVATION.md` states of every feature and every action what the code does; UPDATE=1 rewrites its tables.

use doko_env::layout::{FEATURES, Feature, LAYOUT_VERSION, LEN};
use doko_env::{Action, N_ACTIONS, perfect};
use std::fmt::Write;
use std::path::Path;

const BEGIN: [&str; 3] = ["<!-- features -->\n", "<!-- open -->\n", "<!-- actions -->\n"];
const END: &str = "<!-- end -->";

fn features(features: &[Feature]) -> String {
    let mut table = "\n| bytes | name | shape | up to | what |\n|---|---|---|---|---|\n".to_owned();
    let mut at = 0;
    for feature in features {
        let last = at + feature.len - 1;
        let bytes = if feature.len == 1 { at.to_string() } else { format!("{at}–{last}") };
        let shape = match feature.len {
            96 => "4 × 24".to_owned(),
            72 => "3 × 24".to_owned(),
            16 => "4 × 4".to_owned(),
            12 if feature.name == "SCHWEINE" => "3 × 4".to_owned(),
            24 if feature.name == "CALLED" => "4 × 6".to_owned(),
            len => len.to_string(),
        };
        writeln!(table, "| {bytes} | `{}` | {shape} | {} | {} |", feature.name, feature.max, feature.about)
            .expect("a text");
        at = last + 1;
    }
    table + "\n"
}

fn actions() -> String {
    let mut table = "\n| number | action |\n|---|---|\n".to_owned();
    let word = |index: usize| Action::from_index(index).expect("below the number of actions").to_string();
    let rows = (0..N_ACTIONS).collect::<Vec<_>>();
    for row in rows.chunks(12) {
        let words: Vec<String> = row.iter().map(|&index| format!("`{}`", word(index))).collect();
        let (first, last) = (row[0], row[row.len() - 1]);
        writeln!(table, "| {first}–{last} | {} |", words.join(" ")).expect("a text");
    }
    table + "\n"
}

#[test]
fn the_guide_has_every_feature_and_every_action() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/OBSERVATION.md");
    let guide = std::fs::read_to_string(&path).expect("it is there");
    let mut made = guide.clone();
    for (begin, table) in BEGIN.into_iter().zip([features(&FEATURES), features(&perfect::FEATURES), actions()]) {
        let from = made.find(begin).expect("the mark is there") + begin.len();
        let to = from + made[from..].find(END).expect("the mark is there");
        made.replace_range(from..to, &table);
    }
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &made).expect("it can be written");
    } else {
        assert!(guide == made, "docs/OBSERVATION.md is not what the code says: UPDATE=1 writes it anew");
    }
    let perfect = format!("{} bytes, version {}", perfect::LEN, perfect::LAYOUT_VERSION);
    assert!(guide.contains(&perfect), "{perfect}");
    assert!(guide.contains(&format!("version {LAYOUT_VERSION}")) && guide.contains(&format!("{LEN} bytes")));
}
