//! Augen that are certain without playing on.

use crate::bitboard::{Layout, WEIGHTS, below, both, each, sides};
use crate::bound::Bound;
use crate::dependencies::Dependencies;
use crate::machine::Machine;
use crate::observe::Observer;
use crate::search::Search;
use crate::special_cards::SpecialCards;

/// Certain gains of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct QuickTricks {
    /// Each of these is played in a trick that the side wins.
    pub(crate) cards: u64,
    /// Number of certain tricks.
    pub(crate) n_tricks: u32,
    /// Comparisons of cards that this rests on.
    pub(crate) ranks: u64,
}

impl QuickTricks {
    /// Returns the most Augen that the other side can get of these hands: of each no more cards than there are other
    /// tricks.
    #[inline(always)]
    pub(crate) fn most_of_others<M: Machine>(&self, machine: M, layout: &Layout, hands: &[u64; 4]) -> i32 {
        // They can get every trick.
        if self.n_tricks == 0 {
            return layout.augen_in(machine, hands[0] | hands[1] | hands[2] | hands[3]);
        }
        let n_others = machine.count(hands[0]).saturating_sub(self.n_tricks);
        let mut most = 0;
        for (weight, plane) in WEIGHTS.iter().zip(&layout.value_planes) {
            let mut n_cards = 0;
            for hand in hands {
                n_cards += n_others.min(machine.count(hand & !self.cards & plane));
            }
            most += weight * n_cards;
        }
        most as i32
    }
}

impl<M: Machine, O: Observer> Search<'_, M, O> {
    /// Quick tricks: returns a bound that follows from the tricks that a side is certain of, if that is enough for an answer.
    /// `whatever` returns what a side is certain of in any play of its own. `answer` returns the bound that follows if
    /// the maximizing side (`true`) or the other is certain of it.
    #[inline(always)]
    pub(crate) fn quick_trick_bound(
        &self,
        hands: &[u64; 4],
        leader: usize,
        special: SpecialCards,
        deps: &mut Dependencies,
        whatever: impl Fn(u8) -> QuickTricks,
        answer: impl Fn(bool, &QuickTricks) -> Option<Bound>,
    ) -> Option<Bound> {
        let (machine, layout) = (self.machine, &self.layout);
        let others = !self.maximizers & 0b1111;
        let leads = if self.is_max(leader) { self.maximizers } else { others };
        for party in [leads, !leads & 0b1111] {
            let whatever = whatever(party);
            let quick = if party == leads {
                of_leader(machine, layout, hands, leader, party, whatever)
            } else {
                of_top_trumps(machine, layout, hands, party, whatever)
            };
            if quick.n_tricks == 0 {
                continue;
            }
            let bound = answer(party == self.maximizers, &quick);
            if bound.is_some() {
                *deps = Dependencies::NONE;
                deps.needs.add_order(layout, hands, party, quick.ranks, special);
                return bound;
            }
        }
        None
    }
}

/// Returns the certain tricks of a side at the start of a trick, with any leader. These are the tricks certain in [any
/// play of its own](whatever_it_plays). In addition, the first of two partners to lead can play his highest trumps at
/// once: he leads, or is void in the led class and takes the trick, or trump is led.
#[inline(always)]
fn of_top_trumps<M: Machine>(
    machine: M,
    layout: &Layout,
    hands: &[u64; 4],
    party: u8,
    whatever: QuickTricks,
) -> QuickTricks {
    let mut certain = whatever;
    if machine.count(u64::from(party)) == 2 {
        // The first of the two to lead can play his highest trumps, and the other follows with low ones first.
        let trumps = layout.classes[0];
        let members = [party.trailing_zeros(), 7 - party.leading_zeros()].map(|seat| hands[seat as usize & 3] & trumps);
        let [a, b] = members.map(|trumps| machine.count(trumps & certain.cards));
        let [low_a, low_b] = members.map(|trumps| machine.count(trumps & !certain.cards));
        certain.n_tricks = certain.n_tricks.max((a + kept(b, low_b, a)).min(b + kept(a, low_a, b)));
    }
    certain
}

