//! Calls that were made although a rule forbids it.

use super::{Finder, Finding, Nature, established};
use crate::computed::can_win;
use crate::fact::{self, Value};
use crate::facts::Facts;
use crate::problem::Problem;
use game::{
    Call, CallRefusal, CallRefused, Card, IllegalMove, Klaerung, Level, Named, Play, Seat, Team, Timely, WhyNot,
};
use notation::record::{Announcement, Event, PlayedTrick, Record, is_corrected_at_once, said_together_with};
use text::Localized;

/// Makes the call, and tells what was wrong with it.
pub(super) fn read(finder: &mut Finder<'_>, play: &mut Play, index: usize, call: &Announcement) -> Result<(), Problem> {
    let &Announcement { player, say, .. } = call;
    let team = play.team_of(player);
    if is_corrected_at_once(&finder.timeline, index, team) {
        finder.findings.push(slip(finder, play, index, player));
        return Ok(());
    }
    let timely = team.and_then(|team| {
        let public = play.public();
        public.ladder().check(finder.rules, team, say, &public.moment(player)).ok()
    });
    let Err(illegal) = play.call(player, say) else {
        let is_reply = timely.is_some_and(|it| it.timely == Timely::Reply && it.before == Level::None);
        finder.replied.extend(team.filter(|_| is_reply));
        return Ok(());
    };
    let found = match said_together_with(&finder.timeline, index) {
        Some(other) => Some(at_once(finder, play, index, (player, say), other)),
        None => of_refused(finder, play, &illegal, say, index),
    };
    finder.findings.extend(found);
    play.call_unclaimed(player, say).map_err(|illegal| Problem::Unreadable { what: "record", error: illegal.message() })
}

/// Rule 002 3.5.3: a false Ansage that is corrected at once is no breach.
fn slip(finder: &Finder<'_>, play: &Play, index: usize, player: Seat) -> Finding {
    let mut finding = finder.found("3.5.3", player, play, index);
    finding.nature = Nature::Allowed;
    finding.facts.state(fact::CORRECTED_AT_ONCE, Value::YesNo(true));
    finding
}

/// Rule 002 3.5.10: the same call at the same time.
fn at_once(finder: &Finder<'_>, play: &Play, index: usize, (player, say): (Seat, Call), other: Seat) -> Finding {
    let mut finding = finder.found("3.5.10", player, play, index);
    finding.facts.state(fact::SIMULTANEOUS_WITH, Value::Seat(other));
    finding.facts.state(fact::SAID, Value::Word(say.to_string()));
    finding
}

fn of_refused(finder: &Finder<'_>, play: &Play, illegal: &IllegalMove, call: Call, index: usize) -> Option<Finding> {
    let WhyNot::Call(refused) = illegal.why else { return None };
    let seat = illegal.seat;
    let is_cleared = play.public().is_cleared();
    let entry = entry_of(finder, play, &refused);
    let mut finding = finder.found(entry, seat, play, index);
    match entry {
        "3.5.2" => add_early_call(finder.record, play, seat, finding.cards_played, &mut finding.facts),
        "3.5.4" | "3.5.5" | "3.5.9" => {
            finding.facts.state(fact::PARTNERSHIP_CLEAR, Value::YesNo(is_cleared));
            finding.facts.state(fact::SAID, Value::Word(call.to_string()));
            if let Some(team) = play.team_of(seat).filter(|_| entry != "3.5.9") {
                finding.facts.state(fact::PARTY, Value::Team(team));
            }
        }
        "3.5.11" => {
            finding.facts.state(fact::REPLY_REPEATED, Value::YesNo(true));
            finding.facts.state(fact::SAID, Value::Word(call.to_string()));
        }
        _ => {}
    }
    match entry {
        "3.5.4" => finding.nature = Nature::Allowed,
        "3.5.5" => add_false_word(finder, play, seat, index, &mut finding),
        _ => {}
    }
    Some(finding)
}

/// Rule 002 1.2: a false word is recognised when the queens of clubs show it: one of a player who said "Kontra", both of
/// others than the player who said "Re". Who holds or has seen the two queens knows it beyond doubt.
fn add_false_word(finder: &Finder<'_>, play: &Play, seat: Seat, index: usize, finding: &mut Finding) {
    let queens = |steps: usize, of: &dyn Fn(Seat) -> bool| {
        let laid = finder.timeline[..steps].iter().filter(|step| match step.event {
            Event::Card { player, card } => card == Card::CQ && of(player),
            _ => false,
        });
        laid.count()
    };
    let is_re = play.team_of(seat) == Some(Team::Re);
    let is_shown = |steps: usize| {
        if is_re { 0 < queens(steps, &|player| player == seat) } else { queens(steps, &|player| player != seat) == 2 }
    };
    finding.recognisable = (index + 1..=finder.until).find(|&steps| is_shown(steps));
    let knows = |knower: Seat| {
        let held = finder.record.hands[knower].iter().filter(|&&card| card == Card::CQ).count();
        !is_re && held + queens(index, &|player| player != seat && player != knower) == 2
    };
    finding.certain_for = Seat::ALL.into_iter().filter(|&knower| knower != seat && knows(knower)).collect();
}

fn entry_of(finder: &Finder<'_>, play: &Play, refused: &CallRefused) -> &'static str {
    match refused.reason {
        CallRefusal::BeforeReservationSettled => "3.5.1",
        CallRefusal::BeforeClarifyingTrick => "3.5.2",
        CallRefusal::WrongParty if play.public().is_cleared() => "3.5.4",
        CallRefusal::WrongParty => "3.5.5",
        // Rule DDV D.4: a reply is "Re" or "Kontra" at a time when only a reply is possible.
        CallRefusal::Repeated if refused.call.level() == Level::Ansage && finder.replied.contains(&refused.team) => {
            "3.5.11"
        }
        CallRefusal::Repeated => "3.5.9",
        CallRefusal::NoSuchCall
        | CallRefusal::InsideTrick
        | CallRefusal::OffTurn
        | CallRefusal::OnlyReply
        | CallRefusal::TooLate
        | CallRefusal::ReplyTooLate
        | CallRefusal::SkippedStageTooLate
        | CallRefusal::StageSkipped
        | CallRefusal::PartyOnlyReplied
        | CallRefusal::TooMany
        | CallRefusal::OtherAbsage
        | CallRefusal::NullLost => {
            if established(play) {
                "3.5.7"
            } else {
                "3.5.6"
            }
        }
    }
}

/// The facts of 3.5.2: whose the trick was, whether the Hochzeiter could win it, what came of it.
pub(super) fn add_early_call(record: &Record, play: &Play, announcer: Seat, cards: usize, facts: &mut Facts) {
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
    // A call before the own lead is looked at after that lead, otherwise the Hochzeiter could always win (REFEREE 4.5).
    let leads_himself = lying.is_empty() && trick.leader() == announcer;
    let led = record.plays().nth(cards).map(|(_, _, card)| card).filter(|_| leads_himself);
    let mut hands = *play.hands();
    for (player, &card) in trick.leader().clockwise().zip(&lying) {
        hands[player].add(card);
    }
    let looked_at: Vec<Card> = lying.iter().copied().chain(led).collect();
    if !leads_himself || led.is_some() {
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
