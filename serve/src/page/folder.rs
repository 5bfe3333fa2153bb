//! Reads a folder whole.

use sim::io_reason;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use text::{Localized, Message, english_errors, message};

/// The most files of a page, and the most bytes.
const MOST_FILES: usize = 2000;
const MOST_BYTES: u64 = 64 << 20;

/// Reason why a folder is not a page.
#[derive(Clone, Debug, PartialEq)]
pub struct FolderError {
    what: Message,
    help: Option<Message>,
}

english_errors!(FolderError);

impl Localized for FolderError {
    fn message(&self) -> Message {
        self.what.clone()
    }

    fn help(&self) -> Option<Message> {
        self.help.clone()
    }
}

impl FolderError {
    fn unread(path: &Path, error: &io::Error) -> Self {
        let what = message!("serve-page-unread", path = path.display().to_string(), reason = io_reason(error));
        Self { what, help: None }
    }

    fn new(what: Message) -> Self {
        Self { what, help: Some(message!("serve-page-folder.help")) }
    }
}

/// Returns the files of a folder and of those below it, by their paths. What is hidden is left out, and so is every link that
/// leads out of the folder.
pub(super) fn read(folder: &Path) -> Result<Vec<(String, Vec<u8>)>, FolderError> {
    let shown = folder.display().to_string();
    let root = fs::canonicalize(folder).map_err(|error| FolderError::unread(folder, &error))?;
    if !root.is_dir() {
        return Err(FolderError::new(message!("serve-page-no-folder", folder = shown)));
    }
    let mut paths = Vec::new();
    find(&root, &root, &mut paths)?;
    let mut files = Vec::new();
    let mut n_bytes = 0;
    for (name, path) in paths {
        n_bytes += fs::metadata(&path).map_or(0, |data| data.len());
        if MOST_BYTES < n_bytes {
            let mib = MOST_BYTES >> 20;
            return Err(FolderError::new(message!("serve-page-too-large", folder = shown, mib)));
        }
        files.push((name, fs::read(&path).map_err(|error| FolderError::unread(&path, &error))?));
    }
    if !files.iter().any(|(name, _)| name == "index.html") {
        return Err(FolderError::new(message!("serve-page-no-index", folder = shown)));
    }
    Ok(files)
}

/// Finds the files of a folder.
fn find(root: &Path, folder: &Path, found: &mut Vec<(String, PathBuf)>) -> Result<(), FolderError> {
    let unread = |error| FolderError::unread(folder, &error);
    for entry in fs::read_dir(folder).map_err(unread)? {
        let path = entry.map_err(unread)?.path();
        let is_hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
        // A link leads to what it names, if that is here. One that leads nowhere is nothing.
        let Ok(real) = fs::canonicalize(&path) else { continue };
        if is_hidden || !real.starts_with(root) {
            continue;
        }
        if path.is_dir() {
            // A link to a folder above would never end.
            if !path.is_symlink() {
                find(root, &path, found)?;
            }
        } else if let Some(name) = name_of(root, &path) {
            found.push((name, real));
        }
        if MOST_FILES < found.len() {
            let folder = root.display().to_string();
            return Err(FolderError::new(message!("serve-page-too-many", folder, most = MOST_FILES)));
        }
    }
    Ok(())
}

/// Returns the path below the root as a URL has it.
fn name_of(root: &Path, path: &Path) -> Option<String> {
    let parts: Option<Vec<&str>> = path.strip_prefix(root).ok()?.iter().map(|part| part.to_str()).collect();
    Some(parts?.join("/"))
}
