//! The case of a ruling.

use crate::announced::Announced;
use crate::claim::Claims;
use crate::entry::{Entry, Role, Row};
use crate::fact::{self, Value};
use crate::facts::Facts;
use crate::played::{Game, GameKind};
use game::{Rules, Seat, SeatSet, Team};
use text::Message;

/// The source of the game of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnownGame {
    /// The game was stated, or follows from the cards, from other facts or from the entry.
    Told,
    /// The game was not stated: a normal game is assumed, and the ruling says so.
    Assumed,
}

/// A breach and everything that is known about it, checked.
#[derive(Clone, Debug)]
pub struct Case {
    pub(crate) rules: Rules,
    pub(crate) entry: &'static Entry,
    pub(crate) game: Game,
    pub(crate) known: KnownGame,
    pub(crate) offender: Option<Seat>,
    pub(crate) absagen: u8,
    pub(crate) facts: Facts,
    pub(crate) claims: Claims,
    pub(crate) announced: Option<Announced>,
    pub(crate) unsolved: Option<Message>,
}

/// The most Absagen a side can have made.
pub const MOST_ABSAGEN: u8 = 4;

impl Case {
    /// Returns a case of which not everything is known yet, unchecked.
    pub(crate) fn draft(
        rules: &Rules,
        entry: &'static Entry,
        game: Game,
        offender: Option<Seat>,
        facts: Facts,
    ) -> Self {
        let claims = Claims::NotStated;
        let known = KnownGame::Told;
        let (announced, unsolved) = (None, None);
        Self { rules: rules.clone(), entry, game, known, offender, absagen: 0, facts, claims, announced, unsolved }
    }

    /// Returns the same case with one fact more.
    #[must_use]
    pub(crate) fn with(mut self, fact: fact::Fact, value: Value) -> Self {
        self.facts.state(fact, value);
        self
    }

    /// Returns the same case with the reason why the solver cannot look at its cards, if there is one.
    #[must_use]
    pub(crate) fn with_unsolved(self, unsolved: Option<Message>) -> Self {
        Self { unsolved, ..self }
    }

    /// Returns the same case with the claim of all remaining tricks that its cards were judged by; `told` is what was said.
    #[must_use]
    pub(crate) fn with_announced(self, told: Option<&Announced>) -> Self {
        let is_claim = self.entry.fact(fact::CLAIM_OK.name).is_some();
        let is_claim = is_claim && self.facts.word(fact::SHORTENING) != Some("hands_over");
        let claimed = self.offender.filter(|_| is_claim).map(|offender| Announced::by(offender, told));
        Self { announced: claimed.or_else(|| told.cloned()), ..self }
    }

    /// Returns the claim of all remaining tricks that the cards were judged by: the one that shortened the game, or an order of play
    /// that somebody named before the breach.
    #[must_use]
    pub const fn announced(&self) -> Option<&Announced> {
        self.announced.as_ref()
    }

    /// Returns why the solver cannot look at the cards of this case, which would otherwise tell who makes all remaining tricks.
    #[must_use]
    pub const fn unsolved(&self) -> Option<&Message> {
        self.unsolved.as_ref()
    }

    /// Returns the rule set.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the entry.
    #[must_use]
    pub const fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// Returns the game.
    #[must_use]
    pub const fn game(&self) -> Game {
        self.game
    }

    /// Returns how the game is known.
    #[must_use]
    pub const fn known(&self) -> KnownGame {
        self.known
    }

    /// Returns the claims of the breach.
    #[must_use]
    pub const fn claims(&self) -> &Claims {
        &self.claims
    }

    /// Returns the same case as it would be in another game.
    #[must_use]
    pub(crate) fn in_game(&self, game: Game) -> Self {
        Self { game, ..self.clone() }
    }

    /// Returns the offender, if he sits at the table.
    #[must_use]
    pub const fn offender(&self) -> Option<Seat> {
        self.offender
    }

