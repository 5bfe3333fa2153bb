//! The sizes of arrays as `help()` says them, in one place, which the compiler holds against those of the engine.

use env::{N_ACTIONS, N_CARDS, layout, perfect};

/// Bytes of an observation.
macro_rules! row {
    () => {
        "825"
    };
}

/// Bytes of an observation with open cards.
macro_rules! open_row {
    () => {
        "953"
    };
}

/// Number of actions where everything is decided.
macro_rules! all_actions {
    () => {
        "168"
    };
}

/// Number of actions where only cards are decided, and of cards.
macro_rules! card_actions {
    () => {
        "24"
    };
}

const fn number(text: &str) -> usize {
    let (mut at, mut number) = (0, 0);
    while at < text.len() {
        number = 10 * number + (text.as_bytes()[at] - b'0') as usize;
        at += 1;
    }
    number
}

const _: () = assert!(number(row!()) == layout::LEN, "the bytes of an observation");
const _: () = assert!(number(open_row!()) == perfect::LEN, "the bytes of an observation with open cards");
const _: () = assert!(number(all_actions!()) == N_ACTIONS, "the number of actions");
const _: () = assert!(number(card_actions!()) == N_CARDS, "the number of cards");
