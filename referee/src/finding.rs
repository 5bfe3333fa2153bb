//! Breaches found in a game written down, each with the state before it and the entry of the handbook it belongs to.
//!
//! A record is read from its beginning up to a moment: what happens later cannot be known to a claimant at that point, with the
//! exception of the tricks that decide about an early call (3.5.2) or a card out of turn (3.6.2). A breach has a step of the
//! [timeline](Record::timeline), and so has the moment at which everybody can recognise it.

mod call;
mod card;
mod incident;
mod query;

use crate::case::Case;
use crate::claim::{self, Claim, Moment, Partnership};
use crate::computed::add;
use crate::evidence::Evidence;
use crate::fact::{self, Value};
use crate::facts::Facts;
use crate::played::{Game, GameKind, SoloKind};
use crate::problem::Problem;
use game::rules::HandOverForfeits;
use game::{Card, Klaerung, Named, Occasion, Play, Rules, Seat, SeatSet, Team};
use notation::record::{Breaches, Event, Fault, Moment as At, PlayedTrick, Record, Step, check, resume, schweine_fate};
use text::{Localized, Message};

/// Something in a record that the handbook has an entry about.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The entry it belongs to.
    pub entry: &'static str,
    /// Whether the handbook forbids it.
    pub nature: Nature,
    /// Seat that committed it.
    pub offender: Seat,
    /// The game, if it has come to one.
    pub game: Option<Game>,
    /// The number of Absagen that his opponents had made.
    pub absagen: u8,
    /// The facts that the record gives.
    pub facts: Facts,
    /// Other entries that are about the same, with what they ask besides.
    pub also: Vec<(&'static str, Facts)>,
    /// The number of cards played.
    pub cards_played: usize,
    /// The public knowledge about the sides at that moment.
    pub partnership: Partnership,
    /// The state before it, if there is one the solver can look at.
    pub evidence: Option<Evidence>,
    /// Why the solver cannot look at that state, where the play itself leaves it open.
    pub unsolved: Option<Message>,
    /// After how many steps of the timeline it was done.
    pub done: usize,
    /// After how many steps everybody could recognise it and knew whose it was.
    pub recognisable: Option<usize>,
    /// The seats that knew it beyond doubt from the beginning, by their own cards.
    pub certain_for: SeatSet,
    /// The seat that has forfeited its claim by handing its cards over, and the number of steps before that.
    pub forfeited: Option<(Seat, usize)>,
    /// After how many steps a partner who was asked had answered that it is not claimed.
    pub waived: Option<usize>,
}

/// Whether something is forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Nature {
    /// It breaks a rule, if only irrelevantly.
    Breach,
    /// The handbook says that it is allowed; told only to who asks for its entry.
    Allowed,
}

/// A claim in a record: who, and where in the timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimAt {
    /// Seat that claims.
    pub claimant: Seat,
    /// The number of steps of the timeline before it.
    pub steps: usize,
    /// Whether he knows the breach beyond doubt, also if it cannot be recognised yet.
    pub certainty: Certainty,
}

/// Whether a claimant knows a breach beyond doubt ("zweifelsfrei erkennbar", 002 1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// He says so, and the referee has seen why.
    Certain,
    /// Nobody says so.
    Unsaid,
}

impl Finding {
    /// Returns the case, under this entry or the one the breach belongs to; facts that were stated besides must not
    /// contradict the record.
    ///
    /// # Errors
    /// Returns the contradiction, or what is wrong with the facts.
    pub fn case(&self, rules: &Rules, stated: &Facts) -> Result<Case, Problem> {
        let entry = crate::catalogue::find(rules, self.entry)?;
        let mut facts = stated.clone();
        for (name, value) in self.facts.iter() {
            // Two entries may mean different things by the same name.
            if let Some(fact) = crate::case::fact_of(entry, name).filter(|fact| fact.kind.allows(value)) {
                add(&mut facts, fact, value.clone())?;
            }
        }
        if let Some(evidence) = &self.evidence {
            evidence.complete(entry, Some(self.offender), &mut facts)?;
        }
        let case = Case::new(rules, self.entry, self.game, Some(self.offender), self.absagen, facts)?;
        let case = case.with_unsolved(self.unsolved.clone());
        Ok(match &self.evidence {
            Some(evidence) => case.with_announced(evidence.announced()),
            None => case,
        })
    }

