//! The game in which a breach happened, as far as it is known.

use game::Seat;

/// The game in which the breach happened, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameKind {
    /// Before or after a game.
    None,
    /// Two against two, or not known to be a solo.
    Normal,
    /// A Hochzeit that may still find, or has found, its partner.
    Hochzeit,
    /// A Hochzeit without partner.
    HochzeitSolo,
    /// A silent solo.
    StillesSolo,
    /// Trumpfabgabe (Recklinghausen).
    Trumpfabgabe,
    /// A named solo.
    Solo,
}

impl GameKind {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::None,
        Self::Normal,
        Self::Hochzeit,
        Self::HochzeitSolo,
        Self::StillesSolo,
        Self::Trumpfabgabe,
        Self::Solo,
    ];

    /// Returns the name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Normal => "normal",
            Self::Hochzeit => "hochzeit",
            Self::HochzeitSolo => "hochzeit_solo",
            Self::StillesSolo => "stilles_solo",
            Self::Trumpfabgabe => "trumpfabgabe",
            Self::Solo => "solo",
        }
    }

    /// Returns the game with this name; every named solo is a `solo`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        if game::Solo::from_name(name).is_some() {
            return Some(Self::Solo);
        }
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Returns whether one player is alone in this game, established or not.
    #[must_use]
    pub const fn is_one_against_three(self) -> bool {
        matches!(self, Self::HochzeitSolo | Self::StillesSolo | Self::Solo)
    }
}

/// Whether a solo is the compulsory one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoloKind {
    /// Pflichtsolo.
    Pflicht,
    /// Lustsolo.
    Lust,
}

/// The game of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// Kind of the game.
    pub kind: GameKind,
    /// The soloist, or the Hochzeiter.
    pub soloist: Option<Seat>,
    /// Whether a named solo is the compulsory one, if that is known.
    pub solo_kind: Option<SoloKind>,
}

impl Game {
    /// Returns a game without a soloist.
    #[must_use]
    pub const fn of(kind: GameKind) -> Self {
        Self { kind, soloist: None, solo_kind: None }
    }

    /// Returns a solo of this player.
    #[must_use]
    pub const fn solo(soloist: Seat, solo_kind: SoloKind) -> Self {
        Self { kind: GameKind::Solo, soloist: Some(soloist), solo_kind: Some(solo_kind) }
    }
}
