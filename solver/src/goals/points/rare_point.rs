//! A special point that is earned in a trick, as masks.

use crate::bitboard::{Layout, VOLLE};
use crate::machine::Machine;
use crate::trick::Trick;
use game::rules::Herzstich;
use game::{Augen, Class, PlayedBy, Position, Seen, Suit, TrickPoint, WhichTrick};

/// A special point that is earned in a trick, as masks: whatever the rules say of it, with no knowledge of its own.
#[derive(Clone, Copy, Debug)]
pub(super) struct RarePoint {
    pub(super) row: TrickPoint,
    /// The cards by which it is seen.
    pub(super) cards: u64,
    /// The cards one of which has to win an earlier trick, and the last one.
    best: [u64; 2],
}

impl RarePoint {
    pub(super) fn new(layout: &Layout, position: &Position, row: TrickPoint) -> Self {
        let slot = |card| if position.rules().kinds().contains(card) { layout.slot(card) } else { 0 };
        let cards = match row.seen {
            // Three Volle and a king are 37 Augen.
            Seen::Augen(Augen(38..)) => layout.value_planes[VOLLE],
            Seen::Augen(_) => u64::MAX,
            Seen::Hearts(_) => layout.classes[Class::Fehl(Suit::Hearts).index()],
            Seen::Cards { card, .. } | Seen::Pair(card) => slot(card),
        };
        let best = match row.seen {
            // One of two that lie there wins, so where the second one does it was played after the other.
            Seen::Cards { by: PlayedBy::OpponentBefore, .. } => {
                [layout.second_wins, layout.second_wins ^ layout.turned].map(|second| second & cards)
            }
            Seen::Cards { by: PlayedBy::Winner, .. } => [cards; 2],
            Seen::Cards { best: Some(best), .. } => [slot(best); 2],
            Seen::Augen(_) | Seen::Hearts(_) | Seen::Cards { .. } | Seen::Pair(_) => [u64::MAX; 2],
        };
        let best = match row.only {
            None => best,
            Some(WhichTrick::Earlier) => [best[0], 0],
            Some(WhichTrick::Last) => [0, best[1]],
        };
        Self { row, cards, best }
    }

    /// Returns whether there are cards for it.
    pub(super) const fn can_be(&self) -> bool {
        self.cards != 0 && self.best[0] | self.best[1] != 0
    }

    /// Returns the cards that are not the same to everybody as others that count the same.
    pub(super) fn apart(&self) -> u64 {
        let best = self.best.into_iter().filter(|&best| best != u64::MAX).fold(0, |all, best| all | best);
        match self.row.seen {
            Seen::Augen(_) | Seen::Hearts(_) => 0,
            Seen::Cards { .. } | Seen::Pair(_) => self.cards | best,
        }
    }

    /// Returns the number of these points that the winner of a complete trick earns, and the number that the other side
    /// earns. `own` are the cards of the winner's side in it.
    pub(super) fn earned(&self, machine: impl Machine, trick: &Trick, own: u64, is_last: bool) -> [i32; 2] {
        if self.best[usize::from(is_last)] >> trick.best & 1 == 0 {
            return [0, 0];
        }
        let n_of = |cards: u64| machine.count(cards & self.cards) as i32;
        let (n, n_theirs) = (n_of(own), n_of(trick.cards & !own));
        match self.row.seen {
            Seen::Augen(least) => [i32::from(least.0 <= trick.augen.into()), 0],
            Seen::Hearts(herzstich) => [i32::from(is_herzstich(herzstich, self.cards, trick)), 0],
            Seen::Cards { by: PlayedBy::Winner, .. } => [1, 0],
            Seen::Cards { by: PlayedBy::Partner, .. } => [n_of(own & !(1 << trick.best)), 0],
            Seen::Cards { by: PlayedBy::Opponent | PlayedBy::OpponentBefore, most, .. } => {
                [n_theirs.min(most.into()), 0]
            }
            Seen::Pair(_) => [n_theirs / 2, n / 2],
        }
    }

    /// Returns how many of them a side can earn at most if it and the other one have these cards.
    pub(super) fn most(&self, machine: impl Machine, held: &[u64; 4], own: u64, theirs: u64) -> i32 {
        let n_of = |cards: u64| machine.count(cards & self.cards) as i32;
        let in_hand = |cards: u64| held.iter().map(move |hand| machine.count(hand & (own | theirs) & cards) as i32);
        let only_last = self.row.only == Some(WhichTrick::Last);
        let (n, most) = match self.row.seen {
            Seen::Augen(_) => (in_hand(self.cards).min().unwrap_or(0), 1),
            Seen::Hearts(_) => (in_hand(u64::MAX).max().unwrap_or(0), 1),
            Seen::Cards { by: PlayedBy::Winner, most, .. } => (n_of(own), most),
            Seen::Cards { by: PlayedBy::Partner, most, .. } => (n_of(own) / 2, most),
            Seen::Cards { by: PlayedBy::Opponent, most, .. } => (n_of(theirs), most),
            Seen::Cards { by: PlayedBy::OpponentBefore, most, .. } => (n_of(own).min(n_of(theirs)), most),
            Seen::Pair(_) => (n_of(theirs) / 2, 1),
        };
        if only_last { n.min(most.into()) } else { n }
    }
}

/// Returns whether a complete trick is a Herzstich, if these are the hearts that are no trump.
#[inline(always)]
pub(super) const fn is_herzstich(herzstich: Herzstich, hearts: u64, trick: &Trick) -> bool {
    hearts != 0
        && trick.follow == hearts
        && match herzstich {
            Herzstich::NotTrumped => hearts >> trick.best & 1 == 1,
            Herzstich::AllFourHearts => trick.cards & !hearts == 0,
            Herzstich::AnyHeartLead => true,
        }
}
