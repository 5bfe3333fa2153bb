//! Which of the possible deals are how probable, after what everybody has played.
//!
//! All deals that the rules allow are equally probable before the first card ([`Sampler`](crate::Sampler)). Afterwards those are more
//! probable in which the cards that were played were good ones: whoever has led a Fehl ace would have led another one
//! first, whoever smears has a reason. A [`Model`] of the players says how probable each card is, and that they were gesund,
//! and a deal weighs as much as the product of all these. Draws are made from the possible deals and weighed; how many equally
//! weighted ones they are worth is the [`effective`](Inference::effective) number.
//!
//! What the cards say about the queens of clubs is mixed with what is known without them, which the sampler knows exactly:
//! few effective draws leave it as it is.
//!
//! `docs/BELIEFS.md` tells what this is worth.

use crate::condition::Condition;
use crate::draw::Draw;
use crate::likelihood::Model;
use crate::sample::{Acceptance, Conditional, NoWorld};
use game::{BySeat, Card, Hand, Named, Play, Seat, SeatSet, Team, View};

/// Draws of the deals that are possible for a seat, each with a weight.
///
/// # Information
/// Made of a view; it knows no hidden card.
#[derive(Clone, Debug)]
pub struct Inference<'a> {
    view: View<'a>,
    worlds: Vec<(Play, f64)>,
    prior: BySeat<Option<f64>>,
    acceptance: Acceptance,
}

/// As many effective draws count as much as what is known without them.
pub(crate) const PRIOR_DRAWS: f64 = 2.0;

impl<'a> Inference<'a> {
    /// Draws so many deals, at least one, and weighs them.
    ///
    /// # Errors
    /// There may be no deal that fits the view.
    pub fn new(view: &View<'a>, model: &Model, n_worlds: usize, draw: &mut Draw) -> Result<Self, NoWorld> {
        Self::given(view, &Condition::All(Vec::new()), model, n_worlds, draw)
    }

    /// Draws deals that meet a condition, as [`new`](Self::new) does.
    ///
    /// # Errors
    /// There may be no such deal, or none is found.
    pub fn given(
        view: &View<'a>,
        condition: &Condition,
        model: &Model,
        n_worlds: usize,
        draw: &mut Draw,
    ) -> Result<Self, NoWorld> {
        let deals = Conditional::of_view(view, condition)?;
        let mut acceptance = Acceptance::default();
        let mut worlds = Vec::with_capacity(n_worlds.max(1));
        for _ in 0..n_worlds.max(1) {
            let world = deals.world(draw, &mut acceptance).ok_or(NoWorld::TooEntangled)?;
            let log = model.log_likelihood(view.seat(), &world) + model.log_gesund(view.seat(), &world);
            worlds.push((world, log));
        }
        let most = worlds.iter().map(|&(_, log)| log).fold(f64::NEG_INFINITY, f64::max);
        let sum: f64 = worlds.iter().map(|(_, log)| (log - most).exp()).sum();
        for (_, weight) in &mut worlds {
            *weight = (*weight - most).exp() / sum;
        }
        let prior = BySeat::from_fn(|seat| prior_of(view, condition, &deals, seat));
        Ok(Self { view: *view, worlds, prior, acceptance })
    }

    /// Returns how many deals were tried for those that were drawn; more only where a condition is too much to count.
    #[must_use]
    pub const fn acceptance(&self) -> Acceptance {
        self.acceptance
    }

    /// Returns the deals that were drawn, each with its weight; the weights add up to 1.
    pub fn weighted(&self) -> impl Iterator<Item = (&Play, f64)> {
        self.worlds.iter().map(|(play, weight)| (play, *weight))
    }

    /// Returns how many equally weighted draws would tell as much.
    #[must_use]
    pub fn effective(&self) -> f64 {
        1.0 / self.worlds.iter().map(|(_, weight)| weight * weight).sum::<f64>()
    }

    /// Returns so many of the deals, as often as they are probable (See: M. Bolic, P. Djuric, S. Hong, "Resampling
    /// algorithms for particle filters", 2004: systematic resampling).
    #[must_use]
    pub fn worlds(&self, n: usize, draw: &mut Draw) -> Vec<Play> {
        let start = draw.unit();
        let (mut at, mut below) = (0, self.worlds[0].1);
        (0..n)
            .map(|number| {
                let point = (number as f64 + start) / n as f64;
                while below <= point && at + 1 < self.worlds.len() {
                    at += 1;
                    below += self.worlds[at].1;
                }
                self.worlds[at].0.clone()
            })
            .collect()
    }

    /// Returns what each seat holds how probably: the expected number of copies of a card.
    #[must_use]
    pub fn expected_copies(&self, seat: Seat, card: Card) -> f64 {
        self.weighted().map(|(play, weight)| weight * play.hands()[seat].count(card) as f64).sum()
    }

