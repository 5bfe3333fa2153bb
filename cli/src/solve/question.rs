//! What can be asked about a position, and what is found.

use super::budget::Limit;
use crate::session::Exit;
use game::{Augen, Card, Position, Team};
use solver::{Bounds, Config, bounds, card_values, forced, line, try_reaches, value};

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// The Augen that Re still gets.
    Value(Limit),
    /// Whether Re reaches so many.
    Reaches(Augen, Limit),
    /// What Re gets after each card that may be played.
    Moves(Lines),
    /// A line of best play.
    Line,
    /// Whether the party can force all remaining tricks.
    Forced(Team),
}

/// Whether the best line after each card is wanted, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lines {
    /// It is.
    Wanted,
    /// It is not.
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
    /// A line of best play that begins with it, if wanted.
    pub(super) line: Option<Vec<Card>>,
}

impl Found {
    pub(super) fn new(position: &Position, question: Question) -> Self {
        let config = Config::default();
        match question {
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
            Question::Moves(lines) => {
                let values = card_values(position, &config);
                let best = best(position, &values);
                let moves = values.into_iter().map(|(card, augen)| Move {
                    card,
                    augen,
                    loss: Augen(augen.0.abs_diff(best.0)),
                    line: (lines == Lines::Wanted).then(|| line_after(position, card, &config)),
                });
                Self::Moves(best, moves.collect())
            }
            Question::Line => Self::Line(value(position, &config), line(position, &config)),
            Question::Forced(team) => Self::Forced(team, forced(position, team, &config)),
        }
    }

    pub(super) const fn exit(&self) -> Exit {
        match self {
            Self::Forced(_, false) | Self::Reaches(_, Some(false) | None) => Exit::No,
            _ => Exit::Done,
        }
    }
}

/// Returns what the best card is worth to Re.
pub(crate) fn best(position: &Position, values: &[(Card, Augen)]) -> Augen {
    let augen = values.iter().map(|&(_, augen)| augen);
    let best = match position.parties().team_of(position.cards().turn()) {
        Team::Re => augen.max(),
        Team::Kontra => augen.min(),
    };
    best.unwrap_or_default()
}

/// Returns a line of best play that begins with this card.
fn line_after(position: &Position, card: Card, config: &Config) -> Vec<Card> {
    let next = position.after(card).filter(|next| !next.cards().is_over());
    let rest = next.map_or_else(Vec::new, |next| line(&next, config));
    [vec![card], rest].concat()
}
