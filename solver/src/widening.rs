//! Iterative widening: what a side reaches with its most promising cards alone, it reaches.
//!
//! Most of the work of a hard question goes into cards that are tried in vain: before one decides, others are refuted, and
//! to refute a card takes all that its side could play later. So it is first tried whether the side that is likely to be
//! right is right even if it plays nothing but its two most promising cards at each choice. If it is, that is proved, for the
//! other side played whatever it wanted. If not, nothing is known, and it is tried with three and with four, and at last
//! with all.
//!
//! Which side is likely to be right, a search says in which both play promising cards only. It proves nothing, but takes a
//! small part of the work. So values are guessed by such searches, too, before they are asked about.
//!
//! What rests on cards that were left out is doubtful. It is remembered apart, and asked for only by those who leave out
//! as many.
//!
//! See: Tristan Cazenave, "Iterative Widening", IJCAI 2001.

/// By how much a card may be less promising than the best, in thousandths of e-folds of the size of its tree.
const GAP: i32 = 2_000;

/// How many tricks after those with which it pays to begin cards are still left out. With fewer tricks left all are tried: to
/// refute them takes little.
const DEPTH: u32 = 3;

/// With how many cards a choice a side is tried to be right.
pub(crate) const WIDTHS: [u8; 3] = [2, 3, 4];

/// With how many cards a choice both are, to find out which is likely to be right.
pub(crate) const WIDTH_OF_ALL: u8 = 3;

/// Who plays promising cards only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Selection {
    /// A mask of seats.
    seats: u8,
    /// How many cards at a choice.
    width: u8,
    /// With fewer tricks left, the running one included, all are tried.
    least_tricks: u32,
}

impl Selection {
    /// Returns that of a mask of seats where widening begins with so many tricks left.
    pub(crate) const fn new(seats: u8, width: u8, from_tricks: u32) -> Self {
        Self { seats, width, least_tricks: from_tricks.saturating_sub(DEPTH) }
    }

    /// Returns that of all seats.
    pub(crate) const fn of_all(width: u8, from_tricks: u32) -> Self {
        Self::new(0b1111, width, from_tricks)
    }

    /// Returns whether cards are left out with so many tricks left.
    pub(crate) const fn is_on(&self, n_tricks: u32) -> bool {
        self.least_tricks <= n_tricks
    }

    /// Returns whether a seat leaves cards out with so many tricks left.
    pub(crate) const fn binds(&self, seat: usize, n_tricks: u32) -> bool {
        self.seats >> seat & 1 == 1 && self.is_on(n_tricks)
    }

    /// Returns how many more cards are tried where so many have been.
    pub(crate) fn n_left(&self, n_tried: usize) -> usize {
        usize::from(self.width).saturating_sub(n_tried)
    }

    /// Returns the least score of a card that is tried where this is the score of the best.
    pub(crate) const fn least_score(best: i32) -> i32 {
        best - GAP
    }

    /// Returns by what its keys differ from those of other selections.
    pub(crate) const fn salt(&self) -> u64 {
        let number = self.seats as u64 | (self.width as u64) << 8 | (self.least_tricks as u64) << 16;
        (number | 1 << 32).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}
