//! The right to claim a breach: who has it, and until when (002 1.2, TSR 9.6.1 and 9.6.3).
//!
//! A claim that is not valid is no mistake in the question: it is ruled on, and the breach is then a valid move or a
//! mere hint (3.1.8 to 3.1.10).

use game::{BySeat, Seat, Team};

/// An act that is meant as a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Seat that claims.
    pub claimant: Seat,
    /// The offender.
    pub offender: Seat,
    /// The public knowledge about the sides at the breach.
    pub partnership: Partnership,
    /// The moment of the claim.
    pub moment: Moment,
}

/// The public knowledge about the sides at the breach; that moment counts, not that of the claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Partnership {
    /// The sides of some players are not known.
    Unclear,
    /// All four are known, to be these.
    Clear(BySeat<Team>),
}

/// The moment of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Before everybody can recognise the breach and attribute it to one player.
    TooEarly,
    /// Earlier than that, but the claimant knows it beyond doubt: somebody names a Hochzeit, he holds a queen of clubs.
    EarlyButCertain,
    /// Once the breach can be recognised, before the claimant's next own Aktion.
    InTime,
    /// After the claimant's next own Aktion.
    TooLate,
    /// After the claimant, the soloist, has handed his cards over (DDV E.2, BSV 5.4).
    Forfeited,
    /// After a partner who was asked has answered that it is not claimed (DDV G.7.3).
    Waived,
}

/// Answers at the table that decide when a claim is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Circumstances {
    /// Whether everybody can recognise the breach and attribute it to one player.
    pub recognisable: bool,
    /// Whether the claimant knows it beyond doubt.
    pub certain: bool,
    /// Whether the claimant has acted since.
    pub acted_since: bool,
}

impl Moment {
    /// Returns the moment that follows from what is asked at the table.
    #[must_use]
    pub const fn of(Circumstances { recognisable, certain, acted_since }: Circumstances) -> Self {
        match (acted_since, recognisable, certain) {
            (true, _, _) => Self::TooLate,
            (false, true, _) => Self::InTime,
            (false, false, true) => Self::EarlyButCertain,
            (false, false, false) => Self::TooEarly,
        }
    }
}

/// Why a claim is not valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Invalid {
    /// The offender cannot claim his own breach.
    ByOffender,
    /// The partner may only point it out if the partnerships are clear.
    ByPartner,
    /// The claimant has already acted himself.
    TooLate,
    /// Not everybody can recognise the breach yet.
    TooEarly,
    /// The claimant has handed his cards over in a solo.
    Forfeited,
    /// A partner who was asked has answered that it is not claimed.
    Waived,
}

impl Invalid {
    /// All reasons.
    pub const ALL: [Self; 6] =
        [Self::ByOffender, Self::ByPartner, Self::TooLate, Self::TooEarly, Self::Forfeited, Self::Waived];

    /// Returns the name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::ByOffender => "claim-by-offender",
            Self::ByPartner => "claim-by-partner",
            Self::TooLate => "claim-too-late",
            Self::TooEarly => "claim-too-early",
            Self::Forfeited => "claim-forfeited",
            Self::Waived => "claim-waived",
        }
    }
}

/// Checks that the claim is valid; otherwise the breach counts as a valid move (DDV G.7.2, BSV 9.6).
///
/// # Errors
/// Returns why it is not: no right to claim, too early, too late.
pub fn check(claim: &Claim) -> Result<(), Invalid> {
    if claim.claimant == claim.offender {
        return Err(Invalid::ByOffender);
    }
    if let Partnership::Clear(teams) = claim.partnership
        && teams[claim.claimant] == teams[claim.offender]
    {
        return Err(Invalid::ByPartner);
    }
    match claim.moment {
        Moment::TooLate => Err(Invalid::TooLate),
        Moment::TooEarly => Err(Invalid::TooEarly),
        Moment::Forfeited => Err(Invalid::Forfeited),
        Moment::Waived => Err(Invalid::Waived),
        Moment::InTime | Moment::EarlyButCertain => Ok(()),
    }
}

/// A claim that was made, and what is wrong with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Seat that made it.
    pub claimant: Seat,
    /// Why it is not valid; `None` if it is.
    pub invalid: Option<Invalid>,
}

impl Judged {
    /// Returns the claim as it was judged.
    #[must_use]
    pub fn of(claim: &Claim) -> Self {
        Self { claimant: claim.claimant, invalid: check(claim).err() }
    }
}

/// The known claims of a breach.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Claims {
    /// Nothing was said about them: the ruling says so, and holds if somebody claims validly.
    #[default]
    NotStated,
    /// Somebody has claimed validly, or nobody has; more is not known.
    Told(Told),
    /// These were made, and at least one; the first valid one counts.
    Made(Vec<Judged>),
}

/// A statement about claims that does not name the claimants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// Somebody has claimed validly.
    Claimed,
    /// Nobody has.
    NotClaimed,
}

impl Claims {
    /// Returns these claims; none means that nobody has claimed.
    #[must_use]
    pub fn made(claims: Vec<Judged>) -> Self {
        if claims.is_empty() { Self::Told(Told::NotClaimed) } else { Self::Made(claims) }
    }

    /// Returns whether the breach was claimed validly, if that is known.
    #[must_use]
    pub fn are_valid(&self) -> Option<bool> {
        match self {
            Self::NotStated => None,
            Self::Told(told) => Some(*told == Told::Claimed),
            Self::Made(claims) => Some(claims.iter().any(|claim| claim.invalid.is_none())),
        }
    }

    /// Returns the name in files.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match (self, self.are_valid()) {
            (_, None) => "not_stated",
            (_, Some(true)) => "valid",
            (Self::Made(_), Some(false)) => "invalid",
            (_, Some(false)) => "nobody",
        }
    }

    /// Returns the claims that were made.
    #[must_use]
    pub fn list(&self) -> &[Judged] {
        match self {
            Self::NotStated | Self::Told(_) => &[],
            Self::Made(claims) => claims,
        }
    }
}

/// One of several breaches in a game, each claimed at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claimed {
    /// The moment of the breach, counted from the beginning of the game.
    pub committed: usize,
    /// The moment of the claim; equal numbers mean at the same time.
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
        assert_eq!(check(&claim(PARTNERS, Moment::InTime)), Err(Invalid::ByPartner));
        assert_eq!(check(&Claim { claimant: Seat::N, ..claim(PARTNERS, Moment::InTime) }), Ok(()));
    }

    #[test]
    fn nobody_claims_his_own_breach() {
        let own = Claim { claimant: Seat::E, ..claim(Partnership::Unclear, Moment::InTime) };
        assert_eq!(check(&own), Err(Invalid::ByOffender));
    }

    #[test]
    fn the_own_next_aktion_ends_the_right_and_certainty_begins_it_early() {
        let of = |recognisable, certain, acted_since| {
            let moment = Moment::of(Circumstances { recognisable, certain, acted_since });
            check(&claim(Partnership::Unclear, moment))
        };
        assert_eq!(of(true, false, true), Err(Invalid::TooLate));
        assert_eq!(of(false, false, false), Err(Invalid::TooEarly));
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
