//! The text of a sheet: a head of `key: value` lines, then a line for each game.

use super::money::PointWorth;
use crate::context::Context;
use crate::error::{Error, Source};
use game::{Player, Rules};
use notation::{Label, Span, closest, compact, is_taken};
use text::brief;
use text::{Arg, Join, message};

/// A longer text is no sheet; an evening has some kilobytes.
const LONGEST: usize = 1 << 20;
/// More rows are no evening.
const MOST_ROWS: usize = 2000;
/// A longer name breaks the table.
const LONGEST_NAME: usize = 12;

/// A sheet as it is written.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Place of the sheet.
    pub source: Source,
    /// The rules.
    pub rules: Rules,
    /// The players by their lines on the list.
    pub players: Vec<String>,
    /// First dealer.
    pub first_dealer: Player,
    /// Value of a point.
    pub cents: Option<PointWorth>,
    /// Number of games of the round, if it differs from the rules.
    pub games: Option<u16>,
    /// Minutes of the round, if not as many as the rules say; without the added time of the rows.
    pub minutes: Option<u16>,
    /// The table.
    pub table: Option<String>,
    /// The round.
    pub round: Option<String>,
    /// The rows.
    pub entries: Vec<Entry>,
}

/// A row as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number of its line, from 1.
    pub line: usize,
    /// The number of the game; `None` for what happens between games.
    pub number: Option<u16>,
    /// Text of the entry, without its number and without a comment.
    pub text: String,
    /// Byte offset of the row's text in its line.
    pub start: usize,
    /// The lines below it that are set in: the record of the game.
    pub block: String,
    /// Number of lines of the entry.
    pub n_lines: usize,
}

/// Keys of the head.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Key {
    Rules,
    Players,
    Dealer,
    Cents,
    Games,
    Minutes,
    Table,
    Round,
}

const KEYS: [(&str, Key); 16] = [
    ("rules", Key::Rules),
    ("regeln", Key::Rules),
    ("players", Key::Players),
    ("spieler", Key::Players),
    ("dealer", Key::Dealer),
    ("geber", Key::Dealer),
    ("cents", Key::Cents),
    ("cent", Key::Cents),
    ("games", Key::Games),
    ("spiele", Key::Games),
    ("minutes", Key::Minutes),
    ("minuten", Key::Minutes),
    ("table", Key::Table),
    ("tisch", Key::Table),
    ("round", Key::Round),
    ("runde", Key::Round),
];

impl Sheet {
    /// Reads a sheet.
    ///
    /// # Errors
    /// Returns the first thing that is wrong with its head or the form of its rows, and where.
    pub fn read(context: &Context, source: &Source) -> Result<Self, Error> {
        if LONGEST < source.text.len() {
            return Err(Error::new(message!("sheet-too-long", kib = LONGEST >> 10)));
        }
        let mut sheet = Self {
            source: source.clone(),
            rules: context.rules(),
            players: Vec::new(),
            first_dealer: Player(1),
            cents: None,
            games: None,
            minutes: None,
            table: None,
            round: None,
            entries: Vec::new(),
        };
        let mut dealer = None;
        let mut seen: Vec<Key> = Vec::new();
        for (number, line) in (1..).zip(source.text.lines()) {
            let line = if number == 1 { line.trim_start_matches('\u{feff}') } else { line };
            let said = without_comment(line);
            if said.trim().is_empty() {
                continue;
            }
            let place = Place { source, number, line };
            if said.starts_with([' ', '\t']) {
                place.block(&mut sheet.entries, said)?;
            } else if let Some(entry) = place.entry(said)? {
                place.check_number(&sheet.entries, &entry)?;
                sheet.entries.push(entry);
            } else {
                place.head(context, &mut sheet, &mut seen, &mut dealer)?;
            }
        }
        if sheet.players.is_empty() {
            return Err(Error::new(message!("sheet-no-players")).with_help(message!("sheet-no-players.help")));
        }
        if let Some((name, line, span)) = dealer {
            let place = Place { source, number: line, line: source.text.lines().nth(line - 1).unwrap_or_default() };
            let at = line_of(&sheet.players, &name);
            let at = at.ok_or_else(|| place.wrong(message!("sheet-no-such-player", name = brief(&name)), span))?;
            sheet.first_dealer = Player(at as u8 + 1);
        }
        Ok(sheet)
    }

    /// Returns the name of a player.
    #[must_use]
    pub fn name(&self, player: Player) -> &str {
        self.players.get(usize::from(player.0).saturating_sub(1)).map_or("?", String::as_str)
    }

