//! Problems from generated games.
//!
//! Game after game is played by the rules of thumb, every other one a forced solo, because in a solo there are no
//! secret partners. Problems are sought among the decisions of each game: endings for proofs and claims, some cards,
//! calls and first words for judgement. A problem that is known from another game, or of which there are enough, is
//! left out. So are, of each kind, those that all bots solve, beyond a quarter.
//!
//! What comes out depends on the plan alone. A line for each game is [kept](Journal), so work that was interrupted goes on.

use super::canonical::id_of;
use super::claim::{self, Rest};
use super::judgement::{self, Decision, Glance};
use super::kept::{Kept, bit};
use super::problem::{Evidence, Kind, Made, Problem, ProblemQuestion, VERSION};
use super::seen::Seen;
use super::{grade, proof, theme::Theme};
use crate::analysis::Choice;
use crate::in_order::{Interrupted, in_order, no_threads};
use crate::journal::{Journal, JournalError, no_json};
use crate::label::replay;
use crate::seed::{ConfigHash, Seeds};
use crate::table::Table;
use bots::{Draw, Spec, is_last_moment};
use game::{Act, BySeat, Due, Play, Rules, Say, Seat, SeatSet, Spielfindung};
use game::{Ended, Scope, Setup};
use notation::Record;
use notation::rules_file::to_toml;
use serde::{Deserialize, Serialize};
use serde_json::json;
use solver::Solver;
use solver::Stop;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicU8, Ordering};
use text::{Localized, Message, english_errors};

/// Wanted number of problems of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Number of problems of the kind judgement.
    pub judgement: usize,
    /// Number of problems of the kind proof.
    pub proof: usize,
    /// Number of problems of the kind claim.
    pub claim: usize,
}

impl Wanted {
    /// Returns how many of a kind are wanted.
    #[must_use]
    pub const fn of(&self, kind: Kind) -> usize {
        match kind {
            Kind::Judgement => self.judgement,
            Kind::Proof => self.proof,
            Kind::Claim => self.claim,
        }
    }

    /// Returns how many are wanted in all.
    #[must_use]
    pub const fn sum(&self) -> usize {
        self.judgement + self.proof + self.claim
    }
}

/// Plan of a search for problems.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The rule set.
    pub rules: Rules,
    /// The seed.
    pub seed: u64,
    /// Numbers of problems.
    pub wanted: Wanted,
    /// Number of games after which it ends, whatever was found.
    pub games: u64,
}

/// Result of a search for problems.
#[derive(Clone, Debug)]
pub struct Mined {
    /// The problems, in the order of their games.
    pub problems: Vec<Problem>,
    /// Number of games examined.
    pub games: u64,
    /// Whether it was stopped before the end.
    pub interrupted: Interrupted,
}

/// Reason why the search for problems fails.
#[derive(Debug)]
#[non_exhaustive]
pub enum MineError {
    /// The results cannot be kept or read.
    Journal(JournalError),
    /// No threads can be started.
    Threads(Message),
}

impl Localized for MineError {
    fn message(&self) -> Message {
        match self {
            Self::Journal(error) => error.message(),
            Self::Threads(why) => why.clone(),
        }
    }

    fn help(&self) -> Option<Message> {
        match self {
            Self::Journal(error) => error.help(),
            Self::Threads(_) => None,
        }
    }
}

english_errors!(MineError);

/// Problems of a game.
#[derive(Debug, Serialize, Deserialize)]
struct Unit {
    game: u64,
    problems: Vec<Problem>,
}

