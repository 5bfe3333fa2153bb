//! Questions and answers as JSON: one request, one response.

#[cfg(feature = "conform")]
use crate::conform;
use crate::context::Context;
#[cfg(feature = "schema")]
use crate::error::ErrorAnswer;
use crate::error::{Error, Source};
use crate::host::{Host, Nobody};
use crate::paint;
use crate::question::{Answer, Question};
use crate::review;
use crate::{
    board, catalogue, deal, hand, import, interview, replay, result, rules, ruling, score, sheet, solve, suggest,
    table, tree, verdict, verify,
};
use game::Rules;
use notation::composed;
use notation::rules_file::parse_rules;
#[cfg(feature = "schema")]
use schemars::SchemaGenerator;
use serde_json::{Map, Value, json};
use text::brief;
use text::{Language, message};

/// The version of requests and responses. It grows when something is taken away or means something else; new fields do not
/// change it.
pub const VERSION: u64 = 1;

/// A kind of question: how it is answered, and what it looks like.
struct Kind {
    name: &'static str,
    answer: fn(Value, &Context, &mut dyn Host) -> Result<Value, Error>,
    #[cfg(feature = "schema")]
    question_schema: fn(&mut SchemaGenerator) -> schemars::Schema,
    #[cfg(feature = "schema")]
    answer_schema: fn(&mut SchemaGenerator) -> schemars::Schema,
}

impl Kind {
    const fn of<Q: Question>() -> Self {
        Self {
            name: Q::NAME,
            answer: |question, context, host| {
                let question: Q = serde_json::from_value(question).map_err(|error| {
                    Error::new(message!("request-unreadable", name = Q::NAME, error = error.to_string()))
                })?;
                let answer = question.answer_for(context, host)?;
                let text = paint::plain(&answer.rows(context.language).join("\n"));
                let mut value = serde_json::to_value(&answer).map_err(|error| {
                    Error::new(message!("request-unreadable", name = Q::NAME, error = error.to_string()))
                })?;
                if let Value::Object(fields) = &mut value {
                    fields.insert("text".to_owned(), text.into());
                }
                Ok(value)
            },
            #[cfg(feature = "schema")]
            question_schema: |generator| generator.subschema_for::<Q>(),
            #[cfg(feature = "schema")]
            answer_schema: |generator| generator.subschema_for::<Q::Answer>(),
        }
    }
}

/// Everything that can be asked.
const KINDS: &[Kind] = &[
    Kind::of::<verdict::VerdictQuestion>(),
    Kind::of::<solve::SolveQuestion>(),
    Kind::of::<tree::TreeQuestion>(),
    Kind::of::<verify::VerifyQuestion>(),
    Kind::of::<board::BoardQuestion>(),
    Kind::of::<deal::DealQuestion>(),
    Kind::of::<hand::HandQuestion>(),
    Kind::of::<suggest::SuggestQuestion>(),
    Kind::of::<review::ReviewQuestion>(),
    Kind::of::<table::TableQuestion>(),
    Kind::of::<import::ImportQuestion>(),
    Kind::of::<replay::ReplayQuestion>(),
    Kind::of::<score::ScoreQuestion>(),
    Kind::of::<result::ResultQuestion>(),
    Kind::of::<sheet::SheetQuestion>(),
    Kind::of::<ruling::RulingQuestion>(),
    Kind::of::<interview::InterviewQuestion>(),
    Kind::of::<catalogue::CatalogueQuestion>(),
    Kind::of::<rules::RulesQuestion>(),
    #[cfg(feature = "conform")]
    Kind::of::<conform::ConformQuestion>(),
];

/// Answers a request: `{"ask": "verdict", ..}` with the fields of that question, and if wanted `"version"`, `"lang"` (`de` or
/// `en`), and `"rules"`: the rule set of what names none, by its name, or a club's own as `{"toml": ".."}` with the text of a rule
/// file. The response repeats the version and what was asked; then come the fields of the answer and its text, or `"error"` and
/// what belongs to it.
#[must_use]
pub fn answer(request: Value) -> Value {
    answer_for(request, &mut Nobody)
}

