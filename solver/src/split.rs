//! Split points: one heavy position on several threads, with one table.
//!
//! Where all cards have to be tried, threads that have nothing to do try some of them; but not before the first has been tried: it
//! may be the only one that is needed, and what it leaves in the table helps with the others. The answers do not depend on the number
//! of threads. The threads are those of the current rayon pool.
//!
//! See: Rainer Feldmann, "Spielbaumsuche mit massiv parallelen Systemen", 1993 (the young brothers wait concept).

use crate::bound::Bound;
use crate::config::Threads;
use crate::dependencies::Dependencies;
use crate::goal::Goal;
use crate::helpers::{HAS_THREADS, Helpers};
use crate::limits::StopToken;
use crate::machine::Machine;
use crate::move_generation::{Distinctions, MoveList};
use crate::observe::Observer;
use crate::search::Search;
use crate::siblings::Failed;
use crate::trick::Trick;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};

/// A point of a trick and what is asked there.
pub(crate) struct Place<A> {
    pub(crate) hands: [u64; 4],
    pub(crate) trick: Trick,
    pub(crate) ask: A,
    pub(crate) distinctions: Distinctions,
}

/// State of the cards at one point of the game that several threads try.
pub(crate) struct SplitPoint {
    /// The cards that no thread has begun to try.
    moves: MoveList,
    /// Consequences of those that have failed.
    pub(crate) failed: Failed,
    /// Result of the card that is enough for the side to play, if there is one.
    pub(crate) decision: Option<(Bound, Dependencies)>,
    /// Whether the search of a card had to be ended.
    is_cut_short: bool,
}

impl SplitPoint {
    pub(crate) const fn new(moves: MoveList, failed: Failed) -> Self {
        Self { moves, failed, decision: None, is_cut_short: false }
    }
}

impl<'a, M: Machine, O: Observer> Search<'a, M, O> {
    /// Returns the answer to a question, or `None` if the limits are spent, or if this thread has played `stop_at`
    /// cards in all. Others help if the configuration says so and the position is not light.
    pub(crate) fn ask_together<T>(
        &mut self,
        stop_at: Option<u64>,
        mut ask: impl FnMut(&mut Self) -> Option<T>,
    ) -> Option<T> {
        let stop_at = stop_at.unwrap_or(u64::MAX);
        let alone_until = match self.config.threads {
            Threads::Pool { after }
                if HAS_THREADS && 1 < rayon::current_num_threads() && !self.limits.counts_nodes() =>
            {
                after
            }
            _ => u64::MAX,
        };
        if self.helpers.is_none() {
            self.limits.resume(stop_at.min(alone_until), None);
            let answer = ask(self);
            if !HAS_THREADS || answer.is_some() || self.limits.nodes() < alone_until || self.limits.is_exceeded() {
                return answer;
            }
            let helpers = Helpers::new(rayon::current_num_threads() - 1);
            self.observer.helped(&helpers.nodes);
            self.helpers = Some(Arc::new(helpers));
        }
        self.limits.resume(stop_at, Some(Arc::default()));
        ask(self)
    }

    /// Returns a search that shares the table with this one and stops with that token.
    fn helper(&self, helpers: &Arc<Helpers>, stop: &Arc<StopToken>) -> Search<'a, M, ()> {
        Search {
            machine: self.machine,
            layout: self.layout.clone(),
            maximizers: self.maximizers,
            config: self.config,
            weights: self.weights,
            memory: self.memory.sharing(),
            observer: (),
            limits: self.limits.of_helper(Arc::clone(stop), Arc::clone(&helpers.nodes)),
            helpers: Some(Arc::clone(helpers)),
            held: self.held,
            with_rivals: self.with_rivals,
            widening_from: self.widening_from,
            limited: self.limited,
        }
    }

    /// Tries all remaining cards together with `n_helpers` helpers. If it had to stop, the limits say so.
    #[cold]
    pub(crate) fn split<G: Goal<M>>(
        &mut self,
        goal: &G,
        place: &Place<G::Ask>,
        split: SplitPoint,
        n_helpers: usize,
    ) -> SplitPoint {
        let helpers = self.helpers.clone().expect("somebody has come to help");
        let above = self.limits.stop_token();
        let stop = Arc::new(StopToken::under(above.clone()));
        let searches: Vec<Search<'a, M, ()>> = (0..n_helpers).map(|_| self.helper(&helpers, &stop)).collect();
        self.limits.heed(Some(Arc::clone(&stop)));
        let split = Mutex::new(split);
        rayon::in_place_scope(|scope| {
            for mut search in searches {
                let (helpers, stop, split) = (&helpers, &stop, &split);
                scope.spawn(move |_| {
                    search.try_cards(goal, place, split, stop);
                    search.limits.tell();
                    drop(search);
                    helpers.n_idle.fetch_add(1, Relaxed);
                });
            }
            self.try_cards(goal, place, &split, &stop);
            // While it waits for the others it does what others have to do.
            helpers.n_idle.fetch_add(1, Relaxed);
        });
        helpers.n_idle.fetch_sub(1, Relaxed);
        let split = split.into_inner().expect("who holds it does not fail");
        self.limits.heed(above);
        if split.decision.is_none() && split.is_cut_short {
            self.limits.stop();
        }
        split
    }

    /// Tries one card after the other until none is left or one has decided.
    fn try_cards<G: Goal<M>>(&mut self, goal: &G, place: &Place<G::Ask>, split: &Mutex<SplitPoint>, stop: &StopToken) {
        let &Place { hands, ref trick, ask, distinctions } = place;
        let split = || split.lock().expect("who holds it does not fail");
        let max_to_play = self.is_max(trick.turn());
        loop {
            let next = {
                let mut split = split();
                if split.decision.is_some() { None } else { split.moves.next() }
            };
            let Some(next) = next else { return };
            let mut deps = Dependencies::NONE;
            let bound = self.try_card(goal, &mut hands.clone(), trick, next.bit(), ask, &mut deps);
            let mut split = split();
            if split.decision.is_some() {
                return;
            }
            if self.limits.is_spent() {
                // Without this card the others are of no use.
                split.is_cut_short = true;
                stop.set();
                return;
            }
            // Cut: this card is enough for the side to play, so the proof needs no other.
            if goal.is_reached(ask, &bound) == max_to_play {
                deps.played(&self.deal(goal), trick, next.bit());
                split.decision = Some((bound, deps));
                stop.set();
                return;
            }
            let SplitPoint { moves, failed, .. } = &mut *split;
            self.add_failed(goal, (&hands, trick, distinctions), next.bit(), ask, &bound, &mut deps, moves, failed);
        }
    }
}
