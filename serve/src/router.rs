//! Which path leads where.

use crate::config::Config;
use crate::guard::guard;
use crate::language::asked_for;
use crate::refusal::{Refusal, json_response};
use crate::workers::Workers;
use crate::{ask, list, openapi, page};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, Response, StatusCode, Uri};
use axum::routing::{get, post};
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use text::brief;
use text::{Arg, Join, Language, message};
use tokio::sync::watch;

/// What all requests share.
pub(crate) type Shared = Arc<Common>;

/// What all requests share.
#[derive(Debug)]
pub(crate) struct Common {
    pub(crate) config: Config,
    /// Where the server listens.
    pub(crate) address: SocketAddr,
    pub(crate) workers: Workers,
    /// The rule set of what names none, as a request names it.
    pub(crate) rules: Option<Value>,
    /// The OpenAPI description, once somebody has asked for it.
    pub(crate) openapi: OnceLock<Bytes>,
    /// Whether the server is about to end.
    pub(crate) is_ending: watch::Receiver<bool>,
}

impl Common {
    /// Returns the language of a request by its headers.
    pub(crate) fn language(&self, headers: &HeaderMap) -> Language {
        asked_for(headers).unwrap_or(self.config.language)
    }
}

/// Returns the routes.
pub(crate) fn router(shared: Shared) -> Router {
    Router::new()
        .route("/api", get(list::get).post(ask::whole))
        .route("/api/openapi.json", get(openapi::get))
        .route("/api/{question}", post(ask::named))
        .method_not_allowed_fallback(wrong_method)
        .fallback(elsewhere)
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&shared), guard))
        .with_state(shared)
}

/// Answers what asks in another way than a path allows; the header `Allow` says which ways there are.
async fn wrong_method(State(shared): State<Shared>, method: Method, uri: Uri, headers: HeaderMap) -> Response<Body> {
    if method == Method::OPTIONS {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::NO_CONTENT;
        return response;
    }
    let (method, path) = (brief(method.as_str()).into_owned(), brief(uri.path()).into_owned());
    let refusal = Refusal::new(StatusCode::METHOD_NOT_ALLOWED, message!("serve-method", method, path));
    refusal.and_close().response("", shared.language(&headers))
}

/// Shows the page, or says that there is nothing.
async fn elsewhere(State(shared): State<Shared>, request: Request) -> Response<Body> {
    let (language, path) = (shared.language(request.headers()), request.uri().path());
    if path.starts_with("/api/") {
        return no_such_path(path).and_close().response("", language);
    }
    page::response(&shared.config.page, request.method(), path, request.headers(), language)
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

/// Returns a response that is JSON and for everybody.
pub(crate) fn ok(value: &Value) -> Response<Body> {
    json_response(StatusCode::OK, value)
}
