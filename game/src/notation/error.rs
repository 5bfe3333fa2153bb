//! Errors that point into the text they are about.

use super::card::CardError;
use super::german;
use super::language::Language;
use super::visible::brief;
use crate::position::PositionError;
use crate::seat::Seat;
use std::fmt;
use strsim::levenshtein;

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
    pub(super) fn trimmed(self, text: &str) -> Self {
        let part = self.of(text);
        let start = self.start + (part.len() - part.trim_start().len());
        Self { start, end: start + part.trim().len() }
    }
}

/// A span with what is to be said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// What; empty if the message says it all.
    pub text: String,
}

impl Label {
    pub(super) fn new(span: Span, text: impl Into<String>) -> Self {
        Self { span, text: text.into() }
    }
}

/// Why a text is no position, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// What is wrong.
    pub problem: Problem,
    /// The parts of the text that are wrong, in the order of the text; none if something is missing.
    pub labels: Vec<Label>,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
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
        /// The key.
        key: &'static str,
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
        /// The key.
        key: &'static str,
        /// The value or a part of it.
        value: String,
        /// What can be written.
        expected: &'static str,
    },
    /// A seat is listed twice.
    DuplicateSeat {
        /// The key.
        key: &'static str,
        /// The seat.
        seat: Seat,
    },
    /// A card cannot be read.
    Card(CardError),
    /// A list has more cards than a deck.
    TooManyCards {
        /// The key.
        key: &'static str,
        /// How many cards a deck has.
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
        Self { problem, labels: vec![Label::new(span, "")] }
    }

    /// Returns what is wrong, in this language.
    #[must_use]
    pub fn message_in(&self, language: Language) -> String {
        match language {
            Language::English => self.to_string(),
            Language::German => german::message(&self.problem),
        }
    }

    /// Returns what [`help`](Self::help) does, in this language.
    #[must_use]
    pub fn help_in(&self, language: Language) -> Option<String> {
        match language {
            Language::English => self.help(),
            Language::German => german::help(self),
        }
    }

    /// Returns the labels with their texts in this language.
    #[must_use]
    pub fn labels_in(&self, language: Language) -> Vec<Label> {
        let mut labels = self.labels.clone();
        if language == Language::German {
            labels.iter_mut().for_each(|label| label.text = german::label(&label.text).to_owned());
        }
        labels
    }

    /// Returns what to do about it, if there is more to say than the message does.
    #[must_use]
    pub fn help(&self) -> Option<String> {
        match &self.problem {
            Problem::Empty | Problem::Stray { .. } => {
                Some(format!("a position is written as fields: {}", super::position::EXAMPLE))
            }
            Problem::UnknownKey { meant: Some(meant), .. } => Some(format!("did you mean {meant}=?")),
            Problem::UnknownKey { meant: None, .. } => Some(format!("the keys are {}", super::fields::KEYS.join(", "))),
            Problem::MissingKeys { keys } if keys.contains(&"rules") => {
                Some("add rules=ddv, rules=bsv or rules=recklinghausen".to_owned())
            }
            Problem::MissingKeys { keys } => {
                let fields: Vec<String> = keys.iter().map(|key| format!("{key}=..")).collect();
                Some(format!("add {}; an empty hand is written -", fields.join(" ")))
            }
            Problem::UnknownRules { name, known } => Some(match closest(name, known.iter().map(String::as_str)) {
                Some(meant) => format!("did you mean rules={meant}?"),
                None => format!("known rule sets: {}; a club's own come from a rule file", known.join(", ")),
            }),
            Problem::BadValue { expected, .. } => Some(format!("write {expected}")),
            Problem::Card(error) => Some(error.help()),
            Problem::TooManyCards { .. } => {
                Some("write the cards of one seat, with commas between them, or - for none".to_owned())
            }
            Problem::WhoseAbsage { call } => Some(format!("write re:{0} or kontra:{0}", brief(call))),
            Problem::Position(error) => position_help(error),
            Problem::DuplicateKey { .. } | Problem::DuplicateSeat { .. } | Problem::DuplicateCall { .. } => None,
        }
    }
}

fn position_help(error: &PositionError) -> Option<String> {
    let help = match error {
        PositionError::HandSize { .. } => {
            "all hold the same number of cards, those who have played to the trick one less".to_owned()
        }
        PositionError::TooManyCopies { .. } => "every card exists twice".to_owned(),
        PositionError::Revoke { .. } => "a trick with a revoke is a case for the referee, not a position".to_owned(),
        PositionError::TrickComplete { .. } => {
            "give the trick to its winner: leader=winner, without trick=, its Augen in won=".to_owned()
        }
        PositionError::AugenSum { .. } | PositionError::TrickSum { .. } => {
            "won= counts the completed tricks only; the cards on the table belong to nobody yet".to_owned()
        }
        PositionError::QueenOutsideRe { giver_max: None, .. } => {
            "in a normal game whoever has a queen of clubs is Re; only in a named solo it can be with anybody".to_owned()
        }
        PositionError::QueenOutsideRe { giver_max: Some(most), .. } => {
            format!("a Trumpfabgabe explains it only if a seat of Re has no more than {most} trumps")
        }
        PositionError::PartnerTooEarly { .. } | PositionError::PartnerWithoutTrick { .. } => {
            "a Hochzeit has a partner as soon as somebody else has won the trick that finds him; before, and in a stilles Solo, \
             write the one seat alone: re=N"
                .to_owned()
        }
        _ => return None,
    };
    Some(help)
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.problem.fmt(f)
    }
}

impl std::error::Error for NotationError {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is no position here"),
            Self::Stray { text } => write!(f, "\"{}\" is no key=value field", brief(text)),
            Self::UnknownKey { key, .. } => write!(f, "unknown key \"{}\"", brief(key)),
            Self::DuplicateKey { key } => write!(f, "{key}= appears twice"),
            Self::MissingKeys { keys } => {
                let fields: Vec<String> = keys.iter().map(|key| format!("{key}=")).collect();
                write!(f, "{} {} missing", fields.join(", "), if keys.len() == 1 { "is" } else { "are" })
            }
            Self::UnknownRules { name, .. } => write!(f, "unknown rule set \"{}\"", brief(name)),
            Self::BadValue { key, value, .. } if value.is_empty() => write!(f, "{key}= has no value"),
            Self::BadValue { key, value, .. } => write!(f, "\"{}\" is no value for {key}=", brief(value)),
            Self::DuplicateSeat { key, seat } => write!(f, "{seat} is listed twice in {key}="),
            Self::Card(error) => error.fmt(f),
            Self::TooManyCards { key, most } => write!(f, "{key}= has more than {most} cards, which is the whole deck"),
            Self::WhoseAbsage { call } => write!(f, "it is not clear which side called {}", brief(call)),
            Self::DuplicateCall { call } => write!(f, "{} is called twice", brief(call)),
            Self::Position(error) => error.fmt(f),
        }
    }
}

/// Returns the candidate that is written most like the text, if one is close enough to be meant.
#[must_use]
pub fn closest<'a>(text: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    /// What is longer than this is no word that somebody wrote almost right.
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
