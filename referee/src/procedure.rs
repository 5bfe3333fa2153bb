//! The referee's procedure (002 2.1.1): find the row, temper it, say what it costs and why.
//!
//! The rows of the catalogue know no mitigating circumstances. Here, and only here, a breach becomes unerheblich because
//! a side makes all remaining tricks anyway, and a serious one costs 3 points because the game is decided already.

use crate::case::{Case, Known};
use crate::cite::{Cite, Gravity};
use crate::claim::{Claims, Invalid, Judged, Told};
use crate::consistency;
use crate::entry::{Deducted, Ending, MarkValue, Price, Role, Row, Share};
use crate::fact::{self, Value};
use crate::penalty;
use crate::problem::{Arg, Args, Problem};
use crate::questions;
use crate::ruling::{Appeal, Class, Consequence, Continuation, Decider, Rest, Ruling, Says, Step};
use crate::special;
use crate::text::row_id;
use game::rules::{DecidedGameSide, SeriousNormalGame, UnsportlichPoints};
use game::{BySeat, Seat, Team};

/// Where breaches are judged that were claimed after all.
const CLAIMED_INSTEAD: [(&str, &str); 3] = [("3.1.8", "3.7, 3.4"), ("3.1.9", "3.6"), ("3.1.10", "3.8")];

/// Returns whether an entry is about hints that nobody makes a claim of.
pub(crate) fn is_hint(number: &str) -> bool {
    CLAIMED_INSTEAD.iter().any(|(entry, _)| *entry == number)
}

/// Returns the ruling of a case.
///
/// # Errors
/// Returns which fact is missing, or what about the facts is impossible.
pub fn rule(case: &Case) -> Result<Ruling, Problem> {
    consistency::check(case)?;
    let mut ruling = decide(case)?;
    say_who_claimed(case, &mut ruling);
    Ok(ruling)
}

fn decide(case: &Case) -> Result<Ruling, Problem> {
    let is_unclaimed =
        case.facts().yes(fact::CLAIMED) == Some(false) && case.entry().fact(fact::CLAIMED.name).is_none();
    if is_unclaimed && let Some(hint) = hint_of(case) {
        return hinted(case, hint);
    }
    questions::answered(case)?;
    if is_unclaimed {
        return without_claim(case);
    }
    if case.facts().yes(fact::CLAIMED) == Some(true)
        && let Some((entry, instead)) = CLAIMED_INSTEAD.into_iter().find(|(entry, _)| *entry == case.entry().number)
    {
        return Err(Problem::HintWasClaimed { entry, instead });
    }
    let row = row_of(case);
    let Some(see) = row.see else { return rule_by(case, row) };
    let target = if case.role() == Role::NormalGame { see.normal } else { see.solo };
    judged_by(case, row.name, target, &case.under(target)?, row_step(case, row))
}

/// Returns the row that applies.
pub(crate) fn row_of(case: &Case) -> &'static Row {
    case.entry().row(case).expect("the last row of every entry has no condition left open")
}

/// Returns the ruling under another entry, as an answer to this one.
fn judged_by(
    case: &Case,
    row: &'static str,
    target: &'static str,
    other: &Case,
    step: Step,
) -> Result<Ruling, Problem> {
    let mut ruling = decide(other)?;
    ruling.entry = case.entry().number;
    ruling.row = row;
    ruling.judged_by_entry = Some(ruling.judged_by_entry.unwrap_or(target));
    ruling.reasons.insert(0, step);
    Ok(ruling)
}

/// The entry about hints by which a breach is judged that nobody claims, and the breach it asks for.
type Hint = (&'static str, Option<&'static str>);

/// Rule 002 3.1.8 to 3.1.10: what a mere hint does. An early lead stays unless a Pflichtsolo takes it away (3.4.3).
fn hint_of(case: &Case) -> Option<Hint> {
    let number = case.entry().number;
    let lead = Some(("3.1.8", Some("aufspiel")));
    match number {
        "3.4.1" | "3.4.2" => lead,
        "3.4.3" if case.facts().word(fact::W_DOES) == Some("pflichtsolo") => lead,
        _ if number.starts_with("3.6.") => Some(("3.1.9", Some("vorwerfen"))),
        _ if number.starts_with("3.7.") => Some(("3.1.8", Some("verwerfen"))),
        _ if number.starts_with("3.8.") => Some(("3.1.10", None)),
        _ => None,
    }
}

