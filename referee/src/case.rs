//! What a ruling is asked about.

use crate::catalogue;
use crate::claim::{Claims, Partnership, Told};
use crate::computed;
use crate::consistency;
use crate::entry::{Entry, Role, Scope};
use crate::fact::{self, Value};
use crate::facts::Facts;
use crate::implied;
use crate::problem::Problem;
use game::{BySeat, Card, Parties, Rules, Seat, SeatSet, Team};
use text::Message;

/// The game in which the breach happened, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameKind {
    /// Before or after a game.
    None,
    /// Two against two, or not known to be a solo.
    Normal,
    /// A Hochzeit that may still find, or has found, its partner.
    Hochzeit,
    /// A Hochzeit without partner.
    HochzeitSolo,
    /// A silent solo.
    StillesSolo,
    /// Trumpfabgabe (Recklinghausen).
    Trumpfabgabe,
    /// A named solo.
    Solo,
}

impl GameKind {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::None,
        Self::Normal,
        Self::Hochzeit,
        Self::HochzeitSolo,
        Self::StillesSolo,
        Self::Trumpfabgabe,
        Self::Solo,
    ];

    /// Returns the name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Normal => "normal",
            Self::Hochzeit => "hochzeit",
            Self::HochzeitSolo => "hochzeit_solo",
            Self::StillesSolo => "stilles_solo",
            Self::Trumpfabgabe => "trumpfabgabe",
            Self::Solo => "solo",
        }
    }

    /// Returns the game with this name; every named solo is a `solo`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        if game::Solo::from_name(name).is_some() {
            return Some(Self::Solo);
        }
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Returns whether one player is alone in this game, established or not.
    #[must_use]
    pub const fn is_one_against_three(self) -> bool {
        matches!(self, Self::HochzeitSolo | Self::StillesSolo | Self::Solo)
    }
}

/// Whether a solo is the compulsory one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoloKind {
    /// Pflichtsolo.
    Pflicht,
    /// Lustsolo.
    Lust,
}

/// The game of a [`Case`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// Which one.
    pub kind: GameKind,
    /// Who plays alone, or the Hochzeiter.
    pub soloist: Option<Seat>,
    /// Whether a named solo is the compulsory one, if that is known.
    pub solo_kind: Option<SoloKind>,
}

impl Game {
    /// Returns a game without a soloist.
    #[must_use]
    pub const fn of(kind: GameKind) -> Self {
        Self { kind, soloist: None, solo_kind: None }
    }

    /// Returns a solo of this player.
    #[must_use]
    pub const fn solo(soloist: Seat, solo_kind: SoloKind) -> Self {
        Self { kind: GameKind::Solo, soloist: Some(soloist), solo_kind: Some(solo_kind) }
    }
}

/// How the game of a case is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// It was told, or follows from the cards, from other facts or from the entry.
    Told,
    /// Nobody said anything: a normal game is assumed, and the ruling says so.
    Assumed,
}

/// A breach and everything that is known about it, checked.
#[derive(Clone, Debug)]
pub struct Case {
    rules: Rules,
    entry: &'static Entry,
    game: Game,
    known: Known,
    offender: Option<Seat>,
    absagen: u8,
    facts: Facts,
    claims: Claims,
    unsolved: Option<Message>,
}

/// The most Absagen a side can have made.
pub const MOST_ABSAGEN: u8 = 4;

impl Case {
    /// Returns the case: this entry of the catalogue, in this game, by this offender (`None`: nobody at the table),
    /// after so many Absagen of his opponents. If no game is given, it is taken from the facts, or asked for where the
    /// ruling depends on it.
    ///
    /// # Errors
    /// Returns what is unknown, impossible or contradictory.
    pub fn new(
        rules: &Rules,
        number: &str,
        game: impl Into<Option<Game>>,
        offender: Option<Seat>,
        absagen: u8,
        facts: Facts,
    ) -> Result<Self, Problem> {
        let entry = catalogue::find(rules, number)?;
        let implied = implied::game(rules, entry, &facts);
        let (game, known) = match (game.into(), implied.or_else(|| implied::by_entry(entry))) {
            (Some(told), _) => (implied.map_or(Ok(told), |implied| implied::reconcile(told, implied))?, Known::Told),
            (None, Some(game)) => (game, Known::Told),
            (None, None) => (Game::of(GameKind::Normal), Known::Assumed),
        };
        // Before or after a game nothing is told about the one that a breach affects.
        let known = if game.kind == GameKind::None { Known::Assumed } else { known };
        let claims = Claims::NotStated;
        let unsolved = None;
        let mut case = Self { rules: rules.clone(), entry, game, known, offender, absagen, facts, claims, unsolved };
        case.complete_soloist()?;
        case.check()?;
        if case.is_told_by_game() {
            computed::add(&mut case.facts, fact::PARTNERSHIP_CLEAR, Value::YesNo(true))?;
        }
        computed::complete(rules, entry, case.game, &mut case.facts)?;
        if let Some(claimed) = case.facts.yes(fact::CLAIMED) {
            case.claims = Claims::Told(if claimed { Told::Claimed } else { Told::NotClaimed });
        }
        Ok(case)
    }

