//! Breaches found in a game written down, each with the state before it and the entry of the handbook it belongs to.

use crate::case::{Case, Game, GameKind, SoloKind};
use crate::claim::{Moment, Partnership};
use crate::computed::{add, can_win};
use crate::evidence::Evidence;
use crate::fact::{self, Value};
use crate::facts::Facts;
use crate::problem::Problem;
use game::record::{Announcement, Breaches, Fault, PlayedTrick, Record, check, resume};
use game::{
    Call, CallRefusal, Card, DealError, IllegalMove, Klaerung, Move, Named, Occasion, Play, Rules, Seat, WhyIllegal,
    WhyNot,
};

/// A breach that a record shows.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The entry it belongs to.
    pub entry: &'static str,
    /// Who committed it.
    pub offender: Seat,
    /// The game.
    pub game: Game,
    /// How many Absagen his opponents had made.
    pub absagen: u8,
    /// What the record says about it.
    pub facts: Facts,
    /// How many cards had been played.
    pub cards_played: usize,
    /// What was known about the sides at that moment.
    pub partnership: Partnership,
    /// The state before it, if there is one the solver can look at.
    pub evidence: Option<Evidence>,
    /// When everybody could recognise it: after so many cards.
    pub recognisable_at: Option<usize>,
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
            if let Some(fact) = crate::case::fact_of(entry, name) {
                add(&mut facts, fact, value.clone())?;
            }
        }
        if let Some(evidence) = &self.evidence {
            evidence.complete(entry, Some(self.offender), &mut facts)?;
        }
        Case::new(rules, self.entry, self.game, Some(self.offender), self.absagen, facts)
    }

    /// Returns when a claim comes that is made after so many cards: whether the breach can be recognised by then, and
    /// whether the claimant has acted himself since it could be (TSR 9.6.3).
    #[must_use]
    pub fn moment_of_claim(&self, record: &Record, claimant: Seat, after_cards: usize) -> Moment {
        let Some(since) = self.recognisable_at.filter(|&since| since <= after_cards) else {
            return Moment::of(false, false, false);
        };
        let plays = record.plays().take(after_cards).skip(since).any(|(_, seat, _)| seat == claimant);
        let calls = record.announcements.iter().any(|call| {
            let at = usize::from(call.before_card);
            call.player == claimant && since < at && at < after_cards
        });
        Moment::of(true, false, plays || calls)
    }
}

/// Returns every breach in a record that the handbook rules on, in the order of the game.
///
/// # Errors
/// Returns what is wrong with the record itself: cards that do not exist, hands that are no deal.
pub fn find(record: &Record, rules: &Rules) -> Result<Vec<Finding>, Problem> {
    let mut findings = before_the_first_card(record, rules)?;
    let bare = Record { announcements: Vec::new(), tricks_played: Vec::new(), re: None, ..record.clone() };
    let Ok(mut play) = resume(&bare, rules, Breaches::CountAsValid) else { return Ok(findings) };
    let mut cards = 0;
    for (_, seat, card) in record.plays() {
        call_all(record, &mut play, cards, &mut findings)?;
        if let Err(illegal) = play.check_card(seat, card)
            && let Some(finding) = of_card(record, &play, &illegal, cards)
        {
            findings.push(finding);
        }
        if play.play_unclaimed(seat, card).is_err() {
            return Err(unreadable(&check(record, rules)));
        }
        cards += 1;
    }
    call_all(record, &mut play, cards, &mut findings)?;
    Ok(findings)
}

fn call_all(record: &Record, play: &mut Play, cards: usize, findings: &mut Vec<Finding>) -> Result<(), Problem> {
    let now = |call: &&Announcement| usize::from(call.before_card) == cards;
    for &Announcement { player, say, .. } in record.announcements.iter().filter(now) {
        match play.call(player, say) {
            Ok(()) => {}
            Err(illegal) => {
                findings.extend(of_call(record, play, &illegal, say, cards));
                play.call_unclaimed(player, say)
                    .map_err(|illegal| Problem::Unreadable { what: "record", error: illegal.to_string() })?;
            }
        }
    }
    Ok(())
}

fn unreadable(breaches: &[game::record::Breach]) -> Problem {
    let error = breaches.iter().find(|breach| !breach.can_stand()).map(ToString::to_string).unwrap_or_default();
    Problem::Unreadable { what: "record", error }
}