fn hinted(case: &Case, (entry, breach): Hint) -> Result<Ruling, Problem> {
    let mut hinted = case.under(entry)?;
    if let Some(word) = breach {
        hinted = hinted.with(fact::BREACH, Value::Word(word.to_owned()));
    }
    let step = step("reason-not-claimed", vec![], Cite::ClaimRight.of(case.rules()));
    judged_by(case, "unclaimed", entry, &hinted, step)
}

/// A breach that was not claimed is a valid move, if the handbook does not say what a mere hint does (DDV G.7.2).
fn without_claim(case: &Case) -> Result<Ruling, Problem> {
    let row = row_of(case);
    if let Some(see) = row.see {
        let target = if case.role() == Role::NormalGame { see.normal } else { see.solo };
        return judged_by(case, row.name, target, &case.under(target)?, row_step(case, row));
    }
    if !matches!(row.class, Class::Minor | Class::Serious) {
        return rule_by(case, row);
    }
    let mut ruling = no_breach(case, "unclaimed");
    ruling.consequences.push(Consequence { key: "move", says: Says::Word("valid".to_owned()) });
    ruling.reasons = vec![step("reason-not-claimed", vec![], Cite::ClaimRight.of(case.rules()))];
    Ok(ruling)
}

/// Who claimed and whether he could; or that nothing was said about it (TSR 9.6.1, 9.6.3).
fn say_who_claimed(case: &Case, ruling: &mut Ruling) {
    let rules = case.rules();
    let is_claimable = is_claimable(ruling);
    let steps: Vec<Step> = match case.claims() {
        Claims::NotStated if !is_claimable || is_hint(case.entry().number) => return,
        Claims::NotStated => vec![step("reason-claim-not-stated", vec![], Cite::ClaimMoment.of(rules))],
        Claims::Told(Told::Claimed) if is_claimable => {
            vec![step("reason-claim-told", vec![], Cite::ClaimMoment.of(rules))]
        }
        Claims::Told(_) => vec![],
        Claims::Made(claims) => claims.iter().map(|claim| claim_step(case, *claim)).collect(),
    };
    ruling.claims = Some(case.claims().clone());
    ruling.reasons.splice(0..0, steps);
}

/// Whether the ruling depends on a claim: a breach that was found to be one, tempered or not.
fn is_claimable(ruling: &Ruling) -> bool {
    matches!(ruling.class, Class::Minor | Class::Serious | Class::Abort) || ruling.tempered_from.is_some()
}

fn claim_step(case: &Case, claim: Judged) -> Step {
    let args = vec![("seat", Arg::Seat(claim.claimant))];
    match claim.invalid {
        None => step("reason-claim-valid", args, Cite::ClaimMoment.of(case.rules())),
        Some(invalid) => {
            let cite = match invalid {
                Invalid::ByOffender | Invalid::ByPartner => Cite::ClaimRight,
                Invalid::TooLate | Invalid::TooEarly => Cite::ClaimMoment,
            };
            step(&format!("reason-{}", invalid.name()), args, cite.of(case.rules()))
        }
    }
}

fn no_breach(case: &Case, row: &'static str) -> Ruling {
    let decided_by = decider(case, Unsporting::No, Bound::No);
    Ruling {
        entry: case.entry().number,
        row,
        judged_by_entry: None,
        class: Class::None,
        tempered_from: None,
        points: BySeat::default(),
        amount: 0,
        points_range: None,
        points_choices: &[],
        game: Continuation::Continue,
        rest_to: None,
        decided_by,
        consequences: Vec::new(),
        assumed: Vec::new(),
        claims: None,
        reasons: Vec::new(),
        appeal: appeal(decided_by),
        remedy: remedy(case, decided_by),
    }
}

