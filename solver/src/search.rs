//! A search of one deal: what it is given, what it remembers, and what its [loop](crate::alpha_beta) and all that speeds it up use.

use crate::bitboard::Layout;
use crate::bound::Bound;
use crate::config::Config;
use crate::dependencies::Dependencies;
use crate::experiment::Switch;
use crate::helpers::Helpers;
use crate::limits::LimitCounter;
use crate::machine::Machine;
use crate::move_generation::{Distinctions, MoveGenerator};
use crate::move_limits::LimitedSides;
use crate::observe::Observer;
use crate::special_cards::SpecialCards;
use crate::table::Memory;
use crate::weights::Weights;
use std::sync::Arc;

/// A search of one deal. What it remembers is kept from question to question.
pub(crate) struct Search<'a, M, O> {
    pub(crate) machine: M,
    pub(crate) layout: Layout,
    /// The side that wants the value to be large, as a mask of seats.
    pub(crate) maximizers: u8,
    pub(crate) config: &'a Config,
    /// The weights of the move ordering.
    pub(crate) weights: &'a Weights,
    pub(crate) memory: Memory,
    pub(crate) observer: O,
    pub(crate) limits: LimitCounter<'a>,
    /// The threads that help.
    pub(crate) helpers: Option<Arc<Helpers>>,
    /// The cards that each seat held before the running trick of the position that is searched.
    pub(crate) held: [u64; 4],
    /// Whether [any taker](crate::takers) includes those of the other side.
    pub(crate) with_rivals: bool,
    /// Least number of tricks left for iterative widening to pay.
    pub(crate) widening_from: u32,
    /// Seats that play promising cards only, if any.
    pub(crate) limited: Option<LimitedSides>,
}

impl<M: Machine, O: Observer> Search<'_, M, O> {
    /// Returns whether a seat is of the maximizing side.
    #[inline(always)]
    pub(crate) const fn is_max(&self, seat: usize) -> bool {
        self.maximizers >> (seat & 3) & 1 == 1
    }

    /// Returns how many cards were played in the tree, those of helpers included.
    pub(crate) fn nodes(&self) -> u64 {
        self.limits.nodes() + self.helpers.as_ref().map_or(0, |helpers| helpers.nodes())
    }

    #[inline(always)]
    pub(crate) fn generator(&self, dominance: Switch, distinctions: Distinctions) -> MoveGenerator<'_, M> {
        MoveGenerator {
            machine: self.machine,
            layout: &self.layout,
            maximizers: self.maximizers,
            weights: self.weights,
            merge_equal: self.config.switches.merge_equal,
            dominance,
            distinctions,
        }
    }

    /// Returns the key of a position and a question. The sides of the two highest trumps are part of it: this separates
    /// positions whose answers most often differ.
    #[inline(always)]
    pub(crate) fn key<const SPECIAL: bool>(
        &mut self,
        hands: &[u64; 4],
        leader: usize,
        question: u64,
        special: SpecialCards,
    ) -> u64 {
        let sides = self.layout.sides_of_highest(hands, self.maximizers);
        let question = question.rotate_left(8) ^ u64::from(self.maximizers) << 4 ^ sides;
        let question = question ^ self.layout.places_of_pinned(hands);
        self.memory.key::<M, SPECIAL>(self.machine, &self.layout, hands, leader, question, special)
    }

    /// Table: what was found before holds for every position in which all that it depends on is the same. Among those who play
    /// promising cards only, what is provisional counts as well.
    #[inline(always)]
    pub(crate) fn probe<const SPECIAL: bool>(
        &mut self,
        key: u64,
        n_tricks: u32,
        threshold: i32,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        let mut bound = self.memory.probe::<M, SPECIAL>(self.machine, &self.layout, key, threshold, deps);
        if bound.is_none()
            && let Some(limited) = self.limited
            && limited.is_on(n_tricks)
        {
            let key = key ^ limited.key_perturbation();
            let provisional = self.memory.probe::<M, SPECIAL>(self.machine, &self.layout, key, threshold, deps);
            bound = provisional.map(|bound| Bound { is_provisional: true, ..bound });
        }
        if bound.is_some() {
            self.observer.table_hit();
        }
        bound
    }

    /// Remembers a bound; what is provisional under a key of its own.
    #[inline(always)]
    pub(crate) fn store<const SPECIAL: bool>(
        &mut self,
        hands: &[u64; 4],
        key: u64,
        threshold: i32,
        bound: &Bound,
        deps: &Dependencies,
        special: SpecialCards,
    ) {
        let perturbation =
            self.limited.filter(|_| bound.is_provisional).map_or(0, |limited| limited.key_perturbation());
        let (machine, layout) = (self.machine, &self.layout);
        self.memory.store::<M, SPECIAL>(machine, layout, hands, key ^ perturbation, threshold, bound, deps, special);
    }
}
