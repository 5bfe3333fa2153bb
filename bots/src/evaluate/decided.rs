//! Cards of a solo that are worth the same in all deals, whatever the others hold: the solver decides what they are worth.
//!
//! The rules of thumb may lose a game that cannot be lost. If the exact value of a card is the same in all deals that are
//! looked at, its player need not know how the cards lie to get it, so that the card is worth no less.

use super::Judged;
use crate::exact::Exact;
use crate::rules::Imagined;
use crate::worth::{Sample, Worth};
use game::{Card, Named, Play, Seat};
use solver::{Config, Limits, Stop};

/// Number of cards that the solver may play in its tree for one decision; what it has not decided by then stays open.
const NODES: u64 = 300_000;

/// Raises the cards of a soloist, or against one, to their exact value where it is the same in all of these deals of a solo.
pub(super) fn raise_to_decided(mut judged: Vec<Judged<Card>>, deals: &[Play], stop: &Stop) -> Vec<Judged<Card>> {
    let values = decided(deals, stop);
    let most = judged.iter().map(|judged| judged.worth.worlds()).max().unwrap_or(0);
    let whole = judged.iter().find(|judged| judged.worth.worlds() == most).map(|judged| judged.worth.clone());
    for (card, points) in values {
        let Some((judged, whole)) = judged.iter_mut().find(|judged| judged.decision == card).zip(whole.as_ref()) else {
            continue;
        };
        if judged.worth.mean() < points {
            let samples = whole.samples().iter().map(|&Sample { weight, .. }| Sample { points, weight });
            judged.worth = Worth::new(samples.collect(), whole.basis());
            judged.value = points;
        }
    }
    judged
}

/// Returns the exact values of those cards that are worth the same in all of these deals.
fn decided(deals: &[Play], stop: &Stop) -> Vec<(Card, f64)> {
    let mut limits = Limits { nodes: Some(NODES), ..Limits::until(stop) };
    let mut values: Option<Vec<(Card, f64)>> = None;
    for deal in deals {
        let new = exact(deal, &mut limits);
        let open = match values {
            None => new,
            Some(values) => values.into_iter().filter(|value| new.contains(value)).collect(),
        };
        if open.is_empty() {
            return open;
        }
        values = Some(open);
    }
    values.unwrap_or_default()
}

/// Returns whether the seat at turn knows that somebody plays alone.
pub(super) fn is_solo(deal: &Play) -> bool {
    let soloist = deal.parties().and_then(game::Parties::soloist);
    let is_open = matches!(deal.public().game().named, Named::Solo { .. });
    soloist.is_some_and(|soloist| is_open || deal.actor() == Some(soloist))
}

/// Returns what the cards of the seat at turn are worth, as far as the limits, which it uses up, suffice.
fn exact(deal: &Play, limits: &mut Limits<'_>) -> Vec<(Card, f64)> {
    let seat: Option<Seat> = deal.actor();
    let Some((seat, exact)) = seat.zip(Exact::new(&Imagined::of(deal))) else { return Vec::new() };
    let values = exact.cards(seat, &Config::default().with_table_bytes(32 << 20), limits);
    values.into_iter().map(|(card, points)| (card, f64::from(points.0))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::fallback_card;
    use crate::draw::Draw;
    use crate::evaluate::{Plan, found_by};
    use crate::sample::Sampler;
    use crate::worth::Basis;
    use game::rules::VorbehaltKind;
    use game::{BySeat, Deal, Found, Hand, Rules, SeatSet, Solo, Spielfindung, Vorbehalt};

    /// Returns a Fleischloser of N with these cards, as it stands when N leads to the last six tricks.
    fn fleischlos(hand: &str) -> Play {
        let own: Hand = Hand::of(&hand.split(' ').map(|card| card.parse().expect("a card")).collect::<Vec<_>>());
        let mut rest: Vec<Card> =
            Rules::DDV.kinds().iter().flat_map(|card| std::iter::repeat_n(card, 2 - own.count(card))).collect();
        Draw::new(5, 0).shuffle(&mut rest);
        let mut hands = BySeat::default();
        hands[Seat::N] = own;
        for (seat, cards) in Seat::N.next().clockwise().zip(rest.chunks(12)) {
            hands[seat] = Hand::of(cards);
        }
        let deal = Deal::from_hands(&Rules::DDV, Seat::W, hands).expect("a whole deck");
        let round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
        let plan = Plan::Vorbehalt(VorbehaltKind::Lustsolo, Vorbehalt::Solo(Solo::Fleischlos));
        let Found::Play(mut play) = found_by(round, Seat::N, plan) else { panic!("a game is found") };
        while let Some(seat) = play.actor().filter(|&seat| seat != Seat::N || 6 < play.view(seat).hand().len()) {
            let legal = play.legal();
            let ace = legal.iter().find(|card| card.rank() == game::Rank::Ace && seat == Seat::N);
            play.play(seat, ace.unwrap_or_else(|| fallback_card(legal))).expect("a legal card");
        }
        *play
    }

    /// Returns what cards are raised to that the rules of thumb believe to lose.
    fn raised(play: &Play) -> Vec<f64> {
        let view = play.view(Seat::N);
        let sampler = Sampler::new(&view).expect("there are deals");
        let deals: Vec<Play> = (0..20).map(|number| sampler.world(&mut Draw::new(1, number))).collect();
        let lost = Worth::new(vec![Sample { points: -99.0, weight: 1.0 }; 20], Basis::Drawn);
        let judged = view.legal().iter().map(|card| Judged::new(card, lost.clone())).collect();
        raise_to_decided(judged, &deals, &Stop::NEVER).iter().map(|judged| judged.worth.mean()).collect()
    }

    #[test]
    fn a_solo_that_wins_with_every_card_in_all_deals_is_worth_that() {
        let play = fleischlos("CA CA SA SA HA HA DA DA CT CT CK CK");
        let values = raised(&play);
        assert!(!values.is_empty() && values.iter().all(|&value| 0.0 < value && value == values[0]), "{values:?}");
    }

    #[test]
    fn what_depends_on_the_hidden_cards_is_not_decided() {
        let hands = [
            "CA CA SA SA HA HA CT ST HT DA CK SK",
            "CA CA SA SA HA HA CT ST DA DK DQ DJ",
            "CA CA SA SA HA HA DA DT DK CK SK HK",
            "CA CA SA SA HA HA CT CK CK ST SK SK",
        ];
        let values: Vec<_> = hands.iter().map(|hand| raised(&fleischlos(hand))).collect();
        assert!(values.iter().any(|values| values.contains(&-99.0)), "{values:?}");
    }
}