/// Mines problems on `threads` threads; a journal in `folder`, called `name`, keeps the results. After every game `see`
/// receives the number of games and the number of problems kept.
///
/// # Errors
/// The journal may be that of another plan, or it cannot be written.
pub fn mine(
    plan: &Plan,
    (folder, name): (&Path, &str),
    threads: usize,
    stop: &Stop,
    mut see: impl FnMut(u64, usize) + Send,
) -> Result<Mined, MineError> {
    let mut kept = Kept::new(plan.wanted);
    let mut games = 0;
    let header = header(plan);
    let mut journal = Journal::open(folder, name, &header, |number, line| {
        let unit: Unit = serde_json::from_str(line).map_err(|error| no_json(&error))?;
        if unit.game != number {
            return Err(Message::new("problems-other-game"));
        }
        kept.take(unit.problems);
        games = number + 1;
        Ok(())
    })
    .map_err(MineError::Journal)?;
    see(games, kept.problems.len());
    if kept.is_full() || plan.games <= games {
        return Ok(Mined { problems: kept.finish(), games, interrupted: Interrupted::No });
    }
    let open = AtomicU8::new(kept.open());
    let seeds = Seeds::new(ConfigHash::of(&header.to_string()), plan.seed);
    let mut written = Ok(());
    let interrupted = in_order(
        threads,
        games..plan.games,
        stop,
        || Miner::new(plan, &seeds),
        |miner, game| miner.game(game, open.load(Ordering::Relaxed), stop),
        |game, problems| {
            let unit = Unit { game, problems };
            written = journal.write(&unit);
            if written.is_err() {
                return ControlFlow::Break(());
            }
            kept.take(unit.problems);
            open.store(kept.open(), Ordering::Relaxed);
            games = game + 1;
            see(games, kept.problems.len());
            if kept.is_full() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        },
    )
    .map_err(|error| MineError::Threads(no_threads(&error)))?;
    written.and_then(|()| journal.sync()).map_err(MineError::Journal)?;
    Ok(Mined { problems: kept.finish(), games, interrupted })
}

/// Returns what a journal belongs to.
fn header(plan: &Plan) -> serde_json::Value {
    let Wanted { judgement, proof, claim } = plan.wanted;
    json!({
        "doko": env!("CARGO_PKG_VERSION"),
        "problems": VERSION,
        "rules": to_toml(&plan.rules),
        "seed": plan.seed,
        "wanted": { "judgement": judgement, "proof": proof, "claim": claim },
    })
}

/// Number of cards of a game that are evaluated for judgement.
const CARDS: usize = 16;

/// Least share of the deals in which a call has to gain to be tempting.
const TEMPTING: f64 = 0.4;

/// Most problems of a kind from one game.
const MOST_OF_GAME: usize = 3;

/// A searcher for problems in games.
struct Miner<'a> {
    plan: &'a Plan,
    seeds: &'a Seeds,
    table: Table,
    solver: Solver,
}

impl<'a> Miner<'a> {
    fn new(plan: &'a Plan, seeds: &'a Seeds) -> Self {
        let spec: Spec = "rules".parse().expect("a bot of the roster");
        let table = Table::new(BySeat::from_fn(|_| spec.build().expect("a bot of the roster")));
        Self { plan, seeds, table, solver: Solver::default() }
    }

    /// Returns the problems of a game, of the wanted kinds; `None` if `stop` is set.
    fn game(&mut self, game: u64, open: u8, stop: &Stop) -> Option<Vec<Problem>> {
        let mut draw = self.seeds.draw(game);
        let Some(play) = self.played(game, &mut draw) else { return Some(Vec::new()) };
        let mut found = Found { problems: Vec::new(), open, made: Made { seed: self.plan.seed, game } };
        self.solver.forget();
        if found.wants(Kind::Judgement) {
            round_problems(&play, &mut found);
        }
        let decisions = chosen(&play, &mut draw);
        let mut is_stopped = false;
        replay(&play, |n_played, state| {
            is_stopped |= stop.is_set();
            let Some(seat) = state.actor().filter(|_| !is_stopped && state.duty().is_none()) else { return };
            self.endings(state, seat, &mut found);
            if found.wants(Kind::Judgement) {
                judge_call(state, seat, &mut found);
            }
            if decisions.contains(&n_played) && found.wants(Kind::Judgement) {
                judge_card(state, seat, &mut found);
            }
        });
        (!is_stopped).then_some(found.problems)
    }

