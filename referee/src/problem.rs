//! What is wrong with a question to the referee: always one sentence, with the paragraph, in either language.

use crate::case::GameKind;
use crate::entry::{Entry, Scope};
use crate::fact::{self, Fact, Kind};
use crate::ruling::Step;
use crate::text::{Language, Texts, game_id};
use game::{Card, Seat, Team};
use std::fmt;
use strsim::levenshtein;

/// Something that is filled into a message.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Arg {
    /// Text that is the same in every language.
    Text(String),
    /// A number.
    Number(i64),
    /// A seat, by its name in the language.
    Seat(Seat),
    /// Seats.
    Seats(Vec<Seat>),
    /// A side.
    Team(Team),
    /// A card.
    Card(Card),
    /// Another message.
    Term(String),
}

/// What is filled into a message, by name.
pub type Args = Vec<(&'static str, Arg)>;

/// Returns what is filled into a message: parts of a problem by their names, or `name: value`.
macro_rules! args {
    ($($name:ident $(: $value:expr)?),*) => { vec![$((stringify!($name), arg!($name $($value)?))),*] };
}

macro_rules! arg {
    ($name:ident) => {
        Arg::from($name)
    };
    ($name:ident $value:expr) => {
        Arg::from($value)
    };
}

/// Implements how a part of a problem is filled into a message.
macro_rules! filled_in {
    ($($part:ty, $value:ident => $arg:expr;)*) => {
        $(impl From<&$part> for Arg {
            fn from($value: &$part) -> Self {
                $arg
            }
        })*
    };
}

filled_in! {
    String, text => Self::Text(text.clone());
    &'static str, text => Self::Text((*text).to_owned());
    Vec<&'static str>, texts => Self::Text(texts.join(", "));
    Kind, kind => Self::Text(kind.to_string());
    u8, number => Self::Number(i64::from(*number));
    usize, number => Self::Number(i64::try_from(*number).unwrap_or(i64::MAX));
    Seat, seat => Self::Seat(*seat);
    Vec<Seat>, seats => Self::Seats(seats.clone());
    Card, card => Self::Card(*card);
    GameKind, game => Self::Term(game_id(*game));
}

/// Why there is no ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// No entry has this number.
    UnknownEntry {
        /// The number.
        number: String,
        /// Those that look like it.
        nearest: Vec<&'static str>,
    },
    /// The rule set does not have the entry.
    EntryOfOtherRules {
        /// The entry.
        entry: &'static str,
        /// The rule set.
        rules: String,
    },
    /// The entry is about another kind of game.
    WrongScope {
        /// The entry.
        entry: &'static str,
        /// What it is about.
        scope: Scope,
    },
    /// The entry asks for no fact with this name.
    UnknownFact {
        /// The entry.
        entry: &'static str,
        /// The name.
        fact: String,
        /// The name that was probably meant.
        nearest: Option<&'static str>,
    },
    /// The value is none that the fact can have.
    BadValue {
        /// The fact.
        fact: Fact,
        /// The value.
        value: String,
    },
    /// There is no ruling without this fact.
    MissingFact {
        /// The entry.
        entry: &'static str,
        /// The fact.
        fact: Fact,
    },
    /// Class or credit depend on the game, and nobody told it.
    MissingGame {
        /// The entry.
        entry: &'static str,
    },
    /// A stated fact contradicts what else is known.
    Contradiction {
        /// The fact.
        fact: &'static str,
        /// What was stated.
        stated: String,
        /// What the game, the position or another fact says.
        found: String,
    },
    /// Two facts cannot both be true.
    Impossible {
        /// The message that says why.
        why: &'static str,
        /// What is filled in.
        args: Args,
        /// The paragraph.
        paragraph: &'static str,
    },
    /// Nobody at the table is the offender, but the entry punishes one.
    NoOffender {
        /// The entry.
        entry: &'static str,
    },
    /// There is no such seat.
    UnknownSeat {
        /// What was written.
        name: String,
    },
    /// There is no such game.
    UnknownGame {
        /// What was written.
        name: String,
    },
    /// The rule set does not have this game.
    NoSuchGame {
        /// The game.
        game: GameKind,
        /// The rule set.
        rules: String,
    },
    /// A solo needs a soloist.
    NoSoloist {
        /// The game.
        game: GameKind,
    },
    /// A normal game has no soloist.
    SoloistInNormalGame,
    /// More Absagen than there are.
    TooManyAbsagen {
        /// How many were stated.
        number: u8,
    },
    /// Re has one or two members.
    ImpossibleRe {
        /// Who was listed.
        re: Vec<Seat>,
    },
    /// More cards than the deck has.
    TooManyCards {
        /// How many there are.
        total: usize,
        /// How many the deck has.
        dealt: usize,
    },
    /// A hand has more cards than are dealt.
    HandTooLarge {
        /// Whose.
        seat: Seat,
        /// How many.
        has: usize,
        /// How many are dealt.
        dealt: usize,
    },
    /// A card is there more than twice.
    TooManyCopies {
        /// The card.
        card: Card,
        /// How often.
        copies: usize,
    },
    /// The deck does not have this card.
    NotInDeck {
        /// The card.
        card: Card,
        /// The rule set.
        rules: String,
    },
    /// A hint was asked about although somebody has claimed.
    HintWasClaimed {
        /// The entry about hints.
        entry: &'static str,
        /// Where claims of that kind are judged.
        instead: &'static str,
    },
    /// A price cannot be shared among three.
    Indivisible {
        /// The price.
        amount: u8,
    },
    /// A record, a position or a file could not be read.
    Unreadable {
        /// What was to be read.
        what: &'static str,
        /// Why it could not.
        error: String,
    },
    /// A claim at a moment that the record does not have.
    NoSuchMoment {
        /// The moment.
        at: String,
    },
    /// No breach at all is found in the record.
    NoBreachInRecord,
    /// No breach of this kind is found in the record.
    NotInRecord {
        /// The entry.
        entry: &'static str,
        /// The one that was found, if any.
        found: Option<&'static str>,
    },
}

