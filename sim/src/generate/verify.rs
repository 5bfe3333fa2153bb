//! Are all shards there, and are they what was written?

use super::file::{hash_of, header, read};
use super::folder::read_receipt;
use super::maker::Maker;
use super::merge::receipt_beside;
use super::{Folder, GenerateError};
use crate::label::GameRow;
use crate::manifest::{Plan, Receipt};
use crate::matches::Deaths;
use crate::seed::ConfigHash;
use crate::wire::WireReader;
use std::fs::File;
use std::io::BufReader;
use std::ops::Range;
use std::path::Path;

/// What is known about a shard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShardState {
    /// Nothing of it is there.
    Missing,
    /// So many of its games are in a journal.
    Begun(u64),
    /// It is what was written.
    Good(Receipt),
    /// It is not; what is wrong with which file.
    Bad(String),
}

/// What is known about a data set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The shards in order.
    pub shards: Vec<ShardState>,
}

impl Checked {
    /// Returns whether all shards are good.
    #[must_use]
    pub fn is_good(&self) -> bool {
        self.shards.iter().all(|state| matches!(state, ShardState::Good(_)))
    }
}

/// Checks all shards: the checksum, every row, the numbers of the games. So many games of each shard are played again and
/// must come out the same.
///
/// # Errors
/// Returns why a file cannot be read at all.
pub fn verify(folder: &Folder, again: u64) -> Result<Checked, GenerateError> {
    let shards: Result<Vec<_>, _> = (1..=folder.plan().shards).map(|shard| state(folder, shard, again)).collect();
    Ok(Checked { shards: shards? })
}

fn state(folder: &Folder, shard: u32, again: u64) -> Result<ShardState, GenerateError> {
    let receipt = match folder.receipt(shard) {
        Ok(Some(receipt)) => receipt,
        Ok(None) => return Ok(begun(folder, shard)),
        Err(error) => return Ok(ShardState::Bad(error.to_string())),
    };
    let plan = folder.plan();
    let path = folder.finished_path(shard);
    let games = plan.range(shard);
    if receipt.content != plan.content().to_string() {
        return Ok(ShardState::Bad(format!("{}: belongs to another data set", path.display())));
    }
    let wanted = (receipt.first, receipt.games) == (games.start, games.end - games.start);
    let checked = if wanted {
        check_file(&path, &receipt).and_then(|()| check_games(&path, plan, games, again))
    } else {
        let what = format!("the receipt says {} games from game {}", receipt.games, receipt.first);
        Err(GenerateError::Damaged(path, what))
    };
    Ok(checked.map_or_else(|error| ShardState::Bad(error.to_string()), |()| ShardState::Good(receipt)))
}

fn begun(folder: &Folder, shard: u32) -> ShardState {
    let Ok(file) = File::open(folder.shard_path(shard, "part")) else { return ShardState::Missing };
    let mut n_games = 0;
    if let Ok(mut reader) = WireReader::open_as(BufReader::new(file), &header(folder.plan().content())) {
        while let Ok(Some(rows)) = reader.next_block::<GameRow>() {
            n_games += rows.len() as u64;
        }
    }
    ShardState::Begun(n_games)
}

/// Checks a file against the receipt that lies beside it.
///
/// # Errors
/// Returns what is wrong.
pub fn verify_file(path: &Path) -> Result<Receipt, GenerateError> {
    let receipt_path = receipt_beside(path);
    let missing = || GenerateError::Damaged(receipt_path.clone(), "there is no receipt".to_owned());
    let receipt = read_receipt(&receipt_path)?.ok_or_else(missing)?;
    check_file(path, &receipt)?;
    let content = receipt.content.parse::<ConfigHash>();
    let content = content.map_err(|error| GenerateError::Damaged(receipt_path.clone(), error.to_string()))?;
    let mut next = receipt.first;
    read(path, content, |rows| {
        next += rows.len() as u64;
        Ok(())
    })?;
    if next != receipt.first + receipt.games {
        return Err(GenerateError::Damaged(path.to_owned(), format!("it ends before game {next}")));
    }
    Ok(receipt)
}

fn check_file(path: &Path, receipt: &Receipt) -> Result<(), GenerateError> {
    let (bytes, sha256) = hash_of(path)?;
    let damaged = |what: String| Err(GenerateError::Damaged(path.to_owned(), what));
    if bytes != receipt.bytes {
        return damaged(format!("it has {bytes} bytes instead of {}", receipt.bytes));
    }
    if sha256 != receipt.sha256 {
        return damaged(format!("its SHA-256 is {sha256} instead of {}", receipt.sha256));
    }
    Ok(())
}

fn check_games(path: &Path, plan: &Plan, games: Range<u64>, again: u64) -> Result<(), GenerateError> {
    let damaged = |what: String| Err(GenerateError::Damaged(path.to_owned(), what));
    let mut maker = Maker::new(plan, Deaths::Stop);
    let has_programs = plan.bots.iter().any(|bot| bot.command().is_some());
    let every = (games.end - games.start).checked_div(again).unwrap_or(u64::MAX).max(1);
    let mut next = games.start;
    read(path, plan.content(), |rows| {
        for row in rows {
            if row.index != next || games.end <= next {
                return damaged(format!("game {} stands in the place of game {next}", row.index));
            }
            // A program that died here may not die again.
            let is_repeatable = row.faults == 0 || !has_programs;
            if every != u64::MAX && (next - games.start).is_multiple_of(every) && is_repeatable {
                let made = maker.make(next).map_err(|error| GenerateError::Game(error.to_string()))?;
                if made != row {
                    return damaged(format!("game {next} comes out differently when it is played again"));
                }
            }
            next += 1;
        }
        Ok(())
    })?;
    if next == games.end { Ok(()) } else { damaged(format!("it ends before game {next}")) }
}
