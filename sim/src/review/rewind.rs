//! A game as it stood at a decision.

use crate::analysis::{Choice, Decision};
use game::{Called, Play};

/// Returns the game before a decision between `start` and `end`; `None` if the decision is not of this game.
#[must_use]
pub fn before(start: &Play, end: &Play, decision: &Decision) -> Option<Play> {
    let mut play = start.clone();
    play.decide_schweine(end.public().schweine_fate());
    let mut plays = end.public().plays();
    let calls = &end.public().calls()[start.public().calls().len()..];
    loop {
        let n_cards = play.public().cards_played();
        let is_there = n_cards == decision.cards_played;
        let now: Vec<Called> = calls.iter().copied().filter(|call| usize::from(call.before_card) == n_cards).collect();
        for group in now.chunk_by(|one, other| one.seat == other.seat) {
            let said = group.last().map(|called| (called.seat, Choice::Call(Some(called.call))));
            if is_there && said == Some((decision.seat, decision.done)) {
                return Some(play);
            }
            for called in group {
                if play.call(called.seat, called.call).is_err() {
                    play.call_unclaimed(called.seat, called.call).ok()?;
                }
            }
        }
        if is_there {
            return Some(play);
        }
        let (seat, card) = plays.next()?;
        play.play_unclaimed(seat, card).ok()?;
    }
}
