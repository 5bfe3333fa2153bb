//! The facts of a deal that stay the same while its cards are played.

use crate::announce::Ladder;
use crate::announce::Moment;
use crate::call::Call;
use crate::call_phase::CallPhase;
use crate::cardplay::CardPlay;
use crate::contract::Contract;
use crate::contract::Level;
use crate::contract::{Schweine, SchweineHolders, Solo};
use crate::hochzeit::Klaerung;
use crate::order::Order;
use crate::pflichtansage::Duty;
use crate::pflichtansage::pflichtansage;
use crate::pflichtansage::pflichtansage_second;
use crate::position::Position;
use crate::position::PositionError;
use crate::position::PositionParts;
use crate::rules::PflichtansageSecond;
use crate::rules::Rules;
use crate::schweine::LateSchweine;
use crate::seat::Team;
use crate::seat::{ByTeam, Parties};
use crate::special::{Earned, Special, WhichTrick, special_points};
use crate::spielfindung::{Game, Named};
use crate::trick::Trick;
use crate::won::Won;

/// Facts that stay the same while the cards of a deal are played.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    /// The rule set.
    pub rules: &'a Rules,
    /// Class and strength of the cards; where there is a `late`, as long as no Schweine are shown.
    pub order: &'a Order,
    /// The game that is played; where there is a `late`, as it is named, without Schweine that are shown later.
    pub game: &'a Game,
    /// The changing order of two aces of diamonds in one hand, if the rules have it.
    pub late: Option<&'a LateSchweine>,
    /// Number of cards played when the holder of Schweine that may be kept announces them; `None` if he does not before
    /// he plays the first.
    pub said: Option<u8>,
}

impl Frame<'_> {
    /// Returns how far a Hochzeit has found a partner by these tricks; `None` in any other game.
    #[must_use]
    pub fn klaerung(&self, tricks: &[Trick]) -> Option<Klaerung> {
        match self.game.named {
            Named::Hochzeit { hochzeiter, condition } => {
                Some(Klaerung::of(self.rules, self.order, hochzeiter, condition, tricks))
            }
            Named::Normal | Named::Trumpfabgabe { .. } | Named::Solo { .. } => None,
        }
    }

    /// Returns how far the game has come after these tricks, as far as calls depend on it.
    #[must_use]
    pub fn call_phase(&self, tricks: &[Trick]) -> CallPhase {
        match (self.klaerung(tricks), self.game.named) {
            (Some(klaerung), _) => klaerung.phase(),
            (None, Named::Solo { soloist, solo: Solo::Null, .. })
                if tricks.iter().any(|trick| trick.owner() == Some(soloist)) =>
            {
                CallPhase::NullLost
            }
            (None, _) => CallPhase::of(self.game.contract()),
        }
    }

    /// Returns the special points earned in these tricks, which are the first of the game, in order.
    pub fn special<'a>(
        &self,
        parties: Parties,
        tricks: impl IntoIterator<Item = &'a Trick>,
    ) -> impl Iterator<Item = Special> {
        self.special_with(self.game.schweine(), parties, tricks)
    }

    /// Returns the special points earned in these tricks while there are, or are not, Schweine.
    pub(crate) fn special_with<'a>(
        &self,
        schweine: Schweine,
        parties: Parties,
        tricks: impl IntoIterator<Item = &'a Trick>,
    ) -> impl Iterator<Item = Special> {
        (1..).zip(tricks).flat_map(move |(number, trick)| {
            let which = if number == self.rules.n_tricks() { WhichTrick::Last } else { WhichTrick::Earlier };
            let earned = special_points(self.rules, self.order, schweine, parties, trick, which);
            earned.map(move |(point, team)| Special { point, team, trick: number })
        })
    }

    /// Returns these special points of tricks, and those that calls bring.
    pub(crate) fn earned(&self, ladder: &Ladder, special: impl Iterator<Item = Special>) -> Earned {
        special.map(|special| (special.point, special.team)).chain(ladder.special(self.rules)).collect()
    }

    /// Returns which of these complete tricks can oblige its winner to call: the first, or where the rules say so the second.
    pub(crate) fn duty_trick<'a>(&self, tricks: &'a [Trick]) -> Option<&'a Trick> {
        match tricks {
            [_, second] if self.asks_after_second() => Some(second),
            [first, ..] => Some(first),
            [] => None,
        }
    }

    fn asks_after_second(&self) -> bool {
        self.rules.pflichtansage.second != PflichtansageSecond::Never && self.game.contract() != Contract::Hochzeit
    }

    /// Returns what the winner of that trick, a member of this side, has to say at this moment of his before his
    /// next card, if anything (BSV 6.3.1, decision OP-25).
    pub(crate) fn duty(&self, tricks: &[Trick], team: Team, ladder: &Ladder, moment: &Moment) -> Option<Call> {
        let contract = self.game.contract();
        let duty = match tricks {
            [first, second] if self.asks_after_second() => {
                let augen = [first.augen(), second.augen()];
                pflichtansage_second(self.rules, contract, augen, team, ladder, moment.phase)
            }
            [first, ..] => pflichtansage(self.rules, contract, first.augen(), team, ladder, moment.phase),
            [] => return None,
        };
        match duty {
            // In a Hochzeit the winner of the first trick may be on turn too late, where the cards of all are counted.
            Duty::Call { call, cards_in_hand } => {
                let is_due =
                    cards_in_hand == moment.cards_in_hand && ladder.check(self.rules, team, call, moment).is_ok();
                is_due.then_some(call)
            }
            Duty::None(_) => None,
        }
    }

    /// Returns the position of these cards with the earlier gains and calls. All games that are not named soli have the
    /// order of the normal game.
    ///
    /// # Errors
    /// Returns why there is none: a seat has yet to decide something, or the cards of an unclaimed breach fit no
    /// position.
    pub(crate) fn position(
        &self,
        cards: &CardPlay,
        parties: Parties,
        won: ByTeam<Won>,
        (calls, schweine): (ByTeam<Level>, SchweineHolders),
    ) -> Result<Position, PositionError> {
        let contract = match self.game.contract() {
            Contract::Solo(solo) => Contract::Solo(solo),
            Contract::Normal | Contract::Hochzeit | Contract::Trumpfabgabe => Contract::Normal,
        };
        let parts = PositionParts {
            rules: self.rules.clone(),
            contract,
            schweine,
            parties,
            hands: *cards.hands(),
            leader: cards.trick().leader(),
            trick: cards.trick().cards().to_vec(),
            won: Some(won),
            calls,
        };
        Position::new(parts)
    }
}
