//! The duty to call after a rich first trick (BSV 6.3.1, decision OP-25), and in some clubs after a rich second one.

use crate::announce::{Ladder, Moment};
use crate::call::Call;
use crate::call_phase::CallPhase;
use crate::card::Augen;
use crate::contract::{Contract, Level};
use crate::rules::{PflichtansageInHochzeit, PflichtansageLevel, PflichtansageScope, PflichtansageSecond, Rules};
use crate::seat::Team;

/// Duty of the winner of a trick to call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// The winner has to make this call before he plays his next card.
    Call {
        /// The Ansage of his side, or its next stage.
        call: Call,
        /// Number of cards that he holds until then.
        cards_in_hand: u8,
    },
    /// No duty.
    None(NoDuty),
}

/// Reason why there is no duty to call.
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
    if rules.pflichtansage.augen.is_none_or(|least| first_trick < Augen(least)) {
        return Duty::None(NoDuty::TooFewAugen);
    }
    if rules.pflichtansage.scope == PflichtansageScope::NormalOnly && contract.solo().is_some() {
        return Duty::None(NoDuty::OtherGame);
    }
    let Some(call) = due(rules, team, ladder) else { return Duty::None(NoDuty::AlreadyAnnounced) };
    let tricks = match (contract, phase) {
        (Contract::Hochzeit, phase) => match (rules.pflichtansage.in_hochzeit, phase) {
            (PflichtansageInHochzeit::Never, _) => return Duty::None(NoDuty::InHochzeit),
            (_, CallPhase::AfterKlaerung(1)) => 1,
            (PflichtansageInHochzeit::Deferred, CallPhase::AfterKlaerung(trick)) => trick,
            _ => return Duty::None(NoDuty::BeforeKlaerung),
        },
        _ => 1,
    };
    after(rules, team, ladder, phase, call, tricks)
}

/// Returns whether the winner of the second trick, a member of `team`, has to call now. A Hochzeit has no such duty.
#[must_use]
pub fn pflichtansage_second(
    rules: &Rules,
    contract: Contract,
    tricks: [Augen; 2],
    team: Team,
    ladder: &Ladder,
    phase: CallPhase,
) -> Duty {
    let [first, second] = tricks.map(|augen| rules.pflichtansage.augen.is_some_and(|least| Augen(least) <= augen));
    let is_rich = match rules.pflichtansage.second {
        PflichtansageSecond::Never => false,
        PflichtansageSecond::AfterFirst => first && second,
        PflichtansageSecond::Always => second,
    };
    if !is_rich {
        return Duty::None(NoDuty::TooFewAugen);
    }
    if contract == Contract::Hochzeit {
        return Duty::None(NoDuty::InHochzeit);
    }
    if rules.pflichtansage.scope == PflichtansageScope::NormalOnly && contract.solo().is_some() {
        return Duty::None(NoDuty::OtherGame);
    }
    let Some(call) = due(rules, team, ladder) else { return Duty::None(NoDuty::AlreadyAnnounced) };
    after(rules, team, ladder, phase, call, 2)
}

/// Returns what a side would have to say; nothing if it has said it.
fn due(rules: &Rules, team: Team, ladder: &Ladder) -> Option<Call> {
    let level = ladder.levels()[team];
    match rules.pflichtansage.level {
        PflichtansageLevel::Ansage => (level == Level::None).then(|| Call::ansage(team)),
        PflichtansageLevel::Next if ladder.has_called_since_trick(team) => None,
        PflichtansageLevel::Next => Call::of(team, level.next()?),
    }
}

/// Returns the duty to make `call` after `tricks` tricks, if it may be made then.
fn after(rules: &Rules, team: Team, ladder: &Ladder, phase: CallPhase, call: Call, tricks: u8) -> Duty {
    let cards_in_hand = rules.deck.hand_size.saturating_sub(tricks);
    let moment = Moment { cards_in_hand, cards_played: tricks.saturating_mul(4), phase };
    // A club may combine limits and duty as it likes; a forbidden call is never due.
    if ladder.check(rules, team, call, &moment).is_err() {
        return Duty::None(NoDuty::TooLate);
    }
    Duty::Call { call, cards_in_hand }
}
