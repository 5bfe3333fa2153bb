//! The plain value of an option from a rule file.

use game::rules::OptionValue;
use toml::de::DeValue;

/// Returns the plain value that stands in a rule file.
pub(super) fn from_toml(value: &DeValue<'_>) -> OptionValue {
    match value {
        DeValue::Boolean(value) => OptionValue::Bool(*value),
        DeValue::Integer(value) => match i64::from_str_radix(value.as_str(), value.radix()) {
            Ok(number) => OptionValue::Number(number),
            Err(_) => OptionValue::Other(value.to_string()),
        },
        DeValue::String(value) => OptionValue::Text(value.to_string()),
        DeValue::Array(values) => OptionValue::List(values.iter().map(|value| from_toml(value.get_ref())).collect()),
        DeValue::Table(parts) => OptionValue::Table(
            parts.iter().map(|(key, value)| (key.get_ref().to_string(), from_toml(value.get_ref()))).collect(),
        ),
        DeValue::Float(value) => OptionValue::Other(value.as_str().to_owned()),
        DeValue::Datetime(value) => OptionValue::Other(value.to_string()),
    }
}
