//! Lists that people type, and reports that pages show: tricks with numbers, one line or several lines each.

use super::{
    Format, Hints, MOST_LINE,
    below::Below,
    cards::Names,
    cells::{cells, count_cards, count_cards_beside, is_rule, items},
    draft::{At, CallDraft, Draft, Heading, Played, TrickDraft, When, Written},
    elements::{Element, Elements, Part, Token, tokens},
    headers::{Headers, Key, content, is_game, key},
    parties,
    players::{Players, Who, is_name},
    split::{is_heading, is_title, trick_number},
};
use crate::{Span, compact, record::ParseRecordError};
use text::{brief, message};

type Read<T> = Result<T, ParseRecordError>;

/// The content of a column of a table.
#[derive(Clone, Copy, Debug)]
enum Column {
    Number,
    Player(Who),
    Ignored,
}

/// Returns the format of a text that is a list or a report: some line has two cards, or is the heading of a trick.
pub(super) fn looks_like(text: &str) -> Option<Format> {
    /// The number of lines examined to recognise the format.
    const LOOKED_AT: usize = 400;
    let told = || content(text).filter(|line| !line.is_empty() && !line.starts_with('#')).take(LOOKED_AT);
    // The first word of our own notation is key=value.
    if told().next()?.split_whitespace().next()?.contains('=') {
        return None;
    }
    let lines: Vec<&str> = told().collect();
    // Its reader refuses it.
    if lines.iter().any(|line| MOST_LINE < line.len()) {
        return Some(Format::List);
    }
    let mut names = Names::of(&text[..text.floor_char_boundary(4000)]);
    let n_headings = lines.iter().filter(|line| is_heading(line)).count();
    let mut has_cards = |line: &str| 1 < count_cards(&mut names, line);
    if n_headings != 0 {
        let is_report = lines.iter().any(|line| is_heading(line) && !has_cards(line));
        return Some(if is_report { Format::Report } else { Format::List });
    }
    // Its reader names the word that is not one.
    let is_counted = |n: usize| lines.iter().any(|line| trick_number(line).is_some_and(|(number, _)| number == n));
    let is_headed = lines.iter().any(|line| key(line).is_some_and(|(key, _)| key != Key::Ignored));
    let is_list = lines.iter().any(|line| has_cards(line)) || is_counted(1) && (is_counted(2) || is_headed);
    is_list.then_some(Format::List)
}

/// Reads a game.
pub(super) fn read(text: &str, format: Format, hints: &Hints, before: Option<&Heading>) -> Read<Draft> {
    let mut draft = Draft { text: text.to_owned(), ..Draft::default() };
    if let Some(before) = before {
        // An order that was not listed is found again in each game.
        draft.head = Heading { players: before.players.inherited(), ..before.clone() };
    }
    if hints.players.len() == 4 {
        draft.head.players = Players::seated(hints.players.iter().cloned());
    }
    let mut names = Names::of(text);
    let plain = parties::taken_out(text, &mut names, &mut draft.parties);
    let text = plain.as_str();
    let mut reader =
        Reader { text, format, names, draft, columns: None, is_open: false, line: 0, below: Below::default() };
    let mut lines: Vec<(usize, Span)> = Vec::new();
    let mut start = 0;
    for (number, line) in (1..).zip(text.split('\n')) {
        let span = Span { start, end: start + line.len() }.trimmed(text);
        if !is_rule(span.of(text)) {
            lines.push((number, span));
        }
        start += line.len() + 1;
    }
    reader.below.last_trick = lines.iter().rev().find_map(|&(number, span)| {
        let line = span.of(text);
        let (_, rest) = trick_number(line)?;
        (is_heading(line) || reader.has_card(&line[rest..])).then_some(number)
    });
    for (at, &(number, span)) in lines.iter().enumerate() {
        reader.line = number;
        let next = lines.get(at + 1).map_or("", |(_, next)| next.of(text));
        reader.read_line(span, next)?;
    }
    // The headings of tricks without a single card: they were pictures.
    if let Some(trick) = reader.draft.tricks.first()
        && format == Format::Report
        && reader.draft.tricks.iter().all(|trick| trick.cards.is_empty())
    {
        return Err(trick.at.error_with(message!("import-pictures"), message!("import-pictures.help")));
    }
    Ok(reader.draft)
}

pub(super) struct Reader<'a> {
    text: &'a str,
    pub(super) format: Format,
    pub(super) names: Names,
    pub(super) draft: Draft,
    columns: Option<Vec<Column>>,
    /// Whether the line of a trick stands above, whose cards may follow.
    is_open: bool,
    pub(super) line: usize,
    pub(super) below: Below,
}

