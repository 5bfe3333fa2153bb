//! Verification of problems from scratch.
//!
//! Nothing that is written down about the answer is believed: what the player sees is read from the record, and the deals that he
//! cannot exclude, the proof, the refutations, the leads, the themes and the grade are found again.

use super::canonical::id_of;
use super::claim::{self, Rest};
use super::judgement::{self, Decision, ERRORS, LEAST_LEAD, MOST};
use super::mine::seed_of;
use super::problem::{Broken, Evidence, Lead, Model, Problem, ProblemQuestion, Refuted, VERSION};
use super::proof::{augen_after, search};
use super::seen::{self, Seen, Unseen};
use super::{grade, theme::Theme};
use crate::analysis::Choice;
use bots::NoWorld;
use game::words::noted;
use game::{Augen, Card, Rules, View};
use solver::{Solver, check_counter_line};
use text::brief;
use text::{Localized, Message, english_errors, message};

/// Deals in which a judgement is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deals {
    /// The deals in which it was found: the leads have to be the same.
    Same,
    /// Deals of another seed: the right answer has to lead by as much, up to three standard errors, and significantly.
    Others(u64),
}

/// Error of a problem.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Unsound {
    /// Its format has another version.
    Version(u32),
    /// No game fits its record.
    Unseen(Unseen),
    /// No deal fits.
    NoWorld(NoWorld),
    /// A field says something else than is found.
    Field(&'static str),
    /// The deals are too many, or they cannot be examined.
    Deals,
    /// The search over all deals does not prove the card.
    NotProved(Card),
    /// Nothing refutes a wrong card.
    NotRefuted(Card),
    /// A deal is not one of those that the player cannot exclude.
    NotPossible(String),
    /// A line does not break the claim.
    NotBroken(String),
    /// The right answer does not lead so under a model.
    Lead(Model),
}

impl Localized for Unsound {
    fn message(&self) -> Message {
        match self {
            Self::Version(found) => message!("problems-unsound-version", found, expected = VERSION),
            Self::Unseen(error) => error.message(),
            Self::NoWorld(error) => error.message(),
            Self::Field(name) => message!("problems-unsound-field", name = *name),
            Self::Deals => message!("problems-unsound-deals"),
            Self::NotProved(card) => message!("problems-unsound-proof", card = noted(card)),
            Self::NotRefuted(card) => message!("problems-unsound-refuted", card = noted(card)),
            Self::NotPossible(deal) => message!("problems-unsound-deal", deal = brief(deal)),
            Self::NotBroken(answer) => message!("problems-unsound-line", answer = brief(answer)),
            Self::Lead(model) => message!("problems-unsound-lead", model = model.message()),
        }
    }
}

english_errors!(Unsound);

/// Checks a problem from scratch.
///
/// # Errors
/// Returns the first thing that is not so.
pub fn verify(problem: &Problem, rules: &Rules, deals: Deals) -> Result<(), Unsound> {
    if problem.version != VERSION {
        return Err(Unsound::Version(problem.version));
    }
    let seen = Seen::of(problem, rules).map_err(Unsound::Unseen)?;
    let is = |name: &'static str, is: bool| if is { Ok(()) } else { Err(Unsound::Field(name)) };
    is("kind", problem.kind == problem.question.kind())?;
    is("id", problem.id == id_of(&seen, problem.question))?;
    is("answers", problem.answers == answers(&seen, problem.question))?;
    is("right", problem.answers.contains(&problem.right))?;
    is("themes", problem.themes == Theme::of(problem, &seen))?;
    match (&problem.evidence, problem.question) {
        (Evidence::Proof { deals, size, refuted }, ProblemQuestion::Reach { augen }) => {
            check_proof(problem, &seen, augen, (*deals, *size), refuted)?;
        }
        (Evidence::Claim { deals, broken }, ProblemQuestion::Claim) => check_claim(problem, &seen, *deals, broken)?,
        (Evidence::Judgement { leads }, ProblemQuestion::Card | ProblemQuestion::Call | ProblemQuestion::Game) => {
            check_leads(problem, &seen, leads, deals)?;
        }
        _ => return Err(Unsound::Field("evidence")),
    }
    let (missed, grade) = grade::of(&seen, problem.question, &problem.right, seed_of(&problem.id));
    is("missed", problem.missed == missed)?;
    is("grade", problem.grade == grade)
}

/// Returns all that can be answered.
fn answers(seen: &Seen, question: ProblemQuestion) -> Vec<String> {
    let cards = |view: View<'_>| view.legal().iter().map(|card| card.to_string()).collect();
    match question {
        ProblemQuestion::Claim => Rest::ALL.map(|rest| rest.name().to_owned()).to_vec(),
        ProblemQuestion::Reach { .. } => seen.view().map_or_else(Vec::new, cards),
        _ => decision(seen, question)
            .map_or_else(Vec::new, |decision| judgement::answers(decision).iter().map(Choice::to_string).collect()),
    }
}

