//! The incidents of a record that break a rule of the game.
//!
//! What somebody says, shows, hands over or claims is no matter of the rules of play; the referee judges it.

use crate::record::{
    ClaimOrder, Deed, Event, Incident, Moment, Step,
    breach::{Breach, Fault},
};
use game::{
    Call, CallRefusal, CallRefused, Card, Hand, IllegalMove, Move, Paragraph, Play, Seat, Team, WhyNot, words::noted,
};
use text::{Message, message};

/// Returns what is wrong with an incident. `later` begins with it.
pub(super) fn breach(play: &mut Play, incident: &Incident, later: &[Step<'_>]) -> Option<Breach> {
    let Some(player) = incident.player else {
        let is_somebodys = !matches!(incident.what, Deed::Aborted(_));
        return is_somebodys.then(|| of(play, None, Paragraph::Turn, Fault::Missing("player")));
    };
    if let Some(card) = not_held(play, player, &incident.what) {
        let played = play.public().plays().filter(|&(_, played)| played == card).count();
        return Some(of(play, Some(player), Paragraph::Turn, Fault::NotHeld { card, played }));
    }
    match &incident.what {
        Deed::Called(call) => Some(call_before_the_game(play, player, *call)),
        Deed::Early(card) => early(play, (player, *card), incident, later),
        Deed::TookBack(cards) => took_back(play, player, incident, cards.first().copied()?),
        Deed::Fell { seen, .. } if 1 < seen.len() => {
            let why = Message::new("deed-why-fell");
            Some(of(play, Some(player), Paragraph::Turn, Fault::Deed { what: incident.what.clone(), why }))
        }
        _ => None,
    }
}

fn of(play: &Play, seat: Option<Seat>, paragraph: Paragraph, fault: Fault) -> Breach {
    let trick = (0 < play.public().cards_played()).then(|| play.public().tricks().len() + 1);
    Breach::new(play.public().rules(), paragraph, (trick, seat), fault)
}

/// Returns a card that the player cannot have laid, shown or claimed with, because he does not hold it.
fn not_held(play: &Play, player: Seat, what: &Deed) -> Option<Card> {
    let cards: &[Card] = match what {
        Deed::Early(card) => std::slice::from_ref(card),
        Deed::TookBack(cards) | Deed::Showed(cards) => cards,
        Deed::Fell { seen, .. } => seen,
        Deed::Claimed { order: ClaimOrder::Cards(cards), .. } => cards,
        _ => &[],
    };
    let hand = play.hands()[player];
    match Hand::try_of(cards) {
        Ok(named) if hand.holds(named) => None,
        _ => {
            cards.iter().copied().find(|&card| hand.count(card) < cards.iter().filter(|&&other| other == card).count())
        }
    }
}

/// Rule DDV D.8: not before it is settled what is played. Unclaimed, the call counts.
fn call_before_the_game(play: &mut Play, player: Seat, call: Call) -> Breach {
    let rules = play.public().rules();
    let paragraph = rules.cite(Paragraph::CallEarliest);
    let team = play.team_of(player).unwrap_or_else(|| call.team().unwrap_or(Team::Kontra));
    let reason = CallRefusal::BeforeReservationSettled;
    let refused = CallRefused { call, team, reason, latest: None, paragraph };
    let illegal = IllegalMove {
        trick: 1,
        seat: player,
        action: Move::Call(call),
        why: WhyNot::Call(refused),
        paragraph,
        legal: Vec::new(),
    };
    // There are cards to play, so that it can be noted.
    let _ = play.call_unclaimed(player, call);
    Breach::of_move(illegal)
}

/// A card that was laid before it was the player's turn; it stays, so that it is his next one.
fn early(play: &Play, (player, card): (Seat, Card), incident: &Incident, later: &[Step<'_>]) -> Option<Breach> {
    let what = incident.what.clone();
    if matches!(incident.at, Moment::Query { .. }) {
        let why = Message::new("deed-why-not-named");
        return Some(of(play, Some(player), Paragraph::FirstLead, Fault::Deed { what, why }));
    }
    if play.actor() == Some(player) {
        let (stated, found) = (Message::new("stated-early"), message!("found-turn", seat = noted(&player)));
        let fault = Fault::Contradiction { field: "early", stated, found };
        return Some(of(play, Some(player), Paragraph::Turn, fault));
    }
    let next = later.iter().find_map(|step| match step.event {
        Event::Card { player: next, card } if next == player => Some(card),
        _ => None,
    });
    // A card that was led out of turn may be taken back, one that was laid out of turn may not (referees' handbook 3.1.9).
    if let Some(next) = next.filter(|&next| next != card && !play.public().trick().is_empty()) {
        let fault = Fault::Contradiction { field: "early", stated: noted(&card), found: noted(&next) };
        return Some(of(play, Some(player), Paragraph::Turn, fault));
    }
    play.check_card(player, card).err().map(Breach::of_move)
}

/// Returns the breach of the card `first` that was taken back, or that of taking back a card that broke no rule.
fn took_back(play: &Play, player: Seat, incident: &Incident, first: Card) -> Option<Breach> {
    match play.check_card(player, first) {
        Err(illegal) => Some(Breach::of_move(illegal)),
        Ok(()) => {
            let why = Message::new("deed-why-allowed");
            Some(of(play, Some(player), Paragraph::Follow, Fault::Deed { what: incident.what.clone(), why }))
        }
    }
}
