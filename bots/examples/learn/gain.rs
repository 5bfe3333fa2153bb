//! From where on something pays.

/// What something has gained, by how promising it looked.
#[derive(Clone)]
pub(crate) struct Gains {
    least: f32,
    step: f32,
    bins: Vec<(f64, u64)>,
}

impl Gains {
    pub(crate) fn new(least: f32, step: f32) -> Self {
        Self { least, step, bins: vec![(0.0, 0); 100] }
    }

    pub(crate) fn add(&mut self, promise: f32, gain: f64) {
        let bin = &mut self.bins[((promise - self.least) / self.step).clamp(0.0, 99.0) as usize];
        *bin = (bin.0 + gain, bin.1 + 1);
    }

    /// Returns from where on it gains; `never` where there is too little to go by.
    ///
    /// Looked for from the clearest cases down, and no further than to where it first loses: what gains again below
    /// that only frightens the others, who may not be frightened.
    pub(crate) fn bound(&self, never: f32) -> f32 {
        const WINDOW: usize = 4;
        let (mut sum, mut n) = (0.0, 0);
        let mut bound = self.bins.len();
        for at in (0..self.bins.len()).rev() {
            let above = self.bins.get(at + WINDOW).copied().unwrap_or_default();
            sum += self.bins[at].0 - above.0;
            n += self.bins[at].1;
            n -= above.1;
            if sum < 0.0 && 30 <= n {
                break;
            }
            bound = at;
        }
        let all: u64 = self.bins.iter().map(|bin| bin.1).sum();
        if all < 300 || bound == self.bins.len() { never } else { self.least + (bound + WINDOW / 2) as f32 * self.step }
    }
}
