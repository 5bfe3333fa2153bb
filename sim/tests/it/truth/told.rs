//! Content that each sentence must have, written otherwise than the catalogue does.

use super::case::{Case, Deal, When};
use doko_sim::review::{Fact, Finding, Side};
use game::rules::Sonderpunkt;
use game::{Card, Class, Contract, Outcome, Rank, Seat, Team};

/// What a sentence has to say: each number by its name, whether the reason holds, and of which deals it speaks.
pub(super) struct Truth {
    pub(super) holds: bool,
    pub(super) facts: Vec<(&'static str, f64)>,
    pub(super) speaks_of: Vec<bool>,
}

#[expect(clippy::fn_params_excessive_bools, reason = "it is a verdict")]
fn truth(holds: bool, facts: &[(&'static str, f64)], speaks_of: Vec<bool>) -> Truth {
    Truth { holds, facts: facts.to_vec(), speaks_of }
}

/// What many sentences speak of.
struct Numbers<'a> {
    case: &'a Case<'a>,
    finding: &'a Finding,
    done: Card,
    best: Card,
    augen: f64,
    augen_best: f64,
    leads: bool,
    last: bool,
    holder: Option<Seat>,
    led: Class,
    ours: f64,
    ours_best: f64,
}

impl Numbers<'_> {
    fn seat(&self, name: &str) -> Seat {
        match self.finding.fact(name) {
            Some(Fact::Seat(seat)) => seat,
            other => panic!("{name}: {other:?}"),
        }
    }

    /// Returns how often a side earns a special point after both cards, how much more often with the wrong one, and in which deals
    /// only then.
    fn special(&self, point: Sonderpunkt, side: Side, when: When) -> (f64, f64, f64, Vec<bool>) {
        let case = self.case;
        let done = |deal: &Deal<'_>| case.earns(&deal.done, point, side, when);
        let best = |deal: &Deal<'_>| case.earns(&deal.best, point, side, when);
        let (with_done, with_best) = (case.share(done), case.share(best));
        match side {
            Side::Own => (with_done, with_best, with_best - with_done, case.list(|deal| best(deal) && !done(deal))),
            Side::Other => (with_done, with_best, with_done - with_best, case.list(|deal| done(deal) && !best(deal))),
        }
    }
}

/// Returns what the sentence of a finding has to say.
pub(super) fn told(case: &Case<'_>, finding: &Finding) -> Truth {
    let (done, best) = (case.scene.done, case.scene.best);
    let numbers = Numbers {
        case,
        finding,
        done,
        best,
        augen: done.augen().0.into(),
        augen_best: best.augen().0.into(),
        leads: case.lying.is_empty(),
        last: case.lying.len() == 3,
        holder: case.holder(&case.lying),
        led: case.class(case.lying.first().copied().unwrap_or(done)),
        ours: case.share(|deal| case.ours(&deal.done)),
        ours_best: case.share(|deal| case.ours(&deal.best)),
    };
    let parts = [of_lead, of_ruff, of_trick, of_smear, of_later, of_rest, of_special];
    let told = parts.into_iter().find_map(|part| part(&numbers));
    told.unwrap_or_else(|| panic!("{} is checked by nothing", finding.reason.name))
}

/// Checks the sentences about leads.
fn of_lead(numbers: &Numbers<'_>) -> Option<Truth> {
    let Numbers { case, done, best, augen, augen_best, leads, ours, ours_best, .. } = *numbers;
    let lost = |deal: &Deal<'_>| !case.ours(&deal.done);
    let ruffed = |deal: &Deal<'_>| case.foe_trumps(&deal.done);
    Some(match numbers.finding.reason.name {
        "ace_ruffed" => {
            let (share, who) = (case.share(ruffed), numbers.seat("who"));
            let void = case.share(|deal| !deal.hands[who].cards().any(|card| case.class(card) == case.class(done)));
            let fits = leads && !case.is_trump(done) && done.rank() == Rank::Ace && !case.led_before(case.class(done));
            truth(
                fits && 0.25 <= share && case.is_likeliest(who, &ruffed),
                &[("ruffed", share), ("void", void)],
                case.list(ruffed),
            )
        }
        "ace_kept" => {
            let is_ace = |card: Card| card.rank() == Rank::Ace && !case.is_trump(card);
            let fits = leads && is_ace(best) && !is_ace(done) && 0.6 <= ours_best && 0.1 <= ours_best - ours + 1e-12;
            truth(fits, &[("runs", ours_best), ("ours", ours)], case.list(|deal| case.ours(&deal.best)))
        }
        "full_card_led" => {
            let fits = leads && 10.0 <= augen && augen_best < augen && 0.5 <= 1.0 - ours + 1e-12;
            truth(fits, &[("augen", augen), ("lost", case.share(lost))], case.list(lost))
        }
        "led_into_ruff" => {
            let (share, who) = (case.share(ruffed), numbers.seat("who"));
            let fits = leads && !case.is_trump(done) && augen < 10.0 && case.class(done) != case.class(best);
            truth(
                fits && 0.3 <= share && case.is_likeliest(who, &ruffed),
                &[("ruffed", share), ("his", case.who_wins(who, &ruffed))],
                case.list(ruffed),
            )
        }
        "kontra_led_trump" => {
            let is_normal = case.scene.public().game().contract() == Contract::Normal;
            let is_kontra = case.deals.iter().all(|deal| case.team(&deal.done) == Team::Kontra);
            let fits =
                leads && case.n_before < 4 && is_normal && is_kontra && case.is_trump(done) && !case.is_trump(best);
            truth(fits && 0.5 <= case.share(lost), &[("lost", case.share(lost))], case.list(lost))
        }
        "trump_not_led" => {
            let fits = leads && !case.is_trump(done) && case.is_trump(best) && 0.2 <= ours_best - ours + 1e-12;
            truth(fits, &[("lost", 1.0 - ours), ("other", 1.0 - ours_best)], case.list(lost))
        }
        _ => return None,
    })
}

/// Ruffs, and trumps that are overtaken.
fn of_ruff(numbers: &Numbers<'_>) -> Option<Truth> {
    let Numbers { case, done, best, leads, last, holder, led, ours, ours_best, .. } = *numbers;
    let lost = |deal: &Deal<'_>| !case.ours(&deal.done);
    Some(match numbers.finding.reason.name {
        "partner_trumped" => {
            let owner = numbers.seat("owner");
            let friendly = case.friendly(owner);
            let fits = Some(owner) == holder && case.is_trump(done) && case.takes(done) && !case.takes(best);
            truth(
                fits && 0.9 <= friendly && 0.6 <= ours_best,
                &[("friendly", friendly), ("kept", ours_best)],
                case.list(|deal| deal.done.parties.team_of(owner) == case.team(&deal.done) && case.ours(&deal.best)),
            )
        }
        name @ ("ruffed_too_low" | "overruffed") => {
            let who = numbers.seat("who");
            let ruffs = !leads && !last && led != Class::Trump && case.is_trump(done) && case.takes(done);
            let fits = ruffs && (name == "ruffed_too_low") == case.is_higher(best, done) && 0.3 <= case.share(lost);
            truth(
                fits && case.is_likeliest(who, &lost),
                &[("over", case.share(lost)), ("his", case.who_wins(who, &lost))],
                case.list(lost),
            )
        }
        "high_trump_overtaken" => {
            let who = numbers.seat("who");
            let fits = case.is_higher(done, best)
                && !case.is_full(done)
                && !last
                && case.takes(done)
                && 0.3 <= case.share(lost);
            truth(
                fits && case.is_likeliest(who, &lost),
                &[("over", case.share(lost)), ("his", case.who_wins(who, &lost))],
                case.list(lost),
            )
        }
        "not_ruffed" => {
            let fits = !leads && led != Class::Trump && !case.is_trump(done) && case.is_trump(best);
            let speaks_of = case.list(|deal| case.ours(&deal.best) && !case.ours(&deal.done));
            truth(fits && 0.2 <= ours_best - ours + 1e-12, &[("ours", ours), ("other", ours_best)], speaks_of)
        }
        _ => return None,
    })
}

/// Tricks that were taken or left.
fn of_trick(numbers: &Numbers<'_>) -> Option<Truth> {
    let Numbers { case, done, best, augen, augen_best, leads, last, holder, ours, ours_best, .. } = *numbers;
    Some(match numbers.finding.reason.name {
        "trick_left" => {
            let owner = numbers.seat("owner");
            let foe = 1.0 - case.friendly(owner);
            let sum: f64 = case.lying.iter().map(|card| f64::from(card.augen().0)).sum();
            let fits = last && Some(owner) == holder && case.takes(best) && !case.takes(done) && 0.7 <= foe;
            let speaks_of = case.list(|deal| deal.done.parties.team_of(owner) != case.team(&deal.done));
            truth(fits, &[("foe", foe), ("augen", sum + augen_best)], speaks_of)
        }
        name @ ("too_high_last" | "too_high") => {
            let both = last && case.takes(done) && case.takes(best);
            let same = |deal: &Deal<'_>| case.ours(&deal.done) == case.ours(&deal.best);
            let gives = !case.takes(done) && 6.0 <= augen_best - augen;
            let is_higher = case.is_higher(done, best) && !case.is_full(done) && !gives;
            let fits = (name == "too_high_last") == both && is_higher && 0.9 <= case.share(same) + 1e-12;
            truth(fits, &[("same", case.share(same)), ("ours", ours), ("other", ours_best)], case.list(same))
        }
        "cheap_trick" => {
            let of_trick = |deal: &Deal<'_>| -> f64 {
                if case.ours(&deal.done) { deal.weight * case.given_by_others(&deal.done) } else { 0.0 }
            };
            let mean = case.deals.iter().map(of_trick).sum::<f64>() / ours;
            let fits = !leads && case.takes(done) && !case.takes(best) && 0.3 <= ours && mean <= 9.0 + 1e-9;
            truth(fits, &[("augen", mean), ("ours", ours)], case.list(|deal| case.ours(&deal.done)))
        }
        "trick_lost" => {
            let is_lost = |deal: &Deal<'_>| case.ours(&deal.best) && !case.ours(&deal.done);
            let of_trick = |deal: &Deal<'_>| {
                if is_lost(deal) { deal.weight * f64::from(case.trick(&deal.done).augen().0) } else { 0.0 }
            };
            let mean = case.deals.iter().map(of_trick).sum::<f64>() / case.share(is_lost);
            let is_own =
                case.deals.iter().all(|deal| numbers.finding.fact("team") == Some(Fact::Team(case.team(&deal.done))));
            let facts = [("ours", ours), ("other", ours_best), ("augen", mean)];
            truth(is_own && 0.2 <= ours_best - ours + 1e-12, &facts, case.list(is_lost))
        }
        "wrong_partner_leads" => {
            let differs = |deal: &Deal<'_>| {
                case.ours(&deal.done) && case.ours(&deal.best) && case.owner(&deal.done) != case.owner(&deal.best)
            };
            let own = case.share(|deal| case.owner(&deal.done) == case.me);
            let other = case.share(|deal| case.owner(&deal.best) == case.me);
            let facts = [("share", case.share(differs)), ("own", own), ("other", other)];
            let fits = 0.3 <= case.share(differs) && 0.15 <= (own - other).abs() + 1e-12;
            truth(fits, &facts, case.list(differs))
        }
        _ => return None,
    })
}

