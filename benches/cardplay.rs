//! Whole random games, dealing included, on one thread: `cargo bench --bench cardplay`.
#![allow(missing_docs, reason = "criterion's macros make public functions")]

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use doko_lab::{Random, deal, deck, play_out};
use game::{Contract, Order, Rules, Schweine};
use std::hint::black_box;

fn random_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random games");
    group.throughput(Throughput::Elements(1));
    for rules in Rules::ALL {
        let order = Order::new(&rules, Contract::Normal, Schweine::None);
        let (mut deck, mut random) = (deck(&rules), Random::new(1));
        let mean = mean_augen(&order, &mut deck, &mut random);
        assert!((118..=122).contains(&mean), "north and south get about half of the Augen, not {mean}");
        group.bench_function(&*rules.name, |bencher| {
            bencher.iter(|| {
                let start = deal(&mut deck, &mut random);
                play_out(&order, black_box(start), &mut random)
            });
        });
    }
    group.finish();
}

/// Copying the state before a card against taking the card back after it.
fn copy_or_undo(criterion: &mut Criterion) {
    let order = Order::new(&Rules::DDV, Contract::Normal, Schweine::None);
    let start = deal(&mut deck(&Rules::DDV), &mut Random::new(1));
    let mut group = criterion.benchmark_group("tree of the first cards");
    group.bench_function("copy", |bencher| {
        bencher.iter_batched(|| start, |play| count_copying(&order, &play, 5), BatchSize::SmallInput);
    });
    group.bench_function("undo", |bencher| {
        bencher.iter_batched(|| start, |mut play| count_undoing(&order, &mut play, 5), BatchSize::SmallInput);
    });
    group.finish();
}

fn mean_augen(order: &Order, deck: &mut [game::Card], random: &mut Random) -> u32 {
    const GAMES: u32 = 100_000;
    let sum: u32 = (0..GAMES).map(|_| u32::from(play_out(order, deal(deck, random), random))).sum();
    (sum + GAMES / 2) / GAMES
}

fn count_copying(order: &Order, play: &game::CardPlay, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for card in play.legal(order) {
        let mut next = *play;
        next.play(order, card);
        count += count_copying(order, &next, depth - 1);
    }
    count
}

fn count_undoing(order: &Order, play: &mut game::CardPlay, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for card in play.legal(order) {
        let (undo, _) = play.make(order, card);
        count += count_undoing(order, play, depth - 1);
        play.undo(undo);
    }
    count
}

criterion_group!(benches, random_games, copy_or_undo);
criterion_main!(benches);
