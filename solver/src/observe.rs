//! Reports of a running search.

use game::Card;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

/// Listens to a search. `()` does not, and costs nothing.
pub trait Observer {
    /// Whether the search is used to learn an order, with [`sample`](Self::sample) and [`tried`](Self::tried).
    const LEARNS: bool = false;

    /// A card was played.
    fn node(&mut self) {}

    /// A stored bound answered a position.
    fn table_hit(&mut self) {}

    /// The search asks whether Re gets at least `threshold`. Re is known to get at least `lower` and at most `upper`.
    fn asking(&mut self, _threshold: i32, _lower: i32, _upper: i32) {}

    /// A new question begins: what was known so far was about something else.
    fn beginning(&mut self) {}

    /// The bounds of the subject are now known, or of the position after a legal card.
    fn knowing(&mut self, _after: Option<Card>, _lower: i32, _upper: i32) {}

    /// Other threads begin to help. They report only the cards they play: they add them to this number, some thousand
    /// at a time.
    fn helped(&mut self, _cards: &Arc<AtomicU64>) {}

    /// A choice begins with `n_tricks` tricks left. Returns a random number if all cards are to be tried in random
    /// order, ignoring the proof, so that the result of each is seen.
    fn sample(&mut self, _n_tricks: u32) -> Option<u64> {
        None
    }

    /// A card of a sampled choice, with the features of these rows, is about to be tried.
    fn trying(&mut self, _rows: &[u16; 6]) {}

    /// Records that a card was tried, and whether it decided the choice.
    fn tried(&mut self, _decides: bool) {}

    /// The sampled choice is over; whether all of its cards were tried to the end.
    fn sampled(&mut self, _is_complete: bool) {}
}

impl Observer for () {}

impl<O: Observer> Observer for &mut O {
    const LEARNS: bool = O::LEARNS;

    fn node(&mut self) {
        (**self).node();
    }

    fn table_hit(&mut self) {
        (**self).table_hit();
    }

    fn asking(&mut self, threshold: i32, lower: i32, upper: i32) {
        (**self).asking(threshold, lower, upper);
    }

    fn beginning(&mut self) {
        (**self).beginning();
    }

    fn knowing(&mut self, after: Option<Card>, lower: i32, upper: i32) {
        (**self).knowing(after, lower, upper);
    }

    fn helped(&mut self, cards: &Arc<AtomicU64>) {
        (**self).helped(cards);
    }

    fn sample(&mut self, n_tricks: u32) -> Option<u64> {
        (**self).sample(n_tricks)
    }

    fn trying(&mut self, rows: &[u16; 6]) {
        (**self).trying(rows);
    }

    fn tried(&mut self, decides: bool) {
        (**self).tried(decides);
    }

    fn sampled(&mut self, is_complete: bool) {
        (**self).sampled(is_complete);
    }
}

/// Counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Cards played.
    pub nodes: u64,
    /// Positions that a stored bound answered.
    pub table_hits: u64,
}

impl Observer for Stats {
    fn node(&mut self) {
        self.nodes += 1;
    }

    fn table_hit(&mut self) {
        self.table_hits += 1;
    }
}
