//! Putting what was written on the disk often enough, but not so often that the work waits for it.

use std::fs::File;
use std::io;
use std::time::{Duration, Instant};

/// The time for the disk is at most this part of the whole.
const SHARE: u32 = 20;

/// Syncs a file after most things that are written to it.
///
/// Rare writes are on the disk at once. Continuous writing spends a twentieth of its time on it, so a power cut loses
/// the writes of about twenty times the duration of one sync.
#[derive(Debug)]
pub struct PacedSync {
    begun: Instant,
    spent: Duration,
}

impl PacedSync {
    /// Returns a pacer that has synced nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self { begun: Instant::now(), spent: Duration::ZERO }
    }

    /// Syncs the file, unless syncing has taken its share of the time.
    ///
    /// # Errors
    /// Returns what the system says.
    pub fn after_write(&mut self, file: &File) -> io::Result<()> {
        if self.begun.elapsed() < SHARE * self.spent {
            return Ok(());
        }
        let begun = Instant::now();
        file.sync_data()?;
        self.spent += begun.elapsed();
        Ok(())
    }
}

impl Default for PacedSync {
    fn default() -> Self {
        Self::new()
    }
}
