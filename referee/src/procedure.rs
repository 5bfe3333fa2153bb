//! The referee's procedure (002 2.1.1): find the row, temper it, say what it costs and why.
//!
//! The rows of the catalogue know no mitigating circumstances. Here, and only here, a breach becomes unerheblich because
//! a side makes all remaining tricks anyway, and a serious one costs 3 points because the game is decided already.

use crate::case::Case;
use crate::consistency;
use crate::entry::{Deducted, MarkValue, Need, Price, Role, Row, Share};
use crate::fact::{self, Value};
use crate::penalty;
use crate::problem::{Arg, Args, Problem};
use crate::ruling::{Appeal, Class, Consequence, Continuation, Decider, Rest, Ruling, Says, Step};
use crate::text::row_id;
use game::rules::{DecidedGameSide, SeriousNormalGame, UnsportlichPoints};
use game::{BySeat, Seat, Team};

/// What is said about a breach that nobody claims but somebody points out: entries that begin like this are then judged
/// by that entry (002 3.1.8 to 3.1.10), with the breach it asks for.
const HINTS: [(&str, &str, Option<&str>); 4] = [
    ("3.4.", "3.1.8", Some("aufspiel")),
    ("3.6.", "3.1.9", Some("vorwerfen")),
    ("3.7.", "3.1.8", Some("verwerfen")),
    ("3.8.", "3.1.10", None),
];

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
    answer_all_questions(case)?;
    consistency::check(case)?;
    if case.facts().yes(fact::CLAIMED) == Some(false) && case.entry().fact(fact::CLAIMED.name).is_none() {
        return without_claim(case);
    }
    if case.facts().yes(fact::CLAIMED) == Some(true)
        && let Some((entry, instead)) = CLAIMED_INSTEAD.into_iter().find(|(entry, _)| *entry == case.entry().number)
    {
        return Err(Problem::HintWasClaimed { entry, instead });
    }
    let row = case.entry().row(case).expect("the last row of every entry has no condition left open");
    let Some(see) = row.see else { return rule_by(case, row) };
    let target = if case.role() == Role::NormalGame { see.normal } else { see.solo };
    let step = row_step(case, row);
    judged_by(case, row.name, target, &case.under(target)?, step)
}

/// Returns the ruling under another entry, as an answer to this one.
fn judged_by(
    case: &Case,
    row: &'static str,
    target: &'static str,
    other: &Case,
    step: Step,
) -> Result<Ruling, Problem> {
    let mut ruling = rule(other)?;
    ruling.entry = case.entry().number;
    ruling.row = row;
    ruling.judged_by_entry = Some(ruling.judged_by_entry.unwrap_or(target));
    ruling.reasons.insert(0, step);
    Ok(ruling)
}

fn answer_all_questions(case: &Case) -> Result<(), Problem> {
    for ask in case.entry().asks {
        let is_open = ask.need == Need::Must && !case.facts().has(ask.fact);
        if is_open && ask.when.iter().all(|when| when.holds(case)) {
            return Err(Problem::MissingFact { entry: case.entry().number, fact: ask.fact });
        }
    }
    Ok(())
}

/// A breach that was not claimed is a valid move, if the handbook does not say what a mere hint does (DDV G.7.2).
fn without_claim(case: &Case) -> Result<Ruling, Problem> {
    let number = case.entry().number;
    if let Some((_, hint, breach)) = HINTS.into_iter().find(|(start, ..)| number.starts_with(start)) {
        let mut hinted = case.under(hint)?;
        if let Some(word) = breach {
            hinted = hinted.with(fact::BREACH, Value::Word(word.to_owned()));
        }
        let step = step("reason-not-claimed", vec![], "TSR 9.6.1");
        return judged_by(case, "unclaimed", hint, &hinted, step);
    }
    let row = case.entry().row(case).expect("the last row of every entry has no condition left open");
    if !matches!(row.class, Class::Minor | Class::Serious) && row.see.is_none() {
        return rule_by(case, row);
    }
    let mut ruling = no_breach(case, "unclaimed");
    ruling.consequences.push(Consequence { key: "move", says: Says::Word("valid".to_owned()) });
    ruling.reasons = vec![row_step(case, row), step("reason-not-claimed", vec![], "TSR 9.6.1")];
    Ok(ruling)
}

fn no_breach(case: &Case, row: &'static str) -> Ruling {
    Ruling {
        entry: case.entry().number,
        row,
        judged_by_entry: None,
        class: Class::None,
        points: BySeat::default(),
        amount: 0,
        points_range: None,
        points_choices: &[],
        game: Continuation::Continue,
        rest_to: None,
        decided_by: decider(case, Class::None, false),
        consequences: Vec::new(),
        reasons: Vec::new(),
        appeal: appeal(case, Class::None),
    }
}

