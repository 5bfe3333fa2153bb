//! Why a request is not answered: the error answer of the api, with a status.

use api::{Error, VERSION};
use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Response, StatusCode, header};
use serde_json::{Map, Value, json};
use text::{Arg, Join, Language, Message, brief, message};

/// Reason why a request is not answered.
#[derive(Debug)]
pub(crate) struct Refusal {
    status: StatusCode,
    error: Error,
    known: Option<Value>,
    headers: Vec<(HeaderName, &'static str)>,
}

impl Refusal {
    /// Returns the refusal with this status that says this.
    pub(crate) fn new(status: StatusCode, what: Message) -> Self {
        Self { status, error: Error::new(what), known: None, headers: Vec::new() }
    }

    /// Says what to do about it.
    pub(crate) fn with_help(mut self, help: Message) -> Self {
        self.error = self.error.with_help(help);
        self
    }

    /// Adds the answer so far.
    pub(crate) fn with_known(mut self, known: Value) -> Self {
        self.known = Some(known);
        self
    }

    /// Adds a header.
    pub(crate) fn with(mut self, name: HeaderName, value: &'static str) -> Self {
        self.headers.push((name, value));
        self
    }

    /// Says that nothing more is read from this connection: what is left of the request would be taken for the next one.
    pub(crate) fn and_close(self) -> Self {
        self.with(header::CONNECTION, "close")
    }

    /// Returns the response to what was asked.
    pub(crate) fn response(self, ask: &str, language: Language) -> Response<Body> {
        let mut fields = Map::new();
        fields.insert("version".to_owned(), VERSION.into());
        fields.insert("ask".to_owned(), ask.into());
        if let Value::Object(error) = json!(self.error.answer(language, None)) {
            fields.extend(error);
        }
        if let Some(known) = self.known {
            fields.insert("known".to_owned(), known);
        }
        let mut response = json_response(self.status, &fields.into());
        for (name, value) in self.headers {
            response.headers_mut().insert(name, HeaderValue::from_static(value));
        }
        response
    }
}

/// Returns a response in JSON. It is the answer to one question at one time, so it must not be cached.
pub(crate) fn json_response(status: StatusCode, value: &Value) -> Response<Body> {
    let mut response = Response::new(Body::from(format!("{value}\n")));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Says that there is nothing at a path.
pub(crate) fn no_such_path(path: &str) -> Refusal {
    let what = message!("serve-no-path", path = brief(path).into_owned());
    Refusal::new(StatusCode::NOT_FOUND, what).with_help(message!("serve-no-path.help"))
}

/// Says that there is no such question.
pub(crate) fn no_such_question(name: &str) -> Refusal {
    let names = Arg::list(api::schema_names(), Join::Comma);
    Refusal::new(StatusCode::NOT_FOUND, message!("request-ask", ask = brief(name).into_owned(), names))
}

/// Returns a public response in JSON.
pub(crate) fn ok(value: &Value) -> Response<Body> {
    json_response(StatusCode::OK, value)
}