impl<'a> Reader<'a> {
    pub(super) const fn at(&self, span: Span) -> At {
        At { line: self.line, span }
    }

    fn read_line(&mut self, span: Span, next: &str) -> Read<()> {
        let line = span.of(self.text);
        let is_comment = line.starts_with("//") || line.starts_with('#') && trick_number(line).is_none();
        if is_comment || is_title(line) {
            return Ok(());
        }
        if self.is_below(line) {
            self.skip(line);
            return Ok(());
        }
        let is_missing_cards = self.is_open && self.draft.tricks.last().is_some_and(|trick| trick.cards.len() < 4);
        if let Some((key, start)) = key(line)
            && !(key == Key::Ignored && is_missing_cards && self.has_card(line))
        {
            return self.read_key(key, Span { start: span.start + start, end: span.end });
        }
        if let Some((number, start)) = trick_number(line) {
            return self.read_trick(number, span, Span { start: span.start + start, end: span.end });
        }
        if self.draft.tricks.is_empty() && self.read_columns(span, next) {
            return Ok(());
        }
        let is_row = self.columns.is_some() && 1 < cells(self.text, span).len() && !line.contains(':');
        if is_row && self.has_card(line) {
            return self.read_trick(self.draft.tricks.len() + 1, span, span);
        }
        if !self.is_open && is_game(line) && self.draft.head.game.is_none() {
            return self.read_key(Key::Game, span);
        }
        if self.is_aside(line) {
            self.skip(line);
            self.pass(span);
            return Ok(());
        }
        if self.is_open {
            return self.read_plays(span);
        }
        self.read_hand(span)
    }

    fn read_key(&mut self, key: Key, value: Span) -> Read<()> {
        let mut headers =
            Headers { text: self.text, line: self.line, names: &mut self.names, head: &mut self.draft.head };
        for (who, word, at) in headers.read(key, value)? {
            self.draft.calls.push(CallDraft { at, who, word, when: When::Unknown });
        }
        Ok(())
    }

    pub(super) fn has_card(&mut self, line: &str) -> bool {
        let players = &self.draft.head.players;
        count_cards_beside(&mut self.names, line, |word| players.find_whole(word).is_some()) != 0
    }

    /// Reads the line that names the columns, if it does.
    fn read_columns(&mut self, span: Span, next: &str) -> bool {
        let line = span.of(self.text);
        if line.contains([':', '?']) || !self.has_card(next) {
            return false;
        }
        let mut cells = cells(self.text, span);
        if cells.len() == 1 && line.split_whitespace().count() == 4 && !self.has_card(line) {
            cells = tokens(self.text, span).iter().map(Token::span).collect();
        }
        // Names beside each other may look like a card; a cell alone that is one is one.
        const NUMBER: [&str; 8] = ["stich", "nr", "#", "no", "trick", "", "lfdnr", "stichnr"];
        let has_number =
            cells.iter().any(|cell| matches!(compact(cell.of(self.text)).as_str(), "stich" | "nr" | "trick"));
        let is_listed = |name: &str| has_number || self.draft.head.players.find_whole(name).is_some();
        let mut names_and_cards = cells.iter().map(|cell| cell.of(self.text)).filter(|name| !is_listed(name));
        if names_and_cards.any(|name| !self.names.meanings(name).is_empty()) {
            return false;
        }
        const IGNORED: [&str; 8] = ["augen", "punkte", "gewinner", "winner", "points", "stichan", "wer", "summe"];
        let word = |cell: &Span| compact(cell.of(self.text));
        let is_player = |cell: &Span| !NUMBER.contains(&word(cell).as_str()) && !IGNORED.contains(&word(cell).as_str());
        let names: Vec<&str> = cells.iter().filter(|cell| is_player(cell)).map(|cell| cell.of(self.text)).collect();
        if names.len() != 4
            || !names.iter().all(|name| is_name(name))
            || self.draft.head.game.is_none() && is_game(line)
        {
            return false;
        }
        let names: Vec<String> = names.into_iter().map(str::to_owned).collect();
        let mut players = self.draft.head.players.clone();
        let is_ours = players.names().len() == 4 && names.iter().all(|name| players.find(name).is_some());
        if !is_ours && (!players.is_open() || players.seat(&names).is_err()) {
            return false;
        }
        let column = |cell: &Span| match word(cell) {
            name if NUMBER.contains(&name.as_str()) => Column::Number,
            name if IGNORED.contains(&name.as_str()) => Column::Ignored,
            _ => players.find(cell.of(self.text)).map_or(Column::Ignored, Column::Player),
        };
        self.columns = Some(cells.iter().map(column).collect());
        self.draft.head.players = players;
        true
    }

