//! Everything, with open cards, as a row of bytes: for critics and searches that may look into all hands, never for a seat that
//! has to decide.

use crate::episode::Episode;
use crate::layout;
use crate::observer::Observer;
use crate::quick::write_hand;
use game::{Card, Play, Seat, Spielfindung, Team};
use std::ops::Range;

/// Grows whenever a byte moves or means something else; that of the [observation](layout::LAYOUT_VERSION) within counts by
/// itself.
pub const LAYOUT_VERSION: u32 = 5;

/// The observation of the seat.
pub const OBSERVATION: Range<usize> = 0..layout::LEN;
/// The cards in the hands of the left neighbour, the one opposite and the right neighbour, 24 bytes each.
pub const HANDS: Range<usize> = OBSERVATION.end..OBSERVATION.end + 3 * Card::COUNT;
/// Members of Re, beginning with the seat; only the Hochzeiter while a Hochzeit has no partner, none before the game is
/// found.
pub const RE: Range<usize> = HANDS.end..HANDS.end + 4;
/// Members of Kontra.
pub const KONTRA: Range<usize> = RE.end..RE.end + 4;
/// The cards that went from a giver to a taker in a Trumpfabgabe.
pub const GIVEN: Range<usize> = KONTRA.end..KONTRA.end + Card::COUNT;
/// The cards that came back.
pub const RETURNED: Range<usize> = GIVEN.end..GIVEN.end + Card::COUNT;
/// Number of bytes.
pub const LEN: usize = RETURNED.end;

/// Writes a game with open cards as a seat stands in it.
pub(crate) fn write(episode: &Episode, observer: &Observer, me: Seat, out: &mut [u8]) {
    assert_eq!(out.len(), LEN, "with open cards there are {LEN} bytes");
    observer.write(episode, me, &mut out[OBSERVATION]);
    out[HANDS.start..].fill(0);
    let course = episode.course();
    let hands = course.hands().copied().unwrap_or_default();
    for (seat, place) in me.clockwise().skip(1).zip(out[HANDS].chunks_exact_mut(Card::COUNT)) {
        write_hand(hands[seat], place);
    }
    if let Some(play) = course.play() {
        for (at, seat) in me.clockwise().enumerate() {
            match play.team_of(seat) {
                Some(Team::Re) => out[RE.start + at] = 1,
                Some(Team::Kontra) => out[KONTRA.start + at] = 1,
                None => {}
            }
        }
    }
    let of_play = || course.play().and_then(Play::exchange);
    if let Some(exchange) = course.finding().map_or_else(of_play, Spielfindung::exchange) {
        write_hand(exchange.given, &mut out[GIVEN]);
        write_hand(exchange.returned, &mut out[RETURNED]);
    }
}
