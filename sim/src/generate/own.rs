//! Origin of a plan: made here by this user, or by another.
//!
//! A plan may name programs, and a run of it runs them. The user himself gave them to `plan`, so it leaves a mark next
//! to the manifest: which file the manifest is and when the system last changed anything about it. A manifest that was
//! copied, unpacked or edited is another file or was changed at another time, which no user can choose, so no mark that
//! comes with it fits. If the system does not report these, every plan counts as foreign.

use super::GenerateError;
use super::folder::write_whole;
use std::path::{Path, PathBuf};

/// Marks a manifest as made here.
pub(super) fn mark(manifest: &Path) -> Result<(), GenerateError> {
    match identity(manifest) {
        Some(identity) => write_whole(&mark_path(manifest), identity.as_bytes()),
        None => Ok(()),
    }
}

/// Returns whether a manifest has the mark of having been made here.
pub(super) fn is_marked(manifest: &Path) -> bool {
    let mark = std::fs::read(mark_path(manifest)).ok();
    identity(manifest).is_some_and(|identity| mark == Some(identity.into_bytes()))
}

fn mark_path(manifest: &Path) -> PathBuf {
    manifest.with_file_name("planned-here")
}

/// Returns which file this is and when it was changed; nothing if it is not the user's own.
#[cfg(unix)]
fn identity(path: &Path) -> Option<String> {
    use std::os::unix::fs::MetadataExt;
    let file = std::fs::symlink_metadata(path).ok()?;
    let is_own = file.is_file() && file.uid() == rustix::process::geteuid().as_raw();
    is_own.then(|| format!("file {}, changed {}.{:09}\n", file.ino(), file.ctime(), file.ctime_nsec()))
}

#[cfg(not(unix))]
const fn identity(_: &Path) -> Option<String> {
    None
}
