//! One bot among unknown players: its strength against any opponents.
//!
//! Every bot sits alone at a table of three of each player of the population ([`bots::population`]), at mixed tables,
//! and among three `rules`, from whose games most bots were made: the mirror. All bots have the same cards, seats and
//! opponents, who draw the same random numbers, so all differences are due to the bots. The unit stays the deal: each
//! gives one number for each bot at each table, and one for its mean over the tables.

mod rows;

pub use rows::Column;

use super::line::{UnitLine, mean};
use super::seating::{self, Seatings};
use crate::entrant::{Entrant, Who};
use crate::stats::{Estimate, Moments, NotFinite, check_estimates};
use bots::{Draw, Spec, Stranger, mixed, population};
use game::BySeat;
use schemars::JsonSchema;
use serde::Serialize;
use text::message;

/// Kind of players at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableKind {
    /// Three of one player of the population.
    Style,
    /// Three different ones.
    Mixed,
    /// Three `rules`.
    Mirror,
}

/// A table at which a seat is free.
#[derive(Clone, Debug)]
pub(crate) struct StrangersTable {
    pub(crate) name: String,
    pub(crate) kind: TableKind,
    pub(crate) is_held_out: bool,
    /// The places of its players among [`strangers`].
    pub(crate) players: [u8; 3],
}

/// The player of the mirror.
const MIRROR: &str = "rules";

/// Returns who may sit at the tables: the population, then the player of the mirror.
pub(crate) fn strangers() -> Vec<Entrant> {
    let specs = population().iter().map(Stranger::spec).chain([MIRROR]);
    specs.map(|spec| Entrant::of(&spec.parse::<Spec>().expect("a bot of the roster"))).collect()
}

/// Returns the tables: the styles, the mixed ones, the mirror.
pub(crate) fn strangers_tables() -> Vec<StrangersTable> {
    let all = population();
    let styles = all.iter().zip(0..).map(|(stranger, at)| StrangersTable {
        name: stranger.name().to_owned(),
        kind: TableKind::Style,
        is_held_out: stranger.is_held_out(),
        players: [at; 3],
    });
    let mixed = mixed().into_iter().map(|places| StrangersTable {
        name: places.map(|at| all[at].name()).join("+"),
        kind: TableKind::Mixed,
        is_held_out: places.iter().all(|&at| all[at].is_held_out()),
        players: places.map(|at| at as u8),
    });
    let mirror = StrangersTable {
        name: MIRROR.to_owned(),
        kind: TableKind::Mirror,
        is_held_out: false,
        players: [all.len() as u8; 3],
    };
    styles.chain(mixed).chain([mirror]).collect()
}

/// Returns the seatings of one unit, each with the seed of its games: at every table every bot in the same seats, with the
/// same seed. The strangers follow the bots in the list of those who play.
pub(super) fn seatings(n_bots: usize, kind: Seatings, draw: &mut Draw) -> Vec<(BySeat<Who>, u64)> {
    let tables: Vec<[u8; 3]> = strangers_tables().iter().map(|table| table.players).collect();
    seatings_at(n_bots, &tables, kind, draw)
}

/// Returns the seatings at these tables; each is its players, as they follow the bots in the list of those who play.
pub(super) fn seatings_at(
    n_bots: usize,
    tables: &[[u8; 3]],
    kind: Seatings,
    draw: &mut Draw,
) -> Vec<(BySeat<Who>, u64)> {
    const FREE: Who = Who(u8::MAX);
    // Where a deal is played once, the bots have the same seat at all tables.
    let seat = draw.below(4);
    let mut all = Vec::new();
    for table in tables {
        let [a, b, c] = table.map(|at| Who(n_bots as u8 + at));
        let placings = match kind {
            Seatings::One => {
                let mut others = [a, b, c];
                draw.shuffle(&mut others);
                let mut seats = others.to_vec();
                seats.insert(seat, FREE);
                vec![BySeat([seats[0], seats[1], seats[2], seats[3]])]
            }
            Seatings::Rotations | Seatings::All => seating::seatings(&[[FREE, a, b, c]], kind, draw),
        };
        for placing in placings {
            let seed = draw.bits();
            let seated = |bot: u8| BySeat(placing.0.map(|who| if who == FREE { Who(bot) } else { who }));
            all.extend((0..n_bots as u8).map(|bot| (seated(bot), seed)));
        }
    }
    all
}

