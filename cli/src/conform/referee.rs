//! Vectors about breaches: the ruling of the referees' handbook, and who may claim.

use super::vector::Fields;
use game::Rules;
use serde_json::{Map, Value};

pub(crate) fn ruling(rules: &Rules, input: &Fields) -> Result<Value, String> {
    ::referee::json::answer_or_question(rules, &object(input)).map_err(|problem| problem.to_string())
}

pub(crate) fn claim_right(_: &Rules, input: &Fields) -> Result<Value, String> {
    ::referee::json::claim_right(&object(input)).map_err(|problem| problem.to_string())
}

fn object(input: &Fields) -> Value {
    Value::Object(input.iter().map(|(name, value)| (name.clone(), value.clone())).collect::<Map<_, _>>())
}
