//! Records of what one seat knows, with hands that may have been.
//!
//! A record with a single hand says everything that the owner of this hand has seen. With hands for the others that fit,
//! it is a whole game, and the view of the seat in that game is what it knows: no view says which hands they were.

use crate::constraint::Facts;
use crate::draw::Draw;
use crate::sample::{NoWorld, World, Worlds};
use game::words::seat_letter;
use game::{Act, BySeat, Card, Deal, Due, Exchange, GameName, Hand, Play, Rules, Seat, SeatSet, Spielfindung};
use notation::record::{Breach, Breaches, Record, Said, resume};
use text::{Localized, Message, english_errors, message};

/// Reason why no game fits a record.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum NotSeen {
    /// There must be exactly one hand, or all four.
    Hands,
    /// A hand is not as long as it was dealt, or has a card three times.
    Hand(Seat),
    /// A hidden seat has made an Absage in a normal game and has not said for which side.
    WhoseAbsage(Seat),
    /// The cards of an exchange are not those of the hand, or it is not written how many cards and trumps were exchanged.
    Exchange,
    /// No hands fit.
    NoWorld(NoWorld),
    /// Hands that fit the cards do not fit the words and calls; what is wrong with one of them.
    Breaches(Vec<Breach>),
}

impl Localized for NotSeen {
    fn message(&self) -> Message {
        match self {
            Self::Hands => message!("not-seen-hands"),
            Self::Hand(seat) => message!("not-seen-hand", seat = seat_letter(*seat)),
            Self::WhoseAbsage(seat) => {
                message!("not-seen-absage", seat = seat_letter(*seat), letter = seat.to_string())
            }
            Self::Exchange => message!("not-seen-exchange"),
            Self::NoWorld(error) => error.message(),
            Self::Breaches(breaches) => {
                let first = breaches.first().map_or_else(|| Message::verbatim(""), Localized::message);
                message!("not-seen-breach", breach = first)
            }
        }
    }
}

english_errors!(NotSeen);

/// Most hands that are tried; usually the first ones fit.
const MOST_TRIES: u64 = 300;

/// Returns whose hand is written, if it is the only one.
#[must_use]
pub fn viewer_of(record: &Record) -> Option<Seat> {
    let mut written = record.hands.iter().filter(|(_, cards)| !cards.is_empty());
    match (written.next(), written.next()) {
        (Some((seat, _)), None) => Some(seat),
        _ => None,
    }
}

/// Returns the game of a record with one hand, as it may have been; what its owner knows is his view of it.
///
/// # Errors
/// Returns the reason why no game fits the record.
pub fn complete(record: &Record, rules: &Rules) -> Result<Play, NotSeen> {
    let seat = viewer_of(record).ok_or(NotSeen::Hands)?;
    let hand = Hand::try_of(&record.hands[seat]).map_err(|_| NotSeen::Hand(seat))?;
    if hand.len() != rules.n_tricks() || !hand.kinds().is_subset(rules.kinds()) {
        return Err(NotSeen::Hand(seat));
    }
    if let Some(caller) = unclear_caller(record, seat) {
        return Err(NotSeen::WhoseAbsage(caller));
    }
    let known = exchange_of(record, seat)?;
    let hand = match known {
        Some(exchange) => after(hand, seat, &exchange).ok_or(NotSeen::Exchange)?,
        None => hand,
    };
    let facts = Facts::of_record(record, rules, (seat, hand));
    let worlds = Worlds::of(&facts).map_err(NotSeen::NoWorld)?;
    let mut draw = Draw::new(1, 0);
    let mut refused = Vec::new();
    for _ in 0..MOST_TRIES {
        let World { hands, exchange } = worlds.draw(&mut draw);
        let hands = BySeat::from_fn(|other| {
            let played = if other == seat { Hand::EMPTY } else { facts.played()[other] };
            hands[other].cards().chain(played.cards()).collect()
        });
        let whole = whole(record, rules, hands, exchange.or(known));
        match resume(&whole, rules, Breaches::Refuse) {
            Ok(play) => return Ok(play),
            Err(breaches) => refused = breaches,
        }
    }
    Err(NotSeen::Breaches(refused))
}

