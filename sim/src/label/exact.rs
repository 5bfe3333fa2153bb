//! The exact value of every legal card at every decision, all cards open.

use super::replay::replay;
use super::{GameRow, Label, Wanted, card_number};
use game::rules::Sonderpunkt;
use game::{ByTeam, Card, Play, Position, Seat, Team, Won};
use solver::{BestAugen, BestPoints, Limits, Solver};

/// The values of the legal cards of a decision, in the order of the cards.
struct Values {
    at: u8,
    cards: Vec<u8>,
    augen: Vec<i16>,
    points: Vec<i16>,
}

/// Adds the values of all decisions from the first trick that is wanted. Before it is decided who plays with whom, and while
/// the order of the cards can still change, a position has no value.
pub(super) fn add_values(row: &mut GameRow, play: &Play, wanted: &Wanted) {
    let from_card = 4 * (usize::from(wanted.from_trick.max(1)) - 1);
    let mut decisions = Vec::new();
    replay(play, |n_played, state| {
        if from_card <= n_played
            && let Some(parties) = state.parties()
        {
            // While Schweine may still turn the order of the cards there is no position.
            let Some(position) = state.position() else { return };
            let public = state.public();
            let earned = public.earned(parties);
            decisions.push((n_played as u8, position, Won::of(parties, public.tricks()), earned));
        }
    });
    // Backwards, because what a forced card is worth is known from the decision after it.
    let mut all: Vec<Values> = Vec::new();
    let mut solver = Solver::default();
    for (at, position, won, earned) in decisions.iter().rev() {
        let seat = position.cards().turn();
        let legal = position.cards().legal(position.order());
        let values = match all.last() {
            Some(after) if legal.len() == 1 => forced(*at, legal.first(), after, next_team(play, *at)),
            _ => searched(&mut solver, *at, position, *won, earned, wanted),
        };
        debug_assert_eq!(play.public().plays().nth(usize::from(*at)).map(|(who, _)| who), Some(seat));
        all.push(values);
    }
    for values in all.into_iter().rev() {
        row.value_at.extend(values.cards.iter().map(|_| values.at));
        row.value_card.extend(values.cards);
        row.value_augen.extend(values.augen);
        row.value_points.extend(values.points);
    }
}

fn searched(
    solver: &mut Solver,
    at: u8,
    position: &Position,
    won: ByTeam<Won>,
    earned: &[(Sonderpunkt, Team)],
    wanted: &Wanted,
) -> Values {
    let mut values = Values { at, cards: Vec::new(), augen: Vec::new(), points: Vec::new() };
    if wanted.has(Label::Augen) {
        let mut found = solver.ask(position, BestAugen::each_card(), Limits::NONE).exact_cards();
        found.sort_unstable_by_key(|&(card, _)| card.index());
        values.cards = found.iter().map(|&(card, _)| card_number(card)).collect();
        values.augen = found.iter().map(|&(_, augen)| (augen.0 + won.re.augen.0) as i16).collect();
    }
    if wanted.has(Label::Points) {
        let answer = solver.ask(position, BestPoints::each_card().with_earned(earned), Limits::NONE);
        let mut found = answer.expect("the position says what was won").exact_cards();
        found.sort_unstable_by_key(|&(card, _)| card.index());
        values.cards = found.iter().map(|&(card, _)| card_number(card)).collect();
        values.points = found.iter().map(|&(_, points)| points.0 as i16).collect();
    }
    values
}

/// Returns the value of the only legal card: the best that can be done after it.
fn forced(at: u8, card: Option<Card>, after: &Values, next: Team) -> Values {
    let best = |values: &[i16]| {
        let best = if next == Team::Re { values.iter().max() } else { values.iter().min() };
        best.copied().into_iter().collect()
    };
    let cards = card.into_iter().map(card_number).collect();
    Values { at, cards, augen: best(&after.augen), points: best(&after.points) }
}

fn next_team(play: &Play, at: u8) -> Team {
    let next: Option<(Seat, Card)> = play.public().plays().nth(usize::from(at) + 1);
    next.and_then(|(seat, _)| play.team_of(seat)).unwrap_or(Team::Kontra)
}
