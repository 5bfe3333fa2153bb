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
use text::{Localized, Message, message};

/// State of a shard.
#[derive(Clone, Debug, PartialEq)]
pub enum ShardState {
    /// The shard is missing.
    Missing,
    /// A journal has this number of its games.
    Begun(u64),
    /// The shard is as it was written.
    Good(Receipt),
    /// The shard is damaged: the file and its problem.
    Bad(Message),
}

/// State of a data set.
#[derive(Clone, Debug, PartialEq)]
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

/// Games that are replayed to check that they come out the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Again {
    /// None, so nothing is run that a manifest names.
    None,
    /// This number of games of each shard.
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
        Ok(None) => return Ok(begun(folder, shard).unwrap_or_else(|error| ShardState::Bad(error.message()))),
        Err(error) => return Ok(ShardState::Bad(error.message())),
    };
    let mut again = Repeater::new(folder, shard, again);
    let checked = check_shard(folder, shard, &receipt, |rows| again.see(&rows));
    Ok(checked.map_or_else(|error| ShardState::Bad(error.message()), |()| ShardState::Good(receipt)))
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
        return Err(GenerateError::Damaged(path, message!("receipt-foreign")));
    }
    if (receipt.first, receipt.games) != (games.start, games.end - games.start) {
        let what = message!("receipt-other", games = receipt.games, first = receipt.first);
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
    let missing = || GenerateError::Damaged(receipt_path.clone(), message!("receipt-missing"));
    let receipt = read_receipt(&receipt_path)?.ok_or_else(missing)?;
    check_file(path, &receipt)?;
    let content = receipt.content.parse::<ConfigHash>();
    let content = content.map_err(|error| GenerateError::Damaged(receipt_path.clone(), error.message()))?;
    let plan = plan_in(path);
    let mut course = Course::new(path, plan.as_ref(), &receipt)?;
    read(path, content, |rows| course.check(&rows))?;
    course.end()?;
    Ok(receipt)
}

fn check_file(path: &Path, receipt: &Receipt) -> Result<(), GenerateError> {
    let (bytes, sha256) = hash_of(path)?;
    let damaged = |what: Message| Err(GenerateError::Damaged(path.to_owned(), what));
    if bytes != receipt.bytes {
        return damaged(message!("file-bytes", bytes, expected = receipt.bytes));
    }
    if sha256 != receipt.sha256 {
        return damaged(message!("file-hash", sha256, expected = &receipt.sha256));
    }
    Ok(())
}

/// The games of a file, one after another.
struct Course<'a> {
    path: &'a Path,
    /// Plan of the games, if known.
    plan: Option<&'a Plan>,
    receipt: &'a Receipt,
    next: u64,
    end: u64,
    n_faults: u64,
}

impl<'a> Course<'a> {
    fn new(path: &'a Path, plan: Option<&'a Plan>, receipt: &'a Receipt) -> Result<Self, GenerateError> {
        let too_many = || GenerateError::Damaged(path.to_owned(), message!("receipt-too-many"));
        let end = receipt.first.checked_add(receipt.games).ok_or_else(too_many)?;
        Ok(Self { path, plan, receipt, next: receipt.first, end, n_faults: 0 })
    }

    fn damaged(&self, what: Message) -> GenerateError {
        GenerateError::Damaged(self.path.to_owned(), what)
    }

    fn check(&mut self, rows: &[GameRow]) -> Result<(), GenerateError> {
        for row in rows {
            let next = self.next;
            if row.index != next || self.end <= next {
                return Err(self.damaged(message!("game-other-place", found = row.index, number = next)));
            }
            if let Some(Err(why)) = self.plan.map(|plan| check(row, plan)) {
                return Err(self.damaged(message!("game-cannot-be", game = next, why)));
            }
            self.n_faults += u64::from(row.faults);
            self.next += 1;
        }
        Ok(())
    }

    /// Checks that the file ends where its receipt says.
    fn end(&self) -> Result<(), GenerateError> {
        if self.next != self.end {
            return Err(self.damaged(message!("file-ends", game = self.next)));
        }
        if self.n_faults != self.receipt.faults {
            let (found, told) = (self.n_faults, self.receipt.faults);
            return Err(self.damaged(message!("receipt-faults", found, told)));
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
            let made = self.maker.make(row.index).map_err(|error| GenerateError::Game(error.0))?;
            if made != *row {
                let what = message!("game-differs", game = row.index);
                return Err(GenerateError::Damaged(self.path.clone(), what));
            }
        }
        Ok(())
    }
}
