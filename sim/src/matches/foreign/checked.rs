//! Whether what a table says was played is the game that it was given, by our rules, and with the answers of our seat.

use super::{first_card, to_card};
use bots::remote::{Decide, Given, TableResult, What};
use game::rules::VorbehaltKind;
use game::words::seat_letter;
use game::{Ended, Found, Hand, Outcome, Play, Points, Reply, Scope, Seat, SeatSet, Setup, Spielfindung};
use notation::Record;
use notation::record::{Breach, Breaches, Said, hear, replay, resume};
use text::{Localized, Message, message};

/// Our seat, and what it has answered.
type Ours<'a> = (Seat, &'a [Given]);

/// Returns the game by our rules.
///
/// # Errors
/// Returns what in it is not as it was to be played, or was not played so, or is not counted so.
pub(super) fn played(result: &TableResult, setup: &Setup<'_>, ours: Ours<'_>) -> Result<(Outcome, Play), Message> {
    let record = &result.record;
    same_deal(record, setup)?;
    same_cards(record, ours)?;
    let refused =
        |breaches: Vec<Breach>| breaches.first().map_or_else(|| message!("table-record-empty"), Localized::message);
    let outcome = replay(record, setup.rules, Breaches::Refuse).map_err(refused)?;
    let play = resume(record, setup.rules, Breaches::Refuse).map_err(refused)?;
    match setup.scope {
        Scope::Cards => cards_only(record, setup, &play)?,
        Scope::Everything => {
            same_words(record.vorbehalte.as_deref(), ours)?;
            same_calls(record, ours)?;
            asked_for_calls(record, setup, ours)?;
        }
    }
    // Nobody has to play one in a single deal, and who does leads.
    if play.public().game().kind() == Some(VorbehaltKind::Pflichtsolo) {
        return Err(message!("table-record-pflichtsolo"));
    }
    same_points(result, &outcome)?;
    Ok((outcome, play))
}

/// Checks that the rules let the cards be dealt again after these words.
///
/// # Errors
/// Returns why not.
pub(super) fn redeal(words: &[Said], setup: &Setup<'_>, ours: Ours<'_>) -> Result<(), Message> {
    if setup.scope == Scope::Cards {
        return Err(message!("table-no-redeal"));
    }
    let mut round = Spielfindung::new(setup.rules, setup.deal, SeatSet::EMPTY);
    for at in 0..words.len() {
        hear(&mut round, &words[at..]).map_err(|illegal| illegal.message())?;
    }
    match round.finish() {
        Ok(Found::Redeal(_)) => same_words(Some(words), ours),
        _ => Err(message!("table-no-redeal")),
    }
}

fn same_deal(record: &Record, setup: &Setup<'_>) -> Result<(), Message> {
    if let Some(found) = record.rules.as_ref().filter(|name| **name != setup.rules.name) {
        return Err(message!("table-record-rules", found, expected = setup.rules.name.as_ref()));
    }
    let dealer = setup.deal.dealer();
    if record.dealer != dealer {
        let (found, expected) = (seat_letter(record.dealer), seat_letter(dealer));
        return Err(message!("table-record-dealer", found, expected));
    }
    for (seat, &hand) in setup.deal.hands().iter() {
        if Hand::try_of(&record.hands[seat]).ok() != Some(hand) {
            return Err(message!("table-record-hand", seat = seat_letter(seat)));
        }
    }
    if !record.pflichtsolo_open.is_empty() || record.vorfuehren.is_some() {
        return Err(message!("table-record-pflichtsolo"));
    }
    Ok(())
}

