//! Questions about a position.

use crate::answer::{Bounds, Completion, Tricks, Unit, ValueAnswer, VerdictAnswer};
use crate::engine::Engine;
use crate::goals::PointsError;
use crate::limits::Limits;
use crate::observe::Observer;
use crate::root;
use crate::setup::Task;
use crate::solver::Solver;
use crate::verdict::{Claim, try_verdict};
use crate::watch::Watching;
use game::rules::Sonderpunkt;
use game::{Augen, BySeat, Card, Points, Position, Team};

/// A question for [`Solver::ask`]: [`BestAugen`], [`AugenOfLeaders`], [`BestPoints`], [`BestTricks`], or a reference to a [`Claim`].
pub trait SolverQuestion: sealed::Sealed {
    /// The answer.
    type Answer;

    /// Finds the answer with what a solver remembers.
    #[doc(hidden)]
    fn find<O: Observer>(
        self,
        solver: &mut Solver,
        position: &Position,
        limits: Limits<'_>,
        observer: &mut O,
    ) -> Self::Answer;

    /// Finds the answer without an observer. It is not generic, so that the search is compiled once.
    #[doc(hidden)]
    fn find_unseen(self, solver: &mut Solver, position: &Position, limits: Limits<'_>) -> Self::Answer;

    /// Finds the answer in the same way and reports to `watch`.
    #[doc(hidden)]
    fn find_watched(
        self,
        solver: &mut Solver,
        position: &Position,
        limits: Limits<'_>,
        watch: &mut Watching<'_>,
    ) -> Self::Answer;
}

/// The methods that every question writes out, because a function provided by the trait would be compiled in the
/// caller's crate.
macro_rules! find_in_this_crate {
    () => {
        fn find_unseen(self, solver: &mut Solver, position: &Position, limits: Limits<'_>) -> Self::Answer {
            // A page downloads the search, so there it is compiled once, for those who watch.
            if cfg!(target_family = "wasm") {
                return self.find_watched(solver, position, limits, &mut Watching::none());
            }
            self.find(solver, position, limits, &mut ())
        }

        fn find_watched(
            self,
            solver: &mut Solver,
            position: &Position,
            limits: Limits<'_>,
            watch: &mut Watching<'_>,
        ) -> Self::Answer {
            self.find(solver, position, limits, watch)
        }
    };
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::BestAugen {}
    impl Sealed for super::AugenOfLeaders {}
    impl Sealed for super::BestPoints<'_> {}
    impl Sealed for super::BestTricks {}
    impl Sealed for &crate::verdict::Claim {}
}

/// Details of a question about a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Detail {
    /// The value.
    Value,
    /// Whether the value is at least this number.
    AtLeast(i32),
    /// The value, and the value after each legal card.
    EachCard,
    /// The value, and a line of best play to the last card.
    Line,
}

impl Detail {
    /// Asks the engine.
    fn find<V: Unit>(self, engine: &mut dyn Engine, position: &Position) -> ValueAnswer<V> {
        let sorted = position.order().sorted();
        engine.begin();
        let (mut cards, mut line) = (Vec::new(), Vec::new());
        let between = match self {
            Self::Value => root::value(engine),
            Self::AtLeast(least) => root::at_least(engine, least),
            Self::EachCard => {
                let (between, of_cards) = root::each_card(engine, sorted);
                cards = of_cards;
                between
            }
            Self::Line => {
                let (between, best) = root::line(engine, sorted);
                line = best;
                between
            }
        };
        let is_known = |(lower, upper): (i32, i32)| lower == upper;
        let is_finished = match self {
            Self::Value => is_known(between),
            Self::AtLeast(least) => least <= between.0 || between.1 < least,
            Self::EachCard => is_known(between) && cards.iter().all(|&(_, between)| is_known(between)),
            Self::Line => is_known(between) && line.len() == n_cards(position),
        };
        ValueAnswer {
            bounds: Bounds::of(between),
            cards: cards.into_iter().map(|(card, between): (Card, _)| (card, Bounds::of(between))).collect(),
            line,
            nodes: engine.nodes(),
            completion: if is_finished { Completion::Finished } else { Completion::Stopped },
        }
    }
}

/// Returns how many cards are still to be played.
fn n_cards(position: &Position) -> usize {
    position.cards().hands().iter().map(|(_, hand)| hand.len()).sum()
}

