//! Drawing hidden hands on one thread, and counting the possible deals before: `cargo bench --bench sample`.
#![allow(missing_docs, reason = "criterion's macros make public functions")]

use bots::{Draw, Sampler, fallback};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Found, Play, Rules, Seat, SeatSet, Spielfindung};
use std::hint::black_box;

fn sample(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("sample");
    group.throughput(Throughput::Elements(1));
    for (name, n_cards) in [("start", 0), ("middle", 22)] {
        let play = play(n_cards);
        let seat = play.actor().expect("cards are left");
        let view = play.view(seat);
        let sampler = Sampler::new(&view).expect("the game was played");
        let mut draw = Draw::new(2, 0);
        assert!(sampler.can_be(play.hands()) && 1_000_000 < sampler.count());
        group.bench_function(format!("count/{name}"), |bencher| bencher.iter(|| Sampler::new(black_box(&view))));
        group.bench_function(format!("hands/{name}"), |bencher| bencher.iter(|| sampler.draw(&mut draw)));
        group.bench_function(format!("world/{name}"), |bencher| bencher.iter(|| sampler.world(&mut draw)));
    }
    group.finish();
}

/// A game of random cards up to this number of cards.
fn play(n_cards: usize) -> Play {
    let mut draw = Draw::new(1, 0);
    let deal = draw.deal(&Rules::DDV, Seat::W).expect("a whole deck");
    let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
    while let Some(seat) = round.actor() {
        let act = fallback(&round.view(seat));
        round.act(seat, act).expect("gesund is allowed");
    }
    let Ok(Found::Play(mut play)) = round.finish() else { panic!("everybody is gesund") };
    for _ in 0..n_cards {
        let seat = play.actor().expect("cards are left");
        let legal = play.legal();
        play.play(seat, legal.nth(draw.below(legal.len())).expect("a legal card")).expect("a legal card");
    }
    *play
}

criterion_group!(benches, sample);
criterion_main!(benches);
