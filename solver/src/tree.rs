//! The null-window search: can Re still get `threshold` Augen?
//!
//! Every result is a bound together with the comparisons of cards it rests on. A result of at least the threshold is a lower
//! bound of the Augen that Re still gets, any other an upper bound.

use crate::apart::Special;
use crate::bits::Machine;
use crate::bound::{Certain, certain, top_trumps, whatever_it_plays};
use crate::budget::{CallOff, Meter};
use crate::candidates::{Candidates, Move, Moves};
use crate::config::Config;
use crate::found::{Found, Won};
use crate::memory::Memory;
use crate::near::Failed;
use crate::needs::{Basis, Deal, to_beat};
use crate::observe::Observer;
use crate::order::Weights;
use crate::parallel::{Choice, Crew, Divisible, try_together};
use crate::shelves::Lack;
use crate::slot::{Layout, State, Table, each};
use crate::widening::Selection;
use std::sync::Arc;

/// With so many tricks left and fewer, it is found out whether another would have done as well to take a trick, even if the
/// table does not know.
const FOUND_OUT: u32 = 2;

/// With so many tricks left and fewer it is looked up, if the card that takes it is not one of so many of the highest.
const ASKED: u32 = 3;
const N_HIGHEST: u32 = 2;

/// A search of one deal. The table is kept from question to question.
pub(crate) struct Tree<'a, M, O> {
    pub(crate) machine: M,
    pub(crate) layout: Layout,
    /// The members of Re as a mask of seats.
    pub(crate) re: u8,
    pub(crate) config: &'a Config,
    pub(crate) weights: &'a Weights,
    pub(crate) memory: Memory,
    pub(crate) observer: O,
    pub(crate) meter: Meter<'a>,
    /// The threads that help.
    pub(crate) crew: Option<Arc<Crew>>,
    /// The cards that each seat held before the running trick of the position that is searched.
    pub(crate) held: [u64; 4],
    /// Whether it is also asked if the proof would do if the other side had taken it.
    pub(crate) with_rivals: bool,
    /// With how many tricks left it begins to pay to leave out cards first.
    pub(crate) widening_from: u32,
    /// Who plays promising cards only.
    pub(crate) selection: Option<Selection>,
    /// The seats of the side that is likely to be right, if promising cards only were not enough to show it.
    pub(crate) likely: u8,
}

/// A point of a trick, and what is asked there.
pub(crate) struct Place {
    hands: [u64; 4],
    table: Table,
    threshold: i32,
    left: i32,
}

impl<'a, M: Machine, O: Observer> Divisible<'a, M, O> for Tree<'a, M, O> {
    type Place = Place;
    type Helper = Tree<'a, M, ()>;

    fn tree(&mut self) -> &mut Self {
        self
    }

    fn helper(&self, tree: Tree<'a, M, ()>) -> Self::Helper {
        tree
    }

    fn try_at(&mut self, place: &Place, bit: usize, basis: &mut Basis) -> Found {
        self.try_card(&mut place.hands.clone(), &place.table, bit, place.threshold, place.left, basis)
    }

    fn decided_at(&self, place: &Place, bit: usize, basis: &mut Basis) {
        basis.played(&self.deal(), &place.table, bit);
    }

    fn add_failed_at(&self, place: &Place, bit: usize, found: &Found, basis: &mut Basis, choice: &mut Choice) {
        let Choice { moves, failed, .. } = choice;
        self.add_failed(&self.deal(), &place.table, bit, u64::MAX, found, basis, place.threshold, moves, failed);
    }
}

