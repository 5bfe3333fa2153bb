//! The games of a match as records.

use crate::target::{Kind, OutPath, Overwrite, PLAYED, Target};
use crate::trouble::Trouble;
use sim::NewFile;
use sim::matches::UnitLine;
use std::io::Write;
use text::message;

/// A file of records that is being written; it appears when the match ends or is interrupted.
pub(super) struct RecordFile {
    target: Target,
    file: NewFile,
}

impl RecordFile {
    /// Begins the file.
    pub(super) fn begin(path: &OutPath, overwrite: Overwrite) -> Result<Self, Trouble> {
        let target = Target::open(path, Kind::Played, overwrite)?;
        let mut file = target.begin()?;
        writeln!(file.file(), "{PLAYED}").map_err(|error| target.no_room(&error))?;
        Ok(Self { target, file })
    }

    /// Adds the games of a unit.
    ///
    /// # Errors
    /// Returns that the games were played without records, or that there is no room.
    pub(super) fn add(&mut self, line: &UnitLine) -> Result<(), Trouble> {
        for game in &line.games {
            let Some(record) = &game.record else {
                let trouble = Trouble::new(message!("match-without-records", unit = line.unit));
                return Err(trouble.with_help(message!("match-without-records.help")));
            };
            write!(self.file.file(), "\n{record}").map_err(|error| self.target.no_room(&error))?;
        }
        Ok(())
    }

    /// Lets the file appear.
    pub(super) fn finish(self) -> Result<(), Trouble> {
        self.target.finish(self.file)
    }
}
