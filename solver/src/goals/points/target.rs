//! The target at a point of the game for its value in Points: how far Re has to get, for each balance of special points
//! that is still possible.

use super::score_table::{ScoreTable, Threshold};
use super::special_points::Prospect;
use super::tally::Tally;
use crate::node::Progress;

/// More than all Augen: the margin of what no Augen can change.
pub(crate) const SURE: i32 = 1000;

/// Target of Re.
#[derive(Clone, Debug)]
pub(crate) enum Target {
    /// For each balance of special points so far and no less.
    Farther(Thresholds),
    /// A worth that is not monotone, or special points that hang on cards in other ways than usual: what is enough for each number of
    /// special points that can be kept.
    Stretches(Tally, Vec<Vec<(Threshold, Threshold)>>),
}

/// Threshold of Re for each balance of special points.
#[derive(Clone, Debug, Default)]
pub(crate) struct Thresholds {
    /// The lowest balance first: the more special points, the less far.
    pub(crate) needed: Vec<Threshold>,
    /// The shapes of the questions in which the balances from one to another can still come about.
    shapes: Vec<Shape>,
}

/// Shape of the thresholds of a question.
#[derive(Clone, Copy, Debug)]
struct Shape {
    /// A number for the distances between them.
    number: u64,
    /// Augen of the middle one; `None` if only tricks matter.
    middle: Option<i32>,
    /// Mask that is all ones if a trick of Re, or of Kontra, makes a difference, else zero.
    re_trick: u64,
    kontra_trick: u64,
}

/// Question that remains at the start of a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Remaining {
    /// The question is answered.
    Answered(i32),
    /// The question whether Re still gets this number of Augen.
    Augen(i32),
    /// There are more ways to succeed than one.
    Open(Distance),
}

/// Distance to the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Distance {
    /// The distances between the thresholds, which separate this question from others.
    pub(crate) shape: u64,
    /// Augen missing to the middle threshold.
    pub(crate) distance: i32,
}

impl Target {
    /// Returns the target of at least `value` Points.
    pub(crate) fn new(table: &ScoreTable, value: i32) -> Self {
        let farther = |needed| Self::Farther(Thresholds::new(needed));
        table.needed(value).map_or_else(|| Self::exact(table, value), farther)
    }

    /// Returns the same in the way in which whole positions are compared.
    pub(crate) fn exact(table: &ScoreTable, value: i32) -> Self {
        let each = table.least..=table.most;
        Self::Stretches(table.tally, each.map(|kept| table.enough(value, kept).collect()).collect())
    }

    /// Returns whether farther is never worse, and positions that look alike are compared.
    #[inline(always)]
    pub(crate) const fn is_monotone(&self) -> bool {
        matches!(self, Self::Farther(_))
    }

    /// Returns by how many Augen Re has succeeded when no card is left, or failed. `least` is the lowest balance.
    pub(crate) fn margin_at_the_end(&self, least: i32, progress: Progress) -> i32 {
        let threshold = match (progress.max_has_trick(), progress.min_has_trick()) {
            (false, _) => Threshold::NOWHERE,
            (_, false) => Threshold::EVERYTHING,
            _ => Threshold::augen(progress.gained),
        };
        match self {
            Self::Farther(thresholds) => match thresholds.needed[(progress.balance - least) as usize] {
                needed if needed.is_of_augen() => progress.gained - (needed.0 - 1),
                needed if needed <= threshold => SURE,
                _ => -SURE,
            },
            Self::Stretches(tally, all) => {
                let place = (tally.points(progress.balance) - least) as usize;
                if all[place].iter().any(|stretch| stretch.0 <= threshold && threshold < stretch.1) { 0 } else { -1 }
            }
        }
    }

    /// Says what has to be found out at the start of a trick.
    #[inline(always)]
    pub(crate) fn remaining(
        &self,
        least: i32,
        hands: &[u64; 4],
        progress: Progress,
        left: i32,
        prospect: Prospect,
    ) -> Remaining {
        match self {
            Self::Farther(thresholds) => {
                let here = progress.balance - least;
                let (from, to) = ((here - prospect.kontra) as usize, (here + prospect.re) as usize);
                thresholds.remaining(from, to, progress, left)
            }
            Self::Stretches(tally, all) => {
                let places = tally.reachable(progress.balance, prospect);
                let enough = places.map(|place| &all[(place - least) as usize]);
                exact_remaining(enough, tally.foxes(progress.balance), hands, progress, left)
            }
        }
    }
}

impl Thresholds {
    fn new(needed: Vec<Threshold>) -> Self {
        let n = needed.len();
        let shapes = (0..n * n).map(|place| Shape::of(needed.get(place / n..=place % n).unwrap_or(&[]))).collect();
        Self { needed, shapes }
    }

