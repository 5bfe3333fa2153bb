//! The null-window search: can the game still be worth so many Points to Re?
//!
//! Every result is a margin together with the comparisons it rests on, in the terms of [`tree`](crate::tree). A margin of
//! `m`, not negative, says: yes, and even with `m` Augen less before. A negative one: no, and not even with `-m - 1`
//! more.
//!
//! # Why this is the search for Augen with another aim
//! For every balance of special points Re has to get so far and no less. With the same distances between these reaches,
//! and with as many foxes and jacks of clubs in each hand, the question is how many Augen there may be to
//! one of them. That number changes by no more than the cards count differently, as the value in Augen does, so the table can
//! hold it: whatever was won before, and which of the reaches that has decided already, is the same question
//! at another distance. And where special points cannot matter any more, the question is one about Augen.

use super::score_table::{ScoreTable, Threshold};
use super::special_points::{DeniedPoints, Limit, SpecialPoints};
use super::target::{Progress, Question, SURE, Target, Thresholds};
use crate::bitboard::{State, Trick};
use crate::bound::Bound;
use crate::config::Config;
use crate::dependencies::{Deal, Dependencies};
use crate::experiment::Switch;
use crate::machine::Machine;
use crate::move_generation::{MoveGenerator, MoveList};
use crate::observe::Observer;
use crate::parallel::{SplitPoint, Splittable, try_together};
use crate::quick_tricks::{QuickTricks, whatever_it_plays};
use crate::siblings::Failed;
use crate::tree::{Tree, take_trick};
use crate::widening::{MoveLimit, put_proving_first, roughly, wider_and_wider};

/// What the table holds fits into a byte, but the middle one of the reaches may lie behind. So more are written there than are
/// missing, the more the fewer tricks are left: what can be missing lies in the middle of the byte.
const fn written(missing: i32, n_tricks: u32) -> i32 {
    missing + 128 - 10 * n_tricks as i32
}

/// By how much later than it promises a jack of clubs is tried, in thousandths of e-folds: where it cannot be captured, so that any
/// card that has failed may stand for it, and where it can.
const HELD_BACK: [u32; 2] = [1200, 300];

/// Cards because of which there are no more Doppelköpfe, as long as they are no Volle: those that an upper bound rests on, and those
/// that a lower one does.
#[derive(Clone, Copy)]
struct Limiting([u64; 2]);

impl Limiting {
    const fn of(self, is_lower: bool) -> u64 {
        self.0[is_lower as usize]
    }
}

/// What is known at the start of a trick without playing on.
enum Known {
    Bound(Bound),
    /// Nothing matters but whether Re still gets so many Augen, as long as these cards are no Volle.
    Augen {
        threshold: i32,
        limiting: Limiting,
    },
    /// Under what the answer is to be remembered.
    Open(Asked),
}

/// Under what an answer is remembered.
struct Asked {
    key: u64,
    /// The key for what is doubtful.
    apart: Option<u64>,
    distance: i32,
    /// The cards that must be no Volle if no Doppelkopf is possible.
    limiting: Option<Limiting>,
}

impl Asked {
    /// Returns of which cards it has mattered whether they are Volle, if it was of these where a Doppelkopf is possible.
    const fn depending(&self, volle: u64, is_lower: bool) -> u64 {
        // If none is possible, that is because somebody has no Volle, and no others matter.
        match self.limiting {
            Some(limiting) => limiting.of(is_lower),
            None => volle,
        }
    }
}

/// A search of one deal. The table is kept from question to question.
pub(crate) struct PointsTree<'a, M, O> {
    /// The search for Augen, with the table for both.
    pub(crate) tree: Tree<'a, M, O>,
    pub(crate) bonus: SpecialPoints,
    pub(crate) stakes: ScoreTable,
    /// Which cards are tried.
    config: Config,
    pub(super) aim: Target,
}

/// A point of a trick, and what was won before.
pub(crate) struct Place {
    hands: [u64; 4],
    table: Trick,
    progress: Progress,
    left: i32,
    /// See [`MoveGenerator`].
    apart: u64,
    kin: u64,
}

