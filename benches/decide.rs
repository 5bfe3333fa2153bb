//! Whole games played by one bot in all seats, without views: `cargo bench --bench decide`. What is told are cards a second.
#![allow(missing_docs, reason = "criterion's macros make public functions")]

use bots::net::Player;
use bots::rules::{Imagined, Weights};
use bots::{Draw, fallback};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{BySeat, Card, Found, Play, Rules, Seat, SeatSet, Spielfindung};

const GAMES: u64 = 50;

fn decisions(criterion: &mut Criterion) {
    let games: Vec<Play> = (0..GAMES).map(begin).collect();
    let mut group = criterion.benchmark_group("decide");
    group.throughput(Throughput::Elements(GAMES * 4 * Rules::DDV.n_tricks() as u64));
    group.bench_function("rules", |bencher| {
        bencher.iter(|| games.iter().for_each(|play| play_out(play, |game, _| game.choice(Weights::learned()))));
    });
    group.bench_function("net", |bencher| {
        bencher.iter(|| {
            for play in &games {
                let mut players = BySeat::from_fn(|_| Player::learned());
                play_out(play, |game, seat| players[seat].card(game));
            }
        });
    });
    group.finish();
}

/// Returns a normal game before its first card.
fn begin(index: u64) -> Play {
    let deal = Draw::new(1, index).deal(&Rules::DDV, Seat::N).expect("a whole deck");
    let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
    while let Some(seat) = round.actor() {
        let act = fallback(&round.view(seat));
        round.act(seat, act).expect("gesund");
    }
    let Ok(Found::Play(play)) = round.finish() else { panic!("everybody is gesund") };
    *play
}

fn play_out(play: &Play, mut card: impl FnMut(&Imagined<'_>, Seat) -> Card) {
    let mut game = Imagined::of(play);
    while let Some(seat) = game.turn() {
        let card = card(&game, seat);
        game.play(card);
    }
}

criterion_group!(benches, decisions);
criterion_main!(benches);
