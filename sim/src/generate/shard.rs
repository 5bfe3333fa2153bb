//! Makes a shard, or goes on with it.

use super::file::{GamesWriter, header};
use super::maker::{Maker, NoGame};
use super::verify::check_receipt;
use super::{Folder, GenerateError, io_error, wire_error};
use crate::in_order::{Interrupted, in_order, no_threads};
use crate::journal::sync_folder_of;
use crate::label::GameRow;
use crate::locked_file::{IfLocked, lock_file, try_lock};
use crate::matches::Deaths;
use crate::paced_sync::PacedSync;
use crate::seed::ConfigHash;
use crate::wire::{WireError, WireReader, WireWriter};
use solver::Stop;
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Seek, SeekFrom};
use std::ops::ControlFlow;
use std::path::Path;
use text::message;

/// Result of a run of a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// The shard was finished now.
    Now,
    /// The shard was finished before.
    Before,
    /// The work was stopped on request; finished games are kept.
    Interrupted,
}

/// Progress of a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Number of games that an earlier run has made.
    pub kept: u64,
    /// Number of games made so far.
    pub made: u64,
    /// Number of games of the shard.
    pub games: u64,
}

/// Makes a shard of a data set, or goes on with it; the first shard is 1. Where a bot that is gone does not stop it, its
/// decisions are made for it and counted in the receipt, and the bytes are no longer those of every other run.
///
/// # Errors
/// Returns why it cannot be made. What was finished is kept.
pub fn run(
    folder: &Folder,
    shard: u32,
    deaths: Deaths,
    threads: usize,
    stop: &Stop,
    mut see: impl FnMut(Progress) + Send,
) -> Result<Made, GenerateError> {
    let plan = folder.plan();
    if !(1..=plan.shards).contains(&shard) {
        return Err(GenerateError::NoShard { shard, of: plan.shards });
    }
    let path = folder.shard_path(shard, "part");
    if is_finished(folder, shard)? {
        remove_left(&path);
        return Ok(Made::Before);
    }
    let Some(file) = lock_file(&path, IfLocked::Leave).map_err(io_error(&path))? else {
        return Err(GenerateError::Busy(path));
    };
    // The holder of the lock may have finished it meanwhile.
    if is_finished(folder, shard)? {
        remove(&path)?;
        return Ok(Made::Before);
    }
    let games = plan.range(shard);
    let mut journal = Journal::open(folder, shard, &path, file)?;
    let mut progress = Progress { kept: journal.n_games, made: journal.n_games, games: games.end - games.start };
    see(progress);
    // A unit is some games, so that handing them over costs little; at most 64 units are on the way for each thread.
    let first = games.start + progress.made;
    let size = ((games.end - first) / 256).clamp(1, 16);
    let units = 0..(games.end - first).div_ceil(size);
    let mut problem = None;
    let make = |maker: &mut Maker<'_>, unit: u64| {
        let from = first + unit * size;
        let indices = from..games.end.min(from + size);
        let made = indices.map(|index| maker.make_unless(index, stop));
        made.collect::<Option<Result<Vec<_>, NoGame>>>()
    };
    let take = |_, made: Result<Vec<GameRow>, NoGame>| {
        let added = made.map_err(|error| GenerateError::Game(error.0)).and_then(|rows| {
            journal.add(&rows)?;
            progress.made += rows.len() as u64;
            Ok(())
        });
        see(progress);
        added.map_or_else(
            |error| {
                problem = Some(error);
                ControlFlow::Break(())
            },
            ControlFlow::Continue,
        )
    };
    let end = in_order(threads, units, stop, || Maker::new(plan, deaths), make, take);
    if let Some(problem) = problem {
        return Err(problem);
    }
    if end.map_err(|error| GenerateError::Game(no_threads(&error)))? == Interrupted::Yes {
        return Ok(Made::Interrupted);
    }
    finish(folder, shard, &path)?;
    Ok(Made::Now)
}

/// Returns whether a shard is there with its receipt; `verify` looks closer.
fn is_finished(folder: &Folder, shard: u32) -> Result<bool, GenerateError> {
    let Some(receipt) = folder.receipt(shard)? else { return Ok(false) };
    check_receipt(folder, shard, &receipt)?;
    Ok(fs::metadata(folder.finished_path(shard)).is_ok_and(|file| file.len() == receipt.bytes))
}

