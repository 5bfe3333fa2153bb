//! Putting what was written on the disk often enough, but not so often that the work waits for it.

use std::fs::File;
use std::io;
use std::time::{Duration, Instant};

/// The time for the disk is at most this part of the whole.
const SHARE: u32 = 20;

/// Syncs a file after most things that are written to it.
///
/// Whoever writes rarely has everything on the disk at once. Whoever writes without pause gives a twentieth of his time
/// for it, so a power cut takes what was written in about twenty times what one sync lasts.
#[derive(Debug)]
pub struct PacedSync {
    begun: Instant,
    spent: Duration,
}

impl PacedSync {
    /// Returns somebody who has synced nothing yet.
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
