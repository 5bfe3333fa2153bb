//! Games that other people and programs wrote down, read as records.
//!
//! Several kinds of text are understood ([`Format`]): lists as people type them, the report of a game on a page of an online
//! table, such a page itself, the bug reports in which FreeDoko keeps a whole game, and games of a game description. `docs/IMPORT.md` describes them.
//!
//! Nothing is guessed in silence. What a text leaves open is asked for ([`Hints`]), or it is taken for granted and said so
//! ([`Imported::assumed`]). A name that can be two cards is read as the one that is legal, and refused if both are.
//!
//! # Examples
//! ```
//! use doko_notation::import::{Hints, import};
//! use doko_notation::RuleBook;
//! use game::{Card, Seat};
//!
//! let text = "Geber: Dirk
//!     Spieler: Anna, Bert, Clara, Dirk
//!     Anna: KrD PD HD KaD KrB PB Fuchs Ka10 KrA Kr10 KrK Kr9
//!     Bert: ?
//!     Clara: ?
//!     Dirk: ?
//!     1. Anna: Kreuz Dame, Herz 10, Karo 9, Karo König";
//! let games = import(text, &RuleBook::published(), &Hints::default());
//! let game = games[0].read.as_ref().expect("it can be read");
//! assert_eq!(game.record.dealer, Seat::W);
//! assert_eq!(game.record.tricks_played[0].cards, [Card::CQ, Card::HT, Card::D9, Card::DK]);
//! assert_eq!(game.assumed[0].text(text::Language::English), "the rules are not written: ddv");
//! ```

mod below;
mod cards;
mod cells;
mod draft;
mod elements;
#[cfg(feature = "files")]
mod files;
mod freedoko;
mod headers;
mod list;
mod parties;
mod players;
mod search;
mod settle;
mod split;

use crate::{
    RuleBook, Span,
    record::{ParseRecordError, Record},
};
use game::{BySeat, GameName, Rules};
use text::{Localized, Message, message};

/// The longest text that is looked at, in bytes: some thousand games.
const MOST_TEXT: usize = 8 << 20;
/// The longest line of such a text, in bytes.
const MOST_LINE: usize = 4000;
/// More games than this are not looked at.
const MOST_GAMES: usize = 10_000;

/// A kind of text in which others write games down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Tricks with numbers, or a column for each player, as people type them.
    List,
    /// The report of a game on a page: a heading for each trick, below it players and cards. Lines that have nothing to do
    /// with the game are passed over.
    Report,
    /// A bug report or a reference of FreeDoko.
    FreeDoko,
    /// The saved page of a game, whose cards are pictures.
    Page,
    /// A game as the commands of a game description.
    Gdl,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 5] = [Self::List, Self::Report, Self::FreeDoko, Self::Page, Self::Gdl];

    /// Returns the name by which it is chosen.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::List => "list",
            Self::Report => "report",
            Self::FreeDoko => "freedoko",
            Self::Page => "page",
            Self::Gdl => "gdl",
        }
    }

    /// Returns the format with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }
}

impl Localized for Format {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::List => "import-format-list",
            Self::Report => "import-format-report",
            Self::FreeDoko => "import-format-freedoko",
            Self::Page => "import-format-page",
            Self::Gdl => "import-format-gdl",
        })
    }
}

/// Facts about games that hold where their text is silent.
#[derive(Clone, Debug, Default)]
pub struct Hints {
    /// The format; if there is none it is recognised.
    pub format: Option<Format>,
    /// The players clockwise from north.
    pub players: Vec<String>,
    /// The dealer: a name or a seat.
    pub dealer: Option<String>,
    /// The leader of the first trick: a name or a seat.
    pub leader: Option<String>,
    /// The game.
    pub game: Option<GameName>,
    /// The soloist: a name or a seat.
    pub soloist: Option<String>,
}

/// A game of a text, and where it stands.
#[derive(Clone, Debug)]
pub struct Foreign {
    /// The line on which it begins, from 1.
    pub line: usize,
    /// Its part of the text, in bytes.
    pub start: usize,
    /// The byte after its part.
    pub end: usize,
    /// The format it is written in.
    pub format: Format,
    /// The game, or why it cannot be read; the line and the place of an error are those in its part of the text.
    pub read: Result<Imported, ParseRecordError>,
}

