//! Decisions that a rule leaves to a seat while the cards are played, besides cards and calls.

use crate::card::Card;
use crate::rules::SchweineRule;
use crate::spielfindung::Act;
use crate::view::View;
use text::{Arg, Join, Message, message};

/// A decision that a rule leaves to a seat.
///
/// To add one, add a kind here with its words, and to [`Play`](crate::Play) when it is open and what it does. Whoever asks or answers
/// (courses, bots, the protocol, learners, the page, Python) passes it on by its name, its question and its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// Kind of the decision.
    pub kind: ChoiceKind,
    /// The card that is played with it, if one is.
    pub card: Option<Card>,
}

/// Kind of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChoiceKind {
    /// Show the Schweine with the first of them, or not (`schweine = "optional"`).
    Schweine,
}

impl ChoiceKind {
    /// All of them.
    pub const ALL: [Self; 1] = [Self::Schweine];

    /// Returns its name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Schweine => "schweine",
        }
    }

    /// Returns the one with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl Choice {
    /// Returns what the seat is asked, in words to the person in it.
    #[must_use]
    pub fn question(self) -> Message {
        match self.kind {
            ChoiceKind::Schweine => message!("table-ask-show-schweine", card = Arg::list(self.card, Join::Space)),
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

impl View<'_> {
    /// Returns whether the seat can be asked for this decision now, by its cards and what everybody has seen.
    #[must_use]
    pub fn can_decide(&self, choice: Choice) -> bool {
        let (rules, contract) = (self.public().rules(), self.public().game().contract());
        match choice.kind {
            ChoiceKind::Schweine => {
                let schwein = rules.schwein(contract).filter(|_| rules.schweine.when == SchweineRule::Optional);
                let has_both = |card| self.hand().count(card) == 2 && self.legal().contains(card);
                choice.card == schwein && schwein.is_some_and(has_both)
            }
        }
    }
}
