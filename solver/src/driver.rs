//! About which number to ask: a guess of the value, made along a line of play.
//!
//! Half of the work of finding a value goes into two questions, whether it is so large and whether it is larger. All
//! others are in vain, so it pays to begin with the right number. The card that is first in the order is the best in
//! most choices, and then what the game is worth after it is what it is worth before. So what it is worth after that
//! card is guessed, in the same way, and with a few questions corrected. What these find out is in the table when the
//! same is asked again.
//!
//! Where that is wrong, to find out so with all cards may take as long as to find the value. So a question that is not
//! answered soon is left for a while, and the value guessed anew with more cards at a choice.

use crate::widening::{MoveLimit, MoveLimits};
use std::{iter, slice};

/// A game in which it can be asked whether a position is worth so much.
pub(crate) trait Questions {
    /// A position.
    type State: Copy;

    /// Returns what it is worth at least and at most, before anything is asked.
    fn range(&self, state: &Self::State) -> (i32, i32);
    /// Returns whether the seat to play wants it to be worth much.
    fn wants_more(&self, state: &Self::State) -> bool;
    /// Returns whether the value is more likely above a guess that proves wrong than below it.
    fn is_rather_above(&self, state: &Self::State, _guess: i32) -> bool {
        self.wants_more(state)
    }
    /// Returns how many tricks are left, the running one included.
    fn n_tricks(&self, state: &Self::State) -> u32;
    /// Returns what follows if the first card in the order is played, or nothing if none is left.
    fn first_card(&self, state: &Self::State) -> Option<First<Self::State>>;
    /// Returns a bound that answers whether it is worth so much, or nothing if the budget is spent or this thread has
    /// played so many cards in the tree.
    fn ask_until(&mut self, state: &Self::State, threshold: i32, stop_at: Option<u64>) -> Option<i32>;
    /// Returns what is likely to be the answer, nothing if it takes too long: as if nobody had other cards than these at a choice.
    fn ask_roughly(
        &mut self,
        _state: &Self::State,
        _threshold: i32,
        _breadth: MoveLimit,
        _stop_at: u64,
    ) -> Option<i32> {
        None
    }
    /// Returns whether it pays to correct what is guessed along the line of first cards, before it is guessed with few cards.
    fn corrects_line(&self, _state: &Self::State) -> bool {
        true
    }
    /// Returns with which cards at a choice the value of a position is to be guessed.
    fn breadths(&self, _state: &Self::State) -> MoveLimits {
        MoveLimits::default()
    }
    /// Returns how many times as long as the one before each step away from a wrong guess is.
    fn growth(&self) -> i32 {
        2
    }
    /// Returns how far from the guess it is asked first, farthest first, if the search may be ended before the value is known: so
    /// bounds are known early.
    fn distances(&self) -> &'static [i32];
    /// Returns after how many cards the guess is to be made, if there is no time for more.
    fn guess_until(&self) -> Option<u64>;
    /// Returns how many cards this thread has played in the tree.
    fn n_played(&self) -> u64;
    /// Tells the observer what is asked about the position the game begins with and what is known of it.
    fn tell(&mut self, threshold: i32, lower: i32, upper: i32);
}

/// What follows if the first card in the order is played.
pub(crate) struct First<S> {
    pub(crate) next: S,
    /// What is gained with it; the position after it is worth so much less.
    pub(crate) gained: i32,
    /// Whether no other card need be tried.
    pub(crate) is_only: bool,
}

/// What is known about the value of a position.
#[derive(Clone, Copy, Debug)]
struct Known {
    lower: i32,
    upper: i32,
    guess: i32,
}

impl Known {
    /// Returns what is known before anything is asked, if the value is known to lie between these.
    fn before<Q: Questions + ?Sized>(game: &Q, state: &Q::State, (least, most): (i32, i32)) -> Self {
        let (lower, upper) = game.range(state);
        let (lower, upper) = (lower.max(least), upper.min(most));
        Self { lower, upper, guess: i32::midpoint(lower, upper) }
    }

    const fn middle(&self) -> i32 {
        self.lower + (self.upper - self.lower + 1) / 2
    }
}

/// How a question is asked.
#[derive(Clone, Copy, Debug)]
enum How {
    /// Until it is answered, or this thread has played so many cards in the tree; the observer is told.
    Surely { stop_at: Option<u64> },
    /// Until this thread has played so many cards in the tree.
    Until(u64),
    /// As if nobody had other cards than these at a choice, and no longer than that.
    Roughly { breadth: MoveLimit, stop_at: u64 },
}

impl How {
    /// Until it is answered.
    const SURELY: Self = Self::Surely { stop_at: None };
}

/// What says nothing about a value.
pub(crate) const ANYWHERE: (i32, i32) = (i32::MIN, i32::MAX);

/// Asks until the bounds meet or the budget is spent, and returns them. The value is known to lie between `between`.
pub(crate) fn narrow<Q: Questions + ?Sized>(
    game: &mut Q,
    state: &Q::State,
    between: (i32, i32),
    with_guess: bool,
) -> (i32, i32) {
    let known = Known::before(game, state, between);
    let known = if with_guess { guess_and_correct(game, state, known) } else { halve(game, state, known) };
    (known.lower, known.upper)
}

