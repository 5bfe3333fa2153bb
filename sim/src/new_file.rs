//! Files that are there as a whole or not at all.
//!
//! A file is written in the same folder under a name of its own, `games.parquet.4711-0.doko-tmp`, and gets its final
//! name when all of it is on the disk. It is locked as long as it is being written. So the next writer of the same file
//! recognises and removes what a killed run has left.

use crate::locked_file::{lock, try_lock};
use std::ffi::OsStr;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

/// Ending of the name of a file that is being written.
const ENDING: &str = ".doko-tmp";

/// A file that is being written. If it never gets its name, it goes.
#[derive(Debug)]
pub struct NewFile {
    path: PathBuf,
    written: PathBuf,
    file: File,
}

impl NewFile {
    /// Begins a file that is to have this name. Where the name is a link, what it leads to is written.
    ///
    /// # Errors
    /// Returns why no file can be written there.
    pub fn begin(path: &Path) -> io::Result<Self> {
        // How often another run may take a new file for one that was left.
        const TRIES: usize = 16;
        let path = if path.is_symlink() { fs::canonicalize(path)? } else { path.to_owned() };
        remove_left(&path);
        for _ in 0..TRIES {
            let written = temporary_name(&path);
            let file = match File::options().read(true).write(true).create_new(true).open(&written) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
                file => file?,
            };
            // If files cannot be locked, no run takes this one for a remnant either.
            let _ = lock(&file);
            if written.exists() {
                return Ok(Self { path, written, file });
            }
        }
        Err(io::Error::other("files that are being written disappear"))
    }

    /// Returns the name it gets.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns what to write to.
    pub const fn file(&mut self) -> &mut File {
        &mut self.file
    }

    /// Sees to it that the file is on the disk, and gives it its name and, if there was a file of this name, the permissions
    /// of that one. Returns the file, which is locked until it is dropped.
    ///
    /// # Errors
    /// Returns why that cannot be. A file that had the name before is still there then.
    pub fn appear(self) -> io::Result<File> {
        let file = self.file.try_clone()?;
        if let Ok(before) = fs::metadata(&self.path) {
            fs::set_permissions(&self.written, before.permissions())?;
        }
        self.file.sync_all()?;
        put_in_place(&self.written, &self.path)?;
        // The name must be as safe as what it names; where folders cannot be synced there is nothing to do.
        if let Some(Ok(folder)) = folder_of(&self.path).map(File::open) {
            let _ = folder.sync_all();
        }
        Ok(file)
    }
}

/// Whether a file has got its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Appeared {
    /// The file has got its name.
    Yes,
    /// There is a file of this name already.
    No,
}

impl NewFile {
    /// Does what [`appear`](Self::appear) does unless there is a file of this name already; of two who try at once, one
    /// succeeds.
    pub(crate) fn appear_first(self) -> io::Result<Appeared> {
        self.file.sync_all()?;
        match fs::hard_link(&self.written, &self.path) {
            Ok(()) => {
                if let Some(Ok(folder)) = folder_of(&self.path).map(File::open) {
                    let _ = folder.sync_all();
                }
                Ok(Appeared::Yes)
            }
            Err(_) if fs::symlink_metadata(&self.path).is_ok() => Ok(Appeared::No),
            // Not every file system gives a file a second name.
            Err(_) => self.appear().map(|_| Appeared::Yes),
        }
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        // Nothing is there after it got its name.
        let _ = fs::remove_file(&self.written);
    }
}

/// Gives a file its name, which another file may have. Windows does not replace a file that its lock keeps open, so the old
/// file is renamed first there; a run that is killed in between leaves it as `a.txt.4711-0.doko-old`.
fn put_in_place(written: &Path, path: &Path) -> io::Result<()> {
    match fs::rename(written, path) {
        Err(error) if cfg!(windows) && error.kind() == io::ErrorKind::PermissionDenied && path.is_file() => {
            let aside = temporary_name(path).with_extension("doko-old");
            fs::rename(path, &aside)?;
            if let Err(error) = fs::rename(written, path) {
                fs::rename(&aside, path)?;
                return Err(error);
            }
            // If it cannot be removed it does no harm.
            let _ = fs::remove_file(&aside);
            Ok(())
        }
        renamed => renamed,
    }
}

/// Returns the folder in which a file is.
fn folder_of(path: &Path) -> Option<&Path> {
    path.parent().map(|folder| if folder.as_os_str().is_empty() { Path::new(".") } else { folder })
}

