//! What an interview asks about.

use crate::fact::Fact;

/// Subject of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Which game is played.
    Game,
    /// Who plays alone, or announced the Hochzeit.
    Soloist,
    /// Whether a solo is the compulsory one.
    SoloKind,
    /// The offender.
    Offender,
    /// How many Absagen his opponents had made.
    Absagen,
    /// A fact of the entry, or one that every ruling may depend on.
    Fact(Fact),
    /// The claimant.
    Claimant,
    /// Whether he has acted himself since.
    ClaimantActed,
}
