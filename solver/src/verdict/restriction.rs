//! The manner of a claim as a mask of the cards that the claimant may play.

use super::claim::Manner;
use super::counts::Counts;
use crate::bitboard::{Layout, each, highest_of_each};
use crate::trick::State;

/// How the claimant is bound, in bits.
pub(crate) enum Bound {
    Free,
    TopFirst { seat: usize, classes: Vec<u64> },
    InOrder { seat: usize, bits: Vec<usize> },
}

impl Bound {
    pub(crate) fn new(layout: &Layout, start: &State, manner: &Manner) -> Self {
        match manner {
            Manner::EveryOrder => Self::Free,
            Manner::TopFirst { claimant } => Self::TopFirst { seat: claimant.index(), classes: Vec::new() },
            Manner::TopFirstInOrder { claimant, classes } => Self::TopFirst {
                seat: claimant.index(),
                classes: classes.iter().map(|class| layout.classes[class.index()]).collect(),
            },
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

    pub(crate) const fn seat(&self) -> Option<usize> {
        match self {
            Self::Free => None,
            Self::TopFirst { seat, .. } | Self::InOrder { seat, .. } => Some(*seat),
        }
    }

    /// Returns for which numbers of cards that are left of these of one class the next one may be one of those wanted.
    pub(crate) fn numbers(&self, seat: usize, cards: u64, wanted: &dyn Fn(usize) -> bool) -> u16 {
        if self.seat() != Some(seat) {
            return if each(cards).any(wanted) { u16::MAX } else { 0 };
        }
        // The bound seat plays the cards of a class in an order that is known.
        let last_to_first: Vec<usize> = match self {
            Self::InOrder { bits, .. } => bits.iter().rev().copied().filter(|bit| cards >> bit & 1 == 1).collect(),
            Self::Free | Self::TopFirst { .. } => each(cards).collect(),
        };
        last_to_first.into_iter().enumerate().filter(|&(_, bit)| wanted(bit)).fold(0, |all, (n, _)| all | 2 << n)
    }

    /// Returns the class from which the bound seat plays where the rules leave it free, if that is fixed.
    pub(crate) fn class_to_choose(&self, layout: &Layout, held: &Counts) -> Option<usize> {
        match self {
            Self::Free => None,
            Self::TopFirst { classes, .. } => {
                let named = classes.iter().filter_map(|class| layout.classes.iter().position(|other| other == class));
                named.into_iter().find(|&class| held[class] != 0)
            }
            Self::InOrder { bits, .. } => {
                let class_of = |bit: usize| layout.classes.iter().position(|class| class >> bit & 1 == 1);
                // What is left of a class are the last cards of it in the list.
                let mut left = *held;
                let mut first = None;
                for class in bits.iter().rev().filter_map(|&bit| class_of(bit)) {
                    if left[class] != 0 {
                        left[class] -= 1;
                        first = Some(class);
                    }
                }
                first
            }
        }
    }

    /// Returns which of the legal cards the bound seat may play.
    pub(crate) fn allowed(&self, layout: &Layout, legal: u64) -> u64 {
        match self {
            Self::Free => legal,
            Self::TopFirst { classes, .. } => {
                let named = classes.iter().map(|class| legal & class).find(|&cards| cards != 0);
                highest_of_each(layout, named.unwrap_or(legal))
            }
            Self::InOrder { bits, .. } => {
                let first = bits.iter().find(|&&bit| legal >> bit & 1 == 1);
                first.map_or(legal, |&bit| 1 << bit)
            }
        }
    }
}
