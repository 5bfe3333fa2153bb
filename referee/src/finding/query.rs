//! Breaches before the game is found: in the deal, in the Vorbehalt round, and during it.

use super::call::add_early_call;
use super::{Finder, Finding, Nature, asks_partner, game_of, unreadable};
use crate::claim::Partnership;
use crate::fact::{self, Fact, Value};
use crate::facts::Facts;
use crate::played::{Game, GameKind, SoloKind};
use crate::problem::Problem;
use game::{
    Act, Call, Card, Deal, DealError, GameName, Named, Play, Say, Seat, SeatSet, Spielfindung, Vorbehalt, WhyIllegal,
};
use notation::record::{Deed, Event, Fault, Incident, Moment as At, Said, check, hear};

/// Tells everything up to the first card. `begun` is the game that came of it, if one did.
pub(super) fn read(finder: &mut Finder<'_>, begun: Option<&Play>) -> Result<(), Problem> {
    deal(finder)?;
    let game = begun.filter(|_| is_over(finder)).map(game_of);
    let record = finder.record;
    let Ok(deal) = Deal::from_cards(finder.rules, record.dealer, &record.hands) else { return Ok(()) };
    let mut round = match record.vorfuehren {
        Some(soloist) => Spielfindung::vorfuehren(finder.rules, deal, soloist),
        None => Spielfindung::new(finder.rules, deal, record.pflichtsolo_open.iter().copied().collect::<SeatSet>()),
    };
    let mut heard: Vec<Said> = Vec::new();
    for index in 0..finder.until {
        let step = finder.timeline[index];
        if !matches!(step.at, At::Query { .. }) {
            break;
        }
        if let Event::Incident(Incident { player: Some(player), what: Deed::Waived, .. }) = step.event {
            finder.waive(*player, index);
        }
        let stage = if round.actor().is_none() { Stage::Found } else { Stage::Open };
        let query = Query { finder, heard: &heard, deal: &deal, game, index, stage };
        let found = match step.event {
            Event::Said(said) => {
                let words = record.vorbehalte.as_deref().unwrap_or_default();
                let why =
                    hear(&mut round, words.get(heard.len()..).unwrap_or_default()).err().map(|illegal| illegal.why);
                let found = query.said(said, why);
                heard.push(said);
                found
            }
            Event::Incident(incident) => query.incident(incident, begun),
            Event::Call(_) | Event::Card { .. } => None,
        };
        finder.findings.extend(found);
    }
    false_hochzeit_without_words(finder, game);
    Ok(())
}

/// Enters a call that was made before the game was found, which nobody claimed.
pub(super) fn note_call(play: &mut Play, incident: &Incident) {
    if let (Deed::Called(call), Some(player)) = (&incident.what, incident.player) {
        // There are cards to play, so that it can be entered.
        let _ = play.call_unclaimed(player, *call);
    }
}

/// Returns whether the game is known: a card is played, or a Vorbehalt is, or everybody has spoken and every one is named.
fn is_over(finder: &Finder<'_>) -> bool {
    let said: Vec<Said> = finder.record.vorbehalte.clone().unwrap_or_default();
    let has_spoken = |seat: Seat| said.iter().any(|said| said.player == seat);
    let is_vorbehalt = |said: &Said| matches!(said.act, Act::Say(Say::Vorbehalt | Say::Klein | Say::Gross));
    let is_settled =
        !said.iter().any(is_vorbehalt) || said.iter().any(|said| matches!(said.act, Act::Name(_) | Act::Bid(_)));
    let is_played = 0 < finder.record.plays().count() || finder.record.game != GameName::Normal;
    is_played || finder.record.vorbehalte.is_none() || Seat::ALL.into_iter().all(has_spoken) && is_settled
}

