//! The duty to call after a rich first trick (BSV 6.3.1, decision OP-25).

use crate::announce::{CallPhase, Ladder, Moment};
use crate::call::Call;
use crate::card::Augen;
use crate::contract::{Contract, Level};
use crate::rules::{PflichtansageInHochzeit, PflichtansageScope, Rules};
use crate::seat::Team;

/// Whether the winner of the first trick has to call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// He has to say this before he plays his next card.
    Call {
        /// The Ansage of his side.
        call: Call,
        /// How many cards he holds until then.
        cards_in_hand: u8,
    },
    /// He has not.
    None(NoDuty),
}

/// Why there is no duty to call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoDuty {
    /// The rules have no such duty, or the trick was not rich enough.
    TooFewAugen,
    /// The rules ask for it in normal games only.
    OtherGame,
    /// His side has already called.
    AlreadyAnnounced,
    /// No calls are allowed after the first trick of this Hochzeit.
    BeforeKlaerung,
    /// The rules do not ask for it in a Hochzeit.
    InHochzeit,
    /// The call would no longer be allowed.
    TooLate,
}

impl NoDuty {
    /// Returns the name in rule-book vectors.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::TooFewAugen => "too_few_augen",
            Self::OtherGame => "other_game",
            Self::AlreadyAnnounced => "party_already_announced",
            Self::BeforeKlaerung => "before_clarifying_trick",
            Self::InHochzeit => "in_hochzeit",
            Self::TooLate => "too_late",
        }
    }
}

/// Returns whether the winner of the first trick, a member of `team`, has to call now.
///
/// `phase` is that of the moment of asking: after the first trick, and again after the Klärungsstich of a Hochzeit,
/// where a deferred duty becomes due.
#[must_use]
pub fn pflichtansage(
    rules: &Rules,
    contract: Contract,
    first_trick: Augen,
    team: Team,
    ladder: &Ladder,
    phase: CallPhase,
) -> Duty {
    if rules.pflichtansage_augen.is_none_or(|least| first_trick < Augen(least)) {
        return Duty::None(NoDuty::TooFewAugen);
    }
    if rules.pflichtansage_scope == PflichtansageScope::NormalOnly && contract.solo().is_some() {
        return Duty::None(NoDuty::OtherGame);
    }
    if ladder.levels()[team] != Level::None {
        return Duty::None(NoDuty::AlreadyAnnounced);
    }
    let tricks = match (contract, phase) {
        (Contract::Hochzeit, phase) => match (rules.pflichtansage_in_hochzeit, phase) {
            (PflichtansageInHochzeit::Never, _) => return Duty::None(NoDuty::InHochzeit),
            (_, CallPhase::AfterKlaerung(1)) => 1,
            (PflichtansageInHochzeit::Deferred, CallPhase::AfterKlaerung(trick)) => trick,
            _ => return Duty::None(NoDuty::BeforeKlaerung),
        },
        _ => 1,
    };
    let cards_in_hand = rules.hand_size.saturating_sub(tricks);
    let call = Call::ansage(team);
    let moment = Moment { cards_in_hand, cards_played: tricks.saturating_mul(4), phase };
    // A club may combine limits and duty as it likes; nobody has to say what he must not.
    if ladder.check(rules, team, call, &moment).is_err() {
        return Duty::None(NoDuty::TooLate);
    }
    Duty::Call { call, cards_in_hand }
}
