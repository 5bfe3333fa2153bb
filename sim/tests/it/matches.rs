//! Matches: the same result on any number of threads and after any interruption, honest statistics, bots that fail.

use bots::{Bot, Fault, FaultKind};
use doko_sim::matches::{
    Control, CurveReport, Deaths, LineUp, Match, MatchError, Records, Report, Seatings, Tally, TimeReport, Unit,
    UnitLine,
};
use doko_sim::stats::{Decision, Estimate, Sprt};
use doko_sim::{Entrant, Interrupted};
use game::Scope;
use game::{Card, Rules, Seat, View};
use notation::rules_file::parse_rules;
use solver::Stop;
use std::ops::ControlFlow;
use std::path::Path;
use text::Message;

fn bot(name: &str) -> Entrant {
    Entrant::of(&name.parse().expect("a bot"))
}

fn random() -> Entrant {
    bot("random")
}

fn plan(entrants: Vec<Entrant>) -> Match {
    Match {
        rules: Rules::DDV,
        entrants,
        scope: Scope::Everything,
        unit: Unit::Deal,
        line_up: LineUp::Mixed,
        table: None,
        seatings: Seatings::All,
        control: Control::None,
        deaths: Deaths::Stop,
        records: Records::None,
        seed: 5,
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

fn report(plan: &Match, lines: &[UnitLine]) -> Report {
    let mut tally = Tally::new(plan.entrants.len(), None);
    lines.iter().for_each(|line| tally.push(line));
    Report::new(plan, &tally)
}

fn json(plan: &Match, lines: &[UnitLine]) -> String {
    serde_json::to_string(&report(plan, lines).without_times()).expect("a report is JSON")
}

#[test]
fn threads_shards_and_interruptions_change_no_byte() {
    for unit in [Unit::Deal, Unit::Round] {
        // More deals than three threads begin ahead of the third that is taken.
        let n = if unit == Unit::Deal { 200 } else { 5 };
        let plan = Match { unit, ..plan(vec![random(), bot("greedy")]) };
        let whole = lines(&plan, 1, 0..n);
        let expected = json(&plan, &whole);
        for threads in [2, 8] {
            assert_eq!(lines(&plan, threads, 0..n), whole);
        }
        let shards: Vec<UnitLine> = (0..7).flat_map(|k| lines(&plan, 2, k * n / 7..(k + 1) * n / 7)).collect();
        assert_eq!(json(&plan, &shards), expected);

        // Stopped in the middle, written down, read again and continued.
        let stop = Stop::new();
        let mut first = Vec::new();
        let end = plan.play(3, 0..n, &stop, |line| {
            first.push(line);
            if 3 <= first.len() {
                stop.set();
            }
            ControlFlow::Continue(())
        });
        let is_stopped = (first.len() as u64) < n;
        assert!(is_stopped || unit == Unit::Round);
        assert_eq!(end, Ok(if is_stopped { Interrupted::Yes } else { Interrupted::No }));
        let kept: Vec<String> = first.iter().map(|line| serde_json::to_string(line).expect("a line")).collect();
        let mut all: Vec<UnitLine> = kept.iter().map(|line| serde_json::from_str(line).expect("a line")).collect();
        all.extend(lines(&plan, 2, all.len() as u64..n));
        assert_eq!(json(&plan, &all), expected);
    }
}

#[test]
fn every_deal_is_played_in_all_seatings_and_the_points_sum_to_zero() {
    let plan = plan(vec![random(), bot("greedy"), random(), random()]);
    for line in lines(&plan, 2, 0..10) {
        assert_eq!(line.games.len(), 24);
        for game in &line.games {
            assert_eq!(game.points.iter().sum::<i32>(), 0);
        }
    }
}

#[test]
fn other_bots_get_the_same_cards() {
    let cards = |entrants| {
        let plan = Match { scope: Scope::Cards, seatings: Seatings::One, ..plan(entrants) };
        lines(&plan, 1, 0..30).iter().map(|line| line.games[0].re).collect::<Vec<_>>()
    };
    let re = cards(vec![random(), bot("greedy")]);
    assert_eq!(cards(vec![random()]), re);
    // Card play is measured in games of two against two.
    assert!(re.iter().all(|re| re.count_ones() == 2), "{re:?}");
}

#[test]
fn a_bot_is_as_good_as_itself_and_a_better_one_better() {
    let plan = plan(vec![bot("greedy"), bot("greedy"), random()]);
    let report = report(&plan, &lines(&plan, 2, 0..60));
    report.check().expect("numbers");
    let [same, better, _] = [0, 1, 2].map(|pair| report.pairs[pair].difference.expect("they have met"));
    assert!(!same.is_significant(), "{same:?}");
    assert!(better.is_significant() && 0.0 < better.mean, "{better:?}");
    assert!(report.bots[2].rating.fitted < report.bots[0].rating.fitted);
    assert!(report.pairs[1..].iter().all(|pair| pair.reduction.duplicate.is_some_and(|factor| 1.0 < factor)));
}

#[test]
fn what_the_cards_are_worth_takes_luck_out_without_bias() {
    let control = Control::OpenCards { openings: 8 };
    let plan = Match { seatings: Seatings::One, scope: Scope::Cards, ..plan(vec![bot("greedy"), random()]) };
    let controlled = Match { control, ..plan.clone() };
    let lines = lines(&controlled, 2, 0..300);
    let report = report(&controlled, &lines);
    let pair = &report.pairs[0];
    let (plain, less) = (pair.difference.expect("they met"), pair.controlled.expect("it was asked for"));
    assert!(1.1 < pair.reduction.control.expect("both intervals"), "{:?}", pair.reduction);
    assert!((plain.mean - less.mean).abs() < plain.half.expect("many deals"), "{plain:?} {less:?}");
    for line in &lines {
        assert!(line.open.expect("it was asked for").iter().sum::<f64>().abs() < 1e-9);
    }
}

#[test]
fn all_rule_sets_and_rounds_are_played() {
    for rules in Rules::ALL {
        let plan = Match { rules: rules.clone(), unit: Unit::Round, seatings: Seatings::One, ..plan(vec![random()]) };
        for line in lines(&plan, 2, 0..3) {
            assert_eq!(line.games.len(), 24, "{}", rules.name);
            // No bot wants a solo, so each has to play its forced one.
            let forced = line.games.iter().filter(|game| game.forced).count();
            assert_eq!(forced, 4 * usize::from(rules.soli.pflichtsolo_per_player), "{}", rules.name);
        }
    }
}

/// A bot that says whatever may be said.
fn wild() -> Entrant {
    Entrant::new("wild", || Ok(Box::new(bots::Random::wild())))
}

#[test]
fn the_rules_of_every_club_are_played() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../datasets/clubs");
    let mut n_clubs = 0;
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("a rule file");
        let rules = parse_rules(&text, "club").unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let plan = Match { rules, ..plan(vec![bot("rules"), wild()]) };
        for line in lines(&plan, 2, 0..2) {
            assert!(line.games.iter().all(|game| game.points.iter().sum::<i32>() == 0), "{}", path.display());
        }
        n_clubs += 1;
    }
    assert!(30 <= n_clubs, "{n_clubs}");
}

