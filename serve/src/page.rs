//! The page: a folder of files, or those that are within the program.
//!
//! All files are read when the server starts. So a path from outside is only a key of a table and never reaches the
//! file system.

mod files;
mod folder;
mod within;

use crate::refusal::Refusal;
use crate::refusal::no_such_path;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, header};
use files::{Encoding, File};
pub use folder::FolderError;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use text::brief;
use text::{Language, message};

/// The page that a server shows.
#[derive(Clone)]
pub struct Page {
    files: Arc<BTreeMap<String, File>>,
}

impl fmt::Debug for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.files.keys()).finish()
    }
}

impl Default for Page {
    /// Returns the page that is within the program; it may be none.
    fn default() -> Self {
        Self::of(within::FILES.iter().map(|(name, bytes)| ((*name).to_owned(), Cow::Borrowed(*bytes))))
    }
}

impl Page {
    /// Reads the page of a folder.
    ///
    /// # Errors
    /// Returns why it is no page.
    pub fn of_folder(folder: &Path) -> Result<Self, FolderError> {
        let files = folder::read(folder)?;
        Ok(Self::of(files.into_iter().map(|(name, bytes)| (name, Cow::Owned(bytes)))))
    }

    /// Returns a server without a page.
    #[must_use]
    pub fn none() -> Self {
        Self::of([])
    }

    /// Returns whether there is nothing to show.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    fn of(files: impl IntoIterator<Item = (String, Cow<'static, [u8]>)>) -> Self {
        Self { files: Arc::new(files::with_encodings(files)) }
    }

    /// Returns the file at a path, decoded: that of a folder is its `index.html`.
    fn file(&self, path: &str) -> Option<(&str, &File)> {
        let name = path.strip_prefix('/')?;
        let index = format!("{name}index.html");
        let name = if name.is_empty() || name.ends_with('/') { &index } else { name };
        self.files.get_key_value(name).map(|(name, file)| (name.as_str(), file))
    }
}

/// Answers with the file at a path.
pub(crate) fn response(
    page: &Page,
    method: &Method,
    path: &str,
    headers: &HeaderMap,
    language: Language,
) -> Response<Body> {
    if page.is_empty() && path == "/" {
        return nothing_within(language);
    }
    let decoded = decoded(path);
    let Some((name, file)) = decoded.as_deref().and_then(|path| page.file(path)) else {
        return no_such_path(path).and_close().response("", language);
    };
    if method == Method::OPTIONS || method != Method::GET && method != Method::HEAD {
        return other_method(method, path, language);
    }
    let encoding = file.best(headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok()));
    let tag = file.tag(encoding);
    let is_known =
        headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok()).any(|tags| {
            tags.split(',').any(|known| known.trim() == "*" || known.trim().trim_start_matches("W/") == tag)
        });
    let body = if is_known { Body::empty() } else { Body::from(file.bytes(encoding)) };
    let mut response = Response::new(body);
    *response.status_mut() = if is_known { StatusCode::NOT_MODIFIED } else { StatusCode::OK };
    let mut put = |header, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(header, value);
        }
    };
    put(header::ETAG, &tag);
    put(header::CACHE_CONTROL, files::cache_control(name));
    put(header::VARY, "Accept-Encoding");
    if !is_known {
        put(header::CONTENT_TYPE, files::media_type(name));
        if encoding != Encoding::Plain {
            put(header::CONTENT_ENCODING, encoding.name());
        }
    }
    response
}

/// Says in a browser that there is no page, and how to get one.
fn nothing_within(language: Language) -> Response<Body> {
    let text =
        format!("{}\n{}\n", message!("serve-no-page").text(language), message!("serve-no-page.help").text(language));
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = StatusCode::NOT_FOUND;
    let text = HeaderValue::from_static("text/plain; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, text);
    response
}

fn other_method(method: &Method, path: &str, language: Language) -> Response<Body> {
    const ALLOWED: &str = "GET,HEAD";
    if method == Method::OPTIONS {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::NO_CONTENT;
        response.headers_mut().insert(header::ALLOW, HeaderValue::from_static(ALLOWED));
        return response;
    }
    let (method, path) = (brief(method.as_str()).into_owned(), brief(path).into_owned());
    let refusal = Refusal::new(StatusCode::METHOD_NOT_ALLOWED, message!("serve-method", method, path));
    refusal.with(header::ALLOW, ALLOWED).and_close().response("", language)
}

/// Returns a path with its `%20` decoded; `None` if the result is not text.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        if first == b'%' {
            let digits = std::str::from_utf8(after.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &after[2..];
        } else {
            bytes.push(first);
            rest = after;
        }
    }
    String::from_utf8(bytes).ok()
}
