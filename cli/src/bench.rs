//! `doko bench`: how fast the solver is on fixed positions, on one thread.

use crate::session::{Exit, Session};
use crate::trouble::{Failure, Trouble};
use api::arguments::number;
use api::paint::{BOLD, styled};
use clap::Args;
use game::{Augen, Position};
use schemars::JsonSchema;
use serde::Serialize;
use solver::{BestAugen, Limits, Solver};
use std::io::Write;
use std::time::Instant;
use text::{Language, Message, Sign, Texts, message};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long, value_parser = number::<u64>(6..=9))]
    tricks: Option<u64>,

    #[arg(long)]
    json: bool,
}

/// The groups: game and tricks left.
const GROUPS: [(&str, u64); 12] = [
    ("normal", 6),
    ("normal", 7),
    ("normal", 8),
    ("normal", 9),
    ("damensolo", 6),
    ("damensolo", 7),
    ("damensolo", 8),
    ("damensolo", 9),
    ("fleischlos", 6),
    ("fleischlos", 7),
    ("fleischlos", 8),
    ("fleischlos", 9),
];

/// The positions of all groups with their values: the lines of `datasets/positions` that are solved. They lie in this
/// package, so that it can be built without the repository.
const POSITIONS: &str = include_str!("bench.txt");

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let groups: Vec<_> =
        GROUPS.iter().filter(|(_, tricks)| arguments.tricks.is_none_or(|asked| asked == *tricks)).collect();
    if !arguments.json {
        writeln!(session.out, "{}", styled(&head(session.lang), BOLD))?;
    }
    session.begin(Some(groups.len() as u64), "groups");
    let mut nodes = 0;
    let mut exit = Exit::Done;
    for &&(game, tricks) in &groups {
        let group = solve_group(session, game, tricks)?;
        nodes += group.nodes;
        exit = exit.max(if group.wrong == 0 { Exit::Done } else { Exit::No });
        if arguments.json {
            session.write_json(&group)?;
        } else {
            writeln!(session.out, "{}", group.row(session.lang))?;
        }
        session.progress.inc(1);
    }
    session.progress.finish_and_clear();
    if !arguments.json {
        writeln!(session.out, "Nodes: {nodes}")?;
    }
    Ok(exit)
}

fn solve_group(session: &Session, game: &'static str, tricks: u64) -> Result<Group, Trouble> {
    let mut times = Vec::new();
    let mut group = Group { game, tricks, ..Group::default() };
    for line in POSITIONS.lines().filter(|line| line.split(' ').any(|word| word.strip_prefix("game=") == Some(game))) {
        let (position, value) = stored(line)?;
        if position.cards().tricks_left() as u64 != tricks {
            continue;
        }
        let start = Instant::now();
        let found = Solver::default().ask(&position, BestAugen::value(), Limits::NONE);
        times.push(start.elapsed().as_secs_f64() * 1000.0);
        group.nodes += found.nodes;
        if found.value() != Some(value) {
            group.wrong += 1;
            session.show(&Trouble::new(message!(
                "bench-other-value",
                value = value.0,
                found = found.exact().to_string(),
                position = position.to_string()
            )));
        }
    }
    times.sort_by(f64::total_cmp);
    // The least time that `share` of a hundred do not exceed.
    let at =
        |share: usize| times.get((times.len() * share).div_ceil(100).saturating_sub(1)).copied().unwrap_or_default();
    group.n = times.len();
    group.median_ms = at(50);
    group.mean_ms = times.iter().sum::<f64>() / times.len().max(1) as f64;
    group.p90_ms = at(90);
    group.max_ms = at(100);
    Ok(group)
}

/// The columns of numbers after game and tricks: name and width.
const COLUMNS: [(&str, usize); 7] = [
    ("bench-tricks", 6),
    ("bench-n", 4),
    ("bench-nodes", 12),
    ("bench-median", 11),
    ("bench-mean", 11),
    ("bench-p90", 11),
    ("bench-max", 11),
];

fn head(language: Language) -> String {
    let names = COLUMNS.iter().map(|&(name, wide)| format!("{:>wide$}", Message::new(name).text(language)));
    format!("{:<12}{}", message!("report-game").text(language), names.collect::<String>())
}

/// Reads a position and its value: `rules=.. # value=81 ref_nodes=..`.
fn stored(line: &str) -> Result<(Position, Augen), Trouble> {
    let broken = || Trouble::new(message!("bench-no-value", line));
    let (position, remark) = line.split_once('#').ok_or_else(broken)?;
    let value = remark.split_whitespace().find_map(|word| word.strip_prefix("value=")).ok_or_else(broken)?;
    let value = value.parse().map(Augen).map_err(|_| broken())?;
    Ok((notation::position(position.trim()).map_err(|_| broken())?, value))
}

/// A line of `doko bench --json`.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub(crate) struct Group {
    /// The game.
    game: &'static str,
    /// Tricks left.
    tricks: u64,
    /// Number of positions solved.
    n: usize,
    /// Number of values that differ from the stored ones.
    wrong: usize,
    /// Number of cards played in the trees.
    nodes: u64,
    /// Time for a position.
    median_ms: f64,
    /// Mean time in milliseconds.
    mean_ms: f64,
    /// Nine of ten take no longer.
    p90_ms: f64,
    /// The longest.
    max_ms: f64,
}

impl Group {
    /// Returns the row of the table.
    fn row(&self, language: Language) -> String {
        let texts = Texts::of(language);
        let times = [self.median_ms, self.mean_ms, self.p90_ms, self.max_ms];
        let times = times.map(|time| texts.decimal(time, 2, Sign::Minus));
        let counts = [self.tricks.to_string(), self.n.to_string(), self.nodes.to_string()];
        let cells = counts.iter().chain(&times).zip(COLUMNS).map(|(cell, (_, wide))| format!("{cell:>wide$}"));
        format!("{:<12}{}", self.game, cells.collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One of this number of lines in a file is solved.
    const EVERY: usize = 10;

    #[test]
    fn positions_are_every_tenth_of_the_data_set() {
        let mut lines = Vec::new();
        for (game, tricks) in GROUPS {
            let root = env!("CARGO_MANIFEST_DIR");
            let path = format!("{root}/../datasets/positions/values-{game}-{tricks:02}.txt");
            let text = std::fs::read_to_string(&path).expect("the data set is in the repository");
            lines.extend(text.lines().step_by(EVERY).map(str::to_owned));
        }
        assert_eq!(lines, POSITIONS.lines().collect::<Vec<_>>());
    }
}
