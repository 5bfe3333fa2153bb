//! Plain minimax over every legal card. The specification of what a position is worth, and nothing else.

use game::{Augen, CardPlay, Order, Parties, Position, Team};

/// Returns the Augen that Re still gets from here with best play of both sides, the unfinished trick included.
#[must_use]
pub fn value(position: &Position) -> Augen {
    best(position.cards(), position.order(), position.parties())
}

fn best(play: &CardPlay, order: &Order, parties: Parties) -> Augen {
    let values = play.legal(order).iter().map(|card| {
        let mut next = *play;
        let complete = next.play(order, card);
        let re_wins = |winner| parties.team_of(winner) == Team::Re;
        let gained = match complete {
            Some(trick) if trick.owner().is_some_and(re_wins) => trick.augen(),
            _ => Augen(0),
        };
        gained + best(&next, order, parties)
    });
    let extreme = match parties.team_of(play.turn()) {
        Team::Re => values.max(),
        Team::Kontra => values.min(),
    };
    extreme.unwrap_or_default()
}
