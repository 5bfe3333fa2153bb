//! Vectors about breaches: the ruling of the referees' handbook, and who may claim.

use super::vector::Fields;
use game::Rules;
use serde_json::{Map, Value};
use text::{Localized, Message};

pub(super) fn ruling(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    ::referee::json::answer_or_question(rules, &object(input)).map_err(|problem| problem.message())
}

pub(super) fn claim_right(_: &Rules, input: &Fields) -> Result<Value, Message> {
    ::referee::json::claim_right(&object(input)).map_err(|problem| problem.message())
}

fn object(input: &Fields) -> Value {
    Value::Object(input.iter().map(|(name, value)| (name.clone(), value.clone())).collect::<Map<_, _>>())
}