/// Sums of the bots at the tables.
#[derive(Clone, Debug)]
pub(crate) struct StrangersTally {
    n_bots: usize,
    tables: Vec<StrangersTable>,
    /// Cells by table, then by bot.
    at_tables: Vec<Vec<Cell>>,
    /// Cells by group of tables, then by bot.
    means: Vec<Vec<Cell>>,
}

/// Points a game, and how many more than the first bot.
#[derive(Clone, Copy, Debug, Default)]
struct Cell {
    points: Moments,
    more: Moments,
}

/// Tables of a mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// Tables of one style each.
    Styles,
    /// Tables of one style that is held out for testing.
    HeldOut,
    /// The mixed ones.
    Mixed,
}

impl Group {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Styles, Self::HeldOut, Self::Mixed];

    fn has(self, table: &StrangersTable) -> bool {
        match self {
            Self::Styles => table.kind == TableKind::Style,
            Self::HeldOut => table.kind == TableKind::Style && table.is_held_out,
            Self::Mixed => table.kind == TableKind::Mixed,
        }
    }
}

/// The mean points of every bot at every table in one unit.
#[derive(Clone, Debug)]
struct Grid(Vec<Vec<Option<f64>>>);

impl Grid {
    /// Returns the mean over some tables, each counting as much; nothing if one of them was not played.
    fn mean(&self, tables: &[StrangersTable], group: Group, bot: usize) -> Option<f64> {
        let points = self.0.iter().zip(tables).filter(|(_, table)| group.has(table)).map(|(bots, _)| bots[bot]);
        mean(points.collect::<Option<Vec<f64>>>()?.into_iter())
    }
}

impl StrangersTally {
    pub(crate) fn new(n_bots: usize) -> Self {
        let tables = strangers_tables();
        let cells = |n: usize| vec![vec![Cell::default(); n_bots]; n];
        Self { n_bots, at_tables: cells(tables.len()), means: cells(Group::ALL.len()), tables }
    }

    /// Returns the mean points of every bot at every table.
    fn grid(&self, line: &UnitLine) -> Grid {
        let mut sums = vec![vec![(0.0, 0_u32); self.n_bots]; self.tables.len()];
        for game in &line.games {
            let is_bot = |seat: &usize| usize::from(game.seats[*seat]) < self.n_bots;
            let Some(seat) = (0..4).find(is_bot) else { continue };
            let mut others: Vec<u8> = game.seats.iter().filter_map(|who| who.checked_sub(self.n_bots as u8)).collect();
            others.sort_unstable();
            let is_it = |table: &StrangersTable| {
                let mut players = table.players;
                players.sort_unstable();
                others == players
            };
            if let Some(at) = self.tables.iter().position(is_it) {
                let (sum, n) = &mut sums[at][usize::from(game.seats[seat])];
                (*sum, *n) = (*sum + f64::from(game.points[seat]), *n + 1);
            }
        }
        let mean = |(sum, n): (f64, u32)| (n != 0).then(|| sum / f64::from(n));
        Grid(sums.into_iter().map(|bots| bots.into_iter().map(mean).collect()).collect())
    }

    /// Returns what a unit says of every bot: the mean over the styles.
    pub(crate) fn means_of(&self, line: &UnitLine) -> Vec<Option<f64>> {
        self.means_in(&self.grid(line), Group::Styles)
    }

    fn means_in(&self, grid: &Grid, group: Group) -> Vec<Option<f64>> {
        (0..self.n_bots).map(|bot| grid.mean(&self.tables, group, bot)).collect()
    }

    /// Adds a unit, and returns what it says of every bot: the mean over the styles.
    pub(crate) fn push(&mut self, line: &UnitLine) -> Vec<Option<f64>> {
        let grid = self.grid(line);
        let means = Group::ALL.map(|group| self.means_in(&grid, group));
        for (cells, points) in self.at_tables.iter_mut().zip(&grid.0) {
            push(cells, points);
        }
        for (cells, points) in self.means.iter_mut().zip(&means) {
            push(cells, points);
        }
        let [styles, ..] = means;
        styles
    }

