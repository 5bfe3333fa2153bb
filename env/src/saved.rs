//! A batch as bytes, and back.
//!
//! The bytes say for each table which game it plays and what was decided in it; reading them plays these games again. So they do
//! not depend on how a game is kept in memory. Bots are asked again for what they decided: they begin each game with its own seed.

use crate::action::N_ACTIONS;
use crate::batch::{AutoReset, Batch, Config, Look, NOBODY};
use crate::error::BatchError;
use crate::layout;
use crate::player::Player;
use solver::Stop;

/// First bytes of a saved batch; the last one grows whenever the others mean something else.
const MAGIC: [u8; 8] = *b"dokoenv\x01";

/// Most decisions of one game: each is one byte.
const MOST_ACTIONS: usize = u16::MAX as usize;

/// A table that was written down.
struct Written<'a> {
    n_dealt: u64,
    is_over: bool,
    was_asked: bool,
    actions: &'a [u8],
}

impl Batch {
    /// Returns the state of all games as bytes, which [`restore`](Self::restore) reads.
    ///
    /// # Errors
    /// The last work was stopped or failed.
    pub fn save(&self) -> Result<Vec<u8>, BatchError> {
        if !self.is_whole {
            return Err(BatchError::Unfinished);
        }
        let mut bytes = MAGIC.to_vec();
        for number in [self.setup(), self.seed, self.tables.len() as u64, self.looks()] {
            bytes.extend(number.to_le_bytes());
        }
        for table in &self.tables {
            let actions = table.game.actions();
            bytes.extend(table.n_dealt.to_le_bytes());
            bytes.push(u8::from(table.is_over) | u8::from(table.was_asked) << 1);
            bytes.extend((actions.len().min(MOST_ACTIONS) as u16).to_le_bytes());
            bytes.extend(&actions[..actions.len().min(MOST_ACTIONS)]);
        }
        bytes.extend(sum(&bytes).to_le_bytes());
        Ok(bytes)
    }

    /// Goes on where the batch was [saved](Self::save), with the same setup.
    ///
    /// # Errors
    /// These are not the bytes of a batch, or of one with another setup, a bot fails or decides otherwise than before, or `look` stops
    /// the work. Nothing has changed then.
    pub fn restore(&mut self, bytes: &[u8], look: Look<'_>) -> Result<(), BatchError> {
        let mut again = Self::before_deal(self.config(), look)?;
        again.replay(bytes, look)?;
        *self = again;
        Ok(())
    }

    /// Returns a batch with the same setup and the same games, which goes its own way and is stopped by `stop`.
    ///
    /// # Errors
    /// The last work was stopped or failed, a bot cannot be built, fails or decides otherwise than before, or `look` stops the work.
    pub fn copy(&self, stop: Stop, look: Look<'_>) -> Result<Self, BatchError> {
        let mut again = Self::before_deal(Config { stop, ..self.config() }, look)?;
        again.replay(&self.save()?, look)?;
        Ok(again)
    }

    /// Returns the setup of this batch.
    fn config(&self) -> Config {
        Config {
            rules: self.rules.clone(),
            scope: self.scope,
            games: self.tables.len(),
            seed: self.seed,
            auto_reset: self.auto_reset,
            players: self.players.clone(),
            stop: self.stop.clone(),
        }
    }

    fn replay(&mut self, bytes: &[u8], look: Look<'_>) -> Result<(), BatchError> {
        let (head, tables) = written(bytes).ok_or(BatchError::NotSaved)?;
        let [setup, seed, games, looks] = head;
        if setup != self.setup() || games != self.tables.len() as u64 {
            return Err(BatchError::OtherSetup);
        }
        self.seed = seed;
        for (at, table) in tables.iter().enumerate() {
            if self.stop.is_set() || look() {
                return Err(BatchError::Stopped);
            }
            self.replay_one(at, table)?;
        }
        if looks != self.looks() {
            return Err(BatchError::DecidesOtherwise);
        }
        self.is_whole = true;
        Ok(())
    }

    fn replay_one(&mut self, at: usize, written: &Written<'_>) -> Result<(), BatchError> {
        self.tables[at].n_dealt = written.n_dealt;
        if !self.begin(at)? {
            return Err(BatchError::DecidesOtherwise);
        }
        for &action in written.actions {
            // Only who decided otherwise than before comes to something else that is not legal.
            if self.tables[at].is_over || self.check_fully(at, i64::from(action)).is_err() {
                return Err(BatchError::DecidesOtherwise);
            }
            let is_over = self.act(at, action.into())?;
            self.tables[at].is_over = is_over;
        }
        let waits = self.policy_at(at).is_none() && (self.tables[at].is_over == written.is_over);
        if !waits || written.is_over && self.auto_reset == AutoReset::SameStep {
            return Err(BatchError::DecidesOtherwise);
        }
        self.tables[at].was_asked = written.was_asked;
        Ok(())
    }

    /// Returns a digest of the setup.
    fn setup(&self) -> u64 {
        let players = self.players.each_ref().map(|player| match player {
            Player::Outside => 'o',
            Player::Bot(_) => 'b',
            Player::Policy(_) => 'p',
        });
        sum(format!("{:?} {:?} {:?} {players:?}", self.rules, self.scope, self.auto_reset).as_bytes())
    }

    /// Returns a digest of what is seen in all games.
    fn looks(&self) -> u64 {
        let (mut observation, mut mask) = ([0; layout::LEN], [0; N_ACTIONS]);
        let mask = &mut mask[..self.n_actions()];
        (0..self.tables.len()).fold(0, |digest, at| {
            self.observe_row(at, &mut observation, mask);
            let seat = self.asked(at).map_or(NOBODY, |seat| seat.index() as u8);
            let of_row = sum(&observation) ^ sum(mask).rotate_left(1) ^ u64::from(seat);
            digest.rotate_left(5).wrapping_mul(PRIME) ^ of_row
        })
    }
}

/// The prime of the FNV-1a digest of 64 bits.
const PRIME: u64 = 0x0100_0000_01b3;

/// Returns the FNV-1a digest: it shows damage, not malice.
fn sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(PRIME))
}

/// Reads the bytes of a batch; `None` if they are none, or damaged.
fn written(bytes: &[u8]) -> Option<([u64; 4], Vec<Written<'_>>)> {
    let (bytes, digest) = bytes.split_last_chunk()?;
    if u64::from_le_bytes(*digest) != sum(bytes) {
        return None;
    }
    let mut rest = bytes.strip_prefix(&MAGIC)?;
    let mut head = [0; 4];
    for number in &mut head {
        *number = u64::from_le_bytes(*take(&mut rest)?);
    }
    let mut tables = Vec::new();
    while !rest.is_empty() {
        let n_dealt = u64::from_le_bytes(*take(&mut rest)?);
        let [flags] = *take(&mut rest)?;
        let length = u16::from_le_bytes(*take(&mut rest)?);
        let (actions, behind) = rest.split_at_checked(length.into())?;
        rest = behind;
        if n_dealt == 0 || n_dealt > u32::MAX.into() || flags > 3 {
            return None;
        }
        tables.push(Written { n_dealt, is_over: flags & 1 == 1, was_asked: flags & 2 == 2, actions });
    }
    (tables.len() as u64 == head[2]).then_some((head, tables))
}

fn take<'a, const N: usize>(rest: &mut &'a [u8]) -> Option<&'a [u8; N]> {
    let (first, behind) = rest.split_first_chunk()?;
    *rest = behind;
    Some(first)
}
