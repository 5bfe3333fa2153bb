//! The library of solved deals: made, interrupted, gone on with, compared with the published one, and read.

use crate::support::{doko, folder, run, stdout, text, told};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// The published library.
const PUBLISHED: &str = "../datasets/library";

/// The Augen of the levels.
const LEVELS: [i64; 9] = [1, 30, 60, 90, 121, 151, 181, 211, 240];

fn done(arguments: &[&str]) -> String {
    let output = run(&[&["library"], arguments].concat());
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", told(&output));
    stdout(&output)
}

fn refused(arguments: &[&str], expected: &str) {
    let output = run(&[&["library"], arguments].concat());
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(told(&output).contains(expected), "{arguments:?}: {}", told(&output));
}

/// Returns a deal with its values.
fn deal(library: &str, number: &str, deck: &str) -> Value {
    serde_json::from_str(&done(&["show", library, number, "--deck", deck, "--json"])).expect("JSON")
}

/// Returns the records of a published part.
fn records(part: &str) -> Vec<Vec<u8>> {
    let file = fs::read(Path::new(PUBLISHED).join(part).with_extension("values")).expect("a file");
    let at = file.iter().position(|&byte| byte == b'\n').expect("a header") + 1;
    let head: Value = serde_json::from_slice(&file[..at]).expect("JSON");
    let bytes = head["record_bytes"].as_u64().expect("a number");
    file[at..].chunks(usize::try_from(bytes).expect("a few")).map(<[u8]>::to_vec).collect()
}

#[test]
fn what_is_wrong_is_told_with_what_to_do() {
    let folder = folder("library", "wrong");
    let library = text(&folder);
    refused(&["stats", library], "there are no values help: `doko library make` makes them");
    refused(&["make", library, "-n", "100"], "make a multiple of 64");
    refused(&["make", library, "--part", "40-tricks"], "'40-tricks' is no part of the library; expected augen-40,");
    refused(&["make", library, "--shard", "3/2"], "write K/N");
    refused(&["make", library, "--memory", "14GB"], "14GB");
    fs::write(folder.join("augen-40.values"), "mine\n").expect("written");
    refused(&["stats", library], "augen-40.values");
    refused(&["merge", PUBLISHED, "--out", library], "augen-40.values");
    assert_eq!(fs::read_to_string(folder.join("augen-40.values")).expect("it is there"), "mine\n");
}

#[test]
fn the_published_library_is_whole_and_its_values_agree() {
    let (checked, known) =
        (done(&["verify", PUBLISHED, "--sample", "0", "--json"]), done(&["status", PUBLISHED, "--json"]));
    for (checked, known) in checked.lines().zip(known.lines()) {
        let [checked, known] = [checked, known].map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        assert_eq!(checked["deals"], known["edition"], "{known}");
    }
    let augen = records("augen-40");
    for (leaders, augen) in records("leaders-40").iter().zip(&augen) {
        assert_eq!(leaders[0], augen[0], "{leaders:?}");
    }
    for (cards, augen) in records("cards-40").iter().zip(&augen) {
        assert!([cards.iter().min(), cards.iter().max()].contains(&augen.first()), "{cards:?}, {augen:?}");
    }
    for (augen, level) in records("augen-48").iter().zip(records("level-48")) {
        let reached = LEVELS.iter().filter(|&&level| level <= i64::from(augen[0])).count();
        assert_eq!(reached, usize::from(level[0]), "{augen:?}");
    }
    for number in ["0", "17", "63"] {
        let values = &deal(PUBLISHED, number, "40")["values"];
        let augen = values["augen-40"]["augen"].as_i64().expect("a number");
        assert_eq!(values["leaders-40"]["augen_N"], augen);
        let cards = values["cards-40"].as_object().expect("cards").values().map(|value| value.as_i64().expect("Augen"));
        let (least, most) = (cards.clone().min(), cards.max());
        assert!([least, most].contains(&Some(augen)), "{values}");
        let values = &deal(PUBLISHED, number, "48")["values"];
        let level = values["level-48"]["level"].as_u64().expect("a level");
        let augen = values["augen-48"]["augen"].as_i64().expect("a number");
        let reached = LEVELS.iter().filter(|&&level| level <= augen).count();
        assert_eq!(level, reached as u64);
    }
    let shown = done(&["show", PUBLISHED, "17"]);
    assert!(
        shown.contains("rules=bsv game=normal re=") && shown.contains("#/solver?p=rules=bsv;game=normal;"),
        "{shown}"
    );
    assert!(done(&["stats", PUBLISHED]).contains("Re wins (two against two)"));
}

#[cfg(unix)]
#[test]
#[ignore = "slow"]
fn a_library_that_is_interrupted_goes_on_and_has_the_published_values() {
    let folder = folder("library", "make");
    let library = text(&folder);
    let make = ["library", "make", library, "--part", "augen-40", "-n", "128", "--shard", "1/2"];
    let mut child = doko(&make).spawn().expect("doko starts");
    let journal = folder.join("augen-40-00000000.part");
    while fs::read_to_string(&journal).map_or(0, |text| text.lines().count()) < 4 {
        assert!(child.try_wait().expect("a child").is_none(), "it ends too early");
        std::thread::yield_now();
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert!(journal.exists() && !folder.join("augen-40-00000000.values").exists());
    let again = run(&[&make[..], &["--memory", "64MiB"]].concat());
    assert_eq!(stdout(&again), "augen-40 0-63 finished\n", "{}", told(&again));
    assert!(!journal.exists());
    let merged = folder.join("merged");
    done(&["merge", library, "--out", text(&merged)]);
    let first_64 = |path: &Path| {
        let bytes = fs::read(path).expect("a file");
        let at = bytes.iter().position(|&byte| byte == b'\n').expect("a header") + 1;
        bytes[at..at + 64].to_vec()
    };
    assert_eq!(first_64(&merged.join("augen-40.values")), first_64(&Path::new(PUBLISHED).join("augen-40.values")));
}
