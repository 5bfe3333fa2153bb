//! The trainer: what it has seen, and the weights that follow from it.

use game::{Position, Team};
use solver::training_hooks::{FeatureRows, Lesson, N_WEIGHTS, explore};
use solver::{Limits, Observer, PointsError};

/// A card of a sampled choice.
#[derive(Clone, Debug)]
struct Tried {
    rows: FeatureRows,
    /// How large its tree is, this card included.
    size: f32,
    decides: bool,
}

/// Collects how cards turn out.
#[derive(Clone, Debug)]
pub(crate) struct Trainer {
    /// The cards of all choices, and where each choice ends: few large pieces of memory, so that tables that come and go
    /// leave no holes between them.
    cards: Vec<Tried>,
    ends: Vec<usize>,
    pending: Vec<Tried>,
    nodes: u64,
    nodes_before: u64,
    is_sampling: bool,
    random: u64,
}

impl Trainer {
    /// Returns a trainer that has seen nothing; it samples by this seed.
    pub(crate) const fn new(seed: u64) -> Self {
        Self {
            cards: Vec::new(),
            ends: Vec::new(),
            pending: Vec::new(),
            nodes: 0,
            nodes_before: 0,
            is_sampling: false,
            random: seed.wrapping_mul(2) + 1,
        }
    }

    /// Searches the position in the order of these weights and learns from it, for at most this many cards.
    ///
    /// # Panics
    /// If the weights are not as many as [`weights`](Self::weights) returns.
    pub(crate) fn learn(&mut self, position: &Position, weights: &[i16], most_nodes: u64) {
        let answer = self.watch(position, Lesson::Augen, weights, most_nodes);
        answer.expect("every position has a value in Augen");
    }

    /// Asks in the order of these weights whether the side can force all remaining tricks and learns from it, for at
    /// most this many cards.
    ///
    /// # Panics
    /// If the weights are not as many as [`weights`](Self::weights) returns.
    pub(crate) fn learn_forcing(&mut self, position: &Position, team: Team, weights: &[i16], most_nodes: u64) {
        let answer = self.watch(position, Lesson::AllTricks(team), weights, most_nodes);
        answer.expect("every position has a value in tricks");
    }

    /// Searches for the value in Points in the order of these weights and learns from it, for at most this many cards.
    ///
    /// # Errors
    /// Returns what the position does not say.
    ///
    /// # Panics
    /// If the weights are not as many as [`weights`](Self::weights) returns.
    pub(crate) fn learn_points(
        &mut self,
        position: &Position,
        weights: &[i16],
        most_nodes: u64,
    ) -> Result<(), PointsError> {
        self.watch(position, Lesson::Points, weights, most_nodes)
    }

    fn watch(
        &mut self,
        position: &Position,
        goal: Lesson,
        weights: &[i16],
        most_nodes: u64,
    ) -> Result<(), PointsError> {
        let limits = Limits { nodes: Some(most_nodes), ..Limits::NONE };
        let answer = explore(position, goal, weights, limits, self);
        self.pending.clear();
        self.is_sampling = false;
        answer
    }

    /// Returns how many choices were sampled in which some card decided.
    pub(crate) const fn n_choices(&self) -> usize {
        self.ends.len()
    }

    /// Returns weights that have learned nothing.
    pub(crate) fn no_weights() -> Vec<i16> {
        vec![0; N_WEIGHTS]
    }

    /// Adds what another trainer has seen.
    pub(crate) fn append(&mut self, mut other: Self) {
        let n_cards = self.cards.len();
        self.cards.append(&mut other.cards);
        self.ends.extend(other.ends.iter().map(|end| n_cards + end));
    }

    /// Returns the weights that follow from what was seen.
    ///
    /// The shares of the cards of a choice are proportional to the exponentials of their sums; the weights are moved
    /// until the shares come close to how desirable the cards are, which is one over the size of their trees.
    pub(crate) fn weights(&self) -> Vec<i16> {
        let descent = Descent { epochs: 6, rate: 0.1, sharpness: 1.0 };
        self.descend(&Self::no_weights(), descent, |choice, shares| {
            let total: f32 = choice.iter().map(Tried::desirable).sum();
            for (card, share) in choice.iter().zip(shares) {
                *share = card.desirable() / total - *share;
            }
        })
    }