fn rule_by(case: &Case, row: &'static Row) -> Result<Ruling, Problem> {
    let mut ruling = no_breach(case, row.name);
    ruling.class = row.class;
    ruling.game = row.then;
    ruling.consequences = consequences(case, row);
    ruling.reasons.push(row_step(case, row));
    say_forced_special_of_row(case, row, &mut ruling);
    match row.class {
        Class::Minor | Class::Serious => temper(case, row, &mut ruling)?,
        Class::Unsport => punish_unsporting(case, row, &mut ruling)?,
        Class::None | Class::Unerheblich | Class::Warning | Class::Abort => {}
    }
    if let Continuation::StopScored(rest) = ruling.game {
        let own = case.offender_team();
        ruling.rest_to = own.map(|team| if rest == Rest::OwnSide { team } else { !team });
    }
    let bound = if row.bound { Bound::Yes } else { Bound::No };
    ruling.decided_by = decider(case, unsporting(row), bound);
    ruling.appeal = appeal(ruling.decided_by);
    ruling.remedy = remedy(case, ruling.decided_by);
    if unsporting(row) == Unsporting::Yes {
        ruling.reasons.push(decider_step(case, row, ruling.decided_by));
    } else if let Some(holder) = row.marks.iter().any(|mark| mark.key == "other").then(|| holder(case)).flatten()
        && ruling.decided_by != Decider::Spielleitung
    {
        let args = vec![("seat", Arg::Seat(holder))];
        ruling.reasons.push(step("reason-decider-of-other", args, Cite::Court.of(case.rules())));
    }
    Ok(ruling)
}

/// The filter of 2.1.1: zwangsläufig makes every breach unerheblich; a serious one in a decided game costs 3 points.
fn temper(case: &Case, row: &Row, ruling: &mut Ruling) -> Result<(), Problem> {
    let Price::OfClass(share) = row.price else { return Ok(()) };
    let rules = case.rules();
    if let Some(team) = case.facts().team(fact::ZW_FOR) {
        ruling.tempered_from = Some(ruling.class);
        ruling.class = Class::Unerheblich;
        ruling.game = Continuation::Continue;
        ruling.rest_to = Some(team);
        ruling.consequences = vec![];
        ruling.reasons.push(step("reason-zw", vec![("team", Arg::Team(team))], Cite::Zwangslaeufig.of(rules)));
        say_forced_special(case, team, ruling);
        return Ok(());
    }
    ruling.reasons.extend(unless_stated(case, fact::ZW_FOR, "reason-zw-none", Cite::Zwangslaeufig.of(rules)));
    if ruling.class == Class::Minor {
        return punish(case, share, penalty::of_minor(rules), ruling);
    }
    let Some(price) = penalty::of_serious(rules, case.absagen()) else { return stop_without_price(case, ruling) };
    match decided(case) {
        Some(team) => {
            ruling.reasons.push(step("reason-decided", vec![("team", Arg::Team(team))], Cite::Decided.of(rules)));
            stop_and_score(case, ruling);
            punish(case, Share::Dist, penalty::of_minor(rules), ruling)
        }
        None => {
            let cite = Cite::WhetherDecided.of(rules);
            ruling.reasons.extend(unless_stated(case, fact::DECIDED, "reason-decided-none", cite));
            ruling.game = serious_end(case);
            if ruling.game == Continuation::StopScored(Rest::Opponents) {
                stop_and_score(case, ruling);
            }
            punish(case, share, price, ruling)
        }
    }
}

/// The special points of a side that makes all remaining tricks; none are spoken of where there are none.
fn say_forced_special(case: &Case, team: Team, ruling: &mut Ruling) {
    if !special::exist(case) {
        return;
    }
    let cite = Cite::ForcedSpecial.of(case.rules());
    ruling.consequences.push(special_counted(case, Ending::Zwangslaeufig));
    ruling.reasons.push(step("reason-zw-special", vec![("team", Arg::Team(team))], cite));
    if let Some(forced) = forced_special(case) {
        ruling.reasons.push(step("reason-zw-forced", forced, cite));
    }
}

/// The special points that a row itself speaks of: 3.1.7, 3.10.1.
fn say_forced_special_of_row(case: &Case, row: &Row, ruling: &mut Ruling) {
    let ending = row.marks.iter().find_map(|mark| match mark.value {
        MarkValue::SpecialCounted(ending) => Some(ending),
        _ => None,
    });
    let Some(ending) = ending else { return };
    if ending == Ending::Zwangslaeufig {
        ruling.rest_to = case.facts().team(fact::ZW_FOR);
    }
    let cite = Cite::ForcedSpecial.of(case.rules());
    if !special::exist(case) {
        ruling.reasons.push(step("reason-no-special-in-solo", vec![], Cite::NoSpecialInSolo.of(case.rules())));
    } else if let Some(forced) = forced_special(case) {
        ruling.reasons.push(step("reason-zw-forced", forced, cite));
    }
}

