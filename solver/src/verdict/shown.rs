//! Cards that are shown without a word (TSR 5.4.4, 5.4.5; 002 3.10).

use super::{Claim, Manner, try_verdict};
use crate::limits::Limits;
use game::{Book, Position, Seat, SeatSet};

/// Returns whether a player who shows his cards without a word makes all remaining tricks with his side; `None` if the limits ended
/// the search before that was known.
///
/// In trumps and in each suit he plays from the top. By TSR 5.4.4 a soloist who is not to lead takes the running trick with any card
/// that can take it, so that each of them must do: he throws nothing off, and does not need the highest.
#[must_use]
pub fn holds_without_a_word(position: &Position, claimant: Seat, limits: Limits<'_>) -> Option<bool> {
    let trick = position.cards().trick();
    let is_soloist = position.parties().re == SeatSet::only(claimant);
    let has_laid = trick.plays().any(|(seat, _)| seat == claimant);
    if position.rules().book != Book::Tsr || !is_soloist || trick.leader() == claimant || has_laid {
        return from_the_top(position, claimant, limits);
    }
    let is_turn = position.cards().turn() == claimant;
    let legal = position.cards().legal(position.order());
    let after = |card| position.after(card).expect("the card is legal");
    // Where nothing takes the trick it is lost.
    let mut all = None;
    for card in legal.iter().filter(|&card| !is_turn || takes(position, claimant, card)) {
        let next = after(card);
        let one =
            if is_turn { from_the_top(&next, claimant, limits) } else { holds_without_a_word(&next, claimant, limits) };
        match one {
            Some(false) => return one,
            one => all = if all == Some(None) { all } else { Some(one) },
        }
    }
    all.unwrap_or(Some(false))
}

/// Returns whether the trick would be his with this card on it.
fn takes(position: &Position, claimant: Seat, card: game::Card) -> bool {
    let mut cards = *position.cards();
    let complete = cards.play(position.order(), card);
    complete.map_or_else(|| cards.trick().owner(), |trick| trick.owner()) == Some(claimant)
}

fn from_the_top(position: &Position, claimant: Seat, limits: Limits<'_>) -> Option<bool> {
    if position.cards().hands().iter().all(|(_, hand)| hand.is_empty()) {
        return Some(true);
    }
    let team = position.parties().team_of(claimant);
    let claim = Claim::new(position, team, Manner::TopFirst { claimant }).ok()?;
    try_verdict(position, &claim, limits).0.map(|verdict| verdict.holds())
}
