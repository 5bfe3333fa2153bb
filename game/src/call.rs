//! The calls: Re, Kontra, keine 90, keine 60, keine 30, schwarz.

use crate::contract::Level;
use crate::seat::Team;
use smallvec::SmallVec;
use std::fmt;

/// A word said at the table: an Ansage names its side, an Absage does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Call {
    /// "Re".
    Re,
    /// "Kontra".
    Kontra,
    /// "keine 90".
    Keine90,
    /// "keine 60".
    Keine60,
    /// "keine 30".
    Keine30,
    /// "schwarz".
    Schwarz,
}

/// The calls that a seat may make, lowest first: never more than the five words of its side, so the list needs no
/// allocation.
pub type LegalCalls = SmallVec<[Call; 5]>;

impl Call {
    /// All six.
    pub const ALL: [Self; 6] = [Self::Re, Self::Kontra, Self::Keine90, Self::Keine60, Self::Keine30, Self::Schwarz];

    /// Returns the word with which a side reaches a level; `None` for [`Level::None`].
    #[must_use]
    pub const fn of(team: Team, level: Level) -> Option<Self> {
        match level {
            Level::None => None,
            Level::Ansage => Some(Self::ansage(team)),
            Level::Keine90 => Some(Self::Keine90),
            Level::Keine60 => Some(Self::Keine60),
            Level::Keine30 => Some(Self::Keine30),
            Level::Schwarz => Some(Self::Schwarz),
        }
    }

    /// Returns the Ansage of a side.
    #[must_use]
    pub const fn ansage(team: Team) -> Self {
        match team {
            Team::Re => Self::Re,
            Team::Kontra => Self::Kontra,
        }
    }

    /// Returns the five words that a member of a side can say, lowest first.
    #[must_use]
    pub const fn words_of(team: Team) -> [Self; 5] {
        [Self::ansage(team), Self::Keine90, Self::Keine60, Self::Keine30, Self::Schwarz]
    }

    /// Returns the level the word stands for.
    #[must_use]
    pub const fn level(self) -> Level {
        match self {
            Self::Re | Self::Kontra => Level::Ansage,
            Self::Keine90 => Level::Keine90,
            Self::Keine60 => Level::Keine60,
            Self::Keine30 => Level::Keine30,
            Self::Schwarz => Level::Schwarz,
        }
    }

    /// Returns the side that the word names, or `None` for an Absage.
    #[must_use]
    pub const fn team(self) -> Option<Team> {
        match self {
            Self::Re => Some(Team::Re),
            Self::Kontra => Some(Team::Kontra),
            Self::Keine90 | Self::Keine60 | Self::Keine30 | Self::Schwarz => None,
        }
    }

    /// Returns the name in the notation: `re`, `kontra`, `k90`, `k60`, `k30` or `schwarz`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Re => "re",
            Self::Kontra => "kontra",
            Self::Keine90 => "k90",
            Self::Keine60 => "k60",
            Self::Keine30 => "k30",
            Self::Schwarz => "schwarz",
        }
    }

    /// Returns the call with this name in the notation.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|call| call.name() == name)
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_is_its_name_and_its_level() {
        for call in Call::ALL {
            assert_eq!(Call::from_name(call.name()), Some(call));
            for team in Team::ALL {
                let expected = if call.team() == Some(!team) { Call::ansage(team) } else { call };
                assert_eq!(Call::of(team, call.level()), Some(expected));
            }
        }
        assert_eq!(Call::of(Team::Re, Level::None), None);
        assert_eq!(Call::from_name("keine 90"), None);
    }
}
