//! A world with all cards open, as the solver wants it.

use crate::rules::Imagined;
use game::{Card, Earned, Points, Position, Seat, points_of_seats};
use solver::{BestPoints, Config, Limits, Solver};

/// A world for the solver: its position and the special points earned before.
#[derive(Clone, Debug)]
pub(crate) struct Exact {
    position: Position,
    earned: Earned,
}

impl Exact {
    /// Returns a game that goes on in thought for the solver; `None` while a Hochzeiter has no partner.
    pub(crate) fn new(imagined: &Imagined<'_>) -> Option<Self> {
        let (game, frame) = (imagined.game(), imagined.frame());
        let earned = game.earned(&frame, game.parties()?);
        Some(Self { position: game.position(&frame)?, earned })
    }

    /// Returns what each legal card is worth to a seat, without those for which the limits do not suffice; what it took is
    /// taken from them.
    pub(crate) fn cards(&self, seat: Seat, config: &Config, limits: &mut Limits<'_>) -> Vec<(Card, Points)> {
        let question = BestPoints::each_card().with_earned(&self.earned);
        let answer =
            Solver::new(config).ask(&self.position, question, *limits).expect("the position says what was won");
        *limits = limits.less(answer.nodes);
        let values = answer.cards;
        values.into_iter().filter_map(|(card, bounds)| Some((card, self.points_of(seat, bounds.value()?)))).collect()
    }

    /// Returns what the game is worth to a seat, or nothing if the limits do not suffice.
    pub(crate) fn value(&self, seat: Seat, config: &Config, limits: Limits<'_>) -> Option<Points> {
        let question = BestPoints::value().with_earned(&self.earned);
        let answer = Solver::new(config).ask(&self.position, question, limits);
        answer.expect("the position says what was won").value().map(|value| self.points_of(seat, value))
    }

    fn points_of(&self, seat: Seat, re_value: Points) -> Points {
        points_of_seats(self.position.parties(), re_value)[seat]
    }
}
