//! The null-window search: can Re still get `threshold` Augen?
//!
//! Every result is a bound together with the comparisons of cards it rests on. A result of at least the threshold is a lower
//! bound of the Augen that Re still gets, any other an upper bound.

use crate::bitboard::{Layout, State, Trick, each};
use crate::bound::{Bound, Won};
use crate::config::Config;
use crate::dependencies::{Deal, Dependencies, to_beat};
use crate::limits::{LimitCounter, StopToken};
use crate::machine::Machine;
use crate::move_generation::{Move, MoveGenerator, MoveList};
use crate::move_ordering::Weights;
use crate::observe::Observer;
use crate::parallel::{Helpers, SplitPoint, Splittable, try_together};
use crate::quick_tricks::{QuickTricks, certain, top_trumps, whatever_it_plays};
use crate::siblings::Failed;
use crate::special_cards::SpecialCards;
use crate::table::Memory;
use crate::widening::LimitedSides;
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
    pub(crate) meter: LimitCounter<'a>,
    /// The threads that help.
    pub(crate) crew: Option<Arc<Helpers>>,
    /// The cards that each seat held before the running trick of the position that is searched.
    pub(crate) held: [u64; 4],
    /// Whether it is also asked if the proof would do if the other side had taken it.
    pub(crate) with_rivals: bool,
    /// With how many tricks left it begins to pay to leave out cards first.
    pub(crate) widening_from: u32,
    /// Who plays promising cards only.
    pub(crate) selection: Option<LimitedSides>,
    /// The seats of the side that is likely to be right, if promising cards only were not enough to show it.
    pub(crate) likely: u8,
}

/// A point of a trick, and what is asked there.
pub(crate) struct Place {
    hands: [u64; 4],
    table: Trick,
    threshold: i32,
    left: i32,
}

impl<'a, M: Machine, O: Observer> Splittable<'a, M, O> for Tree<'a, M, O> {
    type Place = Place;
    type Helper = Tree<'a, M, ()>;

    fn tree(&mut self) -> &mut Self {
        self
    }

    fn helper(&self, tree: Tree<'a, M, ()>) -> Self::Helper {
        tree
    }

    fn try_at(&mut self, place: &Place, bit: usize, deps: &mut Dependencies) -> Bound {
        self.try_card(&mut place.hands.clone(), &place.table, bit, place.threshold, place.left, deps)
    }

    fn decided_at(&self, place: &Place, bit: usize, deps: &mut Dependencies) {
        deps.played(&self.deal(), &place.table, bit);
    }

    fn add_failed_at(
        &self,
        place: &Place,
        bit: usize,
        found: &Bound,
        deps: &mut Dependencies,
        choice: &mut SplitPoint,
    ) {
        let SplitPoint { moves, failed, .. } = choice;
        self.add_failed(&self.deal(), &place.table, bit, u64::MAX, found, deps, place.threshold, moves, failed);
    }
}

