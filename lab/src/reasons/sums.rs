//! What was counted, game by game, and how it adds up.

use super::options::Settings;
use serde::{Deserialize, Serialize};
use sim::review::CATALOGUE;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::PathBuf;

/// How often something happened, and what it cost.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Sum {
    pub(crate) n: usize,
    pub(crate) points: f64,
}

impl Sum {
    pub(crate) fn add(&mut self, points: f64) {
        self.n += 1;
        self.points += points;
    }

    fn join(&mut self, other: Self) {
        self.n += other.n;
        self.points += other.points;
    }
}

/// Sums over reviews.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Sums {
    pub(crate) games: usize,
    pub(crate) mistakes: Sum,
    pub(crate) with_reason: Sum,
    /// Mistakes of a point and more.
    pub(crate) dear: Sum,
    pub(crate) dear_with_reason: Sum,
    /// Mistakes without a reason, by their kind.
    pub(crate) without_reason: BTreeMap<String, Sum>,
    pub(crate) sentences: usize,
    /// Mistakes of which something that is said is not so.
    pub(crate) false_sentences: usize,
    /// Number of mistakes for which each reason holds.
    pub(crate) holds: BTreeMap<String, usize>,
    /// For how many it is what is said first, and what these cost.
    pub(crate) first: BTreeMap<String, Sum>,
    pub(crate) disputed: usize,
    pub(crate) on_beliefs: usize,
    pub(crate) seconds: f64,
    pub(crate) slowest: f64,
}

impl Sums {
    pub(crate) fn join(&mut self, other: &Self) {
        self.games += other.games;
        self.mistakes.join(other.mistakes);
        self.with_reason.join(other.with_reason);
        self.dear.join(other.dear);
        self.dear_with_reason.join(other.dear_with_reason);
        self.sentences += other.sentences;
        self.false_sentences += other.false_sentences;
        self.disputed += other.disputed;
        self.on_beliefs += other.on_beliefs;
        self.seconds += other.seconds;
        self.slowest = self.slowest.max(other.slowest);
        for (kind, sum) in &other.without_reason {
            self.without_reason.entry(kind.clone()).or_default().join(*sum);
        }
        for (name, n) in &other.holds {
            *self.holds.entry(name.clone()).or_default() += n;
        }
        for (name, sum) in &other.first {
            self.first.entry(name.clone()).or_default().join(*sum);
        }
    }
}

/// Something that a review says and that is not so, with all that is needed to repeat it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct False {
    pub(crate) wrong: String,
    pub(crate) cards_played: usize,
    pub(crate) seat: String,
    pub(crate) done: String,
    pub(crate) best: String,
    pub(crate) reasons: Vec<String>,
    /// The whole game.
    pub(crate) record: String,
}

/// A line of output.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Line {
    /// Line of a game.
    Game { settings: Settings, game: u64, sums: Sums, wrong: Vec<False> },
    /// Line of all games.
    Total { sums: Sums, never: Vec<String> },
}

impl Line {
    /// Returns the last line.
    pub(crate) fn total(sums: Sums) -> Self {
        let never = CATALOGUE.iter().map(|reason| reason.name).filter(|&name| !sums.holds.contains_key(name));
        let never = never.map(str::to_owned).collect();
        Self::Total { sums, never }
    }

    pub(crate) fn print(&self) -> Result<(), Box<dyn Error>> {
        println!("{}", serde_json::to_string(self)?);
        Ok(())
    }
}

/// Adds up the games of several outputs, each game once, and shows the reasons as a table. A line that was cut off because the run was
/// killed may only be the last one of its file. Returns whether everything that was said is so.
pub(crate) fn merge(paths: &[PathBuf]) -> Result<bool, Box<dyn Error>> {
    let (mut sums, mut seen) = (Sums::default(), BTreeSet::new());
    for path in paths {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        for (number, line) in (1..).zip(text.lines()) {
            match serde_json::from_str(line) {
                Ok(Line::Game { settings, game, sums: own, wrong }) => {
                    if seen.insert((settings.clone(), game)) {
                        sums.join(&own);
                        if !wrong.is_empty() {
                            (Line::Game { settings, game, sums: own, wrong }).print()?;
                        }
                    }
                }
                Ok(Line::Total { .. }) => {}
                Err(_) if number == text.lines().count() && !text.ends_with('\n') => {}
                Err(error) => return Err(format!("{}: line {number}: {error}", path.display()).into()),
            }
        }
    }
    for reason in CATALOGUE {
        let first = sums.first.get(reason.name).copied().unwrap_or_default();
        let holds = sums.holds.get(reason.name).copied().unwrap_or_default();
        eprintln!("| `{}` | {holds} | {} | {:.1} |", reason.name, first.n, first.points);
    }
    let is_true = sums.false_sentences == 0;
    Line::total(sums).print()?;
    Ok(is_true)
}
