//! The sums of a match, one unit after another.

use super::Match;
use super::line::{GameLine, UnitLine};
use super::seating::LineUp;
use super::strangers::StrangersTally;
use crate::entrant::Who;
use crate::stats::{Clusters, CrossFit, Decision, Estimate, Moments, Ratings, Sprt};
use game::{Call, Seat};
use std::collections::BTreeMap;

/// Sums over units. Memory does not grow with their number.
#[derive(Clone, Debug)]
pub struct Tally {
    pub(crate) n_units: u64,
    pub(crate) n_games: u64,
    pub(crate) n_redeals: u64,
    pub(crate) entrants: Vec<EntrantTally>,
    pub(crate) pairs: Vec<PairTally>,
    pub(crate) games: BTreeMap<String, GameTally>,
    pub(crate) ratings: Ratings,
    pub(crate) curve: Vec<CurvePoint>,
    pub(crate) strangers: Option<StrangersTally>,
    line_up: LineUp,
    sprt: Option<Sprt>,
}

/// Sums of an entrant.
#[derive(Clone, Debug, Default)]
pub(crate) struct EntrantTally {
    /// Mean points of each unit.
    pub(crate) units: Moments,
    /// Points of each seat in each game, as if they were independent.
    pub(crate) seats: Moments,
    pub(crate) controlled: CrossFit,
    /// Number of games for each result in points.
    pub(crate) points: BTreeMap<i32, u64>,
    /// Each word: how often said, how often in a game that was won then.
    pub(crate) calls: BTreeMap<String, (u64, u64)>,
    /// Each game in which it played alone or announced a Hochzeit.
    pub(crate) soli: BTreeMap<String, SoloTally>,
    pub(crate) faults: BTreeMap<String, u64>,
}

/// Sums of games played alone.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SoloTally {
    pub(crate) n: u64,
    pub(crate) won: u64,
    pub(crate) forced: u64,
    pub(crate) points: Clusters,
}

/// Sums of a pair of entrants, the first being earlier in the list.
#[derive(Clone, Debug)]
pub(crate) struct PairTally {
    pub(crate) one: Who,
    pub(crate) other: Who,
    /// Mean differences of each unit.
    pub(crate) units: Moments,
    /// Differences of each game, as if they were independent.
    pub(crate) games: Moments,
    pub(crate) controlled: CrossFit,
    /// Units in which the first had more, as many, and fewer points.
    pub(crate) won_tied_lost: [u64; 3],
}

/// Games of one kind.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct GameTally {
    pub(crate) n: u64,
    pub(crate) won_by_re: u64,
    pub(crate) won_by_kontra: u64,
    pub(crate) augen_of_re: Moments,
    /// Stages that the winner reached: from won only to schwarz.
    pub(crate) levels: [u64; 5],
}

/// Means on the way.
#[derive(Clone, Debug)]
pub(crate) struct CurvePoint {
    pub(crate) n_units: u64,
    pub(crate) entrants: Vec<Option<Estimate>>,
}

impl Tally {
    /// Returns the tally of a match of `n_entrants` entrants before its first unit.
    #[must_use]
    pub fn new(n_entrants: usize, sprt: Option<Sprt>) -> Self {
        let all = || (0..n_entrants as u8).map(Who);
        let pairs = all().flat_map(|one| all().filter(move |&other| one < other).map(move |other| (one, other)));
        Self {
            n_units: 0,
            n_games: 0,
            n_redeals: 0,
            entrants: vec![EntrantTally::default(); n_entrants],
            pairs: pairs.map(|(one, other)| PairTally::new(one, other)).collect(),
            games: BTreeMap::new(),
            ratings: Ratings::new(n_entrants),
            curve: Vec::new(),
            strangers: None,
            line_up: LineUp::Mixed,
            sprt,
        }
    }

    /// Returns the tally of a match before its first unit.
    #[must_use]
    pub fn of(plan: &Match, sprt: Option<Sprt>) -> Self {
        let n_entrants = plan.entrants.len();
        let strangers = (plan.line_up == LineUp::Strangers).then(|| StrangersTally::new(n_entrants));
        Self { strangers, line_up: plan.line_up, ..Self::new(n_entrants, sprt) }
    }

    /// Returns how many units were added.
    #[must_use]
    pub const fn n_units(&self) -> u64 {
        self.n_units
    }

    /// Returns how many games they had.
    #[must_use]
    pub const fn n_games(&self) -> u64 {
        self.n_games
    }

    /// Returns what every entrant has so far: its mean points a game, at the table of another program how much more than the
    /// three others.
    #[must_use]
    pub fn means(&self) -> Vec<Option<Estimate>> {
        self.entrants.iter().map(|entrant| entrant.units.estimate()).collect()
    }

