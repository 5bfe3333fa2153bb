//! Embeds the commit of the sources in a release of the program, if it is known.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A developer commits often, and need not rebuild it for every commit.
    if !env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        return;
    }
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"));
    if let Some(commit) = of_package(&folder).or_else(|| of_repository(&folder)) {
        println!("cargo::rustc-env=DOKO_COMMIT={commit}");
    }
}

/// Returns the commit that a package of a registry was made of.
fn of_package(folder: &Path) -> Option<String> {
    let info = fs::read_to_string(folder.join(".cargo_vcs_info.json")).ok()?;
    let (_, rest) = info.split_once("\"sha1\"")?;
    rest.split('"').nth(1)?.get(..10).map(str::to_owned)
}

/// Returns the commit that is checked out, and whether its files were changed since.
fn of_repository(folder: &Path) -> Option<String> {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").arg("-C").arg(folder).args(arguments).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    // Sources inside another repository do not belong to its commits.
    let top = fs::canonicalize(git(&["rev-parse", "--show-toplevel"])?).ok()?;
    if top != fs::canonicalize(folder).ok()?.parent()? {
        return None;
    }
    let commit = git(&["rev-parse", "--short=10", "HEAD"])?;
    // The log of HEAD grows with every commit and checkout.
    let log = git(&["rev-parse", "--path-format=absolute", "--git-path", "logs/HEAD"]).map(PathBuf::from);
    let sources = fs::read_dir(top).ok()?.flatten().map(|entry| entry.path().join("src"));
    for place in log.into_iter().chain(sources).filter(|place| place.exists()) {
        println!("cargo::rerun-if-changed={}", place.display());
    }
    let is_changed = git(&["status", "--porcelain", "--untracked-files=no"]).is_some_and(|changed| !changed.is_empty());
    Some(if is_changed { commit + ", changed" } else { commit })
}
