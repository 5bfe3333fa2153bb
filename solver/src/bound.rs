//! Augen that are certain without playing on.

use crate::bits::Machine;
use crate::slot::{Layout, WEIGHTS, both};

/// Cards that a side is certain to get, each in a trick that it wins, and the ranks that this rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Certain {
    pub(crate) cards: u64,
    pub(crate) ranks: u64,
}

impl Certain {
    /// Returns the most Augen that the other side can get in so many tricks: of no hand more cards than it does not need
    /// for the tricks that are certain.
    pub(crate) fn most_of_others<M: Machine>(&self, machine: M, layout: &Layout, hands: &[u64; 4], n_tricks: u32) -> i32 {
        let n_certain = hands.iter().map(|hand| machine.count(hand & self.cards)).max().unwrap_or(0);
        let most = n_tricks - n_certain;
        let of_hand = |hand: &u64| {
            let planes = WEIGHTS.iter().zip(&layout.thermometer);
            let at_most = |plane: &u64| most.min(machine.count(hand & !self.cards & plane));
            planes.map(|(weight, plane)| (weight * at_most(plane)) as i32).sum::<i32>()
        };
        hands.iter().map(of_hand).sum()
    }
}

/// Returns what is certain for a party whoever leads: its trumps above all trumps of the others.
pub(crate) fn top_trumps(layout: &Layout, hands: &[u64; 4], party: u8) -> Certain {
    let (mut ours, mut theirs) = (0, 0);
    for (seat, &hand) in hands.iter().enumerate() {
        if party >> seat & 1 == 1 {
            ours |= hand;
        } else {
            theirs |= hand;
        }
    }
    let trumps = layout.classes[0];
    let cards = above(ours & trumps, theirs & trumps);
    Certain { cards, ranks: lowest_if(cards, theirs & trumps) }
}

/// Returns Augen that are certain for the side of the leader at the start of a trick.
///
/// First, trumps of the side above all trumps of the others: whenever one is played, the side wins the trick. Second,
/// what the leader can cash alone: his trumps above all others, partner included, and once they have drawn the others'
/// trumps, what is highest in the other classes. A class in which nobody else has a card left is his altogether.
pub(crate) fn certain<M: Machine>(machine: M, layout: &Layout, hands: &[u64; 4], leader: usize, party: u8) -> Certain {
    let own = hands[leader];
    let (mut ours, mut theirs, mut others) = (0, 0, 0);
    for (seat, &hand) in hands.iter().enumerate() {
        if party >> seat & 1 == 1 {
            ours |= hand;
        } else {
            theirs |= hand;
        }
        if seat != leader {
            others |= hand;
        }
    }
    let trumps = layout.classes[0];
    let top_of_side = above(ours & trumps, theirs & trumps);
    let mut cards = top_of_side;
    let mut ranks = lowest_if(top_of_side, theirs & trumps);
    let longest = |class: u64| {
        let lengths = (1..4).map(|n| machine.count(hands[(leader + n) & 3] & class));
        lengths.max().unwrap_or(0)
    };
    // Cashes a class: returns whether nobody else has a card of it left in the end.
    let mut cash = |class: u64| {
        let tops = above(own & class, others & class);
        cards |= tops;
        ranks |= lowest_if(tops, others & class);
        let draws_all = longest(class) <= machine.count(tops);
        if draws_all {
            cards |= own & class;
        }
        draws_all
    };
    if cash(trumps) {
        for &class in &layout.classes[1..] {
            if own & class != 0 {
                cash(class);
            }
        }
    }
    Certain { cards, ranks }
}

/// Returns the cards that are higher than every rival of their class.
const fn above(cards: u64, rivals: u64) -> u64 {
    if rivals == 0 { cards } else { cards & !(u64::MAX >> both(rivals).leading_zeros()) }
}

/// Returns the lowest card, unless there is no rival that it could be compared with.
const fn lowest_if(cards: u64, rivals: u64) -> u64 {
    if rivals == 0 { 0 } else { cards & cards.wrapping_neg() }
}