impl<'a, M: Machine, O: Observer> Splittable<'a, M, O> for PointsTree<'a, M, O> {
    type Place = Place;
    type Helper = PointsTree<'a, M, ()>;

    fn tree(&mut self) -> &mut Tree<'a, M, O> {
        &mut self.tree
    }

    fn helper(&self, tree: Tree<'a, M, ()>) -> Self::Helper {
        let (bonus, stakes, config, aim) = (self.bonus, self.stakes.clone(), self.config.clone(), self.aim.clone());
        PointsTree { tree, bonus, stakes, config, aim }
    }

    fn try_at(&mut self, place: &Place, bit: usize, deps: &mut Dependencies) -> Bound {
        self.try_card(&mut place.hands.clone(), &place.table, bit, place.progress, place.left, deps)
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
        let alike = self.alike(&place.hands, &place.table, place.apart, place.kin, found, bit);
        self.tree.add_failed(&self.deal(), &place.table, bit, alike, found, deps, 0, moves, failed);
    }
}

impl<'a, M: Machine, O: Observer> PointsTree<'a, M, O> {
    pub(crate) fn new(tree: Tree<'a, M, O>, bonus: SpecialPoints, stakes: ScoreTable) -> Self {
        let config = tree.config.clone();
        Self { tree, bonus, stakes, config, aim: Target::Farther(Thresholds::default()) }
    }

    /// Returns whether Re can get this value from here, or nothing if the budget is spent.
    pub(crate) fn ask(&mut self, state: &State, progress: Progress, value: i32) -> Option<bool> {
        if self.tree.meter.is_spent() {
            return None;
        }
        self.aim = Target::new(&self.stakes, value);
        // Where farther may be worse, so may be more Augen.
        self.config.switches.dominance =
            if self.aim.is_monotone() { self.tree.config.switches.dominance } else { Switch::Off };
        let mut hands = state.hands;
        let mut deps = Dependencies::NONE;
        let left = self.tree.augen_of(hands.iter().fold(0, |all, hand| all | hand)) + i32::from(state.table.augen);
        let found = if state.table.len == 0 {
            self.lead(&mut hands, usize::from(state.table.leader), progress, left, &mut deps)
        } else {
            self.widen(&mut hands, &state.table, progress, left, &mut deps)
        };
        (!self.tree.meter.is_spent()).then_some(0 <= found.bound)
    }

    /// Returns whether Re is likely to get this value, or nothing if the budget is spent: nobody has more than so many cards at
    /// a choice.
    pub(crate) fn ask_roughly(
        &mut self,
        state: &State,
        progress: Progress,
        value: i32,
        breadth: MoveLimit,
    ) -> Option<bool> {
        roughly(self, breadth, |search| search.ask(state, progress, value))
    }

