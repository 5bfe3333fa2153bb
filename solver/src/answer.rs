//! The answer to a question: bounds, never a guess.

use crate::verdict::Verdict;
use game::{Augen, Card, Points, Position};
use std::fmt::{self, Debug, Display};

/// A number of tricks.
///
/// # Examples
/// ```
/// use game::Position;
/// use doko_solver::Tricks;
///
/// let position = notation::position("rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA")?;
/// assert_eq!(Tricks::left_in(&position), Tricks(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tricks(pub u8);

impl Tricks {
    /// Returns how many are left, the running one included.
    #[must_use]
    pub fn left_in(position: &Position) -> Self {
        Self(position.cards().tricks_left() as u8)
    }
}

impl Display for Tricks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

/// Unit of a value: [`Augen`], [`Points`], [`Tricks`].
pub trait Unit: Copy + Ord + Debug + sealed::FromNumber {}

impl Unit for Augen {}
impl Unit for Points {}
impl Unit for Tricks {}

pub(crate) mod sealed {
    use super::Tricks;
    use game::{Augen, Points};

    /// A number of the search with its unit.
    pub trait FromNumber {
        fn from_number(number: i32) -> Self;
    }

    impl FromNumber for Augen {
        fn from_number(number: i32) -> Self {
            Self(number.try_into().expect("Augen are not negative"))
        }
    }

    impl FromNumber for Points {
        fn from_number(number: i32) -> Self {
            Self(number)
        }
    }

    impl FromNumber for Tricks {
        fn from_number(number: i32) -> Self {
            Self(number.try_into().expect("tricks are not negative"))
        }
    }
}

/// Bounds of a value.
///
/// # Examples
/// ```
/// use game::Augen;
/// use doko_solver::Bounds;
///
/// let bounds = Bounds { lower: Augen(30), upper: Augen(42) };
/// assert_eq!(bounds.value(), None);
/// assert_eq!(bounds.reaches(Augen(30)), Some(true));
/// assert_eq!(bounds.reaches(Augen(31)), None);
/// assert_eq!(bounds.reaches(Augen(43)), Some(false));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds<V> {
    /// The value is at least this.
    pub lower: V,
    /// The value is at most this.
    pub upper: V,
}

impl<V: Unit> Bounds<V> {
    /// Returns the value, if the bounds have met.
    #[must_use]
    pub fn value(self) -> Option<V> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// Returns whether the value is at least `least`, if that is known.
    #[must_use]
    pub fn reaches(self, least: V) -> Option<bool> {
        if least <= self.lower {
            Some(true)
        } else if self.upper < least {
            Some(false)
        } else {
            None
        }
    }

    pub(crate) fn of((lower, upper): (i32, i32)) -> Self {
        Self { lower: V::from_number(lower), upper: V::from_number(upper) }
    }
}

/// Completion of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completion {
    /// All that was asked is known.
    Finished,
    /// The limits were spent before.
    Stopped,
}

/// Answer to a question about a value.
///
/// Values are those of Re in Augen and Points, and those of the side that was asked about in tricks.
///
/// # Examples
/// ```
/// use game::{Augen, Card, Position};
/// use doko_solver::{BestAugen, Completion, Config, Limits, Solver};
///
/// let position = notation::position("rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA")?;
/// let mut solver = Solver::new(&Config::default());
/// let answer = solver.ask(&position, BestAugen::line(), Limits::NONE);
/// assert_eq!((answer.exact(), answer.completion), (Augen(42), Completion::Finished));
/// assert_eq!((answer.line[0], answer.line.len()), (Card::HT, 8));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ValueAnswer<V> {
    /// Bounds of the value of the position.
    pub bounds: Bounds<V>,
    /// Every legal card with the value of the position after it, the current trick included, in the order of
    /// [`Order::sorted`](game::Order::sorted); empty if the cards were not asked about.
    pub cards: Vec<(Card, Bounds<V>)>,
    /// A line of best play, as far as it is known; of several best cards the first in the order of
    /// [`Order::sorted`](game::Order::sorted). Empty if no line was asked for.
    pub line: Vec<Card>,
    /// Number of cards played in the tree.
    pub nodes: u64,
    /// Whether the question is answered completely.
    pub completion: Completion,
}

impl<V: Unit> ValueAnswer<V> {
    /// Returns the answer to a question about a value alone.
    pub(crate) fn of_value(between: (i32, i32), nodes: u64) -> Self {
        let completion = if between.0 == between.1 { Completion::Finished } else { Completion::Stopped };
        Self { bounds: Bounds::of(between), cards: Vec::new(), line: Vec::new(), nodes, completion }
    }

    /// Returns the value of the position, if it is known.
    #[must_use]
    pub fn value(&self) -> Option<V> {
        self.bounds.value()
    }

    /// Returns the value of the position.
    ///
    /// # Panics
    /// If it is not known. It is known after every question without limits but those of the kind `at_least`.
    #[must_use]
    pub fn exact(&self) -> V {
        self.value().unwrap_or_else(|| panic!("the value is not known: {:?}", self.bounds))
    }

    /// Returns every legal card with its value.
    ///
    /// # Panics
    /// If one is not known. All are known after a question without limits about each card.
    #[must_use]
    pub fn exact_cards(&self) -> Vec<(Card, V)> {
        self.known_cards().unwrap_or_else(|| panic!("a value is not known: {:?}", self.cards))
    }

    /// Returns every legal card with its value, if all are known.
    #[must_use]
    pub fn known_cards(&self) -> Option<Vec<(Card, V)>> {
        self.cards.iter().map(|&(card, bounds)| Some((card, bounds.value()?))).collect()
    }

    /// Returns whether the value of the position is at least `least`, if that is known.
    #[must_use]
    pub fn reaches(&self, least: V) -> Option<bool> {
        self.bounds.reaches(least)
    }
}

/// Answer to a question about a [claim](crate::Claim).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct VerdictAnswer {
    /// The verdict on the claim, with a proof; `None` if the limits were spent before it was known.
    pub verdict: Option<Verdict>,
    /// Number of cards played in the tree.
    pub nodes: u64,
}

impl VerdictAnswer {
    /// Returns the verdict.
    ///
    /// # Panics
    /// If it is not known. It is known after every question without limits.
    #[must_use]
    pub fn exact(self) -> Verdict {
        self.verdict.expect("a search without limits ends with a verdict")
    }

    /// Returns whether the claim holds, if that is known.
    #[must_use]
    pub fn holds(&self) -> Option<bool> {
        self.verdict.as_ref().map(Verdict::holds)
    }
}
