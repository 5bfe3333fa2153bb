//! Claims: a side makes all remaining tricks *zwangslaeufig*, in every legal line.
//!
//! # Method
//! This is no game: no seat has to play well. A claim fails if there is any line at all, legal and within the manner of
//! the claim ([`restriction`]), in which an opponent wins a trick. So there are no AND and OR nodes. All four seats
//! help to find such a line, and the question is one of reachability.
//!
//! **Opponents are independent.** An opponent does not lead before he has won a trick. His legal cards depend on his
//! own cards and on what is led, never on the other opponent. So each opponent is searched alone, and for him one
//! [`attempt`] after the other: the class that is led and the card with which he takes the trick. He keeps this card
//! and throws the others away, so of these only numbers matter.
//!
//! **Relaxation first.** Most attempts fail for a simple reason: there are not enough tricks to get rid of what beats the
//! card. [`earliest_win`] counts them. [`count_search`] plays the tricks out, but with numbers of cards instead of cards
//! ([`counts`]). Every line of the position is a line of this relaxation. So an attempt that fails in it fails, and the
//! trick in which it first succeeds there is a lower bound for the position.
//! See: J. Pearl, "Heuristics", 1984 (relaxed problems); J. Culberson and J. Schaeffer, "Pattern Databases", 1998.
//!
//! **Exact second.** What the relaxation leaves open is searched with the cards themselves ([`reachability`]). A table
//! says for how many tricks a position is safe; its key is the [`rank_structure`], for only the order of the remaining
//! cards in their class matters.
//!
//! **The shortest line first.** [`deepening`] asks for one trick, and then for one more than the last answer is safe for,
//! so that the first counter-line is a shortest one. It ends when the answer is [`FOREVER`].
//! See: R. E. Korf, "Depth-First Iterative-Deepening", 1985 (iterative-deepening A*).
//!
//! All of these searches answer in one number: for how many tricks no opponent can win one, fewer than asked for if he
//! can, [`FOREVER`] if he never can.
//!
//! [`counter_line`] checks a counter-line with the rules alone, [`explanation`] explains a verdict, and
//! [`forced_special`](mod@forced_special) finds the special points that come with it.

mod attempt;
mod claim;
mod count_search;
mod counter_line;
mod counts;
mod deepening;
mod earliest_win;
mod explanation;
mod forced_special;
mod rank_structure;
mod reachability;
mod restriction;
mod shown;

pub use claim::{Claim, ClaimError, Manner};
pub use counter_line::{LineError, check_counter_line};
pub use explanation::{Explanation, Step, Threat, explain};
pub use forced_special::{ForcedSpecial, forced_special};
pub use shown::takes_with_any;

use crate::limits::Limits;
use crate::machine::Portable;
use deepening::Deepening;
use game::{Card, Position};

/// Safe for more tricks than there are.
const FOREVER: u8 = u8::MAX;

/// Verdict on a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No line of play gives the opponents a trick.
    Holds {
        /// Number of positions examined for the proof, with cards or with numbers of cards.
        positions: u64,
    },
    /// The opponents can come to a trick.
    Fails {
        /// The plays from the position to the end of the first trick that they win; no other line wins one earlier.
        line: Vec<Card>,
    },
}

impl Verdict {
    /// Returns whether the claim holds.
    #[must_use]
    pub const fn holds(&self) -> bool {
        matches!(self, Self::Holds { .. })
    }
}

/// Returns whether the claim holds, or `None` if the limits ended the search before that was known, and how many cards
/// were played in the tree.
pub(crate) fn try_verdict(position: &Position, claim: &Claim, limits: Limits) -> (Option<Verdict>, u64) {
    #[cfg(target_arch = "x86_64")]
    if let Some(machine) = crate::machine::Native::detect() {
        return Deepening::new(machine, position, claim, limits).verdict();
    }
    Deepening::new(Portable, position, claim, limits).verdict()
}
