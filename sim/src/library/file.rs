//! Files of values: a line of JSON, and a record for each deal.

use super::{LibraryError, Part, io_error};
use crate::journal::no_json;
use crate::new_file::NewFile;
use crate::seed::ConfigHash;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{Read, Write};
use std::ops::Range;
use std::path::Path;
use text::{Localized, Message, message};

/// The version of the files.
const VERSION: u32 = 1;

/// The most bytes of a file: a million deals of the widest part, and a header.
const MOST_BYTES: u64 = 1 << 24;

/// What the first line of a file of values says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// Version of the format.
    pub doko_library: u32,
    /// Name of the part.
    pub part: String,
    /// What the values are, in a sentence.
    pub values: String,
    /// Name of the rule set.
    pub rules: String,
    /// Number of cards of the deck.
    pub cards: usize,
    /// Number of the first deal.
    pub first: u64,
    /// Number of deals.
    pub deals: u64,
    /// Number of bytes of a record.
    pub record_bytes: usize,
    /// Names of the values of a record.
    pub columns: Vec<String>,
    /// Licence of the file.
    pub licence: String,
    /// SHA-256 of the records.
    pub sha256: String,
}

/// The records of successive deals of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// The part.
    pub part: Part,
    /// Number of the first deal.
    pub first: u64,
    records: Vec<u8>,
}

impl Values {
    /// Returns no values yet, from a deal on.
    #[must_use]
    pub const fn new(part: Part, first: u64) -> Self {
        Self { part, first, records: Vec::new() }
    }

    /// Adds the values of the next deal.
    pub fn push(&mut self, values: &[i16]) {
        self.records.extend(self.part.encode(values));
    }

    /// Adds the values of the deals that follow.
    pub(super) fn extend(&mut self, others: &Self) {
        self.records.extend_from_slice(&others.records);
    }

    /// Returns the numbers of the deals.
    #[must_use]
    pub fn deals(&self) -> Range<u64> {
        self.first..self.first + self.n_deals()
    }

    /// Returns the number of deals.
    #[must_use]
    pub const fn n_deals(&self) -> u64 {
        (self.records.len() / self.part.record_bytes()) as u64
    }

    /// Returns the values of deal `number`, if it is among them.
    #[must_use]
    pub fn of(&self, number: u64) -> Option<Vec<i16>> {
        let bytes = self.part.record_bytes();
        let at = usize::try_from(number.checked_sub(self.first)?).ok()?.checked_mul(bytes)?;
        self.part.decode(self.records.get(at..at + bytes)?)
    }

    /// Returns the deals with their values, in their order.
    pub fn iter(&self) -> impl Iterator<Item = (u64, Vec<i16>)> {
        self.deals().filter_map(|number| Some((number, self.of(number)?)))
    }

    /// Returns the header of a file with them.
    #[must_use]
    pub fn header(&self) -> Header {
        let rules = self.part.deck.rules();
        Header {
            doko_library: VERSION,
            part: self.part.name.to_owned(),
            values: self.part.about().to_owned(),
            rules: rules.name.clone().into_owned(),
            cards: 4 * rules.n_tricks(),
            first: self.first,
            deals: self.n_deals(),
            record_bytes: self.part.record_bytes(),
            columns: self.part.columns(),
            licence: "CC0-1.0".to_owned(),
            sha256: ConfigHash(Sha256::digest(&self.records).into()).to_string(),
        }
    }

    /// Writes them as a file, which appears as a whole.
    ///
    /// # Errors
    /// Returns why it cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), LibraryError> {
        let write = || {
            let mut new = NewFile::begin(path)?;
            let header = serde_json::to_string(&self.header())?;
            new.file().write_all(header.as_bytes())?;
            new.file().write_all(b"\n")?;
            new.file().write_all(&self.records)?;
            new.appear().map(drop)
        };
        write().map_err(io_error(path))
    }

    /// Reads a file of values; every record of it is possible.
    ///
    /// # Errors
    /// Returns what is wrong with it.
    pub fn read(path: &Path) -> Result<Self, LibraryError> {
        let mut bytes = Vec::new();
        let file = File::open(path).map_err(io_error(path))?;
        let n_bytes = file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(io_error(path))?;
        if MOST_BYTES < n_bytes as u64 {
            return Err(LibraryError::Damaged(path.to_owned(), message!("library-large", bytes = MOST_BYTES)));
        }
        Self::parse(&bytes).map_err(|what| LibraryError::Damaged(path.to_owned(), what))
    }

    fn parse(bytes: &[u8]) -> Result<Self, Message> {
        let end = bytes.iter().position(|&byte| byte == b'\n').ok_or_else(|| message!("library-no-header"))?;
        let header: Header = serde_json::from_slice(&bytes[..end]).map_err(|error| no_json(&error))?;
        let part: Part = header.part.parse().map_err(|error: super::NoPart| error.message())?;
        let values = Self { part, first: header.first, records: bytes[end + 1..].to_vec() };
        if !values.records.len().is_multiple_of(part.record_bytes()) || header.first.checked_add(MOST_BYTES).is_none() {
            return Err(message!("library-length", bytes = values.records.len(), record = part.record_bytes()));
        }
        let expected = values.header();
        if header.sha256 != expected.sha256 {
            return Err(message!(
                "file-hash",
                sha256 = expected.sha256,
                expected = text::brief(&header.sha256).into_owned()
            ));
        }
        if header != expected {
            return Err(message!("library-header"));
        }
        match values.deals().find(|&number| values.of(number).is_none()) {
            Some(number) => Err(message!("library-impossible", number)),
            None => Ok(values),
        }
    }
}
