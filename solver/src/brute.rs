//! Plain minimax over every legal card: the specification of what a position is worth, and nothing else.

use crate::answer::Tricks;
use crate::goals::{PointsError, won_before};
use game::rules::Sonderpunkt;
use game::{Augen, ByTeam, CardPlay, Points, Position, Scoring, Team, Trick, WhichTrick, Won, score, special_points};

/// Returns the Augen that Re still gets with best play of both sides for Augen, the running trick included.
#[must_use]
pub fn augen(position: &Position) -> Augen {
    let count = |winner, trick: &Trick| if winner == Team::Re { i32::from(trick.augen().0) } else { 0 };
    Augen(sum(position, position.cards(), Team::Re, &count) as u16)
}

/// Returns how many of the remaining tricks the side can force, the running one included.
#[must_use]
pub fn tricks(position: &Position, team: Team) -> Tricks {
    let count = |winner, _: &Trick| i32::from(winner == team);
    Tricks(sum(position, position.cards(), team, &count) as u8)
}

/// Returns the most that `team` can get, if `count` is the value of each trick for the side that wins it.
fn sum(position: &Position, play: &CardPlay, team: Team, count: &impl Fn(Team, &Trick) -> i32) -> i32 {
    let (order, parties) = (position.order(), position.parties());
    let values = play.legal(order).iter().map(|card| {
        let mut next = *play;
        let complete = next.play(order, card);
        let gained = complete.map_or(0, |trick| count(parties.team_of(next.turn()), &trick));
        gained + sum(position, &next, team, count)
    });
    let extreme = if parties.team_of(play.turn()) == team { values.max() } else { values.min() };
    extreme.unwrap_or(0)
}

/// Returns the value of the game seen from Re, before a soloist's factor, with best play of both sides for the score.
/// `earned` are the special points of earlier tricks; those that there are not in this game are left out.
///
/// # Errors
/// Returns what the position does not say.
pub fn points(position: &Position, earned: &[(Sonderpunkt, Team)]) -> Result<Points, PointsError> {
    let won = won_before(position)?;
    let scoring = Scoring::of(position.order(), position.parties());
    let counts = |point| position.rules().counts(point, scoring);
    let mut special = earned.iter().copied().filter(|&(point, _)| counts(point)).collect();
    Ok(best_score(position, position.cards(), won, &mut special))
}

fn best_score(
    position: &Position,
    play: &CardPlay,
    won: ByTeam<Won>,
    special: &mut Vec<(Sonderpunkt, Team)>,
) -> Points {
    let (rules, order, parties) = (position.rules(), position.order(), position.parties());
    if play.is_over() {
        let parts = position.parts();
        return score(rules, parts.contract, parties, parts.calls, won, special).re_value;
    }
    let schweine = position.parts().schweine.kind();
    let n_before = special.len();
    let values = play.legal(order).iter().map(|card| {
        let (mut next, mut won) = (*play, won);
        if let Some(trick) = next.play(order, card) {
            won[parties.team_of(next.turn())].add(&trick);
            let which = if next.is_over() { WhichTrick::Last } else { WhichTrick::Earlier };
            special.extend(special_points(rules, order, schweine, parties, &trick, which));
        }
        let value = best_score(position, &next, won, special);
        special.truncate(n_before);
        value
    });
    let extreme = match parties.team_of(play.turn()) {
        Team::Re => values.max(),
        Team::Kontra => values.min(),
    };
    extreme.expect("a hand that is not empty has a legal card")
}
