//! The list of a round, and the checks that catch a wrong entry (BSV 7.3).

use crate::score::Points;

/// Parity of the totals: all even, all odd, or neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Parity {
    /// The totals are all even or all odd.
    Same,
    /// The totals are mixed, and may be: at a table of more than four, or after 3, 15 or 21 penalty points in a solo.
    Excused,
    /// The totals are mixed, so there is a wrong entry.
    Broken,
}

/// The list after one of its rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListCheck {
    /// The totals so far.
    pub totals: Vec<Points>,
    /// Sum of the totals, zero unless there is a wrong entry.
    pub sum: Points,
    /// Parity of the totals.
    pub parity: Parity,
}

impl ListCheck {
    /// Returns whether the list can be right.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.sum == Points(0) && self.parity != Parity::Broken
    }
}

/// Returns what the list looks like after each of its rows, which hold the points of players 1, 2, .. A row that is too
/// short leaves the others without points; one that is too long is cut.
///
/// Deductions without a credit do not belong in these rows (decision OP-41).
#[must_use]
pub fn check_list(players: u8, rows: &[Vec<Points>]) -> Vec<ListCheck> {
    let mut totals = vec![Points(0); usize::from(players)];
    let mut all_excused = true;
    rows.iter()
        .map(|row| {
            for (total, &points) in totals.iter_mut().zip(row) {
                *total += points;
            }
            // Rule BSV 10.1: at a table of five, a player who sits out breaks the parity.
            all_excused &= 4 < players || has_same_parity(row) || is_odd_solo_penalty(row);
            let parity = match (has_same_parity(&totals), all_excused) {
                (true, _) => Parity::Same,
                (false, true) => Parity::Excused,
                (false, false) => Parity::Broken,
            };
            ListCheck { totals: totals.clone(), sum: totals.iter().copied().sum(), parity }
        })
        .collect()
}

fn has_same_parity(points: &[Points]) -> bool {
    points.iter().all(|p| p.0.rem_euclid(2) == points[0].0.rem_euclid(2))
}

/// Rule BSV 7.3: 3, 15 or 21 points that a Kontra player loses to the soloist.
fn is_odd_solo_penalty(row: &[Points]) -> bool {
    let given: Vec<i32> = row.iter().map(|points| points.0).filter(|&points| points != 0).collect();
    matches!(given[..], [a, b] if a == -b && matches!(a.abs(), 3 | 15 | 21))
}