    /// Returns an error that is about a part of the text of a row.
    #[must_use]
    pub fn in_row(&self, entry: &Entry, error: Error, labels: &[Label]) -> Error {
        let line = self.source.text.lines().nth(entry.line - 1).unwrap_or_default();
        let place = Source { name: self.source.name.clone(), line: entry.line, text: line.to_owned() };
        let moved = |label: &Label| Label {
            span: Span { start: label.span.start + entry.start, end: label.span.end + entry.start },
            text: label.text.clone(),
        };
        let whole = [Label::new(Span { start: entry.start, end: entry.start + entry.text.len() })];
        let moved: Vec<Label> = labels.iter().map(moved).collect();
        error.in_source(place, if moved.is_empty() { &whole } else { &moved })
    }
}

/// A line of the text.
struct Place<'a> {
    source: &'a Source,
    number: usize,
    line: &'a str,
}

impl Place<'_> {
    fn wrong(&self, message: text::Message, span: Span) -> Error {
        let source = Source { name: self.source.name.clone(), line: self.number, text: self.line.to_owned() };
        Error::new(message).in_source(source, &[Label::new(span)])
    }

    fn whole(&self) -> Span {
        Span { start: 0, end: self.line.len() }
    }

    /// Adds a line that is set in to the row above.
    fn block(&self, entries: &mut [Entry], said: &str) -> Result<(), Error> {
        let number = self.number;
        let entry = entries.last_mut().filter(|entry| entry.line + entry.n_lines == number);
        let entry = entry.ok_or_else(|| self.wrong(message!("sheet-set-in"), self.whole()))?;
        entry.block.push_str(said.trim());
        entry.block.push('\n');
        entry.n_lines += 1;
        Ok(())
    }

    /// Returns the row that the line begins: `7 ..`, `7. ..` or `- ..`.
    fn entry(&self, said: &str) -> Result<Option<Entry>, Error> {
        let n_digits = said.bytes().take_while(u8::is_ascii_digit).count();
        let (number, after) = match n_digits {
            0 if said.starts_with('-') => (None, 1),
            0 => return Ok(None),
            _ => {
                let span = Span { start: 0, end: n_digits };
                let number = said[..n_digits].parse::<u16>();
                let number = number.map_err(|_| self.wrong(message!("sheet-number", text = span.of(said)), span))?;
                (Some(number), n_digits + said[n_digits..].bytes().take_while(|c| matches!(c, b'.' | b')')).count())
            }
        };
        let text = said[after..].trim();
        let start = after + (said[after..].len() - said[after..].trim_start().len());
        if text.is_empty() {
            return Err(self.wrong(message!("sheet-empty-row"), self.whole()));
        }
        Ok(Some(Entry { line: self.number, number, text: text.to_owned(), start, block: String::new(), n_lines: 1 }))
    }

    fn check_number(&self, entries: &[Entry], entry: &Entry) -> Result<(), Error> {
        if MOST_ROWS <= entries.len() {
            return Err(self.wrong(message!("sheet-too-many-rows", most = MOST_ROWS), self.whole()));
        }
        let next = entries.iter().filter_map(|entry| entry.number).max().unwrap_or(0) + 1;
        match entry.number {
            Some(number) if number != next => {
                let span = Span { start: 0, end: number.to_string().len() };
                Err(self.wrong(message!("sheet-row-number", number, next), span))
            }
            _ => Ok(()),
        }
    }

    /// Reads a line of the head.
    fn head(
        &self,
        context: &Context,
        sheet: &mut Sheet,
        seen: &mut Vec<Key>,
        dealer: &mut Option<(String, usize, Span)>,
    ) -> Result<(), Error> {
        let said = without_comment(self.line);
        let colon = said.find(':').ok_or_else(|| {
            self.wrong(message!("sheet-no-line", text = brief(said.trim())), self.whole())
                .with_help(message!("sheet-no-line.help"))
        })?;
        let (name, value) = (said[..colon].trim(), said[colon + 1..].trim());
        let start = colon + 1 + (said[colon + 1..].len() - said[colon + 1..].trim_start().len());
        let span = Span { start, end: start + value.len() };
        let key = KEYS.iter().find(|(known, _)| *known == name.to_lowercase()).map(|&(_, key)| key);
        let key = key.ok_or_else(|| {
            let error = self.wrong(message!("sheet-unknown-key", key = brief(name)), Span { start: 0, end: colon });
            match closest(name, KEYS.iter().map(|(known, _)| *known)) {
                Some(meant) => error.with_help(message!("did-you-mean", name = meant)),
                None => error.with_help(message!(
                    "sheet-unknown-key.help",
                    keys = Arg::list(KEYS.map(|(key, _)| key), Join::Comma)
                )),
            }
        })?;
        if seen.contains(&key) {
            return Err(self.wrong(message!("sheet-key-twice", key = brief(name)), Span { start: 0, end: colon }));
        }
        seen.push(key);
        if !sheet.entries.is_empty() {
            return Err(self.wrong(message!("sheet-head-below", key = brief(name)), self.whole()));
        }
        let number = |most: u32| {
            let n = value.parse::<u32>().ok().filter(|n| (1..=most).contains(n));
            n.ok_or_else(|| self.wrong(message!("sheet-head-number", text = brief(value), most), span))
        };
        match key {
            Key::Rules => {
                sheet.rules = context.book.get(value).cloned().ok_or_else(|| {
                    let known = Arg::list(context.book.names(), Join::Comma);
                    self.wrong(message!("rule-set-unknown", name = brief(value)), span)
                        .with_help(message!("rule-set-unknown-help", known))
                })?;
            }
            Key::Players => sheet.players = self.players(value, start)?,
            Key::Dealer => *dealer = Some((value.to_owned(), self.number, span)),
            Key::Cents => {
                let worth = value.parse::<PointWorth>();
                sheet.cents =
                    Some(worth.map_err(|()| self.wrong(message!("sheet-head-cents", text = brief(value)), span))?);
            }
            Key::Games => sheet.games = Some(number(1000)? as u16),
            Key::Minutes => sheet.minutes = Some(number(1000)? as u16),
            Key::Table => sheet.table = Some(brief(value).into_owned()),
            Key::Round => sheet.round = Some(brief(value).into_owned()),
        }
        Ok(())
    }

    fn players(&self, value: &str, start: usize) -> Result<Vec<String>, Error> {
        let mut players: Vec<String> = Vec::new();
        let mut from = start;
        for part in value.split_inclusive(',') {
            let name = part.trim_end_matches(',').trim();
            let begin = from + (part.len() - part.trim_start().len());
            let span = Span { start: begin, end: begin + name.len() };
            from += part.len();
            check_name(name, &players).map_err(|message| self.wrong(message, span))?;
            players.push(name.to_owned());
        }
        if !(4..=7).contains(&players.len()) {
            let span = Span { start, end: start + value.len() };
            return Err(self.wrong(message!("sheet-table-size", n = players.len()), span));
        }
        Ok(players)
    }
}

