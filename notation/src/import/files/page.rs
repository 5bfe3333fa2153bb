//! The saved page of a game at an online table: a table with a column for each player, whose cards are pictures.
//!
//! See: the script of MontiCore's EmbeddedMontiArc that takes such pages apart; it tells the rows of the table and the names of the
//! pictures.

mod html;

use crate::{
    Span, compact,
    import::{
        draft::{At, CallDraft, Draft, Party, Played, Reading, TrickDraft, Wanted, When, Word, Written},
        elements::call_of,
        players::{Players, Who},
        split::Part,
    },
    parse_game,
    record::ParseRecordError,
};
use game::{
    Card, GameName, Rank, Schweine, Suit, Vorbehalt,
    rules::{HochzeitCondition, VorbehaltKind},
};
use html::{Cell, Row, rows};
use text::{Localized, brief, message};

type Read<T> = Result<T, ParseRecordError>;

/// The end of a page.
const END: &str = "</html>";

/// Returns whether a text is a page.
pub(super) fn is_one(text: &str) -> bool {
    let begin = text[..text.floor_char_boundary(8000)].trim_start().to_lowercase();
    begin.starts_with('<') && ["<html", "<body", "<table", "<tr", "<div"].iter().any(|tag| begin.contains(tag))
}

/// Returns whether a text was copied from such a page: it tells who has a Vorbehalt, or the parties, and has no card.
pub(super) fn is_copied(text: &str) -> bool {
    let begin = text[..text.floor_char_boundary(8000)].to_lowercase();
    let is_said = |line: &&str| line.split_whitespace().all(|word| matches!(word, "gesund" | "vorbehalt"));
    let n_said: usize = begin.lines().filter(is_said).map(|line| line.split_whitespace().count()).sum();
    let n_parties = begin.matches("(re)").count() + begin.matches("(ko)").count();
    4 <= n_said || 4 <= n_parties
}

/// Splits a text where a page ends and another one begins.
pub(super) fn split(text: &str) -> Vec<Part> {
    let begins = |at: usize, tag: &str| text.get(at..at + tag.len()).is_some_and(|it| it.eq_ignore_ascii_case(tag));
    let mut parts = vec![Part { line: 1, start: 0, end: text.len() }];
    for end in text.match_indices("</").map(|(at, _)| at).filter(|&at| begins(at, END)).map(|at| at + END.len()) {
        let start = text.len() - text[end..].trim_start().len();
        if let Some(last) = parts.last_mut().filter(|_| ["<!doctype", "<html"].iter().any(|tag| begins(start, tag))) {
            last.end = start;
            let line = last.line + text[last.start..start].matches('\n').count();
            parts.push(Part { line, start, end: text.len() });
        }
    }
    parts
}

/// Reads a game.
pub(super) fn read(text: &str) -> Read<Draft> {
    let beginning = At { line: 1, span: Span { start: 0, end: text.lines().next().unwrap_or_default().len() } };
    if !is_one(text) {
        return Err(beginning.error_with(message!("import-pictures"), message!("import-pictures.help")));
    }
    let mut reader = Reader { draft: Draft { text: text.to_owned(), ..Draft::default() }, said: Vec::new() };
    for row in rows(text) {
        reader.read_row(&row)?;
    }
    let mut draft = reader.draft;
    if draft.tricks.is_empty() {
        return Err(beginning.error_with(message!("import-page"), message!("import-page.help")));
    }
    if draft.head.players.names().is_empty() {
        draft.head.players = Players::seated((1..=4).map(|number| number.to_string()));
    }
    draft.head.dealer = Some((Who(3), beginning));
    if let Some(id) = saved_from(text).or_else(|| html::title(text)).and_then(game_number) {
        draft.told.push(message!("import-game-id", id));
    }
    Ok(draft)
}

/// Returns what stands behind the games in the address that a browser has written above a page that it saved.
fn saved_from(text: &str) -> Option<&str> {
    let (_, address) = text[..text.floor_char_boundary(8000)].split_once("saved from url=")?;
    Some(address.split_whitespace().next()?.split_once("/spiele/")?.1)
}

/// Returns the number of a game: digits in groups, with dots between them.
fn game_number(title: &str) -> Option<&str> {
    title.split_whitespace().find(|word| {
        let is_plain = word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        is_plain && word.len() < 20 && word.starts_with(|c: char| c.is_ascii_digit())
    })
}

struct Reader {
    draft: Draft,
    /// The cells of the row before that say who has a Vorbehalt.
    said: Vec<usize>,
}

