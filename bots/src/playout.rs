//! Playing a game to its end with random cards.

use crate::draw::Draw;
use game::{Frame, LightPlay};

/// Plays legal cards, each with the same probability, to the end.
pub(crate) fn play_at_random(game: &mut LightPlay, frame: &Frame<'_>, draw: &mut Draw) {
    while !game.is_over() {
        let legal = game.legal(frame);
        let card = legal.nth(draw.below(legal.len())).expect("a hand that is not empty has a legal card");
        game.play(frame, card);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{act, fallback};
    use crate::random::Random;
    use game::{Found, Play, Rules, Seat, SeatSet, Spielfindung};

    /// Returns a game that a wild round has found, with some cards played.
    fn some_game(rules: &Rules, draw: &mut Draw) -> Play {
        loop {
            let deal = draw.deal(rules, Seat::W).expect("a whole deck");
            let mut round = Spielfindung::new(rules, deal, SeatSet::ALL);
            let mut bot = Random::wild();
            while let Some(seat) = round.actor() {
                let asked = round.view(seat);
                let wanted = act(&mut bot, &asked).filter(|&wanted| round.check(seat, wanted).is_ok());
                round.act(seat, wanted.unwrap_or_else(|| fallback(&asked))).expect("a legal act");
            }
            if let Ok(Found::Play(play)) = round.finish() {
                return *play;
            }
        }
    }

    #[test]
    fn a_light_play_ends_as_the_game_does() {
        for index in 0..200 {
            let mut draw = Draw::new(31, index);
            let mut play = some_game(&Rules::ALL[index as usize % 3], &mut draw);
            let n_before = draw.below(30);
            let mut light = None;
            // The calls that are due come before the light play begins.
            while let Some(seat) = play.actor() {
                if let Some(due) = play.duty() {
                    play.call(seat, due).expect("the call that is due");
                } else if play.public().cards_played() < n_before.max(8) {
                    let legal = play.legal();
                    play.play(seat, legal.nth(draw.below(legal.len())).expect("a card")).expect("a legal card");
                } else {
                    let start = play.clone();
                    let frame = start.frame();
                    let mut mind = LightPlay::of(&start);
                    while let Some(seat) = play.actor() {
                        assert_eq!((mind.turn(), mind.legal(&frame)), (seat, play.legal()));
                        let card = play.legal().nth(draw.below(play.legal().len())).expect("a card");
                        mind.play(&frame, card);
                        play.play(seat, card).expect("a legal card");
                    }
                    light = Some(mind.outcome(&frame));
                }
            }
            let outcome = play.finish().expect("the last card is played");
            let light = light.expect("every game is long enough");
            assert_eq!(
                (light.parties, light.won, light.score),
                (outcome.parties, outcome.won, outcome.score),
                "deal {index}"
            );
        }
    }
}
