//! The search for tricks: can a side keep the others to so many of the remaining tricks?
//!
//! Every answer comes with the comparisons of cards that it rests on, see [`needs`](crate::dependencies).

use super::proofs::{Proof, Proofs};
use crate::bitboard::{Layout, State, Trick, each};
use crate::config::Config;
use crate::dependencies::{Deal, to_beat};
use crate::limits::LimitCounter;
use crate::machine::Machine;
use crate::move_generation::{MoveGenerator, MoveList};
use crate::move_ordering::Weights;
use crate::observe::Observer;
use crate::special_cards::SpecialCards;

/// With so many tricks left and fewer, it is found out whether another would have done as well to take a trick, even if the
/// table does not know.
const FOUND_OUT: u32 = 5;

/// A search of one position. What was found is kept from question to question.
pub(crate) struct TrickTree<'a, M, O> {
    pub(crate) machine: M,
    pub(crate) layout: Layout,
    pub(crate) start: State,
    /// The cards that each seat held before the running trick.
    pub(crate) held: [u64; 4],
    /// The members of Re as a mask of seats.
    pub(crate) re: u8,
    /// The side that is asked about as a mask of seats.
    pub(crate) party: u8,
    pub(crate) config: &'a Config,
    pub(crate) weights: &'a Weights,
    pub(crate) observer: O,
    pub(crate) meter: LimitCounter<'a>,
    pub(crate) proofs: Option<Proofs>,
}

