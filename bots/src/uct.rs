//! `uct`: the academic baseline. It draws hands that are consistent with what was seen, grows a UCT tree for each as
//! if they were open, with random games below the tree, and plays the card with the best average over all trees.
//!
//! See: S. Sievers and M. Helmert, "A Doppelkopf Player Based on UCT", 2015; S. Sievers, "Implementation of the UCT
//! Algorithm for Doppelkopf", 2012. The defaults are the configuration its authors hold best: 10 assignments, 1,000
//! rollouts each, the exploration constant 16,000 where a point of the game counts 500; the Augen of the side are added.
//! Two things differ: hands are drawn uniformly, which their algorithm does not quite do, and their player also calls and
//! chooses soli by its tree, which here another bot does.

use crate::bot::{Bot, fallback_card};
use crate::draw::Draw;
use crate::number::{Numbers, WORLDS};
use crate::parameter::{Options, Parameter, SpecError};
use crate::playout::play_at_random;
use crate::rules::RulesBot;
use crate::sample::Sampler;
use crate::talk::{CardPlayer, TALK, Talk, Talking};
use crate::time::{Countdown, is_close, time_within};
use crate::tree::{Chances, Step, Tree};
use game::{BySeat, Card, LightPlay, Play, Seat, View};
use solver::Stop;
use std::time::Duration;

/// Limits and settings of `uct`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UctConfig {
    /// Number of deals drawn per decision.
    pub assignments: usize,
    /// Number of games played for each deal.
    pub rollouts: usize,
    /// Exploration constant: weight of cards that were rarely tried.
    pub exploration: f64,
    /// Value of a point of the game; an Auge counts 1.
    pub point: f64,
}

impl Default for UctConfig {
    fn default() -> Self {
        Self { assignments: 10, rollouts: 1000, exploration: 16_000.0, point: 500.0 }
    }
}

/// The card play of `uct`.
#[derive(Clone, Debug)]
pub struct Uct {
    config: UctConfig,
    stop: Stop,
    seed: u64,
    draw: Draw,
    thoughts: Vec<(Card, f32)>,
}

pub(crate) const PARAMETERS: &[Parameter] = &[
    Parameter::number("assignments", "10", Numbers::whole(1, 100_000), "how many hands are drawn"),
    Parameter::number("rollouts", "1000", WORLDS, "how many games are played for each"),
    Tree::exploration_parameter("16000"),
    Parameter::number("point", "500", Numbers::real(0.0, 1e9), "what a point of the game counts beside an Auge"),
    Talk::PARAMETER,
];

impl Uct {
    /// Returns the card player.
    #[must_use]
    pub fn new(config: UctConfig) -> Self {
        Self { config, stop: Stop::NEVER, seed: 0, draw: Draw::new(0, 0), thoughts: Vec::new() }
    }

    pub(crate) fn build(options: &Options<'_>) -> Result<Box<dyn Bot>, SpecError> {
        let config = UctConfig {
            assignments: options.whole("assignments")?,
            rollouts: options.whole("rollouts")?,
            exploration: options.real("exploration")?,
            point: options.real("point")?,
        };
        Ok(Box::new(Talking::new(Self::new(config), options.parse::<Talk>("talk", TALK)?)))
    }

    /// Grows the tree of one world, for this long at most.
    fn grow(&mut self, world: &Play, time: Option<Duration>) -> Tree {
        let countdown = Countdown::of(time);
        let frame = world.frame();
        let start = LightPlay::of(world);
        let mut tree = Tree::new(self.config.exploration, Chances::Visits);
        let mut path = Vec::new();
        for _ in 0..self.config.rollouts {
            let mut game = start;
            path.clear();
            path.push(Tree::ROOT);
            while !game.is_over() {
                let at = path[path.len() - 1];
                match tree.choose(at, game.turn(), game.legal(&frame)) {
                    Step::Known(place, card) => {
                        path.push(place);
                        game.play(&frame, card);
                    }
                    Step::New(cards) => {
                        let card = cards.nth(self.draw.below(cards.len())).expect("there is a new card");
                        path.push(tree.add(at, card));
                        game.play(&frame, card);
                        play_at_random(&mut game, &frame, &mut self.draw);
                    }
                }
            }
            let outcome = game.outcome(&frame);
            let augen = |seat: Seat| f64::from(outcome.won[outcome.parties.team_of(seat)].augen.0);
            let points = |seat: Seat| self.config.point * f64::from(outcome.score.points[seat].0);
            tree.learn(&path, &BySeat::from_fn(|seat| points(seat) + augen(seat)));
            if countdown.is_over() || self.stop.is_set() {
                break;
            }
        }
        tree
    }
}

impl CardPlayer for Uct {
    fn begin(&mut self, seed: u64) {
        self.seed = seed;
    }

    fn hurry(&mut self, stop: &Stop) {
        self.stop = stop.clone();
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        self.thoughts.clear();
        if is_close(&self.stop) {
            return RulesBot::new().card(view);
        }
        self.draw = Draw::new(self.seed, view.public().cards_played() as u64);
        let Ok(sampler) = Sampler::new(view) else { return fallback_card(view.legal()) };
        let mut sums: Vec<(Card, f64)> = view.legal().iter().map(|card| (card, 0.0)).collect();
        for left in (1..=self.config.assignments).rev() {
            let world = sampler.world(&mut self.draw);
            // Each world has its share of the time.
            let time = time_within(&self.stop, None).map(|time| time / u32::try_from(left).unwrap_or(u32::MAX));
            let tree = self.grow(&world, time);
            for (card, _, mean) in tree.first_cards(view.seat()) {
                if let Some(sum) = sums.iter_mut().find(|sum| sum.0 == card) {
                    sum.1 += mean;
                }
            }
        }
        let n = self.config.assignments as f64 * self.config.point.max(1.0);
        self.thoughts = sums.iter().map(|&(card, sum)| (card, (sum / n) as f32)).collect();
        let best = sums.into_iter().reduce(|best, other| if best.1 < other.1 { other } else { best });
        best.map_or_else(|| fallback_card(view.legal()), |(card, _)| card)
    }

    fn thoughts(&self) -> &[(Card, f32)] {
        &self.thoughts
    }
}
