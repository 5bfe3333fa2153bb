//! The library of solved deals: made, interrupted, gone on with, compared with the published one, and read.

use crate::support::{doko, folder, run, stdout, text, told};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// The published library.
const PUBLISHED: &str = "../datasets/library";

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
    done(&["verify", PUBLISHED, "--sample", "0"]);
    for line in done(&["status", PUBLISHED, "--json"]).lines() {
        let part: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(part["deals"], part["edition"], "{line}");
    }
    let augen = records("augen-40");
    for (leaders, augen) in records("leaders-40").iter().zip(&augen) {
        assert_eq!(leaders[0], augen[0], "{leaders:?}");
    }
    for (cards, augen) in records("cards-40").iter().zip(&augen) {
        assert!([cards.iter().min(), cards.iter().max()].contains(&augen.first()), "{cards:?}, {augen:?}");
    }
    for (augen, level) in records("augen-48").iter().zip(records("level-48")) {
        let reached = [1, 30, 60, 90, 121, 151, 181, 211, 240].iter().filter(|&&level| level <= augen[0]).count();
        assert_eq!(reached, usize::from(level[0]), "{augen:?}");
    }
    let shown = deal(PUBLISHED, "17", "40");
    assert_eq!(shown["values"]["augen-40"]["augen"], augen[17][0]);
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
