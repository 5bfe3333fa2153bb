//! Taking a Vorbehalt back (TSR 4.1.2).

use super::Spielfindung;
use super::act::{Act, Say};
use super::illegal::{IllegalAct, WhyIllegal};
use crate::seat::Seat;

/// The acts next to the query that can happen before it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beside {
    /// Somebody has led a card.
    Card,
    /// Somebody has made a call.
    Call,
}

impl Beside {
    /// Returns the one with this name in rule-book vectors.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        [("card", Self::Card), ("call", Self::Call)]
            .into_iter()
            .find(|(word, _)| *word == name)
            .map(|(_, beside)| beside)
    }
}

impl Spielfindung {
    /// Checks that a seat may take its Vorbehalt back after these have happened since: the first three until the next one has spoken,
    /// the last one until a card lies, a call was made, or the query goes on (TSR 4.1.2).
    ///
    /// # Errors
    /// Returns why it may not, the rule, and what would be allowed.
    pub fn check_take_back(&self, seat: Seat, since: &[Beside]) -> Result<(), IllegalAct> {
        let act = Act::Say(Say::Gesund);
        // The dealer speaks last.
        if seat == self.deal().dealer() && !since.is_empty() {
            let why = WhyIllegal::TooLateToCorrect;
            return Err(IllegalAct::new(self.rules(), (seat, act), why, self.actor(), self.options_of(seat).to_vec()));
        }
        self.check(seat, act)
    }
}
