//! Near cards where more hangs on some than Augen: for which of them one that has failed stands.

use super::tree::PointsTree;
use crate::bitboard::Trick;
use crate::bound::{Bound, Won};
use crate::machine::Machine;
use crate::observe::Observer;

impl<M: Machine, O: Observer> PointsTree<'_, M, O> {
    /// Returns the cards for which one that has failed may stand, whatever special points hang on them: in the lines that were found they
    /// can only be less if the other card is played now, and this one later in its place.
    #[inline(always)]
    pub(super) fn alike(
        &self,
        hands: &[u64; 4],
        table: &Trick,
        apart: u64,
        kin: u64,
        found: &Bound,
        bit: usize,
    ) -> u64 {
        if !self.aim.is_monotone() {
            return 0;
        }
        let (seat, volle) = (table.turn(), found.volle);
        let re_to_play = self.tree.is_re(seat);
        let is_taken_by = |re: bool| found.takers == 1 << u8::from(re);
        let is_sure_of = |re: bool, bit: usize| self.side_sure_of(hands, table, bit) == Some(re);
        // What the side to play loses in all lines that have failed, and what in none.
        let Won { possible, certain } = found.won;
        let (lost, kept) = if re_to_play { (!possible, certain) } else { (certain, !possible) };
        let [jacks, foxes] = self.bonus.special().kinds.map(|kind| kind & hands[seat]);
        if apart >> bit & 1 == 1 {
            // A fox in a trick that its side wins is safe, one that is kept may be captured. And what is kept in place of a card that is
            // always lost earns nothing.
            let is_safe = foxes >> bit & 1 == 1 && (is_taken_by(re_to_play) || is_sure_of(re_to_play, bit));
            return alike(kin, volle, bit) & !apart & if is_safe { u64::MAX } else { lost };
        }
        // A fox in a trick that the other side wins is captured, one that is kept may be safe; and if it is safe in all lines, it is no
        // better played now.
        let is_lost = |bit: usize| is_sure_of(!re_to_play, bit);
        let loses_no_more = || {
            is_taken_by(!re_to_play) || foxes & !kept == 0 || is_lost(bit) && is_lost(foxes.trailing_zeros() as usize)
        };
        let foxes = if foxes != 0 && loses_no_more() { foxes } else { 0 };
        // A jack of clubs that is played now does not win the last trick, nor is it captured there.
        let jacks = if self.bonus.captured() == 0 || !found.captures_jack { jacks } else { 0 };
        alike(kin, volle, bit) & !(apart & !foxes & !jacks)
    }

    /// Returns whether Re takes the trick, or Kontra, whatever follows this card, if that is certain.
    pub(super) fn side_sure_of(&self, hands: &[u64; 4], table: &Trick, bit: usize) -> Option<bool> {
        let layout = &self.tree.layout;
        let after = table.with(layout, bit);
        let re_wins = self.tree.is_re(usize::from(after.owner));
        let higher = layout.higher[usize::from(after.best) & 63];
        let can_beat = |n: u8| {
            let seat = usize::from(table.leader + n) & 3;
            self.tree.is_re(seat) != re_wins && after.legal(hands[seat]) & higher != 0
        };
        (!(after.len..4).any(can_beat)).then_some(re_wins)
    }
}

/// Returns the cards that a card may stand for if its rank does not matter. Of `mattering` cards it has mattered whether they
/// are [kin](crate::move_generation::MoveGenerator::kin).
const fn alike(kin: u64, mattering: u64, bit: usize) -> u64 {
    let like_it = if kin >> bit & 1 == 1 { kin } else { !kin };
    let others = if mattering >> bit & 1 == 1 { 0 } else { !mattering };
    like_it | others
}
