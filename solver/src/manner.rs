//! The manner of a claim as a mask of the cards that the claimant may play.

use crate::claim::Manner;
use crate::slot::{Layout, State, each, highest_of_each};

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
