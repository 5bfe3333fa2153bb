//! Studies: fixed decisions are kept, results do not depend on threads, mistakes are pointed at.

use doko_sim::Interrupted;
use doko_sim::study::{DealLine, Study, StudyResult, StudyTally, parse};
use game::Rules;
use solver::Stop;
use std::ops::ControlFlow;
use text::{Language, Message};

fn study(text: &str) -> Study {
    parse(text, &Rules::DDV, |name| Rules::named(name).ok_or_else(|| Message::verbatim(format!("no rules {name}"))))
        .expect("a study")
}

fn lines(study: &Study, threads: usize) -> Vec<DealLine> {
    let mut lines = Vec::new();
    let end = study.play(threads, 0..study.n_units(), &Stop::NEVER, |line| {
        lines.push(line);
        ControlFlow::Continue(())
    });
    assert_eq!(end, Ok(Interrupted::No));
    lines
}

fn result(study: &Study) -> StudyResult {
    let mut tally = StudyTally::new(study);
    lines(study, 2).iter().for_each(|line| tally.push(line));
    StudyResult::new(&tally, &Stop::NEVER)
}

const QUEENS: &str = r#"
    title = "Damensolo"
    deals = 40
    bots = "greedy"
    [[part]]
    title = "by queens"
    where = "N has {queens} queens and N has 2 Fehl aces"
    sweep.queens = [2, 7]
    arm = [{ name = "normal", vorbehalt = "gesund" }, { name = "solo", vorbehalt = "damensolo" }]
"#;

#[test]
fn more_queens_make_a_better_damensolo() {
    let result = result(&study(QUEENS));
    let [few, many] = [0, 1].map(|row| &result.parts[0].rows[row]);
    let points =
        |row: &doko_sim::study::RowResult, arm: usize| row.cells[arm].means[0].expect("games were played").mean;
    assert!(points(few, 1) < points(many, 1));
    // With two queens the normal game is better.
    assert!(few.differences[0].difference.expect("both were played").high() < 0.0, "{few:?}");
    let probability = |row: &doko_sim::study::RowResult| row.probability.expect("it can be counted");
    assert!(0.0 < probability(many) && probability(many) < probability(few) && probability(few) < 0.2);
}

#[test]
fn threads_change_nothing() {
    let study = study(QUEENS);
    let one = lines(&study, 1);
    assert_eq!(one.len(), 80);
    assert_eq!(lines(&study, 2), one);
    assert_eq!(lines(&study, 8), one);
}

#[test]
fn calls_and_rules_can_be_varied_on_the_same_deals() {
    let text = r#"
        title = "calls"
        deals = 300
        bots = "random"
        [[part]]
        title = "Ansage"
        where = "N has >= 7 trumps and N is not alone"
        [[part.arm]]
        name = "silent"
        calls = []
        [[part.arm]]
        name = "Ansage"
        calls = ["ansage"]
        [[part.arm]]
        name = "second ten wins"
        calls = []
        rules.second_heart_ten_wins = "always"
    "#;
    let lines = lines(&study(text), 2);
    let changed_by_two = lines.iter().filter(|line| {
        let [silent, called, _] = [0, 1, 2].map(|arm| line.arms[arm][0].expect("it was played"));
        (called - silent).abs() == 2.0
    });
    // These bots do not listen, so the cards are the same; an Ansage is worth two points to the winner, and only at 120
    // Augen it changes who that is.
    assert!(275 <= changed_by_two.count());
    let other_rules = lines.iter().filter(|line| line.arms[0] != line.arms[2]).count();
    // Both tens of hearts rarely fall into one trick.
    assert!((1..60).contains(&other_rules), "{other_rules}");
}

