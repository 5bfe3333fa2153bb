//! Alpha-beta: the values of [`brute`](crate::brute), faster.
//!
//! A search counts the Augen that Re still gets. It is asked with a window `alpha..beta`: a result inside the window is
//! the value, a result of at most `alpha` is an upper bound of it, a result of at least `beta` a lower bound.

use crate::config::Config;
use crate::observe::Observer;
use crate::slot::{Layout, State, each, members, pairs};
use crate::transposition::{Bounds, Hash, Transpositions};
use game::{Augen, Card, Position, Team};

/// Returns the Augen that Re still gets from here with best play of both sides, the unfinished trick included.
#[must_use]
pub fn value(position: &Position, config: &Config) -> Augen {
    value_observed(position, config, &mut ())
}

/// Like [`value`], telling the observer what happens.
pub fn value_observed(position: &Position, config: &Config, observer: &mut impl Observer) -> Augen {
    let mut search = Search::new(position, config, observer);
    let start = search.start;
    augen(search.window(&start, 0, MOST))
}

/// Returns every legal card with the Augen that Re still gets after it, the unfinished trick included, in the order of
/// [`Order::sorted`](game::Order::sorted).
#[must_use]
pub fn card_values(position: &Position, config: &Config) -> Vec<(Card, Augen)> {
    let mut search = Search::new(position, config, ());
    let start = search.start;
    search.card_values(&start, position)
}

/// Returns a line of best play to the last card. Of several best cards the first in the order of
/// [`Order::sorted`](game::Order::sorted) is played.
#[must_use]
pub fn line(position: &Position, config: &Config) -> Vec<Card> {
    let mut search = Search::new(position, config, ());
    let mut state = search.start;
    let mut line = Vec::new();
    while !state.is_over() {
        let values = search.card_values(&state, position);
        let best = values.iter().copied().reduce(|best, other| {
            let better = if search.is_re(state.table.turn()) { best.1 < other.1 } else { other.1 < best.1 };
            if better { other } else { best }
        });
        let (card, _) = best.expect("a hand that is not empty has a legal card");
        state = state.after(&search.layout, search.bit_to_play(&state, card)).0;
        line.push(card);
    }
    line
}

/// More than all Augen of the deck.
const MOST: i32 = 241;

fn augen(value: i32) -> Augen {
    Augen(u16::try_from(value).expect("Augen are not negative"))
}

struct Search<'a, O> {
    layout: Layout,
    /// The members of Re as a mask of seats.
    re: u8,
    start: State,
    config: &'a Config,
    table: Option<Transpositions>,
    observer: O,
}

impl<'a, O: Observer> Search<'a, O> {
    fn new(position: &Position, config: &'a Config, observer: O) -> Self {
        let layout = Layout::new(position.order());
        let start = State::new(&layout, position);
        let table = config.table.is_on().then(|| {
            // A small question does not need the whole memory, which would have to be cleared first.
            let enough = 1usize << (10 + 2 * position.cards().tricks_left()).min(40);
            Transpositions::with_bytes(config.table_bytes.min(enough))
        });
        Self { re: members(position, Team::Re), layout, start, config, table, observer }
    }

    const fn is_re(&self, seat: usize) -> bool {
        self.re >> seat & 1 == 1
    }

    /// Returns a bit of the card that the seat to play may play.
    fn bit_to_play(&self, state: &State, card: Card) -> usize {
        each(state.legal() & self.layout.slot(card)).next().expect("the card is legal")
    }

    fn card_values(&mut self, state: &State, position: &Position) -> Vec<(Card, Augen)> {
        let legal = state.legal();
        let cards = position.order().sorted().iter().copied().filter(|&card| legal & self.layout.slot(card) != 0);
        let cards: Vec<Card> = cards.collect();
        let value_after = |card| (card, augen(self.child(state, self.bit_to_play(state, card), 0, MOST)));
        cards.into_iter().map(value_after).collect()
    }

    /// Returns the value of a position, or a bound outside the window.
    fn window(&mut self, state: &State, alpha: i32, beta: i32) -> i32 {
        if state.is_over() {
            return 0;
        }
        let is_start_of_trick = state.table.len == 0;
        if !is_start_of_trick || self.table.is_none() {
            return self.best_card(state, alpha, beta);
        }
        // Table: what happened before does not change what is still to come, so only the hands and the leader count.
        let hash = self.hash(state);
        let known = self.table.as_ref().and_then(|table| table.get(hash)).unwrap_or(Bounds::OPEN);
        let (lower, upper) = (i32::from(known.lower), i32::from(known.upper));
        if beta <= lower || lower == upper {
            self.observer.table_hit();
            return lower;
        }
        if upper <= alpha {
            self.observer.table_hit();
            return upper;
        }
        let (alpha, beta) = (alpha.max(lower), beta.min(upper));
        let value = self.best_card(state, alpha, beta);
        let found = Bounds {
            lower: if alpha < value { value as u8 } else { known.lower },
            upper: if value < beta { value as u8 } else { known.upper },
        };
        if let Some(table) = &mut self.table {
            table.put(hash, found);
        }
        value
    }

    fn best_card(&mut self, state: &State, mut alpha: i32, mut beta: i32) -> i32 {
        let mut cards = state.legal();
        // Merge: interchangeable cards lead to the same positions, so one of them is enough.
        if self.config.merge_equal.is_on() {
            cards = self.layout.distinct(cards, state.others());
        }
        let re_to_play = self.is_re(state.table.turn());
        let mut best = if re_to_play { -1 } else { MOST };
        for bit in each(cards.reverse_bits()).map(|bit| 63 - bit) {
            let value = self.child(state, bit, alpha, beta);
            if re_to_play {
                best = best.max(value);
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                beta = beta.min(best);
            }
            // Cutoffs: the side that chose the line to here will not choose it any more.
            if beta <= alpha && self.config.cutoffs.is_on() {
                break;
            }
        }
        best
    }

    fn child(&mut self, state: &State, bit: usize, alpha: i32, beta: i32) -> i32 {
        self.observer.node();
        let (next, complete) = state.after(&self.layout, bit);
        let gained = match complete {
            Some(trick) if self.is_re(usize::from(trick.owner)) => i32::from(trick.augen),
            _ => 0,
        };
        if self.config.cutoffs.is_on() {
            gained + self.window(&next, alpha - gained, beta - gained)
        } else {
            gained + self.window(&next, -1, MOST)
        }
    }

    /// Of a pair of which one copy is gone the other takes the lower bit, so that equal positions have equal words.
    fn hash(&self, state: &State) -> Hash {
        let all = state.hands.iter().fold(0, |all, hand| all | hand);
        let upper_of_broken = (all & 0xaaaa_aaaa_aaaa_aaaa) & !(pairs(all) << 1);
        let canonical = state.hands.map(|hand| (hand & !upper_of_broken) | (hand & upper_of_broken) >> 1);
        Hash::of(&[canonical[0], canonical[1], canonical[2], canonical[3], u64::from(state.table.leader)])
    }
}
