//! Vectors about the order of the cards, following suit and who wins a trick.

use super::vector::Fields;
use game::{BySeat, Card, CardPlay, Class, Hand, Rules, Seat, Suit, Trick};
use serde_json::{Value, json};
use text::Message;

pub(super) fn rank_order(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let order = input.order(rules)?;
    let cards = |class| -> Vec<Card> { order.high_to_low(class).collect() };
    let fehl: serde_json::Map<String, Value> = Suit::ALL
        .into_iter()
        .map(|suit| (suit.letter().to_string(), json!(cards(Class::Fehl(suit)))))
        .filter(|(_, cards)| cards != &json!([]))
        .collect();
    let n_trumps = 2 * order.trumps().len();
    Ok(json!({
        "trumps_high_to_low": cards(Class::Trump),
        "fehl_high_to_low": fehl,
        "trump_cards": n_trumps,
        "fehl_cards": rules.deck().len() - n_trumps,
    }))
}

pub(super) fn trick_winner(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let trick = input.trick(&input.order(rules)?, "cards")?;
    Ok(json!({ "winner": trick.owner(), "augen": trick.augen() }))
}

pub(super) fn legal_cards(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let order = input.order(rules)?;
    let hand = Hand::of(&input.cards(&order, "hand")?);
    let led: Option<Card> = input.optional("led")?;
    let mut hands = BySeat::default();
    hands[Seat::E] = hand;
    let leader = if led.is_some() { Seat::N } else { Seat::E };
    let play = CardPlay::with_trick(hands, Trick::of(&order, leader, led.as_slice()));
    Ok(json!({ "legal": play.legal(&order).iter().collect::<Vec<_>>() }))
}
