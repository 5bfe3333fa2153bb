//! Moves the bounds of the calls as long as a seat that calls by the new ones beats three that call by the old ones.
//!
//! What `train-calls` finds is best against those who believe every call; here the gain is that of whole games on
//! duplicate deals.
//!
//! `cargo run --release -p doko-bots --example tune-calls -- DEALS SEED STEP FROM TO`

use bots::rules::{Calls, Hands, RulesBot, Weights};
use bots::{Bot, Draw};
use game::{BySeat, Deal, Found, Rules, Seat, SeatSet, Spielfindung};
use std::borrow::Cow;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [deals, seed, step, from, to] = &args[..] else {
        panic!("usage: tune-calls DEALS SEED STEP FROM TO");
    };
    let number = |text: &String| text.parse::<u64>().unwrap_or_else(|_| panic!("'{text}' is no number"));
    let mut calls = Calls::read(&std::fs::read_to_string(from).expect("a file of calls"));
    let n_cases = calls.bounds_mut().len();
    for level in 0..4 {
        for case in 0..n_cases {
            // The second half of the cases is for rule sets in which calls double.
            let rule_sets = if case < n_cases / 2 { &Rules::ALL[..2] } else { &Rules::ALL[2..] };
            for sign in [1.0, -1.0] {
                let mut moved = calls.clone();
                moved.bounds_mut()[case][level] += sign * number(step) as f32;
                let (mean, error) = gain(&moved, &calls, rule_sets, number(deals), number(seed) + level as u64);
                if error < mean {
                    eprintln!("level {level}, case {case}: {sign:+} gains {mean:+.3} +- {error:.3}");
                    calls = moved;
                    break;
                }
            }
        }
    }
    std::fs::write(to, calls.write()).expect("tables can be written");
}

/// Returns what one seat gains by new calls, with its standard error, in Points a game.
fn gain(new: &Calls, old: &Calls, rule_sets: &[Rules], n_deals: u64, seed: u64) -> (f64, f64) {
    let bot = |calls: &Calls| {
        let (weights, hands) = (Cow::Borrowed(Weights::learned()), Cow::Borrowed(Hands::learned()));
        RulesBot::with(weights, Cow::Owned(calls.clone()), hands)
    };
    let (new, old) = (bot(new), bot(old));
    let (mut sum, mut squares) = (0.0, 0.0);
    for index in 0..n_deals {
        let rules = &rule_sets[index as usize % rule_sets.len()];
        let deal = Draw::new(seed, index).deal(rules, Seat::W).expect("a whole deck");
        let before = play(rules, deal, BySeat::from_fn(|_| old.clone()));
        let gains = Seat::ALL.map(|seat| {
            let after =
                play(rules, deal, BySeat::from_fn(|other| if other == seat { new.clone() } else { old.clone() }));
            f64::from(after[seat] - before[seat])
        });
        let gain = gains.iter().sum::<f64>() / 4.0;
        sum += gain;
        squares += gain * gain;
    }
    let n = n_deals as f64;
    let mean = sum / n;
    (mean, ((squares / n - mean * mean) / n).sqrt())
}

/// Plays a game with everything that can be said and returns the Points.
fn play(rules: &Rules, deal: Deal, mut bots: BySeat<RulesBot>) -> BySeat<i32> {
    let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
    while let Some(seat) = round.actor() {
        let act = bots::act(&mut bots[seat], &round.view(seat)).expect("the seat is due");
        round.act(seat, act).expect("a legal act");
    }
    let Ok(Found::Play(mut play)) = round.finish() else { return BySeat::default() };
    while let Some(turn) = play.actor() {
        for seat in turn.clockwise() {
            loop {
                let calls = play.calls(seat);
                let call = if calls.is_empty() { None } else { bots[seat].call(&play.view(seat), &calls) };
                let Some(call) = call else { break };
                play.call(seat, call).expect("a legal call");
            }
        }
        if let Some(due) = play.duty() {
            play.call(turn, due).expect("the call that is due");
        }
        let card = RulesBot::card(&bots[turn], &play.view(turn));
        play.play(turn, card).expect("a legal card");
    }
    let points = play.finish().expect("the last card is played").score.points;
    BySeat::from_fn(|seat| points[seat].0)
}
