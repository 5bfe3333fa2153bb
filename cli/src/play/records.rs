//! The games of an evening in a file, so that it can go on another day.
//!
//! Each line is a game record. The file is replaced as a whole after each game, so it never holds half a game. What
//! stands in it stays as it is, letter for letter.

use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::{Source, Trouble};
use api::fields;
use api::json_text::{self, What};
use game::Ended;
use game::Rules;
use notation::RuleBook;
use notation::record::{Breach, Breaches, Record, replay, resume};
use sim::{IfLocked, TableRound};
use std::fs::File;
use text::brief;
use text::{Localized, Message, message};

/// The file.
pub(super) struct Records {
    target: Target,
    text: String,
    games: Vec<(usize, Record)>,
    /// The file, locked, so that no other program plays into it.
    lock: Option<File>,
}

impl Records {
    /// Reads the existing records. All that would keep the first game from being recorded afterwards is reported now.
    pub(super) fn open(path: &OutPath, rules: &Rules) -> Result<Self, Trouble> {
        let target = Target::open(path, Kind::Records, Overwrite::default())?;
        let lock = if target.path().exists() { Some(lock(&target)?) } else { None };
        let text = target.text()?;
        let name = target.path().display().to_string();
        let mut games: Vec<(usize, Record)> = Vec::new();
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            let line = if number == 1 { line.trim_start_matches('\u{feff}') } else { line };
            let source = Source { name: name.clone(), line: number, text: line.to_owned() };
            games.push((number, read(&source, rules)?));
        }
        Ok(Self { target, text, games, lock })
    }

    /// Enters the games so far.
    pub(super) fn replay(&self, rules: &Rules, round: &mut TableRound) -> Result<(), Trouble> {
        for (number, record) in &self.games {
            let wrong = |why: &dyn Localized| Trouble::new(why.message()).at(self.place(*number));
            let broken =
                |breaches: Vec<Breach>| wrong(breaches.first().expect("a record that is refused breaks a rule"));
            let outcome = replay(record, rules, Breaches::Refuse).map_err(broken)?;
            let play = resume(record, rules, Breaches::Refuse).map_err(broken)?;
            round.enter(&Ended::Played(Box::new(outcome), Box::new(play))).map_err(|error| wrong(&error))?;
        }
        Ok(())
    }

    fn place(&self, number: usize) -> Message {
        place(&self.target.path().display().to_string(), number)
    }

    /// Adds a game.
    pub(super) fn add(&mut self, record: &Record) -> Result<(), Trouble> {
        let line = serde_json::to_string(record)
            .map_err(|error| Trouble::new(message!("play-record-not-written", error = error.to_string())))?;
        let lock = self.lock.take().map_or_else(|| lock(&self.target), Ok)?;
        if self.target.text()? != self.text {
            let file = self.target.path().display().to_string();
            let error = Trouble::new(message!("play-record-changed", file));
            return Err(error.with_help(message!("play-record-changed.help", line)));
        }
        let end = if self.text.is_empty() || self.text.ends_with('\n') { "" } else { "\n" };
        self.text.push_str(&format!("{end}{line}\n"));
        // Another file takes its place, and is locked before this one is given back.
        self.lock = Some(self.target.write_locked(&self.text)?);
        drop(lock);
        Ok(())
    }
}

/// Returns the rule set of the first game in the file, by which the others are played, too; `None` if there is none.
pub(super) fn begun_by(path: &OutPath, book: &RuleBook) -> Result<Option<Rules>, Trouble> {
    let text = Target::open(path, Kind::Records, Overwrite::default())?.text()?;
    let first = text.trim_start_matches('\u{feff}').lines().find(|line| !line.trim().is_empty());
    let record = first.and_then(|line| serde_json::from_str::<Record>(line).ok());
    Ok(record.and_then(|record| book.get(&record.rules?).cloned()))
}

/// Sees to it that nobody else plays into the file.
fn lock(target: &Target) -> Result<File, Trouble> {
    target.lock(IfLocked::Leave)?.ok_or_else(|| {
        let error = Trouble::new(message!("play-record-locked", file = target.path().display().to_string()));
        error.with_help(Message::new("play-record-locked.help"))
    })
}

fn place(file: &str, number: usize) -> Message {
    message!("play-record-line", file, number)
}

/// Reads the game of a line.
fn read(source: &Source, rules: &Rules) -> Result<Record, Trouble> {
    let no_game = |why: Trouble| why.at(place(&source.name, source.line)).with_help(Message::new("play-record-help"));
    let value: serde_json::Value =
        serde_json::from_str(&source.text).map_err(|error| json_text::error(What::Record, &error, source).1)?;
    let options = fields::check(&value)
        .map_err(|troubles| no_game(troubles.into_iter().next().expect("a record that is refused says why")))?;
    let own = || brief(&rules.name).into_owned();
    if !options.is_empty() {
        return Err(no_game(Trouble::new(message!("play-record-options", rules = own()))));
    }
    let record: Record = serde_json::from_value(value)
        .map_err(|error| no_game(Trouble::new(message!("play-record-no-game", error = error.to_string()))))?;
    if record.rules.as_deref() != Some(&rules.name) {
        let other = brief(record.rules.as_deref().unwrap_or("?")).into_owned();
        return Err(no_game(Trouble::new(message!("play-record-rules", other, rules = own()))));
    }
    Ok(record)
}
