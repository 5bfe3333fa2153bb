//! The records of a game and of a unit: lines of JSON that are read again when a match continues.

use crate::entrant::Who;
use bots::Fault;
use game::{Augen, BySeat, Call, ItemKind, Named, Occasion, Outcome, Seat, Team};
use serde::{Deserialize, Serialize};
use text::Message;

/// Record of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameLine {
    /// Bots in N, E, S, W, by their indices in the list of bots.
    pub seats: [u8; 4],
    /// Points of N, E, S, W.
    pub points: [i32; 4],
    /// The game as it was scored, in the notation.
    pub game: String,
    /// The seats of Re: 1 for N, 2 for E, 4 for S, 8 for W, added up.
    pub re: u8,
    /// Whether a seat had to play it because the round ended.
    #[serde(default, skip_serializing_if = "is_default")]
    pub forced: bool,
    /// The winning side: `re`, `kontra`, or absent for neither.
    pub winner: Option<String>,
    /// The Augen of Re.
    pub augen: u16,
    /// Stage that the winner reached: 0, 1 for below 90, .. 4 for schwarz.
    pub level: u8,
    /// The calls in order: the seat from 0 for N, and the word in the notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<(u8, String)>,
    /// Number of redeals before.
    #[serde(default, skip_serializing_if = "is_default")]
    pub redeals: u16,
    /// Decisions made for a bot: the seat from 0 for N, and what was wrong.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<(u8, String)>,
    /// The record of the game, if the match keeps records.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl GameLine {
    pub(crate) fn new(seats: &BySeat<Who>, outcome: &Outcome, redeals: u16, faults: &[Fault]) -> Self {
        let winner = outcome.score.winner;
        let beyond = |item: &&game::Item| matches!(item.kind, ItemKind::Unter(_)) && Some(item.team) == winner;
        let forced = matches!(outcome.game.named, Named::Solo { occasion: Occasion::Vorgefuehrt, .. });
        Self {
            seats: seats.0.map(|who| who.0),
            points: outcome.score.points.0.map(|points| points.0),
            game: outcome.scored_as.name().to_owned(),
            re: outcome.parties.re.iter().map(|seat| 1 << seat.index()).sum(),
            forced,
            winner: winner.map(|team| team.name().to_owned()),
            augen: outcome.won.re.augen.0,
            level: outcome.score.items.iter().filter(beyond).count() as u8,
            calls: outcome
                .calls
                .iter()
                .map(|called| (called.seat.index() as u8, called.call.name().to_owned()))
                .collect(),
            redeals,
            faults: faults.iter().map(|fault| (fault.seat.index() as u8, fault.kind.name().to_owned())).collect(),
            record: None,
        }
    }

    /// Says what in it cannot be, whatever was played.
    ///
    /// # Errors
    /// Returns the first thing.
    pub(crate) fn check(&self) -> Result<(), Message> {
        let holds = |holds: bool, why: &'static str| if holds { Ok(()) } else { Err(Message::new(why)) };
        let is_seat = |seat: &u8| usize::from(*seat) < Seat::ALL.len();
        holds(self.points.iter().map(|&points| i64::from(points)).sum::<i64>() == 0, "line-points")?;
        holds(self.augen <= Augen::DECK.0, "line-augen")?;
        holds(matches!(self.re, 1..=14), "line-side")?;
        holds(self.level <= 4, "line-level")?;
        let is_team = |winner: &String| Team::ALL.iter().any(|team| team.name() == winner);
        holds(self.winner.iter().all(is_team), "line-winner")?;
        let is_call = |(seat, word): &(u8, String)| is_seat(seat) && Call::from_name(word).is_some();
        holds(self.calls.iter().all(is_call), "line-call")?;
        holds(self.faults.iter().all(|(seat, _)| is_seat(seat)), "line-seat")
    }

    /// Returns the seats that this entrant has.
    pub fn seats_of(&self, who: Who) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |seat| self.seats[seat.index()] == who.0)
    }

    /// Returns the mean of what this entrant writes down; nothing if it does not play.
    #[must_use]
    pub fn mean_of(&self, who: Who) -> Option<f64> {
        mean(self.seats_of(who).map(|seat| f64::from(self.points[seat.index()])))
    }

    /// Returns whether the seat belongs to Re.
    #[must_use]
    pub const fn is_re(&self, seat: Seat) -> bool {
        self.re >> seat.index() & 1 == 1
    }

    /// Returns who plays alone, if anybody.
    #[must_use]
    pub fn soloist(&self) -> Option<Seat> {
        if self.re.count_ones() == 1 { Seat::ALL.into_iter().find(|&seat| self.is_re(seat)) } else { None }
    }

    /// Returns whether the seat's side has won.
    #[must_use]
    pub fn is_won_by(&self, seat: Seat) -> bool {
        let team = if self.is_re(seat) { Team::Re } else { Team::Kontra };
        self.winner.as_deref() == Some(team.name())
    }
}

/// Record of a deal in all its seatings, or of a round in all of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UnitLine {
    /// Its number, from 0.
    pub unit: u64,
    /// Points of N, E, S, W with open cards, if they were requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<[f64; 4]>,
    /// The games.
    pub games: Vec<GameLine>,
}

impl UnitLine {
    /// Returns the mean points of an entrant; nothing if it does not play.
    #[must_use]
    pub fn mean_of(&self, who: Who) -> Option<f64> {
        mean(
            self.games.iter().flat_map(|game| {
                game.seats_of(who).map(|seat| f64::from(game.points[seat.index()])).collect::<Vec<_>>()
            }),
        )
    }

    /// Returns the mean over games of an entrant's points minus the mean of the three others; nothing if it does not play.
    /// For an entrant who has one seat in each game.
    #[must_use]
    pub fn lead_of(&self, who: Who) -> Option<f64> {
        let leads = self.games.iter().flat_map(|game| {
            let lead = |seat: Seat| {
                let others = Seat::ALL.into_iter().filter(move |&other| other != seat);
                let sum: i64 = others.map(|other| i64::from(game.points[other.index()])).sum();
                f64::from(game.points[seat.index()]) - sum as f64 / 3.0
            };
            game.seats_of(who).map(lead).collect::<Vec<_>>()
        });
        mean(leads)
    }

    /// Returns the mean points of one entrant minus those of another in the games in which both play.
    #[must_use]
    pub fn difference(&self, one: Who, other: Who) -> Option<f64> {
        mean(self.games.iter().filter_map(|game| Some(game.mean_of(one)? - game.mean_of(other)?)))
    }

    /// Returns what the cards alone would give an entrant, with open cards; nothing if it does not play or that is not
    /// known.
    #[must_use]
    pub fn open_of(&self, who: Who) -> Option<f64> {
        let open = self.open?;
        mean(self.games.iter().flat_map(|game| game.seats_of(who).map(|seat| open[seat.index()]).collect::<Vec<_>>()))
    }
}

/// Returns the mean of the numbers; `None` for none.
pub(crate) fn mean(numbers: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, n) = numbers.fold((0.0, 0_u32), |(sum, n), number| (sum + number, n + 1));
    (n != 0).then(|| sum / f64::from(n))
}
