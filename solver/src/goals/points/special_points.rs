//! The special points still to be earned, as masks.

use super::denied_points::DeniedPoints;
use super::rare_point::{RarePoint, is_herzstich};
use super::tally::Tally;
use crate::bitboard::Layout;
use crate::machine::Machine;
use crate::move_generation::Distinctions;
use crate::node::Progress;
use crate::special_cards::SpecialCards;
use crate::trick::Trick;
use game::rules::{FuchsCounts, Herzstich, Sonderpunkt, SpecialPointsFor};
use game::{Augen, Card, Class, PlayedBy, Position, Scoring, Seen, Team, WhichTrick};

/// Cards that can earn special points. A mask is empty if the rules or the game do not have the point.
///
/// The search has proofs about four shapes: foxes, jacks of clubs in the last trick, four Volle, and Fehl hearts. Any other row of
/// [`game::rules::Rules::trick_points`] is a [`RarePoint`].
#[derive(Clone, Debug)]
pub(crate) struct SpecialPoints {
    /// The foxes.
    foxes: u64,
    /// The jacks of clubs that can win the last trick.
    pub(super) charlies: u64,
    /// The jacks of clubs that can be captured in it.
    pub(super) captured: u64,
    /// Most of these that count.
    most_captured: i32,
    /// Rare points. If there are any, no entry holds for positions that differ in anything.
    rare: Vec<RarePoint>,
    /// The Volle, four of which make a Doppelkopf: three of them with a king are 37 Augen at most.
    pub(super) volle: u64,
    /// The hearts that are no trump.
    pub(super) hearts: u64,
    herzstich: Herzstich,
    /// All trumps of the deal.
    pub(super) trumps: u64,
    /// The cards that Re holds or has played.
    re_cards: u64,
    re: u8,
    /// Representation of the earned points.
    tally: Tally,
    /// Value of a second captured fox.
    fuchs_counts: FuchsCounts,
}

/// Most special points that each side can still earn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Prospect {
    pub(crate) re: i32,
    pub(crate) kontra: i32,
}

/// At most `n_doppelkoepfe` Doppelköpfe come about, as long as the cards in `poor` are not Volle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limit {
    pub(crate) n_doppelkoepfe: i32,
    pub(crate) poor: u64,
}

impl SpecialPoints {
    pub(crate) fn new(position: &Position, layout: &Layout, re: u8, re_cards: u64) -> Self {
        let (rules, order) = (position.rules(), position.order());
        let counts_both =
            rules.special.for_whom == SpecialPointsFor::Both && rules.special.fuchs_counts == FuchsCounts::Each;
        let mut points = Self {
            foxes: 0,
            charlies: 0,
            captured: 0,
            most_captured: 0,
            rare: Vec::new(),
            volle: 0,
            hearts: 0,
            herzstich: rules.special.herzstich,
            trumps: layout.classes[Class::Trump.index()],
            re_cards,
            re,
            tally: if counts_both { Tally::Balance } else { Tally::Apart { width: 1 } },
            fuchs_counts: rules.special.fuchs_counts,
        };
        let (schweine, scoring) = (position.parts().schweine.kind(), Scoring::of(order, position.parties()));
        for row in rules.trick_points().filter(|row| row.counts(rules, order, schweine, scoring)) {
            points.add(RarePoint::new(layout, position, row));
        }
        points
    }

    /// Adds a special point that exists in the game.
    fn add(&mut self, point: RarePoint) {
        const LAST: Option<WhichTrick> = Some(WhichTrick::Last);
        match (point.row.only, point.row.seen) {
            (None, Seen::Augen(Augen(40))) => self.volle = point.cards,
            (None, Seen::Hearts(_)) => self.hearts = point.cards,
            (None, Seen::Cards { card: Card::DA, by: PlayedBy::Opponent, best: None, most: 2 }) => {
                self.foxes = point.cards;
            }
            (LAST, Seen::Cards { card: Card::CJ, by: PlayedBy::Winner, best: None, .. }) => {
                self.charlies = point.cards;
            }
            (LAST, Seen::Cards { card: Card::CJ, by: PlayedBy::Opponent, best: None, most }) => {
                (self.captured, self.most_captured) = (point.cards, most.into());
            }
            _ => self.rare.extend(point.can_be().then_some(point)),
        }
    }

