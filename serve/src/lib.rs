//! The answers of doko over HTTP: `POST /api/{question}`, an OpenAPI description made from the types, and the page.
//!
//! It is built on [`api`]: questions and answers are the same as everywhere, see `docs/API.md`. This crate adds what a
//! server needs: limits of size, time and number of requests, a bounded pool of workers for long tasks, and answers in
//! the language of the client. `docs/SERVER.md` is the guide.
//!
//! ```
//! use doko_serve::{Config, Server};
//! use std::io::{Read, Write};
//! use std::net::TcpStream;
//!
//! let server = Server::start(("127.0.0.1", 0), Config::default()).expect("there is a free port");
//! let mut client = TcpStream::connect(server.address()).expect("it listens");
//! let body = r#"{"n": 1, "seed": 7}"#;
//! write!(
//!     client,
//!     "POST /api/deal HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
//!      Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
//!     body.len()
//! )
//! .expect("it reads");
//! let mut response = String::new();
//! client.read_to_string(&mut response).expect("it answers");
//! assert!(response.starts_with("HTTP/1.1 200 OK"), "{response}");
//! server.stop();
//! ```

mod ask;
mod config;
mod connection;
mod examples;
mod guard;
mod language;
mod list;
mod log;
mod openapi;
mod page;
mod refusal;
mod router;
mod server;
mod shared;
mod workers;

pub use config::{Config, Limits};
pub use log::Teller;
pub use openapi::openapi;
pub use page::{FolderError, Page};
pub use server::{Server, Signals};
pub use workers::{Answerer, Counts};
