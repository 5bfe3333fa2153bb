//! The search: alpha-beta with a null window, one loop for every [goal](crate::goal).
//!
//! It asks "does the maximizing side reach the threshold?", and nothing between yes and no: alpha and beta are
//! neighbours. Every answer is a [`Bound`], a lower one if the answer is yes and an upper one if it is no, together
//! with the [dependencies](crate::dependencies) of its proof, the comparisons of cards that it rests on. The
//! [driver](crate::driver) asks with one threshold after the other until the bounds meet.
//!
//! A trick is searched card by card ([`Search::play`]), the start of a trick is looked up in the table first ([`Search::lead`]).
//! What speeds it up, in the order in which it comes: the table, [quick tricks](crate::quick_tricks), [iterative
//! widening](crate::widening), [interchangeable cards](crate::move_generation), [move ordering](crate::move_ordering), the cut,
//! [sibling pruning](crate::siblings), [split points](crate::split), and [any taker](crate::takers).

use crate::bound::Bound;
use crate::dependencies::Dependencies;
use crate::goal::{AsAugen, Goal, Lookup};
use crate::goals::OF_AUGEN;
use crate::machine::Machine;
use crate::move_generation::{Distinctions, MoveList};
use crate::observe::Observer;
use crate::search::Search;
use crate::siblings::Failed;
use crate::split::{Place, SplitPoint};
use crate::trick::Trick;

