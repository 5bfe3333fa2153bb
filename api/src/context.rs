//! What every question is asked in: a language, and the rule sets that can be named.

use crate::host::Most;
use game::Rules;
use notation::RuleBook;
use solver::Stop;
use text::Language;

/// The surroundings of a question.
#[derive(Clone, Debug)]
pub struct Context {
    /// The rule sets that can be named, and the one that is meant where none is.
    pub book: RuleBook,
    /// The language of words for people.
    pub language: Language,
    /// Limits of the host.
    pub most: Most,
    /// Token that stops the work.
    pub stop: Stop,
}

impl Context {
    /// Returns the surroundings in which only the published rule sets have names.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self { book: RuleBook::published(), language, most: Most::ANY, stop: Stop::NEVER }
    }

    /// Returns the rule set of what names none: the chosen one, or that of the DDV.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.book.default_rules().cloned().unwrap_or(Rules::DDV)
    }
}
