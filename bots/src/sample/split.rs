//! Counting the ways to share out cards among places, and drawing one of them.
//!
//! Copies of cards that may lie in the same places and count the same for every condition form a lot. How many cards of
//! each lot go to each place is decided lot by lot; what the later lots need to know of the earlier ones is how many
//! cards still fit into each place and where the counters stand. These states with the numbers of cards that lead from
//! one to the next are a graph without circles, and the number of deals that go through a state is added up from its
//! end. A deal is drawn by walking through the graph, each step with the probability of what lies behind it, and by
//! sharing out the cards of each lot at random: every deal has the same probability, and nothing is ever thrown away.

use crate::draw::Draw;
use crate::sample::formula::Formula;
use game::{Card, Hand};
use std::collections::HashMap;

/// Greatest number of places.
pub(crate) const MOST_PLACES: usize = 8;

/// Most steps between states of a graph. Views need some thousands, and half a million at most.
pub(crate) const MOST_STEPS: usize = 3_000_000;

/// A sum over the cards in some places.
#[derive(Clone, Debug)]
pub(crate) struct Counter {
    /// The places, a bit for each.
    pub(crate) places: u8,
    /// Weight of each card in the count.
    pub(crate) weights: [u8; Card::COUNT],
}

/// Cards, places and conditions of a distribution.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    /// Number of cards in each place.
    pub(crate) capacities: Vec<u8>,
    /// Each copy with the places in which it can lie, a bit for each.
    pub(crate) copies: Vec<(Card, u8)>,
    /// The counters of the condition.
    pub(crate) counters: Vec<Counter>,
    /// Conditions that must all hold.
    pub(crate) conditions: Vec<Formula>,
}

impl Problem {
    /// Returns whether these cards in these places are one of the ways; as many cards as there is room for have to lie there.
    pub(crate) fn admits(&self, cards: &[Hand]) -> bool {
        let mut counters = [(0, 0); MOST_COUNTERS];
        for &(card, places) in &self.copies {
            if cards.iter().enumerate().any(|(place, hand)| places >> place & 1 == 0 && hand.contains(card)) {
                return false;
            }
        }
        for (counter, range) in self.counters.iter().zip(&mut counters) {
            let counted = cards.iter().enumerate().filter(|(place, _)| counter.places >> place & 1 != 0);
            let sum: u16 =
                counted.flat_map(|(_, hand)| hand.cards()).map(|card| u16::from(counter.weights[card.index()])).sum();
            *range = (sum, sum);
        }
        self.conditions.iter().all(|condition| condition.decide(&counters) == Some(true))
    }
}

/// The conditions need too many states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooMany;

/// Copies that are alike.
#[derive(Clone, Debug)]
struct Lot {
    cards: Vec<Card>,
    places: u8,
    /// Value that a card of the lot adds to each counter in the places where it counts.
    weights: Vec<u16>,
}

/// Numbers of cards of a lot by place.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// The number of deals by this step and all before it from the same state.
    up_to: u128,
    parts: [u8; MOST_PLACES],
    next: u32,
}

/// All ways to share out the cards of a problem.
#[derive(Clone, Debug)]
pub(crate) struct Splits {
    lots: Vec<Vec<Card>>,
    steps: Vec<Step>,
    /// The steps of each state; the states of a lot lie before those of the lot after it.
    states: Vec<(u32, u32)>,
    count: u128,
}

impl Splits {
    /// Counts the ways.
    ///
    /// # Errors
    /// Returns an error if there are more than `most_steps` steps from state to state.
    pub(crate) fn of(problem: &Problem, most_steps: usize) -> Result<Self, TooMany> {
        Builder::new(problem)?.build(most_steps)
    }

    /// Returns the number of ways, every copy taken for itself.
    pub(crate) const fn count(&self) -> u128 {
        self.count
    }

    /// Draws one of the ways, of which there must be one, and calls `put` with each place and card.
    pub(crate) fn draw(&self, draw: &mut Draw, mut put: impl FnMut(usize, Card)) {
        let mut state = 0;
        for lot in &self.lots {
            let (from, to) = self.states[state as usize];
            let steps = &self.steps[from as usize..to as usize];
            let step = if let [only] = steps {
                only
            } else {
                let at = draw.below_wide(steps[steps.len() - 1].up_to);
                &steps[steps.partition_point(|step| step.up_to <= at)]
            };
            share_out(lot, step.parts, draw, &mut put);
            state = step.next;
        }
    }
}

/// Places and the cards that were put there.
type Put = Vec<(usize, Card)>;

