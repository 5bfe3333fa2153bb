//! Learns what each feature of a card is worth, from self-play.
//!
//! Policy iteration by playouts (See: G. Tesauro, G. Galperin, "On-line policy improvement using Monte-Carlo search",
//! 1996; M. Lagoudakis, R. Parr, "Least-squares policy iteration", 2003): in games of the present `rules`, now and
//! then every card that could be played is played out to the end; the differences in Points are regressed on the
//! differences in features, and the result is the next `rules`.
//!
//! `cargo run --release -p doko-lab -- train-cards ROUNDS GAMES SEED FROM TO` reads weights from FROM (`-`
//! for none) and writes them to TO; GAMES is for the first round, each further one has half as many again. A last
//! argument says what is learned to get, `points` unless it is given: `augen` for those of the own side, 40 of them
//! counting as a Point, or `win` for two Points to the winners and no more for winning high.

use crate::learn::deal::begin;
use crate::learn::fit::Fit;
use crate::{Outcome, whole_number};
use bots::Draw;
use bots::rules::{Imagined, Place, Weights, features};
use game::{Play, Points, Rules, Seat};

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let [rounds, games, seed, from, to, wanted @ ..] = arguments else {
        return Err("usage: train-cards ROUNDS GAMES SEED FROM TO [points|augen|win]".into());
    };
    let reward = Reward::named(wanted);
    let (rounds, mut games, seed): (u64, u64, u64) = (whole_number(rounds)?, whole_number(games)?, whole_number(seed)?);
    let mut weights = match from.as_str() {
        "-" => Weights::zero(),
        path => Weights::read(&std::fs::read_to_string(path).expect("a file of weights")),
    };
    for round in 0..rounds {
        let mut fits: Vec<Fit> = Place::all().map(|place| Fit::new(place.turn.width())).collect();
        for index in 0..games {
            let mut draw = Draw::new(seed + round, index);
            let rules = &Rules::ALL[index as usize % 3];
            if let Some(mut play) = begin(rules, &mut draw) {
                call_something(&mut play, &mut draw);
                learn_from(&play, (&weights, reward), &mut draw, &mut fits);
            }
        }
        let samples: usize = fits.iter().map(|fit| fit.samples).sum();
        for (place, fit) in Place::all().zip(&fits) {
            weights.at_mut(place).copy_from_slice(&fit.solve());
        }
        eprintln!("round {} of {rounds}: {games} games, {samples} cards", round + 1);
        std::fs::write(to, weights.write()).expect("weights can be written");
        games += games / 2;
    }
    Ok(())
}

/// Goal of the learner.
#[derive(Clone, Copy)]
enum Reward {
    Points,
    Augen,
    Win,
}

impl Reward {
    fn named(words: &[String]) -> Self {
        match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            [] | ["points"] => Self::Points,
            ["augen"] => Self::Augen,
            ["win"] => Self::Win,
            _ => panic!("{words:?} is no reward; there are points, augen and win"),
        }
    }

    /// Plays to the end and returns what this seat gets.
    fn of(self, mut game: Imagined<'_>, weights: &Weights, seat: Seat) -> f32 {
        game.play_out(weights);
        match self {
            Self::Points => game.points()[seat].0 as f32,
            // Points are about these parts of Augen and of games, so all weights are of one size.
            Self::Augen => f32::from(game.augen().expect("the parties are known in the end")[seat]) / 40.0,
            Self::Win => 2.0 * f32::from(u8::from(Points(0) < game.points()[seat])),
        }
    }
}

/// Lets a seat make a call now and then, so that games are also played for more than half of the Augen.
fn call_something(play: &mut Play, draw: &mut Draw) {
    if draw.below(4) == 0 {
        let seat = Seat::from_index(draw.below(4));
        if let Some(call) = draw.choice(&play.calls(seat)) {
            play.call(seat, call).expect("a legal call");
        }
    }
}

/// Plays a game and learns from some of its decisions.
fn learn_from(play: &Play, (weights, reward): (&Weights, Reward), draw: &mut Draw, fits: &mut [Fit]) {
    let mut game = Imagined::of(play);
    while let Some(seat) = game.turn() {
        let legal = game.legal();
        if 1 < legal.len() && draw.below(8) == 0 {
            let cards: Vec<(Vec<(usize, f32)>, f32)> = legal
                .iter()
                .map(|card| {
                    let mut after = game.clone();
                    after.play(card);
                    (features(&game, card).1, reward.of(after, weights, seat))
                })
                .collect();
            let place = features(&game, legal.first().expect("not empty")).0;
            fits[place.index()].take(&cards);
        }
        let explores = draw.below(12) == 0;
        let card = if explores { legal.nth(draw.below(legal.len())).expect("a card") } else { game.choice(weights) };
        game.play(card);
    }
}
