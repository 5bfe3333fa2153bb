//! The number of cards that a side tries at a choice in [iterative widening](crate::widening).

/// Number of cards that are tried at a choice, if not all are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MoveLimit {
    width: u8,
}

impl MoveLimit {
    /// Returns the limit of `width` cards at a choice.
    pub(crate) const fn to(width: u8) -> Self {
        Self { width }
    }
}

/// Most that a card may score below the best, in thousandths of e-folds of the size of its tree.
const MARGIN: i32 = 2_000;

/// Number of tricks after the start of widening in which cards are still left out. With fewer tricks left all are
/// tried: refuting them takes little.
const DEPTH: u32 = 3;

/// Limits of a choice with which a side is first searched, and the value guessed.
pub(crate) static MOVE_LIMITS: [MoveLimit; 3] = [MoveLimit::to(2), MoveLimit::to(3), MoveLimit::to(4)];

/// Seats that play promising cards only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LimitedSides {
    /// A mask of seats.
    seats: u8,
    limit: MoveLimit,
    /// Least number of tricks left, the current one included, with which cards are left out.
    least_tricks: u32,
}

impl LimitedSides {
    /// Returns the limit for the seats of a mask if widening begins with `from_tricks` tricks left.
    pub(crate) const fn new(seats: u8, limit: MoveLimit, from_tricks: u32) -> Self {
        Self { seats, limit, least_tricks: from_tricks.saturating_sub(DEPTH) }
    }

    /// Returns whether cards are left out with `n_tricks` tricks left.
    pub(crate) const fn is_on(&self, n_tricks: u32) -> bool {
        self.least_tricks <= n_tricks
    }

    /// Returns whether `seat` leaves cards out with `n_tricks` tricks left.
    pub(crate) const fn binds(&self, seat: usize, n_tricks: u32) -> bool {
        self.seats >> seat & 1 == 1 && self.is_on(n_tricks)
    }

    /// Returns how many cards are tried after the first.
    pub(crate) fn n_others(&self) -> usize {
        usize::from(self.limit.width) - 1
    }

    /// Returns the least score of a card that is tried where this is the score of the first.
    pub(crate) const fn least_score(&self, first: i32) -> i32 {
        first - MARGIN
    }

    /// Returns by what its keys differ from those of others.
    pub(crate) const fn key_perturbation(&self) -> u64 {
        let MoveLimit { width } = self.limit;
        let number = self.seats as u64 | (width as u64) << 8 | (self.least_tricks as u64) << 16 | (MARGIN as u64) << 24;
        (number | 1 << 56).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}
