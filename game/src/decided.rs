//! Games that are decided before they are over (referees' handbook 1.2, 3.1.3; BSV 7.1).

use crate::absage::Needs;
use crate::announce::{Ladder, Moment};
use crate::call::Call;
use crate::call_phase::CallPhase;
use crate::rules::Rules;
use crate::seat::{BySeat, ByTeam, Parties, Team};
use crate::winner::needs;
use crate::won::Won;

/// State of a game after some of its tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing<'a> {
    /// The sides.
    pub parties: Parties,
    /// The calls.
    pub ladder: &'a Ladder,
    /// Gains of both sides in complete tricks; the current one counts for neither.
    pub won: ByTeam<Won>,
    /// Number of cards of each seat.
    pub cards_in_hand: BySeat<u8>,
    /// Phase of the deal.
    pub phase: CallPhase,
}

impl Standing<'_> {
    /// Returns the side for which the game is decided: it has what it needs, and none of its players may still make an
    /// Absage that would make it need more.
    #[must_use]
    pub fn decided_for(&self, rules: &Rules) -> Option<Team> {
        self.decided_unless(rules, |team| self.can_raise(rules, team))
    }

    /// Returns the side for which the game is decided, where it is known otherwise who may still make an Absage.
    pub(crate) fn decided_unless(&self, rules: &Rules, can_raise: impl Fn(Team) -> bool) -> Option<Team> {
        Team::ALL.into_iter().find(|&team| self.has_won(rules, team) && !can_raise(team))
    }

    fn has_won(&self, rules: &Rules, team: Team) -> bool {
        if matches!(self.phase, CallPhase::Null | CallPhase::NullLost) {
            let is_over = self.cards_in_hand.0.iter().all(|&in_hand| in_hand == 0);
            return if team == Team::Re { is_over && self.won.re.tricks == 0 } else { 0 < self.won.re.tricks };
        }
        match needs(rules, self.ladder.levels())[team] {
            Needs::Augen(least) => least <= self.won[team].augen,
            Needs::OneTrick => 0 < self.won[team].tricks,
            // All tricks are only won with the last one.
            Needs::AllTricks => self.won[!team].tricks == 0 && self.cards_in_hand.0.iter().all(|&in_hand| in_hand == 0),
        }
    }

    fn can_raise(&self, rules: &Rules, team: Team) -> bool {
        if matches!(self.phase, CallPhase::Spielfindung | CallPhase::BeforeKlaerung) {
            return true;
        }
        let held: usize = self.cards_in_hand.0.iter().map(|&in_hand| usize::from(in_hand)).sum();
        let cards_played = (4 * rules.n_tricks()).saturating_sub(held).min(usize::from(u8::MAX)) as u8;
        self.parties.members(team).iter().any(|seat| {
            let moment = Moment { cards_in_hand: self.cards_in_hand[seat], cards_played, phase: self.phase };
            self.ladder.legal(rules, team, &moment).any(|accepted| is_absage(accepted.call))
        })
    }
}

const fn is_absage(call: Call) -> bool {
    call.team().is_none()
}
