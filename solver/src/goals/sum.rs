//! Sums: what the maximizing side still gets, in Augen or in tricks.
//!
//! The two are one goal with two units: a trick counts what its cards count, or one. Where tricks are counted no card counts anything,
//! so that a bound depends on nothing but which cards beat which.

use super::tricks::{kept_trump, sure_trick};
use crate::bitboard::{Layout, each};
use crate::bound::{Bound, Won};
use crate::dependencies::{Dependencies, strength, to_beat};
use crate::goal::{AsAugen, Goal, Lookup, SumAsk, TakerDepths};
use crate::machine::Machine;
use crate::move_generation::Distinctions;
use crate::node::{Node, Progress};
use crate::observe::Observer;
use crate::problem::{Distances, Problem, Tuning};
use crate::quick_tricks::{QuickTricks, whatever_it_plays};
use crate::search::Search;
use crate::special_cards::SpecialCards;
use crate::trick::{State, Trick};
use std::convert::Infallible;

/// The quantity that is counted.
pub(crate) trait Measure: Copy + Sync + 'static {
    /// The part of the key that separates its questions from others in the table.
    const QUESTION: u64;
    const TAKERS: TakerDepths;
    const TUNING: Tuning;

    /// Returns what a complete trick counts.
    fn of_trick(trick: &Trick) -> i32;

    /// Returns the count of all remaining tricks, the cards of the current trick included.
    fn left(layout: &Layout, state: &State) -> i32;

    /// Returns how much the maximizing side gets at least, or at most if the other side is certain of this, and of which cards.
    fn of_quick_tricks<M: Machine, O: Observer>(
        search: &Search<'_, M, O>,
        hands: &[u64; 4],
        left: i32,
        of_max: bool,
        quick: &QuickTricks,
    ) -> (i32, Won);

    /// Returns what follows in the middle of a trick if who takes it is certain and enough.
    #[inline(always)]
    fn cut_in_trick<M: Machine, O: Observer>(
        _search: &Search<'_, M, O>,
        _hands: &[u64; 4],
        _trick: &Trick,
        _ask: SumAsk,
        _deps: &mut Dependencies,
    ) -> Option<Bound> {
        None
    }

    /// Returns what follows from a reason of its own why one side is certain of as much as it needs.
    fn certain<M: Machine, O: Observer>(
        _search: &Search<'_, M, O>,
        _hands: &[u64; 4],
        _leader: usize,
        _ask: SumAsk,
        _deps: &mut Dependencies,
    ) -> Option<Bound> {
        None
    }
}

/// Augen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InAugen;

/// Tricks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InTricks;

/// The goal of getting much.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sum<U>(U);

/// The goal of Augen, on which others fall back.
pub(crate) static OF_AUGEN: Sum<InAugen> = Sum(InAugen);

impl<M: Machine, U: Measure> Goal<M> for Sum<U> {
    type Ask = SumAsk;
    /// The key to store it under, and the threshold.
    type Open = (u64, i32);
    type Augen = Infallible;

    const TAKERS: TakerDepths = U::TAKERS;

    #[inline(always)]
    fn threshold(&self, ask: SumAsk) -> i32 {
        ask.threshold
    }

    #[inline(always)]
    fn worst(&self, max_to_play: bool) -> i32 {
        if max_to_play { -1 } else { i32::MAX }
    }

    #[inline(always)]
    fn look_up<O: Observer>(
        &self,
        search: &mut Search<'_, M, O>,
        hands: &[u64; 4],
        leader: usize,
        ask: SumAsk,
        deps: &mut Dependencies,
    ) -> Lookup<Infallible, (u64, i32)> {
        let SumAsk { threshold, left } = ask;
        // Cut: the remaining tricks cannot change the answer.
        if threshold <= 0 {
            *deps = Dependencies::NONE;
            return Lookup::Known(Bound::of_cards(0, 0));
        }
        let all = hands[0] | hands[1] | hands[2] | hands[3];
        if left < threshold {
            *deps = Dependencies::NONE;
            return Lookup::Known(Bound::of_cards(left, all));
        }
        if hands[leader] & (hands[leader] - 1) == 0 {
            return Lookup::Known(self.last_trick(search, hands, leader, deps));
        }
        let key = search.key::<false>(hands, leader, U::QUESTION, SpecialCards::NONE);
        let n_tricks = search.machine.count(hands[leader]);
        if let Some(bound) = search.probe::<false>(key, n_tricks, threshold, deps) {
            return Lookup::Known(bound);
        }
        if search.config.switches.quick_tricks.is_on()
            && let Some(bound) = self.quick_tricks(search, hands, leader, ask, deps)
        {
            return Lookup::Known(bound);
        }
        Lookup::Open((key, threshold))
    }

    #[inline(always)]
    fn remember<O: Observer>(
        &self,
        search: &mut Search<'_, M, O>,
        hands: &[u64; 4],
        &(key, threshold): &(u64, i32),
        bound: &Bound,
        deps: &Dependencies,
    ) {
        search.store::<false>(hands, key, threshold, bound, deps, SpecialCards::NONE);
    }