/// Answers a request as [`answer`] does, while a host waits: it receives the progress of long questions, may stop them,
/// and sets limits.
#[must_use]
pub fn answer_for(request: Value, host: &mut dyn Host) -> Value {
    let language = request["lang"].as_str().and_then(Language::from_code).unwrap_or_default();
    let mut response = head(&request);
    let fields = match answer_fields(request, language, host) {
        Ok(fields) => fields,
        Err(error) => json!(error.answer(language, None)),
    };
    if let Value::Object(fields) = fields {
        response.extend(fields);
    }
    response.into()
}

/// Answers a request as [`answer_for`] does, for callers who have errors of their own.
///
/// # Errors
/// Returns what is wrong with the request, with the text that it is about.
pub fn try_answer_for(request: Value, host: &mut dyn Host) -> Result<Value, Error> {
    let language = request["lang"].as_str().and_then(Language::from_code).unwrap_or_default();
    let mut response = head(&request);
    if let Value::Object(fields) = answer_fields(request, language, host)? {
        response.extend(fields);
    }
    Ok(response.into())
}

/// Returns what every response begins with.
fn head(request: &Value) -> Map<String, Value> {
    let ask = request["ask"].as_str().unwrap_or_default();
    Map::from_iter([("version".to_owned(), VERSION.into()), ("ask".to_owned(), ask.into())])
}

/// Answers a request that is written as text, which may be no JSON.
#[must_use]
pub fn answer_text(request: &str) -> String {
    answer_text_for(request, &mut Nobody)
}

/// Answers a request that is written as text while a host waits.
#[must_use]
pub fn answer_text_for(request: &str, host: &mut dyn Host) -> String {
    let response = match serde_json::from_str(request) {
        Ok(request) => answer_for(request, host),
        Err(error) => {
            let error = Error::new(message!("request-no-json", error = error.to_string()));
            json!({ "version": VERSION, "error": error.text(Language::English), "spans": [] })
        }
    };
    serde_json::to_string(&response).expect("what is put together as JSON can be written")
}

/// Returns a value whose texts are [`composed`].
fn composed_in(value: Value) -> Value {
    match value {
        Value::String(text) => composed(&text).into_owned().into(),
        Value::Array(values) => values.into_iter().map(composed_in).collect(),
        Value::Object(fields) => fields.into_iter().map(|(name, value)| (name, composed_in(value))).collect(),
        value => value,
    }
}

fn answer_fields(request: Value, language: Language, host: &mut dyn Host) -> Result<Value, Error> {
    let Value::Object(mut fields) = composed_in(request) else { return Err(Error::new(message!("request-no-object"))) };
    let mut take = |name: &str| fields.remove(name);
    let (ask, version, lang, rules) = (take("ask"), take("version"), take("lang"), take("rules"));
    if let Some(version) = version.filter(|version| *version != VERSION) {
        return Err(Error::new(message!("request-version", version = brief(&version.to_string()), known = VERSION)));
    }
    if let Some(lang) = lang.filter(|lang| lang.as_str().is_none_or(|lang| Language::from_code(lang).is_none())) {
        return Err(Error::new(message!("request-lang", lang = brief(&lang.to_string()))));
    }
    let mut context = Context::new(language);
    (context.most, context.stop) = (host.most(), host.stop());
    if let Some(rules) = rules {
        context.book = context.book.clone().with_default(rules_of(&rules, &context)?);
    }
    let names: Vec<&str> = schema_names().collect();
    let ask = ask.unwrap_or_default();
    let kind = KINDS.iter().find(|kind| ask == kind.name);
    let kind = kind.ok_or_else(|| Error::new(message!("request-ask", ask = brief(&ask.to_string()), names)))?;
    (kind.answer)(fields.into(), &context, host)
}

/// Returns the rule set that a request names or holds.
fn rules_of(rules: &Value, context: &Context) -> Result<Rules, Error> {
    /// Name of a rule set without one.
    const NAMELESS: &str = "club";
    if let Some(rules) = rules.as_str().and_then(|name| context.book.get(name)) {
        return Ok(rules.clone());
    }
    match rules["toml"].as_str() {
        Some(text) => parse_rules(text, NAMELESS).map_err(|error| {
            let source = Source { name: "rules".to_owned(), line: 1, text: text.to_owned() };
            Error::of(&error).in_source(source, &error.labels)
        }),
        None => Err(Error::new(message!("request-rules", rules = brief(&rules.to_string())))),
    }
}

