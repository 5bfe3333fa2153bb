//! Answers about a position from null-window searches: its value, the value of every card, a line of best play.

use crate::engine::{Engine, Subject};
use crate::limits::Urgency;
use crate::mtd::{ANYWHERE, Guess};
use crate::node::Node;
use game::{BySeat, Card, Seat};

/// Bounds of a value: no less than the first, no more than the second.
pub(crate) type Between = (i32, i32);

/// Number of parts of the limits of a table of moves; one of them is for the position itself.
const PARTS: u32 = 3;

/// Returns bounds of the value of the position.
pub(crate) fn value(engine: &mut dyn Engine) -> Between {
    let root = engine.root();
    told(engine, Subject::Position, &root, ANYWHERE, Guess::Alone)
}

/// Returns bounds of the value of `node`, and reports them to the observer under `subject`.
fn told(engine: &mut dyn Engine, subject: Subject, node: &Node, between: Between, guess: Guess) -> Between {
    engine.turn_to(subject);
    let found = engine.converge(node, between, guess);
    engine.know(found);
    engine.turn_to(Subject::Elsewhere);
    found
}

/// Returns bounds of the value after the test whether it is at least `least`.
pub(crate) fn at_least(engine: &mut dyn Engine, least: i32) -> Between {
    engine.test(&engine.root(), ANYWHERE, least)
}

/// Returns bounds of the value of the position and of every legal card, `sorted` as all cards are.
///
/// If the search may be ended, it first asks about the position itself, for no card is better than the best. Then every card is asked
/// about with a share of the limits, and those that are still open again with what is left.
pub(crate) fn each_card(engine: &mut dyn Engine, sorted: &[Card]) -> (Between, Vec<(Card, Between)>) {
    let root = engine.root();
    let cards = engine.cards(&root, sorted);
    let mut of_all = ANYWHERE;
    if engine.urgency() != Urgency::None || cards.is_empty() {
        engine.share_among(PARTS);
        of_all = value(engine);
    }
    let wants_more = engine.wants_more(&root);
    let (lower, upper) = of_all;
    let of_card = if wants_more { (i32::MIN, upper) } else { (lower, i32::MAX) };
    let mut found: Vec<(Card, Between)> = Vec::new();
    for (i, &card) in cards.iter().enumerate() {
        engine.share_among((cards.len() - i) as u32);
        let best = known(of_all).or_else(|| best_of(wants_more, found.iter().filter_map(|&(_, found)| known(found))));
        found.push((card, ask_card(engine, card, of_card, best)));
    }
    let open: Vec<&mut (Card, Between)> = found.iter_mut().filter(|(_, found)| known(*found).is_none()).collect();
    let n_open = open.len();
    for (i, (card, found)) in open.into_iter().enumerate() {
        engine.share_among((n_open - i) as u32);
        *found = ask_card(engine, *card, *found, None);
    }
    let best = |of: fn(&Between) -> i32| best_of(wants_more, found.iter().map(|(_, found)| of(found)));
    let lower = lower.max(best(|of| of.0).unwrap_or(lower));
    let upper = upper.min(best(|of| of.1).unwrap_or(upper));
    ((lower, upper), found)
}

/// Returns the value if the bounds have met.
fn known((lower, upper): Between) -> Option<i32> {
    (lower == upper).then_some(lower)
}

/// Returns what the seat to play likes best.
fn best_of(wants_more: bool, values: impl Iterator<Item = i32>) -> Option<i32> {
    if wants_more { values.max() } else { values.min() }
}

/// Returns bounds of the value after a card, which is known to lie between these. If the value of the best card so far is known, it is
/// first asked whether this one is as good, unless that is little work or bounds are wanted soon.
fn ask_card(engine: &mut dyn Engine, card: Card, between: Between, best: Option<i32>) -> Between {
    let root = engine.root();
    let next = engine.after(&root, card);
    let subject = Subject::After(card);
    let Some(best) = best.filter(|_| engine.is_heavy(&next) && engine.urgency() != Urgency::Much) else {
        return told(engine, subject, &next, between, Guess::Alone);
    };
    let (as_good, better) = if engine.wants_more(&root) { (best, best + 1) } else { (best + 1, best) };
    engine.turn_to(subject);
    let mut between = engine.test(&next, between, as_good);
    if (between.0..=between.1).contains(&best) {
        between = engine.test(&next, between, better);
    }
    told(engine, subject, &next, between, Guess::AfterOthers)
}

/// Returns bounds of the value and how many cards were played to find them, for each leader of the trick; nothing if one is running.
/// The leader of the position is searched first: watchers hear of it alone.
pub(crate) fn each_leader(engine: &mut dyn Engine, leader: Seat) -> Option<BySeat<(Between, u64)>> {
    let mut found = BySeat::from_fn(|_| (ANYWHERE, 0));
    let leaders = std::iter::successors(Some(leader), |seat| Some(seat.next())).take(Seat::ALL.len());
    for (n_asked, seat) in leaders.enumerate() {
        let node = engine.led_by(seat)?;
        engine.share_among((Seat::ALL.len() - n_asked) as u32);
        let subject = if seat == leader { Subject::Position } else { Subject::Elsewhere };
        let before = engine.nodes();
        let guess = if seat == leader { Guess::Alone } else { Guess::AfterOthers };
        let between = told(engine, subject, &node, ANYWHERE, guess);
        found[seat] = (between, engine.nodes() - before);
    }
    Some(found)
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
    // No card is better than the best, so one question decides whether this one is as good.
    let least = if wants_more { value } else { value + 1 };
    let mut cards = engine.cards(node, sorted);
    let last = cards.pop().expect("a hand that is not empty has a legal card");
    for card in cards {
        let next = engine.after(node, card);
        let (lower, upper) = engine.test(&next, ANYWHERE, least);
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
