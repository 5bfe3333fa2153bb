//! Points: best play of both sides for the score itself.
//!
//! With 151 Augen safe and 181 out of reach a side plays for the fox, and a side that has lost anyway saves the next
//! level. So the line that is best for the Augen need not be best for the score. Here both sides play for the score:
//! the winner under the calls in force, the levels, the special points still to be earned, schwarz, gegen die Alten,
//! and what Ansagen multiply. [`game::score`] and [`game::special_points`] define it.
//!
//! # Why this is the search for Augen with another threshold
//! For every balance of special points Re has to get a certain number of Augen ([`score_table`], [`target`]). With the
//! same distances between these thresholds, and the same number of foxes and jacks of clubs in each hand, the question
//! is how many Augen one of them may lie away. That number changes by no more than the cards count differently, as the
//! value in Augen does, so the table can hold it. Earlier gains, and thresholds that they have already decided, make
//! the same question at another distance. And if special points cannot matter any more, the question is one about
//! Augen.
//!
//! A bound is a margin here. One of `m`, not negative, says: yes, and even with `m` Augen less before. A negative one: no, and not
//! even with `-m - 1` more.

mod denied_points;
mod problem;
mod quick;
mod rare_point;
mod score_table;
mod siblings;
mod special_points;
mod tally;
mod target;

pub(crate) use problem::PointsProblem;
pub use score_table::PointsError;
pub(crate) use score_table::won_before;
pub(crate) use special_points::SpecialPoints;

use self::target::{Remaining, SURE, Target};
use crate::bound::Bound;
use crate::config::Config;
use crate::dependencies::Dependencies;
use crate::experiment::Switch;
use crate::goal::{AsAugen, Goal, Lookup, SumAsk, TakerDepths};
use crate::machine::Machine;
use crate::move_generation::{Distinctions, MoveList};
use crate::node::Progress;
use crate::observe::Observer;
use crate::search::Search;
use crate::special_cards::SpecialCards;
use crate::trick::Trick;

/// Returns the byte that the table holds for this many `missing`. It adds more the fewer tricks are left, so that the
/// possible values lie in the middle of the byte.
const fn written(missing: i32, n_tricks: u32) -> i32 {
    missing + 128 - 10 * n_tricks as i32
}

/// Delay of a jack of clubs in the order of moves, in thousandths of e-folds: if it cannot be captured, so that any
/// card that has failed may answer for it, and if it can.
const DEMOTED: [u32; 2] = [1200, 300];

/// The question whether the game can still be worth at least `least` Points to Re.
#[derive(Clone, Debug)]
pub(crate) struct PointsGoal {
    special_points: SpecialPoints,
    /// The lowest balance of special points that can come about.
    least: i32,
    target: Target,
}

/// Gains so far, and the Augen left, those of the current trick included.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PointsAsk {
    progress: Progress,
    left: i32,
}

/// Cards because of which there are no more Doppelköpfe, as long as they are no Volle: those that an upper bound depends on, and those
/// that a lower one does.
#[derive(Clone, Copy)]
struct Limiting([u64; 2]);

impl Limiting {
    const fn of(self, is_lower: bool) -> u64 {
        self.0[is_lower as usize]
    }
}

/// Under what an answer is remembered.
pub(crate) struct Open {
    key: u64,
    distance: i32,
    /// The cards that must be no Volle if no Doppelkopf is possible.
    limiting: Option<Limiting>,
}

impl Open {
    /// Returns of which cards it has mattered whether they are Volle, if it was of these where a Doppelkopf is possible.
    const fn depending(&self, volle: u64, is_lower: bool) -> u64 {
        // If none is possible, that is because a seat has no Volle, and no others matter.
        match self.limiting {
            Some(limiting) => limiting.of(is_lower),
            None => volle,
        }
    }
}

/// The question depends only on whether Re still gets the Augen of `ask`, as long as the `limiting` cards are not
/// Volle.
pub(crate) struct AugenLeft {
    ask: SumAsk,
    limiting: Limiting,
}

impl AsAugen for AugenLeft {
    #[inline(always)]
    fn ask(&self) -> SumAsk {
        self.ask
    }
}

impl<M: Machine> Goal<M> for PointsGoal {
    type Ask = PointsAsk;
    type Open = Open;
    type Augen = AugenLeft;

    const TAKERS: TakerDepths = TakerDepths { searched: 2, looked_up: 3, n_highest: 2 };

    #[inline(always)]
    fn threshold(&self, _ask: PointsAsk) -> i32 {
        0
    }

    #[inline(always)]
    fn worst(&self, max_to_play: bool) -> i32 {
        if max_to_play { -SURE - 1 } else { SURE }
    }

