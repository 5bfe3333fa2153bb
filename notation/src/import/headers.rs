//! The lines above a game that say who dealt, what was played, and the like: `Geber: Anna`.

use super::{
    cards::Names,
    draft::{At, Heading, Word},
    elements::{Element, Elements, Part, call_of, tokens},
    players::{Who, twice},
};
use crate::{Span, compact, parse_act, parse_condition, parse_game, parse_vorbehalt, record::ParseRecordError};
use game::{Act, Card};
use text::{Localized, brief, message};

/// The kind of a line above a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    Rules,
    Dealer,
    Leader,
    Game,
    Reservation,
    Soloist,
    Hochzeiter,
    Condition,
    Players,
    Schweine,
    Superschweine,
    Hyperschweine,
    Giver,
    Taker,
    Given,
    Returned,
    Re,
    PflichtsoloOpen,
    Vorfuehren,
    Said,
    Calls,
    /// The result or the date of the game: not needed.
    Ignored,
}

/// The words before the colon.
const KEYS: [(Key, &[&str]); 22] = [
    (Key::Rules, &["regeln", "regelwerk", "rules", "ruleset"]),
    (Key::Dealer, &["geber", "kartengeber", "gegebenvon", "dealer"]),
    (Key::Leader, &["aufspiel", "ausspiel", "ausspieler", "aufspieler", "leader", "lead", "vorhand", "firstlead"]),
    (Key::Game, &["spiel", "spielart", "spieltyp", "game", "contract"]),
    (Key::Reservation, &["vorbehalt", "reservation"]),
    (Key::Soloist, &["solist", "solistin", "solospieler", "alleinspieler", "soloist"]),
    (Key::Hochzeiter, &["hochzeiter", "hochzeiterin"]),
    (Key::Condition, &["bedingung", "condition", "hochzeitcondition"]),
    (Key::Players, &["spieler", "spielerinnen", "mitspieler", "players", "sitzordnung"]),
    (Key::Schweine, &["schweine", "schweinchen"]),
    (Key::Superschweine, &["superschweine"]),
    (Key::Hyperschweine, &["hyperschweine"]),
    (Key::Giver, &["abgeber", "giver"]),
    (Key::Taker, &["nehmer", "taker"]),
    (Key::Given, &["abgegeben", "given"]),
    (Key::Returned, &["zurückgegeben", "zurueckgegeben", "returned"]),
    (Key::Re, &["reteam", "repartei"]),
    (Key::PflichtsoloOpen, &["pflichtsolooffen", "pflichtsoloopen"]),
    (Key::Vorfuehren, &["vorgeführt", "vorgefuehrt", "vorführen", "vorfuehren"]),
    (Key::Said, &["vorbehalte", "vorbehaltsrunde", "reservations", "said"]),
    (Key::Calls, &["ansagen", "calls", "announcements"]),
    (
        Key::Ignored,
        &[
            "datum",
            "date",
            "ort",
            "tisch",
            "table",
            "runde",
            "round",
            "augen",
            "punkte",
            "points",
            "ergebnis",
            "result",
            "gewinner",
            "sieger",
            "winner",
            "wert",
            "spielwert",
            "zeit",
            "uhrzeit",
            "time",
            "sonderpunkte",
            "kontrapartei",
            "kontrateam",
            "id",
            "platz",
            "stiche",
            "tricks",
            "karten",
            "cards",
            "hände",
            "hands",
        ],
    ),
];

/// Returns what a line says, and where what it says begins.
pub(super) fn key(line: &str) -> Option<(Key, usize)> {
    let (word, _) = line.split_once(':')?;
    if 40 < word.len() {
        return None;
    }
    let plain = compact(word);
    let (key, _) = KEYS.iter().find(|(_, words)| words.contains(&plain.as_str()))?;
    Some((*key, word.len() + 1))
}

/// Returns the lines of a text without comments.
pub(super) fn content(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').map(|line| if line.trim_start().starts_with("//") { "" } else { line.trim() })
}

