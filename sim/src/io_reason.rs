//! Why the system refuses something, in words of ours where it is one of the usual reasons.

use std::io::{Error, ErrorKind};
use text::Message;

/// Returns why the system refuses something. A rare reason stays in the words of the system.
#[must_use]
pub fn io_reason(error: &Error) -> Message {
    let id = match error.kind() {
        ErrorKind::NotFound => "io-not-found",
        ErrorKind::PermissionDenied => "io-permission-denied",
        ErrorKind::AlreadyExists => "io-already-exists",
        ErrorKind::IsADirectory => "io-is-a-directory",
        ErrorKind::NotADirectory => "io-not-a-directory",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "io-storage-full",
        ErrorKind::FileTooLarge => "io-file-too-large",
        ErrorKind::ReadOnlyFilesystem => "io-read-only",
        ErrorKind::BrokenPipe => "io-broken-pipe",
        ErrorKind::TimedOut => "io-timed-out",
        ErrorKind::UnexpectedEof => "io-unexpected-end",
        ErrorKind::InvalidFilename => "io-invalid-filename",
        ErrorKind::OutOfMemory => "io-out-of-memory",
        _ => return Message::verbatim(error.to_string()),
    };
    Message::new(id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;

    #[test]
    fn usual_reasons_have_words_and_others_those_of_the_system() {
        let told = |error: &Error| io_reason(error).text(Language::German);
        assert_eq!(told(&ErrorKind::NotFound.into()), "das gibt es nicht");
        assert_eq!(told(&Error::other("odd")), "odd");
    }
}
