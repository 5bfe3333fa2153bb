//! The null-window search: can Re still get `threshold` Augen?
//!
//! Every result is a bound together with the ranks it rests on. A result of at least the threshold is a lower bound of
//! the Augen that Re still gets, any other an upper bound.

use crate::bits::Machine;
use crate::bound::{Certain, certain, top_trumps, whatever_it_plays};
use crate::budget::{CallOff, Meter};
use crate::candidates::{Candidates, Move, Moves};
use crate::config::Config;
use crate::found::{Found, Won};
use crate::memory::Memory;
use crate::observe::Observer;
use crate::order::Weights;
use crate::parallel::{Choice, Crew, Divisible, try_together};
use crate::picture::Picture;
use crate::recent::Recent;
use crate::slot::{Layout, State, Table, each};
use crate::widening::Selection;
use std::sync::Arc;

/// Under what an answer is remembered.
pub(crate) struct Asked {
    key: u64,
    picture: Option<Picture>,
}

/// With so many tricks left and fewer, it is found out whether another would have done as well to take a trick, even if the
/// table does not know.
const FOUND_OUT: u32 = 3;

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
    /// The cards that each seat held at first, if it is to be asked whether a proof needs this partner to take a trick or
    /// any would do.
    pub(crate) held: Option<[u64; 4]>,
    /// Whether it is also asked if the proof would do if the other side had taken it.
    pub(crate) with_rivals: bool,
    /// With how many tricks left it begins to pay to leave out cards first.
    pub(crate) widening_from: u32,
    /// Who plays promising cards only.
    pub(crate) selection: Option<Selection>,
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

    fn try_at(&mut self, place: &Place, bit: usize) -> Found {
        self.try_card(&mut place.hands.clone(), &place.table, bit, place.threshold, place.left)
    }

    fn drop_near_at(&self, place: &Place, bit: usize, found: &Found, choice: &mut Choice) {
        if self.config.near.is_on() {
            let Choice { moves, best, merged, .. } = choice;
            let (hands, table) = (&place.hands, &place.table);
            *merged |= self.drop_near(hands, table, bit, u64::MAX, found, place.threshold, moves, best);
        }
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
            memory: Memory { patterns: self.memory.patterns.clone(), recent: None },
            observer: (),
            meter: self.meter.of_helper(Arc::clone(called_off), crew.total()),
            crew: Some(Arc::clone(crew)),
            held: self.held,
            with_rivals: self.with_rivals,
            widening_from: self.widening_from,
            selection: self.selection,
        }
    }

    /// Returns a bound that answers whether Re gets so many Augen from here, what lies included, or nothing if the
    /// budget is spent.
    pub(crate) fn ask(&mut self, state: &State, threshold: i32) -> Option<i32> {
        if self.meter.is_spent() {
            return None;
        }
        let mut hands = state.hands;
        let left = self.augen_of(state.hands.iter().fold(0, |all, hand| all | hand)) + i32::from(state.table.augen);
        let found = if state.table.len == 0 {
            self.lead(&mut hands, usize::from(state.table.leader), threshold, left)
        } else {
            self.widen(&mut hands, &state.table, threshold, left)
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

    /// Searches from the start of a trick. `left` are the Augen in all hands.
    pub(crate) fn lead(&mut self, hands: &mut [u64; 4], leader: usize, threshold: i32, left: i32) -> Found {
        let asked = match self.look_up(hands, leader, threshold, left) {
            Ok(found) => return found,
            Err(asked) => asked,
        };
        let found = self.widen(hands, &Table::led_by(leader as u8), threshold, left);
        if !self.meter.is_spent()
            && let (Some(patterns), Some(picture)) = (&self.memory.patterns, &asked.picture)
        {
            // What is doubtful is remembered apart.
            let salt = self.selection.filter(|_| found.is_doubtful).map(|selection| selection.salt());
            let apart = salt.map(|salt| picture.with_salt(salt));
            let picture = apart.as_ref().unwrap_or(picture);
            patterns.store(self.machine, &self.layout, hands, picture, threshold, found);
            self.make_room();
            self.remember(asked.key ^ salt.unwrap_or(0), threshold, found);
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
    ) -> Result<Found, Asked> {
        // Cut: the rest cannot change the answer.
        if threshold <= 0 {
            return Ok(Found::of_cards(0, 0));
        }
        let all = hands[0] | hands[1] | hands[2] | hands[3];
        if left < threshold {
            return Ok(Found::of_cards(left, all));
        }
        if hands[leader] & (hands[leader] - 1) == 0 {
            return Ok(self.last_trick(hands, leader));
        }
        let key = Recent::key(hands, leader, self.re);
        // Table: most positions that are met again were met not long ago.
        if let Some(found) = self.find_recent(key, threshold) {
            return Ok(found);
        }
        let remembers = self.memory.patterns.is_some();
        let picture = remembers.then(|| Picture::of(self.machine, &self.layout, hands, leader, self.re));
        // Table: a pattern that was met before answers for every position that fits it.
        if let Some(picture) = &picture
            && let Some(found) = self.find_pattern(hands, key, picture, threshold)
        {
            return Ok(found);
        }
        // Table: among those who leave out cards, what is doubtful counts as well.
        if let (Some(selection), Some(picture)) = (self.selection, &picture)
            && selection.is_on(picture.n_tricks)
            && let Some(found) = self.look_up_doubtful(selection, hands, key, picture, threshold)
        {
            return Ok(found);
        }
        // Static bound: a side is certain of some tricks.
        if self.config.static_bounds.is_on()
            && let Some(found) = self.static_bound(
                hands,
                leader,
                |party| whatever_it_plays(self.machine, &self.layout, hands, party),
                |of_re, certain| {
                    let (augen, won) = self.certain_augen(hands, left, of_re, certain);
                    (of_re == (threshold <= augen)).then(|| Found::of_won(augen, certain.ranks, won))
                },
            )
        {
            return Ok(found);
        }
        Err(Asked { key, picture })
    }

    #[inline(always)]
    pub(crate) fn find_recent(&mut self, key: u64, threshold: i32) -> Option<Found> {
        let found = self.memory.recent.as_ref()?.find(key, threshold)?;
        self.observer.table_hit();
        Some(found)
    }

    #[inline(always)]
    pub(crate) fn find_pattern(
        &mut self,
        hands: &[u64; 4],
        key: u64,
        picture: &Picture,
        threshold: i32,
    ) -> Option<Found> {
        let patterns = self.memory.patterns.as_ref()?;
        let found = patterns.find(self.machine, &self.layout, hands, picture, threshold)?;
        self.observer.table_hit();
        self.remember(key, threshold, found);
        Some(found)
    }

    /// Returns a bound that follows from the tricks that a side is certain of, if that is enough for an answer. `answer` gives it
    /// for a side, Re or not, and what it is certain of.
    #[inline(always)]
    pub(crate) fn static_bound(
        &self,
        hands: &[u64; 4],
        leader: usize,
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

    /// Lets the table grow, or stops the searches that share it so that it can.
    #[inline(always)]
    pub(crate) fn make_room(&mut self) {
        if self.memory.make_room() {
            self.meter.call_off();
        }
    }

    #[inline(always)]
    fn remember(&mut self, key: u64, threshold: i32, found: Found) {
        if let Some(recent) = &mut self.memory.recent {
            recent.store(key, threshold, found);
        }
    }

    fn last_trick(&mut self, hands: &[u64; 4], leader: usize) -> Found {
        let mut table = Table::led_by(leader as u8);
        for n in 0..4 {
            table = table.with(&self.layout, hands[(leader + n) & 3].trailing_zeros() as usize);
        }
        self.observer.node();
        self.meter.count();
        let re_wins = self.is_re(usize::from(table.owner));
        let mut rest = Found::of_cards(if re_wins { i32::from(table.augen) } else { 0 }, 0);
        let whoever_wins = rest;
        let ranks = deciding_ranks(self, &table, 0, &mut rest, false, |_, _| Some(whoever_wins));
        rest.with_trick(table.cards, re_wins, ranks)
    }

    /// Returns the winning card if another of its class lies, so that its rank has decided the trick.
    #[inline(always)]
    pub(crate) const fn contested(&self, table: &Table) -> u64 {
        let rivals = table.cards & self.layout.class[table.best as usize & 63];
        if rivals & (rivals - 1) == 0 { 0 } else { 1 << table.best }
    }

    /// Returns who else has played a card of the class that takes a trick; nothing if one of the other side has and that does not do,
    /// or a lower card of the class has mattered anyway, and so do all above it.
    #[inline(always)]
    fn contenders(&self, held: [u64; 4], trick: &Table, ranks: u64, with_rivals: bool) -> Option<u64> {
        let class = self.layout.class[trick.best as usize & 63];
        if ranks & class & (2u64 << trick.best).wrapping_sub(1) != 0 {
            return None;
        }
        let owner = usize::from(trick.owner);
        let mut contenders = 0;
        for seat in (0..4).filter(|&seat| seat != owner && trick.cards & class & held[seat] != 0) {
            if self.is_re(seat) != self.is_re(owner) && !with_rivals {
                return None;
            }
            contenders |= 1 << seat;
        }
        Some(contenders)
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
    pub(crate) fn play(&mut self, hands: &mut [u64; 4], table: &Table, threshold: i32, left: i32) -> Found {
        let seat = table.turn();
        let legal = table.legal(hands[seat]);
        if legal & (legal - 1) == 0 {
            return self.try_card(hands, table, legal.trailing_zeros() as usize, threshold, left);
        }
        let re_to_play = self.is_re(seat);
        let mut moves = Moves::new();
        let mut merged = self.candidates().list(hands, table, legal, &mut moves);
        let sampled =
            if O::LEARNS && 1 < moves.len() { self.observer.sample(self.machine.count(hands[seat])) } else { None };
        if let Some(random) = sampled {
            moves.shuffle(random);
        }
        let leaving_out = table.leaving_out | u8::from(moves.leaves_out()) << u8::from(re_to_play);
        let table = &Table { leaving_out, ..*table };
        let mut best = Found::none_yet(if re_to_play { -1 } else { i32::MAX });
        let mut is_decided = false;
        let n_tricks = self.machine.count(hands[seat]);
        let mut selection = self.selection.filter(|selection| selection.binds(seat, n_tricks));
        while let Some(next) = moves.next() {
            if sampled.is_some() {
                let rows = self.candidates().rows(hands, table, next.bit());
                self.observer.trying(&rows);
            }
            let found = self.try_card(hands, table, next.bit(), threshold, left);
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
            if decides && !is_decided {
                best = found;
                is_decided = true;
                if sampled.is_none() {
                    break;
                }
            } else if !is_decided {
                best.also_fails(&found, re_to_play);
                if self.config.near.is_on() && sampled.is_none() {
                    merged |=
                        self.drop_near(hands, table, next.bit(), u64::MAX, &found, threshold, &mut moves, &mut best);
                }
                // Widening: after the first, only a few are tried that promise nearly as much.
                if let Some(selection) = selection.take() {
                    best.is_doubtful |= moves.keep(selection.n_others(), Selection::least_score(next.score()));
                }
                // Threads: after a card that has not decided most likely all have to be tried.
                let n_helpers = self.crew.as_ref().map_or(0, |crew| crew.join(n_tricks, &moves));
                if 0 < n_helpers {
                    let place = Place { hands: *hands, table: *table, threshold, left };
                    let choice = Choice::new(threshold, re_to_play, moves, best, merged);
                    Choice { best, merged, is_decided, .. } = try_together(self, &place, choice, n_helpers);
                    if self.meter.is_spent() {
                        return best;
                    }
                    break;
                }
            }
        }
        if sampled.is_some() {
            self.observer.sampled(true);
        }
        if merged != 0 && !is_decided {
            self.exchange(hands, table, merged, &mut best);
        }
        best
    }

    #[inline(always)]
    pub(crate) fn try_card(
        &mut self,
        hands: &mut [u64; 4],
        table: &Table,
        bit: usize,
        threshold: i32,
        left: i32,
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
            self.play(hands, &after, threshold, left)
        } else {
            let (re_wins, whole) = (self.is_re(usize::from(after.owner)), threshold);
            let gained = if re_wins { i32::from(after.augen) } else { 0 };
            let (threshold, left) = (threshold - gained, left - i32::from(after.augen));
            let rest = if hands[usize::from(after.owner)] == 0 {
                Found::of_cards(0, 0)
            } else {
                self.lead(hands, usize::from(after.owner), threshold, left)
            };
            let mut found = rest.after_trick(&after, re_wins);
            // Who is right although the other side takes the trick may be all the more if he takes it himself.
            let is_right = re_wins != (whole <= found.bound);
            let with_rivals = self.with_rivals && is_right && after.leaving_out >> u8::from(re_wins) & 1 == 0;
            let ranks = deciding_ranks(self, &after, whole, &mut found, with_rivals, |tree, seat| {
                let re_wins = tree.is_re(seat);
                let gained = if re_wins { i32::from(after.augen) } else { 0 };
                let rest = if hands[seat] == 0 {
                    Some(Found::of_cards(0, 0))
                } else if tree.machine.count(hands[seat]) <= FOUND_OUT {
                    Some(tree.lead(hands, seat, whole - gained, left))
                } else {
                    tree.look_up(hands, seat, whole - gained, left).ok()
                };
                rest.map(|rest| rest.after_trick(&after, re_wins))
            });
            Found { ranks: found.ranks | ranks, ..found }
        };
        hands[seat] ^= 1 << bit;
        found
    }
}

/// Returns the rank that has decided a trick, if any has, when this is what was found. `look` gives what is known without
/// playing on if another had taken the trick: a partner, or, with rivals, one of the other side.
#[inline(always)]
pub(crate) fn deciding_ranks<'a, M: Machine, O: Observer, S: Divisible<'a, M, O>>(
    search: &mut S,
    trick: &Table,
    threshold: i32,
    found: &mut Found,
    with_rivals: bool,
    look: impl FnMut(&mut S, usize) -> Option<Found>,
) -> u64 {
    let ranks = search.tree().contested(trick);
    if ranks != 0
        && let Some(held) = search.tree().held
        && is_as_good_for_others(search, held, trick, threshold, found, with_rivals, look)
    {
        return 0;
    }
    ranks
}

/// Whoever takes it: returns whether what was found would be found as well if any who have played a card of the winner's class
/// had won. Then it rests on that instead of who of them is higher.
#[inline(never)]
fn is_as_good_for_others<'a, M: Machine, O: Observer, S: Divisible<'a, M, O>>(
    search: &mut S,
    held: [u64; 4],
    trick: &Table,
    threshold: i32,
    found: &mut Found,
    with_rivals: bool,
    mut look: impl FnMut(&mut S, usize) -> Option<Found>,
) -> bool {
    let Some(contenders) = search.tree().contenders(held, trick, found.ranks, with_rivals) else {
        return false;
    };
    let reaches = threshold <= found.bound;
    let mut joined = *found;
    for seat in each(contenders) {
        // What a search has found that had to end is nothing, and it must not go on.
        if search.tree().meter.is_spent() {
            return false;
        }
        match look(search, seat) {
            // As if the side that the bound is bad for chose who wins.
            Some(other) if (threshold <= other.bound) == reaches => joined.also_fails(&other, !reaches),
            _ => return false,
        }
    }
    *found = joined;
    true
}
