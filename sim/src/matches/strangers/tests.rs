//! The tables, and their intervals against a known truth.

use super::*;
use crate::matches::{Control, Deaths, LineUp, Match, Records, Unit};
use crate::matches::{GameLine, Report, Tally};
use game::Rules;
use game::Scope;

#[test]
fn bots_sit_in_the_same_seats_with_the_same_seeds() {
    for kind in [Seatings::One, Seatings::Rotations, Seatings::All] {
        let all = seatings(3, kind, &mut Draw::new(1, 0));
        let alone = seatings(1, kind, &mut Draw::new(1, 0));
        assert_eq!(all.len(), 3 * alone.len());
        for (of_all, (seats, seed)) in all.chunks(3).zip(alone) {
            for (bot, (other, other_seed)) in of_all.iter().enumerate() {
                // Strangers stand behind the bots in the list.
                let expected = seats.0.map(|who| if who == Who(0) { Who(bot as u8) } else { Who(who.0 + 2) });
                assert_eq!((other.0, *other_seed), (expected, seed));
            }
        }
    }
    let n = strangers_tables().len();
    assert_eq!(seatings(1, Seatings::One, &mut Draw::new(1, 0)).len(), n);
    assert_eq!(seatings(1, Seatings::Rotations, &mut Draw::new(1, 0)).len(), 4 * n);
}

#[test]
fn tables_can_be_told_apart() {
    let mut trios: Vec<[u8; 3]> = strangers_tables().iter().map(|table| table.players).collect();
    trios.iter_mut().for_each(|trio| trio.sort_unstable());
    let n = trios.len();
    trios.sort_unstable();
    trios.dedup();
    assert_eq!(trios.len(), n);
}

fn plan() -> Match {
    Match {
        rules: Rules::DDV,
        entrants: ["rules", "greedy"].map(|name| Entrant::of(&name.parse().expect("a bot"))).to_vec(),
        scope: Scope::Cards,
        unit: Unit::Deal,
        line_up: LineUp::Strangers,
        table: None,
        seatings: Seatings::Rotations,
        control: Control::None,
        deaths: Deaths::Stop,
        records: Records::None,
        seed: 1,
    }
}

fn game(seats: BySeat<Who>, bot: Who, points: i32) -> GameLine {
    let mut written = seats.0.map(|who| if who == bot { points } else { 0 });
    let other = seats.0.iter().position(|&who| who != bot).expect("strangers");
    written[other] -= points;
    GameLine {
        seats: seats.0.map(|who| who.0),
        points: written,
        game: "normal".to_owned(),
        re: 3,
        forced: false,
        winner: None,
        augen: 120,
        level: 0,
        calls: Vec::new(),
        redeals: 0,
        faults: Vec::new(),
        record: None,
    }
}

/// Returns a match of `n_units` deals with a known truth: at table `t` the first bot gets `t` Points on average and the
/// second 2 more. Luck is shared by all games of a deal, by both bots at a table, and there is some for every game.
fn simulated(case: u64, n_units: u64) -> Report {
    let plan = plan();
    let tables = strangers_tables();
    let mut tally = Tally::of(&plan, None);
    let mut draw = Draw::new(77, case);
    let mut luck = move || draw.below(9) as i32 - 4;
    for unit in 0..n_units {
        let of_deal = luck();
        let of_table: Vec<i32> = tables.iter().map(|_| luck()).collect();
        let games = seatings(2, Seatings::One, &mut Draw::new(case, unit)).into_iter().enumerate();
        let games = games.map(|(at, (seats, _))| {
            let (table, bot) = (at / 2, at % 2);
            let points = table as i32 + 2 * bot as i32 + of_deal + of_table[table] + luck();
            game(seats, Who(bot as u8), points)
        });
        tally.push(&UnitLine { unit, open: None, games: games.collect() });
    }
    Report::new(&plan, &tally)
}

#[test]
fn intervals_hold_the_truth_in_95_of_100_cases() {
    const N: usize = 600;
    let tables = strangers_tables();
    let styles: Vec<f64> =
        (0..).zip(&tables).filter(|(_, it)| it.kind == TableKind::Style).map(|(at, _)| f64::from(at)).collect();
    let kept: Vec<f64> =
        (0..).zip(&tables).filter(|(_, it)| Group::HeldOut.has(it)).map(|(at, _)| f64::from(at)).collect();
    let mean = |numbers: &[f64]| numbers.iter().sum::<f64>() / numbers.len() as f64;
    let mut held = [0; 7];
    for case in 0..N as u64 {
        let report = simulated(case, 12);
        let strangers = report.strangers.expect("strangers");
        let [all, held_out, _] = &strangers.means[..] else { panic!("three means") };
        let found = [
            (strangers.tables[5].bots[0].points, 5.0),
            (strangers.tables[5].bots[1].more, 2.0),
            (all.bots[0].points, mean(&styles)),
            (all.bots[1].more, 2.0),
            (held_out.bots[1].points, mean(&kept) + 2.0),
            (held_out.bots[1].more, 2.0),
            (report.pairs[0].difference, -2.0),
        ];
        for (held, (estimate, truth)) in held.iter_mut().zip(found) {
            let estimate = estimate.expect("units");
            assert_eq!(estimate.n, 12);
            *held += usize::from((estimate.low()..=estimate.high()).contains(&truth));
        }
    }
    let shares = held.map(|held| held as f64 / N as f64);
    assert!(shares.iter().all(|share| (0.92..0.98).contains(share)), "{shares:?}");
}

#[test]
fn the_worst_table_is_none_of_the_mirror_and_the_mean_is_that_of_the_styles() {
    let report = simulated(1, 30);
    report.check().expect("numbers");
    let strangers = report.strangers.expect("strangers");
    let of_styles = strangers.tables.iter().filter(|table| table.kind == TableKind::Style);
    let points: Vec<f64> = of_styles.map(|table| table.bots[0].points.expect("units").mean).collect();
    let mean = points.iter().sum::<f64>() / points.len() as f64;
    assert!((strangers.means[0].bots[0].points.expect("units").mean - mean).abs() < 1e-9);
    assert_eq!(report.bots[0].points, strangers.means[0].bots[0].points);
    let worst = strangers.worst[0].points.expect("units").mean;
    let lowest =
        strangers.tables.iter().map(|table| table.bots[0].points.expect("units").mean).fold(f64::MAX, f64::min);
    assert_eq!(worst, lowest);
    assert_eq!(strangers.worst[0].more.expect("units").mean, 0.0);
    assert_eq!(strangers.baseline, "rules");
}