/// Augen for the wrong side.
fn of_smear(numbers: &Numbers<'_>) -> Option<Truth> {
    let Numbers { case, done, best, augen, augen_best, leads, holder, led, ours_best, .. } = *numbers;
    let lost = |deal: &Deal<'_>| !case.ours(&deal.done);
    let ruffed = |deal: &Deal<'_>| case.foe_trumps(&deal.done);
    Some(match numbers.finding.reason.name {
        "second_round_high" => {
            let share = case.share(ruffed);
            let fits = led != Class::Trump && case.class(done) == led && case.led_before(led) && 10.0 <= augen;
            truth(fits && augen_best < augen && 0.3 <= share, &[("ruffed", share)], case.list(ruffed))
        }
        name @ ("smeared_foe" | "smeared_lost" | "smeared_unknown") => {
            let owner = numbers.seat("owner");
            let friendly = case.friendly(owner);
            let fits = Some(owner) == holder && !case.takes(done) && 10.0 <= augen && augen_best + 6.0 <= augen;
            let share = case.share(lost);
            let is_known = match name {
                "smeared_foe" => friendly <= 0.2,
                "smeared_lost" => 0.2 < friendly && (0.8 <= friendly || 0.8 <= share),
                _ => 0.2 < friendly && friendly < 0.8 && share < 0.8,
            };
            truth(
                fits && is_known && 0.5 <= share,
                &[("friendly", friendly), ("augen", augen), ("less", augen_best), ("lost", share)],
                case.list(lost),
            )
        }
        "not_smeared" => {
            let fits =
                !leads && !case.takes(done) && !case.takes(best) && augen + 6.0 <= augen_best && 0.6 <= ours_best;
            let facts = [("ours", ours_best), ("augen", augen_best), ("less", augen)];
            truth(fits, &facts, case.list(|deal| case.ours(&deal.best)))
        }
        "augen_given" => {
            let same = |deal: &Deal<'_>| case.ours(&deal.done) == case.ours(&deal.best);
            let signed = |outcome: &Outcome| {
                f64::from(case.trick(outcome).augen().0) * if case.ours(outcome) { 1.0 } else { -1.0 }
            };
            let gain = |deal: &Deal<'_>| {
                if same(deal) { deal.weight * (signed(&deal.best) - signed(&deal.done)) } else { 0.0 }
            };
            let mean = case.deals.iter().map(gain).sum::<f64>() / case.share(same);
            let fits = 0.3 <= case.share(same) && 3.0 <= mean + 1e-9;
            truth(fits, &[("same", case.share(same)), ("augen", mean)], case.list(same))
        }
        _ => return None,
    })
}

