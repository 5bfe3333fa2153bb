//! What can be asked about a position, and what is found.

use super::budget::Limit;
use crate::session::Exit;
use game::rules::Sonderpunkt;
use game::{Augen, Card, Points, Position, Team};
use solver::{
    Bounds, Config, PointsBounds, PointsError, bounds, card_values, forced, line, points_bounds, points_cards,
    try_reaches, value,
};

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// The Augen that Re still gets.
    Value(Limit),
    /// Whether Re reaches so many.
    Reaches(Augen, Limit),
    /// What Re gets after each card that may be played.
    Moves(Details),
    /// A line of best play.
    Line,
    /// What the game is worth to Re; the special points of earlier tricks were these.
    Points(Vec<(Sonderpunkt, Team)>, Limit),
    /// Whether the party can force all remaining tricks.
    Forced(Team),
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
    Moves(Augen, Vec<Move>),
    Line(Augen, Vec<Card>),
    Points(PointsBounds, Limit),
    Forced(Team, bool),
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
    pub(super) augen: Augen,
    /// By how much that is worse for the side to play than its best card.
    pub(super) loss: Augen,
    /// What the game is worth to Re after it if all play for the score, if wanted and known.
    pub(super) points: Option<Points>,
    /// A line of best play that begins with it, if wanted.
    pub(super) line: Option<Vec<Card>>,
}

impl Found {
    pub(super) fn new(position: &Position, question: &Question) -> Result<Self, PointsError> {
        let config = Config::default();
        let found = match *question {
            Question::Value(Limit::None) => Self::Value(value(position, &config)),
            Question::Value(limit) => Self::Bounds(bounds(position, &config, limit.budget())),
            Question::Reaches(augen, limit) => {
                let won = position.parts().won.as_ref().map(|won| won.re.augen);
                let threshold = Threshold { augen, won };
                let needed = threshold.needed();
                let answer = if needed == Augen(0) {
                    Some(true)
                } else if position.cards().augen_left() < needed {
                    Some(false)
                } else {
                    try_reaches(position, needed, &config, limit.budget())
                };
                Self::Reaches(threshold, answer)
            }
            Question::Moves(ref details) => {
                let values = card_values(position, &config);
                let best = best(position, &values);
                let points = match details {
                    Details::Wanted(earned) if position.parts().won.is_some() => {
                        points_cards(position, earned, &config)?
                    }
                    _ => Vec::new(),
                };
                let moves = values.into_iter().map(|(card, augen)| Move {
                    card,
                    augen,
                    loss: Augen(augen.0.abs_diff(best.0)),
                    points: points.iter().find(|&&(other, _)| other == card).map(|&(_, points)| points),
                    line: matches!(details, Details::Wanted(_)).then(|| line_after(position, card, &config)),
                });
                Self::Moves(best, moves.collect())
            }
            Question::Line => Self::Line(value(position, &config), line(position, &config)),
            Question::Points(ref earned, limit) => {
                Self::Points(points_bounds(position, earned, &config, limit.budget(), &mut ())?, limit)
            }
            Question::Forced(team) => Self::Forced(team, forced(position, team, &config)),
        };
        Ok(found)
    }

    pub(super) const fn exit(&self) -> Exit {
        match self {
            Self::Forced(_, false) | Self::Reaches(_, Some(false) | None) => Exit::No,
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

/// Returns a line of best play that begins with this card.
fn line_after(position: &Position, card: Card, config: &Config) -> Vec<Card> {
    let next = position.after(card).filter(|next| !next.cards().is_over());
    let rest = next.map_or_else(Vec::new, |next| line(&next, config));
    [vec![card], rest].concat()
}