impl<M: Machine, O: Observer> TrickTree<'_, M, O> {
    /// Returns how many tricks are left, the running one included.
    pub(crate) fn n_tricks_left(&self) -> usize {
        self.machine.count(self.held[0]) as usize
    }

    /// Returns whether the side can keep the others to so many tricks, or nothing if the budget is spent.
    pub(crate) fn keeps_to(&mut self, spare: u32) -> Option<bool> {
        if self.meter.is_spent() {
            return None;
        }
        let State { mut hands, table } = self.start;
        let mut proof = Proof::of_numbers(false);
        if table.len == 0 {
            self.lead(&mut hands, usize::from(table.leader), spare, &mut proof);
        } else {
            self.play(&mut hands, &table, spare, &mut proof);
        }
        (!self.meter.is_spent()).then_some(proof.holds)
    }

    #[inline(always)]
    const fn is_ours(&self, seat: usize) -> bool {
        self.party >> (seat & 3) & 1 == 1
    }

    /// Returns how many tricks can be denied after this seat has made one; nothing if it has made one too many.
    #[inline(always)]
    const fn spare_after(&self, seat: usize, spare: u32) -> Option<u32> {
        if self.is_ours(seat) { Some(spare) } else { spare.checked_sub(1) }
    }

    /// Searches from the start of a trick. The answer goes to `proof`, here and below, for it is large.
    fn lead(&mut self, hands: &mut [u64; 4], leader: usize, spare: u32, proof: &mut Proof) {
        if self.look_up(hands, leader, spare, proof) {
            return;
        }
        self.play(hands, &Trick::led_by(leader as u8), spare, proof);
        if !self.meter.is_spent()
            && Self::is_remembered(hands)
            && let Some(proofs) = &mut self.proofs
        {
            proofs.store(self.machine, &self.layout, hands, leader, spare, proof);
        }
    }

    /// Returns whether such positions are worth remembering.
    #[inline(always)]
    const fn is_remembered(hands: &[u64; 4]) -> bool {
        hands[0] & (hands[0] - 1) != 0
    }

    /// Finds out what answers the question at the start of a trick without playing on. Returns whether anything does.
    #[inline(always)]
    fn look_up(&mut self, hands: &[u64; 4], leader: usize, spare: u32, proof: &mut Proof) -> bool {
        let n_left = self.machine.count(hands[leader]);
        if n_left <= spare {
            *proof = Proof::of_numbers(true);
            return true;
        }
        if !Self::is_remembered(hands) {
            return false;
        }
        // Static bound: a side is certain of some tricks. What that rests on is little, so it comes before the table.
        if self.config.switches.quick_tricks.is_on() && self.quick_trick_bound(hands, leader, n_left, spare, proof) {
            return true;
        }
        // Table: what was found of a position holds for all in which the cards compare as well.
        let Some(proofs) = &mut self.proofs else { return false };
        let is_known = proofs.find(self.machine, &self.layout, hands, leader, spare, proof);
        if is_known {
            self.observer.table_hit();
        }
        is_known
    }

    /// Searches from any point of a trick.
    fn play(&mut self, hands: &mut [u64; 4], table: &Trick, spare: u32, proof: &mut Proof) {
        // Cut: the others take the trick that cannot be denied, whatever is played to it.
        if spare == 0 && table.len != 0 && !self.is_ours(usize::from(table.owner)) && self.loses(hands, table, proof) {
            return;
        }
        let seat = table.turn();
        let legal = table.legal(hands[seat]);
        if legal & (legal - 1) == 0 {
            let bit = legal.trailing_zeros() as usize;
            self.try_card(hands, table, bit, spare, proof);
            proof.deps.played(&self.deal(), table, bit);
            return;
        }
        let mut moves = MoveList::new();
        let merged = self.candidates().list(hands, table, legal, &mut moves);
        let sampled =
            if O::LEARNS && 1 < moves.len() { self.observer.sample(self.machine.count(hands[seat])) } else { None };
        if let Some(random) = sampled {
            moves.shuffle(random);
        }
        let is_ours = self.is_ours(seat);
        let mut all = Proof::of_numbers(!is_ours);
        let mut decision = None;
        while let Some(next) = moves.next() {
            if sampled.is_some() {
                let rows = self.candidates().rows(hands, table, next.bit());
                self.observer.trying(&rows);
            }
            self.try_card(hands, table, next.bit(), spare, proof);
            if self.meter.is_spent() {
                if sampled.is_some() {
                    self.observer.sampled(false);
                }
                return;
            }
            // Cut: the side to play is content with this card, so the proof needs no other.
            let decides = proof.holds == is_ours;
            if sampled.is_some() {
                self.observer.tried(decides);
            } else if decides {
                proof.deps.played(&self.deal(), table, next.bit());
                return;
            } else if self.config.switches.sibling_pruning.is_on() && moves.is_left() {
                self.drop_near(table, next.bit(), proof, &mut moves, &mut all);
            }
            proof.deps.played(&self.deal(), table, next.bit());
            if decides {
                decision.get_or_insert(*proof);
            } else {
                all.deps.and(&proof.deps);
            }
        }
        if sampled.is_some() {
            self.observer.sampled(true);
        }
        if let Some(decision) = decision {
            *proof = decision;
            return;
        }
        for run in table.runs_of(&self.layout, hands, merged) {
            all.deps.merge_run(&self.deal(), table.turn(), run);
        }
        *proof = all;
    }

    /// Returns the cards and who holds them.
    #[inline(always)]
    const fn deal(&self) -> Deal<'_> {
        Deal { layout: &self.layout, held: &self.held, special: SpecialCards::NONE }
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

    /// Returns whether nobody of the side who is yet to play can take the trick, and what that rests on.
    #[inline(always)]
    fn loses(&self, hands: &[u64; 4], table: &Trick, proof: &mut Proof) -> bool {
        let best = usize::from(table.best) & 63;
        let later = |n: u8| usize::from(table.leader + n) & 3;
        if (table.len..4)
            .any(|n| self.is_ours(later(n)) && table.legal(hands[later(n)]) & self.layout.higher[best] != 0)
        {
            return false;
        }
        *proof = Proof::of_numbers(false);
        self.beat_those_of(table, self.party, proof);
        for seat in (table.len..4).map(later).filter(|&seat| self.is_ours(seat)) {
            let beaten = table.legal(hands[seat]) & self.layout.class[best];
            if beaten != 0 {
                let highest = 63 - beaten.leading_zeros() as usize;
                proof.deps.needs.add(best, seat, to_beat(&self.layout, highest, false));
            }
        }
        true
    }

    /// Adds that the card that takes the trick beats those of its class that lie there of such seats.
    #[inline(always)]
    fn beat_those_of(&self, trick: &Trick, seats: u8, proof: &mut Proof) {
        let rivals = self.deal().rivals(trick);
        for seat in each(u64::from(seats)).filter(|&seat| rivals & self.held[seat & 3] != 0) {
            proof.deps.wins_against(trick, seat);
        }
    }

    /// Near: where a card has failed, another of its class in the same hand fails too if every comparison comes out the same
    /// with the two exchanged.
    #[inline(always)]
    fn drop_near(&self, table: &Trick, bit: usize, proof: &Proof, moves: &mut MoveList, all: &mut Proof) {
        let class = self.layout.class[bit & 63];
        moves.drop(|other| {
            class >> other & 1 == 1 && all.deps.add_exchange(&self.deal(), table, &proof.deps, bit, other)
        });
    }

    fn try_card(&mut self, hands: &mut [u64; 4], table: &Trick, bit: usize, spare: u32, proof: &mut Proof) {
        self.observer.node();
        self.meter.count();
        if self.meter.is_spent() {
            return;
        }
        let seat = table.turn();
        let after = table.with(&self.layout, bit);
        hands[seat] ^= 1 << bit;
        if after.len < 4 {
            self.play(hands, &after, spare, proof);
        } else {
            self.after_trick(hands, &after, spare, proof);
        }
        hands[seat] ^= 1 << bit;
    }

    /// Searches from the end of a trick.
    fn after_trick(&mut self, hands: &mut [u64; 4], trick: &Trick, spare: u32, proof: &mut Proof) {
        let owner = usize::from(trick.owner);
        let Some(left) = self.spare_after(owner, spare) else {
            *proof = Proof::of_numbers(false);
            self.beat_those_of(trick, self.party, proof);
            return;
        };
        self.lead(hands, owner, left, proof);
        let rivals = self.deal().rivals(trick);
        if rivals == 0 {
            return;
        }
        let mut other = Proof::of_numbers(false);
        // Whoever takes it: the card of each other who might have taken it has to be beaten, unless the answer would be the same.
        let held = self.held;
        for seat in (0..4).filter(|&seat| rivals & held[seat] != 0) {
            // What a search has found that had to end is nothing, and it must not go on.
            if self.meter.is_spent() {
                return;
            }
            let is_known = self.config.switches.any_taker.is_on()
                && self.is_known_if_taken_by(hands, seat, spare, proof.holds, &mut other);
            if is_known && other.holds == proof.holds {
                proof.deps.and(&other.deps);
            } else {
                self.beat_those_of(trick, 1 << seat, proof);
            }
        }
    }

    /// Finds out what follows if this seat takes the trick, if that is known or quickly found out. Returns whether it is.
    #[inline(always)]
    fn is_known_if_taken_by(
        &mut self,
        hands: &mut [u64; 4],
        seat: usize,
        spare: u32,
        holds: bool,
        proof: &mut Proof,
    ) -> bool {
        match self.spare_after(seat, spare) {
            None => {
                *proof = Proof::of_numbers(false);
                true
            }
            Some(_) if holds && !self.is_ours(seat) => false,
            Some(left) if self.machine.count(hands[seat]) <= FOUND_OUT => {
                self.lead(hands, seat, left, proof);
                true
            }
            Some(left) => self.look_up(hands, seat, left, proof),
        }
    }
}
