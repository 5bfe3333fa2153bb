//! A search of one position for one problem, without its type parameters.

use crate::limits::Urgency;
use crate::mtd::Guess;
use crate::node::Node;
use game::{Card, Seat};

/// Subject of a question, for observers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// The position itself.
    Position,
    /// The position after this legal card.
    After(Card),
    /// Nodes farther on, about which the observer hears nothing.
    Elsewhere,
}

/// A search, whatever it looks for. Values are those of the whole game that is searched: what was gained on the way to a node counts.
pub(crate) trait Engine {
    /// Returns the position that is asked about.
    fn root(&self) -> Node;

    /// Returns the position with another leader of its trick, or nothing if a trick is running.
    fn led_by(&self, leader: Seat) -> Option<Node>;

    /// Returns what follows after a legal card.
    fn after(&self, node: &Node, card: Card) -> Node;

    /// Returns the legal cards, in this order of all cards.
    fn cards(&self, node: &Node, sorted: &[Card]) -> Vec<Card>;

    /// Returns whether the seat to play wants the value to be large.
    fn wants_more(&self, node: &Node) -> bool;

    /// Returns whether enough tricks are left for widening to pay, and for guesses with few cards at a choice.
    fn is_heavy(&self, node: &Node) -> bool;

    /// Returns bounds of the value, which is known to lie between these; they are equal unless the limits are spent.
    fn converge(&mut self, node: &Node, between: (i32, i32), guess: Guess) -> (i32, i32);

    /// Returns bounds of the value, which lies in `between`, after the test whether it is at least `least`.
    fn test(&mut self, node: &Node, between: (i32, i32), least: i32) -> (i32, i32);

    /// Notifies the observer that a question begins.
    fn begin(&mut self);

    /// Says what the questions from here on are about.
    fn turn_to(&mut self, subject: Subject);

    /// Reports the known bounds of the subject to the observer.
    fn know(&mut self, between: (i32, i32));

    /// Returns how many cards were played in the tree.
    fn nodes(&self) -> u64;

    /// Returns whether the search may be ended before all is known.
    fn urgency(&self) -> Urgency;

    /// Lets the first of `n_questions` questions spend its share of the remaining limits.
    fn share_among(&mut self, n_questions: u32);
}
