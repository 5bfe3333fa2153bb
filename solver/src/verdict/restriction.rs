//! The manner of a claim in bits: which cards the claimant may play.

use super::Manner;
use super::counts::{Counts, Numbers, class_of, classes_held};
use super::shown::takes_with_any;
use crate::bitboard::{Layout, each, highest_of_each};
use crate::trick::State;
use game::Position;

/// Restriction of the claimant. All others play any legal card.
pub(super) enum Restriction {
    /// The claimant is not bound.
    None,
    /// He plays his highest card of a class, and where the class is free from the first of these. While he holds `taking` cards
    /// he takes the running trick with any card that can take it.
    TopFirst { seat: usize, classes: Vec<usize>, taking: Option<u32> },
    /// He plays the first of these cards that is legal.
    InOrder { seat: usize, bits: Vec<usize> },
}

impl Restriction {
    pub(super) fn new(layout: &Layout, start: &State, position: &Position, manner: &Manner) -> Self {
        match manner {
            Manner::EveryOrder => Self::None,
            Manner::TopFirst { claimant } => {
                let seat = claimant.index();
                let taking = takes_with_any(position, manner).then(|| start.hands[seat].count_ones());
                Self::TopFirst { seat, classes: Vec::new(), taking }
            }
            Manner::TopFirstInOrder { claimant, classes } => {
                let classes = classes.iter().map(|class| class.index()).collect();
                Self::TopFirst { seat: claimant.index(), classes, taking: None }
            }
            Manner::InOrder { claimant, order } => {
                let mut left = start.hands[claimant.index()];
                let bits = order.iter().filter_map(|&card| {
                    let bit = each(left & layout.slot(card)).next()?;
                    left ^= 1 << bit;
                    Some(bit)
                });
                Self::InOrder { seat: claimant.index(), bits: bits.collect() }
            }
        }
    }

    /// Returns the seat that is bound.
    pub(super) const fn seat(&self) -> Option<usize> {
        match self {
            Self::None => None,
            Self::TopFirst { seat, .. } | Self::InOrder { seat, .. } => Some(*seat),
        }
    }

    /// Returns which cards the seat to play may play, in the running trick or a later one.
    pub(super) fn allowed_in(&self, layout: &Layout, state: &State) -> u64 {
        let (seat, legal) = (state.trick.turn(), state.legal());
        if let Self::TopFirst { seat: bound, taking: Some(held), .. } = *self
            && bound == seat
            && state.hands[seat].count_ones() == held
        {
            let takes = |bit: &usize| {
                let trick =
                    if held == 1 { state.trick.with_last(layout, *bit) } else { state.trick.with(layout, *bit) };
                usize::from(trick.owner) == seat
            };
            let taking = each(legal).filter(takes).fold(0, |all, bit| all | 1 << bit);
            if taking != 0 {
                return taking;
            }
        }
        self.allowed(layout, seat, legal)
    }

    /// Returns which of the legal cards a seat may play once the running trick is complete.
    pub(super) fn allowed(&self, layout: &Layout, seat: usize, legal: u64) -> u64 {
        match self {
            Self::TopFirst { seat: bound, classes, .. } if *bound == seat => {
                let named = classes.iter().map(|&class| legal & layout.classes[class]).find(|&cards| cards != 0);
                highest_of_each(layout, named.unwrap_or(legal))
            }
            Self::InOrder { seat: bound, bits } if *bound == seat => {
                bits.iter().find(|&&bit| legal >> bit & 1 == 1).map_or(legal, |&bit| 1 << bit)
            }
            _ => legal,
        }
    }

    /// Returns the classes from which a seat may play where the rules leave it free, as a mask.
    pub(super) fn free_classes(&self, layout: &Layout, seat: usize, held: &Counts) -> u8 {
        let fixed = match self {
            Self::TopFirst { seat: bound, classes, .. } if *bound == seat => {
                classes.iter().copied().find(|&class| held[class] != 0)
            }
            Self::InOrder { seat: bound, bits } if *bound == seat => {
                // What is left of a class are the last cards of it in the list.
                let mut left = *held;
                let mut first = None;
                for class in bits.iter().rev().map(|&bit| class_of(layout, bit)) {
                    if left[class] != 0 {
                        left[class] -= 1;
                        first = Some(class);
                    }
                }
                first
            }
            _ => None,
        };
        fixed.map_or_else(|| classes_held(held), |class| 1 << class)
    }

    /// Returns for which numbers of cards that are left of these of one class the next one may be one of those wanted.
    pub(super) fn numbers(&self, seat: usize, cards: u64, wanted: impl Fn(usize) -> bool) -> Numbers {
        if self.seat() != Some(seat) {
            return if each(cards).any(wanted) { Numbers::MAX } else { 0 };
        }
        // The bound seat plays the cards of a class in an order that is known.
        let last_to_first: Vec<usize> = match self {
            Self::InOrder { bits, .. } => bits.iter().rev().copied().filter(|bit| cards >> bit & 1 == 1).collect(),
            Self::None | Self::TopFirst { .. } => each(cards).collect(),
        };
        last_to_first.into_iter().enumerate().filter(|&(_, bit)| wanted(bit)).fold(0, |all, (n, _)| all | 2 << n)
    }
}
