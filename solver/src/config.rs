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

/// What a search may use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Alpha-beta: lines that cannot change the result are not followed.
    pub cutoffs: Switch,
    /// Of cards that are the same to everybody one is tried.
    pub merge_equal: Switch,
    /// Positions that were met before are remembered.
    pub table: Switch,
    /// How many bytes the memory may take.
    pub table_bytes: usize,
    /// Positions that can be judged without playing on are.
    pub static_bounds: Switch,
    /// The processor's own bit instructions, if it has them.
    pub native_bits: Switch,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            cutoffs: Switch::On,
            merge_equal: Switch::On,
            table: Switch::On,
            table_bytes: 64 << 20,
            static_bounds: Switch::On,
            native_bits: Switch::On,
        }
    }
}