/// Returns the line of the player with this name, from 0. Rows read names in the same way.
pub(super) fn line_of(players: &[String], name: &str) -> Option<usize> {
    players.iter().position(|player| compact(player) == compact(name))
}

/// Refuses a name that could not be told apart from others in a row.
pub(super) fn check_name(name: &str, others: &[String]) -> Result<(), text::Message> {
    if name.is_empty() {
        return Err(message!("sheet-name-empty"));
    }
    if LONGEST_NAME < name.chars().count() {
        return Err(message!("sheet-name-long", name = brief(name), most = LONGEST_NAME));
    }
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '\'' | '’' | ' ');
    if !name.chars().all(is_part) || !name.split(' ').all(|word| word.starts_with(char::is_alphabetic)) {
        return Err(message!("sheet-name-odd", name = brief(name)));
    }
    if is_taken(name) || begins(name).any(is_taken) {
        return Err(message!("sheet-name-taken", name = brief(name)));
    }
    if line_of(others, name).is_some() {
        return Err(message!("sheet-name-twice", name = brief(name)));
    }
    // "Anna Lena" could be Anna, and something about Lena.
    let is_begin = |other: &&String| {
        begins(name).any(|begin| compact(begin) == compact(other))
            || begins(other).any(|begin| compact(begin) == compact(name))
    };
    match others.iter().find(is_begin) {
        Some(other) => Err(message!("sheet-name-begins", name = brief(name), other = brief(other))),
        None => Ok(()),
    }
}

/// Returns the first word of a name with blanks, its first two words, and so on, but not the whole name.
fn begins(name: &str) -> impl Iterator<Item = &str> {
    name.match_indices(' ').map(|(at, _)| &name[..at])
}

/// Returns a line without what stands behind `#`.
pub(super) fn without_comment(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim_end()
}
