//! The JSON schema of a record, and of the types that are written as one word.

use crate::record::{Deed, Moment, Record};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, Unexpected},
};
use std::borrow::Cow;

/// Returns the JSON schema of a [`Record`], for programs in other languages.
#[must_use]
pub fn schema() -> serde_json::Value {
    schemars::schema_for!(Record).to_value()
}

/// Reads the name of a rule set, which has to stand in a line of the text form.
pub(super) fn one_word<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    let name = Option::<String>::deserialize(deserializer)?;
    let is_word = |name: &String| !name.contains(|c: char| c.is_whitespace() || c == '#');
    match name {
        Some(name) if !is_word(&name) => {
            Err(D::Error::invalid_value(Unexpected::Str(&name), &"the name of a rule set, one word"))
        }
        name => Ok(name),
    }
}

impl JsonSchema for Moment {
    fn schema_name() -> Cow<'static, str> {
        "Moment".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "between two actions: 17, right after seventeen cards; 5.1, right after the first card of \
                the fifth trick; 17+1, after one call more; v2, after two words of the Vorbehalt round",
            "pattern": "^(v[0-9]+|[0-9]+([.][1-4])?([+][0-9]+)?)$",
        })
    }
}

impl JsonSchema for Deed {
    fn schema_name() -> Cow<'static, str> {
        "Deed".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "early:HT, a card out of turn; took_back:HT, a card laid and taken back; fell:HT,D9 or \
                fell:HT,?, cards that fell; re!, a call before the game is named; reminds:re; says:weiter; shows or \
                shows:HT; hands_over; claims, claims:T,S, claims:HT,CQ or claims+charlie, all remaining tricks; \
                looks:3, at a trick; protests, claims a breach; waives, answers that he does not; abort or abort:E, \
                whose breach it was",
        })
    }
}

impl Serialize for Moment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Moment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = Cow::<'de, str>::deserialize(deserializer)?;
        let expected = "a moment such as 17, 17+1, 5.1 or v2";
        word.parse().map_err(|_| D::Error::invalid_value(Unexpected::Str(&word), &expected))
    }
}

impl Serialize for Deed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Deed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        word.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;

    #[test]
    fn the_schema_names_every_part_and_asks_for_what_is_needed() {
        let schema = schema();
        let required = schema["required"].as_array().expect("some fields are required");
        assert_eq!(required, &["dealer", "hands", "game"]);
        for field in ["rules", "vorbehalte", "announcements", "tricks_played", "incidents", "given", "vorfuehren"] {
            assert!(schema["properties"][field].is_object(), "{field}");
        }
        assert_eq!(schema["$defs"]["Card"]["enum"].as_array().map(Vec::len), Some(24));
    }

    #[test]
    fn names_of_players_fit_into_a_line() {
        let of = |players: &str| {
            let json = format!(
                r#"{{"dealer":"W","hands":{{"N":[],"E":[],"S":[],"W":[]}},"game":"normal","players":{players}}}"#
            );
            serde_json::from_str::<Record>(&json).map_err(|error| error.to_string())
        };
        let record = of(r#"{"N":"Anna Maria","E":null}"#).expect("one has a name");
        assert_eq!(record.players[Seat::N].as_deref(), Some("Anna Maria"));
        assert_eq!(serde_json::to_value(&record).expect("JSON")["players"], serde_json::json!({"N": "Anna Maria"}));
        for wrong in ["Anna, Bert", "\\u001b[2J", "", " Anna", "?", "\u{202e}annA"] {
            let error = of(&format!(r#"{{"N":"{wrong}"}}"#)).expect_err(wrong);
            assert!(error.contains("the name of a player"), "{error}");
        }
    }

    #[test]
    fn a_rule_set_is_one_word() {
        let json = r#"{"rules":"our club","dealer":"W","hands":{"N":[],"E":[],"S":[],"W":[]},"game":"normal"}"#;
        let error = serde_json::from_str::<Record>(json).expect_err("two words").to_string();
        assert!(error.contains("\"our club\""), "{error}");
        assert!(serde_json::from_str::<Record>(&json.replace("our club", "our_club")).is_ok());
    }
}
