//! The price of a breach and its credit: the vectors N, S and U (REFEREE 1.2).

use crate::problem::Problem;
use game::{BySeat, Rules, Seat};

/// `N(a)`: the offender pays `a`, each of the three others gets a third (DDV G.3 a, G.5.1).
///
/// # Errors
/// Returns that `a` cannot be shared, which only a club's own rules can bring about.
pub fn normal(offender: Seat, amount: u8) -> Result<BySeat<i16>, Problem> {
    if !amount.is_multiple_of(3) {
        return Err(Problem::Indivisible { amount });
    }
    let amount = i16::from(amount);
    Ok(BySeat::from_fn(|seat| if seat == offender { -amount } else { amount / 3 }))
}

/// `S(a)`: the offender pays `a`, the soloist gets it (DDV G.3 b, G.5.2).
#[must_use]
pub fn solo(offender: Seat, soloist: Seat, amount: u8) -> BySeat<i16> {
    let amount = i16::from(amount);
    BySeat::from_fn(|seat| match seat {
        _ if seat == offender => -amount,
        _ if seat == soloist => amount,
        _ => 0,
    })
}

/// `U(a)`: the offender pays `a`, nobody is credited (DDV G.6 b).
#[must_use]
pub fn uncredited(offender: Seat, amount: u8) -> BySeat<i16> {
    BySeat::from_fn(|seat| if seat == offender { -i16::from(amount) } else { 0 })
}

/// Returns what both cost together.
#[must_use]
pub fn sum(one: BySeat<i16>, other: BySeat<i16>) -> BySeat<i16> {
    BySeat::from_fn(|seat| one[seat] + other[seat])
}

/// Returns the price of a minor breach; 0 where it has none.
#[must_use]
pub fn of_minor(rules: &Rules) -> u8 {
    rules.breaches.minor_points.unwrap_or(0)
}

/// Returns the price of a serious breach after this many Absagen of the opponents (DDV G.5.1), where it has one.
#[must_use]
pub fn of_serious(rules: &Rules, absagen: u8) -> Option<u8> {
    let more = rules.breaches.serious_per_absage.unwrap_or(0).saturating_mul(absagen);
    rules.breaches.serious_base.map(|base| base.saturating_add(more))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_serious_breach_costs_three_more_for_each_absage() {
        let prices = [0, 1, 2, 3, 4].map(|absagen| of_serious(&Rules::DDV, absagen).unwrap());
        assert_eq!(prices, [12, 15, 18, 21, 24]);
        assert_eq!(of_serious(&Rules::RECKLINGHAUSEN, 2), None);
    }

    #[test]
    fn the_three_vectors_are_those_of_the_handbook() {
        assert_eq!(normal(Seat::E, 15).unwrap().0, [5, -15, 5, 5]);
        assert_eq!(solo(Seat::E, Seat::N, 21).0, [21, -21, 0, 0]);
        assert_eq!(uncredited(Seat::W, 5).0, [0, 0, 0, -5]);
    }

    #[test]
    fn a_price_that_three_cannot_share_is_an_error() {
        assert_eq!(normal(Seat::N, 4), Err(Problem::Indivisible { amount: 4 }));
    }
}
