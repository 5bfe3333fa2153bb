//! Facts that need not be stated because other facts decide them; what was stated must agree.

use crate::entry::Entry;
use crate::fact::{self, Fact, Value};
use crate::facts::Facts;
use crate::played::{Game, GameKind};
use crate::problem::Problem;
use crate::text::fact_value;
use game::{BySeat, Contract, Hand, Order, Rules, Schweine, Seat, Trick};
use text::{Arg, Join, message};

/// Adds a computed fact.
///
/// # Errors
/// Returns the contradiction if something else was stated.
pub(crate) fn add(facts: &mut Facts, fact: Fact, value: Value) -> Result<(), Problem> {
    match facts.get(fact) {
        Some(stated) if *stated != value => {
            let (stated, found) = (fact_value(fact.name, stated).into(), fact_value(fact.name, &value).into());
            Err(Problem::Contradiction { fact: fact.name, stated, found })
        }
        _ => {
            facts.state(fact, value);
            Ok(())
        }
    }
}

/// Adds what follows from the cards that were stated.
///
/// # Errors
/// Returns what was stated and contradicts them.
pub(crate) fn complete(rules: &Rules, entry: &Entry, game: Game, facts: &mut Facts) -> Result<(), Problem> {
    match entry.number {
        "3.1.2" => cards_of_led_suit(rules, facts),
        "3.5.2" if matches!(game.kind, GameKind::Hochzeit | GameKind::HochzeitSolo) => {
            trick_of_the_call(rules, game.soloist, facts)
        }
        // A player who sees two fallen cards has seen one of another hand (house rules).
        // Who shortens the game shows his cards, which stops it by house rules.
        "3.10.1" | "3.10.2" => add(facts, fact::CARDS_REVEALED, Value::YesNo(true)),
        "3.9.3" if facts.number(fact::VISIBLE_CARDS) == Some(2) => add(facts, fact::CARDS_REVEALED, Value::YesNo(true)),
        _ => Ok(()),
    }
}

/// Adds the number of cards of the led suit that the player who was spoken to holds (3.1.2).
fn cards_of_led_suit(rules: &Rules, facts: &mut Facts) -> Result<(), Problem> {
    let Some(Value::Trick(_, cards)) = facts.get(fact::CURRENT_TRICK) else { return Ok(()) };
    let order = Order::new(rules, Contract::Normal, Schweine::None);
    let Some(&led) = cards.first() else { return Ok(()) };
    let hand = facts.cards(fact::WEST_HAND);
    if hand.is_empty() {
        return Ok(());
    }
    let held = hand.iter().filter(|&&card| order.class_of(card) == order.class_of(led)).count();
    let held = i64::try_from(held).expect("a hand is small");
    add(facts, fact::WEST_CARDS_OF_SUIT, Value::Number(held))
}

