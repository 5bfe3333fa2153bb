//! Routes of the paths.

use crate::guard::guard;
use crate::refusal::{Refusal, no_such_path};
use crate::shared::Shared;
use crate::{ask, list, openapi, page};
use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, Response, StatusCode, Uri};
use axum::routing::{get, post};
use std::sync::Arc;
use text::brief;
use text::message;

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
