//! Decisions that a rule leaves to a seat while the cards are played, besides cards and calls.

use crate::card::Card;
use crate::spielfindung::Act;

/// A decision that a seat makes with the card it plays.
///
/// To add one, add a kind here, and to [`Play`](crate::Play) when it is open and what it does. Callers and players
/// (courses, bots, the protocol, learners, the page, Python) pass it on by its name and its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// Kind of the decision.
    pub kind: ChoiceKind,
    /// The card that is played.
    pub card: Card,
}

/// Kind of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChoiceKind {
    /// Show the Schweine with the first of them, or not (`schweine = "optional"`).
    Schweine,
}

impl Choice {
    /// Returns its name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self.kind {
            ChoiceKind::Schweine => "schweine",
        }
    }

    /// Returns what can be decided.
    #[must_use]
    pub const fn options(self) -> &'static [Act] {
        match self.kind {
            ChoiceKind::Schweine => &[Act::Yes, Act::No],
        }
    }

    /// Returns what is usually decided: what a bot does that does not think about it.
    #[must_use]
    pub const fn usual(self) -> Act {
        match self.kind {
            ChoiceKind::Schweine => Act::Yes,
        }
    }

    /// Returns what is decided for a seat that has nothing to say for itself.
    #[must_use]
    pub const fn modest(self) -> Act {
        match self.kind {
            ChoiceKind::Schweine => Act::No,
        }
    }
}