    /// Returns the same under another entry that is about it, if there is such a one.
    #[must_use]
    pub fn under(&self, entry: &str) -> Option<Self> {
        if entry == self.entry {
            return Some(self.clone());
        }
        let (entry, more) = match self.also.iter().find(|(other, _)| *other == entry) {
            Some((other, facts)) => (*other, facts.clone()),
            None => (self.general(entry)?, Facts::new()),
        };
        let mut facts = self.facts.clone();
        if entry == "3.1.8" {
            let breach = if self.entry.starts_with("3.4.") { "aufspiel" } else { "verwerfen" };
            facts.state(fact::BREACH, Value::Word(breach.to_owned()));
        }
        for (name, value) in more.iter() {
            if let Some(fact) = fact::ALL.iter().find(|fact| fact.name == name && fact.kind.allows(value)) {
                facts.state(*fact, value.clone());
            }
        }
        Some(Self { entry, facts, ..self.clone() })
    }

    /// Returns the entry if it is one about breaches of this kind in general: hints, decided games, tricks that a side
    /// makes anyway.
    fn general(&self, entry: &str) -> Option<&'static str> {
        let starts = |beginnings: &[&str]| beginnings.iter().any(|beginning| self.entry.starts_with(beginning));
        let is_about_it = match entry {
            "3.1.3" => self.evidence.is_some() || self.facts.has(fact::DECIDED),
            "3.1.5" | "3.1.6" | "3.1.7" => self.evidence.is_some(),
            "3.1.4" => starts(&["3.5.4", "3.5.5"]),
            "3.1.8" => starts(&["3.4.1", "3.4.2", "3.7."]),
            "3.1.9" => starts(&["3.6."]),
            "3.1.10" => starts(&["3.8."]),
            _ => false,
        };
        crate::catalogue::entries().map(|known| known.number).find(|&number| is_about_it && number == entry)
    }

    /// Returns when a claim comes: whether the breach can be recognised by then, by everybody or beyond doubt by the
    /// claimant, and whether the claimant has acted himself since (002 1.2, TSR 9.6.3).
    #[must_use]
    pub fn moment_of_claim(&self, record: &Record, claim: ClaimAt) -> Moment {
        if claim.steps < self.done {
            return Moment::TooEarly;
        }
        if self.forfeited.is_some_and(|(seat, since)| seat == claim.claimant && since <= claim.steps) {
            return Moment::Forfeited;
        }
        if self.waived.is_some_and(|since| since <= claim.steps) {
            return Moment::Waived;
        }
        let is_certain = claim.certainty == Certainty::Certain || self.certain_for.contains(claim.claimant);
        let Some(since) = self.recognisable.filter(|&since| since <= claim.steps) else {
            return if is_certain { Moment::EarlyButCertain } else { Moment::TooEarly };
        };
        let timeline = record.timeline();
        let since_then = &timeline[since..claim.steps.min(timeline.len())];
        let has_acted = since_then.iter().any(|step| step.event.actor() == Some(claim.claimant));
        if has_acted { Moment::TooLate } else { Moment::InTime }
    }
}

/// Returns everything in a record that the handbook has an entry about, in the order of the game.
///
/// # Errors
/// Returns what is wrong with the record itself: cards that do not exist, hands that are no deal.
pub fn find(record: &Record, rules: &Rules) -> Result<Vec<Finding>, Problem> {
    find_until(record, rules, usize::MAX)
}

/// Returns what [`find`] returns, as far as it happened in this many steps of the timeline.
///
/// # Errors
/// As [`find`].
pub fn find_until(record: &Record, rules: &Rules, steps: usize) -> Result<Vec<Finding>, Problem> {
    let breaches = check(record, rules);
    if breaches.iter().any(cannot_have_happened) {
        return Err(unreadable(&breaches));
    }
    let timeline = record.timeline();
    let until = steps.min(timeline.len());
    let mut finder = Finder { record, rules, timeline, until, findings: Vec::new(), replied: Vec::new() };
    let begun = beginning(record, rules);
    query::read(&mut finder, begun.as_ref())?;
    match begun {
        Some(play) => finder.read(play)?,
        None if finder.findings.is_empty() && breaches.iter().any(|breach| !breach.can_stand()) => {
            return Err(unreadable(&breaches));
        }
        None => {}
    }
    Ok(finder.findings)
}

/// Returns the game at the end of a record, if it has come to one, the state for the solver, and for which side it is decided.
#[must_use]
pub fn state_at_end(record: &Record, rules: &Rules) -> Option<(Game, Option<Evidence>, Option<Value>)> {
    let play = resume(record, rules, Breaches::CountAsValid).ok()?;
    Some((game_of(&play), Evidence::of_play(&play), decided(&play)))
}

