//! Sibling pruning where special points hang on cards: for which cards one that has failed answers.

use super::PointsGoal;
use crate::bound::{Bound, Won};
use crate::machine::Machine;
use crate::move_generation::Distinctions;
use crate::observe::Observer;
use crate::search::Search;
use crate::trick::Trick;

impl PointsGoal {
    /// Returns the cards for which one that has failed may answer, whatever special points hang on them: in the lines that were found
    /// they can only be less if the other card is played now, and this one later in its place.
    #[inline(always)]
    pub(super) fn cards_answered_for<M: Machine, O: Observer>(
        &self,
        search: &Search<'_, M, O>,
        (hands, trick, distinctions): (&[u64; 4], &Trick, Distinctions),
        bound: &Bound,
        bit: usize,
    ) -> u64 {
        if !self.target.is_monotone() {
            return 0;
        }
        let Distinctions { special, .. } = distinctions;
        let seat = trick.turn();
        let re_to_play = search.is_max(seat);
        let is_taken_by = |re: bool| bound.takers == 1 << u8::from(re);
        let is_sure_of = |re: bool, bit: usize| side_sure_of(search, hands, trick, bit) == Some(re);
        // What the side to play loses in all lines that have failed, and what in none.
        let Won { possible, certain } = bound.won;
        let (lost, kept) = if re_to_play { (!possible, certain) } else { (certain, !possible) };
        let [jacks, foxes] = self.special_points.special().kinds.map(|kind| kind & hands[seat]);
        let like_it = of_its_kind(distinctions.volle, bound.volle, bit);
        if special >> bit & 1 == 1 {
            // A fox in a trick that its side wins is safe, one that is kept may be captured. And what is kept in place of a card that is
            // always lost earns nothing.
            let is_safe = foxes >> bit & 1 == 1 && (is_taken_by(re_to_play) || is_sure_of(re_to_play, bit));
            return like_it & !special & if is_safe { u64::MAX } else { lost };
        }
        // A fox in a trick that the other side wins is captured, one that is kept may be safe; and if it is safe in all lines, it is no
        // better played now.
        let is_lost = |bit: usize| is_sure_of(!re_to_play, bit);
        let loses_no_more = || {
            is_taken_by(!re_to_play) || foxes & !kept == 0 || is_lost(bit) && is_lost(foxes.trailing_zeros() as usize)
        };
        let foxes = if foxes != 0 && loses_no_more() { foxes } else { 0 };
        // A jack of clubs that is played now does not win the last trick, nor is it captured there.
        let jacks = if self.special_points.captured() == 0 || !bound.captures_jack { jacks } else { 0 };
        like_it & !(special & !foxes & !jacks)
    }
}

/// Returns whether Re takes the trick, or Kontra, whatever follows this card, if that is certain.
pub(super) fn side_sure_of<M: Machine, O: Observer>(
    search: &Search<'_, M, O>,
    hands: &[u64; 4],
    trick: &Trick,
    bit: usize,
) -> Option<bool> {
    let layout = &search.layout;
    let after = trick.with(layout, bit);
    let re_wins = search.is_max(usize::from(after.owner));
    let higher = layout.higher[usize::from(after.best) & 63];
    let can_beat = |n: u8| {
        let seat = usize::from(trick.leader + n) & 3;
        search.is_max(seat) != re_wins && after.legal(hands[seat]) & higher != 0
    };
    (!(after.len..4).any(can_beat)).then_some(re_wins)
}

/// Returns the cards that a card may answer for if its rank does not matter. Of `mattering` cards it has mattered whether they are Volle
/// that can make a Doppelkopf.
const fn of_its_kind(volle: u64, mattering: u64, bit: usize) -> u64 {
    let like_it = if volle >> bit & 1 == 1 { volle } else { !volle };
    let others = if mattering >> bit & 1 == 1 { 0 } else { !mattering };
    like_it | others
}
