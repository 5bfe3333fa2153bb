//! Points of the game that a search can be asked about, and what was won on the way there.

use crate::trick::State;

/// Gains so far.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Progress {
    /// Gain of the maximizing side, in the counted unit.
    pub(crate) gained: i32,
    /// The special points of Re less those of Kontra.
    pub(crate) balance: i32,
    /// Number of tricks of the maximizing side.
    pub(crate) max_tricks: u8,
    /// Number of tricks of the other side.
    pub(crate) min_tricks: u8,
}

impl Progress {
    /// Returns the progress after a trick that counts `counts`, won by the maximizing side or not.
    #[inline(always)]
    pub(crate) const fn with_trick(self, counts: i32, max_wins: bool) -> Self {
        let mut next = self;
        if max_wins {
            next.gained += counts;
            next.max_tricks += 1;
        } else {
            next.min_tricks += 1;
        }
        next
    }

    #[inline(always)]
    pub(crate) const fn max_has_trick(&self) -> bool {
        0 < self.max_tricks
    }

    #[inline(always)]
    pub(crate) const fn min_has_trick(&self) -> bool {
        0 < self.min_tricks
    }
}

/// A position that was reached from the one that is asked about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) state: State,
    pub(crate) progress: Progress,
}
