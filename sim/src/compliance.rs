//! Compliance of a program with the protocol: for authors of bots.
//!
//! The program plays games of all rule sets against bots that say and call anything, so that it meets whatever can
//! happen at a table; each game is played twice, to see whether the program repeats itself.

use crate::table::Table;
use bots::remote::{Latency, Remote, What};
use bots::{Bot, Draw, Fault, FaultKind, Random};
use game::{Act, Asked, BySeat, Call, Card, Choice, Due, Outcome, Play, Rules, Seat, SeatSet, View};
use game::{Ended, Scope, Setup};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Results of the test of a program.
#[derive(Clone, Debug)]
pub struct Compliance {
    /// Name that the program gave.
    pub name: Option<String>,
    /// Number of games in each rule set, in the requested order.
    pub games: Vec<(String, u64)>,
    /// Number of questions for each kind of decision.
    pub asked: BTreeMap<&'static str, u64>,
    /// Faults, in order; at most [`Self::MOST_FAULTS`] of each kind are kept.
    pub faults: Vec<Fault>,
    /// Number of faults of each kind.
    pub n_faults: BTreeMap<FaultKind, u64>,
    /// Number of games that it played otherwise when they were repeated with the same seed.
    pub not_repeated: u64,
    /// Decision times.
    pub latency: Latency,
    /// Whether it ended by itself after the request to end.
    pub ended_by_itself: bool,
}

impl Compliance {
    /// Most faults of each kind that are kept.
    pub const MOST_FAULTS: usize = 5;

    /// Returns whether the program did nothing wrong. Not to repeat itself is no fault, only a pity.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.n_faults.is_empty() && self.ended_by_itself
    }
}

/// Plays `n_games` games in each rule set, twice each, and reports what the program did. `watch` is called after each.
pub fn compliance(remote: Remote, rule_sets: &[Rules], n_games: u64, seed: u64, mut watch: impl FnMut()) -> Compliance {
    let watched = Arc::new(Mutex::new(Watched { remote, asked: BTreeMap::new(), said: Vec::new() }));
    let mut report = Compliance {
        name: None,
        games: Vec::new(),
        asked: BTreeMap::new(),
        faults: Vec::new(),
        n_faults: BTreeMap::new(),
        not_repeated: 0,
        latency: Latency::default(),
        ended_by_itself: false,
    };
    for (rules, stream) in rule_sets.iter().zip(0..) {
        let mut draw = Draw::new(seed, stream);
        for game in 0..n_games {
            let Ok(deal) = draw.deal(rules, Seat::from_index(draw_index(game, 4))) else { break };
            let seat = Seat::from_index(draw_index(game / 4, 4));
            let mut table = Table::new(BySeat::from_fn(|other| -> Box<dyn Bot> {
                if other == seat { Box::new(Shared(Arc::clone(&watched))) } else { Box::new(Random::wild()) }
            }));
            let setup = Setup { rules, deal, pflichtsolo_open: SeatSet::ALL, scope: Scope::Everything, forced: None };
            let game_seed = draw.bits();
            let mut said = Vec::new();
            for _ in 0..2 {
                let played = table.play(&setup, game_seed);
                debug_assert!(matches!(played.ended, Ended::Played(..) | Ended::Redeal(_)));
                for fault in played.faults {
                    let count = report.n_faults.entry(fault.kind).or_default();
                    *count += 1;
                    if *count <= Compliance::MOST_FAULTS as u64 {
                        report.faults.push(fault);
                    }
                }
                said.push(std::mem::take(&mut lock(&watched).said));
            }
            report.not_repeated += u64::from(said[0] != said[1]);
            watch();
        }
        report.games.push((rules.name.clone().into_owned(), n_games));
    }
    let mut watched = lock(&watched);
    report.name = watched.remote.program_name().map(str::to_owned);
    report.latency = watched.remote.latency();
    report.ended_by_itself = watched.remote.close();
    report.asked = std::mem::take(&mut watched.asked);
    report.asked.retain(|_, count| *count != 0);
    report
}

const fn draw_index(number: u64, below: u64) -> usize {
    (number % below) as usize
}

/// The program, and what it was asked and said.
struct Watched {
    remote: Remote,
    asked: BTreeMap<&'static str, u64>,
    /// The decisions of the game at hand.
    said: Vec<String>,
}

/// A seat of the program at one of many tables.
struct Shared(Arc<Mutex<Watched>>);

fn lock(watched: &Mutex<Watched>) -> std::sync::MutexGuard<'_, Watched> {
    watched.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    fn ask<T>(&mut self, what: What, decide: impl FnOnce(&mut Remote) -> T, text: impl FnOnce(&T) -> String) -> T {
        let mut watched = lock(&self.0);
        let n_before = watched.remote.latency().decisions;
        let decision = decide(&mut watched.remote);
        // What the program does not decide, or cannot any more, it was not asked for.
        let n_asked = watched.remote.latency().decisions - n_before;
        *watched.asked.entry(what.name()).or_default() += n_asked;
        watched.said.push(text(&decision));
        decision
    }
}

impl Bot for Shared {
    fn begin(&mut self, seed: u64) {
        lock(&self.0).remote.begin(seed);
    }

    fn decide(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        self.ask(What::of(due), |remote| remote.decide(asked, due), Act::to_string)
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        self.ask(What::Call, |remote| remote.call(view, calls), |call| format!("{call:?}"))
    }

    fn pflichtansage(&mut self, view: &View<'_>, due: Call) -> Call {
        self.ask(What::Pflichtansage, |remote| remote.pflichtansage(view, due), Call::to_string)
    }

    fn choose(&mut self, view: &View<'_>, choice: Choice) -> Act {
        self.ask(What::Choice(choice.kind), |remote| remote.choose(view, choice), Act::to_string)
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        self.ask(What::Card, |remote| remote.card(view), Card::to_string)
    }

    fn sit_down(&mut self) {
        lock(&self.0).remote.sit_down();
    }

    fn finish(&mut self, play: &Play, outcome: &Outcome) {
        lock(&self.0).remote.finish(play, outcome);
    }

    fn take_faults(&mut self) -> Vec<Fault> {
        lock(&self.0).remote.take_faults()
    }
}