impl Reader {
    fn read_row(&mut self, row: &Row<'_>) -> Read<()> {
        let before = std::mem::take(&mut self.said);
        let cells = || row.cells.iter().enumerate();
        let with_card: Vec<(&Cell<'_>, Card)> =
            cells().filter_map(|(_, cell)| Some((cell, cell.images.iter().find_map(|name| card_of(name))?))).collect();
        if !with_card.is_empty() {
            return self.read_trick(row, &with_card);
        }
        let said = |cell: &Cell<'_>| match compact(&cell.text).as_str() {
            "gesund" => Some(Wanted::Nothing),
            "vorbehalt" => Some(Wanted::Untold),
            _ => None,
        };
        let said: Vec<(usize, Wanted)> = cells().filter_map(|(index, cell)| Some((index, said(cell)?))).collect();
        if said.len() == 4 {
            self.draft.head.wanted = (0..4).map(Who).zip(said.iter().map(|(_, wanted)| *wanted)).collect();
            self.said = said.into_iter().map(|(index, _)| index).collect();
            return Ok(());
        }
        if !before.is_empty() {
            return self.name_vorbehalte(row, &before);
        }
        let parties: Vec<(&Cell<'_>, bool)> =
            cells().filter_map(|(_, cell)| Some((cell, party_of(&cell.text)?))).collect();
        if parties.len() == 4 && self.draft.parties.is_empty() {
            self.read_names(row, &parties);
        }
        self.read_points(row);
        Ok(())
    }

    fn read_names(&mut self, row: &Row<'_>, parties: &[(&Cell<'_>, bool)]) {
        let name = |cell: &Cell<'_>| {
            let words = cell.text.split_whitespace().filter(|word| party_of(word).is_none());
            words.collect::<Vec<_>>().join(" ")
        };
        let names: Vec<String> = parties.iter().map(|(cell, _)| name(cell)).collect();
        let party =
            |(name, &(_, is_re)): (&String, &(&Cell<'_>, bool))| Party { name: name.clone(), is_re, at: row.at };
        self.draft.parties = names.iter().zip(parties).map(party).collect();
        self.draft.head.players = Players::seated(names);
    }

    /// `Bubensolo [Lust]`, `Hochzeit`, in the column of who said Vorbehalt.
    fn name_vorbehalte(&mut self, row: &Row<'_>, said: &[usize]) -> Read<()> {
        for (&index, (_, wanted)) in said.iter().zip(&mut self.draft.head.wanted) {
            let text = row.cells.get(index).map_or("", |cell| cell.text.as_str());
            let (name, rest) = text.split_once('[').unwrap_or((text, ""));
            if name.trim().is_empty() || *wanted == Wanted::Nothing {
                continue;
            }
            let named = match parse_game(name.trim()) {
                Ok(GameName::Solo(solo)) => Vorbehalt::Solo(solo),
                Ok(GameName::Hochzeit) => {
                    Vorbehalt::Hochzeit { condition: HochzeitCondition::Any, schweine: Schweine::None }
                }
                Ok(_) => continue,
                Err(error) => return Err(row.at.error(error.message())),
            };
            if rest.to_lowercase().contains("pflicht") {
                self.draft.head.reservation = Some(VorbehaltKind::Pflichtsolo);
            }
            *wanted = Wanted::Named(named);
        }
        Ok(())
    }

    fn read_trick(&mut self, row: &Row<'_>, cells: &[(&Cell<'_>, Card)]) -> Read<()> {
        if cells.len() != 4 {
            let problem = message!("import-short-row", n = cells.len());
            return Err(row.at.error(problem));
        }
        let number = self.draft.tricks.len();
        let leader = cells.iter().position(|(cell, _)| cell.is_marked).map(Who);
        let mut trick = TrickDraft { at: row.at, written: Written::ByPlayer, leader, cards: Vec::new() };
        for (column, (cell, card)) in cells.iter().enumerate() {
            // A call stands beside the card that follows it, of any player.
            for part in cell.text.split(')') {
                let Some((word, caller)) = part.rsplit_once('(') else { continue };
                let word = word.trim_end().rsplit('\n').next().unwrap_or(word).trim();
                let number_of =
                    |caller: &str| caller.trim().parse::<usize>().ok().filter(|caller| (1..=4).contains(caller));
                let (Some(say), Some(caller)) = (call_of(word), number_of(caller)) else {
                    return Err(row.at.error(message!("import-no-call", text = brief(&format!("{word} ({caller})")))));
                };
                let when = When::Before(number, column);
                self.draft.calls.push(CallDraft {
                    at: row.at,
                    who: Some(Who(caller - 1)),
                    word: Word::Call(say),
                    when,
                });
            }
            let reading = Reading { meanings: vec![*card], at: row.at };
            trick.cards.push(Played { who: Some(Who(column)), card: reading });
        }
        self.draft.tricks.push(trick);
        Ok(())
    }

    /// `Punkte`, then what each of Re and each of Kontra writes down.
    fn read_points(&mut self, row: &Row<'_>) {
        let mut cells = row.cells.iter().map(|cell| cell.text.trim());
        if !cells.any(|text| text == "Punkte") || self.draft.parties.len() != 4 {
            return;
        }
        let points: Vec<i32> = cells.filter_map(|text| text.replace('−', "-").parse().ok()).collect();
        if let [re, kontra] = points[..] {
            let points = self.draft.parties.iter().map(|party| if party.is_re { re } else { kontra });
            self.draft.result = Some((points.collect(), row.at));
        }
    }
}

/// Returns the party that stands in brackets, whether it is Re.
fn party_of(text: &str) -> Option<bool> {
    match (text.contains("(Re)"), text.contains("(Ko)")) {
        (true, false) => Some(true),
        (false, true) => Some(false),
        _ => None,
    }
}

/// Returns the card of a picture: `/images/kartenmax/clubq.jpg`.
fn card_of(path: &str) -> Option<Card> {
    let name = path.rsplit(['/', '\\']).next()?;
    // A browser numbers the files of a page that it has saved before.
    let name = name.split(['.', '(', '%', ' ']).next()?.to_lowercase();
    let suits = [(Suit::Clubs, "club"), (Suit::Spades, "spade"), (Suit::Hearts, "heart"), (Suit::Diamonds, "diam")];
    let (suit, rank) = suits.into_iter().find_map(|(suit, word)| Some((suit, name.strip_prefix(word)?)))?;
    let ranks = [
        (Rank::Ace, "a"),
        (Rank::Ten, "10"),
        (Rank::King, "k"),
        (Rank::Queen, "q"),
        (Rank::Jack, "j"),
        (Rank::Nine, "9"),
    ];
    ranks.into_iter().find(|(_, letter)| *letter == rank).map(|(rank, _)| Card::new(suit, rank))
}
