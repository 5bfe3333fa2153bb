//! In no crate do more than a few modules use one another in a circle, so that each can be read after those below it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The crates.
const CRATES: [&str; 11] =
    ["text", "game", "notation", "solver", "referee", "bots", "sim", "env", "api", "serve", "cli"];

/// How many modules may use one another in a circle.
const MOST: usize = 3;

/// Which modules of a crate each of its modules uses. A module is what stands directly below `src`, with all below it.
type Uses = BTreeMap<String, BTreeSet<String>>;

#[test]
fn no_circle_of_modules_is_large() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    for name in CRATES {
        let uses = uses(&root.join(name).join("src"));
        let large: Vec<_> = circles(&uses).into_iter().filter(|circle| MOST < circle.len()).collect();
        assert!(large.is_empty(), "{name}: {large:?}");
    }
}

#[test]
fn a_circle_is_found_where_there_is_one() {
    let uses = |pairs: &[(&str, &str)]| -> Uses {
        let mut uses = Uses::new();
        for (one, other) in pairs {
            uses.entry((*one).to_owned()).or_default().insert((*other).to_owned());
        }
        uses
    };
    assert!(circles(&uses(&[("a", "b"), ("b", "c"), ("a", "c")])).is_empty());
    let found = circles(&uses(&[("a", "b"), ("b", "c"), ("c", "a"), ("d", "a")]));
    assert_eq!(found, [["a", "b", "c"].map(str::to_owned).into()]);
}

fn uses(src: &Path) -> Uses {
    let mut code: BTreeMap<String, String> = BTreeMap::new();
    for path in files(src).into_iter().filter(|path| path.extension().is_some_and(|name| name == "rs")) {
        let place = path.strip_prefix(src).expect("it lies there");
        let is_test = place.iter().any(|part| part == "tests" || part == "tests.rs");
        let module = place.iter().next().expect("a name").to_string_lossy().trim_end_matches(".rs").to_owned();
        if !is_test && module != "lib" && module != "main" {
            code.entry(module)
                .or_default()
                .push_str(&without_tests(&fs::read_to_string(&path).expect("it can be read")));
        }
    }
    let used = |module: &String, text: &String| -> BTreeSet<String> {
        // What stands behind `$crate::` in a macro is used where the macro is.
        let text = text.replace("$crate::", "");
        let names: Vec<String> = text.split("crate::").skip(1).flat_map(first_names).collect();
        names.into_iter().filter(|name| name != module && code.contains_key(name)).collect()
    };
    code.iter().map(|(module, text)| (module.clone(), used(module, text))).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Returns the code without its comments and the tests at its end.
fn without_tests(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).map(|line| format!("{line}\n")).collect()
}

/// Returns the modules named behind `crate::`: one, or those of a list in braces.
fn first_names(path: &str) -> Vec<String> {
    let name = |text: &str| text.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    match path.strip_prefix('{').and_then(|list| list.split_once('}')) {
        Some((list, _)) => list.split(',').map(name).collect(),
        None => vec![name(path)],
    }
}

/// Returns the sets of modules each of which can be reached from each other of its set.
fn circles(uses: &Uses) -> Vec<BTreeSet<String>> {
    let reached: BTreeMap<&String, BTreeSet<&String>> =
        uses.keys().map(|module| (module, reached_from(module, uses))).collect();
    let mut found: Vec<BTreeSet<String>> = Vec::new();
    for (module, below) in &reached {
        let circle = below.iter().filter(|other| reached.get(*other).is_some_and(|back| back.contains(module)));
        let circle: BTreeSet<String> = circle.map(|other| (*other).clone()).collect();
        if !circle.is_empty() && !found.contains(&circle) {
            found.push(circle);
        }
    }
    found
}

fn reached_from<'a>(module: &String, uses: &'a Uses) -> BTreeSet<&'a String> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&String> = uses.get(module).into_iter().flatten().collect();
    while let Some(next) = open.pop() {
        if reached.insert(next) {
            open.extend(uses.get(next).into_iter().flatten());
        }
    }
    reached
}
