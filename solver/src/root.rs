//! Answers about a position from null-window searches: its value, the value of every card, a line of best play.

use crate::engine::{Engine, Subject};
use crate::mtd::ANYWHERE;
use crate::node::Node;
use game::Card;

/// Bounds of a value: no less than the first, no more than the second.
pub(crate) type Between = (i32, i32);

/// Of how many parts of the limits of a table of moves one is for the position itself.
const PARTS: u32 = 3;

/// Returns bounds of the value of the position.
pub(crate) fn value(engine: &mut dyn Engine) -> Between {
    let root = engine.root();
    told(engine, Subject::Position, &root, ANYWHERE)
}

/// Returns bounds of the value of a node, of which those who listen are told on the way.
fn told(engine: &mut dyn Engine, subject: Subject, node: &Node, between: Between) -> Between {
    engine.turn_to(subject);
    let found = engine.converge(node, between);
    engine.know(found);
    engine.turn_to(Subject::Elsewhere);
    found
}

/// Returns bounds of the value after it was asked whether it is at least so much.
pub(crate) fn at_least(engine: &mut dyn Engine, least: i32) -> Between {
    engine.test(&engine.root(), least)
}

/// Returns bounds of the value of the position and of every legal card, `sorted` as all cards are.
///
/// If the search may be ended, it first asks about the position itself, for no card is better than the best. Then every card is asked
/// about with a share of the limits, and those that are still open again with what is left.
pub(crate) fn each_card(engine: &mut dyn Engine, sorted: &[Card]) -> (Between, Vec<(Card, Between)>) {
    let root = engine.root();
    let cards = engine.cards(&root, sorted);
    let (mut lower, mut upper) = ANYWHERE;
    if engine.may_end() || cards.is_empty() {
        engine.share_among(PARTS);
        (lower, upper) = value(engine);
    }
    let wants_more = engine.wants_more(&root);
    let of_all = if wants_more { (i32::MIN, upper) } else { (lower, i32::MAX) };
    let mut ask = |card: Card, between: Between, n_questions: usize| {
        engine.share_among(n_questions as u32);
        let next = engine.after(&root, card);
        told(engine, Subject::After(card), &next, between)
    };
    let n_cards = cards.len();
    let mut found: Vec<(Card, Between)> =
        cards.into_iter().enumerate().map(|(i, card)| (card, ask(card, of_all, n_cards - i))).collect();
    let open: Vec<&mut (Card, Between)> = found.iter_mut().filter(|(_, (lower, upper))| lower < upper).collect();
    let n_open = open.len();
    for (i, (card, known)) in open.into_iter().enumerate() {
        *known = ask(*card, *known, n_open - i);
    }
    let best = |of: fn(&Between) -> i32| {
        let all = found.iter().map(|(_, found)| of(found));
        if wants_more { all.max() } else { all.min() }
    };
    lower = lower.max(best(|of| of.0).unwrap_or(lower));
    upper = upper.min(best(|of| of.1).unwrap_or(upper));
    ((lower, upper), found)
}

/// Returns bounds of the value, and a line of best play as far as it is known. Of several best cards the first in the order of `sorted`
/// is played.
pub(crate) fn line(engine: &mut dyn Engine, sorted: &[Card]) -> (Between, Vec<Card>) {
    let (lower, upper) = value(engine);
    let mut node = engine.root();
    let mut line = Vec::new();
    while lower == upper
        && !node.state.is_over()
        && let Some((card, next)) = best_card(engine, sorted, &node, lower)
    {
        line.push(card);
        node = next;
    }
    ((lower, upper), line)
}

/// Returns the first of the best cards of a node with this value, and the node after it; nothing if the limits are spent before it is
/// known.
fn best_card(engine: &mut dyn Engine, sorted: &[Card], node: &Node, value: i32) -> Option<(Card, Node)> {
    let wants_more = engine.wants_more(node);
    // No card is better than the best, so one question tells whether this one is as good.
    let least = if wants_more { value } else { value + 1 };
    let mut cards = engine.cards(node, sorted);
    let last = cards.pop().expect("a hand that is not empty has a legal card");
    for card in cards {
        let next = engine.after(node, card);
        let (lower, upper) = engine.test(&next, least);
        if lower < least && least <= upper {
            return None;
        }
        if (least <= lower) == wants_more {
            return Some((card, next));
        }
    }
    // None of the others is.
    Some((last, engine.after(node, last)))
}
