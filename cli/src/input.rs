//! Source of the questions: an argument, a file or a pipe.

use crate::lang;
use crate::reads;
use crate::trouble::{Source, Trouble};
use flate2::bufread::MultiGzDecoder;
use notation::{Label, composed};
use sim::io_reason;
use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Read};
use std::path::Path;
use text::{Message, message};
use text::{brief, visible};

/// The longest line that is read; what is asked in one line has a few hundred characters, a record some thousands.
const MOST_OF_LINE: usize = 1 << 20;
/// The longest text that is read as a whole: some fifty thousand records.
const MOST_OF_TEXT: usize = 64 << 20;
/// First bytes of a file packed by gzip.
pub(crate) const PACKED: [u8; 2] = [0x1f, 0x8b];

/// After this number of lines that are not text, the others will not be text, either.
const MOST_NO_TEXT: usize = 5;

/// A text that is read line by line.
pub(crate) struct Input {
    name: String,
    reader: Box<dyn BufRead + Send>,
    from: From,
    /// Whether it is a file that can be opened and read again.
    is_lasting: bool,
    n_lines: usize,
    /// Number of lines that were not text.
    n_no_text: usize,
}

/// Origin of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum From {
    /// The command line itself.
    Argument,
    /// A file or a pipe, whose lines have numbers worth telling.
    File,
}

impl Input {
    /// Opens what the arguments name: a position, a file, or `-` or nothing for the standard input. `what` is the help
    /// if there is nothing: what the user should type.
    pub(crate) fn open(arguments: &[String], what: Message) -> Result<Self, Trouble> {
        match arguments {
            [] if io::stdin().is_terminal() => Err(Trouble::new(message!("input-nothing")).with_help(what)),
            [] => Self::open_stdin(),
            [one] if one == "-" => Self::open_stdin(),
            [path] if !path.contains('=') || Path::new(path).exists() => Self::open_file(path, what),
            // An unquoted position arrives in pieces.
            [first, ..] if first.contains('=') => {
                let text = composed(&arguments.join(" ")).into_owned();
                Ok(Self::new(&argument_name(), Box::new(io::Cursor::new(text)), From::Argument))
            }
            _ => {
                let message = message!("input-too-many", n = arguments.len());
                Err(Trouble::new(message).with_help(message!("input-too-many.help")))
            }
        }
    }

    fn open_stdin() -> Result<Self, Trouble> {
        reads::note_stdin()?;
        Ok(Self::new(&stdin_name(), unpacked(io::stdin()), From::File))
    }

    fn open_file(path: &str, what: Message) -> Result<Self, Trouble> {
        let file = File::open(path).map_err(|error| cannot_read(path, &error).with_help(what.clone()))?;
        let kind = file.metadata().map(|data| data.file_type()).ok();
        if kind.is_some_and(|kind| kind.is_dir()) {
            return Err(Trouble::new(message!("input-is-folder", name = path)).with_help(what));
        }
        let is_lasting = kind.is_some_and(|kind| kind.is_file());
        reads::note(path, &file)?;
        Ok(Self { is_lasting, ..Self::new(path, unpacked(file), From::File) })
    }

    fn new(name: &str, reader: Box<dyn BufRead + Send>, from: From) -> Self {
        Self { name: name.to_owned(), reader, from, is_lasting: false, n_lines: 0, n_no_text: 0 }
    }

    /// Returns the name of the file, or what stands for it.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Returns where the text comes from.
    pub(crate) const fn from(&self) -> From {
        self.from
    }

    /// Returns whether it is known that no more than one line is to be answered: an argument, or a file that holds but one.
    pub(crate) fn is_alone(&self) -> bool {
        if self.from == From::Argument {
            return true;
        }
        self.again().is_some_and(|reader| {
            let mut again = Self::new(&self.name, Box::new(reader), From::File);
            matches!((again.next_line(), again.next_line()), (Ok(Some(_)), Ok(None)))
        })
    }

