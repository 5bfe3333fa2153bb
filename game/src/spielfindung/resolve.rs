//! The Vorbehalt round resolved from the declarations of all seats, without the cards.

use crate::contract::{Level, Schweine};
use crate::rules::{Rules, VorbehaltKind};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::spielfindung::act::{Act, Bid, Say, Vorbehalt};
use crate::spielfindung::illegal::IllegalAct;
use crate::spielfindung::named::Resolution;
use crate::spielfindung::possible::KindSet;
use crate::spielfindung::query::{Query, VorbehaltQuestion, Wait};

/// Words and wishes of all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declarations {
    /// Word of each seat in the round.
    pub calls: BySeat<Say>,
    /// Vorbehalte that each seat wants, most often one; those of a gesund seat are ignored.
    pub wants: BySeat<Vec<Vorbehalt>>,
    /// Level that each seat announces with its solo, if bids decide. There are no raises.
    pub levels: BySeat<Level>,
    /// Seats that still have to play a Pflichtsolo.
    pub pflichtsolo_open: SeatSet,
    /// Seats that take trumps that are offered.
    pub takers: SeatSet,
    /// Seat that is forced to play its Pflichtsolo now, if any; then no seat is asked.
    pub vorfuehren: Option<Seat>,
}

impl Declarations {
    /// Returns the declarations of four seats that say gesund.
    #[must_use]
    pub fn all_gesund() -> Self {
        Self {
            calls: BySeat([Say::Gesund; 4]),
            wants: BySeat::default(),
            levels: BySeat::default(),
            pflichtsolo_open: SeatSet::EMPTY,
            takers: SeatSet::EMPTY,
            vorfuehren: None,
        }
    }
}

/// Result of declarations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolved {
    /// The game, or new cards.
    pub resolution: Resolution,
    /// Questions after the round, in order; the last question of a series got the first "yes".
    pub questions: Vec<VorbehaltQuestion>,
}

/// Returns the game that comes of these declarations (DDV C.1, BSV 4.1, Recklinghausen).
///
/// The same machine runs a [`Spielfindung`](crate::Spielfindung), which also knows the hands.
///
/// # Errors
/// Returns the first thing that could not be said, such as a Vorbehalt that wants nothing.
pub fn resolve(rules: &Rules, dealer: Seat, declarations: &Declarations) -> Result<Resolved, IllegalAct> {
    let open = declarations.pflichtsolo_open;
    let mut query = match declarations.vorfuehren {
        Some(soloist) => Query::forced(rules, dealer, soloist, open.with(soloist)),
        None => {
            let mut query = Query::new(rules, dealer, open, BySeat::default());
            query.set_possible(BySeat::from_fn(|seat| {
                declarations.wants[seat].iter().map(|&wanted| query.kind_of(seat, wanted)).collect::<KindSet>()
            }));
            query
        }
    };
    loop {
        let (seat, act) = match (query.wait(), query.actor()) {
            (Wait::Found(resolution), _) => {
                return Ok(Resolved { resolution: *resolution, questions: query.questions().to_vec() });
            }
            (wait, Some(seat)) => (seat, next_act(&query, wait, seat, declarations)),
            // Only a game that is found has no actor.
            (_, None) => (dealer, Act::Pass),
        };
        query
            .check(seat, act)
            .map_err(|why| IllegalAct::new(rules, (seat, act), why, query.actor(), query.options(seat).into_vec()))?;
        query.apply(seat, act);
    }
}

/// Returns what the seat does that the table waits for.
fn next_act(query: &Query, wait: &Wait, seat: Seat, declarations: &Declarations) -> Act {
    let answer = |yes| if yes { Act::Yes } else { Act::No };
    let wants = &declarations.wants[seat];
    match wait {
        Wait::Say(_) => Act::Say(declarations.calls[seat]),
        Wait::Answer(question) => answer(wants.iter().any(|&wanted| query.kind_of(seat, wanted) == question.kind)),
        Wait::Take { .. } => answer(declarations.takers.contains(seat)),
        Wait::Bid(contest) if contest.has_bid(seat) => Act::Pass,
        Wait::Bid(_) => match wants.iter().find_map(|&wanted| solo_of(wanted)) {
            Some(solo) => Act::Bid(Bid { solo, level: declarations.levels[seat] }),
            None => Act::Pass,
        },
        Wait::Name(_, kinds) => named_first(query, seat, *kinds, wants).map_or(Act::Pass, Act::Name),
        Wait::Found(_) => Act::Pass,
    }
}

const fn solo_of(vorbehalt: Vorbehalt) -> Option<crate::contract::Solo> {
    match vorbehalt {
        Vorbehalt::Solo(solo) => Some(solo),
        _ => None,
    }
}

/// Returns the highest wanted Vorbehalt of these kinds; Schweine and Hochzeit are named in one breath.
fn named_first(query: &Query, seat: Seat, kinds: KindSet, wants: &[Vorbehalt]) -> Option<Vorbehalt> {
    let priority = &query.rules().vorbehalte.priority;
    let place = |&&wanted: &&Vorbehalt| priority.iter().position(|&kind| kind == query.kind_of(seat, wanted));
    let mut wanted: Vec<&Vorbehalt> =
        wants.iter().filter(|&&wanted| kinds.contains(query.kind_of(seat, wanted))).collect();
    wanted.sort_by_key(place);
    let hochzeit = wanted.iter().find_map(|&&wanted| match wanted {
        Vorbehalt::Hochzeit { condition, .. } => Some(condition),
        _ => None,
    });
    match (wanted.first()?, hochzeit) {
        (&&first, _) if !query.rules().schweine_join_hochzeit() => Some(first),
        (Vorbehalt::Schweine, Some(condition)) => {
            Some(Vorbehalt::Hochzeit { condition, schweine: Schweine::Announced })
        }
        (Vorbehalt::Hochzeit { condition, .. }, _)
            if kinds.contains(VorbehaltKind::Schweine) && wanted.contains(&&Vorbehalt::Schweine) =>
        {
            Some(Vorbehalt::Hochzeit { condition: *condition, schweine: Schweine::Announced })
        }
        (&&first, _) => Some(first),
    }
}
