//! What the system says when it says no, in words of the run's language.

use std::io::{self, ErrorKind};
use text::{Message, message};

/// Returns why a file cannot be read or written. What is rare stays in the system's own words.
#[must_use]
pub fn system_says(error: &io::Error) -> Message {
    match error.kind() {
        ErrorKind::NotFound => message!("system-not-found"),
        ErrorKind::PermissionDenied => message!("system-denied"),
        ErrorKind::StorageFull => message!("system-full"),
        ErrorKind::QuotaExceeded => message!("system-quota"),
        ErrorKind::FileTooLarge => message!("system-too-large"),
        ErrorKind::IsADirectory => message!("system-folder"),
        ErrorKind::NotADirectory => message!("system-no-folder"),
        ErrorKind::AlreadyExists => message!("system-exists"),
        ErrorKind::ReadOnlyFilesystem => message!("system-read-only"),
        ErrorKind::BrokenPipe => message!("system-gone"),
        _ => Message::verbatim(error.to_string()),
    }
}
