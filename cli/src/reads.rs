//! Which files this run reads, so that none of them is written over.

use crate::trouble::Trouble;
use same_file::Handle;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use text::{Message, message};

/// The files, each with its name; they stay open, so none of them becomes another one meanwhile.
static READ: Mutex<Vec<(String, Handle)>> = Mutex::new(Vec::new());

/// Takes note of a file that is read, and refuses one that is being written by the same command.
pub(crate) fn note(name: &str, file: &File) -> Result<(), Trouble> {
    let is_file = file.metadata().is_ok_and(|data| data.is_file());
    let Some(handle) = file.try_clone().and_then(Handle::from_file).ok().filter(|_| is_file) else { return Ok(()) };
    refuse_output(Message::verbatim(name), &handle)?;
    lock().push((name.to_owned(), handle));
    Ok(())
}

/// Refuses a standard input that is being written by the same command.
pub(crate) fn note_stdin() -> Result<(), Trouble> {
    Handle::stdin().map_or(Ok(()), |handle| refuse_output(message!("reads-stdin"), &handle))
}

fn refuse_output(name: Message, handle: &Handle) -> Result<(), Trouble> {
    let is_file = handle.as_file().metadata().is_ok_and(|data| data.is_file());
    if !is_file || Handle::stdout().ok().as_ref() != Some(handle) {
        return Ok(());
    }
    Err(Trouble::new(message!("reads-is-output", name)).with_help(message!("reads-is-output.help")))
}

/// Returns what the command reads or writes already under this name, whatever way leads there.
pub(crate) fn use_of(path: &Path) -> Option<Message> {
    // What is no file is not opened: to open a pipe means to wait.
    let handle = path.is_file().then(|| Handle::from_path(path).ok())??;
    let is = |stream: std::io::Result<Handle>| stream.is_ok_and(|stream| stream == handle);
    if is(Handle::stdin()) {
        return Some(message!("reads-is-stdin"));
    }
    if is(Handle::stdout()) || is(Handle::stderr()) {
        return Some(message!("reads-is-told"));
    }
    let read = lock();
    let (name, _) = read.iter().find(|(_, read)| *read == handle)?;
    let is_same_name = Path::new(name) == path;
    Some(if is_same_name { message!("reads-is-read") } else { message!("reads-is-read-as", name) })
}

/// Returns which of these files, which are read, has this name, whatever way leads there. There may be more than can be
/// open at a time.
pub(crate) fn find_same(path: &Path, read: Vec<PathBuf>) -> Option<PathBuf> {
    let handle = path.is_file().then(|| Handle::from_path(path).ok())??;
    read.into_iter().find(|read| read.is_file() && Handle::from_path(read).is_ok_and(|read| read == handle))
}

fn lock() -> MutexGuard<'static, Vec<(String, Handle)>> {
    READ.lock().unwrap_or_else(PoisonError::into_inner)
}