#[test]
fn after_the_last_call_of_a_list_a_bot_may_decide() {
    let text = r#"
        title = "calls"
        deals = 200
        bots = "rules"
        [[part]]
        title = "Re"
        where = "N is re and N is not alone and N has >= 8 trumps"
        arm = [
            { name = "the bot", vorbehalt = "gesund" },
            { name = "the bot at once", vorbehalt = "gesund", calls = ["bot"] },
            { name = "Ansage", vorbehalt = "gesund", calls = ["ansage"] },
            { name = "Ansage, then the bot", vorbehalt = "gesund", calls = ["ansage", "bot"] },
        ]
    "#;
    let lines = lines(&study(text), 2);
    assert!(lines.iter().all(|line| line.arms[0] == line.arms[1]));
    // Some games go on to an Absage.
    let other = lines.iter().filter(|line| line.arms[2] != line.arms[3]).count();
    assert!((1..150).contains(&other), "{other}");
}

#[test]
fn a_maxim_decides_where_it_can_and_nothing_else_changes() {
    let text = r#"
        title = "aces"
        deals = 60
        [[part]]
        title = "aces"
        bots = ["rules", "greedy", "greedy", "greedy"]
        where = "N has both CA and N has 0 SA and N has 0 HA and N is not alone"
        [[part.arm]]
        name = "as it likes"
        vorbehalt = "gesund"
        [[part.arm]]
        name = "no such card"
        vorbehalt = "gesund"
        play = ["trick 1, leading: SA", "trick 1, following: CA"]
        [[part.arm]]
        name = "ace"
        vorbehalt = "gesund"
        play = ["trick 1: CA"]
        [[part.arm]]
        name = "trump"
        vorbehalt = "gesund"
        play = ["trick 1: trump"]
    "#;
    let study = study(text);
    let lines = lines(&study, 2);
    for line in &lines {
        assert_eq!(line.arms[0], line.arms[1]);
        assert_eq!(line.other_game.len(), 3);
        assert!(!line.other_game[0] && (line.other_game[1] || line.other_game[2]), "{line:?}");
    }
    let mut tally = StudyTally::new(&study);
    lines.iter().for_each(|line| tally.push(line));
    let result = StudyResult::new(&tally, &Stop::NEVER);
    let [same, ace, trump] = [0, 1, 2].map(|arm| result.parts[0].rows[0].differences[arm].other_game.expect("games"));
    // The player leads an ace or a trump or another card.
    assert!(same == 0.0 && 1.0 <= ace + trump, "{ace} {trump}");
    assert_eq!(result.parts[0].bots[0], ["rules", "greedy", "greedy", "greedy"]);
}

#[test]
fn open_cards_and_claims_are_measured() {
    let text = r#"
        title = "open"
        deals = 8
        bots = "greedy"
        [[part]]
        title = "open cards"
        value = "open-cards"
        openings = 2
        arm = [{ name = "Fleischlos", vorbehalt = "fleischlos" }, { name = "normal", vorbehalt = "gesund" }]
        [[part]]
        title = "claims"
        value = "claims"
        arm = [{ name = "normal", vorbehalt = "gesund" }]
    "#;
    let result = result(&study(text));
    assert!(result.parts[0].rows[0].cells.iter().all(|cell| cell.means[0].is_some()));
    let claims = &result.parts[1].rows[0].cells[0];
    assert_eq!((claims.means.len(), claims.in_every_order.len()), (12, 12));
    // Who has one card each left plays it.
    assert_eq!(claims.means[11].expect("a last trick"), claims.in_every_order[11].expect("a last trick"));
    for (top, every) in claims.means.iter().zip(&claims.in_every_order) {
        assert!(every.expect("a trick").mean <= top.expect("a trick").mean);
    }
}