fn rule_by(case: &Case, row: &'static Row) -> Result<Ruling, Problem> {
    let mut ruling = no_breach(case, row.name);
    ruling.class = row.class;
    ruling.game = row.then;
    ruling.consequences = consequences(case, row);
    ruling.reasons.push(row_step(case, row));
    match row.class {
        Class::Minor | Class::Serious => temper(case, row, &mut ruling)?,
        Class::Unsport => punish_unsporting(case, row, &mut ruling)?,
        Class::None | Class::Unerheblich | Class::Warning | Class::Abort => {}
    }
    if let Continuation::StopScored(rest) = ruling.game {
        let own = case.offender_team();
        ruling.rest_to = own.map(|team| if rest == Rest::OwnSide { team } else { !team });
    }
    ruling.decided_by = decider(case, ruling.class, row.bound);
    ruling.appeal = appeal(case, ruling.class);
    if ruling.class == Class::Unsport {
        ruling.reasons.push(decider_step(case, row, ruling.decided_by));
    }
    Ok(ruling)
}

/// The filter of 2.1.1: zwangsläufig makes every breach unerheblich; a serious one in a decided game costs 3 points.
fn temper(case: &Case, row: &Row, ruling: &mut Ruling) -> Result<(), Problem> {
    let Price::OfClass(share) = row.price else { return Ok(()) };
    if let Some(team) = case.facts().team(fact::ZW_FOR) {
        ruling.class = Class::Unerheblich;
        ruling.game = Continuation::Continue;
        ruling.rest_to = Some(team);
        ruling.consequences = vec![Consequence {
            key: "special_counted",
            says: Says::Words(["earned", "fuchs", "forced_doppelkopf", "forced_charlie"].map(str::to_owned).to_vec()),
        }];
        ruling.reasons.push(step("reason-zw", vec![("team", Arg::Team(team))], "3.1.6, TSR 9.2.2"));
        ruling.reasons.push(step("reason-zw-special", vec![("team", Arg::Team(team))], "3.1.7, TSR 9.2.2"));
        if let Some(forced) = forced_special(case) {
            ruling.reasons.push(step("reason-zw-forced", forced, "3.1.7, TSR 9.2.2"));
        }
        return Ok(());
    }
    ruling.reasons.push(unless_stated(case, fact::ZW_FOR, "reason-zw-none", "TSR 9.2.2"));
    if ruling.class == Class::Minor {
        return punish(case, share, penalty::of_minor(case.rules()), ruling);
    }
    let Some(price) = penalty::of_serious(case.rules(), case.absagen()) else { return stop_without_price(ruling) };
    match decided(case) {
        Some(team) => {
            ruling.reasons.push(step("reason-decided", vec![("team", Arg::Team(team))], "3.1.5, TSR 9.5.1"));
            ruling.game = Continuation::StopScored(Rest::Opponents);
            punish(case, Share::Dist, penalty::of_minor(case.rules()), ruling)
        }
        None => {
            ruling.reasons.push(unless_stated(case, fact::DECIDED, "reason-decided-none", "3.1.3, TSR 9.5.1"));
            ruling.game = serious_end(case);
            punish(case, share, price, ruling)
        }
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

/// House rules without a price: the game is stopped and scored, the rest goes to the innocent side.
fn stop_without_price(ruling: &mut Ruling) -> Result<(), Problem> {
    ruling.class = Class::Abort;
    ruling.game = Continuation::StopScored(Rest::Opponents);
    ruling.reasons.push(step("reason-abort", vec![], "Recklinghausen, Fehlerhaftes Spiel"));
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
        ruling.reasons.push(step("reason-no-price", vec![], "Recklinghausen, Fehlerhaftes Spiel"));
        return Ok(());
    }
    ruling.reasons.push(price_step(case, amount, ruling));
    let (points, shared) = match credited {
        Some(soloist) => (
            penalty::solo(offender, soloist, amount),
            step("reason-share-solo", vec![("soloist", Arg::Seat(soloist))], "DDV G.3 b, G.5.2"),
        ),
        None => {
            let each = Arg::Number(i64::from(amount / 3));
            (penalty::normal(offender, amount)?, step("reason-share-normal", vec![("each", each)], "DDV G.3 a, G.5.1"))
        }
    };
    ruling.points = points;
    ruling.reasons.push(shared);
    Ok(())
}

fn price_step(case: &Case, amount: u8, ruling: &Ruling) -> Step {
    let amount_arg = ("amount", Arg::Number(i64::from(amount)));
    let is_full = ruling.class == Class::Serious && !matches!(ruling.game, Continuation::StopScored(_));
    if !is_full {
        return step("reason-price-minor", vec![amount_arg], "2.1.1 B, DDV G.3");
    }
    let base = ("base", Arg::Number(i64::from(case.rules().serious_base.unwrap_or(0))));
    let more = ("more", Arg::Number(i64::from(case.rules().serious_per_absage.unwrap_or(0))));
    let absagen = ("absagen", Arg::Number(i64::from(case.absagen())));
    step("reason-price-serious", vec![amount_arg, base, more, absagen], "2.1.1 C, DDV G.5.1")
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
            ruling.reasons.push(step("reason-unsport-fixed", args, "Recklinghausen, Fehlerhaftes Spiel"));
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
            ruling.reasons.push(step("reason-unsport-range", args, "DDV G.6 b"));
        }
        Price::Choices(choices) => {
            ruling.points_choices = choices;
            let listed = choices.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
            ruling.reasons.push(step("reason-unsport-choices", vec![("choices", Arg::Text(listed))], "DDV G.6 b"));
        }
        Price::Deduct(usual, from) => {
            let worse: &[Seat] = match from {
                Deducted::ListedAndMore(_, worse, _) => case.facts().seats(worse),
                Deducted::Offender | Deducted::Everybody | Deducted::Listed(_) => &[],
            };
            for offender in deducted_from(case, row)? {
                let amount = match from {
                    Deducted::ListedAndMore(_, _, more) if worse.contains(&offender) => more,
                    _ => usual,
                };
                let amount = amount.min(most);
                ruling.points = penalty::sum(ruling.points, penalty::uncredited(offender, amount));
                let args = vec![("seat", Arg::Seat(offender)), ("amount", number(amount))];
                ruling.reasons.push(step("reason-unsport-deducted", args, "DDV G.6 b"));
            }
        }
    }
    Ok(())
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

