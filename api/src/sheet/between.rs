//! What happens between games: a re-deal, a penalty, added time, the end of the time.

use super::evening::Row;
use super::penalty::{self, Booked, Penalty};
use super::written::{Entry, Sheet};
use crate::error::Error;
use game::rules::BockEvent;
use game::{Clock, Ending, GameKind, Lineup, Next, Paragraph, Round};
use notation::{Label, compact};
use text::{brief, message};

/// Returns how many minutes a row adds to the time of the table (TSR 8.5.1); `None` if it speaks of something else. What stands behind
/// a colon is a note.
pub(super) fn added_minutes(sheet: &Sheet, entry: &Entry, round: &Round) -> Option<Result<u16, Error>> {
    /// More is no added time.
    const MOST: u16 = 300;
    let said = entry.text.split(':').next().unwrap_or_default();
    let is_word = |word: &&str| ["addedtime", "extratime", "nachspielzeit"].contains(&&*compact(word));
    let (word, number) = said.trim().rsplit_once(' ').unwrap_or((said.trim(), ""));
    if ![word, said].iter().any(is_word) {
        return None;
    }
    let minutes = number.parse::<u16>().ok().filter(|minutes| (1..=MOST).contains(minutes));
    let minutes = minutes.ok_or_else(|| Error::new(message!("sheet-added-time", most = MOST)));
    let is_up = round.parts().clock == Clock::Up;
    let in_time = |minutes| if is_up { Err(Error::new(message!("sheet-added-late"))) } else { Ok(minutes) };
    Some(minutes.and_then(in_time).map_err(|error| sheet.in_row(entry, error, &[])))
}

/// Returns the name of the player who comes to the table in this row, after some games; `None` if it speaks of something else.
pub(super) fn joining(entry: &Entry) -> Option<&str> {
    let (word, name) = entry.text.split_once(char::is_whitespace)?;
    let is_word = ["joins", "dazu"].contains(&word.trim_end_matches(':').to_lowercase().as_str());
    (entry.number.is_none() && is_word).then_some(name.trim())
}

/// Returns who sits where in the deal to which a penalty between games belongs: a serious breach has ended the one that would have been
/// the next game, any other one happened in the game before.
fn penalized(sheet: &Sheet, penalty: Penalty, round: &Round, last: Option<Lineup>) -> Lineup {
    let present = round.lineup().unwrap_or_else(|| Lineup::new(round.parts().players, round.parts().dealer));
    last.filter(|_| !penalty.is_serious(&sheet.rules)).unwrap_or(present)
}

/// Enters what happens between games: a re-deal, a penalty, the end of the time.
pub(super) fn between(
    sheet: &Sheet,
    entry: &Entry,
    round: &mut Round,
    last: Option<Lineup>,
    row: &mut Row,
) -> Result<(), Error> {
    let wrong = |error: Error, labels: &[Label]| sheet.in_row(entry, error, labels);
    match compact(&entry.text).as_str() {
        "redeal" | "neugeben" | "geworfen" | "neugegeben" | "thrownin" => {
            if let (Next::Over { .. }, Clock::Up) = (round.next(), round.parts().clock) {
                let paragraph = sheet.rules.cite(Paragraph::TimeUp);
                return Err(wrong(Error::new(message!("sheet-no-repeat", paragraph)), &[]));
            }
            round.record(GameKind::Normal, None, Ending::NotPlayed).map_err(|error| wrong(Error::of(&error), &[]))?;
            if sheet.rules.bock.events.contains(&BockEvent::Redeal) {
                round.note(&[BockEvent::Redeal]);
            }
            return Ok(());
        }
        "time" | "zeit" | "zeitum" | "timeisup" => {
            round.end_time();
            return Ok(());
        }
        _ => {}
    }
    let parted = penalty::take_out(&entry.text, &sheet.players);
    let (rest, penalties) = parted.map_err(|(message, labels)| wrong(Error::new(message), &labels))?;
    if penalties.is_empty() || !rest.trim().is_empty() {
        let error = Error::new(message!("sheet-between", text = brief(&entry.text)));
        return Err(wrong(error.with_help(message!("sheet-between.help")), &[]));
    }
    let mut booked = Booked { points: row.points.clone(), apart: row.apart.clone() };
    for &(penalty, span) in &penalties {
        let before = booked.points.clone();
        let entered = penalty.book(&mut booked, &penalized(sheet, penalty, round, last), None);
        entered.map_err(|message| wrong(Error::new(message), &[Label::new(span)]))?;
        row.parts.push(booked.points.iter().zip(before).map(|(now, before)| now - before).collect());
    }
    (row.points, row.apart) = (booked.points, booked.apart);
    Ok(())
}
