//! `GET /api`: what can be asked.

use crate::examples::example;
use crate::refusal::ok;
use crate::shared::Shared;
use api::VERSION;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Response};
use serde_json::{Value, json};
use text::Message;

/// Answers with all questions: where each is asked, what it is about, an example.
pub(crate) async fn get(State(shared): State<Shared>, headers: HeaderMap) -> Response<Body> {
    let language = shared.language(&headers);
    let questions: Vec<Value> = api::schema_names()
        .map(|name| {
            let about = Message::new(format!("serve-ask-{name}")).text(language);
            json!({ "ask": name, "path": format!("/api/{name}"), "about": about, "example": example(name) })
        })
        .collect();
    ok(&json!({ "version": VERSION, "openapi": "/api/openapi.json", "questions": questions }))
}
