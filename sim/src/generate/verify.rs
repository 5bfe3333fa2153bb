//! Are all shards there, and are they what was written?

use super::file::{hash_of, plan_in, read};
use super::folder::read_receipt;
use super::maker::Maker;
use super::merge::receipt_beside;
use super::shard::read_journal;
use super::{Folder, GenerateError};
use crate::label::{GameRow, check};
use crate::manifest::{Plan, Receipt};
use crate::matches::Deaths;
use crate::seed::ConfigHash;
use std::fs::File;
use std::path::{Path, PathBuf};

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

/// Which games are played again to see whether they come out the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Again {
    /// None, so nothing is run that a manifest names.
    None,
    /// So many of each shard.
    Some(u64),
}

/// Checks all shards: the checksum, every row, the numbers of the games. Some games of each shard may be played again and
/// must come out the same.
///
/// # Errors
/// Returns why a file cannot be read at all.
pub fn verify(folder: &Folder, again: Again) -> Result<Checked, GenerateError> {
    let shards: Result<Vec<_>, _> = (1..=folder.plan().shards).map(|shard| state(folder, shard, again)).collect();
    Ok(Checked { shards: shards? })
}

fn state(folder: &Folder, shard: u32, again: Again) -> Result<ShardState, GenerateError> {
    let receipt = match folder.receipt(shard) {
        Ok(Some(receipt)) => receipt,
        Ok(None) => return Ok(begun(folder, shard).unwrap_or_else(|error| ShardState::Bad(error.to_string()))),
        Err(error) => return Ok(ShardState::Bad(error.to_string())),
    };
    let mut again = Repeater::new(folder, shard, again);
    let checked = check_shard(folder, shard, &receipt, |rows| again.see(&rows));
    Ok(checked.map_or_else(|error| ShardState::Bad(error.to_string()), |()| ShardState::Good(receipt)))
}

fn begun(folder: &Folder, shard: u32) -> Result<ShardState, GenerateError> {
    let path = folder.shard_path(shard, "part");
    let Ok(file) = File::open(&path) else { return Ok(ShardState::Missing) };
    let first = folder.plan().range(shard).start;
    read_journal(&path, file, folder.plan().content(), first, |_| Ok(())).map(|whole| ShardState::Begun(whole.n_games))
}

/// Checks a finished shard and shows its games: the file is that of its receipt, and each row is a game that the plan can
/// have. The checksum of the whole file comes first.
///
/// # Errors
/// Returns what is wrong with it.
pub(super) fn check_shard(
    folder: &Folder,
    shard: u32,
    receipt: &Receipt,
    mut see: impl FnMut(Vec<GameRow>) -> Result<(), GenerateError>,
) -> Result<(), GenerateError> {
    let plan = folder.plan();
    let path = folder.finished_path(shard);
    check_receipt(folder, shard, receipt)?;
    check_file(&path, receipt)?;
    let mut course = Course::new(&path, Some(plan), receipt)?;
    read(&path, plan.content(), |rows| {
        course.check(&rows)?;
        see(rows)
    })?;
    course.end()
}

/// Checks that a receipt is that of a shard of this plan.
pub(super) fn check_receipt(folder: &Folder, shard: u32, receipt: &Receipt) -> Result<(), GenerateError> {
    let path = folder.shard_path(shard, "json");
    let games = folder.plan().range(shard);
    if receipt.content != folder.plan().content().to_string() {
        return Err(GenerateError::Damaged(path, "belongs to another data set".to_owned()));
    }
    if (receipt.first, receipt.games) != (games.start, games.end - games.start) {
        let what = format!("the receipt says {} games from game {}", receipt.games, receipt.first);
        return Err(GenerateError::Damaged(path, what));
    }
    Ok(())
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
    let plan = plan_in(path);
    let mut course = Course::new(path, plan.as_ref(), &receipt)?;
    read(path, content, |rows| course.check(&rows))?;
    course.end()?;
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

/// The games of a file, one after another.
struct Course<'a> {
    path: &'a Path,
    /// What the games can be, where that is known.
    plan: Option<&'a Plan>,
    receipt: &'a Receipt,
    next: u64,
    end: u64,
    n_faults: u64,
}

impl<'a> Course<'a> {
    fn new(path: &'a Path, plan: Option<&'a Plan>, receipt: &'a Receipt) -> Result<Self, GenerateError> {
        let too_many = || GenerateError::Damaged(path.to_owned(), "no data set has so many games".to_owned());
        let end = receipt.first.checked_add(receipt.games).ok_or_else(too_many)?;
        Ok(Self { path, plan, receipt, next: receipt.first, end, n_faults: 0 })
    }

    fn damaged(&self, what: String) -> GenerateError {
        GenerateError::Damaged(self.path.to_owned(), what)
    }

    fn check(&mut self, rows: &[GameRow]) -> Result<(), GenerateError> {
        for row in rows {
            let next = self.next;
            if row.index != next || self.end <= next {
                return Err(self.damaged(format!("game {} stands in the place of game {next}", row.index)));
            }
            if let Some(Err(why)) = self.plan.map(|plan| check(row, plan)) {
                return Err(self.damaged(format!("game {next} cannot be what was played: {why}")));
            }
            self.n_faults += u64::from(row.faults);
            self.next += 1;
        }
        Ok(())
    }

    /// Checks that the file ends where its receipt says.
    fn end(&self) -> Result<(), GenerateError> {
        if self.next != self.end {
            return Err(self.damaged(format!("it ends before game {}", self.next)));
        }
        if self.n_faults != self.receipt.faults {
            let (found, told) = (self.n_faults, self.receipt.faults);
            return Err(self.damaged(format!("{found} decisions were made for bots, the receipt says {told}")));
        }
        Ok(())
    }
}

/// Plays some games of a shard again.
struct Repeater<'a> {
    path: PathBuf,
    maker: Maker<'a>,
    /// Every how many games one is played again.
    every: Option<u64>,
    first: u64,
    has_programs: bool,
}

impl<'a> Repeater<'a> {
    fn new(folder: &'a Folder, shard: u32, again: Again) -> Self {
        let games = folder.plan().range(shard);
        let every = match again {
            Again::None | Again::Some(0) => None,
            Again::Some(n) => Some(((games.end - games.start) / n).max(1)),
        };
        Self {
            path: folder.finished_path(shard),
            maker: Maker::new(folder.plan(), Deaths::Stop),
            every,
            first: games.start,
            has_programs: !folder.commands().is_empty(),
        }
    }

    fn see(&mut self, rows: &[GameRow]) -> Result<(), GenerateError> {
        let Some(every) = self.every else { return Ok(()) };
        for row in rows.iter().filter(|row| (row.index - self.first).is_multiple_of(every)) {
            // A program that died here may not die again.
            if row.faults != 0 && self.has_programs {
                continue;
            }
            let made = self.maker.make(row.index).map_err(|error| GenerateError::Game(error.to_string()))?;
            if made != *row {
                let what = format!("game {} comes out differently when it is played again", row.index);
                return Err(GenerateError::Damaged(self.path.clone(), what));
            }
        }
        Ok(())
    }
}
