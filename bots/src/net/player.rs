//! Playing by the network in imagined games.

use super::network::{Accumulator, Network};
use crate::rules::{Imagined, Weights};
use game::Card;

/// A seat that plays by the network; it keeps the first layer from decision to decision.
#[derive(Clone, Debug)]
pub struct Player {
    network: &'static Network,
    layer: Accumulator,
}

impl Player {
    pub(super) fn new(network: &'static Network) -> Self {
        Self { network, layer: network.nothing() }
    }

    /// Returns a seat that plays by the network of the bot, at the beginning of a game.
    #[must_use]
    pub fn learned() -> Self {
        Self::new(Network::learned())
    }

    /// Returns what the seat at turn plays; games that the network has not learned it plays by the rules of thumb.
    ///
    /// # Panics
    /// Panics after the last card.
    pub fn card(&mut self, game: &Imagined<'_>) -> Card {
        let legal = game.legal();
        if let (Some(only), 1) = (legal.first(), legal.len()) {
            return only;
        }
        let scene = game.scene();
        if !scene.is_learned() {
            return game.choice(Weights::learned());
        }
        self.network.look(&mut self.layer, &scene).best(legal).expect("a seat at turn has a legal card")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::Draw;
    use crate::rules::tests::found;
    use game::{BySeat, Rules};

    #[test]
    fn a_layer_that_is_kept_is_the_layer_made_anew() {
        let mut n_learned = 0;
        for index in 0..160 {
            let mut draw = Draw::new(31, index);
            let play = found(&Rules::ALL[index as usize % 3], &mut draw);
            let mut kept = BySeat::from_fn(|_| Player::new(Network::learned()));
            let mut game = Imagined::of(&play);
            while let Some(seat) = game.turn() {
                let card = kept[seat].card(&game);
                assert_eq!(card, Player::new(Network::learned()).card(&game), "deal {index}");
                n_learned += usize::from(game.scene().is_learned());
                let legal = game.legal();
                game.play(legal.nth(draw.below(legal.len())).expect("a card"));
            }
        }
        assert!(300 < n_learned, "{n_learned}");
    }

    #[test]
    fn an_imagined_game_looks_like_the_game() {
        for index in 0..60 {
            let mut draw = Draw::new(32, index);
            let mut play = found(&Rules::ALL[index as usize % 3], &mut draw);
            let start = play.clone();
            let mut game = Imagined::of(&start);
            while let Some(seat) = play.actor() {
                if let Some(call) = play.duty() {
                    play.call(seat, call).expect("the call that is due");
                    continue;
                }
                let scene = game.scene();
                let seen = scene.is_learned().then(|| scene.features(scene.slots()));
                assert_eq!(seen, crate::net::features(&play.view(seat)), "deal {index}");
                let card = play.legal().nth(draw.below(play.legal().len())).expect("a card");
                play.play(seat, card).expect("a legal card");
                game.play(card);
            }
        }
    }
}