/// Breaches of the deal and of the query.
fn before_the_first_card(record: &Record, rules: &Rules) -> Result<Vec<Finding>, Problem> {
    let breaches = check(record, rules);
    let mut wrong_count = Vec::new();
    let mut findings = Vec::new();
    for breach in &breaches {
        match &breach.fault {
            Fault::Deal(DealError::HandSize { seat, .. }) => wrong_count.push(*seat),
            Fault::Deal(DealError::DeckSize { .. }) => {}
            Fault::Act(illegal) => findings.extend(of_act(record, illegal)),
            Fault::Deal(_) => return Err(unreadable(&breaches)),
            _ => {}
        }
    }
    if let Some(&first) = wrong_count.first() {
        let facts =
            Facts::new().with(fact::WRONG_COUNT, Value::Seats(wrong_count)).with(fact::AFTER_QUERY, Value::YesNo(true));
        findings.push(bare("3.9.4", first, facts));
    }
    Ok(findings)
}

fn bare(entry: &'static str, offender: Seat, facts: Facts) -> Finding {
    Finding {
        entry,
        offender,
        game: Game::of(GameKind::None),
        absagen: 0,
        facts,
        cards_played: 0,
        partnership: Partnership::Unclear,
        evidence: None,
        recognisable_at: Some(0),
    }
}

fn of_act(record: &Record, illegal: &game::IllegalAct) -> Option<Finding> {
    let facts = Facts::new().with(fact::DEALER, Value::Seat(record.dealer));
    match illegal.why {
        WhyIllegal::NotYourTurn => Some(bare("3.3.3", illegal.seat, facts)),
        WhyIllegal::NotCertainlyHighest => {
            let facts = facts.with(fact::CERTAINLY_HIGHEST, Value::YesNo(false));
            Some(bare("3.3.4", illegal.seat, facts))
        }
        WhyIllegal::Over => {
            let facts = facts.with(fact::SAYS_GESUND_AFTER_NAMED, Value::YesNo(true));
            Some(bare("3.3.4", illegal.seat, facts))
        }
        WhyIllegal::TooLateToCorrect => {
            let facts = facts.with(fact::NEXT_PLAYER_SPOKE, Value::YesNo(true));
            Some(bare("3.3.2", illegal.seat, facts))
        }
        _ => None,
    }
}

