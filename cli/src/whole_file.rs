//! Files that are there as a whole or not at all.

use crate::trouble::Trouble;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Refuses a place where no file can be written, before long work for it begins.
pub(crate) fn check_place(path: &Path) -> Result<(), Trouble> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let why = match folder {
        _ if path.is_dir() => "it is a folder".to_owned(),
        // A device: no file is put in its place.
        _ if path.exists() && !path.is_file() => "it is not a file".to_owned(),
        Some(folder) if !folder.is_dir() => format!("there is no folder {}", folder.display()),
        _ => return Ok(()),
    };
    Err(Trouble::new(format!("cannot write {}: {why}", path.display())).with_help("choose another place"))
}

/// Writes a text as a file.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Trouble> {
    write_with(path, |file| file.write_all(text.as_bytes()))
}

/// Writes a file under another name, sees to it that it is on the disk, and gives it its name.
pub(crate) fn write_with(path: &Path, fill: impl FnOnce(&mut File) -> io::Result<()>) -> Result<(), Trouble> {
    check_place(path)?;
    let whole = beside(path, "whole");
    let put = || -> io::Result<()> {
        let mut file = File::create(&whole)?;
        fill(&mut file)?;
        file.sync_all()?;
        fs::rename(&whole, path)
    };
    put().map_err(|error| {
        // What is left of it is of no use; it may not be there at all.
        let _ = fs::remove_file(&whole);
        Trouble::new(format!("cannot write {}: {error}", path.display()))
            .with_help("make room or choose another place, and give the same command again")
    })
}

/// Returns the name of a file beside another: `answers.jsonl.part`.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}
