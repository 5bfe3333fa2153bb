//! The schemas of all questions and answers side by side.

use api::VERSION;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Prefixes of definitions in a schema, and in the description.
const DEFINED: &str = "#/$defs/";
const COMPONENT: &str = "#/components/schemas/";

/// The schema of a question or of an answer, with its definitions.
struct Side {
    question: &'static str,
    /// `Question` or `Answer`.
    name: &'static str,
    root: Value,
    definitions: Map<String, Value>,
}

/// All schemas by name.
pub(super) struct Components {
    schemas: Map<String, Value>,
}

impl Components {
    /// Returns the schemas of everything that can be asked.
    pub(super) fn of_all_questions() -> Self {
        let sides: Vec<Side> = api::schema_names().flat_map(sides).collect();
        let shared = shared(&sides);
        let mut schemas = Map::new();
        for side in &sides {
            let renamed = |name: &str| {
                if shared.contains(name) { name.to_owned() } else { format!("{}.{}.{name}", side.question, side.name) }
            };
            for (name, definition) in &side.definitions {
                let mut definition = definition.clone();
                rename(&mut definition, &renamed);
                schemas.insert(renamed(name), definition);
            }
            let mut root = side.root.clone();
            rename(&mut root, &renamed);
            schemas.insert(format!("{}.{}", side.question, side.name), root);
        }
        for question in api::schema_names() {
            add_common_fields(&mut schemas, question);
            schemas.insert(format!("{question}.Answer"), with_frame(question, &schemas));
        }
        schemas.insert("Error".to_owned(), error());
        Self { schemas }
    }

    /// Returns what a question asks, in a sentence.
    pub(super) fn summary(&self, question: &str) -> String {
        let schema = &self.schemas[&format!("{question}.Question")];
        let text = schema["description"].as_str().unwrap_or_default();
        text.split("\n\n").next().unwrap_or_default().replace('\n', " ")
    }

    pub(super) fn into_schemas(self) -> Map<String, Value> {
        self.schemas
    }
}

/// Returns the schemas of a question and of its answer, each with what it refers to.
fn sides(question: &'static str) -> Vec<Side> {
    let Some((asked, answered)) = api::schema(question) else { return Vec::new() };
    let side = |name, mut schema: Value| {
        let definitions = schema["$defs"].take().as_object().cloned().unwrap_or_default();
        // The other alternative of an answer is the error, which has a status of its own.
        let root = resolved(&schema["anyOf"][0], &definitions);
        let mut side = Side { question, name, root, definitions };
        side.keep_used();
        side
    };
    vec![side("Question", asked), side("Answer", answered)]
}

/// Returns what a reference names, with what stands beside it.
fn resolved(schema: &Value, definitions: &Map<String, Value>) -> Value {
    let name = schema["$ref"].as_str().and_then(|reference| reference.strip_prefix(DEFINED));
    let Some(definition) = name.and_then(|name| definitions.get(name)) else { return schema.clone() };
    let mut found = resolved(definition, definitions);
    if let (Value::Object(found), Value::Object(beside)) = (&mut found, schema) {
        found.extend(beside.iter().filter(|(key, _)| *key != "$ref").map(|(key, value)| (key.clone(), value.clone())));
    }
    found
}

impl Side {
    /// Leaves off the definitions that nothing refers to.
    fn keep_used(&mut self) {
        let mut used = BTreeSet::new();
        let mut open = references(&self.root);
        while let Some(name) = open.pop_first() {
            if let Some(definition) = self.definitions.get(&name) {
                open.extend(references(definition).into_iter().filter(|name| !used.contains(name)));
            }
            used.insert(name);
        }
        self.definitions.retain(|name, _| used.contains(name));
    }
}

