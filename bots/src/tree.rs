//! The tree that `uct` and `ismcts` grow.

use crate::number::Numbers;
use crate::parameter::Parameter;
use game::{BySeat, Card, CardSet, Seat};

/// A card in the tree, as the answer to the cards above it.
#[derive(Clone, Debug)]
struct Node {
    card: Card,
    /// Number of times it was played.
    visits: u32,
    /// Number of times it could have been played.
    available: u32,
    /// Sum of the rewards of each seat.
    sum: BySeat<f64>,
    children: Vec<u32>,
}

/// Index of a card's node in the tree.
pub(crate) type Place = usize;

/// Count of the chances that a card has had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chances {
    /// The visits of the parent: the cards are the same each time (UCT).
    Visits,
    /// The number of times the card was available: the hands differ each time (ISMCTS).
    Available,
}

/// A tree of cards with what they brought.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    exploration: f64,
    chances: Chances,
}

/// A step down the tree.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    /// A card that was tried before.
    Known(Place, Card),
    /// One of these cards, none of which was tried before.
    New(CardSet),
}

impl Tree {
    /// The place above the first card.
    pub(crate) const ROOT: Place = 0;

    /// The parameter for how much a card that was rarely tried is favoured.
    pub(crate) const fn exploration_parameter(default: &'static str) -> Parameter {
        Parameter::number("exploration", default, Numbers::real(0.0, 1e9), "how much rarely tried cards are favoured")
    }

    /// Returns the empty tree.
    pub(crate) fn new(exploration: f64, chances: Chances) -> Self {
        let root = Node { card: Card::CA, visits: 0, available: 0, sum: BySeat::default(), children: Vec::new() };
        Self { nodes: vec![root], exploration, chances }
    }

    /// Chooses among the legal cards of the seat at turn: new ones first, then the one with the highest upper
    /// confidence bound.
    pub(crate) fn choose(&mut self, at: Place, seat: Seat, legal: CardSet) -> Step {
        let children = std::mem::take(&mut self.nodes[at].children);
        let mut new = legal;
        let mut best: Option<(f64, Place)> = None;
        for &child in &children {
            let place = child as Place;
            let card = self.nodes[place].card;
            if !legal.contains(card) {
                continue;
            }
            new = new.without(card);
            self.nodes[place].available += 1;
            let bound = self.bound(at, place, seat);
            if best.is_none_or(|(high, _)| high < bound) {
                best = Some((bound, place));
            }
        }
        self.nodes[at].children = children;
        match best {
            Some((_, place)) if new.is_empty() => Step::Known(place, self.nodes[place].card),
            _ => Step::New(new),
        }
    }

    /// See: L. Kocsis and C. Szepesvari, "Bandit based Monte-Carlo Planning", 2006.
    fn bound(&self, above: Place, place: Place, seat: Seat) -> f64 {
        let node = &self.nodes[place];
        let visits = f64::from(node.visits);
        let chances = match self.chances {
            Chances::Visits => self.nodes[above].visits,
            Chances::Available => node.available,
        };
        node.sum[seat] / visits + self.exploration * (f64::from(chances).ln() / visits).sqrt()
    }

    /// Adds a card below a place.
    pub(crate) fn add(&mut self, at: Place, card: Card) -> Place {
        let place = self.nodes.len();
        self.nodes.push(Node { card, visits: 0, available: 1, sum: BySeat::default(), children: Vec::new() });
        self.nodes[at].children.push(place as u32);
        place
    }

    /// Adds the result of a game for each seat to the nodes on its path.
    pub(crate) fn learn(&mut self, path: &[Place], reward: &BySeat<f64>) {
        for &place in path {
            let node = &mut self.nodes[place];
            node.visits += 1;
            for seat in Seat::ALL {
                node.sum[seat] += reward[seat];
            }
        }
    }

    /// Returns each card below the root: how often it was played and what it has brought a seat on average.
    pub(crate) fn first_cards(&self, seat: Seat) -> impl Iterator<Item = (Card, u32, f64)> {
        self.nodes[Self::ROOT].children.iter().map(move |&child| {
            let node = &self.nodes[child as Place];
            (node.card, node.visits, node.sum[seat] / f64::from(node.visits))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_cards_come_first_and_then_the_better_one_more_often() {
        let mut tree = Tree::new(1.0, Chances::Visits);
        let legal = CardSet::of(&[Card::CA, Card::HT]);
        let mut n_tried = [0, 0];
        for _ in 0..200 {
            let (place, card) = match tree.choose(Tree::ROOT, Seat::N, legal) {
                Step::Known(place, card) => (place, card),
                Step::New(cards) => {
                    let card = cards.first().expect("there is a new card");
                    (tree.add(Tree::ROOT, card), card)
                }
            };
            n_tried[usize::from(card == Card::HT)] += 1;
            let reward = if card == Card::HT { 1.0 } else { 0.0 };
            tree.learn(&[Tree::ROOT, place], &BySeat::from_fn(|seat| if seat == Seat::N { reward } else { -reward }));
        }
        assert!(0 < n_tried[0] && 4 * n_tried[0] < n_tried[1], "{n_tried:?}");
        let best = tree.first_cards(Seat::N).find(|&(card, ..)| card == Card::HT);
        assert_eq!(best, Some((Card::HT, n_tried[1], 1.0)));
        assert_eq!(tree.first_cards(Seat::E).map(|(_, _, mean)| mean).fold(0.0, f64::min), -1.0);
    }

    #[test]
    fn a_card_that_could_rarely_be_played_is_compared_with_its_chances() {
        let mut tree = Tree::new(1.0, Chances::Available);
        let (often, rarely) = (tree.add(Tree::ROOT, Card::CA), tree.add(Tree::ROOT, Card::HT));
        for _ in 0..100 {
            tree.learn(&[Tree::ROOT, often], &BySeat::default());
            tree.choose(Tree::ROOT, Seat::N, CardSet::only(Card::CA));
        }
        tree.learn(&[Tree::ROOT, rarely], &BySeat::default());
        // Tried once of one chance: nothing is to be made up for. By visits it would be far behind.
        assert_eq!(tree.bound(Tree::ROOT, rarely, Seat::N), 0.0);
        tree.chances = Chances::Visits;
        assert!(1.0 < tree.bound(Tree::ROOT, rarely, Seat::N));
    }
}
