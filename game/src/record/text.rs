//! The text form of a record: one line for each part.

use crate::call::Call;
use crate::card::Card;
use crate::notation::{Span, parse_card};
use crate::outcome::GameName;
use crate::record::{Announcement, PlayedTrick, Record, Said};
use crate::rules::{HochzeitCondition, VorbehaltKind};
use crate::seat::{BySeat, Seat, Team};
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

impl fmt::Display for Record {
    /// Writes the text form, which reads back as the same record.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields: Vec<String> = self.fields().into_iter().map(|(key, value)| format!("{key}={value}")).collect();
        writeln!(f, "{}", fields.join(" "))?;
        for (seat, cards) in self.hands.iter() {
            writeln!(f, "{}", words(format!("{seat}:"), cards))?;
        }
        if let Some(said) = &self.vorbehalte {
            let said = said.iter().map(|said| format!("{}:{}", said.player, said.act));
            writeln!(f, "{}", words("vorbehalte".to_owned(), said))?;
        }
        let inline = self.calls_have_places();
        if !inline {
            let calls = self.announcements.iter().map(|call| format!("@{} {}", call.before_card, written(call)));
            writeln!(f, "{}", words("calls".to_owned(), calls))?;
        }
        let mut cards = 0;
        for (number, trick) in (1..).zip(&self.tricks_played) {
            write!(f, "{number} {}:", trick.lead)?;
            for card in &trick.cards {
                self.write_calls(f, inline, cards)?;
                write!(f, " {card}")?;
                cards += 1;
            }
            if number == self.tricks_played.len() {
                self.write_calls(f, inline, cards)?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// Returns the words in one line.
fn words(first: String, rest: impl IntoIterator<Item = impl fmt::Display>) -> String {
    rest.into_iter().fold(first, |line, word| format!("{line} {word}"))
}

fn written(call: &Announcement) -> String {
    match call.team {
        Some(team) => format!("{}:{team}-{}!", call.player, call.say),
        None => format!("{}:{}!", call.player, call.say),
    }
}

fn seats(seats: &[Seat]) -> String {
    if seats.is_empty() { "-".to_owned() } else { seats.iter().map(|seat| seat.letter()).collect() }
}

fn cards(cards: &[Card]) -> String {
    let codes: Vec<String> = cards.iter().map(Card::to_string).collect();
    if codes.is_empty() { "-".to_owned() } else { codes.join(",") }
}

impl Record {
    /// Returns the fields of the first line.
    fn fields(&self) -> Vec<(&'static str, String)> {
        let mut fields = Vec::new();
        let mut add = |key, value: Option<String>| fields.extend(value.map(|value| (key, value)));
        let seat = |seat: Option<Seat>| seat.map(|seat| seat.to_string());
        add("rules", self.rules.clone());
        add("dealer", Some(self.dealer.to_string()));
        add("game", Some(self.game.to_string()));
        add("reservation", self.reservation.map(|kind| kind.to_string()));
        add("soloist", seat(self.soloist));
        add("hochzeiter", seat(self.hochzeiter));
        add("hochzeit_condition", self.hochzeit_condition.map(|condition| condition.name().to_owned()));
        add("clarifying_trick", self.clarifying_trick.map(|trick| trick.to_string()));
        add("schweine", seat(self.schweine));
        add("giver", seat(self.giver));
        add("taker", seat(self.taker));
        add("given", self.given.as_deref().map(cards));
        add("returned", self.returned.as_deref().map(cards));
        add("exchanged", self.exchanged.map(|cards| cards.to_string()));
        add("trumps_returned", self.trumps_returned.map(|trumps| trumps.to_string()));
        add("re", self.re.as_deref().map(seats));
        add("pflichtsolo_open", (!self.pflichtsolo_open.is_empty()).then(|| seats(&self.pflichtsolo_open)));
        add("vorfuehren", seat(self.vorfuehren));
        fields
    }

    /// Returns whether every call can stand between the cards, in order.
    fn calls_have_places(&self) -> bool {
        let cards = self.plays().count();
        let in_order = self.announcements.is_sorted_by_key(|call| call.before_card);
        let in_reach = self.announcements.iter().all(|call| usize::from(call.before_card) <= cards);
        self.announcements.is_empty() || in_order && in_reach && cards != 0
    }

    fn write_calls(&self, f: &mut fmt::Formatter<'_>, inline: bool, cards: usize) -> fmt::Result {
        let now = self.announcements.iter().filter(|call| inline && usize::from(call.before_card) == cards);
        now.into_iter().try_for_each(|call| write!(f, " {}", written(call)))
    }
}

/// Reads the text form of a record.
///
/// Besides what is printed, `#` starts a comment, cards may be written as people write them and with commas between, a call without a seat is
/// that of the seat to play, and `game=` may be left out for a normal game.
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

/// A word with its place.
#[derive(Clone, Copy)]
struct Word<'a> {
    text: &'a str,
    start: usize,
}

impl<'a> Word<'a> {
    const fn span(self) -> Span {
        Span { start: self.start, end: self.start + self.text.len() }
    }

    /// Returns the parts before and after the first occurrence of the separator.
    fn split(self, separator: char) -> Option<(Self, Self)> {
        let (before, after) = self.text.split_once(separator)?;
        let start = self.start + before.len() + separator.len_utf8();
        Some((Self { text: before, ..self }, Self { text: after, start }))
    }
}

fn split(line: &str, start: usize) -> Vec<Word<'_>> {
    let is_gap = |c: char| c.is_whitespace();
    let mut words = Vec::new();
    let mut rest = line;
    while let Some(at) = rest.find(|c| !is_gap(c)) {
        let begin = &rest[at..];
        let text = &begin[..begin.find(is_gap).unwrap_or(begin.len())];
        words.push(Word { text, start: start + (line.len() - begin.len()) });
        rest = &begin[text.len()..];
    }
    words
}

type Read<T> = Result<T, (Span, String)>;

/// What was read so far.
#[derive(Default)]
struct Reader<'a> {
    fields: Vec<(&'a str, Word<'a>, usize)>,
    hands: BySeat<Option<Vec<Card>>>,
    vorbehalte: Option<Vec<Said>>,
    announcements: Vec<Announcement>,
    tricks: Vec<PlayedTrick>,
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
                    "expected a hand \"N: ..\", a trick \"1 N: ..\", key=value, vorbehalte or calls, \
                     found \"{}\"",
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
        let said = rest.iter().map(|&word| {
            let Some((seat, act)) = word.split(':') else {
                return Err((word.span(), format!("expected seat:word such as N:gesund, found \"{}\"", word.text)));
            };
            let act_read = act.text.parse().map_err(|error| (act.span(), format!("{error}")));
            Ok(Said { player: seat_of(seat)?, act: act_read? })
        });
        self.vorbehalte = Some(said.collect::<Read<_>>()?);
        Ok(())
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
        for word in parts(rest) {
            if word.text.ends_with('!') {
                self.announcements.push(call_of(word, self.cards, Some(lead.plus(cards.len())))?);
            } else {
                cards.push(card_of(word)?);
                self.cards = self.cards.saturating_add(1);
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

fn split_commas(word: Word<'_>) -> Vec<Word<'_>> {
    let mut parts = Vec::new();
    let mut rest = word;
    while let Some((part, after)) = rest.split(',') {
        parts.push(part);
        rest = after;
    }
    parts.push(rest);
    parts
}

/// Returns the words, and of words with commas between them each.
fn parts<'a>(words: &[Word<'a>]) -> impl Iterator<Item = Word<'a>> {
    words.iter().flat_map(|&word| split_commas(word)).filter(|word| !word.text.is_empty())
}

fn no_seat(word: Word<'_>) -> (Span, String) {
    (word.span(), format!("\"{}\" is no seat: N, E, S or W", word.text))
}

fn seat_of(word: Word<'_>) -> Read<Seat> {
    let mut letters = word.text.chars();
    match (letters.next().and_then(Seat::from_letter), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(no_seat(word)),
    }
}

fn card_of(word: Word<'_>) -> Read<Card> {
    parse_card(word.text).map_err(|error| (word.span(), error.to_string()))
}

fn named<T>(word: Word<'_>, what: &str, from_name: impl FnOnce(&str) -> Option<T>) -> Read<T> {
    from_name(word.text).ok_or_else(|| (word.span(), format!("\"{}\" is no {what}", word.text)))
}

/// Reads `N:re!`, `N:kontra-k90!`, or `re!` where it is clear who is to play.
fn call_of(word: Word<'_>, before_card: u16, to_play: Option<Seat>) -> Read<Announcement> {
    let Some(text) = word.text.strip_suffix('!') else {
        return Err((word.span(), format!("expected a call such as N:re!, found \"{}\"", word.text)));
    };
    let word = Word { text, ..word };
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
        _ => Ok(Announcement { before_card, player, say, team }),
    }
}