    fn read_trick(&mut self, number: usize, line: Span, rest: Span) -> Read<()> {
        let expected = self.draft.tricks.len() + 1;
        if number != expected {
            let at = self.at(Span { start: line.start, end: rest.start }.trimmed(self.text));
            return Err(at.error(message!("import-trick-number", number = expected, found = number)));
        }
        // A player whose card could not be read is the reason why one is missing.
        let is_short = self.draft.tricks.last().is_some_and(|trick| trick.cards.len() < 4);
        if let Some(at) = self.below.passed.take().filter(|_| is_short) {
            let problem = message!("import-no-word", text = brief(at.span.of(self.text)));
            return Err(at.error_with(problem, message!("import-no-word.help")));
        }
        let written = if self.columns.is_some() { Written::ByPlayer } else { Written::InOrder };
        self.draft.tricks.push(TrickDraft { at: self.at(line), written, leader: None, cards: Vec::new() });
        self.is_open = true;
        match self.columns.clone() {
            Some(columns) => self.read_row(rest, &columns),
            None => self.read_plays(rest),
        }
    }

    /// Reads a row of a table: a card for each player.
    fn read_row(&mut self, rest: Span, columns: &[Column]) -> Read<()> {
        let mut row = cells(self.text, rest);
        let columns: Vec<Column> = columns.iter().copied().filter(|column| !matches!(column, Column::Number)).collect();
        let n_players = columns.iter().filter(|column| matches!(column, Column::Player(_))).count();
        if row.len() == 1 && 1 < n_players {
            return self.read_row_of_words(rest, &columns);
        }
        // A row without a number begins with an empty cell, or not at all.
        if row.len() == columns.len() + 1 && row[0].of(self.text).trim().is_empty() {
            row.remove(0);
        }
        if columns.len() < row.len() {
            let problem = message!("import-too-many-cells", n = row.len(), columns = columns.len());
            return Err(self.at(rest.trimmed(self.text)).error(problem));
        }
        // Where blanks alone separate the cells nobody sees which of them is empty.
        if !rest.of(self.text).contains(['|', '\t', ';', ',']) && row.len() < n_players {
            return Err(self.short_row(rest, row.len()));
        }
        for (cell, column) in row.into_iter().zip(columns) {
            if let Column::Player(who) = column {
                self.read_cell(who, cell)?;
            }
        }
        Ok(())
    }

    /// Reads the card of a player in his column, with what he called and a star if he led.
    fn read_cell(&mut self, player: Who, cell: Span) -> Read<()> {
        if matches!(cell.of(self.text).trim(), "" | "-" | "–" | "—") {
            return Ok(());
        }
        let elements = self.elements(cell, Part::Play)?;
        let number = self.draft.tricks.len() - 1;
        let mut has_card = false;
        for element in elements {
            let index = self.draft.tricks[number].cards.len();
            match element {
                Element::Card(card) if has_card => {
                    return Err(card.at.error(message!("import-two-in-a-cell")));
                }
                Element::Card(card) => {
                    has_card = true;
                    self.draft.tricks[number].cards.push(Played { who: Some(player), card });
                }
                Element::Call { word, who, at } => {
                    let when = if has_card { When::After(number, index - 1) } else { When::Before(number, index) };
                    self.draft.calls.push(CallDraft { at, who: who.or(Some(player)), word, when });
                }
                Element::Mark => self.draft.tricks[number].leader = Some(player),
                Element::Player { at, .. } => {
                    return Err(at.error(message!("import-no-player-here")));
                }
            }
        }
        Ok(())
    }

    /// Reads a row in which nothing but blanks stands between the cards.
    fn read_row_of_words(&mut self, rest: Span, columns: &[Column]) -> Read<()> {
        let mut players = columns.iter().filter_map(|column| match column {
            Column::Player(who) => Some(*who),
            Column::Number | Column::Ignored => None,
        });
        let number = self.draft.tricks.len() - 1;
        for element in self.elements(rest, Part::Play)? {
            let index = self.draft.tricks[number].cards.len();
            match element {
                Element::Card(card) => {
                    let Some(who) = players.next() else {
                        return Err(card.at.error(message!("import-trick-size", number = number + 1)));
                    };
                    self.draft.tricks[number].cards.push(Played { who: Some(who), card });
                }
                Element::Call { word, who: Some(who), at } => {
                    let when = When::Before(number, index);
                    self.draft.calls.push(CallDraft { at, who: Some(who), word, when });
                }
                Element::Call { at, .. } => return Err(at.error(message!("import-who-called"))),
                Element::Mark => {
                    let trick = &mut self.draft.tricks[number];
                    trick.leader = trick.cards.last().and_then(|played| played.who);
                }
                Element::Player { at, .. } => return Err(at.error(message!("import-no-player-here"))),
            }
        }
        match self.draft.tricks[number].cards.len() {
            4 => Ok(()),
            n => Err(self.short_row(rest, n)),
        }
    }

