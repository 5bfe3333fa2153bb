//! A checked case: completed by what follows from the stated facts.

use crate::case::{Case, GENERAL, KnownGame, MOST_ABSAGEN, fact_of};
use crate::catalogue::{self, beginning};
use crate::claim::{Claims, Partnership, Told};
use crate::computed;
use crate::consistency;
use crate::entry::{Entry, Scope};
use crate::fact::{self, Value};
use crate::facts::Facts;
use crate::implied;
use crate::played::{Game, GameKind};
use crate::problem::Problem;
use game::{BySeat, Card, Parties, Rules, Seat, SeatSet};
use strsim::levenshtein;

impl Case {
    /// Returns the case: this entry of the catalogue, in this game, by this offender (`None`: nobody at the table),
    /// after this many Absagen of his opponents. If no game is given, it is taken from the facts, or asked for where the
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
            (Some(told), _) => {
                (implied.map_or(Ok(told), |implied| implied::reconcile(told, implied))?, KnownGame::Told)
            }
            (None, Some(game)) => (game, KnownGame::Told),
            (None, None) => (Game::of(GameKind::Normal), KnownGame::Assumed),
        };
        // Before or after a game nothing is told about the one that a breach affects.
        let known = if game.kind == GameKind::None { KnownGame::Assumed } else { known };
        let claims = Claims::NotStated;
        let (announced, unsolved) = (None, None);
        let rules_of_case = rules.clone();
        let mut case =
            Self { rules: rules_of_case, entry, game, known, offender, absagen, facts, claims, announced, unsolved };
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
            let fact = fact_of(self.entry, name).ok_or_else(|| unknown_fact(self.entry, name))?;
            if !fact.kind.allows(value) {
                return Err(Problem::BadValue { fact, value: value.to_string() });
            }
        }
        Ok(())
    }

    /// Checks the known facts of a draft; missing ones are no error.
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
        if self.game.kind == GameKind::Trumpfabgabe
            && self.rules.trumpfabgabe.if_nobody == game::rules::Trumpfabgabe::Off
        {
            return Err(Problem::NoSuchGame { game: self.game.kind, rules: self.rules.name.to_string() });
        }
        Ok(())
    }

    fn check_scope(&self) -> Result<(), Problem> {
        if self.known == KnownGame::Assumed {
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

fn allowed(entry: &Entry, name: &str) -> bool {
    fact_of(entry, name).is_some()
}

/// Returns the problem of an unknown fact, with the nearest name.
pub(crate) fn unknown_fact(entry: &Entry, name: &str) -> Problem {
    const NEAR: usize = 5;
    let names = entry.asks.iter().map(|ask| ask.fact).chain(GENERAL.iter().copied());
    let nearest = names
        .map(|fact| (levenshtein(beginning(name), fact.name), fact.name))
        .min_by_key(|&(distance, _)| distance)
        .filter(|&(distance, _)| distance <= NEAR)
        .map(|(_, name)| name);
    Problem::UnknownFact { entry: entry.number, fact: name.to_owned(), nearest }
}
