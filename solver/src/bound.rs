//! A bound, and what goes to Re in its proof.
//!
//! A proof that Re gets at least, or at most, so many Augen is a way to play for one side, and a line of play for each way
//! to resist. The bound is what Re gets in the lines that come critical to it; often others are much better for the side that
//! has proved it. If cards count differently in a position that is looked at later, only lines that change enough become
//! worse than the bound: so it is kept what Re wins in the critical lines, apart from what it wins in all.

use crate::bitboard::Trick;
use std::hint::select_unpredictable;

/// What Re wins in several lines of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Won {
    /// It wins no cards but these.
    pub(crate) possible: u64,
    /// These it wins in all lines.
    pub(crate) certain: u64,
}

impl Won {
    /// Returns that of no line.
    const NEVER: Self = Self { possible: 0, certain: u64::MAX };

    /// Returns that of a line.
    const fn exactly(cards: u64) -> Self {
        Self { possible: cards, certain: cards }
    }

    /// Adds the lines of another.
    #[inline(always)]
    const fn or(&mut self, other: Self) {
        self.possible |= other.possible;
        self.certain &= other.certain;
    }

    /// Adds cards that are won in all lines.
    #[inline(always)]
    const fn and(self, cards: u64) -> Self {
        Self { possible: self.possible | cards, certain: self.certain | cards }
    }
}

/// A gap so large that no difference of Augen bridges it.
pub(crate) const WIDE: i32 = 255;

/// A bound, and what goes to Re in its proof. Which comparisons of cards it rests on is said apart, for that is large.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bound {
    pub(crate) bound: i32,
    /// What Re wins in the lines of the proof.
    pub(crate) won: Won,
    /// What it wins in those that come critical to the bound. In all others Re gets `gap` Augen more than a lower bound or
    /// less than an upper one, if not still more or less.
    pub(crate) critical: Won,
    pub(crate) slack: i32,
    /// Cards of which it has mattered whether they are Volle, that is count ten or more. None where nothing is asked about but
    /// Augen or tricks, for only a Doppelkopf needs them.
    pub(crate) volle: u64,
    /// Whether it rests on cards that were left out, see [`widening`](crate::widening).
    pub(crate) is_provisional: bool,
    /// Which sides take the running trick in the lines of the proof: the lowest bit for Kontra, the next for Re. It is said only where
    /// it is asked about Points.
    pub(crate) takers: u8,
    /// Whether in one of them the side that the bound is good for captures a jack of clubs.
    pub(crate) captures_jack: bool,
}

impl Bound {
    /// Returns a bound that is the Augen of these cards.
    pub(crate) const fn of_cards(bound: i32, cards: u64) -> Self {
        Self::of_won(bound, Won::exactly(cards))
    }

    /// Returns a bound of lines of which any may be as close as any other.
    pub(crate) const fn of_won(bound: i32, won: Won) -> Self {
        Self {
            bound,
            won,
            critical: won,
            slack: WIDE,
            volle: 0,
            is_provisional: false,
            takers: 0,
            captures_jack: false,
        }
    }

    /// Returns a bound that is better than none for the side to play, before it has looked at a card.
    pub(crate) const fn none_yet(bound: i32) -> Self {
        Self::of_won(bound, Won::NEVER)
    }

    /// Adds a card that has not decided the choice of the seat to play.
    #[inline(always)]
    pub(crate) fn merge_failed(&mut self, card: &Self, re_to_play: bool) {
        let is_closer = if re_to_play { self.bound < card.bound } else { card.bound < self.bound };
        let behind = (self.bound - card.bound).abs();
        // The lines that come critical are those of the card whose bound is closer, or of both. Which it is cannot be
        // foreseen, so there is no branch.
        let too = if behind == 0 { u64::MAX } else { 0 };
        let (of_card, of_others) = if is_closer { (u64::MAX, too) } else { (too, u64::MAX) };
        self.critical.possible = self.critical.possible & of_others | card.critical.possible & of_card;
        self.critical.certain = (self.critical.certain | !of_others) & (card.critical.certain | !of_card);
        let (slack, other) = select_unpredictable(is_closer, (card.slack, self.slack), (self.slack, card.slack));
        self.slack = slack.min(if behind == 0 { other } else { behind });
        self.bound = if is_closer { card.bound } else { self.bound };
        self.won.or(card.won);
        self.volle |= card.volle;
        self.is_provisional |= card.is_provisional;
        self.takers |= card.takers;
        self.captures_jack |= card.captures_jack;
    }

