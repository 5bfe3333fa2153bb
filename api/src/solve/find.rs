//! What is found out about a position.

use super::{Ask, Details};
use crate::error::Error;
use game::{Augen, Card, Points, Position, Team};
use solver::{BestAugen, BestPoints, BestTricks, Bounds, Config, Limits, PointsError, Solver, Tricks, Watching};
use text::message;

/// Results of a search, and its effort.
#[derive(Clone, Debug)]
pub struct Found {
    /// The position.
    pub position: Position,
    /// Results so far.
    pub known: KnownValue,
    /// Number of cards played in the tree.
    pub nodes: u64,
}

/// Known part of an answer.
#[derive(Clone, Debug)]
pub enum KnownValue {
    /// The Augen that Re still gets.
    Value(Bounds<Augen>),
    /// Whether Re reaches the threshold; `None` if it is open.
    Reaches(Threshold, Option<bool>),
    /// Values of the best card and of each of them.
    Moves(Bounds<Augen>, Vec<Move>, Details),
    /// The line is as long as it is known to be the best.
    Line(Bounds<Augen>, Vec<Card>),
    /// Value of the game for Re in Points.
    Points(Bounds<Points>),
    /// Whether the side can force all tricks, or at least this number; `None` if it is open.
    Forced(Team, Option<usize>, Option<bool>),
    /// Number of tricks that the side can force.
    Tricks(Team, Bounds<Tricks>),
}

/// A number of Augen to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threshold {
    /// Augen in the whole game if the earlier gains are known, otherwise from here on.
    pub augen: Augen,
    /// Augen that Re has won before.
    pub won: Option<Augen>,
}

impl Threshold {
    /// Returns what Re still needs.
    #[must_use]
    pub fn needed(self) -> Augen {
        Augen(self.augen.0.saturating_sub(self.won.unwrap_or_default().0))
    }
}

/// A card that may be played.
#[derive(Clone, Debug)]
pub struct Move {
    /// The card.
    pub card: Card,
    /// Augen that Re gets after it.
    pub bounds: Bounds<Augen>,
    /// Augen by which that is worse for the side to play than its best card, if both are known.
    pub loss: Option<Augen>,
    /// Value of the game for Re after it if all play for the score, if requested and the position states earlier gains.
    pub points: Option<Bounds<Points>>,
    /// A line of best play that begins with it, if wanted, as far as it is known.
    pub line: Vec<Card>,
}

/// One search after the other, until together they have spent what there is.
struct Searches<'a, 'b> {
    solver: Solver,
    limits: Limits<'a>,
    watch: &'a mut Watching<'b>,
    nodes: u64,
}

impl Searches<'_, '_> {
    fn augen(&mut self, position: &Position, question: BestAugen) -> solver::ValueAnswer<Augen> {
        let limits = self.limits.less(self.nodes);
        let found = self.solver.ask_watched(position, question, limits, self.watch);
        self.nodes += found.nodes;
        found
    }

    fn points(
        &mut self,
        position: &Position,
        question: BestPoints<'_>,
    ) -> Result<solver::ValueAnswer<Points>, PointsError> {
        let limits = self.limits.less(self.nodes);
        let found = self.solver.ask_watched(position, question, limits, self.watch)?;
        self.nodes += found.nodes;
        Ok(found)
    }

    fn tricks(&mut self, position: &Position, question: BestTricks) -> solver::ValueAnswer<Tricks> {
        let limits = self.limits.less(self.nodes);
        let found = self.solver.ask_watched(position, question, limits, self.watch);
        self.nodes += found.nodes;
        found
    }

    /// Returns the bounds of each card: first the Augen of all, then, if wanted, the Points, then the lines. One table
    /// serves them all.
    fn moves(&mut self, position: &Position, details: &Details) -> Result<KnownValue, PointsError> {
        let augen = self.augen(position, BestAugen::each_card());
        let best = augen.bounds;
        let is_known = augen.cards.iter().all(|(_, bounds)| bounds.value().is_some());
        // Where the limit was reached there is nothing left for points and lines.
        let wants = if let Details::Wanted(earned) = details { is_known.then_some(earned) } else { None };
        let points = match wants {
            Some(earned) if position.won().is_some() => {
                self.points(position, BestPoints::each_card().with_earned(earned))?.cards
            }
            _ => Vec::new(),
        };
        let moves = augen.cards.into_iter().map(|(card, bounds)| {
            let mut line = Vec::new();
            if wants.is_some() {
                line.push(card);
                if let Some(next) = position.after(card).filter(|next| !next.cards().is_over()) {
                    line.extend(self.augen(&next, BestAugen::line()).line);
                }
            }
            let loss = bounds.value().zip(best.value()).map(|(value, best)| Augen(value.0.abs_diff(best.0)));
            let points = points.iter().find(|&&(other, _)| other == card).map(|&(_, points)| points);
            Move { card, bounds, loss, points, line }
        });
        Ok(KnownValue::Moves(best, moves.collect(), details.clone()))
    }
}

