//! Problems of a rule file.

use crate::{Label, Span};
use game::{Rules, RulesConflict};
use text::{Arg, Join, Localized, Message, brief, english_errors, message};

/// Why an option cannot be set.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum OptionError {
    /// There is no option with this name.
    Unknown {
        /// The name.
        option: String,
        /// A name that is written almost like it.
        meant: Option<String>,
    },
    /// The option cannot have this value.
    BadValue {
        /// The name of the option.
        option: String,
        /// The value, or the part of it that is wrong.
        value: String,
        /// The words that can be written.
        expected: Box<Message>,
        /// A word that is written almost like it.
        meant: Option<String>,
    },
}

impl Localized for OptionError {
    fn message(&self) -> Message {
        match self {
            Self::Unknown { option, .. } => message!("option-unknown", option = brief(option)),
            Self::BadValue { option, value, .. } => message!("option-bad-value", option, value = brief(value)),
        }
    }

    fn help(&self) -> Option<Message> {
        Some(match self {
            Self::Unknown { meant: Some(meant), .. } | Self::BadValue { meant: Some(meant), .. } => {
                message!("word-meant", meant)
            }
            Self::Unknown { meant: None, .. } => Message::new("option-unknown.help"),
            Self::BadValue { meant: None, expected, .. } => message!("option-bad-value.help", expected = &**expected),
        })
    }
}

english_errors!(OptionError);

/// Why a text is no rule set, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesFileError {
    /// Kind of the error.
    pub problem: RulesFileProblem,
    /// The parts of the text that are wrong; none if something is missing.
    pub labels: Vec<Label>,
}

/// The problem of a rule file.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum RulesFileProblem {
    /// The file is not TOML.
    Syntax {
        /// The message of the TOML reader.
        message: String,
    },
    /// The file does not name the rule set that it changes.
    NoBase,
    /// The rule set it changes does not exist.
    UnknownBase {
        /// The name.
        name: String,
        /// A name that is written almost like it.
        meant: Option<String>,
    },
    /// The name cannot be written after `rules=`.
    BadName {
        /// The name.
        name: String,
    },
    /// The name belongs to a published rule set.
    TakenName {
        /// The name.
        name: String,
    },
    /// An option cannot be set.
    Option(OptionError),
    /// The options do not fit together.
    Conflict(RulesConflict),
}

impl RulesFileError {
    pub(super) fn at(problem: RulesFileProblem, span: Span) -> Self {
        Self { problem, labels: vec![Label::new(span)] }
    }
}

impl Localized for RulesFileError {
    fn message(&self) -> Message {
        match &self.problem {
            RulesFileProblem::Syntax { message } => message!("rules-file-syntax", message),
            RulesFileProblem::NoBase => Message::new("rules-file-no-base"),
            RulesFileProblem::UnknownBase { name, .. } => message!("rules-file-unknown-base", name = brief(name)),
            RulesFileProblem::BadName { name } => message!("rules-file-bad-name", name = brief(name)),
            RulesFileProblem::TakenName { name } => message!("rules-file-taken-name", name = brief(name)),
            RulesFileProblem::Option(error) => error.message(),
            RulesFileProblem::Conflict(conflict) => conflict.message(),
        }
    }

    fn help(&self) -> Option<Message> {
        let bases = || Arg::list(Rules::ALL.map(|rules| rules.name.into_owned()), Join::Or);
        match &self.problem {
            RulesFileProblem::Syntax { .. } => None,
            RulesFileProblem::NoBase => Some(message!("rules-file-no-base.help", bases = bases())),
            RulesFileProblem::UnknownBase { meant: Some(meant), .. } => Some(message!("word-meant", meant)),
            RulesFileProblem::UnknownBase { .. } => Some(message!("rules-file-unknown-base.help", bases = bases())),
            RulesFileProblem::BadName { .. } => Some(Message::new("rules-file-bad-name.help")),
            RulesFileProblem::TakenName { .. } => Some(Message::new("rules-file-taken-name.help")),
            RulesFileProblem::Option(error) => error.help(),
            RulesFileProblem::Conflict(conflict) => conflict.help(),
        }
    }
}

english_errors!(RulesFileError);
