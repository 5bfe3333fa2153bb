//! `ismcts`: one tree for everything that the seat cannot tell apart. Each game in the tree has other hidden hands; a
//! card of the tree that these hands do not allow is left out, and how often it could have been played is what its
//! number of tries is compared with.
//!
//! See: P. Cowling, E. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012 (the single-observer
//! variant). Rewards are Points, 16 of them as 1; the exploration constant is that of the paper.

use crate::bot::{Bot, fallback_card};
use crate::draw::Draw;
use crate::number::WORLDS;
use crate::parameter::{Options, Parameter, SpecError};
use crate::playout::play_at_random;
use crate::rules::{Imagined, RulesBot, Weights};
use crate::sample::Sampler;
use crate::talk::{CardPlayer, TALK, Talk, Talking};
use crate::time::{Countdown, TIME_LIMIT, TimeLimit, is_close, time_within};
use crate::tree::{Chances, Place, Step, Tree};
use game::{BySeat, Card, LightPlay, Play, Points, View};
use solver::Stop;
use std::str::FromStr;
use std::time::Duration;

/// Player of the games below the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rollouts {
    /// Random cards.
    Random,
    /// The rules of thumb.
    Rules,
}

impl FromStr for Rollouts {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "random" => Ok(Self::Random),
            "rules" => Ok(Self::Rules),
            _ => Err(()),
        }
    }
}

/// Limits and settings of `ismcts`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IsmctsConfig {
    /// Number of games played per decision.
    pub iterations: usize,
    /// The most time; `None` without limit.
    pub time: Option<Duration>,
    /// Exploration constant: weight of cards that were rarely tried.
    pub exploration: f64,
    /// Player of the games below the tree.
    pub rollouts: Rollouts,
}

impl Default for IsmctsConfig {
    fn default() -> Self {
        Self { iterations: 10_000, time: None, exploration: 0.7, rollouts: Rollouts::Random }
    }
}

/// The card play of `ismcts`.
#[derive(Clone, Debug)]
pub struct Ismcts {
    config: IsmctsConfig,
    stop: Stop,
    seed: u64,
    draw: Draw,
    thoughts: Vec<(Card, f32)>,
}

pub(crate) const PARAMETERS: &[Parameter] = &[
    Parameter::number("iterations", "10000", WORLDS, "how many games are played"),
    TimeLimit::PARAMETER,
    Tree::exploration_parameter("0.7"),
    Parameter::word("rollouts", "random", "how a game goes on below the tree: random or rules"),
    Talk::PARAMETER,
];

/// Points for a reward of 1.
const SCALE: f64 = 16.0;

impl Ismcts {
    /// Returns the card player.
    #[must_use]
    pub fn new(config: IsmctsConfig) -> Self {
        Self { config, stop: Stop::NEVER, seed: 0, draw: Draw::new(0, 0), thoughts: Vec::new() }
    }

    pub(crate) fn build(options: &Options<'_>) -> Result<Box<dyn Bot>, SpecError> {
        let config = IsmctsConfig {
            iterations: options.whole("iterations")?,
            time: options.parse::<TimeLimit>("time", TIME_LIMIT)?.0,
            exploration: options.real("exploration")?,
            rollouts: options.parse("rollouts", "spec-rollouts")?,
        };
        Ok(Box::new(Talking::new(Self::new(config), options.parse::<Talk>("talk", TALK)?)))
    }

    /// Plays one game through the tree.
    fn iterate(&mut self, tree: &mut Tree, world: &Play, path: &mut Vec<Place>) {
        let frame = world.frame();
        let mut game = LightPlay::of(world);
        let mut cards = Vec::new();
        path.clear();
        path.push(Tree::ROOT);
        while !game.is_over() {
            let at = path[path.len() - 1];
            let (place, card, is_new) = match tree.choose(at, game.turn(), game.legal(&frame)) {
                Step::Known(place, card) => (place, card, false),
                Step::New(new) => {
                    let card = new.nth(self.draw.below(new.len())).expect("there is a new card");
                    (tree.add(at, card), card, true)
                }
            };
            path.push(place);
            cards.push(card);
            game.play(&frame, card);
            if is_new {
                break;
            }
        }
        let points: BySeat<Points> = match self.config.rollouts {
            Rollouts::Random => {
                play_at_random(&mut game, &frame, &mut self.draw);
                game.outcome(&frame).score.points
            }
            Rollouts::Rules => {
                let mut imagined = Imagined::of(world);
                cards.into_iter().for_each(|card| imagined.play(card));
                imagined.finish(Weights::learned())
            }
        };
        tree.learn(path, &BySeat::from_fn(|seat| f64::from(points[seat].0) / SCALE));
    }
}

impl CardPlayer for Ismcts {
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
        let countdown = Countdown::of(time_within(&self.stop, self.config.time));
        let mut tree = Tree::new(self.config.exploration, Chances::Available);
        let mut path = Vec::new();
        for _ in 0..self.config.iterations.max(1) {
            let world = sampler.world(&mut self.draw);
            self.iterate(&mut tree, &world, &mut path);
            if countdown.is_over() || self.stop.is_set() {
                break;
            }
        }
        let tried: Vec<(Card, u32, f64)> = tree.first_cards(view.seat()).collect();
        self.thoughts = tried.iter().map(|&(card, _, mean)| (card, (mean * SCALE) as f32)).collect();
        // The card that was tried most often, as in the paper.
        let best = tried.into_iter().reduce(|best, other| if best.1 < other.1 { other } else { best });
        best.map_or_else(|| fallback_card(view.legal()), |(card, ..)| card)
    }

    fn thoughts(&self) -> &[(Card, f32)] {
        &self.thoughts
    }
}
