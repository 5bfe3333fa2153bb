//! Switches for experiments and tests. Not stable: a switch comes and goes with the idea it belongs to.
//!
//! Every acceleration can be switched off. The values stay the same, only the number of cards played in the tree differs:
//! so it is tested that an idea is sound and that it is still connected, and measured what it is worth.

/// State of an acceleration: on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// The idea is not used.
    Off,
    /// The idea is used.
    On,
}

impl Switch {
    pub(crate) const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }
}

/// Iterative widening: whether it is first tried if a side is right even with its most promising cards alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Widening {
    /// Widening is off.
    Off,
    /// Widening is on.
    From {
        /// Least number of tricks left, the current one included.
        n_tricks: u32,
    },
}

impl Widening {
    /// Widening from 9 tricks left on, where it saves more than it costs.
    pub const HEAVY: Self = Self::From { n_tricks: 9 };

    /// Returns with how many tricks left it begins to be tried.
    pub(crate) const fn least_tricks(self) -> u32 {
        match self {
            Self::Off => u32::MAX,
            Self::From { n_tricks } => n_tricks,
        }
    }
}

/// The accelerations of the search. By default all are used.
///
/// # Examples
/// ```
/// use game::Position;
/// use doko_solver::experiment::{Switch, Switches};
/// use doko_solver::{BestAugen, Config, Limits, Solver};
///
/// let position = notation::position("rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA")?;
/// let plain = Switches { quick_tricks: Switch::Off, ..Switches::default() };
/// let mut solver = Solver::new(&Config::default().with_switches(plain));
/// let answer = solver.ask(&position, BestAugen::value(), Limits::NONE);
/// assert_eq!(answer.exact(), Solver::default().ask(&position, BestAugen::value(), Limits::NONE).exact());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches {
    /// The driver begins with a guess of the value, made along a line of play.
    pub first_guess: Switch,
    /// Promising cards are tried first, in the order that was learned.
    pub move_ordering: Switch,
    /// Try one of several cards that are the same to all seats.
    pub merge_equal: Switch,
    /// Try one of several cards with the same rank if the winner of the trick is certain.
    pub dominance: Switch,
    /// If a card fails for a reason that holds for another of its class, too, skip the other.
    pub sibling_pruning: Switch,
    /// Positions that were met before are remembered in the transposition table.
    pub table: Switch,
    /// An entry holds for all positions that differ only in comparisons of cards that have not mattered.
    pub partitions: Switch,
    /// An entry holds, loosened, for positions whose cards count differently.
    pub value_loosening: Switch,
    /// Loosen an entry only by cards that Re may win, and tighten it by those that Re must win.
    pub won_cards: Switch,
    /// While other lines have slack, loosen and tighten an entry only by cards of its critical lines.
    pub critical_lines: Switch,
    /// Ask whether it matters which partner takes a trick, or, where tricks are counted, who takes it at all.
    pub any_taker: Switch,
    /// Positions that can be judged by the tricks that are certain are not searched.
    pub quick_tricks: Switch,
    /// Search with a side's most promising cards alone before the search with all.
    pub widening: Widening,
    /// The processor's own bit instructions are used, if it has them. They change no number of cards.
    pub native_bits: Switch,
}

impl Default for Switches {
    fn default() -> Self {
        Self {
            first_guess: Switch::On,
            move_ordering: Switch::On,
            merge_equal: Switch::On,
            dominance: Switch::On,
            sibling_pruning: Switch::On,
            table: Switch::On,
            partitions: Switch::On,
            value_loosening: Switch::On,
            won_cards: Switch::On,
            critical_lines: Switch::On,
            any_taker: Switch::On,
            quick_tricks: Switch::On,
            widening: Widening::HEAVY,
            native_bits: Switch::On,
        }
    }
}

impl Switches {
    /// Returns the default with one acceleration switched off, for each that changes how many cards are played, with its
    /// name.
    #[must_use]
    pub fn each_without_one() -> [(&'static str, Self); 13] {
        let all = Self::default();
        [
            ("first_guess", Self { first_guess: Switch::Off, ..all }),
            ("move_ordering", Self { move_ordering: Switch::Off, ..all }),
            ("merge_equal", Self { merge_equal: Switch::Off, ..all }),
            ("dominance", Self { dominance: Switch::Off, ..all }),
            ("sibling_pruning", Self { sibling_pruning: Switch::Off, ..all }),
            ("table", Self { table: Switch::Off, ..all }),
            ("partitions", Self { partitions: Switch::Off, ..all }),
            ("value_loosening", Self { value_loosening: Switch::Off, ..all }),
            ("won_cards", Self { won_cards: Switch::Off, ..all }),
            ("critical_lines", Self { critical_lines: Switch::Off, ..all }),
            ("any_taker", Self { any_taker: Switch::Off, ..all }),
            ("quick_tricks", Self { quick_tricks: Switch::Off, ..all }),
            ("widening", Self { widening: Widening::Off, ..all }),
        ]
    }
}
