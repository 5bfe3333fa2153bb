//! The value of calls, and of silence at the last moment to call.

use super::{Choice, Decision, Silence, go_on, worlds};
use bots::evaluate::{Budget, Judged, Search, judge_calls_likely, rivals};
use bots::{NoWorld, is_last_moment};
use game::{Call, Called, Play, Points, Seat, View};

/// A game before its first card and as far as it was played.
pub(super) struct Played<'a> {
    pub(super) start: &'a Play,
    pub(super) end: &'a Play,
    pub(super) silence: Silence,
}

impl Played<'_> {
    /// Makes all calls before this card of the seat at turn, and evaluates them and its silence. Returns whether the
    /// game can go on.
    pub(super) fn call_all(
        &self,
        play: &mut Play,
        n_cards: usize,
        on_turn: Seat,
        decisions: &mut Vec<Decision>,
        (search, seed): (&Search, u64),
    ) -> Result<bool, NoWorld> {
        let calls = &self.end.public().calls()[self.start.public().calls().len()..];
        let now: Vec<Called> = calls.iter().copied().filter(|call| usize::from(call.before_card) == n_cards).collect();
        // Who says "Re, keine 90" in one breath has decided once.
        for group in now.chunk_by(|one, other| one.seat == other.seat) {
            if let Some(last) = group.last() {
                decisions.extend(self.made(play, last.seat, last.call, search, seed)?);
            }
            for called in group {
                let is_made = play.call(called.seat, called.call).is_ok();
                if !is_made && play.call_unclaimed(called.seat, called.call).is_err() {
                    return Ok(false);
                }
            }
        }
        let is_silent = self.silence == Silence::IsDecision && play.actor() == Some(on_turn);
        if is_silent && !now.iter().any(|called| called.seat == on_turn) {
            decisions.extend(self.missed(play, on_turn, search, seed)?);
        }
        Ok(true)
    }

    /// Evaluates a call, with the calls that can still follow it, against silence, if allowed, and all other calls.
    fn made(
        &self,
        play: &Play,
        seat: Seat,
        call: Call,
        search: &Search,
        seed: u64,
    ) -> Result<Option<Decision>, NoWorld> {
        let view = play.view(seat);
        let mut judged = judge(&view, &view.calls(), search, seed)?;
        if let Some(due) = view.duty() {
            judged.retain(|judged| judged.decision.is_some_and(|call| due.level() <= call.level()));
        }
        let judged = rivals(&view, Some(call), &judged);
        let decision = Decision::of((play.public().cards_played(), seat), &judged, Some(call), Choice::Call);
        Ok(decision.map(|decision| self.with_hindsight(decision, &judged)))
    }

    /// Evaluates silence, with the calls that can still be made at the next turn of the seat, against those that
    /// cannot.
    fn missed(&self, play: &Play, seat: Seat, search: &Search, seed: u64) -> Result<Option<Decision>, NoWorld> {
        let view = play.view(seat);
        let calls = view.calls();
        if !calls.iter().any(|&call| is_last_moment(&view, call)) || view.duty().is_some() {
            return Ok(None);
        }
        let judged = rivals(&view, None, &judge(&view, &calls, search, seed)?);
        let decision = Decision::of((play.public().cards_played(), seat), &judged, None, Choice::Call);
        Ok(decision.map(|decision| self.with_hindsight(decision, &judged)))
    }

    /// Says what would have brought most if the cards had fallen as they did.
    fn with_hindsight(&self, decision: Decision, judged: &[Judged<Option<Call>>]) -> Decision {
        let points = |call| self.points_with(decision.seat, decision.cards_played, call);
        let Choice::Call(done) = decision.done else { return decision };
        let Some(got) = points(done) else { return decision };
        let others = judged.iter().map(|judged| judged.decision).filter(|&other| other != done);
        let best = others.filter_map(|other| Some((other, points(other)?))).max_by_key(|other| other.1);
        let hindsight = best.map(|best| if best.1 <= got { (done, got) } else { best });
        let hindsight = hindsight.map(|(best, points)| (Choice::Call(best), Points(points - got)));
        Decision { hindsight, ..decision }
    }

    /// Returns the points of the seat with this call, and no other, before card `n_cards`; `None` if the remaining game
    /// would not have been possible then, or if it is not over.
    fn points_with(&self, seat: Seat, n_cards: usize, call: Option<Call>) -> Option<i32> {
        let mut play = self.start.clone();
        play.decide_schweine(self.end.public().schweine_fate());
        let calls = &self.end.public().calls()[self.start.public().calls().len()..];
        for (at, (player, card)) in self.end.public().plays().enumerate() {
            if let Some(call) = call.filter(|_| at == n_cards) {
                play.call(seat, call).ok()?;
            }
            let is_other = |called: &&Called| called.seat != seat || usize::from(called.before_card) != n_cards;
            for called in calls.iter().filter(|called| usize::from(called.before_card) == at).filter(is_other) {
                play.call(called.seat, called.call).ok()?;
            }
            play.play(player, card).ok()?;
        }
        Some(play.finish().ok()?.score.points[seat].0)
    }
}

fn judge(view: &View<'_>, calls: &[Call], search: &Search, seed: u64) -> Result<Vec<Judged<Option<Call>>>, NoWorld> {
    judge_calls_likely(
        view,
        calls,
        search,
        Budget::exactly(search.worlds),
        &mut worlds(view, search, seed)?,
        &mut go_on,
    )
}
