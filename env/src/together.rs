//! Policies in some seats of a batch: they decide at all tables that wait for them at once.

use crate::action::n_actions;
use crate::batch::{Batch, Buffers, Look};
use crate::error::BatchError;
use crate::layout;
use crate::player::Rows;
use bots::{Fault, FaultKind};
use game::Seat;
use std::sync::Arc;
use text::Localized;

impl Batch {
    /// Asks the policies until a seat outside is asked in every game that goes on.
    pub(crate) fn let_policies_decide(
        &mut self,
        mut out: Option<&mut Buffers<'_>>,
        look: Look<'_>,
    ) -> Result<(), BatchError> {
        if self.policies.is_empty() {
            return Ok(());
        }
        loop {
            let mut n_asked = 0;
            for number in 0..self.policies.len() {
                let games: Vec<usize> =
                    (0..self.tables.len()).filter(|&at| self.policy_at(at) == Some(number)).collect();
                n_asked += games.len();
                if !games.is_empty() {
                    self.let_policy_decide(number, &games, out.as_deref_mut())?;
                }
                if look() {
                    return Err(BatchError::Stopped);
                }
            }
            if n_asked == 0 {
                break;
            }
        }
        for at in 0..self.tables.len() {
            self.tables[at].was_asked |= self.asked(at).is_some();
        }
        Ok(())
    }

    fn let_policy_decide(
        &mut self,
        number: usize,
        games: &[usize],
        mut out: Option<&mut Buffers<'_>>,
    ) -> Result<(), BatchError> {
        let policy = Arc::clone(&self.policies[number]);
        let n_actions = n_actions(policy.scope().unwrap_or(self.scope));
        let (observations, masks) = (vec![0; games.len() * layout::LEN], vec![0; games.len() * n_actions]);
        let mut rows = Rows { observations, masks, n_actions };
        let each = rows.observations.chunks_exact_mut(layout::LEN).zip(rows.masks.chunks_exact_mut(n_actions));
        for (&at, (observation, mask)) in games.iter().zip(each) {
            self.observe_row(at, observation, mask);
        }
        let failed = |game: usize, kind, what| {
            let seat = self.asked(game).unwrap_or(Seat::N);
            BatchError::Failed { game, fault: Fault { seat, kind, what } }
        };
        let actions = policy.decide(&rows).map_err(|what| failed(games[0], FaultKind::Died, what))?;
        if actions.len() != games.len() {
            let wrong = BatchError::WrongLength { expected: games.len(), given: actions.len() };
            return Err(failed(games[0], FaultKind::Nonsense, wrong.message()));
        }
        for (&at, &action) in games.iter().zip(&actions) {
            self.check_fully(at, action).map_err(|error| failed(at, FaultKind::Illegal, error.message()))?;
        }
        games.iter().zip(actions).try_for_each(|(&at, action)| self.step_one(at, action as usize, out.as_deref_mut()))
    }

    /// Returns the policy that is asked at a table.
    pub(crate) fn policy_at(&self, at: usize) -> Option<usize> {
        self.policy_of[self.asked(at)?.index()]
    }
}