fn special_counted(case: &Case, ending: Ending) -> Consequence {
    let words = special::counted(case, ending).into_iter().map(str::to_owned).collect();
    Consequence { key: "special_counted", says: Says::Words(words) }
}

/// The game is stopped and scored: the rest goes to the offender's opponents, only special points already earned count.
fn stop_and_score(case: &Case, ruling: &mut Ruling) {
    ruling.game = Continuation::StopScored(Rest::Opponents);
    if special::exist(case) {
        ruling.consequences.push(special_counted(case, Ending::Stopped));
    }
}

/// How many special points are bound to come, if the cards were looked at.
fn forced_special(case: &Case) -> Option<Args> {
    let number = |fact| case.facts().number(fact).map(Arg::Number);
    Some(vec![
        ("fuchs", number(fact::FORCED_FUCHS)?),
        ("doppelkopf", number(fact::FORCED_DOPPELKOPF)?),
        ("charlie", number(fact::FORCED_CHARLIE)?),
    ])
}

/// Returns the side whose decided game lessens the breach (002 2.1.1 either side's; decision OP-45).
fn decided(case: &Case) -> Option<Team> {
    let team = case.facts().team(fact::DECIDED)?;
    let counts = match case.rules().decided_game_side {
        DecidedGameSide::AnyParty => true,
        DecidedGameSide::OffenderParty => case.offender_team() == Some(team),
    };
    counts.then_some(team)
}

/// House rules without a price: only if the course cannot be reconstructed, or cards of others were seen, the game is
/// stopped and scored, and the rest goes to the innocent side; otherwise it goes on.
fn stop_without_price(case: &Case, ruling: &mut Ruling) -> Result<(), Problem> {
    let (reconstructible, revealed) = questions::whether_to_stop(case)?;
    let cite = Cite::HouseRules.of(case.rules());
    if reconstructible && !revealed {
        ruling.class = Class::Minor;
        ruling.game = Continuation::Continue;
        ruling.reasons.push(step("reason-abort-not-needed", vec![], cite));
        return Ok(());
    }
    ruling.class = Class::Abort;
    let why = if revealed { "reason-abort-revealed" } else { "reason-abort-not-reconstructible" };
    ruling.reasons.push(step(why, vec![], cite));
    ruling.reasons.push(step("reason-abort", vec![], cite));
    stop_and_score(case, ruling);
    Ok(())
}

/// Rule DDV G.5.1, G.5.2: the game was not played; a solo counts as played if an opponent of the soloist offends.
fn serious_end(case: &Case) -> Continuation {
    if case.role() == Role::AgainstSoloist {
        return Continuation::StopSoloCounts;
    }
    match case.rules().serious_normal_game {
        SeriousNormalGame::NotPlayed => Continuation::StopNotPlayed,
        SeriousNormalGame::Counts => Continuation::StopCounts,
        SeriousNormalGame::ScoredRestToOpponents => Continuation::StopScored(Rest::Opponents),
    }
}

fn punish(case: &Case, share: Share, amount: u8, ruling: &mut Ruling) -> Result<(), Problem> {
    let offender = case.offender().ok_or(Problem::NoOffender { entry: case.entry().number })?;
    let credited = match share {
        Share::N => None,
        Share::S => case.established_soloist().filter(|&soloist| soloist != offender),
        Share::Dist => case.established_soloist().filter(|_| case.role() == Role::AgainstSoloist),
    };
    ruling.amount = amount;
    if amount == 0 {
        ruling.reasons.push(step("reason-no-price", vec![], Cite::HouseRules.of(case.rules())));
        return Ok(());
    }
    ruling.reasons.push(price_step(case, amount, ruling));
    let gravity = if is_full_price(ruling) { Gravity::Serious } else { Gravity::Minor };
    let (points, shared) = match credited {
        Some(soloist) => (
            penalty::solo(offender, soloist, amount),
            step("reason-share-solo", vec![("soloist", Arg::Seat(soloist))], Cite::SoloShare(gravity).of(case.rules())),
        ),
        None => {
            let each = Arg::Number(i64::from(amount / 3));
            let cite = Cite::NormalShare(gravity).of(case.rules());
            (penalty::normal(offender, amount)?, step("reason-share-normal", vec![("each", each)], cite))
        }
    };
    ruling.points = points;
    ruling.reasons.push(shared);
    say_what_was_assumed(case, share, gravity, ruling);
    Ok(())
}

