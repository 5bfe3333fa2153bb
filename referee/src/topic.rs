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
    /// How the player who claims all remaining tricks plays.
    Manner,
    /// The order in which he plays trumps and suits.
    Suits,
    /// The order in which he plays his cards.
    Order,
    /// A fact of the entry, or one that every ruling may depend on.
    Fact(Fact),
    /// The claimant.
    Claimant,
    /// Whether he has acted himself since.
    ClaimantActed,
}