impl Splits {
    /// Calls `visit` with every way to share out the cards, and how many ways are the same but for the copies of a card.
    pub(crate) fn for_each(&self, visit: &mut impl FnMut(&[(usize, Card)], f64)) {
        let mut lots = self.lots.clone();
        lots.iter_mut().for_each(|lot| lot.sort_unstable());
        if self.count != 0 {
            self.each_from(&lots, 0, &mut Vec::new(), 1.0, visit);
        }
    }

    fn each_from(
        &self,
        lots: &[Vec<Card>],
        state: u32,
        put: &mut Put,
        ways: f64,
        visit: &mut impl FnMut(&[(usize, Card)], f64),
    ) {
        let Some((lot, later)) = lots.split_first() else { return visit(put, ways) };
        let (from, to) = self.states[state as usize];
        for step in &self.steps[from as usize..to as usize] {
            each_share(lot, step.parts, put, ways, &mut |put, ways| self.each_from(later, step.next, put, ways, visit));
        }
    }
}

/// Calls `visit` with every way to put `parts` of these cards into each place; copies are adjacent in `cards`.
fn each_share(
    cards: &[Card],
    parts: [u8; MOST_PLACES],
    put: &mut Put,
    ways: f64,
    visit: &mut dyn FnMut(&mut Put, f64),
) {
    let Some((&card, others)) = cards.split_first() else { return visit(put, ways) };
    let is_pair = others.first() == Some(&card);
    let places = |parts: [u8; MOST_PLACES]| (0..MOST_PLACES).filter(move |&place| parts[place] != 0);
    for first in places(parts) {
        let mut left = parts;
        left[first] -= 1;
        put.push((first, card));
        if is_pair {
            // Two copies in two places can be exchanged.
            for second in places(left).filter(|&second| first <= second) {
                let mut left = left;
                left[second] -= 1;
                put.push((second, card));
                each_share(&others[1..], left, put, if first == second { ways } else { 2.0 * ways }, visit);
                put.pop();
            }
        } else {
            each_share(others, left, put, ways, visit);
        }
        put.pop();
    }
}

/// Puts `parts` of the cards into each place, each choice with the same probability.
fn share_out(cards: &[Card], mut parts: [u8; MOST_PLACES], draw: &mut Draw, put: &mut impl FnMut(usize, Card)) {
    for (at, &card) in cards.iter().enumerate() {
        let left = cards.len() - at;
        let is_rest = |&part: &u8| usize::from(part) == left;
        let place = parts.iter().position(is_rest).unwrap_or_else(|| {
            let mut number = draw.below(left);
            let mut place = 0;
            while usize::from(parts[place]) <= number {
                number -= usize::from(parts[place]);
                place += 1;
            }
            place
        });
        parts[place] -= 1;
        put(place, card);
    }
}

/// State that the later lots depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct State {
    room: [u8; MOST_PLACES],
    counters: [u16; MOST_COUNTERS],
    /// The conditions that hold whatever comes.
    sure: u32,
}

/// Greatest number of counters.
pub(crate) const MOST_COUNTERS: usize = 16;

struct Builder<'a> {
    problem: &'a Problem,
    lots: Vec<Lot>,
    /// For each lot: how many cards of this and later lots can lie in each place.
    to_come: Vec<[u16; MOST_PLACES]>,
    /// For each lot: the most that this and later lots can add to each counter.
    to_count: Vec<[u16; MOST_COUNTERS]>,
    /// For each counter: the values at which some test changes its answer, sorted.
    cuts: Vec<Vec<u16>>,
}

/// A step before anything is counted.
struct RawStep {
    ways: u128,
    parts: [u8; MOST_PLACES],
    next: u32,
}

impl<'a> Builder<'a> {
    fn new(problem: &'a Problem) -> Result<Self, TooMany> {
        if MOST_COUNTERS < problem.counters.len() || 32 < problem.conditions.len() {
            return Err(TooMany);
        }
        let mut cuts = vec![Vec::new(); problem.counters.len()];
        for condition in &problem.conditions {
            condition.for_each_test(&mut |counter, least, most| {
                cuts[counter].extend([least].into_iter().chain(most.checked_add(1)));
            });
        }
        for cuts in &mut cuts {
            cuts.sort_unstable();
            cuts.dedup();
        }
        let lots = lots_of(problem, &cuts);
        let mut to_come = vec![[0; MOST_PLACES]; lots.len() + 1];
        let mut to_count = vec![[0; MOST_COUNTERS]; lots.len() + 1];
        for (at, lot) in lots.iter().enumerate().rev() {
            to_come[at] = to_come[at + 1];
            for (place, to_come) in to_come[at].iter_mut().enumerate() {
                *to_come += if lot.places >> place & 1 != 0 { lot.cards.len() as u16 } else { 0 };
            }
            for (counter, &weight) in lot.weights.iter().enumerate() {
                to_count[at][counter] = to_count[at + 1][counter] + weight * lot.cards.len() as u16;
            }
        }
        Ok(Self { problem, lots, to_come, to_count, cuts })
    }