/// Adds the owner of the trick at the call, whether the Hochzeiter could win it, and its winner (3.5.2).
///
/// Only tricks before the Klärungsstich hold such a call, so the hands are those of the deal if the trick is the first.
fn trick_of_the_call(rules: &Rules, hochzeiter: Option<Seat>, facts: &mut Facts) -> Result<(), Problem> {
    let cards = facts.cards(fact::CARDS).to_vec();
    let Some(lead) = facts.seat(fact::LEAD) else { return Ok(()) };
    if cards.is_empty() || 4 < cards.len() {
        return Ok(());
    }
    let order = Order::new(rules, Contract::Hochzeit, Schweine::None);
    if let Some(hands) = facts.hands(fact::HANDS).copied() {
        check_held(&hands, lead, &cards)?;
        if let (Some(hochzeiter), Some(before)) = (hochzeiter, facts.number(fact::CALL_WITH_CARD)) {
            // A call before the lead is looked at after it; otherwise nothing could be said about the trick.
            let lying = usize::try_from(before).unwrap_or(0).clamp(1, cards.len());
            let can_win = can_win(&order, &hands, lead, &cards[..lying], hochzeiter);
            add(facts, fact::HOCHZEITER_COULD_WIN_TRICK, Value::YesNo(can_win))?;
        }
    }
    let owner = |n: usize| Trick::of(&order, lead, &cards[..n]).owner();
    if let Some(before) = facts.number(fact::CALL_WITH_CARD) {
        let lying = usize::try_from(before).unwrap_or(0).min(cards.len());
        add(facts, fact::OWNER_AT_CALL, owner(lying).map_or(Value::Nobody, Value::Seat))?;
        // A player who has played and been beaten cannot win the trick any more, whatever the hands are.
        let is_beaten = |seat: Seat| lead.steps_to(seat) < lying && owner(lying).is_some_and(|owner| owner != seat);
        if hochzeiter.is_some_and(is_beaten) {
            add(facts, fact::HOCHZEITER_COULD_WIN_TRICK, Value::YesNo(false))?;
        }
    }
    if cards.len() == 4 {
        let winner = owner(4).expect("a complete trick has an owner");
        add(facts, fact::TRICK_TO, Value::Seat(winner))?;
        // A trick that another wins is the Klärungsstich, where no condition was made.
        if rules.hochzeit.conditions.len() == 1 && hochzeiter.is_some_and(|hochzeiter| hochzeiter != winner) {
            add(facts, fact::PARTNER, Value::Seat(winner))?;
            add(facts, fact::LEAD_CHANGES, Value::YesNo(winner != lead))?;
        }
    }
    Ok(())
}

/// Everybody holds what he plays.
fn check_held(hands: &BySeat<Hand>, lead: Seat, cards: &[game::Card]) -> Result<(), Problem> {
    for (seat, &card) in lead.clockwise().zip(cards) {
        if !hands[seat].contains(card) {
            return Err(Problem::Contradiction {
                fact: fact::CARDS.name,
                stated: message!("fact-trick-led", lead = seat, cards = card).into(),
                found: Arg::list(hands[seat].cards(), Join::Comma),
            });
        }
    }
    Ok(())
}

/// `CanWin(x, s)`: there is a legal completion of the running trick in which `x` wins it (REFEREE 2.3).
///
/// `hands` still hold the cards of the trick.
#[must_use]
pub fn can_win(order: &Order, hands: &BySeat<Hand>, lead: Seat, lying: &[game::Card], seat: Seat) -> bool {
    let mut left = *hands;
    for (seat, &card) in lead.clockwise().zip(lying) {
        if left[seat].contains(card) {
            left[seat].remove(card);
        }
    }
    wins_some_completion(order, &left, Trick::of(order, lead, lying), seat)
}

fn wins_some_completion(order: &Order, hands: &BySeat<Hand>, trick: Trick, seat: Seat) -> bool {
    if trick.is_complete() {
        return trick.owner() == Some(seat);
    }
    let turn = trick.to_play();
    trick.legal(order, hands[turn]).iter().any(|card| {
        let mut next = trick;
        next.push(order, card);
        wins_some_completion(order, hands, next, seat)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Card;

    fn hands(of: [&[&str]; 4]) -> BySeat<Hand> {
        BySeat(of.map(|cards| {
            let cards: Vec<Card> =
                cards.iter().map(|code| Card::all().find(|c| c.to_string() == *code).unwrap()).collect();
            Hand::of(&cards)
        }))
    }

    #[test]
    fn a_seat_can_win_if_the_others_let_it() {
        let order = Order::new(&Rules::DDV, Contract::Hochzeit, Schweine::None);
        let hands = hands([&["D9", "C9"], &["SQ", "HA"], &["HT", "DK"], &["CQ", "DJ"]]);
        let d9 = Card::all().find(|c| c.to_string() == "D9").unwrap();
        assert!(can_win(&order, &hands, Seat::N, &[d9], Seat::W));
        assert!(!can_win(&order, &hands, Seat::N, &[d9], Seat::N));
    }
}
