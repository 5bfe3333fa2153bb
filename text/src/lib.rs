//! Every word that doko says to people, in German and English: one catalogue for all crates (Project Fluent).
//!
//! A crate says *what* it has to say as a [`Message`]: a name in the catalogue and what is filled in. Nothing is put into
//! words before somebody wants to read it, so the reader picks the language. The messages lie in `src/de/*.ftl` and
//! `src/en/*.ftl`, a file for each crate or command; both languages have the same messages with the same variables, and
//! every message that the code names exists (`tests/it/catalogue.rs`).
//!
//! ```
//! use doko_text::{Language, message};
//!
//! let said = message!("count-games", n = 1);
//! assert_eq!(said.text(Language::German), "1 Spiel");
//! assert_eq!(said.text(Language::English), "1 game");
//! ```

mod json;
mod language;
mod message;
mod texts;
mod visible;

pub use json::json_error;
pub use language::Language;
pub use message::{Arg, Join, Localized, Message, Sign};
pub use texts::Texts;
pub use visible::{brief, visible, visible_lines};

/// A message by its name in the catalogue, and what is filled in: `message!("unknown-key", key = text, n = 3)`. A name
/// alone stands for a variable of the same name: `message!("unknown-key", key)`.
#[macro_export]
macro_rules! message {
    ($id:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::Message::new($id)$(.with(stringify!($name), $crate::message!(@value $name $($value)?)))*
    };
    (@value $name:ident) => { $name };
    (@value $name:ident $value:expr) => { $value };
}
