//! Bytes of four seats, as each of them sees them: itself first, then the others in the order of play.

use game::Seat;

/// `N` bytes of each seat.
///
/// They are kept for north, east, south, west, north, east, south: from any seat on those of all four stand in one piece.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around<const N: usize>([[u8; N]; 7]);

impl<const N: usize> Default for Around<N> {
    fn default() -> Self {
        Self([[0; N]; 7])
    }
}

impl<const N: usize> Around<N> {
    /// Adds one to a byte of a seat.
    pub(crate) fn add(&mut self, seat: Seat, at: usize) {
        self.each(seat, |bytes| bytes[at] += 1);
    }

    /// Writes a one into a byte of a seat.
    pub(crate) fn mark(&mut self, seat: Seat, at: usize) {
        self.each(seat, |bytes| bytes[at] = 1);
    }

    /// Writes zeros into the bytes of a seat.
    pub(crate) fn clear(&mut self, seat: Seat) {
        self.each(seat, |bytes| *bytes = [0; N]);
    }

    fn each(&mut self, seat: Seat, mut write: impl FnMut(&mut [u8; N])) {
        self.0.iter_mut().skip(seat.index()).step_by(4).for_each(&mut write);
    }

    /// Returns the bytes of all seats in the order in which `me` sees them.
    pub(crate) fn seen_by(&self, me: Seat) -> &[u8] {
        self.0[me.index()..me.index() + 4].as_flattened()
    }
}

/// Returns a byte of each seat in the order in which `me` sees them.
pub(crate) const fn turned(by_seat: [u8; 4], me: Seat) -> [u8; 4] {
    u32::from_le_bytes(by_seat).rotate_right(8 * me.index() as u32).to_le_bytes()
}

/// Writes how many places to the left of `me` each of these seats sits, with one added; they are numbers with one added, and 0 stays 0.
pub(crate) fn write_steps(seats: &[u8], me: Seat, out: &mut [u8]) {
    for (to, &from) in out.iter_mut().zip(seats) {
        let steps = (from.wrapping_sub(1).wrapping_sub(me.index() as u8)) & 3;
        *to = if from == 0 { 0 } else { steps + 1 };
    }
}
