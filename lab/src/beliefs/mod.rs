//! Quality of beliefs among unknown players: of the probabilities that a seat is Re and that it holds a card. They are
//! computed by counting the possible deals, by the model that takes everybody for a `rules`, by the model of unknown
//! players, by the network of the sides alone, all four from the same worlds; and as advice does it ([`Posterior`] with
//! `Model::Anybody`). One `rules` watches from its seat among three players of one type. Prints the tables of
//! `docs/lab/beliefs.csv`.
//!
//! `cargo run --release -p doko-lab -- beliefs GAMES WORLDS [TABLE;TABLE;..] [FILE]`. A table is three players of one type, by
//! their name in the population or any bot, or a program that keeps a table, as in `'table:cmd:python3 scripts/table.py'`;
//! without one the tables are `rules` and all of the population. GAMES is the number of games, or a range, as in
//! `1000..1060`: models fitted to some are tested on others. FILE receives the input from which `lab/train/strangers.py`
//! fits the model of unknown players.

mod calibration;
mod evidence;

use crate::others::Others;
use crate::{Outcome, whole_number};
use bots::net::Sides;
use bots::{Condition, Draw, Kind, Model, Posterior, RulesBot, Sampler, Stranger, Threads, population};
use calibration::Calibration;
use game::{Named, Play, Rules, Scope, Seat, SeatSet, Setup, Team, View};
use notation::Record;
use notation::record::{Breaches, resume};
use rayon::prelude::*;
use sim::matches::TableEnd;
use solver::Stop;
use std::collections::HashMap;
use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::ops::Range;

/// The models that are compared.
const MODELS: [(&str, Likely); 4] = [
    ("counted", Likely { model: None, network: 0.0 }),
    ("mirror", Likely { model: Some(Model::Alike(Kind::MIRROR)), network: 0.0 }),
    ("strangers", Likely { model: Some(Model::Strangers), network: 0.0 }),
    ("network", Likely { model: None, network: 1.0 }),
];

/// What advice believes.
const CURRENT: &str = "current";

/// Model of the likelihood of deals.
#[derive(Clone, Copy)]
struct Likely {
    /// Model by which the others choose their cards; `None`: all possible deals are equally likely.
    model: Option<Model>,
    /// Weight of the network's opinion of the sides, 0 to 1; the model has the remaining weight (a geometric mean).
    network: f64,
}

/// Weight of the prior knowledge in draws, as in `Posterior`.
const PRIOR_DRAWS: f64 = 2.0;

/// The first five tricks, in which it matters most who is whose partner.
const EARLY: usize = 20;

/// How good one model is.
#[derive(Clone, Debug, Default)]
struct Quality {
    early: Calibration,
    late: Calibration,
    cards: Calibration,
}

impl Quality {
    fn join(&mut self, other: &Self) {
        self.early.join(&other.early);
        self.late.join(&other.late);
        self.cards.join(&other.cards);
    }
}

/// One for each model, then for what advice believes.
type Qualities = [Quality; MODELS.len() + 1];

/// The games and worlds of a run.
struct Study {
    games: Range<u64>,
    n_worlds: usize,
    is_written: bool,
}

pub(crate) fn run(words: &[String]) -> Outcome {
    let games = words.first().ok_or("how many games?")?;
    let (first, end) = games.split_once("..").unwrap_or(("0", games));
    let games = whole_number(first)?..whole_number(end)?;
    let n_worlds = whole_number(words.get(1).ok_or("how many worlds?")?)?;
    let study = Study { games, n_worlds, is_written: words.get(3).is_some() };
    let mut out = words.get(3).map(|path| File::create_new(path).map(BufWriter::new)).transpose()?;
    let names: Vec<&str> = match words.get(2) {
        None => ["rules"].into_iter().chain(population().iter().map(Stranger::name)).collect(),
        Some(names) => names.split(';').collect(),
    };
    let tables = names.into_iter().map(Others::named).collect::<Result<Vec<_>, _>>()?;
    println!("| among three | model | Re, 5 tricks | off by | Re, later | off by | cards | off by |");
    println!("|---|---|---:|---:|---:|---:|---:|---:|");
    let mut over_all = Qualities::default();
    for others in &tables {
        let name = others.to_string();
        let games: Result<Vec<_>, String> = study
            .games
            .clone()
            .into_par_iter()
            .map(|index| study.game(others, index).map_err(|error| format!("game {index}: {error}")))
            .collect();
        let mut sum = Qualities::default();
        let mut table = Vec::new();
        for (qualities, evidence) in games? {
            sum.iter_mut().zip(&qualities).for_each(|(sum, quality)| sum.join(quality));
            table.extend(evidence);
        }
        if let Some(out) = &mut out {
            evidence::write_table(out, &name, &table)?;
        }
        over_all.iter_mut().zip(&sum).for_each(|(all, quality)| all.join(quality));
        print(&name, &sum);
    }
    print("all", &over_all);
    if let Some(mut out) = out {
        out.flush()?;
    }
    Ok(())
}