    /// Returns how what was earned is kept.
    pub(crate) const fn tally(&self) -> Tally {
        self.tally
    }

    /// Returns the same if Kontra earns fewer than `width` special points in the whole game.
    pub(crate) fn with_width(mut self, width: i32) -> Self {
        if let Tally::Apart { .. } = self.tally {
            self.tally = Tally::Apart { width };
        }
        self
    }

    /// Returns the cards that a side holds or has played.
    #[inline(always)]
    pub(super) const fn cards_of(&self, re: bool) -> u64 {
        if re { self.re_cards } else { !self.re_cards }
    }

    /// Returns whether a seat is of this side.
    #[inline(always)]
    pub(super) const fn is_of(&self, seat: usize, re: bool) -> bool {
        (self.re >> seat & 1 == 1) == re
    }

    /// Returns whether there are points of which only whole positions are compared.
    pub(crate) const fn has_rare(&self) -> bool {
        !self.rare.is_empty() || matches!(self.tally, Tally::Apart { .. })
    }

    /// Returns the cards that are not the same to everybody as others that count the same.
    pub(crate) fn apart(&self) -> u64 {
        self.rare.iter().fold(self.jacks(), |cards, point| cards | point.apart())
    }

    /// Returns the jacks of clubs on which a special point hangs. They are not the same as their neighbours although they count the same.
    pub(crate) const fn jacks(&self) -> u64 {
        self.charlies | self.captured
    }

    /// Returns which cards are not the same although they count the same.
    #[inline(always)]
    pub(crate) fn distinctions(&self, hands: &[u64; 4], trick: &Trick) -> Distinctions {
        Distinctions { special: self.foxes | self.jacks(), volle: self.doubling(hands, trick) }
    }

    /// Returns the cards that correspond to none but their own kind in positions that look alike.
    #[inline(always)]
    pub(crate) const fn special(&self) -> SpecialCards {
        SpecialCards { kinds: [self.jacks(), self.foxes] }
    }

    /// Returns the foxes.
    pub(crate) const fn foxes(&self) -> u64 {
        self.foxes
    }

    /// Returns the jacks of clubs that can be captured in the last trick.
    pub(crate) const fn captured(&self) -> u64 {
        self.captured
    }

    /// Returns the cards that can make a Doppelkopf from here on.
    #[inline(always)]
    fn doubling(&self, hands: &[u64; 4], trick: &Trick) -> u64 {
        if self.everybody_has_volle(hands) {
            return self.volle;
        }
        let mut to_play = (trick.len..4).map(|n| hands[usize::from(trick.leader + n) & 3]);
        if trick.cards & !self.volle == 0 && to_play.all(|hand| hand & self.volle != 0) { self.volle } else { 0 }
    }

    /// Returns whether each hand has a card that can be part of a Doppelkopf, if there is such a point.
    #[inline(always)]
    pub(crate) const fn everybody_has_volle(&self, hands: &[u64; 4]) -> bool {
        let [a, b, c, d] = *hands;
        (a & self.volle != 0) & (b & self.volle != 0) & (c & self.volle != 0) & (d & self.volle != 0)
    }