/// The question how many Augen Re still gets if both sides play for Augen, the current trick included.
///
/// # Examples
/// ```
/// use game::{Augen, Card, Position};
/// use doko_solver::{BestAugen, Limits, Solver};
///
/// let position = notation::position("rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA")?;
/// let mut solver = Solver::default();
/// assert_eq!(solver.ask(&position, BestAugen::value(), Limits::NONE).exact(), Augen(42));
/// let answer = solver.ask(&position, BestAugen::at_least(Augen(43)), Limits::NONE);
/// assert_eq!(answer.reaches(Augen(43)), Some(false));
/// let answer = solver.ask(&position, BestAugen::each_card(), Limits::NONE);
/// assert_eq!(answer.exact_cards()[0], (Card::HT, Augen(42)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestAugen {
    detail: Detail,
}

impl BestAugen {
    /// Asks for the value.
    #[must_use]
    pub const fn value() -> Self {
        Self { detail: Detail::Value }
    }

    /// Asks whether the value is at least `least`: much less work than the value.
    #[must_use]
    pub const fn at_least(least: Augen) -> Self {
        Self { detail: Detail::AtLeast(least.0 as i32) }
    }

    /// Asks for the value, and the value after each legal card: [`ValueAnswer::cards`].
    ///
    /// With limits, the position itself is asked about first, than which no card is better. Then each card has its share of the
    /// limits, and those still open have what is left.
    #[must_use]
    pub const fn each_card() -> Self {
        Self { detail: Detail::EachCard }
    }

    /// Asks for the value, and a line of best play to the last card: [`ValueAnswer::line`].
    #[must_use]
    pub const fn line() -> Self {
        Self { detail: Detail::Line }
    }
}

impl SolverQuestion for BestAugen {
    type Answer = ValueAnswer<Augen>;

    find_in_this_crate!();

    fn find<O: Observer>(
        self,
        solver: &mut Solver,
        position: &Position,
        limits: Limits<'_>,
        observer: &mut O,
    ) -> Self::Answer {
        let answer = solver.run(position, Task::Augen, limits, observer, |engine| self.detail.find(engine, position));
        answer.expect("every position has a value in Augen")
    }
}

/// The question how many Augen Re still gets, for each of the four leaders of the trick: less work than four positions
/// one by one.
///
/// Each seat of the answer has the value with that leader. With limits, each leader has its share of them. There is no answer while
/// a trick is running.
///
/// # Examples
/// ```
/// use game::{Augen, Seat};
/// use doko_solver::{AugenOfLeaders, Limits, Solver};
///
/// // The leader makes both tricks.
/// let position = notation::position("rules=ddv game=fleischlos re=N leader=N N=CA,CK E=HA,HK S=SQ,SJ W=DQ,DJ")?;
/// let answers = Solver::default().ask(&position, AugenOfLeaders, Limits::NONE).expect("no trick is running");
/// assert_eq!(answers[Seat::N].exact(), Augen(40));
/// assert_eq!(answers[Seat::E].exact(), Augen(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AugenOfLeaders;

impl SolverQuestion for AugenOfLeaders {
    type Answer = Option<BySeat<ValueAnswer<Augen>>>;

    find_in_this_crate!();

    fn find<O: Observer>(
        self,
        solver: &mut Solver,
        position: &Position,
        limits: Limits<'_>,
        observer: &mut O,
    ) -> Self::Answer {
        let leader = position.cards().trick().leader();
        let found = solver.run(position, Task::Augen, limits, observer, |engine| {
            engine.begin();
            root::each_leader(engine, leader)
        });
        let found = found.expect("every position has a value in Augen")?;
        Some(BySeat::from_fn(|seat| {
            let (between, nodes) = found[seat];
            ValueAnswer::of_value(between, nodes)
        }))
    }
}

/// The question how many Points the game is worth if both sides play for the score: the value of the whole game seen
/// from Re, before a soloist's factor, which [`game::points_of_seats`] applies.
///
/// With 151 Augen safe and 181 out of reach a side plays for the fox, and a side that has lost anyway saves the next
/// level. So the best line for Augen need not be the best for Points. The count follows [`game::score`] and
/// [`game::special_points`]: the winner under the calls in force, the levels, the special points, and what Ansagen
/// multiply.
///
/// After the first trick the position must say what was won before (`won=`), otherwise the answer is a [`PointsError`].
///
/// # Examples
/// ```
/// use game::{Points, Position};
/// use doko_solver::{BestPoints, Limits, Solver};
///
/// // Re has won the game and cannot reach 151, but it can catch the fox.
/// let line = "rules=ddv game=normal re=NS leader=N N=HT E=DA S=CQ W=SJ won=re:121/6,kontra:93/5";
/// let answer = Solver::default().ask(&notation::position(line)?, BestPoints::value(), Limits::NONE)?;
/// assert_eq!(answer.exact(), Points(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestPoints<'a> {
    detail: Detail,
    earned: &'a [(Sonderpunkt, Team)],
}