#[test]
fn no_result_holds_a_number_that_is_none() {
    let study = study(QUEENS);
    let lines = lines(&study, 2);
    let result = |lines: &[DealLine]| {
        let mut tally = StudyTally::new(&study);
        lines.iter().for_each(|line| tally.push(line));
        StudyResult::new(&tally, &Stop::NEVER)
    };
    for n in [0, 1, 2, 80] {
        result(&lines[..n]).check().expect("numbers");
    }
    let error = |result: &StudyResult| result.check().expect_err("not a number").to_string();
    let mut broken = lines.clone();
    broken[60].arms[1][0] = Some(f64::NAN);
    assert_eq!(error(&result(&broken)), "a mean of 'solo' in 'by queens', queens = 7 is not a finite number");

    let with = |change: fn(&mut doko_sim::study::RowResult)| {
        let mut result = result(&lines);
        change(&mut result.parts[0].rows[0]);
        error(&result)
    };
    let improbable = with(|row| row.probability = Some(f64::NAN));
    assert_eq!(improbable, "the probability of the condition of 'by queens', queens = 2 is not a finite number");
    let more = "what 'solo' brings more in 'by queens', queens = 2 is not a finite number";
    assert_eq!(with(|row| row.differences[0].same = Some(f64::INFINITY)), more);
    let half = |row: &mut doko_sim::study::RowResult| {
        row.differences[0].difference.iter_mut().for_each(|more| more.half = Some(f64::NAN));
    };
    assert_eq!(with(half), more);
    let in_every_order = |row: &mut doko_sim::study::RowResult| {
        let mean = row.cells[0].means[0].map(|mean| doko_sim::stats::Estimate { mean: f64::NAN, ..mean });
        row.cells[0].in_every_order = vec![None, mean];
    };
    assert_eq!(with(in_every_order), "a mean of 'normal' in 'by queens', queens = 2 is not a finite number");
}

#[test]
fn mistakes_are_pointed_at() {
    let error = |text: &str| {
        let error = parse(text, &Rules::DDV, |name| Err(Message::verbatim(format!("there is no rule set {name}"))))
            .expect_err("wrong");
        let place = error.span.map_or("", |span| &text[span.start..span.end]).to_owned();
        (error.to_string(), place)
    };
    let part = |inside: &str| format!("title = \"x\"\n[[part]]\ntitle = \"y\"\n{inside}\n");
    let arm = "arm = [{ name = \"a\" }]";
    let (message, place) = error(&part("where = \"N has 3 quens\"\narm = [{ name = \"a\" }]"));
    assert!(message.contains("N has 3 quens") && place.contains("quens"), "{message} {place}");
    let (message, place) = error(&part("arm = [{ name = \"a\" }, { name = \"b\" }, { name = \"a\", calls = [] }]"));
    assert!(message.contains("there are two arms 'a'") && place.contains("calls"), "{message} {place}");
    let (message, place) = error(&part("arm = [{ name = \"a\", vorbehalt = \"damensol\" }]"));
    assert!(message.contains("there is no Vorbehalt 'damensol'") && place.contains("damensol"), "{message} {place}");
    let (message, place) = error(&part("arm = [{ name = \"a\", calls = [\"k91\"] }]"));
    assert!(message.contains("there is no call 'k91'") && place.contains("k91"), "{message} {place}");
    let (message, place) = error(&part(&format!("sweep.queens = [1]\n{arm}")));
    assert!(message.contains("{queens}") && place == "[1]", "{message} {place}");
    let (message, place) = error(&part(&format!("value = \"augen\"\n{arm}")));
    assert!(message.contains("cannot measure 'augen'") && place.contains("augen"), "{message} {place}");
    let (message, place) = error(&format!("rules = \"skat\"\n{}", part(arm)));
    assert!(message.contains("skat") && place.contains("skat"), "{message} {place}");
    let (message, place) = error(&part(&format!("bot = \"x\"\n{arm}")));
    assert!(message.contains("unknown field `bot`") && place == "bot", "{message} {place}");
    let (message, place) = error(&part(&format!("bots = \"x\"\n{arm}")));
    assert!(message.contains('x') && place == "\"x\"", "{message} {place}");
    let (message, place) = error(&part("arm = [{ name = \"a\", play = [\"leading: ace\", \"leding: ace\"] }]"));
    assert!(message.contains("did you mean 'leading'") && place == "\"leding: ace\"", "{message} {place}");
    let (message, _) = error(&part("value = \"open-cards\"\narm = [{ name = \"a\", play = [\"leading: ace\"] }]"));
    assert!(message.contains("nobody plays by a maxim with open cards"), "{message}");
    let (message, _) = error("title = \"x\"");
    assert!(message.contains("part"), "{message}");
    let (message, place) = error(&part("arm = [{ name = \"a\", rules = { second_heart_ten_wins = \"nevr\" } }]"));
    assert!(message.contains("nevr") && place.contains("nevr"), "{message} {place}");
}

