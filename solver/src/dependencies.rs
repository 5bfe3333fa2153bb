//! The dependencies of a proof: which cards have to beat which.
//!
//! A proof is a way to play for one side, and a line of play for each way to resist. It depends on comparisons: of the cards of one
//! class in a trick, the one that takes it beats the others. A position in which each hand has as many cards of each class has the
//! same lines of play, card by card in the order of their ranks. If every comparison that the proof depends on comes out the same there,
//! the same side takes the same tricks, however the others come out. In particular that is so where the side that it is good for has
//! better cards.
//!
//! Where special points hang on some cards, these correspond to cards of their own kind, wherever they lie in their hand, see
//! [`SpecialCards`]. So it is kept separately which cards have to beat them: who beats a higher card need not beat those.
//!
//! See: M. Ginsberg, "Partition Search", AAAI 1996; B. Haglund, "Search algorithms for a bridge double dummy solver", 2010 (relative
//! ranks). Both keep the ranks that have mattered; this keeps the comparisons.

use crate::bitboard::{Layout, below, each};
use crate::special_cards::SpecialCards;
use crate::trick::Trick;

/// Strength that a card needs: this one, or one more, if it has to be stronger. Zero if it need not be strong.
pub(crate) type Strength = u8;

/// Returns how strong a card is among those of its class. Both of a kind are as strong.
#[inline(always)]
pub(crate) const fn strength(bit: usize) -> Strength {
    (bit as u8 & !1) + 1
}

/// Returns how strong a card has to be to be stronger than this one.
#[inline(always)]
pub(crate) const fn above(bit: usize) -> Strength {
    strength(bit) + 1
}

/// Returns how strong a card has to be to take a trick from this one, which lies already or is played later: of two of a kind
/// the first wins, or the second.
#[inline(always)]
pub(crate) const fn to_beat(layout: &Layout, bit: usize, lies: bool) -> Strength {
    let second_wins = layout.second_wins >> bit & 1 == 1;
    if lies == second_wins { strength(bit) } else { above(bit) }
}

/// For each seat, how strong each card has to be for what it has to beat of this seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub(crate) struct RankNeeds {
    strengths: [[Strength; 64]; 4],
    /// For each kind of special cards, the cards that have to beat one. Among themselves the one that is played first does.
    pub(crate) over: [u64; 2],
}

impl RankNeeds {
    pub(crate) const NONE: Self = Self { strengths: [[0; 64]; 4], over: [0; 2] };

    /// Adds those of another.
    #[inline(always)]
    pub(crate) fn and(&mut self, other: &Self) {
        for (need, more) in self.strengths.as_flattened_mut().iter_mut().zip(other.strengths.as_flattened()) {
            *need = (*need).max(*more);
        }
        for (over, more) in self.over.iter_mut().zip(other.over) {
            *over |= more;
        }
    }

    /// Returns what a card has to beat of each seat.
    #[inline(always)]
    pub(crate) const fn of(&self, bit: usize) -> [Strength; 4] {
        let [a, b, c, d] = &self.strengths;
        [a[bit & 63], b[bit & 63], c[bit & 63], d[bit & 63]]
    }

    /// Says how strong a card has to be for those of that seat.
    #[inline(always)]
    pub(crate) const fn set(&mut self, bit: usize, seat: usize, strength: Strength) {
        self.strengths[seat & 3][bit & 63] = strength;
    }

    /// Says how strong a card has to be for those of each seat.
    const fn set_all(&mut self, bit: usize, strengths: [Strength; 4]) {
        let [a, b, c, d] = &mut self.strengths;
        [a[bit & 63], b[bit & 63], c[bit & 63], d[bit & 63]] = strengths;
    }

    /// Adds that a card has to be so strong for one of that seat that is not special.
    #[inline(always)]
    pub(crate) fn add(&mut self, bit: usize, seat: usize, strength: Strength) {
        let need = &mut self.strengths[seat & 3][bit & 63];
        *need = (*need).max(strength);
    }

