//! Reading the text form of a record.

use crate::{
    Span, parse_act, parse_condition, parse_game, parse_vorbehalt,
    record::{
        Announcement, Deed, Incident, Moment, PlayedTrick, Record, Said,
        happening::{call_of, incident_of, is_abort, is_deed, is_happening, is_incident},
        moment::ParseMomentError,
        players::{UNKNOWN, is_player_name},
        word::{Read, Unread, Word, key_of, noted_key, noted_keys, number, parts, plain, read, seat_of, split},
    },
    seat_list, several_cards,
};
use game::{Act, BySeat, Card, GameName, Say, SchweineHolders, Seat, words::noted};
use text::{Localized, Message, brief, english_errors, message};

/// Why a text is no record, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct ParseRecordError {
    /// The line, from 1.
    pub line: usize,
    /// The part of the text that is wrong.
    pub span: Span,
    /// The problem.
    pub problem: Message,
    /// Help, if there is more to say.
    pub help: Option<Message>,
}

impl Localized for ParseRecordError {
    fn message(&self) -> Message {
        message!("record-line", line = self.line, problem = &self.problem)
    }

    fn help(&self) -> Option<Message> {
        self.help.clone()
    }
}

english_errors!(ParseRecordError);

impl ParseRecordError {
    fn at(line: usize, Unread { span, problem, help }: Unread) -> Self {
        Self { line, span, problem, help }
    }
}

/// Reads the text form of a record.
///
/// Besides what is printed, `#` starts a comment, everything may be written as people write it, in German too, cards with
/// commas or blanks between, a call without a seat is that of the seat to play, `weg` and `weiter` mean `gesund`, and
/// `game=` may be left out for a normal game.
///
/// # Errors
/// Returns the first thing that cannot be read, with its place.
pub fn parse_record(text: &str) -> Result<Record, ParseRecordError> {
    let mut reader = Reader::new(text);
    let mut start = 0;
    for (number, line) in (1..).zip(text.split('\n')) {
        let content = line.split('#').next().unwrap_or_default();
        let words = split(content, start);
        reader.read_line(number, &words)?;
        start += line.len() + 1;
    }
    reader.finish()
}