/// Returns the certain tricks of a side at the start of a trick, with any leader and in any play of its own. Its trumps
/// above all trumps of the others take a trick whenever they are played. For each member, if it has n more trumps from
/// some rank on than the others have, n tricks are certain, because each of theirs beats at most one of its trumps.
#[inline(always)]
pub(crate) fn whatever_it_plays<M: Machine>(machine: M, layout: &Layout, hands: &[u64; 4], party: u8) -> QuickTricks {
    let [ours, theirs] = sides(hands, party);
    let trumps = layout.classes[0];
    let rivals = theirs & trumps;
    let cards = above(ours & trumps, rivals);
    let mut certain = QuickTricks { cards, n_tricks: 0, ranks: lowest_if(cards, rivals) };
    for seat in each(u64::from(party)) {
        let own = hands[seat & 3] & trumps;
        certain.n_tricks = certain.n_tricks.max(machine.count(own & cards));
        let mut left = own & !cards;
        // No more than all of them less the rivals that are higher.
        let n_higher = machine.count(rivals & !(u64::MAX >> (own | 1).leading_zeros()));
        if machine.count(own) <= certain.n_tricks + n_higher {
            continue;
        }
        while left != 0 {
            let highest = 63 - left.leading_zeros();
            left ^= 1 << highest;
            let at_least = !below(1 << highest);
            let more = machine.count(own & at_least).saturating_sub(machine.count(rivals & at_least));
            if certain.n_tricks < more {
                certain.n_tricks = more;
                certain.ranks |= 1 << highest;
            }
        }
    }
    certain
}

/// Returns how many of its `n_highest` highest trumps a hand with `n_low` others keeps while its partner leads `n_led`
/// trumps.
#[inline(always)]
const fn kept(n_highest: u32, n_low: u32, n_led: u32) -> u32 {
    n_highest.saturating_sub(n_led.saturating_sub(n_low))
}

/// Returns the certain tricks of the side of the leader at the start of a trick, given those [in any play of its
/// own](whatever_it_plays), `whatever`.
///
/// Besides its highest trumps, these are the tricks that the leader can cash alone. First, cards of other classes that
/// no card beats, as long as every opponent who has a trump follows and every partner who has one need not play it.
/// Then trumps that no card beats; and once they have drawn the others' trumps, the highest cards of the other classes.
/// A class in which no other seat has a card left is entirely his. A seat with no more cards of a class than are led
/// parts with all of them, and a partner who follows with low trumps still has his highest.
#[inline(always)]
fn of_leader<M: Machine>(
    machine: M,
    layout: &Layout,
    hands: &[u64; 4],
    leader: usize,
    party: u8,
    whatever: QuickTricks,
) -> QuickTricks {
    let trumps = layout.classes[0];
    let QuickTricks { cards, n_tricks: n_top_trumps, ranks } = of_top_trumps(machine, layout, hands, party, whatever);
    let (top_trumps, own) = (cards, hands[leader]);
    let others = (hands[0] | hands[1] | hands[2] | hands[3]) ^ own;
    let mut leads =
        Leads { machine, layout, hands, later: [1, 2, 3].map(|n| (leader + n) & 3), own, others, cards, ranks };
    let n_followed = leads.cash_followed(party);
    // Trumps, and what is highest when no trump is left.
    if leads.cash(trumps) {
        for &class in &layout.classes[1..] {
            if own & class != 0 {
                leads.cash(class);
            }
        }
    }
    let Leads { cards, ranks, .. } = leads;
    // The partner follows the trumps that are led, and keeps his highest.
    let n_led = machine.count(own & cards & trumps);
    let n_kept = if machine.count(u64::from(party)) == 2 {
        let partner = hands[(party & !(1 << leader)).trailing_zeros() as usize & 3] & trumps;
        kept(machine.count(partner & top_trumps), machine.count(partner & !top_trumps), n_led)
    } else {
        0
    };
    let n_own = (machine.count(own & cards) + n_kept).min(machine.count(own));
    QuickTricks { cards, n_tricks: n_own.max(n_followed + n_top_trumps), ranks }
}

