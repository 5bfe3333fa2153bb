//! The phase of a deal, as far as calls depend on it.

use crate::contract::{Contract, Solo};

/// Phase of the deal, as far as calls depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallPhase {
    /// The Vorbehalte are not settled yet.
    Spielfindung,
    /// A Hochzeit before the fourth card of the Klärungsstich.
    BeforeKlaerung,
    /// Every game without a Klärungsstich, a stilles Solo included, but for a named solo.
    Open,
    /// A named solo.
    Solo,
    /// A Null, in which Augen do not count, so that there are no Absagen.
    Null,
    /// A Null of which the soloist has made a trick, so that it is lost and there are no calls any more.
    NullLost,
    /// A Hochzeit after its Klärungsstich, which was the trick with this number; the last possible one if no partner
    /// was found.
    AfterKlaerung(u8),
}

impl CallPhase {
    /// Returns whether it is that of a named solo, of a Null too.
    #[must_use]
    pub const fn is_solo(self) -> bool {
        matches!(self, Self::Solo | Self::Null | Self::NullLost)
    }

    /// Returns the phase of a game without a Klärungsstich.
    #[must_use]
    pub const fn of(contract: Contract) -> Self {
        match contract {
            Contract::Solo(Solo::Null) => Self::Null,
            Contract::Solo(_) => Self::Solo,
            Contract::Normal | Contract::Hochzeit | Contract::Trumpfabgabe => Self::Open,
        }
    }
}
