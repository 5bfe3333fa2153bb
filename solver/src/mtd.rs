//! The driver: which null windows are searched until the value is known.
//!
//! Half of the work of finding a value goes into two questions: whether the value is at least the true one, and whether
//! it is larger. All others are in vain, so it pays to begin with the right number: the *first guess*. The first card
//! in the order is the best in most choices, and then the value after it is the value before. So the value after that
//! card is guessed, in the same way, and corrected by a few questions. Their results are in the table when the same is
//! asked again.
//!
//! If that is wrong, a proof with all cards may take as long as finding the value. So a question that is not answered
//! soon is postponed, and the value guessed again with more cards at a choice ([`widening`](crate::widening)).
//!
//! From the guess the thresholds step away, each step farther than the one before, until the value lies between two of them.
//!
//! See: A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin, "Best-first fixed-depth minimax algorithms", 1996 (MTD(f)).

use crate::move_limits::MoveLimit;
use std::{iter, slice};

/// A game in which null windows of a node can be searched.
pub(crate) trait NullWindows {
    /// A node.
    type Node: Copy;

    /// Returns what it is worth at least and at most, before anything is asked.
    fn range(&self, node: &Self::Node) -> (i32, i32);
    /// Returns whether the seat to play wants it to be worth much.
    fn wants_more(&self, node: &Self::Node) -> bool;
    /// Returns whether the value is more likely above a guess that proves wrong than below it.
    fn is_rather_above(&self, node: &Self::Node, guess: i32) -> bool;
    /// Returns how many tricks are left, the running one included.
    fn n_tricks(&self, node: &Self::Node) -> u32;
    /// Returns what follows if the first card in the order is played, or nothing if none is left.
    fn first_move(&self, node: &Self::Node) -> Option<FirstMove<Self::Node>>;
    /// Returns a bound that decides whether `node` is worth at least `number`, or `None` if the search gave up.
    fn ask(&mut self, node: &Self::Node, number: i32, how: How) -> Option<i32>;
    /// Returns whether it pays to correct what is guessed along the line of first cards.
    fn corrects_line(&self, node: &Self::Node, guess: Guess) -> bool;
    /// Returns with which cards at a choice the value of a node is to be guessed.
    fn move_limits(&self, node: &Self::Node) -> &'static [MoveLimit];
    /// Returns how many times as long as the one before each step away from a wrong guess is.
    fn growth(&self) -> i32;
    /// Returns how far from the guess it is asked first.
    fn distances(&self) -> &'static [i32];
    /// Returns after how many cards the guess is to be made, if there is no time for more.
    fn guess_until(&self) -> Option<u64>;
    /// Returns how many cards this thread has played in the tree.
    fn n_played(&self) -> u64;
    /// Reports the question and the known bounds to the observer.
    fn tell(&mut self, number: i32, lower: i32, upper: i32);
}

/// Node after the first card in the order.
pub(crate) struct FirstMove<N> {
    pub(crate) node: N,
    /// Whether no other card need be tried.
    pub(crate) is_only: bool,
}

/// Bounds and guess of the value of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KnownBounds {
    pub(crate) lower: i32,
    pub(crate) upper: i32,
    guess: i32,
}

impl KnownBounds {
    /// Returns the bounds before any question, for a value from `least` to `most`.
    pub(crate) fn before<Q: NullWindows>(game: &Q, node: &Q::Node, (least, most): (i32, i32)) -> Self {
        let (lower, upper) = game.range(node);
        let (lower, upper) = (lower.max(least), upper.min(most));
        Self { lower, upper, guess: i32::midpoint(lower, upper) }
    }

    const fn middle(&self) -> i32 {
        self.lower + (self.upper - self.lower + 1) / 2
    }
}

/// Limits of a question.
#[derive(Clone, Copy, Debug)]
pub(crate) enum How {
    /// Until it is answered, or this thread has played `stop_at` cards in the tree; the observer is notified.
    Surely { stop_at: Option<u64> },
    /// Until this thread has played this number of cards in the tree.
    Until(u64),
    /// A rough answer: no seat tries more than `limit` cards at a choice, and the search ends at `stop_at`.
    Roughly { limit: MoveLimit, stop_at: u64 },
}