fn guess_and_correct<Q: Questions + ?Sized>(game: &mut Q, state: &Q::State, known: Known) -> Known {
    let until = game.guess_until().unwrap_or(u64::MAX);
    let known = guess(game, state, known, if game.corrects_line(state) { until } else { 0 });
    let MoveLimits { first, last } = game.breadths(state);
    let mut breadths = first.iter();
    let mut known = guess_again(game, state, known, &mut breadths, until);
    // Whoever may have to be content with bounds learns first what the value is not.
    for &distance in game.distances() {
        for threshold in [known.guess + distance + 1, known.guess - distance] {
            let is_no_news = threshold <= known.lower || known.upper < threshold;
            if is_no_news {
                continue;
            }
            let Some(reaches) = ask(game, state, threshold, &mut known, How::SURELY) else { return known };
            if reaches != (threshold <= known.guess) {
                return halve(game, state, known);
            }
        }
    }
    correct_patiently(game, state, known, breadths, last)
}

/// Returns how many cards may be played to correct a guess: a fraction of what a value usually takes.
fn most_nodes(n_tricks: u32) -> u64 {
    ((32 * 5u64.pow(n_tricks)) >> n_tricks).min(25_000)
}

fn guess<Q: Questions + ?Sized>(game: &mut Q, state: &Q::State, mut known: Known, until: u64) -> Known {
    let Some(First { next, gained, is_only }) = game.first_card(state) else { return known };
    let of_next = Known::before(game, &next, ANYWHERE);
    let after = guess(game, &next, of_next, until);
    known.guess = after.guess + gained;
    // The seat to play may have a better card.
    let wants_more = game.wants_more(state);
    if wants_more || is_only {
        known.lower = known.lower.max(after.lower + gained);
    }
    if !wants_more || is_only {
        known.upper = known.upper.min(after.upper + gained);
    }
    known.guess = known.guess.clamp(known.lower, known.upper);
    if is_only {
        return known;
    }
    let stop_at = until.min(game.n_played() + most_nodes(game.n_tricks(state)));
    correct(game, state, known, How::Until(stop_at))
}

/// Guesses anew: the value if nobody has more than a few cards at a choice. If to find that out is much work, to find the
/// value out is very much, and it pays to find out what it is with a few more. `breadths` are left that were not needed.
fn guess_again<Q: Questions + ?Sized>(
    game: &mut Q,
    state: &Q::State,
    mut known: Known,
    breadths: &mut slice::Iter<'_, MoveLimit>,
    until: u64,
) -> Known {
    for &breadth in breadths {
        if known.lower == known.upper || until <= game.n_played() {
            break;
        }
        let n_before = game.n_played();
        let rough = correct(game, state, known, How::Roughly { breadth, stop_at: until });
        known.guess = rough.guess;
        if game.n_played() - n_before < LIGHT {
            break;
        }
    }
    known
}

/// How many cards a guess takes at most that is not improved before it is asked about.
const LIGHT: u64 = 30_000;

/// Finds the value out from a guess. With few cards at a choice it may take little to guess far off. So if many tricks are left and
/// the value is not known soon, it is guessed with more, each time with so much more patience.
fn correct_patiently<Q: Questions + ?Sized>(
    game: &mut Q,
    state: &Q::State,
    mut known: Known,
    breadths: slice::Iter<'_, MoveLimit>,
    last: Option<MoveLimit>,
) -> Known {
    if game.n_tricks(state) < DOUBTED_FROM {
        return correct(game, state, known, How::SURELY);
    }
    let patient = iter::successors(Some(PATIENCE), |patience| Some(4 * patience));
    let last = last.map(|breadth| (breadth, LAST_PATIENCE, MOST_FOR_LAST));
    let all = breadths.zip(patient).map(|(&breadth, patience)| (breadth, patience, patience)).chain(last);
    for (breadth, patience, most) in all {
        known = correct(game, state, known, How::Surely { stop_at: Some(game.n_played() + patience) });
        if known.lower == known.upper {
            return known;
        }
        known.guess = correct(game, state, known, How::Roughly { breadth, stop_at: game.n_played() + most }).guess;
    }
    correct(game, state, known, How::SURELY)
}

/// With how many tricks left a guess may be doubted. With fewer, most questions are answered before it would be, or soon
/// after.
const DOUBTED_FROM: u32 = 11;

/// After how many cards a guess is first doubted.
const PATIENCE: u64 = 300_000;

/// After how many more it is doubted for the last time, and how many it may take then to guess anew.
const LAST_PATIENCE: u64 = 2_500_000;
const MOST_FOR_LAST: u64 = 10_000_000;