    /// Separates the needs of special cards from those of other cards, if they are stored for all cards alike.
    pub(crate) fn separate_special(&mut self, hands: &[u64; 4], special: SpecialCards) {
        let all = hands[0] | hands[1] | hands[2] | hands[3];
        for (over, kind) in self.over.iter_mut().zip(special.kinds) {
            if all & kind == 0 {
                continue;
            }
            let least = strength(kind.trailing_zeros() as usize);
            let as_high = all & !below(kind);
            for rival in (0..4).filter(|&rival| hands[rival] & kind != 0) {
                for bit in each(as_high & !hands[rival]) {
                    *over |= u64::from(least <= self.strengths[rival][bit]) << bit;
                }
            }
        }
    }

    /// Adds that of the cards that are at least as high as the lowest of some of their class, each of these seats' beats what it
    /// beats now.
    pub(crate) fn add_order(
        &mut self,
        layout: &Layout,
        hands: &[u64; 4],
        seats: u8,
        lowest: u64,
        special: SpecialCards,
    ) {
        for class in layout.classes {
            let marked = lowest & class;
            if marked == 0 {
                continue;
            }
            let mattering = class & !below(marked);
            for seat in each(u64::from(seats)) {
                for bit in each(hands[seat & 3] & mattering) {
                    let slot = 3 << (bit & !1);
                    for rival in (0..4).filter(|&rival| rival != seat) {
                        let beaten = hands[rival] & class & (slot | (slot - 1));
                        for (over, kind) in self.over.iter_mut().zip(special.kinds) {
                            *over |= u64::from(beaten & kind != 0) << bit;
                        }
                        let others = beaten & !special.cards();
                        if others != 0 {
                            let highest = 63 - others.leading_zeros() as usize;
                            let is_equal = slot >> highest & 1 == 1;
                            self.add(bit, rival, if is_equal { strength(highest) } else { above(highest) });
                        }
                    }
                }
            }
        }
    }

    /// Makes cards of a hand that are neighbours in rank stand for one another: what is true of one is true of all.
    fn merge_run(&mut self, layout: &Layout, seat: usize, run: u64) {
        for over in &mut self.over {
            if *over & run != 0 {
                *over |= run;
            }
        }
        let own = each(run).fold([0; 4], |own, bit| most(own, self.of(bit)));
        for bit in each(run) {
            self.set_all(bit, own);
        }
        // Who has to beat one of them is higher than all. A card has to beat others of its class only, and what is not higher than
        // the highest of a class is lower than all of the next.
        let highest_of = |cards: u64| 63 - cards.leading_zeros() as usize;
        let (lowest, highest) = (run.trailing_zeros() as usize, highest_of(run));
        let (from, to) = (strength(lowest), above(highest_of(layout.class[highest & 63])));
        for need in &mut self.strengths[seat & 3] {
            let is_within = need.wrapping_sub(from) <= to - from;
            *need = if is_within { (*need).max(above(highest)) } else { *need };
        }
    }

    /// Adds the further needs of an exchange: `other` of the same class is played now in place of `played`, and
    /// `played` in its place later. Returns whether all needs are met; if not, nothing is added.
    #[inline(always)]
    pub(crate) fn add_exchanged(
        &mut self,
        deal: &Deal<'_>,
        of_played: &Self,
        seat: usize,
        played: usize,
        other: usize,
    ) -> bool {
        // What the one has to beat now, and the other later.
        let (now, later) = (of_played.of(played), of_played.of(other));
        if now.iter().any(|&need| strength(other) < need) || later.iter().any(|&need| strength(played) < need) {
            return false;
        }
        let special = deal.special.cards();
        if special != 0 && !self.add_exchanged_special(deal, of_played, seat, played, other) {
            return false;
        }
        if other < played && (special >> played | special >> other) & 1 == 0 {
            // Who has to beat the lower one later has to beat the higher then.
            let (from, to) = (strength(other), above(played));
            let has_to = |need: &Strength| need.wrapping_sub(from) < to - from;
            let of_seat = &of_played.strengths[seat & 3];
            // Many cards at once: there is no branch.
            let fails = |(rival, need): (usize, &Strength)| has_to(need) & (strength(rival) < to);
            if of_seat.iter().enumerate().fold(false, |any, rival| any | fails(rival)) {
                return false;
            }
            for (need, of_played) in self.strengths[seat & 3].iter_mut().zip(of_seat) {
                *need = (*need).max(if has_to(of_played) { to } else { 0 });
            }
        }
        self.set_all(played, most(self.of(played), later));
        self.set_all(other, most(self.of(other), now));
        if special != 0 {
            for (over, of_played) in self.over.iter_mut().zip(of_played.over) {
                *over |= (of_played >> played & 1) << other | (of_played >> other & 1) << played;
            }
        }
        true
    }

