//! Least squares.

/// Least squares with a little shrinkage.
pub(crate) struct Fit {
    width: usize,
    pub(crate) samples: usize,
    products: Vec<f64>,
    targets: Vec<f64>,
}

impl Fit {
    pub(crate) fn new(width: usize) -> Self {
        Self { width, samples: 0, products: vec![0.0; width * width], targets: vec![0.0; width] }
    }

    /// Takes a few things that are compared with one another only.
    pub(crate) fn take(&mut self, cards: &[(Vec<(usize, f32)>, f32)]) {
        let n = cards.len() as f64;
        let mut mean = vec![0.0; self.width];
        let mean_points = cards.iter().map(|(_, points)| f64::from(*points)).sum::<f64>() / n;
        for (features, _) in cards {
            for &(at, value) in features {
                mean[at] += f64::from(value) / n;
            }
        }
        for (features, points) in cards {
            let mut row: Vec<f64> = mean.iter().map(|mean| -mean).collect();
            for &(at, value) in features {
                row[at] += f64::from(value);
            }
            let used: Vec<usize> = (0..self.width).filter(|&at| row[at] != 0.0).collect();
            let points = f64::from(*points) - mean_points;
            for &i in &used {
                self.targets[i] += row[i] * points;
                for &j in &used {
                    self.products[i * self.width + j] += row[i] * row[j];
                }
            }
            self.samples += 1;
        }
    }

    /// Takes one thing by itself.
    pub(crate) fn add(&mut self, features: &[(usize, f32)], target: f32) {
        for &(i, x) in features {
            self.targets[i] += f64::from(x * target);
            for &(j, y) in features {
                self.products[i * self.width + j] += f64::from(x * y);
            }
        }
        self.samples += 1;
    }

    /// Takes what another one has taken.
    pub(crate) fn join(&mut self, other: &Self) {
        self.products.iter_mut().zip(&other.products).for_each(|(own, product)| *own += product);
        self.targets.iter_mut().zip(&other.targets).for_each(|(own, target)| *own += target);
        self.samples += other.samples;
    }

    /// Lets all that was taken so far count only by this part.
    pub(crate) fn fade(&mut self, part: f64) {
        self.products.iter_mut().chain(&mut self.targets).for_each(|number| *number *= part);
    }

    /// Returns the weights, shrunk a little towards nothing.
    pub(crate) fn solve(&self) -> Vec<f32> {
        self.solve_near(&vec![0.0; self.width])
    }

    /// Returns the weights, shrunk a little towards these (Cholesky).
    pub(crate) fn solve_near(&self, prior: &[f32]) -> Vec<f32> {
        const SHRINKAGE: f64 = 30.0;
        let n = self.width;
        let mut lower = self.products.clone();
        for i in 0..n {
            lower[i * n + i] += SHRINKAGE;
        }
        for j in 0..n {
            for k in 0..j {
                let factor = lower[j * n + k];
                for i in j..n {
                    lower[i * n + j] -= lower[i * n + k] * factor;
                }
            }
            let root = lower[j * n + j].sqrt();
            for i in j..n {
                lower[i * n + j] /= root;
            }
        }
        let mut x: Vec<f64> =
            self.targets.iter().zip(prior).map(|(target, &prior)| target + SHRINKAGE * f64::from(prior)).collect();
        for i in 0..n {
            for k in 0..i {
                x[i] -= lower[i * n + k] * x[k];
            }
            x[i] /= lower[i * n + i];
        }
        for i in (0..n).rev() {
            for k in i + 1..n {
                x[i] -= lower[k * n + i] * x[k];
            }
            x[i] /= lower[i * n + i];
        }
        x.iter().map(|&weight| weight as f32).collect()
    }
}
