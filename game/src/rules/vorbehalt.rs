//! What clubs settle differently about what is said before the first card.

/// Whether the aces of diamonds are counted where a hand has few trumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FuchsCount {
    /// As every other trump.
    Counted,
    /// A single one is not counted, both together are.
    SingleFree,
    /// They are never counted.
    Free,
}

impl FuchsCount {
    /// Returns how many of these trumps count, of which so many are aces of diamonds.
    #[must_use]
    pub const fn counted(self, trumps: u8, aces_of_diamonds: u8) -> u8 {
        match self {
            Self::SingleFree if aces_of_diamonds == 1 => trumps.saturating_sub(1),
            Self::Counted | Self::SingleFree => trumps,
            Self::Free => trumps.saturating_sub(aces_of_diamonds),
        }
    }
}

/// When a hand is thrown in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WerfenWhen {
    /// As a Vorbehalt, which stands somewhere among the others.
    Vorbehalt,
    /// Everybody is asked before anybody says gesund or Vorbehalt.
    Before,
}

/// Whether both queens of clubs may be kept secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StillesSolo {
    /// Yes: whoever names no Hochzeit plays alone.
    Allowed,
    /// No: whoever wants nothing higher has to name the Hochzeit.
    Forbidden,
}
