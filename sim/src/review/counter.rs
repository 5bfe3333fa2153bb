//! A deal that the player could not exclude, in which the card loses against the better one.

use super::{Course, Scene, SceneWorld, Wanted};
use game::{Card, Exchange, Play, Points, Position, Seat, points_of_seats};
use solver::{BestPoints, Config, Limits, Solver, Stop};

/// Proof that the card loses in a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The solver: best play of all with open cards after both cards.
    Exact,
    /// A playout by the rules of thumb, each seat with its own hand.
    PlayedOn,
}

/// A deal in which the card loses.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// The deal, at the decision.
    pub position: Position,
    /// Kind of the proof.
    pub proof: Proof,
    /// Points of the player after the card that was played, and after the better one.
    pub points: [Points; 2],
    /// The cards to the end, the card that was played first.
    pub done_line: Vec<(Seat, Card)>,
    /// The line of play after the better decision.
    pub best_line: Vec<(Seat, Card)>,
}

/// Number of deals tried.
const TRIES: usize = 12;

/// Returns a deal in which the card loses: exactly if so few tricks are left as is
/// wanted, else as it was played on.
pub(super) fn find(scene: &Scene, exchange: Option<&Exchange>, wanted: &Wanted) -> Option<Counter> {
    let mut worlds: Vec<&SceneWorld> = scene.worlds.iter().filter(|world| 0.5 < world.loss()).collect();
    // Deals in which the mistake loses its average are typical; of these the likeliest come first.
    let mean = scene.mean(SceneWorld::loss).max(1.0);
    let distance = |world: &SceneWorld| ((world.loss() - mean).abs() * 2.0).round() as i64;
    worlds.sort_by(|a, b| distance(a).cmp(&distance(b)).then(b.weight.total_cmp(&a.weight)));
    let view = scene.view();
    let own = exchange.filter(|exchange| [exchange.giver, exchange.taker].contains(&view.seat())).copied();
    let imagined = |world: &SceneWorld| Play::imagine(scene.public(), world.hands, own).ok();
    if view.hand().len() <= wanted.hindsight {
        return worlds.iter().take(TRIES).find_map(|world| solved(scene, &imagined(world)?, &wanted.search.stop));
    }
    if !scene.is_played_out() {
        return None;
    }
    worlds.iter().take(TRIES).find_map(|world| played_on(scene, world, &imagined(world)?))
}

fn solved(scene: &Scene, world: &Play, stop: &Stop) -> Option<Counter> {
    let (position, parties) = (world.position()?, world.parties()?);
    let public = world.public();
    let earned = public.earned(parties);
    let mut solver = Solver::new(&Config::default().with_table_bytes(32 << 20));
    let seat_points = |points| points_of_seats(parties, points)[scene.seat()];
    let values =
        solver.ask(&position, BestPoints::each_card().with_earned(&earned), Limits::until(stop)).ok()?.known_cards()?;
    let value = |card| values.iter().find(|(other, _)| *other == card).map(|&(_, points)| seat_points(points));
    let points = [value(scene.done)?, value(scene.best)?];
    if points[1].0 <= points[0].0 {
        return None;
    }
    let mut line = |card: Card| line_after(&mut solver, &position, (card, &earned), stop);
    let (done_line, best_line) = (line(scene.done)?, line(scene.best)?);
    Some(Counter { position, proof: Proof::Exact, points, done_line, best_line })
}

/// Returns a card and a line of best play behind it; once it is stopped, a part of that.
pub(super) fn line_after(
    solver: &mut Solver,
    position: &Position,
    (card, earned): (Card, &[(game::rules::Sonderpunkt, game::Team)]),
    stop: &Stop,
) -> Option<Vec<(Seat, Card)>> {
    let mut line = vec![card];
    // After the last card there is no position any more; what a trick earns that the card completes is earned before the next.
    if let Some(next) = position.after(card) {
        let mut earned = earned.to_vec();
        earned.extend(earned_by(position, card));
        let rest = solver.ask(&next, BestPoints::line().with_earned(&earned), Limits::until(stop)).ok()?;
        line.extend(rest.line);
    }
    Some(seated(position, &line))
}

/// Returns the special points of the trick that a card completes.
pub(super) fn earned_by(position: &Position, card: Card) -> Vec<(game::rules::Sonderpunkt, game::Team)> {
    let mut cards = *position.cards();
    let Some(trick) = cards.play(position.order(), card) else { return Vec::new() };
    let which = if cards.is_over() { game::WhichTrick::Last } else { game::WhichTrick::Earlier };
    let schweine = position.parts().schweine.kind();
    game::special_points(position.rules(), position.order(), schweine, position.parties(), &trick, which).collect()
}

/// Returns the cards of a line with who plays them.
fn seated(position: &Position, line: &[Card]) -> Vec<(Seat, Card)> {
    let mut cards = *position.cards();
    let seated = line.iter().map(|&card| {
        let seat = cards.turn();
        cards.play(position.order(), card);
        (seat, card)
    });
    seated.collect()
}

/// Returns the deal if its cards alone show the loss: who reads them sees no call that was made while it was played on.
fn played_on(scene: &Scene, world: &SceneWorld, start: &Play) -> Option<Counter> {
    let n_lying = scene.trick().len();
    let line = |course: &Course| -> Vec<(Seat, Card)> {
        course.tricks.iter().flat_map(|trick| trick.plays().collect::<Vec<_>>()).skip(n_lying).collect()
    };
    let (done_line, best_line) = (line(&world.done), line(&world.best));
    let points = [points_of(start, scene.seat(), &done_line)?, points_of(start, scene.seat(), &best_line)?];
    let position = start.position()?;
    (points[0].0 < points[1].0).then_some(Counter { position, proof: Proof::PlayedOn, points, done_line, best_line })
}

/// Returns what a seat gets if these cards follow, with no call but those that are due.
fn points_of(start: &Play, seat: Seat, line: &[(Seat, Card)]) -> Option<Points> {
    let mut play = start.clone();
    for &(player, card) in line {
        if let Some(call) = play.duty() {
            play.call(play.actor()?, call).ok()?;
        }
        play.play(player, card).ok()?;
    }
    Some(play.finish().ok()?.score.points[seat])
}
