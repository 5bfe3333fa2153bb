//! A golden set: what is found for fixed positions, and how many cards are played in the tree on one thread to find it.
//!
//! The numbers guard against unintended changes. After an intended one, UPDATE=1 rewrites them.

use doko_solver::{BestAugen, BestPoints, BestTricks, Claim, Config, Limits, Manner, Solver, SolverQuestion, Tricks};
use game::{Augen, ByTeam, Position, PositionParts, Team, Won};
use std::fs;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../datasets/positions/golden.txt");

/// Returns what is found for a position: `value=81/1234` is a value and the cards played to find it.
fn found(position: &Position) -> String {
    let value = ask(position, BestAugen::value());
    let half = Augen(position.cards().augen_left().0.div_ceil(2));
    let reaches = ask(position, BestAugen::at_least(half));
    let points = ask(&with_half_won(position), BestPoints::value()).expect("the position says what was won");
    let mut words = vec![
        format!("value={}/{}", value.exact(), value.nodes),
        format!("half={}/{}", yes(reaches.reaches(half) == Some(true)), reaches.nodes),
        format!("points={}/{}", points.exact(), points.nodes),
    ];
    for team in Team::ALL {
        let claim = Claim::new(position, team, Manner::EveryOrder).expect("the claim fits");
        let verdict = ask(position, &claim);
        words.push(format!("zw-{team}={}/{}", yes(verdict.holds() == Some(true)), verdict.nodes));
        let all = Tricks::left_in(position);
        let forced = ask(position, BestTricks::at_least(team, all));
        words.push(format!("forced-{team}={}", yes(forced.reaches(all) == Some(true))));
        words.push(format!("tricks-{team}={}", ask(position, BestTricks::of(team)).exact()));
    }
    words.join(" ")
}

/// Asks a solver that has seen nothing.
fn ask<Q: SolverQuestion>(position: &Position, question: Q) -> Q::Answer {
    Solver::new(&Config::default()).ask(position, question, Limits::NONE)
}

const fn yes(answer: bool) -> &'static str {
    if answer { "yes" } else { "no" }
}

/// Gives each side half of the tricks before, Re the odd one, and half of their Augen, or as near to that as this
/// number of tricks allows.
fn with_half_won(position: &Position) -> Position {
    let parts = position.parts();
    let tricks = position.rules().n_tricks() - position.cards().tricks_left();
    let gone = Augen::DECK - position.cards().augen_left();
    let with = |re_tricks: usize, re: u16| {
        let won = ByTeam {
            re: Won { augen: Augen(re), tricks: re_tricks as u8 },
            kontra: Won { augen: gone - Augen(re), tricks: (tricks - re_tricks) as u8 },
        };
        Position::new(PositionParts { won: Some(won), ..parts.clone() }).ok()
    };
    let mut shares: Vec<u16> = (0..=gone.0).collect();
    shares.sort_by_key(|re| re.abs_diff(gone.0 / 2));
    // Who leads has won a trick; of one trick that is not always Re.
    let halves = [tricks.div_ceil(2), tricks / 2];
    let mut all = halves.into_iter().flat_map(|re_tricks| shares.iter().map(move |&re| (re_tricks, re)));
    all.find_map(|(re_tricks, re)| with(re_tricks, re)).unwrap_or_else(|| panic!("{position}"))
}

#[test]
fn what_is_found_and_how_hard_it_was_has_not_changed() {
    let text = fs::read_to_string(PATH).expect("the golden set is there");
    let lines = text.lines().map(|line| {
        let position = line.split(" # ").next().unwrap_or_default();
        let parsed = notation::position(position).unwrap_or_else(|error| panic!("{line}: {error}"));
        format!("{position} # {}\n", found(&parsed))
    });
    let now: String = lines.collect();
    if std::env::var_os("UPDATE").is_some() {
        let whole = format!("{PATH}.whole");
        fs::write(&whole, now).and_then(|()| fs::rename(&whole, PATH)).expect("the golden set can be written");
        return;
    }
    for (before, now) in text.lines().zip(now.lines()) {
        assert_eq!(before, now, "if this was meant: UPDATE=1");
    }
}
