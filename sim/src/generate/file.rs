//! Finished files of games: written in groups that do not depend on the shards, hashed as they are written.

use super::folder::write_whole;
use super::{GenerateError, io_error, wire_error};
use crate::label::GameRow;
use crate::manifest::{FileFormat, Manifest, Plan, Receipt};
use crate::new_file::NewFile;
use crate::seed::ConfigHash;
use crate::wire::{Header, WireReader, WireWriter};
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::Path;

/// Number of games that are written together. A reader of columns holds this number in memory.
pub(super) const GROUP: usize = 1 << 14;

/// Kind of the wire files of games.
pub(super) const GAMES: [u8; 8] = *b"games\0\0\0";

pub(super) const fn header(content: ConfigHash) -> Header {
    Header { content: GAMES, config: content.0 }
}

/// Writes a file of games.
pub(super) struct GamesWriter {
    new: NewFile,
    content: ConfigHash,
    rows: Vec<GameRow>,
    first: u64,
    n_games: u64,
    n_faults: u64,
    encoder: Encoder,
}

type Out = BufWriter<Hashing<File>>;

enum Encoder {
    Wire(WireWriter<Out>),
    #[cfg(feature = "parquet")]
    Parquet(crate::parquet::ParquetWriter<Out>),
}

impl GamesWriter {
    pub(super) fn new(
        path: &Path,
        format: FileFormat,
        manifest: &Manifest,
        content: ConfigHash,
        first: u64,
    ) -> Result<Self, GenerateError> {
        let mut new = NewFile::begin(path).map_err(io_error(path))?;
        let file = new.file().try_clone().map_err(io_error(path))?;
        let out = BufWriter::with_capacity(1 << 17, Hashing { out: file, hash: Sha256::new(), bytes: 0 });
        let encoder = match format {
            FileFormat::Wire => Encoder::Wire(WireWriter::new(out, &header(content)).map_err(wire_error(path))?),
            #[cfg(feature = "parquet")]
            FileFormat::Parquet => Encoder::Parquet(
                crate::parquet::ParquetWriter::new(out, Some(&manifest.without_shards()), content)
                    .map_err(io_error(path))?,
            ),
            #[cfg(not(feature = "parquet"))]
            FileFormat::Parquet => {
                let _ = manifest;
                return Err(GenerateError::NoParquet);
            }
        };
        let rows = Vec::with_capacity(GROUP);
        Ok(Self { new, content, rows, first, n_games: 0, n_faults: 0, encoder })
    }

    /// Adds games; what is written at a time does not depend on how they come.
    pub(super) fn add(&mut self, rows: impl IntoIterator<Item = GameRow>) -> Result<(), GenerateError> {
        for row in rows {
            self.n_faults += u64::from(row.faults);
            self.rows.push(row);
            self.n_games += 1;
            if self.rows.len() == GROUP {
                self.write_group()?;
            }
        }
        Ok(())
    }

    fn write_group(&mut self) -> Result<(), GenerateError> {
        match &mut self.encoder {
            Encoder::Wire(writer) => writer.block(&self.rows).map_err(wire_error(self.new.path()))?,
            #[cfg(feature = "parquet")]
            Encoder::Parquet(writer) => writer.group(&self.rows).map_err(io_error(self.new.path()))?,
        }
        self.rows.clear();
        Ok(())
    }

    /// Lets the file appear, and its receipt after it.
    pub(super) fn finish(mut self, receipt: &Path) -> Result<Receipt, GenerateError> {
        self.write_group()?;
        let path = self.new.path().to_owned();
        let at = io_error(&path);
        let out = match self.encoder {
            Encoder::Wire(writer) => writer.finish().map_err(wire_error(&path))?,
            #[cfg(feature = "parquet")]
            Encoder::Parquet(writer) => writer.finish().map_err(&at)?,
        };
        let Hashing { hash, bytes, .. } = out.into_inner().map_err(|error| at(error.into_error()))?;
        let content = self.content.to_string();
        let sha256 = ConfigHash(hash.finalize().into()).to_string();
        let written = Receipt { first: self.first, games: self.n_games, bytes, sha256, faults: self.n_faults, content };
        let text = serde_json::to_string_pretty(&written).map_err(|error| at(error.into()))? + "\n";
        self.new.appear().map_err(&at)?;
        write_whole(receipt, text.as_bytes())?;
        Ok(written)
    }
}

/// Passes on what is written and hashes it.
struct Hashing<W> {
    out: W,
    hash: Sha256,
    bytes: u64,
}

impl<W: Write> Write for Hashing<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let n = self.out.write(bytes)?;
        self.hash.update(&bytes[..n]);
        self.bytes += n as u64;
        Ok(n)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Returns the length and the SHA-256 of a file.
pub(super) fn hash_of(path: &Path) -> Result<(u64, String), GenerateError> {
    let file = File::open(path).map_err(io_error(path))?;
    let mut hashing = Hashing { out: io::sink(), hash: Sha256::new(), bytes: 0 };
    io::copy(&mut BufReader::with_capacity(1 << 17, file), &mut hashing).map_err(io_error(path))?;
    Ok((hashing.bytes, ConfigHash(hashing.hash.finalize().into()).to_string()))
}

/// Shows the games of a finished file, group by group.
pub(super) fn read(
    path: &Path,
    content: ConfigHash,
    mut see: impl FnMut(Vec<GameRow>) -> Result<(), GenerateError>,
) -> Result<(), GenerateError> {
    let file = File::open(path).map_err(io_error(path))?;
    if path.extension().is_some_and(|ending| ending == FileFormat::Wire.ending()) {
        let mut reader = WireReader::open_as(BufReader::new(file), &header(content)).map_err(wire_error(path))?;
        while let Some(rows) = reader.next_block().map_err(wire_error(path))? {
            see(rows)?;
        }
        return Ok(());
    }
    #[cfg(feature = "parquet")]
    {
        let damaged = |error: io::Error| GenerateError::Damaged(path.to_owned(), crate::parquet::in_words(&error));
        let mut reader = crate::parquet::ParquetReader::open(file).map_err(damaged)?;
        if reader.content() != Some(content.to_string()) {
            return Err(GenerateError::Foreign(path.to_owned()));
        }
        while let Some(rows) = reader.next_group().map_err(damaged)? {
            see(rows)?;
        }
        Ok(())
    }
    #[cfg(not(feature = "parquet"))]
    Err(GenerateError::NoParquet)
}

/// Returns the plan that a file of games holds, if it holds one that this program knows.
pub(super) fn plan_in(path: &Path) -> Option<Plan> {
    #[cfg(feature = "parquet")]
    if path.extension().is_some_and(|ending| ending == FileFormat::Parquet.ending()) {
        let reader = crate::parquet::ParquetReader::open(File::open(path).ok()?).ok()?;
        return Manifest::parse(&reader.manifest()?).ok()?.plan().ok();
    }
    let _ = path;
    None
}