/// Returns for which side a game is decided, which the tricks and the calls tell even where it is no position; `None` while
/// the sides are open, and after the last card.
fn decided(play: &Play) -> Option<Value> {
    let is_played = play.parties().is_some() && play.actor().is_some();
    is_played.then(|| play.decided_for().map_or(Value::Nobody, Value::Team))
}

/// Returns why the solver cannot look at a game that has begun: it is open who plays with whom, or what the cards are worth.
fn unsolved(play: &Play) -> Option<Message> {
    match play.parties() {
        None => Some(Message::new("unsolved-hochzeit")),
        Some(_) => play.why_no_position().map(|why| why.message()),
    }
}

/// The game before its first card. Who leads may tell what kind of solo it is.
fn beginning(record: &Record, rules: &Rules) -> Option<Play> {
    let lead = record.tricks_played.first().map(|trick| PlayedTrick { lead: trick.lead, cards: Vec::new() });
    let bare = Record {
        announcements: Vec::new(),
        tricks_played: lead.into_iter().collect(),
        incidents: Vec::new(),
        re: None,
        ..record.clone()
    };
    let mut play = resume(&bare, rules, Breaches::CountAsValid).ok()?;
    play.decide_schweine(schweine_fate(record, rules, &play));
    Some(play)
}

/// Returns whether a record tells of cards that nobody held, or of moments that it does not have. Hands of the wrong size and
/// rounds that are not over are matters of the handbook.
fn cannot_have_happened(breach: &notation::record::Breach) -> bool {
    match &breach.fault {
        Fault::NotHeld { .. } | Fault::NoSuchMoment { .. } | Fault::Missing("player") => true,
        Fault::Contradiction { field, .. } => *field == "early",
        _ => false,
    }
}

/// Returns the problem of a record that cannot be played.
pub(crate) fn unreadable(breaches: &[notation::record::Breach]) -> Problem {
    let told = breaches.iter().find(|breach| cannot_have_happened(breach));
    let error = told.or_else(|| breaches.iter().find(|breach| !breach.can_stand()));
    let error = error.map_or_else(|| Message::verbatim(""), Localized::message);
    Problem::Unreadable { what: "record", error }
}

/// Reads a record step by step.
struct Finder<'a> {
    record: &'a Record,
    rules: &'a Rules,
    timeline: Vec<Step<'a>>,
    until: usize,
    findings: Vec<Finding>,
    /// The sides whose Ansage was in time only as a reply.
    replied: Vec<Team>,
}

