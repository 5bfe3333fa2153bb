//! What each player gave away, in a game and over an evening.

use super::ReviewAnswer;
use game::words::seat_letter;
use game::{BySeat, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use sim::review::{Group, Moment, sums};
use text::Message;
use text::visible;

/// Losses of a seat.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct SeatAnswer {
    /// Number of mistakes.
    pub mistakes: usize,
    /// Points lost in all.
    pub points: f64,
    /// The standard error of that.
    pub points_error: f64,
    /// Losses by group.
    pub about: Vec<AboutAnswer>,
}

/// Losses in mistakes of one group.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AboutAnswer {
    /// `lead`, `trick`, `smear`, `special`, `call`, `game`, or `other`.
    pub about: &'static str,
    /// Number of mistakes.
    pub mistakes: usize,
    /// Points lost.
    pub points: f64,
    /// The standard error of that.
    pub points_error: f64,
    #[serde(skip)]
    pub(super) group: Option<Group>,
}

impl SeatAnswer {
    pub(super) fn of(moments: &[Moment], seat: Seat) -> Self {
        let mut answer = Self::default();
        for (group, mistakes, points, variance) in sums(moments, seat) {
            let points_error = variance.sqrt();
            answer.mistakes += mistakes;
            answer.points += points;
            answer.points_error = answer.points_error.hypot(points_error);
            answer.about.push(AboutAnswer { about: group.name(), mistakes, points, points_error, group: Some(group) });
        }
        answer
    }

    /// Returns both together.
    fn and(mut self, other: &Self) -> Self {
        self.mistakes += other.mistakes;
        self.points += other.points;
        self.points_error = self.points_error.hypot(other.points_error);
        for added in &other.about {
            match self.about.iter_mut().find(|own| own.group == added.group) {
                Some(own) => {
                    own.mistakes += added.mistakes;
                    own.points += added.points;
                    own.points_error = own.points_error.hypot(added.points_error);
                }
                None => self.about.push(added.clone()),
            }
        }
        self.about.sort_by_key(|about| about.group);
        self
    }

    /// Returns the ends of the 95 % interval of the losses; the lower end is at least 0.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        ((self.points - 1.96 * self.points_error).max(0.0), self.points + 1.96 * self.points_error)
    }
}

/// A player: a name, in any seat, or a seat.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Who {
    Named(String),
    Seated(Seat),
}

impl Who {
    /// Returns what he is called.
    pub(super) fn message(&self) -> Message {
        match self {
            Self::Named(name) => Message::verbatim(visible(name)),
            Self::Seated(seat) => seat_letter(*seat),
        }
    }
}

/// Losses of a player in all games played.
#[derive(Clone, Debug)]
pub(super) struct Total {
    pub(super) who: Who,
    pub(super) games: usize,
    pub(super) gave: SeatAnswer,
}

/// Returns the losses of each player in all games: those with a name in the order in which they came, then the seats
/// without one.
pub(super) fn totals<'a>(games: impl IntoIterator<Item = &'a ReviewAnswer>) -> Vec<Total> {
    let mut totals: Vec<Total> = Vec::new();
    for game in games {
        for (seat, gave) in game.seats.iter() {
            // Two people of one name in a game are known by their seats.
            let is_alone = |name: &String| {
                game.players.iter().flat_map(BySeat::iter).filter(|(_, other)| other.as_ref() == Some(name)).count()
                    == 1
            };
            let name = game.players.as_ref().and_then(|players| players[seat].clone()).filter(is_alone);
            let who = name.map_or(Who::Seated(seat), Who::Named);
            match totals.iter_mut().find(|total| total.who == who) {
                Some(total) => {
                    total.games += 1;
                    total.gave = std::mem::take(&mut total.gave).and(gave);
                }
                None => totals.push(Total { who, games: 1, gave: gave.clone() }),
            }
        }
    }
    totals.sort_by_key(|total| match &total.who {
        Who::Named(_) => None,
        Who::Seated(seat) => Some(*seat),
    });
    totals
}