    #[inline(always)]
    fn after_trick<O: Observer>(
        &self,
        search: &Search<'_, M, O>,
        ask: SumAsk,
        trick: &Trick,
        _is_last: bool,
    ) -> SumAsk {
        let counts = U::of_trick(trick);
        let gained = if search.is_max(usize::from(trick.owner)) { counts } else { 0 };
        SumAsk { threshold: ask.threshold - gained, left: ask.left - counts }
    }

    #[inline(always)]
    fn with_trick<O: Observer>(
        &self,
        search: &mut Search<'_, M, O>,
        _hands: &[u64; 4],
        trick: &Trick,
        _next: SumAsk,
        rest: Bound,
        _deps: &mut Dependencies,
    ) -> Bound {
        self.plus(rest, trick, search.is_max(usize::from(trick.owner)))
    }

    #[inline(always)]
    fn if_taken_by<O: Observer>(
        &self,
        search: &mut Search<'_, M, O>,
        hands: &mut [u64; 4],
        trick: &Trick,
        ask: SumAsk,
        seat: usize,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        let taken = Trick { owner: seat as u8, ..*trick };
        let next = Goal::<M>::after_trick(self, search, ask, &taken, false);
        let rest = if search.machine.count(hands[seat & 3]) <= U::TAKERS.searched {
            search.lead(self, hands, seat, next, deps)
        } else {
            search.known(self, hands, seat, next, deps)?
        };
        Some(self.plus(rest, trick, search.is_max(seat)))
    }

    #[inline(always)]
    fn cut_in_trick<O: Observer>(
        &self,
        search: &Search<'_, M, O>,
        hands: &[u64; 4],
        trick: &Trick,
        ask: SumAsk,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        U::cut_in_trick(search, hands, trick, ask, deps)
    }

    fn of_augen(&self, _hands: &[u64; 4], question: &Infallible, _bound: Bound, _deps: &mut Dependencies) -> Bound {
        match *question {}
    }
}

impl AsAugen for Infallible {
    fn ask(&self) -> SumAsk {
        match *self {}
    }
}

impl<U: Measure> Sum<U> {
    /// Returns what follows before a trick.
    #[inline(always)]
    fn plus(&self, rest: Bound, trick: &Trick, max_wins: bool) -> Bound {
        let gained = if max_wins { U::of_trick(trick) } else { 0 };
        let bound = rest.with_trick(trick.cards, max_wins);
        Bound { value: bound.value + gained, ..bound }
    }

    /// Each seat has one card left, so that there is no choice.
    fn last_trick<M: Machine, O: Observer>(
        &self,
        search: &mut Search<'_, M, O>,
        hands: &[u64; 4],
        leader: usize,
        deps: &mut Dependencies,
    ) -> Bound {
        let mut trick = Trick::led_by(leader as u8);
        for n in 0..4 {
            trick = trick.with_last(&search.layout, hands[(leader + n) & 3].trailing_zeros() as usize);
        }
        search.observer.node();
        search.limits.count_node();
        *deps = Dependencies::NONE;
        let max_wins = search.is_max(usize::from(trick.owner));
        let (deal, best) = (search.deal::<Self>(self), usize::from(trick.best));
        let rivals = deal.rivals(&trick);
        for seat in (0..4).filter(|&seat| search.is_max(seat) != max_wins && hands[seat] & rivals != 0) {
            let beaten = hands[seat].trailing_zeros() as usize;
            // Of two of which the other wins the last trick it is certain which does, as long as the same seats have them.
            let of_turned = search.layout.turned >> beaten & search.layout.turned >> best & 1 == 1;
            let lies = deal.plays_after(&trick, best, seat);
            let need = if of_turned { strength(beaten) } else { to_beat(&search.layout, beaten, lies) };
            deps.needs.add(best, seat, need);
        }
        let (value, won) = if max_wins { (U::of_trick(&trick), trick.cards) } else { (0, 0) };
        Bound::of_cards(value, won)
    }

    #[inline(always)]
    fn quick_tricks<M: Machine, O: Observer>(
        &self,
        search: &Search<'_, M, O>,
        hands: &[u64; 4],
        leader: usize,
        ask: SumAsk,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        let (machine, layout) = (search.machine, &search.layout);
        let whatever = |party| whatever_it_plays(machine, layout, hands, party);
        let answer = |of_max, quick: &QuickTricks| {
            let (value, won) = U::of_quick_tricks(search, hands, ask.left, of_max, quick);
            (of_max == (ask.threshold <= value)).then(|| Bound::of_won(value, won))
        };
        // No closure around it, which might not be inlined.
        match U::certain(search, hands, leader, ask, deps) {
            None => search.quick_trick_bound(hands, leader, SpecialCards::NONE, deps, whatever, answer),
            bound => bound,
        }
    }
}