/// Reads such lines.
pub(super) struct Headers<'a, 'b> {
    pub(super) text: &'a str,
    pub(super) line: usize,
    pub(super) names: &'b mut Names,
    pub(super) head: &'b mut Heading,
}

type Read<T> = Result<T, ParseRecordError>;

impl Headers<'_, '_> {
    /// Takes note of a line; returns the calls if it has some.
    pub(super) fn read(&mut self, key: Key, value: Span) -> Read<Vec<(Option<Who>, Word, At)>> {
        let value = value.trimmed(self.text);
        let at = At { line: self.line, span: value };
        let text = value.of(self.text).to_owned();
        if text.is_empty() {
            return Ok(Vec::new());
        }
        match key {
            Key::Rules => self.head.rules = Some((text, at)),
            Key::Game => self.read_game(&text, at)?,
            Key::Players => self.read_players(&text, at)?,
            Key::Reservation => self.head.reservation = Some(self.word(&text, at, parse_vorbehalt)?),
            Key::Condition => self.head.condition = Some(self.word(&text, at, parse_condition)?),
            Key::Given => self.head.given = Some(self.cards(value)?),
            Key::Returned => self.head.returned = Some(self.cards(value)?),
            Key::Re => self.head.re = Some(self.several(value)?),
            Key::PflichtsoloOpen => self.head.pflichtsolo_open = self.several(value)?,
            Key::Said => self.read_said(value)?,
            Key::Calls => return self.read_calls(value),
            Key::Ignored => {}
            Key::Dealer => self.head.dealer = self.one(&text, at)?,
            Key::Leader => self.head.leader = self.one(&text, at)?,
            Key::Soloist => self.head.soloist = self.one(&text, at)?,
            Key::Hochzeiter => self.head.hochzeiter = self.one(&text, at)?,
            Key::Giver => self.head.giver = self.one(&text, at)?,
            Key::Taker => self.head.taker = self.one(&text, at)?,
            Key::Vorfuehren => self.head.vorfuehren = self.one(&text, at)?,
            Key::Schweine => self.head.schweine[0] = self.one(&text, at)?,
            Key::Superschweine => self.head.schweine[1] = self.one(&text, at)?,
            Key::Hyperschweine => self.head.schweine[2] = self.one(&text, at)?,
        }
        Ok(Vec::new())
    }

    fn word<T, E: Localized>(&self, text: &str, at: At, parse: impl Fn(&str) -> Result<T, E>) -> Read<T> {
        parse(text).map_err(|error| ParseRecordError { help: error.help(), ..at.error(error.message()) })
    }

    /// `Damensolo`, `Damensolo (Anna)`, `Damensolo von Anna`.
    fn read_game(&mut self, text: &str, at: At) -> Read<()> {
        let split = text.split_once('(').map(|(game, who)| (game, who.trim_end_matches([')', ' '])));
        let (game, who) = match split.or_else(|| text.split_once(" von ")).or_else(|| text.split_once(" by ")) {
            Some((game, who)) => (game, Some(who)),
            None => (text, None),
        };
        self.head.game = Some((self.word(game.trim(), at, parse_game)?, at));
        if let Some(who) = who {
            self.head.soloist = self.one(who, at)?;
        }
        Ok(())
    }

    fn read_players(&mut self, text: &str, at: At) -> Read<()> {
        let mut names: Vec<String> = text.split([',', ';', '|', '\t']).map(|name| name.trim().to_owned()).collect();
        if names.len() == 1 {
            names = text
                .split_whitespace()
                .filter(|name| !matches!(*name, "und" | "and" | "-"))
                .map(str::to_owned)
                .collect();
        }
        names.retain(|name| !name.is_empty());
        if names.len() != 4 || twice(&names).is_some() {
            return Err(at.error(message!("import-four-players", n = names.len())));
        }
        self.head.players.seat(&names).map_err(|name| {
            at.error(message!("import-fifth-player", name = brief(&name), known = brief(&names.join(", "))))
        })
    }

    fn one(&mut self, text: &str, at: At) -> Read<Option<(Who, At)>> {
        Ok(Some((self.who(text.trim(), at)?, at)))
    }

