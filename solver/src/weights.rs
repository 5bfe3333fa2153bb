//! The weights of the move ordering, learned and stored beside this file.

use crate::config::Config;
use crate::kind::Kind;
use crate::move_ordering::N_WEIGHTS;
use std::sync::LazyLock;

const _: () = assert!(N_WEIGHTS <= N_ROWS);

/// The weights of all rows that a row number and a score can name, so that no index need be checked; unused ones are
/// zero.
pub(crate) type Weights = [i16; N_ROWS];
const N_ROWS: usize = (1 << 16) + 4;

/// Returns the weights in the places where the search looks for them.
pub(crate) fn padded(mut weights: impl Iterator<Item = i16>) -> Box<Weights> {
    let all: Vec<i16> = (0..N_ROWS).map(|_| weights.next().unwrap_or(0)).collect();
    all.try_into().expect("there are as many as rows")
}

/// The orders of all [kinds of games](Kind).
pub(crate) type Orders = LazyLock<[Box<Weights>; 3]>;

/// The order that knows nothing.
static NO_WEIGHTS: Weights = [0; N_ROWS];

/// The orders in soli of many trumps: that for Augen, and that for tricks.
const OF_MANY_TRUMPS: &[u8; 4 * N_WEIGHTS] = include_bytes!("trumps.bin");

/// The orders for Augen.
pub(crate) static OF_AUGEN: Orders = Orders::new(|| {
    let ([pairs, few_trumps], [many_trumps, _]) = (two_orders(include_bytes!("order.bin")), two_orders(OF_MANY_TRUMPS));
    [pairs, few_trumps, many_trumps]
});

/// The orders for Points: one of its own in games of two against two, in which there are special points.
pub(crate) static OF_POINTS: Orders = Orders::new(|| {
    let [_, few_trumps, many_trumps] = &*OF_AUGEN;
    [padded(decoded(include_bytes!("points.bin"))), few_trumps.clone(), many_trumps.clone()]
});

/// The orders for tricks.
pub(crate) static OF_TRICKS: Orders = Orders::new(|| {
    let ([pairs, few_trumps], [_, many_trumps]) =
        (two_orders(include_bytes!("forcing.bin")), two_orders(OF_MANY_TRUMPS));
    [pairs, few_trumps, many_trumps]
});

/// Reads the weights of two orders.
fn two_orders(bytes: &[u8; 4 * N_WEIGHTS]) -> [Box<Weights>; 2] {
    let (first, second) = bytes.split_at(2 * N_WEIGHTS);
    [first, second].map(|half| padded(decoded(half)))
}

/// Reads weights.
pub(crate) fn decoded(bytes: &[u8]) -> impl Iterator<Item = i16> {
    bytes.chunks_exact(2).map(|bytes| i16::from_le_bytes([bytes[0], bytes[1]]))
}

/// Returns the order for such games, or the one that knows nothing if the configuration wants none.
pub(crate) fn learned(orders: &'static Orders, kind: Kind, config: &Config) -> &'static Weights {
    if config.switches.move_ordering.is_on() { &orders[kind as usize] } else { &NO_WEIGHTS }
}