/// Checks that our seat was asked for each of its cards, saw what was played, and played what it has answered.
fn same_cards(record: &Record, (own, given): Ours<'_>) -> Result<(), Message> {
    let plays: Vec<_> = record.plays().map(|(_, seat, card)| (seat, card)).collect();
    for seen in given.iter().filter_map(|given| given.played.as_ref()) {
        if !plays.starts_with(seen) {
            return Err(message!("table-other-course", n = seen.len()));
        }
    }
    for (at, &(seat, card)) in plays.iter().enumerate().filter(|(_, (seat, _))| *seat == own) {
        let is_it = |given: &&Given| given.what == What::Card && given.before_card() == Some(at);
        let (number, seat, played) = (at + 1, seat_letter(seat), card.to_string());
        match given.iter().rev().find(is_it) {
            None => return Err(message!("table-not-asked", number, seat, played)),
            Some(given) if given.decision != played => {
                return Err(message!("table-other-card", number, seat, played, said = &given.decision));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// Checks that our seat has called what it has answered, and nothing else.
fn same_calls(record: &Record, (own, given): Ours<'_>) -> Result<(), Message> {
    let is_call =
        |given: &&Given| matches!(given.what, What::Call | What::Pflichtansage) && given.decision != Decide::NO_CALL;
    let said = given.iter().filter(is_call).map(|given| (given.before_card().unwrap_or(0), given.decision.clone()));
    let found = record.announcements.iter().filter(|call| call.player == own);
    let found = found.map(|call| (usize::from(call.before_card), call.say.name().to_owned()));
    same(said.map(with_moment).collect(), found.map(with_moment).collect(), own)
}

/// Checks that our seat was asked before each card whether it calls, if it might.
fn asked_for_calls(record: &Record, setup: &Setup<'_>, (own, given): Ours<'_>) -> Result<(), Message> {
    let asked: Vec<usize> = given
        .iter()
        .filter(|given| matches!(given.what, What::Call | What::Pflichtansage))
        .filter_map(Given::before_card)
        .collect();
    for at in (0..record.plays().count()).filter(|at| !asked.contains(at)) {
        let might = resume(&record.until(at), setup.rules, Breaches::Refuse)
            .is_ok_and(|play| !play.view(own).calls().is_empty());
        if might {
            return Err(message!("table-call-not-asked", number = at + 1, seat = seat_letter(own)));
        }
    }
    Ok(())
}

fn with_moment((before_card, call): (usize, String)) -> String {
    format!("{before_card}:{call}")
}

/// Checks that our seat has said what it has answered before the first card, and nothing else.
fn same_words(words: Option<&[Said]>, (own, given): Ours<'_>) -> Result<(), Message> {
    let words = words.ok_or_else(|| message!("table-no-vorbehalte"))?;
    let said = given.iter().filter(|given| given.played.is_none()).map(|given| given.decision.clone());
    let found = words.iter().filter(|said| said.player == own).map(|said| said.act.to_string());
    same(said.collect(), found.collect(), own)
}

fn same(said: Vec<String>, found: Vec<String>, seat: Seat) -> Result<(), Message> {
    if said == found {
        return Ok(());
    }
    let list = |words: &[String]| if words.is_empty() { "-".to_owned() } else { words.join(" ") };
    Err(message!("table-other-words", seat = seat_letter(seat), said = list(&said), found = list(&found)))
}

/// Checks that nobody has decided anything but cards.
fn cards_only(record: &Record, setup: &Setup<'_>, play: &Play) -> Result<(), Message> {
    let mut course = first_card(setup);
    for (_, _, card) in record.plays() {
        course.reply(Reply::Card(card)).map_err(|illegal| illegal.message())?;
        to_card(&mut course);
    }
    let is_same = |own: &Play| {
        let (own, found) = (own.public(), play.public());
        (own.game().named, own.calls()) == (found.game().named, found.calls())
    };
    match course.ended() {
        Some(Ended::Played(_, own)) if is_same(&own) => Ok(()),
        _ => Err(message!("table-not-cards")),
    }
}

fn same_points(result: &TableResult, outcome: &Outcome) -> Result<(), Message> {
    let Some(told) = result.points else { return Ok(()) };
    let ours = game::BySeat::from_fn(|seat| {
        let Points(points) = outcome.score.points[seat];
        points
    });
    if told == ours {
        return Ok(());
    }
    let list = |points: game::BySeat<i32>| {
        let words = points.iter().map(|(seat, points)| format!("{} {points}", seat.letter())).collect::<Vec<_>>();
        words.join(", ")
    };
    Err(message!("table-other-points", told = list(told), ours = list(ours)))
}