/// A suit that was kept.
fn of_later(numbers: &Numbers<'_>) -> Option<Truth> {
    let Numbers { case, best, .. } = *numbers;
    Some(match numbers.finding.reason.name {
        "void_missed" => {
            let class = case.class(best);
            let hand = case.scene.view().hand();
            let ruffs = |outcome: &Outcome| {
                outcome.tricks[case.n_before + 1..].iter().any(|trick| {
                    let plays: Vec<(Seat, Card)> = trick.plays().collect();
                    let is_own = |&(seat, card): &(Seat, Card)| seat == case.me && case.is_trump(card);
                    case.class(plays[0].1) == class && trick.owner() == Some(case.me) && plays.iter().any(is_own)
                })
            };
            let missed = |deal: &Deal<'_>| ruffs(&deal.best) && !ruffs(&deal.done);
            let n_of_suit = hand.cards().filter(|&card| case.class(card) == class).count();
            let fits = class != Class::Trump && n_of_suit == 1 && case.scene.is_played_out();
            truth(fits && 0.2 <= case.share(missed), &[("missed", case.share(missed))], case.list(missed))
        }
        _ => return None,
    })
}

/// What comes of it in the rest of the game.
fn of_rest(numbers: &Numbers<'_>) -> Option<Truth> {
    let Numbers { case, done, best, augen_best, ours_best, .. } = *numbers;
    Some(match numbers.finding.reason.name {
        "spent" => {
            // The Augen of the later tricks that the player takes with this card.
            let taken = |outcome: &Outcome| -> Vec<f64> {
                let later = outcome.tricks[case.n_before + 1..].iter().filter(|trick| trick.owner() == Some(case.me));
                let with_it = later.filter(|trick| trick.plays().any(|play| play == (case.me, done)));
                with_it.map(|trick| f64::from(trick.augen().0)).collect()
            };
            let missed = |deal: &Deal<'_>| taken(&deal.done).len() < taken(&deal.best).len();
            let mean = |deal: &Deal<'_>| {
                let augen = taken(&deal.best);
                if missed(deal) { deal.weight * augen.iter().sum::<f64>() / augen.len() as f64 } else { 0.0 }
            };
            let share = case.share(missed);
            let augen = case.deals.iter().map(mean).sum::<f64>() / share;
            let fits = case.scene.is_played_out() && 0.15 <= share + 1e-12;
            truth(fits, &[("missed", share), ("augen", augen)], case.list(missed))
        }
        "not_home" => {
            let lost = |deal: &Deal<'_>| {
                deal.done.tricks[case.n_before + 1..].iter().any(|trick| {
                    let is_in = trick.plays().any(|play| play == (case.me, best));
                    is_in && trick.owner().map(|owner| deal.done.parties.team_of(owner)) != Some(case.team(&deal.done))
                })
            };
            let fits = case.scene.is_played_out() && done != best && 10.0 <= augen_best && 0.6 <= ours_best + 1e-12;
            let facts = [("home", ours_best), ("lost", case.share(lost))];
            truth(fits && 0.2 <= case.share(lost) + 1e-12, &facts, case.list(lost))
        }
        "rest_of_game" => {
            let own = |outcome: &Outcome| -> f64 {
                let rest = outcome.tricks[case.n_before..].iter();
                let is_own = |trick: &&game::Trick| {
                    trick.owner().map(|owner| outcome.parties.team_of(owner)) == Some(case.team(outcome))
                };
                rest.filter(is_own).map(|trick| f64::from(trick.augen().0)).sum()
            };
            let fewer = |deal: &Deal<'_>| own(&deal.best) - own(&deal.done);
            let mean = case.deals.iter().map(|deal| deal.weight * fewer(deal)).sum::<f64>();
            let is_own =
                case.deals.iter().all(|deal| numbers.finding.fact("team") == Some(Fact::Team(case.team(&deal.done))));
            let fits = is_own && case.scene.is_played_out() && 2.0 <= mean + 1e-9;
            let is_fewer = |deal: &Deal<'_>| 0.0 < fewer(deal);
            truth(fits, &[("augen", mean), ("share", case.share(is_fewer))], case.list(is_fewer))
        }
        _ => return None,
    })
}

