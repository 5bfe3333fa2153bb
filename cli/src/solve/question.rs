//! What can be asked about a position, and what is found.

use super::budget::Limit;
use super::live::Effort;
use crate::session::Exit;
use game::rules::Sonderpunkt;
use game::{Augen, Card, Points, Position, Team};
use solver::{
    Bounds, Config, PointsBounds, PointsError, bounds_observed, card_bounds, forced, forced_tricks, forces, line,
    points_bounds, points_cards, try_reaches_observed, value,
};

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// The Augen that Re still gets.
    Value(Limit),
    /// Whether Re reaches so many.
    Reaches(Augen, Limit),
    /// What Re gets after each card that may be played.
    Moves(Details, Limit),
    /// A line of best play.
    Line,
    /// What the game is worth to Re; the special points of earlier tricks were these.
    Points(Vec<(Sonderpunkt, Team)>, Limit),
    /// Whether the party can force all remaining tricks, or at least so many.
    Forced(Team, Option<usize>),
    /// How many of the remaining tricks the party can force.
    Tricks(Team),
}

impl Question {
    /// Returns whether a search for the answer that is stopped has something to say.
    pub(super) const fn can_be_stopped(&self) -> bool {
        match self {
            Self::Value(_) | Self::Reaches(..) | Self::Moves(..) | Self::Points(..) => true,
            Self::Line | Self::Forced(..) | Self::Tricks(_) => false,
        }
    }
}

/// Whether the points and the best line after each card are wanted, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Details {
    /// They are; the special points of earlier tricks were these.
    Wanted(Vec<(Sonderpunkt, Team)>),
    /// They are not.
    Unwanted,
}

/// What was found.
pub(super) enum Found {
    Value(Augen),
    /// Within a budget.
    Bounds(Bounds),
    /// Nothing if the budget did not suffice.
    Reaches(Threshold, Option<bool>),
    /// What the best card is worth and each of them.
    Moves(Bounds, Vec<Move>),
    Line(Augen, Vec<Card>),
    Points(PointsBounds, Limit),
    /// All tricks or at least so many.
    Forced(Team, Option<usize>, bool),
    Tricks(Team, usize),
}

/// A number of Augen to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Threshold {
    /// In the whole game if it is known what was won before, otherwise from here on.
    pub(super) augen: Augen,
    /// What Re has won of them.
    pub(super) won: Option<Augen>,
}

impl Threshold {
    /// Returns what Re still needs.
    pub(super) fn needed(self) -> Augen {
        Augen(self.augen.0.saturating_sub(self.won.unwrap_or_default().0))
    }
}

/// A card that may be played.
pub(super) struct Move {
    pub(super) card: Card,
    /// What Re gets after it.
    pub(super) bounds: Bounds,
    /// By how much that is worse for the side to play than its best card, if both are known.
    pub(super) loss: Option<Augen>,
    /// What the game is worth to Re after it if all play for the score, if wanted and known.
    pub(super) points: Option<Points>,
    /// A line of best play that begins with it, if wanted.
    pub(super) line: Option<Vec<Card>>,
}

impl Found {
    pub(super) fn new(position: &Position, question: &Question, effort: &mut Effort) -> Result<Self, PointsError> {
        let config = effort.config.clone();
        let found = match *question {
            Question::Value(limit) => {
                let bounds = bounds_observed(position, &config, effort.budget(limit), effort);
                match bounds.value() {
                    Some(value) if limit == Limit::None => Self::Value(value),
                    _ => Self::Bounds(bounds),
                }
            }
            Question::Reaches(augen, limit) => {
                let won = position.parts().won.as_ref().map(|won| won.re.augen);
                let threshold = Threshold { augen, won };
                let needed = threshold.needed();
                let answer = if needed == Augen(0) {
                    Some(true)
                } else if position.cards().augen_left() < needed {
                    Some(false)
                } else {
                    try_reaches_observed(position, needed, &config, effort.budget(limit), effort).0
                };
                Self::Reaches(threshold, answer)
            }
            Question::Moves(ref details, limit) => {
                let values = card_bounds(position, &config, effort.budget(limit), effort);
                let best = best_bounds(position, &values);
                let is_known = values.iter().all(|(_, bounds)| bounds.value().is_some());
                // Where the budget was spent there is none left for points and lines.
                let wants = if let Details::Wanted(earned) = details { is_known.then_some(earned) } else { None };
                let points = match wants {
                    Some(earned) if position.parts().won.is_some() => points_cards(position, earned, &config)?,
                    _ => Vec::new(),
                };
                let moves = values.into_iter().map(|(card, bounds)| Move {
                    card,
                    bounds,
                    loss: bounds.value().zip(best.value()).map(|(value, best)| Augen(value.0.abs_diff(best.0))),
                    points: points.iter().find(|&&(other, _)| other == card).map(|&(_, points)| points),
                    line: wants.map(|_| line_after(position, card, &config)),
                });
                Self::Moves(best, moves.collect())
            }
            Question::Line => Self::Line(value(position, &config), line(position, &config)),
            Question::Points(ref earned, limit) => {
                let bounds = points_bounds(position, earned, &config, effort.budget(limit), effort)?;
                Self::Points(bounds, limit)
            }
            Question::Forced(team, None) => Self::Forced(team, None, forced(position, team, &config)),
            Question::Forced(team, Some(n)) => Self::Forced(team, Some(n), forces(position, team, n, &config)),
            Question::Tricks(team) => Self::Tricks(team, forced_tricks(position, team, &config)),
        };
        Ok(found)
    }

    /// Returns whether the search has ended before the answer was known.
    pub(super) fn is_open(&self) -> bool {
        match self {
            Self::Bounds(bounds) | Self::Moves(bounds, _) => bounds.value().is_none(),
            Self::Points(bounds, _) => bounds.value().is_none(),
            Self::Reaches(_, reaches) => reaches.is_none(),
            Self::Value(_) | Self::Line(..) | Self::Forced(..) | Self::Tricks(..) => false,
        }
    }

    pub(super) const fn exit(&self) -> Exit {
        match self {
            Self::Forced(_, _, false) | Self::Reaches(_, Some(false) | None) => Exit::No,
            _ => Exit::Done,
        }
    }
}

/// Returns what the best card is worth to Re.
pub(crate) fn best<T: Copy + Default + Ord>(position: &Position, values: &[(Card, T)]) -> T {
    let values = values.iter().map(|&(_, value)| value);
    let best = match position.parties().team_of(position.cards().turn()) {
        Team::Re => values.max(),
        Team::Kontra => values.min(),
    };
    best.unwrap_or_default()
}

/// Returns what is known of the best card for the side to play.
fn best_bounds(position: &Position, values: &[(Card, Bounds)]) -> Bounds {
    let of = |pick: fn(&Bounds) -> Augen| {
        let values: Vec<(Card, Augen)> = values.iter().map(|(card, bounds)| (*card, pick(bounds))).collect();
        best(position, &values)
    };
    let nodes = values.last().map_or(0, |(_, bounds)| bounds.nodes);
    Bounds { lower: of(|bounds| bounds.lower), upper: of(|bounds| bounds.upper), nodes }
}

/// Returns a line of best play that begins with this card.
fn line_after(position: &Position, card: Card, config: &Config) -> Vec<Card> {
    let next = position.after(card).filter(|next| !next.cards().is_over());
    let rest = next.map_or_else(Vec::new, |next| line(&next, config));
    [vec![card], rest].concat()
}
