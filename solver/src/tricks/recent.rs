//! The positions that were asked about last, card by card.

use super::proofs::Proof;
use crate::recent::Recent as Augen;

/// How many positions are remembered: more do not fit into the nearest caches.
const N_SLOTS: usize = 1 << 10;

/// The memory.
#[derive(Clone, Debug)]
pub(crate) struct Recent {
    slots: Vec<(u64, Option<Proof>)>,
}

impl Recent {
    pub(crate) fn new() -> Self {
        Self { slots: vec![(0, None); N_SLOTS] }
    }

    #[inline(always)]
    fn key(hands: &[u64; 4], leader: usize, spare: u32) -> u64 {
        Augen::key(hands, leader, 0).wrapping_add(u64::from(spare) << 32)
    }

    #[inline(always)]
    pub(crate) fn find(&self, hands: &[u64; 4], leader: usize, spare: u32, proof: &mut Proof) -> bool {
        let key = Self::key(hands, leader, spare);
        let (of, found) = &self.slots[key as usize & (N_SLOTS - 1)];
        let Some(found) = found.as_ref().filter(|_| *of == key) else { return false };
        *proof = *found;
        true
    }

    #[inline(always)]
    pub(crate) fn store(&mut self, hands: &[u64; 4], leader: usize, spare: u32, proof: &Proof) {
        let key = Self::key(hands, leader, spare);
        self.slots[key as usize & (N_SLOTS - 1)] = (key, Some(*proof));
    }
}
