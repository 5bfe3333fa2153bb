//! Files and streams in the format of `bincode`: small, fast to write and read, checksummed.
//!
//! The format is that of the crate `bincode` with its default settings (little endian, integers of fixed size, lengths
//! as `u64`). That crate is unmaintained (RUSTSEC-2025-0141), so the bytes are written and read by `wincode`, which
//! makes the same ones; a test reads them with the original. Nothing else in the project writes this format.
//!
//! ```text
//! file   = header, block*, end
//! header = magic "dokowire", version u32, content 8 bytes, config 32 bytes, checksum
//! block  = n_items u32 (not 0), n_bytes u32, Vec<item> in n_bytes bytes, checksum
//! end    = n_items 0, n_bytes 0, checksum
//! ```
//!
//! A checksum is the first 8 bytes of the SHA-256 of the header or of the block up to there. A file without its end, or with
//! zeros in its place, is torn: its whole blocks can still be read, which is how interrupted work goes on.

use crate::io_reason::io_reason;
use sha2::{Digest, Sha256};
use std::fmt;
use std::io::{self, Read, Write};
use text::{Language, Localized, Message, message};
use wincode::config::{Configuration, DefaultConfig};
use wincode::{SchemaRead, SchemaWrite};

/// The version of the format; files of another one are refused.
pub const WIRE_VERSION: u32 = 1;

const MAGIC: [u8; 8] = *b"dokowire";

/// More than any block has, so that a damaged length cannot ask for all the memory there is.
const MOST_BYTES: usize = 1 << 28;

/// The settings of `bincode`, with room for blocks above the 4 MiB that `wincode` allows by default.
type Bincode = Configuration<true, MOST_BYTES>;
const BINCODE: Bincode = DefaultConfig::default().with_preallocation_size_limit::<MOST_BYTES>();

/// Kind and identity of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// A name for the kind of items, such as `games\0\0\0`.
    pub content: [u8; 8],
    /// The hash of the configuration that the items were made with.
    pub config: [u8; 32],
}

type RawHeader = ([u8; 8], u32, [u8; 8], [u8; 32]);
const HEADER_BYTES: usize = 8 + 4 + 8 + 32;
const CHECK_BYTES: usize = 8;

/// Reason why something cannot be read or written.
#[derive(Debug)]
#[non_exhaustive]
pub enum WireError {
    /// The system says no.
    Io(io::Error),
    /// The file does not begin as ours do.
    NotOurs,
    /// The file was written by another version.
    Version(u32),
    /// The file holds something else, or belongs to something else.
    Foreign,
    /// The file is cut off; its first bytes, of this number, are whole.
    Torn(u64),
    /// The bytes from here on are not those that were written.
    Damaged(u64),
}

impl Localized for WireError {
    fn message(&self) -> Message {
        match self {
            Self::Io(error) => io_reason(error),
            Self::NotOurs => message!("wire-not-ours"),
            Self::Version(version) => message!("wire-version", version, own = WIRE_VERSION),
            Self::Foreign => message!("wire-foreign"),
            Self::Torn(whole) => message!("wire-torn", whole),
            Self::Damaged(from) => message!("wire-damaged", from),
        }
    }
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text(Language::English))
    }
}

impl std::error::Error for WireError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl From<io::Error> for WireError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Writes items in blocks.
#[derive(Debug)]
pub struct WireWriter<W> {
    out: W,
}

impl<W: Write> WireWriter<W> {
    /// Begins a file.
    ///
    /// # Errors
    /// Returns what the system says.
    pub fn new(mut out: W, header: &Header) -> Result<Self, WireError> {
        let raw: RawHeader = (MAGIC, WIRE_VERSION, header.content, header.config);
        write_checked(&mut out, &[&encode(&raw)])?;
        Ok(Self { out })
    }

    /// Goes on with a file whose header and whole blocks are already there.
    pub const fn resume(out: W) -> Self {
        Self { out }
    }

    /// Writes a block, unless there is nothing to write.
    ///
    /// # Errors
    /// Returns what the system says.
    pub fn block<T: SchemaWrite<Bincode, Src = T>>(&mut self, items: &[T]) -> Result<(), WireError> {
        if items.is_empty() {
            return Ok(());
        }
        let bytes = wincode::config::serialize(items, BINCODE).map_err(|error| io::Error::other(error.to_string()))?;
        if MOST_BYTES < bytes.len() {
            return Err(io::Error::other("too much for one block").into());
        }
        let lengths = encode(&(items.len() as u32, bytes.len() as u32));
        Ok(write_checked(&mut self.out, &[&lengths, &bytes])?)
    }

    /// Writes the end and gives back what was written to.
    ///
    /// # Errors
    /// Returns what the system says.
    pub fn finish(mut self) -> Result<W, WireError> {
        write_checked(&mut self.out, &[&encode(&(0_u32, 0_u32))])?;
        self.out.flush()?;
        Ok(self.out)
    }

    /// Hands everything to the system, so that it outlives this process.
    ///
    /// # Errors
    /// Returns what the system says.
    pub fn flush(&mut self) -> Result<(), WireError> {
        Ok(self.out.flush()?)
    }
}

