//! Lists that the guide shows between two marks.

use std::fs;
use std::path::Path;

/// Compares the list behind a mark in a page of the guide with what it should be. UPDATE=1 rewrites it.
///
/// # Panics
/// Panics if they differ, or the page has no such marks.
pub(crate) fn check_list(page: &str, name: &str, listed: &str) {
    let marks = [format!("<!-- {name} -->\n"), "<!-- end -->".to_owned()];
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs").join(page);
    let guide = fs::read_to_string(&path).expect("the guide is text");
    let (before, rest) = guide.split_once(&marks[0]).expect("a mark");
    let (list, after) = rest.split_once(&marks[1]).expect("another mark");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, [before, &marks[0], listed, &marks[1], after].concat()).expect("the guide can be written");
        return;
    }
    assert_eq!(list, listed, "UPDATE=1 writes it");
}
