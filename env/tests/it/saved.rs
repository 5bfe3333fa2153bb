//! A batch goes on from its bytes as it would have gone on.

use crate::seen::Seen;
use bots::Draw;
use doko_env::{AutoReset, Batch, BatchError, Config, Player, never};
use game::{Rules, Scope};
use solver::Stop;

const GAMES: usize = 6;

/// Returns what a batch shows.
fn seen_of(batch: &Batch) -> Seen {
    let mut seen = Seen::filled(batch, 0);
    batch.observe(&mut seen.buffers());
    seen
}

fn go_on(seen: &mut Seen, batch: &mut Batch, draw: &mut Draw) {
    let actions = seen.drawn(batch, draw);
    batch.step(&actions, &mut seen.buffers(), &mut never).expect("all are legal");
}

fn config(rules: Rules, scope: Scope, auto_reset: AutoReset, bots: &str) -> Config {
    let player = |name: char| match name {
        'o' => Player::Outside,
        'w' => Player::of("random".parse().expect("there is such a bot")),
        _ => Player::of("rules".parse().expect("there is such a bot")),
    };
    let mut players = [const { Player::Outside }; 4];
    players.iter_mut().zip(bots.chars()).for_each(|(place, name)| *place = player(name));
    Config { rules, scope, games: GAMES, seed: 5, auto_reset, players, stop: Stop::NEVER }
}

#[test]
fn a_batch_goes_on_from_its_bytes_as_it_would_have_gone_on() {
    let mut n_ended = 0;
    for rules in [Rules::DDV, Rules::BSV, Rules::RECKLINGHAUSEN] {
        for (scope, auto_reset, bots) in [
            (Scope::Cards, AutoReset::SameStep, "oooo"),
            (Scope::Everything, AutoReset::NextStep, "oooo"),
            (Scope::Everything, AutoReset::SameStep, "orwo"),
            (Scope::Everything, AutoReset::Disabled, "ooor"),
        ] {
            let config = config(rules.clone(), scope, auto_reset, bots);
            let mut batch = Batch::new(config.clone(), &mut never).expect("it can be played");
            let mut other = Batch::new(Config { seed: 77, ..config }, &mut never).expect("it can be played");
            let (mut draw, mut seen) = (Draw::new(1, 0), seen_of(&batch));
            for step in 0..160 {
                if step % 7 == 0 {
                    let bytes = batch.save().expect("it is whole");
                    other.restore(&bytes, &mut never).expect("the same setup");
                    let mut copy = batch.copy(Stop::NEVER, &mut never).expect("it is whole");
                    assert_eq!(copy.save(), Ok(bytes.clone()));
                    assert_eq!(seen_of(&other), seen_of(&batch));
                    let (mut ours, mut theirs, mut third) = (seen_of(&batch), seen_of(&other), seen_of(&copy));
                    let draws = [0, 0, 0].map(|_| Draw::new(step, 1));
                    let [mut draw, mut again, mut once_more] = draws;
                    for _ in 0..20 {
                        go_on(&mut ours, &mut batch, &mut draw);
                        go_on(&mut theirs, &mut other, &mut again);
                        go_on(&mut third, &mut copy, &mut once_more);
                        assert_eq!(ours, theirs);
                        assert_eq!(ours, third);
                        n_ended += ours.terminated.iter().filter(|&&ended| ended == 1).count();
                    }
                    batch.restore(&bytes, &mut never).expect("its own bytes");
                    seen = seen_of(&batch);
                }
                go_on(&mut seen, &mut batch, &mut draw);
            }
        }
    }
    assert!(400 < n_ended, "{n_ended}");
}

#[test]
fn bytes_that_are_damaged_or_of_another_batch_change_nothing() {
    let of = |rules, scope, auto_reset, bots| {
        Batch::new(config(rules, scope, auto_reset, bots), &mut never).expect("it can be played")
    };
    let mut batch = of(Rules::DDV, Scope::Everything, AutoReset::SameStep, "ooro");
    let (mut draw, mut seen) = (Draw::new(1, 0), seen_of(&batch));
    (0..50).for_each(|_| go_on(&mut seen, &mut batch, &mut draw));
    let bytes = batch.save().expect("it is whole");
    let before = seen_of(&batch);
    let mut refused = |bytes: &[u8], error: BatchError| {
        assert_eq!(batch.restore(bytes, &mut never), Err(error));
        assert_eq!(seen_of(&batch), before);
    };
    for at in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1 << (at % 8);
        refused(&damaged, BatchError::NotSaved);
        if at % 16 == 0 {
            refused(&bytes[..at], BatchError::NotSaved);
        }
    }
    refused(b"", BatchError::NotSaved);
    for (rules, scope, auto_reset, bots) in [
        (Rules::BSV, Scope::Everything, AutoReset::SameStep, "ooro"),
        (Rules::DDV, Scope::Cards, AutoReset::SameStep, "ooro"),
        (Rules::DDV, Scope::Everything, AutoReset::NextStep, "ooro"),
        (Rules::DDV, Scope::Everything, AutoReset::SameStep, "oorr"),
    ] {
        let foreign = of(rules, scope, auto_reset, bots).save().expect("it is whole");
        refused(&foreign, BatchError::OtherSetup);
    }
    // The same seats, but another mind in one of them.
    let minds = of(Rules::DDV, Scope::Everything, AutoReset::SameStep, "oowo");
    let mut minds = (minds, Draw::new(1, 0));
    let mut seen = seen_of(&minds.0);
    (0..50).for_each(|_| go_on(&mut seen, &mut minds.0, &mut minds.1));
    refused(&minds.0.save().expect("it is whole"), BatchError::DecidesOtherwise);
}