#[test]
fn what_would_be_too_much_is_refused_before_it_is_begun() {
    let error = |text: &str| {
        let read = parse(text, &Rules::DDV, |name| Err(Message::verbatim(format!("there is no rule set {name}"))));
        read.expect_err("too much").to_string()
    };
    let part = |inside: &str| format!("title = \"x\"\n[[part]]\ntitle = \"y\"\n{inside}\narm = [{{ name = \"a\" }}]\n");
    let ten = "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]";
    let sweeps = |n: usize| {
        let names = (0..n).map(|at| format!("{{x{at}}} cards")).collect::<Vec<_>>().join(" and N has ");
        let lists = (0..n).map(|at| format!("sweep.x{at} = {ten}\n")).collect::<String>();
        part(&format!("where = \"N has {names}\"\n{lists}"))
    };
    assert!(
        error(&sweeps(4)).starts_with("10,000 rows are too many, a study has at most 1000"),
        "{}",
        error(&sweeps(4))
    );
    assert!(error(&sweeps(30)).starts_with("countless rows are too many"), "{}", error(&sweeps(30)));
    let twice = format!("{}{}", sweeps(3), sweeps(3).split_once('\n').expect("lines").1);
    assert!(error(&twice).starts_with("2000 rows are too many"), "{}", error(&twice));
    for (inside, expected) in [
        ("deals = 1000000001", "at most 1,000,000,000"),
        ("value = \"open-cards\"\nopenings = 10001", "at most 10,000"),
    ] {
        let error = error(&part(inside));
        assert!(error.contains(expected), "{error}");
    }
}

#[test]
fn who_asks_to_stop_is_heard_before_the_first_deal() {
    let study = study(QUEENS);
    let stop = Stop::new();
    stop.set();
    let end = study.play(2, 0..study.n_units(), &stop, |_| panic!("nothing is played"));
    assert_eq!(end, Ok(Interrupted::Yes));
    let result = StudyResult::new(&StudyTally::new(&study), &stop);
    assert!(result.parts[0].rows.iter().all(|row| row.probability.is_none()));
}

#[test]
fn commands_in_a_study_are_told_and_none_is_run() {
    let text = r#"
        title = "x"
        bots = ["rules", "cmd:touch /nonexistent/ran", "random", "cmd:./b"]
        [[part]]
        title = "y"
        arm = [{ name = "a" }, { name = "b", bots = "cmd(time=1s):./a b" }]
    "#;
    assert_eq!(study(text).commands(), ["./a b", "./b", "touch /nonexistent/ran"]);
    assert_eq!(study(QUEENS).commands(), Vec::<&str>::new());
}

#[test]
fn a_condition_that_nothing_meets_is_told() {
    let text = r#"
        title = "x"
        [[part]]
        title = "y"
        where = "N has 9 queens"
        arm = [{ name = "a" }]
    "#;
    let study = study(text);
    let end = study.play(1, 0..1, &Stop::NEVER, |_| ControlFlow::Continue(()));
    assert!(
        end.expect_err("nothing to play")
            .text(Language::English)
            .contains("no deal can be drawn in which N has 9 queens")
    );
}