    /// Returns these weights, moved until it costs least to try the first card first: the logarithm of how much larger
    /// its tree is than the smallest that decides, which comes on top if the card does not.
    ///
    /// The weights should have learned before what is [desirable](Self::weights): this goes downhill from there.
    ///
    /// # Panics
    /// If the weights are not as many as [`weights`](Self::weights) returns.
    pub(crate) fn refined(&self, weights: &[i16]) -> Vec<i16> {
        assert_eq!(weights.len(), N_WEIGHTS);
        let descent = Descent { epochs: 3, rate: 0.02, sharpness: 5.0 };
        let mut costs = Vec::new();
        self.descend(weights, descent, |choice, shares| {
            let deciding = choice.iter().filter(|card| card.decides);
            let least = deciding.map(|card| card.size).fold(f32::MAX, f32::min);
            costs.clear();
            costs.extend(choice.iter().map(|card| (card.size / least + f32::from(!card.decides)).ln()));
            let expected: f32 = costs.iter().zip(&*shares).map(|(cost, share)| cost * share).sum();
            for (cost, share) in costs.iter().zip(shares) {
                *share *= expected - cost;
            }
        })
    }

    /// Moves weights along the errors of the cards of each choice, which are found from the shares of the cards: how much
    /// larger its sum should be.
    /// See: John Duchi, Elad Hazan, Yoram Singer, Adaptive Subgradient Methods, 2011.
    fn descend(&self, from: &[i16], descent: Descent, mut to_errors: impl FnMut(&[Tried], &mut [f32])) -> Vec<i16> {
        let mut weights: Vec<f32> = from.iter().map(|&weight| f32::from(weight) / SCALE).collect();
        let mut squares = vec![1f32; N_WEIGHTS];
        let mut shares = Vec::new();
        let mut start = 0;
        for &end in std::iter::repeat_n(&self.ends, descent.epochs).flatten() {
            start = if end <= start { 0 } else { start };
            let choice = &self.cards[start..end];
            start = end;
            let sum = |rows: &FeatureRows| rows.iter().map(|&row| weights[usize::from(row)]).sum::<f32>();
            shares.clear();
            shares.extend(choice.iter().map(|card| descent.sharpness * sum(&card.rows)));
            let most = shares.iter().copied().fold(f32::MIN, f32::max);
            shares.iter_mut().for_each(|share| *share = (*share - most).exp());
            let total: f32 = shares.iter().sum();
            shares.iter_mut().for_each(|share| *share /= total);
            to_errors(choice, &mut shares);
            for (card, error) in choice.iter().zip(&shares) {
                for row in card.rows.map(usize::from) {
                    let slope = error - SHRINK * weights[row];
                    squares[row] += slope * slope;
                    weights[row] += descent.rate * slope / squares[row].sqrt();
                }
            }
        }
        weights.iter().map(|weight| (weight * SCALE).round().clamp(-32_000.0, 32_000.0) as i16).collect()
    }

    /// Returns the mean of weights that were learned from different samples: what they differ in is chance.
    ///
    /// # Panics
    /// If there are none, or not as many of each as [`weights`](Self::weights) returns.
    pub(crate) fn mean(all: &[Vec<i16>]) -> Vec<i16> {
        assert!(all.iter().all(|weights| weights.len() == N_WEIGHTS));
        let n = i32::try_from(all.len()).expect("they fit into memory");
        let sum = |row: usize| all.iter().map(|weights| i32::from(weights[row])).sum::<i32>();
        (0..N_WEIGHTS).map(|row| sum(row).div_euclid(n) as i16).collect()
    }

    /// Returns the bytes of the file that holds some orders: those of games of two against two and of soli, or one.
    pub(crate) fn to_bytes(orders: &[Vec<i16>]) -> Vec<u8> {
        orders.iter().flatten().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// Reads what [`to_bytes`](Self::to_bytes) returns of two orders, or nothing if it is not as long.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<[Vec<i16>; 2]> {
        let (normal, solo) = bytes.split_at_checked(2 * N_WEIGHTS).filter(|_| bytes.len() == 4 * N_WEIGHTS)?;
        let weights = |half: &[u8]| half.as_chunks().0.iter().copied().map(i16::from_le_bytes).collect();
        Some([normal, solo].map(weights))
    }

    const fn random(&mut self) -> u64 {
        // See: George Marsaglia, Xorshift RNGs, 2003.
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        self.random
    }
}

/// How weights are moved.
#[derive(Clone, Copy, Debug)]
struct Descent {
    /// How often each choice is looked at.
    epochs: usize,
    /// How far a weight moves at first.
    rate: f32,
    /// By what the sums are multiplied before their exponentials are taken: the larger, the more goes to the first card.
    sharpness: f32,
}