/// Returns the exchange if its cards are written; only who took part in it can know them.
fn exchange_of(record: &Record, seat: Seat) -> Result<Option<Exchange>, NotSeen> {
    let (Some(giver), Some(taker)) = (record.giver, record.taker) else { return Ok(None) };
    match (&record.given, &record.returned) {
        (Some(given), Some(returned)) if seat == giver || seat == taker => {
            let hand = |cards: &[Card]| Hand::try_of(cards).map_err(|_| NotSeen::Exchange);
            Ok(Some(Exchange { giver, taker, given: hand(given)?, returned: hand(returned)? }))
        }
        // Without the round of Vorbehalte the hands may be those after the exchange.
        (None, None) if record.vorbehalte.is_none() || record.exchanged.is_some() => Ok(None),
        _ => Err(NotSeen::Exchange),
    }
}

/// Returns the hand after the exchange; `None` if it had not the cards to give.
fn after(hand: Hand, seat: Seat, exchange: &Exchange) -> Option<Hand> {
    let &Exchange { giver, given, returned, .. } = exchange;
    let (lost, got) = if seat == giver { (given, returned) } else { (returned, given) };
    // The taker may give back what he has taken.
    let mut cards: Vec<Card> = hand.cards().chain(got.cards()).collect();
    for card in lost.cards() {
        cards.swap_remove(cards.iter().position(|&held| held == card)?);
    }
    Hand::try_of(&cards).ok()
}

/// Returns the record with the hands as they were dealt, if these are the hands after the exchange.
fn whole(record: &Record, rules: &Rules, after: BySeat<Vec<Card>>, exchange: Option<Exchange>) -> Record {
    let mut whole = Record { hands: after, ..record.clone() };
    let Some(Exchange { giver, taker, given, returned }) = exchange else { return whole };
    for (from, to, cards) in [(giver, taker, returned), (taker, giver, given)] {
        for card in cards.cards() {
            if let Some(at) = whole.hands[from].iter().position(|&held| held == card) {
                whole.hands[from].swap_remove(at);
                whole.hands[to].push(card);
            }
        }
    }
    whole.given = Some(given.cards().collect());
    whole.returned = Some(returned.cards().collect());
    add_exchange(&mut whole, rules, (given, returned));
    whole
}

/// Writes into the round of Vorbehalte what only two have seen, that these cards were handed over and came back.
fn add_exchange(whole: &mut Record, rules: &Rules, (given, returned): (Hand, Hand)) {
    let (Some(said), Ok(deal)) = (&mut whole.vorbehalte, Deal::from_cards(rules, whole.dealer, &whole.hands)) else {
        return;
    };
    let mut round = Spielfindung::new(rules, deal, whole.pflichtsolo_open.iter().copied().collect());
    let mut at = 0;
    while let Some(&Said { player, act }) = said.get(at) {
        if round.act(player, act).is_err() {
            return;
        }
        at += 1;
        let due = match round.due() {
            Some((player, Due::Give { .. })) => Said { player, act: Act::Give(given) },
            Some((player, Due::Return { .. })) => Said { player, act: Act::Return(returned) },
            _ => continue,
        };
        if !said.get(at).is_some_and(|next| next.act.is_secret()) {
            said.insert(at, due);
        }
        if matches!(due.act, Act::Return(_)) {
            return;
        }
    }
}