impl Finder<'_> {
    fn read(&mut self, mut play: Play) -> Result<(), Problem> {
        // Rule: the level of a winning bid is announced at once, and written down with the other calls.
        let announced: Vec<_> = play.public().calls().iter().map(|called| (0, called.seat, called.call)).collect();
        let mut n_repeated = 0;
        for index in 0..self.until {
            let Step { at, event } = self.timeline[index];
            match event {
                Event::Said(_) => {}
                Event::Call(call) if announced.get(n_repeated) == Some(&(call.before_card, call.player, call.say)) => {
                    n_repeated += 1;
                }
                Event::Call(call) => call::read(self, &mut play, index, call)?,
                Event::Card { player, card } => card::read(self, &mut play, index, (player, card))?,
                Event::Incident(incident) => match at {
                    At::Query { .. } => query::note_call(&mut play, incident),
                    At::Play { .. } => incident::read(self, &play, index, incident),
                },
            }
        }
        Ok(())
    }

    /// Returns whether nobody acted after this step.
    fn is_last_action(&self, index: usize) -> bool {
        !self.timeline[index + 1..self.until.max(index + 1)].iter().any(|step| step.event.actor().is_some())
    }

    /// Returns how many cards had been played in the end.
    fn cards_in_the_end(&self) -> usize {
        self.timeline[..self.until].iter().filter(|step| matches!(step.event, Event::Card { .. })).count()
    }

    /// Returns the breach with what the play before it shows; everybody recognises it at once.
    fn found(&self, entry: &'static str, offender: Seat, play: &Play, index: usize) -> Finding {
        let public = play.public();
        let game = game_of(play);
        let mut facts = Facts::new();
        if game.kind == GameKind::StillesSolo {
            let laid = public.plays().filter(|&(_, card)| card == Card::CQ).count();
            facts.state(fact::SECOND_CQ_LAID, Value::YesNo(laid == 2));
        }
        if matches!(game.kind, GameKind::Hochzeit | GameKind::HochzeitSolo) {
            let complete = i64::try_from(public.tricks().len()).unwrap_or(0);
            facts.state(fact::TRICKS_COMPLETED, Value::Number(complete));
        }
        let evidence = Evidence::of_play(play);
        if let (None, Some(decided)) = (&evidence, decided(play)) {
            facts.state(fact::DECIDED, decided);
        }
        let absagen = play.team_of(offender).map_or(0, |team| public.levels()[!team].number().saturating_sub(1));
        Finding {
            entry,
            nature: Nature::Breach,
            offender,
            game: Some(game),
            absagen,
            facts,
            also: Vec::new(),
            cards_played: public.cards_played(),
            partnership: partnership(play),
            evidence,
            unsolved: unsolved(play),
            done: index + 1,
            recognisable: Some(index + 1),
            certain_for: SeatSet::EMPTY,
            forfeited: None,
            waived: None,
        }
    }

    /// Rule DDV E.2, BSV 5.4: what a soloist can no longer claim who has handed his cards over in this step.
    fn forfeit(&mut self, soloist: Seat, index: usize) {
        let forfeits = self.rules.breaches.hand_over_forfeits;
        let is_lost = |finding: &&mut Finding| match forfeits {
            HandOverForfeits::Nichtbedienen => ["3.7.", "3.8."].iter().any(|about| finding.entry.starts_with(about)),
            HandOverForfeits::All => true,
        };
        for finding in self.findings.iter_mut().filter(is_lost) {
            finding.forfeited = finding.forfeited.or(Some((soloist, index + 1)));
        }
    }

    /// Rule DDV G.7.3: who could claim and answers in this step that he does not binds his partner, and the breach is a valid
    /// move.
    fn waive(&mut self, partner: Seat, index: usize) {
        let answer = ClaimAt { claimant: partner, steps: index, certainty: Certainty::Unsaid };
        let record = self.record;
        let could_claim = |finding: &&mut Finding| {
            let (offender, partnership) = (finding.offender, finding.partnership);
            let moment = finding.moment_of_claim(record, answer);
            claim::check(&Claim { claimant: partner, offender, partnership, moment }).is_ok()
        };
        for finding in self.findings.iter_mut().filter(could_claim) {
            finding.waived = finding.waived.or(Some(index + 1));
        }
    }
}

/// Returns the entry for a normal game, or that for a solo if everybody knows that one is played.
fn by_game(play: &Play, normal: &'static str, solo: &'static str) -> &'static str {
    if established(play) { solo } else { normal }
}

fn partnership(play: &Play) -> Partnership {
    match play.parties().filter(|_| play.public().is_cleared()) {
        Some(parties) => Partnership::Clear(game::BySeat::from_fn(|seat| parties.team_of(seat))),
        None => Partnership::Unclear,
    }
}

fn game_of(play: &Play) -> Game {
    let public = play.public();
    match public.game().named {
        Named::Solo { soloist, occasion, .. } => {
            let is_pflicht = occasion == Occasion::Vorgefuehrt || play.pflichtsolo_open().contains(soloist);
            Game::solo(soloist, if is_pflicht { SoloKind::Pflicht } else { SoloKind::Lust })
        }
        Named::Hochzeit { hochzeiter, .. } => {
            let is_alone = matches!(public.klaerung(), Some(Klaerung::Alone(_)));
            let kind = if is_alone { GameKind::HochzeitSolo } else { GameKind::Hochzeit };
            Game { kind, soloist: Some(hochzeiter), solo_kind: None }
        }
        Named::Trumpfabgabe { .. } => Game::of(GameKind::Trumpfabgabe),
        Named::Normal => match play.parties().and_then(game::Parties::soloist) {
            Some(soloist) => Game { kind: GameKind::StillesSolo, soloist: Some(soloist), solo_kind: None },
            None => Game::of(GameKind::Normal),
        },
    }
}

/// Rule DDV G.7.3: a partner may be asked whether he claims; his answer is a claim, or none.
fn asks_partner(words: &str) -> bool {
    words.trim_end_matches('?').eq_ignore_ascii_case("reklamation")
}

/// Whether everybody knows that a solo is played.
fn established(play: &Play) -> bool {
    play.established_soloist().is_some()
}
