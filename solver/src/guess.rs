//! About which number to ask: a guess of the value, made along a line of play.
//!
//! Half of the work of finding a value goes into two questions, whether it is so large and whether it is larger. All
//! others are in vain, so it pays to begin with the right number. The card that is first in the order is the best in
//! most choices, and then what the game is worth after it is what it is worth before. So what it is worth after that
//! card is guessed, in the same way, and with a few questions corrected. What these find out is in the table when the
//! same is asked again.

/// A game in which it can be asked whether a position is worth so much.
pub(crate) trait Questions {
    /// A position.
    type State: Copy;

    /// Returns what it is worth at least and at most, before anything is asked.
    fn range(&self, state: &Self::State) -> (i32, i32);
    /// Returns whether the seat to play wants it to be worth much.
    fn wants_more(&self, state: &Self::State) -> bool;
    /// Returns how many tricks are left, the running one included.
    fn n_tricks(&self, state: &Self::State) -> u32;
    /// Returns what follows if the first card in the order is played, or nothing if none is left.
    fn first_card(&self, state: &Self::State) -> Option<First<Self::State>>;
    /// Returns a bound that answers whether it is worth so much, or nothing if the budget is spent or so many cards
    /// have been played in the tree.
    fn ask_until(&mut self, state: &Self::State, threshold: i32, stop_at: Option<u64>) -> Option<i32>;
    /// Returns how many cards have been played in the tree.
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

/// Asks until the bounds meet or the budget is spent, and returns them.
pub(crate) fn narrow<Q: Questions + ?Sized>(game: &mut Q, state: &Q::State, with_guess: bool) -> (i32, i32) {
    let known = if with_guess { guess(game, state) } else { nothing(game, state) };
    let known = correct(game, state, known, None, with_guess);
    (known.lower, known.upper)
}

fn nothing<Q: Questions + ?Sized>(game: &Q, state: &Q::State) -> Known {
    let (lower, upper) = game.range(state);
    Known { lower, upper, guess: i32::midpoint(lower, upper) }
}

/// Returns how many cards may be played to correct a guess: a fraction of what a value usually takes.
fn most_nodes(n_tricks: u32) -> u64 {
    ((32 * 5u64.pow(n_tricks)) >> n_tricks).min(100_000)
}

fn guess<Q: Questions + ?Sized>(game: &mut Q, state: &Q::State) -> Known {
    let known = nothing(game, state);
    let Some(First { next, gained, is_only }) = game.first_card(state) else { return known };
    let after = guess(game, &next);
    let (lower, upper) = (after.lower + gained, after.upper + gained);
    let guess = after.guess + gained;
    if is_only {
        return Known { lower, upper, guess };
    }
    // The seat to play may have a better card.
    let known = if game.wants_more(state) { Known { lower, guess, ..known } } else { Known { upper, guess, ..known } };
    correct(game, state, known, Some(most_nodes(game.n_tricks(state))), true)
}

/// Asks about the guess, then about numbers farther and farther away, until the value lies between two of them.
fn correct<Q: Questions + ?Sized>(
    game: &mut Q,
    state: &Q::State,
    known: Known,
    most_nodes: Option<u64>,
    trusts_guess: bool,
) -> Known {
    let Known { mut lower, mut upper, guess } = known;
    let stop_at = most_nodes.map(|nodes| game.n_played() + nodes);
    let mut upwards = game.wants_more(state);
    let mut is_first = trusts_guess;
    let mut step = if trusts_guess { 1 } else { i32::MAX };
    while lower < upper {
        let middle = lower + (upper - lower + 1) / 2;
        let threshold = match upwards {
            _ if is_first => (guess + i32::from(upwards)).clamp(lower + 1, upper),
            true => middle.min(lower.saturating_add(step)),
            false => middle.max(upper.saturating_sub(step - 1)),
        };
        if stop_at.is_none() {
            game.tell(threshold, lower, upper);
        }
        let Some(bound) = game.ask_until(state, threshold, stop_at) else { break };
        let reaches = threshold <= bound;
        if reaches {
            lower = bound;
        } else {
            upper = bound;
        }
        if reaches == upwards {
            step = step.saturating_mul(2);
        } else {
            upwards = reaches;
            // The value is the guess, or it lies between two numbers that were asked about.
            step = if is_first { 1 } else { i32::MAX };
        }
        is_first = false;
    }
    Known { lower, upper, guess: guess.clamp(lower, upper.max(lower)) }
}
