//! The relaxation to card counts: a position of which only numbers of cards are left.
//!
//! A count state keeps how many cards of each class the seats hold, who leads, and a few comparisons of their highest
//! and lowest cards, but not which cards these are. Every line of play of a position is one of its count state, not the
//! other way round: so what is impossible in the count state is impossible, and there are far fewer of them.

use super::attempt::Attempt;
use super::restriction::Restriction;
use crate::bitboard::{Layout, each};
use std::hash::{Hash, Hasher};

/// The number of classes.
pub(super) const N_CLASSES: usize = 5;

/// A number of cards of each class.
pub(super) type Counts = [u8; N_CLASSES];

/// Returns how many cards of each class there are.
pub(super) fn counts(layout: &Layout, cards: u64) -> Counts {
    layout.classes.map(|class| (cards & class).count_ones() as u8)
}

/// Returns the classes of which there are cards, as a mask.
pub(super) fn classes_held(held: &Counts) -> u8 {
    held.iter().rev().fold(0, |all, &n| all << 1 | u8::from(n != 0))
}

/// Returns the class of a card.
pub(super) fn class_of(layout: &Layout, bit: usize) -> usize {
    layout.classes.iter().position(|class| class >> bit & 1 == 1).expect("every card has a class")
}

/// A position in numbers. Seats that do not matter hold nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct CountState {
    pub(super) held: [Counts; 4],
    pub(super) leader: u8,
}

impl CountState {
    /// Returns the numbers of cards and the leader in one word of 82 bits.
    pub(super) fn word(&self) -> u128 {
        let counts = self.held.iter().flatten();
        counts.fold(u128::from(self.leader), |word, &n| word << 4 | u128::from(n))
    }
}

/// Numbers of cards, as a mask: for which of them, left of a class in a hand, something may be true.
pub(super) type Numbers = u16;

/// Comparisons of the cards of the hands, as far as the relaxation needs them. They stay true when cards are played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Comparisons {
    /// The seat that is to win a trick, and its card and class.
    pub(super) attempt: Attempt,
    /// The members of the other side that can win tricks, as a mask of seats.
    pub(super) leaders: u8,
    /// The bound seat.
    claimant: Option<u8>,
    /// The numbers for which a seat's highest card of a class may win against another's lowest, played before it (0) or
    /// after it (1). For the bound seat it is the next card instead, and the numbers are his.
    wins: [[[[Numbers; 2]; N_CLASSES]; 4]; 4],
    /// The numbers for which a seat's next card of the class of the opponent's card loses to it, played after it (0) or
    /// before it (1).
    yields: [[Numbers; 2]; 4],
}

/// The numbers are hashed as one, not each pair for itself.
impl Hash for Comparisons {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.attempt, self.leaders, self.claimant).hash(state);
        self.wins.as_flattened().as_flattened().as_flattened().hash(state);
        self.yields.as_flattened().hash(state);
    }
}

/// Whether a card beats another of its class that was played before it, and one that comes after it. Of two equal
/// cards, the layout decides.
const BEATS: [fn(&Layout, usize, usize) -> bool; 2] = [
    |layout, card, other| layout.higher[other] >> card & 1 == 1,
    |layout, card, other| layout.higher[card] >> other & 1 == 0,
];

impl Comparisons {
    pub(super) fn new(
        layout: &Layout,
        restriction: &Restriction,
        hands: &[u64; 4],
        attempt: Attempt,
        leaders: u8,
    ) -> Self {
        let claimant = restriction.seat().map(|seat| seat as u8);
        let mut new = Self { attempt, leaders, claimant, wins: [[[[0; 2]; N_CLASSES]; 4]; 4], yields: [[0; 2]; 4] };
        for seat in each(u64::from(leaders)) {
            for other in each(u64::from(leaders)).filter(|&other| other != seat) {
                for (class, members) in layout.classes.iter().enumerate() {
                    let cards = [seat, other].map(|seat| hands[seat] & members);
                    new.wins[seat][other][class] = may_win(layout, restriction, [seat, other], cards);
                }
            }
            let cards = hands[seat] & layout.classes[usize::from(attempt.with)];
            let best = usize::from(attempt.card);
            // Of the pair of which the other wins the last trick either may win, as far as numbers tell.
            let is_turned = |card: usize| layout.turned >> best & layout.turned >> card & 1 == 1;
            let loses = |beats: fn(&Layout, usize, usize) -> bool| {
                restriction.numbers(seat, cards, |card| beats(layout, best, card) || is_turned(card))
            };
            new.yields[seat] = BEATS.map(loses);
        }
        new
    }

    /// Returns for which numbers of cards of the class of the opponent's card the next one of a seat lets him win.
    pub(super) fn lets_win(&self, seat: usize, leader: usize) -> Numbers {
        let is_after = place(usize::from(self.attempt.opponent), leader) < place(seat, leader);
        self.yields[seat][usize::from(is_after)]
    }

    /// Returns whether a seat may win against all of these others that play the same class as he does in a trick led by
    /// `leader`. `held` is what the seats had before.
    pub(super) fn may_win(&self, seat: usize, class: usize, others: u8, leader: usize, held: &[Counts; 4]) -> bool {
        let left = self.claimant.map_or(0, |claimant| held[usize::from(claimant)][class]);
        each(u64::from(others & !(1 << seat))).all(|other| {
            let is_later = usize::from(place(seat, leader) < place(other, leader));
            self.wins[seat][other][class][is_later] >> left & 1 == 1
        })
    }
}

/// Returns when the first of two seats may win against the other, see [`Comparisons::wins`], with their cards of one
/// class.
fn may_win(layout: &Layout, restriction: &Restriction, seats: [usize; 2], [own, others]: [u64; 2]) -> [Numbers; 2] {
    if own == 0 || others == 0 {
        return [if own == 0 { 0 } else { Numbers::MAX }; 2];
    }
    let (top, low) = (63 - own.leading_zeros() as usize, others.trailing_zeros() as usize);
    BEATS.map(|beats| {
        if restriction.seat() == Some(seats[0]) {
            restriction.numbers(seats[0], own, |card| beats(layout, card, low))
        } else {
            restriction.numbers(seats[1], others, |card| beats(layout, top, card))
        }
    })
}

/// Returns which card of a trick a seat plays, from 0.
const fn place(seat: usize, leader: usize) -> usize {
    seat.wrapping_sub(leader) & 3
}
