//! The language of the text for people.

use clap::ValueEnum;
use game::notation::Language;
use game::{Rank, Team};

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Lang {
    /// German.
    De,
    /// English.
    En,
}

impl Lang {
    /// Returns the language of the user's system: German if that is German, otherwise English.
    pub(crate) fn of_system() -> Self {
        match sys_locale::get_locale() {
            Some(locale) if locale.to_lowercase().starts_with("de") => Self::De,
            _ => Self::En,
        }
    }

    /// Returns the text in this language.
    pub(crate) fn say<'a>(self, de: &'a str, en: &'a str) -> &'a str {
        match self {
            Self::De => de,
            Self::En => en,
        }
    }

    /// Returns the language of errors about notation.
    pub(crate) const fn of_notation(self) -> Language {
        match self {
            Self::De => Language::German,
            Self::En => Language::English,
        }
    }

    /// Returns what a rank is called on the card: `D` or `Q`.
    pub(crate) const fn rank(self, rank: Rank) -> &'static str {
        match (self, rank) {
            (_, Rank::Ace) => "A",
            (_, Rank::Ten) => "10",
            (_, Rank::King) => "K",
            (Self::De, Rank::Queen) => "D",
            (Self::En, Rank::Queen) => "Q",
            (Self::De, Rank::Jack) => "B",
            (Self::En, Rank::Jack) => "J",
            (_, Rank::Nine) => "9",
        }
    }
}

/// Returns the name of a side in a sentence.
pub(crate) const fn team_name(team: Team) -> &'static str {
    match team {
        Team::Re => "Re",
        Team::Kontra => "Kontra",
    }
}
