//! The acts that end the right to claim a breach, and those that do not (TSR 9.6.3; 002 1.2, Aktion).

/// The acts of a player once a breach is committed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Doing {
    /// Says "gesund".
    Gesund,
    /// Reports a Vorbehalt.
    Vorbehalt,
    /// Names it.
    Names,
    /// Lays a card.
    Card,
    /// Says Re or Kontra.
    Ansage,
    /// Makes an Absage.
    Absage,
    /// Accepts that the breach is corrected.
    AcceptsCorrection,
    /// Points the breach out, which everybody may (TSR 9.6.2).
    PointsOut,
    /// Asks a partner whether it is to be claimed (TSR 9.6.4).
    AsksPartner,
    /// Wants to see the last trick (TSR 5.3.5).
    LooksAtLastTrick,
    /// Says his own call again for those who have not heard it (TSR 6.4.7).
    RepeatsOwnCall,
    /// Calls the referee (TSR 9.6.5).
    CallsReferee,
}

impl Doing {
    /// Returns whether it is an action, after which he can claim no breach that he could have claimed before (TSR 9.6.3).
    #[must_use]
    pub const fn is_action(self) -> bool {
        match self {
            Self::Gesund
            | Self::Vorbehalt
            | Self::Names
            | Self::Card
            | Self::Ansage
            | Self::Absage
            | Self::AcceptsCorrection => true,
            Self::PointsOut
            | Self::AsksPartner
            | Self::LooksAtLastTrick
            | Self::RepeatsOwnCall
            | Self::CallsReferee => false,
        }
    }
}

/// The answer of a partner who was asked whether a breach is to be claimed (TSR 9.6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum PartnerAnswer {
    /// The partner claims the breach.
    Reklamation,
    /// The partner does not claim it, which binds his side.
    KeineReklamation,
}