/// Breaches of the deal.
fn deal(finder: &mut Finder<'_>) -> Result<(), Problem> {
    let breaches = check(finder.record, finder.rules);
    let mut wrong_count = Vec::new();
    for breach in &breaches {
        match &breach.fault {
            Fault::Deal(DealError::HandSize { seat, .. }) => wrong_count.push(*seat),
            Fault::Deal(DealError::DeckSize { .. }) => {}
            Fault::Deal(_) => return Err(unreadable(&breaches)),
            _ => {}
        }
    }
    if let Some(&first) = wrong_count.first() {
        let facts =
            Facts::new().with(fact::WRONG_COUNT, Value::Seats(wrong_count)).with(fact::AFTER_QUERY, Value::YesNo(true));
        let mut finding = bare("3.9.4", first, None, 0);
        finding.facts = facts;
        // Whenever the cards are counted.
        finding.recognisable = Some(finder.until);
        finder.findings.push(finding);
    }
    Ok(())
}

fn bare(entry: &'static str, offender: Seat, game: Option<Game>, done: usize) -> Finding {
    let mut facts = Facts::new();
    if game.is_some_and(|game| game.kind == GameKind::StillesSolo) {
        facts.state(fact::SECOND_CQ_LAID, Value::YesNo(false));
    }
    Finding {
        entry,
        nature: Nature::Breach,
        offender,
        game,
        absagen: 0,
        facts,
        also: Vec::new(),
        cards_played: 0,
        partnership: Partnership::Unclear,
        evidence: None,
        unsolved: None,
        done,
        recognisable: Some(done),
        certain_for: SeatSet::EMPTY,
        forfeited: None,
        waived: None,
    }
}

/// A false Hochzeit of which only the game tells, not the words.
fn false_hochzeit_without_words(finder: &mut Finder<'_>, game: Option<Game>) {
    let breaches = check(finder.record, finder.rules);
    let is_false = |breach: &&notation::record::Breach| breach.fault == Fault::FalseHochzeit;
    let Some(hochzeiter) = breaches.iter().find(is_false).and_then(|breach| breach.seat) else { return };
    let named = finder.timeline.iter().take_while(|step| matches!(step.at, At::Query { .. })).count();
    if named <= finder.until {
        finder.findings.push(false_hochzeit(finder, hochzeiter, game, named));
    }
}

/// Finds a false Hochzeit. A holder of a queen of clubs knows it beyond doubt (002 1.2), the others as soon as another
/// player lays one.
fn false_hochzeit(finder: &Finder<'_>, hochzeiter: Seat, game: Option<Game>, done: usize) -> Finding {
    let mut finding = bare("2.1.1", hochzeiter, game, done);
    finding.facts.state(fact::TABLE_CLASS, Value::Word("serious".to_owned()));
    let hands = &finder.record.hands;
    let holders = Seat::ALL.into_iter().filter(|&seat| seat != hochzeiter && hands[seat].contains(&Card::CQ));
    finding.certain_for = holders.collect();
    let laid = finder.timeline.iter().position(|step| match step.event {
        Event::Card { player, card } => player != hochzeiter && card == Card::CQ,
        _ => false,
    });
    finding.recognisable = laid.map(|step| step + 1);
    finding
}

/// One thing of the Vorbehalt round, and what was heard before it.
struct Query<'a, 'r> {
    finder: &'a Finder<'r>,
    heard: &'a [Said],
    deal: &'a Deal,
    game: Option<Game>,
    index: usize,
    stage: Stage,
}

/// Whether the game was found before something was said.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Somebody had to speak.
    Open,
    /// A Vorbehalt was named that is the highest in any case, or everybody had spoken.
    Found,
}

impl Query<'_, '_> {
    /// `why` it is not allowed, if it is not.
    fn said(&self, said: Said, why: Option<WhyIllegal>) -> Option<Finding> {
        match said.act {
            Act::Say(say) => self.word(said.player, say, why),
            Act::Name(vorbehalt) => self.name(said.player, vorbehalt, why),
            _ => None,
        }
    }

    fn found(&self, entry: &'static str, offender: Seat, facts: &[(Fact, Value)]) -> Finding {
        let mut finding = bare(entry, offender, self.game, self.index + 1);
        finding.facts.state(fact::DEALER, Value::Seat(self.finder.record.dealer));
        for (fact, value) in facts {
            finding.facts.state(*fact, value.clone());
        }
        finding
    }

