//! Facts computed from the cards: a position or a game written down tells more than anybody remembers.
//!
//! What is computed here replaces guessing: who makes all remaining tricks anyway, whether the game is decided, how many
//! Absagen the opponents have made, whether a shortened game was claimed rightly. A stated fact that contradicts it is an
//! error that names the fact.

use crate::case::{Game, GameKind, SoloKind};
use crate::computed::add;
use crate::entry::Entry;
use crate::fact::{self, Value};
use crate::facts::Facts;
use crate::problem::Problem;
use crate::ruling::Class as BreachClass;
use game::{BySeat, CallPhase, Card, Contract, Ladder, Position, Seat, Standing, Team, Trick};
use solver::{Claim, Manner, forced_special, verdict};

/// The state immediately before a breach.
#[derive(Clone, Debug)]
pub struct Evidence {
    position: Position,
    announced: Option<Manner>,
}

impl Evidence {
    /// Returns the evidence of a position.
    #[must_use]
    pub const fn new(position: Position) -> Self {
        Self { position, announced: None }
    }

    /// Returns the same evidence with the order of play that somebody announced before the breach (002 1.2).
    #[must_use]
    pub fn with_announced(mut self, announced: Manner) -> Self {
        self.announced = Some(announced);
        self
    }

    /// Returns the position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the game as the position tells it; whether a solo is the compulsory one it does not.
    #[must_use]
    pub fn game(&self, solo_kind: Option<SoloKind>) -> Game {
        let soloist = self.position.parties().soloist();
        let kind = match (self.position.parts().contract, soloist) {
            (Contract::Solo(_), _) => GameKind::Solo,
            (_, Some(_)) => GameKind::StillesSolo,
            (_, None) => GameKind::Normal,
        };
        Game { kind, soloist, solo_kind }
    }

    /// Returns how many Absagen the opponents of a seat have made, skipped ones included (decision OP-46).
    #[must_use]
    pub fn absagen_against(&self, offender: Seat) -> u8 {
        let team = self.position.parties().team_of(offender);
        self.position.parts().calls[!team].number().saturating_sub(1)
    }

    /// Returns the side that makes all remaining tricks whatever is played, or in the order announced before (2.2).
    #[must_use]
    pub fn zwangslaeufig(&self) -> Option<Team> {
        Team::ALL.into_iter().find(|&team| self.holds(team, Manner::EveryOrder) || self.announced_holds(team))
    }

    fn announced_holds(&self, team: Team) -> bool {
        let Some(manner) = &self.announced else { return false };
        let own = manner.claimant().is_some_and(|seat| self.position.parties().team_of(seat) == team);
        own && self.holds(team, manner.clone())
    }

    /// Returns whether a shortened game was rightly claimed by this seat (3.10): from the top, or as he announced.
    #[must_use]
    pub fn claim_ok(&self, claimant: Seat) -> bool {
        let team = self.position.parties().team_of(claimant);
        match &self.announced {
            Some(manner) if manner.claimant() == Some(claimant) => self.holds(team, manner.clone()),
            _ if !self.position.rules().solo_claim_by_showing => self.holds(team, Manner::EveryOrder),
            _ => self.holds(team, Manner::TopFirst { claimant }),
        }
    }

    fn holds(&self, team: Team, manner: Manner) -> bool {
        Claim::new(&self.position, team, manner).is_ok_and(|claim| verdict(&self.position, &claim).holds())
    }

    /// Returns for which side the game is decided (2.4), if it is known what was won before.
    #[must_use]
    pub fn decided(&self) -> Option<Option<Team>> {
        let parts = self.position.parts();
        let won = parts.won?;
        let ladder = Ladder::with_levels(parts.calls);
        let in_hand = BySeat::from_fn(|seat| u8::try_from(parts.hands[seat].len()).unwrap_or(u8::MAX));
        let standing =
            Standing { parties: parts.parties, ladder: &ladder, won, cards_in_hand: in_hand, phase: CallPhase::Open };
        Some(standing.decided_for(&parts.rules))
    }