    /// Returns the cards and who holds them, and on which more hangs than Augen.
    #[inline(always)]
    fn deal(&self) -> Deal<'_> {
        Deal { special: self.bonus.special(), ..self.tree.deal() }
    }

    /// Searches from any point of a trick, if many are left with few cards of one side first.
    #[inline(always)]
    fn widen(
        &mut self,
        hands: &mut [u64; 4],
        table: &Trick,
        progress: Progress,
        left: i32,
        deps: &mut Dependencies,
    ) -> Bound {
        let n_tricks = self.tree.machine.count(hands[table.turn()]);
        if self.tree.widens(n_tricks) {
            wider_and_wider(self, 0, |search| search.play(hands, table, progress, left, deps))
        } else {
            self.play(hands, table, progress, left, deps)
        }
    }

    /// Searches from the start of a trick. `left` are the Augen in all hands.
    fn lead(
        &mut self,
        hands: &mut [u64; 4],
        leader: usize,
        progress: Progress,
        left: i32,
        deps: &mut Dependencies,
    ) -> Bound {
        let asked = match self.look_up(hands, leader, progress, left, deps) {
            Known::Bound(found) => return found,
            Known::Augen { threshold, limiting } => {
                let found = self.tree.lead(hands, leader, threshold, left, deps);
                deps.needs.separate_special(hands, self.bonus.special());
                return found.less(threshold, limiting.of(threshold <= found.bound));
            }
            Known::Open(asked) => asked,
        };
        let found = self.widen(hands, &Trick::led_by(leader as u8), progress, left, deps);
        // What the table holds fits into a byte.
        if !self.tree.meter.is_spent() && matches!(asked.distance, 1..=255) {
            let bound = (asked.distance + found.bound).clamp(0, 255);
            let stored = Bound { bound, volle: if asked.limiting.is_none() { found.volle } else { 0 }, ..found };
            let key = asked.apart.filter(|_| found.is_provisional).unwrap_or(asked.key);
            self.tree.store::<true>(hands, key, asked.distance, &stored, deps, self.bonus.special());
        }
        Bound { volle: asked.depending(found.volle, 0 <= found.bound), ..found }
    }

    /// Returns what is known at the start of a trick without playing on.
    #[inline(always)]
    fn look_up(
        &mut self,
        hands: &[u64; 4],
        leader: usize,
        progress: Progress,
        left: i32,
        deps: &mut Dependencies,
    ) -> Known {
        if hands[leader] == 0 {
            *deps = Dependencies::NONE;
            return Known::Bound(Bound::of_cards(self.aim.margin_at_the_end(self.stakes.least, progress), 0));
        }
        let machine = self.tree.machine;
        let prospect = self.bonus.prospect(machine, hands);
        let limiting_of = |of_re| self.bonus.limit(machine, hands, of_re).poor;
        let limiting = || Limiting([false, true].map(limiting_of));
        // Cut: the rest cannot change the answer, or only Augen can.
        let goals = match self.aim.question(self.stakes.least, hands, progress, left, prospect) {
            Question::Answered(bound) => {
                // Re needs no more, or all would not be enough.
                *deps = Dependencies::NONE;
                let all = hands[0] | hands[1] | hands[2] | hands[3];
                let found = Bound::of_cards(bound, if bound < 0 { all } else { 0 });
                return Known::Bound(Bound { volle: limiting_of(0 <= bound), ..found });
            }
            Question::Augen(threshold) => return Known::Augen { threshold, limiting: limiting() },
            Question::Open(goals) => goals,
        };
        if hands[leader] & (hands[leader] - 1) == 0 {
            return Known::Bound(self.play(&mut hands.clone(), &Trick::led_by(leader as u8), progress, left, deps));
        }
        let n_tricks = machine.count(hands[leader]);
        let distance = written(goals.distance, n_tricks);
        let question = (goals.shape ^ self.bonus.numbers(machine, hands)) | 1;
        let key = self.tree.table_key::<true>(hands, leader, question, self.bonus.special());
        // Among those who leave out cards, what is doubtful counts as well.
        let selection = self.tree.selection.filter(|selection| selection.is_on(n_tricks));
        let apart = selection.map(|selection| key ^ selection.key_perturbation());
        let limiting = (!self.bonus.everybody_has_volle(hands)).then(limiting);
        let asked = Asked { key, apart, distance, limiting };
        // Table: what was found before holds for every position in which what matters is the same.
        let Tree { layout, memory, .. } = &mut self.tree;
        let mut find = |key| memory.probe::<M, true>(machine, layout, key, distance, deps);
        let found = match (find(key), apart) {
            (None, Some(apart)) => find(apart).map(|found| Bound { is_provisional: true, ..found }),
            (found, _) => found,
        };
        if let Some(found) = found {
            self.tree.observer.table_hit();
            return Known::Bound(found.less(distance, asked.depending(found.volle, distance <= found.bound)));
        }
        // Static bound: a side is certain of some tricks and special points.
        if self.config.switches.quick_tricks.is_on()
            && let Target::Farther(Thresholds { needed, .. }) = &self.aim
            && let Some(found) = self.quick_trick_bound(needed, hands, leader, progress, left, deps)
        {
            return Known::Bound(found);
        }
        Known::Open(asked)
    }

    /// Returns what follows from what a side is certain of, if that is enough for an answer.
    #[inline(always)]
    fn quick_trick_bound(
        &self,
        needed: &[Threshold],
        hands: &[u64; 4],
        leader: usize,
        progress: Progress,
        left: i32,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        let Tree { machine, layout, re, .. } = &self.tree;
        let answer = |of_re, certain: &QuickTricks, denied: &DeniedPoints| {
            self.certain_bound(needed, hands, progress, left, of_re, certain, denied)
        };
        // Whatever else it plays, a side can keep the other from earning some special points.
        let whatever = [!re & 0b1111, *re].map(|party| whatever_it_plays(*machine, layout, hands, party));
        for of_re in [true, false] {
            let certain = whatever[usize::from(of_re)];
            if answer(of_re, &certain, &DeniedPoints::ALL).is_none() {
                continue;
            }
            let jacks = self.bonus.denied(*machine, hands, of_re);
            let most = self.bonus.with_fewer_doppelkoepfe(*machine, layout, hands, of_re, &jacks);
            let jacks = (jacks.jacks != 0 && most.is_none_or(|most| most.jacks != jacks.jacks)).then_some(jacks);
            for denied in [most, jacks].into_iter().flatten() {
                let found = answer(of_re, &certain, &denied);
                if found.is_some() {
                    *deps = Dependencies::NONE;
                    deps.needs.add_order(
                        layout,
                        hands,
                        if of_re { *re } else { !*re & 0b1111 },
                        certain.ranks | denied.kept,
                        self.bonus.special(),
                    );
                    return found;
                }
            }
        }
        let whatever = |party: u8| whatever[usize::from(party == *re)];
        let answer = |of_re, certain: &QuickTricks| answer(of_re, certain, &DeniedPoints::default());
        self.tree.quick_trick_bound(hands, leader, self.bonus.special(), deps, whatever, answer)
    }

    /// Returns what follows if Re or Kontra is certain of this, and of what it spares itself, if that is enough for an answer.
    #[expect(clippy::too_many_arguments, reason = "each of them is something else")]
    #[inline(always)]
    fn certain_bound(
        &self,
        needed: &[Threshold],
        hands: &[u64; 4],
        progress: Progress,
        left: i32,
        of_re: bool,
        certain: &QuickTricks,
        denied: &DeniedPoints,
    ) -> Option<Bound> {
        let machine = self.tree.machine;
        // So many special points more the other side gets at most.
        let n_others = machine.count(hands[0]).saturating_sub(certain.n_tricks) as i32;
        let feared = self.bonus.most(machine, hands, !of_re, certain.cards, denied, n_others)
            - self.bonus.certain(machine, of_re, certain.cards);
        let here = progress.balance - self.stakes.least;
        let reach = needed[(if of_re { here - feared } else { here + feared }) as usize];
        let (augen, won) = self.tree.certain_augen(hands, left, of_re, certain);
        let has_trick = 0 < certain.n_tricks;
        let bound = match reach {
            Threshold::NOWHERE => SURE,
            Threshold::A_TRICK if of_re && (has_trick || progress.re_has_trick) => SURE,
            Threshold::EVERYTHING if !of_re && (has_trick || progress.kontra_has_trick) => -SURE,
            Threshold::NEVER => -SURE,
            Threshold::A_TRICK | Threshold::EVERYTHING => return None,
            Threshold(reach) => progress.augen + augen - (reach - 1),
        };
        let limiting = || {
            let of_hands = self.bonus.limit(machine, &hands.map(|hand| hand & !certain.cards), of_re);
            let is_stricter = |limit: &Limit| limit.n_doppelkoepfe <= of_hands.n_doppelkoepfe;
            denied.limit.filter(is_stricter).unwrap_or(of_hands).poor
        };
        (of_re == (0 <= bound)).then(|| Bound { volle: limiting(), ..Bound::of_won(bound, won) })
    }

    /// Searches from any point of a trick. `left` are the Augen in all hands and on the table.
    fn play(
        &mut self,
        hands: &mut [u64; 4],
        table: &Trick,
        progress: Progress,
        left: i32,
        deps: &mut Dependencies,
    ) -> Bound {
        let seat = table.turn();
        let legal = table.legal(hands[seat]);
        if legal & (legal - 1) == 0 {
            let bit = legal.trailing_zeros() as usize;
            let found = self.try_card(hands, table, bit, progress, left, deps);
            deps.played(&self.deal(), table, bit);
            return found;
        }
        let re_to_play = self.tree.is_re(seat);
        let mut moves = MoveList::new();
        let (apart, kin) = (self.bonus.special_cards(), self.bonus.doubling(hands, table));
        let merged = self.candidates(apart, kin).list(hands, table, legal, &mut moves);
        let jacks = legal & self.bonus.apart();
        if jacks != 0 {
            moves.hold_back(jacks, HELD_BACK[usize::from(self.bonus.captured() != 0)]);
        }
        let leaving_out = table.leaving_out | u8::from(moves.leaves_out()) << u8::from(re_to_play);
        let table = &Trick { leaving_out, ..*table };
        let n_tricks = self.tree.machine.count(hands[seat]);
        let sampled = if O::LEARNS && 1 < moves.len() { self.tree.observer.sample(n_tricks) } else { None };
        if let Some(random) = sampled {
            moves.shuffle(random);
        }
        if sampled.is_none() && self.tree.is_to_prove(seat, n_tricks) {
            let place = Place { hands: *hands, table: *table, progress, left, apart, kin };
            put_proving_first(self, &place, 0, re_to_play, &mut moves);
        }
        let mut failed = None;
        let mut decision = None;
        let mut selection = self.tree.selection.filter(|selection| selection.binds(seat, n_tricks));
        while let Some(next) = moves.next() {
            if sampled.is_some() {
                let rows = self.candidates(apart, kin).rows(hands, table, next.bit());
                self.tree.observer.trying(&rows);
            }
            let found = self.try_card(hands, table, next.bit(), progress, left, deps);
            if self.tree.meter.is_spent() {
                if sampled.is_some() {
                    self.tree.observer.sampled(false);
                }
                return found;
            }
            // Cut: the side to play is content with this card, so the proof needs no other.
            let decides = (0 <= found.bound) == re_to_play;
            if sampled.is_some() {
                self.tree.observer.tried(decides);
            }
            if decides {
                deps.played(&self.deal(), table, next.bit());
                if sampled.is_none() {
                    return self.with_volle(hands, table, kin, found);
                }
                decision.get_or_insert((found, *deps));
            }
            if decision.is_some() {
                continue;
            }
            let alike = if sampled.is_none() { self.alike(hands, table, apart, kin, &found, next.bit()) } else { 0 };
            let none_yet = || Failed::none_yet(if re_to_play { -SURE - 1 } else { SURE });
            let failed = failed.get_or_insert_with(none_yet);
            self.tree.add_failed(&self.deal(), table, next.bit(), alike, &found, deps, 0, &mut moves, failed);
            // Widening: after the first, only a few are tried that promise nearly as much.
            if let Some(selection) = selection.take() {
                failed.best.is_provisional |= moves.keep(selection.n_others(), selection.least_score(next.score()));
            }
            // Threads: after a card that has not decided most likely all have to be tried.
            let n_helpers = self.tree.crew.as_ref().map_or(0, |crew| crew.join(n_tricks, &moves));
            if 0 < n_helpers {
                let place = Place { hands: *hands, table: *table, progress, left, apart, kin };
                let choice = try_together(self, &place, SplitPoint::new(0, re_to_play, moves, *failed), n_helpers);
                (*failed, decision) = (choice.failed, choice.decision);
                if self.tree.meter.is_spent() {
                    return failed.best;
                }
                break;
            }
        }
        if sampled.is_some() {
            self.tree.observer.sampled(true);
        }
        let best = match (decision, failed) {
            (Some((found, of_found)), _) => {
                *deps = of_found;
                found
            }
            (None, Some(mut failed)) => {
                if merged != 0 {
                    self.tree.exchange(&self.deal(), hands, table, merged, &mut failed);
                }
                *deps = failed.deps;
                failed.best
            }
            (None, None) => unreachable!("a hand that is not empty has a card to try"),
        };
        self.with_volle(hands, table, kin, best)
    }

    /// Returns what was found at a choice with the cards of which it has mattered whether they are Volle.
    #[inline(always)]
    fn with_volle(&self, hands: &[u64; 4], table: &Trick, kin: u64, found: Bound) -> Bound {
        // Without a Doppelkopf in sight nothing was asked about Volle but that.
        if kin == 0 { Bound { volle: self.bonus.excluding(hands, table, 0 <= found.bound), ..found } } else { found }
    }

    #[inline(always)]
    const fn candidates(&self, apart: u64, kin: u64) -> MoveGenerator<'_, M> {
        let Tree { machine, layout, re, weights, .. } = &self.tree;
        MoveGenerator { machine: *machine, layout, re: *re, weights, config: &self.config, apart, kin }
    }

    #[inline(always)]
    fn try_card(
        &mut self,
        hands: &mut [u64; 4],
        table: &Trick,
        bit: usize,
        progress: Progress,
        left: i32,
        deps: &mut Dependencies,
    ) -> Bound {
        self.tree.observer.node();
        self.tree.meter.count();
        if self.tree.meter.is_spent() {
            return Bound::of_cards(0, 0);
        }
        let seat = table.turn();
        let mut after = table.with(&self.tree.layout, bit);
        // Where a fox is safe, cards that would keep it may be left out.
        let re_to_play = self.tree.is_re(seat);
        if self.bonus.foxes() >> bit & 1 == 1 && self.side_sure_of(hands, table, bit) == Some(re_to_play) {
            after.leaving_out |= 1 << u8::from(re_to_play);
        }
        hands[seat] ^= 1 << bit;
        let found = if after.len < 4 {
            self.play(hands, &after, progress, left, deps)
        } else {
            let owner = usize::from(after.owner);
            let is_last = hands[owner] == 0;
            let next = self.after_trick(progress, &after, is_last);
            let left = left - i32::from(after.augen);
            let rest = self.lead(hands, owner, next, left, deps);
            let mut found = match self.without_dependent_points(hands, &after, next, is_last, left, rest, deps) {
                Some(rest) => self.with_cards(rest, &after),
                None => self.with_trick(rest, &after, is_last),
            };
            take_trick(
                self,
                &after,
                hands[0] | hands[1] | hands[2] | hands[3],
                0,
                &mut found,
                deps,
                |search, seat, deps| {
                    // In the last trick it is the card itself that counts.
                    if is_last {
                        return None;
                    }
                    let taken = Trick { owner: seat as u8, ..after };
                    let next = search.after_trick(progress, &taken, false);
                    let rest = search.known(hands, seat, next, left, deps)?;
                    Some(search.with_trick(rest, &taken, false))
                },
            );
            found
        };
        hands[seat] ^= 1 << bit;
        found
    }

    /// Returns what answers the question after a complete trick if the side that is right could do without the special points that
    /// it earns there: then it is no matter whether it earns them.
    #[expect(clippy::too_many_arguments, reason = "each of them is something else")]
    #[inline(always)]
    fn without_dependent_points(
        &mut self,
        hands: &[u64; 4],
        trick: &Trick,
        next: Progress,
        is_last: bool,
        left: i32,
        rest: Bound,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        let is_lower = 0 <= rest.bound;
        let n_dependent = self.bonus.dependent_points(self.tree.machine, trick, is_lower, is_last);
        if n_dependent == 0 || !self.aim.is_monotone() || self.tree.meter.is_spent() {
            return None;
        }
        let poorer = Progress { balance: next.balance + if is_lower { -n_dependent } else { n_dependent }, ..next };
        let mut of_rest = Dependencies::NONE;
        let rest = self.known(hands, usize::from(trick.owner), poorer, left, &mut of_rest)?;
        if (0 <= rest.bound) != is_lower {
            return None;
        }
        *deps = of_rest;
        Some(rest)
    }

    /// Returns what follows for the state before a trick, whoever is higher of those who have played the class that takes it.
    #[inline(always)]
    fn with_trick(&self, rest: Bound, trick: &Trick, is_last: bool) -> Bound {
        let is_lower = 0 <= rest.bound;
        let found = self.with_cards(rest, trick);
        Bound {
            volle: found.volle | self.bonus.deciding(trick, is_lower),
            captures_jack: found.captures_jack || is_last && self.bonus.captures_jack(trick, is_lower),
            ..found
        }
    }

    /// Returns the same if it is no matter which special points are earned in the trick.
    #[inline(always)]
    fn with_cards(&self, rest: Bound, trick: &Trick) -> Bound {
        let re_wins = self.tree.is_re(usize::from(trick.owner));
        Bound { takers: 1 << u8::from(re_wins), ..rest.with_trick(trick.cards, re_wins) }
    }

    /// Returns what answers the question at the start of a trick without playing on.
    fn known(
        &mut self,
        hands: &[u64; 4],
        leader: usize,
        progress: Progress,
        left: i32,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        match self.look_up(hands, leader, progress, left, deps) {
            Known::Bound(found) => Some(found),
            Known::Augen { threshold, limiting } => {
                let found = self.tree.look_up(hands, leader, threshold, left, deps);
                deps.needs.separate_special(hands, self.bonus.special());
                let found = found.ok()?;
                Some(found.less(threshold, limiting.of(threshold <= found.bound)))
            }
            Known::Open(_) => None,
        }
    }

    /// Returns what was won after a complete trick.
    #[inline(always)]
    pub(crate) fn after_trick(&self, progress: Progress, trick: &Trick, is_last: bool) -> Progress {
        let mut next = progress;
        if self.tree.is_re(usize::from(trick.owner)) {
            next.augen += i32::from(trick.augen);
            next.re_has_trick = true;
        } else {
            next.kontra_has_trick = true;
        }
        next.balance += self.bonus.of_trick(self.tree.machine, trick, is_last);
        next
    }
}