    /// Returns what follows if cards count differently. That changes what Re gets in the lines that come critical by so much
    /// at worst for whose bound it is, and in all lines by so much.
    #[inline(always)]
    pub(crate) fn changed(self, in_critical: i32, in_all: i32, is_lower: bool) -> Self {
        if is_lower {
            let others = self.bound + in_all + self.slack;
            let bound = (self.bound + in_critical).min(others);
            Self { bound, ..self }.with_gap(others - bound)
        } else {
            let others = self.bound + in_all - self.slack;
            let bound = (self.bound + in_critical).max(others);
            Self { bound, ..self }.with_gap(bound - others)
        }
    }

    /// Returns the same with the others so far away. If they may be as close as any, all lines are the critical.
    #[inline(always)]
    fn with_gap(self, slack: i32) -> Self {
        let Self { won, critical, .. } = self;
        let critical = (critical.possible, critical.certain, slack.min(WIDE));
        let (possible, certain, slack) = select_unpredictable(slack <= 0, (won.possible, won.certain, WIDE), critical);
        Self { critical: Won { possible, certain }, slack, ..self }
    }

    /// Returns the same as a bound of how much more it is than is needed, with the cards that have mattered as Volle.
    #[inline(always)]
    pub(crate) const fn less(self, needed: i32, volle: u64) -> Self {
        Self { bound: self.bound - needed, volle, ..self }
    }

    /// Returns what follows in Augen for the state before a trick that Re wins or does not.
    #[inline(always)]
    pub(crate) fn after_trick(self, trick: &Trick, re_wins: bool) -> Self {
        let gained = if re_wins { i32::from(trick.augen) } else { 0 };
        let found = self.with_trick(trick.cards, re_wins);
        Self { bound: found.bound + gained, ..found }
    }

    /// Returns what follows for the state before a trick.
    #[inline(always)]
    pub(crate) const fn with_trick(self, cards: u64, re_wins: bool) -> Self {
        let gained = if re_wins { cards } else { 0 };
        Self { won: self.won.and(gained), critical: self.critical.and(gained), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    const N_CARDS: usize = 8;

    fn total(counts: &[i32; N_CARDS], line: u64) -> i32 {
        (0..N_CARDS).filter(|i| line >> i & 1 == 1).map(|i| counts[i]).sum()
    }

    /// Returns by how much what Re wins changes at worst, a card at a time.
    fn worst(before: &[i32; N_CARDS], after: &[i32; N_CARDS], won: Won, is_lower: bool) -> i32 {
        let change = |i: usize| {
            let more = after[i] - before[i];
            let (if_better, if_worse) =
                if is_lower { (won.certain, won.possible) } else { (won.possible, won.certain) };
            let counts = if 0 < more { if_better } else { if_worse };
            more * (counts >> i & 1) as i32
        };
        (0..N_CARDS).map(change).sum()
    }

    #[test]
    fn a_bound_holds_for_all_lines_however_cards_count() {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut n_better = 0;
        for _ in 0..20_000 {
            let is_lower = rng.random_bool(0.5);
            let mut counts = || std::array::from_fn(|_| rng.random_range(0..12));
            let (mut before, changes): ([i32; N_CARDS], [[i32; N_CARDS]; 2]) = (counts(), [counts(), counts()]);
            let lines: Vec<u64> = (0..rng.random_range(1..6)).map(|_| rng.random_range(0..1 << N_CARDS)).collect();
            // Who resists chooses among the lines, in two steps.
            let mut found = Bound::none_yet(if is_lower { i32::MAX } else { -1 });
            for pair in lines.chunks(2) {
                let mut choice = Bound::none_yet(if is_lower { i32::MAX } else { -1 });
                for &line in pair {
                    choice.merge_failed(&Bound::of_cards(total(&before, line), line), !is_lower);
                }
                found.merge_failed(&choice, !is_lower);
            }
            // Twice other counts, some of them as before.
            for after in changes {
                let after = std::array::from_fn(|i| if rng.random_bool(0.6) { before[i] } else { after[i] });
                let of_critical = worst(&before, &after, found.critical, is_lower);
                let of_all = worst(&before, &after, found.won, is_lower);
                n_better += usize::from(of_critical != of_all);
                found = found.changed(of_critical, of_all, is_lower);
                let totals = lines.iter().map(|&line| total(&after, line));
                let critical = if is_lower { totals.min() } else { totals.max() }.expect("there are lines");
                let holds = if is_lower { found.bound <= critical } else { critical <= found.bound };
                assert!(holds, "{found:?} {lines:?} {before:?} {after:?}");
                before = after;
            }
        }
        assert!(1_000 < n_better);
    }
}
