//! The result of a match in numbers.

use super::strangers::StrangersReport;
use super::tally::{EntrantTally, GameTally, PairTally, SoloTally, Tally, call_rank};
use super::{Control, Match};
use crate::seed::{ConfigHash, FORMAT};
use crate::stats::{CrossFit, Decision, Estimate, NotFinite, Rating, Sprt, check_estimates, check_numbers};
use notation::rules_file::to_json;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use text::message;

/// The result of a match. Everything but the times is determined by the match, its seed and the number of units.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Report {
    /// Setup of the match.
    pub setup: Setup,
    /// Number of units played: deals, or rounds.
    pub units: u64,
    /// Number of games.
    pub games: u64,
    /// Number of deals thrown in.
    pub redeals: u64,
    /// The bots in their order.
    pub bots: Vec<BotReport>,
    /// Every two of them.
    pub pairs: Vec<PairReport>,
    /// Results at each table of unknown players, if the line-up has them. Then the points of a bot are the mean over
    /// the styles, and pairs are compared in the same seats with the same cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strangers: Option<StrangersReport>,
    /// The table of another program, if the line-up has one. Then the points of a bot are its points minus the mean of the
    /// three others, and pairs are compared in the same seats with the same cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<ForeignTableReport>,
    /// Every kind of game that was played.
    pub kinds: Vec<GameReport>,
    /// The test, if one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtReport>,
    /// Means on the way, for plots.
    pub curve: Vec<CurveReport>,
}

/// Setup of a match.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Setup {
    /// The number of the way in which games are made from seeds.
    pub format: u32,
    /// The version of the program.
    pub version: &'static str,
    /// The SHA-256 of what decides the cards.
    pub configuration: String,
    /// The seed.
    pub seed: u64,
    /// The rule set by its name.
    pub rules: String,
    /// All its options.
    pub options: Value,
    /// `deal` or `round`.
    pub unit: Value,
    /// `everything` or `cards`.
    pub scope: &'static str,
    /// The line-up.
    pub line_up: Value,
    /// The seatings.
    pub seatings: Value,
    /// The control variate that is subtracted.
    pub control: Value,
}

/// Results of a bot.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BotReport {
    /// Its name with its parameters.
    pub name: String,
    /// Name that the program gave, if it was started for this report; not determined by the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub program: Option<String>,
    /// Points a game; one number from each unit. Absent if it never played.
    pub points: Option<Estimate>,
    /// The same with what the cards were worth taken out, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub controlled: Option<Estimate>,
    /// Its ratings.
    pub rating: Rating,
    /// Number of games for each result in points.
    pub histogram: Vec<(i32, u64)>,
    /// Its calls.
    pub calls: Vec<CallReport>,
    /// The games it played alone.
    pub soli: Vec<SoloReport>,
    /// Decisions that had to be made for it, by what was wrong.
    pub faults: BTreeMap<String, u64>,
    /// Cost of its decisions; not determined by the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeReport>,
}

/// The table of another program.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ForeignTableReport {
    /// Its command.
    pub name: String,
    /// Name that the program gave; not determined by the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub program: Option<String>,
    /// Cost of the cards of its players, all that the program does counted; not determined by the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeReport>,
}

/// Cost of decisions, from a sample that was timed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct TimeReport {
    /// Number of decisions that were timed.
    pub decisions: u64,
    /// Microseconds of CPU time per decision on average: of the deciding thread, or of a program with all it has
    /// started. `null` if the system does not report it.
    pub cpu_us: Option<f64>,
    /// Microseconds of wall-clock time per decision on average.
    pub wall_us: f64,
}

/// Frequency of a call.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CallReport {
    /// The word in the notation.
    pub call: String,
    /// Number of times it was made.
    pub n: u64,
    /// Number of times by the side that won then.
    pub won: u64,
}

/// Games that a bot played alone.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SoloReport {
    /// Name of the solo.
    pub game: String,
    /// Number of times it was played.
    pub n: u64,
    /// Number of times it was won.
    pub won: u64,
    /// Number of forced soli.
    pub forced: u64,
    /// Points of the soloist; `n` is the number of units, as the games of one are not independent.
    pub points: Option<Estimate>,
}

/// Comparison of two bots.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PairReport {
    /// The first.
    pub one: String,
    /// The second.
    pub other: String,
    /// Points a game of the first minus those of the second, in games in which both play. Absent if they never met.
    pub difference: Option<Estimate>,
    /// The same with what the cards were worth taken out, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub controlled: Option<Estimate>,
    /// Units in which the first had more points.
    pub won: u64,
    /// Units in which they had as many.
    pub tied: u64,
    /// Units in which the first had fewer points.
    pub lost: u64,
    /// Factor in the number of independent games that the same interval would need.
    pub reduction: Reduction,
}