    fn allowed(&self, entry: &'static str, offender: Seat, facts: &[(Fact, Value)]) -> Finding {
        Finding { nature: Nature::Allowed, ..self.found(entry, offender, facts) }
    }

    /// Returns what this seat has said about a Vorbehalt, the last word.
    fn word_of(&self, seat: Seat) -> Option<Say> {
        self.heard.iter().rev().filter(|said| said.player == seat).find_map(|said| match said.act {
            Act::Say(say) => Some(say),
            _ => None,
        })
    }

    fn name_of(&self, seat: Seat) -> Option<Vorbehalt> {
        self.heard.iter().rev().filter(|said| said.player == seat).find_map(|said| match said.act {
            Act::Name(vorbehalt) => Some(vorbehalt),
            _ => None,
        })
    }

    /// Returns whether another seat has acted since the last words of this one.
    fn others_acted_since(&self, seat: Seat) -> bool {
        let before = self.finder.timeline[..self.index].iter().rev();
        let since = before.take_while(|step| !matches!(step.event, Event::Said(said) if said.player == seat));
        since.into_iter().any(|step| step.event.actor().is_some_and(|actor| actor != seat))
    }

    fn order(&self) -> impl Iterator<Item = Seat> {
        self.finder.record.dealer.next().clockwise()
    }

    /// Returns who has not spoken yet, from the first seat on.
    fn silent(&self) -> Vec<Seat> {
        self.order().filter(|&seat| self.word_of(seat).is_none()).collect()
    }

    fn has_hochzeit(&self, seat: Seat) -> bool {
        self.deal.hands()[seat].count(Card::CQ) == 2
    }

    fn word(&self, seat: Seat, say: Say, why: Option<WhyIllegal>) -> Option<Finding> {
        let yes = |yes| Value::YesNo(yes);
        match (self.word_of(seat), say, why) {
            (Some(_), _, None) => Some(self.allowed("3.3.2", seat, &[(fact::NEXT_PLAYER_SPOKE, yes(false))])),
            (Some(Say::Gesund), _, Some(WhyIllegal::TooLateToCorrect)) => {
                Some(self.found("3.3.2", seat, &[(fact::NEXT_PLAYER_SPOKE, yes(true))]))
            }
            (Some(_), Say::Gesund, Some(WhyIllegal::TooLateToCorrect)) => {
                let mut finding = self.found("3.3.11", seat, &[(fact::HAS_HOCHZEIT, yes(self.has_hochzeit(seat)))]);
                finding.also.push(("3.3.2", Facts::new().with(fact::NEXT_PLAYER_SPOKE, yes(true))));
                Some(finding)
            }
            (None, _, Some(WhyIllegal::NotYourTurn)) if self.stage == Stage::Open => self.early_word(seat),
            (_, _, Some(WhyIllegal::NotYourTurn | WhyIllegal::Over)) if self.stage == Stage::Found => {
                Some(self.found("3.3.4", seat, &[(fact::SAYS_GESUND_AFTER_NAMED, yes(true))]))
            }
            _ => None,
        }
    }

    /// Rule 002 3.3.3, 3.3.6: a player who speaks before it is his turn, and, as the first of all, begins wrongly. Those who
    /// come after him once the silent seat has spoken speak in turn.
    fn early_word(&self, seat: Seat) -> Option<Finding> {
        let right = self.silent().first().copied().filter(|&first| first != seat)?;
        let facts = [(fact::SILENT, Value::Seat(right)), (fact::EARLY, Value::Seats(self.early_speakers(seat, right)))];
        let mut finding = self.found("3.3.3", seat, &facts);
        if self.heard.is_empty() {
            let facts = Facts::new()
                .with(fact::BEGAN, Value::Seat(seat))
                .with(fact::RIGHT, Value::Seat(right))
                .with(fact::QUERY_FINISHED, Value::YesNo(is_over(self.finder)));
            finding.also.push(("3.3.6", facts));
        }
        Some(finding)
    }

