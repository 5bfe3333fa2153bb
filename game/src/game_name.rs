//! Names of games.

use crate::contract::{Contract, Solo};
use crate::seat::Parties;
use std::fmt;

/// Name of a game as it turned out, which decides its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameName {
    /// A normal game of two against two.
    Normal,
    /// A Hochzeit with a partner.
    Hochzeit,
    /// A Hochzeit without one.
    HochzeitSolo,
    /// Both queens of clubs in one hand, and nothing named.
    StillesSolo,
    /// A Trumpfabgabe.
    Trumpfabgabe,
    /// A named solo.
    Solo(Solo),
}

impl GameName {
    pub(crate) fn of(contract: Contract, parties: Parties) -> Self {
        match (contract, parties.soloist()) {
            (Contract::Normal, None) => Self::Normal,
            (Contract::Normal, Some(_)) => Self::StillesSolo,
            (Contract::Hochzeit, None) => Self::Hochzeit,
            (Contract::Hochzeit, Some(_)) => Self::HochzeitSolo,
            (Contract::Trumpfabgabe, _) => Self::Trumpfabgabe,
            (Contract::Solo(solo), _) => Self::Solo(solo),
        }
    }

    /// Returns the kind with this name in the notation; `trumpfsolo` is another word for `farbsolo_D`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "hochzeit_solo" => Some(Self::HochzeitSolo),
            "stilles_solo" => Some(Self::StillesSolo),
            _ => Contract::from_name(name).map(Self::from),
        }
    }

    /// Returns the name in the notation, such as `stilles_solo`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Hochzeit => "hochzeit",
            Self::HochzeitSolo => "hochzeit_solo",
            Self::StillesSolo => "stilles_solo",
            Self::Trumpfabgabe => "trumpfabgabe",
            Self::Solo(solo) => solo.name(),
        }
    }
}

impl From<Contract> for GameName {
    /// Returns the kind of a game of which no more is known than its name.
    fn from(contract: Contract) -> Self {
        match contract {
            Contract::Normal => Self::Normal,
            Contract::Hochzeit => Self::Hochzeit,
            Contract::Trumpfabgabe => Self::Trumpfabgabe,
            Contract::Solo(solo) => Self::Solo(solo),
        }
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