    fn build(&self, most_steps: usize) -> Result<Splits, TooMany> {
        let mut room = [0; MOST_PLACES];
        room[..self.problem.capacities.len()].copy_from_slice(&self.problem.capacities);
        let is_even = room.iter().map(|&room| usize::from(room)).sum::<usize>() == self.problem.copies.len();
        let start = State { room, counters: [0; MOST_COUNTERS], sure: 0 };
        let mut layers: Vec<Vec<Vec<RawStep>>> = Vec::with_capacity(self.lots.len());
        let mut states: Vec<State> = self.settle(0, start).filter(|_| is_even).into_iter().collect();
        let mut n_steps = 0;
        for at in 0..self.lots.len() {
            let mut index: HashMap<State, u32> = HashMap::new();
            let mut next_states = Vec::new();
            let mut layer = Vec::with_capacity(states.len());
            for state in &states {
                let mut steps = Vec::new();
                self.for_each_step(at, state, &mut |parts, ways, state| {
                    let next = *index.entry(state).or_insert_with(|| {
                        next_states.push(state);
                        next_states.len() as u32 - 1
                    });
                    steps.push(RawStep { ways, parts, next });
                });
                n_steps += steps.len();
                if most_steps < n_steps {
                    return Err(TooMany);
                }
                layer.push(steps);
            }
            layers.push(layer);
            states = next_states;
        }
        Ok(self.add_up(&layers, states.len()))
    }

    /// Counts from the end to the beginning, and leaves out what leads nowhere.
    fn add_up(&self, layers: &[Vec<Vec<RawStep>>], n_ends: usize) -> Splits {
        let mut counts: Vec<u128> = vec![1; n_ends];
        let mut kept: Vec<Vec<Vec<Step>>> = Vec::with_capacity(layers.len());
        for layer in layers.iter().rev() {
            let mut sums = Vec::with_capacity(layer.len());
            let steps_of = |steps: &Vec<RawStep>| {
                let mut up_to = 0;
                let mut kept = Vec::with_capacity(steps.len());
                for step in steps.iter().filter(|step| counts[step.next as usize] != 0) {
                    up_to += step.ways * counts[step.next as usize];
                    kept.push(Step { up_to, parts: step.parts, next: step.next });
                }
                sums.push(up_to);
                kept
            };
            kept.push(layer.iter().map(steps_of).collect());
            counts = sums;
        }
        let mut splits = Splits {
            lots: self.lots.iter().map(|lot| lot.cards.clone()).collect(),
            steps: Vec::new(),
            states: Vec::new(),
            count: counts.first().copied().unwrap_or(0),
        };
        let mut first_of_next = 0;
        for layer in kept.into_iter().rev() {
            first_of_next += layer.len() as u32;
            for steps in layer {
                let from = splits.steps.len() as u32;
                let moved = |step: Step| Step { next: step.next + first_of_next, ..step };
                splits.steps.extend(steps.into_iter().map(moved));
                splits.states.push((from, splits.steps.len() as u32));
            }
        }
        splits
    }

    /// Calls `visit` with every way to share out this lot: how many cards go where, in how many ways, and the state
    /// that follows.
    fn for_each_step(&self, at: usize, state: &State, visit: &mut impl FnMut([u8; MOST_PLACES], u128, State)) {
        let lot = &self.lots[at];
        let mut parts = [0; MOST_PLACES];
        self.share(at, state, 0, lot.cards.len() as u8, 1, &mut parts, visit);
    }

    #[expect(clippy::too_many_arguments, reason = "a recursion that carries what it has chosen")]
    fn share(
        &self,
        at: usize,
        state: &State,
        place: usize,
        left: u8,
        ways: u128,
        parts: &mut [u8; MOST_PLACES],
        visit: &mut impl FnMut([u8; MOST_PLACES], u128, State),
    ) {
        if place == self.problem.capacities.len() {
            if left == 0
                && let Some(next) = self.after(at, state, parts)
            {
                visit(*parts, ways, next);
            }
            return;
        }
        let room = state.room[place];
        let most = if self.lots[at].places >> place & 1 != 0 { room.min(left) } else { 0 };
        // What does not come now has to come later.
        let later = self.to_come[at + 1][place];
        let least = u16::from(room).saturating_sub(later).min(u16::from(u8::MAX)) as u8;
        for part in least..=most {
            parts[place] = part;
            self.share(at, state, place + 1, left - part, ways * choose(left, part), parts, visit);
        }
        parts[place] = 0;
    }

