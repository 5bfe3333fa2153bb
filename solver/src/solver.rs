//! The one door: a solver that is asked questions and remembers what it has found.

use crate::bitboard::Layout;
use crate::config::Config;
use crate::engine::Engine;
use crate::goals::PointsError;
use crate::limits::Limits;
use crate::observe::Observer;
use crate::question::SolverQuestion;
use crate::setup::{Ordering, Setup, Task, run};
use crate::table::Memory;
use crate::watch::Watching;
use game::{Order, Position, Rules};

/// Answers questions about positions and remembers what it has found: for the positions of a deal one after the other, or
/// the same with a few cards exchanged. Deals that have only the game in common have little to tell each other; for those
/// begin afresh, with [`forget`](Self::forget) or with a new `Solver`, which costs next to nothing.
///
/// The answers do not depend on what was asked before, but how many cards are played in the tree does. The table grows to
/// [`Config::table_bytes`] and no further; one for questions about tricks grows beside it if there are any. A game with
/// another order of cards, or for Points with other rules, begins with an empty table.
///
/// # Examples
/// ```
/// use game::{Augen, Position, Seat, Team};
/// use doko_solver::{BestAugen, BestTricks, Claim, Config, Limits, Manner, Solver, Tricks};
///
/// let position = notation::position("rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA")?;
/// let mut solver = Solver::new(&Config::default());
/// assert_eq!(solver.ask(&position, BestAugen::value(), Limits::NONE).exact(), Augen(42));
/// assert_eq!(solver.ask(&position, BestTricks::of(Team::Re), Limits::NONE).exact(), Tricks(2));
/// let claim = Claim::new(&position, Team::Re, Manner::TopFirst { claimant: Seat::N })?;
/// assert!(solver.ask(&position, &claim, Limits::NONE).exact().holds());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Solver {
    config: Config,
    game: Option<(Order, Layout)>,
    /// Scoring of the last position that was searched for Points.
    scoring: Option<Scoring>,
    memory: Memory,
    memory_of_tricks: Memory,
}

/// Facts that decide which special points exist.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Scoring {
    rules: Rules,
    is_solo: bool,
    has_schweine: bool,
}

/// A solver on one thread that has not seen a position.
impl Default for Solver {
    fn default() -> Self {
        Self::new(&Config::default())
    }
}

impl Solver {
    /// Returns a solver that has not seen a position.
    #[must_use]
    pub fn new(config: &Config) -> Self {
        let (memory, memory_of_tricks) = (Memory::default(), Memory::default());
        Self { config: config.clone(), game: None, scoring: None, memory, memory_of_tricks }
    }

    /// Answers a question, as far as the limits allow. What is known then is true, however early the search had to end.
    ///
    /// # Errors
    /// A question about Points has no answer if the position does not say what was won before.
    pub fn ask<Q: SolverQuestion>(&mut self, position: &Position, question: Q, limits: Limits<'_>) -> Q::Answer {
        question.find_unseen(self, position, limits)
    }

    /// Answers like [`ask`](Self::ask) and reports to `watch` meanwhile.
    ///
    /// # Errors
    /// A question about Points has no answer if the position does not say what was won before.
    pub fn ask_watched<Q: SolverQuestion>(
        &mut self,
        position: &Position,
        question: Q,
        limits: Limits<'_>,
        watch: &mut Watching<'_>,
    ) -> Q::Answer {
        question.find_watched(self, position, limits, watch)
    }

    /// Answers like [`ask`](Self::ask) and reports to `observer`; this compiles the search once more.
    ///
    /// # Errors
    /// A question about Points has no answer if the position does not say what was won before.
    pub fn ask_observed<Q: SolverQuestion>(
        &mut self,
        position: &Position,
        question: Q,
        limits: Limits<'_>,
        observer: &mut impl Observer,
    ) -> Q::Answer {
        question.find(self, position, limits, observer)
    }

    /// Forgets all that was found and gives its memory back.
    pub fn forget(&mut self) {
        *self = Self::new(&self.config);
    }

    /// Searches for the value of a task with what is remembered.
    pub(crate) fn run<T>(
        &mut self,
        position: &Position,
        task: Task<'_>,
        limits: Limits<'_>,
        observer: &mut impl Observer,
        ask: impl FnOnce(&mut dyn Engine) -> T,
    ) -> Result<T, PointsError> {
        if matches!(task, Task::Points(_)) {
            self.heed_scoring(position);
        }
        let Self { config, game, memory, memory_of_tricks, .. } = self;
        if game.as_ref().is_none_or(|(order, _)| order != position.order()) {
            // What is remembered does not hold in another game.
            (*memory, *memory_of_tricks) = (Memory::new(config), Memory::new(config));
            *game = Some((position.order().clone(), Layout::new(position.order())));
        }
        let (_, layout) = game.as_ref().expect("the game is known by now");
        let memory = if matches!(task, Task::Tricks(_)) { memory_of_tricks } else { memory };
        let setup = Setup { position, layout, config, ordering: Ordering::of(config), limits, observer };
        run(setup, task, memory, ask)
    }

    /// Forgets all results if the scoring differs from that of the last question about Points: results about other
    /// special points do not hold. Results about Augen hold for every scoring, so other questions need not call this.
    fn heed_scoring(&mut self, position: &Position) {
        let scoring = Scoring {
            rules: position.rules().clone(),
            is_solo: position.parties().soloist().is_some(),
            has_schweine: !position.parts().schweine.is_none(),
        };
        if self.scoring.as_ref().is_some_and(|before| *before != scoring) {
            self.forget();
        }
        self.scoring = Some(scoring);
    }
}