    /// The same where some cards are special: what has to beat those, or be beaten by them. It adds only what has to beat the one of
    /// the two that is kept, if the other is special.
    #[inline(never)]
    fn add_exchanged_special(
        &mut self,
        deal: &Deal<'_>,
        of_played: &Self,
        seat: usize,
        played: usize,
        other: usize,
    ) -> bool {
        for (over, kind) in of_played.over.into_iter().zip(deal.special.kinds) {
            let is_over = |bit: usize| kind < 1 << bit;
            if over >> played & 1 == 1 && !is_over(other) || over >> other & 1 == 1 && !is_over(played) {
                return false;
            }
        }
        match (deal.special.kind_of(played), deal.special.kind_of(other)) {
            (None, None) => true,
            (Some(_), Some(_)) => false,
            (None, Some(kind)) => {
                // Who has to beat the special one later has to beat the one that is played then.
                let rivals = of_played.over[kind] & !deal.held[seat];
                let is_so = each(rivals).all(|rival| above(played) <= strength(rival));
                if is_so {
                    each(rivals).for_each(|rival| self.add(rival, seat, above(played)));
                }
                is_so
            }
            (Some(kind), None) => {
                // Who has to beat the other later has to beat the special one then.
                let of_seat = of_played.strengths[seat].iter().enumerate();
                let has_to = of_seat.filter(|&(_, &need)| strength(other) <= need);
                let rivals = has_to.fold(0, |rivals, (rival, _)| rivals | 1 << rival);
                let is_so = each(rivals).all(|rival| deal.special.kinds[kind] < 1 << rival);
                if is_so {
                    self.over[kind] |= rivals;
                }
                is_so
            }
        }
    }
}

/// Dependencies of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dependencies {
    pub(crate) needs: RankNeeds,
    /// The cards that have to beat what each seat plays to the running trick, as long as it can choose.
    pub(crate) winners: [u64; 4],
}

impl Dependencies {
    /// Depends on no comparison.
    pub(crate) const NONE: Self = Self { needs: RankNeeds::NONE, winners: [0; 4] };

    /// Adds what another depends on.
    #[inline(always)]
    pub(crate) fn and(&mut self, other: &Self) {
        self.needs.and(&other.needs);
        for (winners, more) in self.winners.iter_mut().zip(other.winners) {
            *winners |= more;
        }
    }

    /// Adds that what has to beat the card of the seat to play beats this one, which it has played.
    #[inline(always)]
    pub(crate) fn played(&mut self, deal: &Deal<'_>, trick: &Trick, bit: usize) {
        let winners = std::mem::take(&mut self.winners[trick.turn()]);
        self.beat_played(deal, winners, trick, bit);
    }

    /// Adds that these cards beat one that the seat to play plays.
    #[inline(always)]
    fn beat_played(&mut self, deal: &Deal<'_>, winners: u64, trick: &Trick, bit: usize) {
        let seat = trick.turn();
        if let Some(kind) = deal.special.kind_of(bit) {
            self.needs.over[kind] |= winners;
            return;
        }
        for winner in each(winners) {
            self.needs.add(winner, seat, to_beat(deal.layout, bit, deal.plays_after(trick, winner, seat)));
        }
    }

