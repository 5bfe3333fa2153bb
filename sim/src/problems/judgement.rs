//! Problems of judgement: which card, which call, which game?
//!
//! There is a problem where one answer is better than each other by at least [`LEAST_LEAD`] Points and by at least [`ERRORS`]
//! standard errors, under three models of the others:
//! - *uniform*: all deals that fit are equally likely, and everybody plays and calls on by the rules of thumb with his own hand;
//! - *beliefs*: deals are as likely as the cards of the others make them ([`bots::Posterior`]). Before the first card nobody has
//!   played, so that there it is the same in other deals;
//! - *ladder*: in deals that are equally likely the others play on as each of the bots does that do not search ([`PLAYERS`]).
//!   The one counts under which the lead is least. The bots that search would take a minute for a problem.
//!
//! What wins against good and bad players, with and without reading their cards, is worth being learned.

use super::problem::{Lead, Model};
use crate::analysis::{Choice, go_on, worlds};
use crate::table::play_on;
use bots::evaluate::{
    Budget, Judged, Plan, Search, judge_calls, judge_calls_likely, judge_cards, judge_cards_likely, judge_plans,
};
use bots::{Bot, Draw, NoWorld, RoundSampler, Sample, Sampler, Spec, Threads, Worth, act, fallback, plans};
use game::{BySeat, Call, Card, Found, LegalCalls, Play, Seat, Spielfindung, View};

/// Least lead of the right answer over any other, in Points.
pub const LEAST_LEAD: f64 = 0.8;

/// Least lead of the right answer over any other, in standard errors.
pub const ERRORS: f64 = 4.0;

/// The bots of the ladder that the others play as, the weakest first.
pub const PLAYERS: [&str; 3] = ["random", "greedy", "rules"];

/// Deals for the two quick checks before a full evaluation; usually the first already rules a candidate out.
const GLANCES: [usize; 2] = [12, 60];

/// Deals of the first evaluation under a model, and the most while the result is not significant.
const FIRST: usize = 200;
pub(super) const MOST: usize = 1600;

/// A decision that is due.
#[derive(Clone, Copy, Debug)]
pub enum Decision<'a> {
    /// A card.
    Card(&'a Play, Seat),
    /// A call, or silence.
    Call(&'a Play, Seat),
    /// A game.
    Game(&'a Spielfindung, Seat),
}

/// A decision that has one right answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The possible answers.
    pub answers: Vec<Choice>,
    /// The right answer.
    pub right: Choice,
    /// Lead of the right answer, under each model.
    pub leads: Vec<Lead>,
}

/// Value of an answer.
type Value = (Choice, Worth);

/// Returns what can be answered; nothing where there is nothing to decide.
#[must_use]
pub fn answers(decision: Decision<'_>) -> Vec<Choice> {
    let all: Vec<Choice> = match decision {
        Decision::Card(play, seat) => play.view(seat).legal().iter().map(Choice::Card).collect(),
        Decision::Call(play, seat) => {
            let view = play.view(seat);
            let calls = if view.duty().is_some() { LegalCalls::new() } else { view.calls() };
            [None].into_iter().chain(calls.into_iter().map(Some)).map(Choice::Call).collect()
        }
        Decision::Game(round, seat) => plans(&round.view(seat)).into_iter().map(Choice::Plan).collect(),
    };
    if all.len() < 2 { Vec::new() } else { all }
}

/// Result of a few deals for a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glance {
    /// The answer that may be right.
    pub right: Choice,
    /// Share of the deals in which the most tempting of the other answers gains.
    pub tempts: f64,
}

/// Evaluates a decision in a few deals; `None` if none of its answers can be better than all others by the required
/// lead.
///
/// # Errors
/// There may be no deal that fits.
pub fn glance(decision: Decision<'_>, seed: u64) -> Result<Option<Glance>, NoWorld> {
    let mut found = None;
    if answers(decision).is_empty() {
        return Ok(None);
    }
    for n in GLANCES {
        let values = values(decision, Model::Uniform, n, !seed)?;
        let Some((right, _)) = values.iter().flatten().reduce(better) else { return Ok(None) };
        let may_be = |(_, lead, error): (Choice, f64, f64)| LEAST_LEAD <= lead + error;
        if !values.iter().flat_map(|values| margins(values, *right)).all(may_be) {
            return Ok(None);
        }
        let others = values.iter().flatten().filter(|(choice, _)| choice != right);
        let tempts = others.map(|(_, worth)| worth.probability_of_gain()).fold(0.0, f64::max);
        found = Some(Glance { right: *right, tempts });
    }
    Ok(found)
}

/// Returns the problem of a decision for which `right` may be the right answer, if it makes one; `seed` decides the
/// deals.
///
/// # Errors
/// There may be no deal that fits.
pub fn find(decision: Decision<'_>, right: Choice, seed: u64) -> Result<Option<Judgement>, NoWorld> {
    let mut leads = Vec::new();
    for model in Model::ALL {
        match lead(decision, model, right, seed)? {
            Some(found) => leads.push(found),
            None => return Ok(None),
        }
    }
    Ok(Some(Judgement { answers: answers(decision), right, leads }))
}