    /// Plays a game; every other one is a forced solo, if the rules have it.
    fn played(&mut self, game: u64, draw: &mut Draw) -> Option<Play> {
        let rules = &self.plan.rules;
        let dealer = Seat::from_index(draw.below(4));
        let deal = draw.deal(rules, dealer).ok()?;
        let has_pflichtsolo = rules.soli.pflichtsolo_per_player != 0;
        let forced = (has_pflichtsolo && game % 2 == 1).then(|| Seat::from_index(draw.below(4)));
        let pflichtsolo_open = if forced.is_some() { SeatSet::ALL } else { SeatSet::EMPTY };
        let setup = Setup { rules, deal, pflichtsolo_open, forced, scope: Scope::Everything };
        match self.table.play(&setup, draw.bits()).ended {
            Ended::Played(_, play) => Some(*play),
            Ended::Redeal(_) => None,
        }
    }

    fn endings(&mut self, state: &Play, seat: Seat, found: &mut Found) {
        let view = state.view(seat);
        if found.wants(Kind::Claim)
            && let Some(claimed) = claim::find(&view, &mut self.solver)
        {
            let answers = Rest::ALL.map(|rest| rest.name().to_owned()).to_vec();
            let evidence = Evidence::Claim { deals: claimed.deals, broken: claimed.broken };
            let seen = Seen::Play(Box::new(state.clone()), seat);
            let right = claimed.rest.name().to_owned();
            found.add(&seen, Posed { question: ProblemQuestion::Claim, answers, right, evidence });
        }
        if found.wants(Kind::Proof)
            && let Some(proved) = proof::find(&view, &mut self.solver)
        {
            let answers = view.legal().iter().map(|card| card.to_string()).collect();
            let (deals, size) = (proved.deals, proved.size);
            let evidence = Evidence::Proof { deals, size, refuted: proved.refuted };
            let seen = Seen::Play(Box::new(state.clone()), seat);
            let (question, right) = (ProblemQuestion::Reach { augen: proved.goal }, proved.right.to_string());
            found.add(&seen, Posed { question, answers, right, evidence });
        }
    }
}

/// Problems of a game so far.
struct Found {
    problems: Vec<Problem>,
    /// Mask of the kinds of which more are wanted.
    open: u8,
    made: Made,
}

/// A question with its answers.
struct Posed {
    question: ProblemQuestion,
    answers: Vec<String>,
    right: String,
    evidence: Evidence,
}

impl Found {
    fn wants(&self, kind: Kind) -> bool {
        let n_found = self.problems.iter().filter(|problem| problem.kind == kind).count();
        self.open & bit(kind) != 0 && n_found < MOST_OF_GAME
    }

    fn add(&mut self, seen: &Seen, posed: Posed) {
        let id = id_of(seen, posed.question);
        let graded = grade::of(seen, posed.question, &posed.right, seed_of(&id));
        self.add_graded(seen, posed, graded);
    }

    fn add_graded(&mut self, seen: &Seen, posed: Posed, (missed, grade): (Vec<String>, u8)) {
        let Posed { question, answers, right, evidence } = posed;
        let id = id_of(seen, question);
        let mut problem = Problem {
            version: VERSION,
            id,
            kind: question.kind(),
            grade,
            missed,
            themes: Vec::new(),
            seat: seat_of(seen),
            record: record_of(seen),
            question,
            answers,
            right,
            evidence,
            made: self.made,
        };
        problem.themes = Theme::of(&problem, seen);
        self.problems.push(problem);
    }
}

/// Returns the seed by which a problem is judged.
pub(super) fn seed_of(id: &str) -> u64 {
    u64::from_str_radix(id, 16).unwrap_or_default()
}

fn seat_of(seen: &Seen) -> Seat {
    match seen {
        Seen::Play(_, seat) | Seen::Round(_, seat) => *seat,
    }
}

