//! From where on something pays.

/// What something has gained, by how promising it looked.
#[derive(Clone)]
pub(crate) struct Gains {
    least: f32,
    step: f32,
    bins: Vec<(f64, f64)>,
}

impl Gains {
    pub(crate) fn new(least: f32, step: f32) -> Self {
        Self { least, step, bins: vec![(0.0, 0.0); 100] }
    }

    pub(crate) fn add(&mut self, promise: f32, gain: f64) {
        let bin = &mut self.bins[((promise - self.least) / self.step).clamp(0.0, 99.0) as usize];
        *bin = (bin.0 + gain, bin.1 + 1.0);
    }

    /// Lets all that was taken so far count only by this part.
    pub(crate) fn fade(&mut self, part: f64) {
        for bin in &mut self.bins {
            *bin = (part * bin.0, part * bin.1);
        }
    }

    /// Returns from where on it gains most in all; `never` where there is too little to go by.
    pub(crate) fn bound(&self, never: f32) -> f32 {
        let all: f64 = self.bins.iter().map(|bin| bin.1).sum();
        let (mut sum, mut most, mut bound) = (0.0, 0.0, None);
        for (at, bin) in self.bins.iter().enumerate().rev() {
            sum += bin.0;
            if most < sum {
                (most, bound) = (sum, Some(at));
            }
        }
        bound.filter(|_| 300.0 <= all).map_or(never, |at| self.least + at as f32 * self.step)
    }
}
