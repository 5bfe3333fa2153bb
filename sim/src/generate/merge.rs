//! Makes one file of all shards.

use super::file::{GamesWriter, read};
use super::{Folder, GenerateError};
use crate::manifest::{FileFormat, Receipt};
use std::path::{Path, PathBuf};

/// A file with all games of a data set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merged {
    /// What the file is.
    pub receipt: Receipt,
    /// Where the receipt is.
    pub receipt_path: PathBuf,
}

/// Writes the games of all shards into one file, `.parquet` or `.wire`, with a receipt beside it. Its bytes do not depend
/// on how many shards there were.
///
/// # Errors
/// Returns which shard is missing or damaged, or that the name does not say how to write.
pub fn merge(folder: &Folder, path: &Path) -> Result<Merged, GenerateError> {
    let plan = folder.plan();
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let format: FileFormat = ending.parse().map_err(|error| GenerateError::NoFormat(path.to_owned(), error))?;
    let missing: Result<Vec<(u32, bool)>, _> =
        (1..=plan.shards).map(|shard| folder.receipt(shard).map(|receipt| (shard, receipt.is_none()))).collect();
    let missing: Vec<u32> =
        missing?.into_iter().filter_map(|(shard, is_missing)| is_missing.then_some(shard)).collect();
    if !missing.is_empty() {
        return Err(GenerateError::Unfinished(missing));
    }
    let mut writer = GamesWriter::new(path, format, folder.manifest(), plan.content(), 0)?;
    for shard in 1..=plan.shards {
        let games = plan.range(shard);
        let file = folder.finished_path(shard);
        let mut next = games.start;
        read(&file, plan.content(), |rows| {
            for row in &rows {
                if row.index != next || games.end <= next {
                    let what = format!("game {} stands in the place of game {next}", row.index);
                    return Err(GenerateError::Damaged(file.clone(), what));
                }
                next += 1;
            }
            writer.add(rows)
        })?;
        if next != games.end {
            return Err(GenerateError::Damaged(file, format!("it ends before game {next}")));
        }
    }
    let receipt_path = receipt_beside(path);
    Ok(Merged { receipt: writer.finish(&receipt_path)?, receipt_path })
}

/// Returns where the receipt of a file lies: `games.parquet.json`.
pub(super) fn receipt_beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".json");
    PathBuf::from(name)
}
