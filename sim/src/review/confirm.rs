//! Judging a suspect again, in other deals.

use super::reasons::{Results, Words, of_card, of_results, of_words};
use super::{Fate, Finding, Moment, Rests, RoundWorld, Rounds, Said, SaidWorld, Scene, Wanted, cost, open_cards};
use crate::analysis::vorbehalte::{self, JudgedWord};
use crate::analysis::{Certainty, Choice, Decision, Price, go_on, worlds};
use bots::evaluate::{
    Budget, Judged, Search, errors_needed, judge_calls_likely, judge_cards, judge_cards_likely, reached, rivals,
};
use bots::{Basis, Belief, NoWorld, Posterior};
use game::{BySeat, Call, Card, Play, Seat, View};

/// Result of the second judgement.
pub(super) enum Verdict {
    /// A mistake.
    Mistake(Box<Moment>),
    /// A mistake by the play of the others, and none by counting or with all cards open.
    Disputed,
    /// A loss that may be chance.
    Chance,
}

/// The deals of the second look have nothing in common with those of the first.
const OTHER: u64 = 0x5eed_0f0d_d00f_de5e;

/// Number of tests whether a suspect is significant.
const LOOKS: usize = 2;

/// Values of a suspect and of the better decision in other deals.
struct Again {
    results: Results,
    shift: Option<BySeat<f64>>,
    /// The deals in which a card was judged, each with its weight.
    deals: Vec<(Play, f64)>,
    scene: Option<Scene>,
    said: Option<Said>,
    rounds: Option<Rounds>,
}

impl Again {
    /// Returns the reasons of the catalogue that hold: at least one.
    fn findings(&self, (done, best): (Choice, Choice)) -> Vec<Finding> {
        let Results { done: done_worth, best: best_worth } = &self.results;
        match (done, &self.scene) {
            (Choice::Card(_), Some(scene)) => of_card(scene, &self.results),
            (Choice::Card(_), None) => of_results(&self.results),
            _ => {
                let comes = |word| self.rounds.as_ref().map_or(1.0, |rounds| rounds.comes(word));
                let words = Words {
                    done,
                    best,
                    done_gains: done_worth.probability_of_gain(),
                    best_gains: best_worth.probability_of_gain(),
                    done_comes: comes(done),
                    best_comes: comes(best),
                };
                of_words(&words, &self.results)
            }
        }
    }
}

/// Judges a suspect again, one of `n_suspects`.
pub(super) fn confirm(play: &Play, suspect: &Decision, n_suspects: usize, wanted: &Wanted) -> Result<Verdict, NoWorld> {
    let errors = errors_needed(LOOKS * n_suspects);
    let mut last = None;
    for worlds in [wanted.confirm, 4 * wanted.confirm] {
        let Some(again) = judge_again(play, (suspect.seat, suspect.done, suspect.best), worlds, wanted)? else {
            return Ok(Verdict::Chance);
        };
        let (loss, error) = again.results.best.lead_over(&again.results.done);
        let is_clear = wanted.least <= loss && errors * error < loss;
        let is_hopeless = again.results.done.basis() == Basis::All || loss + errors * error < wanted.least;
        last = is_clear.then_some(again);
        if is_clear || is_hopeless {
            break;
        }
    }
    let Some(again) = last else { return Ok(Verdict::Chance) };
    if let (Choice::Card(done), Choice::Card(best)) = (suspect.done, suspect.best)
        && open_cards::is_as_good((done, best), &some(&again.deals, wanted.confirm), &wanted.search.stop)
    {
        return Ok(Verdict::Disputed);
    }
    let rests = rests(play, suspect, wanted)?;
    if matches!(rests, Rests::Beliefs(loss) if loss <= 0.0) {
        return Ok(Verdict::Disputed);
    }
    Ok(Verdict::Mistake(Box::new(moment(play, suspect, again, rests))))
}

/// Returns at most `n` of these deals, from all parts of their list.
fn some(deals: &[(Play, f64)], n: usize) -> Vec<(Play, f64)> {
    deals.iter().step_by(deals.len().div_ceil(n).max(1)).cloned().collect()
}

fn moment(play: &Play, suspect: &Decision, again: Again, rests: Rests) -> Moment {
    let (_, error) = again.results.best.lead_over(&again.results.done);
    let price =
        Price { done: again.results.done.mean(), best: again.results.best.mean(), error, certainty: Certainty::Clear };
    let decision = Decision { price, ..suspect.clone() };
    let findings = again.findings((decision.done, decision.best));
    let fate = match decision.hindsight {
        Some((_, loss)) if 0 < loss.0 => Fate::Cost(loss),
        Some(_) => Fate::Luck,
        None => Fate::Unknown,
    };
    Moment {
        decision,
        worlds: again.results.done.worlds(),
        is_exhaustive: again.results.done.basis() == Basis::All,
        rests,
        fate,
        play: play.clone(),
        shift: again.shift,
        findings,
        results: Some(again.results),
        scene: again.scene,
        said: again.said,
        rounds: again.rounds,
        counter: None,
        could: None,
    }
}

fn judge_again(
    play: &Play,
    (seat, done, best): (Seat, Choice, Choice),
    n_worlds: usize,
    wanted: &Wanted,
) -> Result<Option<Again>, NoWorld> {
    let search = Search { worlds: n_worlds, ..wanted.search.clone() };
    let seed = wanted.seed ^ OTHER;
    match (done, best) {
        (Choice::Card(done), Choice::Card(best)) => cards(&play.view(seat), (done, best), &search, seed),
        (Choice::Call(done), Choice::Call(best)) => calls(&play.view(seat), (done, best), &search, seed),
        _ => Ok(vorbehalte::judge_again(play, (seat, done, best), &search, seed)?.map(|word| word_again(seat, word))),
    }
}

