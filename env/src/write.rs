//! Cards as bytes.

use game::{Card, CardSet, Hand, Seat, Trick};

/// Writes a one for each card of a trick, at the place of its seat, into zeros.
pub(crate) fn write_trick(trick: &Trick, me: Seat, out: &mut [u8]) {
    trick.plays().for_each(|(seat, card)| out[me.steps_to(seat) * Card::COUNT + card.index()] = 1);
}

/// Writes how many of each card there are.
pub(crate) fn write_hand(hand: Hand, out: &mut [u8]) {
    let (kinds, pairs) = (hand.kinds().bits(), hand.pairs().bits());
    for (place, at) in out.chunks_exact_mut(8).zip([0, 8, 16]) {
        let counts = spread((kinds >> at) as u8) + spread((pairs >> at) as u8);
        place.copy_from_slice(&counts.to_le_bytes());
    }
}

/// Writes a one for each card of the set, and a zero for each other one.
pub(crate) fn write_set(set: CardSet, out: &mut [u8]) {
    for (place, at) in out.chunks_exact_mut(8).zip([0, 8, 16]) {
        place.copy_from_slice(&spread((set.bits() >> at) as u8).to_le_bytes());
    }
}

/// Returns eight bytes, of which each is one bit of this one, the lowest first.
pub(crate) const fn spread(bits: u8) -> u64 {
    // Seven bits are laid side by side seven places apart, so none meets another; the highest goes by itself.
    let seven = ((bits & 0x7F) as u64 * 0x0002_0408_1020_4081) & 0x0101_0101_0101_0101;
    seven | (bits as u64 >> 7) << 56
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_become_bytes() {
        for bits in 0..=u8::MAX {
            let bytes = spread(bits).to_le_bytes();
            assert!((0..8).all(|at| bytes[at] == bits >> at & 1), "{bits}");
        }
    }
}