impl<'a> BestPoints<'a> {
    /// Asks for the value.
    #[must_use]
    pub const fn value() -> Self {
        Self::of(Detail::Value)
    }

    /// Asks whether the value is at least `least`: much less work than the value.
    #[must_use]
    pub const fn at_least(least: Points) -> Self {
        Self::of(Detail::AtLeast(least.0))
    }

    /// Asks for the value, and the value after each legal card, see [`BestAugen::each_card`].
    #[must_use]
    pub const fn each_card() -> Self {
        Self::of(Detail::EachCard)
    }

    /// Asks for the value, and a line of best play for the score to the last card: [`ValueAnswer::line`].
    #[must_use]
    pub const fn line() -> Self {
        Self::of(Detail::Line)
    }

    /// Returns the same question for a game in which `earned` was won in earlier tricks, which no position states.
    ///
    /// Mostly they are a constant and need not be known to find the best card. But if Ansagen multiply the whole value
    /// and both sides may fail their calls, the same special points count more in a game that a side wins.
    #[must_use]
    pub const fn with_earned<'b>(self, earned: &'b [(Sonderpunkt, Team)]) -> BestPoints<'b> {
        BestPoints { detail: self.detail, earned }
    }

    const fn of(detail: Detail) -> Self {
        Self { detail, earned: &[] }
    }
}

impl SolverQuestion for BestPoints<'_> {
    type Answer = Result<ValueAnswer<Points>, PointsError>;

    find_in_this_crate!();

    fn find<O: Observer>(
        self,
        solver: &mut Solver,
        position: &Position,
        limits: Limits<'_>,
        observer: &mut O,
    ) -> Self::Answer {
        solver.run(position, Task::Points(self.earned), limits, observer, |engine| self.detail.find(engine, position))
    }
}

/// The question how many of the remaining tricks a side can force against the best resistance, the current one
/// included.
///
/// # Examples
/// ```
/// use game::{Position, Team};
/// use doko_solver::{BestTricks, Limits, Solver, Tricks};
///
/// let position = notation::position("rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA")?;
/// let mut solver = Solver::default();
/// assert_eq!(solver.ask(&position, BestTricks::of(Team::Re), Limits::NONE).exact(), Tricks(2));
/// let all = Tricks::left_in(&position);
/// let answer = solver.ask(&position, BestTricks::at_least(Team::Kontra, all), Limits::NONE);
/// assert_eq!(answer.reaches(all), Some(false));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestTricks {
    team: Team,
    detail: Detail,
}

impl BestTricks {
    /// Asks for the number that the side can force.
    #[must_use]
    pub const fn of(team: Team) -> Self {
        Self { team, detail: Detail::Value }
    }

    /// Asks whether `team` can force at least `least` tricks: less work than the number. [`Tricks::left_in`] asks for
    /// all of them.
    #[must_use]
    pub const fn at_least(team: Team, least: Tricks) -> Self {
        Self { team, detail: Detail::AtLeast(least.0 as i32) }
    }
}

impl SolverQuestion for BestTricks {
    type Answer = ValueAnswer<Tricks>;

    find_in_this_crate!();

    fn find<O: Observer>(
        self,
        solver: &mut Solver,
        position: &Position,
        limits: Limits<'_>,
        observer: &mut O,
    ) -> Self::Answer {
        let task = Task::Tricks(self.team);
        let answer = solver.run(position, task, limits, observer, |engine| self.detail.find(engine, position));
        answer.expect("every position has a value in tricks")
    }
}

/// The question whether the side of the claim makes all remaining tricks *zwangslaeufig*: in every legal line. The
/// observer hears nothing.
impl SolverQuestion for &Claim {
    type Answer = VerdictAnswer;

    find_in_this_crate!();

    fn find<O: Observer>(self, _: &mut Solver, position: &Position, limits: Limits<'_>, _: &mut O) -> Self::Answer {
        let (verdict, nodes) = try_verdict(position, self, limits);
        VerdictAnswer { verdict, nodes }
    }
}