/// Returns a name that no other file of any running process has.
fn temporary_name(path: &Path) -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{}-{}{ENDING}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed)));
    PathBuf::from(name)
}

/// Returns whether this is a name under which the file is written before it gets its own.
fn is_temporary_name(name: &OsStr, of: &OsStr) -> bool {
    let middle = name.as_encoded_bytes().strip_prefix(of.as_encoded_bytes());
    let middle = middle.and_then(|rest| rest.strip_suffix(ENDING.as_bytes()));
    let numbers = middle.and_then(|middle| middle.strip_prefix(b"."));
    numbers.is_some_and(|numbers| numbers.iter().all(|byte| byte.is_ascii_digit() || *byte == b'-'))
}

/// Removes what killed runs have left of this file. If it cannot be removed it does no harm.
fn remove_left(path: &Path) {
    let (Some(folder), Some(name)) = (folder_of(path), path.file_name()) else { return };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if !is_temporary_name(&entry.file_name(), name) || entry.file_type().is_ok_and(|kind| !kind.is_file()) {
            continue;
        }
        let Ok(file) = File::open(entry.path()) else { continue };
        match try_lock(&file) {
            Ok(()) => drop(fs::remove_file(entry.path())),
            // It is being written, or its state is unknown.
            Err(TryLockError::WouldBlock | TryLockError::Error(_)) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    /// Returns an empty folder of this test.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("doko-new-file-{name}-{}", process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder to write to");
        folder
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder").flatten();
        let mut names: Vec<String> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_there_as_a_whole_or_not_at_all() {
        let folder = folder("whole");
        let path = folder.join("a.txt");
        let mut first = NewFile::begin(&path).expect("it can be written");
        first.file().write_all(b"first").expect("written");
        assert!(!path.exists());
        first.appear().expect("it appears");
        let mut second = NewFile::begin(&path).expect("it can be written");
        second.file().write_all(b"sec").expect("written");
        drop(second);
        assert_eq!(fs::read(&path).expect("it is there"), b"first");
        assert_eq!(names(&folder), ["a.txt"]);
        fs::remove_dir_all(folder).expect("it was there");
    }

    #[test]
    fn what_a_killed_run_left_goes_and_what_is_being_written_stays() {
        let folder = folder("left");
        let path = folder.join("a.txt");
        for name in ["a.txt.17-3.doko-tmp", "a.txt.mine.doko-tmp", "b.txt.17-3.doko-tmp"] {
            fs::write(folder.join(name), "left").expect("written");
        }
        let other = NewFile::begin(&path).expect("it can be written");
        let being_written = other.written.clone();
        NewFile::begin(&path).and_then(NewFile::appear).expect("it appears");
        assert!(being_written.exists());
        drop(other);
        assert_eq!(names(&folder), ["a.txt", "a.txt.mine.doko-tmp", "b.txt.17-3.doko-tmp"]);
        fs::remove_dir_all(folder).expect("it was there");
    }

    #[test]
    fn of_two_who_want_the_same_name_one_gets_it() {
        let folder = folder("first");
        let path = folder.join("a.txt");
        let write = |text: &str| {
            let mut file = NewFile::begin(&path).expect("it can be written");
            file.file().write_all(text.as_bytes()).expect("written");
            file
        };
        let (one, other) = (write("one"), write("other"));
        assert_eq!(one.appear_first().expect("it can be linked"), Appeared::Yes);
        assert_eq!(other.appear_first().expect("it can be linked"), Appeared::No);
        assert_eq!(fs::read(&path).expect("it is there"), b"one");
        assert_eq!(names(&folder), ["a.txt"]);
        fs::remove_dir_all(folder).expect("it was there");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_one_and_permissions_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = folder("link");
        let (path, link) = (folder.join("a.txt"), folder.join("link.txt"));
        fs::write(&path, "before").expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).expect("its owner may");
        symlink("a.txt", &link).expect("linked");
        symlink("nowhere", folder.join("dead.txt")).expect("linked");
        let mut file = NewFile::begin(&link).expect("it can be written");
        file.file().write_all(b"after").expect("written");
        file.appear().expect("it appears");
        assert!(link.is_symlink());
        assert_eq!(fs::read(&path).expect("it is there"), b"after");
        assert_eq!(fs::metadata(&path).expect("it is there").permissions().mode() & 0o777, 0o600);
        assert!(NewFile::begin(&folder.join("dead.txt")).is_err());
        fs::remove_dir_all(folder).expect("it was there");
    }
}