    /// Returns how many Absagen the offender's opponents had made.
    #[must_use]
    pub const fn absagen(&self) -> u8 {
        self.absagen
    }

    /// Returns the facts.
    #[must_use]
    pub const fn facts(&self) -> &Facts {
        &self.facts
    }

    /// Returns the soloist once everybody knows that a solo is played (DDV G.3 b; BSV 4.2.1, 4.2.2).
    #[must_use]
    pub fn established_soloist(&self) -> Option<Seat> {
        // Rule BSV 4.2.1 b: a Hochzeit is a solo after the third trick without a partner.
        const KLAERUNG: i64 = 3;
        let established = match self.game.kind {
            GameKind::Solo => true,
            GameKind::HochzeitSolo => self.facts.number(fact::TRICKS_COMPLETED).is_none_or(|n| KLAERUNG <= n),
            // Rule BSV 4.2.2: a silent solo is one as soon as the second queen of clubs lies.
            GameKind::StillesSolo => self.facts.yes(fact::SECOND_CQ_LAID) == Some(true),
            GameKind::None | GameKind::Normal | GameKind::Hochzeit | GameKind::Trumpfabgabe => false,
        };
        self.game.soloist.filter(|_| established)
    }

    /// Returns the row that applies.
    pub(crate) fn row(&self) -> &'static Row {
        self.entry.row(self).expect("the last row of every entry has no condition left open")
    }

    /// Returns the part of the offender in the game.
    #[must_use]
    pub fn role(&self) -> Role {
        match (self.established_soloist(), self.offender) {
            (None, _) => Role::NormalGame,
            (Some(soloist), Some(offender)) if soloist == offender => Role::Soloist,
            (Some(_), _) => Role::AgainstSoloist,
        }
    }

    /// Returns the members of Re, if the case tells.
    #[must_use]
    pub fn re(&self) -> Option<SeatSet> {
        let listed = self.facts.seats(fact::RE);
        if !listed.is_empty() {
            return Some(SeatSet::of(listed));
        }
        self.game.soloist.filter(|_| self.game.kind.is_one_against_three()).map(SeatSet::only)
    }

    /// Returns whether the game itself tells everybody who plays with whom: a solo that is established, a Trumpfabgabe.
    pub(crate) fn is_told_by_game(&self) -> bool {
        self.established_soloist().is_some() || self.game.kind == GameKind::Trumpfabgabe
    }

    /// Returns the side of the offender, if the case tells.
    #[must_use]
    pub fn offender_team(&self) -> Option<Team> {
        match self.re() {
            Some(re) => Some(if re.contains(self.offender?) { Team::Re } else { Team::Kontra }),
            None => self.facts.team(fact::PARTY),
        }
    }
}

/// Facts that every entry knows (REFEREE 1.1).
pub const GENERAL: &[fact::Fact] = &[
    fact::RE,
    fact::DECIDED,
    fact::ZW_FOR,
    fact::FORCED_FUCHS,
    fact::FORCED_DOPPELKOPF,
    fact::FORCED_CHARLIE,
    fact::CAN_HURT_SOLOIST,
    fact::CLAIMED,
    fact::SOLOIST,
    fact::SECOND_CQ_LAID,
    fact::HOCHZEITER,
    fact::TRICKS_COMPLETED,
    fact::DEALER,
    fact::HANDS,
    fact::CALLS_IN_QUERY,
    fact::CHARLIE_CAN_WIN,
    fact::PARTNERSHIP_CLEAR,
    fact::CLARIFYING_TRICK,
    fact::RECONSTRUCTIBLE,
    fact::CARDS_REVEALED,
];

/// Returns the fact that this name means in an entry.
#[must_use]
pub fn fact_of(entry: &Entry, name: &str) -> Option<fact::Fact> {
    entry.fact(name).or_else(|| GENERAL.iter().chain(&[fact::EXAMPLE]).copied().find(|fact| fact.name == name))
}
