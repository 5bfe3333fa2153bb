//! Errors that point into the text they are about.

use super::{
    card::CardError,
    fields::{KEYS, german_key},
    word::{Expected, WordError},
};
use game::{PositionError, Rules, Seat, Team, words::noted};
use strsim::levenshtein;
use text::{Arg, Join, Localized, Message, brief, english_errors, message};

/// A part of a text, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
}

impl Span {
    /// Returns the part of the text it spans.
    #[must_use]
    pub fn of(self, text: &str) -> &str {
        text.get(self.start..self.end).unwrap_or_default()
    }

    /// Returns the span without the white space at both ends.
    #[must_use]
    pub(crate) fn trimmed(self, text: &str) -> Self {
        let part = self.of(text);
        let start = self.start + (part.len() - part.trim_start().len());
        Self { start, end: start + part.trim().len() }
    }
}

/// A span with what is to be said about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The marked part of the text.
    pub span: Span,
    /// The problem, unless the error says it all.
    pub text: Option<Message>,
}

impl Label {
    /// Returns the label of what an error is about.
    #[must_use]
    pub const fn new(span: Span) -> Self {
        Self { span, text: None }
    }

    pub(super) fn saying(span: Span, text: Message) -> Self {
        Self { span, text: Some(text) }
    }
}

/// Why a text is no position, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct NotationError {
    /// Kind of the error.
    pub problem: Problem,
    /// The parts of the text that are wrong, in the order of the text; none if something is missing.
    pub labels: Vec<Label>,
}

/// The problem with a text.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Problem {
    /// There is nothing but white space or a comment.
    Empty,
    /// Something stands before the first `key=`.
    Stray {
        /// The text.
        text: String,
    },
    /// There is no field with this key.
    UnknownKey {
        /// The key.
        key: String,
        /// A key that is written almost like it.
        meant: Option<&'static str>,
    },
    /// A key occurs twice.
    DuplicateKey {
        /// The key as it was written.
        key: String,
    },
    /// Required keys are missing.
    MissingKeys {
        /// The keys.
        keys: Vec<&'static str>,
    },
    /// The rule set is not in the rule book.
    UnknownRules {
        /// The name.
        name: String,
        /// The names there are.
        known: Vec<String>,
    },
    /// The value of a field is none of those it can have.
    BadValue {
        /// The key as it was written.
        key: String,
        /// The value or a part of it.
        value: String,
        /// The words that can be written.
        expected: Expected,
    },
    /// A seat is listed twice.
    DuplicateSeat {
        /// The key as it was written.
        key: String,
        /// The seat.
        seat: Seat,
    },
    /// A card cannot be read.
    Card(CardError),
    /// A word can be more than one thing.
    Word(WordError),
    /// A list has more cards than a deck.
    TooManyCards {
        /// The key as it was written.
        key: String,
        /// The number of cards in the deck.
        most: usize,
    },
    /// An Absage that does not say for which side.
    WhoseAbsage {
        /// The call.
        call: String,
    },
    /// A call of the same side occurs twice.
    DuplicateCall {
        /// The call.
        call: String,
    },
    /// Every field can be read, but they do not fit together.
    Position(PositionError),
}

impl NotationError {
    pub(super) fn at(problem: Problem, span: Span) -> Self {
        Self { problem, labels: vec![Label::new(span)] }
    }
}

impl Localized for NotationError {
    fn message(&self) -> Message {
        self.problem.message()
    }

    fn help(&self) -> Option<Message> {
        self.problem.help()
    }
}

