//! The result of a study in numbers.

use super::host::{n_deals, n_deals_with};
use super::{DealLine, Measure, Part, Row, Study};
use crate::seed::{ConfigHash, FORMAT};
use crate::stats::{Estimate, Moments, NotFinite, check_estimates, check_numbers, share};
use schemars::JsonSchema;
use serde::Serialize;
use solver::Stop;
use text::message;

/// Sums over the deals of a study. Memory does not grow with their number.
#[derive(Clone, Debug)]
pub struct StudyTally<'a> {
    study: &'a Study,
    n_units: u64,
    parts: Vec<Vec<RowTally>>,
}

#[derive(Clone, Debug)]
struct RowTally {
    /// The numbers of each arm.
    arms: Vec<Vec<Moments>>,
    /// The first number of each arm minus that of the first arm.
    differences: Vec<Moments>,
    /// Number of times it was positive, and number of times it was zero.
    more: Vec<[u64; 2]>,
    /// Number of times its game was another than that of the first arm, and number of times this is known.
    other_games: Vec<[u64; 2]>,
}

impl<'a> StudyTally<'a> {
    /// Returns the tally before the first deal.
    #[must_use]
    pub fn new(study: &'a Study) -> Self {
        let row = |part: &Part| {
            let width = |arm: &super::Arm| if part.measure == Measure::Claims { 2 * arm.rules.n_tricks() } else { 1 };
            RowTally {
                arms: part.arms.iter().map(|arm| vec![Moments::default(); width(arm)]).collect(),
                differences: vec![Moments::default(); part.arms.len()],
                more: vec![[0; 2]; part.arms.len()],
                other_games: vec![[0; 2]; part.arms.len()],
            }
        };
        let parts = study.parts.iter().map(|part| part.rows.iter().map(|_| row(part)).collect()).collect();
        Self { study, n_units: 0, parts }
    }

    /// Returns how many deals were added.
    #[must_use]
    pub const fn n_units(&self) -> u64 {
        self.n_units
    }

    /// Adds a deal; they come in their order.
    pub fn push(&mut self, line: &DealLine) {
        self.n_units += 1;
        let (part, row, _) = self.study.place_of(line.unit);
        let row = &mut self.parts[part][row];
        let first = line.arms.first().and_then(|numbers| *numbers.first()?);
        for (at, numbers) in line.arms.iter().enumerate() {
            for (moments, number) in row.arms[at].iter_mut().zip(numbers) {
                number.iter().for_each(|&number| moments.push(number));
            }
            if let (Some(first), Some(Some(number))) = (first, numbers.first()) {
                let difference = number - first;
                row.differences[at].push(difference);
                row.more[at][0] += u64::from(0.0 < difference);
                row.more[at][1] += u64::from(difference == 0.0);
            }
        }
        for (other_games, &is_other) in row.other_games.iter_mut().skip(1).zip(&line.other_game) {
            other_games[0] += u64::from(is_other);
            other_games[1] += 1;
        }
    }
}

/// The result of a study.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StudyResult {
    /// The title.
    pub title: String,
    /// The question of the study.
    pub question: String,
    /// The rule set by its name.
    pub rules: String,
    /// The seed.
    pub seed: u64,
    /// The number of the way in which games are made from seeds.
    pub format: u32,
    /// The version of the program.
    pub version: &'static str,
    /// The SHA-256 of the file and the rules.
    pub configuration: String,
    /// The questions.
    pub parts: Vec<PartResult>,
}

/// The answer to one question.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PartResult {
    /// The title.
    pub title: String,
    /// `points`, `open-cards` or `claims`.
    pub value: &'static str,
    /// Seat whose points are measured.
    pub seat: String,
    /// The condition before numbers were put into it.
    pub condition: String,
    /// The swept quantities.
    pub swept: Vec<String>,
    /// The ways to play.
    pub arms: Vec<String>,
    /// The bots, in the order of the seats, for each arm.
    pub bots: Vec<Vec<String>>,
    /// The rows.
    pub rows: Vec<RowResult>,
}

/// The deals under one condition.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RowResult {
    /// The values of what is swept.
    pub parameters: Vec<String>,
    /// Probability of the condition; absent if that is not known exactly.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub probability: Option<f64>,
    /// Results of the arms.
    pub cells: Vec<CellResult>,
    /// Gain of each arm but the first over the first, on the same deals.
    pub differences: Vec<DifferenceResult>,
}

/// Results of one arm.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CellResult {
    /// Mean points; for claims, the share of each trick in which the leader could claim the remaining tricks from the
    /// top. Absent if there was nothing to measure.
    pub means: Vec<Option<Estimate>>,
    /// For each trick the share in which he could claim them in every order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub in_every_order: Vec<Option<Estimate>>,
}