/// A game that was read.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The game.
    pub record: Record,
    /// The rules it was played by; where the text has them option by option, they differ from those that the record names.
    pub rules: Rules,
    /// The names of the players, unless the text names the seats themselves.
    pub players: BySeat<Option<String>>,
    /// The assumptions made where the text is silent.
    pub assumed: Vec<Message>,
    /// Lines that say nothing about the game.
    pub skipped: Skipped,
}

/// Lines that were passed over.
#[derive(Clone, Debug, Default)]
pub struct Skipped {
    /// Number of games.
    pub n: usize,
    /// The first of them, shortened, with their numbers in the text of the game, from 1.
    pub first: Vec<(usize, String)>,
}

/// Returns the format of a text, or `None` if it does not look like any of them.
#[must_use]
pub fn recognise(text: &str) -> Option<Format> {
    if freedoko::begins(text) {
        return Some(Format::FreeDoko);
    }
    if let Some(format) = files::recognise(text) {
        return Some(format);
    }
    if MOST_TEXT < text.len() {
        return None;
    }
    list::looks_like(text).or_else(|| files::recognise_copied(text))
}

/// Reads the games of a text. Errors count lines from the beginning of their game.
#[must_use]
pub fn import(text: &str, book: &RuleBook, hints: &Hints) -> Vec<Foreign> {
    let format = hints.format.or_else(|| recognise(text)).unwrap_or(Format::List);
    if let Some(error) = too_long(text, format) {
        return vec![Foreign { line: 1, start: 0, end: text.len(), format, read: Err(error) }];
    }
    let parts = match format {
        Format::FreeDoko => freedoko::split(text),
        Format::Page | Format::Gdl => files::split(format, text),
        Format::List | Format::Report => split::games(text),
    };
    let mut before = None;
    let read = |part: &split::Part| {
        let text = &text[part.start..part.end];
        let draft = match format {
            Format::FreeDoko => freedoko::read(text),
            Format::Page | Format::Gdl => files::read(format, text),
            Format::List | Format::Report => list::read(text, format, hints, before.as_ref()),
        };
        let read = draft.and_then(|draft| {
            // Who plays and by which rules is written once for an evening.
            before = Some(draft.heading());
            settle::settle(draft, text, book, hints)
        });
        Foreign { line: part.line, start: part.start, end: part.end, format, read }
    };
    let most = parts.len().min(MOST_GAMES);
    let mut games: Vec<Foreign> = parts[..most].iter().map(read).collect();
    if let Some(part) = parts.get(MOST_GAMES) {
        let error = unread(1, (0, 0), message!("import-too-many-games", most = MOST_GAMES));
        games.push(Foreign { line: part.line, start: part.start, end: text.len(), format, read: Err(error) });
    }
    games
}

/// Stands for the files of an online table where they are left out: none is one.
#[cfg(not(feature = "files"))]
mod files {
    use super::{
        Format, Span,
        draft::{At, Draft},
        split::Part,
    };
    use crate::record::ParseRecordError;
    use text::message;

    pub(super) const fn recognise(_: &str) -> Option<Format> {
        None
    }

    pub(super) const fn recognise_copied(_: &str) -> Option<Format> {
        None
    }

    pub(super) fn split(_: Format, text: &str) -> Vec<Part> {
        vec![Part { line: 1, start: 0, end: text.len() }]
    }

    pub(super) fn read(_: Format, _: &str) -> Result<Draft, ParseRecordError> {
        let beginning = At { line: 1, span: Span::default() };
        Err(beginning.error_with(message!("import-no-game"), message!("import-no-line.help")))
    }
}

/// Refuses a text, or a line of it, that is longer than anything a person copies.
fn too_long(text: &str, format: Format) -> Option<ParseRecordError> {
    if MOST_TEXT < text.len() {
        let problem = message!("import-too-long", mib = MOST_TEXT >> 20);
        return Some(unread(1, (0, 0), problem));
    }
    // A page may be one line.
    if format == Format::Page {
        return None;
    }
    let mut start = 0;
    for (number, line) in (1..).zip(text.split('\n')) {
        if MOST_LINE < line.len() {
            return Some(unread(number, (start, start), message!("import-long-line", most = MOST_LINE)));
        }
        start += line.len() + 1;
    }
    None
}

/// Returns the error that something of a line cannot be read.
fn unread(line: usize, (start, end): (usize, usize), problem: Message) -> ParseRecordError {
    ParseRecordError { line, span: Span { start, end }, problem, help: None }
}
