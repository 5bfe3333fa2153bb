//! Facts computed from the cards: a position or a game written down tells more than anybody remembers.
//!
//! What is computed here replaces guessing: who makes all remaining tricks anyway, whether the game is decided, how many
//! Absagen the opponents have made, whether a shortened game was claimed rightly. A stated fact that contradicts it is an
//! error that names the fact.

use crate::announced::{Announced, SHORTENED, Said};
use crate::computed::add;
use crate::entry::Entry;
use crate::fact::{self, Value};
use crate::facts::Facts;
use crate::played::{Game, GameKind};
use crate::problem::Problem;
use game::{BySeat, CallPhase, Card, Class, Contract, Ladder, Level, Play, Position, Seat, Standing, Team, Trick};
use solver::{Claim, ClaimError, ForcedSpecial, Limits, Manner, Solver, Stop, forced_special};
use std::sync::OnceLock;
use text::{Arg, Join, Localized};

/// The state immediately before a breach.
#[derive(Clone, Debug)]
pub struct Evidence {
    position: Position,
    announced: Option<Announced>,
    decided: Decided,
    /// The side that makes all remaining tricks in any order, once it is proved: a conversation asks for it after every answer.
    proved: OnceLock<Option<Team>>,
    stop: Stop,
}

/// The knowledge whether the game is decided.
#[derive(Clone, Debug)]
enum Decided {
    /// The game itself tells: everything that was called, and when.
    Known(Option<Team>),
    /// A position tells what was called, not in which of these ways; only where all agree it decides.
    OneOf(Vec<Calls>),
}

/// The calls so far, and the limits of further ones.
#[derive(Clone, Copy, Debug)]
struct Calls {
    ladder: Ladder,
    phase: CallPhase,
}

impl Evidence {
    /// Returns the evidence of a position.
    #[must_use]
    pub fn new(position: Position) -> Self {
        let decided = Decided::OneOf(possible_calls(&position, &[CallPhase::of(position.parts().contract)]));
        Self { position, announced: None, decided, proved: OnceLock::new(), stop: Stop::NEVER }
    }

    /// Returns the evidence of a game as far as it was played, if it is a position.
    #[must_use]
    pub fn of_play(play: &Play) -> Option<Self> {
        let decided = Decided::Known(play.decided_for());
        Some(Self { position: play.position()?, announced: None, decided, proved: OnceLock::new(), stop: Stop::NEVER })
    }

    /// Returns the same evidence if the game is a Hochzeit whose Klärungsstich was this trick, or one of the possible
    /// ones: it moves the limits of the calls (DDV D.2).
    #[must_use]
    pub fn in_hochzeit(mut self, klaerungsstich: Option<u8>) -> Self {
        let tricks = klaerungsstich.map_or(1..=self.position.rules().hochzeit.limit, |trick| trick..=trick);
        let phase = |trick| if trick == 0 { CallPhase::BeforeKlaerung } else { CallPhase::AfterKlaerung(trick) };
        let phases: Vec<_> = tricks.map(phase).collect();
        self.decided = Decided::OneOf(possible_calls(&self.position, &phases));
        self
    }

    /// Returns the same evidence with the claim of all remaining tricks that somebody made: the breach itself if the game was
    /// shortened by it, otherwise before the breach (002 1.2).
    #[must_use]
    pub fn with_announced(mut self, announced: Announced) -> Self {
        self.announced = Some(announced);
        self
    }

    /// Returns the same evidence, for which nothing is proved any more once it is stopped: then nothing of it is true.
    #[must_use]
    pub fn until(self, stop: &Stop) -> Self {
        Self { stop: stop.clone(), ..self }
    }

    /// Returns the claim of all remaining tricks that somebody made, if one was told.
    #[must_use]
    pub const fn announced(&self) -> Option<&Announced> {
        self.announced.as_ref()
    }

    /// Returns the position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the game as the position tells it, completed by what was told: whether a solo is the compulsory one, and
    /// whether a game of two against two, or a solo with the order of the normal game, was a Hochzeit.
    ///
    /// # Errors
    /// Returns that another game was told.
    pub fn game(&self, told: Option<Game>) -> Result<Game, Problem> {
        let soloist = self.position.parties().soloist();
        let kind = match (self.position.parts().contract, soloist) {
            (Contract::Solo(_), _) => GameKind::Solo,
            (_, Some(_)) => GameKind::StillesSolo,
            (_, None) => GameKind::Normal,
        };
        let found = Game { kind, soloist, solo_kind: None };
        let Some(told) = told else { return Ok(found) };
        let re = self.position.parties().re;
        let fits = match (told.kind, kind) {
            (GameKind::Hochzeit, GameKind::Normal) => told.soloist.is_none_or(|hochzeiter| re.contains(hochzeiter)),
            (GameKind::Trumpfabgabe, GameKind::Normal) => true,
            (GameKind::HochzeitSolo, GameKind::StillesSolo) => told.soloist.is_none_or(|alone| Some(alone) == soloist),
            (told_kind, kind) => told_kind == kind && told.soloist.is_none_or(|alone| Some(alone) == soloist),
        };
        if !fits {
            return Err(Problem::Contradiction { fact: "game", stated: told.kind.into(), found: kind.into() });
        }
        Ok(Game { kind: told.kind, soloist: told.soloist.or(soloist), solo_kind: told.solo_kind })
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
        self.in_any_order().or_else(|| Team::ALL.into_iter().find(|&team| self.announced_order(team).is_some()))
    }