impl<'a, M: Machine, O: Observer> Tree<'a, M, O> {
    /// Returns a search that shares the table with this one and is called off with that flag.
    pub(crate) fn helper(&self, crew: &Arc<Crew>, called_off: &Arc<CallOff>) -> Tree<'a, M, ()> {
        Tree {
            machine: self.machine,
            layout: self.layout.clone(),
            re: self.re,
            config: self.config,
            weights: self.weights,
            memory: self.memory.sharing(),
            observer: (),
            meter: self.meter.of_helper(Arc::clone(called_off), crew.total()),
            crew: Some(Arc::clone(crew)),
            held: self.held,
            with_rivals: self.with_rivals,
            widening_from: self.widening_from,
            selection: self.selection,
            likely: self.likely,
        }
    }

    /// Returns a bound that answers whether Re gets so many Augen from here, what lies included, or nothing if the
    /// budget is spent.
    pub(crate) fn ask(&mut self, state: &State, threshold: i32) -> Option<i32> {
        if self.meter.is_spent() {
            return None;
        }
        let mut hands = state.hands;
        let mut basis = Basis::NONE;
        let left = self.augen_of(state.hands.iter().fold(0, |all, hand| all | hand)) + i32::from(state.table.augen);
        let found = if state.table.len == 0 {
            self.lead(&mut hands, usize::from(state.table.leader), threshold, left, &mut basis)
        } else {
            self.widen(&mut hands, &state.table, threshold, left, &mut basis)
        };
        (!self.meter.is_spent()).then_some(found.bound)
    }

    /// Returns the card that is tried first, and whether it is the only one that need be.
    pub(crate) fn first_card(&self, state: &State) -> (usize, bool) {
        let legal = state.legal();
        let mut moves = Moves::new();
        if 1 < legal.count_ones() {
            self.candidates().list(&state.hands, &state.table, legal, &mut moves);
        }
        let is_only = moves.len() < 2;
        (moves.next().map_or(legal.trailing_zeros() as usize, Move::bit), is_only)
    }

    /// Returns how many cards were played, those of helpers included.
    pub(crate) fn nodes(&self) -> u64 {
        self.meter.nodes() + self.crew.as_ref().map_or(0, |crew| crew.nodes())
    }

    /// Adds up what the cards of a set count.
    pub(crate) fn augen_of(&self, cards: u64) -> i32 {
        each(cards).map(|bit| i32::from(self.layout.augen[bit])).sum()
    }

    #[inline(always)]
    pub(crate) const fn is_re(&self, seat: usize) -> bool {
        self.re >> seat & 1 == 1
    }

    /// Returns the cards and who holds them.
    #[inline(always)]
    pub(crate) const fn deal(&self) -> Deal<'_> {
        Deal { layout: &self.layout, held: &self.held, special: Special::NONE }
    }

    /// Searches from the start of a trick. `left` are the Augen in all hands. What the answer rests on is written, here and
    /// below, where the caller wants it, for it is large.
    pub(crate) fn lead(
        &mut self,
        hands: &mut [u64; 4],
        leader: usize,
        threshold: i32,
        left: i32,
        basis: &mut Basis,
    ) -> Found {
        let key = match self.look_up(hands, leader, threshold, left, basis) {
            Ok(found) => return found,
            Err(key) => key,
        };
        let found = self.widen(hands, &Table::led_by(leader as u8), threshold, left, basis);
        if !self.meter.is_spent() {
            // What is doubtful is remembered apart.
            let salt = self.selection.filter(|_| found.is_doubtful).map_or(0, |selection| selection.salt());
            self.put_on_shelf::<false>(hands, key ^ salt, threshold, &found, basis, Special::NONE);
        }
        found
    }

    /// Returns what answers the question at the start of a trick without playing on, or under what the answer is to be
    /// remembered.
    #[inline(always)]
    pub(crate) fn look_up(
        &mut self,
        hands: &[u64; 4],
        leader: usize,
        threshold: i32,
        left: i32,
        basis: &mut Basis,
    ) -> Result<Found, u64> {
        // Cut: the rest cannot change the answer.
        if threshold <= 0 {
            *basis = Basis::NONE;
            return Ok(Found::of_cards(0, 0));
        }
        let all = hands[0] | hands[1] | hands[2] | hands[3];
        if left < threshold {
            *basis = Basis::NONE;
            return Ok(Found::of_cards(left, all));
        }
        if hands[leader] & (hands[leader] - 1) == 0 {
            return Ok(self.last_trick(hands, leader, basis));
        }
        let key = self.shelf_key::<false>(hands, leader, 0, Special::NONE);
        // Table: what was found before holds for every position in which what matters is the same.
        if let Some(found) = self.find(key, threshold, basis) {
            return Ok(found);
        }
        // Table: among those who leave out cards, what is doubtful counts as well.
        if let Some(selection) = self.selection
            && selection.is_on(self.machine.count(hands[leader]))
            && let Some(found) = self.find(key ^ selection.salt(), threshold, basis)
        {
            return Ok(Found { is_doubtful: true, ..found });
        }
        // Static bound: a side is certain of some tricks.
        if self.config.static_bounds.is_on()
            && let Some(found) = self.static_bound(
                hands,
                leader,
                Special::NONE,
                basis,
                |party| whatever_it_plays(self.machine, &self.layout, hands, party),
                |of_re, certain| {
                    let (augen, won) = self.certain_augen(hands, left, of_re, certain);
                    (of_re == (threshold <= augen)).then(|| Found::of_won(augen, won))
                },
            )
        {
            return Ok(found);
        }
        Err(key)
    }

    /// Returns the key of the shelf for a position and a question, whose cards are lined up if there is a table.
    #[inline(always)]
    pub(crate) fn shelf_key<const ABOUT_POINTS: bool>(
        &mut self,
        hands: &[u64; 4],
        leader: usize,
        question: u64,
        special: Special,
    ) -> u64 {
        if self.memory.shelves.is_none() {
            return 0;
        }
        let line_up = &mut self.memory.line_up;
        line_up.set::<M, ABOUT_POINTS>(self.machine, &self.layout, hands, special);
        line_up.hash(
            leader,
            question.rotate_left(8) ^ u64::from(self.re) << 4 ^ self.layout.sides_of_highest(hands, self.re),
        )
    }

    #[inline(always)]
    fn find(&mut self, key: u64, threshold: i32, basis: &mut Basis) -> Option<Found> {
        let Memory { shelves, line_up } = &mut self.memory;
        let found = shelves.as_ref()?.find::<M, false>(self.machine, &self.layout, line_up, key, threshold, basis)?;
        self.observer.table_hit();
        Some(found)
    }

    /// Remembers what was found in the table, which grows, or stops the searches that share it so that it can.
    #[inline(always)]
    pub(crate) fn put_on_shelf<const ABOUT_POINTS: bool>(
        &mut self,
        hands: &[u64; 4],
        key: u64,
        threshold: i32,
        found: &Found,
        basis: &Basis,
        special: Special,
    ) {
        self.memory.line_up.set::<M, ABOUT_POINTS>(self.machine, &self.layout, hands, special);
        let (machine, layout) = (self.machine, &self.layout);
        let put = |Memory { shelves, line_up }: &mut Memory, may_forget: bool| {
            let Some(shelves) = shelves else { return Ok(()) };
            shelves.store::<M, ABOUT_POINTS>(machine, layout, line_up, key, threshold, found, basis, may_forget)
        };
        let Err(lack) = put(&mut self.memory, false) else { return };
        if self.memory.make_room(lack == Lack::Memory) {
            // If there is still too little, it is not remembered.
            let _ = put(&mut self.memory, false);
        } else if lack == Lack::Names || put(&mut self.memory, true).is_err() {
            self.meter.call_off();
        }
    }

    /// Returns a bound that follows from the tricks that a side is certain of, if that is enough for an answer. `answer` gives it
    /// for a side, Re or not, and what it is certain of.
    #[inline(always)]
    pub(crate) fn static_bound(
        &self,
        hands: &[u64; 4],
        leader: usize,
        special: Special,
        basis: &mut Basis,
        whatever: impl Fn(u8) -> Certain,
        answer: impl Fn(bool, &Certain) -> Option<Found>,
    ) -> Option<Found> {
        let (machine, layout) = (self.machine, &self.layout);
        let of_leader = if self.is_re(leader) { self.re } else { !self.re & 0b1111 };
        for party in [of_leader, !of_leader & 0b1111] {
            let whatever = whatever(party);
            let certain = if party == of_leader {
                certain(machine, layout, hands, leader, party, whatever)
            } else {
                top_trumps(machine, layout, hands, party, whatever)
            };
            if certain.n_tricks == 0 {
                continue;
            }
            let found = answer(party == self.re, &certain);
            if found.is_some() {
                *basis = Basis::NONE;
                basis.needs.add_order(layout, hands, party, certain.ranks, special);
                return found;
            }
        }
        None
    }

    /// Returns how many Augen Re gets at least, or at most, if it or Kontra is certain of this, and of which cards.
    #[inline(always)]
    pub(crate) fn certain_augen(&self, hands: &[u64; 4], left: i32, of_re: bool, certain: &Certain) -> (i32, Won) {
        let all = hands[0] | hands[1] | hands[2] | hands[3];
        let (of_cards, rest) = (self.layout.augen_in(self.machine, certain.cards), all & !certain.cards);
        let least = left - certain.most_of_others(self.machine, &self.layout, hands);
        // If nothing is certain but those cards, what the others count does not matter.
        let depends = if of_cards < least { rest } else { 0 };
        if of_re {
            (least, Won { may: certain.cards | depends, must: certain.cards })
        } else {
            (left - least, Won { may: rest, must: rest & !depends })
        }
    }

    fn last_trick(&mut self, hands: &[u64; 4], leader: usize, basis: &mut Basis) -> Found {
        let mut table = Table::led_by(leader as u8);
        for n in 0..4 {
            table = table.with(&self.layout, hands[(leader + n) & 3].trailing_zeros() as usize);
        }
        self.observer.node();
        self.meter.count();
        *basis = Basis::NONE;
        let re_wins = self.is_re(usize::from(table.owner));
        let (deal, best) = (self.deal(), usize::from(table.best));
        let rivals = deal.rivals(&table);
        for seat in (0..4).filter(|&seat| self.is_re(seat) != re_wins && hands[seat] & rivals != 0) {
            let beaten = hands[seat].trailing_zeros() as usize;
            basis.needs.add(best, seat, to_beat(&self.layout, beaten, deal.plays_after(&table, best, seat)));
        }
        Found::of_cards(if re_wins { i32::from(table.augen) } else { 0 }, if re_wins { table.cards } else { 0 })
    }

    #[inline(always)]
    const fn candidates(&self) -> Candidates<'_, M> {
        Candidates {
            machine: self.machine,
            layout: &self.layout,
            re: self.re,
            weights: self.weights,
            config: self.config,
            apart: 0,
            kin: 0,
        }
    }

    /// Searches from any point of a trick. `left` are the Augen in all hands and on the table.
    pub(crate) fn play(
        &mut self,
        hands: &mut [u64; 4],
        table: &Table,
        threshold: i32,
        left: i32,
        basis: &mut Basis,
    ) -> Found {
        let seat = table.turn();
        let legal = table.legal(hands[seat]);
        if legal & (legal - 1) == 0 {
            let bit = legal.trailing_zeros() as usize;
            let found = self.try_card(hands, table, bit, threshold, left, basis);
            basis.played(&self.deal(), table, bit);
            return found;
        }
        let re_to_play = self.is_re(seat);
        let mut moves = Moves::new();
        let merged = self.candidates().list(hands, table, legal, &mut moves);
        let sampled =
            if O::LEARNS && 1 < moves.len() { self.observer.sample(self.machine.count(hands[seat])) } else { None };
        if let Some(random) = sampled {
            moves.shuffle(random);
        }
        let leaving_out = table.leaving_out | u8::from(moves.leaves_out()) << u8::from(re_to_play);
        let table = &Table { leaving_out, ..*table };
        let mut failed = None;
        let mut decision = None;
        let n_tricks = self.machine.count(hands[seat]);
        let mut selection = self.selection.filter(|selection| selection.binds(seat, n_tricks));
        while let Some(next) = moves.next() {
            if sampled.is_some() {
                let rows = self.candidates().rows(hands, table, next.bit());
                self.observer.trying(&rows);
            }
            let found = self.try_card(hands, table, next.bit(), threshold, left, basis);
            if self.meter.is_spent() {
                if sampled.is_some() {
                    self.observer.sampled(false);
                }
                return found;
            }
            // Cut: the side to play is content with this card, so the proof needs no other.
            let decides = (threshold <= found.bound) == re_to_play;
            if sampled.is_some() {
                self.observer.tried(decides);
            }
            if decides {
                basis.played(&self.deal(), table, next.bit());
                if sampled.is_none() {
                    return found;
                }
                decision.get_or_insert((found, *basis));
            } else if decision.is_none() {
                let alike = if sampled.is_none() { u64::MAX } else { 0 };
                let none_yet = || Failed::none_yet(if re_to_play { -1 } else { i32::MAX });
                let failed = failed.get_or_insert_with(none_yet);
                self.add_failed(&self.deal(), table, next.bit(), alike, &found, basis, threshold, &mut moves, failed);
                // Widening: after the first, only a few are tried that promise nearly as much.
                if let Some(selection) = selection.take() {
                    failed.best.is_doubtful |= moves.keep(selection.n_others(), selection.least_score(next.score()));
                }
                // Threads: after a card that has not decided most likely all have to be tried.
                let n_helpers = self.crew.as_ref().map_or(0, |crew| crew.join(n_tricks, &moves));
                if 0 < n_helpers {
                    let place = Place { hands: *hands, table: *table, threshold, left };
                    let choice = Choice::new(threshold, re_to_play, moves, *failed);
                    let choice = try_together(self, &place, choice, n_helpers);
                    (*failed, decision) = (choice.failed, choice.decision);
                    if self.meter.is_spent() {
                        return failed.best;
                    }
                    break;
                }
            }
        }
        if sampled.is_some() {
            self.observer.sampled(true);
        }
        match (decision, failed) {
            (Some((found, of_found)), _) => {
                *basis = of_found;
                found
            }
            (None, Some(mut failed)) => {
                if merged != 0 {
                    self.exchange(&self.deal(), hands, table, merged, &mut failed);
                }
                *basis = failed.basis;
                failed.best
            }
            (None, None) => unreachable!("a hand that is not empty has a card to try"),
        }
    }

    #[inline(always)]
    pub(crate) fn try_card(
        &mut self,
        hands: &mut [u64; 4],
        table: &Table,
        bit: usize,
        threshold: i32,
        left: i32,
        basis: &mut Basis,
    ) -> Found {
        self.observer.node();
        self.meter.count();
        if self.meter.is_spent() {
            return Found::of_cards(0, 0);
        }
        let seat = table.turn();
        let after = table.with(&self.layout, bit);
        hands[seat] ^= 1 << bit;
        let found = if after.len < 4 {
            self.play(hands, &after, threshold, left, basis)
        } else {
            let (re_wins, whole) = (self.is_re(usize::from(after.owner)), threshold);
            let gained = if re_wins { i32::from(after.augen) } else { 0 };
            let (threshold, left) = (threshold - gained, left - i32::from(after.augen));
            let rest = if hands[usize::from(after.owner)] == 0 {
                *basis = Basis::NONE;
                Found::of_cards(0, 0)
            } else {
                self.lead(hands, usize::from(after.owner), threshold, left, basis)
            };
            let mut found = rest.after_trick(&after, re_wins);
            take_trick(
                self,
                &after,
                hands[0] | hands[1] | hands[2] | hands[3],
                whole,
                &mut found,
                basis,
                |tree, seat, basis| {
                    let re_wins = tree.is_re(seat);
                    let gained = if re_wins { i32::from(after.augen) } else { 0 };
                    let rest = if hands[seat] == 0 {
                        *basis = Basis::NONE;
                        Some(Found::of_cards(0, 0))
                    } else if tree.machine.count(hands[seat]) <= FOUND_OUT {
                        Some(tree.lead(hands, seat, whole - gained, left, basis))
                    } else {
                        tree.look_up(hands, seat, whole - gained, left, basis).ok()
                    };
                    rest.map(|rest| rest.after_trick(&after, re_wins))
                },
            );
            found
        };
        hands[seat] ^= 1 << bit;
        found
    }
}

