//! Truth of the sentences of reasons, computed slowly and otherwise than the catalogue does: every deal is played to
//! its end by bots on the real table, and the sentence is checked against the outcomes.

mod case;
mod games;
mod results;
mod rounds;
mod told;
mod words;

use bots::{RulesBot, ask_bot, is_last_moment};
use case::{Case, Deal};
use doko_sim::review::{Fact, MOSTLY, Moment, Scene};
use game::{Ask, BySeat, Card, Course, Ended, Hand, Outcome, Play, Reply, Scope, Seat};
use told::told;

pub(crate) use games::{Styles, played};

fn play_out(scene: &Scene, hands: &BySeat<Hand>, card: Card) -> Outcome {
    let mut play = Play::imagine(scene.public(), *hands, None).expect("hands that fit");
    play.play(scene.seat(), card).expect("a legal card");
    to_the_end(play, None)
}

/// Lets bots play and call to the end; a `silent` seat lets the next moment pass at which it could not call any later.
fn to_the_end(play: Play, mut silent: Option<Seat>) -> Outcome {
    let mut bot = RulesBot::new();
    let mut course = Course::of(play, Scope::Everything);
    while let Some((seat, ask)) = course.asked() {
        let is_silent = silent == Some(seat) && ask == Ask::Call;
        let reply = if is_silent { Reply::Silence } else { ask_bot(&course, &mut bot) };
        let view = course.view(seat).expect("the game is found");
        let is_late = view.calls().first().is_some_and(|&call| is_last_moment(&view, call));
        silent = silent.filter(|&silent| silent != seat || ask != Ask::Card || !is_late);
        course.reply(reply).expect("a legal reply");
    }
    match course.ended() {
        Some(Ended::Played(outcome, _)) => *outcome,
        other => panic!("all cards are played: {other:?}"),
    }
}

/// Checks every sentence about a mistake of a game, whose start it is given, and returns how many there are; `Err` with what is wrong.
pub(crate) fn check(start: &Play, moment: &Moment) -> Result<usize, String> {
    if let Some(judged) = &moment.rounds {
        return rounds::check(start, moment, judged);
    }
    if let Some(said) = &moment.said {
        return words::check(moment, said);
    }
    let Some(scene) = &moment.scene else {
        return only_ends(moment);
    };
    let deals = scene.worlds.iter().map(|world| Deal {
        weight: world.weight,
        loss: world.best.points - world.done.points,
        hands: &world.hands,
        done: play_out(scene, &world.hands, scene.done),
        best: play_out(scene, &world.hands, scene.best),
    });
    let case = Case {
        scene,
        me: scene.seat(),
        n_before: scene.public().tricks().len(),
        lying: scene.trick().cards().to_vec(),
        deals: deals.collect(),
    };
    if scene.is_played_out() {
        for deal in &case.deals {
            let loss = f64::from(deal.best.score.points[case.me].0 - deal.done.score.points[case.me].0);
            if (loss - deal.loss).abs() > 1e-9 {
                return Err(format!("a deal costs {loss}, not {}", deal.loss));
            }
        }
    }
    for finding in &moment.findings {
        let name = finding.reason.name;
        let ends: Vec<_> =
            scene.worlds.iter().map(|world| (world.weight, [world.done.points, world.best.points])).collect();
        if let Some(found) = results::check(finding, &ends) {
            found?;
            continue;
        }
        let truth = told(&case, finding);
        if !truth.holds {
            return Err(format!("{name} does not hold"));
        }
        for (fact, value) in &truth.facts {
            match finding.fact(fact) {
                Some(Fact::Share(said) | Fact::Augen(said)) if (said - value).abs() < 1e-6 => {}
                other => return Err(format!("{name}: {fact} is {value}, not {other:?}")),
            }
        }
        let numbers = finding.facts.iter().filter(|(_, fact)| matches!(fact, Fact::Share(_) | Fact::Augen(_)));
        if numbers.count() != truth.facts.len() {
            return Err(format!("{name}: a number is checked by nothing"));
        }
        let total: f64 = case.deals.iter().map(|deal| deal.weight * deal.loss).sum();
        let part =
            case.deals.iter().zip(&truth.speaks_of).map(|(deal, &is)| if is { deal.weight * deal.loss } else { 0.0 });
        let explains = part.sum::<f64>() / total;
        if explains < MOSTLY - 1e-6 || (explains - finding.explains).abs() > 1e-6 {
            return Err(format!("{name} explains {explains}, not {}", finding.explains));
        }
    }
    Ok(moment.findings.len())
}

/// Checks what is said of a card while the sides are open: only how it ends.
fn only_ends(moment: &Moment) -> Result<usize, String> {
    let of = moment.results.as_ref().ok_or("no results")?;
    let samples = of.done.samples().iter().zip(of.best.samples());
    let ends: Vec<_> = samples.map(|(done, best)| (done.weight, [done.points, best.points])).collect();
    for finding in &moment.findings {
        results::check(finding, &ends).ok_or("a reason that is checked by nothing")??;
    }
    Ok(moment.findings.len())
}
