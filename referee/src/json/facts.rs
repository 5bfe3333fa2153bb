//! The facts of a case as JSON: what can be said about each, and what is read of it.

use crate::case;
use crate::checked::unknown_fact;
use crate::entry::Entry;
use crate::fact::{Fact, Kind, Value as FactValue};
use crate::facts::Facts;
use crate::json::input::{seat, unreadable};
use crate::problem::Problem;
use game::{BySeat, ByTeam, Card, Hand, Seat, Team};
use notation::{parse_card, parse_team};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use text::brief;
use text::{json_error, message};

/// Four hands, by the names of the seats.
type Hands = BTreeMap<String, Vec<Card>>;

/// The words of the Vorbehalt round, by the names of the seats.
type Said = BTreeMap<String, Option<String>>;

/// The number of votes for each side.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Votes {
    #[schemars(range(min = 0, max = 4))]
    re: u8,
    #[schemars(range(min = 0, max = 4))]
    kontra: u8,
}

/// A trick, the led card first.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct TrickInput {
    #[schemars(with = "Seat")]
    lead: String,
    cards: Vec<Card>,
}

/// Returns the facts of an entry from a JSON object.
///
/// # Errors
/// Returns a fact the entry does not know, or a value the fact cannot have.
pub fn facts(entry: &'static Entry, input: Option<&Value>) -> Result<Facts, Problem> {
    let mut facts = Facts::new();
    let empty = Map::new();
    let object = match input {
        None | Some(Value::Null) => &empty,
        Some(Value::Object(object)) => object,
        Some(other) => return Err(unreadable("facts", message!("json-no-object", value = brief(&other.to_string())))),
    };
    for (name, value) in object {
        let fact = case::fact_of(entry, name).ok_or_else(|| unknown_fact(entry, name))?;
        if let Some(value) = fact_value(fact, value)? {
            facts.state(fact, value);
        }
    }
    Ok(facts)
}

/// Returns what JSON says about a fact; `null` says nothing, except where nobody is an answer.
fn fact_value(fact: Fact, value: &Value) -> Result<Option<FactValue>, Problem> {
    let bad = || Problem::BadValue { fact, value: value.to_string() };
    let read = match (fact.kind, value) {
        (Kind::SeatOrNobody | Kind::TeamOrNone, Value::Null) => FactValue::Nobody,
        (_, Value::Null) => return Ok(None),
        (Kind::YesNo, Value::Bool(yes)) => FactValue::YesNo(*yes),
        (Kind::Number(..), Value::Number(number)) => FactValue::Number(number.as_i64().ok_or_else(bad)?),
        (Kind::Word(_) | Kind::Text, Value::String(word)) => FactValue::Word(word.clone()),
        // "true" and "false" are words where the handbook knows a third answer.
        (Kind::Word(_), Value::Bool(yes)) => FactValue::Word(yes.to_string()),
        (Kind::Seat | Kind::SeatOrNobody, Value::String(name)) => FactValue::Seat(seat(name)?),
        (Kind::Seats, Value::Array(names)) => FactValue::Seats(
            names.iter().map(|name| seat(name.as_str().unwrap_or_default())).collect::<Result<_, _>>()?,
        ),
        (Kind::Team | Kind::TeamOrNone, Value::String(name)) => FactValue::Team(parse_team(name).map_err(|_| bad())?),
        (Kind::Card, Value::String(name)) => FactValue::Card(parse_card(name).map_err(|_| bad())?),
        (Kind::Cards, Value::Array(_)) => FactValue::Cards(parse(value).ok_or_else(bad)?),
        (Kind::Hands, Value::Object(_)) => FactValue::Hands(hands(value)?),
        (Kind::Votes, Value::Object(_)) => {
            let Votes { re, kontra } = parse(value).ok_or_else(bad)?;
            FactValue::Votes(ByTeam { re, kontra })
        }
        (Kind::Trick, Value::Object(_)) => {
            let TrickInput { lead, cards } = parse(value).ok_or_else(bad)?;
            FactValue::Trick(seat(&lead)?, cards)
        }
        (Kind::Query, Value::Object(_)) => {
            let mut query = BySeat::default();
            for (name, word) in parse::<Said>(value).ok_or_else(bad)? {
                query[seat(&name)?] = word;
            }
            FactValue::Query(query)
        }
        _ => return Err(bad()),
    };
    if fact.kind.allows(&read) { Ok(Some(read)) } else { Err(bad()) }
}

/// Returns four hands; three copies of a card are named before anything else.
fn hands(value: &Value) -> Result<BySeat<Hand>, Problem> {
    let lists = Hands::deserialize(value).map_err(|error| unreadable("hands", json_error(&error.to_string())))?;
    let total: usize = lists.values().map(Vec::len).sum();
    let mut hands = BySeat::default();
    for (name, cards) in &lists {
        let seat = seat(name)?;
        hands[seat] = Hand::try_of(cards).map_err(|card| Problem::TooManyCopies {
            card,
            copies: cards.iter().filter(|&&other| other == card).count(),
        })?;
    }
    const DECK: usize = 48;
    if DECK < total {
        return Err(Problem::TooManyCards { total, dealt: DECK });
    }
    Ok(hands)
}

/// Returns the schema of what can be said about a fact.
pub(super) fn kind_schema(kind: Kind, generator: &mut SchemaGenerator) -> Schema {
    match kind {
        Kind::YesNo => generator.subschema_for::<Option<bool>>(),
        Kind::Number(least, most) => {
            json_schema!({ "type": ["integer", "null"], "minimum": least, "maximum": most })
        }
        // "true" and "false" are words where the handbook knows a third answer.
        Kind::Word(words) => {
            let mut words: Vec<Value> = words.iter().map(|&word| word.into()).collect();
            for (word, answer) in [("true", true), ("false", false)] {
                if words.contains(&word.into()) {
                    words.push(answer.into());
                }
            }
            words.push(Value::Null);
            json_schema!({ "enum": words })
        }
        Kind::Text => generator.subschema_for::<Option<String>>(),
        Kind::Seat | Kind::SeatOrNobody => generator.subschema_for::<Option<Seat>>(),
        Kind::Seats => generator.subschema_for::<Option<Vec<Seat>>>(),
        Kind::Team | Kind::TeamOrNone => generator.subschema_for::<Option<Team>>(),
        Kind::Card => generator.subschema_for::<Option<Card>>(),
        Kind::Cards => generator.subschema_for::<Option<Vec<Card>>>(),
        Kind::Hands => generator.subschema_for::<Option<Hands>>(),
        Kind::Votes => generator.subschema_for::<Option<Votes>>(),
        Kind::Trick => generator.subschema_for::<Option<TrickInput>>(),
        Kind::Query => generator.subschema_for::<Option<Said>>(),
    }
}

fn parse<T: DeserializeOwned>(value: &Value) -> Option<T> {
    T::deserialize(value).ok()
}
