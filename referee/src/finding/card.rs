//! Cards that were played although a rule forbids it.

use super::{Finder, Finding, by_game, unreadable};
use crate::fact::{self, Value};
use crate::problem::Problem;
use game::{Card, IllegalMove, Play, Seat, WhyNot};
use notation::record::{Deed, Event, check};

/// Plays the card, and tells what was wrong with it.
pub(super) fn read(
    finder: &mut Finder<'_>,
    play: &mut Play,
    index: usize,
    (player, card): (Seat, Card),
) -> Result<(), Problem> {
    if let Err(illegal) = play.check_card(player, card) {
        let found = of(finder, play, &illegal, index);
        finder.findings.extend(found);
    }
    match play.play_unclaimed(player, card) {
        Ok(_) => Ok(()),
        Err(_) => Err(unreadable(&check(finder.record, finder.rules))),
    }
}

fn of(finder: &Finder<'_>, play: &Play, illegal: &IllegalMove, index: usize) -> Option<Finding> {
    match illegal.why {
        WhyNot::NotFollowing(led) => Some(not_following(finder, play, illegal.seat, led, index)),
        WhyNot::NotYourTurn(_) if play.public().trick().is_empty() => {
            Some(finder.found(by_game(play, "3.4.1", "3.4.2"), illegal.seat, play, index))
        }
        // Decision OP-25: the duty to call is omitted, a minor breach.
        WhyNot::DutyFirst(_) => Some(finder.found("9.3", illegal.seat, play, index)),
        _ => None,
    }
}

fn not_following(finder: &Finder<'_>, play: &Play, seat: Seat, led: Card, index: usize) -> Finding {
    // Rule 002 1.2: it is a Nichtbedienen as soon as a further Aktion has followed.
    let mut finding = if finder.is_last_action(index) {
        finder.found(by_game(play, "3.7.1", "3.7.2"), seat, play, index)
    } else {
        let mut finding = finder.found(by_game(play, "3.8.1", "3.8.2"), seat, play, index);
        let trick_ends = 4 * (finding.cards_played / 4 + 1);
        let which = if finder.cards_in_the_end() <= trick_ends { "current" } else { "earlier" };
        finding.facts.state(fact::WHICH_TRICK, Value::Word(which.to_owned()));
        finding
    };
    finding.recognisable = shown_later(finder, play, seat, led, index);
    finding
}

/// A false discard is recognised when its player shows a card of the class he did not follow.
fn shown_later(finder: &Finder<'_>, play: &Play, seat: Seat, led: Card, index: usize) -> Option<usize> {
    let order = play.public().order();
    let class = order.class_of(led);
    let later = (index + 1..finder.until).find(|&step| {
        let shown: &[Card] = match &finder.timeline[step].event {
            Event::Card { player, card } if *player == seat => std::slice::from_ref(card),
            Event::Incident(incident) if incident.player == Some(seat) => shown(&incident.what),
            _ => &[],
        };
        shown.iter().any(|&card| order.class_of(card) == class)
    });
    later.map(|step| step + 1)
}

/// Returns the cards that everybody sees.
fn shown(what: &Deed) -> &[Card] {
    match what {
        Deed::Early(card) => std::slice::from_ref(card),
        Deed::TookBack(cards) | Deed::Showed(cards) => cards,
        Deed::Fell { seen, .. } => seen,
        _ => &[],
    }
}
