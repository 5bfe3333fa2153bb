//! The score as a table over how far Re gets and the balance of the special points.
//!
//! For a given balance the value hardly ever falls when Re gets further. So the question "does Re get at least n
//! Points?" is, for every balance, the question how far Re has to get.

use super::tally::Tally;
use game::rules::{FuchsCounts, Rules, Sonderpunkt};
use game::{Absage, Augen, ByTeam, Needs, Position, Scoring, Team, Won, needs, score};
use text::{Localized, Message, english_errors};

/// Reason why a position has no value in Points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PointsError {
    /// The score depends on the tricks before, of which the position says nothing.
    WonUnknown,
}

impl Localized for PointsError {
    fn message(&self) -> Message {
        match self {
            Self::WonUnknown => Message::new("points-won-unknown"),
        }
    }
}

english_errors!(PointsError);

/// Returns what each side has won before this position. Before the first trick that is nothing, said or not.
pub(crate) fn won_before(position: &Position) -> Result<ByTeam<Won>, PointsError> {
    position.won().ok_or(PointsError::WonUnknown)
}

/// Progress of Re in the whole game: nowhere without a trick, then by Augen, farthest if Kontra has no trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Threshold(pub(crate) i32);

impl Threshold {
    /// Re has no trick.
    pub(crate) const NOWHERE: Self = Self(0);
    /// Re has a trick, which may count nothing.
    pub(crate) const A_TRICK: Self = Self(1);
    /// Kontra has no trick.
    pub(crate) const EVERYTHING: Self = Self(242);
    /// More than can be.
    pub(crate) const NEVER: Self = Self(243);

    /// Both sides have tricks.
    pub(crate) const fn augen(augen: i32) -> Self {
        Self(augen + 1)
    }

    /// Returns whether this threshold is a number of Augen, and not of tricks.
    pub(crate) const fn is_of_augen(self) -> bool {
        Self::A_TRICK.0 < self.0 && self.0 < Self::EVERYTHING.0
    }

    fn won(self, n_tricks: u8) -> ByTeam<Won> {
        let (augen, tricks) = match self {
            Self::NOWHERE => (0, 0),
            Self::EVERYTHING => (240, n_tricks),
            Self(threshold) => (threshold as u16 - 1, 1),
        };
        ByTeam {
            re: Won { augen: Augen(augen), tricks },
            kontra: Won { augen: Augen(240 - augen), tricks: n_tricks - tricks },
        }
    }
}

/// A stretch of thresholds that are worth the same.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stretch {
    from: Threshold,
    /// Value with each number of special points that can be kept, the lowest first.
    values: Vec<i32>,
}

/// The table of a position: every threshold that is still possible, in steps of equal worth.
#[derive(Clone, Debug)]
pub(crate) struct ScoreTable {
    steps: Vec<Stretch>,
    /// Representation of special points.
    pub(crate) tally: Tally,
    /// The lowest and the highest of these numbers that can still come about.
    pub(crate) least: i32,
    pub(crate) most: i32,
}

impl ScoreTable {
    /// Makes the table for a position in which Re has `won` before, and in which special points between `least` and `most` can
    /// come about, besides those for calls.
    pub(crate) fn new(
        position: &Position,
        won: ByTeam<Won>,
        tally: Tally,
        (least, most): (i32, i32),
        of_calls: &[(Sonderpunkt, Team)],
    ) -> Self {
        let before = i32::from(won.re.augen.0);
        let left = i32::from(position.cards().augen_left().0);
        let lowest = if won.re.tricks == 0 { Threshold::NOWHERE } else { Threshold::augen(before) };
        let highest = if won.kontra.tricks == 0 { Threshold::EVERYTHING } else { Threshold::augen(before + left) };
        let froms = breaks(position).into_iter().filter(|&threshold| lowest < threshold && threshold <= highest);
        let worth = |threshold: Threshold| Stretch {
            from: threshold,
            values: values_of(position, threshold, tally, (least, most), of_calls),
        };
        let mut steps: Vec<Stretch> = [lowest].into_iter().chain(froms).map(worth).collect();
        steps.dedup_by(|step, before| step.values == before.values);
        Self { steps, tally, least, most }
    }

    /// Returns every value that can come about, lowest first.
    pub(crate) fn values(&self) -> Vec<i32> {
        let mut values: Vec<i32> = self.steps.iter().flat_map(|step| step.values.iter().copied()).collect();
        values.sort_unstable();
        values.dedup();
        values
    }

    /// Returns the thresholds that are worth at least `value` with this balance, as ranges from a threshold to before
    /// another.
    pub(crate) fn enough(&self, value: i32, balance: i32) -> impl Iterator<Item = (Threshold, Threshold)> {
        let ends = self.steps.iter().skip(1).map(|step| step.from).chain([Threshold::NEVER]);
        let stretches = self.steps.iter().zip(ends);
        let place = (balance - self.least) as usize;
        let is_enough = move |step: &Stretch| value <= step.values[place];
        stretches.filter(move |(step, _)| is_enough(step)).map(|(step, end)| (step.from, end))
    }

    /// Returns for each balance how far Re has to get for at least `value` Points; the greater its balance, the less
    /// far. Returns `None` if for some balance farther can be worse. That happens if Ansagen multiply special points
    /// and neither side may win.
    pub(crate) fn needed(&self, value: i32) -> Option<Vec<Threshold>> {
        let one = |balance| {
            let mut from = Threshold::NEVER;
            let mut end = Threshold::NEVER;
            for (i, stretch) in self.enough(value, balance).enumerate() {
                if i == 0 {
                    // What is reached in any case is no condition.
                    from = if stretch.0 == self.steps[0].from { Threshold::NOWHERE } else { stretch.0 };
                } else if end != stretch.0 {
                    return None;
                }
                end = stretch.1;
            }
            (end == Threshold::NEVER).then_some(from)
        };
        let needed: Option<Vec<Threshold>> = (self.least..=self.most).map(one).collect();
        debug_assert!(needed.iter().all(|needed| needed.is_sorted_by(|fewer, more| more <= fewer)), "{needed:?}");
        needed
    }
}

