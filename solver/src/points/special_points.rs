//! The special points still to be earned, as masks.

use crate::bitboard::{Layout, Trick, VOLLE};
use crate::machine::Machine;
use crate::special_cards::SpecialCards;
use game::rules::{CharlieGefangenCounts, Herzstich, Sonderpunkt};
use game::{Card, Class, Position, Suit, Team};

/// Which cards can earn which special points. A mask is empty where the rules or the game do not have the point.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SpecialPoints {
    /// The foxes.
    foxes: u64,
    /// The jacks of clubs that can win the last trick.
    charlies: u64,
    /// The jacks of clubs that can be captured in it.
    captured: u64,
    captured_counts: CharlieGefangenCounts,
    /// The Volle, four of which make a Doppelkopf: three of them with a king are 37 Augen at most.
    volle: u64,
    /// The hearts that are no trump.
    hearts: u64,
    herzstich: Herzstich,
    /// All trumps of the deal.
    trumps: u64,
    /// The cards that Re holds or has played.
    re_cards: u64,
    re: u8,
}

/// How many special points each side can still earn at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Prospect {
    pub(crate) re: i32,
    pub(crate) kontra: i32,
}

/// No more Doppelköpfe than so many come about, as long as some cards are no Volle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limit {
    pub(crate) n_doppelkoepfe: i32,
    pub(crate) poor: u64,
}

/// What a side can keep the other from earning, whatever else it plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DeniedPoints {
    /// The jacks of clubs that earn the other side nothing.
    pub(crate) jacks: u64,
    /// The trump that is kept to the last trick for that.
    pub(crate) kept: u64,
    /// How many Doppelköpfe the other side makes at most, if less than the hands say.
    pub(crate) limit: Option<Limit>,
}

impl DeniedPoints {
    /// More than can be.
    pub(crate) const ALL: Self = Self { jacks: u64::MAX, kept: 0, limit: Some(Limit { n_doppelkoepfe: 0, poor: 0 }) };
}

impl SpecialPoints {
    pub(crate) fn new(position: &Position, layout: &Layout, re: u8, re_cards: u64) -> Self {
        let rules = position.rules();
        // Rule DDV F.4: a solo has no special points.
        let none = position.parties().soloist().is_some() && !rules.special_points_in_solo;
        let mask = |point, cards: u64| if rules.has(point) && !none { cards } else { 0 };
        // Fuchs and Charlie are trumps; announced Schweine are no foxes.
        let trump = |card| layout.slot(card) & layout.classes[Class::Trump.index()];
        let foxes =
            if position.parts().schweine.is_none() && rules.kinds().contains(Card::DA) { trump(Card::DA) } else { 0 };
        Self {
            foxes: mask(Sonderpunkt::Fuchs, foxes),
            charlies: mask(Sonderpunkt::Charlie, trump(Card::CJ)),
            captured: mask(Sonderpunkt::CharlieGefangen, trump(Card::CJ)),
            captured_counts: rules.charlie_gefangen_counts,
            volle: mask(Sonderpunkt::Doppelkopf, layout.value_planes[VOLLE]),
            hearts: mask(Sonderpunkt::Herzstich, layout.classes[Class::Fehl(Suit::Hearts).index()]),
            herzstich: rules.herzstich,
            trumps: layout.classes[Class::Trump.index()],
            re_cards,
            re,
        }
    }

    /// Returns the cards that a side holds or has played.
    #[inline(always)]
    const fn cards_of(&self, re: bool) -> u64 {
        if re { self.re_cards } else { !self.re_cards }
    }

    /// Returns whether a seat is of this side.
    #[inline(always)]
    const fn is_of(&self, seat: usize, re: bool) -> bool {
        (self.re >> seat & 1 == 1) == re
    }

    /// Returns the cards that are not the same as their neighbours although they count the same.
    pub(crate) const fn apart(&self) -> u64 {
        self.charlies | self.captured
    }

    /// Returns the cards on which more hangs than Augen while somebody holds them.
    pub(crate) const fn special_cards(&self) -> u64 {
        self.foxes | self.apart()
    }

