//! Everything, with open cards, as a row of bytes: for critics and searches that may look into all hands, never for a seat that
//! has to decide.

use crate::episode::Episode;
use crate::layout::{self, Feature};
use crate::observer::Observer;
use crate::write::write_hand;
use game::{BySeat, Card, Exchange, Hand, Play, Seat, Spielfindung, Team};
use std::ops::Range;

/// Grows whenever a byte moves or means something else; that of the [observation](layout::LAYOUT_VERSION) within counts by
/// itself.
pub const LAYOUT_VERSION: u32 = 5;

/// The features of a row, in the order in which they stand.
pub const FEATURES: [Feature; 6] = [
    Feature { name: "OBSERVATION", len: layout::LEN, max: 240, about: "the observation of the seat, as above" },
    Feature {
        name: "HANDS",
        len: 3 * Card::COUNT,
        max: 2,
        about: "the cards in the hands of the left neighbour, the one opposite, the right neighbour",
    },
    Feature {
        name: "RE",
        len: Seat::ALL.len(),
        max: 1,
        about: "who is Re, beginning with the seat; only the Hochzeiter while a Hochzeit has no partner, nobody before the game is found",
    },
    Feature { name: "KONTRA", len: Seat::ALL.len(), max: 1, about: "who is Kontra" },
    Feature {
        name: "GIVEN",
        len: Card::COUNT,
        max: 2,
        about: "the cards that a giver has handed over in a Trumpfabgabe",
    },
    Feature { name: "RETURNED", len: Card::COUNT, max: 2, about: "the cards that came back" },
];

const fn range(feature: usize) -> Range<usize> {
    let (mut at, mut start) = (0, 0);
    while at < feature {
        start += FEATURES[at].len;
        at += 1;
    }
    start..start + FEATURES[feature].len
}

pub(crate) const OBSERVATION: Range<usize> = range(0);
const HANDS: Range<usize> = range(1);
const RE: Range<usize> = range(2);
const KONTRA: Range<usize> = range(3);
const GIVEN: Range<usize> = range(4);
const RETURNED: Range<usize> = range(5);
/// Number of bytes.
pub const LEN: usize = RETURNED.end;

/// Facts of a game that no seat alone knows.
#[derive(Debug)]
pub(crate) struct Open {
    pub(crate) hands: BySeat<Hand>,
    pub(crate) sides: BySeat<Option<Team>>,
    pub(crate) exchange: Option<Exchange>,
}

impl Open {
    pub(crate) fn of(episode: &Episode) -> Self {
        let course = episode.course();
        let of_play = || course.play().and_then(Play::exchange);
        Self {
            hands: course.hands().copied().unwrap_or_default(),
            sides: BySeat::from_fn(|seat| course.play().and_then(|play| play.team_of(seat))),
            exchange: course.finding().map_or_else(of_play, Spielfindung::exchange).copied(),
        }
    }

    /// Writes this behind the observation of a seat, which is there already.
    pub(crate) fn write(&self, me: Seat, out: &mut [u8]) {
        assert_eq!(out.len(), LEN, "with open cards there are {LEN} bytes");
        out[RE.start..].fill(0);
        for (seat, place) in me.clockwise().skip(1).zip(out[HANDS].chunks_exact_mut(Card::COUNT)) {
            write_hand(self.hands[seat], place);
        }
        for (at, seat) in me.clockwise().enumerate() {
            match self.sides[seat] {
                Some(Team::Re) => out[RE.start + at] = 1,
                Some(Team::Kontra) => out[KONTRA.start + at] = 1,
                None => {}
            }
        }
        if let Some(exchange) = self.exchange {
            write_hand(exchange.given, &mut out[GIVEN]);
            write_hand(exchange.returned, &mut out[RETURNED]);
        }
    }
}

/// Writes a game with open cards as a seat stands in it.
pub(crate) fn write(episode: &Episode, observer: &Observer, me: Seat, out: &mut [u8]) {
    observer.write(episode, me, &mut out[OBSERVATION]);
    Open::of(episode).write(me, out);
}
