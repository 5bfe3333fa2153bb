//! Shortened games: claims, cards that are shown, cards that are handed over; by rulings that were written once more from the
//! texts (`texts.rs`), and case by case.

mod cases;
mod texts;

use doko_referee::{Settled, settle};
use game::{BySeat, Card, GameName, Hand, Play, Rules, Seat, Solo, Suit, Team};
use notation::record::{Announcement, Breaches, Deed, Incident, Moment, PlayedTrick, Record, Timing, resume};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use texts::{Book, Expected, Table};

/// A random game up to a random card, most often one of the last.
fn game(rules: &Rules, rng: &mut ChaCha8Rng) -> Option<(Record, Play)> {
    let mut deck: Vec<Card> = rules.deck().cards().collect();
    deck.shuffle(rng);
    let size = rules.n_tricks();
    let hands = BySeat::from_fn(|seat| deck[seat.index() * size..][..size].to_vec());
    let dealer = Seat::ALL[rng.random_range(0..4)];
    let is_silent = Seat::ALL.into_iter().any(|seat| Hand::of(&hands[seat]).count(Card::CQ) == 2);
    let soloist = Seat::ALL[rng.random_range(0..4)];
    let (game, soloist) = match (rng.random_range(0..5), is_silent) {
        (0..2, _) => (GameName::Solo(*rules.soli.named.choose(rng)?), Some(soloist)),
        (_, true) => (GameName::StillesSolo, None),
        (_, false) => (GameName::Normal, None),
    };
    let mut record = Record { soloist, ..Record::empty(dealer, hands, game) };
    let mut play = resume(&record, rules, Breaches::CountAsValid).ok()?;
    let n_cards = 4 * size;
    let is_early = rng.random_ratio(1, 4);
    let end = if is_early { rng.random_range(0..n_cards - 12) } else { rng.random_range(n_cards - 12..n_cards) };
    while play.public().cards_played() < end {
        let seat = play.actor()?;
        let caller = Seat::ALL[rng.random_range(0..4)];
        let wanted =
            play.calls(caller).choose(rng).copied().filter(|_| rng.random_ratio(1, 6)).map(|call| (caller, call));
        if let Some((player, say)) = play.duty().map(|call| (seat, call)).or(wanted) {
            let before_card = play.public().cards_played() as u16;
            record.announcements.push(Announcement { before_card, player, say, team: None, timing: Timing::Later });
            play.call(player, say).ok()?;
            continue;
        }
        let card = *play.legal().iter().collect::<Vec<Card>>().choose(rng)?;
        if play.public().trick().is_empty() {
            record.tricks_played.push(PlayedTrick { lead: seat, cards: Vec::new() });
        }
        record.tricks_played.last_mut()?.cards.push(card);
        play.play(seat, card).ok()?;
    }
    play.duty().is_none().then_some((record, play))
}

fn code(card: Card) -> texts::Card {
    card.to_string().as_bytes().try_into().expect("a card has two letters")
}