impl How {
    /// No limit: until it is answered.
    pub(crate) const SURELY: Self = Self::Surely { stop_at: None };
}

/// Bounds of an unknown value.
pub(crate) const ANYWHERE: (i32, i32) = (i32::MIN, i32::MAX);

/// Context of the first guess of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Guess {
    /// No guess.
    None,
    /// A node without similar ones in the table.
    Alone,
    /// A node after others that are like it. The entries of their guesses are in the table, so a guess with few cards
    /// at a choice is cheap, and all move limits are tried.
    AfterOthers,
}

/// Asks until the bounds meet or the limits is spent, and returns them. The value is known to lie between `between`.
pub(crate) fn converge<Q: NullWindows>(game: &mut Q, node: &Q::Node, between: (i32, i32), guess: Guess) -> (i32, i32) {
    let known = KnownBounds::before(game, node, between);
    let known = match guess {
        Guess::None => halve(game, node, known),
        Guess::Alone | Guess::AfterOthers => guess_and_correct(game, node, known, guess),
    };
    (known.lower, known.upper)
}

fn guess_and_correct<Q: NullWindows>(game: &mut Q, node: &Q::Node, known: KnownBounds, how: Guess) -> KnownBounds {
    let until = game.guess_until().unwrap_or(u64::MAX);
    let known = guess(game, node, known, if game.corrects_line(node, how) { until } else { 0 });
    let mut move_limits = game.move_limits(node).iter();
    let light = if how == Guess::AfterOthers { 0 } else { LIGHT };
    let mut known = guess_again(game, node, known, &mut move_limits, light, until);
    // A caller that may get bounds only first learns which values are impossible.
    for &distance in game.distances() {
        for threshold in [known.guess + distance + 1, known.guess - distance] {
            let is_no_news = threshold <= known.lower || known.upper < threshold;
            if is_no_news {
                continue;
            }
            let Some(reaches) = ask(game, node, threshold, &mut known, How::SURELY) else { return known };
            if reaches != (threshold <= known.guess) {
                return halve(game, node, known);
            }
        }
    }
    correct_patiently(game, node, known, move_limits)
}

/// Returns how many cards may be played to correct a guess: a fraction of what a value usually takes.
fn most_nodes(n_tricks: u32) -> u64 {
    ((32 * 5u64.pow(n_tricks)) >> n_tricks).min(25_000)
}

fn guess<Q: NullWindows>(game: &mut Q, node: &Q::Node, mut known: KnownBounds, until: u64) -> KnownBounds {
    let Some(FirstMove { node: next, is_only }) = game.first_move(node) else { return known };
    let of_next = KnownBounds::before(game, &next, ANYWHERE);
    let after = guess(game, &next, of_next, until);
    known.guess = after.guess;
    // The seat to play may have a better card.
    let wants_more = game.wants_more(node);
    if wants_more || is_only {
        known.lower = known.lower.max(after.lower);
    }
    if !wants_more || is_only {
        known.upper = known.upper.min(after.upper);
    }
    known.guess = known.guess.clamp(known.lower, known.upper);
    if is_only {
        return known;
    }
    let stop_at = until.min(game.n_played() + most_nodes(game.n_tricks(node)));
    correct(game, node, known, How::Until(stop_at))
}

/// Guesses again: the value if no seat has more than a few cards at a choice. If that is much work, the exact value is
/// far more, and it pays to guess with a few more cards. `move_limits` keeps the limits that were not needed because a
/// guess took less than `light` cards.
fn guess_again<Q: NullWindows>(
    game: &mut Q,
    node: &Q::Node,
    mut known: KnownBounds,
    move_limits: &mut slice::Iter<'_, MoveLimit>,
    light: u64,
    until: u64,
) -> KnownBounds {
    for &limit in move_limits {
        if known.lower == known.upper || until <= game.n_played() {
            break;
        }
        let n_before = game.n_played();
        let rough = correct(game, node, known, How::Roughly { limit, stop_at: until });
        known.guess = rough.guess;
        if game.n_played() - n_before < light {
            break;
        }
    }
    known
}

/// Most cards of a guess that is not improved before it is tested.
const LIGHT: u64 = 30_000;