    /// Opens it once more, from its beginning; nothing for what can be read only once.
    fn again(&self) -> Option<BufReader<File>> {
        if self.is_lasting { File::open(&self.name).ok().map(BufReader::new) } else { None }
    }

    /// Returns how many lines a file has; nothing for what can be read only once.
    pub(crate) fn count_lines(&self) -> Option<u64> {
        let mut reader = self.again()?;
        let mut count = 0;
        loop {
            let bytes = reader.fill_buf().ok()?;
            if bytes.is_empty() {
                return Some(count);
            }
            count += bytes.iter().filter(|&&byte| byte == b'\n').count() as u64;
            let n_bytes = bytes.len();
            reader.consume(n_bytes);
        }
    }

    /// Returns the next line that is not blank and not a comment, or `None` at the end.
    pub(crate) fn next_line(&mut self) -> Result<Option<Result<Source, Trouble>>, Trouble> {
        loop {
            let Some(read) = read_line(&mut self.reader).map_err(|error| cannot_read(&self.name, &error))? else {
                return Ok(None);
            };
            self.n_lines += 1;
            let bytes = match read {
                Line::Whole(bytes) => bytes,
                Line::TooLong(begin) => return Ok(Some(Err(too_long(&self.name, self.n_lines, &begin)))),
            };
            if let (1, Some(trouble)) = (self.n_lines, utf_16(&self.name, &bytes)) {
                return Err(trouble);
            }
            let text = match String::from_utf8(bytes) {
                Ok(text) => text,
                Err(error) => {
                    self.n_no_text += 1;
                    let trouble = not_text(&self.name, self.n_lines, error.as_bytes());
                    // A user who gave a picture need not see each of its lines.
                    let is_binary = error.as_bytes().iter().any(|byte| matches!(byte, 0..=8 | 14..=26 | 28..=31));
                    return if is_binary || MOST_NO_TEXT <= self.n_no_text {
                        Err(trouble.with_help(message!("input-no-text-file")))
                    } else {
                        Ok(Some(Err(trouble)))
                    };
                }
            };
            let text = composed(text.trim_end());
            if !text.is_empty() && !text.trim_start().starts_with('#') {
                return Ok(Some(Ok(self.source(text.into_owned()))));
            }
        }
    }

    /// Returns the number of the line that was read last.
    pub(crate) const fn line_number(&self) -> usize {
        self.n_lines
    }

    /// Returns the whole text.
    pub(crate) fn read_all(mut self) -> Result<Source, Trouble> {
        let text = text_of(&self.name, read_to_end(&self.name, &mut self.reader)?)?;
        Ok(Source { name: self.name, line: 1, text })
    }

    fn source(&self, text: String) -> Source {
        Source { name: self.name.clone(), line: self.n_lines, text }
    }
}

/// Returns the content of a file, which may be packed by gzip. The caller limits the length.
fn unpacked(file: impl Read + Send + 'static) -> Box<dyn BufRead + Send> {
    let mut file = BufReader::new(file);
    let is_packed = file.fill_buf().is_ok_and(|bytes| bytes.starts_with(&PACKED));
    if is_packed { Box::new(BufReader::new(MultiGzDecoder::new(file))) } else { Box::new(file) }
}

/// Returns what stands for the name of a text that was typed behind the command.
pub(crate) fn argument_name() -> String {
    message!("input-name-argument").text(lang::language())
}

/// Returns what stands for the name of the standard input.
pub(crate) fn stdin_name() -> String {
    message!("input-name-stdin").text(lang::language())
}

/// Returns the text of a file.
pub(crate) fn read_file(path: &str) -> Result<String, Trouble> {
    let mut file = File::open(path).map_err(|error| cannot_read(path, &error))?;
    reads::note(path, &file)?;
    text_of(path, read_to_end(path, &mut file)?)
}