    /// Returns the seats behind the silent one that have spoken, and this one.
    fn early_speakers(&self, seat: Seat, silent: Seat) -> Vec<Seat> {
        let is_behind = |other: Seat| {
            let place = |of: Seat| self.order().position(|seat| seat == of);
            place(silent) < place(other)
        };
        let mut speakers: Vec<Seat> = Vec::new();
        for other in self.heard.iter().map(|said| said.player).chain([seat]) {
            if is_behind(other) && !speakers.contains(&other) {
                speakers.push(other);
            }
        }
        speakers
    }

    fn name(&self, seat: Seat, vorbehalt: Vorbehalt, why: Option<WhyIllegal>) -> Option<Finding> {
        let yes = |yes| Value::YesNo(yes);
        if matches!(vorbehalt, Vorbehalt::Hochzeit { .. }) && !self.has_hochzeit(seat) {
            return Some(false_hochzeit(self.finder, seat, self.game, self.index + 1));
        }
        if self.word_of(seat) == Some(Say::Gesund) && why.is_some() {
            return self.name_after_gesund(seat, vorbehalt, 0);
        }
        match (self.name_of(seat), vorbehalt) {
            (Some(Vorbehalt::Solo(_)), Vorbehalt::Hochzeit { .. }) => {
                let word = |word: &str| Value::Word(word.to_owned());
                return Some(self.found(
                    "3.3.8",
                    seat,
                    &[(fact::FROM, word("vorbehalt_solo")), (fact::TO, word("vorbehalt_hochzeit"))],
                ));
            }
            (Some(_), Vorbehalt::Solo(_)) => {
                let acted = why.is_some() || self.others_acted_since(seat);
                let facts = [(fact::ACTION_SINCE_NAMING, yes(acted))];
                let finding = self.allowed("3.3.7", seat, &facts);
                return Some(if acted { Finding { nature: Nature::Breach, ..finding } } else { finding });
            }
            _ => {}
        }
        match why {
            Some(WhyIllegal::Over | WhyIllegal::NotYourTurn | WhyIllegal::NotAsked) if self.stage == Stage::Found => {
                Some(self.found("3.3.4", seat, &[(fact::SAYS_GESUND_AFTER_NAMED, yes(true))]))
            }
            Some(WhyIllegal::NotCertainlyHighest | WhyIllegal::NotYourTurn | WhyIllegal::NotAsked) => {
                Some(self.named_too_early(seat, vorbehalt))
            }
            None if !self.silent().is_empty() => {
                Some(self.allowed("3.3.4", seat, &[(fact::CERTAINLY_HIGHEST, yes(true))]))
            }
            _ => None,
        }
    }

    /// Rule 002 3.3.9, 3.3.10: gesund, and later a Vorbehalt.
    fn name_after_gesund(&self, seat: Seat, vorbehalt: Vorbehalt, cards: usize) -> Option<Finding> {
        let cards = Value::Number(i64::try_from(cards).unwrap_or(i64::MAX));
        match vorbehalt {
            Vorbehalt::Hochzeit { .. } => Some(self.found("3.3.9", seat, &[(fact::CARDS_PLAYED, cards)])),
            Vorbehalt::Solo(_) => Some(self.found("3.3.10", seat, &[(fact::WANTED, Value::Word("solo".to_owned()))])),
            _ => None,
        }
    }

    /// Rule 002 3.3.5: who else has a higher Vorbehalt is told by the game that is played.
    fn named_too_early(&self, seat: Seat, vorbehalt: Vorbehalt) -> Finding {
        let name = match vorbehalt {
            Vorbehalt::Solo(solo) => solo.name(),
            _ => "hochzeit",
        };
        let mut facts = vec![(fact::NAMED, Value::Word(name.to_owned()))];
        let solo = self.game.filter(|game| game.kind == GameKind::Solo);
        let played_by = solo.and_then(|game| game.soloist).filter(|&soloist| soloist != seat);
        if let Some(soloist) = played_by {
            let which = if name == "hochzeit" { fact::HIGHER_VORBEHALT_OF } else { fact::HIGHER_OR_EARLIER_SOLO_OF };
            facts.push((which, Value::Seat(soloist)));
        }
        if let Some(&later) = self.silent().iter().find(|&&silent| silent != seat) {
            facts.push((fact::LATER_PLAYER_SILENT, Value::Seat(later)));
        }
        let mut finding = self.found("3.3.5", seat, &facts);
        finding.also.push(("3.3.4", Facts::new().with(fact::CERTAINLY_HIGHEST, Value::YesNo(false))));
        finding
    }