    /// Returns how many Doppelköpfe can come about at most: the number of Volle in the hand with the fewest, as long as
    /// its other cards are not Volle. If several hands have as few, one of the side that the bound favours is taken:
    /// cards of the other side fail in its choices, and stand for one another there as long as it has not mattered what
    /// they are.
    #[inline(always)]
    pub(crate) fn limit(&self, machine: impl Machine, hands: &[u64; 4], of_re: bool) -> Limit {
        if self.volle == 0 {
            return Limit { n_doppelkoepfe: 0, poor: 0 };
        }
        let rank = |seat: usize| 2 * machine.count(hands[seat] & self.volle) + u32::from(!self.is_of(seat, of_re));
        let fewer = |one: (u32, u64), other: (u32, u64)| if other.0 < one.0 { other } else { one };
        let [a, b, c, d] = [0, 1, 2, 3].map(|seat| (rank(seat), hands[seat]));
        let (rank, fewest) = fewer(fewer(a, b), fewer(c, d));
        Limit { n_doppelkoepfe: (rank / 2) as i32, poor: fewest & !self.volle }
    }

    /// Returns cards because of which no Doppelkopf can come about from here on, the running trick included, as long as they
    /// are no Volle, if it can't; of the side whose bound it is, if that goes.
    pub(crate) fn excluding(&self, hands: &[u64; 4], trick: &Trick, is_lower: bool) -> u64 {
        if self.volle == 0 {
            return 0;
        }
        let lacking = |places: std::ops::Range<u8>| {
            let seats = places.map(|n| usize::from(trick.leader + n) & 3);
            let lacking = seats.filter(|&seat| hands[seat] & self.volle == 0);
            lacking.min_by_key(|&seat| !self.is_of(seat, is_lower)).map(|seat| hands[seat])
        };
        // A later seat without a Volle lacks one for this trick, too; else a card that is not Volle is on the table.
        let lying = || lacking(0..trick.len).unwrap_or(0) | self.one_of(trick.cards & !self.volle, is_lower);
        lacking(trick.len..4).unwrap_or_else(lying)
    }

    /// Returns the highest of some cards, of the side whose bound it is if there are any.
    #[inline(always)]
    const fn one_of(&self, cards: u64, is_lower: bool) -> u64 {
        let own = cards & self.cards_of(is_lower);
        highest(if own == 0 { cards } else { own })
    }

    /// Returns cards because of which a complete trick is worth no less to the side whose bound it is, as long as they stay
    /// Volle, or none.
    #[inline(always)]
    pub(crate) fn deciding(&self, trick: &Trick, is_lower: bool) -> u64 {
        let is_won = self.is_of(usize::from(trick.owner), is_lower);
        let poor = trick.cards & !self.volle;
        if self.volle == 0 || is_won != (poor == 0) {
            // There is no such point, or whatever changes is for the better.
            0
        } else if is_won {
            trick.cards
        } else {
            self.one_of(poor, is_lower)
        }
    }

    /// Returns what was won after a complete trick.
    #[inline(always)]
    pub(crate) fn after_trick(
        &self,
        machine: impl Machine,
        progress: Progress,
        trick: &Trick,
        re_wins: bool,
        is_last: bool,
    ) -> Progress {
        let next = progress.with_trick(i32::from(trick.augen), re_wins);
        let balance = if self.has_rare() {
            self.kept_after(machine, next.balance, trick, is_last)
        } else {
            let n = self.of_winner(machine, trick, is_last);
            next.balance + if self.is_of(usize::from(trick.owner), true) { n } else { -n }
        };
        Progress { balance, ..next }
    }

    /// Returns what is kept of the special points after a complete trick.
    #[inline(never)]
    fn kept_after(&self, machine: impl Machine, before: i32, trick: &Trick, is_last: bool) -> i32 {
        let re_wins = self.is_of(usize::from(trick.owner), true);
        let n_foxes = machine.count(trick.cards & self.cards_of(!re_wins) & self.foxes);
        let (after, more) = match self.fuchs_counts {
            FuchsCounts::SecondTwice => self.tally.with_foxes(before, re_wins, n_foxes),
            FuchsCounts::Each => (before, 0),
        };
        let of_winner = self.of_winner(machine, trick, is_last) + more;
        let won = trick.cards & self.cards_of(re_wins);
        let earned = self.rare.iter().map(|point| point.earned(machine, trick, won, is_last));
        let [winner, loser] = earned.fold([of_winner, 0], |[all, others], [n, more]| [all + n, others + more]);
        let (re, kontra) = if re_wins { (winner, loser) } else { (loser, winner) };
        after + self.tally.of(re, kontra)
    }

