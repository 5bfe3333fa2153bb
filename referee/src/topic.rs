//! The topics of an interview.

use crate::fact::Fact;

/// Subject of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The game.
    Game,
    /// The soloist, or the player who announced the Hochzeit.
    Soloist,
    /// Whether a solo is the compulsory one.
    SoloKind,
    /// The offender.
    Offender,
    /// The number of Absagen that his opponents had made.
    Absagen,
    /// The manner in which the player who claims all remaining tricks plays.
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