    /// Returns whose the running trick is once this seat has laid this card before its turn (decision OP-48).
    #[must_use]
    pub fn owner_after_early_card(&self, seat: Seat, card: Card) -> Seat {
        let trick: &Trick = self.position.cards().trick();
        match (trick.owner(), trick.best()) {
            (Some(owner), Some(best)) if !self.position.order().beats(card, best) => owner,
            _ => seat,
        }
    }

    /// Adds everything an entry may depend on.
    ///
    /// # Errors
    /// Returns a stated fact that contradicts the position.
    pub fn complete(&self, entry: &Entry, offender: Option<Seat>, facts: &mut Facts) -> Result<(), Problem> {
        self.add_parties(facts)?;
        let is_tempered = entry.rows.iter().any(|row| matches!(row.class, BreachClass::Minor | BreachClass::Serious));
        if is_tempered {
            let zw = self.zwangslaeufig();
            add(facts, fact::ZW_FOR, zw.map_or(Value::Nobody, Value::Team))?;
            if let Some(team) = zw {
                self.add_forced(team, facts)?;
            }
            if let Some(decided) = self.decided() {
                add(facts, fact::DECIDED, decided.map_or(Value::Nobody, Value::Team))?;
            }
        }
        let Some(offender) = offender else { return Ok(()) };
        if entry.fact(fact::CLAIM_OK.name).is_some() {
            add(facts, fact::CLAIM_OK, Value::YesNo(self.claim_ok(offender)))?;
        }
        if entry.fact(fact::LAST_TRICK.name).is_some() {
            add(facts, fact::LAST_TRICK, Value::YesNo(self.position.cards().tricks_left() == 1))?;
        }
        if entry.fact(fact::LEAD_RIGHT_CHANGES.name).is_some() {
            self.add_lead_right(offender, facts)?;
        }
        Ok(())
    }

    /// The special points that are bound to come (2.6, 3.1.7).
    fn add_forced(&self, team: Team, facts: &mut Facts) -> Result<(), Problem> {
        let announced = self.announced.clone().filter(|_| !self.holds(team, Manner::EveryOrder));
        let Ok(claim) = Claim::new(&self.position, team, announced.unwrap_or(Manner::EveryOrder)) else {
            return Ok(());
        };
        let forced = forced_special(&self.position, &claim);
        for (fact, number) in [
            (fact::FORCED_FUCHS, forced.fuchs),
            (fact::FORCED_DOPPELKOPF, forced.doppelkopf),
            (fact::FORCED_CHARLIE, forced.charlie),
        ] {
            add(facts, fact, Value::Number(i64::from(number)))?;
        }
        Ok(())
    }

    /// Whoever belongs to Re may be stated in any order.
    fn add_parties(&self, facts: &mut Facts) -> Result<(), Problem> {
        let re = self.position.parties().re;
        let stated: game::SeatSet = facts.seats(fact::RE).iter().copied().collect();
        if facts.has(fact::RE) && stated == re {
            return Ok(());
        }
        add(facts, fact::RE, Value::Seats(re.iter().collect()))
    }

    /// `LeadRightChanges` (2.3): the owner right after the early card is not the winner of the trick.
    fn add_lead_right(&self, offender: Seat, facts: &mut Facts) -> Result<(), Problem> {
        let Some(Value::Card(card)) = facts.get(fact::EARLY_CARD) else { return Ok(()) };
        let card = *card;
        if !self.position.cards().hands()[offender].contains(card) {
            return Err(Problem::Contradiction {
                fact: fact::EARLY_CARD.name,
                stated: card.to_string(),
                found: Value::Cards(self.position.cards().hands()[offender].cards().collect()).to_string(),
            });
        }
        let Some(winner) = facts.seat(fact::TRICK_TO) else { return Ok(()) };
        let changes = self.owner_after_early_card(offender, card) != winner;
        add(facts, fact::LEAD_RIGHT_CHANGES, Value::YesNo(changes))
    }
}
