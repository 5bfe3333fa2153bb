//! Reading the text form of a record.

use crate::call::Call;
use crate::card::Card;
use crate::notation::Span;
use crate::outcome::GameName;
use crate::record::word::{Read, Word, card_of, named, no_seat, parts, seat_of, split, split_commas};
use crate::record::{Announcement, Deed, Incident, Moment, PlayedTrick, Record, Said, Timing};
use crate::rules::{HochzeitCondition, VorbehaltKind};
use crate::seat::{BySeat, Seat, Team};
use crate::spielfindung::{Act, Say};
use std::fmt;

/// Why a text is no record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseRecordError {
    /// The line, from 1.
    pub line: usize,
    /// The part of the text that is wrong.
    pub span: Span,
    /// What is wrong with it.
    pub message: String,
}

impl fmt::Display for ParseRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for ParseRecordError {}

/// Reads the text form of a record.
///
/// Besides what is printed, `#` starts a comment, cards may be written as people write them and with commas between, a
/// call without a seat is that of the seat to play, `weg` and `weiter` mean `gesund`, and `game=` may be left out for a
/// normal game.
///
/// # Errors
/// Returns the first thing that cannot be read, with its place.
pub fn parse_record(text: &str) -> Result<Record, ParseRecordError> {
    let mut reader = Reader::default();
    let mut start = 0;
    for (number, line) in (1..).zip(text.split('\n')) {
        let content = line.split('#').next().unwrap_or_default();
        let words = split(content, start);
        reader.read_line(number, &words)?;
        start += line.len() + 1;
    }
    reader.finish(text)
}

/// What was read so far.
#[derive(Default)]
struct Reader<'a> {
    fields: Vec<(&'a str, Word<'a>, usize)>,
    hands: BySeat<Option<Vec<Card>>>,
    vorbehalte: Option<Vec<Said>>,
    announcements: Vec<Announcement>,
    tricks: Vec<PlayedTrick>,
    incidents: Vec<Incident>,
    cards: u16,
}

impl<'a> Reader<'a> {
    fn read_line(&mut self, number: usize, words: &[Word<'a>]) -> Result<(), ParseRecordError> {
        let Some((&first, rest)) = words.split_first() else { return Ok(()) };
        let read = if first.text.contains('=') {
            self.read_fields(words, number)
        } else if first.text == "vorbehalte" {
            self.read_vorbehalte(first, rest)
        } else if first.text == "calls" {
            self.read_calls(rest)
        } else if first.text == "incidents" {
            self.read_incidents(rest)
        } else if first.text.starts_with(|c: char| c.is_ascii_digit()) {
            self.read_trick(first, rest)
        } else {
            self.read_hand(first, rest)
        };
        read.map_err(|(span, message)| ParseRecordError { line: number, span, message })
    }

    fn read_fields(&mut self, words: &[Word<'a>], line: usize) -> Read<()> {
        for &word in words {
            let Some((key, value)) = word.split('=') else {
                return Err((word.span(), format!("expected key=value, found \"{}\"", word.text)));
            };
            if !KEYS.contains(&key.text) {
                let known = KEYS.join(", ");
                return Err((key.span(), format!("unknown key \"{}\"; known are {known}", key.text)));
            }
            if self.fields.iter().any(|(other, ..)| *other == key.text) {
                return Err((key.span(), format!("\"{}\" is written twice", key.text)));
            }
            self.fields.push((key.text, value, line));
        }
        Ok(())
    }

    fn read_hand(&mut self, first: Word<'a>, rest: &[Word<'a>]) -> Read<()> {
        let seat = match first.split(':') {
            Some((seat, after)) if after.text.is_empty() => seat_of(seat)?,
            _ => {
                let message = format!(
                    "expected a hand \"N: ..\", a trick \"1 N: ..\", key=value, vorbehalte, calls or \
                     incidents, found \"{}\"",
                    first.text
                );
                return Err((first.span(), message));
            }
        };
        if self.hands[seat].is_some() {
            return Err((first.span(), format!("the hand of {seat} is written twice")));
        }
        // A hidden hand, or a hidden card.
        let known = parts(rest).filter(|word| word.text != "?");
        self.hands[seat] = Some(known.map(card_of).collect::<Read<_>>()?);
        Ok(())
    }

    fn read_vorbehalte(&mut self, first: Word<'a>, rest: &[Word<'a>]) -> Read<()> {
        if self.vorbehalte.is_some() {
            return Err((first.span(), "the Vorbehalte are written twice".to_owned()));
        }
        let mut said: Vec<Said> = Vec::new();
        for &word in rest {
            let at = Moment::Query { said: u16::try_from(said.len()).unwrap_or(u16::MAX) };
            match word.split(':') {
                _ if is_abort(word.text) => self.incidents.push(incident_of(word, at)?),
                Some((seat, act)) if GESUND.contains(&act.text) => {
                    let player = seat_of(seat)?;
                    said.push(Said { player, act: Act::Say(Say::Gesund) });
                    let at = Moment::Query { said: u16::try_from(said.len()).unwrap_or(u16::MAX) };
                    let what = Deed::Said(act.text.to_owned());
                    self.incidents.push(Incident { at, player: Some(player), what });
                }
                Some((seat, act)) if !is_deed(act.text) => {
                    let act_read = act.text.parse().map_err(|error| (act.span(), format!("{error}")));
                    said.push(Said { player: seat_of(seat)?, act: act_read? });
                }
                Some(_) => self.incidents.push(incident_of(word, at)?),
                None => {
                    let message = format!("expected seat:word such as N:gesund, found \"{}\"", word.text);
                    return Err((word.span(), message));
                }
            }
        }
        self.vorbehalte = Some(said);
        Ok(())
    }

