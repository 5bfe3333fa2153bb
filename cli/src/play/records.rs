//! The games of an evening in a file, so that it can go on another day.
//!
//! Each line is a game record. The file is replaced as a whole after each game, so it never holds half a game. What
//! stands in it stays as it is, letter for letter.

use crate::fields;
use crate::input::{cannot_read, text_of};
use crate::json_text;
use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::{Source, Trouble};
use game::Rules;
use game::record::{Breaches, Record, replay, resume};
use sim::{Ended, TableRound};
use std::fs;
use std::io::ErrorKind;

/// The file.
pub(super) struct Records {
    target: Target,
    text: String,
    games: Vec<(usize, Record)>,
}

impl Records {
    /// Reads what there is.
    pub(super) fn open(path: &OutPath, rules: &Rules) -> Result<Self, Trouble> {
        let target = Target::open(path, Kind::Records, Overwrite::default())?;
        let text = text_in(&target)?;
        let name = target.path().display().to_string();
        let mut games: Vec<(usize, Record)> = Vec::new();
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            let line = if number == 1 { line.trim_start_matches('\u{feff}') } else { line };
            let source = Source { name: name.clone(), line: number, text: line.to_owned() };
            games.push((number, read(&source, rules)?));
        }
        Ok(Self { target, text, games })
    }

    /// Enters the games so far.
    pub(super) fn replay(&self, rules: &Rules, round: &mut TableRound) -> Result<(), Trouble> {
        for (number, record) in &self.games {
            let wrong = |why: &dyn std::fmt::Display| {
                Trouble::new(format!("{}, line {number}: {why}", self.target.path().display()))
            };
            let outcome = replay(record, rules, Breaches::Refuse)
                .map_err(|breaches| wrong(&breaches.first().map_or_else(String::new, ToString::to_string)))?;
            let play = resume(record, rules, Breaches::Refuse)
                .map_err(|breaches| wrong(&breaches.first().map_or_else(String::new, ToString::to_string)))?;
            round.enter(&Ended::Played(Box::new(outcome), Box::new(play))).map_err(|error| wrong(&error))?;
        }
        Ok(())
    }

    /// Adds a game.
    pub(super) fn add(&mut self, record: &Record) -> Result<(), Trouble> {
        let line = serde_json::to_string(record)
            .map_err(|error| Trouble::new(format!("a game cannot be written down: {error}")))?;
        if text_in(&self.target)? != self.text {
            let message = format!("{} was changed while you played", self.target.path().display());
            let help = format!("add the game that is over as its last line if you want it there:\n{line}");
            return Err(Trouble::new(message).with_help(help));
        }
        let end = if self.text.is_empty() || self.text.ends_with('\n') { "" } else { "\n" };
        self.text.push_str(&format!("{end}{line}\n"));
        self.target.write(&self.text)
    }
}

/// Returns what is in the file; nothing if it is not there.
fn text_in(target: &Target) -> Result<String, Trouble> {
    let name = target.path().display().to_string();
    match fs::read(target.path()) {
        Ok(bytes) => text_of(&name, bytes),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(String::new()),
        Err(error) => Err(cannot_read(&name, &error)),
    }
}

/// Reads the game of a line.
fn read(source: &Source, rules: &Rules) -> Result<Record, Trouble> {
    let no_game = |why: String| {
        Trouble::new(why).with_help("--record goes on with a file that it has begun; choose another name for a new one")
    };
    let place = format!("{}, line {}", source.name, source.line);
    let value: serde_json::Value =
        serde_json::from_str(&source.text).map_err(|error| json_text::trouble("game record", &error, source).1)?;
    let options = fields::check(&value).map_err(|troubles| {
        let first = troubles.first().map_or_else(String::new, ToString::to_string);
        no_game(format!("{place}: {first}"))
    })?;
    if !options.is_empty() {
        return Err(no_game(format!(
            "{place}: a game with options of its own, by rules other than \"{}\"",
            rules.name
        )));
    }
    let record: Record =
        serde_json::from_value(value).map_err(|error| no_game(format!("{place}: this is no game: {error}")))?;
    if record.rules.as_deref() != Some(&rules.name) {
        let other = record.rules.as_deref().unwrap_or("?");
        return Err(no_game(format!("{place}: a game by the rules \"{other}\", not \"{}\"", rules.name)));
    }
    Ok(record)
}
