//! The sheet of a round, written as it is played.

use crate::session::Session;
use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::{Source, Trouble};
use api::sheet::{Begin, Sheet, begin, with_row};
use game::words::seat_letter;
use game::{Outcome, Rules, Seat};
use notation::result::{FactCall, Facts};
use notation::{Names, write_result};
use text::{Language, message};

/// The file.
pub(super) struct RoundSheet {
    target: Target,
    sheet: Sheet,
    names: Vec<(String, Option<Seat>)>,
}

impl RoundSheet {
    /// Begins the sheet of a round, or goes on with that of one of which so many games were played.
    pub(super) fn open(
        session: &Session,
        rules: &Rules,
        path: &OutPath,
        own: Seat,
        games_done: u16,
    ) -> Result<Self, Trouble> {
        let names = Seat::ALL.map(|seat| (name(session.lang, seat, own), Some(seat))).to_vec();
        let players: Vec<String> = names.iter().map(|(name, _)| name.clone()).collect();
        let target = Target::open(path, Kind::Records, Overwrite::default())?;
        let file = target.path().display().to_string();
        let text = target.text()?;
        let is_new = text.trim().is_empty();
        let text = if is_new { begin(session.lang, rules, &players, &Begin::default())? } else { text };
        let sheet = Sheet::read(&session.context(), &Source { name: file.clone(), line: 1, text })?;
        let n_games = sheet.entries.iter().filter(|entry| entry.number.is_some()).count();
        let other = || {
            let error = Trouble::new(message!("play-sheet-other", file = &*file, n = games_done));
            error.with_help(message!("play-sheet-other.help"))
        };
        if n_games != usize::from(games_done) || sheet.players != players || sheet.rules != *rules {
            return Err(other());
        }
        let begun = sheet.source.text.clone();
        if is_new {
            target.change(|text| if text.trim().is_empty() { Ok((begun, ())) } else { Err(other()) })?;
        }
        Ok(Self { target, sheet, names })
    }

    /// Adds a game.
    pub(super) fn add(&mut self, session: &Session, outcome: &Outcome) -> Result<(), Trouble> {
        let facts = counted(outcome);
        let row = write_result(&facts, session.lang, &Names::Players(&self.names));
        self.write(session, &row)
    }

    /// Adds a deal that was thrown in.
    pub(super) fn add_redeal(&mut self, session: &Session) -> Result<(), Trouble> {
        let row = message!("play-sheet-redeal").text(session.lang);
        self.write(session, &row)
    }

    /// Adds a row to the current content of the file; if the file was removed, to its last content.
    fn write(&mut self, session: &Session, row: &str) -> Result<(), Trouble> {
        let read = |text| Sheet::read(&session.context(), &Source { text, ..self.sheet.source.clone() });
        self.sheet = self.target.change(|text| {
            let before = if text.is_empty() { self.sheet.source.text.clone() } else { text };
            let text = with_row(&read(before)?, row, None)?;
            Ok::<_, Trouble>((text.clone(), read(text)?))
        })?;
        Ok(())
    }
}

/// Returns what a list says of a game: no moments, and tricks only where they matter.
fn counted(outcome: &Outcome) -> Facts {
    let mut facts = Facts::of(outcome);
    (facts.winner, facts.klaerung) = (None, None);
    facts.calls = facts.calls.into_iter().map(|call| FactCall { when: None, ..call }).collect();
    if outcome.won.re.tricks != 0 && outcome.won.kontra.tricks != 0 {
        let has_nothing = outcome.won.re.augen.0 == 0 || outcome.won.kontra.augen.0 == 0;
        facts.tricks.retain(|_| has_nothing);
    }
    facts
}

fn name(language: Language, seat: Seat, own: Seat) -> String {
    if seat == own {
        return message!("play-sheet-you").text(language);
    }
    message!("play-sheet-bot", seat = seat_letter(seat)).text(language)
}
