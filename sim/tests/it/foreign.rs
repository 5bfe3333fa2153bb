//! Our bots at the table of another program: the same games as at ours if its players are ours, and no lie is counted.

use doko_sim::matches::{
    Control, Deaths, ForeignTable, GameLine, LineUp, Match, MatchError, Records, Report, Seatings, Tally, Unit,
    UnitLine,
};
use doko_sim::{Entrant, Interrupted};
use game::{Rules, Scope};
use solver::Stop;
use std::ops::ControlFlow;
use text::{Language, Localized};

/// Returns the example table with these arguments.
fn table(arguments: &str) -> ForeignTable {
    let tests = std::env::current_exe().expect("the test is a file");
    let folder = tests.ancestors().nth(2).expect("tests stand in target/PROFILE/deps");
    let program = folder.join("examples").join(format!("table{}", std::env::consts::EXE_SUFFIX));
    assert!(program.exists(), "{} is missing; cargo test builds it", program.display());
    let spec = format!("cmd(time=60s):'{}' {arguments}", program.display());
    ForeignTable::of(&spec.parse().expect("a command line"))
}

fn plan(bots: &[&str], table: Option<ForeignTable>) -> Match {
    Match {
        rules: Rules::DDV,
        entrants: bots.iter().map(|name| Entrant::of(&name.parse().expect("a bot"))).collect(),
        scope: Scope::Everything,
        unit: Unit::Deal,
        line_up: if table.is_some() { LineUp::Table } else { LineUp::OneVsThree },
        table,
        seatings: Seatings::Rotations,
        control: Control::None,
        deaths: Deaths::Stop,
        records: Records::None,
        seed: 7,
    }
}

fn lines(plan: &Match, threads: usize, units: std::ops::Range<u64>) -> Vec<UnitLine> {
    let mut lines = Vec::new();
    let end = plan.play(threads, units, &Stop::NEVER, |line| {
        lines.push(line);
        ControlFlow::Continue(())
    });
    assert_eq!(end, Ok(Interrupted::No));
    lines
}

/// Returns the games in which the first bot is alone, by its seat.
fn alone(line: &UnitLine) -> Vec<&GameLine> {
    let mut games: Vec<&GameLine> =
        line.games.iter().filter(|game| game.seats.iter().filter(|&&who| who == 0).count() == 1).collect();
    games.sort_by_key(|game| game.seats);
    games
}

#[test]
fn the_games_are_those_of_the_same_players_at_our_table() {
    let (mut n_calls, mut n_soli) = (0, 0);
    for (rules, n) in [(Rules::DDV, 6), (Rules::TSR, 2), (Rules::BSV, 6), (Rules::RECKLINGHAUSEN, 6)] {
        for scope in Scope::ALL {
            let ours = Match { rules: rules.clone(), scope, ..plan(&["rules", "greedy"], None) };
            let theirs = Match { rules: rules.clone(), scope, ..plan(&["rules"], Some(table("greedy"))) };
            for (ours, theirs) in lines(&ours, 1, 0..n).iter().zip(&lines(&theirs, 1, 0..n)) {
                assert_eq!(theirs.games.len(), 4);
                assert_eq!(alone(ours), alone(theirs), "{} {}", rules.name, scope.name());
                n_calls += theirs.games.iter().map(|game| game.calls.len()).sum::<usize>();
                n_soli += theirs.games.iter().filter(|game| game.soloist().is_some()).count();
            }
        }
    }
    assert!(10 < n_calls && 3 < n_soli, "{n_calls} {n_soli}");
}

#[test]
fn the_value_of_a_game_needs_no_other_and_differences_are_paired() {
    let plan = plan(&["rules", "random", "rules"], Some(table("greedy")));
    let played = lines(&plan, 2, 0..3);
    assert_eq!(lines(&plan, 1, 0..1).into_iter().chain(lines(&plan, 1, 1..3)).collect::<Vec<_>>(), played);
    let mut tally = Tally::of(&plan, None);
    played.iter().for_each(|line| tally.push(line));
    let report = Report::new(&plan, &tally);
    report.check().expect("numbers");
    let own = |at: u8| {
        played.iter().flat_map(move |line| {
            let of_bot = line.games.iter().filter(move |game| game.seats.contains(&at));
            of_bot.map(move |game| {
                f64::from(game.points[game.seats.iter().position(|&who| who == at).expect("it plays")])
            })
        })
    };
    // Points add up to zero, so the three others have as many fewer.
    let leads: Vec<f64> = (0..3).map(|at| own(at).sum::<f64>() / 12.0 * 4.0 / 3.0).collect();
    let points: Vec<f64> = report.bots.iter().map(|bot| bot.points.expect("it played").mean).collect();
    let is_near = |one: f64, other: f64| (one - other).abs() < 1e-9;
    assert!(points.iter().zip(&leads).all(|(points, lead)| is_near(*points, *lead)), "{points:?} {leads:?}");
    let pairs: Vec<f64> = report.pairs.iter().map(|pair| pair.difference.expect("they played").mean).collect();
    assert!(is_near(pairs[0], leads[0] - leads[1]) && pairs[1] == 0.0, "{pairs:?}");
    let table = report.table.expect("a table");
    assert_eq!(table.program.as_deref(), Some("table of three"));
    assert_eq!(report.bots[0].points.expect("it played").n, 3);
}

#[test]
fn what_a_table_does_wrong_ends_the_match_and_is_told() {
    for (manner, expected) in [
        ("unasked", "without asking"),
        ("deaf", "it was told"),
        ("dealer", "deals, expected W"),
        ("hands", "has other cards than were dealt"),
        ("points", "it counts N 90, E 90, S 90, W -270, by our rules these are N"),
        ("redeal", "it deals the cards again, which the rules do not say"),
        ("mute", "it did not ask"),
        ("silent", "its record has no \"vorbehalte\""),
        ("leaves", "the program has ended"),
        ("refuses", "it reports an error: the cards are wet"),
        // What is shown or written in another order may well break a rule.
        ("order", ""),
        ("shows", ""),
    ] {
        let plan = plan(&["rules"], Some(table(&format!("greedy {manner}"))));
        let end = plan.play(1, 0..3, &Stop::NEVER, |line| panic!("{manner}: {line:?}"));
        let Err(error @ MatchError::NoResult { unit: 0, .. }) = end else { panic!("{manner}: {end:?}") };
        let said = error.message().text(Language::English);
        assert!(said.contains(expected) && said.contains("in unit 0 with 'rules' in seat "), "{manner}: {said}");
    }
}

#[test]
fn what_cannot_be_played_there_is_refused() {
    let at_table = || plan(&["rules"], Some(table("greedy")));
    assert_eq!(at_table().check(), Ok(()));
    for wrong in [
        Match { unit: Unit::Round, ..at_table() },
        Match { control: Control::OpenCards { openings: 1 }, ..at_table() },
        Match { line_up: LineUp::Strangers, ..at_table() },
        Match { table: None, ..at_table() },
    ] {
        assert_eq!(wrong.check(), Err(MatchError::NotAtTable));
    }
    assert_eq!(plan(&[], Some(table("greedy"))).check(), Err(MatchError::TooFew(LineUp::Table)));
}
