//! The Absagen, and what they oblige a side to.

use crate::card::Augen;
use crate::contract::Level;
use text::{Localized, Message, message};

/// One of the four Absagen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Absage {
    /// "keine 90".
    Keine90,
    /// "keine 60".
    Keine60,
    /// "keine 30".
    Keine30,
    /// "schwarz".
    Schwarz,
}

impl Absage {
    /// All four, lowest first.
    pub const ALL: [Self; 4] = [Self::Keine90, Self::Keine60, Self::Keine30, Self::Schwarz];

    /// Returns the highest Absage that a level contains, if any.
    #[must_use]
    pub const fn highest(level: Level) -> Option<Self> {
        match level {
            Level::None | Level::Ansage => None,
            Level::Keine90 => Some(Self::Keine90),
            Level::Keine60 => Some(Self::Keine60),
            Level::Keine30 => Some(Self::Keine30),
            Level::Schwarz => Some(Self::Schwarz),
        }
    }

    /// Returns the Absagen that a level contains, lowest first.
    pub fn up_to(level: Level) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |&absage| Some(absage) <= Self::highest(level))
    }

    /// Returns what the side that called it needs.
    #[must_use]
    pub const fn needs(self) -> Needs {
        match self {
            Self::Keine90 => Needs::Augen(Augen(151)),
            Self::Keine60 => Needs::Augen(Augen(181)),
            Self::Keine30 => Needs::Augen(Augen(211)),
            Self::Schwarz => Needs::AllTricks,
        }
    }

    /// Returns what the other side needs to refute it.
    #[must_use]
    pub const fn needs_against(self) -> Needs {
        match self {
            Self::Keine90 => Needs::Augen(Augen(90)),
            Self::Keine60 => Needs::Augen(Augen(60)),
            Self::Keine30 => Needs::Augen(Augen(30)),
            Self::Schwarz => Needs::OneTrick,
        }
    }

    /// Returns with how many Augen the other side earns a point for refuting it by far (DDV F.2 c, BSV 7.2 e, f).
    #[must_use]
    pub const fn refuted_by_far(self) -> Augen {
        match self {
            Self::Keine90 => Augen(120),
            Self::Keine60 => Augen(90),
            Self::Keine30 => Augen(60),
            Self::Schwarz => Augen(30),
        }
    }
}

/// Result that a side needs to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Needs {
    /// Bound of this number of Augen.
    Augen(Augen),
    /// Every trick.
    AllTricks,
    /// A trick.
    OneTrick,
}

impl Localized for Needs {
    fn message(&self) -> Message {
        match self {
            Self::Augen(least) => message!("needs-augen", n = least.0),
            Self::AllTricks => Message::new("needs-all-tricks"),
            Self::OneTrick => Message::new("needs-one-trick"),
        }
    }
}
