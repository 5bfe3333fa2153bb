//! Worlds as likely as they are, each drawn for itself.
//!
//! Drawing possible worlds and weighing them is cheap while the play has revealed little. Later nearly all the weight
//! lies on a few of many draws. Chosen by their weights, the same few come again and again, and an average over them is
//! as uncertain as if there were no others. So worlds are not chosen from a common pool. Each one is the end of a walk
//! of its own. The walk begins with one of a few possible worlds. In each step some cards of two hidden hands change
//! places, which is kept with the probability that makes worlds as frequent as they are likely (See: N. Metropolis and
//! others, "Equation of State Calculations by Fast Computing Machines", 1953). If the play reveals much, it counts only
//! in part at first and wholly in the second half of the steps, so that the walk does not stay at its beginning (See:
//! S. Kirkpatrick and others, "Optimization by Simulated Annealing", 1983). As the walks have nothing in common, the
//! worlds are independent, and the usual formula for the error of a mean is right for them, whatever their number.
//!
//! If few worlds are left, all of them are examined, each with its weight, and nothing is drawn.

use crate::believed::{Believed, HandLogs, MOST_LISTED};
use crate::condition::Condition;
use crate::draw::Draw;
use crate::likelihood::Model;
use crate::prior::{PRIOR_DRAWS, prior_of};
use crate::sample::{Acceptance, Conditional, NoWorld, World};
use crate::threads::Threads;
use game::{BySeat, Card, Hand, Play, Seat, Team, View};
use solver::Stop;
use std::ops::Range;

/// Share of the weight that may be left out if all worlds are listed.
const LEFT_OUT: f64 = 1e-4;

/// Number of possible worlds from which the first of a walk is chosen.
const STARTS: usize = 8;

/// Lengths of walks, by the part of the evidence that they begin with: the stronger the evidence, the smaller the part
/// and the longer the walk.
const PACES: [Pace; 5] = [
    Pace { heat: 1.0, steps: 40 },
    Pace { heat: 0.5, steps: 80 },
    Pace { heat: 0.25, steps: 120 },
    Pace { heat: 0.125, steps: 160 },
    Pace { heat: 0.06, steps: 200 },
];

/// Number of worlds that estimate how strong the evidence is.
const TRIALS: u64 = 64;

/// Least share of the tried worlds that has to count at the beginning of a walk.
const LEAST_SHARE: f64 = 0.3;

/// Beginning and length of a walk.
#[derive(Clone, Copy, Debug)]
struct Pace {
    /// Part of the evidence that counts at first, 0 to 1.
    heat: f64,
    steps: usize,
}

/// The worlds that are possible for a seat and meet a condition, as likely as the play of the others makes them.
///
/// # Information
/// Made of a view; it knows no hidden card.
#[derive(Clone, Debug)]
pub struct Posterior<'a> {
    view: View<'a>,
    deals: Conditional<'a>,
    believed: Believed<'a>,
    listed: Option<Vec<(World, f64)>>,
    pace: Pace,
    drawn: Vec<World>,
    acceptance: Acceptance,
    seed: u64,
    threads: Threads,
}

impl<'a> Posterior<'a> {
    /// Counts the worlds, and lists them if they are few. Once it is stopped none is found any more.
    ///
    /// # Errors
    /// There may be none, or none is found, or it was stopped.
    pub fn new(
        view: &View<'a>,
        condition: &Condition,
        model: Model,
        seed: u64,
        (threads, stop): (Threads, &Stop),
    ) -> Result<Self, NoWorld> {
        let deals = Conditional::of_view(view, condition, stop)?;
        let mut acceptance = Acceptance::default();
        let some = deals.world(&mut Draw::new(seed, 0), &mut acceptance).ok_or_else(|| none(stop))?;
        let mut known = HandLogs::new();
        let believed = Believed::new(view, model, &some, threads, &mut known)?;
        let is_few = deals.worlds().count() <= MOST_LISTED;
        let listed = if is_few { Some(list(&deals, &believed, &mut known, stop)?) } else { None };
        let pace = PACES[0];
        let drawn = Vec::new();
        let mut worlds = Self { view: *view, deals, believed, listed, pace, drawn, acceptance, seed, threads };
        if worlds.listed.is_none() {
            worlds.pace = worlds.right_pace();
        }
        Ok(worlds)
    }

