//! A ruling as JSON: types that are written, and the schema that is derived from them.

use crate::catalogue;
use crate::claim::{Claims, Invalid, Judged};
use crate::ruling::{Appeal, Class, Decider, Ruling, SANCTIONS, Says, Step};
use crate::text;
use ::text::{Language, Localized};
use game::{BySeat, Seat, Team};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};
use std::borrow::Cow;

/// A ruling as it is written; its further consequences are fields of their own.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "doko referee: a ruling")]
pub struct WrittenRuling {
    entry: &'static str,
    row: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    judged_by_entry: Option<&'static str>,
    class: Class,
    points: BySeat<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points_range: Option<(u8, u8)>,
    #[serde(default, skip_serializing_if = "<[u8]>::is_empty")]
    points_choices: &'static [u8],
    game: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rest_to: Option<Team>,
    decided_by: Decider,
    appeal: Appeal,
    /// State of the claim of a breach that has to be claimed: valid, invalid, nobody; not_stated: the ruling holds if a
    /// claim is valid.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<ClaimStatus>")]
    claim_status: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    claims: Option<Vec<WrittenClaim>>,
    /// The facts that were not stated and that the credit depends on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    assumed: Vec<&'static str>,
    penalty_protocol: bool,
    #[serde(flatten)]
    further: Map<String, Value>,
    reasons: Vec<WrittenStep>,
    #[serde(flatten)]
    sentences: Option<Sentences>,
}

/// The same in the words of a language.
#[derive(Debug, Serialize, JsonSchema)]
struct Sentences {
    title: String,
    class_text: String,
    game_text: String,
    appeal_text: String,
    consequences: Vec<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
struct WrittenClaim {
    claimant: Seat,
    invalid: Option<Invalid>,
}

#[derive(Debug, Serialize, JsonSchema)]
struct WrittenStep {
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    paragraph: String,
}

/// Implements how a type with names in files is written.
macro_rules! by_name {
    ($($type:ty;)*) => {
        $(impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "enum": Self::ALL.map(Self::name) })
            }
        })*
    };
}

by_name! {
    Class;
    Decider;
    Appeal;
    Invalid;
}

#[derive(Debug)]
enum ClaimStatus {}

impl JsonSchema for ClaimStatus {
    fn schema_name() -> Cow<'static, str> {
        "ClaimStatus".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "enum": ["valid", "invalid", "nobody", "not_stated"] })
    }
}

/// Returns a ruling as JSON; its schema is [`ruling_schema`].
#[must_use]
pub fn ruling(ruling: &Ruling) -> Value {
    json!(written(ruling, None))
}

/// Returns a ruling as JSON with its sentences in one language.
#[must_use]
pub fn ruling_with_texts(ruling: &Ruling, language: Language) -> Value {
    json!(written(ruling, Some(language)))
}

fn written(ruling: &Ruling, language: Option<Language>) -> WrittenRuling {
    let claim = |claim: &Judged| WrittenClaim { claimant: claim.claimant, invalid: claim.invalid };
    let step = |step: &Step| WrittenStep {
        message: step.message.id().to_owned(),
        text: language.map(|language| step.message.text(language)),
        paragraph: step.paragraph.clone(),
    };
    let further = ruling.consequences.iter().map(|further| (further.key.to_owned(), says(&further.says)));
    WrittenRuling {
        entry: ruling.entry,
        row: ruling.row,
        judged_by_entry: ruling.judged_by_entry,
        class: ruling.class,
        points: ruling.points,
        points_range: ruling.points_range,
        points_choices: ruling.points_choices,
        game: ruling.game.name(),
        rest_to: ruling.rest_to,
        decided_by: ruling.decided_by,
        appeal: ruling.appeal,
        claim_status: ruling.claims.as_ref().map(Claims::name),
        claims: ruling.claims.as_ref().map(|claims| claims.list().iter().map(claim).collect()),
        assumed: ruling.assumed.clone(),
        penalty_protocol: ruling.needs_protocol(),
        further: further.collect(),
        reasons: ruling.reasons.iter().map(step).collect(),
        sentences: language.map(|language| sentences(ruling, language)),
    }
}

fn sentences(ruling: &Ruling, language: Language) -> Sentences {
    let consequences =
        ruling.consequences.iter().map(|consequence| text::consequence(ruling, consequence).text(language));
    Sentences {
        title: text::title(ruling.entry).text(language),
        class_text: text::class(ruling.class).text(language),
        game_text: text::continuation(ruling).text(language),
        appeal_text: ruling.remedy.text(language),
        consequences: consequences.collect(),
    }
}

fn says(says: &Says) -> Value {
    match says {
        Says::Word(word) => json!(word),
        Says::Words(words) => json!(words),
        Says::YesNo(yes) => json!(yes),
        Says::Null => Value::Null,
        Says::Number(number) => json!(number),
        Says::Seat(seat) => json!(seat),
        Says::Seats(seats) => json!(seats),
        Says::About(seat, word, _) => json!({ seat.to_string(): word }),
    }
}

/// Returns the JSON schema of a ruling.
#[must_use]
pub fn ruling_schema() -> Value {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    settings.into_generator().into_root_schema_for::<WrittenRuling>().to_value()
}

/// Returns the names of all fields that a ruling can have, those of its further consequences among them.
#[must_use]
pub fn ruling_names() -> Vec<String> {
    let schema = ruling_schema();
    let fields = schema["properties"].as_object().into_iter().flat_map(Map::keys).cloned();
    let marks = catalogue::entries().flat_map(|entry| entry.rows).flat_map(|row| row.marks);
    let marks = marks.map(|mark| mark.key).chain([SANCTIONS]).map(str::to_owned);
    let mut names: Vec<String> = fields.chain(marks).collect();
    names.sort_unstable();
    names.dedup();
    names
}