    /// Returns the special points that the winner of a complete trick earns by it.
    #[inline(always)]
    fn of_winner(&self, machine: impl Machine, trick: &Trick, is_last: bool) -> i32 {
        let re_wins = self.is_of(usize::from(trick.owner), true);
        let losers = trick.cards & self.cards_of(!re_wins);
        let mut n = machine.count(losers & self.foxes) as i32;
        n += i32::from(self.is_doppelkopf(trick));
        if is_last {
            n += i32::from(self.charlies >> trick.best & 1 == 1);
            n += self.captures(machine, losers);
        }
        n + i32::from(is_herzstich(self.herzstich, self.hearts, trick))
    }

    /// Returns whether a complete trick is a Doppelkopf, if there is such a point.
    #[inline(always)]
    pub(super) const fn is_doppelkopf(&self, trick: &Trick) -> bool {
        trick.cards & !self.volle == 0
    }

    /// Returns what it counts to capture the jacks of clubs among some cards in the last trick.
    #[inline(always)]
    fn captures(&self, machine: impl Machine, cards: u64) -> i32 {
        (machine.count(cards & self.captured) as i32).min(self.most_captured)
    }

    /// Returns how many of the special points that a side earns in a complete trick bind what is found to such tricks: a Doppelkopf, as
    /// all four cards have to be Volle, and jacks of clubs captured in the last trick, for which no other card may lie there.
    #[inline(always)]
    pub(crate) fn dependent_points(&self, machine: impl Machine, trick: &Trick, of_re: bool, is_last: bool) -> i32 {
        if !self.is_of(usize::from(trick.owner), of_re) {
            return 0;
        }
        let captured = if is_last { self.captures(machine, trick.cards & self.cards_of(!of_re)) } else { 0 };
        i32::from(self.is_doppelkopf(trick)) + captured
    }

    /// Returns whether in a complete trick that is the last the side whose bound it is captures a jack of clubs.
    #[inline(always)]
    pub(crate) fn captures_jack(&self, trick: &Trick, is_lower: bool) -> bool {
        self.is_of(usize::from(trick.owner), is_lower) && trick.cards & self.cards_of(!is_lower) & self.captured != 0
    }

    /// Returns how many special points each side can still earn at most. `held` is what each seat holds, with the card
    /// it has played to the running trick.
    #[inline(always)]
    pub(crate) fn prospect(&self, machine: impl Machine, held: &[u64; 4]) -> Prospect {
        let n_tricks = i32::MAX;
        Prospect {
            re: self.most(machine, held, true, 0, &DeniedPoints::default(), n_tricks),
            kontra: self.most(machine, held, false, 0, &DeniedPoints::default(), n_tricks),
        }
    }

