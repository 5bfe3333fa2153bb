//! Cases and rulings as JSON, for other programs; with the feature `serde` only.
//!
//! `input` holds the types that are read, from which the schema is derived, `case` makes a case of them, `facts` reads what
//! is asked about its entry, `ruling` writes the answer, and `right` answers what is asked about the procedure alone.

mod case;
mod facts;
mod input;
mod right;
mod ruling;

pub use case::{announced, case, is_about_sides, record};
pub use facts::facts;
pub use input::{AnnouncedInput, CaseInput, case_schema};
pub use right::{claim_right, claims, repetition};
pub use ruling::{WrittenRuling, ruling, ruling_names, ruling_schema, ruling_with_texts};

use crate::problem::Problem;
use crate::procedure::rule;
use game::Rules;
use input::{optional, seat};
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
