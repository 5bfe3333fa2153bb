//! The running trick and a position, in bits.

use crate::bitboard::{Layout, both};
use game::Position;
use std::hint::select_unpredictable;

/// The running trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trick {
    /// Seat that led.
    pub(crate) leader: u8,
    /// Number of cards on the table.
    pub(crate) len: u8,
    /// Seat that is winning; the leader before the lead.
    pub(crate) owner: u8,
    /// The bit of the winning card.
    pub(crate) best: u8,
    /// Augen of the cards on the table.
    pub(crate) augen: u8,
    /// The bits that follow; all before the lead.
    pub(crate) follow: u64,
    /// The bits of the cards.
    pub(crate) cards: u64,
    /// Sides that have left out cards because the taker of the trick was certain: bit 0 for Kontra and 1 for Re.
    pub(crate) leaving_out: u8,
}

impl Trick {
    pub(crate) const fn led_by(leader: u8) -> Self {
        Self { leader, len: 0, owner: leader, best: 0, augen: 0, follow: u64::MAX, cards: 0, leaving_out: 0 }
    }

    /// Returns who plays next.
    pub(crate) const fn turn(&self) -> usize {
        (self.leader + self.len) as usize & 3
    }

    /// Returns the table with one more card.
    #[inline(always)]
    pub(crate) fn with(&self, layout: &Layout, bit: usize) -> Self {
        let bit = bit & 63;
        let mut next = *self;
        next.augen += layout.augen[bit];
        debug_assert!(self.cards >> bit & 1 == 0, "each card has a bit of its own");
        next.cards |= 1 << bit;
        next.len += 1;
        if self.len == 0 {
            next.best = bit as u8;
            next.follow = layout.class[bit];
        } else {
            let beats = layout.higher[self.best as usize & 63] >> bit & 1 == 1;
            next.best = select_unpredictable(beats, bit as u8, self.best);
            next.owner = select_unpredictable(beats, self.turn() as u8, self.owner);
        }
        next
    }

    /// Returns the table with one more card, which is the last of its hand.
    #[inline(always)]
    pub(crate) fn with_last(&self, layout: &Layout, bit: usize) -> Self {
        let mut next = self.with(layout, bit);
        let is_turned = self.len != 0 && layout.turned >> (bit & 63) & layout.turned >> (self.best & 63) & 1 == 1;
        if is_turned {
            // The other of the two wins than in the tricks before.
            let takes = next.best == self.best;
            (next.best, next.owner) = if takes { (bit as u8, self.turn() as u8) } else { (self.best, self.owner) };
        }
        next
    }

    /// Returns the cards of the hand to play that may be played.
    #[inline(always)]
    pub(crate) const fn legal(&self, hand: u64) -> u64 {
        let following = hand & self.follow;
        if following == 0 { hand } else { following }
    }

    /// Returns the cards of the seat to play around one of them without a foreign one between them. A half of a split pair is
    /// alone.
    #[inline(always)]
    pub(crate) fn run_of(&self, layout: &Layout, hands: &[u64; 4], bit: usize) -> u64 {
        let seat = self.turn();
        let others = hands[(seat + 1) & 3] | hands[(seat + 2) & 3] | hands[(seat + 3) & 3];
        let foreign = both(others | self.best_bit());
        let card = 1 << bit;
        let class = layout.class[bit & 63];
        let wall = foreign & class & (card - 1);
        let above_wall = u64::MAX << (63 - (wall << 1 | 1).leading_zeros());
        let stop = foreign & class & !(card - 1);
        let run = hands[seat] & class & above_wall & (stop & stop.wrapping_neg()).wrapping_sub(1);
        select_unpredictable(foreign >> bit & 1 == 1, card, run)
    }

    /// Returns the runs in which these cards of the seat to play lie, see [`run_of`](Self::run_of).
    #[inline(always)]
    pub(crate) fn runs_of(&self, layout: &Layout, hands: &[u64; 4], cards: u64) -> impl Iterator<Item = u64> {
        let mut left = cards;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let run = self.run_of(layout, hands, left.trailing_zeros() as usize);
                left &= !run;
                run
            })
        })
    }

    /// Returns the winning card as a set, empty before the lead.
    pub(crate) const fn best_bit(&self) -> u64 {
        if self.len == 0 { 0 } else { 1 << self.best }
    }
}

/// A position in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) hands: [u64; 4],
    pub(crate) trick: Trick,
}

impl State {
    pub(crate) fn new(layout: &Layout, position: &Position) -> Self {
        Self::with_held(layout, position).0
    }

    /// Returns the position, and what each seat holds together with what it has played to the trick.
    pub(crate) fn with_held(layout: &Layout, position: &Position) -> (Self, [u64; 4]) {
        let hands = layout.hands(position);
        let mut held = hands;
        let trick = position.cards().trick();
        let mut lying = Trick::led_by(trick.leader().index() as u8);
        for (seat, card) in trick.plays() {
            let taken = held.iter().fold(0, |all, hand| all | hand);
            let low = layout.low(card);
            let bit = if taken >> low & 1 == 0 { low } else { low + 1 };
            let is_last = hands[seat.index()] == 0;
            lying = if is_last { lying.with_last(layout, bit) } else { lying.with(layout, bit) };
            held[seat.index()] |= 1 << bit;
        }
        (Self { hands, trick: lying }, held)
    }

    /// Returns the cards the seat to play may play.
    #[inline]
    pub(crate) const fn legal(&self) -> u64 {
        self.trick.legal(self.hands[self.trick.turn()])
    }

    /// Returns the cards in the other three hands and the winning card of the trick.
    #[inline]
    pub(crate) const fn others(&self) -> u64 {
        let turn = self.trick.turn();
        self.hands[(turn + 1) & 3] | self.hands[(turn + 2) & 3] | self.hands[(turn + 3) & 3] | self.trick.best_bit()
    }

    /// Returns the state after a card, and the finished trick if it was the fourth.
    #[inline]
    pub(crate) fn after(&self, layout: &Layout, bit: usize) -> (Self, Option<Trick>) {
        let mut hands = self.hands;
        hands[self.trick.turn()] ^= 1 << bit;
        let is_last = hands[self.trick.turn()] == 0;
        let trick = if is_last { self.trick.with_last(layout, bit) } else { self.trick.with(layout, bit) };
        if trick.len < 4 {
            return (Self { hands, trick }, None);
        }
        (Self { hands, trick: Trick::led_by(trick.owner) }, Some(trick))
    }

    /// Returns whether no card is left.
    pub(crate) const fn is_over(&self) -> bool {
        self.hands[self.trick.turn()] == 0
    }
}
