//! A search that is kept from position to position.

use crate::bitboard::Layout;
use crate::config::Config;
use crate::engine::{Engine, Ordering, Setup, Task, run};
use crate::goals::PointsError;
use crate::limits::Limits;
use crate::observe::Observer;
use crate::table::Memory;
use game::{Order, Position, Rules};

/// A search that is kept from position to position and remembers what it has found: for the positions of a deal one
/// after the other, or the same with a few cards exchanged. Deals that have only the game in common have little to tell
/// each other; for those begin afresh, with [`forget`](Self::forget) or a new `Solver`.
///
/// How many cards are played in the tree depends on what was asked before; the answers do not. The memory grows to
/// [`Config::table_bytes`] and no further; a game with another order of cards, or for Points with other rules, begins with an
/// empty one.
#[derive(Debug)]
pub struct Solver {
    config: Config,
    game: Option<(Order, Layout)>,
    /// By what the last position was scored that was searched for Points.
    scoring: Option<Scoring>,
    memory: Memory,
}

/// What decides which special points there are.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Scoring {
    rules: Rules,
    is_solo: bool,
    has_schweine: bool,
}

impl Solver {
    /// Returns a search that has not seen a position.
    #[must_use]
    pub fn new(config: &Config) -> Self {
        Self { config: config.clone(), game: None, scoring: None, memory: Memory::default() }
    }

    /// Forgets all that was found and gives its memory back.
    pub fn forget(&mut self) {
        self.game = None;
        self.scoring = None;
        self.memory = Memory::default();
    }

    /// Asks a search for a task. What was found about Augen is true whatever the score asks for, and helps there too.
    ///
    /// # Errors
    /// Returns what the position does not say.
    pub(crate) fn run<T>(
        &mut self,
        position: &Position,
        task: Task<'_>,
        limits: Limits<'_>,
        observer: &mut impl Observer,
        ask: impl FnOnce(&mut dyn Engine) -> T,
    ) -> Result<T, PointsError> {
        if let Task::Points(_) = task {
            let scoring = Scoring {
                rules: position.rules().clone(),
                is_solo: position.parties().soloist().is_some(),
                has_schweine: position.parts().schweine.is_some(),
            };
            if self.scoring.as_ref().is_some_and(|before| *before != scoring) {
                // What is remembered of other special points does not hold.
                self.forget();
            }
            self.scoring = Some(scoring);
        }
        let layout = self.layout_for(position);
        let Self { config, memory, .. } = self;
        let setup = Setup { position, layout: &layout, config, ordering: Ordering::of(config), limits, observer };
        run(setup, task, memory, ask)
    }

    /// Returns the layout of the game, which has what was found about it in memory.
    fn layout_for(&mut self, position: &Position) -> Layout {
        match &self.game {
            Some((order, layout)) if order == position.order() => layout.clone(),
            _ => {
                // What is remembered does not hold in another game.
                self.memory = Memory::new(&self.config);
                let layout = Layout::new(position.order());
                self.game = Some((position.order().clone(), layout.clone()));
                layout
            }
        }
    }
}
