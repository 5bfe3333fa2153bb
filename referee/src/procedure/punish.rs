//! The price of a breach, its credit, and the reasons.

use super::step;
use crate::case::{Case, KnownGame};
use crate::cite::{Cite, Gravity};
use crate::entry::{Deducted, Price, Role, Row, Share};
use crate::fact;
use crate::penalty;
use crate::problem::Problem;
use crate::ruling::{Class, Consequence, Continuation, Decider, Ruling, SANCTIONS, Says, Step};
use game::Seat;
use game::rules::UnsportlichPoints;
use text::{Arg, Join, Message, message};

pub(super) fn punish(case: &Case, share: Share, amount: u8, ruling: &mut Ruling) -> Result<(), Problem> {
    let offender = case.offender().ok_or(Problem::NoOffender { entry: case.entry().number })?;
    let credited = match share {
        Share::N => None,
        Share::S => case.established_soloist().filter(|&soloist| soloist != offender),
        Share::Dist | Share::Harm => case
            .established_soloist()
            .filter(|_| case.role() == Role::AgainstSoloist)
            .filter(|_| !(may_be_harmless(case, share) && case.facts().yes(fact::CAN_HURT_SOLOIST) == Some(false))),
    };
    ruling.amount = amount;
    if amount == 0 {
        ruling.reasons.push(step(message!("reason-no-price"), Cite::HouseRules.of(case.rules())));
        return Ok(());
    }
    ruling.reasons.push(price_step(case, amount, ruling));
    let gravity = if is_full_price(ruling) { Gravity::Serious } else { Gravity::Minor };
    let (points, shared) = match credited {
        Some(soloist) => (
            penalty::solo(offender, soloist, amount),
            step(message!("reason-share-solo", soloist), Cite::SoloShare(gravity).of(case.rules())),
        ),
        None => {
            let each = amount / 3;
            let shared = if may_be_harmless(case, share) {
                step(message!("reason-share-harmless", each), Cite::NoHarm.of(case.rules()))
            } else {
                step(message!("reason-share-normal", each), Cite::NormalShare(gravity).of(case.rules()))
            };
            (penalty::normal(offender, amount)?, shared)
        }
    };
    ruling.points = points;
    ruling.reasons.push(shared);
    say_what_was_assumed(case, share, gravity, ruling);
    Ok(())
}

/// Returns whether the credit of a breach against a soloist depends on whether it can hurt him.
pub(crate) fn may_be_harmless(case: &Case, share: Share) -> bool {
    share == Share::Harm && case.role() == Role::AgainstSoloist && Cite::NoHarm.is_written(case.rules())
}

/// Nothing is silently a normal game: where the credit depends on the game and nobody told it, the ruling says so.
fn say_what_was_assumed(case: &Case, share: Share, gravity: Gravity, ruling: &mut Ruling) {
    if case.known() == KnownGame::Assumed && share != Share::N {
        ruling.assumed.push("game");
        ruling.reasons.push(step(message!("reason-game-assumed"), Cite::SoloShare(gravity).of(case.rules())));
    }
    if may_be_harmless(case, share) && !case.facts().has(fact::CAN_HURT_SOLOIST) {
        ruling.assumed.push(fact::CAN_HURT_SOLOIST.name);
        ruling.reasons.push(step(message!("reason-harm-assumed"), Cite::NoHarm.of(case.rules())));
    }
}

/// Whether a serious breach costs its own price, because the game was not decided.
fn is_full_price(ruling: &Ruling) -> bool {
    ruling.class == Class::Serious && !matches!(ruling.game, Continuation::StopScored(_))
}

fn price_step(case: &Case, amount: u8, ruling: &Ruling) -> Step {
    if !is_full_price(ruling) {
        let cite = if ruling.class == Class::Serious { Cite::DecidedPrice } else { Cite::MinorPrice };
        return step(message!("reason-price-minor", amount), cite.of(case.rules()));
    }
    let (base, more) =
        (case.rules().breaches.serious_base.unwrap_or(0), case.rules().breaches.serious_per_absage.unwrap_or(0));
    let absagen = case.absagen();
    step(message!("reason-price-serious", amount, base, more, absagen), Cite::SeriousPrice.of(case.rules()))
}