impl Localized for Problem {
    fn message(&self) -> Message {
        match self {
            Self::Empty => Message::new("notation-empty"),
            Self::Stray { text } => message!("notation-stray", text = brief(text)),
            Self::UnknownKey { key, .. } => message!("notation-unknown-key", key = brief(key)),
            Self::DuplicateKey { key } => message!("notation-duplicate-key", key),
            Self::MissingKeys { keys } => {
                let fields = keys.iter().map(|key| with_sign(key, "="));
                message!("notation-missing", n = keys.len(), fields = Arg::list(fields, Join::Comma))
            }
            Self::UnknownRules { name, .. } => message!("notation-unknown-rules", name = brief(name)),
            Self::BadValue { key, value, .. } if value.is_empty() => message!("notation-no-value", key),
            Self::BadValue { key, value, .. } => message!("notation-bad-value", key, value = brief(value)),
            Self::DuplicateSeat { key, seat } => message!("notation-duplicate-seat", key, seat = noted(seat)),
            Self::Card(error) => error.message(),
            Self::Word(error) => error.message(),
            Self::TooManyCards { key, most } => message!("notation-too-many-cards", key, most),
            Self::WhoseAbsage { call } => message!("notation-whose-absage", call = brief(call)),
            Self::DuplicateCall { call } => message!("notation-duplicate-call", call = brief(call)),
            Self::Position(error) => error.message(),
        }
    }

    fn help(&self) -> Option<Message> {
        Some(match self {
            Self::Empty | Self::Stray { .. } => message!("notation-fields", example = example()),
            Self::UnknownKey { meant: Some(meant), .. } => message!("notation-meant-key", meant = *meant),
            Self::UnknownKey { meant: None, .. } => {
                message!("notation-keys", keys = Arg::list(KEYS.map(|key| with_sign(key, "")), Join::Comma))
            }
            Self::MissingKeys { keys } if keys.contains(&"rules") => {
                let fields = Rules::OFFERED.map(|rules| with_sign("rules", &format!("={}", rules.name)));
                message!("notation-add-rules", fields = Arg::list(fields, Join::Or))
            }
            Self::MissingKeys { keys } => {
                let fields = keys.iter().map(|key| with_sign(key, "=.."));
                message!("notation-missing-help", fields = Arg::list(fields, Join::Space))
            }
            Self::UnknownRules { name, known } => match closest(name, known.iter().map(String::as_str)) {
                Some(meant) => message!("notation-meant-rules", meant),
                None => message!("notation-known-rules", known = Arg::list(known, Join::Comma)),
            },
            Self::BadValue { expected, .. } => message!("notation-write", expected = expected.message()),
            Self::Card(error) => return error.help(),
            Self::Word(error) => return error.help(),
            Self::TooManyCards { .. } => Message::new("notation-too-many-cards.help"),
            Self::WhoseAbsage { call } => {
                let of = |team: Team| format!("{team}:{}", brief(call));
                message!("notation-whose-absage.help", re = of(Team::Re), kontra = of(Team::Kontra))
            }
            Self::Position(error) => return error.help(),
            Self::DuplicateKey { .. } | Self::DuplicateSeat { .. } | Self::DuplicateCall { .. } => return None,
        })
    }
}

english_errors!(NotationError);

/// Returns a key as it is typed, `leader` or `ausspiel`, with what stands after it.
fn with_sign(key: &'static str, after: &str) -> Message {
    message!("noted", notation = format!("{key}{after}"), words = format!("{}{after}", german_key(key)))
}

/// Returns a position that shows how one is written.
fn example() -> Message {
    message!("noted", notation = super::position::EXAMPLE, words = super::position::GERMAN_EXAMPLE)
}

/// Returns the candidate that is written most like the text, if one is close enough to be meant.
#[must_use]
pub fn closest<'a>(text: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    /// The most letters of a word for which a correction is suggested.
    const LONGEST: usize = 100;
    if LONGEST < text.len() {
        return None;
    }
    let text = text.to_lowercase();
    candidates
        .into_iter()
        .map(|candidate| (levenshtein(&text, &candidate.to_lowercase()), candidate))
        .filter(|&(distance, candidate)| distance * 3 <= candidate.chars().count().max(3))
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closest_word_is_near() {
        assert_eq!(closest("leadr", ["leader", "rules"]), Some("leader"));
        assert_eq!(closest("werfen_king", ["werfen_kings", "werfen_augen"]), Some("werfen_kings"));
        assert_eq!(closest("zzz", ["leader", "re"]), None);
    }
}
