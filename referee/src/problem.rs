//! Problems of a question to the referee: always one sentence, with the paragraph, in either language.

use crate::entry::Scope;
use crate::fact::{self, Fact};
use crate::played::GameKind;
use crate::ruling::Step;
use crate::text::{allowed, question, term};
use game::{Card, Seat};
use text::{Arg, Join, Localized, Message, english_errors, message};

/// Why there is no ruling.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Problem {
    /// No entry has this number.
    UnknownEntry {
        /// The number.
        number: String,
        /// The nearest names.
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
        /// The kind of game that it is about.
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
        /// The stated value.
        stated: Arg,
        /// The value that follows from the game, the position or another fact.
        found: Arg,
    },
    /// Two facts cannot both be true.
    Impossible {
        /// Reason why not.
        why: Message,
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
        /// The given name.
        name: String,
    },
    /// There is no such game.
    UnknownGame {
        /// The given name.
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
        /// Stated number.
        number: u8,
    },
    /// Re has one or two members.
    ImpossibleRe {
        /// Listed seats.
        re: Vec<Seat>,
    },
    /// More cards than the deck has.
    TooManyCards {
        /// Number of cards.
        total: usize,
        /// The number in the deck.
        dealt: usize,
    },
    /// A hand has more cards than are dealt.
    HandTooLarge {
        /// Seat of the hand.
        seat: Seat,
        /// Number of its cards.
        has: usize,
        /// Number of cards dealt to each seat.
        dealt: usize,
    },
    /// A card is there more than twice.
    TooManyCopies {
        /// The card.
        card: Card,
        /// Number of copies.
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
        /// The entries for claims of that kind.
        instead: &'static str,
    },
    /// A price cannot be shared among three.
    Indivisible {
        /// The price.
        amount: u8,
    },
    /// A record, a position or a file could not be read.
    Unreadable {
        /// Name of the input.
        what: &'static str,
        /// Why it could not.
        error: Message,
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
    /// Returns the sentence with its paragraph.
    #[must_use]
    pub fn step(&self) -> Step {
        Step { message: self.sentence(), paragraph: self.paragraph().to_owned() }
    }

    fn sentence(&self) -> Message {
        match self {
            Self::UnknownEntry { number, nearest } => {
                message!("problem-unknown-entry", number, nearest = Arg::list(nearest.iter().copied(), Join::Comma))
            }
            Self::EntryOfOtherRules { entry, rules } => message!("problem-entry-of-other-rules", entry = *entry, rules),
            Self::WrongScope { entry, scope } => Message::new(needs(*scope)).with("entry", *entry),
            Self::UnknownFact { entry, fact, .. } => message!("problem-unknown-fact", entry = *entry, fact),
            Self::BadValue { fact, value } => message!("problem-bad-value", fact = fact.name, value),
            Self::MissingFact { entry, fact } => {
                message!("problem-missing-fact", entry = *entry, question = question(entry, fact.name))
            }
            Self::MissingGame { entry } => message!("problem-missing-game", entry = *entry),
            Self::Contradiction { fact, stated, found } => contradiction(fact, stated, found),
            Self::Impossible { why, .. } => why.clone(),
            Self::NoOffender { entry } => message!("problem-no-offender", entry = *entry),
            Self::UnknownSeat { name } => message!("problem-unknown-seat", name),
            Self::UnknownGame { name } => message!("problem-unknown-game", name),
            Self::NoSuchGame { game, rules } => message!("problem-no-such-game", game = *game, rules),
            Self::NoSoloist { game } => message!("problem-no-soloist", game = *game),
            Self::SoloistInNormalGame => message!("problem-soloist-in-normal-game"),
            Self::TooManyAbsagen { number } => message!("problem-too-many-absagen", number),
            Self::ImpossibleRe { re } => message!("problem-impossible-re", re = re.clone()),
            Self::TooManyCards { total, dealt } => message!("problem-too-many-cards", total, dealt),
            Self::HandTooLarge { seat, has, dealt } => message!("problem-hand-too-large", seat, has, dealt),
            Self::TooManyCopies { card, copies } => message!("problem-too-many-copies", card, copies),
            Self::NotInDeck { card, rules } => message!("problem-not-in-deck", card, rules),
            Self::HintWasClaimed { entry, instead } => {
                message!("problem-hint-was-claimed", entry = *entry, instead = *instead)
            }
            Self::Indivisible { amount } => message!("problem-indivisible", amount),
            Self::Unreadable { what, error } => message!("problem-unreadable", what = term("what", what), error),
            Self::NoSuchMoment { at } => message!("problem-no-such-moment", at),
            Self::NoBreachInRecord => message!("problem-no-breach-in-record"),
            Self::NotInRecord { entry, found: Some(found) } => {
                message!("problem-other-breach-in-record", entry = *entry, found = *found)
            }
            Self::NotInRecord { entry, found: None } => message!("problem-not-in-record", entry = *entry),
        }
    }

    fn paragraph(&self) -> &'static str {
        match self {
            Self::UnknownEntry { .. } | Self::Unreadable { .. } => "",
            Self::EntryOfOtherRules { entry, .. }
            | Self::UnknownFact { entry, .. }
            | Self::MissingFact { entry, .. }
            | Self::MissingGame { entry }
            | Self::NoOffender { entry } => entry,
            Self::Impossible { paragraph, .. } => paragraph,
            Self::WrongScope { .. } | Self::NoSoloist { .. } => "DDV G.3 b",
            Self::BadValue { .. } | Self::Contradiction { .. } | Self::NoBreachInRecord | Self::NotInRecord { .. } => {
                "2.1.1"
            }
            Self::UnknownSeat { .. } => "1.1",
            Self::UnknownGame { .. } | Self::NoSuchGame { .. } => "DDV A.7",
            Self::SoloistInNormalGame | Self::ImpossibleRe { .. } => "DDV A.5",
            Self::TooManyAbsagen { .. } => "DDV D.1",
            Self::TooManyCards { .. } | Self::TooManyCopies { .. } => "DDV A.1",
            Self::HandTooLarge { .. } => "DDV A.3, 3.9.4",
            Self::NotInDeck { .. } => "BSV 2.2.1",
            Self::HintWasClaimed { .. } => "9.6",
            Self::Indivisible { .. } => "DDV G.5.1",
            Self::NoSuchMoment { .. } => "TSR 9.6.3",
        }
    }
}