    /// Returns what stops it.
    pub(crate) const fn stop(&self) -> &Stop {
        self.deals.stop()
    }

    /// Returns the deals between which it is drawn.
    #[must_use]
    pub const fn deals(&self) -> &Conditional<'a> {
        &self.deals
    }

    /// Returns how many deals were tried for those with which walks begin; more only where a condition is too much to count.
    #[must_use]
    pub const fn acceptance(&self) -> Acceptance {
        self.acceptance
    }

    /// Returns all worlds, the likeliest first, with weights that add up to 1, if there are at most `most`. The worlds
    /// left out have together one ten-thousandth of the weight.
    #[must_use]
    pub fn all(&self, most: usize) -> Option<Vec<(Play, f64)>> {
        let listed = self.listed.as_ref().filter(|listed| listed.len() <= most)?;
        Some(listed.iter().map(|&(world, weight)| (self.imagine(world), weight)).collect())
    }

    /// Returns the worlds with these numbers, each drawn for itself; its number and the seed decide which it is.
    ///
    /// # Errors
    /// None may be found that meets the condition, or it was stopped.
    pub fn drawn(&mut self, numbers: Range<usize>) -> Result<Vec<Play>, NoWorld> {
        let missing: Vec<usize> = (self.drawn.len()..numbers.end).collect();
        let drawn = self.threads.map(&missing, |_, &number| self.one(&mut Draw::new(self.seed, 1 + number as u64)));
        for (world, acceptance) in drawn {
            self.drawn.push(world.ok_or_else(|| none(self.stop()))?);
            self.acceptance.tries += acceptance.tries;
            self.acceptance.hits += acceptance.hits;
        }
        Ok(self.drawn[numbers].iter().map(|&world| self.imagine(world)).collect())
    }

    /// Returns the probability that a seat is Re, by the worlds drawn so far or all of them; `None` before the
    /// Klaerungsstich of a Hochzeit. Drawn worlds are smoothed by the prior, which has the weight of two.
    #[must_use]
    pub fn re_probability(&self, seat: Seat, prior: Option<f64>) -> Option<f64> {
        let Some(prior) = prior.filter(|&prior| 0.0 < prior && prior < 1.0) else { return prior };
        let is_re = |world: &World| self.imagine(*world).team_of(seat) == Some(Team::Re);
        if let Some(listed) = &self.listed {
            return Some(listed.iter().filter(|(world, _)| is_re(world)).map(|(_, weight)| weight).sum());
        }
        let n_re = self.drawn.iter().filter(|world| is_re(world)).count() as f64;
        Some((n_re + prior * PRIOR_DRAWS) / (self.drawn.len() as f64 + PRIOR_DRAWS))
    }

    /// Returns how probable it is that a seat is Re if all deals that are possible and meet the condition, the one between
    /// whose deals it is drawn, are equally probable: the prior of [`re_probability`](Self::re_probability).
    #[must_use]
    pub fn re_counted(&self, condition: &Condition, seat: Seat) -> Option<f64> {
        prior_of(&self.view, condition, &self.deals, seat)
    }

    fn imagine(&self, World { hands, exchange }: World) -> Play {
        let exchange = exchange.or(self.view.exchange().copied());
        Play::imagine(self.view.public(), hands, exchange).expect("hands that make up the deck")
    }

    /// Draws a world, and says how many deals were tried for it.
    fn one(&self, draw: &mut Draw) -> (Option<World>, Acceptance) {
        let mut acceptance = Acceptance::default();
        if self.stop().is_set() {
            return (None, acceptance);
        }
        if let Some(listed) = &self.listed {
            let mut left = draw.unit();
            let chosen = listed.iter().find(|(_, weight)| {
                left -= weight;
                left < 0.0
            });
            return (chosen.or(listed.last()).map(|&(world, _)| world), acceptance);
        }
        let walk = Walk::start(self, draw, &mut acceptance);
        (walk.map(|walk| walk.last(draw)), acceptance)
    }

    /// Returns how walks go here, at the slowest where many deals are tried for one. It does not depend on the seed, so that walks of different seeds have no chance in common.
    fn right_pace(&self) -> Pace {
        if !self.deals.tried().is_empty() {
            return PACES[PACES.len() - 1];
        }
        let numbers: Vec<u64> = (0..TRIALS).collect();
        let logs = self.threads.map(&numbers, |_, &number| {
            let world = self.deals.one(&mut Draw::new(u64::MAX, number), &mut Acceptance::default())?;
            Some(self.believed.logs_of(&world).0.iter().sum::<f64>())
        });
        let logs: Vec<f64> = logs.into_iter().flatten().collect();
        let share = |pace: &Pace| effective(&weights(&logs, pace.heat)) / logs.len() as f64;
        PACES.into_iter().find(|pace| LEAST_SHARE <= share(pace)).unwrap_or(PACES[PACES.len() - 1])
    }
}