    /// Returns the same case with the claims that were made.
    ///
    /// # Errors
    /// Returns that something else was stated about them.
    pub fn with_claims(mut self, claims: Claims) -> Result<Self, Problem> {
        if let Some(valid) = claims.are_valid() {
            computed::add(&mut self.facts, fact::CLAIMED, Value::YesNo(valid))?;
            self.claims = claims;
        }
        Ok(self)
    }

    /// Returns a case of which not everything is known yet, unchecked.
    pub(crate) fn draft(
        rules: &Rules,
        entry: &'static Entry,
        game: Game,
        offender: Option<Seat>,
        facts: Facts,
    ) -> Self {
        let claims = Claims::NotStated;
        let known = Known::Told;
        Self { rules: rules.clone(), entry, game, known, offender, absagen: 0, facts, claims, unsolved: None }
    }

    /// Returns the same case under another entry.
    ///
    /// # Errors
    /// Returns what does not fit that entry.
    pub fn under(&self, number: &str) -> Result<Self, Problem> {
        let entry = catalogue::find(&self.rules, number)?;
        let mut case = Self { entry, ..self.clone() };
        let kept: Vec<_> = case.facts.iter().map(|(name, _)| name).filter(|name| allowed(entry, name)).collect();
        let mut facts = Facts::new();
        for name in kept {
            let fact = fact_of(entry, name).expect("only known facts were kept");
            let value = case.facts.get(fact).expect("the fact is there").clone();
            if fact.kind.allows(&value) {
                facts.state(fact, value);
            }
        }
        case.facts = facts;
        case.check()?;
        Ok(case)
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
    pub const fn known(&self) -> Known {
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

    /// Returns what was known about the sides at the breach, which decides who may claim it (002 1.2, TSR 9.6.1): all of
    /// it in a solo that is established and in a Trumpfabgabe, otherwise what was told.
    ///
    /// # Errors
    /// Returns that the members of Re are missing if all four sides were known.
    pub fn partnership(&self) -> Result<Partnership, Problem> {
        if self.facts.yes(fact::PARTNERSHIP_CLEAR) != Some(true) && !self.is_told_by_game() {
            return Ok(Partnership::Unclear);
        }
        let re = self.re().ok_or(Problem::MissingFact { entry: self.entry.number, fact: fact::RE })?;
        Ok(Partnership::Clear(BySeat::from_fn(|seat| Parties { re }.team_of(seat))))
    }

    /// Returns the side of the offender, if the case tells.
    #[must_use]
    pub fn offender_team(&self) -> Option<Team> {
        match self.re() {
            Some(re) => Some(if re.contains(self.offender?) { Team::Re } else { Team::Kontra }),
            None => self.facts.team(fact::PARTY),
        }
    }

    /// A soloist may be told as part of the game or as a fact; both have to agree.
    fn complete_soloist(&mut self) -> Result<(), Problem> {
        for fact in [fact::SOLOIST, fact::HOCHZEITER] {
            let Some(stated) = self.facts.seat(fact) else { continue };
            match self.game.soloist {
                Some(known) if known != stated => {
                    return Err(Problem::Contradiction { fact: fact.name, stated: stated.into(), found: known.into() });
                }
                _ => self.game.soloist = Some(stated),
            }
        }
        Ok(())
    }

    fn check(&self) -> Result<(), Problem> {
        if MOST_ABSAGEN < self.absagen {
            return Err(Problem::TooManyAbsagen { number: self.absagen });
        }
        self.check_game()?;
        self.check_scope()?;
        self.check_facts()?;
        self.check_re()?;
        self.check_cards()
    }

    fn check_facts(&self) -> Result<(), Problem> {
        for (name, value) in self.facts.iter() {
            let fact = fact_of(self.entry, name).ok_or_else(|| Problem::unknown_fact(self.entry, name))?;
            if !fact.kind.allows(value) {
                return Err(Problem::BadValue { fact, value: value.to_string() });
            }
        }
        Ok(())
    }

    /// Checks what is known of a draft; what is still to be told is nothing wrong.
    pub(crate) fn check_so_far(&self) -> Result<(), Problem> {
        self.check_facts()?;
        self.check_re()?;
        self.check_cards()?;
        consistency::check(self)
    }

    fn check_game(&self) -> Result<(), Problem> {
        let needs_soloist = matches!(self.game.kind, GameKind::Solo | GameKind::HochzeitSolo)
            || self.facts.yes(fact::SECOND_CQ_LAID) == Some(true) && self.game.kind == GameKind::StillesSolo;
        if needs_soloist && self.game.soloist.is_none() {
            return Err(Problem::NoSoloist { game: self.game.kind });
        }
        if self.game.kind == GameKind::Normal && self.game.soloist.is_some() && !self.facts.has(fact::HOCHZEITER) {
            return Err(Problem::SoloistInNormalGame);
        }
        if self.game.kind == GameKind::Trumpfabgabe && self.rules.trumpfabgabe == game::rules::Trumpfabgabe::Off {
            return Err(Problem::NoSuchGame { game: self.game.kind, rules: self.rules.name.to_string() });
        }
        Ok(())
    }

    fn check_scope(&self) -> Result<(), Problem> {
        if self.known == Known::Assumed {
            match self.entry.scope {
                Scope::SoloGame => return Err(Problem::MissingGame { entry: self.entry.number }),
                Scope::Hochzeit => {
                    return Err(Problem::MissingFact { entry: self.entry.number, fact: fact::HOCHZEITER });
                }
                Scope::Any | Scope::NormalGame => {}
            }
        }
        let is_solo = self.established_soloist().is_some();
        let fits = match self.entry.scope {
            Scope::Any => true,
            Scope::NormalGame => !is_solo,
            Scope::SoloGame => is_solo,
            Scope::Hochzeit => matches!(self.game.kind, GameKind::Hochzeit | GameKind::HochzeitSolo),
        };
        // Whether a silent solo is known to be one decides about the entry, the class and the credit.
        if self.game.kind == GameKind::StillesSolo && self.entry.scope != Scope::Any {
            self.facts
                .yes(fact::SECOND_CQ_LAID)
                .ok_or(Problem::MissingFact { entry: self.entry.number, fact: fact::SECOND_CQ_LAID })?;
        }
        if fits { Ok(()) } else { Err(Problem::WrongScope { entry: self.entry.number, scope: self.entry.scope }) }
    }

    fn check_re(&self) -> Result<(), Problem> {
        let listed = self.facts.seats(fact::RE);
        let re = SeatSet::of(listed);
        if re.len() != listed.len() || 2 < re.len() || self.facts.has(fact::RE) && re.is_empty() {
            return Err(Problem::ImpossibleRe { re: listed.to_vec() });
        }
        let Some(soloist) = self.game.soloist else { return Ok(()) };
        if self.facts.has(fact::RE) && self.game.kind.is_one_against_three() && re != SeatSet::only(soloist)
            || !re.is_empty() && self.game.kind == GameKind::Hochzeit && !re.contains(soloist)
        {
            return Err(Problem::Contradiction {
                fact: fact::RE.name,
                stated: listed.to_vec().into(),
                found: soloist.into(),
            });
        }
        Ok(())
    }

    /// No card is there three times, no hand has more cards than are dealt (REFEREE chapter 2.1, 000 A.1).
    fn check_cards(&self) -> Result<(), Problem> {
        let Some(hands) = self.facts.hands(fact::HANDS) else { return Ok(()) };
        let dealt = self.rules.n_tricks();
        let total: usize = hands.iter().map(|(_, hand)| hand.len()).sum();
        if 4 * dealt < total {
            return Err(Problem::TooManyCards { total, dealt: 4 * dealt });
        }
        for (seat, hand) in hands.iter() {
            if dealt < hand.len() && !self.facts.has(fact::WRONG_COUNT) {
                return Err(Problem::HandTooLarge { seat, has: hand.len(), dealt });
            }
        }
        for card in Card::all() {
            let copies: usize = hands.iter().map(|(_, hand)| hand.count(card)).sum();
            if 2 < copies {
                return Err(Problem::TooManyCopies { card, copies });
            }
            if 0 < copies && !self.rules.kinds().contains(card) {
                return Err(Problem::NotInDeck { card, rules: self.rules.name.to_string() });
            }
        }
        Ok(())
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

fn allowed(entry: &Entry, name: &str) -> bool {
    fact_of(entry, name).is_some()
}
