//! A bound, and what the maximizing side wins in its proof.
//!
//! A proof that the maximizing side gets at least, or at most, a value is a strategy for one side, with a line of play
//! for each way to resist. The bound is what it gets in the *critical lines*, those in which it comes closest to
//! failing. Other lines are often much better for the side that has proved it, by the *slack* or more. If cards count
//! differently in a position that is looked up later, only lines that change by more than that become worse than the
//! bound. So the gain in the critical lines is stored, apart from the gain in all.

use std::hint::select_unpredictable;

/// Gains of the maximizing side in several lines of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Won {
    /// The only cards that it can win.
    pub(crate) possible: u64,
    /// The cards that it wins in all lines.
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

/// A slack so large that no difference of Augen outweighs it.
pub(crate) const NO_OTHER_LINES: i32 = 255;

/// A bound, and what the maximizing side wins in its proof. Which comparisons of cards the proof depends on is said apart, for that is
/// large.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bound {
    pub(crate) value: i32,
    /// Gains in the lines of the proof.
    pub(crate) won: Won,
    /// Gains in the critical lines. In all others it is `slack` Augen more than a lower bound or less than an upper
    /// one, or still more or less.
    pub(crate) critical: Won,
    pub(crate) slack: i32,
    /// Cards of which it has mattered whether they are Volle, that is count ten or more. None where nothing is asked about but
    /// Augen or tricks, for only a Doppelkopf needs them.
    pub(crate) volle: u64,
    /// Whether it rests on cards that were left out, see [`widening`](crate::widening).
    pub(crate) is_provisional: bool,
    /// Sides that take the current trick in the lines of the proof: the lowest bit for the minimizing side, the next
    /// for the maximizing one. Set only in questions about Points.
    pub(crate) takers: u8,
    /// Whether the side that the bound favours captures a jack of clubs in one of the critical lines.
    pub(crate) captures_jack: bool,
}

impl Bound {
    /// Returns a bound that is what these cards count.
    pub(crate) const fn of_cards(value: i32, cards: u64) -> Self {
        Self::of_won(value, Won::exactly(cards))
    }

    /// Returns a bound of lines of which any may be critical.
    pub(crate) const fn of_won(value: i32, won: Won) -> Self {
        Self {
            value,
            won,
            critical: won,
            slack: NO_OTHER_LINES,
            volle: 0,
            is_provisional: false,
            takers: 0,
            captures_jack: false,
        }
    }

    /// Returns a bound that is worse than any for the side to play, before it has tried a card.
    pub(crate) const fn none_yet(value: i32) -> Self {
        Self::of_won(value, Won::NEVER)
    }

    /// Adds a card that has not decided the choice of the seat to play.
    #[inline(always)]
    pub(crate) fn merge_failed(&mut self, card: &Self, max_to_play: bool) {
        let is_closer = if max_to_play { self.value < card.value } else { card.value < self.value };
        let behind = (self.value - card.value).abs();
        // The critical lines are those of the card whose bound is closer, or of both. Which it is cannot be foreseen, so there is no
        // branch.
        let too = if behind == 0 { u64::MAX } else { 0 };
        let (of_card, of_others) = if is_closer { (u64::MAX, too) } else { (too, u64::MAX) };
        self.critical.possible = self.critical.possible & of_others | card.critical.possible & of_card;
        self.critical.certain = (self.critical.certain | !of_others) & (card.critical.certain | !of_card);
        let (slack, other) = select_unpredictable(is_closer, (card.slack, self.slack), (self.slack, card.slack));
        self.slack = slack.min(if behind == 0 { other } else { behind });
        self.value = if is_closer { card.value } else { self.value };
        self.won.or(card.won);
        self.volle |= card.volle;
        self.is_provisional |= card.is_provisional;
        self.takers |= card.takers;
        self.captures_jack |= card.captures_jack;
    }

    /// Returns the bound that follows if cards count differently. The value in the critical lines changes at worst by
    /// `in_critical` for the side that the bound favours, and in all lines by `in_all`.
    #[inline(always)]
    pub(crate) fn changed(self, in_critical: i32, in_all: i32, is_lower: bool) -> Self {
        if is_lower {
            let others = self.value + in_all + self.slack;
            let value = (self.value + in_critical).min(others);
            Self { value, ..self }.with_slack(others - value)
        } else {
            let others = self.value + in_all - self.slack;
            let value = (self.value + in_critical).max(others);
            Self { value, ..self }.with_slack(value - others)
        }
    }

    /// Returns the same with the other lines so far away. If they may be as close as any, all lines are critical.
    #[inline(always)]
    fn with_slack(self, slack: i32) -> Self {
        let Self { won, critical, .. } = self;
        let critical = (critical.possible, critical.certain, slack.min(NO_OTHER_LINES));
        let of_all = (won.possible, won.certain, NO_OTHER_LINES);
        let (possible, certain, slack) = select_unpredictable(slack <= 0, of_all, critical);
        Self { critical: Won { possible, certain }, slack, ..self }
    }

    /// Returns the same as a bound of how much more it is than is needed, with the cards that have mattered as Volle.
    #[inline(always)]
    pub(crate) const fn less(self, needed: i32, volle: u64) -> Self {
        Self { value: self.value - needed, volle, ..self }
    }

    /// Returns what follows for the state before a trick whose cards the maximizing side wins or does not, before they are counted.
    #[inline(always)]
    pub(crate) const fn with_trick(self, cards: u64, max_wins: bool) -> Self {
        let gained = if max_wins { cards } else { 0 };
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
                let holds = if is_lower { found.value <= critical } else { critical <= found.value };
                assert!(holds, "{found:?} {lines:?} {before:?} {after:?}");
                before = after;
            }
        }
        assert!(1_000 < n_better);
    }
}
