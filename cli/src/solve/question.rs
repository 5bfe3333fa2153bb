//! What can be asked about a position, and what is found.

use super::budget::Limit;
use super::live::Effort;
use crate::session::Exit;
use game::rules::Sonderpunkt;
use game::{Augen, Card, Points, Position, Team};
use solver::{BestAugen, BestPoints, BestTricks, Bounds, PointsError, Solver, Tricks};

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// The Augen that Re still gets.
    Value,
    /// Whether Re reaches so many.
    Reaches(Augen),
    /// What Re gets after each card that may be played.
    Moves(Details),
    /// A line of best play.
    Line,
    /// What the game is worth to Re; the special points of earlier tricks were these.
    Points(Vec<(Sonderpunkt, Team)>),
    /// Whether the party can force all remaining tricks, or at least so many.
    Forced(Team, Option<usize>),
    /// How many of the remaining tricks the party can force.
    Tricks(Team),
}

/// Whether the points and the best line after each card are wanted, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Details {
    /// They are; the special points of earlier tricks were these.
    Wanted(Vec<(Sonderpunkt, Team)>),
    /// They are not.
    Unwanted,
}

/// What was found, and with how much effort.
pub(super) struct Found {
    pub(super) answer: Known,
    /// How much was allowed.
    pub(super) limit: Limit,
    /// How many cards were played in the tree.
    pub(super) nodes: u64,
}

/// What is known of an answer.
pub(super) enum Known {
    Value(Bounds<Augen>),
    /// Nothing if it is open.
    Reaches(Threshold, Option<bool>),
    /// What the best card is worth and each of them.
    Moves(Bounds<Augen>, Vec<Move>, Details),
    /// The line is as long as it is known to be the best.
    Line(Bounds<Augen>, Vec<Card>),
    Points(Bounds<Points>),
    /// All tricks or at least so many; nothing if it is open.
    Forced(Team, Option<usize>, Option<bool>),
    Tricks(Team, Bounds<Tricks>),
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
    pub(super) bounds: Bounds<Augen>,
    /// By how much that is worse for the side to play than its best card, if both are known.
    pub(super) loss: Option<Augen>,
    /// What the game is worth to Re after it if all play for the score, if wanted and the position says what was won.
    pub(super) points: Option<Bounds<Points>>,
    /// A line of best play that begins with it, if wanted, as far as it is known.
    pub(super) line: Vec<Card>,
}

impl Found {
    pub(super) fn new(
        position: &Position,
        question: &Question,
        limit: Limit,
        effort: &mut Effort,
    ) -> Result<Self, PointsError> {
        let mut solver = Solver::new(&effort.config);
        let limits = effort.limits();
        let (answer, nodes) = match *question {
            Question::Value => {
                let found = solver.ask_observed(position, BestAugen::value(), limits, effort);
                (Known::Value(found.bounds), found.nodes)
            }
            Question::Reaches(augen) => {
                let threshold = Threshold { augen, won: position.parts().won.map(|won| won.re.augen) };
                let needed = threshold.needed();
                let found = solver.ask_observed(position, BestAugen::at_least(needed), limits, effort);
                (Known::Reaches(threshold, found.reaches(needed)), found.nodes)
            }
            Question::Moves(ref details) => (moves(&mut solver, position, details, effort)?, 0),
            Question::Line => {
                let found = solver.ask_observed(position, BestAugen::line(), limits, effort);
                (Known::Line(found.bounds, found.line), found.nodes)
            }
            Question::Points(ref earned) => {
                let asked = BestPoints::value().with_earned(earned);
                let found = solver.ask_observed(position, asked, limits, effort)?;
                (Known::Points(found.bounds), found.nodes)
            }
            Question::Forced(team, at_least) => {
                let n_left = position.cards().tricks_left();
                // Of more than there are it is enough to know that.
                let least = Tricks(at_least.unwrap_or(n_left).min(n_left + 1) as u8);
                let found = solver.ask_observed(position, BestTricks::at_least(team, least), limits, effort);
                (Known::Forced(team, at_least, found.reaches(least)), found.nodes)
            }
            Question::Tricks(team) => {
                let found = solver.ask_observed(position, BestTricks::of(team), limits, effort);
                (Known::Tricks(team, found.bounds), found.nodes)
            }
        };
        effort.spend(nodes);
        Ok(Self { answer, limit, nodes: effort.nodes() })
    }

    /// Returns whether the search has ended before the answer was known.
    pub(super) fn is_open(&self, position: &Position) -> bool {
        match &self.answer {
            Known::Value(bounds) => bounds.value().is_none(),
            Known::Moves(best, moves, details) => {
                let is_open = |tried: &Move| {
                    tried.bounds.value().is_none() || tried.points.is_some_and(|points| points.value().is_none())
                };
                let wants_lines = *details != Details::Unwanted;
                best.value().is_none()
                    || moves.iter().any(|tried| is_open(tried) || wants_lines && is_part(position, &tried.line))
            }
            Known::Line(bounds, line) => bounds.value().is_none() || is_part(position, line),
            Known::Points(bounds) => bounds.value().is_none(),
            Known::Reaches(_, answer) | Known::Forced(_, _, answer) => answer.is_none(),
            Known::Tricks(_, bounds) => bounds.value().is_none(),
        }
    }

    pub(super) const fn exit(&self) -> Exit {
        match self.answer {
            Known::Forced(_, _, Some(false) | None) | Known::Reaches(_, Some(false) | None) => Exit::No,
            _ => Exit::Done,
        }
    }
}

/// Returns what is known of each card: first the Augen of all, then, if wanted, the Points, then the lines. One table
/// serves them all. The effort takes note of what each search has spent.
fn moves(
    solver: &mut Solver,
    position: &Position,
    details: &Details,
    effort: &mut Effort,
) -> Result<Known, PointsError> {
    let augen = solver.ask_observed(position, BestAugen::each_card(), effort.limits(), effort);
    effort.spend(augen.nodes);
    let best = augen.bounds;
    let is_known = augen.cards.iter().all(|(_, bounds)| bounds.value().is_some());
    // Where the budget was spent there is none left for points and lines.
    let wants = if let Details::Wanted(earned) = details { is_known.then_some(earned) } else { None };
    let points = match wants {
        Some(earned) if position.won().is_some() => {
            let asked = BestPoints::each_card().with_earned(earned);
            let points = solver.ask_observed(position, asked, effort.limits(), effort)?;
            effort.spend(points.nodes);
            points.cards
        }
        _ => Vec::new(),
    };
    let moves = augen.cards.into_iter().map(|(card, bounds)| {
        let mut line = Vec::new();
        if wants.is_some() {
            line.push(card);
            if let Some(next) = position.after(card).filter(|next| !next.cards().is_over()) {
                let rest = solver.ask_observed(&next, BestAugen::line(), effort.limits(), effort);
                effort.spend(rest.nodes);
                line.extend(rest.line);
            }
        }
        let loss = bounds.value().zip(best.value()).map(|(value, best)| Augen(value.0.abs_diff(best.0)));
        let points = points.iter().find(|&&(other, _)| other == card).map(|&(_, points)| points);
        Move { card, bounds, loss, points, line }
    });
    Ok(Known::Moves(best, moves.collect(), details.clone()))
}

/// Returns whether a line ends before the last card.
pub(super) fn is_part(position: &Position, line: &[Card]) -> bool {
    line.len() < position.cards().hands().iter().map(|(_, hand)| hand.len()).sum()
}