/// Returns how much worlds with these logarithms count at this heat; the likeliest counts 1.
fn weights(logs: &[f64], heat: f64) -> Vec<f64> {
    let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    logs.iter().map(|log| (heat * (log - most)).exp()).collect()
}

/// Returns how many equal weights are worth as much.
fn effective(weights: &[f64]) -> f64 {
    let sum: f64 = weights.iter().sum();
    sum * sum / weights.iter().map(|weight| weight * weight).sum::<f64>()
}

/// Says why no world was found.
fn none(stop: &Stop) -> NoWorld {
    if stop.is_set() { NoWorld::Stopped } else { NoWorld::TooEntangled }
}

/// Returns the worlds with their weights, the likeliest first, without those that have hardly any.
fn list(
    deals: &Conditional<'_>,
    believed: &Believed<'_>,
    known: &mut HandLogs,
    stop: &Stop,
) -> Result<Vec<(World, f64)>, NoWorld> {
    let all = deals.worlds().all().into_iter().filter(|(world, _)| deals.meets(world));
    let weighed = all.map(|(world, copies)| match stop.is_set() {
        true => Err(NoWorld::Stopped),
        false => Ok((world, copies.ln() + believed.known_log_of(known, &world))),
    });
    let mut all: Vec<(World, f64)> = weighed.collect::<Result<_, _>>()?;
    let most = all.iter().map(|&(_, log)| log).fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = all.iter().map(|(_, log)| (log - most).exp()).sum();
    all.iter_mut().for_each(|(_, weight)| *weight = (*weight - most).exp() / sum);
    all.sort_by(|a, b| b.1.total_cmp(&a.1));
    let mut left = 1.0;
    let n_kept = all.iter().take_while(|(_, weight)| {
        let is_kept = LEFT_OUT < left;
        left -= weight;
        is_kept
    });
    let n_kept = n_kept.count().max(1);
    all.truncate(n_kept);
    let sum: f64 = all.iter().map(|(_, weight)| weight).sum();
    all.iter_mut().for_each(|(_, weight)| *weight /= sum);
    Ok(all)
}

/// A walk from world to world.
struct Walk<'a> {
    from: &'a Posterior<'a>,
    hidden_seats: [Seat; 3],
    world: World,
    logs: BySeat<f64>,
}

impl<'a> Walk<'a> {
    /// Returns a walk that begins with one of a few possible worlds, chosen by how likely they are.
    fn start(from: &'a Posterior<'a>, draw: &mut Draw, acceptance: &mut Acceptance) -> Option<Self> {
        // Where many deals are tried for one, the walk has to do with that.
        let n_starts = if from.deals.tried().is_empty() { STARTS } else { 1 };
        let starts = (0..n_starts).map(|_| {
            let world = from.deals.one(draw, acceptance)?;
            Some((world, from.believed.logs_of(&world)))
        });
        let starts: Vec<(World, BySeat<f64>)> = starts.collect::<Option<_>>()?;
        let sums: Vec<f64> = starts.iter().map(|(_, logs)| logs.0.iter().sum()).collect();
        let weights = weights(&sums, from.pace.heat);
        let mut left = draw.unit() * weights.iter().sum::<f64>();
        let chosen = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        let (world, logs) = starts[chosen.unwrap_or(0)];
        let hidden_seats = [1, 2, 3].map(|steps| from.view.seat().plus(steps));
        Some(Self { from, hidden_seats, world, logs })
    }