    /// Adds that the card that takes a trick beats that of its class which this seat has played.
    #[inline(always)]
    pub(crate) const fn wins_against(&mut self, trick: &Trick, seat: usize) {
        self.winners[seat & 3] |= 1 << trick.best;
    }

    /// Returns whether every comparison comes out the same with two cards of a hand exchanged, of which one was played, and adds what
    /// depends on that besides, see [`siblings`](crate::siblings).
    #[inline(always)]
    pub(crate) fn add_exchange(
        &mut self,
        deal: &Deal<'_>,
        trick: &Trick,
        of_played: &Self,
        bit: usize,
        other: usize,
    ) -> bool {
        let seat = trick.turn();
        // What takes the trick has to beat the other card, and the other card what lies.
        let loses = each(of_played.winners[seat])
            .all(|winner| to_beat(deal.layout, other, deal.plays_after(trick, winner, seat)) <= strength(winner));
        let wins = (0..4)
            .filter(|&rival| of_played.winners[rival] >> bit & 1 == 1)
            .all(|rival| deal.that_beat_lying(trick, rival, 1 << other) != 0);
        if !(loses && wins) {
            return false;
        }
        // What the card itself needs is added in any case.
        if !self.needs.add_exchanged(deal, &of_played.needs, seat, bit, other) {
            return false;
        }
        for (rival, &winners) in of_played.winners.iter().enumerate().filter(|&(rival, _)| rival != seat) {
            self.winners[rival] |= winners & !(1 << bit) | (winners >> bit & 1) << other;
        }
        self.beat_played(deal, of_played.winners[seat], trick, other);
        true
    }

    /// Returns the cards of these runs that do not beat what lies, although a card of the same run has to.
    #[inline(always)]
    pub(crate) fn apart(&self, deal: &Deal<'_>, trick: &Trick, runs: impl Iterator<Item = u64>) -> u64 {
        runs.map(|run| run & !deal.special.cards()).fold(0, |apart, run| {
            let bound = (0..4).filter(|&rival| self.winners[rival] & run != 0);
            bound.fold(apart, |apart, rival| apart | run & !deal.that_beat_lying(trick, rival, run))
        })
    }

    /// Makes the cards of a run of the seat to play stand for one another: what is true of one card of it is true of all, but for what
    /// those that are [apart](Self::apart) beat.
    #[inline(always)]
    pub(crate) fn merge_run(&mut self, deal: &Deal<'_>, trick: &Trick, run: u64) {
        // Of special cards only those of one kind stand for one another, which are the same.
        let run = run & !deal.special.cards();
        if run & run.wrapping_sub(1) == 0 {
            return;
        }
        self.needs.merge_run(deal.layout, trick.turn(), run);
        for (rival, winners) in self.winners.iter_mut().enumerate().filter(|(_, winners)| **winners & run != 0) {
            *winners |= deal.that_beat_lying(trick, rival, run);
        }
    }
}

/// The cards of a deal and who holds them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deal<'a> {
    pub(crate) layout: &'a Layout,
    /// The cards that each seat held before the running trick of the position that is searched.
    pub(crate) held: &'a [u64; 4],
    /// The cards on which more hangs than Augen.
    pub(crate) special: SpecialCards,
}

impl Deal<'_> {
    /// Returns whether who holds this card, or has played it, plays to the trick after that seat.
    #[inline(always)]
    pub(crate) fn plays_after(&self, trick: &Trick, bit: usize, seat: usize) -> bool {
        let place = |seat: usize| (seat + 4 - usize::from(trick.leader)) & 3;
        let owner = (0..4).find(|&seat| self.held[seat] >> bit & 1 == 1).unwrap_or(0);
        place(seat) < place(owner)
    }

    /// Returns those of some cards of a class, played next, that beat what this seat has played to the trick.
    #[inline(always)]
    fn that_beat_lying(&self, trick: &Trick, seat: usize, cards: u64) -> u64 {
        let lying = (trick.cards & self.held[seat & 3]).trailing_zeros() as usize;
        let need = to_beat(self.layout, lying, true);
        each(cards).filter(|&bit| need <= strength(bit)).fold(0, |beating, bit| beating | 1 << bit)
    }

    /// Returns the cards of the class of the one that takes a trick that lie there besides.
    #[inline(always)]
    pub(crate) const fn rivals(&self, trick: &Trick) -> u64 {
        trick.cards & self.layout.class[trick.best as usize & 63] & !(1 << trick.best)
    }
}

