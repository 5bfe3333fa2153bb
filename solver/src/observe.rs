//! What a search tells about itself while it runs.

/// Listens to a search. `()` does not, and costs nothing.
pub trait Observer {
    /// A card was played.
    fn node(&mut self) {}
    /// A stored bound ended the search of a position.
    fn table_hit(&mut self) {}
}

impl Observer for () {}

impl<O: Observer> Observer for &mut O {
    fn node(&mut self) {
        (**self).node();
    }

    fn table_hit(&mut self) {
        (**self).table_hit();
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
