//! A golden set: what is found for fixed positions, and how many cards are played in the tree on one thread to find it.
//!
//! The numbers guard against changes that nobody meant. After one that was meant, write them anew:
//! `GOLDEN=overwrite cargo test -p doko-solver --test nodes`.

use game::{Augen, ByTeam, Position, Team, Won};
use solver::{
    Budget, Claim, Config, Manner, bounds, forced, forced_tricks, points_bounds, try_reaches_observed, try_verdict,
};
use std::fs;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../datasets/positions/golden.txt");

/// Returns what is found for a position: `value=81/1234` is a value and the cards played to find it.
fn found(position: &Position) -> String {
    let config = Config::default();
    let value = bounds(position, &config, Budget::UNLIMITED);
    let half = Augen(position.cards().augen_left().0.div_ceil(2));
    let (reaches, reach_nodes) = try_reaches_observed(position, half, &config, Budget::UNLIMITED, &mut ());
    let points = points_bounds(&with_half_won(position), &[], &config, Budget::UNLIMITED, &mut ());
    let points = points.expect("the position says what was won");
    let mut words = vec![
        format!("value={}/{}", value.lower, value.nodes),
        format!("half={}/{reach_nodes}", yes(reaches == Some(true))),
        format!("points={}/{}", points.lower, points.nodes),
    ];
    for team in Team::ALL {
        let claim = Claim::new(position, team, Manner::EveryOrder).expect("the claim fits");
        let (verdict, nodes) = try_verdict(position, &claim, Budget::UNLIMITED);
        words.push(format!("zw-{team}={}/{nodes}", yes(verdict.is_some_and(|verdict| verdict.holds()))));
        words.push(format!("forced-{team}={}", yes(forced(position, team, &config))));
        words.push(format!("tricks-{team}={}", forced_tricks(position, team, &config)));
    }
    words.join(" ")
}

const fn yes(answer: bool) -> &'static str {
    if answer { "yes" } else { "no" }
}

/// Gives each side half of the tricks before, Re the odd one, and half of their Augen, if so few tricks can hold them.
fn with_half_won(position: &Position) -> Position {
    let mut parts = position.parts().clone();
    let tricks = (position.rules().n_tricks() - position.cards().tricks_left()) as u16;
    let gone = Augen::DECK - position.cards().augen_left();
    let re_tricks = tricks.div_ceil(2);
    let re = Augen((gone.0 / 2).min(44 * re_tricks).max(gone.0.saturating_sub(44 * (tricks - re_tricks))));
    parts.won = Some(ByTeam {
        re: Won { augen: re, tricks: re_tricks as u8 },
        kontra: Won { augen: gone - re, tricks: (tricks - re_tricks) as u8 },
    });
    Position::new(parts).expect("the Augen add up")
}

#[test]
fn what_is_found_and_how_hard_it_was_has_not_changed() {
    let text = fs::read_to_string(PATH).expect("the golden set is there");
    let lines = text.lines().map(|line| {
        let position = line.split(" # ").next().unwrap_or_default();
        let parsed: Position = position.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        format!("{position} # {}\n", found(&parsed))
    });
    let now: String = lines.collect();
    if std::env::var_os("GOLDEN").is_some_and(|word| word == "overwrite") {
        let whole = format!("{PATH}.whole");
        fs::write(&whole, now).and_then(|()| fs::rename(&whole, PATH)).expect("the golden set can be written");
        return;
    }
    for (before, now) in text.lines().zip(now.lines()) {
        assert_eq!(before, now, "if this was meant: GOLDEN=overwrite cargo test -p doko-solver --test nodes");
    }
}