    /// Returns what they add up to; `names` are those of the bots.
    pub(crate) fn report(&self, names: &[&str]) -> StrangersReport {
        let told = strangers();
        let at_table = |(table, cells): (&StrangersTable, &Vec<Cell>)| TableReport {
            table: table.name.clone(),
            players: table.players.map(|at| told[usize::from(at)].name().to_owned()),
            kind: table.kind,
            held_out: table.is_held_out,
            bots: cells.iter().map(BotAtTable::of).collect(),
        };
        let tables: Vec<TableReport> = self.tables.iter().zip(&self.at_tables).map(at_table).collect();
        let mean = |(group, cells): (Group, &Vec<Cell>)| MeanReport {
            tables: group,
            bots: cells.iter().map(BotAtTable::of).collect(),
        };
        StrangersReport {
            baseline: names.first().map(|&name| name.to_owned()).unwrap_or_default(),
            worst: (0..self.n_bots).map(|bot| WorstReport::of(&tables, bot)).collect(),
            means: Group::ALL.into_iter().zip(&self.means).map(mean).collect(),
            tables,
        }
    }
}

fn push(cells: &mut [Cell], points: &[Option<f64>]) {
    let first = points.first().copied().flatten();
    for (cell, points) in cells.iter_mut().zip(points) {
        let Some(points) = points else { continue };
        cell.points.push(*points);
        if let Some(first) = first {
            cell.more.push(points - first);
        }
    }
}

/// Results of bots among unknown players.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StrangersReport {
    /// The first bot, which the others are compared with.
    pub baseline: String,
    /// Every table.
    pub tables: Vec<TableReport>,
    /// The means over tables, each table counting as much; the unit is the deal.
    pub means: Vec<MeanReport>,
    /// For every bot the table of one style or of several at which it did worst.
    pub worst: Vec<WorstReport>,
}

impl StrangersReport {
    /// Returns whether every number is one.
    pub(super) fn check(&self) -> Result<(), NotFinite> {
        let estimates =
            |bots: &'_ [BotAtTable]| bots.iter().flat_map(|bot| [bot.points, bot.more]).flatten().collect::<Vec<_>>();
        for table in &self.tables {
            check_estimates(&message!("number-at-table", table = &table.table), &estimates(&table.bots))?;
        }
        let means = self.means.iter().flat_map(|mean| estimates(&mean.bots)).collect::<Vec<_>>();
        check_estimates(&message!("number-among-strangers"), &means)
    }
}

/// A table.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TableReport {
    /// Its name.
    pub table: String,
    /// The three who sit there.
    pub players: [String; 3],
    /// Kind of the table: of one style, of several, or the mirror.
    pub kind: TableKind,
    /// Whether all players at it are held out for testing.
    pub held_out: bool,
    /// Results of every bot.
    pub bots: Vec<BotAtTable>,
}

/// Results of a bot at a table, or on average over tables.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct BotAtTable {
    /// Points a game; one number from each unit.
    pub points: Option<Estimate>,
    /// Points above those of the first bot in the same seats with the same cards.
    pub more: Option<Estimate>,
}

impl BotAtTable {
    fn of(cell: &Cell) -> Self {
        Self { points: cell.points.estimate(), more: cell.more.estimate() }
    }
}

/// A mean over tables.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MeanReport {
    /// Over which.
    pub tables: Group,
    /// Results of every bot.
    pub bots: Vec<BotAtTable>,
}

/// Worst table of a bot. The lowest of many estimates is rather too low.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WorstReport {
    /// The table with the fewest points a game.
    pub points_at: Option<String>,
    /// Points there.
    pub points: Option<Estimate>,
    /// The table with the least difference to the first bot.
    pub more_at: Option<String>,
    /// The difference in points.
    pub more: Option<Estimate>,
}

impl WorstReport {
    fn of(tables: &[TableReport], bot: usize) -> Self {
        let lowest = |what: fn(&BotAtTable) -> Option<Estimate>| {
            let known = tables.iter().filter(|table| table.kind != TableKind::Mirror);
            let known = known.filter_map(|table| Some((table.table.clone(), what(&table.bots[bot])?)));
            known.min_by(|one, other| one.1.mean.total_cmp(&other.1.mean)).unzip()
        };
        let (points_at, points) = lowest(|bot| bot.points);
        let (more_at, more) = lowest(|bot| bot.more);
        Self { points_at, points, more_at, more }
    }
}

#[cfg(test)]
mod tests;
