//! Doppelkopf as text: positions, records, results, rule files, and errors that point into what was written.
//!
//! | module | what is read and written |
//! |---|---|
//! | here | cards, seats, games, calls; positions, and results in a sentence |
//! | [`record`] | a whole game, as text and as JSON |
//! | [`result`] | what people know of a game whose cards nobody wrote down |
//! | [`rules_file`] | a club's rules as TOML, any rules as JSON |
//! | [`import`] | games of other programs |
//!
//! # Positions
//!
//! A position is one line of `key=value` fields in any order:
//!
//! ```
//! use game::Seat;
//!
//! let line = "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA";
//! let position = doko_notation::position(line)?;
//! assert_eq!(position.cards().turn(), Seat::N);
//! assert_eq!(position.to_string(), line);
//! # Ok::<(), doko_notation::NotationError>(())
//! ```
//!
//! | key | value |
//! |---|---|
//! | `rules`, `regeln` | name of a rule set: `tsr`, `ddv`, `bsv`, `recklinghausen`, or a club's own from the [`RuleBook`] |
//! | `game`, `spiel` | `normal`, `damensolo`, `bubensolo`, `fleischlos`, `farbsolo_C`, `farbsolo_S`, `farbsolo_H`, `farbsolo_D`, and those of clubs such as `koehler` |
//! | `re` | the seats of Re: `NS`, or `N` for a soloist |
//! | `leader`, `ausspiel`, `aufspiel` | the seat that leads or has led the running trick |
//! | `trick`, `stich` | the cards on the table, the led one first; `-` or absent when nothing lies |
//! | `N`, `E` or `O`, `S`, `W` | the cards in hand, `-` for none; what lies on the table is in no hand |
//! | `won`, `gewonnen` | Augen and tricks won before, if known: `re:45/3,kontra:30/2` |
//! | `calls`, `ansagen` | what was called: `re,k90,kontra`; see below |
//! | `schweine` | the seat that has Schweine |
//! | `superschweine`, `hyperschweine` | the seats that have what stands above them, where the rules know it |
//!
//! `#` starts a comment. Cards are written as [`parse_card`] reads them, with commas or spaces between them, and seats, sides,
//! games and calls as [`parse_seat`], [`parse_team`], [`parse_game`] and [`parse_call`] do: in German and English, in any case,
//! with umlauts in one piece, in two or spelled out. What can be two things is refused, and both are named.
//!
//! In `calls` an Absage without a party belongs to the only side that has spoken before it (decision OP-24). If both
//! sides or none have, its party must be written: `re,kontra,re:k90`; `k90:re` is the same. A call contains all lower
//! stages, so `re:k60` alone says Re, keine 90 and keine 60.
//!
//! Printing gives one canonical form: fields in the order of the table, hands sorted with the trumps first, the highest
//! call of each side with its party.

mod act;
mod card;
mod card_list;
mod composed;
mod error;
mod fields;
pub mod import;
mod position;
pub mod record;
pub mod result;
mod rule_book;
pub mod rules_file;
mod sentence;
mod word;

pub use act::{ActError, parse_act};
pub use card::{CardError, compact, parse_card};
pub use card_list::parse_cards;
pub(crate) use card_list::several_cards;
pub use composed::composed;
pub use error::{Label, NotationError, Problem, Span, closest};
pub use position::{parse_draft, parse_position, parse_position_of_sides, position};
pub use record::Record;
pub use rule_book::RuleBook;
pub use sentence::{Names, ResultError, ResultProblem, is_taken, parse_result, write_result};
pub use word::{
    Expected, WhyNoWord, WordError, parse_call, parse_class, parse_condition, parse_game, parse_seat, parse_seats,
    parse_team, parse_vorbehalt,
};
pub(crate) use word::{games_of, seat_list};