    /// Reads incidents beside their moment: `@17+1 S:early:HT`.
    fn read_incidents(&mut self, rest: &[Word<'a>]) -> Read<()> {
        let mut at = None;
        for &word in rest {
            if let Some(moment) = word.text.strip_prefix('@') {
                at = Some(moment.parse().map_err(|error| (word.span(), format!("{error}")))?);
                continue;
            }
            let at = at.ok_or_else(|| (word.span(), "expected a moment such as @17 before it".to_owned()))?;
            self.incidents.push(incident_of(word, at)?);
        }
        Ok(())
    }

    /// Returns the moment after everything that was read so far.
    fn now(&self) -> Moment {
        let here = self.announcements.iter().rev().take_while(|call| call.before_card == self.cards);
        Moment::Play { cards: self.cards, calls: u16::try_from(here.count()).unwrap_or(u16::MAX) }
    }

    /// Reads calls beside their moment: `@5 N:re!` is said after five cards.
    fn read_calls(&mut self, rest: &[Word<'a>]) -> Read<()> {
        let mut before_card = self.cards;
        for &word in rest {
            if let Some(moment) = word.text.strip_prefix('@') {
                before_card =
                    moment.parse().map_err(|_| (word.span(), format!("\"{}\" is no number of cards", word.text)))?;
                continue;
            }
            self.announcements.push(call_of(word, before_card, None)?);
        }
        Ok(())
    }

    fn read_trick(&mut self, first: Word<'a>, rest: &[Word<'a>]) -> Read<()> {
        let number = self.tricks.len() + 1;
        if first.text.trim_end_matches('.').parse() != Ok(number) {
            return Err((first.span(), format!("expected trick {number}, found \"{}\"", first.text)));
        }
        let (&lead_word, rest) = rest.split_first().ok_or_else(|| (first.span(), LEAD.to_owned()))?;
        let lead = match lead_word.split(':') {
            Some((seat, after)) if after.text.is_empty() => seat_of(seat)?,
            _ => return Err((lead_word.span(), LEAD.to_owned())),
        };
        let mut cards = Vec::new();
        for &word in rest {
            if is_incident(word) {
                self.incidents.push(incident_of(word, self.now())?);
                continue;
            }
            for word in parts(&[word]) {
                if word.text.ends_with('!') {
                    self.announcements.push(call_of(word, self.cards, Some(lead.plus(cards.len())))?);
                } else {
                    cards.push(card_of(word)?);
                    self.cards = self.cards.saturating_add(1);
                }
            }
        }
        self.tricks.push(PlayedTrick { lead, cards });
        Ok(())
    }

    fn field<T>(&self, key: &str, read: impl FnOnce(Word<'a>) -> Read<T>) -> Result<Option<T>, ParseRecordError> {
        let Some(&(_, value, line)) = self.fields.iter().find(|(other, ..)| *other == key) else { return Ok(None) };
        read(value).map(Some).map_err(|(span, message)| ParseRecordError { line, span, message })
    }

    fn finish(self, text: &str) -> Result<Record, ParseRecordError> {
        let end = Span { start: text.len(), end: text.len() };
        let missing = |what: String| ParseRecordError { line: text.lines().count().max(1), span: end, message: what };
        let seats = |word: Word<'a>| -> Read<Vec<Seat>> {
            if word.text == "-" {
                return Ok(Vec::new());
            }
            let letter = |letter| Seat::from_letter(letter).ok_or_else(|| no_seat(word));
            word.text.chars().map(letter).collect()
        };
        let cards = |word: Word<'a>| -> Read<Vec<Card>> {
            if word.text == "-" { Ok(Vec::new()) } else { split_commas(word).into_iter().map(card_of).collect() }
        };
        let number = |word| named(word, "number", |text| text.parse().ok());
        let kind = |word| named(word, "Vorbehalt", VorbehaltKind::from_name);
        let condition = |word| named(word, "condition of a Hochzeit", HochzeitCondition::from_name);
        let record = Record {
            rules: self.field("rules", |word| Ok(word.text.to_owned()))?,
            dealer: self.field("dealer", seat_of)?.ok_or_else(|| missing("\"dealer\" is missing".to_owned()))?,
            game: self.field("game", |word| named(word, "game", GameName::from_name))?.unwrap_or(GameName::Normal),
            reservation: self.field("reservation", kind)?,
            soloist: self.field("soloist", seat_of)?,
            hochzeiter: self.field("hochzeiter", seat_of)?,
            hochzeit_condition: self.field("hochzeit_condition", condition)?,
            clarifying_trick: self.field("clarifying_trick", number)?,
            schweine: self.field("schweine", seat_of)?,
            giver: self.field("giver", seat_of)?,
            taker: self.field("taker", seat_of)?,
            given: self.field("given", cards)?,
            returned: self.field("returned", cards)?,
            exchanged: self.field("exchanged", number)?,
            trumps_returned: self.field("trumps_returned", number)?,
            re: self.field("re", seats)?,
            pflichtsolo_open: self.field("pflichtsolo_open", seats)?.unwrap_or_default(),
            vorfuehren: self.field("vorfuehren", seat_of)?,
            hands: BySeat::default(),
            vorbehalte: self.vorbehalte,
            announcements: self.announcements,
            tricks_played: self.tricks,
            incidents: self.incidents,
        };
        let [n, e, s, w] = self.hands.0;
        let hand =
            |seat: Seat, hand: Option<Vec<Card>>| hand.ok_or_else(|| missing(format!("the hand of {seat} is missing")));
        let hands = BySeat([hand(Seat::N, n)?, hand(Seat::E, e)?, hand(Seat::S, s)?, hand(Seat::W, w)?]);
        Ok(Record { hands, ..record })
    }
}

