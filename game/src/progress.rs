//! The progress of a game: its complete tricks and its calls. A [`Play`](crate::Play) and a
//! [`LightPlay`](crate::LightPlay) advance by these steps.

use crate::announce::{Accepted, CallRefused, Ladder, Moment};
use crate::call::Call;
use crate::frame::Frame;
use crate::hochzeit::Klaerung;
use crate::rules::Rules;
use crate::seat::{Seat, Team};
use crate::trick::Trick;

/// The most tricks a deal has.
const MOST_TRICKS: usize = 12;

/// The complete tricks of a game, and what was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    tricks: [Trick; MOST_TRICKS],
    n_tricks: u8,
    ladder: Ladder,
}

impl Progress {
    /// Returns that of a game of which nothing is played and nothing called.
    pub(crate) fn new() -> Self {
        Self { tricks: [Trick::led_by(Seat::N); MOST_TRICKS], n_tricks: 0, ladder: Ladder::default() }
    }

    /// Returns the complete tricks.
    pub(crate) fn tricks(&self) -> &[Trick] {
        &self.tricks[..usize::from(self.n_tricks)]
    }

    /// Returns how far both sides have called, and whether in time.
    pub(crate) const fn ladder(&self) -> &Ladder {
        &self.ladder
    }

    /// Returns the number of cards played by all seats, with `n_lying` cards on the table.
    pub(crate) fn cards_played(&self, n_lying: usize) -> usize {
        4 * usize::from(self.n_tricks) + n_lying
    }

    /// Returns the facts that decide whether a call is in time, for a seat with `cards_in_hand` cards and `n_lying`
    /// cards on the table.
    pub(crate) fn moment(&self, frame: &Frame<'_>, cards_in_hand: usize, n_lying: usize) -> Moment {
        Moment {
            cards_in_hand: cards_in_hand as u8,
            cards_played: self.cards_played(n_lying) as u8,
            phase: frame.call_phase(self.tricks()),
        }
    }

    /// Records a complete trick.
    pub(crate) const fn end_trick(&mut self, trick: Trick) {
        self.tricks[self.n_tricks as usize] = trick;
        self.n_tricks += 1;
        self.ladder.end_trick();
    }

    /// Records a complete trick of a Hochzeit whose partner is still to be found. Returns the new state of the search.
    ///
    /// Rule DDV C.4: the Klärungsstich decides who plays with whom; what the partner has called before is a call of Re.
    pub(crate) fn end_trick_of_search(&mut self, frame: &Frame<'_>, trick: Trick) -> Option<Klaerung> {
        self.end_trick(trick);
        let klaerung = frame.klaerung(self.tricks());
        if let Some(partner) = klaerung.and_then(Klaerung::partner) {
            self.ladder.marry(partner);
            self.ladder.end_trick();
        }
        klaerung
    }

    /// Makes a call.
    ///
    /// # Errors
    /// Returns why it is not allowed; nothing changes then.
    pub(crate) fn call(
        &mut self,
        rules: &Rules,
        (seat, team, call): (Seat, Team, Call),
        moment: &Moment,
    ) -> Result<Accepted, CallRefused> {
        let accepted = self.ladder.call(rules, team, call, moment)?;
        self.ladder.called_by(seat, team, call, moment);
        Ok(accepted)
    }

    /// Enters an unclaimed call, whether it is allowed or not, and returns the side it counts for (DDV G.7.2).
    pub(crate) fn call_unclaimed(
        &mut self,
        rules: &Rules,
        (seat, team, call): (Seat, Team, Call),
        moment: &Moment,
    ) -> Team {
        let counts_for = self.ladder.count_unclaimed(rules, team, call, moment);
        self.ladder.called_by(seat, counts_for, call, moment);
        counts_for
    }
}