/// Savings by exchanged seats with the same cards, and by subtracting the value of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Reduction {
    /// Reduction by exchanging seats: variance of independent games over variance as played, for equally many games.
    pub duplicate: Option<f64>,
    /// Further reduction by subtracting the value of the cards.
    pub control: Option<f64>,
}

/// Games of one kind.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameReport {
    /// Name of the game.
    pub game: String,
    /// Number of times it was played.
    pub n: u64,
    /// Number of wins of Re.
    pub won_by_re: u64,
    /// Number of wins of Kontra; neither side wins the remaining games.
    pub won_by_kontra: u64,
    /// Augen of Re on average.
    pub augen_of_re: Option<f64>,
    /// Stages that the winner reached: won only, below 90, below 60, below 30, schwarz.
    pub levels: [u64; 5],
}

/// A test.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SprtReport {
    /// The test in words.
    pub test: String,
    /// Result of the test.
    pub decision: Decision,
    /// Number of units in the test.
    pub seen: u64,
    /// The number of units before which it does not look.
    pub first_look: u64,
    /// The log of the likelihood ratio.
    pub log_ratio: f64,
    /// Bounds at which the first and the second hypothesis are accepted.
    pub bounds: (f64, f64),
}

/// Means after a number of units.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CurveReport {
    /// Number of units.
    pub units: u64,
    /// Points a game of every bot.
    pub bots: Vec<Option<Estimate>>,
}

impl Report {
    /// Returns the report of a match that has come so far.
    #[must_use]
    pub fn new(plan: &Match, tally: &Tally) -> Self {
        let name = |at: usize| plan.entrants[at].name().to_owned();
        let ratings = tally.ratings.all();
        let bots = tally.entrants.iter().zip(&plan.entrants).zip(ratings);
        let kinds = tally.games.iter().map(|(game, tally)| GameReport::new(game, tally));
        Self {
            setup: Setup::new(plan),
            units: tally.n_units,
            games: tally.n_games,
            redeals: tally.n_redeals,
            bots: bots.map(|((tally, entrant), rating)| BotReport::new(entrant, tally, rating, plan.control)).collect(),
            pairs: tally
                .pairs
                .iter()
                .map(|pair| PairReport::new(name(pair.one.index()), name(pair.other.index()), pair, plan.control))
                .collect(),
            strangers: tally.strangers.as_ref().map(|strangers| {
                let names: Vec<&str> = plan.entrants.iter().map(crate::Entrant::name).collect();
                strangers.report(&names)
            }),
            table: plan.table.as_ref().map(|table| ForeignTableReport::of(table.players())),
            kinds: kinds.collect(),
            sprt: tally.sprt().zip(tally.pairs.first()).map(|(sprt, pair)| SprtReport {
                test: sprt.to_string(),
                decision: sprt.decide(&pair.units),
                seen: pair.units.n(),
                first_look: Sprt::FIRST_LOOK,
                log_ratio: sprt.log_ratio(&pair.units),
                bounds: sprt.bounds(),
            }),
            curve: tally
                .curve
                .iter()
                .map(|point| CurveReport { units: point.n_units, bots: point.entrants.clone() })
                .collect(),
        }
    }

    /// Returns the report without times and without what programs call themselves: what the seed determines.
    #[must_use]
    pub fn without_times(mut self) -> Self {
        self.bots.iter_mut().for_each(|bot| (bot.time, bot.program) = (None, None));
        self.table.iter_mut().for_each(|table| (table.time, table.program) = (None, None));
        self
    }

    /// Returns whether every number is one.
    ///
    /// # Errors
    /// Returns the first that is not.
    pub fn check(&self) -> Result<(), NotFinite> {
        for bot in &self.bots {
            let (low, high) = bot.rating.fitted_interval;
            let rating = [bot.rating.fitted, low, high, bot.rating.glicko];
            check_numbers(&message!("number-rating", bot = &bot.name), rating)?;
            let soli = bot.soli.iter().flat_map(|solo| &solo.points);
            let points = bot.points.iter().chain(&bot.controlled).chain(soli);
            check_estimates(&message!("number-points", bot = &bot.name), points)?;
            let time = bot.time.iter().flat_map(|time| time.cpu_us.into_iter().chain([time.wall_us]));
            check_numbers(&message!("number-time", bot = &bot.name), time)?;
        }
        for pair in &self.pairs {
            let what = message!("number-difference", one = &pair.one, other = &pair.other);
            check_estimates(&what, pair.difference.iter().chain(&pair.controlled))?;
            let reduction = [pair.reduction.duplicate, pair.reduction.control];
            check_numbers(&message!("number-reduction"), reduction.into_iter().flatten())?;
        }
        self.strangers.as_ref().map_or(Ok(()), StrangersReport::check)?;
        for kind in &self.kinds {
            check_numbers(&message!("number-augen", game = &kind.game), kind.augen_of_re)?;
        }
        for point in &self.curve {
            check_estimates(&message!("number-mean", units = point.units), point.bots.iter().flatten())?;
        }
        let log_ratio = self.sprt.iter().map(|sprt| sprt.log_ratio);
        check_numbers(&message!("number-log-ratio"), log_ratio)
    }
}