pub(super) fn decision(seen: &Seen, question: ProblemQuestion) -> Option<Decision<'_>> {
    match (seen, question) {
        (Seen::Play(play, seat), ProblemQuestion::Card) => Some(Decision::Card(play, *seat)),
        (Seen::Play(play, seat), ProblemQuestion::Call) => Some(Decision::Call(play, *seat)),
        (Seen::Round(round, seat), ProblemQuestion::Game) => Some(Decision::Game(round, *seat)),
        _ => None,
    }
}

fn all_deals(view: &View<'_>, n: usize) -> Result<seen::Deals, Unsound> {
    let deals = seen::Deals::of(view).map_err(Unsound::NoWorld)?.ok_or(Unsound::Deals)?;
    if deals.worlds.len() == n { Ok(deals) } else { Err(Unsound::Field("deals")) }
}

fn check_proof(
    problem: &Problem,
    seen: &Seen,
    goal: Augen,
    (n_deals, size): (usize, u64),
    refuted: &[Refuted],
) -> Result<(), Unsound> {
    let view = seen.view().ok_or(Unsound::Field("question"))?;
    let right = view.legal().iter().find(|card| card.to_string() == problem.right).ok_or(Unsound::Field("right"))?;
    let deals = all_deals(&view, n_deals)?;
    let found = search(&view, &deals, goal, right).map_err(|_| Unsound::Deals)?;
    match found {
        None => return Err(Unsound::NotProved(right)),
        Some(found) if found != size => return Err(Unsound::Field("size")),
        Some(_) => {}
    }
    let mut solver = Solver::default();
    for wrong in view.legal().iter().filter(|&card| card != right) {
        let told = refuted.iter().find(|refuted| refuted.card == wrong).ok_or(Unsound::NotRefuted(wrong))?;
        let world = deals.contains(&told.deal).ok_or_else(|| Unsound::NotPossible(told.deal.clone()))?;
        let augen = augen_after(world, view.seat(), &mut solver).unwrap_or_default();
        let augen = augen.into_iter().find(|(card, _)| *card == wrong).map(|(_, augen)| augen);
        if augen != Some(told.augen) || goal <= told.augen {
            return Err(Unsound::NotRefuted(wrong));
        }
    }
    // Nothing else is said to be refuted, not the right card either.
    if refuted.len() + 1 == view.legal().len() { Ok(()) } else { Err(Unsound::Field("refuted")) }
}

fn check_claim(problem: &Problem, seen: &Seen, n_deals: usize, broken: &[Broken]) -> Result<(), Unsound> {
    let view = seen.view().ok_or(Unsound::Field("question"))?;
    let deals = all_deals(&view, n_deals)?;
    let (rest, fails) = claim::judge(&deals, view.seat(), &mut Solver::default()).ok_or(Unsound::Deals)?;
    if rest.name() != problem.right {
        return Err(Unsound::Field("right"));
    }
    let mut failing: Vec<&str> = fails.iter().map(|broken| broken.answer.as_str()).collect();
    let mut told: Vec<&str> = broken.iter().map(|broken| broken.answer.as_str()).collect();
    failing.sort_unstable();
    told.sort_unstable();
    if failing != told {
        return Err(Unsound::Field("broken"));
    }
    for told in broken {
        let not_broken = || Unsound::NotBroken(told.answer.clone());
        let failing = Rest::from_name(&told.answer).filter(|&failing| rest < failing).ok_or_else(not_broken)?;
        let world = deals.contains(&told.deal).ok_or_else(|| Unsound::NotPossible(told.deal.clone()))?;
        let (position, claim) =
            world.position().zip(claim::claim(world, view.seat(), failing)).ok_or_else(not_broken)?;
        check_counter_line(&position, &claim, &told.line).map_err(|_| not_broken())?;
    }
    Ok(())
}

fn check_leads(problem: &Problem, seen: &Seen, leads: &[Lead], deals: Deals) -> Result<(), Unsound> {
    let decision = decision(seen, problem.question).ok_or(Unsound::Field("question"))?;
    let right = judgement::answers(decision).into_iter().find(|choice| choice.to_string() == problem.right);
    let right = right.ok_or(Unsound::Field("right"))?;
    if leads.len() != Model::ALL.len() {
        return Err(Unsound::Field("leads"));
    }
    let seed = seed_of(&problem.id);
    for model in Model::ALL {
        let told = leads.iter().find(|lead| lead.model == model).ok_or(Unsound::Lead(model))?;
        if told.points < LEAST_LEAD || told.points < ERRORS * told.error {
            return Err(Unsound::Lead(model));
        }
        // If all deals were examined there is no error, and there may be more of them than are drawn.
        if MOST < told.deals && told.error != 0.0 {
            return Err(Unsound::Field("leads"));
        }
        let is_so = match deals {
            Deals::Same => {
                judgement::lead(decision, model, right, seed).map_err(Unsound::NoWorld)?.as_ref() == Some(told)
            }
            Deals::Others(other) => {
                let margins = judgement::margins_again(decision, model, right, (told.deals.min(MOST), seed ^ other));
                margins
                    .map_err(Unsound::NoWorld)?
                    .into_iter()
                    .all(|(lead, error)| LEAST_LEAD <= lead + 3.0 * error && 2.0 * error <= lead)
            }
        };
        if !is_so {
            return Err(Unsound::Lead(model));
        }
    }
    Ok(())
}