/// The parts read so far.
struct Reader<'a> {
    text: &'a str,
    fields: Vec<(&'static str, Word<'a>, usize)>,
    players: Option<BySeat<Option<String>>>,
    hands: BySeat<Option<Vec<Card>>>,
    vorbehalte: Option<Vec<Said>>,
    announcements: Vec<Announcement>,
    tricks: Vec<PlayedTrick>,
    incidents: Vec<Incident>,
    cards: u16,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            text,
            fields: Vec::new(),
            players: None,
            hands: BySeat::default(),
            vorbehalte: None,
            announcements: Vec::new(),
            tricks: Vec::new(),
            incidents: Vec::new(),
            cards: 0,
        }
    }

    fn read_line(&mut self, number: usize, words: &[Word<'a>]) -> Result<(), ParseRecordError> {
        let Some((&first, rest)) = words.split_first() else { return Ok(()) };
        let read = match plain(first.text).as_str() {
            field if field.contains('=') => self.read_fields(words, number),
            "players" | "spieler" => self.read_players(first, rest),
            "vorbehalte" => self.read_vorbehalte(first, rest),
            "calls" | "ansagen" => self.read_calls(rest),
            "incidents" | "vorfälle" | "vorfaelle" => self.read_incidents(rest),
            trick if trick.starts_with(|c: char| c.is_ascii_digit()) => self.read_trick(first, rest),
            _ if is_happening(first) => self.read_happenings(words),
            _ => self.read_hand(first, rest),
        };
        read.map_err(|unread| ParseRecordError::at(number, unread))
    }

    fn read_fields(&mut self, words: &[Word<'a>], line: usize) -> Read<()> {
        for &word in words {
            let Some((key, value)) = word.split('=') else {
                let problem = message!("record-expected-field", found = brief(word.text));
                return Err(Unread::new(word.span(), problem));
            };
            let name = key_of(key.text).ok_or_else(|| {
                let problem = message!("record-unknown-key", key = brief(key.text), known = noted_keys());
                Unread::new(key.span(), problem)
            })?;
            if self.fields.iter().any(|(other, ..)| *other == name) {
                return Err(Unread::new(key.span(), message!("record-twice", key = key.text)));
            }
            self.fields.push((name, value, line));
        }
        Ok(())
    }

    fn read_hand(&mut self, first: Word<'a>, rest: &[Word<'a>]) -> Read<()> {
        let seat = match first.split(':') {
            Some((seat, after)) if after.text.is_empty() => seat_of(seat)?,
            _ => {
                let problem = message!("record-expected-line", found = brief(first.text));
                return Err(Unread::new(first.span(), problem));
            }
        };
        if let Some(what) = rest.first().filter(|word| is_deed(word.text)) {
            let span = Span { start: first.start, end: what.span().end };
            let problem = message!("record-expected-happening", found = brief(&self.text[span.start..span.end]));
            return Err(Unread::new(span, problem));
        }
        if self.hands[seat].is_some() {
            return Err(Unread::new(first.span(), message!("record-hand-twice", seat = noted(&seat))));
        }
        self.hands[seat] = Some(self.read_cards(rest)?);
        Ok(())
    }

    /// Reads cards with commas or blanks between them; `?` is a hidden card, or a hidden hand.
    fn read_cards(&self, words: &[Word<'a>]) -> Read<Vec<Card>> {
        let (Some(first), Some(last)) = (words.first(), words.last()) else { return Ok(Vec::new()) };
        let mut cards = Vec::new();
        let mut start = first.start;
        for part in self.text[first.start..last.span().end].split(['?', ',']) {
            let item = Span { start, end: start + part.len() }.trimmed(self.text);
            start += part.len() + 1;
            if item.start < item.end {
                let read = several_cards(self.text, item)
                    .map_err(|error| Unread::of(error.labels.first().map_or(item, |label| label.span), &error))?;
                cards.extend(read.into_iter().map(|(card, _)| card));
            }
        }
        Ok(cards)
    }

    /// Reads the names of the players, clockwise from north, with commas between them; `?` is somebody without one.
    fn read_players(&mut self, first: Word<'a>, rest: &[Word<'a>]) -> Read<()> {
        if self.players.is_some() {
            return Err(Unread::new(first.span(), Message::new("record-players-twice")));
        }
        let (start, end) = match (rest.first(), rest.last()) {
            (Some(first), Some(last)) => (first.start, last.span().end),
            _ => (first.span().end, first.span().end),
        };
        let names: Vec<&str> = self.text[start..end].split(',').map(str::trim).collect();
        if let Some(wrong) = names.iter().find(|name| **name != UNKNOWN && !is_player_name(name)) {
            let problem = message!("record-expected-player", found = brief(wrong));
            return Err(Unread::new(Span { start, end }, problem));
        }
        let [n, e, s, w] = names[..] else {
            let problem = message!("record-four-players", n = names.len());
            return Err(Unread::new(Span { start, end }, problem));
        };
        let name = |name: &str| (name != UNKNOWN).then(|| name.to_owned());
        self.players = Some(BySeat([n, e, s, w].map(name)));
        Ok(())
    }

    fn read_vorbehalte(&mut self, first: Word<'a>, rest: &[Word<'a>]) -> Read<()> {
        if self.vorbehalte.is_some() {
            return Err(Unread::new(first.span(), Message::new("record-vorbehalte-twice")));
        }
        let mut said: Vec<Said> = Vec::new();
        for word in self.sayings(rest) {
            let now = |said: &[Said]| Moment::Query { said: u16::try_from(said.len()).unwrap_or(u16::MAX) };
            match word.split(':') {
                _ if is_abort(word.text) => self.incidents.push(incident_of(word, now(&said))?),
                Some((seat, act)) if GESUND.contains(&plain(act.text).as_str()) => {
                    let player = seat_of(seat)?;
                    said.push(Said { player, act: Act::Say(Say::Gesund) });
                    let what = Deed::Said(act.text.to_owned());
                    self.incidents.push(Incident { at: now(&said), player: Some(player), what });
                }
                Some((seat, act)) if !is_deed(act.text) => {
                    let act = read(act, parse_act)?;
                    said.push(Said { player: seat_of(seat)?, act });
                }
                Some(_) => self.incidents.push(incident_of(word, now(&said))?),
                None => {
                    let problem = message!("record-expected-act", found = brief(word.text));
                    return Err(Unread::new(word.span(), problem));
                }
            }
        }
        self.vorbehalte = Some(said);
        Ok(())
    }

    /// Returns what was said, of which what follows a seat may have several words: `N:kleiner Vorbehalt`.
    fn sayings(&self, words: &[Word<'a>]) -> Vec<Word<'a>> {
        let mut sayings: Vec<Word<'a>> = Vec::new();
        for &word in words {
            match sayings.last_mut() {
                Some(before) if before.text.contains(':') && !word.text.contains(':') && !is_abort(word.text) => {
                    before.text = &self.text[before.start..word.span().end];
                }
                _ => sayings.push(word),
            }
        }
        sayings
    }

    /// Reads incidents beside their moment: `@17+1 S:early:HT`.
    fn read_incidents(&mut self, rest: &[Word<'a>]) -> Read<()> {
        let mut at = None;
        for &word in rest {
            if let Some(moment) = word.text.strip_prefix('@') {
                at = Some(moment.parse().map_err(|error: ParseMomentError| Unread::of(word.span(), &error))?);
                continue;
            }
            let at = at.ok_or_else(|| Unread::new(word.span(), Message::new("record-expected-moment")))?;
            self.incidents.push(incident_of(word, at)?);
        }
        Ok(())
    }

    /// Reads calls and incidents in a line of their own: they come after what was read so far.
    fn read_happenings(&mut self, words: &[Word<'a>]) -> Read<()> {
        for &word in words {
            if !is_happening(word) {
                let problem = message!("record-expected-happening", found = brief(word.text));
                return Err(Unread::new(word.span(), problem));
            }
            if is_incident(word) {
                self.incidents.push(incident_of(word, self.now())?);
            } else {
                self.announcements.push(call_of(word, self.cards, None)?);
            }
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
                let no_number = |_| Unread::new(word.span(), message!("record-no-number", text = brief(word.text)));
                before_card = moment.parse().map_err(no_number)?;
                continue;
            }
            self.announcements.push(call_of(word, before_card, None)?);
        }
        Ok(())
    }

    fn read_trick(&mut self, first: Word<'a>, rest: &[Word<'a>]) -> Read<()> {
        let number = self.tricks.len() + 1;
        if first.text.trim_end_matches('.').parse() != Ok(number) {
            let problem = message!("record-expected-trick", number, found = brief(first.text));
            return Err(Unread::new(first.span(), problem));
        }
        let no_leader = |word: Word<'_>| Unread::new(word.span(), Message::new("record-expected-leader"));
        let (&lead_word, rest) = rest.split_first().ok_or_else(|| no_leader(first))?;
        let lead = match lead_word.split(':') {
            Some((seat, after)) if after.text.is_empty() => seat_of(seat)?,
            _ => return Err(no_leader(lead_word)),
        };
        let mut cards = Vec::new();
        let is_other = |word: &Word<'_>| word.text.contains('!') || is_incident(*word);
        let mut rest = rest;
        while let Some(&word) = rest.first() {
            let n_cards = rest.iter().position(is_other).unwrap_or(rest.len());
            if n_cards != 0 {
                self.lay(&mut cards, &rest[..n_cards])?;
                rest = &rest[n_cards..];
                continue;
            }
            rest = &rest[1..];
            if is_incident(word) {
                self.incidents.push(incident_of(word, self.now())?);
                continue;
            }
            for word in parts(&[word]) {
                if word.text.ends_with('!') {
                    self.announcements.push(call_of(word, self.cards, Some(lead.plus(cards.len())))?);
                } else {
                    self.lay(&mut cards, &[word])?;
                }
            }
        }
        self.tricks.push(PlayedTrick { lead, cards });
        Ok(())
    }

    /// Reads cards of a trick.
    fn lay(&mut self, trick: &mut Vec<Card>, words: &[Word<'a>]) -> Read<()> {
        let cards = self.read_cards(words)?;
        self.cards = self.cards.saturating_add(u16::try_from(cards.len()).unwrap_or(u16::MAX));
        trick.extend(cards);
        Ok(())
    }

    fn field<T>(&self, key: &str, read: impl FnOnce(Word<'a>) -> Read<T>) -> Result<Option<T>, ParseRecordError> {
        let Some(&(_, value, line)) = self.fields.iter().find(|(other, ..)| *other == key) else { return Ok(None) };
        read(value).map(Some).map_err(|unread| ParseRecordError::at(line, unread))
    }

    fn schweine(&self) -> Result<SchweineHolders, ParseRecordError> {
        let mut holders = SchweineHolders::NONE;
        for (key, holder) in SchweineHolders::KEYS.into_iter().zip(&mut holders.0) {
            *holder = self.field(key, seat_of)?;
        }
        Ok(holders)
    }

    fn finish(self) -> Result<Record, ParseRecordError> {
        let end = Span { start: self.text.len(), end: self.text.len() };
        let n_lines = self.text.lines().count().max(1);
        let missing = |problem: Message| ParseRecordError::at(n_lines, Unread::new(end, problem));
        let cards = |word: Word<'a>| if word.text == "-" { Ok(Vec::new()) } else { self.read_cards(&[word]) };
        let game = |word| read(word, parse_game);
        let no_dealer = || missing(message!("record-missing", key = noted_key("dealer")));
        let record = Record {
            rules: self.field("rules", |word| Ok(word.text.to_owned()))?,
            players: BySeat::default(),
            dealer: self.field("dealer", seat_of)?.ok_or_else(no_dealer)?,
            game: self.field("game", game)?.unwrap_or(GameName::Normal),
            reservation: self.field("reservation", |word| read(word, parse_vorbehalt))?,
            soloist: self.field("soloist", seat_of)?,
            hochzeiter: self.field("hochzeiter", seat_of)?,
            hochzeit_condition: self.field("hochzeit_condition", |word| read(word, parse_condition))?,
            clarifying_trick: self.field("clarifying_trick", number)?,
            schweine: self.schweine()?,
            schweine_said: self.field("schweine_said", number)?,
            giver: self.field("giver", seat_of)?,
            taker: self.field("taker", seat_of)?,
            given: self.field("given", cards)?,
            returned: self.field("returned", cards)?,
            exchanged: self.field("exchanged", number)?,
            trumps_given: self.field("trumps_given", number)?,
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
        let hand = |seat: Seat, hand: Option<Vec<Card>>| {
            hand.ok_or_else(|| missing(message!("record-hand-missing", seat = noted(&seat))))
        };
        let hands = BySeat([hand(Seat::N, n)?, hand(Seat::E, e)?, hand(Seat::S, s)?, hand(Seat::W, w)?]);
        Ok(Record { hands, players: self.players.unwrap_or_default(), ..record })
    }
}

/// Reads seats in the order in which they are written.
fn seats(word: Word<'_>) -> Read<Vec<Seat>> {
    if word.text == "-" {
        return Ok(Vec::new());
    }
    let seats = seat_list(word.text).map_err(|(_, error)| Unread::of(word.span(), &error))?;
    Ok(seats.into_iter().map(|(seat, _)| seat).collect())
}

/// Other words that mean "gesund" beyond doubt (referees' handbook 3.3.1).
const GESUND: [&str; 2] = ["weg", "weiter"];
