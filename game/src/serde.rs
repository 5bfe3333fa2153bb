//! Serialisation and JSON schemas of the small types under their names; with the feature `serde` only.

use crate::call::Call;
use crate::card::{Augen, Card};
use crate::choice::ChoiceKind;
use crate::contract::{Contract, Solo};
use crate::game_name::GameName;
use crate::rules::{HochzeitCondition, OptionValue, VorbehaltKind};
use crate::seat::{BySeat, ByTeam, Seat, Team};
use crate::spielfindung::Act;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// Implements both directions for a type that is written as one word.
macro_rules! by_name {
    ($type:ty, $to_name:expr, $from_name:expr, $expected:literal) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&$to_name(*self))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                $from_name(&name).ok_or_else(|| D::Error::invalid_value(Unexpected::Str(&name), &$expected))
            }
        }
    };
}

fn card_of(code: &str) -> Option<Card> {
    Card::all().find(|card| card.to_string() == code)
}

fn seat_of(name: &str) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| seat.to_string() == name)
}

fn team_of(name: &str) -> Option<Team> {
    Team::ALL.into_iter().find(|team| team.name() == name)
}

by_name!(Card, |card: Card| card, card_of, "a card such as HT: suit C, S, H or D, then rank A, T, K, Q, J or 9");
by_name!(Seat, |seat: Seat| seat, seat_of, "a seat N, E, S or W");
by_name!(Team, |team: Team| team, team_of, "re or kontra");
by_name!(Solo, |solo: Solo| solo, Solo::from_name, "a solo such as damensolo or farbsolo_C");
by_name!(Call, |call: Call| call, Call::from_name, "a call: re, kontra, k90, k60, k30 or schwarz");
by_name!(GameName, |game: GameName| game, GameName::from_name, "a game such as normal, hochzeit or damensolo");
by_name!(VorbehaltKind, |kind: VorbehaltKind| kind, VorbehaltKind::from_name, "a Vorbehalt such as pflichtsolo");
by_name!(
    HochzeitCondition,
    HochzeitCondition::name,
    HochzeitCondition::from_name,
    "first_foreign, first_foreign_fehl, first_foreign_trump, first_foreign_clubs, first_foreign_spades, first_foreign_hearts \
     or second_fehl"
);
by_name!(ChoiceKind, ChoiceKind::name, ChoiceKind::named, "a decision during the play, such as schweine");
by_name!(Act, |act: Act| act, Act::from_name, "what is said before the first card, such as gesund or damensolo");
by_name!(Contract, |contract: Contract| contract, Contract::from_name, "a game such as normal or damensolo");

impl Serialize for Augen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Augen {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u16::deserialize(deserializer).map(Self)
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut map = BTreeMap::<Seat, T>::deserialize(deserializer)?;
        let mut take = |seat| map.remove(&seat).ok_or_else(|| D::Error::custom(format!("seat {seat} is missing")));
        Ok(Self([take(Seat::N)?, take(Seat::E)?, take(Seat::S)?, take(Seat::W)?]))
    }
}

impl<T: Serialize> Serialize for ByTeam<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Team::ALL.map(|team| (team, &self[team])))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByTeam<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut map = BTreeMap::<Team, T>::deserialize(deserializer)?;
        let mut take = |team| map.remove(&team).ok_or_else(|| D::Error::custom(format!("party {team} is missing")));
        Ok(Self { re: take(Team::Re)?, kontra: take(Team::Kontra)? })
    }
}

/// Implements the schema of a type that is one of a few words.
macro_rules! words {
    ($type:ty, $name:literal, $description:literal, $words:expr) => {
        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let words: Vec<String> = $words;
                json_schema!({ "type": "string", "description": $description, "enum": words })
            }
        }
    };
}

words!(Card, "Card", "suit C, S, H or D, then rank A, T, K, Q, J or 9", Card::all().map(|c| c.to_string()).collect());
words!(Seat, "Seat", "clockwise: north, east, south, west", Seat::ALL.map(|seat| seat.to_string()).to_vec());
words!(Team, "Team", "a side", Team::ALL.map(|team| team.name().to_owned()).to_vec());
words!(Call, "Call", "a call", Call::ALL.map(|call| call.to_string()).to_vec());
words!(VorbehaltKind, "Vorbehalt", "a kind of Vorbehalt", VorbehaltKind::ALL.map(|kind| kind.to_string()).to_vec());
words!(ChoiceKind, "Choice", "a decision during the play", ChoiceKind::ALL.map(|kind| kind.name().to_owned()).to_vec());
words!(
    HochzeitCondition,
    "HochzeitCondition",
    "which trick that another player wins finds the Hochzeiter's partner",
    HochzeitCondition::ALL.map(|condition| condition.name().to_owned()).to_vec()
);
words!(GameName, "Game", "the game that is played; trumpfsolo is farbsolo_D", {
    let others = ["normal", "hochzeit", "hochzeit_solo", "stilles_solo", "trumpfabgabe", "trumpfsolo"];
    others.into_iter().chain(Solo::ALL.map(Solo::name)).map(str::to_owned).collect()
});

impl JsonSchema for Augen {
    fn schema_name() -> Cow<'static, str> {
        "Augen".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": 0, "maximum": 240 })
    }
}

impl JsonSchema for Act {
    fn schema_name() -> Cow<'static, str> {
        "Act".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "gesund, vorbehalt, klein, gross; yes, no; a game such as damensolo or \
                hochzeit:first_foreign_fehl; bid:damensolo:k90, pass; return:DT,SA",
        })
    }
}

impl<T: JsonSchema> JsonSchema for BySeat<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("BySeat_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let value = generator.subschema_for::<T>();
        json_schema!({
            "type": "object",
            "properties": { "N": value, "E": value, "S": value, "W": value },
            "required": ["N", "E", "S", "W"],
            "additionalProperties": false,
        })
    }
}

impl<T: JsonSchema> JsonSchema for ByTeam<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("ByTeam_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let value = generator.subschema_for::<T>();
        json_schema!({
            "type": "object",
            "properties": { "re": value, "kontra": value },
            "required": ["re", "kontra"],
            "additionalProperties": false,
        })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Rank, Suit};

    #[test]
    fn small_types_are_written_as_in_the_notation() {
        let by_seat: BySeat<Vec<Card>> = serde_json::from_str(r#"{"N":["HT"],"E":[],"S":["D9"],"W":[]}"#).unwrap();
        assert_eq!(by_seat[Seat::S], [Card::D9]);
        assert_eq!(serde_json::to_string(&by_seat).unwrap(), r#"{"N":["HT"],"E":[],"S":["D9"],"W":[]}"#);
        assert_eq!(serde_json::to_string(&Contract::Solo(Solo::Farbe(Suit::Clubs))).unwrap(), r#""farbsolo_C""#);
        let error = serde_json::from_str::<Card>(r#""X9""#).unwrap_err().to_string();
        assert!(error.contains("\"X9\"") && error.contains("a card such as HT"), "{error}");
        assert_eq!(Card::new(Suit::Hearts, Rank::Ten), serde_json::from_str(r#""HT""#).unwrap());
    }
}