/// The same game, told from the record: nobody but the scribe of the record knows who won what.
fn table(rules: &Rules, record: &Record) -> Table {
    let queens = |seat: Seat| record.hands[seat].iter().filter(|&&card| card == Card::CQ).count();
    let alone = record.soloist.or_else(|| Seat::ALL.into_iter().find(|&seat| queens(seat) == 2));
    let is_re = |seat: Seat| alone.map_or(queens(seat) == 1, |alone| alone == seat);
    let trumps = match record.game {
        GameName::Solo(Solo::Damen) => b'Q',
        GameName::Solo(Solo::Buben) => b'J',
        GameName::Solo(Solo::Fleischlos) => b'0',
        GameName::Solo(Solo::Farbe(suit)) if suit != Suit::Diamonds => suit.letter() as u8,
        _ => b'T',
    };
    let book = match rules.name.to_string().as_str() {
        "ddv" => Book::Ddv,
        "bsv" => Book::Bsv,
        _ => Book::Recklinghausen,
    };
    let mut hands = record.hands.0.clone().map(|cards| cards.into_iter().map(code).collect::<Vec<_>>());
    let mut calls = Vec::new();
    let plays: Vec<(Seat, Card)> = record.plays().map(|(_, seat, card)| (seat, card)).collect();
    for number in 0..=plays.len() {
        for call in record.announcements.iter().filter(|call| usize::from(call.before_card) == number) {
            let stage =
                ["re", "kontra", "k90", "k60", "k30", "schwarz"].iter().position(|&word| word == call.say.to_string());
            calls.push((call.player.index(), stage.expect("a call").max(1), hands[call.player.index()].len()));
        }
        if let Some(&(seat, card)) = plays.get(number) {
            let hand = &mut hands[seat.index()];
            hand.remove(hand.iter().position(|&held| held == code(card)).expect("the card is held"));
        }
    }
    let mut tricks: Vec<(usize, Vec<texts::Card>)> = record
        .tricks_played
        .iter()
        .map(|trick| (trick.lead.index(), trick.cards.iter().copied().map(code).collect()))
        .collect();
    let running = tricks.pop_if(|(_, cards)| cards.len() < 4);
    let mut table = Table {
        book,
        trumps,
        soloist: alone.map(Seat::index),
        is_silent: record.soloist.is_none() && alone.is_some(),
        re: BySeat::from_fn(is_re).0,
        hands,
        tricks,
        leader: 0,
        running: Vec::new(),
        calls,
    };
    let first = record.dealer.next().index();
    let next = table.tricks.last().map_or(first, |(leader, cards)| table.winner(*leader, cards).0);
    (table.leader, table.running) = running.unwrap_or((next, Vec::new()));
    table
}

fn ended(mut record: Record, play: &Play, player: Seat, what: Deed) -> Record {
    let cards = play.public().cards_played() as u16;
    let calls = record.announcements.iter().filter(|call| call.before_card == cards).count() as u16;
    record.incidents.push(Incident { at: Moment::Play { cards, calls }, player: Some(player), what });
    record
}

fn check_thousand(word: &str, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut of_kind: [usize; 4] = [0; 4];
    let mut n_games = 0;
    while n_games < 1_000 {
        let rules = Rules::ALL[n_games % 3].clone();
        let Some((record, play)) = game(&rules, &mut rng) else { continue };
        let table = table(&rules, &record);
        // Of many cards it is enough that one line is open.
        if 12 < table.hands.iter().map(Vec::len).sum::<usize>() && !table.is_plainly_open() {
            continue;
        }
        n_games += 1;
        let seat = *Seat::ALL.choose(&mut rng).expect("four seats");
        let expected = table.expected(seat.index(), word == "hands_over");
        let ended = ended(record, &play, seat, word.parse().expect("a deed"));
        let settlement = settle(&ended, &rules).unwrap_or_else(|problem| panic!("{problem}\n{ended}"));
        let settlement = settlement.expect("the game ends before its last card");
        let penalty = settlement.ruling.points.0.map(i32::from);
        let scored = match &settlement.settled {
            Settled::Scored(outcome) => {
                let rest = outcome.unplayed.expect("a rest");
                Some((rest.to == Team::Re, outcome.score.points.0.map(|points| points.0)))
            }
            _ => None,
        };
        let is_breach = penalty != [0; 4];
        of_kind[usize::from(is_breach) + 2 * usize::from(scored.is_some())] += 1;
        let found = Expected { penalty, scored };
        assert_eq!(found, expected, "{} {seat} {:?}\n{ended}", rules.name, settlement.ruling.reasons);
    }
    // Breaches without and with a game that is scored, and games without a breach.
    assert!([1, 2, 3].iter().all(|&kind| 20 < of_kind[kind]) && of_kind[0] == 0, "{word}: {of_kind:?}");
}

#[test]
fn a_thousand_random_claims_end_as_the_texts_say() {
    check_thousand("claims", 1);
}

#[test]
fn a_thousand_hands_shown_at_random_end_as_the_texts_say() {
    check_thousand("shows", 2);
}

#[test]
fn a_thousand_hands_handed_over_at_random_end_as_the_texts_say() {
    check_thousand("hands_over", 3);
}
