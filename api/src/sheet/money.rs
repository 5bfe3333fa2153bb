//! Payments between the players.

use game::Player;

/// A payment between two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Player who pays.
    pub from: Player,
    /// Player who is paid.
    pub to: Player,
    /// Amount in cents.
    pub cents: i64,
}

/// Returns the payments that settle these totals at `cents` cents a point: the greatest debtor pays the greatest
/// creditor, which takes fewer payments than there are players. Returns none if the totals do not sum to zero, because
/// then a player would be left unpaid.
#[must_use]
pub fn payments(totals: &[i32], cents: u32) -> Vec<Payment> {
    if totals.iter().sum::<i32>() != 0 {
        return Vec::new();
    }
    let mut open: Vec<i64> = totals.iter().map(|&total| i64::from(total) * i64::from(cents)).collect();
    let mut payments = Vec::new();
    loop {
        let most = (0..open.len()).max_by_key(|&at| (open[at], std::cmp::Reverse(at)));
        let least = (0..open.len()).min_by_key(|&at| (open[at], at));
        let (Some(to), Some(from)) = (most, least) else { return payments };
        let cents = open[to].min(-open[from]);
        if cents <= 0 {
            return payments;
        }
        open[to] -= cents;
        open[from] += cents;
        payments.push(Payment { from: Player(from as u8 + 1), to: Player(to as u8 + 1), cents });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payments_settle_what_everybody_has() {
        for totals in [[12, -4, -9, 1], [0, 0, 0, 0], [30, -10, -10, -10], [-7, 3, 3, 1]] {
            let payments = payments(&totals, 5);
            assert!(payments.len() < totals.len());
            let mut got = [0; 4];
            for payment in payments {
                assert!(0 < payment.cents);
                got[usize::from(payment.from.0) - 1] -= payment.cents;
                got[usize::from(payment.to.0) - 1] += payment.cents;
            }
            assert_eq!(got, totals.map(|total| i64::from(total) * 5));
        }
    }

    #[test]
    fn nobody_pays_where_somebody_would_be_left_unpaid() {
        for totals in [[1, 1, 1, -1, -1], [3, 3, 0, 0, 0]] {
            assert_eq!(payments(&totals, 5), []);
        }
    }
}
