//! `doko`: the strongest player.
//!
//! *Cards.* Like `pimc`, with four differences. Worlds are drawn by how likely they make what the others have played
//! ([`Model`](crate::Model)), so most of them have the right partners early. No card is judged with open eyes: all four seats play on by
//! the rules of thumb, each with its own hand only, and in the last tricks the bot chooses its own later cards, too, the same
//! in all worlds that it cannot tell apart. So nothing is believed that nobody can know (the answer to strategy fusion), and
//! the card is the best reply to players who play well. What the rules of thumb think of a card counts as much as some
//! worlds. And cards that are clearly worse are dropped early.
//!
//! *Calls.* A call is made at the last moment at which it is allowed, if games that go on with it bring more than games that
//! go on without it, by a margin.
//!
//! *Vorbehalte.* Deals that fit what was heard are played with each Vorbehalt the hand allows, the others speaking
//! by the rules of thumb. A solo has to be better than gesund by a margin.
//!
//! See: T. Furtak and M. Buro, "Recursive Monte Carlo Search for Imperfect Information Games", 2013, for play that goes on
//! by a player with one hand; M. Buro, J. Long, T. Furtak and N. Sturtevant, "Improving State Evaluation, Inference, and
//! Search in Trick-Based Card Games", 2009, for inference.

use crate::belief::Belief;
use crate::bot::{Bot, fallback};
use crate::company::Company;
use crate::draw::Draw;
use crate::evaluate::{Judged, Plan, Search, judge_acts, judge_calls, judge_cards, judge_plans, rivals};
use crate::last_moment::is_last_moment;
use crate::likelihood::{Kind, Model};
use crate::number::{MARGIN, Numbers, SHARE, WORLDS};
use crate::parameter::{Options, Parameter, SpecError};
use crate::plans::plans;
use crate::rules::RulesBot;
use crate::style::Style;
use crate::talk::{TALK, Talk};
use crate::threads::{THREADS, Threads};
use crate::time::{TIME_LIMIT, TimeLimit, is_close, time_within};
use game::rules::VorbehaltKind;
use game::{Act, Asked, Call, Card, Due, Hand, Outcome, Play, Seat, View};
use solver::Stop;

/// Search and margins of `doko`.
#[derive(Clone, Debug, PartialEq)]
pub struct DokoConfig {
    /// Search that evaluates the cards.
    pub cards: Search,
    /// Search that evaluates calls and Vorbehalte.
    pub talk: Search,
    /// Least advantage of a call over none, in Points.
    pub call_margin: f64,
    /// Least advantage of a solo over all other games, in Points.
    pub solo_margin: f64,
}

/// The bot.
#[derive(Clone, Debug)]
pub struct Doko {
    config: DokoConfig,
    stop: Stop,
    rules: RulesBot,
    seed: u64,
    plan: Option<Plan>,
    thoughts: Vec<(Card, f32)>,
    /// What it knows of the others, if it has sat down with them for several games.
    company: Option<Company>,
}

pub(crate) const PARAMETERS: &[Parameter] = &[
    Parameter::number("worlds", "160", WORLDS, "the most worlds for a card"),
    TimeLimit::PARAMETER,
    Parameter::number("candidates", "8", Numbers::whole(1, 1000), "out of how many worlds one is chosen"),
    Parameter::word(
        "others",
        "anybody",
        "who the others are thought to be: anybody, strangers (without the network of parties), rules, or a style",
    ),
    Parameter::number(
        "temperature",
        "none",
        Numbers::real(0.001, 1000.0),
        "with others=rules, how far they stray from what they think best, in Points",
    ),
    Parameter::number("error", "none", SHARE, "with others=rules, the share of cards that they play without thinking"),
    Search::AHEAD,
    Search::solve_parameter("0"),
    Search::FINISH,
    Parameter::number("prior", "40", Numbers::real(0.0, 1_000_000.0), "how many worlds the rules of thumb count for"),
    Parameter::number("drop", "3", Numbers::real(0.0, 1000.0), "after how many standard errors a card is dropped"),
    Parameter::number("talk", "100", WORLDS, "the most worlds for a call or a Vorbehalt"),
    Parameter::number("call-margin", "0.1", MARGIN, "how many Points better a call has to be than none"),
    Parameter::number("solo-margin", "0.5", MARGIN, "how many Points better a solo has to be"),
    Parameter::word("answers", "rules", "who calls while games are played on: none or rules"),
    Threads::PARAMETER,
];

