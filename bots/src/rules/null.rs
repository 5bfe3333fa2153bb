//! Rules of thumb for a Null, in which the soloist must not win a trick: nothing of them is learned.

use crate::rules::sight::Sight;
use game::{Card, Hand, Rank, Rules, Suit};

/// Returns the Points that a hand can expect in a Null: it wins or loses the value with three opponents.
pub(crate) fn expected(rules: &Rules, hand: Hand) -> f32 {
    let value = 3.0 * f32::from(1 + rules.soli.points);
    let risk: f32 = Suit::ALL.into_iter().map(|suit| risk(rules, suit, hand)).sum();
    value * (1.0 - risk).max(-1.0)
}

/// Returns how likely a suit is to cost the soloist a trick, very roughly: the others can stay below a card of his if more lower
/// cards of the suit are out than he can let go before it, and one more.
fn risk(rules: &Rules, suit: Suit, hand: Hand) -> f32 {
    let low_to_high = Rank::ALL.into_iter().rev().map(|rank| Card::new(suit, rank));
    let (mut n_own, mut n_out, mut risk) = (0, 0, 0.0_f32);
    for card in low_to_high.filter(|&card| rules.kinds().contains(card)) {
        let n_copies = hand.count(card);
        for _ in 0..n_copies {
            risk += 0.25 * (n_out as f32 - (n_own + 1) as f32).max(0.0);
            n_own += 1;
        }
        n_out += 2 - n_copies;
    }
    risk
}

/// Returns what a card is worth to the seat at turn, beside the other ones.
pub(crate) fn worth(sight: &Sight<'_>, card: Card) -> f32 {
    const FORCED: f32 = 100.0;
    let order = sight.order;
    let height = order.high_to_low(order.class_of(card)).take_while(|&other| other != card).count() as f32;
    let high = 10.0 - height;
    let Some(best) = sight.trick.best() else { return -high };
    let takes = order.beats(card, best);
    let soloist = sight.memory.parties.and_then(game::Parties::soloist);
    let soloist_wins = soloist == sight.trick.owner();
    let soloist_has_played = soloist.is_some_and(|soloist| sight.trick.leader().steps_to(soloist) < sight.trick.len());
    match (soloist == Some(sight.seat), takes) {
        (true, true) => -FORCED - high,
        (true, false) => high,
        // A seat that takes the trick from the soloist, or may do so, saves it.
        (false, true) if soloist_wins => -FORCED - high,
        (false, true) if !soloist_has_played => -high,
        (false, _) => high,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_low_cards_make_a_null() {
        use Card as C;
        let worth = |cards: &[Card]| expected(&Rules::DDV, Hand::of(cards));
        let low = [C::C9, C::C9, C::CJ, C::S9, C::S9, C::SJ, C::H9, C::H9, C::HJ, C::D9, C::D9, C::DJ];
        assert_eq!(worth(&low), 3.0);
        let mut with_ace = low;
        with_ace[2] = C::CA;
        assert!(worth(&with_ace) < 0.0, "{}", worth(&with_ace));
        assert_eq!(worth(&[C::CA, C::CA, C::CT, C::CT, C::SA, C::SA, C::ST, C::ST, C::HA, C::HA, C::DA, C::DA]), -3.0);
    }
}