/// Adds what it rests on who takes a trick, when this is what was found. Whoever takes it: of each who has played a card of the
/// winner's class it is asked whether the same would be found if he had won. If it would, it rests on that; if not, the winner has
/// to beat his card. `left` are the cards in all hands. `look` says what is known if another had taken the trick.
#[inline(always)]
pub(crate) fn take_trick<'a, M: Machine, O: Observer, S: Divisible<'a, M, O>>(
    search: &mut S,
    trick: &Table,
    left: u64,
    threshold: i32,
    found: &mut Found,
    basis: &mut Basis,
    look: impl FnMut(&mut S, usize, &mut Basis) -> Option<Found>,
) {
    if search.tree().deal().rivals(trick) != 0 {
        compare_rivals(search, trick, left, threshold, found, basis, look);
    }
}

/// Returns whether it pays to ask who else would do. With many tricks left to look that up takes longer than it saves; and that one
/// of the highest cards wins is so in most positions that look alike anyway.
#[inline(always)]
fn is_worth_asking<M: Machine, O: Observer>(tree: &Tree<'_, M, O>, trick: &Table, left: u64) -> bool {
    let n_tricks = tree.machine.count(left) / 4;
    let higher = left & tree.layout.class[usize::from(trick.best) & 63] & !(u64::MAX >> (63 - trick.best));
    n_tricks <= FOUND_OUT || n_tricks <= ASKED && N_HIGHEST < tree.machine.count(higher)
}