/// Returns how the others are thought to choose their cards.
fn model(options: &Options<'_>) -> Result<Model, SpecError> {
    let temperature = options.unless_none("temperature", Options::real)?.map(|it| it as f32);
    let error = options.unless_none("error", Options::real)?.map(|it| it as f32);
    let alike = |style| {
        let (temperature, error) =
            (temperature.unwrap_or(Kind::MIRROR.temperature), error.unwrap_or(Kind::MIRROR.error));
        Ok(Model::Alike(Kind { temperature, error, style }))
    };
    match options.text("others") {
        "rules" => alike(None),
        "anybody" | "strangers" if temperature.is_some() => Err(options.bad("temperature", "spec-only-others-rules")),
        "anybody" | "strangers" if error.is_some() => Err(options.bad("error", "spec-only-others-rules")),
        "anybody" => Ok(Model::Anybody),
        "strangers" => Ok(Model::Strangers),
        name => {
            Style::named(name).map_or_else(|| Err(options.bad("others", "spec-others")), |style| alike(Some(style)))
        }
    }
}

/// The most options in the round of Vorbehalte that are judged one by one.
const MOST_ACTS: usize = 24;

/// Subject of a decision, so that no two of them share random numbers.
#[derive(Clone, Copy, Debug)]
enum About {
    Card,
    Call,
    Vorbehalt,
}

impl Doko {
    /// Returns the bot.
    #[must_use]
    pub fn new(config: DokoConfig) -> Self {
        Self {
            config,
            stop: Stop::NEVER,
            rules: RulesBot::new(),
            seed: 0,
            plan: None,
            thoughts: Vec::new(),
            company: None,
        }
    }

    pub(crate) fn build(options: &Options<'_>) -> Result<Box<dyn Bot>, SpecError> {
        let model = model(options)?;
        let candidates = options.whole("candidates")?;
        let cards = Search {
            worlds: options.whole("worlds")?,
            time: options.parse::<TimeLimit>("time", TIME_LIMIT)?.0,
            belief: Belief::Likely { model, candidates },
            ahead: options.whole("ahead")?,
            solve: options.whole("solve")?,
            finish: options.whole("finish")?,
            nodes: None,
            prior: options.real("prior")?,
            drop: Some(options.real("drop")?),
            threads: options.parse::<Threads>("threads", THREADS)?,
            talk: options.parse::<Talk>("answers", TALK)?,
            stop: Stop::NEVER,
        };
        let talk = Search { worlds: options.whole("talk")?, prior: 0.0, ..cards.clone() };
        let config = DokoConfig {
            cards,
            talk,
            call_margin: options.real("call-margin")?,
            solo_margin: options.real("solo-margin")?,
        };
        Ok(Box::new(Self::new(config)))
    }

    /// Returns the seed of a decision, the same whenever the same is asked in a game.
    fn seed(&self, about: About, moment: usize) -> u64 {
        Draw::new(self.seed, 3 * moment as u64 + about as u64).bits()
    }

    /// Returns how it is judged in the time that is left.
    fn in_time(&self, search: &Search) -> Search {
        let (time, belief) = (time_within(&self.stop, search.time), self.belief(search.belief));
        Search { time, belief, stop: self.stop.clone(), ..search.clone() }
    }

    /// Returns a belief with what is known of the others.
    fn belief(&self, belief: Belief) -> Belief {
        match (&self.company, belief) {
            (Some(company), Belief::Likely { model: Model::Anybody, candidates }) => {
                Belief::Likely { model: Model::Known(company.known()), candidates }
            }
            _ => belief,
        }
    }

    /// Returns how calls and Vorbehalte are judged in the time that is left.
    fn talk(&self) -> Search {
        self.in_time(&self.config.talk)
    }

    /// Returns what the seat has in mind for the round of Vorbehalte.
    fn plan(&mut self, asked: &Asked<'_>) -> Option<Plan> {
        if self.plan.is_none() && !is_close(&self.stop) {
            let plans = plans(asked);
            let seed = self.seed(About::Vorbehalt, asked.heard().len());
            let judged = judge_plans(asked, &plans, &self.talk(), seed).unwrap_or_default();
            let worth = |judged: &Judged<Plan>| {
                judged.value - if judged.decision.is_solo() { self.config.solo_margin } else { 0.0 }
            };
            let best = judged.iter().reduce(|best, other| if worth(best) < worth(other) { other } else { best });
            self.plan = best.map(|judged| judged.decision);
        }
        self.plan
    }

    fn planned(&mut self, asked: &Asked<'_>, otherwise: impl FnOnce(&mut RulesBot) -> Act) -> Act {
        let act = self.plan(asked).and_then(|plan| plan.act(asked));
        act.unwrap_or_else(|| otherwise(&mut self.rules))
    }

