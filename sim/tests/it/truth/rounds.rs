//! Truth of the sentences about words before the first card: every deal is redealt, the words heard are repeated, and
//! both words are said on the real table. Bots play the resulting game to its end, and the sentence is checked against
//! the outcomes.

use super::{results, to_the_end};
use bots::evaluate::Plan;
use bots::{Bot, RulesBot};
use doko_sim::Choice;
use doko_sim::review::{Fact, Moment, RoundWorld, Rounds};
use game::{Act, Asked, BySeat, Card, Deal, Due, Found, Named, Occasion, Play, Say, Seat, Spielfindung, Vorbehalt};

/// Least share of the deals in which a game has to be played, because no other Vorbehalt takes precedence, for a
/// sentence about it.
const MOSTLY: f64 = 0.5;

/// What came of a word in a deal.
struct Came {
    points: f64,
    /// Whether it was the game that the word means: no other Vorbehalt took precedence.
    is_meant: bool,
}

/// Deals the cards and says again what was said up to a word.
fn dealt(start: &Play, deal: Deal, said: &[(Seat, Act)]) -> Result<Spielfindung, String> {
    let rules = start.public().rules();
    let mut round = match start.public().game().named {
        Named::Solo { soloist, occasion: Occasion::Vorgefuehrt, .. } => Spielfindung::vorfuehren(rules, deal, soloist),
        _ => Spielfindung::new(rules, deal, start.pflichtsolo_open()),
    };
    for &(seat, act) in said {
        round.act(seat, act).map_err(|wrong| format!("{seat} cannot have said {act}: {wrong}"))?;
    }
    Ok(round)
}

/// Returns the word of a player with this plan; `None` if it does not matter.
fn spoken(plan: Plan, asked: &Asked<'_>) -> Option<Act> {
    let may = |act: Act| asked.options().contains(&act).then_some(act);
    match (asked.due()?, plan) {
        (Due::Say, Plan::Gesund) => may(Act::Say(Say::Gesund)),
        (Due::Say, Plan::Vorbehalt(_, vorbehalt)) => {
            let word = if matches!(vorbehalt, Vorbehalt::Solo(_)) { Say::Gross } else { Say::Klein };
            may(Act::Say(Say::Vorbehalt)).or_else(|| may(Act::Say(word)))
        }
        (Due::Answer(_), Plan::Gesund) => may(Act::No),
        (Due::Answer(kind), Plan::Vorbehalt(own, _)) => may(if kind == own { Act::Yes } else { Act::No }),
        (Due::Name, Plan::Vorbehalt(_, vorbehalt)) => may(Act::Name(vorbehalt)),
        _ => None,
    }
}

/// Goes on from a word to the end of the game. The others speak as bots by the rules of thumb do, each for himself.
fn announced(mut round: Spielfindung, seat: Seat, word: Choice) -> Result<Came, String> {
    let mut players = BySeat::from_fn(|_| RulesBot::new());
    for player in Seat::ALL {
        players[player].begin(0);
    }
    let plan = if let Choice::Plan(plan) = word { Some(plan) } else { None };
    if let Choice::Act(act) = word {
        round.act(seat, act).map_err(|wrong| wrong.to_string())?;
    }
    while let Some((actor, due)) = round.due() {
        let asked = round.view(actor);
        let own = plan.filter(|_| actor == seat).and_then(|plan| spoken(plan, &asked));
        let act = own.unwrap_or_else(|| players[actor].decide(&asked, due));
        round.act(actor, act).map_err(|wrong| wrong.to_string())?;
    }
    let Ok(found) = round.finish() else { return Err("the game is not found".to_owned()) };
    Ok(match found {
        Found::Redeal(_) => Came { points: 0.0, is_meant: false },
        Found::Play(play) => {
            let named = play.public().game().named;
            let is_meant = match plan {
                Some(Plan::Vorbehalt(_, Vorbehalt::Solo(solo))) => {
                    matches!(named, Named::Solo { soloist, solo: own, .. } if (soloist, own) == (seat, solo))
                }
                Some(Plan::Vorbehalt(_, Vorbehalt::Hochzeit { .. })) => {
                    matches!(named, Named::Hochzeit { hochzeiter, .. } if hochzeiter == seat)
                }
                Some(Plan::Gesund) => named == Named::Normal,
                _ => true,
            };
            Came { points: f64::from(to_the_end(*play, None).score.points[seat].0), is_meant }
        }
    })
}

/// Returns whether a seat did what is said of it, by the log of the real game.
fn was_said(start: &Play, seat: Seat, n_heard: usize, done: Choice) -> bool {
    let mut own = start.log()[n_heard..].iter().filter(|&&(actor, _)| actor == seat).map(|&(_, act)| act);
    match done {
        // Who has said that he has something may take it back.
        Choice::Plan(Plan::Gesund) => own.any(|act| act == Act::Say(Say::Gesund)),
        Choice::Plan(Plan::Vorbehalt(_, vorbehalt)) => own.any(|act| act == Act::Name(vorbehalt)),
        Choice::Act(act) => own.next() == Some(act),
        Choice::Call(_) | Choice::Card(_) => false,
    }
}