    /// Says what has to be found out if the balances from one to another can still come about.
    #[inline(always)]
    fn remaining(&self, from: usize, to: usize, progress: Progress, left: i32) -> Remaining {
        // Nothing else is asked of any balance in between.
        let (farthest, nearest) = (self.needed[from], self.needed[to]);
        // How far the Augen before may fall or rise without a change of that.
        let is_reached = match farthest {
            Threshold::NOWHERE => true,
            Threshold::A_TRICK => progress.max_has_trick(),
            threshold => threshold.0 - 1 <= progress.gained,
        };
        if is_reached {
            return Remaining::Answered(if farthest.is_of_augen() { progress.gained - (farthest.0 - 1) } else { SURE });
        }
        let most = progress.gained + left;
        let is_out_of_reach = match nearest {
            Threshold::EVERYTHING => progress.min_has_trick(),
            Threshold::NEVER => true,
            threshold => most < threshold.0 - 1,
        };
        if is_out_of_reach {
            return Remaining::Answered(if nearest.is_of_augen() { most - (nearest.0 - 1) } else { -1 - SURE });
        }
        if farthest.is_of_augen() && farthest == nearest {
            return Remaining::Augen(farthest.0 - 1 - progress.gained);
        }
        let Shape { number, middle, re_trick, kontra_trick } = self.shapes[from * self.needed.len() + to];
        // Who has a trick is said where that is asked for.
        let says = |has_trick: bool, asked: u64, word: u64| u64::from(has_trick).wrapping_neg() & asked & word;
        let shape = number
            ^ says(progress.max_has_trick(), re_trick, 0xa076_1d64_78bd_642f)
            ^ says(progress.min_has_trick(), kontra_trick, 0xe703_7ed1_a0b4_28db);
        // If tricks alone are asked for, Augen are no matter.
        Remaining::Open(Distance { shape, distance: middle.map_or(0, |middle| middle - progress.gained) })
    }
}

impl Shape {
    fn of(needed: &[Threshold]) -> Self {
        let mut of_augen = needed.iter().filter(|threshold| threshold.is_of_augen()).map(|threshold| threshold.0 - 1);
        let farthest = of_augen.next();
        let middle = farthest.map(|farthest| i32::midpoint(farthest, of_augen.next_back().unwrap_or(farthest)));
        let says = |threshold: &Threshold| match *threshold {
            Threshold::NOWHERE => 1,
            Threshold::A_TRICK => 2,
            Threshold::NEVER => 3,
            Threshold::EVERYTHING => 4,
            Threshold(threshold) => 500 + threshold - 1 - middle.expect("one is of Augen"),
        };
        let mix = |number: u64, says: i32| (number ^ says as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
        let asks_for = |threshold: Threshold| u64::from(needed.contains(&threshold)).wrapping_neg();
        Self {
            number: needed.iter().map(says).fold(0x5851_f42d_4c95_7f2d, mix),
            middle,
            re_trick: asks_for(Threshold::A_TRICK),
            kontra_trick: asks_for(Threshold::EVERYTHING),
        }
    }
}

/// Says what has to be found out if farther may be worse. Nothing is known about positions that differ in anything.
#[inline(never)]
fn exact_remaining<'a>(
    enough: impl Iterator<Item = &'a Vec<(Threshold, Threshold)>> + Clone,
    foxes: i32,
    hands: &[u64; 4],
    progress: Progress,
    left: i32,
) -> Remaining {
    let lowest = if progress.max_has_trick() { Threshold::augen(progress.gained) } else { Threshold::NOWHERE };
    let highest =
        if progress.min_has_trick() { Threshold::augen(progress.gained + left) } else { Threshold::EVERYTHING };
    let is_all = |stretches: &'a Vec<(Threshold, Threshold)>| {
        let mut reached = lowest;
        for &(from, end) in stretches {
            reached = if from <= reached { reached.max(end) } else { reached };
        }
        highest < reached
    };
    let is_none = |stretches: &'a Vec<(Threshold, Threshold)>| {
        stretches.iter().all(|stretch| highest < stretch.0 || stretch.1 <= lowest)
    };
    if enough.clone().all(is_all) {
        return Remaining::Answered(0);
    }
    if enough.clone().all(is_none) {
        return Remaining::Answered(-1);
    }
    let mut shape = 0;
    let mut says = |word: u64| shape = (shape ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
    for &hand in hands {
        says(hand);
    }
    says(foxes as u64);
    for stretches in enough {
        says(1 << 63);
        for stretch in stretches {
            says((stretch.0.0 as u64) << 32 | stretch.1.0 as u64);
        }
    }
    says(
        progress.gained as u64 | u64::from(progress.max_has_trick()) << 32 | u64::from(progress.min_has_trick()) << 33,
    );
    Remaining::Open(Distance { shape, distance: 1 })
}
