//! Makes a shard, or goes on with it.

use super::file::{GamesWriter, header};
use super::maker::{Maker, NoGame};
use super::{Folder, GenerateError, io_error, wire_error};
use crate::in_order::{Interrupted, in_order};
use crate::label::GameRow;
use crate::matches::Deaths;
use crate::wire::{WireError, WireReader, WireWriter};
use std::fs::{self, File, OpenOptions};
use std::io::{BufReader, BufWriter, Seek, SeekFrom};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// What became of a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// It is finished, and was not before.
    Now,
    /// It was finished already.
    Before,
    /// Somebody asked to stop; what was made is kept.
    Interrupted,
}

/// How far a shard is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many games an earlier run has made.
    pub kept: u64,
    /// How many there are now.
    pub made: u64,
    /// How many there will be.
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
    stop: &AtomicBool,
    mut see: impl FnMut(Progress) + Send,
) -> Result<Made, GenerateError> {
    let plan = folder.plan();
    if !(1..=plan.shards).contains(&shard) {
        return Err(GenerateError::NoShard(format!("there is no shard {shard}, the plan has {}", plan.shards)));
    }
    let path = folder.shard_path(shard, "part");
    if is_finished(folder, shard)? {
        return Ok(Made::Before);
    }
    let mut options = OpenOptions::new();
    let file = options.read(true).write(true).create(true).truncate(false).open(&path).map_err(io_error(&path))?;
    if file.try_lock().is_err() {
        return Err(GenerateError::Busy(path));
    }
    // Whoever had the lock may have finished it meanwhile.
    if is_finished(folder, shard)? {
        remove(&path)?;
        return Ok(Made::Before);
    }
    let games = plan.range(shard);
    let mut journal = Journal::open(folder, &path, file)?;
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
        let made = indices.map(|index| (!stop.load(Ordering::Relaxed)).then(|| maker.make(index)));
        made.collect::<Option<Result<Vec<_>, NoGame>>>()
    };
    let take = |_, made: Result<Vec<GameRow>, NoGame>| {
        let added = made.map_err(|error| GenerateError::Game(error.to_string())).and_then(|rows| {
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
    if end.map_err(|error| GenerateError::Game(error.to_string()))? == Interrupted::Yes {
        return Ok(Made::Interrupted);
    }
    finish(folder, shard, &path)?;
    Ok(Made::Now)
}

/// Returns whether a shard is there with its receipt; `verify` looks closer.
fn is_finished(folder: &Folder, shard: u32) -> Result<bool, GenerateError> {
    let Some(receipt) = folder.receipt(shard)? else { return Ok(false) };
    Ok(fs::metadata(folder.finished_path(shard)).is_ok_and(|file| file.len() == receipt.bytes))
}

/// Writes the games of the journal into the file of the shard.
fn finish(folder: &Folder, shard: u32, journal: &Path) -> Result<(), GenerateError> {
    let plan = folder.plan();
    let path = folder.finished_path(shard);
    let first = plan.range(shard).start;
    let mut writer = GamesWriter::new(&path, plan.file, folder.manifest(), plan.content(), first)?;
    let file = File::open(journal).map_err(io_error(journal))?;
    let mut reader = WireReader::open_as(BufReader::new(file), &header(plan.content())).map_err(wire_error(journal))?;
    loop {
        match reader.next_block() {
            Ok(Some(rows)) => writer.add(rows)?,
            // A journal has no end mark.
            Ok(None) | Err(WireError::Torn(_)) => break,
            Err(error) => return Err(wire_error(journal)(error)),
        }
    }
    writer.finish(&folder.shard_path(shard, "json"))?;
    remove(journal)
}

fn remove(path: &Path) -> Result<(), GenerateError> {
    fs::remove_file(path).map_err(io_error(path))
}

/// The games of a shard so far.
struct Journal<'a> {
    path: &'a Path,
    writer: WireWriter<BufWriter<File>>,
    n_games: u64,
}

impl<'a> Journal<'a> {
    /// Reads what there is, cuts off what was being written when it was interrupted, and goes on behind it.
    fn open(folder: &Folder, path: &'a Path, mut file: File) -> Result<Self, GenerateError> {
        let header = header(folder.plan().content());
        let at = io_error(path);
        let (whole, n_games) = match WireReader::open_as(BufReader::new(&file), &header) {
            Ok(mut reader) => {
                let mut n_games = 0;
                while let Ok(Some(rows)) = reader.next_block::<GameRow>() {
                    n_games += rows.len() as u64;
                }
                (reader.whole(), n_games)
            }
            Err(WireError::Torn(_)) => (0, 0),
            Err(error) => return Err(wire_error(path)(error)),
        };
        file.set_len(whole).map_err(&at)?;
        file.seek(SeekFrom::Start(whole)).map_err(&at)?;
        let out = BufWriter::with_capacity(1 << 17, file);
        let writer =
            if whole == 0 { WireWriter::new(out, &header).map_err(wire_error(path))? } else { WireWriter::resume(out) };
        Ok(Self { path, writer, n_games })
    }

    fn add(&mut self, rows: &[GameRow]) -> Result<(), GenerateError> {
        self.writer.block(rows).and_then(|()| self.writer.flush()).map_err(wire_error(self.path))?;
        self.n_games += rows.len() as u64;
        Ok(())
    }
}