/// Writes down what the seat has seen.
fn record_of(seen: &Seen) -> Record {
    match seen {
        Seen::Play(play, seat) => Record::of_view(&play.view(*seat)),
        Seen::Round(round, seat) => Record::of_round(round, *seat),
    }
}

/// Returns before which cards it is judged: some of the middle of the game. The first two tricks lead to few problems, and endings
/// are for proofs.
fn chosen(play: &Play, draw: &mut Draw) -> Vec<usize> {
    let n_tricks = play.public().rules().n_tricks();
    let mut all: Vec<usize> = (4 * 2..4 * (n_tricks - 3)).filter(|&at| at < play.public().cards_played()).collect();
    draw.shuffle(&mut all);
    all.truncate(CARDS);
    all
}

/// Searches the first words of all seats before a Vorbehalt.
fn round_problems(play: &Play, found: &mut Found) {
    if !play.pflichtsolo_open().is_empty() {
        return;
    }
    let mut round = Spielfindung::new(play.public().rules(), *play.deal(), play.pflichtsolo_open());
    for &(seat, said) in play.log() {
        // After a Vorbehalt, the word is about that game, too.
        if !round.log().iter().all(|(_, said)| *said == Act::Say(Say::Gesund)) {
            return;
        }
        if matches!(round.due(), Some((_, Due::Say))) {
            add_judged(
                Decision::Game(&round, seat),
                ProblemQuestion::Game,
                &Seen::Round(Box::new(round.clone()), seat),
                found,
            );
        }
        if round.act(seat, said).is_err() {
            return;
        }
    }
}

/// Searches a card for a problem.
fn judge_card(state: &Play, seat: Seat, found: &mut Found) {
    let view = state.view(seat);
    if 1 < view.legal().len() && 1 < view.hand().len() {
        let seen = Seen::Play(Box::new(state.clone()), seat);
        add_judged(Decision::Card(state, seat), ProblemQuestion::Card, &seen, found);
    }
}

/// Searches the calls before a card if one of them cannot wait.
fn judge_call(state: &Play, seat: Seat, found: &mut Found) {
    let view = state.view(seat);
    if view.calls().into_iter().any(|call| is_last_moment(&view, call)) {
        let seen = Seen::Play(Box::new(state.clone()), seat);
        add_judged(Decision::Call(state, seat), ProblemQuestion::Call, &seen, found);
    }
}

fn add_judged(decision: Decision<'_>, question: ProblemQuestion, seen: &Seen, found: &mut Found) {
    let seed = seed_of(&id_of(seen, question));
    let Ok(Some(glance)) = judgement::glance(decision, seed) else { return };
    let right = glance.right.to_string();
    let is_silence = |problem: &Problem| (problem.question, &problem.right) == (ProblemQuestion::Call, &right);
    if glance.right == Choice::Call(None) && found.problems.iter().any(is_silence) {
        // One of a game is enough: the next ones are like it.
        return;
    }
    // Asking the bots first settles most calls and games: what all of them solve is no problem.
    let graded = match question {
        ProblemQuestion::Call | ProblemQuestion::Game => Some(grade::of(seen, question, &right, seed)),
        _ => None,
    };
    if graded.as_ref().is_some_and(|&(_, grade)| grade == 1 && !is_tempting(glance)) {
        return;
    }
    if let Ok(Some(judged)) = judgement::find(decision, glance.right, seed) {
        let answers = judged.answers.iter().map(Choice::to_string).collect();
        let graded = graded.unwrap_or_else(|| grade::of(seen, question, &right, seed));
        let evidence = Evidence::Judgement { leads: judged.leads };
        found.add_graded(seen, Posed { question, answers, right, evidence }, graded);
    }
}

/// Returns whether a wrong call is tempting: often enough it gains.
fn is_tempting(glance: Glance) -> bool {
    glance.right == Choice::Call(None) && TEMPTING <= glance.tempts
}
