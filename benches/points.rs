//! The value in Points beside the value in Augen, one thread: `cargo bench --bench points`.
//!
//! The positions of `datasets/positions/` do not say what was won before; each side gets half of it. Nodes are printed
//! beside the times.
#![allow(missing_docs, reason = "criterion's macros make public functions")]

use criterion::{Criterion, criterion_group, criterion_main};
use game::{Augen, ByTeam, Position, Won};
use solver::{Budget, Config, bounds, points_bounds};
use std::fs;

const N_POSITIONS: usize = 20;

fn values(criterion: &mut Criterion) {
    let config = Config::default();
    for name in ["normal-06", "normal-07", "normal-08", "damensolo-07", "fleischlos-07"] {
        let positions = positions(name);
        let augen = |position: &Position| bounds(position, &config, Budget::UNLIMITED);
        let points = |position: &Position| {
            points_bounds(position, &[], &config, Budget::UNLIMITED, &mut ()).expect("it says what was won")
        };
        let n_augen: u64 = positions.iter().map(|position| augen(position).nodes).sum();
        let n_points: u64 = positions.iter().map(|position| points(position).nodes).sum();
        println!("{name}: {n_augen} nodes for Augen, {n_points} for Points");
        let mut group = criterion.benchmark_group(name);
        group.sample_size(10);
        group.bench_function("augen", |bencher| {
            bencher.iter(|| positions.iter().map(|position| augen(position).nodes).sum::<u64>());
        });
        group.bench_function("points", |bencher| {
            bencher.iter(|| positions.iter().map(|position| points(position).nodes).sum::<u64>());
        });
        group.finish();
    }
}

fn positions(name: &str) -> Vec<Position> {
    let path = format!("{}/../datasets/positions/values-{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let parsed = text.lines().take(N_POSITIONS).map(|line| line.parse().expect("a position"));
    parsed.map(|position| with_half_won(&position)).collect()
}

/// Gives each side half of the tricks before, Re the odd one, and half of their Augen, if so few tricks can hold them.
fn with_half_won(position: &Position) -> Position {
    let mut parts = position.parts().clone();
    let tricks = (position.rules().n_tricks() - position.cards().tricks_left()) as u16;
    let gone = Augen::DECK - position.cards().augen_left();
    let re_tricks = tricks.div_ceil(2);
    let re_augen = Augen((gone.0 / 2).min(44 * re_tricks).max(gone.0.saturating_sub(44 * (tricks - re_tricks))));
    parts.won = Some(ByTeam {
        re: Won { augen: re_augen, tricks: re_tricks as u8 },
        kontra: Won { augen: gone - re_augen, tricks: (tricks - re_tricks) as u8 },
    });
    Position::new(parts).expect("the Augen add up")
}

criterion_group!(benches, values);
criterion_main!(benches);
