//! The description says what is, and refers to nothing that is not there.

use serde_json::Value;
use std::collections::BTreeSet;

/// Returns every reference in a value.
fn references(value: &Value) -> BTreeSet<&str> {
    match value {
        Value::Object(fields) => {
            let own = fields.get("$ref").and_then(Value::as_str);
            own.into_iter().chain(fields.values().flat_map(references)).collect()
        }
        Value::Array(items) => items.iter().flat_map(references).collect(),
        _ => BTreeSet::new(),
    }
}

#[test]
fn every_question_is_described_with_its_example_and_its_errors() {
    let description = doko_serve::openapi();
    assert_eq!(description["openapi"], "3.1.0");
    for name in api::schema_names() {
        let asked = &description["paths"][format!("/api/{name}")]["post"];
        assert_eq!(asked["operationId"], name);
        assert!(asked["summary"].as_str().is_some_and(|summary| summary.starts_with("Asks ")), "{asked}");
        let content = &asked["requestBody"]["content"]["application/json"];
        let answer = &asked["responses"]["200"]["content"]["application/json"];
        assert!(content["example"].is_object() && answer["example"]["text"].is_string(), "{name}");
        for status in ["400", "408", "413", "415", "421", "422", "500", "503", "504"] {
            assert!(asked["responses"][status].is_object(), "{name} {status}");
        }
        let question = &description["components"]["schemas"][format!("{name}.Question")];
        for field in ["ask", "lang", "rules", "version"] {
            assert!(question["properties"][field].is_object(), "{name} {field}: {question}");
        }
        let fields = content["example"].as_object().expect("it is an object");
        let unknown: Vec<&String> = fields.keys().filter(|field| question["properties"][field].is_null()).collect();
        assert!(unknown.is_empty(), "{name}: {unknown:?}");
    }
}

#[test]
fn references_lead_somewhere_and_names_are_fit_for_it() {
    let description = doko_serve::openapi();
    for reference in references(&description) {
        let pointer = reference.strip_prefix('#').unwrap_or_else(|| panic!("{reference} leads outside"));
        assert!(description.pointer(pointer).is_some(), "{reference}");
    }
    let schemas = description["components"]["schemas"].as_object().expect("there are some");
    let is_fit = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    assert!(schemas.keys().all(|name| name.chars().all(is_fit)), "{:?}", schemas.keys());
    let text = description.to_string();
    assert!(!text.contains("$defs") && !text.contains("$schema"));
}
