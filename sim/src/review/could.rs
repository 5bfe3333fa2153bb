//! The best result from a decision on, with the cards as they lay.

use super::Wanted;
use super::counter::line_after;
use crate::analysis::{Choice, Decision};
use game::{BySeat, Card, LightPlay, Play, Points, Seat, points_of_seats};
use solver::{BestPoints, Config, Limits, Solver, Stop};

/// Results that were still possible from a decision on with open cards; later calls are left out everywhere.
#[derive(Clone, Debug, PartialEq)]
pub struct Could {
    /// Actual points of the player.
    pub got: Points,
    /// Points of the player with best play of all from here on, himself included.
    pub against_best: Points,
    /// A line of that.
    pub best_line: Vec<(Seat, Card)>,
    /// Result against the others' actual cards.
    pub as_played: Replayed,
}

/// The best against those who play what they played: the cards in their order, and where one of them is not allowed, the first of
/// those behind it that is.
#[derive(Clone, Debug, PartialEq)]
pub struct Replayed {
    /// Points of the player.
    pub points: Points,
    /// The cards.
    pub line: Vec<(Seat, Card)>,
}

/// Returns what was possible from a card on; `None` if more tricks are left than `hindsight`, the game is not played
/// out, or the sides are not known.
pub(super) fn from(play: &Play, end: &Play, decision: &Decision, wanted: &Wanted) -> Option<Could> {
    let Choice::Card(_) = decision.done else { return None };
    let parties = play.parties()?;
    if wanted.hindsight < play.cards().tricks_left() || end.actor().is_some() {
        return None;
    }
    let (public, position) = (play.public(), play.position()?);
    let earned = public.earned(parties);
    let mut solver = Solver::new(&Config::default().with_table_bytes(32 << 20));
    let values = solver
        .ask(&position, BestPoints::each_card().with_earned(&earned), Limits::until(&wanted.search.stop))
        .ok()?
        .known_cards()?;
    let own = |points| points_of_seats(parties, points)[decision.seat];
    let (card, value) = values.iter().copied().reduce(|a, b| if own(a.1).0 < own(b.1).0 { b } else { a })?;
    let best_line = line_after(&mut solver, &position, (card, &earned), &wanted.search.stop)?;
    let mut others = Others::new(play, end, decision.seat, &wanted.search.stop);
    let got = others.got(end)?;
    Some(Could { got, against_best: own(value), best_line, as_played: others.best()? })
}

/// The other players, who play their actual cards.
struct Others<'a> {
    play: &'a Play,
    seat: Seat,
    /// Cards that each seat played from here on, in order.
    later: BySeat<Vec<Card>>,
    best: Option<Replayed>,
    stop: &'a Stop,
}

impl<'a> Others<'a> {
    fn new(play: &'a Play, end: &Play, seat: Seat, stop: &'a Stop) -> Self {
        let mut later = BySeat::<Vec<Card>>::default();
        for (player, card) in end.public().plays().skip(play.public().cards_played()) {
            later[player].push(card);
        }
        Self { play, seat, later, best: None, stop }
    }

    /// Returns what the player got, without the calls that came later.
    fn got(&self, end: &Play) -> Option<Points> {
        let frame = self.play.frame();
        let mut game = LightPlay::of(self.play);
        for (_, card) in end.public().plays().skip(self.play.public().cards_played()) {
            if game.is_over() || !game.legal(&frame).contains(card) {
                return None;
            }
            game.play(&frame, card);
        }
        Some(game.outcome(&frame).score.points[self.seat])
    }

    fn best(&mut self) -> Option<Replayed> {
        self.search(LightPlay::of(self.play), self.later.clone(), &mut Vec::new());
        self.best.take()
    }

    fn search(&mut self, game: LightPlay, left: BySeat<Vec<Card>>, line: &mut Vec<(Seat, Card)>) {
        let frame = self.play.frame();
        if game.is_over() {
            let points = game.outcome(&frame).score.points[self.seat];
            if self.best.as_ref().is_none_or(|best| best.points.0 < points.0) {
                self.best = Some(Replayed { points, line: line.clone() });
            }
            return;
        }
        if self.stop.is_set() {
            return;
        }
        let (turn, legal) = (game.turn(), game.legal(&frame));
        let mut cards: Vec<Card> = left[turn].iter().copied().filter(|&card| legal.contains(card)).collect();
        if turn == self.seat {
            cards.sort_unstable_by_key(|card| card.index());
            cards.dedup();
        } else {
            cards.truncate(1);
        }
        for card in cards {
            let (mut next, mut rest) = (game, left.clone());
            let place = rest[turn].iter().position(|&other| other == card).expect("it is one of them");
            rest[turn].remove(place);
            next.play(&frame, card);
            line.push((turn, card));
            self.search(next, rest, line);
            line.pop();
        }
    }
}
