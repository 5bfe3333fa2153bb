//! Learns the evidence of cards about the sides: the probability of each card from a player of Re or Kontra to a trick
//! of a friend or a foe, counted in normal games of `rules` that infer from proofs alone.
//!
//! `cargo run --release -p doko-lab -- train-tells GAMES SEED TO`

use crate::learn::deal::{Wishes, find};
use crate::{Outcome, whole_number};
use bots::Draw;
use bots::rules::{Imagined, Tell, Tells, Weights};
use game::{Parties, Rules, Seat, SeatSet};

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let [games, seed, to] = arguments else {
        return Err("usage: train-tells GAMES SEED TO".into());
    };
    let (games, seed) = (whole_number(games)?, whole_number(seed)?);
    let tells = Tells::count((0..games).flat_map(|index| cards(seed, index)));
    std::fs::write(to, tells.write()).expect("the table can be written");
    Ok(())
}

/// Plays a game and returns its cards; none of a stilles Solo.
fn cards(seed: u64, index: u64) -> Vec<(Tell, Parties)> {
    let mut draw = Draw::new(seed, index);
    let rules = &Rules::ALL[index as usize % 3];
    let dealer = Seat::from_index(draw.below(4));
    let deal = draw.deal(rules, dealer).expect("a whole deck");
    let play = find(rules, deal, SeatSet::EMPTY, Wishes::Silence, |_| None);
    let Some((play, parties)) = play.and_then(|play| play.parties().map(|parties| (play, parties))) else {
        return Vec::new();
    };
    let mut cards = Vec::new();
    let mut game = Imagined::of(&play).without_tells();
    while game.turn().is_some() && parties.soloist().is_none() {
        let card = game.choice(Weights::learned());
        cards.push((game.tell(card), parties));
        game.play(card);
    }
    cards
}
