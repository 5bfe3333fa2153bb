//! The languages there are.

use std::fmt;

/// A language of text for people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German, the language of the table.
    German,
}

impl Language {
    /// Both, German first.
    pub const ALL: [Self; 2] = [Self::German, Self::English];

    /// Returns the code: `de` or `en`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::German => "de",
            Self::English => "en",
        }
    }

    /// Returns the language of a code such as `de`, `en-GB` or `de_DE.UTF-8`, or `None` for any other.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let word = code.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|language| language.code() == word)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_a_language() {
        assert_eq!(Language::from_code("de_AT.UTF-8"), Some(Language::German));
        assert_eq!(Language::from_code("EN"), Some(Language::English));
        assert_eq!(Language::from_code("den"), None);
        assert_eq!(Language::from_code(""), None);
    }
}