    fn who(&mut self, name: &str, at: At) -> Read<Who> {
        let known = self.head.players.names().join(", ");
        let unknown = || at.error(message!("import-fifth-player", name = brief(name), known = brief(&known)));
        self.head.players.find_or_add(name).ok_or_else(unknown)
    }

    fn several(&mut self, value: Span) -> Read<Vec<Who>> {
        let items = items(self.text, value);
        items.into_iter().map(|item| self.who(item.of(self.text), At { line: self.line, span: item })).collect()
    }

    fn cards(&mut self, value: Span) -> Read<Vec<Card>> {
        if value.of(self.text) == "-" {
            return Ok(Vec::new());
        }
        let items = items(self.text, value);
        let card = |item: Span| {
            let text = item.of(self.text);
            let at = At { line: self.line, span: item };
            self.names.only(text).ok_or_else(|| at.error(message!("card-unknown", text = brief(text))))
        };
        items.into_iter().map(card).collect()
    }

    /// `Anna gesund, Bert: Vorbehalt, Clara gesund, Dirk gesund, Bert Hochzeit`.
    fn read_said(&mut self, value: Span) -> Read<()> {
        let mut said = Vec::new();
        for item in items(self.text, value) {
            let tokens = tokens(self.text, item);
            let at = At { line: self.line, span: item };
            // A name may have several words.
            let name_of = |n: usize| {
                let span = Span { start: item.start, end: tokens.get(n - 1)?.span().end };
                self.head.players.find_whole(span.of(self.text)).map(|_| (span.of(self.text), n))
            };
            let known = (1..=3).rev().find_map(name_of);
            let Some((name, n)) = known.or_else(|| tokens.first().map(|name| (name.text, 1))) else { continue };
            let name = name.to_owned();
            let who = self.who(&name, at)?;
            let start = tokens.get(n).map_or(item.end, |word| word.start);
            let words = Span { start, end: item.end }.trimmed(self.text).of(self.text).replace('+', ",");
            let act: Act = self.word(&words, at, parse_act)?;
            said.push((who, act));
        }
        self.head.said = Some(said);
        Ok(())
    }

    /// `Anna Re, Bert: Kontra, Anna keine 90`.
    fn read_calls(&mut self, value: Span) -> Read<Vec<(Option<Who>, Word, At)>> {
        let mut calls = Vec::new();
        if matches!(compact(value.of(self.text)).as_str(), "-" | "" | "keine" | "none") {
            return Ok(calls);
        }
        for item in items(self.text, value) {
            let mut elements = Elements {
                text: self.text,
                line: self.line,
                names: self.names,
                players: &mut self.head.players,
                part: Part::Play,
            };
            let mut caller = None;
            let mut n_calls = 0;
            for element in elements.read(item)? {
                match element {
                    Element::Player { who, .. } => caller = Some(who),
                    Element::Call { word, who, at } => {
                        calls.push((who.or(caller), word, at));
                        n_calls += 1;
                    }
                    Element::Card(_) | Element::Mark => {}
                }
            }
            let at = At { line: self.line, span: item };
            if n_calls == 0 || caller.is_none() && calls.last().is_some_and(|call| call.0.is_none()) {
                return Err(at.error(message!("import-no-call", text = brief(item.of(self.text)))));
            }
        }
        Ok(calls)
    }
}

/// Returns the parts of a value, with commas or semicolons between them.
fn items(text: &str, value: Span) -> Vec<Span> {
    let mut start = value.start;
    let mut items = Vec::new();
    for part in value.of(text).split([',', ';']) {
        let item = Span { start, end: start + part.len() }.trimmed(text);
        start += part.len() + 1;
        if item.start < item.end {
            items.push(item);
        }
    }
    items
}

/// Returns whether a line says a game alone, as the title of a report does: "Damensolo", "Normalspiel", "Damensolo (Anna)".
pub(super) fn is_game(line: &str) -> bool {
    let game = line.split_once('(').or_else(|| line.split_once(" von ")).map_or(line, |(game, _)| game);
    4 < compact(game).len() && parse_game(game.trim()).is_ok() && call_of(line).is_none()
}
