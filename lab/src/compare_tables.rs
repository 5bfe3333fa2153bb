//! Seats a `rules` with other tables of calls and of hands among three with the present ones, and says what it gains in each
//! rule set: on the same deals, in every seat in turn, with everything that can be said.
//!
//! `cargo run --release -p doko-lab -- compare-tables DEALS SEED CALLS HANDS`

use crate::{Outcome, whole_number};
use bots::rules::{Calls, Hands, RulesBot, Weights};
use bots::{Bot, Draw};
use game::{BySeat, Deal, Found, Rules, Seat, SeatSet, Spielfindung};
use std::borrow::Cow;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let [deals, seed, calls, hands] = arguments else {
        return Err("usage: compare-tables DEALS SEED CALLS HANDS".into());
    };
    let (deals, seed) = (whole_number(deals)?, whole_number(seed)?);
    let read = |path: &String| std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let (calls, hands) = (Calls::read(&read(calls)), Hands::read(&read(hands)));
    let new = RulesBot::with(Cow::Borrowed(Weights::learned()), Cow::Owned(calls), Cow::Owned(hands));
    for rules in &Rules::ALL {
        let (mean, half) = gain(&new, rules, deals, seed);
        println!("{:15} {mean:+.3} +- {half:.3}", rules.name);
    }
    Ok(())
}

/// Returns what one seat gains by new tables, with half the width of its 95 % interval, in Points a game.
fn gain(new: &RulesBot, rules: &Rules, n_deals: u64, seed: u64) -> (f64, f64) {
    let old = RulesBot::new();
    let (mut sum, mut squares) = (0.0, 0.0);
    for index in 0..n_deals {
        let dealer = Seat::from_index((index % 4) as usize);
        let deal = Draw::new(seed, index).deal(rules, dealer).expect("a whole deck");
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
    (mean, 1.96 * ((squares / n - mean * mean) / n).sqrt())
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
