//! What every request passes: is it meant for this server, what may a browser do with the response, and a line in the log.

use crate::language::asked_for;
use crate::log::Line;
use crate::refusal::Refusal;
use crate::shared::Shared;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Response, StatusCode, header};
use axum::middleware::Next;
use std::net::{IpAddr, SocketAddr};
use text::brief;
use text::message;

/// Headers that restrict a browser. Nothing comes from elsewhere and nothing goes elsewhere; no page may put this one
/// into a frame. No header allows other origins anything.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
         connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// The other side of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Lets a request pass, or refuses it.
pub(crate) async fn guard(State(shared): State<Shared>, request: Request, next: Next) -> Response<Body> {
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0);
    let line = Line::new(shared.config.log.as_ref(), peer, request.method(), request.uri().path());
    let refusal = refusal(&shared, request.headers());
    let mut response = match refusal {
        Some(refusal) => {
            let language = asked_for(request.headers()).unwrap_or(shared.config.language);
            refusal.and_close().response("", language)
        }
        None => next.run(request).await,
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    line.end(response.status());
    response
}

/// Refuses what a page from elsewhere may have made a browser ask.
///
/// A server that listens for this machine alone is still in the reach of every page that its user opens: a name of that
/// page's own can lead to 127.0.0.1 (DNS rebinding). Then the name stands in `Host`.
fn refusal(shared: &Shared, headers: &HeaderMap) -> Option<Refusal> {
    let hosts = &shared.config.hosts;
    if !shared.address.ip().is_loopback() && hosts.is_empty() {
        return None;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = name_of(host);
    let is_known = hosts.iter().any(|known| known.eq_ignore_ascii_case(name)) || is_this_machine(name);
    (!is_known).then(|| {
        let what = message!("serve-host", host = brief(host).into_owned());
        Refusal::new(StatusCode::MISDIRECTED_REQUEST, what).with_help(message!("serve-host.help"))
    })
}

/// Returns a host without its port: `[::1]:80` is `::1`.
fn name_of(host: &str) -> &str {
    if let Some((name, _)) = host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        return name;
    }
    host.split_once(':').map_or(host, |(name, _)| name)
}

fn is_this_machine(name: &str) -> bool {
    name.eq_ignore_ascii_case("localhost") || name.parse().is_ok_and(|address: IpAddr| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_known_by_its_name() {
        assert!(
            ["localhost:3656", "LOCALHOST", "127.0.0.1:1", "127.1.2.3", "[::1]:80"]
                .into_iter()
                .all(|host| is_this_machine(name_of(host)))
        );
        assert!(
            !["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", "", "[::2]", "[", "192.168.1.2"]
                .into_iter()
                .any(|host| is_this_machine(name_of(host)))
        );
    }
}