const LEAD: &str = "expected who leads, such as \"N:\"";

const KEYS: [&str; 18] = [
    "rules",
    "dealer",
    "game",
    "reservation",
    "soloist",
    "hochzeiter",
    "hochzeit_condition",
    "clarifying_trick",
    "schweine",
    "giver",
    "taker",
    "given",
    "returned",
    "exchanged",
    "trumps_returned",
    "re",
    "pflichtsolo_open",
    "vorfuehren",
];

/// What else is said and means "gesund" beyond doubt (referees' handbook 3.3.1).
const GESUND: [&str; 2] = ["weg", "weiter"];

/// The words of deeds, which are no acts of the Vorbehalt round.
const DEEDS: [&str; 12] = [
    "early",
    "took_back",
    "fell",
    "reminds",
    "says",
    "shows",
    "hands_over",
    "claims",
    "claims+charlie",
    "looks",
    "protests",
    "abort",
];

/// Returns whether what follows a seat is a deed: its first word is one, or it is a call.
fn is_deed(text: &str) -> bool {
    text.ends_with('!') || text.split(':').next().is_some_and(|name| DEEDS.contains(&name))
}

fn is_abort(text: &str) -> bool {
    text.split(':').next() == Some("abort")
}

/// Returns whether a word between cards is an incident; calls are none.
fn is_incident(word: Word<'_>) -> bool {
    match word.split(':') {
        _ if is_abort(word.text) => true,
        Some((seat, what)) if seat_of(seat).is_ok() => {
            let name = what.text.split(':').next().unwrap_or_default();
            DEEDS.contains(&name) || !what.text.contains(['!', ','])
        }
        _ => false,
    }
}

/// Reads `S:early:HT`, or `abort:E`, which nobody does.
fn incident_of(word: Word<'_>, at: Moment) -> Read<Incident> {
    let (player, what) = match word.split(':') {
        Some((seat, what)) if !is_abort(word.text) => (Some(seat_of(seat)?), what),
        _ => (None, word),
    };
    let what: Deed = what.text.parse().map_err(|error| (what.span(), format!("{error}")))?;
    Ok(Incident { at, player, what })
}

/// Reads `N:re!`, `N:kontra-k90!`, or `re!` where it is clear who is to play; `+` before it: at the same time as the
/// call before it.
fn call_of(word: Word<'_>, before_card: u16, to_play: Option<Seat>) -> Read<Announcement> {
    let Some(text) = word.text.strip_suffix('!') else {
        return Err((word.span(), format!("expected a call such as N:re!, found \"{}\"", word.text)));
    };
    let (timing, word) = match text.strip_prefix('+') {
        Some(text) => (Timing::Together, Word { text, start: word.start + 1 }),
        None => (Timing::Later, Word { text, ..word }),
    };
    let text = word.text;
    let (player, words) = match (word.split(':'), to_play) {
        (Some((seat, call)), _) => (seat_of(seat)?, call),
        (None, Some(seat)) => (seat, word),
        (None, None) => return Err((word.span(), format!("who calls \"{text}\"? write the seat, such as N:{text}!"))),
    };
    let (team, call) = match words.split('-') {
        Some((team, absage)) => (Some(named(team, "side: re or kontra", Team::from_name)?), absage),
        None => (None, words),
    };
    let say = named(call, "call: re, kontra, k90, k60, k30 or schwarz", Call::from_name)?;
    match (team, say.team()) {
        (Some(team), Some(_)) => Err((words.span(), format!("\"{say}\" says its side itself, without {team}-"))),
        _ => Ok(Announcement { before_card, player, say, team, timing }),
    }
}