/// Reads a text as a whole, if it is not too long.
pub(crate) fn read_to_end(name: &str, reader: &mut impl Read) -> Result<Vec<u8>, Trouble> {
    let mut bytes = Vec::new();
    let most = MOST_OF_TEXT as u64 + 1;
    reader.take(most).read_to_end(&mut bytes).map_err(|error| cannot_read(name, &error))?;
    if bytes.len() <= MOST_OF_TEXT {
        return Ok(bytes);
    }
    let message = message!("input-too-large", name, mib = MOST_OF_TEXT >> 20);
    Err(Trouble::new(message).with_help(message!("input-too-large.help")))
}

/// A line with its end, or the beginning of one that is too long.
enum Line {
    Whole(Vec<u8>),
    TooLong(Vec<u8>),
}

/// Reads a line; of one that is too long, the excess is passed over without being kept.
fn read_line(reader: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let mut n_read = 0;
    loop {
        let buffer = match reader.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            buffer => buffer?,
        };
        let end = buffer.iter().position(|&byte| byte == b'\n').map(|at| at + 1);
        let part = &buffer[..end.unwrap_or(buffer.len())];
        let is_over = end.is_some() || part.is_empty();
        bytes.extend_from_slice(&part[..part.len().min(MOST_OF_LINE.saturating_sub(bytes.len()))]);
        n_read += part.len();
        let n_bytes = part.len();
        reader.consume(n_bytes);
        if is_over {
            return Ok(match n_read {
                0 => None,
                _ if n_read <= MOST_OF_LINE => Some(Line::Whole(bytes)),
                _ => Some(Line::TooLong(bytes)),
            });
        }
    }
}

fn too_long(name: &str, number: usize, begin: &[u8]) -> Trouble {
    let begin = String::from_utf8_lossy(&begin[..begin.len().min(1000)]).into_owned();
    let message = message!("input-line-too-long", name, line = number, mib = MOST_OF_LINE >> 20, begin = brief(&begin));
    Trouble::new(message).with_help(message!("input-line-too-long.help"))
}

/// Says so if these bytes begin a text in UTF-16, as old PowerShell writes with `>`.
fn utf_16(name: &str, bytes: &[u8]) -> Option<Trouble> {
    let is_utf_16 = match bytes {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => true,
        // ASCII in UTF-16 without a mark.
        [a, b, c, d, ..] => (*a == 0) == (*c == 0) && (*b == 0) == (*d == 0) && (*a == 0) != (*b == 0),
        _ => false,
    };
    is_utf_16.then(|| Trouble::new(message!("input-utf-16", name)).with_help(message!("input-utf-16.help")))
}

/// Returns the text of something with this name that these bytes are.
pub(crate) fn text_of(name: &str, bytes: Vec<u8>) -> Result<String, Trouble> {
    if let Some(trouble) = utf_16(name, &bytes) {
        return Err(trouble);
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let is_end = |byte: &u8| *byte == b'\n';
        let text = error.as_bytes();
        let n_before = text[..error.utf8_error().valid_up_to()].iter().filter(|byte| is_end(byte)).count();
        not_text(name, n_before + 1, text.split(is_end).nth(n_before).unwrap_or_default())
    })?;
    Ok(composed(&text).into_owned())
}

/// Says which byte of the line with this number is no text, and after which letters.
fn not_text(name: &str, number: usize, line: &[u8]) -> Trouble {
    /// Number of letters before the error that are quoted.
    const QUOTED: usize = 20;
    let (before, bytes) =
        line.utf8_chunks().next().map_or(("", [].as_slice()), |chunk| (chunk.valid(), chunk.invalid()));
    let start = before.char_indices().rev().nth(QUOTED - 1).map_or(0, |(start, _)| start);
    let (place, byte) = (before.len() + 1, format!("0x{:02x}", bytes.first().copied().unwrap_or_default()));
    let message = match visible(&before[start..]) {
        after if after.is_empty() => message!("input-not-utf-8", place, byte),
        after => message!("input-not-utf-8-after", place, byte, after),
    };
    let text = String::from_utf8_lossy(line).trim_end().to_owned();
    let label =
        Label { span: (before.len()..before.len() + char::REPLACEMENT_CHARACTER.len_utf8()).into(), text: None };
    Trouble::new(message).in_source(Source { name: name.to_owned(), line: number, text }, &[label])
}

