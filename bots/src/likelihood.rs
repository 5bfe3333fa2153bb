//! How likely a world is, judged by what the others have played.
//!
//! A player who knows what he does shows his cards by what he plays. The others are thought to choose by the rules of
//! thumb, the likelier the better the card: with the probability `exp(worth / temperature)`, made up to 1, and now and
//! then, by the share `error`, any card at all. How likely a world is beside another is the product over all cards that
//! the others have played. Where all were gesund, everybody has thought about a solo before, and the less likely passed it
//! by the more it is worth by the tables of the bot `rules`; that takes as long as many cards and is asked for by itself.
//!
//! See: M. Buro, J. Long, T. Furtak and N. Sturtevant, "Improving State Evaluation, Inference, and Search in Trick-Based
//! Card Games", 2009; D. Rebstock, C. Solinas, M. Buro and N. Sturtevant, "Policy Based Inference in Trick-Taking Card
//! Games", 2019.

use crate::rules::{Games, Hands, Imagined, Moment, Weights};
use game::{Card, Hand, Named, Play, Public, Seat};

/// How many Points more than it has to be a solo must be worth to be passed by e times less often.
const SOLO_SPREAD: f32 = 1.5;

/// How the others are thought to choose their cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Model {
    /// How many Points worse a card may be to be still played e times less often.
    pub temperature: f32,
    /// The share of cards that are played, and of soli that are played or not, without thinking.
    pub error: f32,
}

impl Default for Model {
    /// Returns the players that the bots of the ladder are most like.
    fn default() -> Self {
        Self { temperature: 0.1, error: 0.02 }
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

    /// Returns the logarithm of the probability that nobody but the viewer would have played a solo in this world; 0
    /// where it was not said that nobody does.
    #[must_use]
    pub fn log_gesund(&self, viewer: Seat, world: &Play) -> f64 {
        let public = world.public();
        let games = Games::of(public.rules());
        let start = Imagined::before_first_card(world);
        let others = Seat::ALL.into_iter().filter(|&seat| seat != viewer);
        others.map(|seat| self.log_passed(public, &games, (seat, start.game().cards().hands()[seat]))).sum()
    }

    /// Returns the logarithm of the probability that a seat would not have played a solo with this hand; 0 where it was
    /// not said that nobody does.
    pub(crate) fn log_passed(&self, public: &Public, games: &Games, (seat, hand): (Seat, Hand)) -> f64 {
        if public.game().named != Named::Normal {
            return 0.0;
        }
        let surplus = Hands::learned().solo_surplus(public.rules(), games, (seat, hand), public.game().leader);
        let thinking = 1.0 / (1.0 + (surplus / SOLO_SPREAD).exp());
        f64::from((1.0 - self.error) * thinking + 0.5 * self.error).ln()
    }

    /// Returns the logarithm of the probability that a seat with this hand would have chosen the card that it played.
    pub(crate) fn log_chosen(&self, public: &Public, moment: &Moment, (seat, hand): (Seat, Hand)) -> f64 {
        let thoughts = moment.thoughts(public, (seat, hand), Weights::learned());
        if thoughts.is_empty() { 0.0 } else { f64::from(self.probability(&thoughts, moment.card)).ln() }
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
pub(crate) mod tests {
    use super::*;
    use crate::bot::fallback;
    use crate::draw::Draw;
    use crate::rules::RulesBot;
    use crate::sample::Sampler;
    use game::{Found, Rules, SeatSet, Spielfindung};

    const MODEL: Model = Model { temperature: 0.15, error: 0.02 };

    /// Returns a normal game of which four `rules` bots have played so many cards.
    pub(crate) fn game_after(index: u64, n_cards: usize) -> Play {
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
    fn who_was_gesund_is_less_likely_to_hold_what_a_solo_needs() {
        let play = game_after(0, 0);
        let viewer = Seat::N;
        let sampler = Sampler::new(&play.view(viewer)).expect("there are worlds");
        let games = Games::of(&Rules::DDV);
        let surplus = |world: &Play, seat: Seat| {
            let hand = (seat, world.hands()[seat]);
            Hands::learned().solo_surplus(&Rules::DDV, &games, hand, world.public().game().leader)
        };
        let worlds = (0..200).map(|index| sampler.world(&mut Draw::new(3, index)));
        let most = |world: &Play| {
            [Seat::E, Seat::S, Seat::W].map(|seat| surplus(world, seat)).into_iter().fold(f32::NEG_INFINITY, f32::max)
        };
        let (strong, weak): (Vec<Play>, Vec<Play>) = worlds.partition(|world| 0.0 < most(world));
        let mean = |worlds: &[Play]| {
            worlds.iter().map(|world| MODEL.log_gesund(viewer, world)).sum::<f64>() / worlds.len() as f64
        };
        assert!(!strong.is_empty() && mean(&strong) < mean(&weak) - 0.5, "{} {}", mean(&strong), mean(&weak));
    }

    #[test]
    fn probabilities_are_parts_of_one() {
        let worths = [(Card::CA, 0.3), (Card::CT, -0.1), (Card::HT, 0.25)];
        let sum: f32 = worths.iter().map(|&(card, _)| MODEL.probability(&worths, card)).sum();
        assert!((sum - 1.0).abs() < 1e-5, "{sum}");
        assert!(MODEL.probability(&worths, Card::HT) < MODEL.probability(&worths, Card::CA));
    }
}
