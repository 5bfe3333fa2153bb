//! What can be wrong with a rule file.

use crate::notation::{Label, Span};
use crate::rules::RulesConflict;
use std::fmt;

/// Why an option cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
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
        /// What can be written.
        expected: String,
        /// A word that is written almost like it.
        meant: Option<String>,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { option, .. } => write!(f, "unknown option \"{option}\""),
            Self::BadValue { option, value, .. } => write!(f, "{option} cannot be {value}"),
        }
    }
}

impl std::error::Error for OptionError {}

/// Why a text is no rule set, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesFileError {
    /// What is wrong.
    pub problem: RulesFileProblem,
    /// The parts of the text that are wrong; none if something is missing.
    pub labels: Vec<Label>,
}

/// What is wrong with a rule file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RulesFileProblem {
    /// It is not TOML.
    Syntax {
        /// What the reader of TOML says.
        message: String,
    },
    /// It does not say which rule set it changes.
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
        Self { problem, labels: vec![Label { span, text: String::new() }] }
    }

    /// Returns what to do about it, if there is more to say than the message does.
    #[must_use]
    pub fn help(&self) -> Option<String> {
        const BASES: &str = "ddv, bsv or recklinghausen";
        match &self.problem {
            RulesFileProblem::Syntax { .. } => None,
            RulesFileProblem::NoBase => Some(format!("begin with extends = \"ddv\" ({BASES})")),
            RulesFileProblem::UnknownBase { meant: Some(meant), .. }
            | RulesFileProblem::Option(
                OptionError::Unknown { meant: Some(meant), .. } | OptionError::BadValue { meant: Some(meant), .. },
            ) => Some(format!("did you mean {meant}?")),
            RulesFileProblem::UnknownBase { .. } => Some(format!("a rule file extends {BASES}")),
            RulesFileProblem::BadName { .. } => Some("use letters, digits, - and _".to_owned()),
            RulesFileProblem::TakenName { .. } => Some("choose another name = \"..\" for your rule set".to_owned()),
            RulesFileProblem::Option(OptionError::Unknown { .. }) => {
                Some("`doko rules` lists all options with their values".to_owned())
            }
            RulesFileProblem::Option(OptionError::BadValue { expected, .. }) => Some(format!("write {expected}")),
            RulesFileProblem::Conflict(conflict) => {
                Some(format!("these options must fit together: {}", conflict.options.join(", ")))
            }
        }
    }
}

impl fmt::Display for RulesFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.problem {
            RulesFileProblem::Syntax { message } => f.write_str(message),
            RulesFileProblem::NoBase => f.write_str("extends = \"..\" is missing"),
            RulesFileProblem::UnknownBase { name, .. } => write!(f, "there is no published rule set \"{name}\""),
            RulesFileProblem::BadName { name } => write!(f, "\"{name}\" cannot be the name of a rule set"),
            RulesFileProblem::TakenName { name } => write!(f, "\"{name}\" is the name of a published rule set"),
            RulesFileProblem::Option(error) => error.fmt(f),
            RulesFileProblem::Conflict(conflict) => conflict.fmt(f),
        }
    }
}

impl std::error::Error for RulesFileError {}