    /// Returns the state after a lot; `None` if the condition can no longer hold.
    fn after(&self, at: usize, state: &State, parts: &[u8; MOST_PLACES]) -> Option<State> {
        let mut next = *state;
        for (room, &part) in next.room.iter_mut().zip(parts) {
            *room -= part;
        }
        for (counter, &weight) in self.lots[at].weights.iter().enumerate() {
            if weight != 0 {
                let places = self.problem.counters[counter].places;
                let counted = parts.iter().enumerate().filter(|(place, _)| places >> place & 1 != 0);
                next.counters[counter] += weight * counted.map(|(_, &part)| u16::from(part)).sum::<u16>();
            }
        }
        self.settle(at + 1, next)
    }

    /// Brings states with the same future together: counters on which no open condition depends are forgotten, those
    /// that cannot reach another limit keep only what the tests say about them.
    fn settle(&self, at: usize, mut state: State) -> Option<State> {
        let n_counters = self.cuts.len();
        let mut ranges = [(0, 0); MOST_COUNTERS];
        for (counter, range) in ranges.iter_mut().enumerate().take(n_counters) {
            let value = state.counters[counter];
            *range = (value, value + self.most_to_count(at, counter, &state));
        }
        let mut is_needed = 0;
        for (number, condition) in self.problem.conditions.iter().enumerate() {
            if state.sure >> number & 1 == 0 {
                match condition.decide(&ranges) {
                    Some(true) => state.sure |= 1 << number,
                    Some(false) => return None,
                    None => condition.for_each_test(&mut |counter, _, _| is_needed |= 1_u32 << counter),
                }
            }
        }
        for (counter, cuts) in self.cuts.iter().enumerate() {
            let value = &mut state.counters[counter];
            let passed = cuts.partition_point(|cut| cut <= value);
            let is_settled = cuts.get(passed).is_none_or(|&next| ranges[counter].1 < next);
            if is_needed >> counter & 1 == 0 {
                *value = 0;
            } else if is_settled {
                *value = if passed == 0 { 0 } else { cuts[passed - 1] };
            }
        }
        Some(state)
    }

    /// Returns the most that the lots from `at` on can add to `counter`, limited by the free cards of its places in
    /// `state`.
    fn most_to_count(&self, at: usize, counter: usize, state: &State) -> u16 {
        let places = self.problem.counters[counter].places;
        let room = state.room.iter().enumerate().filter(|(place, _)| places >> place & 1 != 0);
        let room: u16 = room.map(|(_, &room)| u16::from(room)).sum();
        let heaviest = self.lots[at..].iter().map(|lot| lot.weights[counter]).max().unwrap_or(0);
        self.to_count[at][counter].min(room * heaviest)
    }
}

/// Groups the copies that are alike. What counts most for the counter with the most values comes first, so that it
/// turns out early what cannot be.
fn lots_of(problem: &Problem, cuts: &[Vec<u16>]) -> Vec<Lot> {
    let open = |place: &usize| problem.capacities[*place] != 0;
    let open: u8 = (0..problem.capacities.len()).filter(open).map(|place| 1 << place).sum();
    let mut lots: Vec<Lot> = Vec::new();
    for &(card, places) in &problem.copies {
        let places = places & open;
        let weight = |counter: &Counter| {
            let is_counted = counter.places & places != 0;
            if is_counted { u16::from(counter.weights[card.index()]) } else { 0 }
        };
        let weights: Vec<u16> = problem.counters.iter().map(weight).collect();
        match lots.iter_mut().find(|lot| lot.places == places && lot.weights == weights) {
            Some(lot) => lot.cards.push(card),
            None => lots.push(Lot { cards: vec![card], places, weights }),
        }
    }
    let mut by_size: Vec<usize> = (0..cuts.len()).collect();
    by_size.sort_by_key(|&counter| std::cmp::Reverse(cuts[counter].last().copied()));
    lots.sort_by_cached_key(|lot| {
        let weights: Vec<_> = by_size.iter().map(|&counter| std::cmp::Reverse(lot.weights[counter])).collect();
        (weights, lot.places.count_ones(), lot.cards.clone())
    });
    lots
}

/// Returns how many sets of `k` there are among `n`, at most 48, things.
fn choose(n: u8, k: u8) -> u128 {
    u128::from(BINOMIAL[usize::from(n)][usize::from(k)])
}

const MOST_COPIES: usize = 2 * Card::COUNT;

static BINOMIAL: [[u64; MOST_COPIES + 1]; MOST_COPIES + 1] = {
    let mut table = [[0; MOST_COPIES + 1]; MOST_COPIES + 1];
    let mut n = 0;
    while n <= MOST_COPIES {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};
