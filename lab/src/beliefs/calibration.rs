//! Quality of probabilities.

use std::fmt;

/// The number of bins of a reliability table.
const BINS: usize = 10;

/// What was said with about the same probability.
#[derive(Clone, Copy, Debug, Default)]
struct Bin {
    n: f64,
    said: f64,
    was: f64,
}

/// Probabilities that were said, and what was so.
#[derive(Clone, Debug, Default)]
pub(crate) struct Calibration {
    log_loss: f64,
    bins: [Bin; BINS],
}

impl Calibration {
    #[expect(clippy::fn_params_excessive_bools, reason = "it is an outcome")]
    /// Adds a prediction with probability `p` and its outcome.
    pub(crate) fn add(&mut self, p: f64, is_so: bool) {
        let p = p.clamp(1e-4, 1.0 - 1e-4);
        self.log_loss -= if is_so { p } else { 1.0 - p }.ln();
        let bin = &mut self.bins[((p * BINS as f64) as usize).min(BINS - 1)];
        bin.n += 1.0;
        bin.said += p;
        bin.was += if is_so { 1.0 } else { 0.0 };
    }

    /// Adds the predictions of another calibration.
    pub(crate) fn join(&mut self, other: &Self) {
        self.log_loss += other.log_loss;
        for (bin, other) in self.bins.iter_mut().zip(other.bins) {
            bin.n += other.n;
            bin.said += other.said;
            bin.was += other.was;
        }
    }

    fn n(&self) -> f64 {
        self.bins.iter().map(|bin| bin.n).sum()
    }

    /// Returns by how much what was said is off from what was, the mean over all bins (the expected calibration error).
    fn off(&self) -> f64 {
        self.bins.iter().map(|bin| (bin.said - bin.was).abs()).sum::<f64>() / self.n()
    }
}

/// The mean log-loss, and the average error of the predictions over the bins in percent.
impl fmt::Display for Calibration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.n() == 0.0 {
            return f.write_str("- | -");
        }
        write!(f, "{:.3} | {:.1} %", self.log_loss / self.n(), 100.0 * self.off())
    }
}