/// Reads items block by block.
#[derive(Debug)]
pub struct WireReader<R> {
    input: R,
    whole: u64,
    is_over: bool,
}

impl<R: Read> WireReader<R> {
    /// Begins to read a file, and returns what it belongs to.
    ///
    /// # Errors
    /// Returns why it cannot be read.
    pub fn open(mut input: R) -> Result<(Self, Header), WireError> {
        let mut bytes = [0; HEADER_BYTES + CHECK_BYTES];
        let n_read = read_up_to(&mut input, &mut bytes)?;
        if bytes == [0; HEADER_BYTES + CHECK_BYTES] {
            return Err(WireError::Torn(0));
        }
        if !bytes[..n_read].starts_with(&MAGIC[..n_read.min(MAGIC.len())]) {
            return Err(WireError::NotOurs);
        }
        if n_read < bytes.len() {
            return Err(WireError::Torn(0));
        }
        let (raw, check) = bytes.split_at(HEADER_BYTES);
        if check != checksum(&[raw]) {
            return Err(WireError::Damaged(0));
        }
        let (_, version, content, config): RawHeader = decode(raw).ok_or(WireError::Damaged(0))?;
        if version != WIRE_VERSION {
            return Err(WireError::Version(version));
        }
        Ok((Self { input, whole: bytes.len() as u64, is_over: false }, Header { content, config }))
    }

    /// Reads a file of which it is known what it holds and what it belongs to.
    ///
    /// # Errors
    /// Returns why it cannot be read.
    pub fn open_as(input: R, expected: &Header) -> Result<Self, WireError> {
        let (reader, header) = Self::open(input)?;
        if header == *expected { Ok(reader) } else { Err(WireError::Foreign) }
    }

    /// Returns the items of the next block; nothing at the end.
    ///
    /// # Errors
    /// Returns where the file is torn or damaged.
    pub fn next_block<T>(&mut self) -> Result<Option<Vec<T>>, WireError>
    where
        Vec<T>: for<'de> SchemaRead<'de, Bincode, Dst = Vec<T>>,
    {
        if self.is_over {
            return Ok(None);
        }
        let mut lengths = [0; 8];
        if read_up_to(&mut self.input, &mut lengths)? < lengths.len() {
            return Err(WireError::Torn(self.whole));
        }
        let damaged = WireError::Damaged(self.whole);
        let (n_items, n_bytes): (u32, u32) = decode(&lengths).ok_or(WireError::Damaged(self.whole))?;
        if MOST_BYTES < n_bytes as usize {
            return Err(damaged);
        }
        let mut bytes = vec![0; n_bytes as usize + CHECK_BYTES];
        if read_up_to(&mut self.input, &mut bytes)? < bytes.len() {
            return Err(WireError::Torn(self.whole));
        }
        let (payload, check) = bytes.split_at(n_bytes as usize);
        if check != checksum(&[&lengths, payload]) {
            // A power cut may leave zeros where something was being written.
            let is_zero = lengths == [0; 8] && check == [0; CHECK_BYTES] && self.rest_is_zero()?;
            return Err(if is_zero { WireError::Torn(self.whole) } else { damaged });
        }
        if n_items == 0 {
            self.is_over = true;
            return if read_up_to(&mut self.input, &mut [0])? == 0 { Ok(None) } else { Err(damaged) };
        }
        let items: Vec<T> = decode(payload).ok_or(WireError::Damaged(self.whole))?;
        if items.len() != n_items as usize {
            return Err(damaged);
        }
        self.whole += (lengths.len() + bytes.len()) as u64;
        Ok(Some(items))
    }

    fn rest_is_zero(&mut self) -> io::Result<bool> {
        let mut bytes = [0; 1 << 12];
        loop {
            match read_up_to(&mut self.input, &mut bytes)? {
                0 => return Ok(true),
                n_read if bytes[..n_read].iter().any(|&byte| byte != 0) => return Ok(false),
                _ => {}
            }
        }
    }

    /// Returns how many bytes of the file are whole, as far as it was read.
    pub const fn whole(&self) -> u64 {
        self.whole
    }
}

fn encode<T: SchemaWrite<Bincode, Src = T>>(item: &T) -> Vec<u8> {
    wincode::config::serialize(item, BINCODE).expect("a few numbers can be written")
}

fn decode<'de, T: SchemaRead<'de, Bincode, Dst = T>>(bytes: &'de [u8]) -> Option<T> {
    wincode::config::deserialize_exact(bytes, BINCODE).ok()
}

fn checksum(parts: &[&[u8]]) -> [u8; CHECK_BYTES] {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    let mut check = [0; CHECK_BYTES];
    check.copy_from_slice(&hash.finalize()[..CHECK_BYTES]);
    check
}

fn write_checked(out: &mut impl Write, parts: &[&[u8]]) -> io::Result<()> {
    for part in parts {
        out.write_all(part)?;
    }
    out.write_all(&checksum(parts))
}

