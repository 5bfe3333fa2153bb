//! What verdicts can tell from numbers of cards: a position in outline.
//!
//! An outline keeps how many cards of each class the seats hold, who leads, and a few comparisons of their highest and
//! lowest cards, but not which cards these are. Every line of play of a position is one of its outline, not the other
//! way round: so what is impossible in the outline is impossible, and there are far fewer outlines than positions.

use super::attempt::Chance;
use super::restriction::Bound;
use crate::bitboard::{Layout, each};

/// The number of classes.
pub(crate) const N: usize = 5;

/// A number of cards of each class.
pub(crate) type Counts = [u8; N];

/// Returns how many cards of each class there are.
pub(crate) fn counts(layout: &Layout, cards: u64) -> Counts {
    layout.classes.map(|class| (cards & class).count_ones() as u8)
}

/// A position in outline. Seats that do not matter hold nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outline {
    pub(crate) held: [Counts; 4],
    pub(crate) leader: u8,
}

impl Outline {
    /// Returns the numbers of cards and the leader in one word of 82 bits.
    pub(crate) fn word(&self) -> u128 {
        let counts = self.held.iter().flatten();
        counts.fold(u128::from(self.leader), |word, &n| word << 4 | u128::from(n))
    }
}

/// Numbers of cards, as a mask: for which of them, left of a class in a hand, something may be true.
pub(crate) type Numbers = u16;

/// How the cards of the hands compare, as far as an outline needs it. It stays true when cards are played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Shape {
    /// Who is to win a trick, and how.
    pub(crate) chance: Chance,
    /// The members of the other side that can win tricks, as a mask of seats.
    pub(crate) leaders: u8,
    /// The bound seat.
    claimant: Option<u8>,
    /// When a seat's highest card of a class may win against another's lowest, played before it (0) or after it (1). For
    /// the bound seat it is the next card instead, and the numbers are his.
    wins: [[[[Numbers; N]; 4]; 4]; 2],
    /// When a seat's next card of the class that is led loses to the opponent's, played after it (0) or before it (1).
    loses: [[Numbers; 4]; 2],
    /// The same for trumps that a seat has to play to a trick that the opponent takes with a trump.
    trumps_low: [[Numbers; 4]; 2],
}

impl Shape {
    pub(crate) fn new(layout: &Layout, bound: &Bound, hands: &[u64; 4], chance: Chance, leaders: u8) -> Self {
        let mut shape = Self {
            chance,
            leaders,
            claimant: bound.seat().map(|seat| seat as u8),
            wins: [[[[0; N]; 4]; 4]; 2],
            loses: [[0; 4]; 2],
            trumps_low: [[0; 4]; 2],
        };
        let best = usize::from(chance.card);
        let beaten_later = |card: usize| layout.higher[card] >> best & 1 == 1;
        let beaten_before = |card: usize| layout.higher[best] >> card & 1 == 0;
        for seat in each(u64::from(leaders)) {
            for other in each(u64::from(leaders)).filter(|&other| other != seat) {
                for (class, &members) in layout.classes.iter().enumerate() {
                    shape.compare(
                        layout,
                        bound,
                        [seat, other],
                        [hands[seat], hands[other]].map(|hand| hand & members),
                        class,
                    );
                }
            }
            let led = hands[seat] & layout.classes[usize::from(chance.class)];
            let trumps = hands[seat] & layout.classes[0];
            shape.loses[0][seat] = bound.numbers(seat, led, &beaten_later);
            shape.loses[1][seat] = bound.numbers(seat, led, &beaten_before);
            if chance.is_ruff() {
                shape.trumps_low[0][seat] = bound.numbers(seat, trumps, &beaten_later);
                shape.trumps_low[1][seat] = bound.numbers(seat, trumps, &beaten_before);
            }
        }
        shape
    }

    fn compare(&mut self, layout: &Layout, bound: &Bound, seats: [usize; 2], [own, others]: [u64; 2], class: usize) {
        let [seat, other] = seats;
        if own == 0 {
            return;
        }
        let top = 63 - own.leading_zeros() as usize;
        let low = others.trailing_zeros() as usize;
        let beats: [&dyn Fn(usize, usize) -> bool; 2] =
            [&|card, before| layout.higher[before] >> card & 1 == 1, &|card, after| {
                layout.higher[card] >> after & 1 == 0
            }];
        for (wins, beats) in self.wins.iter_mut().zip(beats) {
            wins[seat][other][class] = if others == 0 {
                Numbers::MAX
            } else if bound.seat() == Some(seat) {
                bound.numbers(seat, own, &|card| beats(card, low))
            } else {
                bound.numbers(other, others, &|card| beats(top, card))
            };
        }
    }

    /// Returns for which numbers of cards of the class that is led the next card of a seat lets the opponent win.
    pub(crate) fn lets_win(&self, seat: usize, leader: usize) -> Numbers {
        self.loses[usize::from(self.is_after_opponent(seat, leader))][seat]
    }

    /// Returns for which numbers of trumps the next one of a seat lets the opponent win with a trump.
    pub(crate) fn lets_ruff(&self, seat: usize, leader: usize) -> Numbers {
        self.trumps_low[usize::from(self.is_after_opponent(seat, leader))][seat]
    }

    fn is_after_opponent(&self, seat: usize, leader: usize) -> bool {
        place(usize::from(self.chance.opponent), leader) < place(seat, leader)
    }

    /// Returns whether a seat may win against all of these others that play the same class as he does in a trick led by
    /// `leader`. `left` says how many cards of the class the bound seat had before.
    pub(crate) fn may_win(&self, seat: usize, class: usize, others: u8, leader: usize, held: &[Counts; 4]) -> bool {
        let left = self.claimant.map_or(0, |claimant| held[usize::from(claimant)][class]);
        each(u64::from(others & !(1 << seat))).all(|other| {
            let is_later = usize::from(place(seat, leader) < place(other, leader));
            self.wins[is_later][seat][other][class] >> left & 1 == 1
        })
    }
}

/// Returns which card of a trick a seat plays, from 0.
const fn place(seat: usize, leader: usize) -> usize {
    seat.wrapping_sub(leader) & 3
}