fn better<'a>(best: &'a Value, other: &'a Value) -> &'a Value {
    if best.1.mean() < other.1.mean() { other } else { best }
}

/// Returns the other answers, by how much this one leads each, and the standard error of that.
fn margins(values: &[Value], right: Choice) -> impl Iterator<Item = (Choice, f64, f64)> {
    let own = values.iter().find(|(choice, _)| *choice == right).map(|(_, worth)| worth);
    values.iter().filter(move |(choice, _)| *choice != right).filter_map(move |(choice, worth)| {
        let (lead, error) = own?.lead_over(worth);
        Some((*choice, lead, error))
    })
}

/// Returns by how much an answer leads under a model, in more and more deals until it is clear; `None` if it does not lead
/// enough.
///
/// # Errors
/// There may be no deal that fits.
pub fn lead(decision: Decision<'_>, model: Model, right: Choice, seed: u64) -> Result<Option<Lead>, NoWorld> {
    let mut n = FIRST;
    loop {
        let under = values(decision, model, n, seed)?;
        let all: Vec<(Choice, f64, f64)> = under.iter().flat_map(|values| margins(values, right)).collect();
        let is_clear = all.iter().all(|&(_, lead, error)| LEAST_LEAD <= lead && ERRORS * error <= lead);
        let is_hopeless = all.iter().any(|&(_, lead, error)| lead + 3.0 * error < LEAST_LEAD);
        if is_clear {
            let next = all.into_iter().reduce(|next, other| if other.1 < next.1 { other } else { next });
            let deals = under.first().and_then(|values| values.first()).map_or(0, |(_, worth)| worth.worlds());
            return Ok(next.map(|(next, points, error)| Lead {
                model,
                deals,
                next: next.to_string(),
                points: rounded(points),
                error: rounded(error),
            }));
        }
        if is_hopeless || MOST <= n {
            return Ok(None);
        }
        n *= 2;
    }
}

/// Points are written down to thousandths.
fn rounded(points: f64) -> f64 {
    (1000.0 * points).round() / 1000.0
}

/// Returns the search by which answers are judged.
fn search(worlds: usize) -> Search {
    Search { threads: Threads::One, ..Search::of_advice(worlds) }
}

/// Returns the values of the answers in `n` deals: once, or for each bot of the ladder.
fn values(decision: Decision<'_>, model: Model, n: usize, seed: u64) -> Result<Vec<Vec<Value>>, NoWorld> {
    let search = search(n);
    Ok(match (model, decision) {
        (Model::Ladder, _) => return on_the_ladder(decision, n, seed),
        (Model::Uniform, Decision::Card(play, seat)) => {
            vec![named(judge_cards(&play.view(seat), &search, seed)?, Choice::Card)]
        }
        (Model::Beliefs, Decision::Card(play, seat)) => {
            let view = play.view(seat);
            let mut posterior = worlds(&view, &search, seed)?;
            let judged = judge_cards_likely(&view, &search, Budget::exactly(n), &mut posterior, &mut go_on)?;
            vec![named(judged, Choice::Card)]
        }
        (Model::Uniform, Decision::Call(play, seat)) => {
            let view = play.view(seat);
            vec![named(judge_calls(&view, &view.calls(), &search, seed)?, Choice::Call)]
        }
        (Model::Beliefs, Decision::Call(play, seat)) => {
            let view = play.view(seat);
            let mut posterior = worlds(&view, &search, seed)?;
            let calls = view.calls();
            let judged = judge_calls_likely(&view, &calls, &search, Budget::exactly(n), &mut posterior, &mut go_on)?;
            vec![named(judged, Choice::Call)]
        }
        (Model::Uniform | Model::Beliefs, Decision::Game(round, seat)) => {
            let asked = round.view(seat);
            let seed = if model == Model::Uniform { seed } else { seed.rotate_left(32) };
            vec![named(judge_plans(&asked, &plans(&asked), &search, seed)?, Choice::Plan)]
        }
    })
}

fn named<D: Copy>(judged: Vec<Judged<D>>, choice: impl Fn(D) -> Choice) -> Vec<Value> {
    judged.into_iter().map(|judged| (choice(judged.decision), judged.worth)).collect()
}

/// The deals of this model have nothing in common with those of the others.
const ON_THE_LADDER: u64 = 0x1add_e200_1add_e200;

