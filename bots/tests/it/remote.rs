//! Programs that take a seat, well-behaved and not.

use doko_bots::{Bot, Draw, Fault, FaultKind, Spec, act, fallback};
use game::{Found, Play, Rules, Seat, SeatSet, Spielfindung};
use std::path::PathBuf;
use text::Language;

/// Returns the text of a fault.
fn said(fault: &Fault) -> String {
    fault.what.text(Language::English)
}

/// Returns the bot that is the example program with this manner.
fn program(manner: &str) -> Box<dyn Bot> {
    let tests = std::env::current_exe().expect("the test is a file");
    let folder = tests.ancestors().nth(2).expect("tests stand in target/PROFILE/deps");
    let program: PathBuf = folder.join("examples").join(format!("program{}", std::env::consts::EXE_SUFFIX));
    assert!(program.exists(), "{} is missing; cargo test builds it", program.display());
    // One decision must be late, so the time is short; for the others it is long.
    let time = match manner {
        "silent" | "late" | "unflushed" | "deaf" => "300ms",
        mutant if mutant.starts_with("mutant") => "100ms",
        _ => "20s",
    };
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
        let card = if seat == Seat::E { bot.card(&play.view(seat)) } else { doko_bots::fallback_card(play.legal()) };
        play.play(seat, card).expect("what a remote bot plays is legal");
    }
    bot.finish(&play, &play.clone().finish().expect("the last card is played"));
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
    assert!(said(&faults[0]).starts_with("'H5' is not legal; played instead: "), "{}", faults[0]);
}

#[test]
fn nonsense_is_quoted_and_after_three_times_the_program_is_given_up() {
    let mut bot = program("nonsense");
    let (faults, play) = game(&mut *bot, &Rules::DDV, 1);
    assert!(play.is_some());
    assert!(faults[..3].iter().all(|fault| fault.kind == FaultKind::Nonsense));
    assert!(said(&faults[0]).contains(r#"{"type": "decision", "card": 7}"#), "{}", faults[0]);
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
        assert!(said(&faults[0]).contains("out of cheese"), "{}", faults[0]);
        assert!(faults.iter().all(|fault| fault.kind == FaultKind::Died));
    }
}

#[test]
fn a_program_that_hangs_is_late_three_times_and_then_gone() {
    let (faults, play) = game(&mut *program("silent"), &Rules::DDV, 1);
    assert!(play.is_some());
    let late = faults.iter().filter(|fault| fault.kind == FaultKind::Late).count();
    assert_eq!(late, 3);
    // Most often such a program does answer, and its answer waits in a buffer.
    assert!(said(&faults[0]).starts_with("no answer within 300ms (does the program flush its output"), "{}", faults[0]);
    assert!(said(&faults[0]).ends_with("played instead: gesund"), "{}", faults[0]);
}

#[test]
fn a_program_that_does_not_flush_is_told_so() {
    let (faults, _) = game(&mut *program("unflushed"), &Rules::DDV, 1);
    assert!(said(&faults[0]).contains("does the program flush its output after every line?"), "{}", faults[0]);
}

#[test]
fn a_byte_order_mark_and_blank_lines_are_passed_over() {
    for manner in ["mark", "blank"] {
        assert_eq!(game(&mut *program(manner), &Rules::DDV, 1).0, [], "{manner}");
    }
}

#[test]
fn a_program_that_floods_its_output_is_stopped_for_good() {
    let mut bot = program("floods");
    let (faults, play) = game(&mut *bot, &Rules::DDV, 1);
    assert!(play.is_some());
    assert!(faults.iter().any(|fault| said(fault).contains("floods its output")), "{}", faults[0]);
    let (faults, _) = game(&mut *bot, &Rules::DDV, 2);
    assert!(faults.iter().all(|fault| fault.kind == FaultKind::Died && said(fault).contains("floods its output")));
}

#[test]
fn a_program_that_never_reads_is_stopped_for_good() {
    let mut bot = program("deaf");
    let faults: Vec<Fault> = (1..=20).flat_map(|index| game(&mut *bot, &Rules::DDV, index).0).collect();
    // If the table is held up, the program's flood of output is noticed first.
    let is_seen = |fault: &Fault| said(fault).contains("does not read") || said(fault).contains("floods its output");
    assert!(faults.iter().any(is_seen), "{}", faults[0]);
    // The table does not wait for it again.
    assert!(faults.last().is_some_and(|fault| fault.kind == FaultKind::Died));
}

#[test]
fn a_program_that_does_not_understand_says_so() {
    let (faults, _) = game(&mut *program("puzzled"), &Rules::DDV, 1);
    assert_eq!(faults[0].kind, FaultKind::Nonsense);
    assert!(said(&faults[0]).contains("does not understand the question: what?"), "{}", faults[0]);
}

/// Returns whether a process works or waits; one that has ended but that nobody has asked for does not.
#[cfg(target_os = "linux")]
fn is_alive(process: &str) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    status.rsplit_once(") ").is_some_and(|(_, rest)| !rest.starts_with(['Z', 'X']))
}

#[cfg(target_os = "linux")]
#[test]
fn a_helper_does_not_keep_a_program_from_ending_and_ends_with_it() {
    let mut bot = program("helper");
    assert_eq!(game(&mut *bot, &Rules::DDV, 1).0, []);
    let remote = bot.program().expect("a program");
    let helper = remote.program_name().expect("it has said hello").rsplit(' ').next().expect("a number").to_owned();
    assert!(is_alive(&helper), "{helper}");
    assert!(remote.cpu_time().is_some_and(|time| !time.is_zero()));
    drop(bot);
    // What is killed takes a moment to end.
    while is_alive(&helper) {
        std::thread::yield_now();
    }
}

#[test]
fn a_program_says_what_it_decides_when_and_by_which_rules() {
    let mut bot = program("choosy");
    let (faults, play) = game(&mut *bot, &Rules::DDV, 1);
    let play = play.expect("the game is played");
    assert_eq!(faults, []);
    // Twelve cards, and calls as long as some are possible, before its own cards only.
    let asked = bot.program().expect("a program").latency().decisions;
    assert!((12..=24).contains(&asked), "{asked}");
    let first_call = play.public().calls().iter().find(|called| called.seat == Seat::E).expect("it calls what it can");
    let first_card = play.public().tricks()[0].plays().position(|(seat, _)| seat == Seat::E).expect("it plays");
    assert_eq!(usize::from(first_call.before_card), first_card);
    let (faults, _) = game(&mut *bot, &Rules::BSV, 1);
    assert!(said(&faults[0]).starts_with("it plays by ddv, not by bsv"), "{}", faults[0]);
}

#[test]
fn whatever_a_program_answers_the_game_is_played_to_its_end() {
    for seed in 0..12 {
        let mut bot = program(&format!("mutant-{seed}"));
        for index in 0..2 {
            let (_, play) = game(&mut *bot, &Rules::ALL[(seed + index) as usize % 3], index);
            assert!(play.is_none_or(|play| play.actor().is_none()));
        }
    }
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
    assert!(said(&faults[0]).contains("version 0 of the protocol, expected 1"), "{}", faults[0]);
    let spec: Spec = "cmd:./no/such/program".parse().expect("a command line");
    let (faults, _) = game(&mut *spec.build().expect("a command line"), &Rules::DDV, 1);
    assert!(said(&faults[0]).starts_with("cannot be started: './no/such/program'"), "{}", faults[0]);
}
