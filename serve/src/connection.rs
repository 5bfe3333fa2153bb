//! One connection: limits for a client that sends or reads slowly.
//!
//! `axum::serve` has no limit but the 30 seconds of hyper for the head of a request, and hyper-util's builder for all versions
//! of HTTP has none while it finds out which one it is. So a connection is given to hyper itself, as HTTP/1.1, the only
//! version that browsers and proxies speak without encryption.

use crate::config::Limits;
use crate::guard::Peer;
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::future::Future;
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_io_timeout::TimeoutStream;
use tower_service::Service;

/// Most bytes of the head of a request; a longer one is refused.
const HEAD: usize = 32 << 10;

/// Answers the requests of a connection until it ends.
pub(crate) fn serve_connection(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    limits: &Limits,
    open: &GracefulShutdown,
) -> impl Future<Output = ()> + Send + 'static {
    // Answers are small, and the client sends nothing else until it has one.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.write_time));
    // Nothing may come while an answer is worked on; the server waits no longer than that.
    let silence = limits.head_time + limits.body_time + limits.answer_time + limits.stop_time;
    stream.set_read_timeout(Some(silence));
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer));
        router.clone().call(request)
    });
    let connection = Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head_time)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(Box::pin(stream)), service);
    let connection = open.watch(connection);
    async move {
        // A client that breaks off, or is too slow, is no error of the server.
        let _ = connection.await;
    }
}
