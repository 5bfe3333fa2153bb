//! A search that is kept from position to position.

use crate::budget::Budget;
use crate::config::Config;
use crate::memory::Memory;
use crate::search::{Bounds, Engine, augen, narrow, values_of_cards, with_memory};
use crate::slot::{Layout, State};
use game::{Augen, Card, Order, Position};

/// A search that is kept from position to position and remembers what it has found: for the positions of a deal one
/// after the other, or the same with a few cards exchanged. Deals that have only the game in common have little to tell
/// each other; for those begin afresh, with [`forget`](Self::forget) or without a `Solver`.
///
/// The answers are those of [`value`](crate::value()) and its like. How many cards are played in the tree depends on what
/// was asked before. The memory grows to [`Config::table_bytes`] and no further; a game with another order of cards
/// begins with an empty one.
///
/// # Examples
/// ```
/// use game::{Augen, Position};
/// use solver::{Config, Solver};
///
/// let position: Position = "rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA".parse()?;
/// let mut solver = Solver::new(&Config::default());
/// assert_eq!(solver.value(&position), Augen(42));
/// assert!(solver.reaches(&position, Augen(42)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Solver {
    config: Config,
    game: Option<(Order, Layout)>,
    memory: Memory,
}

impl Solver {
    /// Returns a search that has not seen a position.
    #[must_use]
    pub fn new(config: &Config) -> Self {
        Self { config: config.clone(), game: None, memory: Memory::default() }
    }

    /// Returns the Augen that Re still gets, see [`value`](crate::value()).
    pub fn value(&mut self, position: &Position) -> Augen {
        self.bounds(position, Budget::UNLIMITED).lower
    }

    /// Returns the best bounds that the budget allows, see [`bounds`](crate::bounds()).
    pub fn bounds(&mut self, position: &Position, budget: Budget<'_>) -> Bounds {
        self.ask(position, budget, |engine| {
            let start = engine.start();
            let (lower, upper) = narrow(engine, &start);
            Bounds { lower: augen(lower), upper: augen(upper), nodes: engine.nodes() }
        })
    }

    /// Returns whether Re still gets at least so many Augen, see [`reaches`](crate::reaches()).
    pub fn reaches(&mut self, position: &Position, target: Augen) -> bool {
        let answer = self.try_reaches(position, target, Budget::UNLIMITED);
        answer.expect("an unlimited search ends with an answer")
    }

    /// Like [`reaches`](Self::reaches), within a budget; nothing if it did not suffice.
    pub fn try_reaches(&mut self, position: &Position, target: Augen, budget: Budget<'_>) -> Option<bool> {
        let threshold = i32::from(target.0);
        self.ask(position, budget, |engine| {
            let start = engine.start();
            engine.ask(&start, threshold).map(|bound| threshold <= bound)
        })
    }

    /// Returns every legal card with the Augen that Re still gets after it, see [`card_values`](crate::card_values()).
    pub fn card_values(&mut self, position: &Position) -> Vec<(Card, Augen)> {
        self.ask(position, Budget::UNLIMITED, |engine| {
            let start = engine.start();
            values_of_cards(engine, position, &start)
        })
    }

    /// Forgets all that was found and gives its memory back.
    pub fn forget(&mut self) {
        self.game = None;
        self.memory = Memory::default();
    }

    fn ask<T>(&mut self, position: &Position, budget: Budget<'_>, question: impl FnOnce(&mut dyn Engine) -> T) -> T {
        let layout = match &self.game {
            Some((order, layout)) if order == position.order() => layout.clone(),
            _ => {
                // What is remembered does not hold in another game.
                self.memory = Memory::new(&self.config);
                let layout = Layout::new(position.order());
                self.game = Some((position.order().clone(), layout.clone()));
                layout
            }
        };
        let start = State::new(&layout, position);
        with_memory(layout, start, position, &self.config, budget, (), &mut self.memory, question)
    }
}
