//! What is wrong with a question to the referee: always one sentence, with the paragraph, in either language.

use crate::case::GameKind;

use crate::entry::{Entry, Scope};
use crate::fact::{self, Fact};
use crate::ruling::Step;
use crate::text::{Language, Texts, game_id};
use game::notation::edits;
use game::{Card, Seat, Team};
use std::fmt;

/// Something that is filled into a message.
#[derive(Clone, Debug, PartialEq, Eq)]
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
            .map(|fact| (edits(name, fact.name), fact.name))
            .min_by_key(|&(distance, _)| distance)
            .filter(|&(distance, _)| distance <= NEAR)
            .map(|(_, name)| name);
        Self::UnknownFact { entry: entry.number, fact: name.to_owned(), nearest }
    }

    /// Returns the message with what is filled in, and the paragraph.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one line per problem, a table")]
    pub fn step(&self) -> Step {
        use Arg::{Number, Seat as OfSeat, Term, Text};
        let number = |n: usize| Number(i64::try_from(n).unwrap_or(i64::MAX));
        let (message, args, paragraph): (&str, Args, &str) = match self {
            Self::UnknownEntry { number, nearest } => (
                "problem-unknown-entry",
                vec![("number", Text(number.clone())), ("nearest", Text(nearest.join(", ")))],
                "",
            ),
            Self::EntryOfOtherRules { entry, rules } => (
                "problem-entry-of-other-rules",
                vec![("entry", Text((*entry).to_owned())), ("rules", Text(rules.clone()))],
                entry,
            ),
            Self::WrongScope { entry, scope } => {
                let message = match scope {
                    Scope::SoloGame => "problem-needs-solo",
                    Scope::Hochzeit => "problem-needs-hochzeit",
                    Scope::NormalGame | Scope::Any => "problem-needs-normal",
                };
                (message, vec![("entry", Text((*entry).to_owned()))], "DDV G.3 b")
            }
            Self::UnknownFact { entry, fact, nearest: Some(nearest) } => (
                "problem-unknown-fact-nearest",
                vec![
                    ("entry", Text((*entry).to_owned())),
                    ("fact", Text(fact.clone())),
                    ("nearest", Text((*nearest).to_owned())),
                ],
                entry,
            ),
            Self::UnknownFact { entry, fact, nearest: None } => (
                "problem-unknown-fact",
                vec![("entry", Text((*entry).to_owned())), ("fact", Text(fact.clone()))],
                entry,
            ),
            Self::BadValue { fact, value } => (
                "problem-bad-value",
                vec![
                    ("fact", Text(fact.name.to_owned())),
                    ("value", Text(value.clone())),
                    ("allowed", Text(fact.kind.to_string())),
                ],
                "2.1.1",
            ),
            Self::MissingFact { entry, fact } => (
                "problem-missing-fact",
                vec![
                    ("entry", Text((*entry).to_owned())),
                    ("question", Term(question_id(fact.name))),
                    ("fact", Text(fact.name.to_owned())),
                    ("allowed", Text(fact.kind.to_string())),
                ],
                entry,
            ),
            Self::MissingGame { entry } => ("problem-missing-game", vec![("entry", Text((*entry).to_owned()))], entry),
            Self::Contradiction { fact, stated, found } if fact::ALL.iter().any(|known| known.name == *fact) => (
                "problem-contradiction-answer",
                vec![
                    ("question", Term(question_id(fact))),
                    ("fact", Text((*fact).to_owned())),
                    ("stated", Text(stated.clone())),
                    ("found", Text(found.clone())),
                ],
                "2.1.1",
            ),
            Self::Contradiction { fact, stated, found } => (
                "problem-contradiction",
                vec![
                    ("fact", Text((*fact).to_owned())),
                    ("stated", Text(stated.clone())),
                    ("found", Text(found.clone())),
                ],
                "2.1.1",
            ),
            Self::Impossible { why, args, paragraph } => (why, args.clone(), paragraph),
            Self::NoOffender { entry } => ("problem-no-offender", vec![("entry", Text((*entry).to_owned()))], entry),
            Self::UnknownSeat { name } => ("problem-unknown-seat", vec![("name", Text(name.clone()))], "1.1"),
            Self::UnknownGame { name } => ("problem-unknown-game", vec![("name", Text(name.clone()))], "DDV A.7"),
            Self::NoSuchGame { game, rules } => (
                "problem-no-such-game",
                vec![("game", Term(game_id(*game))), ("rules", Text(rules.clone()))],
                "DDV A.7",
            ),
            Self::NoSoloist { game } => ("problem-no-soloist", vec![("game", Term(game_id(*game)))], "DDV G.3 b"),
            Self::SoloistInNormalGame => ("problem-soloist-in-normal-game", vec![], "DDV A.5"),
            Self::TooManyAbsagen { number } => {
                ("problem-too-many-absagen", vec![("number", Number(i64::from(*number)))], "DDV D.1")
            }
            Self::ImpossibleRe { re } => ("problem-impossible-re", vec![("re", Arg::Seats(re.clone()))], "DDV A.5"),
            Self::TooManyCards { total, dealt } => {
                ("problem-too-many-cards", vec![("total", number(*total)), ("dealt", number(*dealt))], "DDV A.1")
            }
            Self::HandTooLarge { seat, has, dealt } => (
                "problem-hand-too-large",
                vec![("seat", OfSeat(*seat)), ("has", number(*has)), ("dealt", number(*dealt))],
                "DDV A.3, 3.9.4",
            ),
            Self::TooManyCopies { card, copies } => {
                ("problem-too-many-copies", vec![("card", Arg::Card(*card)), ("copies", number(*copies))], "DDV A.1")
            }
            Self::NotInDeck { card, rules } => {
                ("problem-not-in-deck", vec![("card", Arg::Card(*card)), ("rules", Text(rules.clone()))], "BSV 2.2.1")
            }
            Self::HintWasClaimed { entry, instead } => (
                "problem-hint-was-claimed",
                vec![("entry", Text((*entry).to_owned())), ("instead", Text((*instead).to_owned()))],
                "9.6",
            ),
            Self::Indivisible { amount } => {
                ("problem-indivisible", vec![("amount", Number(i64::from(*amount)))], "DDV G.5.1")
            }
            Self::Unreadable { what, error } => (
                "problem-unreadable",
                vec![("what", Term(format!("what-{}", what.replace('_', "-")))), ("error", Text(error.clone()))],
                "",
            ),
            Self::NoBreachInRecord => ("problem-no-breach-in-record", vec![], "2.1.1"),
            Self::NoSuchMoment { at } => ("problem-no-such-moment", vec![("at", Text(at.clone()))], "TSR 9.6.3"),
            Self::NotInRecord { entry, found: Some(found) } => (
                "problem-other-breach-in-record",
                vec![("entry", Text((*entry).to_owned())), ("found", Text((*found).to_owned()))],
                "2.1.1",
            ),
            Self::NotInRecord { entry, found: None } => {
                ("problem-not-in-record", vec![("entry", Text((*entry).to_owned()))], "2.1.1")
            }
        };
        Step { message: message.to_owned(), args, paragraph: paragraph.to_owned() }
    }

    /// Returns the sentence in a language.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        Texts::of(language).step(&self.step())
    }
}

/// Returns the message of the question that asks for a fact: what people read is not its name in files alone.
fn question_id(fact: &str) -> String {
    format!("fact-{}", fact.replace('_', "-"))
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for Problem {}
