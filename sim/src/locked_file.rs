//! Files that several programs write: one of them has the file, and the others wait or go away.
//!
//! The lock is on the file itself and ends with the program that has it, however that ends, so nothing is left that
//! would keep others out. A writer of a whole file puts a [`NewFile`](crate::NewFile) in its place, and a journal that
//! is no longer needed is removed. So a file that was opened before that and locked after it is not the current one,
//! and it is opened once more.
//!
//! A lock keeps nobody from reading: the holder reads it by another way, too, and others look how far it is.

use same_file::Handle;
use std::fs::{File, TryLockError};
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
            IfLocked::Wait => lock(&file).map_err(TryLockError::Error),
            IfLocked::Leave => try_lock(&file),
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
    match Handle::from_path(path) {
        Ok(there) => Ok(there == Handle::from_file(file.try_clone()?)?),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

pub(crate) use system::{lock, try_lock};

#[cfg(not(windows))]
mod system {
    use std::fs::{File, TryLockError};
    use std::io;

    /// Waits until nobody else has the file, and locks it until it is dropped.
    pub(crate) fn lock(file: &File) -> io::Result<()> {
        file.lock()
    }

    /// Locks the file until it is dropped, unless somebody else has it.
    pub(crate) fn try_lock(file: &File) -> Result<(), TryLockError> {
        file.try_lock()
    }
}

/// The lock of Windows keeps everybody else from reading what it covers, so it covers one byte behind the end of every
/// file. That of the standard library covers all of the file.
#[cfg(windows)]
mod system {
    use file_guard::{FileGuard, Lock};
    use std::fs::{File, TryLockError};
    use std::io::{self, ErrorKind};
    use std::mem;

    const PLACE: usize = isize::MAX as usize;

    pub(crate) fn lock(file: &File) -> io::Result<()> {
        file_guard::lock(file, Lock::Exclusive, PLACE, 1).map(keep)
    }

    pub(crate) fn try_lock(file: &File) -> Result<(), TryLockError> {
        match file_guard::try_lock(file, Lock::Exclusive, PLACE, 1) {
            Ok(guard) => Ok(keep(guard)),
            Err(error) if error.kind() == ErrorKind::WouldBlock => Err(TryLockError::WouldBlock),
            Err(error) => Err(TryLockError::Error(error)),
        }
    }

    /// Leaves the unlocking to the end of the file.
    fn keep(guard: FileGuard<&File>) {
        mem::forget(guard);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NewFile;
    use std::fs;
    use std::io::Write;
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
    fn a_locked_file_is_read_and_replaced_by_others() {
        let folder = place("read");
        let path = folder.join("a.txt");
        let mut first = leave(&path).expect("nobody has it");
        first.write_all(b"so far").expect("written");
        assert_eq!(fs::read(&path).expect("read"), b"so far");
        let mut new = NewFile::begin(&path).expect("it can be written");
        new.file().write_all(b"whole").expect("written");
        let new = new.appear().expect("it takes the place of the first");
        assert_eq!(fs::read(&path).expect("read"), b"whole");
        drop((first, new));
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
