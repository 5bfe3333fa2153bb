//! The table of `datasets/records.md` that is made by a test.

use std::path::Path;

/// Checks that the table between the marks `<!-- NAME: begin -->` and `<!-- NAME: end -->` is this one.
/// UPDATE=1 writes it there.
pub(crate) fn check_table(name: &str, table: &str) {
    let (begin, end) = (format!("<!-- {name}: begin -->\n"), format!("<!-- {name}: end -->\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../datasets/records.md");
    let text = std::fs::read_to_string(&path).expect("datasets/records.md exists");
    let (before, rest) = text.split_once(&begin).expect("the table has a beginning");
    let (_, after) = rest.split_once(&end).expect("the table has an end");
    let fresh = format!("{before}{begin}{table}{end}{after}");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &fresh).unwrap();
    } else {
        assert!(text == fresh, "datasets/records.md is not what the code says: UPDATE=1 rewrites it");
    }
}
