//! Lines written by another program, read within bounds.
//!
//! Nothing that comes from outside may fill the memory: of a line that is too long only that is known. A byte order mark,
//! which some systems write before their first line, says nothing and is passed over.

use std::io::{self, BufRead, BufReader, Read};
use text::{Localized, Message, english_errors, message};

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;

/// A line from another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Its text, without the end of the line; empty for a blank one.
    Text(String),
    /// It cannot be a message; this is why.
    Unreadable(Unreadable),
}

/// Reason why a line cannot be a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It is longer than [`LONGEST_LINE`].
    TooLong,
    /// It has zero bytes; most often it is UTF-16.
    Zeros,
}

impl Localized for Unreadable {
    fn message(&self) -> Message {
        match self {
            Self::TooLong => message!("line-too-long"),
            Self::Zeros => message!("line-zeros"),
        }
    }
}

english_errors!(Unreadable);

/// Reads line after line.
#[derive(Debug)]
pub struct Lines<R> {
    reader: BufReader<R>,
}

impl<R: Read> Lines<R> {
    /// Returns the lines of a stream.
    pub fn new(stream: R) -> Self {
        Self { reader: BufReader::new(stream) }
    }

    /// Returns the next line; `None` after the last one.
    ///
    /// # Errors
    /// Returns why the stream cannot be read.
    pub fn read(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let (mut is_long, mut is_any) = (false, false);
        loop {
            let buffer = match self.reader.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                buffer => buffer?,
            };
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            is_any |= !buffer.is_empty();
            is_long |= LONGEST_LINE < bytes.len() + part.len();
            if !is_long {
                bytes.extend_from_slice(part);
            }
            let (is_over, n_read) = (end.is_some() || buffer.is_empty(), end.map_or(buffer.len(), |end| end + 1));
            self.reader.consume(n_read);
            if is_over {
                break;
            }
        }
        Ok(is_any.then(|| if is_long { Line::Unreadable(Unreadable::TooLong) } else { text_of(&bytes) }))
    }
}

fn text_of(bytes: &[u8]) -> Line {
    let is_utf_16 = bytes.contains(&0) || bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
    if is_utf_16 {
        return Line::Unreadable(Unreadable::Zeros);
    }
    let text = String::from_utf8_lossy(bytes);
    Line::Text(text.trim_start_matches('\u{feff}').trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Line> {
        let mut lines = Lines::new(bytes);
        std::iter::from_fn(|| lines.read().expect("bytes can be read")).collect()
    }

    fn texts(bytes: &[u8]) -> Vec<String> {
        let text = |line| match line {
            Line::Text(text) => text,
            Line::Unreadable(why) => why.to_string(),
        };
        lines(bytes).into_iter().map(text).collect()
    }

    #[test]
    fn marks_and_ends_of_lines_of_all_systems_are_passed_over() {
        assert_eq!(texts(b"\xef\xbb\xbfone\r\n\r\n \xef\xbb\xbf\ntwo"), ["one", "", "\u{feff}", "two"]);
        assert_eq!(texts(b""), [""; 0]);
        assert_eq!(texts(b"\n"), [""]);
        assert_eq!(texts(b"K\xe4rtchen\n"), ["K\u{fffd}rtchen"]);
    }

    #[test]
    fn a_long_line_takes_no_memory_and_ends_where_it_ends() {
        let long = [b"1\n".as_slice(), &vec![b'x'; 3 * LONGEST_LINE], b"\n2\n", &vec![b'y'; LONGEST_LINE]].concat();
        let lines = lines(&long);
        assert_eq!(
            lines[..3],
            [Line::Text("1".to_owned()), Line::Unreadable(Unreadable::TooLong), Line::Text("2".to_owned())]
        );
        assert_eq!(lines[3], Line::Text("y".repeat(LONGEST_LINE)));
    }

    #[test]
    fn utf_16_is_told() {
        let utf_16: Vec<u8> = "{}\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(lines(&[b"\xff\xfe".as_slice(), &utf_16].concat())[0], Line::Unreadable(Unreadable::Zeros));
    }
}