    #[inline(always)]
    fn look_up<O: Observer>(
        &self,
        search: &mut Search<'_, M, O>,
        hands: &[u64; 4],
        leader: usize,
        ask: PointsAsk,
        deps: &mut Dependencies,
    ) -> Lookup<AugenLeft, Open> {
        let PointsAsk { progress, left } = ask;
        if hands[leader] == 0 {
            *deps = Dependencies::NONE;
            return Lookup::Known(Bound::of_cards(self.target.margin_at_the_end(self.least, progress), 0));
        }
        let machine = search.machine;
        let prospect = self.special_points.prospect(machine, hands);
        let limiting_of = |of_re| self.special_points.limit(machine, hands, of_re).poor;
        let limiting = || Limiting([false, true].map(limiting_of));
        // Cut: the remaining tricks cannot change the answer, or only their Augen can.
        let remaining = match self.target.remaining(self.least, hands, progress, left, prospect) {
            Remaining::Answered(value) => {
                // Re needs no more, or all would not be enough.
                *deps = Dependencies::NONE;
                let all = hands[0] | hands[1] | hands[2] | hands[3];
                let bound = Bound::of_cards(value, if value < 0 { all } else { 0 });
                return Lookup::Known(Bound { volle: limiting_of(0 <= value), ..bound });
            }
            Remaining::Augen(threshold) => {
                return Lookup::Augen(AugenLeft { ask: SumAsk { threshold, left }, limiting: limiting() });
            }
            Remaining::Open(distance) => distance,
        };
        if hands[leader] & (hands[leader] - 1) == 0 {
            let bound = search.play(self, &mut hands.clone(), &Trick::led_by(leader as u8), ask, deps);
            return Lookup::Known(bound);
        }
        let n_tricks = machine.count(hands[leader]);
        let distance = written(remaining.distance, n_tricks);
        let question = (remaining.shape ^ self.special_points.numbers(machine, hands)) | 1;
        let key = search.key::<true>(hands, leader, question, self.special_points.special());
        let limiting = (!self.special_points.everybody_has_volle(hands)).then(limiting);
        let open = Open { key, distance, limiting };
        if let Some(bound) = search.probe::<true>(key, n_tricks, distance, deps) {
            let volle = open.depending(bound.volle, distance <= bound.value);
            return Lookup::Known(bound.less(distance, volle));
        }
        if search.config.switches.quick_tricks.is_on()
            && let Target::Farther(thresholds) = &self.target
            && let Some(bound) = self.quick_tricks(search, &thresholds.needed, hands, leader, ask, deps)
        {
            return Lookup::Known(bound);
        }
        Lookup::Open(open)
    }

    #[inline(always)]
    fn remember<O: Observer>(
        &self,
        search: &mut Search<'_, M, O>,
        hands: &[u64; 4],
        open: &Open,
        bound: &Bound,
        deps: &Dependencies,
    ) {
        // What the table holds fits into a byte.
        if matches!(open.distance, 1..=255) {
            let value = (open.distance + bound.value).clamp(0, 255);
            let stored = Bound { value, volle: if open.limiting.is_none() { bound.volle } else { 0 }, ..*bound };
            search.store::<true>(hands, open.key, open.distance, &stored, deps, self.special_points.special());
        }
    }

    #[inline(always)]
    fn after_trick<O: Observer>(
        &self,
        search: &Search<'_, M, O>,
        ask: PointsAsk,
        trick: &Trick,
        is_last: bool,
    ) -> PointsAsk {
        let max_wins = search.is_max(usize::from(trick.owner));
        let progress = self.special_points.after_trick(search.machine, ask.progress, trick, max_wins, is_last);
        PointsAsk { progress, left: ask.left - i32::from(trick.augen) }
    }

    #[inline(always)]
    fn with_trick<O: Observer>(
        &self,
        search: &mut Search<'_, M, O>,
        hands: &[u64; 4],
        trick: &Trick,
        next: PointsAsk,
        rest: Bound,
        deps: &mut Dependencies,
    ) -> Bound {
        let is_last = hands[usize::from(trick.owner)] == 0;
        match self.without_dependent_points(search, hands, trick, next, &rest, deps) {
            Some(rest) => with_cards(search, rest, trick),
            None => self.with_points(search, rest, trick, is_last),
        }
    }

    #[inline(always)]
    fn if_taken_by<O: Observer>(
        &self,
        search: &mut Search<'_, M, O>,
        hands: &mut [u64; 4],
        trick: &Trick,
        ask: PointsAsk,
        seat: usize,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        // In the last trick it is the card itself that counts, as it does where whole positions are compared.
        if hands[seat & 3] == 0 || !self.target.is_monotone() {
            return None;
        }
        let taken = Trick { owner: seat as u8, ..*trick };
        let next = self.after_trick(search, ask, &taken, false);
        let rest = search.known(self, hands, seat, next, deps)?;
        Some(self.with_points(search, rest, &taken, false))
    }