/// Fills as much of the bytes as there is to read.
fn read_up_to(input: &mut impl Read, bytes: &mut [u8]) -> io::Result<usize> {
    let mut n_read = 0;
    while n_read < bytes.len() {
        match input.read(&mut bytes[n_read..]) {
            Ok(0) => break,
            Ok(n) => n_read += n,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(n_read)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: Header = Header { content: *b"numbers\0", config: [7; 32] };

    type Item = (u64, Option<u8>, Vec<i16>, Vec<String>, Vec<f32>);

    fn items(from: u64, n: u64) -> Vec<Item> {
        let item = |at: u64| {
            (at, at.is_multiple_of(2).then_some(3), vec![-1; at as usize % 5], vec![format!("{at}")], vec![0.5])
        };
        (from..from + n).map(item).collect()
    }

    fn file() -> Vec<u8> {
        let mut writer = WireWriter::new(Vec::new(), &HEADER).expect("written");
        writer.block(&items(0, 10)).expect("written");
        writer.block(&items(10, 3)).expect("written");
        writer.finish().expect("written")
    }

    fn read(bytes: &[u8]) -> Result<Vec<Item>, WireError> {
        let mut reader = WireReader::open_as(bytes, &HEADER)?;
        let mut all = Vec::new();
        while let Some(block) = reader.next_block()? {
            all.extend(block);
        }
        Ok(all)
    }

    #[test]
    fn what_was_written_is_read() {
        assert_eq!(read(&file()).expect("a whole file"), items(0, 13));
    }

    #[test]
    fn the_crate_bincode_reads_our_blocks() {
        let bytes = file();
        let (lengths, rest) = bytes[HEADER_BYTES + CHECK_BYTES..].split_at(8);
        let (n_items, n_bytes): (u32, u32) = bincode::deserialize(lengths).expect("two numbers");
        let block: Vec<Item> = bincode::deserialize(&rest[..n_bytes as usize]).expect("a block");
        assert_eq!((n_items, block), (10, items(0, 10)));
        let written = bincode::serialize(&items(0, 10)).expect("written");
        assert_eq!(written, rest[..n_bytes as usize]);
    }

    #[test]
    fn every_cut_and_every_changed_byte_is_noticed() {
        let bytes = file();
        for end in 0..bytes.len() {
            assert!(matches!(read(&bytes[..end]), Err(WireError::Torn(whole)) if whole <= end as u64), "{end}");
        }
        for at in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[at] ^= 1;
            assert!(read(&changed).is_err(), "{at}");
        }
        assert!(matches!(read(&[&bytes[..], b"x"].concat()), Err(WireError::Damaged(_))));
    }

    #[test]
    fn zeros_in_the_place_of_the_end_are_torn_off() {
        let bytes = file();
        let end = bytes.len() - 8 - CHECK_BYTES;
        for zeros in [16, 17, 5000] {
            assert!(
                matches!(read(&[&bytes[..end], &vec![0; zeros]].concat()), Err(WireError::Torn(whole)) if whole == end as u64)
            );
            let followed = [&bytes[..end], &vec![0; zeros], &b"x"[..]].concat();
            assert!(matches!(read(&followed), Err(WireError::Damaged(_))));
        }
        assert!(matches!(read(&[0; 100]), Err(WireError::Torn(0))));
    }

    #[test]
    fn a_torn_file_goes_on_after_its_last_whole_block() {
        let bytes = file();
        let mut reader = WireReader::open_as(&bytes[..bytes.len() - 20], &HEADER).expect("a header");
        assert_eq!(reader.next_block::<Item>().expect("a whole block"), Some(items(0, 10)));
        assert!(matches!(reader.next_block::<Item>(), Err(WireError::Torn(_))));
        let mut writer = WireWriter::resume(bytes[..reader.whole() as usize].to_vec());
        writer.block(&items(10, 3)).expect("written");
        assert_eq!(writer.finish().expect("written"), bytes);
    }

    #[test]
    fn blocks_may_be_larger_than_four_mebibytes() {
        let large = vec![vec![1_u64; 1 << 20]];
        let mut writer = WireWriter::new(Vec::new(), &HEADER).expect("written");
        writer.block(&large).expect("written");
        let bytes = writer.finish().expect("written");
        let mut reader = WireReader::open_as(&bytes[..], &HEADER).expect("a header");
        assert_eq!(reader.next_block().expect("read"), Some(large));
    }

    #[test]
    fn other_files_and_versions_are_told_apart() {
        assert!(matches!(WireReader::open(&b"PAR1 something else, long enough"[..]), Err(WireError::NotOurs)));
        let raw: RawHeader = (MAGIC, 9, HEADER.content, HEADER.config);
        let mut bytes = Vec::new();
        write_checked(&mut bytes, &[&encode(&raw)]).expect("written");
        let error = WireReader::open(&bytes[..]).expect_err("another version");
        assert_eq!(error.to_string(), "written in version 9 of the format, this doko reads 1");
        let other = Header { config: [8; 32], ..HEADER };
        assert!(matches!(WireReader::open_as(&file()[..], &other), Err(WireError::Foreign)));
    }
}