    fn in_any_order(&self) -> Option<Team> {
        let claim = |team| Claim::new(&self.position, team, Manner::EveryOrder);
        let holds = |team: &Team| claim(*team).is_ok_and(|claim| self.holds(&claim));
        *self.proved.get_or_init(|| Team::ALL.into_iter().find(holds))
    }

    /// Returns the claim of a side if it has named an order before the breach, and makes all remaining tricks in it.
    fn announced_order(&self, team: Team) -> Option<Claim> {
        let announced = self.announced.as_ref()?;
        if !matches!(announced.said, Said::Classes(_) | Said::Cards(_)) {
            return None;
        }
        announced.claim(&self.position).ok().filter(|claim| claim.team() == team && self.holds(claim))
    }

    /// Returns whether a shortened game was rightly claimed by this seat (3.10).
    ///
    /// # Errors
    /// Returns an order that does not fit his cards.
    pub fn claim_ok(&self, claimant: Seat) -> Result<bool, ClaimError> {
        Ok(self.holds(&self.claim_of(claimant).claim(&self.position)?))
    }

    /// Returns the place of an entry among those that may be meant: 0 if it judges the claim that was told, 1 if it is another one
    /// about shortened games, 2 for all others; 2 without such a claim.
    #[must_use]
    pub fn place_of(&self, entry: &str) -> u8 {
        match self.announced.as_ref().map(|announced| announced.entry(&self.position)) {
            Some(number) if number == entry => 0,
            Some(_) if SHORTENED.contains(&entry) => 1,
            _ => 2,
        }
    }

    /// Returns who has shortened the game by the claim that was told, if the entry is about that.
    #[must_use]
    pub fn shortened_by(&self, entry: &Entry) -> Option<Seat> {
        entry.fact(fact::CLAIM_OK.name)?;
        self.announced.as_ref().map(|announced| announced.claimant)
    }

    /// Returns the claim by which this seat has shortened the game: the one that was told, or cards shown without a word.
    #[must_use]
    pub fn claim_of(&self, claimant: Seat) -> Announced {
        Announced::by(claimant, self.announced.as_ref())
    }

    fn forced_special(&self, claim: &Claim) -> ForcedSpecial {
        forced_special(&self.position, claim, Limits::until(&self.stop)).unwrap_or_default()
    }

    fn holds(&self, claim: &Claim) -> bool {
        Solver::default().ask(&self.position, claim, Limits::until(&self.stop)).holds() == Some(true)
    }

