//! `pimc`: perfect information Monte Carlo. In each of many possible worlds every card is judged as if all cards were
//! open, and the card with the best mean is played.
//!
//! With few tricks left a world is solved exactly for Points, not for Augen. Before, that is too dear: the card is played,
//! the rules of thumb play on, and what they bring (or, with `finish`, the exact value as soon as it is cheap) is what
//! the card is worth. A limit in `nodes` does the same by effort instead of tricks.
//!
//! Each world is seen with open eyes by the solver, so the bot believes that it will know later what it must decide then
//! (strategy fusion), and never plays to learn or to hide anything.
//!
//! See: M. Ginsberg, "GIB: Imperfect Information in a Computationally Challenging Game", 2001; J. Long, N. Sturtevant,
//! M. Buro and T. Furtak, "Understanding the Success of Perfect Information Monte Carlo Sampling in Game Tree Search", 2010.

use crate::belief::Belief;
use crate::bot::{Bot, fallback_card};
use crate::draw::Draw;
use crate::evaluate::{Judged, Search, judge_cards};
use crate::number::{Numbers, WORLDS};
use crate::parameter::{Options, Parameter, SpecError};
use crate::rules::RulesBot;
use crate::talk::{CardPlayer, TALK, Talk, Talking};
use crate::threads::{THREADS, Threads};
use crate::time::{TIME_LIMIT, TimeLimit, is_close, time_within};
use game::{Card, View};
use solver::Stop;

/// The card play of `pimc`, and of every bot that plays the card a [`Search`] finds best.
#[derive(Clone, Debug)]
pub struct Pimc {
    search: Search,
    stop: Stop,
    seed: u64,
    thoughts: Vec<(Card, f32)>,
}

pub(crate) const PARAMETERS: &[Parameter] = &[
    Parameter::number("worlds", "160", WORLDS, "the most worlds"),
    TimeLimit::PARAMETER,
    Parameter::number(
        "nodes",
        "none",
        Numbers::whole(0, 1_000_000_000_000),
        "the most cards the solver plays for one question",
    ),
    Search::solve_parameter("5"),
    Search::FINISH,
    Threads::PARAMETER,
    Talk::PARAMETER,
];

impl Pimc {
    /// Returns the card player.
    #[must_use]
    pub fn new(search: Search) -> Self {
        Self { search, stop: Stop::NEVER, seed: 0, thoughts: Vec::new() }
    }

    pub(crate) fn build(options: &Options<'_>) -> Result<Box<dyn Bot>, SpecError> {
        let nodes = options.unless_none("nodes", Options::whole)?.map(|nodes| nodes as u64);
        let search = Search {
            worlds: options.whole("worlds")?,
            time: options.parse::<TimeLimit>("time", TIME_LIMIT)?.0,
            belief: Belief::Uniform,
            solve: options.whole("solve")?,
            ahead: 0,
            finish: options.whole("finish")?,
            nodes,
            prior: 0.0,
            drop: None,
            threads: options.parse::<Threads>("threads", THREADS)?,
            talk: Talk::None,
            stop: Stop::NEVER,
        };
        Ok(Box::new(Talking::new(Self::new(search), options.parse::<Talk>("talk", TALK)?)))
    }
}

impl CardPlayer for Pimc {
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
        let seed = Draw::new(self.seed, view.public().cards_played() as u64).bits();
        let search =
            Search { time: time_within(&self.stop, self.search.time), stop: self.stop.clone(), ..self.search.clone() };
        let Ok(judged) = judge_cards(view, &search, seed) else { return RulesBot::new().card(view) };
        self.thoughts = judged.iter().map(|judged| (judged.decision, judged.value as f32)).collect();
        Judged::best(&judged).map_or_else(|| fallback_card(view.legal()), |best| best.decision)
    }

    fn thoughts(&self) -> &[(Card, f32)] {
        &self.thoughts
    }
}
