//! The sides, as far as a network sees more of them than the model of the players.
//!
//! What a card reveals about the sides depends on its player. The model of the players evaluates cards by the rules of
//! thumb, so it sees much in the play of some and little in that of others. A network that was learned from games of
//! all of them ([`Sides::seen`]) knows less of each and something of all. The probability of a split of the sides is a
//! geometric mean of both, in which the network has weight [`Sides::TRUST`]. Between the deals with one split, the
//! model alone decides.

use crate::likelihood::Model;
use crate::net::Sides;
use crate::prior::PRIOR_DRAWS;
use game::{BySeat, Card, Hand, Named, Seat, View};

/// No way is less probable by the network, whatever it says.
const LEAST: f32 = 1e-6;

/// The network's view of the sides.
///
/// # Information
/// Made of a view.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parties {
    viewer: Seat,
    /// Whether each seat has laid a queen of clubs.
    has_laid: BySeat<bool>,
    sides: Sides,
}

impl Parties {
    /// Returns the network's view; `None` if the model does not use it, all seats know the sides, or they do not follow
    /// from the hands.
    pub(crate) fn of(view: &View<'_>, model: Model) -> Option<Self> {
        let public = view.public();
        if !model.has_network() || public.is_cleared() || public.game().named != Named::Normal {
            return None;
        }
        let mut has_laid = BySeat::default();
        public.plays().filter(|(_, card)| *card == Card::CQ).for_each(|(seat, _)| has_laid[seat] = true);
        Some(Self { viewer: view.seat(), has_laid, sides: Sides::seen(view)? })
    }

    /// Returns which of the [`Sides::COUNT`] ways it is, if these are the hands.
    pub(crate) fn way(&self, hands: &BySeat<Hand>) -> usize {
        let is_re = |seat: Seat| self.has_laid[seat] || hands[seat].contains(Card::CQ);
        let own = is_re(self.viewer);
        Sides::number([1, 2, 3].map(|steps| is_re(self.viewer.plus(steps)) == own))
    }

    /// Returns what is to be added to the logarithm of how likely the model makes a world of each way, if it makes the
    /// ways as probable as these shares say.
    pub(crate) fn corrections(&self, shares: &Shares) -> [f64; Sides::COUNT] {
        std::array::from_fn(|way| {
            Sides::TRUST * (f64::from(self.sides.of_way(way).max(LEAST)).ln() - shares.of_way(way).ln())
        })
    }
}

/// The model's probability of each split of the sides, from a sample of the possible worlds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shares {
    /// The largest logarithm; a world with it weighs 1.
    most: f64,
    weights: [f64; Sides::COUNT],
    squares: f64,
    counts: [f64; Sides::COUNT],
}

impl Shares {
    /// No world.
    pub(crate) const NONE: Self =
        Self { most: f64::NEG_INFINITY, weights: [0.0; Sides::COUNT], squares: 0.0, counts: [0.0; Sides::COUNT] };

    /// Adds `copies` worlds with split `way` and log-likelihood `log`.
    pub(crate) fn add(&mut self, way: usize, copies: f64, log: f64) {
        if self.most < log {
            let factor = (self.most - log).exp();
            self.weights.iter_mut().for_each(|weight| *weight *= factor);
            self.squares *= factor * factor;
            self.most = log;
        }
        let weight = (log - self.most).exp();
        self.weights[way] += copies * weight;
        self.squares += copies * weight * weight;
        self.counts[way] += copies;
    }

