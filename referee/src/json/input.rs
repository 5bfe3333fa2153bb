//! The input of a case: the types of its JSON, and the schema that is derived from them.

use crate::announced::MannerName;
use crate::case;
use crate::catalogue;
use crate::claim::{Circumstances, Claim, Moment, Partnership};
use crate::fact;
use crate::json::facts::kind_schema;
use crate::played::GameKind;
use crate::problem::Problem;
use game::{Card, Seat};
use notation::parse_seat;
use notation::record::{Moment as At, Record};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema, schema_for};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use text::{Message, json_error, message};

/// Defines what is read of a JSON object: fields that may be missing, each with an error of its own if it is no such
/// thing.
macro_rules! object {
    ($(#[$about:meta])* $seen:vis $name:ident { $($(#[$about_field:meta])* $field:ident: $type:ty,)* }) => {
        #[derive(Debug, JsonSchema)]
        $(#[$about])*
        $seen struct $name {
            $($(#[$about_field])* pub(super) $field: Option<$type>,)*
        }

        impl $name {
            /// Reads the object.
            pub(super) fn read(input: &Value) -> Result<Self, Problem> {
                Ok(Self { $($field: optional(input, stringify!($field))?,)* })
            }
        }
    };
}

object! {
    /// A breach and the known facts about it.
    #[schemars(title = "doko referee: a case")]
    pub CaseInput {
        /// Required unless a record shows the breach.
        #[schemars(with = "Option<EntryNumber>")]
        entry: String,
        /// The name of the rule set.
        #[expect(dead_code, reason = "whoever chooses the rule set has read it before")]
        ruleset: String,
        game: GameInput,
        /// X: nobody at the table.
        #[schemars(with = "Option<Offender>")]
        offender: String,
        #[schemars(range(min = 0, max = case::MOST_ABSAGEN))]
        absagen_by_opponents: u8,
        /// The known facts that the entry asks for.
        #[schemars(with = "Option<FactsInput>")]
        facts: Value,
        /// The state immediately before the breach, in one line.
        position: String,
        /// The game as far as it was played: the object of a record, or its text.
        #[schemars(with = "Option<RecordOrText>")]
        record: Value,
        #[schemars(with = "Option<AnnouncedInput>")]
        announced: Value,
        #[schemars(with = "Option<Vec<ClaimInput>>")]
        claims: Vec<Value>,
    }
}

/// The game: an object, or no more than its name.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "json-no-game")]
pub(super) enum GameInput {
    /// The known facts of the game.
    Game(GameObject),
    /// Its name.
    Name(#[schemars(with = "GameType")] String),
}

/// The known facts of the game.
#[derive(Debug, Deserialize, JsonSchema)]
pub(super) struct GameObject {
    #[schemars(with = "GameType")]
    pub(super) r#type: String,
    #[schemars(with = "Option<Seat>")]
    pub(super) soloist: Option<String>,
    #[schemars(with = "Option<SoloKindName>")]
    pub(super) solo_kind: Option<String>,
}

object! {
    /// A claim of all remaining tricks: before the breach, or the breach itself (3.10).
    pub AnnouncedInput {
        /// The player who claims them.
        #[schemars(with = "Seat")]
        claimant: String,
        /// The manner of his play. If absent, by the order that he named; without one he has shown his cards without a
        /// word.
        manner: MannerName,
        /// The order in which he plays his cards: all of them.
        #[schemars(with = "Option<Vec<Card>>")]
        order: Vec<String>,
        /// The order in which he plays trumps (T) and suits, each from the top.
        #[schemars(with = "Option<Vec<SuitName>>")]
        suits: Vec<String>,
    }
}

object! {
    /// The claimant of the breach, and the moment.
    pub(super) ClaimInput {
        #[schemars(with = "Seat")]
        claimant: String,
        claimant_acted_since: bool,
        recognisable: bool,
        certain: bool,
        /// The moment, if there is a record.
        at: At,
        /// The same as "at" with this number.
        #[schemars(range(min = 0, max = 48))]
        after_cards: u16,
    }
}

impl ClaimInput {
    pub(super) fn claimant(&self) -> Result<Seat, Problem> {
        seat(given(self.claimant.as_deref(), "claimant")?)
    }

    /// Returns the claim of a breach of this offender.
    pub(super) fn of(&self, offender: Seat, partnership: Partnership) -> Result<Claim, Problem> {
        let yes = |said: Option<bool>, otherwise| said.unwrap_or(otherwise);
        let moment = Moment::of(Circumstances {
            recognisable: yes(self.recognisable, true),
            certain: yes(self.certain, false),
            acted_since: yes(self.claimant_acted_since, false),
        });
        Ok(Claim { claimant: self.claimant()?, offender, partnership, moment })
    }
}

/// Defines the schema of a text that is one of a few words; the words are judged where they are used.
macro_rules! words {
    ($($name:ident, $words:expr;)*) => {
        $(enum $name {}

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let words: Vec<&str> = $words;
                json_schema!({ "type": "string", "enum": words })
            }
        })*
    };
}

words! {
    EntryNumber, catalogue::entries().map(|entry| entry.number).collect();
    GameType, GameKind::ALL.map(GameKind::name).to_vec();
    Offender, vec!["N", "E", "S", "W", "X"];
    SoloKindName, vec!["pflicht", "lust"];
    SuitName, vec!["T", "C", "S", "H", "D"];
}

/// Every fact of every entry; where two entries ask for different things under one name, it is one of them.
enum FactsInput {}

impl JsonSchema for FactsInput {
    fn schema_name() -> Cow<'static, str> {
        "Facts".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut all = Map::new();
        for fact in fact::ALL {
            let schema = kind_schema(fact.kind, generator).to_value();
            let known = all.entry(fact.name).or_insert_with(|| schema.clone());
            if *known != schema {
                *known = json!({ "anyOf": [known.clone(), schema] });
            }
        }
        json_schema!({ "type": "object", "properties": all, "additionalProperties": false })
    }
}

/// A record, or its text.
#[derive(Debug, JsonSchema)]
#[serde(untagged)]
pub enum RecordOrText {
    /// The object.
    Record(Box<Record>),
    /// The text.
    Text(String),
}

/// Returns the JSON schema of a case, with every entry's facts.
#[must_use]
pub fn case_schema() -> Value {
    let mut schema = schema_for!(CaseInput);
    let facts_of_entry: Map<_, _> = catalogue::entries()
        .map(|entry| {
            let names: Vec<_> = entry.asks.iter().map(|ask| ask.fact.name).collect();
            (entry.number.to_owned(), json!(names))
        })
        .collect();
    schema.insert("x-facts-of-entry".to_owned(), Value::Object(facts_of_entry));
    schema.to_value()
}

pub(super) fn seat(name: &str) -> Result<Seat, Problem> {
    parse_seat(name).map_err(|_| Problem::UnknownSeat { name: name.to_owned() })
}

pub(super) fn optional<T: DeserializeOwned>(input: &Value, name: &'static str) -> Result<Option<T>, Problem> {
    match input.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => T::deserialize(value).map(Some).map_err(|error| unreadable(name, said(&error))),
    }
}

/// Returns what is wrong with a value. What is no game is told by the name of its message, for serde passes on nothing else.
fn said(error: &serde_json::Error) -> Message {
    match error.to_string().as_str() {
        "json-no-game" => message!("json-no-game"),
        other => json_error(other),
    }
}

pub(super) fn required<T: DeserializeOwned>(input: &Value, name: &'static str) -> Result<T, Problem> {
    given(optional(input, name)?, name)
}

/// Returns a field without which nothing can be said.
pub(super) fn given<T>(field: Option<T>, name: &'static str) -> Result<T, Problem> {
    field.ok_or_else(|| unreadable(name, message!("json-missing")))
}

pub(super) fn unreadable(what: &'static str, error: Message) -> Problem {
    Problem::Unreadable { what, error }
}