/// Returns who has made an Absage in a normal game without having said his side before. With all hands written it counts
/// for the side of its caller; a hidden hand does not tell which that is.
fn unclear_caller(record: &Record, viewer: Seat) -> Option<Seat> {
    let is_hidden_game = matches!(record.game, GameName::Normal | GameName::StillesSolo)
        && record.hochzeiter.is_none()
        && record.giver.is_none();
    let mut said = SeatSet::only(viewer);
    for call in record.announcements.iter().filter(|_| is_hidden_game) {
        if call.say.team().or(call.team).is_some() {
            said = said.with(call.player);
        } else if !said.contains(call.player) {
            return Some(call.player);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::rules::Trumpfabgabe;
    use game::{Contract, Found, Order, Schweine};
    use notation::record::parse_record;

    /// Returns a game in which every seat says and calls at random; `None` if the cards are dealt again. If there is a
    /// Trumpfabgabe, a seat has at most three trumps.
    fn game(rules: &Rules, draw: &mut Draw) -> Option<Play> {
        let trumps = Order::new(rules, Contract::Normal, Schweine::None).trumps();
        let mut deal = draw.deal(rules, Seat::W).expect("a whole deck");
        while rules.trumpfabgabe.if_nobody != Trumpfabgabe::Off
            && deal.hands().0.iter().all(|hand| 3 < hand.count_in(trumps))
        {
            deal = draw.deal(rules, Seat::W).expect("a whole deck");
        }
        let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
        while let Some(seat) = round.actor() {
            let act = draw.choice(&round.options()).expect("who is due has an option");
            round.act(seat, act).expect("an option is legal");
        }
        let Ok(Found::Play(mut play)) = round.finish() else { return None };
        for _ in 0..draw.below(40) {
            let seat = play.actor().expect("cards are left");
            let option = draw.choice(&play.options()).expect("the actor has an option");
            play.act(seat, option).expect("an option is legal");
        }
        Some(*play)
    }

    #[test]
    fn what_a_seat_knows_is_read_back_from_its_record() {
        let (mut n_read, mut n_absagen, mut n_exchanges) = (0, 0, 0);
        for index in 0..300 {
            let rules = &Rules::ALL[index as usize % 3];
            let mut draw = Draw::new(51, index);
            let Some(play) = game(rules, &mut draw) else { continue };
            let seat = Seat::from_index(draw.below(4));
            let record = Record::of_view(&play.view(seat));
            let text = record.to_string();
            assert_eq!(parse_record(&text).as_ref(), Ok(&record), "{text}");
            let completed = complete(&record, rules).unwrap_or_else(|error| panic!("{text}{error}"));
            assert_eq!(viewer_of(&record), Some(seat));
            assert_eq!(completed.public(), play.public(), "{text}");
            assert_eq!(completed.view(seat).hand(), play.view(seat).hand());
            assert_eq!(completed.view(seat).exchange(), play.view(seat).exchange());
            n_read += 1;
            n_absagen += usize::from(record.announcements.iter().any(|call| call.team.is_some()));
            n_exchanges += usize::from(record.exchanged.is_some());
        }
        assert!(200 < n_read && 10 < n_absagen && 3 < n_exchanges, "{n_read} {n_absagen} {n_exchanges}");
    }

    /// Returns what is wrong with a record of Recklinghausen that ends with these lines.
    fn refused(first: &str, rest: &str) -> String {
        let text = format!(
            "rules=recklinghausen dealer=W {first}\nN: HT CQ SQ DQ CJ SJ DA CA SA HA\nE: ?\nS: ?\nW: ?\n{rest}"
        );
        let record = parse_record(&text).expect("it can be read");
        complete(&record, &Rules::RECKLINGHAUSEN).expect_err("something is missing").to_string()
    }

    #[test]
    fn what_a_view_does_not_say_is_asked_for() {
        let whose = refused("game=normal", "calls @0 E:k90!");
        assert!(whose.contains("E:kontra-k90!"), "{whose}");
        let exchange = refused("game=trumpfabgabe giver=E taker=S", "vorbehalte N:gesund E:klein");
        assert!(exchange.contains("exchanged="), "{exchange}");
        let exchange = refused("game=trumpfabgabe giver=E taker=N given=S9 returned=CK", "");
        assert!(exchange.contains("given="), "{exchange}");
    }
}
