//! Whole games of four bots on one thread, and how well matches scale: `cargo bench --bench selfplay`.
#![allow(missing_docs, reason = "criterion's macros make public functions")]

use bots::{Draw, Spec};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{BySeat, Rules, Seat, SeatSet};
use game::{Ended, Scope, Setup};
use sim::matches::{Control, Deaths, LineUp, Match, Records, Seatings, Unit};
use sim::{Entrant, Table};
use solver::Stop;
use std::ops::ControlFlow;
use std::time::Instant;

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("selfplay");
    group.throughput(Throughput::Elements(1));
    for name in ["random", "greedy", "rules"] {
        let spec: Spec = name.parse().expect("a bot");
        let mut table = Table::new(BySeat::from_fn(|_| spec.build().expect("a bot")));
        let mut index = 0;
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let deal = Draw::new(1, index).deal(&Rules::DDV, Seat::W).expect("a whole deck");
                let (pflichtsolo_open, forced) = (SeatSet::EMPTY, None);
                let setup = Setup { rules: &Rules::DDV, deal, pflichtsolo_open, forced, scope: Scope::Everything };
                index += 1;
                let game = table.play(&setup, index);
                assert!(game.faults.is_empty());
                if let Ended::Played(outcome, _) = game.ended {
                    assert_eq!(outcome.score.points.iter().map(|(_, points)| points.0).sum::<i32>(), 0);
                }
            });
        });
    }
    group.finish();
}

/// Prints how much of two cores a match uses.
fn scaling(_: &mut Criterion) {
    let plan = Match {
        rules: Rules::DDV,
        entrants: vec![Entrant::of(&"rules".parse().expect("a bot")), Entrant::of(&"greedy".parse().expect("a bot"))],
        scope: Scope::Everything,
        unit: Unit::Deal,
        line_up: LineUp::Mixed,
        table: None,
        seatings: Seatings::All,
        control: Control::None,
        deaths: Deaths::Stop,
        records: Records::None,
        seed: 1,
    };
    const UNITS: u64 = 4_000;
    let seconds = |threads| {
        let start = Instant::now();
        let mut points = 0;
        plan.play(threads, 0..UNITS, &Stop::NEVER, |line| {
            points += line.games[0].points[0];
            ControlFlow::Continue(())
        })
        .expect("a match");
        (start.elapsed().as_secs_f64(), points)
    };
    let ((one, points), (two, same)) = (seconds(1), seconds(2));
    assert_eq!(points, same);
    let games = 6.0 * UNITS as f64;
    println!(
        "match: {:.0} games/s on one thread, {:.0} on two, efficiency {:.0} %",
        games / one,
        games / two,
        100.0 * one / (2.0 * two)
    );
}

criterion_group!(benches, games, scaling);
criterion_main!(benches);
