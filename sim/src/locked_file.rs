//! Files that several programs write: one of them has the file, and the others wait or go away.
//!
//! The lock is on the file itself and ends with the program that has it, however that ends, so nothing is left that
//! would keep others out. A writer of a whole file puts a [`NewFile`](crate::NewFile) in its place, and a journal that
//! is no longer needed is removed. So a file that was opened before that and locked after it is not the current one,
//! and it is opened once more.

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::Path;

/// Behaviour while another program has a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IfLocked {
    /// Wait until it is done.
    Wait,
    /// Go away.
    Leave,
}

/// Opens the file at `path`, which is made if it is not there, and locks it until it is dropped. Returns `None` if
/// another program has it and `if_locked` says not to wait. A file in a place without locks is opened without one.
///
/// # Errors
/// Returns why it cannot be opened or locked.
pub fn lock_file(path: &Path, if_locked: IfLocked) -> io::Result<Option<File>> {
    loop {
        let file = open(path)?;
        let locked = match if_locked {
            IfLocked::Wait => file.lock().map_err(TryLockError::Error),
            IfLocked::Leave => file.try_lock(),
        };
        match locked {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Ok(None),
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => return Ok(Some(file)),
            Err(TryLockError::Error(error)) => return Err(error),
        }
        if is_at(&file, path)? {
            return Ok(Some(file));
        }
    }
}

fn open(path: &Path) -> io::Result<File> {
    match File::options().read(true).write(true).create(true).truncate(false).open(path) {
        // A file in the user's own folder may belong to another user, and be replaced all the same.
        Err(error) if error.kind() == ErrorKind::PermissionDenied => File::open(path),
        opened => opened,
    }
}

/// Returns whether an open file is still the one at this path.
fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    match fs::metadata(path) {
        Ok(there) => Ok(is_same(&file.metadata()?, &there)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(unix)]
fn is_same(one: &fs::Metadata, other: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn is_same(one: &fs::Metadata, other: &fs::Metadata) -> bool {
    one.len() == other.len() && one.modified().ok() == other.modified().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NewFile;
    use std::path::PathBuf;
    use std::sync::mpsc;
    use std::thread;

    fn place(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("doko-lock-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder to write to");
        folder
    }

    fn leave(path: &Path) -> Option<File> {
        lock_file(path, IfLocked::Leave).expect("it can be locked")
    }

    #[test]
    fn a_file_is_locked_until_it_is_dropped_also_one_that_takes_its_place() {
        let folder = place("held");
        let path = folder.join("a.txt");
        let first = leave(&path).expect("nobody has it");
        assert!(leave(&path).is_none());
        let new = NewFile::begin(&path).and_then(NewFile::appear).expect("it takes the place of the first");
        drop(first);
        assert!(leave(&path).is_none(), "the new one is locked from its first moment");
        drop(new);
        assert!(leave(&path).is_some());
        fs::remove_dir_all(folder).expect("it was there");
    }

    #[test]
    fn whoever_has_waited_has_the_file_that_is_there_now() {
        let folder = place("waited");
        let path = folder.join("a.txt");
        let first = leave(&path).expect("nobody has it");
        let (tell, told) = mpsc::channel();
        let waiting = thread::spawn({
            let path = path.clone();
            move || {
                tell.send(()).expect("somebody listens");
                let file = lock_file(&path, IfLocked::Wait).expect("it can be locked").expect("it waits");
                is_at(&file, &path).expect("it is there")
            }
        });
        told.recv().expect("it begins");
        fs::remove_file(&path).expect("removed");
        fs::write(&path, "another").expect("written");
        drop(first);
        assert!(waiting.join().expect("it ends"));
        fs::remove_dir_all(folder).expect("it was there");
    }
}