/// Returns the names of the definitions that are the same wherever they stand, and refer to none but such.
fn shared(sides: &[Side]) -> BTreeSet<String> {
    let mut all: BTreeMap<&str, Vec<&Value>> = BTreeMap::new();
    for (name, definition) in sides.iter().flat_map(|side| &side.definitions) {
        all.entry(name).or_default().push(definition);
    }
    let is_same = |definitions: &[&Value]| definitions.iter().all(|definition| *definition == definitions[0]);
    let same = all.iter().filter(|(_, definitions)| is_same(definitions));
    let mut shared: BTreeSet<String> = same.map(|(name, _)| (*name).to_owned()).collect();
    loop {
        let refers_to_others = |name: &String| !references(all[name.as_str()][0]).is_subset(&shared);
        let others: BTreeSet<String> = shared.iter().filter(|name| refers_to_others(name)).cloned().collect();
        if others.is_empty() {
            return shared;
        }
        shared.retain(|name| !others.contains(name));
    }
}

/// Returns the names of all definitions that a schema refers to.
fn references(schema: &Value) -> BTreeSet<String> {
    match schema {
        Value::Object(fields) => {
            let own = fields.get("$ref").and_then(Value::as_str).and_then(|reference| reference.strip_prefix(DEFINED));
            own.map(str::to_owned).into_iter().chain(fields.values().flat_map(references)).collect()
        }
        Value::Array(items) => items.iter().flat_map(references).collect(),
        _ => BTreeSet::new(),
    }
}

/// Lets all references lead to the components.
fn rename(schema: &mut Value, renamed: &impl Fn(&str) -> String) {
    match schema {
        Value::Object(fields) => {
            for (key, value) in fields {
                let name = value.as_str().filter(|_| key == "$ref").and_then(|text| text.strip_prefix(DEFINED));
                match name.map(renamed) {
                    Some(name) => *value = format!("{COMPONENT}{name}").into(),
                    None => rename(value, renamed),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| rename(item, renamed)),
        _ => {}
    }
}

/// Adds to a question what every request may have.
fn add_common_fields(schemas: &mut Map<String, Value>, question: &str) {
    let Some(properties) = schemas.get_mut(&format!("{question}.Question")).map(|schema| &mut schema["properties"])
    else {
        return;
    };
    properties["ask"] = json!({ "const": question, "description": "What is asked." });
    properties["lang"] = json!({
        "type": "string",
        "description": "The language of what people read, such as `de` or `en_GB`.",
        "examples": ["de", "en"],
    });
    properties["version"] = json!({ "const": VERSION, "description": "The version that is meant." });
    properties["rules"] = json!({
        "description": "The rule set of what names none: a published one by its name, or a club's own as a rule file.",
        "anyOf": [
            { "type": "string", "examples": ["tsr", "ddv", "bsv", "recklinghausen"] },
            { "type": "object", "properties": { "toml": { "type": "string" } }, "required": ["toml"] },
        ],
    });
}

/// Returns the schema of an answer with what every answer has.
fn with_frame(question: &str, schemas: &Map<String, Value>) -> Value {
    let mut answer = schemas[&format!("{question}.Answer")].clone();
    let frame = [
        ("version", json!({ "const": VERSION })),
        ("ask", json!({ "const": question })),
        ("text", json!({ "type": "string", "description": "The answer in words." })),
    ];
    let is_plain = answer["properties"].is_object();
    if !is_plain {
        answer = json!({ "allOf": [answer], "type": "object", "properties": {} });
    }
    let mut required = answer["required"].as_array().cloned().unwrap_or_default();
    for (name, schema) in frame {
        answer["properties"][name] = schema;
        required.push(name.into());
    }
    answer["required"] = required.into();
    answer
}

/// Returns the schema of an answer that says what is wrong.
fn error() -> Value {
    json!({
        "type": "object",
        "properties": {
            "version": { "const": VERSION },
            "ask": { "type": "string", "description": "What was asked; empty if that is not known." },
            "error": { "type": "string", "description": "What is wrong." },
            "help": { "type": "string", "description": "What to do about it." },
            "spans": {
                "type": "array",
                "description": "The parts of the question's text that are wrong, in bytes: first, and the one after the last.",
                "items": {
                    "type": "array",
                    "items": { "type": "integer", "minimum": 0 },
                    "minItems": 2,
                    "maxItems": 2,
                },
            },
            "known": { "type": "object", "description": "The answer as far as it is known when the time is over." },
        },
        "required": ["version", "ask", "error", "spans"],
    })
}
