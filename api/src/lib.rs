//! Every answer of doko, for all who ask: the program, a page, a server, Python.
//!
//! A question is a type that can be read from JSON, an answer one that can be written as JSON; both have schemas. An
//! answer can also be put into words, in German or English, with styles for a terminal. Rust calls the functions of the
//! modules; other callers send a request to [`answer`]:
//!
//! ```
//! let position = "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA";
//! let request = serde_json::json!({ "ask": "verdict", "lang": "de", "position": position, "claimant": "N" });
//! let response = doko_api::answer(request);
//! assert_eq!(response["holds"], true);
//! assert!(response["text"].as_str().unwrap().starts_with("JA"));
//! ```
//!
//! It knows no terminals, files, clocks or threads of its own, so it runs in a page, too.

pub mod advice;
#[cfg(feature = "arguments")]
pub mod arguments;
pub mod board;
mod bot;
pub mod cards;
pub mod catalogue;
#[cfg(feature = "conform")]
pub mod conform;
mod context;
pub mod deal;
mod error;
pub mod fields;
pub mod game_record;
pub mod hand;
mod host;
pub mod import;
pub mod interview;
pub mod json_text;
pub mod layout;
pub mod numbers;
pub mod paint;
pub mod plays;
#[cfg(feature = "problems")]
pub mod problems;
pub mod protocol;
pub mod prove;
mod question;
pub mod records;
pub mod replay;
mod request;
pub mod result;
pub mod review;
pub mod rules;
pub mod ruling;
pub mod score;
pub mod sheet;
pub mod solve;
pub mod suggest;
pub mod table;
pub mod tree;
pub mod verdict;
pub mod verify;

pub use board::board;
pub use context::Context;
pub use error::{Error, ErrorAnswer, Source};
pub use host::{Host, Most, Nobody, Progress};

pub use question::{Answer, Question};
#[cfg(feature = "schema")]
pub use request::schema;
pub use request::{VERSION, answer, answer_for, answer_text, answer_text_for, schema_names, try_answer_for};