impl Tried {
    /// Returns how desirable it is to try this card first, next to the others of its choice.
    fn desirable(&self) -> f32 {
        if self.decides { 1.0 / self.size } else { 0.0 }
    }
}

/// How strongly weights are pulled back to nothing.
const SHRINK: f32 = 0.0005;
/// What a weight of one is in the whole numbers that are stored.
const SCALE: f32 = 1000.0;

impl Observer for Trainer {
    const LEARNS: bool = true;

    fn node(&mut self) {
        self.nodes += 1;
    }

    fn sample(&mut self, n_tricks: u32) -> Option<u64> {
        // Choices with many tricks to come are rarer and matter more.
        let one_in = [4000, 4000, 4000, 2000, 500, 200, 80, 40, 20, 10, 8, 6, 5][n_tricks.min(12) as usize];
        if self.is_sampling || !self.random().is_multiple_of(one_in) {
            return None;
        }
        self.is_sampling = true;
        Some(self.random())
    }

    fn trying(&mut self, rows: &FeatureRows) {
        self.nodes_before = self.nodes;
        self.pending.push(Tried { rows: *rows, size: 0.0, decides: false });
    }

    fn tried(&mut self, decides: bool) {
        if let Some(last) = self.pending.last_mut() {
            last.size = (1 + self.nodes - self.nodes_before) as f32;
            last.decides = decides;
        }
    }

    fn sampled(&mut self, is_complete: bool) {
        self.is_sampling = false;
        // Where no card decides, every order is as good.
        if is_complete && 1 < self.pending.len() && self.pending.iter().any(|card| card.decides) {
            self.cards.append(&mut self.pending);
            self.ends.push(self.cards.len());
        }
        self.pending.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_of_weights_is_taken_row_by_row() {
        let [mut one, mut other] = [Trainer::no_weights(), Trainer::no_weights()];
        (one[3], other[3]) = (32_000, 31_000);
        (one[N_WEIGHTS - 1], other[N_WEIGHTS - 1]) = (-7, -1);
        let mean = Trainer::mean(&[one, other]);
        assert_eq!((mean[0], mean[3], mean[N_WEIGHTS - 1]), (0, 31_500, -4));
    }

    #[test]
    fn orders_are_read_as_they_were_written() {
        let mut orders = [Trainer::no_weights(), Trainer::no_weights()];
        (orders[0][5], orders[1][N_WEIGHTS - 1]) = (-3, 17_000);
        let bytes = Trainer::to_bytes(&orders);
        assert_eq!(Trainer::from_bytes(&bytes), Some(orders));
        assert_eq!(Trainer::from_bytes(&bytes[2..]), None);
    }

    /// Returns a trainer that has seen a choice between such cards: a row that no other card has, the size of the tree, and
    /// whether the card decides.
    fn having_seen(cards: &[(u16, f32, bool)]) -> Trainer {
        let mut trainer = Trainer::new(1);
        trainer.cards = cards.iter().map(|&(row, size, decides)| Tried { rows: [row; 6], size, decides }).collect();
        trainer.ends.push(cards.len());
        trainer
    }

    #[test]
    fn a_choice_that_had_to_end_is_dropped_and_others_are_sampled() {
        let mut trainer = Trainer::new(1);
        let mut sample = |is_complete| {
            while trainer.sample(12).is_none() {}
            for decides in [false, true] {
                trainer.trying(&[1; 6]);
                trainer.tried(decides);
            }
            trainer.sampled(is_complete);
            (trainer.n_choices(), trainer.cards.len())
        };
        assert_eq!([false, true, false, true].map(&mut sample), [(0, 0), (1, 2), (1, 2), (2, 4)]);
    }

    #[test]
    fn refining_prefers_the_card_that_costs_least_to_try_first() {
        let mut trainer = having_seen(&[(1, 50.0, true), (2, 4.0, true), (3, 1.0, false)]);
        trainer.append(having_seen(&[(3, 90.0, false), (4, 60.0, true)]));
        let mut weights = Trainer::no_weights();
        weights[1] = 5;
        let refined = trainer.refined(&weights);
        // The third decides nothing, but to see that costs little in the first choice.
        assert!(refined[1] < refined[3] && refined[3] < refined[2] && refined[3] < refined[4], "{:?}", &refined[..5]);
        assert_eq!(trainer.refined(&weights), refined);
    }
}