/// Prints the rows of a table of players.
fn print(among: &str, qualities: &Qualities) {
    let names = MODELS.iter().map(|(name, _)| *name).chain([CURRENT]);
    for (model, Quality { early, late, cards }) in names.zip(qualities) {
        println!("| {among} | {model} | {early} | {late} | {cards} |");
    }
}

impl Study {
    /// Plays a game and examines one decision in each trick from the view of one seat.
    fn game(&self, others: &Others, index: u64) -> Result<(Qualities, Vec<u8>), Box<dyn Error>> {
        let mut sum = (Qualities::default(), Vec::new());
        let viewer = Seat::from_index(index as usize / 4 % 4);
        let (rules, scope, dealer) = (&Rules::DDV, Scope::Cards, Seat::from_index(index as usize % 4));
        let deal = Draw::new(2026, index).deal_for(rules, dealer, scope)?;
        let setup = Setup { rules, deal, pflichtsolo_open: SeatSet::EMPTY, forced: None, scope };
        let bot = Box::new(RulesBot::new());
        let TableEnd::Played(_, end) = others.table()?.play(&setup, (viewer, bot), index)? else { return Ok(sum) };
        if end.public().game().named != Named::Normal {
            return Ok(sum);
        }
        let mut start = Record::of(&end);
        start.tricks_played.clear();
        let mut play = resume(&start, end.public().rules(), Breaches::Refuse).map_err(|all| all[0].to_string())?;
        for (n_cards, (seat, card)) in end.public().plays().enumerate() {
            if 0 < n_cards && n_cards % 4 == index as usize % 4 {
                self.moment(&play, &end, viewer, index, &mut sum)?;
            }
            play.play(seat, card)?;
        }
        Ok(sum)
    }

    fn moment(
        &self,
        play: &Play,
        end: &Play,
        viewer: Seat,
        index: u64,
        (sum, evidence): &mut (Qualities, Vec<u8>),
    ) -> Result<(), Box<dyn Error>> {
        let view = play.view(viewer);
        let n_cards = play.public().cards_played();
        let sampler = Sampler::new(&view).map_err(|_| "no world fits")?;
        let mut draw = Draw::new(index, n_cards as u64);
        let worlds: Vec<Play> = (0..self.n_worlds).map(|_| sampler.world(&mut draw)).collect();
        if self.is_written {
            evidence::write_moment(evidence, (play, end), viewer, &worlds);
        }
        let sides = Sides::seen(&view).ok_or("a normal game")?;
        let (current, sum) = sum.split_last_mut().expect("there is one more than models");
        self.current(&view, &worlds, (play, end), index, current)?;
        for ((_, likely), quality) in MODELS.iter().zip(sum) {
            let mut weights = weights(likely.model.as_ref(), viewer, &worlds);
            if likely.network != 0.0 {
                let believed = |with, model: f64| {
                    f64::from(sides.probability(with)).powf(likely.network) * model.powf(1.0 - likely.network)
                };
                believe(&mut weights, viewer, &worlds, believed);
            }
            let parties = if n_cards < EARLY { &mut quality.early } else { &mut quality.late };
            for other in viewer.next().clockwise().take(3) {
                let is_re = |play: &Play| play.team_of(other) == Some(Team::Re);
                judge(parties, &worlds, &weights, is_re, is_re(end));
                for card in view.public().rules().kinds() {
                    let holds = |play: &Play| 0 < play.hands()[other].count(card);
                    judge(&mut quality.cards, &worlds, &weights, holds, holds(play));
                }
            }
        }
        Ok(())
    }

