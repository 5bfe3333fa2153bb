//! What each decision of a played game was worth: to somebody who knew what the seat knew, and, kept apart, to somebody
//! who saw all cards.

use bots::NoWorld;
use bots::evaluate::{Search, judge_calls, judge_cards, solve_cards};
use game::{Call, Card, Move, Play, Points, Seat};

/// What a decision was worth in comparison.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Price {
    /// The expected points of what was done.
    pub done: f64,
    /// Those of the best decision.
    pub best: f64,
    /// By how many standard errors the two differ.
    pub sigmas: f64,
}

impl Price {
    /// Returns how many points were given away.
    #[must_use]
    pub fn loss(&self) -> f64 {
        self.best - self.done
    }
}

/// A card that was played, or a call that was made.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// How many cards had been played by everybody.
    pub cards_played: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// What was done.
    pub done: Move,
    /// What would have been best, as far as the seat could know; `None` is silence.
    pub best: Option<Move>,
    /// What both were worth, as far as the seat could know.
    pub price: Price,
    /// The best card with all cards open, and by how many points the card that was played was worse; `None` where it was
    /// not solved.
    pub hindsight: Option<(Card, Points)>,
}

/// Prices all decisions of a game; of calls those that were made. Cards that had no alternative are left out.
///
/// # Errors
/// The game may be one in which somebody has broken a rule, so that nothing fits what was seen.
pub fn analyse(
    start: &Play,
    end: &Play,
    search: &Search,
    hindsight: usize,
    seed: u64,
    mut progress: impl FnMut(),
) -> Result<Vec<Decision>, NoWorld> {
    let mut play = start.clone();
    let mut calls = end.public().calls().iter().skip(start.public().calls().len()).peekable();
    let mut decisions = Vec::new();
    for (n_cards, (seat, card)) in end.public().plays().enumerate() {
        while let Some(called) = calls.next_if(|called| usize::from(called.before_card) <= n_cards) {
            let legal = play.view(called.seat).calls();
            if legal.contains(&called.call) {
                decisions.push(call_decision(&play, called.seat, called.call, search, seed)?);
            }
            if play.call(called.seat, called.call).is_err() && play.call_unclaimed(called.seat, called.call).is_err() {
                return Ok(decisions);
            }
        }
        if 1 < play.legal().len() && play.actor() == Some(seat) && play.legal().contains(card) {
            decisions.push(card_decision(&play, seat, card, search, hindsight, seed)?);
        }
        if play.play_unclaimed(seat, card).is_err() {
            return Ok(decisions);
        }
        progress();
    }
    Ok(decisions)
}

fn card_decision(
    play: &Play,
    seat: Seat,
    card: Card,
    search: &Search,
    hindsight: usize,
    seed: u64,
) -> Result<Decision, NoWorld> {
    let judged = judge_cards(&play.view(seat), search, seed)?;
    let done = judged.iter().find(|judged| judged.decision == card);
    let best = judged.iter().reduce(|best, other| if best.worth.mean() < other.worth.mean() { other } else { best });
    let price = match (done, best) {
        (Some(done), Some(best)) => {
            let (lead, error) = best.worth.lead_over(&done.worth);
            let sigmas = if lead == 0.0 { 0.0 } else { lead / error };
            Price { done: done.worth.mean(), best: best.worth.mean(), sigmas }
        }
        _ => Price { done: 0.0, best: 0.0, sigmas: 0.0 },
    };
    let open = solve_cards(play, &Search { solve: hindsight, ..*search });
    let hindsight = open.and_then(|cards| {
        let done = cards.iter().find(|(other, _)| *other == card)?.1;
        let best = cards.iter().copied().reduce(|best, other| if best.1 < other.1 { other } else { best })?;
        Some((if best.1 == done { card } else { best.0 }, Points((best.1 - done).round() as i32)))
    });
    Ok(Decision {
        cards_played: play.public().cards_played(),
        seat,
        done: Move::Card(card),
        best: best.map(|best| Move::Card(best.decision)),
        price,
        hindsight,
    })
}

fn call_decision(play: &Play, seat: Seat, call: Call, search: &Search, seed: u64) -> Result<Decision, NoWorld> {
    let judged = judge_calls(&play.view(seat), &[call], search, seed)?;
    let of = |wanted: Option<Call>| judged.iter().find(|judged| judged.decision == wanted);
    let (done, silent) = (of(Some(call)), of(None));
    let price = match (done, silent) {
        (Some(done), Some(silent)) => {
            let (lead, error) = silent.worth.lead_over(&done.worth);
            let best = done.worth.mean().max(silent.worth.mean());
            Price { done: done.worth.mean(), best, sigmas: if lead <= 0.0 { 0.0 } else { lead / error } }
        }
        _ => Price { done: 0.0, best: 0.0, sigmas: 0.0 },
    };
    let best = if price.loss() == 0.0 { Some(Move::Call(call)) } else { None };
    Ok(Decision {
        cards_played: play.public().cards_played(),
        seat,
        done: Move::Call(call),
        best,
        price,
        hindsight: None,
    })
}