#[test]
fn deals_that_are_thrown_in_are_dealt_again_and_counted() {
    // Three kings are in many a hand, so that it does not depend on luck whether a player throws in before another
    // plays a solo.
    let rules = Rules::RECKLINGHAUSEN.with(|rules| rules.werfen.kings = Some(3));
    let plan = Match { rules, ..plan(vec![wild(), random()]) };
    let lines = lines(&plan, 2, 0..60);
    let report = report(&plan, &lines);
    assert!(lines.iter().all(|line| line.games.len() == 6));
    assert!(0 < report.redeals, "nobody has thrown in");
}

/// Plays well until its program is gone.
struct Mortal {
    bot: bots::Random,
    games_left: u32,
}

impl Bot for Mortal {
    fn begin(&mut self, seed: u64) {
        self.bot.begin(seed);
        self.games_left = self.games_left.saturating_sub(1);
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        self.bot.card(view)
    }

    fn take_faults(&mut self) -> Vec<Fault> {
        let fault = Fault { seat: Seat::N, kind: FaultKind::Died, what: Message::verbatim("exit code 3") };
        if self.games_left == 0 { vec![fault] } else { Vec::new() }
    }
}

#[test]
fn a_bot_that_dies_stops_the_match_and_loses_nothing_finished() {
    let mortal = || Entrant::new("mortal", || Ok(Box::new(Mortal { bot: bots::Random::new(), games_left: 30 })));
    let plan = plan(vec![mortal()]);
    let mut kept = 0;
    let end = plan.play(1, 0..100, &Stop::NEVER, |line| {
        assert_eq!(line.unit, kept);
        kept += 1;
        ControlFlow::Continue(())
    });
    let error = MatchError::Died { bot: "mortal".to_owned(), unit: 29, what: Message::verbatim("exit code 3") };
    assert_eq!((end, kept), (Err(error), 29));

    let patient = Match { deaths: Deaths::Count, entrants: vec![mortal()], ..plan };
    let report = report(&patient, &lines(&patient, 1, 0..100));
    assert!(100 < report.bots[0].faults["died"]);
}