impl Found {
    pub(super) fn new(
        position: &Position,
        ask: &Ask,
        config: &Config,
        limits: Limits<'_>,
        watch: &mut Watching<'_>,
    ) -> Result<Self, Error> {
        check(position, ask)?;
        let mut search = Searches { solver: Solver::new(config), limits, watch, nodes: 0 };
        let unscored = |error: PointsError| Error::of(&error);
        let known = match *ask {
            Ask::Value => KnownValue::Value(search.augen(position, BestAugen::value()).bounds),
            Ask::Reaches(augen) => {
                let threshold = Threshold { augen, won: position.parts().won.map(|won| won.re.augen) };
                let needed = threshold.needed();
                KnownValue::Reaches(threshold, search.augen(position, BestAugen::at_least(needed)).reaches(needed))
            }
            Ask::Moves(ref details) => search.moves(position, details).map_err(unscored)?,
            Ask::Line => {
                let found = search.augen(position, BestAugen::line());
                KnownValue::Line(found.bounds, found.line)
            }
            Ask::Points(ref earned) => {
                let asked = BestPoints::value().with_earned(earned);
                KnownValue::Points(search.points(position, asked).map_err(unscored)?.bounds)
            }
            Ask::Forced(team, at_least) => {
                let n_left = position.cards().tricks_left();
                let least = Tricks(at_least.unwrap_or(n_left) as u8);
                KnownValue::Forced(
                    team,
                    at_least,
                    search.tricks(position, BestTricks::at_least(team, least)).reaches(least),
                )
            }
            Ask::Tricks(team) => KnownValue::Tricks(team, search.tricks(position, BestTricks::of(team)).bounds),
        };
        Ok(Self { position: position.clone(), known, nodes: search.nodes })
    }

    /// Returns whether the search has ended before the answer was known.
    pub(super) fn is_open(&self) -> bool {
        match &self.known {
            KnownValue::Value(bounds) => bounds.value().is_none(),
            KnownValue::Moves(best, moves, details) => {
                let is_open = |tried: &Move| {
                    tried.bounds.value().is_none() || tried.points.is_some_and(|points| points.value().is_none())
                };
                let wants_lines = *details != Details::Unwanted;
                best.value().is_none()
                    || moves.iter().any(|tried| is_open(tried) || wants_lines && is_part(&self.position, &tried.line))
            }
            KnownValue::Line(bounds, line) => bounds.value().is_none() || is_part(&self.position, line),
            KnownValue::Points(bounds) => bounds.value().is_none(),
            KnownValue::Reaches(_, answer) | KnownValue::Forced(_, _, answer) => answer.is_none(),
            KnownValue::Tricks(_, bounds) => bounds.value().is_none(),
        }
    }
}

/// Checks that no more is asked for than is still in play: that is a slip, and no question of play.
fn check(position: &Position, ask: &Ask) -> Result<(), Error> {
    let (tricks, left) = (position.cards().tricks_left(), position.cards().augen_left());
    match *ask {
        Ask::Forced(_, Some(asked)) if tricks < asked => {
            let error = Error::new(message!("solve-more-tricks-than-left", asked, n = tricks));
            Err(error.with_help(message!("solve-more-tricks-than-left.help", n = tricks)))
        }
        Ask::Reaches(asked) if position.parts().won.is_none() && left < asked => {
            let error = Error::new(message!("solve-more-augen-than-left", asked = asked.0, left = left.0));
            Err(error.with_help(message!("solve-more-augen-than-left.help")))
        }
        _ => Ok(()),
    }
}

/// Returns whether a line ends before the last card.
#[must_use]
pub fn is_part(position: &Position, line: &[Card]) -> bool {
    line.len() < position.cards().hands().iter().map(|(_, hand)| hand.len()).sum()
}
