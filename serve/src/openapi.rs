//! `GET /api/openapi.json`: the description of the interface in OpenAPI 3.1, made from the types.
//!
//! Each question brings a schema of its own with definitions of its own. Here they stand side by side: a definition that is
//! the same everywhere keeps its name, any other is called after its question.

mod components;

use crate::examples::example;
use crate::refusal::json_response;
use crate::shared::Shared;
use api::VERSION;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderValue, Response, StatusCode, header};
use components::Components;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use tokio::task::spawn_blocking;

/// Answers with the description.
pub(crate) async fn get(State(shared): State<Shared>) -> Response<Body> {
    let described = Arc::clone(&shared);
    // It takes a moment the first time, in which others want to be looked after.
    let bytes =
        spawn_blocking(move || described.openapi.get_or_init(|| Bytes::from(format!("{:#}\n", openapi()))).clone());
    let Ok(bytes) = bytes.await else { return json_response(StatusCode::INTERNAL_SERVER_ERROR, &Value::Null) };
    let mut response = Response::new(Body::from(bytes));
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

/// Returns the description of everything that can be asked over HTTP, in OpenAPI 3.1.
#[must_use]
pub fn openapi() -> Value {
    let components = Components::of_all_questions();
    let mut paths = Map::new();
    paths.insert("/api".to_owned(), json!({ "get": list(), "post": whole() }));
    paths.insert("/api/openapi.json".to_owned(), json!({ "get": description() }));
    for name in api::schema_names() {
        paths.insert(format!("/api/{name}"), json!({ "post": question(name, &components) }));
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "doko",
            "version": env!("CARGO_PKG_VERSION"),
            "summary": "Exact answers about Doppelkopf",
            "description": "Every question of doko as JSON. People read `text` and `error`, in German or English: `lang` in the \
                body says which, or else the header Accept-Language.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "paths": paths,
        "components": { "schemas": components.into_schemas(), "responses": responses() },
    })
}

/// Returns the operation of a question.
fn question(name: &str, components: &Components) -> Value {
    let example = example(name).cloned().unwrap_or_else(|| json!({}));
    let mut asked = example.clone();
    asked["ask"] = name.into();
    let reference = |side: &str| json!({ "$ref": format!("#/components/schemas/{name}.{side}") });
    json!({
        "operationId": name,
        "summary": components.summary(name),
        "parameters": [accept_language()],
        "requestBody": {
            "required": true,
            "content": { "application/json": { "schema": reference("Question"), "example": example } },
        },
        "responses": with_errors(json!({
            "description": "The answer.",
            "content": { "application/json": { "schema": reference("Answer"), "example": api::answer(asked) } },
        })),
    })
}

fn whole() -> Value {
    let one_of = |side: &str| -> Vec<Value> {
        let reference = |name: &str| json!({ "$ref": format!("#/components/schemas/{name}.{side}") });
        api::schema_names().map(reference).collect()
    };
    let asking = |name: &str| {
        json!({
            "allOf": [{ "$ref": format!("#/components/schemas/{name}.Question") }],
            "properties": { "ask": { "const": name } },
            "required": ["ask"],
        })
    };
    let mut asked = example("verdict").cloned().unwrap_or_default();
    asked["ask"] = "verdict".into();
    json!({
        "operationId": "ask",
        "summary": "Asks what `ask` names.",
        "parameters": [accept_language()],
        "requestBody": {
            "required": true,
            "content": { "application/json": {
                "schema": { "oneOf": api::schema_names().map(asking).collect::<Vec<_>>() },
                "example": asked,
            } },
        },
        "responses": with_errors(json!({
            "description": "The answer.",
            "content": { "application/json": { "schema": { "anyOf": one_of("Answer") } } },
        })),
    })
}

fn list() -> Value {
    let question = json!({
        "type": "object",
        "properties": {
            "ask": { "type": "string" },
            "path": { "type": "string" },
            "about": { "type": "string", "description": "What it is about, in words." },
            "example": { "type": "object" },
        },
        "required": ["ask", "path", "about", "example"],
    });
    let schema = json!({
        "type": "object",
        "properties": {
            "version": { "const": VERSION },
            "openapi": { "type": "string" },
            "questions": { "type": "array", "items": question },
        },
        "required": ["version", "openapi", "questions"],
    });
    json!({
        "operationId": "list",
        "summary": "Lists what can be asked.",
        "parameters": [accept_language()],
        "responses": with_refusals(json!({
            "description": "All questions.",
            "content": { "application/json": { "schema": schema } },
        })),
    })
}

fn description() -> Value {
    json!({
        "operationId": "openapi",
        "summary": "Returns this description.",
        "responses": with_refusals(json!({
            "description": "An OpenAPI document.",
            "content": { "application/json": { "schema": { "type": "object" } } },
        })),
    })
}

fn accept_language() -> Value {
    json!({
        "name": "Accept-Language",
        "in": "header",
        "description": "The language of what people read, if the body has no `lang`.",
        "schema": { "type": "string" },
        "example": "de",
    })
}

/// The answers to what cannot be answered: status, name, and what it means.
const ERRORS: [(&str, &str, &str); 9] = [
    ("400", "Misunderstood", "The question cannot be understood: `error` says why, `spans` where in its text."),
    ("408", "TooSlow", "The body of the request came too slowly."),
    ("413", "TooLarge", "The body of the request is too large."),
    ("415", "WrongType", "The body of the request is not said to be `application/json`."),
    ("421", "WrongHost", "The server is not meant to be asked under this name."),
    ("422", "NoRequest", "The body is JSON, but no request."),
    ("500", "Panic", "The program has a mistake; `error` has the text of its panic. The server goes on."),
    ("503", "Busy", "Too much is asked at the same time, or the server is about to end."),
    (
        "504",
        "TimeLimit",
        "The answer takes longer than the server allows; `known` is what it knows so far, if that is part of an answer.",
    ),
];

fn with_errors(ok: Value) -> Value {
    with_some(ok, |_| true)
}

/// Adds the refusals to the responses. A request without a body can be refused for its host only.
fn with_refusals(ok: Value) -> Value {
    with_some(ok, |status| status == "421")
}

fn with_some(ok: Value, is_possible: impl Fn(&str) -> bool) -> Value {
    let mut responses = Map::new();
    responses.insert("200".to_owned(), ok);
    for (status, name, _) in ERRORS.into_iter().filter(|(status, ..)| is_possible(status)) {
        responses.insert(status.to_owned(), json!({ "$ref": format!("#/components/responses/{name}") }));
    }
    responses.into()
}

fn responses() -> Value {
    let example = |status: &str| match status {
        "400" => api::answer(json!({ "ask": "verdict", "position": "N=XX" })),
        _ => json!({ "version": VERSION, "ask": "verdict", "error": "..", "spans": [] }),
    };
    let mut responses = Map::new();
    for (status, name, meaning) in ERRORS {
        let mut response = json!({
            "description": meaning,
            "content": { "application/json": {
                "schema": { "$ref": "#/components/schemas/Error" },
                "example": example(status),
            } },
        });
        if status == "503" {
            response["headers"] = json!({ "Retry-After": {
                "description": "After so many seconds it is worth another try.",
                "schema": { "type": "integer" },
            } });
        }
        responses.insert(name.to_owned(), response);
    }
    responses.into()
}
