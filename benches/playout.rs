//! Random playouts of whole deals on one thread, dealing not included: `cargo bench --bench playout`.
#![allow(missing_docs, reason = "criterion's macros make public functions")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use doko_lab::{Random, deal, deck};
use game::{ByTeam, Card, Contract, Level, Parties, Position, PositionParts, Rules, Seat};
use solver::experiment::{Switch, Switches};
use solver::{Config, Playouts};
use std::hint::black_box;

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playouts");
    group.throughput(Throughput::Elements(1));
    for rules in Rules::ALL {
        let position = position(&rules);
        for (name, native_bits) in [("native", Switch::On), ("portable", Switch::Off)] {
            let switches = Switches { native_bits, ..Switches::default() };
            let playouts = Playouts::new(&position, &Config::default().with_switches(switches));
            let mut random = Random::new(1);
            let mut word = || random.word();
            let mean = (0..100_000).map(|_| u64::from(playouts.augen(&mut word).0)).sum::<u64>() / 100_000;
            assert!((60..=180).contains(&mean), "Re does not get {mean} Augen");
            group.bench_function(format!("{}/{name}", rules.name), |bencher| {
                bencher.iter(|| black_box(&playouts).augen(&mut word));
            });
        }
    }
    group.finish();
}

fn position(rules: &Rules) -> Position {
    let cards = deal(&mut deck(rules), &mut Random::new(1));
    let parts = PositionParts {
        rules: rules.clone(),
        contract: Contract::Normal,
        schweine: game::SchweineHolders::NONE,
        parties: Parties { re: Seat::ALL.into_iter().filter(|&seat| cards.hands()[seat].contains(Card::CQ)).collect() },
        hands: *cards.hands(),
        leader: Seat::N,
        trick: Vec::new(),
        won: None,
        calls: ByTeam { re: Level::None, kontra: Level::None },
    };
    Position::new(parts).expect("a deal fits together")
}

criterion_group!(benches, playouts);
criterion_main!(benches);