fn most(a: [Strength; 4], b: [Strength; 4]) -> [Strength; 4] {
    std::array::from_fn(|i| a[i].max(b[i]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Card, Contract, Order, Rules, Schweine};

    fn layout(rules: &Rules) -> Layout {
        Layout::new(&Order::new(rules, Contract::Normal, Schweine::None)).without_augen()
    }

    #[test]
    fn of_two_of_a_kind_the_first_wins_but_for_the_ten_of_hearts() {
        for (rules, second_wins) in [(Rules::DDV, false), (Rules::BSV, true)] {
            let layout = layout(&rules);
            let [queen, ten] = [Card::CQ, Card::HT].map(|card| layout.low(card));
            for lies in [false, true] {
                assert_eq!(to_beat(&layout, queen, lies) <= strength(queen + 1), !lies);
                assert_eq!(to_beat(&layout, ten, lies) <= strength(ten + 1), lies == second_wins);
                assert!(to_beat(&layout, queen, lies) <= strength(ten));
                assert!(strength(queen) < to_beat(&layout, ten, lies));
            }
        }
    }

    #[test]
    fn who_beats_one_of_a_run_beats_all_of_it() {
        let layout = layout(&Rules::DDV);
        let [low, high, rival] = [Card::DJ, Card::HJ, Card::CJ].map(|card| layout.low(card));
        let mut needs = RankNeeds::NONE;
        // That it has to be higher than the low one is hidden by a need that is larger, and met by the high one.
        needs.add(rival, 2, above(low));
        needs.add(rival, 2, strength(high));
        needs.add(low, 1, 1);
        needs.over[1] = 1 << high;
        needs.merge_run(&layout, 2, 1 << low | 1 << high);
        assert_eq!(needs.of(rival)[2], above(high));
        assert_eq!(needs.of(high), needs.of(low));
        assert_eq!(needs.over, [0, 1 << low | 1 << high]);
        // A special card among them is nobody's like, and one card has no like.
        let special = SpecialCards { kinds: [layout.slot(Card::DJ), 0] };
        let mut deps = Dependencies { needs, ..Dependencies::NONE };
        deps.winners[1] = 1 << high;
        let alone = deps;
        deps.merge_run(&Deal { layout: &layout, held: &[0; 4], special }, &Trick::led_by(2), 1 << low | 1 << high);
        assert_eq!(deps, alone);
    }

    #[test]
    fn who_beats_a_higher_card_need_not_beat_a_special_one() {
        let layout = layout(&Rules::DDV);
        let special = SpecialCards { kinds: [layout.slot(Card::CJ), layout.slot(Card::DA)] };
        let [fox, low, jack, high, rival] =
            [Card::DA, Card::SJ, Card::CJ, Card::DQ, Card::CQ].map(|card| layout.low(card));
        let hands = [1 << rival, 0, 1 << low | 1 << jack | 1 << high, 1 << fox];
        let mut needs = RankNeeds::NONE;
        needs.add_order(&layout, &hands, 0b0001, 1 << rival, special);
        assert_eq!((needs.of(rival), needs.over), ([0, 0, above(high), 0], [1 << rival, 1 << rival]));
        // What is said of all alike is about special ones if it reaches as far.
        for (need, over) in [(above(low), 0), (strength(jack), 1 << rival), (above(high), 1 << rival)] {
            let mut needs = RankNeeds::NONE;
            needs.add(rival, 2, need);
            needs.separate_special(&hands, special);
            assert_eq!(needs.over, [over, 0]);
        }
    }

    #[test]
    fn a_special_card_is_played_in_place_of_another_if_those_who_beat_it_beat_that() {
        let layout = layout(&Rules::DDV);
        let special = SpecialCards { kinds: [layout.slot(Card::CJ), layout.slot(Card::DA)] };
        let cards = [Card::DK, Card::DA, Card::SJ, Card::CJ, Card::DQ, Card::HQ, Card::CQ];
        let [king, fox, low, jack, queen, rival, high] = cards.map(|card| layout.low(card));
        let held = [1 << king | 1 << fox | 1 << jack | 1 << queen | 1 << high, 1 << rival | 1 << low, 0, 0];
        let deal = Deal { layout: &layout, held: &held, special };
        let exchanged = |of_played: &RankNeeds, played: usize, other: usize| {
            let mut needs = RankNeeds::NONE;
            let is_so = needs.add_exchanged(&deal, of_played, 0, played, other);
            assert!(is_so || needs == RankNeeds::NONE);
            is_so.then_some(needs)
        };
        // Who has to beat the jack later has to beat what is kept in its place, wherever the jack lies.
        let over_jack = RankNeeds { over: [1 << rival, 0], ..RankNeeds::NONE };
        for (played, is_so) in [(king, true), (queen, true), (high, false)] {
            let needs = exchanged(&over_jack, played, jack);
            assert_eq!(needs.map(|needs| needs.of(rival)[0]), is_so.then_some(above(played)));
        }
        // Who has to beat another later has to beat the fox that is kept in its place.
        for (need, over) in [(strength(king), 1 << low), (above(queen), 1 << low), (0, 0)] {
            let mut of_played = RankNeeds::NONE;
            of_played.add(low, 0, need);
            assert_eq!(exchanged(&of_played, fox, king).expect("jacks beat foxes").over, [0, over]);
        }
        let mut too_low = RankNeeds::NONE;
        too_low.add(king, 0, strength(king));
        assert_eq!(exchanged(&too_low, fox, king), None);
        // What has to beat a jack has to be above it, and no jack takes the place of a fox.
        let needs = RankNeeds { over: [1 << high, 0], ..RankNeeds::NONE };
        assert_eq!(exchanged(&needs, queen, high).expect("it is above").over[0], 1 << queen);
        assert_eq!(exchanged(&needs, low, high), None);
        assert_eq!(exchanged(&RankNeeds::NONE, fox, jack), None);
    }

    #[test]
    fn a_card_is_played_in_place_of_another_if_both_are_strong_enough() {
        let layout = layout(&Rules::DDV);
        let [weak, low, rival, high] = [Card::DA, Card::DJ, Card::HJ, Card::SJ].map(|card| layout.low(card));
        let exchanged = |bit: usize, seat: usize, need: Strength, played: usize, other: usize| {
            let (mut of_played, mut needs) = (RankNeeds::NONE, RankNeeds::NONE);
            of_played.add(bit, seat, need);
            let deal = Deal { layout: &layout, held: &[0; 4], special: SpecialCards::NONE };
            let is_so = needs.add_exchanged(&deal, &of_played, 2, played, other);
            assert!(is_so || needs == RankNeeds::NONE);
            is_so.then_some(needs)
        };
        // What the high one has to beat now or later the low one does not.
        assert_eq!(exchanged(high, 1, above(rival), high, low), None);
        assert_eq!(exchanged(high, 1, above(rival), low, high), None);
        for (played, other) in [(low, high), (high, low)] {
            let needs = exchanged(played, 1, above(weak), played, other).expect("both are strong enough");
            assert_eq!((needs.of(other)[1], needs.of(played)[1]), (above(weak), 0));
            let needs = exchanged(other, 1, above(weak), played, other).expect("both are strong enough");
            assert_eq!((needs.of(other)[1], needs.of(played)[1]), (0, above(weak)));
        }
        // Who has to beat the low one later does not beat the high one.
        assert_eq!(exchanged(rival, 2, above(low), high, low), None);
        assert!(exchanged(rival, 2, above(low), low, high).is_some());
        let needs = exchanged(high, 2, above(weak), low, weak).expect("it beats both");
        assert_eq!(needs.of(high)[2], above(low));
    }
}
