//! Judging cards by playouts of given players.

use bots::{Bot, RulesBot, Spec, rollout};
use game::{BySeat, Card, Hand, Play, Points, Seat, View};
use std::collections::HashMap;
use std::error::Error;

/// Players of the playouts; `rules` where none is given.
#[derive(Clone, Debug, Default)]
pub(crate) struct On {
    /// The later cards of the seat that judges.
    pub(crate) own: Option<Spec>,
    /// The cards of the others.
    pub(crate) others: Option<Spec>,
    /// The others play as those do who sit there.
    pub(crate) they_play: bool,
}

impl On {
    fn are_rules(&self) -> bool {
        let is_rules = |spec: &Option<Spec>| spec.as_ref().is_none_or(|spec| spec.to_string() == "rules");
        !self.they_play && is_rules(&self.own) && is_rules(&self.others)
    }
}

/// Imagined players of the seats, and their choices so far: equal views give equal choices.
struct Minds {
    bots: BySeat<Box<dyn Bot>>,
    chosen: HashMap<(Hand, Vec<Card>), Card>,
}

/// Returns the best card on average over these worlds, moved towards the opinion of the rules of thumb as in `doko`.
/// First all cards are judged by playouts of the rules of thumb, then those near the best by playouts of the given
/// players.
pub(crate) fn judged_on(
    view: &View<'_>,
    worlds: &[Play],
    (on, prior, near): (&On, f64, f64),
    they: BySeat<Box<dyn Bot>>,
) -> Result<Card, Box<dyn Error>> {
    let mut minds = Minds::new(view, on, they)?;
    let mut value = |card: Card, thought: f32, are_rules: bool| {
        let mut sum = 0.0;
        for world in worlds {
            let after = after(world, view.seat(), card)?;
            sum += if are_rules { of(rollout(&after)[view.seat()]) } else { minds.points(after, view.seat(), card)? };
        }
        Ok::<_, Box<dyn Error>>((sum + prior * f64::from(thought)) / (worlds.len() as f64 + prior))
    };
    let mut judged = Vec::new();
    for (card, thought) in RulesBot::new().thoughts_of(view) {
        judged.push((card, thought, value(card, thought, true)?));
    }
    let most = judged.iter().map(|(.., value)| *value).fold(f64::NEG_INFINITY, f64::max);
    judged.retain(|(.., value)| most <= value + near);
    if !on.are_rules() && 1 < judged.len() {
        for (card, thought, judged) in &mut judged {
            *judged = value(*card, *thought, false)?;
        }
    }
    let best = judged.into_iter().reduce(|best, other| if best.2 < other.2 { other } else { best });
    best.map(|(card, ..)| card).ok_or_else(|| "no card is legal".into())
}

/// Returns a world in which the seat has played a card.
fn after(world: &Play, seat: Seat, card: Card) -> Result<Play, Box<dyn Error>> {
    let mut play = world.clone();
    play.play(seat, card)?;
    Ok(play)
}

fn of(Points(points): Points) -> f64 {
    points.into()
}

impl Minds {
    fn new(view: &View<'_>, on: &On, they: BySeat<Box<dyn Bot>>) -> Result<Self, Box<dyn Error>> {
        let mut bots = they;
        for seat in Seat::ALL {
            let spec = if seat == view.seat() { &on.own } else { &on.others };
            if seat == view.seat() || !on.they_play {
                bots[seat] = spec.as_ref().map_or_else(|| "rules".parse::<Spec>()?.build(), Spec::build)?;
            }
            bots[seat].begin(seat.index() as u64);
        }
        Ok(Self { bots, chosen: HashMap::new() })
    }

    /// Returns what a seat writes down if the game goes on after this card of its.
    fn points(&mut self, mut play: Play, seat: Seat, card: Card) -> Result<f64, Box<dyn Error>> {
        let mut since = vec![card];
        while let Some(turn) = play.actor() {
            let card = self.choice(&play, turn, &since);
            play.play(turn, card)?;
            since.push(card);
        }
        let outcome = play.finish().map_err(|_| "the game goes on")?;
        Ok(of(outcome.score.points[seat]))
    }

    fn choice(&mut self, play: &Play, turn: Seat, since: &[Card]) -> Card {
        let legal = play.legal();
        if let (Some(only), 1) = (legal.first(), legal.len()) {
            return only;
        }
        let view = play.view(turn);
        let bot = &mut self.bots[turn];
        *self.chosen.entry((view.hand(), since.to_vec())).or_insert_with(|| bot.card(&view))
    }
}