    #[inline(always)]
    fn special(&self) -> SpecialCards {
        self.special_points.special()
    }

    #[inline(always)]
    fn distinctions(&self, hands: &[u64; 4], trick: &Trick) -> Distinctions {
        self.special_points.distinctions(hands, trick)
    }

    #[inline(always)]
    fn dominance(&self, config: &Config) -> Switch {
        // Where farther may be worse, so may be more Augen.
        if self.target.is_monotone() { config.switches.dominance } else { Switch::Off }
    }

    #[inline(always)]
    fn adjust_order(&self, legal: u64, moves: &mut MoveList) {
        let jacks = legal & self.special_points.jacks();
        if jacks != 0 {
            moves.demote(jacks, DEMOTED[usize::from(self.special_points.captured() != 0)]);
        }
    }

    #[inline(always)]
    fn note_card<O: Observer>(
        &self,
        search: &Search<'_, M, O>,
        hands: &[u64; 4],
        before: &Trick,
        bit: usize,
        after: &mut Trick,
    ) {
        // Where a fox is safe, cards that would keep it may be left out.
        let max_to_play = search.is_max(before.turn());
        if self.special_points.foxes() >> bit & 1 == 1
            && siblings::side_sure_of(search, hands, before, bit) == Some(max_to_play)
        {
            after.leaving_out |= 1 << u8::from(max_to_play);
        }
    }

    #[inline(always)]
    fn answers_for<O: Observer>(
        &self,
        search: &Search<'_, M, O>,
        place: (&[u64; 4], &Trick, Distinctions),
        bound: &Bound,
        bit: usize,
    ) -> u64 {
        self.cards_answered_for(search, place, bound, bit)
    }

    #[inline(always)]
    fn of_choice(&self, hands: &[u64; 4], trick: &Trick, distinctions: Distinctions, bound: Bound) -> Bound {
        // Without a Doppelkopf in sight nothing was asked about Volle but that.
        if distinctions.volle == 0 {
            Bound { volle: self.special_points.excluding(hands, trick, 0 <= bound.value), ..bound }
        } else {
            bound
        }
    }

    #[inline(always)]
    fn of_open(&self, open: &Open, bound: Bound) -> Bound {
        Bound { volle: open.depending(bound.volle, 0 <= bound.value), ..bound }
    }

    #[inline(always)]
    fn of_augen(&self, hands: &[u64; 4], question: &AugenLeft, bound: Bound, deps: &mut Dependencies) -> Bound {
        let threshold = question.ask.threshold;
        deps.needs.separate_special(hands, self.special_points.special());
        bound.less(threshold, question.limiting.of(threshold <= bound.value))
    }
}

impl PointsGoal {
    /// Returns what answers the question after a complete trick if the side that is right could do without the special points that
    /// it earns there: then it does not depend on whether it earns them.
    #[inline(always)]
    fn without_dependent_points<M: Machine, O: Observer>(
        &self,
        search: &mut Search<'_, M, O>,
        hands: &[u64; 4],
        trick: &Trick,
        next: PointsAsk,
        rest: &Bound,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        let is_lower = 0 <= rest.value;
        let is_last = hands[usize::from(trick.owner)] == 0;
        let n_dependent = self.special_points.dependent_points(search.machine, trick, is_lower, is_last);
        if n_dependent == 0 || !self.target.is_monotone() || search.limits.is_spent() {
            return None;
        }
        let balance = next.progress.balance + if is_lower { -n_dependent } else { n_dependent };
        let poorer = PointsAsk { progress: Progress { balance, ..next.progress }, ..next };
        let mut of_rest = Dependencies::NONE;
        let rest = search.known(self, hands, usize::from(trick.owner), poorer, &mut of_rest)?;
        if (0 <= rest.value) != is_lower {
            return None;
        }
        *deps = of_rest;
        Some(rest)
    }

    /// Returns the bound for the state before a trick, for any winner among those who have played the class that takes
    /// it.
    #[inline(always)]
    fn with_points<M: Machine, O: Observer>(
        &self,
        search: &Search<'_, M, O>,
        rest: Bound,
        trick: &Trick,
        is_last: bool,
    ) -> Bound {
        let is_lower = 0 <= rest.value;
        let bound = with_cards(search, rest, trick);
        Bound {
            volle: bound.volle | self.special_points.deciding(trick, is_lower),
            captures_jack: bound.captures_jack || is_last && self.special_points.captures_jack(trick, is_lower),
            ..bound
        }
    }
}

/// Returns the same if it does not matter which special points are earned in the trick.
#[inline(always)]
fn with_cards<M: Machine, O: Observer>(search: &Search<'_, M, O>, rest: Bound, trick: &Trick) -> Bound {
    let max_wins = search.is_max(usize::from(trick.owner));
    Bound { takers: 1 << u8::from(max_wins), ..rest.with_trick(trick.cards, max_wins) }
}