impl<M: Machine, O: Observer> Search<'_, M, O> {
    /// Returns a bound that answers the question from any point of the game, or nothing if the limits are spent.
    pub(crate) fn answer<G: Goal<M>>(
        &mut self,
        goal: &G,
        mut hands: [u64; 4],
        trick: &Trick,
        ask: G::Ask,
    ) -> Option<Bound> {
        if self.limits.is_spent() {
            return None;
        }
        let mut deps = Dependencies::NONE;
        let bound = if trick.len == 0 {
            self.lead(goal, &mut hands, usize::from(trick.leader), ask, &mut deps)
        } else {
            self.widen(goal, &mut hands, trick, ask, &mut deps)
        };
        (!self.limits.is_spent()).then_some(bound)
    }

    /// Searches from the start of a trick. What the answer depends on is written, here and below, where the caller wants it, for
    /// it is large.
    pub(crate) fn lead<G: Goal<M>>(
        &mut self,
        goal: &G,
        hands: &mut [u64; 4],
        leader: usize,
        ask: G::Ask,
        deps: &mut Dependencies,
    ) -> Bound {
        let machine = self.machine;
        machine.vectorize(|| self.lead_body(goal, hands, leader, ask, deps))
    }

    #[inline(always)]
    fn lead_body<G: Goal<M>>(
        &mut self,
        goal: &G,
        hands: &mut [u64; 4],
        leader: usize,
        ask: G::Ask,
        deps: &mut Dependencies,
    ) -> Bound {
        let open = match goal.look_up(self, hands, leader, ask, deps) {
            Lookup::Known(bound) => return bound,
            Lookup::Augen(question) => {
                let bound = self.lead(&OF_AUGEN, hands, leader, question.ask(), deps);
                return goal.of_augen(hands, &question, bound, deps);
            }
            Lookup::Open(open) => open,
        };
        let bound = self.widen(goal, hands, &Trick::led_by(leader as u8), ask, deps);
        if !self.limits.is_spent() {
            goal.remember(self, hands, &open, &bound, deps);
        }
        goal.of_open(&open, bound)
    }

    /// Returns what answers the question at the start of a trick without playing on, if anything does.
    pub(crate) fn known<G: Goal<M>>(
        &mut self,
        goal: &G,
        hands: &[u64; 4],
        leader: usize,
        ask: G::Ask,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        let machine = self.machine;
        machine.vectorize(|| self.known_body(goal, hands, leader, ask, deps))
    }

    #[inline(always)]
    fn known_body<G: Goal<M>>(
        &mut self,
        goal: &G,
        hands: &[u64; 4],
        leader: usize,
        ask: G::Ask,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        match goal.look_up(self, hands, leader, ask, deps) {
            Lookup::Known(bound) => Some(bound),
            Lookup::Augen(question) => {
                let bound = self.known(&OF_AUGEN, hands, leader, question.ask(), deps)?;
                Some(goal.of_augen(hands, &question, bound, deps))
            }
            Lookup::Open(_) => None,
        }
    }

    /// Searches from any point of a trick.
    pub(crate) fn play<G: Goal<M>>(
        &mut self,
        goal: &G,
        hands: &mut [u64; 4],
        trick: &Trick,
        ask: G::Ask,
        deps: &mut Dependencies,
    ) -> Bound {
        let machine = self.machine;
        machine.vectorize(|| self.play_body(goal, hands, trick, ask, deps))
    }

    #[inline(always)]
    fn play_body<G: Goal<M>>(
        &mut self,
        goal: &G,
        hands: &mut [u64; 4],
        trick: &Trick,
        ask: G::Ask,
        deps: &mut Dependencies,
    ) -> Bound {
        if let Some(bound) = goal.cut_in_trick(self, hands, trick, ask, deps) {
            return bound;
        }
        let seat = trick.turn();
        let legal = trick.legal(hands[seat]);
        if legal & (legal - 1) == 0 {
            let bit = legal.trailing_zeros() as usize;
            let bound = self.try_card(goal, hands, trick, bit, ask, deps);
            deps.played(&self.deal(goal), trick, bit);
            return bound;
        }
        let max_to_play = self.is_max(seat);
        let n_tricks = self.machine.count(hands[seat]);
        let distinctions = goal.distinctions(hands, trick);
        let mut moves = MoveList::new();
        let merged =
            self.generator(goal.dominance(self.config), distinctions).generate(hands, trick, legal, &mut moves);
        goal.adjust_order(legal, &mut moves);
        let leaving_out = trick.leaving_out | u8::from(moves.leaves_out()) << u8::from(max_to_play);
        let trick = &Trick { leaving_out, ..*trick };
        if O::LEARNS
            && 1 < moves.len()
            && let Some(random) = self.observer.sample(n_tricks)
        {
            moves.shuffle(random);
            return self.play_sampled(goal, hands, trick, ask, moves, deps);
        }
        self.try_moves(goal, hands, trick, ask, (moves, merged), distinctions, deps)
    }

    /// Tries one move after the other until one is enough for the side to play, or none is left. The cards of `merged` are not tried, for
    /// neighbours stand for them.
    #[inline(always)]
    fn try_moves<G: Goal<M>>(
        &mut self,
        goal: &G,
        hands: &mut [u64; 4],
        trick: &Trick,
        ask: G::Ask,
        (mut moves, merged): (MoveList, u64),
        distinctions: Distinctions,
        deps: &mut Dependencies,
    ) -> Bound {
        let seat = trick.turn();
        let (max_to_play, n_tricks) = (self.is_max(seat), self.machine.count(hands[seat]));
        let (mut failed, mut untried) = (None, merged);
        let mut limited = self.limited.filter(|limited| limited.binds(seat, n_tricks));
        while let Some(next) = moves.next() {
            let bound = self.try_card(goal, hands, trick, next.bit(), ask, deps);
            if self.limits.is_spent() {
                return bound;
            }
            // Cut: this card is enough for the side to play, so the proof needs no other.
            if goal.is_reached(ask, &bound) == max_to_play {
                deps.played(&self.deal(goal), trick, next.bit());
                return goal.of_choice(hands, trick, distinctions, bound);
            }
            let failed = failed.get_or_insert_with(|| Failed::none_yet(goal.worst(max_to_play)));
            let place = (&*hands, trick, distinctions);
            self.add_failed(goal, place, next.bit(), ask, &bound, deps, &mut moves, failed);
            // Iterative widening: after the first, only a few are tried that promise nearly as much.
            if let Some(limited) = limited.take() {
                failed.bound.is_provisional |= moves.limit_to(limited.n_others(), limited.least_score(next.score()));
            }
            // Split point: after a card that was not enough, most likely all have to be tried.
            let n_helpers = self.helpers.as_ref().map_or(0, |helpers| helpers.join(n_tricks, &moves));
            if 0 < n_helpers {
                let place = Place { hands: *hands, trick: *trick, ask, distinctions };
                let split = self.split(goal, &place, SplitPoint::new(moves, *failed), n_helpers);
                if self.limits.is_spent() {
                    return failed.bound;
                }
                if let Some((bound, of_bound)) = split.decision {
                    *deps = of_bound;
                    return goal.of_choice(hands, trick, distinctions, bound);
                }
                *failed = split.failed;
                moves = MoveList::new();
            }
            // A neighbour that stands apart for what was found is tried itself.
            if untried != 0 && !moves.is_left() {
                let apart = untried & self.apart(goal, hands, trick, merged, failed);
                untried ^= apart;
                moves = MoveList::of(apart);
            }
        }
        let mut failed = failed.expect("a hand that is not empty has a card to try");
        if merged != 0 {
            self.merge_runs(goal, hands, trick, merged, &mut failed);
        }
        *deps = failed.deps;
        goal.of_choice(hands, trick, distinctions, failed.bound)
    }

    /// Plays a card and searches on.
    #[inline(always)]
    pub(crate) fn try_card<G: Goal<M>>(
        &mut self,
        goal: &G,
        hands: &mut [u64; 4],
        trick: &Trick,
        bit: usize,
        ask: G::Ask,
        deps: &mut Dependencies,
    ) -> Bound {
        self.observer.node();
        self.limits.count_node();
        if self.limits.is_spent() {
            return Bound::of_cards(0, 0);
        }
        let seat = trick.turn();
        let is_turned = self.layout.turned != 0 && hands[seat] == 1 << bit;
        let mut after = if is_turned { trick.with_last(&self.layout, bit) } else { trick.with(&self.layout, bit) };
        goal.note_card(self, hands, trick, bit, &mut after);
        hands[seat] ^= 1 << bit;
        let bound = if after.len < 4 {
            self.play(goal, hands, &after, ask, deps)
        } else {
            let next = goal.after_trick(self, ask, &after, hands[usize::from(after.owner)] == 0);
            let rest = self.lead(goal, hands, usize::from(after.owner), next, deps);
            let mut bound = goal.with_trick(self, hands, &after, next, rest, deps);
            self.add_takers(goal, hands, &after, ask, &mut bound, deps);
            bound
        };
        hands[seat] ^= 1 << bit;
        bound
    }

    /// Tries all cards of a choice in the given order, ignoring the cut, and reports the result of each to the
    /// observer.
    #[cold]
    fn play_sampled<G: Goal<M>>(
        &mut self,
        goal: &G,
        hands: &mut [u64; 4],
        trick: &Trick,
        ask: G::Ask,
        mut moves: MoveList,
        deps: &mut Dependencies,
    ) -> Bound {
        let max_to_play = self.is_max(trick.turn());
        let distinctions = goal.distinctions(hands, trick);
        let mut failed = Failed::none_yet(goal.worst(max_to_play));
        let mut decision = None;
        while let Some(next) = moves.next() {
            let rows = self.generator(goal.dominance(self.config), distinctions).rows(hands, trick, next.bit());
            self.observer.trying(&rows);
            let bound = self.try_card(goal, hands, trick, next.bit(), ask, deps);
            if self.limits.is_spent() {
                self.observer.sampled(false);
                return bound;
            }
            let decides = goal.is_reached(ask, &bound) == max_to_play;
            self.observer.tried(decides);
            deps.played(&self.deal(goal), trick, next.bit());
            if decides {
                decision.get_or_insert((bound, *deps));
            } else {
                failed.bound.merge_failed(&bound, max_to_play);
                failed.deps.and(deps);
            }
        }
        self.observer.sampled(true);
        let legal = trick.legal(hands[trick.turn()]);
        self.merge_runs(goal, hands, trick, legal, &mut failed);
        let (bound, of_bound) = decision.unwrap_or((failed.bound, failed.deps));
        *deps = of_bound;
        goal.of_choice(hands, trick, distinctions, bound)
    }
}