/// Returns what a threshold is worth with each number of special points from `least` to `most`, besides these for calls.
fn values_of(
    position: &Position,
    threshold: Threshold,
    tally: Tally,
    (least, most): (i32, i32),
    of_calls: &[(Sonderpunkt, Team)],
) -> Vec<i32> {
    let rules = position.rules();
    let scoring = Scoring::of(position.order(), position.parties());
    let is_of_trick = |point: Sonderpunkt| point != Sonderpunkt::Alten && !point.is_of_call();
    // All that are earned in tricks weigh the same.
    let counts = |point: &Sonderpunkt| is_of_trick(*point) && rules.counts(*point, scoring);
    let score = |special: &[(Sonderpunkt, Team)]| score_of(position, threshold, &[of_calls, special].concat());
    let without = score(&[]);
    let Some(point) = rules.special.points.iter().copied().find(counts) else {
        return vec![without; (most - least + 1) as usize];
    };
    if let Tally::Apart { width } = tally {
        // What a second fox counts more is kept, too. Of Kontra nothing gets less.
        let plain = rules.clone().with(|rules| rules.special.fuchs_counts = FuchsCounts::Each);
        let with = |kept: i32| {
            let (re, kontra) = (kept / width, (kept % width).max(least % width));
            let mut special = of_calls.to_vec();
            special.extend(std::iter::repeat_n((point, Team::Re), re as usize));
            special.extend(std::iter::repeat_n((point, Team::Kontra), kontra as usize));
            score_by(&plain, position, threshold, &special)
        };
        return (least..=most).map(with).collect();
    }
    let weight = score(&[(point, Team::Re)]) - without;
    (least..=most).map(|balance| without + weight * balance).collect()
}

/// Returns the thresholds at which something that the score asks for becomes true or false, lowest first.
fn breaks(position: &Position) -> Vec<Threshold> {
    let needs = needs(position.rules(), position.parts().calls);
    let asked = Absage::ALL
        .into_iter()
        .flat_map(|absage| [absage.needs(), absage.needs_against(), Needs::Augen(absage.refuted_by_far())]);
    let mut breaks = vec![Threshold::A_TRICK, Threshold::EVERYTHING];
    for least in asked.chain([needs.re, needs.kontra]) {
        if let Needs::Augen(least) = least {
            // Re gets this number, or Kontra no longer does.
            breaks.extend([Threshold::augen(i32::from(least.0)), Threshold::augen(241 - i32::from(least.0))]);
        }
    }
    breaks.sort_unstable();
    breaks.dedup();
    breaks
}

fn score_of(position: &Position, threshold: Threshold, special: &[(Sonderpunkt, Team)]) -> i32 {
    score_by(position.rules(), position, threshold, special)
}

fn score_by(rules: &Rules, position: &Position, threshold: Threshold, special: &[(Sonderpunkt, Team)]) -> i32 {
    let won = threshold.won(position.rules().deck.hand_size);
    let parts = position.parts();
    score(rules, parts.contract, position.parties(), parts.calls, won, special).re_value.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Level;
    use game::rules::CallValue;

    fn start_of(rules: &Rules, calls: ByTeam<Level>) -> Position {
        let text = "rules=ddv game=normal re=NS leader=W \
            N=CQ,SQ,DQ,CJ,SJ,SJ,DJ,D9,HA,SA,ST,CA E=HT,SQ,CJ,DJ,D9,HK,H9,H9,CA,CK,CK,C9 \
            S=CQ,HQ,HQ,DQ,HJ,DA,DT,HA,HK,SA,SK,S9 W=HT,HJ,DA,DT,DK,DK,ST,SK,S9,CT,CT,C9";
        let position = notation::position(text).expect("a position");
        let mut parts = position.parts().clone();
        parts.rules = rules.clone();
        parts.calls = calls;
        Position::new(parts).expect("only the scoring differs")
    }

    #[test]
    fn the_table_is_the_score_at_every_threshold() {
        // Who wins too high loses.
        let strange = Rules::DDV.with(|rules| rules.score.feigheit = Some(3));
        let doubling = Rules::DDV.with(|rules| rules.score.call_value = CallValue::Times(2));
        let mut n_strange = 0;
        for rules in [Rules::DDV, doubling, strange] {
            for (re, kontra) in Level::ALL.into_iter().flat_map(|re| Level::ALL.map(|kontra| (re, kontra))) {
                let position = start_of(&rules, ByTeam { re, kontra });
                let stakes = ScoreTable::new(&position, ByTeam::default(), Tally::Balance, (-3, 3), &[]);
                for balance in -3..=3_i32 {
                    let team = if balance < 0 { Team::Kontra } else { Team::Re };
                    let special = vec![(Sonderpunkt::Fuchs, team); balance.unsigned_abs() as usize];
                    for threshold in (0..=242).map(Threshold) {
                        let expected = score_of(&position, threshold, &special);
                        for value in [expected, expected + 1] {
                            let is_enough =
                                stakes.enough(value, balance).any(|(from, end)| from <= threshold && threshold < end);
                            assert_eq!(is_enough, value == expected, "{re:?} {kontra:?} {threshold:?} {balance}");
                        }
                    }
                }
                n_strange += usize::from(stakes.values().iter().any(|&value| stakes.needed(value).is_none()));
            }
        }
        assert!(0 < n_strange, "there are games in which farther can be worse");
    }
}
