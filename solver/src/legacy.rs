//! The functions of before.
#![allow(missing_docs, clippy::all, reason = "they go")]
use crate::bitboard::Layout;
use crate::config::Config;
use crate::engine::{Engine, Ordering, Setup, Task, run};
use crate::goals::PointsError;
use crate::limits::Limits;
use crate::observe::Observer;
use crate::root;
use crate::table::Memory;
use game::rules::Sonderpunkt;
use game::{Augen, Card, Points, Position, Team};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    pub lower: Augen,
    pub upper: Augen,
    pub nodes: u64,
}
impl Bounds {
    pub fn value(self) -> Option<Augen> {
        (self.lower == self.upper).then_some(self.lower)
    }
}
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointsBounds {
    pub lower: Points,
    pub upper: Points,
    pub nodes: u64,
}
impl PointsBounds {
    pub fn value(self) -> Option<Points> {
        (self.lower == self.upper).then_some(self.lower)
    }
}
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrickBounds {
    pub lower: usize,
    pub upper: usize,
    pub nodes: u64,
}
impl TrickBounds {
    pub fn value(self) -> Option<usize> {
        (self.lower == self.upper).then_some(self.lower)
    }
}

fn go<T>(
    position: &Position,
    config: &Config,
    limits: Limits<'_>,
    observer: &mut impl Observer,
    task: Task<'_>,
    ask: impl FnOnce(&mut dyn Engine) -> T,
) -> Result<T, PointsError> {
    let layout = Layout::new(position.order());
    let setup = Setup { position, layout: &layout, config, ordering: Ordering::of(config), limits, observer };
    run(setup, task, &mut Memory::new(config), ask)
}
fn augen(position: &Position, config: &Config, limits: Limits<'_>, observer: &mut impl Observer) -> Bounds {
    go(position, config, limits, observer, Task::Augen, |engine| {
        let (l, u) = root::value(engine);
        b(l, u, engine.nodes())
    })
    .unwrap()
}
fn b(l: i32, u: i32, nodes: u64) -> Bounds {
    Bounds { lower: Augen(l as u16), upper: Augen(u as u16), nodes }
}
fn pb(l: i32, u: i32, nodes: u64) -> PointsBounds {
    PointsBounds { lower: Points(l), upper: Points(u), nodes }
}
pub fn value(position: &Position, config: &Config) -> Augen {
    augen(position, config, Limits::NONE, &mut ()).lower
}
pub fn value_observed(position: &Position, config: &Config, observer: &mut impl Observer) -> Augen {
    augen(position, config, Limits::NONE, observer).lower
}
pub fn bounds(position: &Position, config: &Config, limits: Limits<'_>) -> Bounds {
    augen(position, config, limits, &mut ())
}
pub fn bounds_observed(
    position: &Position,
    config: &Config,
    limits: Limits<'_>,
    observer: &mut impl Observer,
) -> Bounds {
    augen(position, config, limits, observer)
}
pub fn reaches(position: &Position, target: Augen, config: &Config) -> bool {
    try_reaches(position, target, config, Limits::NONE).unwrap()
}
pub fn try_reaches(position: &Position, target: Augen, config: &Config, limits: Limits<'_>) -> Option<bool> {
    try_reaches_observed(position, target, config, limits, &mut ()).0
}
pub fn try_reaches_observed(
    position: &Position,
    target: Augen,
    config: &Config,
    limits: Limits<'_>,
    observer: &mut impl Observer,
) -> (Option<bool>, u64) {
    let t = i32::from(target.0);
    go(position, config, limits, observer, Task::Augen, |engine| {
        let (l, u) = root::at_least(engine, t);
        (
            if t <= l {
                Some(true)
            } else if u < t {
                Some(false)
            } else {
                None
            },
            engine.nodes(),
        )
    })
    .unwrap()
}
pub fn card_values(position: &Position, config: &Config) -> Vec<(Card, Augen)> {
    card_bounds(position, config, Limits::NONE, &mut ()).1.into_iter().map(|(c, b)| (c, b.lower)).collect()
}
pub fn card_bounds(
    position: &Position,
    config: &Config,
    limits: Limits<'_>,
    observer: &mut impl Observer,
) -> (Bounds, Vec<(Card, Bounds)>) {
    go(position, config, limits, observer, Task::Augen, |engine| {
        let ((l, u), cards) = root::each_card(engine, position.order().sorted());
        let n = engine.nodes();
        (b(l, u, n), cards.into_iter().map(|(c, (l, u))| (c, b(l, u, n))).collect())
    })
    .unwrap()
}
pub fn line(position: &Position, config: &Config) -> Vec<Card> {
    line_within(position, config, Limits::NONE, &mut ()).1
}
pub fn line_within(
    position: &Position,
    config: &Config,
    limits: Limits<'_>,
    observer: &mut impl Observer,
) -> (Bounds, Vec<Card>) {
    go(position, config, limits, observer, Task::Augen, |engine| {
        let ((l, u), line) = root::line(engine, position.order().sorted());
        (b(l, u, engine.nodes()), line)
    })
    .unwrap()
}
pub fn points_value(
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
) -> Result<Points, PointsError> {
    points_bounds(position, earned, config, Limits::NONE, &mut ()).map(|b| b.lower)
}
pub fn points_bounds(
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
    limits: Limits<'_>,
    observer: &mut impl Observer,
) -> Result<PointsBounds, PointsError> {
    go(position, config, limits, observer, Task::Points(earned), |engine| {
        let (l, u) = root::value(engine);
        pb(l, u, engine.nodes())
    })
}
pub fn points_cards(
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
) -> Result<Vec<(Card, Points)>, PointsError> {
    Ok(points_card_bounds(position, earned, config, Limits::NONE, &mut ())?
        .1
        .into_iter()
        .map(|(c, b)| (c, b.lower))
        .collect())
}
pub fn points_card_bounds(
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
    limits: Limits<'_>,
    observer: &mut impl Observer,
) -> Result<(PointsBounds, Vec<(Card, PointsBounds)>), PointsError> {
    go(position, config, limits, observer, Task::Points(earned), |engine| {
        let ((l, u), cards) = root::each_card(engine, position.order().sorted());
        let n = engine.nodes();
        (pb(l, u, n), cards.into_iter().map(|(c, (l, u))| (c, pb(l, u, n))).collect())
    })
}
pub fn points_line(
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
) -> Result<Vec<Card>, PointsError> {
    points_line_within(position, earned, config, Limits::NONE, &mut ()).map(|(_, l)| l)
}
pub fn points_line_within(
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
    limits: Limits<'_>,
    observer: &mut impl Observer,
) -> Result<(PointsBounds, Vec<Card>), PointsError> {
    go(position, config, limits, observer, Task::Points(earned), |engine| {
        let ((l, u), line) = root::line(engine, position.order().sorted());
        (pb(l, u, engine.nodes()), line)
    })
}
pub fn forced(position: &Position, team: Team, config: &Config) -> bool {
    forces(position, team, position.cards().tricks_left(), config)
}
pub fn forces(position: &Position, team: Team, n: usize, config: &Config) -> bool {
    try_forces(position, team, n, config, Limits::NONE, &mut ()).0.unwrap()
}
pub fn try_forces(
    position: &Position,
    team: Team,
    n: usize,
    config: &Config,
    limits: Limits<'_>,
    observer: &mut impl Observer,
) -> (Option<bool>, u64) {
    let t = n as i32;
    go(position, config, limits, observer, Task::Tricks(team), |engine| {
        let (l, u) = root::at_least(engine, t);
        (
            if t <= l {
                Some(true)
            } else if u < t {
                Some(false)
            } else {
                None
            },
            engine.nodes(),
        )
    })
    .unwrap()
}
pub fn forced_tricks(position: &Position, team: Team, config: &Config) -> usize {
    trick_bounds(position, team, config, Limits::NONE, &mut ()).lower
}
pub fn trick_bounds(
    position: &Position,
    team: Team,
    config: &Config,
    limits: Limits<'_>,
    observer: &mut impl Observer,
) -> TrickBounds {
    go(position, config, limits, observer, Task::Tricks(team), |engine| {
        let (l, u) = root::value(engine);
        TrickBounds { lower: l as usize, upper: u as usize, nodes: engine.nodes() }
    })
    .unwrap()
}
pub fn values(positions: &[Position], config: &Config) -> Vec<Augen> {
    positions.iter().map(|p| value(p, config)).collect()
}
pub fn card_values_of_all(positions: &[Position], config: &Config) -> Vec<Vec<(Card, Augen)>> {
    positions.iter().map(|p| card_values(p, config)).collect()
}
pub fn solve_batch<T: Send>(
    positions: &[Position],
    config: &Config,
    progress: &(impl Fn(usize) + Sync),
    ask: impl Fn(&Position, &Config) -> T + Sync,
) -> Vec<T> {
    positions
        .iter()
        .enumerate()
        .map(|(i, p)| {
            let a = ask(p, config);
            progress(i + 1);
            a
        })
        .collect()
}
impl crate::solver::Solver {
    pub fn value(&mut self, position: &Position) -> Augen {
        self.bounds(position, Limits::NONE).lower
    }
    pub fn bounds(&mut self, position: &Position, limits: Limits<'_>) -> Bounds {
        self.run(position, Task::Augen, limits, &mut (), |engine| {
            let (l, u) = root::value(engine);
            b(l, u, engine.nodes())
        })
        .unwrap()
    }
    pub fn reaches(&mut self, position: &Position, target: Augen) -> bool {
        self.try_reaches(position, target, Limits::NONE).unwrap()
    }
    pub fn try_reaches(&mut self, position: &Position, target: Augen, limits: Limits<'_>) -> Option<bool> {
        let t = i32::from(target.0);
        self.run(position, Task::Augen, limits, &mut (), |engine| {
            let (l, u) = root::at_least(engine, t);
            if t <= l {
                Some(true)
            } else if u < t {
                Some(false)
            } else {
                None
            }
        })
        .unwrap()
    }
    pub fn card_values(&mut self, position: &Position) -> Vec<(Card, Augen)> {
        self.card_bounds(position, Limits::NONE, &mut ()).1.into_iter().map(|(c, b)| (c, b.lower)).collect()
    }
    pub fn card_bounds(
        &mut self,
        position: &Position,
        limits: Limits<'_>,
        observer: &mut impl Observer,
    ) -> (Bounds, Vec<(Card, Bounds)>) {
        self.run(position, Task::Augen, limits, observer, |engine| {
            let ((l, u), cards) = root::each_card(engine, position.order().sorted());
            let n = engine.nodes();
            (b(l, u, n), cards.into_iter().map(|(c, (l, u))| (c, b(l, u, n))).collect())
        })
        .unwrap()
    }
    pub fn line(
        &mut self,
        position: &Position,
        limits: Limits<'_>,
        observer: &mut impl Observer,
    ) -> (Bounds, Vec<Card>) {
        self.run(position, Task::Augen, limits, observer, |engine| {
            let ((l, u), line) = root::line(engine, position.order().sorted());
            (b(l, u, engine.nodes()), line)
        })
        .unwrap()
    }
    pub fn points_bounds(
        &mut self,
        position: &Position,
        earned: &[(Sonderpunkt, Team)],
        limits: Limits<'_>,
        observer: &mut impl Observer,
    ) -> Result<PointsBounds, PointsError> {
        self.run(position, Task::Points(earned), limits, observer, |engine| {
            let (l, u) = root::value(engine);
            pb(l, u, engine.nodes())
        })
    }
    pub fn points_card_bounds(
        &mut self,
        position: &Position,
        earned: &[(Sonderpunkt, Team)],
        limits: Limits<'_>,
        observer: &mut impl Observer,
    ) -> Result<(PointsBounds, Vec<(Card, PointsBounds)>), PointsError> {
        self.run(position, Task::Points(earned), limits, observer, |engine| {
            let ((l, u), cards) = root::each_card(engine, position.order().sorted());
            let n = engine.nodes();
            (pb(l, u, n), cards.into_iter().map(|(c, (l, u))| (c, pb(l, u, n))).collect())
        })
    }
    pub fn points_line(
        &mut self,
        position: &Position,
        earned: &[(Sonderpunkt, Team)],
        limits: Limits<'_>,
        observer: &mut impl Observer,
    ) -> Result<(PointsBounds, Vec<Card>), PointsError> {
        self.run(position, Task::Points(earned), limits, observer, |engine| {
            let ((l, u), line) = root::line(engine, position.order().sorted());
            (pb(l, u, engine.nodes()), line)
        })
    }
}