    /// Returns for which side the game is decided (2.4): `None` if that is not known, because nobody knows what was won
    /// before, or because it depends on when something was called.
    #[must_use]
    pub fn decided(&self) -> Option<Option<Team>> {
        let calls = match &self.decided {
            Decided::Known(decided) => return Some(*decided),
            Decided::OneOf(calls) => calls,
        };
        let won = self.position.won()?;
        let parts = self.position.parts();
        let cards_in_hand = BySeat::from_fn(|seat| u8::try_from(parts.hands[seat].len()).unwrap_or(u8::MAX));
        let mut results = calls.iter().map(|Calls { ladder, phase }| {
            let parties = parts.parties;
            Standing { parties, ladder, won, cards_in_hand, phase: *phase }.decided_for(&parts.rules)
        });
        let first = results.next()?;
        results.all(|other| other == first).then_some(first)
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

    /// Adds everything that can be computed, the same for every entry, and what only some entries ask.
    ///
    /// # Errors
    /// Returns a stated fact that contradicts the position.
    pub fn complete(&self, entry: &Entry, offender: Option<Seat>, facts: &mut Facts) -> Result<(), Problem> {
        self.add_parties(facts)?;
        self.add_silent_solo(facts)?;
        let zw = self.zwangslaeufig();
        add(facts, fact::ZW_FOR, zw.map_or(Value::Nobody, Value::Team))?;
        if let Some(team) = zw {
            let claim = match self.in_any_order() {
                Some(_) => Claim::new(&self.position, team, Manner::EveryOrder).ok(),
                None => self.announced_order(team),
            };
            self.add_forced(claim, facts)?;
        }
        if let Some(decided) = self.decided() {
            add(facts, fact::DECIDED, decided.map_or(Value::Nobody, Value::Team))?;
        }
        let Some(offender) = offender else { return Ok(()) };
        if entry.fact(fact::CLAIM_OK.name).is_some() && facts.word(fact::SHORTENING) != Some("hands_over") {
            self.add_claim(offender, zw, facts)?;
        }
        if facts.yes(fact::ANNOUNCED_CHARLIE) == Some(true) {
            add(facts, fact::CHARLIE_CAN_WIN, Value::YesNo(self.charlie_can_win(offender)))?;
        }
        if entry.fact(fact::LAST_TRICK.name).is_some() {
            add(facts, fact::LAST_TRICK, Value::YesNo(self.position.cards().tricks_left() == 1))?;
        }
        if entry.fact(fact::LEAD_RIGHT_CHANGES.name).is_some() {
            self.add_lead_right(offender, facts)?;
        }
        Ok(())
    }

    /// Whether the player who shortens the game makes all remaining tricks, and with which special points (3.10).
    fn add_claim(&self, claimant: Seat, zw: Option<Team>, facts: &mut Facts) -> Result<(), Problem> {
        if let Some(other) =
            self.announced.as_ref().map(|announced| announced.claimant).filter(|&seat| seat != claimant)
        {
            return Err(Problem::Contradiction { fact: "offender", stated: claimant.into(), found: other.into() });
        }
        if self.announced.is_some() && !facts.has(fact::SHORTENING) {
            facts.state(fact::SHORTENING, Value::Word("claims".to_owned()));
        }
        let unfit = |error: ClaimError| Problem::Unreadable { what: "announced", error: error.message() };
        let claim = self.claim_of(claimant).claim(&self.position).map_err(unfit)?;
        let holds = self.holds(&claim);
        add(facts, fact::CLAIM_OK, Value::YesNo(holds))?;
        if holds && zw.is_none() { self.add_forced(Some(claim), facts) } else { Ok(()) }
    }

    /// The special points that are bound to come (2.6, 3.1.7).
    fn add_forced(&self, claim: Option<Claim>, facts: &mut Facts) -> Result<(), Problem> {
        let Some(claim) = claim else { return Ok(()) };
        let forced = self.forced_special(&claim);
        for (fact, number) in [
            (fact::FORCED_FUCHS, forced.fuchs),
            (fact::FORCED_DOPPELKOPF, forced.doppelkopf),
            (fact::FORCED_CHARLIE, forced.charlie),
        ] {
            add(facts, fact, Value::Number(i64::from(number)))?;
        }
        Ok(())
    }

    /// Whether the claimant is bound to make the last trick with a jack of clubs that he keeps to the end (3.10.1).
    fn charlie_can_win(&self, claimant: Seat) -> bool {
        let hand = self.position.cards().hands()[claimant];
        if !hand.contains(Card::CJ) {
            return false;
        }
        let order = self.position.order();
        let (mut trumps, mut fehl): (Vec<Card>, Vec<Card>) =
            order.arranged(hand).partition(|&card| order.class_of(card) == Class::Trump);
        if let Some(kept) = trumps.iter().position(|&card| card == Card::CJ) {
            trumps.remove(kept);
        }
        let trumps_first: Vec<Card> = trumps.iter().chain(&fehl).copied().chain([Card::CJ]).collect();
        fehl.extend(trumps);
        fehl.push(Card::CJ);
        let team = self.position.parties().team_of(claimant);
        [trumps_first, fehl].into_iter().any(|order| {
            let manner = Manner::InOrder { claimant, order };
            let claim = Claim::new(&self.position, team, manner);
            claim.is_ok_and(|claim| self.forced_special(&claim).charlie == 1)
        })
    }

    /// Adds whether both queens of clubs of a silent solo lie: its player holds none (BSV 4.2.2).
    fn add_silent_solo(&self, facts: &mut Facts) -> Result<(), Problem> {
        let parts = self.position.parts();
        let Some(soloist) = parts.parties.soloist().filter(|_| parts.contract == Contract::Normal) else {
            return Ok(());
        };
        if facts.seat(fact::HOCHZEITER).is_some() {
            return Ok(());
        }
        let is_laid = !parts.hands[soloist].contains(Card::CQ);
        add(facts, fact::SECOND_CQ_LAID, Value::YesNo(is_laid))
    }

    /// Adds the members of Re, which may be stated in any order.
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
                stated: card.into(),
                found: Arg::list(self.position.cards().hands()[offender].cards(), Join::Comma),
            });
        }
        let Some(winner) = facts.seat(fact::TRICK_TO) else { return Ok(()) };
        let changes = self.owner_after_early_card(offender, card) != winner;
        add(facts, fact::LEAD_RIGHT_CHANGES, Value::YesNo(changes))
    }
}

/// Returns every way in which what was called may have been called: an Ansage without more may have been a mere reply, which
/// opens no Absagen (DDV D.4).
fn possible_calls(position: &Position, phases: &[CallPhase]) -> Vec<Calls> {
    let levels = position.parts().calls;
    let mut ladders = vec![Ladder::with_levels(levels)];
    for team in Team::ALL.into_iter().filter(|&team| levels[team] == Level::Ansage) {
        let late: Vec<_> = ladders.iter().map(|ladder| ladder.with_late_ansage(team)).collect();
        ladders.extend(late);
    }
    ladders.iter().flat_map(|&ladder| phases.iter().map(move |&phase| Calls { ladder, phase })).collect()
}
