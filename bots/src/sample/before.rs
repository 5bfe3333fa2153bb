//! Hidden hands while the game is being found.

use crate::constraint::Facts;
use crate::draw::Draw;
use crate::sample::{NoWorld, World, Worlds};
use game::{Act, Asked, BySeat, Deal, Due, Exchange, Hand, Seat, Spielfindung};

/// All deals that are possible for a seat in the round of Vorbehalte, and a way to draw one.
///
/// # Information
/// Made of what the seat knows; it knows no hidden card.
#[derive(Clone, Debug)]
pub struct RoundSampler<'a> {
    asked: Asked<'a>,
    worlds: Worlds,
}

impl<'a> RoundSampler<'a> {
    /// Counts the deals that are possible for a seat. While cards are being exchanged only the taker can ask.
    ///
    /// # Errors
    /// There may be no such deal, or no deal in which these words are allowed.
    pub fn new(asked: &Asked<'a>) -> Result<Self, NoWorld> {
        let sampler = Self { asked: asked.clone(), worlds: Worlds::of(&Facts::of_asked(asked))? };
        // Whether an act is legal depends on the kinds of Vorbehalt that a hand allows, and these are the same in all deals.
        sampler.try_round(&mut Draw::new(0, 0)).ok_or(NoWorld::Impossible)?;
        Ok(sampler)
    }

    /// Returns the number of possible deals, with the copies of a card distinguished.
    #[must_use]
    pub const fn count(&self) -> u128 {
        self.worlds.count()
    }

    /// Draws what each seat may hold now.
    #[must_use]
    pub fn draw(&self, draw: &mut Draw) -> BySeat<Hand> {
        self.worlds.draw(draw).hands
    }

    /// Draws a round as it may be: a deal, and everything that was said.
    ///
    /// # Panics
    /// Panics if a seat could not have said its words with the cards drawn, which would be an error of this module.
    #[must_use]
    pub fn round(&self, draw: &mut Draw) -> Spielfindung {
        self.try_round(draw).expect("a round that was possible in another deal")
    }

    /// Draws a possible round; `None` if a seat could not have said its words.
    fn try_round(&self, draw: &mut Draw) -> Option<Spielfindung> {
        let World { mut hands, exchange } = self.worlds.draw(draw);
        let asked = &self.asked;
        let exchange = exchange.or(asked.exchange().copied());
        if let Some(Exchange { giver, taker, given, returned }) = exchange {
            give(&mut hands, taker, giver, given, returned)?;
        } else if let (Some(taken), Some(Due::Return { giver, .. })) = (asked.taken(), asked.due()) {
            give(&mut hands, asked.seat(), giver, taken, Hand::EMPTY)?;
        }
        let rules = asked.rules();
        let deal = Deal::from_hands(rules, asked.dealer(), hands).ok()?;
        // Rule DDV C.2: who is forced to play a solo names it without having spoken.
        let forced = match (asked.heard().first(), asked.due()) {
            (Some(&(seat, Act::Name(_))), _) => Some(seat),
            (None, Some(Due::Name)) => Some(asked.seat()),
            _ => None,
        };
        let mut round = match forced {
            Some(soloist) => Spielfindung::vorfuehren(rules, deal, soloist),
            None => Spielfindung::new(rules, deal, asked.pflichtsolo_open()),
        };
        for &(seat, act) in asked.heard() {
            round.act(seat, act).ok()?;
            let given = exchange.map(|exchange| exchange.given).or(asked.taken());
            if let (Some((giver, Due::Give { .. })), Some(given)) = (round.due(), given) {
                round.act(giver, Act::Give(given)).ok()?;
            }
            if let (Some((taker, Due::Return { .. })), Some(exchange)) = (round.due(), exchange) {
                round.act(taker, Act::Return(exchange.returned)).ok()?;
            }
        }
        Some(round)
    }
}

/// Undoes an exchange: `from` gives back `cards`, which it got, and `to` gives back `back`, which it got for them. The
/// latter comes first, as `from` may have parted with the very cards it got. Returns `None` if a seat does not hold the
/// cards it should give.
fn give(hands: &mut BySeat<Hand>, from: Seat, to: Seat, cards: Hand, back: Hand) -> Option<()> {
    for (from, to, cards) in [(to, from, back), (from, to, cards)] {
        for card in cards.kinds() {
            for _ in 0..cards.count(card) {
                if hands[from].count(card) == 0 || hands[to].count(card) == 2 {
                    return None;
                }
                hands[from].remove(card);
                hands[to].add(card);
            }
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Rules, SeatSet};

    #[test]
    fn a_round_after_an_exchange_can_be_drawn_for_everybody_who_is_asked() {
        let mut n_asked = 0;
        for index in 0..3000 {
            let mut draw = Draw::new(5, index);
            let dealer = Seat::from_index(draw.below(4));
            let deal = draw.deal(&Rules::RECKLINGHAUSEN, dealer).expect("a whole deck");
            let mut round = Spielfindung::new(&Rules::RECKLINGHAUSEN, deal, SeatSet::EMPTY);
            while let Some(seat) = round.actor() {
                let asked = round.view(seat);
                if asked.exchange().is_some() || asked.seen_exchange().is_some() {
                    let sampler = RoundSampler::new(&asked).expect("the deal itself is possible");
                    for number in 0..20 {
                        let drawn = sampler.round(&mut Draw::new(1, number));
                        assert_eq!(drawn.view(seat).hand(), asked.hand(), "deal {index}");
                    }
                    n_asked += 1;
                }
                let act = draw.choice(&round.options()).expect("somebody is due");
                round.act(seat, act).expect("an option");
            }
        }
        assert!(20 <= n_asked, "{n_asked}");
    }
}
