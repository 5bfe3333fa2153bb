//! The evidence of the others' play about each hidden hand, prepared for many hands.
//!
//! A player decides by his own hand and by what the whole table has seen. So how likely a world is falls into a factor for
//! each seat that depends on the hand of this seat only ([`Model::log_likelihood`] and [`Model::log_round`] are the sum of
//! their logarithms). What the table had seen before each card is the same in all worlds and is kept.

use crate::likelihood::{Model, Thoughts};
use crate::rules::{Games, Imagined, Moment, Weights};
use game::{BySeat, Exchange, Hand, Play, Public, Seat};

/// The public state at each card that a seat other than the viewer played.
#[derive(Clone, Debug)]
pub(crate) struct Evidence<'a> {
    public: &'a Public,
    games: Games,
    model: Model,
    /// The cards of each seat.
    moments: BySeat<Vec<Moment>>,
    /// All cards that each seat has played.
    played: BySeat<Hand>,
}

impl<'a> Evidence<'a> {
    /// Returns the evidence of everything that was played; any world will do to go through the game once more.
    pub(crate) fn of(public: &'a Public, viewer: Seat, model: Model, world: &Play) -> Self {
        let mut game = Imagined::before_first_card(world).without_parties();
        let mut calls = public.calls().iter().peekable();
        let mut moments = BySeat::<Vec<Moment>>::default();
        let mut played = BySeat::<Hand>::default();
        for (n_played, (seat, card)) in public.plays().enumerate() {
            while let Some(called) = calls.next_if(|called| usize::from(called.before_card) <= n_played) {
                game.hear(called);
            }
            if seat != viewer {
                moments[seat].push(game.moment_of(card));
            }
            played[seat].add(card);
            game.play(card);
        }
        Self { public, games: Games::all(public.rules()), model, moments, played }
    }

    /// Returns the logarithm of the probability that a seat that holds this hand now would have said and played what it has;
    /// only differences between hands mean something.
    pub(crate) fn log_of(&self, seat: Seat, hand: Hand, exchange: Option<&Exchange>) -> f64 {
        self.log_if_at_least(seat, hand, exchange, f64::NEG_INFINITY).expect("nothing is less")
    }

    /// Returns the same as `log_of` if it is at least `least`, else `None`, which is quicker to find out.
    pub(crate) fn log_if_at_least(
        &self,
        seat: Seat,
        hand: Hand,
        exchange: Option<&Exchange>,
        least: f64,
    ) -> Option<f64> {
        let mut dealt = hand;
        self.played[seat].cards().for_each(|card| dealt.add(card));
        let mut track = self.model.track(seat, self.moments[seat].len());
        let mut log = track.log();
        let mut rest = dealt;
        for moment in &self.moments[seat] {
            // No card is more probable than certain.
            if log < least {
                return None;
            }
            let thoughts = Thoughts::new(|weights: &Weights| moment.thoughts(self.public, (seat, rest), weights));
            track.add(&thoughts, moment.card);
            log = track.log();
            rest.remove(moment.card);
        }
        // This takes as long as several cards, so it comes last.
        if least <= log {
            log += self.model.log_said(self.public, &self.games, (seat, dealt), exchange);
        }
        (least <= log).then_some(log)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::Draw;
    use crate::likelihood::tests::game_after;
    use crate::sample::Sampler;

    #[test]
    fn the_factors_of_the_seats_make_up_the_likelihood_of_a_world() {
        let model = Model::default();
        for index in 0..30 {
            let play = game_after(index, index as usize + 5);
            let viewer = play.actor().expect("a seat is at turn");
            let view = play.view(viewer);
            let sampler = Sampler::new(&view).expect("there are worlds");
            let evidence = Evidence::of(view.public(), viewer, model, &play);
            for number in 0..4 {
                let world = sampler.world(&mut Draw::new(2, number));
                let others = Seat::ALL.into_iter().filter(|&seat| seat != viewer);
                let sum: f64 = others.map(|seat| evidence.log_of(seat, world.hands()[seat], None)).sum();
                let whole = model.log_likelihood(viewer, &world) + model.log_round(viewer, &world);
                assert!((sum - whole).abs() < 1e-4, "deal {index}: {sum} {whole}");
            }
        }
    }
}
