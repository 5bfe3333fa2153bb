//! Who may claim a breach, and until when (002 1.2, TSR 9.6.1 and 9.6.3).

use crate::problem::Problem;
use game::{BySeat, Seat, Team};

/// An act that is meant as a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who claims.
    pub claimant: Seat,
    /// Who has committed the breach.
    pub offender: Seat,
    /// What is known about the sides at the moment of the breach.
    pub partnership: Partnership,
    /// When the claim is made.
    pub moment: Moment,
}

/// What was known about the sides at the moment of the breach; that moment counts, not that of the claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Partnership {
    /// Not all four are known.
    Unclear,
    /// All four are known, to be these.
    Clear(BySeat<Team>),
}

/// When a claim is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Before everybody can recognise the breach and attribute it to one player.
    TooEarly,
    /// Earlier than that, but the claimant knows it beyond doubt: somebody names a Hochzeit, he holds a queen of clubs.
    EarlyButCertain,
    /// When it can be recognised, before his next own Aktion.
    InTime,
    /// After his next own Aktion.
    TooLate,
}

impl Moment {
    /// Returns the moment that follows from what is asked at the table.
    #[must_use]
    pub const fn of(recognisable: bool, certain: bool, acted_since: bool) -> Self {
        match (acted_since, recognisable, certain) {
            (true, _, _) => Self::TooLate,
            (false, true, _) => Self::InTime,
            (false, false, true) => Self::EarlyButCertain,
            (false, false, false) => Self::TooEarly,
        }
    }
}

/// Checks that the claim is valid; otherwise the breach counts as a valid move (DDV G.7.2, BSV 9.6).
///
/// # Errors
/// Returns why it is not: no right to claim, too early, too late.
pub fn check(claim: &Claim) -> Result<(), Problem> {
    let seat = claim.claimant;
    if seat == claim.offender {
        return Err(Problem::ClaimByOffender { seat });
    }
    if let Partnership::Clear(teams) = claim.partnership
        && teams[seat] == teams[claim.offender]
    {
        return Err(Problem::ClaimByPartner { seat });
    }
    match claim.moment {
        Moment::TooLate => Err(Problem::ClaimTooLate { seat }),
        Moment::TooEarly => Err(Problem::ClaimTooEarly { seat }),
        Moment::InTime | Moment::EarlyButCertain => Ok(()),
    }
}

/// One of several breaches in a game, each claimed at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claimed {
    /// When it was committed, counted from the beginning of the game.
    pub committed: usize,
    /// When it was claimed; equal numbers mean at the same time.
    pub claimed: usize,
    /// Whether it could still be claimed then.
    pub is_valid: Validity,
}

/// Whether a breach could still be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Validity {
    /// Yes.
    Claimable,
    /// No longer.
    Lapsed,
}

/// Returns in which order several breaches are to be ruled on: the one claimed first, of those claimed at once the one
/// committed first. The next one is only reached if the one before is not serious (002 3.9.5, BSV 9.6).
#[must_use]
pub fn order(breaches: &[Claimed]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..breaches.len()).filter(|&i| breaches[i].is_valid == Validity::Claimable).collect();
    order.sort_by_key(|&i| (breaches[i].claimed, breaches[i].committed));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(partnership: Partnership, moment: Moment) -> Claim {
        Claim { claimant: Seat::W, offender: Seat::E, partnership, moment }
    }

    const PARTNERS: Partnership = Partnership::Clear(BySeat([Team::Re, Team::Kontra, Team::Re, Team::Kontra]));

    #[test]
    fn a_partner_may_claim_as_long_as_the_partnership_is_unclear() {
        assert_eq!(check(&claim(Partnership::Unclear, Moment::InTime)), Ok(()));
        assert_eq!(check(&claim(PARTNERS, Moment::InTime)), Err(Problem::ClaimByPartner { seat: Seat::W }));
        assert_eq!(check(&Claim { claimant: Seat::N, ..claim(PARTNERS, Moment::InTime) }), Ok(()));
    }

    #[test]
    fn nobody_claims_his_own_breach() {
        let own = Claim { claimant: Seat::E, ..claim(Partnership::Unclear, Moment::InTime) };
        assert_eq!(check(&own), Err(Problem::ClaimByOffender { seat: Seat::E }));
    }

    #[test]
    fn the_own_next_aktion_ends_the_right_and_certainty_begins_it_early() {
        let of = |recognisable, certain, acted| {
            check(&claim(Partnership::Unclear, Moment::of(recognisable, certain, acted)))
        };
        assert_eq!(of(true, false, true), Err(Problem::ClaimTooLate { seat: Seat::W }));
        assert_eq!(of(false, false, false), Err(Problem::ClaimTooEarly { seat: Seat::W }));
        assert_eq!(of(false, true, false), Ok(()));
    }

    #[test]
    fn of_breaches_claimed_at_once_the_first_that_may_be_claimed_goes_first() {
        let at = |committed, claimed, is_valid| Claimed { committed, claimed, is_valid };
        let several = [
            at(9, 1, Validity::Claimable),
            at(2, 2, Validity::Lapsed),
            at(5, 2, Validity::Claimable),
            at(3, 2, Validity::Claimable),
        ];
        assert_eq!(order(&several), [0, 3, 2]);
    }
}