    /// Returns the decision of the test about the first two entrants; `None` without a test.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        Some(self.sprt?.decide(&self.pairs.first()?.units))
    }

    pub(crate) const fn sprt(&self) -> Option<&Sprt> {
        self.sprt.as_ref()
    }

    /// Adds a unit; units come in their order.
    pub fn push(&mut self, line: &UnitLine) {
        self.n_units += 1;
        let mut met = Vec::new();
        let alone = match (&mut self.strangers, self.line_up) {
            (Some(strangers), _) => Some(strangers.push(line)),
            (None, LineUp::Table) => {
                Some((0..self.entrants.len() as u8).map(|at| line.lead_of(Who(at))).collect::<Vec<_>>())
            }
            (None, _) => None,
        };
        let mean = |who: Who| alone.as_ref().map_or_else(|| line.mean_of(who), |means| means[who.index()]);
        for pair in &mut self.pairs {
            let difference = match &alone {
                Some(means) => means[pair.one.index()].zip(means[pair.other.index()]).map(|(one, other)| one - other),
                None => line.difference(pair.one, pair.other),
            };
            if let Some(difference) = difference {
                pair.push(line, difference);
                met.push((pair.one.index(), pair.other.index(), difference));
            }
        }
        self.ratings.push(line.unit, &met);
        for (at, entrant) in self.entrants.iter_mut().enumerate() {
            let who = Who(at as u8);
            entrant.push(line, who, mean(who));
        }
        for game in &line.games {
            self.n_games += 1;
            self.n_redeals += u64::from(game.redeals);
            self.games.entry(game.game.clone()).or_default().push(game);
        }
        self.draw_curve();
    }

    /// Keeps means at numbers of units that grow by a thirtieth.
    fn draw_curve(&mut self) {
        let last = self.curve.last().map_or(0, |point| point.n_units);
        if last + 1 + last / 30 <= self.n_units {
            self.curve.push(CurvePoint { n_units: self.n_units, entrants: self.means() });
        }
    }
}

impl PairTally {
    fn new(one: Who, other: Who) -> Self {
        let (units, games) = (Moments::default(), Moments::default());
        Self { one, other, units, games, controlled: CrossFit::default(), won_tied_lost: [0; 3] }
    }

    fn push(&mut self, line: &UnitLine, difference: f64) {
        self.units.push(difference);
        for game in &line.games {
            if let (Some(one), Some(other)) = (game.mean_of(self.one), game.mean_of(self.other)) {
                self.games.push(one - other);
            }
        }
        if let (Some(one), Some(other)) = (line.open_of(self.one), line.open_of(self.other)) {
            self.controlled.push(line.unit, difference, one - other);
        }
        let place = if 0.0 < difference { 0 } else { 1 + usize::from(difference < 0.0) };
        self.won_tied_lost[place] += 1;
    }
}

impl EntrantTally {
    fn push(&mut self, line: &UnitLine, who: Who, mean: Option<f64>) {
        if let Some(mean) = mean {
            self.units.push(mean);
            if let Some(open) = line.open_of(who) {
                self.controlled.push(line.unit, mean, open);
            }
        }
        line.games.iter().for_each(|game| self.push_game(game, who));
        // The same cards are often played alone in several seatings, so each unit counts once.
        let mut soli: BTreeMap<&str, (f64, u64)> = BTreeMap::new();
        for game in &line.games {
            if let Some(seat) = game.soloist().filter(|&seat| game.seats[seat.index()] == who.0) {
                let (sum, n) = soli.entry(&game.game).or_default();
                *sum += f64::from(game.points[seat.index()]);
                *n += 1;
            }
        }
        for (game, (sum, n)) in soli {
            self.soli.entry(game.to_owned()).or_default().points.push(sum, n);
        }
    }

    fn push_game(&mut self, game: &GameLine, who: Who) {
        for seat in game.seats_of(who) {
            let points = game.points[seat.index()];
            self.seats.push(f64::from(points));
            *self.points.entry(points).or_default() += 1;
            if game.soloist() == Some(seat) {
                let solo = self.soli.entry(game.game.clone()).or_default();
                solo.n += 1;
                solo.won += u64::from(game.is_won_by(seat));
                solo.forced += u64::from(game.forced);
            }
        }
        let is_mine = |seat: u8| game.seats[usize::from(seat & 3)] == who.0;
        for (seat, word) in game.calls.iter().filter(|(seat, _)| is_mine(*seat)) {
            let call = self.calls.entry(word.clone()).or_default();
            call.0 += 1;
            call.1 += u64::from(game.is_won_by(Seat::from_index(usize::from(*seat))));
        }
        for (_, kind) in game.faults.iter().filter(|(seat, _)| is_mine(*seat)) {
            *self.faults.entry(kind.clone()).or_default() += 1;
        }
    }
}

impl GameTally {
    fn push(&mut self, game: &GameLine) {
        self.n += 1;
        self.augen_of_re.push(f64::from(game.augen));
        match game.winner.as_deref() {
            Some("re") => self.won_by_re += 1,
            Some(_) => self.won_by_kontra += 1,
            None => return,
        }
        self.levels[usize::from(game.level).min(4)] += 1;
    }
}

/// Returns the place of a word among the calls, lowest first.
pub(crate) fn call_rank(word: &str) -> usize {
    Call::ALL.iter().position(|call| call.name() == word).unwrap_or(usize::MAX)
}