    fn incident(&self, incident: &Incident, begun: Option<&Play>) -> Option<Finding> {
        let player = incident.player?;
        match &incident.what {
            Deed::Said(word) if ["weg", "weiter"].contains(&word.as_str()) => {
                Some(self.found("3.3.1", player, &[(fact::WORD_SAID, Value::Word(word.clone()))]))
            }
            Deed::Said(words) if asks_partner(words) => None,
            Deed::Said(words) => {
                Some(self.found("3.11.7", player, &[(fact::WORDS, Value::Word(words.replace('_', " ")))]))
            }
            Deed::Early(card) => Some(self.early_lead(player, *card)),
            Deed::Called(call) => Some(self.early_call(player, *call, begun)),
            _ => None,
        }
    }

    /// Rule 002 3.4.3, 3.4.4: led before the game was found, with an open Vorbehalt of somebody else or his own.
    fn early_lead(&self, player: Seat, card: Card) -> Finding {
        let has_vorbehalt = |seat: Seat| {
            matches!(self.word_of(seat), Some(Say::Vorbehalt | Say::Klein | Say::Gross)) && self.name_of(seat).is_none()
        };
        if has_vorbehalt(player) {
            return self.found("3.4.4", player, &[(fact::VORBEHALT_NAMED, Value::YesNo(false))]);
        }
        let mut finding = self.found("3.4.3", player, &[(fact::CARD_LED, Value::Card(card))]);
        let open = self.silent().into_iter().chain(self.order().filter(|&seat| has_vorbehalt(seat)));
        let Some(open) = open.into_iter().find(|&seat| seat != player) else { return finding };
        finding.facts.state(fact::SILENT_OR_VORBEHALT, Value::Seat(open));
        if let Some(word) = self.what_came_of_it(open) {
            finding.facts.state(fact::W_DOES, Value::Word(word.to_owned()));
        }
        let lead = self.finder.record.plays().next().map(|(_, seat, card)| (seat, card));
        if let Some((_, replaced)) = lead.filter(|&(seat, _)| seat == player) {
            finding.facts.state(fact::LEAD_REPLACED, Value::YesNo(replaced != card));
        }
        finding
    }

    /// Returns what the seat with the open Vorbehalt did, if the game is known.
    fn what_came_of_it(&self, open: Seat) -> Option<&'static str> {
        let game = self.game?;
        let is_his = game.soloist == Some(open);
        Some(match game.kind {
            GameKind::Solo if is_his && game.solo_kind == Some(SoloKind::Pflicht) => "pflichtsolo",
            GameKind::Solo if is_his => "lustsolo",
            GameKind::Hochzeit | GameKind::HochzeitSolo if is_his => "hochzeit",
            _ => "waives",
        })
    }

    /// Rule 002 3.5.1: called before everybody has spoken; in a Hochzeit judged as 3.5.2.
    fn early_call(&self, player: Seat, call: Call, begun: Option<&Play>) -> Finding {
        let mut finding = self.found("3.5.1", player, &[(fact::SAID, Value::Word(call.to_string()))]);
        if let Some(&silent) = self.silent().iter().find(|&&silent| silent != player) {
            finding.facts.state(fact::SILENT, Value::Seat(silent));
        }
        if let Some(play) = begun.filter(|play| matches!(play.public().game().named, Named::Hochzeit { .. })) {
            add_early_call(self.finder.record, play, player, 0, &mut finding.facts);
        }
        finding
    }
}