impl Measure for InAugen {
    const QUESTION: u64 = 0;
    const TAKERS: TakerDepths = TakerDepths { searched: 2, looked_up: 3, n_highest: 2 };
    const TUNING: Tuning = Tuning { growth: 2, distances: Distances { little: &[60, 30], much: &[60, 30, 15] } };

    #[inline(always)]
    fn of_trick(trick: &Trick) -> i32 {
        i32::from(trick.augen)
    }

    fn left(layout: &Layout, state: &State) -> i32 {
        let all = state.hands.iter().fold(0, |all, hand| all | hand);
        each(all).map(|bit| i32::from(layout.augen[bit])).sum::<i32>() + i32::from(state.trick.augen)
    }

    /// For each hand, the other side gets no more cards than there are other tricks.
    #[inline(always)]
    fn of_quick_tricks<M: Machine, O: Observer>(
        search: &Search<'_, M, O>,
        hands: &[u64; 4],
        left: i32,
        of_max: bool,
        quick: &QuickTricks,
    ) -> (i32, Won) {
        let all = hands[0] | hands[1] | hands[2] | hands[3];
        let (of_cards, rest) = (search.layout.augen_in(search.machine, quick.cards), all & !quick.cards);
        let least = left - quick.most_of_others(search.machine, &search.layout, hands);
        // If nothing is certain but those cards, what the others count does not matter.
        let depends = if of_cards < least { rest } else { 0 };
        if of_max {
            (least, Won { possible: quick.cards | depends, certain: quick.cards })
        } else {
            (left - least, Won { possible: rest, certain: rest & !depends })
        }
    }
}

impl Measure for InTricks {
    const QUESTION: u64 = 1 << 40;
    const TAKERS: TakerDepths = TakerDepths { searched: 5, looked_up: u32::MAX, n_highest: 0 };
    const TUNING: Tuning = Tuning { growth: 1, distances: Distances { little: &[4, 2, 1], much: &[4, 2, 1] } };

    #[inline(always)]
    fn of_trick(_trick: &Trick) -> i32 {
        1
    }

    fn left(_layout: &Layout, state: &State) -> i32 {
        state.hands[state.trick.turn()].count_ones() as i32
    }

    #[inline(always)]
    fn of_quick_tricks<M: Machine, O: Observer>(
        _search: &Search<'_, M, O>,
        _hands: &[u64; 4],
        left: i32,
        of_max: bool,
        quick: &QuickTricks,
    ) -> (i32, Won) {
        let n_tricks = quick.n_tricks as i32;
        // No card counts anything.
        (if of_max { n_tricks } else { left - n_tricks }, Won { possible: 0, certain: 0 })
    }

    fn certain<M: Machine, O: Observer>(
        search: &Search<'_, M, O>,
        hands: &[u64; 4],
        leader: usize,
        ask: SumAsk,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        kept_trump(search, hands, leader, ask, deps)
    }

    #[inline(always)]
    fn cut_in_trick<M: Machine, O: Observer>(
        search: &Search<'_, M, O>,
        hands: &[u64; 4],
        trick: &Trick,
        ask: SumAsk,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        sure_trick(search, hands, trick, ask, deps)
    }
}

/// The problem of finding the largest sum.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SumProblem<U>(U);

/// The most Augen.
pub(crate) type AugenProblem = SumProblem<InAugen>;

/// The most tricks.
pub(crate) type TricksProblem = SumProblem<InTricks>;

impl AugenProblem {
    pub(crate) const NEW: Self = Self(InAugen);
}

impl TricksProblem {
    pub(crate) const NEW: Self = Self(InTricks);
}

impl<M: Machine, U: Measure> Problem<M> for SumProblem<U> {
    type Goal = Sum<U>;

    const TUNING: Tuning = U::TUNING;

    fn range(&self, layout: &Layout, node: &Node) -> (i32, i32) {
        let left = if node.state.is_over() { 0 } else { U::left(layout, &node.state) };
        (node.progress.gained, node.progress.gained + left)
    }

    fn after_trick(&self, _machine: M, progress: Progress, trick: &Trick, max_wins: bool, _is_last: bool) -> Progress {
        progress.with_trick(U::of_trick(trick), max_wins)
    }

    fn question(&self, layout: &Layout, node: &Node, number: i32) -> (Sum<U>, SumAsk) {
        let left = U::left(layout, &node.state);
        (Sum(self.0), SumAsk { threshold: number - node.progress.gained, left })
    }

    fn number(&self, node: &Node, _number: i32, bound: &Bound) -> i32 {
        node.progress.gained + bound.value
    }

    fn is_rather_above(&self, layout: &Layout, node: &Node, guess: i32, _wants_more: bool) -> bool {
        // Guesses lie too far out.
        2 * (guess - node.progress.gained) < U::left(layout, &node.state)
    }

    fn distinctions(&self, _hands: &[u64; 4], _trick: &Trick) -> Distinctions {
        Distinctions::NONE
    }
}