/// Finds the value from a guess. A cheap guess with few cards at a choice may be far off. So if many tricks are left
/// and the value is not known soon, it is guessed with more cards, each time with four times the patience.
fn correct_patiently<Q: NullWindows>(
    game: &mut Q,
    node: &Q::Node,
    mut known: KnownBounds,
    move_limits: slice::Iter<'_, MoveLimit>,
) -> KnownBounds {
    if REGUESSED_FROM <= game.n_tricks(node) {
        let patient = iter::successors(Some(PATIENCE), |patience| Some(4 * patience));
        for (&limit, patience) in move_limits.zip(patient) {
            known = correct(game, node, known, How::Surely { stop_at: Some(game.n_played() + patience) });
            if known.lower == known.upper {
                return known;
            }
            let stop_at = game.n_played() + patience;
            known.guess = correct(game, node, known, How::Roughly { limit, stop_at }).guess;
        }
    }
    correct(game, node, known, How::SURELY)
}

/// Least number of tricks left to guess again. With fewer, most questions are answered before that or soon after.
const REGUESSED_FROM: u32 = 11;

/// Number of cards after which it first guesses again.
const PATIENCE: u64 = 300_000;

/// Asks about the guess, then about numbers farther and farther away, until the value lies between two of them.
fn correct<Q: NullWindows>(game: &mut Q, node: &Q::Node, mut known: KnownBounds, how: How) -> KnownBounds {
    let mut upwards = match how {
        How::Surely { .. } => game.is_rather_above(node, known.guess),
        // The guess is what it is worth with fewer cards, and the seat to play may have a better one.
        How::Until(_) | How::Roughly { .. } => game.wants_more(node),
    };
    let mut is_first = true;
    let mut step = 1;
    while known.lower < known.upper {
        let middle = known.middle();
        let threshold = match upwards {
            _ if is_first => (known.guess + i32::from(upwards)).clamp(known.lower + 1, known.upper),
            true => middle.min(known.lower.saturating_add(step)),
            false => middle.max(known.upper.saturating_sub(step - 1)),
        };
        let Some(reaches) = ask(game, node, threshold, &mut known, how) else { break };
        if reaches == upwards {
            step = step.saturating_mul(game.growth());
        } else {
            upwards = reaches;
            // The value is the guess, or it lies between two numbers that were asked about.
            step = if is_first { 1 } else { i32::MAX };
        }
        is_first = false;
    }
    known.guess = known.guess.clamp(known.lower, known.upper);
    known
}

/// Asks about the middle of what is left.
fn halve<Q: NullWindows>(game: &mut Q, node: &Q::Node, mut known: KnownBounds) -> KnownBounds {
    while known.lower < known.upper && ask(game, node, known.middle(), &mut known, How::SURELY).is_some() {}
    known
}