impl Localized for Problem {
    fn message(&self) -> Message {
        self.step().message()
    }

    /// Returns what programs write to answer; a person answers the question itself.
    fn help(&self) -> Option<Message> {
        match self {
            Self::UnknownFact { nearest: Some(nearest), .. } => {
                Some(message!("did-you-mean", name = format!("`{nearest}`")))
            }
            Self::MissingFact { fact, .. } | Self::BadValue { fact, .. } => {
                let (name, values) = (fact.name, fact.kind.to_string());
                match allowed(*fact) {
                    Some(answers) => Some(message!("problem-missing-fact.help", name, values, answers)),
                    None => Some(message!("problem-bad-value.help", name, values)),
                }
            }
            _ => None,
        }
    }
}

/// Returns the contradiction between a stated and a found value, named by the question that asks for the fact.
fn contradiction(name: &str, stated: &Arg, found: &Arg) -> Message {
    if fact::ALL.iter().any(|known| known.name == name) {
        return message!("problem-contradiction-answer", question = term("fact", name), stated, found);
    }
    message!("problem-contradiction", what = term("what", name), stated, found)
}

/// Returns the message that says which game an entry is about.
const fn needs(scope: Scope) -> &'static str {
    match scope {
        Scope::SoloGame => "problem-needs-solo",
        Scope::Hochzeit => "problem-needs-hochzeit",
        Scope::NormalGame | Scope::Any => "problem-needs-normal",
    }
}

english_errors!(Problem);