impl Setup {
    pub(crate) fn new(plan: &Match) -> Self {
        let word = |value: serde_json::Result<Value>| value.expect("plain values are JSON");
        Self {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION"),
            configuration: ConfigHash::of(&plan.configuration()).to_string(),
            seed: plan.seed,
            rules: plan.rules.name.to_string(),
            options: to_json(&plan.rules),
            unit: word(serde_json::to_value(plan.unit)),
            scope: plan.scope.name(),
            line_up: word(serde_json::to_value(plan.line_up)),
            seatings: word(serde_json::to_value(plan.seatings)),
            control: word(serde_json::to_value(plan.control)),
        }
    }
}

impl BotReport {
    fn new(entrant: &crate::Entrant, tally: &EntrantTally, rating: Rating, control: Control) -> Self {
        let mut calls: Vec<CallReport> =
            tally.calls.iter().map(|(call, &(n, won))| CallReport { call: call.clone(), n, won }).collect();
        calls.sort_by_key(|call| call_rank(&call.call));
        Self {
            name: entrant.name().to_owned(),
            program: entrant.clock().program().map(str::to_owned),
            points: tally.units.estimate(),
            controlled: controlled_by(control, &tally.controlled),
            rating,
            histogram: tally.points.iter().map(|(&points, &n)| (points, n)).collect(),
            calls,
            soli: tally.soli.iter().map(|(game, solo)| SoloReport::new(game, solo)).collect(),
            faults: tally.faults.clone(),
            time: TimeReport::of(entrant.clock()),
        }
    }
}

impl ForeignTableReport {
    fn of(players: &crate::Entrant) -> Self {
        let clock = players.clock();
        Self {
            name: players.identity().to_owned(),
            program: clock.program().map(str::to_owned),
            time: TimeReport::of(clock),
        }
    }
}

impl TimeReport {
    /// Returns what is known; nothing if no decision was timed.
    fn of(clock: &crate::Clock) -> Option<Self> {
        let micros = |time: Option<std::time::Duration>| time.map(|time| time.as_secs_f64() * 1e6);
        let wall_us = micros(clock.wall())?;
        Some(Self { decisions: clock.decisions(), cpu_us: micros(clock.cpu()), wall_us })
    }
}

impl SoloReport {
    fn new(game: &str, solo: &SoloTally) -> Self {
        let SoloTally { n, won, forced, points } = *solo;
        Self { game: game.to_owned(), n, won, forced, points: points.estimate() }
    }
}

impl PairReport {
    fn new(one: String, other: String, pair: &PairTally, control: Control) -> Self {
        let controlled = controlled_by(control, &pair.controlled);
        let ratio = |more: Option<f64>, less: Option<f64>| {
            more.zip(less).filter(|(_, less)| 0.0 < *less).map(|(more, less)| more / less)
        };
        let variance = |estimate: Option<Estimate>| estimate.and_then(|estimate| estimate.half).map(|half| half * half);
        let [won, tied, lost] = pair.won_tied_lost;
        Self {
            one,
            other,
            difference: pair.units.estimate(),
            controlled,
            won,
            tied,
            lost,
            reduction: Reduction {
                duplicate: ratio(pair.games.variance_of_mean(), pair.units.variance_of_mean()),
                control: ratio(variance(pair.units.estimate()), variance(controlled)),
            },
        }
    }
}

impl GameReport {
    fn new(game: &str, tally: &GameTally) -> Self {
        Self {
            game: game.to_owned(),
            n: tally.n,
            won_by_re: tally.won_by_re,
            won_by_kontra: tally.won_by_kontra,
            augen_of_re: tally.augen_of_re.mean(),
            levels: tally.levels,
        }
    }
}

/// Returns the estimate with control variates, if the match has any.
fn controlled_by(control: Control, found: &CrossFit) -> Option<Estimate> {
    if control == Control::None { None } else { found.estimate() }
}