/// Gain of one arm over the first.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct DifferenceResult {
    /// The mean difference.
    pub difference: Option<Estimate>,
    /// Share of deals in which it was better.
    pub better: Option<f64>,
    /// Share of deals in which it was the same.
    pub same: Option<f64>,
    /// Share of deals whose game was another than with the first arm: another Vorbehalt, call or card. Absent where no
    /// games are compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other_game: Option<f64>,
}

impl StudyResult {
    /// Returns the result of the deals played so far. Counting the probability of a condition can take seconds, so it
    /// is left out once `stop` is set.
    #[must_use]
    pub fn new(tally: &StudyTally<'_>, stop: &Stop) -> Self {
        let study = tally.study;
        let all = if stop.is_set() { None } else { n_deals(&study.rules) };
        let probability = |row: &Row| {
            let condition = row.condition.as_ref().filter(|_| !stop.is_set())?;
            Some(n_deals_with(&study.rules, condition)? / all?)
        };
        Self {
            title: study.title.clone(),
            question: study.question.clone(),
            rules: study.rules.name.to_string(),
            seed: study.seed,
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION"),
            configuration: ConfigHash::of(&study.configuration()).to_string(),
            parts: study
                .parts
                .iter()
                .zip(&tally.parts)
                .map(|(part, rows)| PartResult::new(part, rows, &probability))
                .collect(),
        }
    }

    /// Returns whether every number is one.
    ///
    /// # Errors
    /// Returns the first that is not.
    pub fn check(&self) -> Result<(), NotFinite> {
        self.parts.iter().try_for_each(PartResult::check)
    }
}

impl PartResult {
    fn new(part: &Part, rows: &[RowTally], probability: &impl Fn(&Row) -> Option<f64>) -> Self {
        let value = match part.measure {
            Measure::Points => "points",
            Measure::OpenCards { .. } => "open-cards",
            Measure::Claims => "claims",
        };
        let row = |(row, tally): (&Row, &RowTally)| RowResult {
            parameters: row.parameters.iter().map(|(_, value)| value.clone()).collect(),
            probability: probability(row),
            cells: tally.arms.iter().map(|moments| CellResult::new(moments)).collect(),
            differences: (1..tally.differences.len()).map(|arm| DifferenceResult::new(tally, arm)).collect(),
        };
        Self {
            title: part.title.clone(),
            value,
            seat: part.seat.to_string(),
            condition: part.condition.clone(),
            swept: part
                .rows
                .first()
                .map_or_else(Vec::new, |row| row.parameters.iter().map(|(name, _)| name.clone()).collect()),
            arms: part.arms.iter().map(|arm| arm.name.clone()).collect(),
            bots: part
                .arms
                .iter()
                .map(|arm| arm.entrants.iter().map(|entrant| entrant.name().to_owned()).collect())
                .collect(),
            rows: part.rows.iter().zip(rows).map(row).collect(),
        }
    }
}

impl PartResult {
    fn check(&self) -> Result<(), NotFinite> {
        for row in &self.rows {
            let swept = self.swept.iter().zip(&row.parameters).map(|(name, value)| format!(", {name} = {value}"));
            let place = message!("number-place", part = &self.title, swept = swept.collect::<String>());
            check_numbers(&message!("number-probability", place = &place), row.probability)?;
            for (arm, cell) in self.arms.iter().zip(&row.cells) {
                let means = cell.means.iter().chain(&cell.in_every_order).flatten();
                check_estimates(&message!("number-mean-of-arm", arm, place = &place), means)?;
            }
            for (arm, more) in self.arms.iter().skip(1).zip(&row.differences) {
                let what = message!("number-more", arm, place = &place);
                check_estimates(&what, &more.difference)?;
                check_numbers(&what, [more.better, more.same, more.other_game].into_iter().flatten())?;
            }
        }
        Ok(())
    }
}

impl CellResult {
    fn new(moments: &[Moments]) -> Self {
        if moments.len() == 1 {
            return Self { means: vec![moments[0].estimate()], in_every_order: Vec::new() };
        }
        let of = |first: usize| moments.iter().skip(first).step_by(2).map(share).collect();
        Self { means: of(0), in_every_order: of(1) }
    }
}

impl DifferenceResult {
    fn new(tally: &RowTally, arm: usize) -> Self {
        let differences = &tally.differences[arm];
        let share = |n: u64| (differences.n() != 0).then(|| n as f64 / differences.n() as f64);
        let [more, same] = tally.more[arm];
        let [other, known] = tally.other_games[arm];
        let other_game = (known != 0).then(|| other as f64 / known as f64);
        Self { difference: differences.estimate(), better: share(more), same: share(same), other_game }
    }
}