pub(super) fn punish_unsporting(case: &Case, row: &Row, ruling: &mut Ruling) -> Result<(), Problem> {
    match case.rules().breaches.unsportlich_points {
        UnsportlichPoints::UpTo(most) => deduct(case, row, most, ruling),
        UnsportlichPoints::WarningOrDisqualification => {
            let sanctions = ["verwarnung", "disqualifikation"].map(str::to_owned).to_vec();
            ruling.consequences.push(Consequence { key: SANCTIONS, says: Says::Words(sanctions) });
            Ok(())
        }
        UnsportlichPoints::Fixed(amount) => punish_by_fixed_price(case, row, amount, ruling),
    }
}

/// Rule 004: each offender pays the same, and the three others are credited with it.
fn punish_by_fixed_price(case: &Case, row: &Row, amount: u8, ruling: &mut Ruling) -> Result<(), Problem> {
    let offenders = deducted_from(case, row)?;
    for &offender in &offenders {
        ruling.points = penalty::sum(ruling.points, penalty::normal(offender, amount)?);
    }
    ruling.amount = amount;
    let each = amount / 3;
    let said = match offenders.len() {
        0 => message!("reason-unsport-fixed-outside", amount),
        1 => message!("reason-unsport-fixed", amount, each),
        others => {
            let credited = u8::try_from(others - 1).unwrap_or(0) * each;
            message!("reason-unsport-fixed-each", seats = offenders, amount, each, credited, rest = amount - credited)
        }
    };
    ruling.reasons.push(step(said, Cite::UnsportPrice.of(case.rules())));
    Ok(())
}

fn deduct(case: &Case, row: &Row, most: u8, ruling: &mut Ruling) -> Result<(), Problem> {
    match row.price {
        Price::Nothing | Price::OfClass(_) => {}
        Price::Range(least, upper) => {
            let upper = upper.min(most);
            let least = least.min(upper);
            ruling.points_range = Some((least, upper));
            let said = message!("reason-unsport-range", least, most = upper, body = Decider::of(case.rules()).name());
            ruling.reasons.push(step(said, Cite::UnsportPrice.of(case.rules())));
        }
        Price::Choices(choices) => {
            let choices = &choices[..choices.partition_point(|&choice| choice <= most)];
            ruling.points_choices = choices;
            let choices = Arg::list(choices, Join::Comma);
            let said = message!("reason-unsport-choices", choices, body = Decider::of(case.rules()).name());
            ruling.reasons.push(step(said, Cite::UnsportPrice.of(case.rules())));
        }
        Price::Deduct(usual, from) => {
            let worse: &[Seat] = match from {
                Deducted::ListedAndMore(_, worse, _) => case.facts().seats(worse),
                Deducted::Offender | Deducted::Everybody | Deducted::Listed(_) => &[],
            };
            let mut by_amount: Vec<(u8, Vec<Seat>)> = Vec::new();
            for offender in deducted_from(case, row)? {
                let amount = match from {
                    Deducted::ListedAndMore(_, _, more) if worse.contains(&offender) => more,
                    _ => usual,
                };
                let amount = amount.min(most);
                ruling.points = penalty::sum(ruling.points, penalty::uncredited(offender, amount));
                match by_amount.iter_mut().find(|(other, _)| *other == amount) {
                    Some((_, seats)) => seats.push(offender),
                    None => by_amount.push((amount, vec![offender])),
                }
            }
            ruling.reasons.extend(by_amount.into_iter().map(|(amount, seats)| deducted_step(case, amount, seats)));
        }
    }
    Ok(())
}

fn deducted_step(case: &Case, amount: u8, seats: Vec<Seat>) -> Step {
    let message = if seats.len() == 1 { "reason-unsport-deducted" } else { "reason-unsport-deducted-each" };
    step(Message::new(message).with("seats", seats).with("amount", amount), Cite::UnsportPrice.of(case.rules()))
}

fn deducted_from(case: &Case, row: &Row) -> Result<Vec<Seat>, Problem> {
    match row.price {
        Price::Deduct(_, Deducted::Everybody) => Ok(Seat::ALL.to_vec()),
        Price::Deduct(_, Deducted::Listed(fact) | Deducted::ListedAndMore(fact, ..)) => {
            Ok(case.facts().seats(fact).to_vec())
        }
        Price::Deduct(_, Deducted::Offender) => {
            case.offender().map(|seat| vec![seat]).ok_or(Problem::NoOffender { entry: case.entry().number })
        }
        // Where the handbook leaves the price open, an offender from outside the table has none to pay here.
        Price::Nothing | Price::OfClass(_) | Price::Range(..) | Price::Choices(_) => {
            Ok(case.offender().into_iter().collect())
        }
    }
}