impl Problem {
    /// Returns the problem of an unknown fact, with the nearest name.
    #[must_use]
    pub(crate) fn unknown_fact(entry: &'static Entry, name: &str) -> Self {
        const NEAR: usize = 5;
        let names = entry.asks.iter().map(|ask| ask.fact).chain(crate::case::GENERAL.iter().copied());
        let nearest = names
            .map(|fact| (levenshtein(name, fact.name), fact.name))
            .min_by_key(|&(distance, _)| distance)
            .filter(|&(distance, _)| distance <= NEAR)
            .map(|(_, name)| name);
        Self::UnknownFact { entry: entry.number, fact: name.to_owned(), nearest }
    }

    /// Returns the message with what is filled in, and the paragraph.
    #[must_use]
    pub fn step(&self) -> Step {
        let (name, paragraph, args) = self.row();
        // What cannot be true at the same time is said in a sentence of its own.
        let message = match self {
            Self::Impossible { .. } => name.to_owned(),
            _ => format!("problem-{name}"),
        };
        Step { message, args, paragraph: paragraph.to_owned() }
    }

    /// The table of the problems: the name of the message, the paragraph, what is filled in.
    fn row(&self) -> (&'static str, &'static str, Args) {
        match self {
            Self::UnknownEntry { number, nearest } => ("unknown-entry", "", args![number, nearest]),
            Self::EntryOfOtherRules { entry, rules } => ("entry-of-other-rules", entry, args![entry, rules]),
            Self::WrongScope { entry, scope } => (needs(*scope), "DDV G.3 b", args![entry]),
            Self::UnknownFact { entry, fact, nearest: Some(nearest) } => {
                ("unknown-fact-nearest", entry, args![entry, fact, nearest])
            }
            Self::UnknownFact { entry, fact, nearest: None } => ("unknown-fact", entry, args![entry, fact]),
            Self::BadValue { fact: Fact { name: fact, kind, .. }, value } => {
                ("bad-value", "2.1.1", args![fact, value, allowed: kind])
            }
            Self::MissingFact { entry, fact: Fact { name: fact, kind, .. } } => {
                ("missing-fact", entry, args![entry, question: question(fact), fact, allowed: kind])
            }
            Self::MissingGame { entry } => ("missing-game", entry, args![entry]),
            Self::Contradiction { fact, stated, found } if fact::ALL.iter().any(|known| known.name == *fact) => {
                ("contradiction-answer", "2.1.1", args![question: question(fact), fact, stated, found])
            }
            Self::Contradiction { fact, stated, found } => ("contradiction", "2.1.1", args![fact, stated, found]),
            Self::Impossible { why, args, paragraph } => (why, paragraph, args.clone()),
            Self::NoOffender { entry } => ("no-offender", entry, args![entry]),
            Self::UnknownSeat { name } => ("unknown-seat", "1.1", args![name]),
            Self::UnknownGame { name } => ("unknown-game", "DDV A.7", args![name]),
            Self::NoSuchGame { game, rules } => ("no-such-game", "DDV A.7", args![game, rules]),
            Self::NoSoloist { game } => ("no-soloist", "DDV G.3 b", args![game]),
            Self::SoloistInNormalGame => ("soloist-in-normal-game", "DDV A.5", args![]),
            Self::TooManyAbsagen { number } => ("too-many-absagen", "DDV D.1", args![number]),
            Self::ImpossibleRe { re } => ("impossible-re", "DDV A.5", args![re]),
            Self::TooManyCards { total, dealt } => ("too-many-cards", "DDV A.1", args![total, dealt]),
            Self::HandTooLarge { seat, has, dealt } => ("hand-too-large", "DDV A.3, 3.9.4", args![seat, has, dealt]),
            Self::TooManyCopies { card, copies } => ("too-many-copies", "DDV A.1", args![card, copies]),
            Self::NotInDeck { card, rules } => ("not-in-deck", "BSV 2.2.1", args![card, rules]),
            Self::HintWasClaimed { entry, instead } => ("hint-was-claimed", "9.6", args![entry, instead]),
            Self::Indivisible { amount } => ("indivisible", "DDV G.5.1", args![amount]),
            Self::Unreadable { what, error } => ("unreadable", "", args![what: term("what", what), error]),
            Self::NoBreachInRecord => ("no-breach-in-record", "2.1.1", args![]),
            Self::NoSuchMoment { at } => ("no-such-moment", "TSR 9.6.3", args![at]),
            Self::NotInRecord { entry, found: Some(found) } => ("other-breach-in-record", "2.1.1", args![entry, found]),
            Self::NotInRecord { entry, found: None } => ("not-in-record", "2.1.1", args![entry]),
        }
    }

    /// Returns the sentence in a language.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        Texts::of(language).step(&self.step())
    }
}

/// Returns the message that says which game an entry is about.
const fn needs(scope: Scope) -> &'static str {
    match scope {
        Scope::SoloGame => "needs-solo",
        Scope::Hochzeit => "needs-hochzeit",
        Scope::NormalGame | Scope::Any => "needs-normal",
    }
}

/// Returns the question that asks for a fact: what people read is not its name in files alone.
fn question(fact: &str) -> Arg {
    term("fact", fact)
}

/// Returns the message of something with a name in files.
fn term(kind: &str, name: &str) -> Arg {
    Arg::Term(format!("{kind}-{}", name.replace('_', "-")))
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for Problem {}
