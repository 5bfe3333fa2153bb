//! What a search tells about itself while it runs.

/// Listens to a search. `()` does not, and costs nothing.
pub trait Observer {
    /// Whether the search tells how each card it tried turned out, with the methods below the first two.
    const TRAINS: bool = false;

    /// A card was played.
    fn node(&mut self) {}

    /// A stored bound answered a position.
    fn table_hit(&mut self) {}

    /// A choice among so many cards begins. Returns the place in the list of a card to try first, if the order is to be
    /// changed.
    fn begin(&mut self, _n_cards: usize) -> Option<usize> {
        None
    }

    /// A card with this bin was tried.
    fn tried(&mut self, _bin: usize) {}

    /// The choice is over. `Cut` if the last card that was tried has decided it.
    fn end(&mut self, _outcome: Outcome) {}
}

/// How a choice among cards ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The card tried last was good enough.
    Cut,
    /// No card was.
    Exhausted,
}

impl Observer for () {}

impl<O: Observer> Observer for &mut O {
    const TRAINS: bool = O::TRAINS;

    fn node(&mut self) {
        (**self).node();
    }

    fn table_hit(&mut self) {
        (**self).table_hit();
    }

    fn begin(&mut self, n_cards: usize) -> Option<usize> {
        (**self).begin(n_cards)
    }

    fn tried(&mut self, bin: usize) {
        (**self).tried(bin);
    }

    fn end(&mut self, outcome: Outcome) {
        (**self).end(outcome);
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