    /// Returns the cards that correspond to none but their own kind in positions that look alike.
    #[inline(always)]
    pub(crate) const fn special(&self) -> SpecialCards {
        SpecialCards { kinds: [self.apart(), self.foxes] }
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
    pub(crate) fn doubling(&self, hands: &[u64; 4], table: &Trick) -> u64 {
        if self.everybody_has_volle(hands) {
            return self.volle;
        }
        let mut to_play = (table.len..4).map(|n| hands[usize::from(table.leader + n) & 3]);
        if table.cards & !self.volle == 0 && to_play.all(|hand| hand & self.volle != 0) { self.volle } else { 0 }
    }

    /// Returns whether each hand has a card that can be part of a Doppelkopf, if there is such a point.
    #[inline(always)]
    pub(crate) const fn everybody_has_volle(&self, hands: &[u64; 4]) -> bool {
        let [a, b, c, d] = *hands;
        (a & self.volle != 0) & (b & self.volle != 0) & (c & self.volle != 0) & (d & self.volle != 0)
    }

    /// Returns how many Doppelköpfe can come about at most: as many as Volle are in the hand with the fewest, as long as the
    /// others of that hand are none. If several have as few, it is one of the side whose bound it is: cards of the other fail in its
    /// choices, and stand for one another there as long as it has not mattered what they are.
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
    pub(crate) fn excluding(&self, hands: &[u64; 4], table: &Trick, is_lower: bool) -> u64 {
        if self.volle == 0 {
            return 0;
        }
        let lacking = |places: std::ops::Range<u8>| {
            let seats = places.map(|n| usize::from(table.leader + n) & 3);
            let lacking = seats.filter(|&seat| hands[seat] & self.volle == 0);
            lacking.min_by_key(|&seat| !self.is_of(seat, is_lower)).map(|seat| hands[seat])
        };
        // Who has none and is to come lacks one for this trick, too; else one that is none lies.
        let lying = || lacking(0..table.len).unwrap_or(0) | self.one_of(table.cards & !self.volle, is_lower);
        lacking(table.len..4).unwrap_or_else(lying)
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

    /// Returns what a complete trick adds to the balance of Re.
    #[inline(always)]
    pub(crate) fn of_trick(&self, machine: impl Machine, table: &Trick, is_last: bool) -> i32 {
        let re_wins = self.is_of(usize::from(table.owner), true);
        let losers = table.cards & self.cards_of(!re_wins);
        let mut n = machine.count(losers & self.foxes) as i32;
        n += i32::from(self.is_doppelkopf(table));
        if is_last {
            n += i32::from(self.charlies >> table.best & 1 == 1);
            n += self.captures(machine, losers);
        }
        if self.hearts != 0 && table.follow == self.hearts {
            n += i32::from(match self.herzstich {
                Herzstich::NotTrumped => self.hearts >> table.best & 1 == 1,
                Herzstich::AllFourHearts => table.cards & !self.hearts == 0,
                Herzstich::AnyHeartLead => true,
            });
        }
        if re_wins { n } else { -n }
    }

    /// Returns whether a complete trick is a Doppelkopf, if there is such a point.
    #[inline(always)]
    const fn is_doppelkopf(&self, trick: &Trick) -> bool {
        trick.cards & !self.volle == 0
    }

    /// Returns what it counts to capture the jacks of clubs among some cards in the last trick.
    #[inline(always)]
    fn captures(&self, machine: impl Machine, cards: u64) -> i32 {
        let n_jacks = machine.count(cards & self.captured) as i32;
        match self.captured_counts {
            CharlieGefangenCounts::PerCard => n_jacks,
            CharlieGefangenCounts::Once => n_jacks.min(1),
        }
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

    /// Returns how many special points a side can still earn at most in so many tricks, when some cards are certain to fall in
    /// others, and some points are denied to the other side.
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
        // All follow when hearts are led, so that nobody can lead more of them than one has; and nobody plays a trump.
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
        count(theirs & self.foxes)
            + i32::from(own & self.charlies & !denied.jacks != 0)
            + captured
            + doppelkoepfe
            + hearts
    }

    /// Returns how many special points a side is certain of if these cards are certain to fall in its tricks.
    #[inline(always)]
    pub(crate) fn certain(&self, machine: impl Machine, of_re: bool, cards: u64) -> i32 {
        machine.count(cards & self.cards_of(!of_re) & self.foxes) as i32
    }

    /// Returns the jacks of clubs that can earn the other side nothing, whatever else this side plays.
    ///
    /// Who makes the last trick with a jack of clubs has followed with another trump whenever trump was led before. So whoever
    /// else holds as many trumps and plays none while he need not has one left at last, and that the highest. And a hand is
    /// free to play a jack of clubs of its own in as many tricks as it has trumps, so that one trump more keeps them all from
    /// being captured in the last.
    #[inline(always)]
    pub(crate) fn denied(&self, machine: impl Machine, hands: &[u64; 4], of_re: bool) -> DeniedPoints {
        let trumps = self.trumps;
        let own = self.cards_of(of_re);
        let mut denied = DeniedPoints::default();
        let mut most = 0;
        for hand in hands {
            let n_trumps = machine.count(hand & trumps);
            let jacks = hand & own & self.captured;
            if machine.count(jacks) < n_trumps {
                denied.jacks |= jacks;
            }
            if hand & !own & self.charlies != 0 {
                most = most.max(n_trumps);
            }
        }
        for (seat, hand) in hands.iter().enumerate() {
            if 0 < most && most <= machine.count(hand & trumps) && self.is_of(seat, of_re) {
                let highest = highest(hand & trumps);
                if self.charlies < highest && denied.kept < highest {
                    denied.kept = highest;
                }
            }
        }
        if denied.kept != 0 {
            denied.jacks |= self.charlies & !own;
        }
        denied
    }

    /// Returns the same with fewer Doppelköpfe of the other side than the hands say, if two partners can see to that, and with
    /// as many of the jacks of clubs as this allows.
    ///
    /// One of them plays a Volle whenever a class is led of which he has one. The other keeps as many of this class that
    /// are none, and plays one of them then, and none before as long as he has others. So in a trick with a Volle of the
    /// one lies one of the other that is none: if the one has nothing but Volle left, the other has nothing but those he keeps.
    /// For each that the other lacks, one trick with a Volle of the one has none of those.
    ///
    /// If he has no card of that class at all, one of another does as well, if he can keep it until then: he needs so many
    /// others of that class as anybody else can lead it.
    ///
    /// If the other also keeps a trump to the last trick, this must be no Volle and none of those; and if he runs out of cards of
    /// other classes and still needs some, he has but trumps, none of which may be a Volle then. Jacks of clubs to get rid
    /// of come after the Volle of the one, and are not among those that the other keeps.
    #[inline(always)]
    pub(crate) fn with_fewer_doppelkoepfe(
        &self,
        machine: impl Machine,
        layout: &Layout,
        hands: &[u64; 4],
        of_re: bool,
        denied: &DeniedPoints,
    ) -> Option<DeniedPoints> {
        let most = self.limit(machine, hands, of_re).n_doppelkoepfe;
        if most == 0 {
            return None;
        }
        let trumps = self.trumps;
        let own = self.cards_of(of_re);
        let mut best: Option<(Limit, DeniedPoints)> = None;
        for (one, other) in (0..4).flat_map(|one| (0..4).map(move |other| (one, other))) {
            if one == other || !self.is_of(one, of_re) || !self.is_of(other, of_re) {
                continue;
            }
            let [rich, poor] = [hands[one] & self.volle, hands[other] & !self.volle];
            let limit = |reserved, spare| self.limit_of_partners(machine, layout, hands, [one, other], reserved, spare);
            let other_trumps = hands[other] & trumps;
            let may_keep = denied.kept & poor != 0 && (rich & !trumps == 0 || other_trumps & self.volle == 0);
            // If he plays one where nobody has led trump, the trump that is kept may go before the last trick.
            let keeping = may_keep.then(|| limit(denied.kept, !trumps)).filter(|limit| limit.n_doppelkoepfe == 0);
            let to_play = |seat: usize| hands[seat] & own & self.captured & denied.jacks;
            let (limit, mut found) = if let Some(limit) = keeping {
                (Limit { poor: limit.poor | other_trumps & poor, ..limit }, *denied)
            } else {
                let without_kept = DeniedPoints { jacks: denied.jacks & !(self.charlies & !own), kept: 0, ..*denied };
                (limit(to_play(other), u64::MAX), without_kept)
            };
            if machine.count(hands[one] & trumps) <= machine.count(to_play(one) | rich & trumps) {
                found.jacks &= !to_play(one);
            }
            let is_better = best.is_none_or(|(than, best)| {
                let are_more = best.jacks & found.jacks == best.jacks && best.jacks != found.jacks;
                (limit.n_doppelkoepfe, !are_more) < (than.n_doppelkoepfe, true)
            });
            if limit.n_doppelkoepfe < most && is_better {
                best = Some((limit, found));
            }
        }
        best.map(|(limit, denied)| DeniedPoints { limit: Some(limit), ..denied })
    }

    /// Returns how many Doppelköpfe the other side makes at most if one of two partners plays a Volle whenever its class is led,
    /// and the other answers as many as he can: of each class with a card that is none and not reserved for something
    /// else, and where he has none of the class with one of those that he can spare.
    #[inline(always)]
    fn limit_of_partners(
        &self,
        machine: impl Machine,
        layout: &Layout,
        hands: &[u64; 4],
        [one, other]: [usize; 2],
        reserved: u64,
        spare: u64,
    ) -> Limit {
        let poor = !self.volle & !reserved;
        let (mut answers, mut n_elsewhere, mut n_doppelkoepfe) = (0, 0, 0);
        for class in layout.classes {
            let n_volle = machine.count(hands[one] & self.volle & class);
            let found = highest_of(machine, hands[other] & poor & class, n_volle);
            let n_lacking = n_volle - machine.count(found);
            answers |= found;
            if hands[other] & class == 0 {
                n_elsewhere += n_lacking;
            } else {
                n_doppelkoepfe += n_lacking;
            }
        }
        for class in layout.classes {
            if n_elsewhere == 0 {
                break;
            }
            // As often as anybody else can lead the class he plays another card of it.
            let n_led = (1..4).map(|n| machine.count(hands[(other + n) & 3] & class)).max().unwrap_or(0);
            let left = hands[other] & class & !reserved & !answers;
            let n_more = machine.count(left).saturating_sub(n_led);
            let found = highest_of(machine, left & poor & spare, n_more.min(n_elsewhere));
            n_elsewhere -= machine.count(found);
            answers |= found;
        }
        let n_doppelkoepfe = (n_doppelkoepfe + n_elsewhere) as i32;
        Limit { n_doppelkoepfe, poor: hands[one] & !self.volle | answers }
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
const fn highest(cards: u64) -> u64 {
    1 << (63 - cards.leading_zeros())
}

/// Returns the highest cards of a set, so many or all.
#[inline(always)]
fn highest_of(machine: impl Machine, cards: u64, n: u32) -> u64 {
    let mut lower = cards;
    for _ in 0..n.min(machine.count(cards)) {
        lower ^= highest(lower);
    }
    cards ^ lower
}

/// Returns the balance of special points that were earned before.
pub(crate) fn balance(position: &Position, earned: &[(Sonderpunkt, Team)]) -> i32 {
    let rules = position.rules();
    let none = position.parties().soloist().is_some() && !rules.special_points_in_solo;
    let known = earned.iter().filter(|(point, _)| rules.has(*point) && !none);
    known.map(|&(_, team)| if team == Team::Re { 1 } else { -1 }).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitboard::{State, each};
    use crate::machine::Portable;
    use game::{Hand, Rules};
    use rand::seq::SliceRandom;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    /// A side, what it can spare itself, and the layout.
    struct Plan<'a> {
        bonus: &'a SpecialPoints,
        layout: &'a Layout,
        of_re: bool,
        denied: DeniedPoints,
    }

    impl Plan<'_> {
        /// Returns whether a jack of clubs earns the other side what should have been denied.
        fn fails_in(&self, trick: &Trick, is_last: bool) -> bool {
            let Self { bonus, denied, .. } = self;
            let is_charlie = bonus.charlies & denied.jacks & 1 << trick.best != 0;
            let captures = trick.cards & bonus.cards_of(self.of_re) & bonus.captured & denied.jacks != 0;
            self.is_lost(trick) && is_last && (is_charlie || captures)
        }

        fn is_lost(&self, trick: &Trick) -> bool {
            !self.bonus.is_of(usize::from(trick.owner), self.of_re)
        }

        /// Returns whether the other side can see to that, whatever this side plays, after so many Doppelköpfe.
        fn fails(&self, state: &State, n_doppelkoepfe: i32) -> bool {
            if self.denied.limit.is_some_and(|limit| limit.n_doppelkoepfe < n_doppelkoepfe) {
                return true;
            }
            if state.is_over() {
                return false;
            }
            let mut fails = each(state.legal()).map(|bit| {
                let (next, complete) = state.after(self.layout, bit);
                let is_doppelkopf = |trick: &Trick| self.is_lost(trick) && self.bonus.is_doppelkopf(trick);
                let n_doppelkoepfe = n_doppelkoepfe + i32::from(complete.as_ref().is_some_and(is_doppelkopf));
                complete.is_some_and(|trick| self.fails_in(&trick, next.is_over())) || self.fails(&next, n_doppelkoepfe)
            });
            let is_own = self.bonus.is_of(state.table.turn(), self.of_re);
            if is_own { fails.all(|fails| fails) } else { fails.any(|fails| fails) }
        }
    }

    #[test]
    fn what_is_spared_can_be_spared() {
        let mut rng = ChaCha8Rng::seed_from_u64(9);
        let (mut n_kept, mut n_disposed, mut n_without, mut n_fewer, mut n_both) = (0, 0, 0, 0, 0);
        for n in 0..15_000 {
            let rules = [Rules::DDV, Rules::BSV, Rules::RECKLINGHAUSEN][n / 4 % 3].clone();
            let n_tricks = if n % 4 == 0 { 4 } else { 3 };
            let mut deck: Vec<Card> = Hand::both_of(rules.kinds()).cards().collect();
            deck.shuffle(&mut rng);
            let hand = |seat: usize| {
                let cards = &deck[seat * n_tricks..(seat + 1) * n_tricks];
                cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
            };
            // Some seats that the queens of clubs allow.
            const SIDES: [&str; 10] = ["NS", "NE", "W", "NW", "ES", "EW", "SW", "N", "E", "S"];
            let first = rng.random_range(0..SIDES.len());
            let leader = ["N", "E", "S", "W"][rng.random_range(0..4)];
            let [north, east, south, west] = [0, 1, 2, 3].map(hand);
            let sides = SIDES.iter().cycle().skip(first).take(SIDES.len()).map(|re| {
                let text = format!("game=normal re={re} leader={leader} N={north} E={east} S={south} W={west}");
                format!("rules={} {text}", rules.name)
            });
            let mut sides = sides.filter_map(|text| Some((text.clone(), text.parse::<Position>().ok()?)));
            let (text, position) = sides.next().unwrap_or_else(|| panic!("{north} {east} {south} {west}"));
            let layout = Layout::new(position.order());
            let state = State::new(&layout, &position);
            let members = crate::bitboard::members(&position, Team::Re);
            let re_cards = (0..4).filter(|seat| members >> seat & 1 == 1).fold(0, |all, seat| all | state.hands[seat]);
            let bonus = SpecialPoints {
                volle: layout.value_planes[VOLLE],
                charlies: layout.slot(Card::CJ),
                captured: layout.slot(Card::CJ),
                ..SpecialPoints::new(&position, &layout, members, re_cards)
            };
            for of_re in [true, false] {
                let jacks = bonus.denied(Portable, &state.hands, of_re);
                let both = bonus.with_fewer_doppelkoepfe(Portable, &layout, &state.hands, of_re, &jacks);
                let all = state.hands.iter().fold(0, |all, hand| all | hand);
                n_kept += usize::from(jacks.kept != 0);
                n_disposed += usize::from(jacks.jacks & all != 0 && jacks.kept == 0);
                let most = both.and_then(|both| both.limit).map(|limit| limit.n_doppelkoepfe);
                n_without += usize::from(most == Some(0));
                n_fewer += usize::from(most.is_some_and(|most| 0 < most));
                n_both += usize::from(both.is_some_and(|both| both.jacks & all != 0));
                for denied in [Some(jacks), both].into_iter().flatten() {
                    let plan = Plan { bonus: &bonus, layout: &layout, of_re, denied };
                    assert!(!plan.fails(&state, 0), "{text} {of_re} {denied:?}");
                }
            }
        }
        assert!(
            [n_kept, n_disposed, n_without, n_fewer, n_both].into_iter().all(|n| 200 < n),
            "{n_kept} {n_disposed} {n_without} {n_fewer} {n_both}"
        );
    }
}