    /// Returns how many special points a side can still earn at most in `n_tricks` tricks, if the `certain` cards fall
    /// in other tricks, and the `denied` points are out of reach.
    #[inline(always)]
    pub(crate) fn most(
        &self,
        machine: impl Machine,
        held: &[u64; 4],
        of_re: bool,
        certain: u64,
        denied: &DeniedPoints,
        n_tricks: i32,
    ) -> i32 {
        let all = (held[0] | held[1] | held[2] | held[3]) & !certain;
        let own = all & self.cards_of(of_re);
        let theirs = all ^ own;
        let count = |cards: u64| machine.count(cards) as i32;
        let everybody_has = |cards: u64| held.iter().map(|hand| count(hand & cards)).min().unwrap_or(0);
        // All follow when hearts are led, so that no more of them can be led than one seat has; and no trump is played.
        let anybody_has = |cards: u64| held.iter().map(|hand| count(hand & cards)).max().unwrap_or(0);
        let captured = self.captures(machine, theirs & !denied.jacks);
        let most_doppelkoepfe = denied.limit.map_or(n_tricks, |limit| limit.n_doppelkoepfe.min(n_tricks));
        let doppelkoepfe = everybody_has(all & self.volle).min(most_doppelkoepfe);
        let hearts = match self.herzstich {
            _ if self.hearts == 0 => 0,
            Herzstich::NotTrumped => {
                count(own & self.hearts).min(anybody_has(all & self.hearts)).min(everybody_has(all & !self.trumps))
            }
            Herzstich::AllFourHearts => everybody_has(all & self.hearts),
            Herzstich::AnyHeartLead => anybody_has(all & self.hearts),
        };
        let rare = if self.has_rare() { self.most_rare(machine, held, own, theirs) } else { 0 };
        rare + count(theirs & self.foxes)
            + i32::from(own & self.charlies & !denied.jacks != 0)
            + captured
            + doppelkoepfe
            + hearts
    }

    /// Returns how many rare points a side can earn at most if it and the other one have these cards.
    #[inline(never)]
    fn most_rare(&self, machine: impl Machine, held: &[u64; 4], own: u64, theirs: u64) -> i32 {
        // Each may be the second one.
        let more_for_foxes = match self.fuchs_counts {
            FuchsCounts::SecondTwice => machine.count(theirs & self.foxes) as i32,
            FuchsCounts::Each => 0,
        };
        self.rare.iter().map(|point| point.most(machine, held, own, theirs)).sum::<i32>() + more_for_foxes
    }

    /// Returns how many special points a side is certain of if these cards are certain to fall in its tricks.
    #[inline(always)]
    pub(crate) fn certain(&self, machine: impl Machine, of_re: bool, cards: u64) -> i32 {
        machine.count(cards & self.cards_of(!of_re) & self.foxes) as i32
    }

    /// Returns a number for how many foxes and jacks of clubs that can still earn special points each hand has, and for whether a
    /// Doppelkopf is possible. Two positions with the same number, with the same number of cards of each class in each hand, and
    /// with Volle where they [matter](crate::bound::Bound::volle), earn the same ones in lines of play that correspond card by
    /// card, if [these](Self::special) correspond to their own kind.
    #[inline(always)]
    pub(crate) fn numbers(&self, machine: impl Machine, hands: &[u64; 4]) -> u64 {
        let special = self.special();
        let mut number = u64::from(self.everybody_has_volle(hands));
        for hand in hands {
            for cards in special.kinds {
                number = number << 2 | u64::from(machine.count(hand & cards));
            }
        }
        number = (number ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xa076_1d64_78bd_642f);
        number ^ number >> 32
    }
}

/// Returns the highest card of a set that is not empty.
pub(super) const fn highest(cards: u64) -> u64 {
    1 << (63 - cards.leading_zeros())
}

/// Returns how many special points Re and Kontra have earned before, and how many of them are for foxes.
pub(crate) fn earned_before(position: &Position, earned: &[(Sonderpunkt, Team)]) -> [(i32, u32); 2] {
    let rules = position.rules();
    let scoring = Scoring::of(position.order(), position.parties());
    [Team::Re, Team::Kontra].map(|team| {
        let counts = |point: Sonderpunkt| !point.is_of_call() && rules.counts(point, scoring);
        let known = || earned.iter().filter(|&&(point, by)| by == team && counts(point));
        let n_foxes = known().filter(|&&(point, _)| point == Sonderpunkt::Fuchs).count();
        let is_doubled = rules.special.fuchs_counts == FuchsCounts::SecondTwice && 2 <= n_foxes;
        (known().count() as i32 + i32::from(is_doubled), n_foxes as u32)
    })
}

#[cfg(test)]
mod tests;
