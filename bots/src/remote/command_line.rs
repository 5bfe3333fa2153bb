//! Command lines of programs, split into words as a shell does.

/// Meaning of a backslash in a command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Backslash {
    /// The next character stands for itself, as in a shell of Unix.
    Escapes,
    /// It stands between the folders of a path, as on Windows.
    Separates,
}

/// The meaning on this system.
pub(super) const BACKSLASH: Backslash = if cfg!(windows) { Backslash::Separates } else { Backslash::Escapes };

/// Splits a command line as a shell does; `None` if a quotation mark is not closed.
pub(super) fn words(command: &str, backslash: Backslash) -> Option<Vec<String>> {
    /// Stands for a backslash meanwhile; no command line can have it.
    const STANDS: &str = "\0";
    match backslash {
        Backslash::Escapes => shlex::split(command),
        Backslash::Separates => {
            let words = shlex::split(&command.replace('\\', STANDS))?;
            Some(words.iter().map(|word| word.replace(STANDS, "\\")).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Backslash::{Escapes, Separates};
    use super::*;

    #[test]
    fn a_path_of_windows_keeps_its_backslashes_there_whatever_encloses_it() {
        let all = [
            (r"C:\bots\neu.exe --level 3", [r"C:\bots\neu.exe", "--level", "3"].as_slice()),
            (r#""C:\Meine Bots\Müller.exe" 3"#, &[r"C:\Meine Bots\Müller.exe", "3"]),
            (r"'C:\Meine Bots\neu.exe' \\server\bots", &[r"C:\Meine Bots\neu.exe", r"\\server\bots"]),
        ];
        for (command, expected) in all {
            assert_eq!(words(command, Separates).expect(command), expected, "{command}");
        }
        assert_eq!(words(r"./my\ bot 3", Escapes).expect("it is closed"), ["./my bot", "3"]);
        assert_eq!(words("'mine", Separates), None);
    }
}