/// Asks whether `node` is worth at least `threshold` and records the answer in `known`.
pub(crate) fn ask<Q: NullWindows>(
    game: &mut Q,
    node: &Q::Node,
    threshold: i32,
    known: &mut KnownBounds,
    how: How,
) -> Option<bool> {
    if matches!(how, How::Surely { .. }) {
        game.tell(threshold, known.lower, known.upper);
    }
    let bound = game.ask(node, threshold, how)?;
    let reaches = threshold <= bound;
    // What is found out roughly need not fit together.
    if reaches {
        known.lower = bound.min(known.upper);
    } else {
        known.upper = bound.max(known.lower);
    }
    Some(reaches)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    static LIMITS: [MoveLimit; 3] = [MoveLimit::to(2), MoveLimit::to(3), MoveLimit::to(4)];

    /// A position in which every question takes `of_question` cards, and few cards at a choice give other values.
    struct Game {
        value: i32,
        n_tricks: u32,
        of_question: u64,
        /// Its value with the cards of each move limit.
        rough: [i32; 3],
        n_played: u64,
        /// Number of cards played for each question.
        spent: HashMap<i32, u64>,
        n_answers: u32,
        distances: &'static [i32],
        is_rather_above: bool,
        first_asked: Option<i32>,
    }

    impl Game {
        fn new(value: i32, n_tricks: u32, of_question: u64, rough: [i32; 3]) -> Self {
            let is_rather_above = value % 2 == 0;
            Self {
                value,
                n_tricks,
                of_question,
                rough,
                n_played: 0,
                spent: HashMap::new(),
                n_answers: 0,
                distances: &[],
                is_rather_above,
                first_asked: None,
            }
        }
    }

    impl NullWindows for Game {
        type Node = ();

        fn range(&self, (): &()) -> (i32, i32) {
            (0, 240)
        }

        fn wants_more(&self, (): &()) -> bool {
            self.value % 2 == 0
        }

        fn is_rather_above(&self, (): &(), _guess: i32) -> bool {
            self.is_rather_above
        }

        fn n_tricks(&self, (): &()) -> u32 {
            self.n_tricks
        }

        fn first_move(&self, (): &()) -> Option<FirstMove<()>> {
            None
        }

        fn ask(&mut self, (): &(), threshold: i32, how: How) -> Option<i32> {
            let answer = |value| if threshold <= value { threshold } else { threshold - 1 };
            let stop_at = match how {
                How::Roughly { limit, .. } => {
                    self.n_played += LIGHT / 1_000;
                    return Some(answer(self.rough[LIMITS.iter().position(|&known| known == limit)?]));
                }
                How::Surely { stop_at } => stop_at,
                How::Until(stop_at) => Some(stop_at),
            };
            let spent = self.spent.entry(threshold).or_default();
            let missing = self.of_question - *spent;
            let may_play = stop_at.map_or(missing, |stop_at| missing.min(stop_at - self.n_played));
            *spent += may_play;
            self.n_played += may_play;
            (may_play == missing).then(|| {
                self.n_answers += 1;
                answer(self.value)
            })
        }

        fn corrects_line(&self, (): &(), _guess: Guess) -> bool {
            true
        }

        fn move_limits(&self, (): &()) -> &'static [MoveLimit] {
            &LIMITS
        }

        fn growth(&self) -> i32 {
            2
        }

        fn distances(&self) -> &'static [i32] {
            self.distances
        }

        fn guess_until(&self) -> Option<u64> {
            None
        }

        fn n_played(&self) -> u64 {
            self.n_played
        }

        fn tell(&mut self, threshold: i32, lower: i32, upper: i32) {
            assert!(lower < threshold && threshold <= upper);
            self.first_asked.get_or_insert(threshold);
        }
    }

    #[test]
    fn a_value_is_found_from_any_guess() {
        for value in 0..=240 {
            for of_question in [1_000, PATIENCE, 3 * PATIENCE, 30 * PATIENCE] {
                for rough in [[value; 3], [240 - value, 120, value], [0, 240, 17]] {
                    for (n_tricks, distances) in [(9, [].as_slice()), (12, &[]), (12, &[60, 30]), (9, &[60, 30, 15])] {
                        let mut game = Game { distances, ..Game::new(value, n_tricks, of_question, rough) };
                        assert_eq!(
                            converge(&mut game, &(), ANYWHERE, Guess::Alone),
                            (value, value),
                            "{rough:?} {n_tricks}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn it_is_asked_first_where_the_value_is_if_not_at_the_guess() {
        for (n_tricks, is_rather_above) in [(9, false), (9, true), (12, false), (12, true)] {
            let mut game = Game { is_rather_above, ..Game::new(101, n_tricks, 1_000, [101; 3]) };
            converge(&mut game, &(), ANYWHERE, Guess::Alone);
            assert_eq!(game.first_asked, Some(101 + i32::from(is_rather_above)));
        }
    }

    #[test]
    fn a_guess_that_is_not_confirmed_soon_is_made_anew() {
        for value in [101, 102] {
            let n_answers = |n_tricks, of_question, rough| {
                let mut game = Game::new(value, n_tricks, of_question, rough);
                converge(&mut game, &(), ANYWHERE, Guess::Alone);
                game.n_answers
            };
            let (heavy, wrong_at_first) = (20 * PATIENCE, [value - 30, value - 10, value]);
            assert_eq!(n_answers(12, heavy, [value; 3]), 2);
            assert_eq!(n_answers(12, heavy, wrong_at_first), 2);
            // With few tricks left, or if a question takes little, the first guess is kept.
            assert!(2 < n_answers(9, heavy, wrong_at_first));
            assert!(2 < n_answers(12, PATIENCE / 100, wrong_at_first));
        }
    }
}