/// Checks that a round is one that the seat held possible, and returns it as redealt.
fn possible(start: &Play, seat: Seat, world: &RoundWorld) -> Result<Spielfindung, String> {
    let said = world.round.log();
    let heard = |log: &[(Seat, Act)]| log.iter().copied().filter(|(_, act)| !act.is_secret()).collect::<Vec<_>>();
    let real = start.log().get(..said.len()).ok_or("more was said than in the game")?;
    if heard(said) != heard(real) {
        return Err(format!("it was not heard that way: {said:?}, not {real:?}"));
    }
    let rules = start.public().rules();
    let deal = Deal::from_hands(rules, start.deal().dealer(), *world.round.deal().hands());
    let round = dealt(start, deal.map_err(|wrong| wrong.to_string())?, said)?;
    let own = dealt(start, *start.deal(), real)?.view(seat).hand();
    if round.view(seat).hand() != own {
        return Err(format!("{seat} does not hold {:?}", round.view(seat).hand()));
    }
    Ok(round)
}

/// Checks every sentence about a word before the first card, and returns how many there are; `Err` with what is wrong.
pub(super) fn check(start: &Play, moment: &Moment, judged: &Rounds) -> Result<usize, String> {
    let (seat, done, best) = (moment.decision.seat, moment.decision.done, moment.decision.best);
    if seat != judged.seat || judged.worlds.len() != moment.worlds {
        return Err("the rounds are those of something else".to_owned());
    }
    let (mut loss, mut gains, mut meant) = (0.0, [0.0; 2], [0.0; 2]);
    let weight = 1.0 / judged.worlds.len() as f64;
    for world in &judged.worlds {
        let round = possible(start, seat, world)?;
        if !was_said(start, seat, round.log().len(), done) {
            return Err(format!("{seat} has not said {done}"));
        }
        let came = [announced(round.clone(), seat, done)?, announced(round, seat, best)?];
        let counted = came.each_ref().map(|came| came.points);
        if counted != world.points {
            return Err(format!("a deal brings {counted:?}, not {:?}", world.points));
        }
        for (index, came) in came.iter().enumerate() {
            gains[index] += if 0.0 < came.points { weight } else { 0.0 };
            meant[index] += if came.is_meant { weight } else { 0.0 };
        }
        loss += weight * (counted[1] - counted[0]);
    }
    let is_about = |one: f64, other: f64| (one - other).abs() < 1e-6;
    if !is_about(loss, moment.decision.price.loss()) {
        return Err(format!("it costs {loss}, not {}", moment.decision.price.loss()));
    }
    let has_both = start.deal().hands()[seat].count(Card::CQ) == 2;
    let ends: Vec<_> = judged.worlds.iter().map(|world| (weight, world.points)).collect();
    let plans = if let (Choice::Plan(done), Choice::Plan(best)) = (done, best) { Some((done, best)) } else { None };
    let is_hochzeit = |plan| matches!(plan, Plan::Vorbehalt(_, Vorbehalt::Hochzeit { .. }));
    for finding in &moment.findings {
        if let Some(found) = results::check(finding, &ends) {
            found?;
            continue;
        }
        let (done, best) = plans.ok_or("a reason for a word that has none")?;
        let [mine, other] = gains;
        // Of which of the two games the sentence speaks, and whether it holds.
        let (speaks_of, holds): (&[usize], bool) = match finding.reason.name {
            "solo_weak" => (&[0], done.is_solo() && done != best && mine < other),
            "solo_missed" => (&[1], best.is_solo() && !done.is_solo() && 0.5 <= other + 1e-12),
            "hochzeit_missed" => (&[0, 1], has_both && done == Plan::Gesund && is_hochzeit(best) && mine < other),
            "hochzeit_said" => (&[1], has_both && is_hochzeit(done) && best == Plan::Gesund && 0.5 <= other + 1e-12),
            name => return Err(format!("{name} is checked by nothing")),
        };
        let told = [("gains", mine), ("other", other)];
        let is_told = |(fact, value)| matches!(finding.fact(fact), Some(Fact::Share(share)) if is_about(share, value));
        if !holds || finding.facts.len() != 2 || !told.into_iter().all(is_told) {
            return Err(format!("{} with {gains:?} is not so: {:?}", finding.reason.name, finding.facts));
        }
        if let Some(&index) = speaks_of.iter().find(|&&index| meant[index] < MOSTLY) {
            let share = meant[index];
            return Err(format!("{}: the game it speaks of is played in {share} of the deals", finding.reason.name));
        }
    }
    Ok(moment.findings.len())
}