    /// Returns the best of the options.
    fn best_act(&self, asked: &Asked<'_>) -> Act {
        if is_close(&self.stop) {
            return fallback(asked);
        }
        let options: Vec<Act> = asked.options().iter().copied().take(MOST_ACTS).collect();
        let seed = self.seed(About::Vorbehalt, asked.heard().len());
        let judged = judge_acts(asked, &options, &self.talk(), seed).unwrap_or_default();
        Judged::best(&judged).map_or_else(|| fallback(asked), |best| best.decision)
    }
}

impl Bot for Doko {
    fn begin(&mut self, seed: u64) {
        self.seed = seed;
        self.plan = None;
        self.rules.begin(seed);
    }

    fn say(&mut self, asked: &Asked<'_>) -> Act {
        self.plan = None;
        self.planned(asked, |rules| rules.say(asked))
    }

    fn answer(&mut self, asked: &Asked<'_>, kind: VorbehaltKind) -> Act {
        self.planned(asked, |rules| rules.answer(asked, kind))
    }

    fn name(&mut self, asked: &Asked<'_>) -> Act {
        self.planned(asked, |rules| rules.name(asked))
    }

    fn bid(&mut self, asked: &Asked<'_>) -> Act {
        self.best_act(asked)
    }

    fn take(&mut self, asked: &Asked<'_>, _giver: Seat, _trumps: usize) -> Act {
        self.best_act(asked)
    }

    fn hand_over(&mut self, asked: &Asked<'_>, taker: Seat, cards: usize) -> Hand {
        self.rules.hand_over(asked, taker, cards)
    }

    fn give_back(&mut self, asked: &Asked<'_>, giver: Seat, cards: usize) -> Hand {
        self.rules.give_back(asked, giver, cards)
    }

    fn announce_schweine(&mut self, asked: &Asked<'_>) -> Act {
        self.best_act(asked)
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        if !calls.iter().any(|&call| is_last_moment(view, call)) {
            return None;
        }
        if is_close(&self.stop) {
            return self.rules.call(view, calls);
        }
        let seed = self.seed(About::Call, view.public().cards_played());
        let judged = rivals(view, None, &judge_calls(view, calls, &self.talk(), seed).ok()?);
        let worth = |judged: &Judged<Option<Call>>| {
            judged.value - if judged.decision.is_some() { self.config.call_margin } else { 0.0 }
        };
        let best = judged.iter().reduce(|best, other| if worth(best) < worth(other) { other } else { best });
        best?.decision
    }

    fn pflichtansage(&mut self, view: &View<'_>, due: Call) -> Call {
        if is_close(&self.stop) {
            return due;
        }
        let calls = view.calls();
        let seed = self.seed(About::Call, view.public().cards_played());
        let judged = judge_calls(view, &calls, &self.talk(), seed).unwrap_or_default();
        let value = |call: Call| judged.iter().find(|judged| judged.decision == Some(call)).map(|judged| judged.value);
        let Some(least) = value(due) else { return due };
        let enough = calls.iter().filter_map(|&call| Some((call, value(call)?)));
        let better =
            enough.filter(|&(call, value)| due.level() < call.level() && least + self.config.call_margin < value);
        better.reduce(|best, other| if best.1 < other.1 { other } else { best }).map_or(due, |(call, _)| call)
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        self.thoughts.clear();
        let legal = view.legal();
        if let (Some(only), 1) = (legal.first(), legal.len()) {
            return only;
        }
        if is_close(&self.stop) {
            return self.rules.card(view);
        }
        let seed = self.seed(About::Card, view.public().cards_played());
        let search = self.in_time(&self.config.cards);
        let Ok(judged) = judge_cards(view, &search, seed) else { return self.rules.card(view) };
        self.thoughts = judged.iter().map(|judged| (judged.decision, judged.value as f32)).collect();
        Judged::best(&judged).map_or_else(|| self.rules.card(view), |best| best.decision)
    }

    fn looks_back(&self, due: Option<Due>) -> bool {
        // Its plan, which is made with the first word.
        matches!(due, Some(Due::Answer(_) | Due::Name))
    }

    fn hurry(&mut self, stop: &Stop) {
        self.stop = stop.clone();
    }

    fn thoughts(&self) -> Vec<(Card, f32)> {
        self.thoughts.clone()
    }

    fn sit_down(&mut self) {
        self.company = Some(Company::default());
    }

    fn finish(&mut self, play: &Play, _outcome: &Outcome) {
        if let Some(company) = &mut self.company {
            company.see(play);
        }
    }
}
