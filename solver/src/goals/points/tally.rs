//! The earned special points in one number.

use super::special_points::Prospect;

/// Representation of the earned special points as one number.
///
/// Most rules ask only for the difference. Where those of the loser do not count, or a second fox counts more than the first, it
/// matters how many each side has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tally {
    /// Special points of Re minus those of Kontra.
    Balance,
    /// Special points of Re, and those of Kontra, which are fewer than the width; above them the foxes that each side
    /// has captured.
    Apart { width: i32 },
}

/// The bits above which it is said how many foxes each side has captured.
const FOXES: u32 = 20;
/// The most foxes that can be captured; more are as many.
const MOST_FOXES: i32 = 2;

impl Tally {
    /// Returns the number for `re` and `kontra` points, without foxes.
    #[inline(always)]
    pub(crate) const fn of(self, re: i32, kontra: i32) -> i32 {
        match self {
            Self::Balance => re - kontra,
            Self::Apart { width } => re * width + kontra,
        }
    }

    /// Returns a number without what it says of foxes, which stands for a place in a table.
    pub(crate) const fn points(self, kept: i32) -> i32 {
        match self {
            Self::Balance => kept,
            Self::Apart { .. } => kept & ((1 << FOXES) - 1),
        }
    }

    /// Returns what a number says of foxes.
    pub(crate) const fn foxes(self, kept: i32) -> i32 {
        match self {
            Self::Balance => 0,
            Self::Apart { .. } => kept >> FOXES,
        }
    }

    /// Returns the number after a side has captured `n_foxes` more foxes, and what the second of them counts beyond the
    /// first.
    pub(crate) fn with_foxes(self, kept: i32, of_re: bool, n_foxes: u32) -> (i32, i32) {
        let shift = FOXES + 2 * u32::from(of_re);
        let had = kept >> shift & 3;
        let has = MOST_FOXES.min(had + n_foxes as i32);
        (kept + ((has - had) << shift), i32::from(had < MOST_FOXES && has == MOST_FOXES))
    }

    /// Returns the lowest and the highest number without foxes that can come about from this one.
    pub(crate) const fn range(self, kept: i32, prospect: Prospect) -> (i32, i32) {
        let here = self.points(kept);
        match self {
            Self::Balance => (here - prospect.kontra, here + prospect.re),
            Self::Apart { .. } => (here, here + self.of(prospect.re, prospect.kontra)),
        }
    }

    /// Returns the numbers without foxes that can come about from this one.
    pub(crate) fn reachable(self, kept: i32, prospect: Prospect) -> impl Iterator<Item = i32> + Clone {
        let here = self.points(kept);
        let (n_re, n_kontra) = match self {
            Self::Balance => (0, prospect.re + prospect.kontra),
            Self::Apart { .. } => (prospect.re, prospect.kontra),
        };
        let first = if self == Self::Balance { here - prospect.kontra } else { here };
        let step = self.of(1, 0);
        (0..=n_re).flat_map(move |re| (0..=n_kontra).map(move |kontra| first + re * step + kontra))
    }
}