/// Asks about the guess, then about numbers farther and farther away, until the value lies between two of them.
fn correct<Q: Questions + ?Sized>(game: &mut Q, state: &Q::State, mut known: Known, how: How) -> Known {
    let mut upwards = match how {
        How::Surely { .. } => game.is_rather_above(state, known.guess),
        // The guess is what it is worth with fewer cards, and the seat to play may have a better one.
        How::Until(_) | How::Roughly { .. } => game.wants_more(state),
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
        let Some(reaches) = ask(game, state, threshold, &mut known, how) else { break };
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
fn halve<Q: Questions + ?Sized>(game: &mut Q, state: &Q::State, mut known: Known) -> Known {
    while known.lower < known.upper && ask(game, state, known.middle(), &mut known, How::SURELY).is_some() {}
    known
}

/// Asks whether the position is worth so much and learns from the answer.
fn ask<Q: Questions + ?Sized>(
    game: &mut Q,
    state: &Q::State,
    threshold: i32,
    known: &mut Known,
    how: How,
) -> Option<bool> {
    let bound = match how {
        How::Surely { stop_at } => {
            game.tell(threshold, known.lower, known.upper);
            game.ask_until(state, threshold, stop_at)?
        }
        How::Until(stop_at) => game.ask_until(state, threshold, Some(stop_at))?,
        How::Roughly { breadth, stop_at } => game.ask_roughly(state, threshold, breadth, stop_at)?,
    };
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

    static BREADTHS: [MoveLimit; 4] =
        [MoveLimit::narrow(2), MoveLimit::narrow(3), MoveLimit::narrow(4), MoveLimit::narrow(5)];

    /// A position in which every question takes so many cards, and few cards at a choice give other values.
    struct Game {
        value: i32,
        n_tricks: u32,
        of_question: u64,
        /// What it is worth with the cards of each breadth.
        rough: [i32; 4],
        n_played: u64,
        /// How many cards have been played for each question.
        spent: HashMap<i32, u64>,
        n_answers: u32,
        distances: &'static [i32],
        is_rather_above: bool,
        first_asked: Option<i32>,
    }

    impl Game {
        fn new(value: i32, n_tricks: u32, of_question: u64, rough: [i32; 4]) -> Self {
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

    impl Questions for Game {
        type State = ();

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

        fn first_card(&self, (): &()) -> Option<First<()>> {
            None
        }

        fn ask_until(&mut self, (): &(), threshold: i32, stop_at: Option<u64>) -> Option<i32> {
            let spent = self.spent.entry(threshold).or_default();
            let missing = self.of_question - *spent;
            let may_play = stop_at.map_or(missing, |stop_at| missing.min(stop_at - self.n_played));
            *spent += may_play;
            self.n_played += may_play;
            (may_play == missing).then(|| {
                self.n_answers += 1;
                if threshold <= self.value { threshold } else { threshold - 1 }
            })
        }

        fn ask_roughly(&mut self, (): &(), threshold: i32, breadth: MoveLimit, _stop_at: u64) -> Option<i32> {
            self.n_played += LIGHT / 1_000;
            let value = self.rough[BREADTHS.iter().position(|&known| known == breadth)?];
            Some(if threshold <= value { threshold } else { threshold - 1 })
        }

        fn breadths(&self, (): &()) -> MoveLimits {
            MoveLimits { first: &BREADTHS[..3], last: Some(BREADTHS[3]) }
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
                for rough in [[value; 4], [240 - value, 120, value, 0], [0, 240, 17, value]] {
                    for (n_tricks, distances) in [(9, [].as_slice()), (12, &[]), (12, &[60, 30]), (9, &[60, 30, 15])] {
                        let mut game = Game { distances, ..Game::new(value, n_tricks, of_question, rough) };
                        assert_eq!(narrow(&mut game, &(), ANYWHERE, true), (value, value), "{rough:?} {n_tricks}");
                    }
                }
            }
        }
    }

    #[test]
    fn it_is_asked_first_where_the_value_is_if_not_at_the_guess() {
        for (n_tricks, is_rather_above) in [(9, false), (9, true), (12, false), (12, true)] {
            let mut game = Game { is_rather_above, ..Game::new(101, n_tricks, 1_000, [101; 4]) };
            narrow(&mut game, &(), ANYWHERE, true);
            assert_eq!(game.first_asked, Some(101 + i32::from(is_rather_above)));
        }
    }

    #[test]
    fn a_guess_that_is_not_confirmed_soon_is_made_anew() {
        for value in [101, 102] {
            let n_answers = |n_tricks, of_question, rough| {
                let mut game = Game::new(value, n_tricks, of_question, rough);
                narrow(&mut game, &(), ANYWHERE, true);
                game.n_answers
            };
            let (heavy, wrong_at_first) = (20 * PATIENCE, [value - 30, value - 10, value, value]);
            assert_eq!(n_answers(12, heavy, [value; 4]), 2);
            assert_eq!(n_answers(12, heavy, wrong_at_first), 2);
            // What takes very long is guessed once more.
            assert_eq!(n_answers(12, 2 * heavy, [value - 30, value - 20, value - 10, value]), 2);
            // With few tricks left, or if a question takes little, the first guess is kept.
            assert!(2 < n_answers(9, heavy, wrong_at_first));
            assert!(2 < n_answers(12, PATIENCE / 100, wrong_at_first));
        }
    }
}
