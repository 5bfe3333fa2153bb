//! Cases and rulings as JSON, for other programs; with the feature `serde` only.
//!
//! `input` holds the types that are read, from which the schema is derived, `case` makes a case of them, `facts` reads what
//! is asked about its entry, and `ruling` writes the answer.

mod case;
mod facts;
mod input;
mod ruling;

pub use case::{case, is_about_sides, record};
pub use facts::facts;
pub use input::{CaseInput, case_schema};
pub use ruling::{WrittenRuling, ruling, ruling_names, ruling_schema, ruling_with_texts};

use crate::claim::{self, Invalid, Partnership};
use crate::problem::Problem;
use crate::procedure::rule;
use game::{BySeat, Rules, Seat, Team};
use input::{ClaimInput, required, seat};
use serde_json::{Value, json};

/// Returns the ruling of the case that a JSON object describes, as JSON.
///
/// # Errors
/// Returns what is wrong with the case.
pub fn answer(rules: &Rules, input: &Value) -> Result<Value, Problem> {
    rule(&case(rules, input)?).map(|it| ruling(&it))
}

/// Returns the ruling, or the fact that has to be asked for before there is one: `{"asks": "claim_ok"}`. That is what the
/// kind `referee` of the rule-book vectors compares.
///
/// # Errors
/// Returns what is wrong with the case.
pub fn answer_or_question(rules: &Rules, input: &Value) -> Result<Value, Problem> {
    match answer(rules, input) {
        Err(Problem::MissingFact { fact, .. }) => Ok(json!({ "asks": fact.name })),
        Err(Problem::MissingGame { .. }) => Ok(json!({ "asks": "game" })),
        answer => answer,
    }
}

/// Returns whether a claim is valid: the kind `claim_right` of the rule-book vectors.
///
/// # Errors
/// Returns what is wrong with the input.
pub fn claim_right(input: &Value) -> Result<Value, Problem> {
    let offender: Seat = seat(&required::<String>(input, "offender")?)?;
    let parties: BySeat<Team> = required(input, "parties")?;
    let is_clear: bool = required(input, "cleared_at_breach")?;
    let partnership = if is_clear { Partnership::Clear(parties) } else { Partnership::Unclear };
    let invalid = claim::check(&ClaimInput::read(input)?.of(offender, partnership)?).err();
    Ok(json!({ "valid_claim": invalid.is_none(), "reason": invalid.map(Invalid::name) }))
}
