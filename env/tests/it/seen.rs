//! Output of a batch.

use bots::Draw;
use doko_env::layout::LEN;
use doko_env::{Batch, Buffers};

/// What a batch writes, with room of its own.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Seen {
    pub(crate) observations: Vec<u8>,
    pub(crate) masks: Vec<u8>,
    pub(crate) seats: Vec<u8>,
    pub(crate) rewards: Vec<f32>,
    pub(crate) terminated: Vec<u8>,
}

impl Seen {
    /// Returns room for a batch, in which this byte stands everywhere.
    pub(crate) fn filled(batch: &Batch, byte: u8) -> Self {
        let n = batch.games();
        Self {
            observations: vec![byte; n * LEN],
            masks: vec![byte; n * batch.n_actions()],
            seats: vec![byte; n],
            rewards: vec![byte.into(); 4 * n],
            terminated: vec![byte; n],
        }
    }

    pub(crate) fn buffers(&mut self) -> Buffers<'_> {
        let Self { observations, masks, seats, rewards, terminated } = self;
        Buffers { observations, masks, seats, rewards, terminated }
    }

    /// Returns a legal action for each game, drawn by lot; 0 where none is.
    pub(crate) fn drawn(&self, batch: &Batch, draw: &mut Draw) -> Vec<i64> {
        let legal = |mask: &[u8]| (0..mask.len() as i64).filter(|&at| mask[at as usize] == 1).collect::<Vec<_>>();
        let rows = self.masks.chunks_exact(batch.n_actions());
        rows.map(|mask| draw.choice(&legal(mask)).unwrap_or(0)).collect()
    }
}