fn word_again(seat: Seat, JudgedWord { done, best, rounds }: JudgedWord) -> Again {
    let points = done.samples().iter().zip(best.samples()).map(|(done, best)| [done.points, best.points]);
    let worlds = rounds.into_iter().zip(points).map(|(round, points)| RoundWorld { round, points }).collect();
    let (results, rounds) = (Results { done, best }, Some(Rounds { seat, worlds }));
    Again { results, shift: None, deals: Vec::new(), scene: None, said: None, rounds }
}

fn pair<D: Copy + PartialEq>(judged: &[Judged<D>], done: D, best: D) -> Option<Results> {
    let worth = |wanted: D| judged.iter().find(|judged| judged.decision == wanted).map(|judged| judged.worth.clone());
    Some(Results { done: worth(done)?, best: worth(best)? })
}

fn cards(view: &View<'_>, (done, best): (Card, Card), search: &Search, seed: u64) -> Result<Option<Again>, NoWorld> {
    let mut posterior = worlds(view, search, seed)?;
    let budget = Budget::exactly(search.worlds);
    let judged = judge_cards_likely(view, search, budget, &mut posterior, &mut go_on)?;
    let Some(results) = pair(&judged, done, best) else { return Ok(None) };
    let deals = deals(&mut posterior, &results)?;
    let (scene, shift) = (Scene::new(view, (done, best), &deals), cost::shift(view.seat(), results.loss(), &deals));
    let deals = deals.into_iter().map(|(deal, weight, _)| (deal, weight)).collect();
    Ok(Some(Again { results, shift, deals, scene, said: None, rounds: None }))
}

/// Returns the deals in which two decisions were judged, how likely each is, and what both are worth in it.
fn deals(posterior: &mut Posterior<'_>, results: &Results) -> Result<Vec<(Play, f64, [f64; 2])>, NoWorld> {
    let Results { done, best } = results;
    // The samples stand in the order of the deals.
    let deals = if done.basis() == Basis::All {
        posterior.all(usize::MAX).unwrap_or_default()
    } else {
        posterior.drawn(0..done.worlds())?.into_iter().map(|world| (world, 1.0)).collect()
    };
    let points = done.samples().iter().zip(best.samples()).map(|(done, best)| [done.points, best.points]);
    Ok(deals.into_iter().zip(points).map(|((world, weight), points)| (world, weight, points)).collect())
}

/// Returns why a card is worse than another for a player with this view, in sampled deals of `seed`: the reasons of the
/// catalogue that hold, the most important first.
///
/// # Errors
/// There may be no deal that fits.
pub fn reasons(view: &View<'_>, cards_of: (Card, Card), search: &Search, seed: u64) -> Result<Vec<Finding>, NoWorld> {
    let again = cards(view, cards_of, search, seed)?;
    Ok(again.map_or_else(Vec::new, |again| again.findings((Choice::Card(cards_of.0), Choice::Card(cards_of.1)))))
}

/// Returns why the decision `done` of a seat is worse than `best`, in `n_worlds` deals of the second evaluation of a
/// review. `play` is the game at that point, before its first card for a word of the round. For a mistake, with the
/// number of deals in which it was judged, these are its reasons.
///
/// # Errors
/// There may be no deal that fits.
pub fn why(
    play: &Play,
    (seat, done, best): (Seat, Choice, Choice),
    n_worlds: usize,
    wanted: &Wanted,
) -> Result<Vec<Finding>, NoWorld> {
    let again = judge_again(play, (seat, done, best), n_worlds, wanted)?;
    Ok(again.map_or_else(Vec::new, |again| again.findings((done, best))))
}

fn calls(
    view: &View<'_>,
    (done, best): (Option<Call>, Option<Call>),
    search: &Search,
    seed: u64,
) -> Result<Option<Again>, NoWorld> {
    let mut posterior = worlds(view, search, seed)?;
    let budget = Budget::exactly(search.worlds);
    let judged = judge_calls_likely(view, &view.calls(), search, budget, &mut posterior, &mut go_on)?;
    let reached = reached(view, done, &judged);
    let Some(results) = pair(&rivals(view, done, &judged), done, best) else { return Ok(None) };
    let deals = deals(&mut posterior, &results)?;
    let shift = cost::shift(view.seat(), results.loss(), &deals);
    let total: f64 = deals.iter().map(|(_, weight, _)| weight).sum();
    let world = |(world, weight, points): (Play, f64, [f64; 2])| SaidWorld {
        hands: *world.hands(),
        weight: weight / total,
        points,
    };
    let worlds = deals.into_iter().map(world).collect();
    let said = Said { public: view.public().clone(), seat: view.seat(), reached, worlds };
    Ok(Some(Again { results, shift, deals: Vec::new(), scene: None, said: Some(said), rounds: None }))
}

/// Asks whether a card is worse in deals that are equally likely, too.
fn rests(play: &Play, suspect: &Decision, wanted: &Wanted) -> Result<Rests, NoWorld> {
    let (Choice::Card(done), Choice::Card(best)) = (suspect.done, suspect.best) else { return Ok(Rests::Play) };
    let view = play.view(suspect.seat);
    let search = Search { worlds: wanted.confirm, belief: Belief::Uniform, ..wanted.search.clone() };
    let judged = judge_cards(&view, &search, wanted.seed ^ OTHER)?;
    let Some(Results { done, best }) = pair(&judged, done, best) else { return Ok(Rests::Play) };
    let (loss, error) = best.lead_over(&done);
    Ok(if 1.96 * error < loss { Rests::Counting(loss) } else { Rests::Beliefs(loss) })
}
