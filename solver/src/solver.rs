//! A search that is kept from position to position.

use crate::bitboard::{Layout, State};
use crate::config::Config;
use crate::limits::Limits;
use crate::observe::Observer;
use crate::points::{self, PointsBounds, PointsError};
use crate::search::{Bounds, Engine, best_line, bounds_of, bounds_of_cards, with_memory};
use crate::table::Memory;
use game::rules::Sonderpunkt;
use game::{Augen, Card, Order, Position, Rules, Team};

/// A search that is kept from position to position and remembers what it has found: for the positions of a deal one
/// after the other, or the same with a few cards exchanged. Deals that have only the game in common have little to tell
/// each other; for those begin afresh, with [`forget`](Self::forget) or without a `Solver`.
///
/// The answers are those of [`value`](crate::value()) and its like. How many cards are played in the tree depends on what
/// was asked before. The memory grows to [`Config::table_bytes`] and no further; a game with another order of cards, or
/// for Points with other rules, begins with an empty one.
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

    /// Returns the Augen that Re still gets, see [`value`](crate::value()).
    pub fn value(&mut self, position: &Position) -> Augen {
        self.bounds(position, Limits::NONE).lower
    }

    /// Returns the best bounds that the budget allows, see [`bounds`](crate::bounds()).
    pub fn bounds(&mut self, position: &Position, budget: Limits<'_>) -> Bounds {
        self.ask(position, budget, &mut (), bounds_of)
    }

    /// Returns whether Re still gets at least so many Augen, see [`reaches`](crate::reaches()).
    pub fn reaches(&mut self, position: &Position, target: Augen) -> bool {
        let answer = self.try_reaches(position, target, Limits::NONE);
        answer.expect("an unlimited search ends with an answer")
    }

    /// Like [`reaches`](Self::reaches), within a budget; nothing if it did not suffice.
    pub fn try_reaches(&mut self, position: &Position, target: Augen, budget: Limits<'_>) -> Option<bool> {
        let threshold = i32::from(target.0);
        self.ask(position, budget, &mut (), |engine| {
            let start = engine.start();
            engine.ask(&start, threshold).map(|bound| threshold <= bound)
        })
    }

    /// Returns every legal card with the Augen that Re still gets after it, see [`card_values`](crate::card_values()).
    pub fn card_values(&mut self, position: &Position) -> Vec<(Card, Augen)> {
        let (_, bounds) = self.card_bounds(position, Limits::NONE, &mut ());
        bounds.into_iter().map(|(card, bounds)| (card, bounds.lower)).collect()
    }

    /// Returns the best bounds that the budget allows for the position and for each card, see [`card_bounds`](crate::card_bounds()).
    pub fn card_bounds(
        &mut self,
        position: &Position,
        budget: Limits<'_>,
        observer: &mut impl Observer,
    ) -> (Bounds, Vec<(Card, Bounds)>) {
        self.ask(position, budget, observer, |engine| bounds_of_cards(engine, position))
    }

    /// Returns a line of best play as far as the budget allows, see [`line_within`](crate::line_within()).
    pub fn line(
        &mut self,
        position: &Position,
        budget: Limits<'_>,
        observer: &mut impl Observer,
    ) -> (Bounds, Vec<Card>) {
        self.ask(position, budget, observer, |engine| best_line(engine, position))
    }

    /// Returns the best bounds of the value in Points that the budget allows, see
    /// [`points_bounds`](crate::points_bounds()).
    ///
    /// # Errors
    /// Returns what the position does not say.
    pub fn points_bounds(
        &mut self,
        position: &Position,
        earned: &[(Sonderpunkt, Team)],
        budget: Limits<'_>,
        observer: &mut impl Observer,
    ) -> Result<PointsBounds, PointsError> {
        self.ask_for_points(position, earned, budget, observer, points::bounds_of)
    }

    /// Returns the best bounds in Points that the budget allows for the position and for each card, see
    /// [`points_card_bounds`](crate::points_card_bounds()).
    ///
    /// # Errors
    /// Returns what the position does not say.
    pub fn points_card_bounds(
        &mut self,
        position: &Position,
        earned: &[(Sonderpunkt, Team)],
        budget: Limits<'_>,
        observer: &mut impl Observer,
    ) -> Result<(PointsBounds, Vec<(Card, PointsBounds)>), PointsError> {
        self.ask_for_points(position, earned, budget, observer, |engine| points::bounds_of_cards(engine, position))
    }

    /// Returns a line of best play for the score as far as the budget allows, see
    /// [`points_line_within`](crate::points_line_within()).
    ///
    /// # Errors
    /// Returns what the position does not say.
    pub fn points_line(
        &mut self,
        position: &Position,
        earned: &[(Sonderpunkt, Team)],
        budget: Limits<'_>,
        observer: &mut impl Observer,
    ) -> Result<(PointsBounds, Vec<Card>), PointsError> {
        self.ask_for_points(position, earned, budget, observer, |engine| points::best_line(engine, position))
    }

    /// Forgets all that was found and gives its memory back.
    pub fn forget(&mut self) {
        self.game = None;
        self.scoring = None;
        self.memory = Memory::default();
    }

    fn ask<T>(
        &mut self,
        position: &Position,
        budget: Limits<'_>,
        observer: &mut impl Observer,
        question: impl FnOnce(&mut dyn Engine) -> T,
    ) -> T {
        let layout = self.layout_for(position);
        let start = State::new(&layout, position);
        with_memory(layout, start, position, &self.config, budget, observer, &mut self.memory, question)
    }

    /// What was found about Augen is true whatever the score asks for, and helps there too.
    fn ask_for_points<T>(
        &mut self,
        position: &Position,
        earned: &[(Sonderpunkt, Team)],
        budget: Limits<'_>,
        observer: &mut impl Observer,
        question: impl FnOnce(&mut dyn points::Engine) -> T,
    ) -> Result<T, PointsError> {
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
        let layout = self.layout_for(position);
        let memory = &mut self.memory;
        points::with_memory(layout, position, earned, &self.config, budget, observer, memory, question)
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
