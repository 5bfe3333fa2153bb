//! The partner of a seat: certain if it is public, otherwise a probability by the cards that were played.

use crate::rules::memory::{Memory, Partner};
use game::{BySeat, Card, Class, Hand, Seat, Team};

/// The six ways in which two seats can be Re.
pub(crate) const PAIRS: [(Seat, Seat); 6] = [
    (Seat::N, Seat::E),
    (Seat::N, Seat::S),
    (Seat::N, Seat::W),
    (Seat::E, Seat::S),
    (Seat::E, Seat::W),
    (Seat::S, Seat::W),
];

/// Least probability of a possible pair, relative to the best one: no seat is sure of what is not proved.
const LEAST: f32 = 1e-3;

/// Returns for each seat the probability that it plays with `me`, who holds this hand; 1 for `me`.
pub(crate) fn friends(memory: &Memory, me: Seat, hand: Hand) -> BySeat<f32> {
    let is_alone = || memory.parties.is_some_and(|parties| parties.soloist().is_some());
    if memory.partner == Partner::Unseen && !is_alone() {
        return anybody(me);
    }
    if let Some(parties) = memory.parties {
        let mine = parties.team_of(me);
        return BySeat::from_fn(|seat| f32::from(u8::from(parties.team_of(seat) == mine)));
    }
    if let Some(hochzeiter) = memory.searching {
        return BySeat::from_fn(|seat| match (seat == me, seat == hochzeiter || me == hochzeiter) {
            (true, _) => 1.0,
            (_, true) => 1.0 / 3.0,
            _ => 0.5,
        });
    }
    let queens = memory.queens[me] + hand.count(Card::CQ) as u8;
    let alone = if queens == 2 { Some(me) } else { Seat::ALL.into_iter().find(|&seat| memory.queens[seat] == 2) };
    if let Some(soloist) = alone {
        return BySeat::from_fn(|seat| f32::from(u8::from((seat == soloist) == (me == soloist))));
    }
    let mut likely = BySeat::from_fn(|_| 0.0);
    let mut sum = 0.0;
    let logs = memory.pairs.unwrap_or_default();
    let most = logs.into_iter().fold(f32::NEG_INFINITY, f32::max);
    for ((first, second), log) in PAIRS.into_iter().zip(logs) {
        let is_re = |seat| seat == first || seat == second;
        let fits = Seat::ALL.into_iter().all(|seat| {
            if seat == me {
                return is_re(me) == (queens == 1);
            }
            let can_be_re = memory.queens[seat] == 1 || !memory.is_void(seat, Class::Trump);
            match memory.said[seat] {
                Some(team) => is_re(seat) == (team == Team::Re),
                None if is_re(seat) => can_be_re,
                None => memory.queens[seat] == 0,
            }
        });
        if !fits {
            continue;
        }
        let part = (log - most).exp().max(LEAST);
        sum += part;
        for seat in Seat::ALL {
            if is_re(seat) == is_re(me) {
                likely[seat] += part;
            }
        }
    }
    if sum == 0.0 {
        // A seat holds both queens of clubs, or has stated a false side.
        return anybody(me);
    }
    BySeat::from_fn(|seat| likely[seat] / sum)
}

/// Returns that each of the others may be the partner.
fn anybody(me: Seat) -> BySeat<f32> {
    BySeat::from_fn(|seat| if seat == me { 1.0 } else { 1.0 / 3.0 })
}

/// Returns the seat's own side; Kontra while it is open in a Hochzeit.
pub(crate) fn team_of(memory: &Memory, me: Seat, hand: Hand) -> Team {
    let is_re = match (memory.parties, memory.searching) {
        (Some(parties), _) => return parties.team_of(me),
        (None, Some(hochzeiter)) => hochzeiter == me,
        (None, None) => memory.queens[me] != 0 || hand.contains(Card::CQ),
    };
    if is_re { Team::Re } else { Team::Kontra }
}
