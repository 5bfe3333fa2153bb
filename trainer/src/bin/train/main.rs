//! Learns the orders in which cards are tried.
//!
//! The first argument says which: `order`, `forcing`, `points` or `trumps`, in the order in which they rest on each other.
//! The second is the seed. With the search it is run with, it decides the result. The last is the file to write.

mod forcing;
mod order;
mod points;
mod trumps;

use std::env::Args;
use std::iter::Skip;

/// What is left of the arguments.
type Arguments = Skip<Args>;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let which = arguments.next().unwrap_or_default();
    let learn = match which.as_str() {
        "order" => order::learn,
        "forcing" => forcing::learn,
        "points" => points::learn,
        "trumps" => trumps::learn,
        _ => panic!("the first argument is order, forcing, points or trumps, not {which:?}"),
    };
    let seed: u64 = arguments.next().and_then(|text| text.parse().ok()).expect("the second argument is the seed");
    learn(seed, arguments);
}

fn path(arguments: &mut Arguments, what: &str) -> String {
    arguments.next().unwrap_or_else(|| panic!("an argument is missing: {what}"))
}