/// Writes the games of the journal into the file of the shard.
fn finish(folder: &Folder, shard: u32, journal: &Path) -> Result<(), GenerateError> {
    let plan = folder.plan();
    let path = folder.finished_path(shard);
    let games = plan.range(shard);
    let mut writer = GamesWriter::new(&path, plan.file, folder.manifest(), plan.content(), games.start)?;
    let file = File::open(journal).map_err(io_error(journal))?;
    let whole = read_journal(journal, file, plan.content(), games.start, |rows| writer.add(rows))?;
    if whole.n_games != games.end - games.start {
        let what = message!("games-other-count", n = whole.n_games, expected = games.end - games.start);
        return Err(GenerateError::Damaged(journal.to_owned(), what));
    }
    writer.finish(&folder.shard_path(shard, "json"))?;
    remove(journal)
}

/// The whole part of a journal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Whole {
    /// Number of its whole bytes.
    n_bytes: u64,
    /// Number of games in it.
    pub(super) n_games: u64,
}

/// Shows the games of a journal, which begin with this one. What was being written when it was interrupted is passed over,
/// since a journal has no end mark; anything else that was not written so is refused.
///
/// # Errors
/// Returns what is wrong with it.
pub(super) fn read_journal(
    path: &Path,
    file: File,
    content: ConfigHash,
    first: u64,
    mut see: impl FnMut(Vec<GameRow>) -> Result<(), GenerateError>,
) -> Result<Whole, GenerateError> {
    let mut n_games = 0;
    let mut reader = match WireReader::open_as(BufReader::new(file), &header(content)) {
        Ok(reader) => reader,
        Err(WireError::Torn(_)) => return Ok(Whole { n_bytes: 0, n_games }),
        Err(error) => return Err(wire_error(path)(error)),
    };
    loop {
        let rows: Vec<GameRow> = match reader.next_block() {
            Ok(Some(rows)) => rows,
            Ok(None) | Err(WireError::Torn(_)) => return Ok(Whole { n_bytes: reader.whole(), n_games }),
            Err(error) => return Err(wire_error(path)(error)),
        };
        for row in &rows {
            if row.index != first + n_games {
                let what = message!("game-other-place", found = row.index, number = first + n_games);
                return Err(GenerateError::Damaged(path.to_owned(), what));
            }
            n_games += 1;
        }
        see(rows)?;
    }
}

/// Removes a journal, unless another run has just done so.
fn remove(path: &Path) -> Result<(), GenerateError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(io_error(path)(error)),
        _ => Ok(()),
    }
}

/// Removes the journal of a shard that was finished by a run that was killed then.
fn remove_left(path: &Path) {
    if File::open(path).is_ok_and(|file| try_lock(&file).is_ok()) {
        // If it cannot be removed it does no harm.
        let _ = fs::remove_file(path);
    }
}

/// The games of a shard so far.
struct Journal<'a> {
    path: &'a Path,
    file: File,
    writer: WireWriter<BufWriter<File>>,
    sync: PacedSync,
    n_games: u64,
}

impl<'a> Journal<'a> {
    /// Reads what there is, cuts off what was being written when it was interrupted, and goes on behind it.
    fn open(folder: &Folder, shard: u32, path: &'a Path, mut file: File) -> Result<Self, GenerateError> {
        let (content, games) = (folder.plan().content(), folder.plan().range(shard));
        let at = io_error(path);
        let copy = || file.try_clone().map_err(&at);
        let Whole { n_bytes, n_games } = read_journal(path, copy()?, content, games.start, |_| Ok(()))?;
        if games.end - games.start < n_games {
            return Err(GenerateError::Damaged(path.to_owned(), message!("games-too-many", n = n_games)));
        }
        let out = BufWriter::with_capacity(1 << 17, copy()?);
        file.set_len(n_bytes).map_err(&at)?;
        file.seek(SeekFrom::Start(n_bytes)).map_err(&at)?;
        let writer = if n_bytes == 0 {
            WireWriter::new(out, &header(content)).map_err(wire_error(path))?
        } else {
            WireWriter::resume(out)
        };
        sync_folder_of(path);
        Ok(Self { path, file, writer, sync: PacedSync::new(), n_games })
    }

    fn add(&mut self, rows: &[GameRow]) -> Result<(), GenerateError> {
        self.writer.block(rows).and_then(|()| self.writer.flush()).map_err(wire_error(self.path))?;
        self.n_games += rows.len() as u64;
        self.sync.after_write(&self.file).map_err(io_error(self.path))
    }
}