#[test]
fn a_test_stops_at_the_same_unit_on_any_number_of_threads() {
    let plan = plan(vec![bot("greedy"), random()]);
    let stopped_after = |threads| {
        let mut tally = Tally::new(2, Some(Sprt::new(0.0, 0.5).expect("a test")));
        let end = plan.play(threads, 0..5000, &Stop::NEVER, |line| {
            tally.push(&line);
            if tally.decision() == Some(Decision::Open) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        assert_eq!(end, Ok(Interrupted::No));
        (tally.n_units(), tally.decision())
    };
    let (n, decision) = stopped_after(1);
    assert!((30..5000).contains(&n) && decision == Some(Decision::AcceptB), "{n} {decision:?}");
    assert_eq!(stopped_after(4), (n, decision));
}

#[test]
fn no_report_holds_a_number_that_is_none() {
    let two = plan(vec![random(), random()]);
    for n in [0, 1, 2] {
        report(&two, &lines(&two, 1, 0..n)).check().expect("numbers");
    }
    let mut broken = lines(&Match { control: Control::None, ..two.clone() }, 1, 0..40);
    broken.iter_mut().for_each(|line| line.open = Some([f64::NAN, 0.0, 0.0, 0.0]));
    let controlled = Match { control: Control::OpenCards { openings: 1 }, ..two.clone() };
    let error = report(&controlled, &broken).check().expect_err("not a number").to_string();
    assert!(error.ends_with("is not a finite number"), "{error}");
    let with = |change: fn(&mut Report)| {
        let mut report = report(&two, &lines(&two, 1, 0..2));
        change(&mut report);
        report.check().expect_err("not a number").to_string()
    };
    let augen = with(|report| report.kinds[0].augen_of_re = Some(f64::NAN));
    assert_eq!(augen, "the Augen of Re in normal is not a finite number");
    let time = Some(TimeReport { decisions: 1, cpu_us: Some(f64::INFINITY), wall_us: 1.0 });
    let mut timed = report(&two, &lines(&two, 1, 0..2));
    timed.bots[1].time = time;
    let name = timed.bots[1].name.clone();
    assert_eq!(
        timed.check().expect_err("not a number").to_string(),
        format!("the time of {name} is not a finite number")
    );
    let curve = with(|report| {
        let mean = report.bots[0].points.map(|points| Estimate { mean: f64::NAN, ..points });
        report.curve = vec![CurveReport { units: 7, bots: vec![None, mean] }];
    });
    assert_eq!(curve, "a mean after 7 units is not a finite number");
}

#[test]
fn what_cannot_be_played_is_refused() {
    let check = |plan: Match| plan.check().map_err(|error| error.to_string());
    let two = || plan(vec![random(), random()]);
    assert_eq!(check(two()), Ok(()));
    assert_eq!(check(plan(Vec::new())), Err("no bot takes part".to_owned()));
    let alone = Match { line_up: LineUp::OneVsThree, ..plan(vec![random()]) };
    assert_eq!(check(alone), Err("one bot alone has no opponent".to_owned()));
    let useless = Match { control: Control::OpenCards { openings: 1 }, ..two() };
    assert!(check(useless).expect_err("it cancels").contains("cancels by itself"));
    let round = Match { unit: Unit::Round, scope: Scope::Cards, ..two() };
    assert!(check(round).expect_err("no cards alone").starts_with("a round has Vorbehalte"));
    let none = Entrant::new("none", || Err(Message::verbatim("there is no such program")));
    assert_eq!(check(plan(vec![random(), none])), Err("there is no such program".to_owned()));
}