/// Returns what can be asked, by name.
pub fn schema_names() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|kind| kind.name)
}

/// Returns the JSON Schema of a question and of its answer; `None` if there is no such question.
#[cfg(feature = "schema")]
#[must_use]
pub fn schema(name: &str) -> Option<(Value, Value)> {
    let kind = KINDS.iter().find(|kind| kind.name == name)?;
    let of = |part: fn(&mut SchemaGenerator) -> schemars::Schema, or_error: bool| {
        let mut generator = SchemaGenerator::default();
        let mut parts = vec![part(&mut generator)];
        if or_error {
            parts.push(generator.subschema_for::<ErrorAnswer>());
        }
        json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "anyOf": parts,
            "$defs": generator.take_definitions(true),
        })
    };
    Some((of(kind.question_schema, false), of(kind.answer_schema, true)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const POSITION: &str = "game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA";

    #[test]
    fn a_request_is_answered_in_its_language() {
        let ask = |lang: &str| answer(json!({"ask": "verdict", "lang": lang, "rules": "ddv", "position": POSITION}));
        let (german, english) = (ask("de"), ask("en_GB"));
        assert_eq!((&german["holds"], &english["holds"]), (&json!(true), &json!(true)));
        assert_eq!(german["version"], VERSION);
        assert!(german["text"].as_str().is_some_and(|text| text.starts_with("JA  Re (")), "{german}");
        assert!(english["text"].as_str().is_some_and(|text| text.starts_with("YES  Re (")), "{english}");
        assert!(!german.to_string().contains('\u{1b}'), "styles are for terminals");
    }

    #[test]
    fn a_club_sends_its_rules_along() {
        let ask = |toml: &str| answer(json!({"ask": "verdict", "rules": {"toml": toml}, "position": POSITION}));
        assert_eq!(ask("extends = \"ddv\"\nsecond_heart_ten_wins = \"when_trump\"")["holds"], json!(true));
        let wrong = ask("extends = \"ddv\"\nsecond_heart_ten_wins = \"often\"");
        assert!(wrong["error"].as_str().is_some_and(|error| error.contains("often")), "{wrong}");
        assert_eq!(wrong["spans"].as_array().map(Vec::len), Some(1));
    }

    #[test]
    fn whatever_is_sent_is_answered() {
        let odd = [
            json!(null),
            json!([]),
            json!({}),
            json!({"ask": 7}),
            json!({"ask": "verdict"}),
            json!({"ask": "nonsense"}),
        ];
        let more = [
            json!({"ask": "verdict", "position": POSITION, "colour": "red"}),
            json!({"ask": "verdict", "position": POSITION, "version": 99}),
            json!({"ask": "verdict", "position": POSITION, "lang": "fr"}),
            json!({"ask": "verdict", "position": POSITION, "rules": "x\u{1b}[31m"}),
            json!({"ask": "verdict", "position": "x\u{1b}[31m"}),
        ];
        for request in odd.into_iter().chain(more) {
            let response = answer(request.clone());
            let error = response["error"].as_str().unwrap_or_else(|| panic!("{request} was answered: {response}"));
            assert!(!error.is_empty() && !error.contains('\u{1b}'), "{error:?}");
        }
        assert!(answer_text("{").contains("\"error\""));
    }

    #[test]
    fn every_question_and_every_answer_has_a_schema_and_a_line_in_the_guide() {
        let guide =
            std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/API.md")).expect("it is there");
        for name in schema_names() {
            assert!(guide.contains(&format!("\n| `{name}` | ")), "{name}");
            let (question, answer) = schema(name).expect("what can be asked has a schema");
            assert!(question["$defs"].is_object() && answer["$defs"]["ErrorAnswer"].is_object(), "{name}");
        }
        assert!(schema("nonsense").is_none());
    }
}
