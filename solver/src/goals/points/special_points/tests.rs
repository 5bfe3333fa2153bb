//! Denied special points, checked by plain minimax.

use super::super::denied_points::DeniedPoints;
use super::*;
use crate::bitboard::{VOLLE, each};
use crate::machine::Portable;
use crate::trick::State;
use game::{Hand, Rules};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A side, what it can spare itself, and the layout.
struct Plan<'a> {
    bonus: &'a SpecialPoints,
    layout: &'a Layout,
    of_re: bool,
    denied: DeniedPoints,
}

impl Plan<'_> {
    /// Returns whether a jack of clubs earns the other side what should have been denied.
    fn fails_in(&self, trick: &Trick, is_last: bool) -> bool {
        let Self { bonus, denied, .. } = self;
        let is_charlie = bonus.charlies & denied.jacks & 1 << trick.best != 0;
        let captures = trick.cards & bonus.cards_of(self.of_re) & bonus.captured & denied.jacks != 0;
        self.is_lost(trick) && is_last && (is_charlie || captures)
    }

    fn is_lost(&self, trick: &Trick) -> bool {
        !self.bonus.is_of(usize::from(trick.owner), self.of_re)
    }

    /// Returns whether the other side can make the plan fail in any play of this side, after `n_doppelkoepfe`
    /// Doppelköpfe.
    fn fails(&self, state: &State, n_doppelkoepfe: i32) -> bool {
        if self.denied.limit.is_some_and(|limit| limit.n_doppelkoepfe < n_doppelkoepfe) {
            return true;
        }
        if state.is_over() {
            return false;
        }
        let mut fails = each(state.legal()).map(|bit| {
            let (next, complete) = state.after(self.layout, bit);
            let is_doppelkopf = |trick: &Trick| self.is_lost(trick) && self.bonus.is_doppelkopf(trick);
            let n_doppelkoepfe = n_doppelkoepfe + i32::from(complete.as_ref().is_some_and(is_doppelkopf));
            complete.is_some_and(|trick| self.fails_in(&trick, next.is_over())) || self.fails(&next, n_doppelkoepfe)
        });
        let is_own = self.bonus.is_of(state.trick.turn(), self.of_re);
        if is_own { fails.all(|fails| fails) } else { fails.any(|fails| fails) }
    }
}

#[test]
fn what_is_spared_can_be_spared() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let (mut n_kept, mut n_disposed, mut n_without, mut n_fewer, mut n_both) = (0, 0, 0, 0, 0);
    for n in 0..15_000 {
        let rules = [Rules::DDV, Rules::BSV, Rules::RECKLINGHAUSEN][n / 4 % 3].clone();
        let n_tricks = if n % 4 == 0 { 4 } else { 3 };
        let mut deck: Vec<Card> = Hand::both_of(rules.kinds()).cards().collect();
        deck.shuffle(&mut rng);
        let hand = |seat: usize| {
            let cards = &deck[seat * n_tricks..(seat + 1) * n_tricks];
            cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
        };
        // Some seats that the queens of clubs allow.
        const SIDES: [&str; 10] = ["NS", "NE", "W", "NW", "ES", "EW", "SW", "N", "E", "S"];
        let first = rng.random_range(0..SIDES.len());
        let leader = ["N", "E", "S", "W"][rng.random_range(0..4)];
        let [north, east, south, west] = [0, 1, 2, 3].map(hand);
        let sides = SIDES.iter().cycle().skip(first).take(SIDES.len()).map(|re| {
            let text = format!("game=normal re={re} leader={leader} N={north} E={east} S={south} W={west}");
            format!("rules={} {text}", rules.name)
        });
        let mut sides = sides.filter_map(|text| Some((text.clone(), notation::position(&text).ok()?)));
        let (text, position) = sides.next().unwrap_or_else(|| panic!("{north} {east} {south} {west}"));
        let layout = Layout::new(position.order());
        let state = State::new(&layout, &position);
        let members = crate::bitboard::members(&position, Team::Re);
        let re_cards = (0..4).filter(|seat| members >> seat & 1 == 1).fold(0, |all, seat| all | state.hands[seat]);
        let bonus = SpecialPoints {
            volle: layout.value_planes[VOLLE],
            charlies: layout.slot(Card::CJ),
            captured: layout.slot(Card::CJ),
            ..SpecialPoints::new(&position, &layout, members, re_cards)
        };
        for of_re in [true, false] {
            let jacks = bonus.denied(Portable, &state.hands, of_re);
            let both = bonus.with_fewer_doppelkoepfe(Portable, &layout, &state.hands, of_re, &jacks);
            let all = state.hands.iter().fold(0, |all, hand| all | hand);
            n_kept += usize::from(jacks.kept != 0);
            n_disposed += usize::from(jacks.jacks & all != 0 && jacks.kept == 0);
            let most = both.and_then(|both| both.limit).map(|limit| limit.n_doppelkoepfe);
            n_without += usize::from(most == Some(0));
            n_fewer += usize::from(most.is_some_and(|most| 0 < most));
            n_both += usize::from(both.is_some_and(|both| both.jacks & all != 0));
            for denied in [Some(jacks), both].into_iter().flatten() {
                let plan = Plan { bonus: &bonus, layout: &layout, of_re, denied };
                assert!(!plan.fails(&state, 0), "{text} {of_re} {denied:?}");
            }
        }
    }
    assert!(
        [n_kept, n_disposed, n_without, n_fewer, n_both].into_iter().all(|n| 200 < n),
        "{n_kept} {n_disposed} {n_without} {n_fewer} {n_both}"
    );
}
