//! Programs that take a seat, well-behaved and not.

use bots::{Bot, Draw, Fault, FaultKind, Spec, act, fallback};
use game::{Found, Play, Rules, Seat, SeatSet, Spielfindung};
use std::path::PathBuf;

/// Returns the bot that is the example program with this manner.
fn program(manner: &str) -> Box<dyn Bot> {
    let tests = std::env::current_exe().expect("the test is a file");
    let folder = tests.ancestors().nth(2).expect("tests stand in target/PROFILE/deps");
    let program: PathBuf = folder.join("examples").join(format!("program{}", std::env::consts::EXE_SUFFIX));
    assert!(program.exists(), "{} is missing; cargo test builds it", program.display());
    // One decision must be late, so the time is short; for the others it is long.
    let time = if matches!(manner, "silent" | "late") { "300ms" } else { "20s" };
    let spec: Spec = format!("cmd(time={time}):'{}' {manner}", program.display()).parse().expect("a command line");
    spec.build().expect("a command line")
}

/// Plays a game in which E is the bot and the others do the default. Returns the faults, and whether it was played.
fn game(bot: &mut dyn Bot, rules: &Rules, index: u64) -> (Vec<Fault>, Option<Play>) {
    let mut draw = Draw::new(1, index);
    let deal = draw.deal(rules, Seat::W).expect("a whole deck");
    bot.begin(index);
    let mut faults = Vec::new();
    let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
    while let Some(seat) = round.actor() {
        let asked = round.view(seat);
        let wanted = if seat == Seat::E { act(bot, &asked).expect("E is due") } else { fallback(&asked) };
        round.act(seat, wanted).expect("what a remote bot says is legal");
    }
    faults.extend(bot.take_faults());
    let Ok(Found::Play(mut play)) = round.finish() else { return (faults, None) };
    while let Some(seat) = play.actor() {
        let calls = play.calls(Seat::E);
        if !calls.is_empty()
            && let Some(call) = bot.call(&play.view(Seat::E), &calls)
        {
            play.call(Seat::E, call).expect("what a remote bot calls is legal");
        }
        if let Some(due) = play.duty() {
            let call = if seat == Seat::E { bot.pflichtansage(&play.view(seat), due) } else { due };
            play.call(seat, call).expect("the call that is due is legal");
            continue;
        }
        let card = if seat == Seat::E { bot.card(&play.view(seat)) } else { bots::fallback_card(play.legal()) };
        play.play(seat, card).expect("what a remote bot plays is legal");
    }
    bot.finish(&play.clone().finish().expect("the last card is played"));
    faults.extend(bot.take_faults());
    (faults, Some(*play))
}

#[test]
fn a_program_can_take_a_seat_in_all_rule_sets() {
    let mut bot = program("");
    for rules in [&Rules::DDV, &Rules::BSV, &Rules::RECKLINGHAUSEN] {
        for index in 0..15 {
            assert_eq!(game(&mut *bot, rules, index).0, []);
        }
    }
}

#[test]
fn an_illegal_answer_forfeits_the_decision_and_is_quoted() {
    let (faults, play) = game(&mut *program("illegal"), &Rules::DDV, 1);
    assert!(play.is_some());
    assert!(12 <= faults.len());
    assert!(faults.iter().all(|fault| fault.kind == FaultKind::Illegal && fault.seat == Seat::E));
    assert!(faults[0].text.starts_with("'H5' is not legal; played instead: "), "{}", faults[0]);
}

#[test]
fn nonsense_is_quoted_and_after_three_times_the_program_is_given_up() {
    let mut bot = program("nonsense");
    let (faults, play) = game(&mut *bot, &Rules::DDV, 1);
    assert!(play.is_some());
    assert!(faults[..3].iter().all(|fault| fault.kind == FaultKind::Nonsense));
    assert!(faults[0].text.contains(r#"{"type": "decision", "card": 7}"#), "{}", faults[0]);
    assert!(faults[3..].iter().all(|fault| fault.kind == FaultKind::Died));
    // The next game is played without it.
    let (faults, play) = game(&mut *bot, &Rules::DDV, 2);
    assert!(play.is_some() && faults.iter().all(|fault| fault.kind == FaultKind::Died));
}

#[test]
fn a_program_that_dies_loses_the_game_and_begins_the_next_one_anew() {
    let mut bot = program("dies");
    for index in 1..3 {
        let (faults, play) = game(&mut *bot, &Rules::DDV, index);
        assert!(play.is_some());
        assert!(faults[0].text.contains("out of cheese"), "{}", faults[0]);
        assert!(faults.iter().all(|fault| fault.kind == FaultKind::Died));
    }
}

#[test]
fn a_program_that_hangs_is_late_three_times_and_then_gone() {
    let (faults, play) = game(&mut *program("silent"), &Rules::DDV, 1);
    assert!(play.is_some());
    let late = faults.iter().filter(|fault| fault.kind == FaultKind::Late).count();
    assert_eq!(late, 3);
    assert!(faults[0].text.starts_with("no answer within 300ms; played instead: gesund"), "{}", faults[0]);
}

#[test]
fn an_answer_that_comes_too_late_is_not_taken_for_the_next_one() {
    let (faults, play) = game(&mut *program("late"), &Rules::DDV, 1);
    assert!(play.is_some());
    assert_eq!(faults.iter().map(|fault| fault.kind).collect::<Vec<_>>(), [FaultKind::Late]);
}

#[test]
fn a_program_of_another_version_or_none_at_all_is_told_with_its_name() {
    let (faults, play) = game(&mut *program("old"), &Rules::DDV, 1);
    assert!(play.is_some());
    assert!(faults[0].text.contains("version 0 of the protocol, expected 1"), "{}", faults[0]);
    let spec: Spec = "cmd:./no/such/program".parse().expect("a command line");
    let (faults, _) = game(&mut *spec.build().expect("a command line"), &Rules::DDV, 1);
    assert!(faults[0].text.starts_with("cannot be started: './no/such/program'"), "{}", faults[0]);
}