/// The cards that the leader cashes.
struct Leads<'a, M> {
    machine: M,
    layout: &'a Layout,
    hands: &'a [u64; 4],
    /// The seats after the leader.
    later: [usize; 3],
    own: u64,
    others: u64,
    cards: u64,
    ranks: u64,
}

impl<M: Machine> Leads<'_, M> {
    /// Cashes the cards of side suits that no card beats, as long as all who could take the trick with a trump follow.
    /// Returns their number.
    #[inline(always)]
    fn cash_followed(&mut self, party: u8) -> u32 {
        let Self { machine, layout, hands, later, own, others, .. } = *self;
        let trumps = layout.classes[0];
        let has_trump = |seat: usize| hands[seat] & trumps != 0;
        let mut n_discards = u32::MAX;
        for seat in later {
            if party >> seat & 1 == 1 && has_trump(seat) {
                n_discards = n_discards.min(machine.count(hands[seat] & !trumps));
            }
        }
        let mut n_followed = 0;
        for &class in &layout.classes[1..] {
            let mut tops = unbeaten(layout, own & class, others & class);
            if tops == 0 {
                continue;
            }
            let mut most = n_discards - n_followed;
            for seat in later {
                if party >> seat & 1 == 0 && has_trump(seat) {
                    most = most.min(machine.count(hands[seat] & class));
                }
            }
            while most < machine.count(tops) {
                tops &= tops - 1;
            }
            n_followed += machine.count(tops);
            self.add(tops, class, tops);
        }
        n_followed
    }

    /// Cashes the highest cards of a class, and all of it if no other seat has a card of it left then. Returns whether
    /// that holds.
    #[inline(always)]
    fn cash(&mut self, class: u64) -> bool {
        let tops = unbeaten(self.layout, self.own & class, self.others & class);
        let longest =
            self.later.map(|seat| self.machine.count(self.hands[seat] & class)).into_iter().max().unwrap_or(0);
        let draws_all = longest <= self.machine.count(tops);
        self.add(tops, class, if draws_all { self.own & class } else { tops });
        draws_all
    }

    /// Adds cards that are led. A seat with no more cards of the class than are led has to part with all of them.
    #[inline(always)]
    fn add(&mut self, tops: u64, class: u64, led: u64) {
        self.ranks |= lowest_if(tops, self.others & class);
        self.cards |= led;
        for held in self.later.map(|seat| self.hands[seat] & class) {
            if self.machine.count(held) <= self.machine.count(led) {
                self.cards |= held;
            }
        }
    }
}

/// Returns the cards of one class that no rival beats if they are led.
#[inline(always)]
const fn unbeaten(layout: &Layout, cards: u64, rivals: u64) -> u64 {
    if rivals == 0 {
        return cards;
    }
    // Of equal cards the first wins, but for a pair of which the second does, now or in the last trick.
    let highest = 63 - rivals.leading_zeros();
    let unbeaten = cards & !below(1 << highest);
    unbeaten & !(if rivals & layout.uncertain != 0 { layout.uncertain } else { 0 })
}

/// Returns the cards that are higher than every rival of their class.
const fn above(cards: u64, rivals: u64) -> u64 {
    if rivals == 0 { cards } else { cards & !(u64::MAX >> both(rivals).leading_zeros()) }
}

/// Returns the lowest card, unless there is no rival that it could be compared with.
const fn lowest_if(cards: u64, rivals: u64) -> u64 {
    if rivals == 0 { 0 } else { cards & cards.wrapping_neg() }
}