    /// Adds what advice believes about what is open in `worlds`.
    fn current(
        &self,
        view: &View<'_>,
        worlds: &[Play],
        (play, end): (&Play, &Play),
        seed: u64,
        quality: &mut Quality,
    ) -> Result<(), Box<dyn Error>> {
        let any = Condition::All(Vec::new());
        let mut posterior = Posterior::new(view, &any, Model::default(), seed, (Threads::One, &Stop::NEVER))
            .map_err(|error| error.to_string())?;
        let believed: Vec<(Play, f64)> = match posterior.all(usize::MAX) {
            Some(all) => all,
            None => {
                let drawn = posterior.drawn(0..self.n_worlds).map_err(|error| error.to_string())?;
                drawn.into_iter().map(|world| (world, 1.0 / self.n_worlds as f64)).collect()
            }
        };
        let parties = if play.public().cards_played() < EARLY { &mut quality.early } else { &mut quality.late };
        for other in view.seat().next().clockwise().take(3) {
            let is_re = |play: &Play| play.team_of(other) == Some(Team::Re);
            if let Some(p) = posterior.re_probability(other, posterior.re_counted(&any, other))
                && is_open(worlds, is_re)
            {
                parties.add(p, is_re(end));
            }
            for card in view.public().rules().kinds() {
                let holds = |play: &Play| 0 < play.hands()[other].count(card);
                if is_open(worlds, holds) {
                    let p = believed.iter().filter(|(world, _)| holds(world)).map(|(_, weight)| weight).sum();
                    quality.cards.add(p, holds(play));
                }
            }
        }
        Ok(())
    }
}

/// Returns whether it is so in some of the worlds and not in others.
fn is_open(worlds: &[Play], is_so: impl Fn(&Play) -> bool) -> bool {
    worlds.iter().any(&is_so) && !worlds.iter().all(is_so)
}

/// Returns how much each world counts; the sum is 1.
fn weights(model: Option<&Model>, viewer: Seat, worlds: &[Play]) -> Vec<f64> {
    let logs: Vec<f64> =
        worlds.iter().map(|world| model.map_or(0.0, |model| model.log_likelihood(viewer, world))).collect();
    let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = logs.iter().map(|log| (log - most).exp()).sum();
    logs.iter().map(|log| (log - most).exp() / sum).collect()
}

/// Reweights the worlds so that each split of the sides has the probability `believed`, a function of the split and its
/// old one.
fn believe(weights: &mut [f64], viewer: Seat, worlds: &[Play], believed: impl Fn([bool; 3], f64) -> f64) {
    let with = |world: &Play| {
        let own = world.team_of(viewer);
        [1, 2, 3].map(|steps| world.team_of(viewer.plus(steps)) == own)
    };
    let all: Vec<[bool; 3]> = worlds.iter().map(with).collect();
    let mut sums: HashMap<[bool; 3], f64> = HashMap::new();
    for (with, weight) in all.iter().zip(weights.iter()) {
        *sums.entry(*with).or_default() += *weight;
    }
    for (with, weight) in all.iter().zip(weights.iter_mut()) {
        *weight *= believed(*with, sums[with]) / sums[with];
    }
    let sum: f64 = weights.iter().sum();
    weights.iter_mut().for_each(|weight| *weight /= sum);
}

#[expect(clippy::fn_params_excessive_bools, reason = "it is an outcome")]
/// Adds a probability, unless the rules have made it certain in all worlds.
fn judge(calibration: &mut Calibration, worlds: &[Play], weights: &[f64], is_so: impl Fn(&Play) -> bool, truth: bool) {
    let counted = worlds.iter().filter(|world| is_so(world)).count() as f64 / worlds.len() as f64;
    if counted <= 0.0 || 1.0 <= counted {
        return;
    }
    let weighed: f64 = worlds.iter().zip(weights).filter(|(world, _)| is_so(world)).map(|(_, weight)| weight).sum();
    let effective = 1.0 / weights.iter().map(|weight| weight * weight).sum::<f64>();
    calibration.add((weighed * effective + counted * PRIOR_DRAWS) / (effective + PRIOR_DRAWS), truth);
}