/// Nothing is silently a normal game: where the credit depends on the game and nobody told it, the ruling says so.
fn say_what_was_assumed(case: &Case, share: Share, gravity: Gravity, ruling: &mut Ruling) {
    if case.known() == Known::Assumed && share != Share::N {
        ruling.assumed.push("game");
        ruling.reasons.push(step("reason-game-assumed", vec![], Cite::SoloShare(gravity).of(case.rules())));
    }
}

/// Whether a serious breach costs its own price, because the game was not decided.
fn is_full_price(ruling: &Ruling) -> bool {
    ruling.class == Class::Serious && !matches!(ruling.game, Continuation::StopScored(_))
}

fn price_step(case: &Case, amount: u8, ruling: &Ruling) -> Step {
    let amount_arg = ("amount", Arg::Number(i64::from(amount)));
    if !is_full_price(ruling) {
        let cite = if ruling.class == Class::Serious { Cite::DecidedPrice } else { Cite::MinorPrice };
        return step("reason-price-minor", vec![amount_arg], cite.of(case.rules()));
    }
    let base = ("base", Arg::Number(i64::from(case.rules().serious_base.unwrap_or(0))));
    let more = ("more", Arg::Number(i64::from(case.rules().serious_per_absage.unwrap_or(0))));
    let absagen = ("absagen", Arg::Number(i64::from(case.absagen())));
    step("reason-price-serious", vec![amount_arg, base, more, absagen], Cite::SeriousPrice.of(case.rules()))
}

fn punish_unsporting(case: &Case, row: &Row, ruling: &mut Ruling) -> Result<(), Problem> {
    match case.rules().unsportlich_points {
        UnsportlichPoints::UpTo(most) => deduct(case, row, most, ruling),
        UnsportlichPoints::WarningOrDisqualification => {
            let sanctions = ["verwarnung", "disqualifikation"].map(str::to_owned).to_vec();
            ruling.consequences.push(Consequence { key: "sanctions", says: Says::Words(sanctions) });
            Ok(())
        }
        UnsportlichPoints::Fixed(amount) => {
            for offender in deducted_from(case, row)? {
                ruling.points = penalty::sum(ruling.points, penalty::normal(offender, amount)?);
            }
            ruling.amount = amount;
            let each = Arg::Number(i64::from(amount / 3));
            let args = vec![("amount", Arg::Number(i64::from(amount))), ("each", each)];
            ruling.reasons.push(step("reason-unsport-fixed", args, Cite::UnsportPrice.of(case.rules())));
            Ok(())
        }
    }
}

