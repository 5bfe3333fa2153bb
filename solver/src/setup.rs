//! One search of one position for one problem, built for the processor it runs on.

use crate::bitboard::{Layout, members};
use crate::config::Config;
use crate::driver::Driver;
use crate::engine::{Engine, Subject};
use crate::experiment::Widening;
use crate::goals::{AugenProblem, PointsError, PointsProblem, TricksProblem};
use crate::kind::Kind;
use crate::limits::{LimitCounter, Limits};
use crate::machine::{Machine, Portable};
use crate::node::{Node, Progress};
use crate::observe::Observer;
use crate::problem::Problem;
use crate::search::Search;
use crate::table::Memory;
use crate::trick::State;
use crate::weights::{OF_AUGEN, OF_POINTS, OF_TRICKS, Orders, Weights, learned};
use game::rules::Sonderpunkt;
use game::{Position, Team};

/// The question.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Task<'a> {
    /// The Augen that Re still gets.
    Augen,
    /// The value of the game in Points; with the special points of earlier tricks.
    Points(&'a [(Sonderpunkt, Team)]),
    /// The tricks that a side still makes.
    Tricks(Team),
}

/// Order of the cards, and whether some are left out first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ordering<'a> {
    /// The weights, if not those that were learned.
    pub(crate) weights: Option<&'a Weights>,
    pub(crate) widening: Widening,
}

impl<'a> Ordering<'a> {
    /// Returns what the configuration says.
    pub(crate) const fn of(config: &Config) -> Self {
        Self { weights: None, widening: config.switches.widening }
    }

    /// Returns that to learn from: how all cards turn out, in the order of these weights.
    pub(crate) const fn to_learn_from(weights: &'a Weights) -> Self {
        Self { weights: Some(weights), widening: Widening::Off }
    }
}

/// Parts of a search.
pub(crate) struct Setup<'a, O> {
    pub(crate) position: &'a Position,
    /// The layout of the position's order.
    pub(crate) layout: &'a Layout,
    pub(crate) config: &'a Config,
    pub(crate) ordering: Ordering<'a>,
    pub(crate) limits: Limits<'a>,
    pub(crate) observer: O,
}

/// Builds the search for a task, with what earlier searches remember, and asks it.
///
/// # Errors
/// Returns what the position does not say.
pub(crate) fn run<O: Observer, T>(
    setup: Setup<'_, O>,
    task: Task<'_>,
    memory: &mut Memory,
    ask: impl FnOnce(&mut dyn Engine) -> T,
) -> Result<T, PointsError> {
    let (position, layout) = (setup.position, setup.layout);
    let re = members(position, Team::Re);
    Ok(match task {
        Task::Augen => build(setup, layout.clone(), re, &OF_AUGEN, Progress::default(), AugenProblem::NEW, memory, ask),
        Task::Tricks(team) => {
            let layout = layout.clone().without_augen();
            let maximizers = members(position, team);
            build(setup, layout, maximizers, &OF_TRICKS, Progress::default(), TricksProblem::NEW, memory, ask)
        }
        Task::Points(earned) => {
            let problem = PointsProblem::new(position, layout, earned)?;
            build(setup, problem.layout(layout), re, &OF_POINTS, problem.start(), problem, memory, ask)
        }
    })
}

/// Builds it for the processor.
fn build<O: Observer, P, T>(
    setup: Setup<'_, O>,
    layout: Layout,
    maximizers: u8,
    orders: &'static Orders,
    progress: Progress,
    problem: P,
    memory: &mut Memory,
    ask: impl FnOnce(&mut dyn Engine) -> T,
) -> T
where
    P: ForEveryMachine,
{
    #[cfg(target_arch = "x86_64")]
    if setup.config.switches.native_bits.is_on()
        && let Some(machine) = crate::machine::Native::detect()
    {
        return build_for(machine, setup, layout, maximizers, orders, progress, problem, memory, ask);
    }
    build_for(Portable, setup, layout, maximizers, orders, progress, problem, memory, ask)
}

fn build_for<M: Machine, O: Observer, P: Problem<M>, T>(
    machine: M,
    setup: Setup<'_, O>,
    layout: Layout,
    maximizers: u8,
    orders: &'static Orders,
    progress: Progress,
    problem: P,
    memory: &mut Memory,
    ask: impl FnOnce(&mut dyn Engine) -> T,
) -> T {
    let Setup { position, config, ordering, limits, observer, .. } = setup;
    let (state, held) = State::with_held(&layout, position);
    let kind = Kind::of(&layout, maximizers);
    let search = Search {
        machine,
        layout,
        maximizers,
        config,
        weights: ordering.weights.unwrap_or_else(|| learned(orders, kind, config)),
        memory: std::mem::take(memory),
        observer,
        limits: LimitCounter::new(limits),
        helpers: None,
        held,
        with_rivals: kind != Kind::SoloOfFewTrumps,
        widening_from: ordering.widening.least_tricks(),
        limited: None,
    };
    let mut driver = Driver { root: Node { state, progress }, search, problem, subject: Subject::Elsewhere };
    let answer = ask(&mut driver);
    *memory = driver.search.memory;
    answer
}

/// A problem that can be searched on every processor.
#[cfg(target_arch = "x86_64")]
pub(crate) trait ForEveryMachine: Problem<Portable> + Problem<crate::machine::Native> {}
#[cfg(target_arch = "x86_64")]
impl<P: Problem<Portable> + Problem<crate::machine::Native>> ForEveryMachine for P {}

/// A problem that can be searched on every processor.
#[cfg(not(target_arch = "x86_64"))]
pub(crate) trait ForEveryMachine: Problem<Portable> {}
#[cfg(not(target_arch = "x86_64"))]
impl<P: Problem<Portable>> ForEveryMachine for P {}
