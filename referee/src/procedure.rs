//! The referee's procedure (002 2.1.1): find the row, temper it, say what it costs and why.
//!
//! The rows of the catalogue know no mitigating circumstances; they are in `temper`. What a breach costs is in `punish`,
//! whether it was claimed at all in `claimed`, who decides in `court`.

mod claimed;
mod court;
mod punish;
mod temper;

use crate::case::Case;
use crate::cite::Cite;
use crate::consistency::{self, CLAIMED_INSTEAD};
use crate::entry::{Mark, MarkValue, Role, Row};
use crate::fact;
use crate::problem::Problem;
use crate::questions;
use crate::ruling::{Class, Consequence, Continuation, Decider, Rest, Ruling, Says, Step};
use crate::special;
use crate::text;
use ::text::{Message, message};
use claimed::{hint_of, hinted, say_who_claimed, with_repetition, without_claim};
use court::{Bound, Unsporting, appeal, decider, decider_step, remedy, unsporting};
use game::rules::UnsportlichPoints;
use game::{BySeat, Seat};
pub(crate) use punish::may_be_harmless;
use punish::punish_unsporting;
use temper::{say_forced_special_of_row, special_counted, temper};

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
        return hinted(case, hint).map(|ruling| with_repetition(case, ruling));
    }
    questions::answered(case)?;
    if is_unclaimed {
        return without_claim(case).map(|ruling| with_repetition(case, ruling));
    }
    if case.facts().yes(fact::CLAIMED) == Some(true)
        && let Some((entry, instead)) = CLAIMED_INSTEAD.into_iter().find(|(entry, _)| *entry == case.entry().number)
    {
        return Err(Problem::HintWasClaimed { entry, instead });
    }
    let row = case.row();
    let Some(see) = row.see else { return rule_by(case, row) };
    let target = if case.role() == Role::NormalGame { see.normal } else { see.solo };
    judged_by(case, row.name, target, &case.under(target)?, row_step(case, row))
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
        ruling.reasons.push(decider_step(case, ruling.decided_by));
    } else if let Some(holder) = row.marks.iter().any(|mark| mark.key == "other").then(|| holder(case)).flatten()
        && ruling.decided_by != Decider::Spielleitung
    {
        let why = message!("reason-decider-of-other", seat = holder);
        ruling.reasons.push(step(why, Cite::Court.of(case.rules())));
    }
    Ok(ruling)
}

fn consequences(case: &Case, row: &Row) -> Vec<Consequence> {
    row.marks
        .iter()
        .filter(|mark| !is_other_sanction(case, row, mark))
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
                MarkValue::Holder(word, points) => about_holder(case, word, points)?,
            };
            Some(Consequence { key: mark.key, says })
        })
        .collect()
}

/// Rule 004: unsporting behaviour costs its points; a warning, a disqualification, an exclusion are not provided for.
fn is_other_sanction(case: &Case, row: &Row, mark: &Mark) -> bool {
    let is_sanction = matches!(mark.key, "min_sanction" | "exclusion_possible" | "disqualified" | "excluded");
    let is_fixed = matches!(case.rules().breaches.unsportlich_points, UnsportlichPoints::Fixed(_));
    is_sanction && is_fixed && row.class == Class::Unsport
}

/// Rule 002 3.11.6 prints a deduction for the holder, which holds where the rules deduct that much.
fn about_holder(case: &Case, word: &'static str, points: Option<(u8, u8)>) -> Option<Says> {
    let most = match case.rules().breaches.unsportlich_points {
        UnsportlichPoints::UpTo(most) => most,
        UnsportlichPoints::WarningOrDisqualification | UnsportlichPoints::Fixed(_) => 0,
    };
    let holds = points.is_none_or(|(_, upper)| upper <= most);
    let (word, points) = if holds { (word, points) } else { ("unsport", None) };
    Some(Says::About(holder(case)?, word, points))
}

/// Returns the player who held the cards; player A of the printed examples sits north.
fn holder(case: &Case) -> Option<Seat> {
    let printed = case.facts().has(fact::EXAMPLE).then_some(Seat::N);
    case.facts().seat(fact::HOLDER).or(printed).filter(|&seat| Some(seat) != case.offender())
}

fn row_step(case: &Case, row: &Row) -> Step {
    let entry = case.entry();
    let paragraph = match row.cite {
        Some(cite) => format!("{}, {}", entry.number, cite.of(case.rules())),
        None => entry.paragraph(case.rules()),
    };
    step(text::row(case.rules(), entry.number, row.name), paragraph)
}

fn step(message: Message, paragraph: String) -> Step {
    Step { message, paragraph }
}
