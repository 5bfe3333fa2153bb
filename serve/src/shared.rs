//! State that all requests share.

use crate::config::Config;
use crate::language::asked_for;
use crate::workers::Workers;
use axum::body::Bytes;
use axum::http::HeaderMap;
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use text::Language;
use tokio::sync::watch;

/// Handle to the state that all requests share.
pub(crate) type Shared = Arc<Common>;

/// State that all requests share.
#[derive(Debug)]
pub(crate) struct Common {
    pub(crate) config: Config,
    /// Address at which the server listens.
    pub(crate) address: SocketAddr,
    pub(crate) workers: Workers,
    /// The rule set of what names none, as a request names it.
    pub(crate) rules: Option<Value>,
    /// The OpenAPI description, built at the first request for it.
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