/// Plays on after each answer, the others as each bot of the ladder does.
fn on_the_ladder(decision: Decision<'_>, n: usize, seed: u64) -> Result<Vec<Vec<Value>>, NoWorld> {
    let seed = seed ^ ON_THE_LADDER;
    let answers = answers(decision);
    let mut all = Vec::new();
    for player in PLAYERS {
        let mut values: Vec<Value> = answers.iter().map(|&choice| (choice, Worth::default())).collect();
        let mut table = Seated::of(decision.seat(), player);
        each_world(decision, n, seed, |world, number| {
            for (choice, worth) in &mut values {
                table.begin(seed.wrapping_add(number));
                worth.push(Sample { points: table.play(world, *choice), weight: 1.0 });
            }
        })?;
        all.push(values);
    }
    Ok(all)
}

/// One of the deals: the hands of the others.
enum World {
    Play(Box<Play>),
    Round(Box<Spielfindung>),
}

fn each_world(decision: Decision<'_>, n: usize, seed: u64, mut visit: impl FnMut(&World, u64)) -> Result<(), NoWorld> {
    match decision {
        Decision::Card(play, seat) | Decision::Call(play, seat) => {
            let view: View<'_> = play.view(seat);
            let sampler = Sampler::new(&view)?;
            (0..n as u64)
                .for_each(|number| visit(&World::Play(Box::new(sampler.world(&mut Draw::new(seed, number)))), number));
        }
        Decision::Game(round, seat) => {
            let asked = round.view(seat);
            let sampler = RoundSampler::new(&asked)?;
            (0..n as u64)
                .for_each(|number| visit(&World::Round(Box::new(sampler.round(&mut Draw::new(seed, number)))), number));
        }
    }
    Ok(())
}

impl Decision<'_> {
    /// Returns whose decision it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        match self {
            Self::Card(_, seat) | Self::Call(_, seat) | Self::Game(_, seat) => *seat,
        }
    }
}

/// The player, who goes on by the rules of thumb, and three bots of a kind.
struct Seated {
    own: Seat,
    bots: BySeat<Box<dyn Bot>>,
}

impl Seated {
    fn of(own: Seat, player: &str) -> Self {
        let build = |name: &str| -> Box<dyn Bot> {
            let spec: Spec = name.parse().expect("a bot of the ladder");
            spec.build().expect("a bot of the ladder")
        };
        let bots = BySeat::from_fn(|seat| build(if seat == own { "rules" } else { player }));
        Self { own, bots }
    }

    /// Lets all bots begin another game.
    fn begin(&mut self, seed: u64) {
        for seat in Seat::ALL {
            self.bots[seat].begin(seed.wrapping_mul(4).wrapping_add(seat.index() as u64));
        }
    }

    /// Returns what the player writes down after an answer.
    fn play(&mut self, world: &World, choice: Choice) -> f64 {
        match (world, choice) {
            (World::Play(play), Choice::Card(card)) => self.after_card((**play).clone(), card),
            (World::Play(play), Choice::Call(call)) => self.after_call((**play).clone(), call),
            (World::Round(round), Choice::Plan(plan)) => self.after_plan((**round).clone(), plan),
            _ => unreachable!("cards and calls are answers during the play, games before it"),
        }
    }

    fn after_card(&mut self, mut play: Play, card: Card) -> f64 {
        play.play(self.own, card).expect("a card that is legal for the viewer is legal in a world");
        self.play_on(play, None)
    }

    fn after_call(&mut self, mut play: Play, call: Option<Call>) -> f64 {
        let Some(call) = call else { return self.play_on(play, Some(self.own)) };
        play.call(self.own, call).expect("a call that is legal for the viewer is legal in a world");
        self.play_on(play, None)
    }

    fn after_plan(&mut self, mut round: Spielfindung, plan: Plan) -> f64 {
        while let Some(actor) = round.actor() {
            let asked = round.view(actor);
            let planned = if actor == self.own { plan.act(&asked) } else { None };
            let wanted = planned.or_else(|| act(&mut *self.bots[actor], &asked)).unwrap_or_else(|| fallback(&asked));
            let legal = if round.check(actor, wanted).is_ok() { wanted } else { fallback(&asked) };
            round.act(actor, legal).expect("a legal act");
        }
        match round.finish() {
            Ok(Found::Play(play)) => self.play_on(*play, None),
            Ok(Found::Redeal(_)) | Err(_) => 0.0,
        }
    }

    /// Returns what the player writes down if all play and call to the end; a `silent` seat makes no call before its next card.
    fn play_on(&mut self, play: Play, silent: Option<Seat>) -> f64 {
        play_on(&mut self.bots, play, silent)[self.own].0.into()
    }
}

/// Returns the lead of an answer over each other in `n` deals of `seed`, under `model`, and its standard error.
pub(super) fn margins_again(
    decision: Decision<'_>,
    model: Model,
    right: Choice,
    (n, seed): (usize, u64),
) -> Result<Vec<(f64, f64)>, NoWorld> {
    let under = values(decision, model, n, seed)?;
    Ok(under.iter().flat_map(|values| margins(values, right)).map(|(_, lead, error)| (lead, error)).collect())
}
