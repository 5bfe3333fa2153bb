//! What a search may use.

/// Whether an acceleration is used. Every one can be switched off; the values stay the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// It is not used.
    Off,
    /// It is used.
    On,
}

impl Switch {
    pub(crate) const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }
}

/// How many threads search one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threads {
    /// One. How many cards it plays in the tree is the same every time.
    One,
    /// Those of the current rayon pool, once so many cards were played in the tree by one, and unless a budget counts
    /// them. The values are the same, how many cards are played is not.
    Pool {
        /// How many cards one plays first.
        after: u64,
    },
}

impl Threads {
    /// Those of the current rayon pool for positions that take one thread longer than some thousandths of a second.
    pub const POOL: Self = Self::Pool { after: 20_000 };
}

/// Whether it is first tried if a side is right even with its most promising cards alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Widening {
    /// It is not.
    Off,
    /// It is.
    From {
        /// With so many tricks left and more, the running one included.
        n_tricks: u32,
    },
}

impl Widening {
    /// Where it saves more than it costs.
    pub const HEAVY: Self = Self::From { n_tricks: 9 };

    /// Returns with how many tricks left it begins to be tried.
    pub(crate) const fn least_tricks(self) -> u32 {
        match self {
            Self::Off => u32::MAX,
            Self::From { n_tricks } => n_tricks,
        }
    }
}

/// What a search may use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The value is guessed from a line of play before it is asked about.
    pub guess: Switch,
    /// Promising cards are tried first.
    pub order: Switch,
    /// Of cards that are the same to everybody one is tried.
    pub merge_equal: Switch,
    /// Of cards with the same rank, one is tried where it is certain who gets the trick.
    pub dominance: Switch,
    /// Where a card fails for a reason that holds for another of its class too, the other is not tried.
    pub near: Switch,
    /// Positions that were met before are remembered.
    pub table: Switch,
    /// A remembered result holds for all positions that differ only in comparisons of cards that have not mattered.
    pub patterns: Switch,
    /// A remembered result holds, loosened, for positions whose cards count differently.
    pub other_augen: Switch,
    /// It is loosened only by cards that Re may win in it, and tightened by those that it must.
    pub won_cards: Switch,
    /// Where the lines that come critical to it have some room to the others, by cards in those alone.
    pub critical: Switch,
    /// It is asked whether it matters which partner takes a trick; where tricks are counted, who takes it at all.
    pub either_partner: Switch,
    /// Positions that can be judged by the tricks that are certain are not played on.
    pub quick_tricks: Switch,
    /// What a side reaches with its most promising cards alone is asked before what it reaches with all.
    pub widening: Widening,
    /// The processor's own bit instructions, if it has them.
    pub native_bits: Switch,
    /// How many threads may search one position for Augen or Points.
    pub threads: Threads,
    /// How many bytes the memory may take. It begins small and grows with what it holds.
    pub table_bytes: usize,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            guess: Switch::On,
            order: Switch::On,
            merge_equal: Switch::On,
            dominance: Switch::On,
            near: Switch::On,
            table: Switch::On,
            patterns: Switch::On,
            other_augen: Switch::On,
            won_cards: Switch::On,
            critical: Switch::On,
            either_partner: Switch::On,
            quick_tricks: Switch::On,
            widening: Widening::HEAVY,
            native_bits: Switch::On,
            threads: Threads::One,
            table_bytes: 256 << 20,
        }
    }
}
