//! The games of an evening in a file, so that it can go on another day.
//!
//! Each line is a game record. The file is replaced as a whole after each game, so it never holds half a game.

use crate::trouble::{Source, Trouble};
use crate::whole_file;
use game::record::{Breaches, Record, replay, resume};
use game::{Rules, notation::Label};
use sim::{Ended, TableRound};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The file.
pub(super) struct Records {
    path: PathBuf,
    games: Vec<Record>,
}

impl Records {
    /// Reads what there is.
    pub(super) fn open(path: &Path, rules: &Rules) -> Result<Self, Trouble> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(Trouble::new(format!("cannot read {}: {error}", path.display()))),
        };
        let mut games: Vec<Record> = Vec::new();
        for (number, text) in (1..).zip(text.lines()) {
            let source = Source { name: path.display().to_string(), line: number, text: text.to_owned() };
            let no_game = |why: String| {
                Trouble::new(why)
                    .in_source(source.clone(), &[] as &[Label])
                    .with_help("--record goes on with a file that it has begun; choose another name for a new one")
            };
            let record: Record = serde_json::from_str(text).map_err(|error| no_game(format!("no game: {error}")))?;
            if record.rules.as_deref() != Some(&rules.name) {
                let other = record.rules.as_deref().unwrap_or("?");
                return Err(no_game(format!("a game by the rules \"{other}\", not \"{}\"", rules.name)));
            }
            games.push(record);
        }
        Ok(Self { path: path.to_owned(), games })
    }

    /// Enters the games so far.
    pub(super) fn replay(&self, rules: &Rules, round: &mut TableRound) -> Result<(), Trouble> {
        for (number, record) in (1..).zip(&self.games) {
            let wrong =
                |why: &dyn std::fmt::Display| Trouble::new(format!("{}, line {number}: {why}", self.path.display()));
            let outcome = replay(record, rules, Breaches::Refuse)
                .map_err(|breaches| wrong(&breaches.first().map_or_else(String::new, ToString::to_string)))?;
            let play = resume(record, rules, Breaches::Refuse)
                .map_err(|breaches| wrong(&breaches.first().map_or_else(String::new, ToString::to_string)))?;
            round.enter(&Ended::Played(Box::new(outcome), Box::new(play))).map_err(|error| wrong(&error))?;
        }
        Ok(())
    }

    /// Adds a game.
    pub(super) fn add(&mut self, record: Record) -> Result<(), Trouble> {
        self.games.push(record);
        let lines: Result<Vec<String>, _> = self.games.iter().map(serde_json::to_string).collect();
        let lines = lines.map_err(|error| Trouble::new(format!("a game cannot be written down: {error}")))?;
        whole_file::write(&self.path, &format!("{}\n", lines.join("\n")))
    }
}