/// What the play before the breach says about it.
fn with_play(entry: &'static str, offender: Seat, play: &Play, cards: usize) -> Finding {
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
    let absagen = play.team_of(offender).map_or(0, |team| public.levels()[!team].number().saturating_sub(1));
    Finding {
        entry,
        offender,
        game,
        absagen,
        facts,
        cards_played: cards,
        partnership: partnership(play),
        evidence: Evidence::of_play(play),
        recognisable_at: Some(cards + 1),
    }
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

fn of_card(record: &Record, play: &Play, illegal: &IllegalMove, cards: usize) -> Option<Finding> {
    let Move::Card(_) = illegal.action else { return None };
    let is_solo = |normal, solo| if established(play) { solo } else { normal };
    let entry = match illegal.why {
        // Rule 002 1.2: it is a Nichtbedienen as soon as a further Aktion has followed.
        WhyNot::NotFollowing(_) if is_last_act(record, cards) => is_solo("3.7.1", "3.7.2"),
        WhyNot::NotFollowing(_) => is_solo("3.8.1", "3.8.2"),
        WhyNot::NotYourTurn(_) if play.public().trick().is_empty() => is_solo("3.4.1", "3.4.2"),
        // Decision OP-25: the duty to call is omitted, a minor breach.
        WhyNot::DutyFirst(_) => "9.3",
        _ => return None,
    };
    let mut finding = with_play(entry, illegal.seat, play, cards);
    if let WhyNot::NotFollowing(led) = illegal.why {
        finding.recognisable_at = shown_later(record, play, illegal.seat, led, cards);
    }
    Some(finding)
}

fn is_last_act(record: &Record, cards: usize) -> bool {
    let calls_after = record.announcements.iter().any(|call| cards < usize::from(call.before_card));
    record.plays().count() == cards + 1 && !calls_after
}

/// A false discard is recognised when its player shows a card of the class he did not follow.
fn shown_later(record: &Record, play: &Play, seat: Seat, led: Card, cards: usize) -> Option<usize> {
    let order = play.public().order();
    let class = order.class_of(led);
    let later = record.plays().enumerate().skip(cards + 1);
    later.filter(|&(_, (_, player, shown))| player == seat && order.class_of(shown) == class).map(|(i, _)| i + 1).next()
}

/// Whether everybody knows that a solo is played.
fn established(play: &Play) -> bool {
    match game_of(play).kind {
        GameKind::Solo | GameKind::HochzeitSolo => true,
        GameKind::StillesSolo => play.public().plays().filter(|&(_, card)| card == Card::CQ).count() == 2,
        GameKind::None | GameKind::Normal | GameKind::Hochzeit | GameKind::Trumpfabgabe => false,
    }
}

fn of_call(record: &Record, play: &Play, illegal: &IllegalMove, call: Call, cards: usize) -> Option<Finding> {
    let WhyNot::Call(refused) = illegal.why else { return None };
    let seat = illegal.seat;
    let is_cleared = play.public().is_cleared();
    let entry = match refused.reason {
        CallRefusal::BeforeReservationSettled => "3.5.1",
        CallRefusal::BeforeClarifyingTrick => "3.5.2",
        CallRefusal::WrongParty if is_cleared => "3.5.4",
        CallRefusal::WrongParty => "3.5.5",
        CallRefusal::Repeated => "3.5.9",
        CallRefusal::TooLate
        | CallRefusal::ReplyTooLate
        | CallRefusal::SkippedStageTooLate
        | CallRefusal::PartyOnlyReplied => {
            if established(play) {
                "3.5.7"
            } else {
                "3.5.6"
            }
        }
    };
    let mut finding = with_play(entry, seat, play, cards);
    finding.recognisable_at = Some(cards);
    match entry {
        "3.5.2" => add_early_call(record, play, seat, cards, &mut finding.facts),
        "3.5.4" | "3.5.5" => {
            finding.facts.state(fact::PARTNERSHIP_CLEAR, Value::YesNo(is_cleared));
            finding.facts.state(fact::SAID, Value::Word(call.to_string()));
            if let Some(team) = play.team_of(seat) {
                finding.facts.state(fact::PARTY, Value::Team(team));
            }
        }
        "3.5.9" => {
            finding.facts.state(fact::PARTNERSHIP_CLEAR, Value::YesNo(is_cleared));
            finding.facts.state(fact::SAID, Value::Word(call.to_string()));
        }
        _ => {}
    }
    Some(finding)
}

/// The facts of 3.5.2: whose the trick was, whether the Hochzeiter could win it, what came of it.
fn add_early_call(record: &Record, play: &Play, announcer: Seat, cards: usize, facts: &mut Facts) {
    let Named::Hochzeit { hochzeiter, .. } = play.public().game().named else { return };
    let seat = |seat: Option<Seat>| seat.map_or(Value::Nobody, Value::Seat);
    facts.state(fact::HOCHZEITER, Value::Seat(hochzeiter));
    facts.state(fact::ANNOUNCER, Value::Seat(announcer));
    let trick = *play.public().trick();
    facts.state(fact::OWNER_AT_CALL, seat(trick.owner()));
    facts.state(fact::BEFORE_OWN_LEAD, Value::YesNo(trick.is_empty() && trick.leader() == announcer));
    facts.state(fact::BEFORE_FIRST_LEAD, Value::YesNo(cards == 0));
    let order = play.public().order();
    let lying: Vec<Card> = trick.cards().to_vec();
    // A call before the lead is looked at after it, otherwise the Hochzeiter could always win (REFEREE 4.5).
    let led = record.plays().nth(cards).map(|(_, _, card)| card).filter(|_| lying.is_empty());
    let mut hands = *play.hands();
    for (player, &card) in trick.leader().clockwise().zip(&lying) {
        hands[player].add(card);
    }
    let looked_at: Vec<Card> = lying.iter().copied().chain(led).collect();
    if !looked_at.is_empty() {
        let could = can_win(order, &hands, trick.leader(), &looked_at, hochzeiter);
        facts.state(fact::HOCHZEITER_COULD_WIN_TRICK, Value::YesNo(could));
    }
    let tricks: Vec<game::Trick> = record
        .tricks_played
        .iter()
        .map(|PlayedTrick { lead, cards }| game::Trick::of(order, *lead, &cards[..cards.len().min(4)]))
        .collect();
    let running = tricks.get(cards / 4).filter(|trick| trick.is_complete());
    facts.state(fact::TRICK_STILL_RUNNING, Value::YesNo(running.is_none()));
    if let Some(winner) = running.and_then(game::Trick::owner) {
        facts.state(fact::TRICK_TO, Value::Seat(winner));
    }
    let condition = match play.public().game().named {
        Named::Hochzeit { condition, .. } => condition,
        _ => return,
    };
    let klaerung = Klaerung::of(play.public().rules(), order, hochzeiter, condition, &tricks);
    if let Some(number) = klaerung.trick() {
        facts.state(fact::PARTNER, seat(klaerung.partner()));
        let leader_after = tricks.get(usize::from(number) - 1).and_then(game::Trick::owner);
        facts.state(fact::LEAD_CHANGES, Value::YesNo(leader_after != Some(trick.leader())));
    }
    let alone = klaerung.partner().is_none() && klaerung.trick().is_some();
    facts.state(fact::WINS_FIRST_THREE, Value::YesNo(alone));
}
