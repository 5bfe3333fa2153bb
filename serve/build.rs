//! Embeds the output of `npm run build`, the folder `web/dist`, into the program, with the feature `page`.
//!
//! That folder is no part of the sources, so it may be missing. Then the program is built without a page, and says so
//! when the page is requested. Crates that do the same either fail without the folder or do not notice a new file in
//! it.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_PAGE").is_none() {
        return;
    }
    let of = |name| PathBuf::from(env::var_os(name).expect("Cargo sets it"));
    let web = of("CARGO_MANIFEST_DIR").with_file_name("web");
    let page = web.join("dist");
    if web.is_dir() {
        // Cargo watches a folder only if it exists; without one it would rebuild all of this each time.
        let _ = fs::create_dir_all(&page);
        println!("cargo::rerun-if-changed={}", page.display());
    }
    let mut files = Vec::new();
    find(&page, &page, &mut files);
    files.sort();
    let mut table = "&[\n".to_owned();
    for (name, path) in &files {
        writeln!(table, "({name:?}, include_bytes!({path:?}).as_slice()),").expect("a text takes all");
    }
    table += "]\n";
    fs::write(of("OUT_DIR").join("page.rs"), table).expect("the folder is there to be written to");
}

fn find(root: &Path, folder: &Path, found: &mut Vec<(String, PathBuf)>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            find(root, &path, found);
        } else if let Ok(below) = path.strip_prefix(root) {
            let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
            found.push((parts.join("/"), path.clone()));
        }
    }
}