/// Rule DDV G.6, TSR 9.7.2, 9.7.3: Unsportlichkeiten go to the Schiedsgericht, but for the binding decisions.
fn decider(case: &Case, class: Class, is_bound: bool) -> Decider {
    match case.rules().unsportlich_points {
        UnsportlichPoints::Fixed(_) => Decider::Spielleitung,
        UnsportlichPoints::UpTo(_) if is_bound => Decider::Schiedsrichter,
        _ if class == Class::Unsport => Decider::Schiedsgericht,
        _ => Decider::Schiedsrichter,
    }
}

fn decider_step(case: &Case, row: &Row, decided_by: Decider) -> Step {
    match decided_by {
        Decider::Spielleitung => step("reason-decider-spielleitung", vec![], "Recklinghausen, Fehlerhaftes Spiel"),
        Decider::Schiedsrichter if row.bound => {
            let args = vec![("entry", Arg::Text(case.entry().number.to_owned()))];
            step("reason-decider-bound", args, "TSR 9.7.3")
        }
        Decider::Schiedsrichter | Decider::Schiedsgericht => {
            step("reason-decider-schiedsgericht", vec![], "2.1.1 D, TSR 9.7.2")
        }
    }
}

fn appeal(case: &Case, class: Class) -> Appeal {
    match decider(case, class, false) {
        Decider::Spielleitung => Appeal::None,
        Decider::Schiedsgericht => Appeal::Final,
        Decider::Schiedsrichter => Appeal::Schiedsgericht,
    }
}

fn consequences(case: &Case, row: &Row) -> Vec<Consequence> {
    row.marks
        .iter()
        .filter_map(|mark| {
            let says = match mark.value {
                MarkValue::Word(word) => Says::Word(word.to_owned()),
                MarkValue::Words(words) => Says::Words(words.iter().map(|&word| word.to_owned()).collect()),
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
    let paragraph =
        if entry.tsr.is_empty() { entry.number.to_owned() } else { format!("{}, TSR {}", entry.number, entry.tsr) };
    Step { message: row_id(entry.number, row.name), args: Vec::new(), paragraph }
}

/// A circumstance that nobody stated is taken not to be given; the reasons say so.
fn unless_stated(case: &Case, fact: fact::Fact, message: &str, paragraph: &str) -> Step {
    let known = if case.facts().has(fact) { "" } else { "-unasked" };
    step(&format!("{message}{known}"), vec![], paragraph)
}

fn step(message: &str, args: Args, paragraph: &str) -> Step {
    Step { message: message.to_owned(), args, paragraph: paragraph.to_owned() }
}
