//! Vectors about breaches: the ruling of the referees' handbook, who may claim, which breach is judged, whether a game is repeated.

use super::vector::Fields;
use game::Rules;
use serde_json::{Map, Value};
use text::{Localized, Message};

pub(super) fn ruling(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    ::referee::json::answer_or_question(rules, &object(input)).map_err(|problem| problem.message())
}

pub(super) fn claim_right(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    ::referee::json::claim_right(rules, &object(input)).map_err(|problem| problem.message())
}

pub(super) fn claims(_: &Rules, input: &Fields) -> Result<Value, Message> {
    ::referee::json::claims(&object(input)).map_err(|problem| problem.message())
}

pub(super) fn repetition(_: &Rules, input: &Fields) -> Result<Value, Message> {
    ::referee::json::repetition(&object(input)).map_err(|problem| problem.message())
}

fn object(input: &Fields) -> Value {
    Value::Object(input.iter().map(|(name, value)| (name.clone(), value.clone())).collect::<Map<_, _>>())
}
