//! Why a text is no condition.

use game::notation::{CardError, Label, Span, brief};
use std::fmt;
use text::Localized;

/// Why a text is no condition, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct ConditionError {
    /// What is wrong.
    pub problem: ConditionProblem,
    /// The part of the text that is wrong.
    pub label: Label,
}

/// What is wrong with a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ConditionProblem {
    /// There is nothing.
    Empty,
    /// Something else should stand here.
    Expected {
        /// What should.
        what: &'static str,
        /// What does; empty at the end.
        found: String,
    },
    /// It is no card, class, suit, rank or anything else that can be counted.
    NoThing {
        /// The text.
        text: String,
        /// A word that is written almost like it.
        meant: Option<&'static str>,
    },
    /// A card that cannot be read.
    Card(CardError),
    /// It is not said who holds the cards.
    Whose {
        /// The text.
        text: String,
    },
    /// A parenthesis is not closed.
    Unclosed,
    /// A number that is too large.
    TooLarge {
        /// The text.
        text: String,
    },
    /// No number is in the range.
    EmptyRange {
        /// The text.
        text: String,
    },
    /// A character that has no meaning.
    Stray {
        /// The text.
        text: String,
    },
    /// Parentheses and negations are nested too deep.
    TooDeep,
    /// There are too many statements.
    TooMany {
        /// How many there may be.
        most: usize,
    },
}

impl ConditionError {
    pub(super) fn at(span: Span, problem: ConditionProblem) -> Self {
        Self { problem, label: Label { span, text: None } }
    }

    /// Returns what to do about it, if there is more to say than the message does.
    #[must_use]
    pub fn help(&self) -> Option<String> {
        match &self.problem {
            ConditionProblem::Empty => Some("write for instance: E has >= 4 trumps and a club ace".to_owned()),
            ConditionProblem::NoThing { meant: Some(meant), .. } => Some(format!("did you mean {meant}?")),
            ConditionProblem::NoThing { meant: None, .. } => Some(
                "trumps, Fehl, a suit, a rank, Augen, cards, or a card such as CQ, Kreuz Dame or Dulle can be counted"
                    .to_owned(),
            ),
            ConditionProblem::Card(error) => error.help().map(|help| help.text(text::Language::English)),
            ConditionProblem::Whose { .. } => {
                Some("begin with a seat: N, E, S or W, or E+S for two together".to_owned())
            }
            _ => None,
        }
    }
}

impl fmt::Display for ConditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.problem {
            ConditionProblem::Empty => f.write_str("there is no condition here"),
            ConditionProblem::Expected { what, found } if found.is_empty() => {
                write!(f, "the condition ends where {what} is expected")
            }
            ConditionProblem::Expected { what, found } => {
                write!(f, "\"{}\" stands where {what} is expected", brief(found))
            }
            ConditionProblem::NoThing { text, .. } => write!(f, "\"{}\" is nothing that a hand can hold", brief(text)),
            ConditionProblem::Card(error) => error.fmt(f),
            ConditionProblem::Whose { text } => write!(f, "it is not said who holds \"{}\"", brief(text)),
            ConditionProblem::Unclosed => f.write_str("the parenthesis is not closed"),
            ConditionProblem::TooLarge { text } => write!(f, "{} is more than a deck has", brief(text)),
            ConditionProblem::EmptyRange { text } => write!(f, "no number is in \"{}\"", brief(text)),
            ConditionProblem::Stray { text } => write!(f, "\"{}\" has no meaning here", brief(text)),
            ConditionProblem::TooDeep => f.write_str("the condition is nested too deep"),
            ConditionProblem::TooMany { most } => write!(f, "the condition has more than {most} statements"),
        }
    }
}

impl std::error::Error for ConditionError {}
