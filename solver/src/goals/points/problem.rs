//! The value of a game in Points as a search with null windows: which values there are, and what is asked about each.

use super::score_table::{PointsError, ScoreTable, won_before};
use super::special_points::{SpecialPoints, earned_before};
use super::tally::Tally;
use super::target::Target;
use super::{PointsAsk, PointsGoal};
use crate::bitboard::{Layout, members};
use crate::bound::Bound;
use crate::config::Config;
use crate::experiment::Switch;
use crate::goals::sum::{InAugen, Measure};
use crate::machine::Machine;
use crate::move_generation::Distinctions;
use crate::node::{Node, Progress};
use crate::problem::{Distances, Problem, Tuning};
use crate::trick::{State, Trick};
use game::rules::{FuchsCounts, Sonderpunkt};
use game::{Position, Team};

/// The value of a game in Points. The numbers that are asked about are the places of the values that the game can have.
#[derive(Clone, Debug)]
pub(crate) struct PointsProblem {
    special_points: SpecialPoints,
    table: ScoreTable,
    /// The values that the game can have, lowest first.
    values: Vec<i32>,
    /// Gains of the tricks before.
    start: Progress,
    /// Whether more is never worse, in every question.
    is_monotone: bool,
}

impl PointsProblem {
    /// Returns that of a position. `earned` are the special points of earlier tricks.
    ///
    /// # Errors
    /// Returns what the position does not say.
    pub(crate) fn new(
        position: &Position,
        layout: &Layout,
        earned: &[(Sonderpunkt, Team)],
    ) -> Result<Self, PointsError> {
        let won = won_before(position)?;
        let (_, held) = State::with_held(layout, position);
        let re = members(position, Team::Re);
        let re_cards = (0..4).filter(|seat| re >> seat & 1 == 1).fold(0, |cards, seat| cards | held[seat]);
        let special_points = SpecialPoints::new(position, layout, re, re_cards);
        let [(of_re, re_foxes), (of_kontra, kontra_foxes)] = earned_before(position, earned);
        let prospect = special_points.prospect(crate::machine::Portable, &held);
        let special_points = special_points.with_width(of_kontra + prospect.kontra + 1);
        let tally = special_points.tally();
        let balance = match tally {
            Tally::Apart { .. } if position.rules().special.fuchs_counts == FuchsCounts::SecondTwice => {
                let (with_re, _) = tally.with_foxes(tally.of(of_re, of_kontra), true, re_foxes);
                tally.with_foxes(with_re, false, kontra_foxes).0
            }
            Tally::Balance | Tally::Apart { .. } => tally.of(of_re, of_kontra),
        };
        let of_calls: Vec<_> = earned.iter().copied().filter(|(point, _)| point.is_of_call()).collect();
        let table = ScoreTable::new(position, won, tally, tally.range(balance, prospect), &of_calls);
        let start = Progress {
            gained: i32::from(won.re.augen.0),
            balance,
            max_tricks: won.re.tricks,
            min_tricks: won.kontra.tricks,
        };
        let values = table.values();
        let is_monotone = !special_points.has_rare() && values.iter().all(|&value| table.needed(value).is_some());
        Ok(Self { special_points, values, table, start, is_monotone })
    }

    /// Returns what was won before.
    pub(crate) const fn start(&self) -> Progress {
        self.start
    }

    /// Returns the layout in which cards are not the same to everybody if special points hang on them.
    pub(crate) fn layout(&self, layout: &Layout) -> Layout {
        layout.clone().apart(self.special_points.apart())
    }
}

impl<M: Machine> Problem<M> for PointsProblem {
    type Goal = PointsGoal;

    // There are few values, and most guesses are wrong by one or two.
    const TUNING: Tuning = Tuning { growth: 1, distances: Distances { little: &[7, 3], much: &[7, 3] } };

    fn range(&self, _layout: &Layout, _node: &Node) -> (i32, i32) {
        (0, self.values.len() as i32 - 1)
    }

    fn after_trick(&self, machine: M, progress: Progress, trick: &Trick, max_wins: bool, is_last: bool) -> Progress {
        self.special_points.after_trick(machine, progress, trick, max_wins, is_last)
    }

    fn question(&self, layout: &Layout, node: &Node, number: i32) -> (PointsGoal, PointsAsk) {
        let value = self.values[number as usize];
        let target = if self.special_points.has_rare() {
            Target::exact(&self.table, value)
        } else {
            Target::new(&self.table, value)
        };
        let goal = PointsGoal { special_points: self.special_points.clone(), least: self.table.least, target };
        (goal, PointsAsk { progress: node.progress, left: InAugen::left(layout, &node.state) })
    }

    fn number(&self, _node: &Node, number: i32, bound: &Bound) -> i32 {
        if 0 <= bound.value { number } else { number - 1 }
    }

    fn value(&self, number: i32) -> i32 {
        self.values[number as usize]
    }

    fn numbers_between(&self, (least, most): (i32, i32)) -> (i32, i32) {
        let first = self.values.partition_point(|&value| value < least) as i32;
        let last = self.values.partition_point(|&value| value <= most) as i32 - 1;
        (first, last)
    }

    fn distinctions(&self, hands: &[u64; 4], trick: &Trick) -> Distinctions {
        self.special_points.distinctions(hands, trick)
    }

    fn dominance(&self, config: &Config) -> Switch {
        if self.is_monotone { config.switches.dominance } else { Switch::Off }
    }

    fn corrects_line(&self, is_heavy: bool) -> bool {
        // A guess with few cards is as good whatever it begins with, for there are few values.
        !is_heavy
    }
}