    /// Returns the world in which the walk ends.
    fn last(mut self, draw: &mut Draw) -> World {
        let Pace { heat: first, steps } = self.from.pace;
        for step in 1..=steps {
            let heat = (first + (1.0 - first) * 2.0 * step as f64 / steps as f64).min(1.0);
            if let Some(next) = self.proposed(draw)
                && let Some(logs) = self.logs_of(&next, draw.unit().ln() / heat)
            {
                (self.world, self.logs) = (next, logs);
            }
        }
        self.world
    }

    /// Returns the log-likelihood of each part of `next`, if the whole of `next` is likelier than this world by at
    /// least `gain`, in logarithms.
    fn logs_of(&self, next: &World, gain: f64) -> Option<BySeat<f64>> {
        let believed = &self.from.believed;
        let sum = |logs: &BySeat<f64>| logs.0.iter().sum::<f64>();
        let mut logs = self.logs;
        logs[self.from.view.seat()] = believed.log_of_parties(next);
        let is_other = |seat: &Seat| next.hands[*seat] != self.world.hands[*seat];
        self.hidden_seats.into_iter().filter(is_other).for_each(|seat| logs[seat] = 0.0);
        let least = sum(&self.logs) + gain;
        for seat in self.hidden_seats.into_iter().filter(is_other) {
            logs[seat] = believed.log_if_at_least(seat, next, least - sum(&logs))?;
        }
        Some(logs)
    }

    /// Returns a world to go to; from there it is as probable to propose this one. `None` if it cannot be.
    fn proposed(&self, draw: &mut Draw) -> Option<World> {
        let worlds = self.from.deals.worlds();
        let Some(known) = worlds.known() else { return self.from.deals.one(draw, &mut Acceptance::default()) };
        let mut hidden = self.world.hands;
        for seat in Seat::ALL {
            known[seat].cards().for_each(|card| hidden[seat].remove(card));
        }
        let n_cards = [1, 1, 1, 2, 2, 3][draw.below(6)];
        for _ in 0..n_cards {
            self.exchange(&mut hidden, draw)?;
        }
        if !worlds.admits(&hidden) {
            return None;
        }
        let mut hands = hidden;
        for seat in Seat::ALL {
            known[seat].cards().for_each(|card| hands[seat].add(card));
        }
        let next = World { hands, ..self.world };
        (hands != self.world.hands && self.from.deals.meets(&next)).then_some(next)
    }

    /// Lets two hidden hands exchange a card, any with the same probability.
    fn exchange(&self, hidden: &mut BySeat<Hand>, draw: &mut Draw) -> Option<()> {
        let first = draw.below(3);
        let second = (first + 1 + draw.below(2)) % 3;
        let (one, other) = (self.hidden_seats[first], self.hidden_seats[second]);
        let (given, taken) = (any_of(hidden[one], draw)?, any_of(hidden[other], draw)?);
        for (seat, gone, come) in [(one, given, taken), (other, taken, given)] {
            hidden[seat].remove(gone);
            if hidden[seat].count(come) == 2 {
                return None;
            }
            hidden[seat].add(come);
        }
        Some(())
    }
}

