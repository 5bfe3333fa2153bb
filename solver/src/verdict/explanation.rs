//! Reasons why a claim holds or fails, as data for programs that display them.

use super::restriction::Restriction;
use super::{Claim, Verdict, try_verdict};
use crate::bitboard::{Layout, each};
use crate::limits::Limits;
use crate::trick::State;
use game::{Card, CardPlay, CardSet, Position, Seat, Team, Trick};

/// Reasons why a claim holds or fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Verdict on the claim.
    pub verdict: Verdict,
    /// One line of play, trick by trick: the counter-line where the claim fails, otherwise one of the many in which
    /// the side makes everything.
    pub steps: Vec<Step>,
}

/// One trick of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Cards in the hands of the side that no opponent can beat any more, by seat.
    pub masters: Vec<(Seat, CardSet)>,
    /// Cards in the hands of the side that an opponent can still beat.
    pub threats: Vec<Threat>,
    /// The trick, complete.
    pub trick: Trick,
}

/// A card that an opponent holds something against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Seat that holds the card.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Cards that beat it, by opponent. A trump is listed against a Fehl card even while its holder must follow.
    pub beaten_by: Vec<(Seat, CardSet)>,
}

/// Returns the verdict with a line of play in which each trick shows which cards are masters and which are not; `None` if the
/// limits ended the search before.
#[must_use]
pub fn explain(position: &Position, claim: &Claim, limits: Limits<'_>) -> Option<Explanation> {
    let verdict = try_verdict(position, claim, limits).0?;
    let line = match &verdict {
        Verdict::Fails { line } => line.clone(),
        Verdict::Holds { .. } => quiet_line(position, claim),
    };
    let mut play = *position.cards();
    let mut steps = Vec::new();
    let mut before = play;
    for card in line {
        if let Some(trick) = play.play(position.order(), card) {
            steps.push(step(position, claim.team(), &before, trick));
            before = play;
        }
    }
    Some(Explanation { verdict, steps })
}

/// Returns the line in which the leader plays his highest card and all others their lowest, as far as they may.
fn quiet_line(position: &Position, claim: &Claim) -> Vec<Card> {
    let layout = Layout::new(position.order());
    let mut state = State::new(&layout, position);
    let restriction = Restriction::new(&layout, &state, position, claim.manner());
    let mut line = Vec::new();
    while !state.is_over() {
        let allowed = restriction.allowed_in(&layout, &state);
        let bit = if state.trick.len == 0 { each(allowed).last() } else { each(allowed).next() };
        let bit = bit.expect("a hand that is not empty has a legal card");
        line.push(layout.card(bit));
        state = state.after(&layout, bit).0;
    }
    line
}

fn step(position: &Position, team: Team, before: &CardPlay, trick: Trick) -> Step {
    let order = position.order();
    let mut masters = Vec::new();
    let mut threats = Vec::new();
    for seat in position.parties().members(team).iter() {
        let mut unbeaten = CardSet::EMPTY;
        for card in before.hands()[seat].kinds() {
            let beaten_by = position.parties().members(!team).iter().filter_map(|opponent| {
                // The other of the two tens of hearts may win the last trick.
                let beating = order.beaten_by(card) | (order.turned_in_last_trick() & CardSet::only(card));
                let cards = before.hands()[opponent].kinds() & beating;
                (!cards.is_empty()).then_some((opponent, cards))
            });
            let beaten_by: Vec<(Seat, CardSet)> = beaten_by.collect();
            if beaten_by.is_empty() {
                unbeaten = unbeaten.with(card);
            } else {
                threats.push(Threat { seat, card, beaten_by });
            }
        }
        masters.push((seat, unbeaten));
    }
    Step { masters, threats, trick }
}
