//! Tables of `docs/REFEREE.md` that are made by tests.

use std::path::Path;

/// Checks that the table between the marks `<!-- NAME: begin -->` and `<!-- NAME: end -->` is this one; with `UPDATE_DOCS` in
/// the environment it is written there.
pub(crate) fn check_table(name: &str, table: &str) {
    let (begin, end) = (format!("<!-- {name}: begin -->\n"), format!("<!-- {name}: end -->\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/REFEREE.md");
    let text = std::fs::read_to_string(&path).expect("docs/REFEREE.md exists");
    let (before, rest) = text.split_once(&begin).expect("the table has a beginning");
    let (_, after) = rest.split_once(&end).expect("the table has an end");
    let fresh = format!("{before}{begin}{table}{end}{after}");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(&path, &fresh).unwrap();
    }
    assert!(text == fresh || std::env::var_os("UPDATE_DOCS").is_some(), "run UPDATE_DOCS=1 cargo test -p doko-referee");
}
