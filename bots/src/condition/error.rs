//! Why a text is no condition.

use notation::{CardError, Label, Span};
use text::brief;
use text::{Localized, Message, english_errors, message};

/// Why a text is no condition, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct ConditionError {
    /// The kind of the error.
    pub problem: ConditionProblem,
    /// The part of the text that is wrong.
    pub label: Label,
}

/// The problem of a condition.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ConditionProblem {
    /// There is nothing.
    Empty,
    /// Something else should stand here.
    Expected {
        /// The message that says what should.
        what: &'static str,
        /// The text that is there; empty at the end.
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
    /// It is not said how many: "the Dullen" may be both, or some.
    HowMany {
        /// The text.
        text: String,
    },
    /// Two seats with "and" between them may be meant together or one by one.
    Together {
        /// The first.
        one: String,
        /// The second.
        other: String,
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
        /// Greatest allowed number.
        most: usize,
    },
}

impl ConditionError {
    pub(super) fn at(span: Span, problem: ConditionProblem) -> Self {
        Self { problem, label: Label::new(span) }
    }
}

impl Localized for ConditionError {
    fn message(&self) -> Message {
        match &self.problem {
            ConditionProblem::Empty => message!("condition-empty"),
            ConditionProblem::Expected { what, found } if found.is_empty() => {
                message!("condition-ends", what = Message::new(*what))
            }
            ConditionProblem::Expected { what, found } => {
                message!("condition-expected", what = Message::new(*what), found = brief(found))
            }
            ConditionProblem::NoThing { text, .. } => message!("condition-no-thing", text = brief(text)),
            ConditionProblem::Card(error) => error.message(),
            ConditionProblem::Whose { text } => message!("condition-whose", text = brief(text)),
            ConditionProblem::HowMany { text } => message!("condition-how-many", text = brief(text)),
            ConditionProblem::Together { one, other } => {
                message!("condition-together", one = brief(one), other = brief(other))
            }
            ConditionProblem::Unclosed => message!("condition-unclosed"),
            ConditionProblem::TooLarge { text } => message!("condition-too-large", text = brief(text)),
            ConditionProblem::EmptyRange { text } => message!("condition-empty-range", text = brief(text)),
            ConditionProblem::Stray { text } => message!("condition-stray", text = brief(text)),
            ConditionProblem::TooDeep => message!("condition-too-deep"),
            ConditionProblem::TooMany { most } => message!("condition-too-many", most),
        }
    }

    fn help(&self) -> Option<Message> {
        match &self.problem {
            ConditionProblem::Empty => Some(message!("condition-empty.help")),
            ConditionProblem::NoThing { meant: Some(meant), .. } => {
                let meant = *meant;
                Some(message!("condition-meant", meant))
            }
            ConditionProblem::NoThing { meant: None, .. } => Some(message!("condition-no-thing.help")),
            ConditionProblem::Card(error) => error.help(),
            ConditionProblem::Whose { .. } => Some(message!("condition-whose.help")),
            ConditionProblem::HowMany { .. } => Some(message!("condition-how-many.help")),
            ConditionProblem::Together { one, other } => {
                Some(message!("condition-together.help", one = brief(one), other = brief(other)))
            }
            _ => None,
        }
    }
}

english_errors!(ConditionError);
