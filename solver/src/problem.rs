//! Questions with the answers yes and no.

use crate::bitboard::Layout;
use crate::bound::Bound;
use crate::config::Config;
use crate::experiment::Switch;
use crate::goal::Goal;
use crate::machine::Machine;
use crate::move_generation::Distinctions;
use crate::node::{Node, Progress};
use crate::trick::Trick;

/// A problem: questions by numbers, of which the largest with the answer yes is wanted.
pub(crate) trait Problem<M: Machine> {
    /// Goal of a question.
    type Goal: Goal<M>;

    const TUNING: Tuning;

    /// Returns the least and the largest number that a node can be worth, before anything is asked.
    fn range(&self, layout: &Layout, node: &Node) -> (i32, i32);

    /// Returns what was won after a complete trick.
    fn after_trick(&self, machine: M, progress: Progress, trick: &Trick, max_wins: bool, is_last: bool) -> Progress;

    /// Returns the goal and the question whether `node` is worth at least `number`.
    fn question(&self, layout: &Layout, node: &Node, number: i32) -> (Self::Goal, <Self::Goal as Goal<M>>::Ask);

    /// Returns the number that a bound says when it was asked about this one.
    fn number(&self, node: &Node, number: i32, bound: &Bound) -> i32;

    /// Returns the value that a number stands for.
    fn value(&self, number: i32) -> i32 {
        number
    }

    /// Returns the numbers of values between these.
    fn numbers_between(&self, values: (i32, i32)) -> (i32, i32) {
        values
    }

    /// Returns which cards are not the same although they count the same.
    fn distinctions(&self, hands: &[u64; 4], trick: &Trick) -> Distinctions;

    /// Returns whether the value is more likely above a guess that proves wrong than below it.
    fn is_rather_above(&self, _layout: &Layout, _node: &Node, _guess: i32, wants_more: bool) -> bool {
        wants_more
    }

    /// Returns whether a card that is dominated at the start is as good as left out.
    fn dominance(&self, config: &Config) -> Switch {
        config.switches.dominance
    }

    /// Returns whether it pays to correct what is guessed along the line of first cards.
    fn corrects_line(&self, _is_heavy: bool) -> bool {
        true
    }
}

/// Step sizes of the driver.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tuning {
    /// Ratio of successive steps away from a wrong guess.
    pub(crate) growth: i32,
    pub(crate) distances: Distances,
}

/// Distances from the guess of the first questions, farthest first, if the search may be ended before the value is
/// known, so that bounds are known early; by the likelihood of an early end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Distances {
    pub(crate) little: &'static [i32],
    pub(crate) much: &'static [i32],
}
