//! A player who sees all cards: what no honest bot can beat, as a measure of how far the others are from it.

use bots::evaluate::{Judged, Search, judge_cards_in};
use bots::{Talk, Threads, fallback_card};
use game::{Card, Play};
use solver::Stop;

/// A player who sees all cards. It plays cards and decides nothing else.
///
/// With many tricks left it tries every card and lets all four go on by the rules of thumb; with few it plays the exact
/// best card for Points. Where the others play by the rules of thumb, too, it knows what they will do.
///
/// # Information
/// Sees all hands, so it is no [`Bot`](bots::Bot) and sits only at a [`Table`](crate::Table) that lets it.
#[derive(Clone, Copy, Debug)]
pub struct Oracle {
    /// Number of last tricks that it plays exactly.
    solve: usize,
}

impl Oracle {
    /// Returns the player that plays the last `solve` tricks exactly.
    #[must_use]
    pub const fn new(solve: usize) -> Self {
        Self { solve }
    }

    /// Returns the card of the seat at turn; once it is stopped, any.
    ///
    /// # Panics
    /// Panics if no card is legal.
    #[must_use]
    pub fn card(&self, play: &Play, stop: &Stop) -> Card {
        let (solve, stop) = (self.solve, stop.clone());
        // It plays cards, and measures those who do: its playouts are without calls.
        let search = Search { solve, ahead: 0, talk: Talk::None, threads: Threads::One, stop, ..Search::of_advice(1) };
        let best = play.actor().and_then(|seat| {
            let judged = judge_cards_in(&play.view(seat), &search, |_| vec![play.clone()]);
            Judged::best(&judged).map(|best| best.decision)
        });
        best.unwrap_or_else(|| fallback_card(play.legal()))
    }
}