    fn short_row(&self, rest: Span, n: usize) -> ParseRecordError {
        let problem = message!("import-short-row", n);
        self.at(rest.trimmed(self.text)).error_with(problem, message!("import-short-row.help"))
    }

    fn elements(&mut self, span: Span, part: Part) -> Read<Vec<Element>> {
        let mut elements = Elements {
            text: self.text,
            line: self.line,
            names: &mut self.names,
            players: &mut self.draft.head.players,
            part,
        };
        elements.read(span)
    }

    /// Reads cards of the trick in the order in which they were played, with players and calls between them.
    fn read_plays(&mut self, rest: Span) -> Read<()> {
        let number = self.draft.tricks.len() - 1;
        for item in items(self.text, rest) {
            let elements = self.elements(item, Part::Play)?;
            let mut who = None;
            let mut has_called = false;
            for element in elements {
                let trick = &mut self.draft.tricks[number];
                let index = trick.cards.len();
                match element {
                    Element::Player { who: player, .. } => who = Some(player),
                    Element::Card(card) if index == 4 => {
                        return Err(card.at.error(message!("import-trick-size", number = number + 1)));
                    }
                    Element::Card(card) => trick.cards.push(Played { who: who.take(), card }),
                    Element::Call { word, who: caller, at } => {
                        let when = When::Before(number, index);
                        has_called |= caller.is_none();
                        self.draft.calls.push(CallDraft { at, who: caller.or(who), word, when });
                    }
                    Element::Mark => trick.leader = trick.cards.last().and_then(|played| played.who).or(who),
                }
            }
            let trick = &mut self.draft.tricks[number];
            if has_called {
                continue;
            }
            if let Some(who) = who
                && trick.cards.is_empty()
            {
                // "Stich 3: Anna", and the cards below.
                trick.leader = Some(who);
            } else if let (Some(who), Some(last)) = (who, trick.cards.last_mut()) {
                // "Kreuz-Dame (Anna)".
                last.who = last.who.or(Some(who));
            }
        }
        Ok(())
    }

    /// Reads what a player was dealt: `Anna: ..`.
    fn read_hand(&mut self, span: Span) -> Read<()> {
        let line = span.of(self.text);
        let expected = || {
            let problem = message!("import-no-line", text = brief(line));
            self.at(span).error_with(problem, message!("import-no-line.help"))
        };
        let (name, _) = line.split_once([':', '\t']).ok_or_else(expected)?;
        let name_at = self.at(Span { start: span.start, end: span.start + name.len() });
        let mut plain = name.trim();
        for word in ["Hand von ", "Blatt von ", "Karten von ", "Hand ", "Blatt ", "Karten "] {
            plain = plain.strip_prefix(word).unwrap_or(plain);
        }
        let known = self.draft.head.players.names().join(", ");
        let Some(who) = self.draft.head.players.find_or_add(plain) else {
            let problem = message!("import-fifth-player", name = brief(plain), known = brief(&known));
            return Err(name_at.error(problem));
        };
        let rest = Span { start: span.start + name.len() + 1, end: span.end }.trimmed(self.text);
        if self.draft.hands.iter().any(|(other, _)| *other == who) {
            return Err(name_at.error(message!("import-hand-twice", name = brief(plain))));
        }
        if matches!(rest.of(self.text), "?" | "") {
            self.draft.hands.push((who, None));
            return Ok(());
        }
        let mut cards = Vec::new();
        for item in items(self.text, rest) {
            for element in self.elements(item, Part::Hand)? {
                match element {
                    Element::Card(card) => cards.push(card),
                    Element::Player { at, .. } | Element::Call { at, .. } => {
                        return Err(at.error(message!("import-cards-only")));
                    }
                    Element::Mark => {}
                }
            }
        }
        self.draft.hands.push((who, Some(cards)));
        Ok(())
    }
}
