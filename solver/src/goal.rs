//! The goal of a search, as a trait.
//!
//! A goal says what is still asked at a point of the game ([`Goal::Ask`]), what of it is known at the start of a trick, and what a
//! complete trick adds. The [loop](crate::alpha_beta) is the same for all.

use crate::bound::Bound;
use crate::config::Config;
use crate::dependencies::{Deal, Dependencies};
use crate::experiment::Switch;
use crate::machine::Machine;
use crate::move_generation::{Distinctions, MoveList};
use crate::observe::Observer;
use crate::search::Search;
use crate::special_cards::SpecialCards;
use crate::trick::Trick;

/// Numbers of tricks left at which the search asks whether another taker of the trick would do, too, see [any
/// taker](crate::takers).
#[derive(Clone, Copy, Debug)]
pub(crate) struct TakerDepths {
    /// Most tricks left at which it is searched.
    pub(crate) searched: u32,
    /// Most tricks left at which it is looked up, unless one of the highest cards takes the trick.
    pub(crate) looked_up: u32,
    /// Number of highest cards for that exception.
    pub(crate) n_highest: u32,
}

/// Result at the start of a trick without playing on.
pub(crate) enum Lookup<A, T> {
    /// A bound that answers the question.
    Known(Bound),
    /// The answer depends only on whether the maximizing side still gets this number of Augen.
    Augen(A),
    /// Not known yet; what the goal needs again once it is answered.
    Open(T),
}

/// The question whether the maximizing side still gets at least `threshold`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SumAsk {
    pub(crate) threshold: i32,
    /// Remaining value, the cards of the current trick included.
    pub(crate) left: i32,
}

/// A question about Augen that answers one about something else.
pub(crate) trait AsAugen {
    /// Returns the question.
    fn ask(&self) -> SumAsk;
}

/// Goal of the search.
pub(crate) trait Goal<M: Machine>: Sync {
    /// Question at a point of the game.
    type Ask: Copy + Send + Sync;
    /// Data of a question until it is answered.
    type Open;
    /// A question about Augen that answers it.
    type Augen: AsAugen;

    /// Numbers of tricks left at which other takers are considered.
    const TAKERS: TakerDepths;

    /// Returns the bound that is at least needed for the answer yes.
    fn threshold(&self, ask: Self::Ask) -> i32;

    /// Returns whether a bound says yes.
    #[inline(always)]
    fn is_reached(&self, ask: Self::Ask, bound: &Bound) -> bool {
        self.threshold(ask) <= bound.value
    }

    /// Returns a bound that says nothing: a card that fails is no worse for the side to play.
    fn worst(&self, max_to_play: bool) -> i32;

    /// Returns the bounds at the start of a trick without playing, and writes what that depends on.
    fn look_up<O: Observer>(
        &self,
        search: &mut Search<'_, M, O>,
        hands: &[u64; 4],
        leader: usize,
        ask: Self::Ask,
        deps: &mut Dependencies,
    ) -> Lookup<Self::Augen, Self::Open>;

    /// Stores what was found for an open question.
    fn remember<O: Observer>(
        &self,
        search: &mut Search<'_, M, O>,
        hands: &[u64; 4],
        open: &Self::Open,
        bound: &Bound,
        deps: &Dependencies,
    );

    /// Returns what is asked after a complete trick.
    fn after_trick<O: Observer>(
        &self,
        search: &Search<'_, M, O>,
        ask: Self::Ask,
        trick: &Trick,
        is_last: bool,
    ) -> Self::Ask;

    /// Returns the bound before a complete trick that follows from `rest`, the bound after it, for which `next` was
    /// asked.
    fn with_trick<O: Observer>(
        &self,
        search: &mut Search<'_, M, O>,
        hands: &[u64; 4],
        trick: &Trick,
        next: Self::Ask,
        rest: Bound,
        deps: &mut Dependencies,
    ) -> Bound;

    /// Returns what follows if this seat took the complete trick, as far as that is to be found out.
    fn if_taken_by<O: Observer>(
        &self,
        search: &mut Search<'_, M, O>,
        hands: &mut [u64; 4],
        trick: &Trick,
        ask: Self::Ask,
        seat: usize,
        deps: &mut Dependencies,
    ) -> Option<Bound>;

    /// Returns the cards that correspond to none but their own kind in positions that look alike.
    #[inline(always)]
    fn special(&self) -> SpecialCards {
        SpecialCards::NONE
    }

    /// Returns which cards are not the same although they count the same.
    #[inline(always)]
    fn distinctions(&self, _hands: &[u64; 4], _trick: &Trick) -> Distinctions {
        Distinctions::NONE
    }

    /// Returns whether [dominated](crate::move_generation) cards are left out.
    #[inline(always)]
    fn dominance(&self, config: &Config) -> Switch {
        config.switches.dominance
    }

    /// Returns a bound that answers the question in the middle of a trick, if who takes it is certain and enough.
    #[inline(always)]
    fn cut_in_trick<O: Observer>(
        &self,
        _search: &Search<'_, M, O>,
        _hands: &[u64; 4],
        _trick: &Trick,
        _ask: Self::Ask,
        _deps: &mut Dependencies,
    ) -> Option<Bound> {
        None
    }

    /// Corrects the learned order.
    #[inline(always)]
    fn adjust_order(&self, _legal: u64, _moves: &mut MoveList) {}

    /// Notes in the trick what a card that was played leaves out.
    #[inline(always)]
    fn note_card<O: Observer>(
        &self,
        _search: &Search<'_, M, O>,
        _hands: &[u64; 4],
        _before: &Trick,
        _bit: usize,
        _after: &mut Trick,
    ) {
    }

    /// Returns the cards for which a card that has failed may answer, see [sibling pruning](crate::siblings).
    #[inline(always)]
    fn answers_for<O: Observer>(
        &self,
        _search: &Search<'_, M, O>,
        _place: (&[u64; 4], &Trick, Distinctions),
        _bound: &Bound,
        _bit: usize,
    ) -> u64 {
        u64::MAX
    }

    /// Returns what was found at a choice with what it depends on besides.
    #[inline(always)]
    fn of_choice(&self, _hands: &[u64; 4], _trick: &Trick, _distinctions: Distinctions, bound: Bound) -> Bound {
        bound
    }

    /// Returns what was found for an open question with what it depends on besides.
    #[inline(always)]
    fn of_open(&self, _open: &Self::Open, bound: Bound) -> Bound {
        bound
    }

    /// Returns what follows from the answer to a question about Augen.
    fn of_augen(&self, hands: &[u64; 4], question: &Self::Augen, bound: Bound, deps: &mut Dependencies) -> Bound;
}

impl<M: Machine, O: Observer> Search<'_, M, O> {
    /// Returns the cards, who holds them, and which of them are special to the goal.
    #[inline(always)]
    pub(crate) fn deal<G: Goal<M>>(&self, goal: &G) -> Deal<'_> {
        Deal { layout: &self.layout, held: &self.held, special: goal.special() }
    }
}
