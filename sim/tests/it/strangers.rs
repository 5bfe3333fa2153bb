//! One bot among strangers: the same on any number of threads, in one go or two, and honest about who is better.

use doko_sim::Entrant;
use doko_sim::matches::{
    Control, Deaths, LineUp, Match, MatchError, Records, Report, Seatings, TableKind, Tally, Unit, UnitLine,
};
use doko_sim::stats::Estimate;
use game::Rules;
use game::Scope;
use solver::Stop;
use std::ops::ControlFlow;

fn plan(bots: &[&str]) -> Match {
    Match {
        rules: Rules::DDV,
        entrants: bots.iter().map(|name| Entrant::of(&name.parse().expect("a bot"))).collect(),
        scope: Scope::Cards,
        unit: Unit::Deal,
        line_up: LineUp::Strangers,
        table: None,
        seatings: Seatings::One,
        control: Control::None,
        deaths: Deaths::Stop,
        records: Records::None,
        seed: 5,
    }
}

fn lines(plan: &Match, threads: usize, units: std::ops::Range<u64>) -> Vec<UnitLine> {
    let mut lines = Vec::new();
    plan.play(threads, units, &Stop::NEVER, |line| {
        lines.push(line);
        ControlFlow::Continue(())
    })
    .expect("it can be played");
    lines
}

fn report(plan: &Match, lines: &[UnitLine]) -> Report {
    let mut tally = Tally::of(plan, None);
    lines.iter().for_each(|line| tally.push(line));
    Report::new(plan, &tally).without_times()
}

#[test]
#[ignore = "slow"]
fn threads_and_other_bots_change_nothing() {
    let both = plan(&["rules", "random"]);
    let whole = lines(&both, 1, 0..2);
    assert_eq!(lines(&both, 2, 0..1).into_iter().chain(lines(&both, 2, 1..2)).collect::<Vec<_>>(), whole);
    assert_eq!(
        serde_json::from_str::<UnitLine>(&serde_json::to_string(&whole[1]).expect("JSON")).expect("a line"),
        whole[1]
    );

    let tables = report(&both, &whole).strangers.expect("strangers").tables;
    let alone = plan(&["random"]);
    let alone = report(&alone, &lines(&alone, 2, 0..2)).strangers.expect("strangers").tables;
    for (with, without) in tables.iter().zip(alone) {
        assert_eq!(with.bots[1].points, without.bots[0].points, "{}", with.table);
    }
    // Strangers follow the bots in the list of those who sit.
    let seats = |line: &UnitLine| line.games.iter().map(|game| game.seats).collect::<Vec<_>>();
    assert!(seats(&whole[0]).iter().all(|seats| seats.iter().filter(|&&who| who < 2).count() == 1));
}

#[test]
fn the_same_bot_is_as_good_as_itself_and_the_mirror_shows_no_difference() {
    let plan = Match { seatings: Seatings::Rotations, ..plan(&["rules", "rules"]) };
    let report = report(&plan, &lines(&plan, 1, 0..1));
    report.check().expect("numbers");
    let strangers = report.strangers.expect("strangers");
    let mean = |estimate: Option<Estimate>| estimate.map(|estimate| estimate.mean);
    for table in &strangers.tables {
        assert_eq!(mean(table.bots[1].more), Some(0.0), "{}", table.table);
        if table.kind == TableKind::Mirror {
            assert_eq!(mean(table.bots[0].points), Some(0.0));
        }
    }
    assert_eq!(mean(report.pairs[0].difference), Some(0.0));
    assert_eq!(strangers.tables.iter().filter(|table| table.held_out).count(), 6);
}

#[test]
fn what_cannot_be_played_among_strangers_is_refused() {
    let control = Match { control: Control::OpenCards { openings: 4 }, ..plan(&["rules"]) };
    assert_eq!(control.check(), Err(MatchError::ControlAmongStrangers));
    assert_eq!(plan(&[]).check(), Err(MatchError::TooFew(LineUp::Strangers)));
    assert_eq!(plan(&["rules"]).check(), Ok(()));
}
