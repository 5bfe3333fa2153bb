//! The plain value of an option, whatever format it came from.

use serde::{Serialize, Serializer};
use std::fmt;
use toml::de::DeValue;

/// The plain value of an option, as TOML and JSON can both write it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// `true` or `false`.
    Bool(bool),
    /// A whole number.
    Number(i64),
    /// A word.
    Text(String),
    /// A list.
    List(Vec<Self>),
    /// Named parts.
    Table(Vec<(String, Self)>),
    /// Something no option can be: a date, a number with a fraction, null.
    Other(String),
}

impl OptionValue {
    pub(super) fn text(word: &str) -> Self {
        Self::Text(word.to_owned())
    }

    pub(super) fn from_toml(value: &DeValue<'_>) -> Self {
        match value {
            DeValue::Boolean(value) => Self::Bool(*value),
            DeValue::Integer(value) => match i64::from_str_radix(value.as_str(), value.radix()) {
                Ok(number) => Self::Number(number),
                Err(_) => Self::Other(value.to_string()),
            },
            DeValue::String(value) => Self::Text(value.to_string()),
            DeValue::Array(values) => Self::List(values.iter().map(|value| Self::from_toml(value.get_ref())).collect()),
            DeValue::Table(parts) => Self::Table(
                parts
                    .iter()
                    .map(|(key, value)| (key.get_ref().to_string(), Self::from_toml(value.get_ref())))
                    .collect(),
            ),
            DeValue::Float(value) => Self::Other(value.as_str().to_owned()),
            DeValue::Datetime(value) => Self::Other(value.to_string()),
        }
    }
}

impl From<&serde_json::Value> for OptionValue {
    fn from(value: &serde_json::Value) -> Self {
        use serde_json::Value;
        match value {
            Value::Bool(value) => Self::Bool(*value),
            Value::Number(number) => number.as_i64().map_or_else(|| Self::Other(number.to_string()), Self::Number),
            Value::String(value) => Self::Text(value.clone()),
            Value::Array(values) => Self::List(values.iter().map(Self::from).collect()),
            Value::Object(parts) => {
                Self::Table(parts.iter().map(|(key, value)| (key.clone(), Self::from(value))).collect())
            }
            Value::Null => Self::Other("null".to_owned()),
        }
    }
}

impl Serialize for OptionValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Bool(value) => serializer.serialize_bool(*value),
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Text(text) | Self::Other(text) => serializer.serialize_str(text),
            Self::List(values) => serializer.collect_seq(values),
            Self::Table(parts) => serializer.collect_map(parts.iter().map(|(key, value)| (key, value))),
        }
    }
}

impl fmt::Display for OptionValue {
    /// Writes the value as it stands in a rule file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(value) => value.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => write!(f, "\"{text}\""),
            Self::Other(text) => f.write_str(text),
            Self::List(values) => {
                let values: Vec<String> = values.iter().map(Self::to_string).collect();
                write!(f, "[{}]", values.join(", "))
            }
            Self::Table(parts) => {
                let parts: Vec<String> = parts.iter().map(|(key, value)| format!("{key} = {value}")).collect();
                write!(f, "{{ {} }}", parts.join(", "))
            }
        }
    }
}
