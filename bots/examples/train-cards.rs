//! Learns what each feature of a card is worth, from self-play.
//!
//! Policy iteration by playouts (See: G. Tesauro, G. Galperin, "On-line policy improvement using Monte-Carlo search",
//! 1996; M. Lagoudakis, R. Parr, "Least-squares policy iteration", 2003): in games of the present `rules`, now and
//! then every card that could be played is played out to the end; the differences in Points are regressed on the
//! differences in features, and the result is the next `rules`.
//!
//! `cargo run --release -p doko-bots --example train-cards -- ROUNDS GAMES SEED FROM TO` reads weights from FROM (`-`
//! for none) and writes them to TO; GAMES is for the first round, each further one has half as many again.

use doko_bots::Draw;
use doko_bots::rules::{Imagined, Place, Weights, features};
use game::{Play, Rules, Seat};
use learn::deal::begin;
use learn::fit::Fit;

mod learn;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [rounds, games, seed, from, to] = &args[..] else {
        panic!("usage: train-cards ROUNDS GAMES SEED FROM TO");
    };
    let number = |text: &String| text.parse::<u64>().unwrap_or_else(|_| panic!("'{text}' is no number"));
    let mut weights = match from.as_str() {
        "-" => Weights::zero(),
        path => Weights::read(&std::fs::read_to_string(path).expect("a file of weights")),
    };
    let mut games = number(games);
    for round in 0..number(rounds) {
        let mut fits: Vec<Fit> = Place::all().map(|place| Fit::new(place.turn.width())).collect();
        for index in 0..games {
            let mut draw = Draw::new(number(seed) + round, index);
            let rules = &Rules::ALL[index as usize % 3];
            if let Some(mut play) = begin(rules, &mut draw) {
                call_something(&mut play, &mut draw);
                learn_from(&play, &weights, &mut draw, &mut fits);
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
}

/// Lets somebody make a call now and then, so that games are played for more than half of the Augen too.
fn call_something(play: &mut Play, draw: &mut Draw) {
    if draw.below(4) == 0 {
        let seat = Seat::from_index(draw.below(4));
        if let Some(call) = draw.choice(&play.calls(seat)) {
            play.call(seat, call).expect("a legal call");
        }
    }
}

/// Plays a game and looks at some of its decisions.
fn learn_from(play: &Play, weights: &Weights, draw: &mut Draw, fits: &mut [Fit]) {
    let mut game = Imagined::of(play);
    while let Some(seat) = game.turn() {
        let legal = game.legal();
        if 1 < legal.len() && draw.below(8) == 0 {
            let cards: Vec<(Vec<(usize, f32)>, f32)> = legal
                .iter()
                .map(|card| {
                    let mut after = game.clone();
                    after.play(card);
                    (features(&game, card).1, after.finish(weights)[seat].0 as f32)
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
