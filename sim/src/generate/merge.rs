//! Makes one file of all shards.

use super::file::GamesWriter;
use super::verify::check_shard;
use super::{Folder, GenerateError};
use crate::manifest::{FileFormat, Receipt};
use std::fs;
use std::path::{Path, PathBuf};

/// A file with all games of a data set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merged {
    /// Receipt of the file.
    pub receipt: Receipt,
    /// Path of the receipt.
    pub receipt_path: PathBuf,
}

/// Writes the games of all shards into one file, `.parquet` or `.wire`, with a receipt beside it. Its bytes do not depend
/// on how many shards there were. Every shard is checked as [`verify`](super::verify) does, but no game is played again.
///
/// # Errors
/// Returns which shard is missing or not what was written, that the name does not say how to write, or that something else
/// has that name.
pub fn merge(folder: &Folder, path: &Path) -> Result<Merged, GenerateError> {
    let plan = folder.plan();
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let format: FileFormat = ending.parse().map_err(|error| GenerateError::NoFormat(path.to_owned(), error))?;
    let receipt_path = receipt_beside(path);
    check_place(folder, path)?;
    let (mut receipts, mut missing) = (Vec::new(), Vec::new());
    for shard in 1..=plan.shards {
        match folder.receipt(shard)? {
            Some(receipt) => receipts.push((shard, receipt)),
            None => missing.push(shard),
        }
    }
    if !missing.is_empty() {
        return Err(GenerateError::Unfinished(missing));
    }
    let mut writer = GamesWriter::new(path, format, folder.manifest(), plan.content(), 0)?;
    for (shard, receipt) in &receipts {
        check_shard(folder, *shard, receipt, |rows| writer.add(rows))?;
    }
    Ok(Merged { receipt: writer.finish(&receipt_path)?, receipt_path })
}

/// Refuses to write over a file of the data set itself.
fn check_place(folder: &Folder, path: &Path) -> Result<(), GenerateError> {
    // An existing file is named as the system spells it, and a link by its target.
    let spelt = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if folder.is_own_file(path) || folder.is_own_file(&spelt) {
        return Err(GenerateError::OwnFile(path.to_owned()));
    }
    Ok(())
}

/// Returns where the receipt of a file lies: `games.parquet.json`.
pub(super) fn receipt_beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".json");
    PathBuf::from(name)
}