    /// Returns how probable it is that a seat is Re; `None` while nobody can know, before the Klärungsstich.
    #[must_use]
    pub fn re_probability(&self, seat: Seat) -> Option<f64> {
        let prior = self.prior[seat]?;
        let is_re = |play: &Play| play.team_of(seat) == Some(Team::Re);
        let weighed: f64 = self.weighted().filter(|(play, _)| is_re(play)).map(|(_, weight)| weight).sum();
        let n = self.effective();
        if prior == 0.0 || prior == 1.0 {
            Some(prior)
        } else {
            Some((weighed * n + prior * PRIOR_DRAWS) / (n + PRIOR_DRAWS))
        }
    }

    /// Returns how probable it is that a seat is Re if all possible deals are equally probable, exactly.
    #[must_use]
    pub fn prior(&self, seat: Seat) -> Option<f64> {
        self.prior[seat]
    }

    /// Returns who infers.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.view.seat()
    }

    /// Returns the hand of who infers.
    #[must_use]
    pub const fn hand(&self) -> Hand {
        self.view.hand()
    }
}

/// Returns the share of possible deals in which a seat is Re.
pub(crate) fn prior_of(view: &View<'_>, condition: &Condition, deals: &Conditional<'_>, seat: Seat) -> Option<f64> {
    let certain = |team: Team| if team == Team::Re { 1.0 } else { 0.0 };
    if view.public().game().named != Named::Normal {
        return view.public().known()[seat].map(certain);
    }
    if seat == view.seat() {
        return view.team().map(certain);
    }
    let is_re = Condition::Dealt { seats: SeatSet::only(seat), least: 1, most: u16::MAX };
    match Conditional::of_view(view, &Condition::All(vec![condition.clone(), is_re])) {
        Ok(re) => Some(re.count()? as f64 / deals.count()? as f64),
        Err(NoWorld::Impossible) => Some(0.0),
        Err(NoWorld::TooEntangled | NoWorld::Stopped) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fallback;
    use crate::likelihood::Kind;
    use game::{Found, Rules, Spielfindung};

    fn game(index: u64, n_cards: usize) -> Play {
        let mut draw = Draw::new(21, index);
        let deal = draw.deal(&Rules::DDV, Seat::W).expect("a whole deck");
        let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
        while let Some(seat) = round.actor() {
            let act = fallback(&round.view(seat));
            round.act(seat, act).expect("gesund is allowed");
        }
        let Ok(Found::Play(mut play)) = round.finish() else { panic!("everybody is gesund") };
        for _ in 0..n_cards {
            let seat = play.actor().expect("cards are left");
            let card = crate::RulesBot::new().card(&play.view(seat));
            play.play(seat, card).expect("a legal card");
        }
        *play
    }

    #[test]
    fn weights_add_up_and_what_is_certain_stays_so() {
        for index in 0..20 {
            let play = game(index, 20);
            let view = play.view(Seat::N);
            let inference = Inference::new(&view, &Model::default(), 60, &mut Draw::new(1, index)).expect("possible");
            assert!((inference.weighted().map(|(_, weight)| weight).sum::<f64>() - 1.0).abs() < 1e-9);
            assert!((1.0..=60.001).contains(&inference.effective()));
            let own = if view.team() == Some(Team::Re) { 1.0 } else { 0.0 };
            assert_eq!(inference.re_probability(Seat::N), Some(own));
            for (seat, known) in play.public().known().iter() {
                let p = inference.re_probability(seat).expect("a normal game");
                assert!((0.0..=1.0).contains(&p));
                if let Some(team) = known {
                    assert_eq!(p, if *team == Team::Re { 1.0 } else { 0.0 });
                }
            }
            assert_eq!(inference.worlds(7, &mut Draw::new(2, 0)).len(), 7);
        }
    }

    #[test]
    fn players_who_play_anything_tell_nothing() {
        let play = game(3, 17);
        let view = play.view(Seat::E);
        let model = Model::Alike(Kind { error: 1.0, ..Kind::MIRROR });
        let inference = Inference::new(&view, &model, 2000, &mut Draw::new(1, 0)).expect("possible");
        // How many cards somebody could choose from still tells a little of his hand.
        assert!(500.0 < inference.effective(), "{}", inference.effective());
        for seat in Seat::ALL {
            let (prior, inferred) =
                (inference.prior(seat).expect("normal"), inference.re_probability(seat).expect("normal"));
            assert!((prior - inferred).abs() < 0.1, "{seat}: {prior} {inferred}");
        }
    }

    #[test]
    fn what_is_inferred_is_nearer_to_the_truth_than_the_count() {
        let (mut counted, mut believed) = (0.0, 0.0);
        for index in 0..60 {
            let play = game(index, 16);
            let view = play.view(Seat::from_index(index as usize));
            let inference = Inference::new(&view, &Model::default(), 100, &mut Draw::new(1, index)).expect("possible");
            for seat in Seat::ALL {
                let truth = if play.team_of(seat) == Some(Team::Re) { 1.0 } else { 0.0 };
                let error = |p: Option<f64>| (p.expect("a normal game") - truth).powi(2);
                counted += error(inference.prior(seat));
                believed += error(inference.re_probability(seat));
            }
        }
        assert!(believed < counted, "{believed} {counted}");
    }
}
