//! How likely a world is, judged by what the others have played.
//!
//! A player who knows what he does shows his cards by what he plays. The others are thought to choose by the rules of
//! thumb, the likelier the better the card: with the probability `exp(worth / temperature)`, made up to 1, and now and
//! then, by the share `error`, any card at all. How likely a world is beside another is the product over all cards that
//! the others have played.
//!
//! See: M. Buro, J. Long, T. Furtak and N. Sturtevant, "Improving State Evaluation, Inference, and Search in Trick-Based
//! Card Games", 2009; D. Rebstock, C. Solinas, M. Buro and N. Sturtevant, "Policy Based Inference in Trick-Taking Card
//! Games", 2019.

use crate::rules::{Imagined, Weights};
use game::{Card, Play, Seat};

/// How the others are thought to choose their cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Model {
    /// How many Points worse a card may be to be still played e times less often.
    pub temperature: f32,
    /// The share of cards that are played without thinking.
    pub error: f32,
}

impl Default for Model {
    /// Returns the players that the bots of the ladder are most like.
    fn default() -> Self {
        Self { temperature: 0.15, error: 0.02 }
    }
}

impl Model {
    /// Returns the logarithm of the probability that the others would have played in this world what they have played;
    /// only differences between worlds mean something. `viewer` is the seat that asks: his own cards tell him nothing.
    #[must_use]
    pub fn log_likelihood(&self, viewer: Seat, world: &Play) -> f64 {
        let weights = Weights::learned();
        let mut game = Imagined::before_first_card(world);
        let mut calls = world.public().calls().iter().peekable();
        let mut log = 0.0;
        for (n_played, (seat, card)) in world.public().plays().enumerate() {
            while let Some(called) = calls.next_if(|called| usize::from(called.before_card) <= n_played) {
                game.hear(called);
            }
            if seat != viewer && 1 < game.legal().len() {
                log += f64::from(self.probability(&game.thoughts(weights), card)).ln();
            }
            game.play(card);
        }
        log
    }

    fn probability(&self, worths: &[(Card, f32)], card: Card) -> f32 {
        let most = worths.iter().map(|(_, worth)| *worth).fold(f32::NEG_INFINITY, f32::max);
        let (mut sum, mut own) = (0.0, 0.0);
        for &(other, worth) in worths {
            let part = ((worth - most) / self.temperature).exp();
            sum += part;
            if other == card {
                own = part;
            }
        }
        (1.0 - self.error) * own / sum + self.error / worths.len() as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::fallback;
    use crate::draw::Draw;
    use crate::rules::RulesBot;
    use crate::sample::Sampler;
    use game::{Found, Rules, SeatSet, Spielfindung};

    const MODEL: Model = Model { temperature: 0.15, error: 0.02 };

    /// Returns a normal game of which four `rules` bots have played so many cards.
    fn game_after(index: u64, n_cards: usize) -> Play {
        let deal = Draw::new(41, index).deal(&Rules::DDV, Seat::W).expect("a whole deck");
        let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
        while let Some(seat) = round.actor() {
            let act = fallback(&round.view(seat));
            round.act(seat, act).expect("gesund");
        }
        let Ok(Found::Play(mut play)) = round.finish() else { panic!("everybody is gesund") };
        while play.public().cards_played() < n_cards {
            let seat = play.actor().expect("the game goes on");
            let card = RulesBot::new().card(&play.view(seat));
            play.play(seat, card).expect("a legal card");
        }
        *play
    }

    #[test]
    fn the_world_that_is_is_likelier_than_others_if_the_others_play_by_the_rules_of_thumb() {
        let mut n_likelier = 0;
        for index in 0..100 {
            let play = game_after(index, 20);
            let seat = play.actor().expect("a seat is at turn");
            let other = Sampler::new(&play.view(seat)).expect("there are worlds").world(&mut Draw::new(2, index));
            n_likelier += usize::from(MODEL.log_likelihood(seat, &other) < MODEL.log_likelihood(seat, &play));
        }
        assert!(85 <= n_likelier, "{n_likelier}");
    }

    #[test]
    fn own_cards_and_forced_ones_tell_nothing() {
        let play = game_after(0, 1);
        let leader = play.public().trick().leader();
        assert_eq!(MODEL.log_likelihood(leader, &play), 0.0);
        assert!(MODEL.log_likelihood(leader.next(), &play) < 0.0);
    }

    #[test]
    fn probabilities_are_parts_of_one() {
        let worths = [(Card::CA, 0.3), (Card::CT, -0.1), (Card::HT, 0.25)];
        let sum: f32 = worths.iter().map(|&(card, _)| MODEL.probability(&worths, card)).sum();
        assert!((sum - 1.0).abs() < 1e-5, "{sum}");
        assert!(MODEL.probability(&worths, Card::HT) < MODEL.probability(&worths, Card::CA));
    }
}
