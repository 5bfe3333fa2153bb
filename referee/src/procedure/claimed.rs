//! Whether a breach was claimed, and what it is if not: a valid move, or a mere hint (DDV G.7, TSR 9.6).

use super::{judged_by, no_breach, row_step, rule_by, step};
use crate::case::Case;
use crate::cite::Cite;
use crate::claim::{Claims, Invalid, Judged, Told};
use crate::consistency::is_hint;
use crate::entry::Role;
use crate::fact::{self, Value};
use crate::problem::Problem;
use crate::ruling::{Class, Consequence, Ruling, Says, Step};
use text::{Message, message};

/// The entry about hints by which a breach is judged that nobody claims, and the breach it asks for.
type Hint = (&'static str, Option<&'static str>);

/// Rule 002 3.1.8 to 3.1.10: what a mere hint does. An early lead stays unless a Pflichtsolo takes it away (3.4.3).
pub(super) fn hint_of(case: &Case) -> Option<Hint> {
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

pub(super) fn hinted(case: &Case, (entry, breach): Hint) -> Result<Ruling, Problem> {
    let mut hinted = case.under(entry)?;
    if let Some(word) = breach {
        hinted = hinted.with(fact::BREACH, Value::Word(word.to_owned()));
    }
    let step = step(message!("reason-not-claimed"), Cite::ClaimRight.of(case.rules()));
    judged_by(case, "unclaimed", entry, &hinted, step)
}

/// A breach that was not claimed is a valid move, if the handbook does not say what a mere hint does (DDV G.7.2).
pub(super) fn without_claim(case: &Case) -> Result<Ruling, Problem> {
    let row = case.row();
    if let Some(see) = row.see {
        let target = if case.role() == Role::NormalGame { see.normal } else { see.solo };
        return judged_by(case, row.name, target, &case.under(target)?, row_step(case, row));
    }
    if !matches!(row.class, Class::Minor | Class::Serious) {
        return rule_by(case, row);
    }
    let mut ruling = no_breach(case, "unclaimed");
    ruling.consequences.push(Consequence { key: "move", says: Says::Word("valid".to_owned()) });
    ruling.reasons = vec![step(message!("reason-not-claimed"), Cite::ClaimRight.of(case.rules()))];
    Ok(ruling)
}

/// Rule TSR 9.1.3 (2): a game with a serious breach that nobody claims may be repeated if all and the referee agree.
pub(super) fn with_repetition(case: &Case, mut ruling: Ruling) -> Ruling {
    if case.row().class == Class::Serious && Cite::Repetition.is_written(case.rules()) {
        ruling.reasons.push(step(message!("reason-repetition"), Cite::Repetition.of(case.rules())));
    }
    ruling
}

/// Adds who claimed and whether he could, or that nothing was stated about it (TSR 9.6.1, 9.6.3).
pub(super) fn say_who_claimed(case: &Case, ruling: &mut Ruling) {
    let rules = case.rules();
    let is_claimable = is_claimable(ruling);
    let steps: Vec<Step> = match case.claims() {
        Claims::NotStated if !is_claimable || is_hint(case.entry().number) => return,
        Claims::NotStated => vec![step(message!("reason-claim-not-stated"), Cite::ClaimMoment.of(rules))],
        Claims::Told(Told::Claimed) if is_claimable => {
            vec![step(message!("reason-claim-told"), Cite::ClaimMoment.of(rules))]
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
    let seat = claim.claimant;
    match claim.invalid {
        None => step(message!("reason-claim-valid", seat), Cite::ClaimMoment.of(case.rules())),
        Some(invalid) => {
            let cite = match invalid {
                Invalid::ByOffender | Invalid::ByPartner => Cite::ClaimRight,
                Invalid::TooLate | Invalid::TooEarly => Cite::ClaimMoment,
                Invalid::Forfeited => Cite::HandOver,
                Invalid::Waived => Cite::PartnerAnswer,
            };
            step(Message::new(format!("reason-{}", invalid.name())).with("seat", seat), cite.of(case.rules()))
        }
    }
}