impl<'a, M: Machine, O: Observer> Tree<'a, M, O> {
    /// Returns a search that shares the table with this one and is called off with that flag.
    pub(crate) fn helper(&self, crew: &Arc<Helpers>, called_off: &Arc<StopToken>) -> Tree<'a, M, ()> {
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
        let mut deps = Dependencies::NONE;
        let left = self.augen_of(state.hands.iter().fold(0, |all, hand| all | hand)) + i32::from(state.table.augen);
        let found = if state.table.len == 0 {
            self.lead(&mut hands, usize::from(state.table.leader), threshold, left, &mut deps)
        } else {
            self.widen(&mut hands, &state.table, threshold, left, &mut deps)
        };
        (!self.meter.is_spent()).then_some(found.bound)
    }

    /// Returns the card that is tried first, and whether it is the only one that need be.
    pub(crate) fn first_card(&self, state: &State) -> (usize, bool) {
        let legal = state.legal();
        let mut moves = MoveList::new();
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
        Deal { layout: &self.layout, held: &self.held, special: SpecialCards::NONE }
    }

    /// Searches from the start of a trick. `left` are the Augen in all hands. What the answer rests on is written, here and
    /// below, where the caller wants it, for it is large.
    pub(crate) fn lead(
        &mut self,
        hands: &mut [u64; 4],
        leader: usize,
        threshold: i32,
        left: i32,
        deps: &mut Dependencies,
    ) -> Bound {
        let key = match self.look_up(hands, leader, threshold, left, deps) {
            Ok(found) => return found,
            Err(key) => key,
        };
        let found = self.widen(hands, &Trick::led_by(leader as u8), threshold, left, deps);
        if !self.meter.is_spent() {
            // What is doubtful is remembered apart.
            let key_perturbation =
                self.selection.filter(|_| found.is_provisional).map_or(0, |selection| selection.key_perturbation());
            self.store::<false>(hands, key ^ key_perturbation, threshold, &found, deps, SpecialCards::NONE);
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
        deps: &mut Dependencies,
    ) -> Result<Bound, u64> {
        // Cut: the rest cannot change the answer.
        if threshold <= 0 {
            *deps = Dependencies::NONE;
            return Ok(Bound::of_cards(0, 0));
        }
        let all = hands[0] | hands[1] | hands[2] | hands[3];
        if left < threshold {
            *deps = Dependencies::NONE;
            return Ok(Bound::of_cards(left, all));
        }
        if hands[leader] & (hands[leader] - 1) == 0 {
            return Ok(self.last_trick(hands, leader, deps));
        }
        let key = self.table_key::<false>(hands, leader, 0, SpecialCards::NONE);
        // Table: what was found before holds for every position in which what matters is the same.
        if let Some(found) = self.find(key, threshold, deps) {
            return Ok(found);
        }
        // Table: among those who leave out cards, what is doubtful counts as well.
        if let Some(selection) = self.selection
            && selection.is_on(self.machine.count(hands[leader]))
            && let Some(found) = self.find(key ^ selection.key_perturbation(), threshold, deps)
        {
            return Ok(Bound { is_provisional: true, ..found });
        }
        // Static bound: a side is certain of some tricks.
        if self.config.switches.quick_tricks.is_on()
            && let Some(found) = self.quick_trick_bound(
                hands,
                leader,
                SpecialCards::NONE,
                deps,
                |party| whatever_it_plays(self.machine, &self.layout, hands, party),
                |of_re, certain| {
                    let (augen, won) = self.certain_augen(hands, left, of_re, certain);
                    (of_re == (threshold <= augen)).then(|| Bound::of_won(augen, won))
                },
            )
        {
            return Ok(found);
        }
        Err(key)
    }

    /// Returns the key of a position and a question in the table.
    #[inline(always)]
    pub(crate) fn table_key<const ABOUT_POINTS: bool>(
        &mut self,
        hands: &[u64; 4],
        leader: usize,
        question: u64,
        special: SpecialCards,
    ) -> u64 {
        let question = question.rotate_left(8) ^ u64::from(self.re) << 4 ^ self.layout.sides_of_highest(hands, self.re);
        self.memory.key::<M, ABOUT_POINTS>(self.machine, &self.layout, hands, leader, question, special)
    }

    #[inline(always)]
    fn find(&mut self, key: u64, threshold: i32, deps: &mut Dependencies) -> Option<Bound> {
        let found = self.memory.probe::<M, false>(self.machine, &self.layout, key, threshold, deps)?;
        self.observer.table_hit();
        Some(found)
    }

    /// Remembers what was found in the table.
    #[inline(always)]
    pub(crate) fn store<const ABOUT_POINTS: bool>(
        &mut self,
        hands: &[u64; 4],
        key: u64,
        threshold: i32,
        found: &Bound,
        deps: &Dependencies,
        special: SpecialCards,
    ) {
        let Self { machine, layout, memory, .. } = self;
        memory.store::<M, ABOUT_POINTS>(*machine, layout, hands, key, threshold, found, deps, special);
    }

    /// Returns a bound that follows from the tricks that a side is certain of, if that is enough for an answer. `answer` gives it
    /// for a side, Re or not, and what it is certain of.
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
                *deps = Dependencies::NONE;
                deps.needs.add_order(layout, hands, party, certain.ranks, special);
                return found;
            }
        }
        None
    }

    /// Returns how many Augen Re gets at least, or at most, if it or Kontra is certain of this, and of which cards.
    #[inline(always)]
    pub(crate) fn certain_augen(&self, hands: &[u64; 4], left: i32, of_re: bool, certain: &QuickTricks) -> (i32, Won) {
        let all = hands[0] | hands[1] | hands[2] | hands[3];
        let (of_cards, rest) = (self.layout.augen_in(self.machine, certain.cards), all & !certain.cards);
        let least = left - certain.most_of_others(self.machine, &self.layout, hands);
        // If nothing is certain but those cards, what the others count does not matter.
        let depends = if of_cards < least { rest } else { 0 };
        if of_re {
            (least, Won { possible: certain.cards | depends, certain: certain.cards })
        } else {
            (left - least, Won { possible: rest, certain: rest & !depends })
        }
    }

    fn last_trick(&mut self, hands: &[u64; 4], leader: usize, deps: &mut Dependencies) -> Bound {
        let mut table = Trick::led_by(leader as u8);
        for n in 0..4 {
            table = table.with(&self.layout, hands[(leader + n) & 3].trailing_zeros() as usize);
        }
        self.observer.node();
        self.meter.count();
        *deps = Dependencies::NONE;
        let re_wins = self.is_re(usize::from(table.owner));
        let (deal, best) = (self.deal(), usize::from(table.best));
        let rivals = deal.rivals(&table);
        for seat in (0..4).filter(|&seat| self.is_re(seat) != re_wins && hands[seat] & rivals != 0) {
            let beaten = hands[seat].trailing_zeros() as usize;
            deps.needs.add(best, seat, to_beat(&self.layout, beaten, deal.plays_after(&table, best, seat)));
        }
        Bound::of_cards(if re_wins { i32::from(table.augen) } else { 0 }, if re_wins { table.cards } else { 0 })
    }

    #[inline(always)]
    const fn candidates(&self) -> MoveGenerator<'_, M> {
        MoveGenerator {
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
        table: &Trick,
        threshold: i32,
        left: i32,
        deps: &mut Dependencies,
    ) -> Bound {
        let seat = table.turn();
        let legal = table.legal(hands[seat]);
        if legal & (legal - 1) == 0 {
            let bit = legal.trailing_zeros() as usize;
            let found = self.try_card(hands, table, bit, threshold, left, deps);
            deps.played(&self.deal(), table, bit);
            return found;
        }
        let re_to_play = self.is_re(seat);
        let mut moves = MoveList::new();
        let merged = self.candidates().list(hands, table, legal, &mut moves);
        let sampled =
            if O::LEARNS && 1 < moves.len() { self.observer.sample(self.machine.count(hands[seat])) } else { None };
        if let Some(random) = sampled {
            moves.shuffle(random);
        }
        let leaving_out = table.leaving_out | u8::from(moves.leaves_out()) << u8::from(re_to_play);
        let table = &Trick { leaving_out, ..*table };
        let mut failed = None;
        let mut decision = None;
        let n_tricks = self.machine.count(hands[seat]);
        let mut selection = self.selection.filter(|selection| selection.binds(seat, n_tricks));
        while let Some(next) = moves.next() {
            if sampled.is_some() {
                let rows = self.candidates().rows(hands, table, next.bit());
                self.observer.trying(&rows);
            }
            let found = self.try_card(hands, table, next.bit(), threshold, left, deps);
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
                deps.played(&self.deal(), table, next.bit());
                if sampled.is_none() {
                    return found;
                }
                decision.get_or_insert((found, *deps));
            } else if decision.is_none() {
                let alike = if sampled.is_none() { u64::MAX } else { 0 };
                let none_yet = || Failed::none_yet(if re_to_play { -1 } else { i32::MAX });
                let failed = failed.get_or_insert_with(none_yet);
                self.add_failed(&self.deal(), table, next.bit(), alike, &found, deps, threshold, &mut moves, failed);
                // Widening: after the first, only a few are tried that promise nearly as much.
                if let Some(selection) = selection.take() {
                    failed.best.is_provisional |= moves.keep(selection.n_others(), selection.least_score(next.score()));
                }
                // Threads: after a card that has not decided most likely all have to be tried.
                let n_helpers = self.crew.as_ref().map_or(0, |crew| crew.join(n_tricks, &moves));
                if 0 < n_helpers {
                    let place = Place { hands: *hands, table: *table, threshold, left };
                    let choice = SplitPoint::new(threshold, re_to_play, moves, *failed);
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
                *deps = of_found;
                found
            }
            (None, Some(mut failed)) => {
                if merged != 0 {
                    self.exchange(&self.deal(), hands, table, merged, &mut failed);
                }
                *deps = failed.deps;
                failed.best
            }
            (None, None) => unreachable!("a hand that is not empty has a card to try"),
        }
    }

    #[inline(always)]
    pub(crate) fn try_card(
        &mut self,
        hands: &mut [u64; 4],
        table: &Trick,
        bit: usize,
        threshold: i32,
        left: i32,
        deps: &mut Dependencies,
    ) -> Bound {
        self.observer.node();
        self.meter.count();
        if self.meter.is_spent() {
            return Bound::of_cards(0, 0);
        }
        let seat = table.turn();
        let after = table.with(&self.layout, bit);
        hands[seat] ^= 1 << bit;
        let found = if after.len < 4 {
            self.play(hands, &after, threshold, left, deps)
        } else {
            let (re_wins, whole) = (self.is_re(usize::from(after.owner)), threshold);
            let gained = if re_wins { i32::from(after.augen) } else { 0 };
            let (threshold, left) = (threshold - gained, left - i32::from(after.augen));
            let rest = if hands[usize::from(after.owner)] == 0 {
                *deps = Dependencies::NONE;
                Bound::of_cards(0, 0)
            } else {
                self.lead(hands, usize::from(after.owner), threshold, left, deps)
            };
            let mut found = rest.after_trick(&after, re_wins);
            take_trick(
                self,
                &after,
                hands[0] | hands[1] | hands[2] | hands[3],
                whole,
                &mut found,
                deps,
                |tree, seat, deps| {
                    let re_wins = tree.is_re(seat);
                    let gained = if re_wins { i32::from(after.augen) } else { 0 };
                    let rest = if hands[seat] == 0 {
                        *deps = Dependencies::NONE;
                        Some(Bound::of_cards(0, 0))
                    } else if tree.machine.count(hands[seat]) <= FOUND_OUT {
                        Some(tree.lead(hands, seat, whole - gained, left, deps))
                    } else {
                        tree.look_up(hands, seat, whole - gained, left, deps).ok()
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
pub(crate) fn take_trick<'a, M: Machine, O: Observer, S: Splittable<'a, M, O>>(
    search: &mut S,
    trick: &Trick,
    left: u64,
    threshold: i32,
    found: &mut Bound,
    deps: &mut Dependencies,
    look: impl FnMut(&mut S, usize, &mut Dependencies) -> Option<Bound>,
) {
    if search.tree().deal().rivals(trick) != 0 {
        compare_rivals(search, trick, left, threshold, found, deps, look);
    }
}

/// Returns whether it pays to ask who else would do. With many tricks left to look that up takes longer than it saves; and that one
/// of the highest cards wins is so in most positions that look alike anyway.
#[inline(always)]
fn is_worth_asking<M: Machine, O: Observer>(tree: &Tree<'_, M, O>, trick: &Trick, left: u64) -> bool {
    let n_tricks = tree.machine.count(left) / 4;
    let higher = left & tree.layout.class[usize::from(trick.best) & 63] & !(u64::MAX >> (63 - trick.best));
    n_tricks <= FOUND_OUT || n_tricks <= ASKED && N_HIGHEST < tree.machine.count(higher)
}

#[inline(never)]
fn compare_rivals<'a, M: Machine, O: Observer, S: Splittable<'a, M, O>>(
    search: &mut S,
    trick: &Trick,
    left: u64,
    threshold: i32,
    found: &mut Bound,
    deps: &mut Dependencies,
    mut look: impl FnMut(&mut S, usize, &mut Dependencies) -> Option<Bound>,
) {
    let reaches = threshold <= found.bound;
    let tree = search.tree();
    let rivals = tree.deal().rivals(trick);
    let (held, re_wins) = (tree.held, tree.is_re(usize::from(trick.owner)));
    let is_asked = tree.config.switches.any_taker.is_on() && is_worth_asking(tree, trick, left);
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
            let of_other = of_other.get_or_insert(Dependencies::NONE);
            // As if the side that the bound is bad for chose who wins.
            if let Some(other) = look(search, seat, of_other)
                && (threshold <= other.bound) == reaches
            {
                found.merge_failed(&other, !reaches);
                deps.and(of_other);
                continue;
            }
        }
        deps.wins_against(trick, seat);
    }
}
