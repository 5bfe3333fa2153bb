//! The words for what happens between the cards: incidents and calls.

use crate::{
    parse_call, parse_team,
    record::{
        Announcement, Deed, Incident, Moment, Timing,
        word::{Read, Unread, Word, read, seat_of},
    },
};
use game::{Seat, words::noted};
use text::{brief, message};

/// Returns whether what follows a seat is a deed: its first word is one, or it is a call.
pub(super) fn is_deed(text: &str) -> bool {
    text.ends_with('!') || Deed::is_named(text.split(':').next().unwrap_or_default())
}

pub(super) fn is_abort(text: &str) -> bool {
    Deed::is_abort(text.split(':').next().unwrap_or_default())
}

/// Returns whether a word between cards is an incident; calls are none.
pub(super) fn is_incident(word: Word<'_>) -> bool {
    match word.split(':') {
        _ if is_abort(word.text) => true,
        Some((seat, what)) if seat_of(seat).is_ok() => {
            let name = what.text.split(':').next().unwrap_or_default();
            Deed::is_named(name) || !what.text.contains(['!', ','])
        }
        _ => false,
    }
}

/// Returns whether a word that begins a line is a call or an incident, and no hand.
pub(super) fn is_happening(word: Word<'_>) -> bool {
    match word.split(':') {
        _ if is_abort(word.text) => true,
        Some((seat, what)) => {
            seat_of(Word { text: seat.text.trim_start_matches('+'), ..seat }).is_ok() && is_deed(what.text)
        }
        None => false,
    }
}

/// Reads `S:early:HT`, or `abort:E`, which nobody does.
pub(super) fn incident_of(word: Word<'_>, at: Moment) -> Read<Incident> {
    let (player, what) = match word.split(':') {
        Some((seat, what)) if !is_abort(word.text) => (Some(seat_of(seat)?), what),
        _ => (None, word),
    };
    Ok(Incident { at, player, what: read(what, str::parse)? })
}

/// Reads `N:re!`, `N:kontra-k90!`, or `re!` where it is clear who is to play; `+` before it: at the same time as the
/// call before it.
pub(super) fn call_of(word: Word<'_>, before_card: u16, to_play: Option<Seat>) -> Read<Announcement> {
    let Some(text) = word.text.strip_suffix('!') else {
        return Err(Unread::new(word.span(), message!("record-expected-call", found = brief(word.text))));
    };
    let (timing, word) = match text.strip_prefix('+') {
        Some(text) => (Timing::Together, Word { text, start: word.start + 1 }),
        None => (Timing::Later, Word { text, ..word }),
    };
    let (player, words) = match (word.split(':'), to_play) {
        (Some((seat, call)), _) => (seat_of(seat)?, call),
        (None, Some(seat)) => (seat, word),
        (None, None) => {
            return Err(Unread::new(word.span(), message!("record-who-calls", call = brief(word.text))));
        }
    };
    let (team, call) = match words.split('-') {
        Some((team, absage)) if parse_call(words.text).is_err() => (Some(read(team, parse_team)?), absage),
        _ => (None, words),
    };
    let say = read(call, parse_call)?;
    match (team, say.team()) {
        (Some(team), Some(_)) => {
            let problem = message!("record-side-twice", call = noted(&say), team = noted(&team));
            Err(Unread::new(words.span(), problem))
        }
        _ => Ok(Announcement { before_card, player, say, team, timing }),
    }
}