fn any_of(hand: Hand, draw: &mut Draw) -> Option<Card> {
    if hand.is_empty() { None } else { hand.cards().nth(draw.below(hand.len())) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::likelihood::Kind;
    use crate::likelihood::tests::game_after;
    use crate::rollout;

    fn posterior<'a>(view: &View<'a>, seed: u64) -> Posterior<'a> {
        Posterior::new(view, &Condition::All(Vec::new()), Model::default(), seed, (Threads::One, &Stop::NEVER))
            .expect("there are worlds")
    }

    /// Returns late decisions with few worlds, but not very few.
    fn late_games() -> impl Iterator<Item = Play> {
        let games = (0..60).map(|index| game_after(index, 28 + index as usize % 8));
        games.filter(|play| {
            let Some(seat) = play.actor() else { return false };
            let all = posterior(&play.view(seat), 1).all(usize::MAX);
            all.is_some_and(|all| (30..3000).contains(&all.len()) && all[0].1 < 0.5)
        })
    }

    #[test]
    fn all_worlds_are_listed_and_each_stands_for_as_many_deals_as_there_are() {
        for index in 0..20 {
            let play = game_after(index, 33 + index as usize % 10);
            let Some(seat) = play.actor() else { continue };
            let deals = Conditional::of_view(&play.view(seat), &Condition::All(Vec::new()), &Stop::NEVER)
                .expect("there are worlds");
            let all = deals.worlds().all();
            let sum: f64 = all.iter().map(|(_, ways)| ways).sum();
            assert_eq!(sum, deals.count().expect("nothing is tried") as f64, "deal {index}");
            let mut different: Vec<World> = all.iter().map(|&(world, _)| world).collect();
            different.sort_by_key(|world| world.hands.0.map(|hand| hand.cards().collect::<Vec<_>>()));
            different.dedup();
            assert_eq!(different.len(), all.len(), "deal {index}");
        }
    }

    #[test]
    #[ignore = "slow"]
    fn walks_end_in_each_world_as_often_as_it_is_likely() {
        let mut n_views = 0;
        for play in late_games().take(2) {
            let view = play.view(play.actor().expect("a seat is at turn"));
            let worlds = posterior(&view, 1);
            let all = worlds.all(usize::MAX).expect("they are few");
            // Late in a game, where all worlds can be listed, few exchanges are possible, so that it takes long walks.
            let pace = Pace { heat: 0.06, steps: 2000 };
            let walking = Posterior { listed: None, pace, ..worlds };
            const WALKS: usize = 300;
            let ends: Vec<World> =
                (0..WALKS).filter_map(|number| walking.one(&mut Draw::new(3, number as u64)).0).collect();
            for seat in Seat::ALL {
                for card in view.public().rules().kinds() {
                    let exact: f64 =
                        all.iter().map(|(world, weight)| weight * world.hands()[seat].count(card) as f64).sum();
                    let walked =
                        ends.iter().map(|world| world.hands[seat].count(card) as f64).sum::<f64>() / WALKS as f64;
                    // A number of copies has a deviation of at most 1, so this is four standard errors and more.
                    assert!((exact - walked).abs() < 0.25, "{seat} {card}: {exact} {walked}");
                }
            }
            n_views += 1;
        }
        assert_eq!(n_views, 2);
    }

    #[test]
    #[ignore = "slow"]
    fn an_interval_holds_the_mean_over_all_worlds_in_95_of_100_cases() {
        let (mut n_cases, mut held) = (0, 0);
        for play in late_games().take(8) {
            let seat = play.actor().expect("a seat is at turn");
            let view = play.view(seat);
            let value = |world: &Play| f64::from(rollout(world)[seat].0);
            let all = posterior(&view, 1).all(usize::MAX).expect("they are few");
            let exact: f64 = all.iter().map(|(world, weight)| weight * value(world)).sum();
            for seed in 1..=40 {
                let samples = posterior(&view, seed).drawn(0..100).expect("there are worlds");
                let mut worth = crate::Worth::default();
                samples.iter().for_each(|world| worth.push(crate::Sample { points: value(world), weight: 1.0 }));
                n_cases += 1;
                held += u32::from((worth.mean() - exact).abs() <= 1.98 * worth.standard_error() + 1e-3);
            }
        }
        assert!(n_cases == 320 && (295..=314).contains(&held), "{held} of {n_cases}");
    }

    #[test]
    fn worlds_depend_on_the_seed_and_their_number_and_on_nothing_else() {
        let play = game_after(5, 14);
        let view = play.view(play.actor().expect("a seat is at turn"));
        let hands = |worlds: Vec<Play>| worlds.iter().map(|world| *world.hands()).collect::<Vec<_>>();
        let mut one = posterior(&view, 1);
        let whole = hands(one.drawn(0..12).expect("there are worlds"));
        let condition = Condition::All(Vec::new());
        let mut many = Posterior::new(&view, &condition, Model::default(), 1, (Threads::All, &Stop::NEVER))
            .expect("there are worlds");
        let first = hands(many.drawn(0..5).expect("there are worlds"));
        let rest = hands(many.drawn(5..12).expect("there are worlds"));
        assert_eq!([first, rest].concat(), whole);
        assert_ne!(hands(posterior(&view, 2).drawn(0..12).expect("there are worlds")), whole);
        for world in one.drawn(0..12).expect("there are worlds") {
            assert_eq!(world.view(view.seat()).hand(), view.hand());
        }
    }

    #[test]
    fn what_is_certain_stays_so() {
        for index in 0..20 {
            let play = game_after(index, 20);
            let view = play.view(Seat::N);
            let mut worlds = posterior(&view, index);
            worlds.drawn(0..60).expect("there are worlds");
            let re = |seat| worlds.re_probability(seat, worlds.re_counted(&Condition::All(Vec::new()), seat));
            let certain = |team| if team == Team::Re { 1.0 } else { 0.0 };
            assert_eq!(re(Seat::N), view.team().map(certain));
            for (seat, known) in play.public().known().iter() {
                assert!((0.0..=1.0).contains(&re(seat).expect("a normal game")));
                if let Some(team) = known {
                    assert_eq!(re(seat), Some(certain(*team)));
                }
            }
        }
    }

    #[test]
    #[ignore = "slow"]
    fn players_who_play_anything_tell_nothing() {
        let play = game_after(3, 17);
        let view = play.view(Seat::E);
        let (any, model) = (Condition::All(Vec::new()), Model::Alike(Kind { error: 1.0, ..Kind::MIRROR }));
        let mut worlds = Posterior::new(&view, &any, model, 1, (Threads::One, &Stop::NEVER)).expect("there are worlds");
        worlds.drawn(0..2000).expect("there are worlds");
        for seat in Seat::ALL {
            let counted = worlds.re_counted(&any, seat);
            let inferred = worlds.re_probability(seat, counted).expect("normal");
            let counted = counted.expect("normal");
            assert!((counted - inferred).abs() < 0.1, "{seat}: {counted} {inferred}");
        }
    }

    #[test]
    #[ignore = "slow"]
    fn what_is_inferred_is_nearer_to_the_truth_than_the_count() {
        let (mut counted, mut believed) = (0.0, 0.0);
        for index in 0..60 {
            let play = game_after(index, 16);
            let view = play.view(Seat::from_index(index as usize));
            let mut worlds = posterior(&view, index);
            worlds.drawn(0..100).expect("there are worlds");
            for seat in Seat::ALL {
                let truth = if play.team_of(seat) == Some(Team::Re) { 1.0 } else { 0.0 };
                let error = |p: Option<f64>| (p.expect("a normal game") - truth).powi(2);
                let prior = worlds.re_counted(&Condition::All(Vec::new()), seat);
                counted += error(prior);
                believed += error(worlds.re_probability(seat, prior));
            }
        }
        assert!(believed < counted, "{believed} {counted}");
    }

    #[test]
    fn a_condition_holds_in_every_world() {
        let play = game_after(6, 13);
        let view = play.view(play.actor().expect("a seat is at turn"));
        let other = view.seat().next();
        let condition: Condition = format!("{other} has >= 5 trumps").parse().expect("a condition");
        let mut worlds = Posterior::new(&view, &condition, Model::default(), 1, (Threads::One, &Stop::NEVER))
            .expect("there are worlds");
        for world in worlds.drawn(0..20).expect("there are worlds") {
            assert!(5 <= world.hands()[other].count_in(view.public().order().trumps()));
        }
    }
}
