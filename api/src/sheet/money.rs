//! Payments between the players.

use game::Player;
use std::str::FromStr;
use text::Language;

/// What a point is worth, to half a cent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointWorth {
    half_cents: u32,
}

impl PointWorth {
    /// The most that a point can be worth, in cents.
    pub const MOST: u32 = 100_000;

    /// Returns it in cents as people write it.
    #[must_use]
    pub fn text(self, language: Language) -> String {
        let sign = if language == Language::German { ',' } else { '.' };
        let half = if self.half_cents % 2 == 1 { format!("{sign}5") } else { String::new() };
        format!("{}{half}", self.half_cents / 2)
    }
}

/// Reads cents: `5`, `2.5` or `2,5`.
impl FromStr for PointWorth {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (cents, half) = match text.split_once(['.', ',']) {
            Some((cents, "5" | "50")) => (cents, 1),
            Some((cents, "0" | "00")) => (cents, 0),
            Some(_) => return Err(()),
            None => (text, 0),
        };
        let is_number = !cents.is_empty() && cents.bytes().all(|digit| digit.is_ascii_digit());
        let cents = cents.parse::<u32>().ok().filter(|&cents| is_number && cents <= Self::MOST).ok_or(())?;
        let half_cents = 2 * cents + half;
        if (1..=2 * Self::MOST).contains(&half_cents) { Ok(Self { half_cents }) } else { Err(()) }
    }
}

/// A payment between two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Player who pays.
    pub from: Player,
    /// Player who is paid.
    pub to: Player,
    /// Amount in half cents.
    pub half_cents: i64,
}

/// Returns the payments that settle these totals at what a point is worth: the greatest debtor pays the greatest
/// creditor, which takes fewer payments than there are players. Returns none if the totals do not sum to zero, because
/// then a player would be left unpaid.
#[must_use]
pub fn payments(totals: &[i32], worth: PointWorth) -> Vec<Payment> {
    if totals.iter().sum::<i32>() != 0 {
        return Vec::new();
    }
    let mut open: Vec<i64> = totals.iter().map(|&total| i64::from(total) * i64::from(worth.half_cents)).collect();
    let mut payments = Vec::new();
    loop {
        let most = (0..open.len()).max_by_key(|&at| (open[at], std::cmp::Reverse(at)));
        let least = (0..open.len()).min_by_key(|&at| (open[at], at));
        let (Some(to), Some(from)) = (most, least) else { return payments };
        let half_cents = open[to].min(-open[from]);
        if half_cents <= 0 {
            return payments;
        }
        open[to] -= half_cents;
        open[from] += half_cents;
        payments.push(Payment { from: Player(from as u8 + 1), to: Player(to as u8 + 1), half_cents });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payments_settle_what_everybody_has() {
        for totals in [[12, -4, -9, 1], [0, 0, 0, 0], [30, -10, -10, -10], [-7, 3, 3, 1]] {
            let payments = payments(&totals, PointWorth { half_cents: 5 });
            assert!(payments.len() < totals.len());
            let mut got = [0; 4];
            for payment in payments {
                assert!(0 < payment.half_cents);
                got[usize::from(payment.from.0) - 1] -= payment.half_cents;
                got[usize::from(payment.to.0) - 1] += payment.half_cents;
            }
            assert_eq!(got, totals.map(|total| i64::from(total) * 5));
        }
    }

    #[test]
    fn nobody_pays_where_somebody_would_be_left_unpaid() {
        for totals in [[1, 1, 1, -1, -1], [3, 3, 0, 0, 0]] {
            assert_eq!(payments(&totals, PointWorth { half_cents: 10 }), []);
        }
    }

    #[test]
    fn a_point_is_worth_whole_and_half_cents() {
        let read = |text: &str| text.parse::<PointWorth>().map(|worth| worth.half_cents);
        assert_eq!(["5", "2,5", "2.5", "0,5", "1.0"].map(read), [Ok(10), Ok(5), Ok(5), Ok(1), Ok(2)]);
        for wrong in ["0", "", ",5", "2,25", "2,", "-1", "+1", "100001", "100000,5", "5 Cent"] {
            assert_eq!(read(wrong), Err(()), "{wrong}");
        }
        let said = |language| "2.5".parse().map(|worth: PointWorth| worth.text(language));
        assert_eq!(said(Language::German).as_deref(), Ok("2,5"));
        assert_eq!(said(Language::English).as_deref(), Ok("2.5"));
    }
}