/// Special points.
fn of_special(numbers: &Numbers<'_>) -> Option<Truth> {
    let Numbers { case, done, best, leads, ours_best, .. } = *numbers;
    Some(match numbers.finding.reason.name {
        name @ ("fox_led" | "fox_thrown") => {
            let caught = |deal: &Deal<'_>| case.earns(&deal.done, Sonderpunkt::Fuchs, Side::Other, When::Now);
            let fits = done == Card::DA && best != Card::DA && (name == "fox_led") == leads;
            truth(fits && 0.25 <= case.share(caught), &[("caught", case.share(caught))], case.list(caught))
        }
        "fox_not_caught" => {
            let (with_done, with_best, more, speaks_of) = numbers.special(Sonderpunkt::Fuchs, Side::Own, When::Now);
            truth(0.2 <= more + 1e-12, &[("caught", with_best), ("other", with_done)], speaks_of)
        }
        "fox_not_home" => {
            let lost = |deal: &Deal<'_>| {
                deal.done.special.iter().any(|special| {
                    let of_me = || deal.done.tricks[special.trick - 1].plays().any(|play| play == (case.me, Card::DA));
                    let is_theirs = special.point == Sonderpunkt::Fuchs && special.team != case.team(&deal.done);
                    is_theirs && case.n_before < special.trick && of_me()
                })
            };
            let fits = best == Card::DA && done != Card::DA && 0.6 <= ours_best && case.scene.is_played_out();
            truth(fits && 0.15 <= case.share(lost), &[("home", ours_best), ("lost", case.share(lost))], case.list(lost))
        }
        name @ ("charlie_lost" | "charlie_caught" | "charlie_let" | "doppelkopf_missed" | "doppelkopf_given") => {
            let (point, side, when) = match name {
                "charlie_lost" => (Sonderpunkt::Charlie, Side::Own, When::NowOrLater),
                "charlie_caught" => (Sonderpunkt::CharlieGefangen, Side::Other, When::NowOrLater),
                "charlie_let" => (Sonderpunkt::Charlie, Side::Other, When::NowOrLater),
                "doppelkopf_missed" => (Sonderpunkt::Doppelkopf, Side::Own, When::Now),
                _ => (Sonderpunkt::Doppelkopf, Side::Other, When::Now),
            };
            let (with_done, with_best, more, speaks_of) = numbers.special(point, side, when);
            truth(0.15 <= more + 1e-12, &[("share", with_done), ("other", with_best)], speaks_of)
        }
        _ => return None,
    })
}