    /// Returns the probability of a split: its weighted share, smoothed by the unweighted share with the weight of
    /// `PRIOR_DRAWS` worlds. It is never zero.
    fn of_way(&self, way: usize) -> f64 {
        let sum: f64 = self.weights.iter().sum();
        let n: f64 = self.counts.iter().sum();
        let counted = (self.counts[way] + 0.5) / (n + 0.5 * Sides::COUNT as f64);
        if sum == 0.0 {
            return counted;
        }
        let effective = sum * sum / self.squares;
        (self.weights[way] / sum * effective + counted * PRIOR_DRAWS) / (effective + PRIOR_DRAWS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::Draw;
    use crate::likelihood::tests::game_after;
    use crate::sample::Sampler;

    #[test]
    fn the_way_is_that_of_the_parties() {
        let mut ways = [0; Sides::COUNT];
        for index in 0..60 {
            let play = game_after(index, index as usize % 24);
            let view = play.view(play.actor().expect("a seat is at turn"));
            let Some(parties) = Parties::of(&view, Model::Anybody) else { continue };
            let sampler = Sampler::new(&view).expect("there are worlds");
            for number in 0..8 {
                let world = sampler.world(&mut Draw::new(5, number));
                let own = world.team_of(view.seat());
                let with = [1, 2, 3].map(|steps| world.team_of(view.seat().plus(steps)) == own);
                let way = parties.way(world.hands());
                assert_eq!(way, Sides::number(with), "deal {index}");
                ways[way] += 1;
            }
        }
        assert!(ways.iter().filter(|&&n| 0 < n).count() == Sides::COUNT, "{ways:?}");
    }

    #[test]
    fn both_are_believed() {
        let play = game_after(2, 8);
        let view = play.view(play.actor().expect("a seat is at turn"));
        let parties = Parties::of(&view, Model::Anybody).expect("nobody knows them yet");
        let sampler = Sampler::new(&view).expect("there are worlds");
        let worlds: Vec<_> = (0..4000).map(|number| sampler.world(&mut Draw::new(6, number))).collect();
        let judged: Vec<(usize, f64)> = worlds
            .iter()
            .map(|world| (parties.way(world.hands()), Model::Anybody.log_likelihood(view.seat(), world)))
            .collect();
        let mut shares = Shares::NONE;
        judged.iter().for_each(|&(way, log)| shares.add(way, 1.0, log));
        let corrections = parties.corrections(&shares);
        let mut told = [0.0; Sides::COUNT];
        judged.iter().for_each(|&(way, log)| told[way] += (log + corrections[way]).exp());
        let wanted: [f64; Sides::COUNT] = std::array::from_fn(|way| {
            f64::from(parties.sides.of_way(way)).powf(Sides::TRUST) * shares.of_way(way).powf(1.0 - Sides::TRUST)
        });
        let (told_sum, wanted_sum): (f64, f64) = (told.iter().sum(), wanted.iter().sum());
        for way in 0..Sides::COUNT {
            let (told, wanted) = (told[way] / told_sum, wanted[way] / wanted_sum);
            assert!((told - wanted).abs() < 0.02, "{way}: {told} {wanted}");
        }
    }

    #[test]
    fn the_order_in_which_worlds_come_does_not_matter() {
        let worlds = [(0, 1.0, -30.0), (3, 2.0, -2.0), (0, 1.0, -1.0), (5, 4.0, -7.0)];
        let of = |order: [usize; 4]| {
            let mut shares = Shares::NONE;
            order.iter().for_each(|&at| shares.add(worlds[at].0, worlds[at].1, worlds[at].2));
            shares
        };
        let (one, other) = (of([0, 1, 2, 3]), of([2, 3, 1, 0]));
        for way in 0..Sides::COUNT {
            assert!((one.of_way(way) - other.of_way(way)).abs() < 1e-9);
        }
        assert!((0..Sides::COUNT).map(|way| one.of_way(way)).sum::<f64>() - 1.0 < 1e-9);
    }

    #[test]
    fn who_knows_the_parties_or_takes_nobody_for_anybody_asks_no_network() {
        let play = game_after(2, 8);
        let view = play.view(play.actor().expect("a seat is at turn"));
        assert!(Parties::of(&view, Model::Strangers).is_none());
        let late = game_after(2, 44);
        assert!(late.public().is_cleared());
        assert!(Parties::of(&late.view(late.actor().expect("a seat is at turn")), Model::Anybody).is_none());
    }
}