pub(crate) fn cannot_read(name: &str, error: &io::Error) -> Trouble {
    let reason = match error.kind() {
        io::ErrorKind::NotFound => message!("input-no-such-file"),
        io::ErrorKind::PermissionDenied => message!("input-not-permitted"),
        _ => io_reason(error),
    };
    Trouble::new(message!("input-cannot-read", name, reason))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{env, fs, process};

    fn opened(argument: &str) -> Input {
        Input::open(&[argument.to_owned()], Message::verbatim("")).expect("it can be opened")
    }

    #[test]
    fn one_position_is_alone_wherever_it_stands() {
        assert!(opened("rules=ddv").is_alone());
        let path = env::temp_dir().join(format!("doko-alone-{}.txt", process::id()));
        for (text, n_lines, is_alone) in [
            ("# a comment\n\na\n", 1, true),
            ("a", 1, true),
            ("a\n# a comment\n", 1, true),
            ("a\nb\n", 2, false),
            ("# a comment\n", 0, false),
        ] {
            fs::write(&path, text).expect("it can be written");
            let mut input = opened(path.to_str().expect("it is UTF-8"));
            assert_eq!(input.is_alone(), is_alone, "{text:?}");
            // Nothing of it is gone.
            let lines = std::iter::from_fn(|| input.next_line().ok().flatten());
            assert_eq!(lines.count(), n_lines, "{text:?}");
        }
        fs::remove_file(&path).expect("it was there");
    }

    #[test]
    fn bytes_that_are_no_text_are_named_with_their_line() {
        assert_eq!(text_of("", "K\u{e4}\n".into()).ok().as_deref(), Some("K\u{e4}\n"));
        let trouble = text_of("deal.txt", b"rules=ddv\n\nK\xe4rtchen\n".to_vec()).expect_err("it is Latin-1");
        assert_eq!(trouble.to_string(), "this line is not UTF-8 text: its byte 2 is 0xe4, after \"K\"");
    }

    #[test]
    fn text_of_a_windows_shell_is_recognised() {
        let utf_16: Vec<u8> = "rules=ddv\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
        for bytes in [[&[0xff, 0xfe], &utf_16[..]].concat(), utf_16] {
            let trouble = text_of("deal.txt", bytes).expect_err("it is UTF-16");
            assert_eq!(trouble.to_string(), "deal.txt is UTF-16 text, not UTF-8");
        }
        assert_eq!(text_of("", "\u{feff}a".into()).ok().as_deref(), Some("a"));
    }

    #[test]
    fn a_line_too_long_is_passed_over() {
        let text = format!("a\n{}\nb", "x".repeat(3 * MOST_OF_LINE));
        let mut reader = BufReader::with_capacity(100, text.as_bytes());
        let mut lines = std::iter::from_fn(|| read_line(&mut reader).expect("it can be read"));
        assert!(matches!(lines.next(), Some(Line::Whole(line)) if line == b"a\n"));
        assert!(matches!(lines.next(), Some(Line::TooLong(line)) if line.len() == MOST_OF_LINE));
        assert!(matches!(lines.next(), Some(Line::Whole(line)) if line == b"b"));
        assert!(lines.next().is_none());
    }

    #[test]
    fn a_pipe_is_never_alone_whatever_lies_there() {
        let input = opened("-");
        assert!(!input.is_alone() && input.count_lines().is_none());
    }
}
