//! Plain minimax for the score. The specification of what a position is worth in Points, and nothing else.

use super::score_table::{PointsError, won_before};
use game::rules::Sonderpunkt;
use game::{ByTeam, CardPlay, Points, Position, Schweine, Team, WhichTrick, Won, score, special_points};

/// Returns the value of the game seen from Re with best play of both sides for the score.
///
/// # Errors
/// Returns what the position does not say.
pub fn points_brute(position: &Position, earned: &[(Sonderpunkt, Team)]) -> Result<Points, PointsError> {
    let won = won_before(position)?;
    Ok(best(position, position.cards(), won, &mut earned.to_vec()))
}

fn best(position: &Position, play: &CardPlay, won: ByTeam<Won>, special: &mut Vec<(Sonderpunkt, Team)>) -> Points {
    let (rules, order, parties) = (position.rules(), position.order(), position.parties());
    if play.is_over() {
        return score(rules, parties, position.parts().calls, won, special).re_value;
    }
    let schweine = if position.parts().schweine.is_some() { Schweine::Announced } else { Schweine::None };
    let n_before = special.len();
    let values = play.legal(order).iter().map(|card| {
        let (mut next, mut won) = (*play, won);
        if let Some(trick) = next.play(order, card) {
            won[parties.team_of(next.turn())].add(&trick);
            let which = if next.is_over() { WhichTrick::Last } else { WhichTrick::Earlier };
            special.extend(special_points(rules, order, schweine, parties, &trick, which));
        }
        let value = best(position, &next, won, special);
        special.truncate(n_before);
        value
    });
    let extreme = match parties.team_of(play.turn()) {
        Team::Re => values.max(),
        Team::Kontra => values.min(),
    };
    extreme.expect("a hand that is not empty has a legal card")
}