fn deduct(case: &Case, row: &Row, most: u8, ruling: &mut Ruling) -> Result<(), Problem> {
    let number = |n: u8| Arg::Number(i64::from(n));
    match row.price {
        Price::Nothing | Price::OfClass(_) => {}
        Price::Range(least, upper) => {
            let upper = upper.min(most);
            ruling.points_range = Some((least.min(upper), upper));
            let args = vec![("least", number(least)), ("most", number(upper))];
            ruling.reasons.push(step("reason-unsport-range", args, Cite::UnsportPrice.of(case.rules())));
        }
        Price::Choices(choices) => {
            ruling.points_choices = choices;
            let listed = choices.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
            ruling.reasons.push(step(
                "reason-unsport-choices",
                vec![("choices", Arg::Text(listed))],
                Cite::UnsportPrice.of(case.rules()),
            ));
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
    let args = vec![("seats", Arg::Seats(seats)), ("amount", Arg::Number(i64::from(amount)))];
    step(message, args, Cite::UnsportPrice.of(case.rules()))
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

/// Whether a row is about unsporting behaviour, of the offender or of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unsporting {
    Yes,
    No,
}

/// Whether the Schiedsrichter decides about it (TSR 9.7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    Yes,
    No,
}

/// An Ermahnung is a sanction of unsporting behaviour too (002 3.11.5).
fn unsporting(row: &Row) -> Unsporting {
    let sanctions = row.marks.iter().any(|mark| matches!(mark.key, "min_sanction" | "suspicion"));
    if sanctions || matches!(row.class, Class::Unsport | Class::Warning) { Unsporting::Yes } else { Unsporting::No }
}

/// Rule DDV G.6, TSR 9.7.2, 9.7.3: Unsportlichkeiten go to the Schiedsgericht, but for the binding decisions.
fn decider(case: &Case, unsporting: Unsporting, bound: Bound) -> Decider {
    match case.rules().unsportlich_points {
        UnsportlichPoints::Fixed(_) => Decider::Spielleitung,
        UnsportlichPoints::UpTo(_) if bound == Bound::Yes => Decider::Schiedsrichter,
        _ if unsporting == Unsporting::Yes => Decider::Schiedsgericht,
        _ => Decider::Schiedsrichter,
    }
}

fn decider_step(case: &Case, row: &Row, decided_by: Decider) -> Step {
    match decided_by {
        Decider::Spielleitung => step("reason-decider-spielleitung", vec![], Cite::Court.of(case.rules())),
        Decider::Schiedsrichter if row.bound => {
            let args = vec![("entry", Arg::Text(case.entry().number.to_owned()))];
            step("reason-decider-bound", args, Cite::Bound.of(case.rules()))
        }
        Decider::Schiedsrichter | Decider::Schiedsgericht => {
            step("reason-decider-schiedsgericht", vec![], Cite::Court.of(case.rules()))
        }
    }
}

/// Whatever the Schiedsrichter decides, a binding decision too, any player may take to the Schiedsgericht (2.1.1 nos. 5
/// and 6).
const fn appeal(decided_by: Decider) -> Appeal {
    match decided_by {
        Decider::Spielleitung => Appeal::None,
        Decider::Schiedsgericht => Appeal::Final,
        Decider::Schiedsrichter => Appeal::Schiedsgericht,
    }
}

/// Rule 002 2.1.1 no. 5: the instruction about the right of appeal.
fn remedy(case: &Case, decided_by: Decider) -> Step {
    let cite = match decided_by {
        Decider::Spielleitung => Cite::HouseRules,
        Decider::Schiedsgericht => Cite::Final,
        Decider::Schiedsrichter => Cite::Appeal,
    };
    step(&format!("appeal-{}", appeal(decided_by).name()), vec![], cite.of(case.rules()))
}

fn consequences(case: &Case, row: &Row) -> Vec<Consequence> {
    row.marks
        .iter()
        .filter_map(|mark| {
            let says = match mark.value {
                MarkValue::Word(word) => Says::Word(word.to_owned()),
                MarkValue::Words(words) => Says::Words(words.iter().map(|&word| word.to_owned()).collect()),
                MarkValue::SpecialCounted(_) if !special::exist(case) => return None,
                MarkValue::SpecialCounted(ending) => return Some(special_counted(case, ending)),
                MarkValue::YesNo(yes) => Says::YesNo(yes),
                MarkValue::Null => Says::Null,
                MarkValue::Number(number) => Says::Number(number(case)),
                MarkValue::Seat(seat) => Says::Seat(seat(case)?),
                MarkValue::Seats(seats) => Says::Seats(seats(case)),
                MarkValue::WordOf(word) => Says::Word(word(case).to_owned()),
                MarkValue::Holder(word) => Says::About(holder(case)?, word),
            };
            Some(Consequence { key: mark.key, says })
        })
        .collect()
}

/// Who held the cards; player A of the printed examples sits north.
fn holder(case: &Case) -> Option<Seat> {
    let printed = case.facts().has(fact::EXAMPLE).then_some(Seat::N);
    case.facts().seat(fact::HOLDER).or(printed).filter(|&seat| Some(seat) != case.offender())
}

fn row_step(case: &Case, row: &Row) -> Step {
    let entry = case.entry();
    Step { message: row_id(entry.number, row.name), args: Vec::new(), paragraph: entry.paragraph(case.rules()) }
}

/// A circumstance that nobody stated is taken not to be given; the reasons say so. Before the first card nobody asks.
fn unless_stated(case: &Case, fact: fact::Fact, message: &str, paragraph: &str) -> Option<Step> {
    let is_before_play = ["3.2.", "3.3."].iter().any(|chapter| case.entry().number.starts_with(chapter));
    let is_stated = case.facts().has(fact);
    if is_before_play && !is_stated {
        return None;
    }
    let known = if is_stated { "" } else { "-unasked" };
    Some(step(&format!("{message}{known}"), vec![], paragraph))
}

fn step(message: &str, args: Args, paragraph: &str) -> Step {
    Step { message: message.to_owned(), args, paragraph: paragraph.to_owned() }
}
