//! Small questions about the procedure, as the rule-book vectors ask them: who may claim a breach, which of several
//! breaches are judged, whether a game is repeated.

use super::input::{ClaimInput, required, unreadable};
use super::{optional, seat};
use crate::action::{Doing, PartnerAnswer};
use crate::claim::{self, Claim, Claimed, Invalid, Moment, Partnership, Validity};
use crate::problem::Problem;
use crate::repetition::{Cause, Wanted, is_repeated};
use crate::ruling::Class;
use crate::several;
use game::rules::HandOverForfeits;
use game::{BySeat, Clock, Rules, Seat, Team};
use serde::Deserialize;
use serde_json::{Value, json};
use text::message;

/// Whether the soloist shortened the game before the breach or after it (TSR 5.4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Shortened {
    BeforeBreach,
    AfterBreach,
}

/// Returns whether a claim is valid: the kind `claim_right` of the rule-book vectors.
///
/// # Errors
/// Returns what is wrong with the input.
pub fn claim_right(rules: &Rules, input: &Value) -> Result<Value, Problem> {
    let offender: Seat = seat(&required::<String>(input, "offender")?)?;
    let parties: BySeat<Team> = required(input, "parties")?;
    let is_clear: bool = required(input, "cleared_at_breach")?;
    let partnership = if is_clear { Partnership::Clear(parties) } else { Partnership::Unclear };
    let claim = ClaimInput::read(input)?.of(offender, partnership)?;
    let acted = |field| Ok(optional::<Vec<Doing>>(input, field)?.unwrap_or_default().into_iter().any(Doing::is_action));
    let late =
        |claim: Claim, has_acted: bool| if has_acted { Claim { moment: Moment::TooLate, ..claim } } else { claim };
    let own = late(claim, acted("claimant_since")?);
    let moment = match optional::<PartnerAnswer>(input, "partner_answer")? {
        Some(PartnerAnswer::KeineReklamation) => {
            let partner = seat(&required::<String>(input, "partner_asked")?)?;
            let asked = late(Claim { claimant: partner, ..claim }, acted("partner_since")?);
            // Rule TSR 9.6.4: the answer of a partner who could claim it himself binds.
            let binds = parties[partner] == parties[own.claimant] && claim::check(&asked).is_ok();
            if binds { Moment::Waived } else { own.moment }
        }
        _ => own.moment,
    };
    let is_soloist = parties.iter().all(|(seat, &team)| (team == Team::Re) == (seat == own.claimant));
    let has_shortened = optional(input, "soloist_shortened")? == Some(Shortened::AfterBreach);
    let forfeits = rules.breaches.hand_over_forfeits == HandOverForfeits::All;
    let moment = if is_soloist && has_shortened && forfeits { Moment::Forfeited } else { moment };
    let invalid = claim::check(&Claim { moment, ..own }).err();
    Ok(json!({ "valid_claim": invalid.is_none(), "reason": invalid.map(Invalid::name) }))
}

/// Returns which of several claimed breaches are judged, counted from 1: the kind `claims` of the rule-book vectors.
///
/// # Errors
/// Returns what is wrong with the input.
pub fn claims(input: &Value) -> Result<Value, Problem> {
    let breaches: Vec<Value> = required(input, "breaches")?;
    let breach = |input: &Value| {
        let is_claimable: bool = required(input, "claimable")?;
        let is_valid = if is_claimable { Validity::Claimable } else { Validity::Lapsed };
        let claimed =
            Claimed { committed: required(input, "committed")?, claimed: required(input, "claimed")?, is_valid };
        Ok((claimed, class(&required::<String>(input, "class")?)?))
    };
    let breaches: Vec<_> = breaches.iter().map(breach).collect::<Result<_, Problem>>()?;
    Ok(json!({ "judged": several::judged(&breaches).into_iter().map(|place| place + 1).collect::<Vec<_>>() }))
}

/// Returns whether a game is repeated: the kind `repetition` of the rule-book vectors.
///
/// # Errors
/// Returns what is wrong with the input.
pub fn repetition(input: &Value) -> Result<Value, Problem> {
    let yes = |field| Ok::<bool, Problem>(optional(input, field)?.unwrap_or_default());
    let cause = match &required::<String>(input, "cause")?[..] {
        "misdeal" => Cause::Misdeal,
        word => Cause::Breach(class(word)?),
    };
    let wanted = Wanted {
        cause,
        is_claimed: yes("claimed")?,
        counts: yes("counts")?,
        is_vorgefuehrt: yes("vorgefuehrt")?,
        clock: if yes("time_up")? { Clock::Up } else { Clock::Running },
        all_agree: yes("all_agree")?,
        referee_agrees: yes("referee_agrees")?,
    };
    Ok(json!({ "repeated": is_repeated(&wanted) }))
}

/// Returns the class with this name.
fn class(name: &str) -> Result<Class, Problem> {
    let class = Class::ALL.into_iter().find(|class| class.name() == name);
    class.ok_or_else(|| unreadable("class", message!("json-no-class", name)))
}