#[inline(never)]
fn compare_rivals<'a, M: Machine, O: Observer, S: Divisible<'a, M, O>>(
    search: &mut S,
    trick: &Table,
    left: u64,
    threshold: i32,
    found: &mut Found,
    basis: &mut Basis,
    mut look: impl FnMut(&mut S, usize, &mut Basis) -> Option<Found>,
) {
    let reaches = threshold <= found.bound;
    let tree = search.tree();
    let rivals = tree.deal().rivals(trick);
    let (held, re_wins) = (tree.held, tree.is_re(usize::from(trick.owner)));
    let is_asked = tree.config.either_partner.is_on() && is_worth_asking(tree, trick, left);
    // Who is right although the other side takes the trick may be all the more if he takes it himself. But that side must not
    // have left out cards because it was certain to take it.
    let is_right = re_wins != reaches;
    let with_others = tree.with_rivals && is_right && trick.leaving_out >> u8::from(re_wins) & 1 == 0;
    let mut of_other = None;
    for seat in (0..4).filter(|&seat| rivals & held[seat] != 0) {
        // What a search has found that had to end is nothing, and it must not go on.
        if search.tree().meter.is_spent() {
            return;
        }
        if is_asked && (with_others || search.tree().is_re(seat) == re_wins) {
            let of_other = of_other.get_or_insert(Basis::NONE);
            // As if the side that the bound is bad for chose who wins.
            if let Some(other) = look(search, seat, of_other)
                && (threshold <= other.bound) == reaches
            {
                found.also_fails(&other, !reaches);
                basis.and(of_other);
                continue;
            }
        }
        basis.wins_against(trick, seat);
    }
}
